//! What the stages of games have in common: lists that are read item by item into a position in the making.

use super::Given;

/// The items of a list; `none` is an empty one.
pub fn items(words: &str) -> impl Iterator<Item = &str> {
    words.split(',').map(str::trim).filter(|word| !word.is_empty() && *word != "none")
}

/// An item with how many of it there are, behind a mark: `solo 2` with a space, `floor-it x2` with ` x`. One where no
/// number is said.
pub fn counted<'a>(item: &'a str, mark: &str) -> (&'a str, usize) {
    item.rsplit_once(mark).and_then(|(name, count)| Some((name.trim(), count.parse().ok()?))).unwrap_or((item, 1))
}

/// A position in the making.
pub trait Staging {
    /// The most items that one list names.
    const MOST: usize = usize::MAX;

    /// What the scenario says of it.
    fn given(&mut self) -> &mut Given;

    /// Reads the items of a list one by one; what is wrong with one is told with its line. Whether the line is there.
    fn each(&mut self, name: &str, read: impl FnMut(&mut Self, &str) -> Result<(), String>) -> bool {
        let Some((line, words)) = self.given().take(name) else { return false };
        self.each_of(line, &words, read);
        true
    }

    /// The same of a line that was taken.
    fn each_of(&mut self, line: usize, words: &str, mut read: impl FnMut(&mut Self, &str) -> Result<(), String>) {
        if items(words).count() > Self::MOST {
            return self.given().problem(line, format!("at most {} can be named", Self::MOST));
        }
        for item in items(words) {
            if let Err(says) = read(self, item) {
                self.given().problem(line, says);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Few(Given, Vec<String>);

    impl Staging for Few {
        const MOST: usize = 2;

        fn given(&mut self) -> &mut Given {
            &mut self.0
        }
    }

    fn staged(words: &str) -> (bool, Vec<String>, String) {
        let mut given = Given::default();
        given.add(3, "hand", words);
        let mut few = Few(given, Vec::new());
        let there = few.each("hand", |few, item| {
            few.1.push(item.to_owned());
            if item == "wrong" { Err("no such card".to_owned()) } else { Ok(()) }
        });
        (there && !few.each("deck", |_, _| Ok(())), few.1, few.0.finish(()).map_or_else(|wrong| wrong.to_string(), |()| String::new()))
    }

    #[test]
    fn a_list_is_read_item_by_item() {
        assert_eq!(staged("a, , wrong"), (true, vec!["a".to_owned(), "wrong".to_owned()], "line 3: no such card".to_owned()));
        assert_eq!(staged("none"), (true, vec![], String::new()));
        assert_eq!(staged("a, b, c"), (true, vec![], "line 3: at most 2 can be named".to_owned()));
    }

    #[test]
    fn items_are_counted() {
        assert_eq!((counted("business solo 2", " "), counted("business solo", " ")), (("business solo", 2), ("business solo", 1)));
        assert_eq!((counted("floor-it x2", " x"), counted("floor-it 2", " x")), (("floor-it", 2), ("floor-it 2", 1)));
    }
}

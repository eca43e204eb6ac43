//! Things on a table that can be clicked, by name: which of them belong to what is offered now.

use std::collections::BTreeSet;

/// The things that belong to what is offered.
#[derive(Default)]
pub(crate) struct Things {
    first: BTreeSet<String>,
    targets: BTreeSet<String>,
    /// Those that belong to what is asked, and not only to what can be done beside it.
    asked: BTreeSet<String>,
}

/// How a thing is marked on the page.
#[derive(Default)]
pub(crate) struct Mark {
    /// Its name on the board, by which beats find it, where `thing` does not say it.
    pub at: Option<String>,
    /// Its name, if it can be clicked.
    pub thing: Option<String>,
    /// Its class: `legal`, with `target` where another thing is clicked first, and with `also` where nothing that is asked
    /// is done with it.
    pub class: &'static str,
}

impl Things {
    /// From the things of each choice, in the order in which they are clicked, and whether it is what is asked.
    pub fn new<'a>(paths: impl IntoIterator<Item = (&'a [String], bool)>) -> Things {
        let mut things = Things::default();
        for (path, asked) in paths {
            let Some((first, targets)) = path.split_first() else { continue };
            things.first.insert(first.clone());
            things.targets.extend(targets.iter().cloned());
            things.asked.extend(path.iter().filter(|_| asked).cloned());
        }
        things
    }

    /// The mark of a thing that goes by one of these names.
    pub fn mark<const N: usize>(&self, names: [String; N]) -> Mark {
        let at = names.first().cloned();
        let found = names.into_iter().find_map(|name| {
            let class = match (self.first.contains(&name), self.asked.contains(&name)) {
                (true, true) => " legal",
                (true, false) => " legal also",
                (false, true) => " legal target",
                (false, false) => " legal target also",
            };
            (self.first.contains(&name) || self.targets.contains(&name)).then_some((name, class))
        });
        match found {
            Some((thing, class)) => Mark { at: at.filter(|at| *at != thing), thing: Some(thing), class },
            None => Mark { at, ..Mark::default() },
        }
    }
}

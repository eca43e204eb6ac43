//! Parts of a page that seldom change: pictures, lines of the log, panels. Whoever has a page is sent the next one
//! without those of them that are the same, and a script puts them back by their names.

use std::collections::hash_map::DefaultHasher;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;
use std::hash::{Hash, Hasher};

use maud::{Markup, PreEscaped, html};

/// How a picture begins, how it goes on to its name, and how it ends.
const PICTURE: &str = "<svg class=\"art hue";
const NAMED: &str = "\" data-art=\"";
const ENDS: &str = "</svg>";
/// How a part begins and ends, around its name.
const OPENS: &str = "<!--[";
const CLOSES: &str = "]-->";

/// A part of a page by a name, which stands once in it.
pub(crate) fn part(name: impl Display, part: &Markup) -> Markup {
    html! { (PreEscaped(format!("{OPENS}{name}-->"))) (part) (PreEscaped(format!("<!--{name}{CLOSES}"))) }
}

/// What whoever has a page knows: its parts by their names, each by what it says, and its pictures.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Known {
    parts: BTreeMap<String, u64>,
    pictures: BTreeSet<String>,
}

impl Known {
    /// All of a page.
    pub fn of(page: &str) -> Known {
        let known = parts(page).map(|(name, from, to)| (name.to_owned(), hash(&page[from..to])));
        Known { parts: known.collect(), pictures: pictures(page).map(|(name, ..)| name.to_owned()).collect() }
    }

    /// A page without what is known: the names stand in the places.
    pub fn without(&self, page: &str) -> String {
        let (mut short, mut told) = (String::with_capacity(page.len()), 0);
        for (name, from, to) in parts(page).filter(|&(name, from, to)| self.parts.get(name) == Some(&hash(&page[from..to]))) {
            self.unpictured(&page[told..from], &mut short);
            short.extend(["<!--=", name, "-->"]);
            told = to;
        }
        self.unpictured(&page[told..], &mut short);
        short
    }

    fn unpictured(&self, page: &str, short: &mut String) {
        let mut told = 0;
        for (name, from, to) in pictures(page).filter(|(name, ..)| self.pictures.contains(*name)) {
            short.extend([&page[told..from], "<svg data-art=\"", name, "\">", ENDS]);
            told = to;
        }
        short.push_str(&page[told..]);
    }
}

fn hash(part: &str) -> u64 {
    let mut hash = DefaultHasher::new();
    part.hash(&mut hash);
    hash.finish()
}

/// The parts of a page, in order: the name of each, and from where to where it goes. What players write cannot look like one.
fn parts(page: &str) -> impl Iterator<Item = (&str, usize, usize)> {
    page.match_indices(OPENS).filter_map(move |(from, _)| {
        let name = page[from + OPENS.len()..].split("-->").next()?;
        let end = format!("<!--{name}{CLOSES}");
        Some((name, from, from + page[from..].find(&end)? + end.len()))
    })
}

/// The pictures of a page, in order: the name of each, and from where to where it goes.
fn pictures(page: &str) -> impl Iterator<Item = (&str, usize, usize)> {
    page.match_indices(PICTURE).filter_map(move |(from, _)| {
        let picture = &page[from..from + page[from..].find(ENDS)? + ENDS.len()];
        let name = picture.split_once(NAMED)?.1.split('"').next()?;
        Some((name, from, from + picture.len()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::art::framed;

    #[test]
    fn what_is_known_is_only_named() {
        let [one, other] = ["one", "other"].map(|body| framed(3, &html! { path d=(body) {} }).0);
        let picture = |drawn: &str| pictures(drawn).map(|(name, ..)| format!("<svg data-art=\"{name}\"></svg>")).collect::<String>();
        let panel = |says: &str| part("panel", &html! { p { (says) } (PreEscaped(&one)) }).0;
        let before = Known::of(&format!("<p>a</p>{}{one}", panel("same")));
        let same = format!("<p>b</p>{}{one}{other}", panel("same"));
        assert_eq!(before.without(&same), format!("<p>b</p><!--=panel-->{}{other}", picture(&one)));
        let changed = panel("new");
        assert_eq!(before.without(&changed), changed.replace(&one, &picture(&one)), "a part that changed is sent, without its picture");
        assert_eq!(Known::default().without(&same), same);
    }
}

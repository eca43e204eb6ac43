//! Parts of a page that seldom change: pictures, lines of the log, panels. Whoever has a page is sent the next one
//! without those of them that are the same, and a script puts them back by their names. Beside its name a part says what
//! tells it from others of that name, so that whoever comes back after a while can say what it has.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;

use maud::{Markup, PreEscaped};
use memchr::memmem;

/// How a picture begins, how it goes on to its name, and how it ends.
const PICTURE: &str = "<svg class=\"art hue";
const NAMED: &str = "\" data-art=\"";
const ENDS: &str = "</svg>";
/// How a part begins and ends, around its name; where it begins a space and its mark follow.
const OPENS: &str = "<!--[";
const CLOSES: &str = "]-->";

/// A part of a page by a name, which stands once in it.
pub(crate) fn part(name: impl Display, part: &Markup) -> Markup {
    PreEscaped(format!("{OPENS}{name} {}-->{}<!--{name}{CLOSES}", mark(&part.0), part.0))
}

/// What whoever has a page knows: its parts by their names, each with its mark, and its pictures.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Known {
    parts: BTreeMap<String, String>,
    pictures: BTreeSet<String>,
}

impl Known {
    /// All of a page.
    pub fn of(page: &str) -> Known {
        let known = parts(page).map(|(name, mark, ..)| (name.to_owned(), mark.to_owned()));
        Known { parts: known.collect(), pictures: pictures(page).map(|(name, ..)| name.to_owned()).collect() }
    }

    /// What somebody says that it has: parts as `name!mark`, pictures by their names, with `~` between them.
    pub fn said(has: &str) -> Known {
        let mut known = Known::default();
        for one in has.split('~').filter(|one| !one.is_empty()) {
            match one.split_once('!') {
                Some((name, mark)) => known.parts.insert(name.to_owned(), mark.to_owned()).map_or((), drop),
                None => drop(known.pictures.insert(one.to_owned())),
            }
        }
        known
    }

    /// A page without what is known: the names stand in the places.
    pub fn without(&self, page: &str) -> String {
        let (mut short, mut told) = (String::with_capacity(page.len()), 0);
        for (name, _, from, to) in parts(page).filter(|(name, mark, ..)| self.parts.get(*name).is_some_and(|known| known == mark)) {
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

/// What tells a part from others of its name (FNV-1a in 64 bits, of which 40 are written). It is the same in every build:
/// whoever was sent a part by an earlier program has it still.
fn mark(part: &str) -> String {
    let hash = part.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    (0..8).map(|place| char::from(b"0123456789abcdefghijklmnopqrstuv"[(hash >> (5 * place)) as usize % 32])).collect()
}

/// The parts of a page, in order: the name and mark of each, and from where to where it goes. What players write cannot
/// look like one.
fn parts(page: &str) -> impl Iterator<Item = (&str, &str, usize, usize)> {
    memmem::find_iter(page.as_bytes(), OPENS).filter_map(move |from| {
        let opens = &page[from + OPENS.len()..];
        let (name, mark) = opens[..found(opens, "-->")?].split_once(' ')?;
        let end = format!("<!--{name}{CLOSES}");
        Some((name, mark, from, from + found(&page[from..], &end)? + end.len()))
    })
}

/// The pictures of a page, in order: the name of each, and from where to where it goes.
fn pictures(page: &str) -> impl Iterator<Item = (&str, usize, usize)> {
    memmem::find_iter(page.as_bytes(), PICTURE).filter_map(move |from| {
        let picture = &page[from..from + found(&page[from..], ENDS)? + ENDS.len()];
        let name = picture[found(picture, NAMED)? + NAMED.len()..].split('"').next()?;
        Some((name, from, from + picture.len()))
    })
}

/// Where something first stands in a text, which is long.
fn found(text: &str, what: &str) -> Option<usize> {
    memmem::find(text.as_bytes(), what.as_bytes())
}

#[cfg(test)]
mod tests {
    use maud::html;

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
        // Whoever comes back says what it has.
        let (name, mark, ..) = parts(&same).next().unwrap();
        let art = pictures(&same).next().unwrap().0;
        assert_eq!(Known::said(&format!("{name}!{mark}~{art}")).without(&same), before.without(&same));
        assert_eq!(Known::said("panel!other~~!~panel").without(&same), same, "what it does not have is sent");
    }
}

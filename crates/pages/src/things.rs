//! Things on a table that can be clicked, by name: which of them belong to what is offered now.

use std::collections::BTreeSet;

/// The things that belong to what is offered.
#[derive(Default)]
pub(crate) struct Things {
    first: BTreeSet<String>,
    targets: BTreeSet<String>,
}

/// How a thing is marked on the page.
#[derive(Default)]
pub(crate) struct Mark {
    /// Its name on the board, by which beats find it, where `thing` does not say it.
    pub at: Option<String>,
    /// Its name, if it can be clicked.
    pub thing: Option<String>,
    /// Its class: `legal`, with `target` where another thing is clicked first.
    pub class: &'static str,
}

impl Things {
    /// From the things of each choice, in the order in which they are clicked.
    pub fn new<'a>(paths: impl IntoIterator<Item = &'a [String]>) -> Things {
        let mut things = Things::default();
        for (first, targets) in paths.into_iter().filter_map(<[String]>::split_first) {
            things.first.insert(first.clone());
            things.targets.extend(targets.iter().cloned());
        }
        things
    }

    /// The mark of a thing that goes by one of these names.
    pub fn mark<const N: usize>(&self, names: [String; N]) -> Mark {
        let at = names.first().cloned();
        let found = names.into_iter().find_map(|name| {
            let class = if self.first.contains(&name) { " legal" } else { " legal target" };
            (self.first.contains(&name) || self.targets.contains(&name)).then_some((name, class))
        });
        match found {
            Some((thing, class)) => Mark { at: at.filter(|at| *at != thing), thing: Some(thing), class },
            None => Mark { at, ..Mark::default() },
        }
    }
}

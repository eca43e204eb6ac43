//! Rewrites scenarios of an earlier release, whose views were written in other words. A game says line by line what
//! is seen now; lines that it does not speak of, comments and everything else stay as they are.

use std::collections::BTreeMap;
use std::fmt;

use super::parse::{Scenario, Step};
use crate::game::Game;
use crate::seat::Audience;

/// Something that an audience is said to see, or not to see.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Look {
    /// Who.
    pub audience: Audience,
    /// Where in the view.
    pub path: String,
    /// What is there; nothing if the audience does not see it.
    pub value: Option<String>,
}

/// As scenarios write it.
impl fmt::Display for Look {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Look { audience, path, value } = self;
        match value {
            Some(value) => write!(f, "{audience} sees {path}: {value}"),
            None => write!(f, "{audience} does not see {path}"),
        }
    }
}

/// A scenario that was rewritten. Lines are those of the new text, counted from 1.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Migrated {
    /// The whole text.
    pub text: String,
    /// The lines that are new.
    pub rewritten: Vec<usize>,
    /// The lines that should be others, and why they are not.
    pub left: Vec<(usize, String)>,
}

/// Rewrites what a scenario says is seen. A second time it changes nothing.
pub fn migrate<G: Game>(game: &G, scenario: &Scenario, text: &str) -> Migrated {
    let options = match game.options(&scenario.options) {
        Ok(options) => options,
        Err(wrong) => {
            return Migrated { text: text.to_owned(), rewritten: Vec::new(), left: vec![(scenario.line_of("options"), wrong.to_string())] };
        }
    };
    let mut translated = BTreeMap::new();
    // What is seen at one moment belongs together.
    for moment in scenario.steps.split(|statement| matches!(statement.step, Step::Does(..) | Step::Leaves(_))) {
        let (lines, looks): (Vec<usize>, Vec<Look>) =
            moment.iter().filter_map(|statement| Some((statement.line, look(&statement.step)?))).unzip();
        for (at, line) in lines.into_iter().enumerate() {
            if let Some(now) = game.translate(&options, &looks, at) {
                translated.insert(line, now);
            }
        }
    }
    let (mut migrated, mut now) = (Migrated::default(), 0);
    for (line, old) in (1..).zip(text.split_inclusive('\n')) {
        let new = match translated.remove(&line) {
            None => vec![old.to_owned()],
            Some(Err(why)) => {
                migrated.left.push((now + 1, why));
                vec![old.to_owned()]
            }
            Some(Ok(looks)) => {
                let new = rewritten(old, &looks);
                migrated.rewritten.extend(now + 1..=now + new.len());
                new
            }
        };
        now += new.len();
        migrated.text.extend(new);
    }
    migrated
}

fn look(step: &Step) -> Option<Look> {
    match step {
        Step::Sees(audience, path, value) => Some(Look { audience: *audience, path: path.clone(), value: Some(value.clone()) }),
        Step::SeesNot(audience, path) => Some(Look { audience: *audience, path: path.clone(), value: None }),
        _ => None,
    }
}

/// New lines for an old one, set in as it was; its comment stays.
fn rewritten(old: &str, looks: &[Look]) -> Vec<String> {
    let body = old.trim_end_matches(['\r', '\n']);
    let end = &old[body.len()..];
    let indent = &body[..body.len() - body.trim_start().len()];
    let comment = body.find('#').map(|at| &body[at..]);
    let last = looks.len().saturating_sub(1);
    // The last line of a file may have no end, but not if another follows.
    let end_of = |at: usize| if at < last && end.is_empty() { "\n" } else { end };
    let mut lines: Vec<String> = looks.iter().enumerate().map(|(at, look)| format!("{indent}{look}{}", end_of(at))).collect();
    match (comment, lines.first_mut()) {
        (Some(comment), Some(first)) => *first = format!("{} {comment}{}", first.trim_end(), end_of(0)),
        (Some(comment), None) => lines.push(format!("{indent}{comment}{end}")),
        (None, _) => {}
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seat::Seat;

    #[test]
    fn a_rewritten_line_keeps_its_place_and_its_comment() {
        let look = |path: &str, value: Option<&str>| Look {
            audience: Audience::Seat(Seat(1)),
            path: path.to_owned(),
            value: value.map(str::to_owned),
        };
        let looks = [look("hand", None), look("cred", Some("3"))];
        assert_eq!(
            rewritten("  seat 1 sees a: 1 # why\r\n", &looks),
            ["  seat 1 does not see hand # why\r\n", "  seat 1 sees cred: 3\r\n"]
        );
        assert_eq!(rewritten("seat 1 sees a: 1 # why\n", &[]), ["# why\n"]);
        assert_eq!(rewritten("seat 1 sees a: 1", &[]), Vec::<String>::new());
        assert_eq!(rewritten("seat 1 sees a: 1", &looks[1..]), ["seat 1 sees cred: 3"]);
        assert_eq!(rewritten("seat 1 sees a: 1", &looks), ["seat 1 does not see hand\n", "seat 1 sees cred: 3"]);
    }
}

//! What happened, as a sentence.

use table::content::word;
use table::{Seat, Voice};

use super::words::{Args, Words};
use crate::catalog::Catalog;
use crate::event::Event;
use crate::state::Name;

/// What happened.
pub(super) fn sentence(catalog: &Catalog, event: &Event, voice: Voice<'_>) -> String {
    let words = Words::new(catalog, voice);
    let (id, args) = words.told(event);
    words.begun(&words.say(&id, &args))
}

impl Words<'_> {
    pub(super) fn told(&self, event: &Event) -> (String, Args) {
        let id = format!("event-{}", word(event));
        let by = |seat: Seat| ("seat", seat.into());
        let name = |name: Name| ("name", self.piece(name).into());
        let card = |card| ("card", self.card(card).into());
        let number = |name: &'static str, number: i64| (name, number.into());
        let with = |id: &str, more: &str| format!("{id}-{more}");
        let args = match *event {
            Event::Cut { seat, card: id } => vec![by(seat), card(id)],
            Event::Begins { seat } | Event::Missed { seat } | Event::Straightened { seat } | Event::Withdrawn { seat } => vec![by(seat)],
            Event::Drew { seat, back, card: Some(drawn) } => {
                return (with(&with(&id, &word(&back)), "seen"), vec![by(seat), card(drawn)]);
            }
            Event::Drew { seat, back, card: None } => return (with(&id, &word(&back)), vec![by(seat)]),
            Event::Ops { seat, by: change, now } => {
                let id = if change > 0 { "event-ops-gained" } else { "event-ops-lost" };
                return (id.to_owned(), vec![by(seat), number("count", change.unsigned_abs().into()), number("now", now.into())]);
            }
            Event::Style { seat, by: change } => vec![by(seat), number("count", change.into())],
            Event::Turn { seat, turn } => vec![by(seat), number("turn", turn.into())],
            Event::Part { part } => return (with(&id, &word(&part)), Vec::new()),
            Event::Bought { seat, card: id, price } => vec![by(seat), card(id), number("price", price.into())],
            Event::Placed { seat, card: id }
            | Event::Played { seat, card: id }
            | Event::Spent { seat, card: id }
            | Event::Took { seat, card: id }
            | Event::Discarded { seat, card: id }
            | Event::Named { seat, card: id } => vec![by(seat), card(id)],
            Event::Paid { name: source, eb } => vec![name(source), number("eb", eb.into())],
            Event::Moved { name: gear, to } => vec![name(gear), ("on", self.piece(to).into())],
            Event::Bid { seat, name: op } => vec![by(seat), name(op)],
            Event::Teams { seat, ref teams } => {
                let most = teams.iter().map(|(_, team)| *team).max().unwrap_or(0);
                let of = |team: u8| {
                    let members: Vec<String> = teams.iter().filter(|(_, other)| *other == team).map(|(name, _)| self.bare(*name)).collect();
                    (!members.is_empty()).then(|| self.say("one-team", &[("team", team.into()), ("names", self.all(&members).into())]))
                };
                let teams: Vec<String> = (1..=most).filter_map(of).collect();
                vec![by(seat), ("teams", self.list(&teams).into())]
            }
            Event::Does { seat, deed, with: runner, on } => {
                let id = with(&id, &word(&deed));
                let mut args = vec![by(seat), name(runner)];
                args.extend(on.map(|on| ("on", self.piece(on).into())));
                return (id, args);
            }
            Event::Happens { seat, sponsor: true, .. } => return (with(&id, "sponsor"), vec![by(seat)]),
            Event::Happens { seat, card: id, .. } => vec![by(seat), card(id)],
            Event::Against { seat, rival } => vec![by(seat), ("rival", rival.into())],
            Event::Cancelled => Vec::new(),
            Event::Changed { name: piece, stat, by: change } => {
                let id = with(&id, if change > 0 { "up" } else { "down" });
                return (id, vec![name(piece), ("stat", self.stat(stat).into()), number("count", change.unsigned_abs().into())]);
            }
            Event::Cheaper { name: piece, by: change } => vec![name(piece), number("count", change.into())],
            Event::Attack { seat, against, run, target } => {
                let what = match (run, target) {
                    (true, _) => "run",
                    (false, Some(_)) => "hit",
                    (false, None) => "stash",
                };
                let mut args = vec![by(seat)];
                args.push(match target {
                    Some(target) => ("name", self.piece(target).into()),
                    None => ("rival", against.into()),
                });
                return (with(&id, what), args);
            }
            Event::Sent { seat, ref runners, defend } => {
                let names: Vec<String> = runners.iter().map(|&runner| self.bare(runner)).collect();
                let id = with(&id, if defend { "defend" } else { "go" });
                return (id, vec![by(seat), ("names", self.list(&names).into())]);
            }
            Event::Senses { name: solo, stat, by: power } => {
                vec![name(solo), ("stat", self.stat(stat).into()), number("count", power.into())]
            }
            Event::Totals { seat, offense, defense } => {
                vec![by(seat), number("offense", offense.into()), number("defense", defense.into())]
            }
            Event::Security { security, offense } => vec![number("security", security.into()), number("offense", offense.into())],
            Event::Beaten { seat }
            | Event::Succeeded { seat }
            | Event::Failed { seat }
            | Event::Tied { seat }
            | Event::Undefended { seat }
            | Event::Searched { seat }
            | Event::Left { seat } => vec![by(seat)],
            Event::Looked { seat, at, ref cards } => {
                let mut args = vec![by(seat), ("rival", at.into())];
                if cards.is_empty() {
                    return (id, args);
                }
                args.push(("cards", self.all(&cards.iter().map(|&card| self.card(card)).collect::<Vec<_>>()).into()));
                return (with(&id, "seen"), args);
            }
            Event::Token { name: chassis, left } => vec![name(chassis), number("left", left.into())],
            Event::Over { winner: Some(winner), how } => return (with(&id, &word(&how)), vec![by(winner)]),
            Event::Over { winner: None, .. } => return (with(&id, "void"), Vec::new()),
            Event::Stashed { name: piece }
            | Event::Helps { name: piece }
            | Event::Uses { name: piece }
            | Event::Aimed { name: piece }
            | Event::Busted { name: piece }
            | Event::BustFailed { name: piece }
            | Event::Saved { name: piece }
            | Event::Trashed { name: piece }
            | Event::Burned { name: piece }
            | Event::Used { name: piece }
            | Event::Unused { name: piece }
            | Event::Wields { name: piece }
            | Event::Joined { name: piece }
            | Event::Withdrew { name: piece }
            | Event::Home { name: piece } => vec![name(piece)],
        };
        (id, args)
    }
}

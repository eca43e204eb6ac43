//! What happened, as a sentence. Events name seats; who sits there is put in by whoever shows it.

use table::text::Arg;
use table::{Seat, Voice};

use super::verb::{ban_key, boon_key};
use super::words::Words;
use crate::catalog::ops::Op;
use crate::catalog::words::Guard;
use crate::catalog::{CardId, Catalog};
use crate::choice::Target;
use crate::event::{Event, Goes};
use crate::frame::Origin;
use crate::state::{How, Name, rival};

/// What happened.
pub fn sentence<'a>(catalog: &'static Catalog, event: &Event, voice: impl Into<Voice<'a>>) -> String {
    Words::new(catalog, voice).told(event)
}

impl Words<'_> {
    fn told(&self, event: &Event) -> String {
        match *event {
            // Turns.
            Event::Shuffled { seat } => self.by("event-shuffled", seat),
            Event::OrderRoll { seat, value } => self.say("event-order-roll", &[("seat", seat.into()), ("value", value.into())]),
            Event::Begins { seat } => self.by("event-begins", seat),
            Event::Kept { seat } => self.by("event-kept", seat),
            Event::Mulligan { seat } => self.by("event-mulligan", seat),
            Event::Turn { seat, number } => self.say("event-turn", &[("seat", seat.into()), ("number", i64::from(number).into())]),
            Event::TurnEnds { seat } => self.by("event-turn-ends", seat),
            Event::Overtime => self.word("event-overtime"),
            Event::Over { winner, how } => self.over(winner, how),
            // Playing and paying.
            Event::Sold { seat, card } => self.card_by("event-sold", seat, card),
            Event::SoldUnseen { seat } => self.by("event-sold-unseen", seat),
            Event::Paid { seat, eddies, legends } => {
                self.say("event-paid", &[("seat", seat.into()), ("what", self.sources(eddies, legends).into())])
            }
            Event::Played { seat, card, from } => {
                let id = match from {
                    Origin::Hand => "event-played",
                    Origin::Trash => "event-played-trash",
                    Origin::Deck => "event-played-deck",
                };
                self.card_by(id, seat, card)
            }
            Event::Equipped { host, card } => self.on("event-equipped", host, card),
            Event::Moved { host, card } => self.on("event-moved", host, card),
            Event::Solo { unit, plain: false } => self.card_by("event-solo", unit.seat, unit.card),
            Event::Solo { unit, plain: true } => self.card_by("event-fielded", unit.seat, unit.card),
            Event::Called { seat, card, place } => self.placed("event-called", seat, place, Some(card)),
            Event::Used { unit, card } if card == unit.card => self.unit("event-used", unit),
            Event::Used { unit, card } => self.on("event-used-gear", unit, card),
            Event::Resolves { seat, card } => self.card_by("event-resolves", seat, card),
            Event::Mode { seat, card, mode } => self.chose(seat, card, mode),
            Event::Named { seat, kind } => self.say("event-named", &[("seat", seat.into()), ("kind", self.kind(kind).into())]),
            // Attacks and fights.
            Event::Attacks { unit, target: Target::Later } => self.unit("event-attacks", unit),
            Event::Attacks { unit, target: Target::Gigs } => {
                self.say("event-attacks-gigs", &[("unit", self.piece_of(unit).into()), ("seat", rival(unit.seat).into())])
            }
            Event::Attacks { unit, target: Target::Unit(target) } => self.pair("event-attacks-unit", unit, target),
            Event::Aims { seat, target: Target::Unit(target) } => {
                self.say("event-aims-unit", &[("seat", seat.into()), ("target", self.piece_of(target).into())])
            }
            Event::Aims { seat, .. } => self.say("event-aims-gigs", &[("seat", seat.into()), ("other", rival(seat).into())]),
            Event::Blocks { unit } => self.unit("event-blocks", unit),
            Event::Passes { seat } => self.by("event-passes", seat),
            Event::AttackEnds { seat } => self.by("event-attack-ends", seat),
            Event::Fights { units: [first, second], powers: [power, against] } => {
                let units = [("unit", self.piece_of(first).into()), ("target", self.piece_of(second).into())];
                self.say("event-fights", &[&units[..], &[("power", power.into()), ("against", against.into())]].concat())
            }
            Event::Wins { unit } => self.unit("event-wins", unit),
            Event::Tie => self.word("event-tie"),
            Event::Defeated { unit } => self.unit("event-defeated", unit),
            Event::GearDefeated { host, card } => self.on("event-gear-defeated", host, card),
            Event::StandsIn { unit, instead } => self.pair("event-stands-in", instead, unit),
            // Units and Legends.
            Event::Returned { unit } => self.unit("event-returned", unit),
            Event::Spent { unit } => self.unit("event-spent", unit),
            Event::Readied { unit } => self.unit("event-readied", unit),
            Event::Power { unit, by } => self.changed("event-power", unit, by),
            Event::FightPower { unit, by } => self.changed("event-fight-power", unit, by),
            Event::Given { unit, boon } => self.unit(&format!("event-given-{}", boon_key(boon)), unit),
            Event::Forbidden { unit, ban } => self.unit(&format!("event-forbidden-{}", ban_key(ban)), unit),
            Event::Guarded { seat, guard: Guard::HighFromUnits } => self.by("event-guard-high", seat),
            Event::Guarded { seat, guard: Guard::LowFromLegends } => self.by("event-guard-low", seat),
            Event::Cheaper { seat, by } => self.say("event-cheaper", &[("seat", seat.into()), ("by", by.into())]),
            Event::ReadiedEddies { seat, count } => {
                self.say("event-readied-eddies", &[("seat", seat.into()), ("eddies", self.sources(count, 0).into())])
            }
            ref other => self.told_of_cards(other),
        }
    }

    /// Dice, and cards that change their place.
    fn told_of_cards(&self, event: &Event) -> String {
        let of = |seat: Seat| ("seat", Arg::from(seat));
        match *event {
            Event::RolledIn { seat, die, value } => {
                self.say("event-rolled-in", &[of(seat), ("size", self.size(die).into()), ("value", value.into())])
            }
            Event::Rerolled { seat, die, value } => {
                self.say("event-rerolled", &[of(seat), ("size", self.size(die).into()), ("value", value.into())])
            }
            Event::Stole { seat, die, value, thief } => {
                let what = [("size", self.size(die).into()), ("value", value.into())];
                let who = [of(seat), ("other", rival(seat).into()), ("card", self.card(thief).into())];
                self.say("event-stole", &[&what[..], &who[..]].concat())
            }
            Event::StoleNothing { seat } => self.by("event-stole-nothing", seat),
            Event::Ransomed { seat, die, card } => {
                self.say("event-ransomed", &[of(seat), ("size", self.size(die).into()), ("card", self.card(card).into())])
            }
            Event::Turned { seat, die, from, to } => {
                let id = if die.owner() == seat { "event-turned-own" } else { "event-turned" };
                let what = [("size", self.size(die).into()), ("from", from.into()), ("to", to.into())];
                self.say(id, &[&what[..], &[of(seat), ("other", die.owner().into())]].concat())
            }
            Event::Swapped { seat, own, other } => {
                let what = [("given", self.size(own).into()), ("taken", self.size(other).into())];
                self.say("event-swapped", &[&what[..], &[of(seat), ("other", rival(seat).into())]].concat())
            }
            Event::Drew { seat, count } => self.counted("event-drew", seat, count),
            Event::DrewCards { seat, ref cards } => self.listed("event-drew", seat, cards),
            Event::Went { seat, card, goes } => {
                let id = match goes {
                    Goes::Discarded => "event-discarded",
                    Goes::Trashed => "event-trashed",
                    Goes::ToHand => "event-to-hand",
                    Goes::Under => "event-under",
                    Goes::Removed => "event-removed",
                };
                self.card_by(id, seat, card)
            }
            Event::WentUnder { seat, count } => self.counted("event-under-unseen", seat, count),
            Event::Looked { seat, place } => self.placed("event-looked", seat, place, None),
            Event::LookedCard { seat, place, card } => self.placed("event-looked-card", seat, place, Some(card)),
            Event::Searched { seat, count } => self.counted("event-searched", seat, count),
            Event::SearchedCards { seat, ref cards } if cards.is_empty() => self.counted("event-searched", seat, 0),
            Event::SearchedCards { seat, ref cards } => self.listed("event-searched", seat, cards),
            Event::TookUnseen { seat } => self.by("event-took-unseen", seat),
            Event::TookCard { seat, card } => self.card_by("event-took", seat, card),
            Event::Revealed { seat, card } => self.card_by("event-revealed", seat, card),
            _ => String::new(),
        }
    }

    fn card_by(&self, id: &str, seat: Seat, card: CardId) -> String {
        self.say(id, &[("seat", seat.into()), ("card", self.card(card).into())])
    }

    fn unit(&self, id: &str, unit: Name) -> String {
        self.say(id, &[("unit", self.piece_of(unit).into())])
    }

    fn pair(&self, id: &str, unit: Name, target: Name) -> String {
        self.say(id, &[("unit", self.piece_of(unit).into()), ("target", self.piece_of(target).into())])
    }

    fn on(&self, id: &str, host: Name, card: CardId) -> String {
        self.say(id, &[("unit", self.piece_of(host).into()), ("card", self.card(card).into())])
    }

    fn counted(&self, id: &str, seat: Seat, count: u8) -> String {
        self.say(id, &[("seat", seat.into()), ("cards", self.count(count).into())])
    }

    fn listed(&self, id: &str, seat: Seat, cards: &[CardId]) -> String {
        let names: Vec<String> = cards.iter().map(|&card| self.card(card)).collect();
        self.say(id, &[("seat", seat.into()), ("cards", self.all(&names).into())])
    }

    fn placed(&self, id: &str, seat: Seat, place: u8, card: Option<CardId>) -> String {
        let mut args = vec![("seat", Arg::from(seat)), ("place", (place + 1).into())];
        args.extend(card.map(|card| ("card", self.card(card).into())));
        self.say(id, &args)
    }

    /// More power or less.
    fn changed(&self, id: &str, unit: Name, by: i8) -> String {
        let id = if by < 0 { format!("{id}-less") } else { id.to_owned() };
        self.say(&id, &[("unit", self.piece_of(unit).into()), ("by", by.unsigned_abs().into())])
    }

    /// Which of several effects was chosen, in the words of the choice.
    fn chose(&self, seat: Seat, card: CardId, mode: u8) -> String {
        let effects = &self.catalog.face(card).effects;
        let said = effects.iter().find_map(|effect| {
            effect.iter().find_map(|&op| match op {
                Op::Choose { modes, .. } => self.mode(effect, *modes.get(usize::from(mode))?, card, None),
                Op::RivalSorts(_) => Some(self.word(if mode == 0 { "label-sort-hand" } else { "label-sort-trash" })),
                _ => None,
            })
        });
        let what = said.unwrap_or_else(|| self.say("do-mode", &[("number", (mode + 1).into())]));
        self.say("event-mode", &[("seat", seat.into()), ("card", self.card(card).into()), ("what", what.into())])
    }

    fn over(&self, winner: Option<Seat>, how: How) -> String {
        match winner.filter(|_| how != How::Void) {
            None => self.word(&format!("ending-{}", how.key())),
            Some(seat) => {
                let loser = rival(seat);
                self.say(&format!("event-over-{}", how.key()), &[("seat", seat.into()), ("other", loser.into())])
            }
        }
    }
}

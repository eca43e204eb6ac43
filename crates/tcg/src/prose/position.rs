//! The table as text that fits 80 columns: whose turn it is, what both players have, what goes on, and what
//! is being decided.

use table::wording::wrapped;
use table::{Seat, Seats, Voice};

use super::prompt::prompt;
use super::scene::Scene;
use super::warnings::warnings;
use crate::catalog::{CardId, Catalog};
use crate::frame::{Doing, Frame};
use crate::gigs::DieId;
use crate::state::{Aimed, DECK, HAND, SEATS, rival};
use crate::view::View;

/// The table as lines of text.
pub fn position<'a>(catalog: &'static Catalog, view: &'a View, voice: impl Into<Voice<'a>>) -> String {
    let scene = Scene::new(catalog, view, voice);
    let first = view.seat.unwrap_or(Seat(0));
    let mut parts = vec![scene.header()];
    parts.extend([first, rival(first)].map(|seat| scene.player(seat)));
    parts.push(scene.faces());
    parts.push(scene.goes_on());
    parts.push(wrapped(&warnings(catalog, view, scene.words.voice).join(" "), 0, 2));
    // Whoever is asked is told beside it, with what can be chosen.
    if view.seat.is_none() || view.decider(catalog) != view.seat {
        parts.push(wrapped(&prompt(catalog, view, &[], scene.words.voice), 0, 2));
    }
    parts.retain(|part| !part.is_empty());
    parts.join("\n\n")
}

impl Scene<'_> {
    /// Whose turn it is. How a table ended is said beside its last position.
    fn header(&self) -> String {
        let (words, board) = (&self.words, &self.view.board);
        if board.ending.is_some() {
            return String::new();
        }
        if board.turns == 0 {
            return words.word("position-setup");
        }
        let id = if self.is_you(board.turn) { "position-turn-you" } else { "position-turn" };
        let turn = words.say(id, &[("number", i64::from(board.turns).into()), ("seat", board.turn.into())]);
        if board.overtime { wrapped(&format!("{turn} {}", words.word("position-overtime")), 0, 0) } else { turn }
    }

    /// All that a player has.
    fn player(&self, seat: Seat) -> String {
        let mut lines = vec![self.head(seat), wrapped(&self.stock(seat).join(" "), 2, 2)];
        lines.extend(self.legends(seat));
        lines.extend(self.field(seat));
        lines.extend(self.cards(seat).into_iter().map(|line| wrapped(&line, 2, 4)));
        lines.join("\n")
    }

    fn head(&self, seat: Seat) -> String {
        let (words, board) = (&self.words, &self.view.board);
        let cred = board.dice.cred(seat, board.edition).map_or_else(|| words.word("position-none"), |cred| cred.to_string());
        let id = if self.is_you(seat) { "position-player-you" } else { "position-player" };
        words.say(id, &[("seat", seat.into()), ("gigs", board.dice.count(seat).into()), ("cred", cred.into())])
    }

    /// Dice and Eddies, and what was done this turn that still matters.
    fn stock(&self, seat: Seat) -> Vec<String> {
        let (words, board) = (&self.words, &self.view.board);
        let side = board.side(seat);
        let mut said = Vec::new();
        let mut gigs: Vec<DieId> = board.dice.gigs(seat).collect();
        gigs.sort_by_key(|die| die.size());
        if !gigs.is_empty() {
            let gigs: Vec<String> = gigs.into_iter().map(|die| self.plain_die(die)).collect();
            said.push(words.say("position-gigs", &[("dice", gigs.join(", ").into())]));
        }
        let fixer: Vec<String> = board.dice.fixer(seat).map(|die| words.size(die)).collect();
        said.push(match fixer.is_empty() {
            true => words.word("position-fixer-empty"),
            false => words.say("position-fixer", &[("dice", fixer.join(", ").into())]),
        });
        let (ready, total) = (side.ready_eddies(), side.eddies.len() as u8);
        said.push(words.say("position-eddies", &[("ready", ready.into()), ("total", total.into())]));
        let deeds = &side.deeds;
        let done = [
            (deeds.sold, "position-sold"),
            (deeds.called, "position-called"),
            (deeds.high_guard, "position-high-guard"),
            (deeds.low_guard, "position-low-guard"),
        ];
        said.extend(done.into_iter().filter(|(done, _)| *done).map(|(_, id)| words.word(id)));
        if deeds.cheaper > 0 {
            said.push(words.say("position-cheaper", &[("by", deeds.cheaper.into())]));
        }
        said
    }

    /// Hand, deck, trash and what was removed.
    fn cards(&self, seat: Seat) -> Vec<String> {
        let (words, seen, side) = (&self.words, self.view.seen(seat), self.view.board.side(seat));
        let reads = self.reads();
        let listed = |id: &str, cards: &[CardId]| words.say(id, &[("cards", words.cards(cards.iter().copied()).into())]);
        let facts = |place| -> Vec<CardId> {
            let there = seen.facts.iter().filter(|(_, among)| among.len() == 1 && among.contains(place));
            there.map(|(card, _)| *card).collect()
        };
        let mut said = Vec::new();
        let mut hand = match &seen.hand {
            Some(cards) if !cards.is_empty() => {
                let name = |card| self.priced("card-price", card, reads.price(seat, card));
                words.say("position-hand", &[("cards", words.cards_with(cards.iter().copied(), name).into())])
            }
            _ => words.say("position-hand", &[("cards", words.count(seen.count).into())]),
        };
        let known = facts(HAND);
        if !known.is_empty() {
            let id = if seen.hand.is_some() { "position-hand-seen-own" } else { "position-hand-seen" };
            hand = format!("{hand} {}", listed(id, &known));
        }
        said.push(hand);
        said.push(self.deck(seat, &facts(DECK)));
        for (id, cards) in [("position-trash", &side.trash[..]), ("position-removed", &side.removed[..])] {
            if !cards.is_empty() {
                said.push(listed(id, cards));
            }
        }
        said
    }

    /// How many cards a deck has, and which are known where.
    fn deck(&self, seat: Seat, somewhere: &[CardId]) -> String {
        let (words, deck) = (&self.words, &self.view.seen(seat).deck);
        let known = |lying: &[(Option<CardId>, Seats)]| -> Vec<CardId> { lying.iter().rev().filter_map(|(card, _)| *card).collect() };
        let places = [
            ("position-deck-top", known(&deck.top)),
            ("position-deck-bottom", known(&deck.bottom)),
            ("position-deck-seen", if self.view.seen(seat).hand.is_none() { somewhere.to_vec() } else { Vec::new() }),
        ];
        let mut said = words.say("position-deck", &[("cards", words.count(deck.len() as u8).into())]);
        for (id, cards) in places.into_iter().filter(|(_, cards)| !cards.is_empty()) {
            let names: Vec<String> = cards.into_iter().map(|card| words.card(card)).collect();
            said.push(' ');
            said.push_str(&words.say(id, &[("cards", names.join(", ").into())]));
        }
        said
    }

    /// The attack, the effects and the cards that are being handled.
    fn goes_on(&self) -> String {
        let (words, board) = (&self.words, &self.view.board);
        let mut said = Vec::new();
        said.extend(self.attack_line());
        for frame in board.frames.iter() {
            match frame {
                Frame::Play(playing) => said.push(words.of_card("position-playing", playing.card)),
                Frame::Do(doing) => said.extend(self.looks(&doing)),
                _ => {}
            }
        }
        let waits = |doing: &Doing| {
            let args = [("card", words.card(doing.card).into()), ("seat", doing.by.into())];
            words.say("position-effect", &args)
        };
        let pending: Vec<String> = board.pending.iter().map(waits).collect();
        if !pending.is_empty() {
            said.push(words.say("position-pending", &[("effects", pending.join(", ").into())]));
        }
        if !board.laid.is_empty() {
            said.push(words.say("position-laid", &[("cards", words.cards(board.laid.iter().copied()).into())]));
        }
        said.extend(SEATS.into_iter().filter_map(|seat| self.resting(seat)));
        said.iter().map(|line| wrapped(line, 0, 2)).collect::<Vec<_>>().join("\n")
    }

    fn attack_line(&self) -> Option<String> {
        let (words, board) = (&self.words, &self.view.board);
        let attack = board.attack?;
        let unit = ("unit", self.numbered(attack.attacker)?.into());
        Some(match attack.aimed {
            Aimed::Open => words.say("position-attack", &[unit]),
            Aimed::Gigs => words.say("position-attack-gigs", &[unit, ("seat", rival(board.turn).into())]),
            Aimed::Unit(id) => {
                let target = self.numbered(id).unwrap_or_else(|| words.word("that-unit"));
                words.say("position-attack-unit", &[unit, ("target", target.into())])
            }
        })
    }

    /// Cards of a deck that an effect looks at: which, for who sees them.
    fn looks(&self, doing: &Doing) -> Option<String> {
        if doing.looked == 0 {
            return None;
        }
        let words = &self.words;
        let top = &self.view.seen(doing.by).deck.top;
        let known: Option<Vec<CardId>> = top.iter().rev().take(doing.looked.into()).map(|(card, _)| *card).collect();
        let cards = match known.filter(|cards| cards.len() == usize::from(doing.looked)) {
            Some(cards) => cards.into_iter().map(|card| words.card(card)).collect::<Vec<_>>().join(", "),
            None => words.count(doing.looked),
        };
        Some(words.say("position-looks-at", &[("seat", doing.by.into()), ("cards", cards.into())]))
    }

    /// Cards on their way under a deck.
    fn resting(&self, seat: Seat) -> Option<String> {
        let (words, seen) = (&self.words, self.view.seen(seat));
        if seen.resting == 0 {
            return None;
        }
        let cards = match &seen.rest {
            Some(rest) => words.cards(rest.iter().copied()),
            None => words.count(seen.resting),
        };
        Some(words.say("position-resting", &[("seat", seat.into()), ("cards", cards.into())]))
    }
}

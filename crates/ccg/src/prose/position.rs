//! The position as lines of text, a paragraph for each: the turn, everybody at the table with what is in play, the battle,
//! and the own hand with what its cards say. Lines fit; what is part of something is indented.

use table::wording::{sentence, wrapped};
use table::{Seat, Voice};

use super::scene::Scene;
use crate::catalog::text;
use crate::catalog::words::{Kind, Stat};
use crate::game::Ccg;
use crate::state::{Marks, Piece, STASHED, Spot};
use crate::view::View;

/// The position as lines of text.
pub(super) fn position(game: &Ccg, view: &View, voice: Voice<'_>) -> String {
    let scene = Scene::new(game, view, voice);
    let mut parts = vec![vec![scene.turn()]];
    parts.extend(Seat::first(view.board.seats).map(|seat| scene.player(seat)));
    parts.extend([scene.battle(), scene.hand()]);
    let parts: Vec<String> = parts.iter().filter(|lines| !lines.is_empty()).map(|lines| lines.join("\n")).collect();
    parts.join("\n\n")
}

/// A line of its own.
fn line(text: &str) -> String {
    wrapped(text, 0, 2)
}

/// A line that is part of the one above.
fn part(text: &str) -> String {
    wrapped(text, 2, 4)
}

impl Scene<'_> {
    fn turn(&self) -> String {
        let board = &self.view.board;
        let part = self.part();
        if board.turns == 0 {
            return sentence(&part);
        }
        self.words.say("position-turn", &[("seat", board.turn.into()), ("turn", i64::from(board.turns).into()), ("part", part.into())])
    }

    fn player(&self, seat: Seat) -> Vec<String> {
        let (words, board) = (&self.words, &self.view.board);
        let (side, seen) = (board.side(seat), &self.view.seen[seat.index()]);
        if board.left.contains(seat) {
            return vec![line(&words.say("position-left", &[("seat", seat.into())]))];
        }
        let sponsor = self.game.catalog().sponsor(side.sponsor).name.clone();
        let used = if side.used { "yes" } else { "no" };
        let known: Vec<String> = side.shown.iter().map(|shown| words.card(shown.card)).collect();
        let player = words.say(
            "position-player",
            &[
                ("seat", seat.into()),
                ("sponsor", sponsor.into()),
                ("used", used.to_owned().into()),
                ("ops", i64::from(side.ops).into()),
                ("style", i64::from(self.read.style(seat, false)).into()),
                ("busts", i64::from(side.busts).into()),
                ("hand", i64::from(seen.counts[0] + seen.counts[1]).into()),
                ("runs", i64::from(seen.decks[0]).into()),
                ("gear", i64::from(seen.decks[1]).into()),
                ("trash", (side.trash.len() as i64).into()),
            ],
        );
        let mut lines = vec![line(&player)];
        lines.extend(text::sponsor(self.game.catalog(), side.sponsor, words.voice.lang).iter().map(|said| part(said)));
        if !known.is_empty() && self.view.seat != Some(seat) {
            lines.push(part(&words.say("position-known", &[("cards", words.all(&known).into())])));
        }
        for (slot, piece) in side.in_play() {
            lines.extend(self.card(Spot::new(seat, slot), piece).map(|said| part(&said)));
        }
        let stash: Vec<String> = side.stash().map(|(slot, _)| words.bare(board.name(Spot::new(seat, slot)))).collect();
        if !stash.is_empty() {
            lines.push(part(&words.say("position-stash", &[("cards", words.all(&stash).into())])));
        }
        lines
    }

    fn card(&self, at: Spot, piece: &Piece) -> Option<String> {
        let words = &self.words;
        let stat = |stat: Stat| i64::from(self.read.stat(at, stat)).into();
        let name = words.bare(self.view.board.name(at));
        let used = if piece.marks.has(Marks::BUSTED) {
            "busted"
        } else if piece.used() {
            "yes"
        } else {
            "no"
        };
        let worn = self.view.board.side(at.seat).attached(at.slot);
        let gear: Vec<String> = worn.map(|(slot, gear)| self.gear(Spot::new(at.seat, slot), gear)).collect();
        let mut args: super::words::Args =
            vec![("name", name.into()), ("used", used.to_owned().into()), ("gear", words.list(&gear).into())];
        let id = match self.read.kind(at)? {
            Kind::Runner => {
                let with = |stat: Stat| i64::from(self.read.with_gear(at, stat)).into();
                let fights = if piece.fights() { "yes" } else { "no" };
                args.extend([
                    ("sr", with(Stat::Sr)),
                    ("lr", with(Stat::Lr)),
                    ("def", with(Stat::Def)),
                    ("power", stat(Stat::Power)),
                    ("emp", stat(Stat::Emp)),
                    ("team", piece.team.into()),
                    ("fights", fights.to_owned().into()),
                ]);
                "position-runner"
            }
            Kind::Location => {
                args.extend([("m", stat(Stat::MSec)), ("e", stat(Stat::ESec)), ("ops", stat(Stat::OpsPoints)), ("eb", stat(Stat::Eb))]);
                args.push(("security", i64::from(self.read.security(at)).into()));
                "position-location"
            }
            Kind::Operation => {
                args.extend([("m", stat(Stat::MSec)), ("e", stat(Stat::ESec)), ("ops", stat(Stat::OpsPoints))]);
                args.push(("security", i64::from(self.read.security(at)).into()));
                "position-operation"
            }
            _ => return None,
        };
        Some(words.say(id, &args))
    }

    fn gear(&self, at: Spot, piece: &Piece) -> String {
        let words = &self.words;
        let used = if piece.used() { "yes" } else { "no" };
        let under: Vec<String> = self
            .view
            .board
            .side(at.seat)
            .attached(at.slot)
            .map(|(slot, _)| words.bare(self.view.board.name(Spot::new(at.seat, slot))))
            .collect();
        let name = words.bare(self.view.board.name(at));
        let name = words.say("position-gear", &[("name", name.into()), ("used", used.to_owned().into()), ("tokens", piece.tokens.into())]);
        if under.is_empty() { name } else { words.say("position-parts", &[("name", name.into()), ("parts", words.all(&under).into())]) }
    }

    fn battle(&self) -> Vec<String> {
        let Some(battle) = self.view.board.battle else { return Vec::new() };
        let words = &self.words;
        let target = Spot::new(battle.against, battle.target);
        let name =
            if battle.target == STASHED { words.say("the-stash", &[("seat", battle.against.into())]) } else { words.card(battle.card) };
        let security = i64::from(self.read.security(target));
        let kind = if battle.run { "run" } else { "hit" };
        let mut lines = vec![
            words.say(&format!("position-{kind}"), &[("seat", battle.by.into()), ("name", name.into()), ("security", security.into())]),
        ];
        let seats = [Some(battle.by), battle.skirmish.then_some(battle.against)];
        for seat in seats.into_iter().flatten() {
            let (offense, defense) = (i64::from(self.read.offense(seat)), i64::from(self.read.defense(seat)));
            lines.push(words.say("position-totals", &[("seat", seat.into()), ("offense", offense.into()), ("defense", defense.into())]));
        }
        lines
    }

    /// The cards of the own hand, with what they say.
    fn hand(&self) -> Vec<String> {
        let words = &self.words;
        let Some([runs, gear]) = self.view.seat.and_then(|seat| self.view.seen[seat.index()].hand.as_ref()) else { return Vec::new() };
        let (catalog, lang) = (self.game.catalog(), words.voice.lang);
        let said = runs.iter().chain(gear).map(|&card| {
            let said = [vec![text::figures(catalog, card, lang) + "."], text::card(catalog, card, lang)].concat();
            part(&format!("{}: {}", words.card(card), said.join(" ")))
        });
        let mut lines = vec![words.word(if runs.is_empty() && gear.is_empty() { "position-no-hand" } else { "position-hand" })];
        lines.extend(said);
        lines
    }
}

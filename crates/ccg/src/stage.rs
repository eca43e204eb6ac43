//! Positions of scenarios in the game's own words. Without a line a player has a Sponsor, no card in play and decks of a few
//! Locations and Equipment; it is the Purchase sub-phase of seat 0.
//!
//! ```text
//! given part: legwork                draw, purchase, equip, legwork, action, damage-control or end
//! given turn: 1                      whose turn it is
//! given seat 0 sponsor: arasaka
//! given seat 0 runners: angel (wolverers + cell-phone used) team 1 used, ...
//!                                    each with what is attached to it; used, busted, went, failed, team N
//! given seat 0 locations: the-open-road used
//! given seat 0 operations: trashin-the-corp-zone
//! given seat 0 chassis: the-open-road tokens 2 (a + b)   where the Chassis is, its tokens and parts
//! given seat 0 stash: a, b           also hand, trash, runs deck, gear deck
//! given seat 0 ops: 95               also style, busts
//! given seat 0 bids: 1:smash         Operations that it has paid for this turn
//! given seat 0 sponsor used: yes
//! ```

use table::chance::Fast;
use table::scenario::{Given, Staging};
use table::{Problems, Seat, Silent};

use crate::catalog::words::{Attribute, Back, Kind};
use crate::catalog::{CardId, Catalog, SponsorId};
use crate::deck::Deck;
use crate::engine::Engine;
use crate::frame::{Frame, Step};
use crate::game::Ccg;
use crate::options::Options;
use crate::setup::blank;
use crate::state::{ALONE, DECK_MOST, Marks, Name, Part, Piece, STASH, Spot, State};

/// A position from a scenario; all problems at once.
pub(crate) fn stage(game: &Ccg, options: &Options, given: &mut Given) -> Result<State, Problems> {
    let decks = vec![Deck::default(); options.seats.into()];
    let mut stage = Staged { game, state: blank(options, &decks), given };
    for seat in Seat::first(options.seats) {
        stage.seat(seat);
    }
    for seat in Seat::first(options.seats) {
        stage.bids(seat);
    }
    stage.turn();
    let mut state = stage.state;
    for seat in Seat::first(options.seats) {
        let own = state.own(seat);
        let cards = state.board.side(seat).all().count()
            + state.board.side(seat).trash.len()
            + own.held()
            + own.decks[0].len()
            + own.decks[1].len();
        (state.board.side_mut(seat).size, state.board.side_mut(seat).held) = (cards as u8, state.own(seat).held() as u8);
    }
    let mut state = given.finish(state)?;
    Engine { game, state: &mut state, chance: &mut Fast::new(0), witness: &mut Silent }.go();
    Ok(state)
}

/// A position in the making.
struct Staged<'a> {
    game: &'a Ccg,
    state: State,
    given: &'a mut Given,
}

impl Staging for Staged<'_> {
    const MOST: usize = 40;

    fn given(&mut self) -> &mut Given {
        self.given
    }
}

impl Staged<'_> {
    fn catalog(&self) -> &'static Catalog {
        self.game.catalog()
    }

    fn card(&mut self, key: &str) -> Result<CardId, String> {
        let catalog = self.catalog();
        let found = catalog.find(key);
        let names = || catalog.cards().map(|(_, card)| card.key.as_str());
        found.ok_or_else(|| format!("there is no card '{key}'{}", self.given.meant(key, names())))
    }

    fn seat(&mut self, seat: Seat) {
        let catalog = self.catalog();
        let usual = SponsorId(seat.0 % catalog.sponsors().len().max(1) as u8);
        let sponsor = self.given.read(&format!("{seat} sponsor"), |key| {
            catalog.sponsor_id(key).ok_or_else(|| {
                format!("it can be {}", catalog.sponsors().map(|(_, card)| card.key.as_str()).collect::<Vec<_>>().join(", "))
            })
        });
        let used = self.given.yes(&format!("{seat} sponsor used"));
        let ops = self.given.number(&format!("{seat} ops"), 0..=200u16).unwrap_or(0);
        let style = self.given.number(&format!("{seat} style"), 0..=200u16).unwrap_or(0);
        let busts = self.given.number(&format!("{seat} busts"), 0..=200u16).unwrap_or(0);
        let side = self.state.board.side_mut(seat);
        side.sponsor = sponsor.unwrap_or(usual);
        (side.used, side.ops, side.style, side.busts) = (used, ops, style, busts);
        for (name, kind) in [("locations", Kind::Location), ("operations", Kind::Operation), ("runners", Kind::Runner)] {
            self.each(&format!("{seat} {name}"), |stage, item| stage.stand(seat, item, kind));
        }
        self.chassis(seat);
        self.each(&format!("{seat} stash"), |stage, item| {
            let card = stage.card(item)?;
            stage.put(seat, card, STASH).map(|_| ())
        });
        self.each(&format!("{seat} hand"), |stage, item| {
            let card = stage.card(item)?;
            let back = stage.catalog().card(card).kind.back();
            if stage.state.own(seat).hand[back as usize].len() >= DECK_MOST / 2 {
                return Err("a hand cannot hold so many".to_owned());
            }
            stage.state.own_mut(seat).take(back, card);
            Ok(())
        });
        self.each(&format!("{seat} trash"), |stage, item| {
            let card = stage.card(item)?;
            stage.state.board.side_mut(seat).trash.push(card);
            Ok(())
        });
        for (name, back) in [("runs deck", Back::Runs), ("gear deck", Back::Gear)] {
            self.deck(seat, name, back);
        }
    }

    fn deck(&mut self, seat: Seat, name: &str, back: Back) {
        let catalog = self.catalog();
        let mut cards: Vec<CardId> = Vec::new();
        let said = self.each(&format!("{seat} {name}"), |stage, item| {
            let card = stage.card(item)?;
            if stage.catalog().card(card).kind.back() != back {
                return Err(format!("'{item}' has the other back"));
            }
            cards.push(card);
            Ok(())
        });
        if !said {
            let kind = if back == Back::Runs { Kind::Location } else { Kind::Equipment };
            let usual = catalog.cards().filter(|(_, card)| card.kind == kind).map(|(id, _)| id).take(5);
            cards = usual.flat_map(|card| [card; 4]).collect();
        }
        self.state.own_mut(seat).decks[back as usize] = table::pile::Pile::shuffled(cards);
    }

    /// A card comes into play as it is.
    fn put(&mut self, seat: Seat, card: CardId, host: u8) -> Result<u8, String> {
        let side = self.state.board.side_mut(seat);
        if side.pieces.len() >= 100 {
            return Err("a player cannot have so many cards in play".to_owned());
        }
        let copy = 1 + side.all().filter(|(_, piece)| piece.card == card).count() as u8;
        side.pieces.push(Piece { card, host, copy, ..Piece::default() });
        let slot = side.pieces.len() as u8 - 1;
        side.does = side.does.with(self.game.faces().card(card));
        self.game.faces().note(side, slot);
        Ok(slot)
    }

    /// A Location, Operation or Runner with what is attached to it and what is marked on it.
    fn stand(&mut self, seat: Seat, item: &str, kind: Kind) -> Result<(), String> {
        let (head, gear, tail) = match (item.find('('), item.rfind(')')) {
            (Some(open), Some(close)) if open < close => (&item[..open], &item[open + 1..close], &item[close + 1..]),
            _ => (item, "", ""),
        };
        let mut words = head.split_whitespace().chain(tail.split_whitespace());
        let key = words.next().unwrap_or_default();
        let card = self.card(key)?;
        if self.catalog().card(card).kind != kind {
            return Err(format!("'{key}' is another kind of card"));
        }
        let slot = self.put(seat, card, ALONE)?;
        self.marks(Spot::new(seat, slot), words)?;
        for part in gear.split('+').map(str::trim).filter(|part| !part.is_empty()) {
            let mut words = part.split_whitespace();
            let key = words.next().unwrap_or_default();
            let card = self.card(key)?;
            if !matches!(self.catalog().card(card).kind, Kind::Cyber | Kind::Equipment) {
                return Err(format!("'{key}' cannot be attached"));
            }
            let worn = self.put(seat, card, slot)?;
            self.marks(Spot::new(seat, worn), words)?;
        }
        Ok(())
    }

    fn marks<'w>(&mut self, at: Spot, mut words: impl Iterator<Item = &'w str>) -> Result<(), String> {
        while let Some(word) = words.next() {
            let Some(piece) = self.state.board.piece_mut(at) else { return Ok(()) };
            match word {
                "used" => piece.marks.put(Marks::USED),
                "busted" => piece.marks.put(Marks::USED | Marks::BUSTED),
                "went" => piece.marks.put(Marks::TOOK_PART | Marks::WENT),
                "failed" => piece.marks.put(Marks::FAILED),
                "team" => {
                    let team = words.next().and_then(|team| team.parse().ok()).filter(|team| (1..=20).contains(team));
                    piece.team = team.ok_or("a team has a number from 1 to 20")?;
                }
                other => return Err(format!("'{other}' is not possible; it can be used, busted, went, failed, team N")),
            }
        }
        Ok(())
    }

    /// The Punknaught Chassis: where it is, its tokens, its parts.
    fn chassis(&mut self, seat: Seat) {
        let name = format!("{seat} chassis");
        let Some((line, words)) = self.given.take(&name) else { return };
        if let Err(says) = self.lay_chassis(seat, words.trim()) {
            self.given.problem(line, says);
        }
    }

    fn lay_chassis(&mut self, seat: Seat, item: &str) -> Result<(), String> {
        let (head, parts) = match (item.find('('), item.rfind(')')) {
            (Some(open), Some(close)) if open < close => (&item[..open], &item[open + 1..close]),
            _ => (item, ""),
        };
        let mut words = head.split_whitespace();
        let host = self.piece(seat, words.next().unwrap_or_default())?;
        let tokens = match (words.next(), words.next()) {
            (Some("tokens"), Some(count)) => {
                count.parse().ok().filter(|count| *count <= 3).ok_or("a Chassis has at most 3 construction tokens")?
            }
            _ => 0,
        };
        let catalog = self.catalog();
        let card = catalog.cards().find(|(_, card)| card.is(Attribute::Punknaught)).map(|(id, _)| id).ok_or("there is no Chassis")?;
        let slot = self.put(seat, card, host)?;
        if let Some(piece) = self.state.board.piece_mut(Spot::new(seat, slot)) {
            piece.tokens = tokens;
        }
        for part in parts.split('+').map(str::trim).filter(|part| !part.is_empty()) {
            let card = self.card(part)?;
            self.put(seat, card, slot)?;
        }
        Ok(())
    }

    /// The slot of a piece by its key.
    fn piece(&mut self, seat: Seat, key: &str) -> Result<u8, String> {
        let (key, copy) = match key.split_once('/') {
            Some((key, copy)) => (key, copy.parse().map_err(|_| format!("'{copy}' is no number"))?),
            None => (key, 1),
        };
        let card = self.card(key)?;
        let found = self.state.board.find(Name { seat, card, copy });
        found.map(|at| at.slot).ok_or_else(|| format!("'{key}' is not in play"))
    }

    fn bids(&mut self, seat: Seat) {
        self.each(&format!("{seat} bids"), |stage, item| {
            let (whose, key) = item.split_once(':').ok_or("it is written as 1:card")?;
            let whose = whose.parse().ok().filter(|&whose| whose < stage.state.board.seats).map(Seat).ok_or("there is no such seat")?;
            let slot = stage.piece(whose, key)?;
            stage.state.board.bids.push((seat, Spot::new(whose, slot)));
            Ok(())
        });
    }

    fn turn(&mut self) {
        let seats = self.state.board.seats;
        let turn = Seat(self.given.number("turn", 0..=seats - 1).unwrap_or(0));
        let parts = [Part::Draw, Part::Purchase, Part::Equip, Part::Legwork, Part::Action, Part::DamageControl, Part::End];
        let part = match self.given.take("part") {
            Some((line, words)) => self.given.word(&parts, words.trim()).unwrap_or_else(|says| {
                self.given.problem(line, says);
                Part::Purchase
            }),
            None => Part::Purchase,
        };
        let board = &mut self.state.board;
        (board.turn, board.first, board.turns, board.part) = (turn, turn, 1, part);
        for seat in Seat::first(seats) {
            board.side_mut(seat).assigns = if part == Part::Legwork { 2 } else { 0 };
        }
        match part {
            Part::Draw => board.frames.push(Frame::Turn(Step::Begin)),
            Part::End => board.frames.push(Frame::Turn(Step::Ends)),
            _ => {
                board.frames.push(Frame::Turn(Step::Next));
                board.frames.push(Frame::Phase(turn, 0));
            }
        }
    }
}

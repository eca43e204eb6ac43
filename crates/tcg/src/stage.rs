//! Positions of scenarios in the game's own words; `docs/scenarios.md` lists the lines. What is not said is
//! empty, or as at the beginning of a game: three face-down Legends of the seat's deck, all dice in the fixer
//! areas, a deck of ten Emergency Atlus, and the main phase of seat 0. What cannot be is refused with what would
//! be right.

mod attack;
mod pieces;

use table::scenario::{Given, Staging, counted};
use table::{Problems, Seat, Seats};

use crate::catalog::words::{Color, Kind, Tag};
use crate::catalog::{CardId, Catalog};
use crate::choice::seat_of;
use crate::deck::{Deck, LEGENDS};
use crate::frame::Frame;
use crate::gigs::{At, Die};
use crate::options::Options;
use crate::setup::{USUAL, blank, named};
use crate::spelling;
use crate::state::{CARDS, HAND, SEATS, State, rival};

/// What a deck is made of where nothing is said.
const FILLER: (&str, usize) = ("emergency-atlus", 10);

/// The most cards that lie in one place beside the Legends: more than any deck has.
const MOST: usize = CARDS - LEGENDS;

/// A position from a scenario; all problems at once.
pub(crate) fn stage(catalog: &'static Catalog, options: &Options, given: &mut Given) -> Result<State, Problems> {
    let empty = USUAL.map(|usual| Deck::new(named(catalog, usual).legends().iter().copied(), []));
    let mut stage = Staged { catalog, state: blank(options, &empty), given };
    for seat in SEATS {
        stage.field(seat);
        stage.legends(seat);
        stage.cards(seat);
        stage.deeds(seat);
    }
    SEATS.into_iter().for_each(|seat| stage.gigs(seat));
    stage.turn();
    for seat in SEATS {
        stage.state.board.sizes[seat.index()] = stage.state.all_cards(catalog, seat).0.len() as u8;
        stage.state.board.reckon(catalog, seat);
    }
    stage.state.board.frames.push(Frame::Main);
    stage.attack();
    let state = stage.state;
    given.finish(state)
}

/// A position in the making.
struct Staged<'a> {
    catalog: &'static Catalog,
    state: State,
    given: &'a mut Given,
}

impl Staging for Staged<'_> {
    const MOST: usize = MOST;

    fn given(&mut self) -> &mut Given {
        self.given
    }
}

impl Staged<'_> {
    fn find(&mut self, key: &str) -> Result<CardId, String> {
        self.catalog.find(key).ok_or_else(|| format!("there is no card '{key}'{}", self.given.meant(key, spelling::keys(self.catalog))))
    }

    /// Reads cards with counts.
    fn each_card(&mut self, name: &str, mut put: impl FnMut(&mut State, CardId)) -> bool {
        let mut left = MOST;
        self.each(name, |stage, item| {
            let (key, count) = counted(item, " x");
            let card = stage.find(key)?;
            if stage.catalog.card(card).kind == Kind::Legend {
                return Err(format!("{key} is a Legend; Legends stand in 'legends' or 'field'"));
            }
            left = left.checked_sub(count).ok_or_else(|| format!("at most {MOST} cards can lie there"))?;
            (0..count).for_each(|_| put(&mut stage.state, card));
            Ok(())
        })
    }

    /// Hand, deck, trash, Eddies.
    fn cards(&mut self, seat: Seat) {
        self.each_card(&format!("{seat} hand"), |state, card| state.own_mut(seat).take(card));
        self.each_card(&format!("{seat} trash"), |state, card| state.board.side_mut(seat).trash.push(card));
        self.each_card(&format!("{seat} removed"), |state, card| state.board.side_mut(seat).removed.push(card));
        self.shown(seat);
        let mut deck = Vec::new();
        if !self.each_card(&format!("{seat} deck"), |_, card| deck.push(card))
            && let Some(filler) = self.catalog.find(FILLER.0)
        {
            deck.extend(std::iter::repeat_n(filler, FILLER.1));
        }
        let pile = &mut self.state.own_mut(seat).deck;
        deck.into_iter().rev().for_each(|card| pile.put_on_top(card, Seats::NONE));
        let eddies = self.given.number(&format!("{seat} eddies"), 0..=40).unwrap_or_default();
        // No more of them can be spent than there are.
        let spent = self.given.number(&format!("{seat} spent eddies"), 0..=eddies).unwrap_or_default();
        if let Some(filler) = self.catalog.find("floor-it") {
            let side = self.state.board.side_mut(seat);
            (0..eddies).for_each(|_| side.eddies.push(filler));
            side.spent_eddies = spent;
        }
    }

    /// Cards of the hand that both saw go there.
    fn shown(&mut self, seat: Seat) {
        let mut held: Vec<CardId> = self.state.own(seat).hand.to_vec();
        self.each(&format!("{seat} shown"), |stage, item| {
            let (key, count) = counted(item, " x");
            let card = stage.find(key)?;
            for _ in 0..count.min(MOST) {
                let place = held.iter().position(|other| *other == card);
                held.swap_remove(place.ok_or_else(|| format!("'{key}' is not in hand so often; what is shown stands in 'hand' too"))?);
                let fact = table::knowledge::Fact { seat: rival(seat), card, among: table::knowledge::Places::only(HAND) };
                stage.state.own_mut(seat).facts.note(fact);
            }
            Ok(())
        });
    }

    /// What was done this turn, and what holds for a player.
    fn deeds(&mut self, seat: Seat) {
        let mut deeds = self.state.board.side(seat).deeds;
        deeds.called = self.given.yes(&format!("{seat} called"));
        deeds.sold = self.given.yes(&format!("{seat} sold"));
        deeds.program = self.given.yes(&format!("{seat} played a program"));
        deeds.stole_low = self.given.yes(&format!("{seat} stole low"));
        deeds.high_guard = self.given.yes(&format!("{seat} high guard"));
        deeds.low_guard = self.given.yes(&format!("{seat} low guard"));
        deeds.cheaper = self.given.number(&format!("{seat} programs cheaper"), 0..=20).unwrap_or_default();
        self.each(&format!("{seat} played colors"), |stage, item| {
            stage.given.word(Color::ALL, item).map(|color| deeds.colors |= 1 << color as u8)
        });
        for (name, bits) in
            [("played gear", &mut deeds.gear_tags), ("attacked", &mut deeds.attacked_tags), ("defeated", &mut deeds.defeated_tags)]
        {
            self.each(&format!("{seat} {name}"), |stage, item| stage.given.word(Tag::ALL, item).map(|tag| *bits |= 1 << tag as u64));
        }
        self.state.board.side_mut(seat).deeds = deeds;
    }

    /// Gigs: `d6=4`, or `1:d6=4` for a die of the other player.
    fn gigs(&mut self, seat: Seat) {
        self.each(&format!("{seat} gigs"), |stage, item| {
            let (name, value) = item.split_once('=').ok_or_else(|| format!("'{item}' is not like d6=4"))?;
            let (owner, name) = seat_of(name.trim()).unwrap_or((seat, name.trim()));
            let die = spelling::die(owner, name)?;
            let sides = die.size().sides();
            let value = value.trim().parse().ok().filter(|value| (1..=sides).contains(value));
            let value = value.ok_or_else(|| format!("a {name} shows 1 to {sides}"))?;
            if stage.state.board.dice.holder(die).is_some() {
                return Err(format!("the {name} of {owner} is named twice"));
            }
            stage.state.board.dice.set(die, Die { at: At::Gigs(seat), value });
            Ok(())
        });
    }

    fn turn(&mut self) {
        let first = self.given.number("first", 0..=1).unwrap_or_default();
        let turn = self.given.number("turn", 0..=1).unwrap_or_default();
        // The first turn of who begins, and the turns after it, alternate.
        let fewest = 1 + u16::from(first != turn);
        let turns = self.given.read("turns", |words| {
            let turns = words.parse().ok().filter(|turns: &u16| (1..=999).contains(turns) && turns % 2 == fewest % 2);
            turns.ok_or_else(|| format!("in turns of seat {turn} it can be {fewest}, {}, {} and so on", fewest + 2, fewest + 4))
        });
        let turns = turns.unwrap_or(fewest + 2);
        let overtime = self.given.yes("overtime");
        let board = &mut self.state.board;
        board.first = Seat(first);
        board.turn = Seat(turn);
        (board.turns, board.overtime) = (turns, overtime);
        board.began_empty = board.dice.fixer_empty(board.turn);
        self.state.board.empty_starts = self.given.number("empty turns", 0..=9).unwrap_or_default();
    }
}

#[cfg(test)]
mod tests {
    use table::Game;
    use table::scenario::{Scenario, check};

    use super::*;
    use crate::game::Tcg;

    fn wrong(lines: &str) -> String {
        let scenario = Scenario::parse(&format!("title: A crowd\ngame: tcg\n{lines}\nseat 0 is awaited\n")).unwrap();
        check(&Tcg::default(), &scenario).unwrap_err().says
    }

    #[test]
    fn a_position_holds_no_more_than_a_deck_does() {
        let told = wrong(&format!("given seat 0 field: {}", ["minotaur"; 300].join(", ")));
        assert!(told.contains("at most 60 can be named"), "{told}");
        let told = wrong("given seat 0 hand: minotaur x40, floor-it x40");
        assert!(told.contains("at most 60 cards can lie there"), "{told}");
        let told = wrong(&format!("given seat 0 field: minotaur with {}", ["arasaka-emergency-radioport"; 100].join(" + ")));
        assert!(told.contains("at most 63 Gear can lie there"), "{told}");
        let told = wrong("given seat 0 hand: minotaur x40\ngiven seat 0 trash: minotaur x40");
        assert!(told.contains("seat 0 has 93 cards; there is room for 63"), "{told}");
        let told = wrong("given seat 0 shown: minotaur x60");
        assert!(told.contains("'minotaur' is not in hand so often"), "{told}");
    }

    #[test]
    fn what_cannot_be_is_refused_with_what_would_be_right() {
        for (lines, right) in [
            ("given seat 0 hand: minotuar", "there is no card 'minotuar'; did you mean 'minotaur'?"),
            ("given seat 0 field: minotaur bloker", "'bloker' is not known; did you mean 'blocker'?"),
            ("given seat 0 field: minotaur/2", "'minotaur/2' comes out of turn; copies are named in their order: the next is 'minotaur'"),
            ("given seat 0 field: floor-it", "floor-it is neither a Unit nor a Legend"),
            ("given seat 0 field: minotaur solo", "minotaur is no Legend, so that it cannot have gone solo"),
            ("given seat 0 field: minotaur power", "after 'power' stands a number from -100 to 100"),
            ("given seat 0 field: v-streetkid, v-streetkid", "v-streetkid is a Legend, of which there is one"),
            (
                "given seat 0 field: v-streetkid\ngiven seat 0 legends: v-streetkid up, padre-man-of-the-cross up",
                "v-streetkid stands on the field or in 'legends' already; it is named once",
            ),
            (
                "given seat 0 field: v-streetkid\ngiven seat 0 legends: v-roamer-of-the-badlands up, v-corporate-exile up, padre-man-of-the-cross up",
                "there are 3 Legends; 3 are named and 1 are on the field; one that is on the field is not named here",
            ),
            ("given seat 0 legends: v-streetkid up down", "v-streetkid is 'down' and 'up'; it is one of up, down, known and gone"),
            ("given seat 0 legends: v-streetkid down blocker", "v-streetkid is 'down'; only a face-up Legend has Gear and marks"),
            (
                "given seat 0 legends: v-streetkid known with mantis-blades",
                "v-streetkid is 'known'; only a face-up Legend has Gear and marks",
            ),
            ("given seat 0 eddies: 2\ngiven seat 0 spent eddies: 3", "'3' is not possible for 'seat 0 spent eddies'; it can be 0 to 2"),
            ("given seat 0 shown: floor-it", "'floor-it' is not in hand so often; what is shown stands in 'hand' too"),
            ("given seat 0 attacked: arasak", "there is no 'arasak'; did you mean 'arasaka'?"),
            ("given turn: 1\ngiven turns: 3", "'3' is not possible for 'turns'; in turns of seat 1 it can be 2, 4, 6 and so on"),
            ("given seat 0 hnad: floor-it", "'seat 0 hnad' is not something that can be given; did you mean 'seat 0 hand'?"),
            ("given attack: minotaur at gigs", "there is no minotaur on the field of seat 0"),
            (
                "given seat 0 field: minotaur\ngiven attack: minotaur at gigs",
                "'attack minotaur at gigs' was not possible: The rival has no Gigs. (T166)",
            ),
            (
                "given seat 0 field: minotaur\ngiven seat 1 field: octant\ngiven attack: minotaur at octant",
                "'attack minotaur at octant' was not possible: Ready Units cannot be attacked. (T164)",
            ),
            (
                "given seat 0 field: minotaur lag\ngiven seat 1 field: octant spent\ngiven attack: minotaur at octant",
                "'attack minotaur at octant' was not possible: It came into play this turn and has Lag. (T138)",
            ),
            (
                "options: edition=comprehensive\ngiven seat 0 field: minotaur\ngiven attack: minotaur",
                "an attack names its target in this edition: 'minotaur at gigs', 'minotaur at KEY'",
            ),
        ] {
            assert_eq!(wrong(lines), right, "{lines}");
        }
    }

    #[test]
    fn whoever_misspells_everything_is_told_so_and_no_more() {
        let lines =
            ["hand", "deck", "trash", "field", "removed"].map(|place| format!("given seat 0 {place}: {}", ["minotuar"; 60].join(", ")));
        let told = wrong(&lines.join("\n"));
        assert_eq!((told.matches("there is no card 'minotuar'").count(), told.matches("did you mean").count()), (300, 12));
    }

    #[test]
    fn legends_that_nobody_names_are_out_of_the_game() {
        let counts = |lines: &str| {
            let text = format!("title: Legends\ngame: tcg\n{lines}\nseat 0 is awaited\n");
            let scenario = Scenario::parse(&text).unwrap();
            let state = Tcg::default().stage(&Options::default(), &mut scenario.given.clone()).unwrap();
            let side = state.board.side(Seat(0));
            (side.legends().count(), side.units().count(), side.removed.len())
        };
        assert_eq!(counts("given seat 0 legends: none"), (0, 0, 3));
        assert_eq!(counts("given seat 0 legends: v-streetkid up"), (1, 0, 2));
        assert_eq!(counts("given seat 0 legends: v-streetkid up\ngiven seat 0 field: jackie-welles-mamas-favorite"), (1, 1, 1));
        assert_eq!(counts("given seat 0 field: jackie-welles-mamas-favorite"), (2, 1, 0));
        assert_eq!(counts("given seat 0 eddies: 1"), (3, 0, 0));
    }

    #[test]
    fn a_roll_that_never_decides_ends() {
        // The script has nothing for the roll that is made: from there on all rolls are the same.
        let scenario = Scenario::parse("title: A tie\ngame: tcg\nchance nothing: 3, 19\nseat 1 is awaited\n").unwrap();
        assert!(check(&Tcg::default(), &scenario).is_err());
    }
}

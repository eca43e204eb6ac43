//! Positions of scenarios in the game's own words; `docs/scenarios.md` lists the lines. What is not said is
//! empty, or as at the beginning of a game: three face-down Legends of the seat's deck, all dice in the fixer
//! areas, a deck of ten Emergency Atlus, and the main phase of seat 0.

use table::scenario::Given;
use table::{Problems, Seat, Seats};

use crate::catalog::words::{Keyword, Kind, Size};
use crate::catalog::{CardId, Catalog};
use crate::choice::{seat_of, size_key};
use crate::deck::{Deck, LEGENDS};
use crate::frame::Frame;
use crate::gigs::{At, Die, DieId};
use crate::options::Options;
use crate::setup::{USUAL, blank, named};
use crate::state::{FIELD, Gear, HAND, Marks, Piece, SEATS, State, rival};

/// What a deck is made of where nothing is said.
const FILLER: (&str, usize) = ("emergency-atlus", 10);

/// The most cards that lie in one place: more than any deck has. Pieces are numbered with a byte.
const MOST: usize = 60;

/// A position from a scenario; all problems at once.
pub(crate) fn stage(catalog: &'static Catalog, options: &Options, given: &mut Given) -> Result<State, Problems> {
    let empty = USUAL.map(|usual| Deck::new(named(catalog, usual).legends().iter().copied(), []));
    let mut stage = Stage { catalog, state: blank(options, &empty), given };
    for seat in SEATS {
        stage.legends(seat);
        stage.field(seat);
        stage.cards(seat);
        stage.deeds(seat);
    }
    SEATS.into_iter().for_each(|seat| stage.gigs(seat));
    stage.turn();
    let mut state = stage.state;
    for seat in SEATS {
        state.board.sizes[seat.index()] = state.all_cards(catalog, seat).0.len() as u8;
    }
    state.board.frames.push(Frame::Main);
    let state = given.finish(state)?;
    state.audit(catalog).map_err(|wrong| Problems::one("position", wrong))?;
    Ok(state)
}

/// A position in the making.
struct Stage<'a> {
    catalog: &'static Catalog,
    state: State,
    given: &'a mut Given,
}

/// The items of a list; `none` is an empty one.
fn items(words: &str) -> impl Iterator<Item = &str> {
    words.split(',').map(str::trim).filter(|word| !word.is_empty() && *word != "none")
}

/// A card with how many of it there are, as in `floor-it x2`.
fn counted(item: &str) -> (&str, usize) {
    item.rsplit_once(" x").and_then(|(name, count)| Some((name.trim(), count.parse().ok()?))).unwrap_or((item, 1))
}

impl Stage<'_> {
    fn find(&self, key: &str) -> Result<CardId, String> {
        self.catalog.find(key).ok_or_else(|| format!("there is no card '{key}'"))
    }

    /// Reads the items of a list one by one; what is wrong with one is told with its line. Whether the line is there.
    fn each(&mut self, name: &str, mut read: impl FnMut(&mut Self, &str) -> Result<(), String>) -> bool {
        let Some((line, words)) = self.given.take(name) else { return false };
        if items(&words).count() > MOST {
            self.given.problem(line, format!("at most {MOST} can be named"));
            return true;
        }
        for item in items(&words) {
            if let Err(says) = read(self, item) {
                self.given.problem(line, says);
            }
        }
        true
    }

    /// Reads cards with counts.
    fn each_card(&mut self, name: &str, mut put: impl FnMut(&mut State, CardId)) -> bool {
        let mut left = MOST;
        self.each(name, |stage, item| {
            let (key, count) = counted(item);
            let card = stage.find(key)?;
            if stage.catalog.card(card).kind == Kind::Legend {
                return Err(format!("{key} is a Legend; Legends stand in 'legends', 'field' or 'removed'"));
            }
            left = left.checked_sub(count).ok_or_else(|| format!("at most {MOST} cards can lie there"))?;
            (0..count).for_each(|_| put(&mut stage.state, card));
            Ok(())
        })
    }

    fn number(&mut self, name: &str, most: u16) -> Option<u16> {
        let number = self.given.number(name, 0..=i64::from(most))?;
        u16::try_from(number).ok()
    }

    fn yes(&mut self, name: &str) -> bool {
        let read = |words: &str| match words {
            "yes" => Ok(true),
            "no" => Ok(false),
            _ => Err("it can be yes or no".to_owned()),
        };
        self.given.read(name, read).unwrap_or(false)
    }

    /// Legends by place: `KEY up|down|known [spent] [with GEAR + GEAR]`, or `gone`.
    fn legends(&mut self, seat: Seat) {
        let Some((line, words)) = self.given.take(&format!("{seat} legends")) else { return };
        let listed: Vec<&str> = items(&words).collect();
        if listed.len() != LEGENDS {
            return self.given.problem(line, format!("there are {LEGENDS} Legends; {} are named", listed.len()));
        }
        let own = self.state.own_mut(seat);
        own.unseen.clear();
        self.state.board.side_mut(seat).pieces.clear();
        for (slot, item) in (0..).zip(listed) {
            if let Err(says) = self.legend(seat, slot, item) {
                self.given.problem(line, says);
            }
        }
        self.state.own_mut(seat).unseen.sort_unstable();
    }

    fn legend(&mut self, seat: Seat, slot: u8, item: &str) -> Result<(), String> {
        let (words, gear) = item.split_once(" with ").unwrap_or((item, ""));
        let mut words = words.split_whitespace();
        let key = words.next().unwrap_or_default();
        let card = self.find(key)?;
        if self.catalog.card(card).kind != Kind::Legend {
            return Err(format!("{key} is no Legend"));
        }
        let mut piece = self.piece(CardId::NONE, slot + 1, slot);
        for word in words {
            match word {
                "up" => (piece.card, piece.copy) = (card, 1),
                "known" => piece.marks.put(Marks::KNOWN),
                "down" | "ready" => {}
                "spent" => piece.marks.put(Marks::SPENT),
                "stays-spent" => piece.marks.put(Marks::SPENT | Marks::STAYS_SPENT),
                "gone" => {
                    self.state.board.side_mut(seat).removed.push(card);
                    return Ok(());
                }
                other => return Err(format!("'{other}' is not known; it can be up, down, known, spent, stays-spent or gone")),
            }
        }
        if piece.card.is_some() {
            piece.marks.put(Marks::FACE_UP);
        } else if piece.marks.has(Marks::KNOWN) {
            self.state.own_mut(seat).looked[usize::from(slot)] = card;
        } else {
            self.state.own_mut(seat).unseen.push(card);
        }
        let id = piece.id;
        self.state.board.side_mut(seat).pieces.push(piece);
        self.equip(seat, id, gear)
    }

    fn piece(&mut self, card: CardId, copy: u8, slot: u8) -> Piece {
        let id = self.state.board.number();
        Piece { id, card, copy, slot, marks: Marks::default(), power: 0, fight: 0, fewer: 0, cheaper: 0 }
    }

    fn equip(&mut self, seat: Seat, host: u8, words: &str) -> Result<(), String> {
        for key in words.split('+').map(str::trim).filter(|key| !key.is_empty()) {
            let card = self.find(key)?;
            if self.catalog.card(card).kind != Kind::Gear {
                return Err(format!("{key} is no Gear"));
            }
            self.state.board.side_mut(seat).gear.push(Gear { host, card });
        }
        Ok(())
    }

    /// Units on the field: `KEY [spent] [lag] [must] [solo] [power +N] [with GEAR + GEAR]`. A Legend on the field
    /// takes a place in its area away, the last one that is face-down and unknown.
    fn field(&mut self, seat: Seat) {
        self.each(&format!("{seat} field"), |stage, item| {
            let (words, gear) = item.split_once(" with ").unwrap_or((item, ""));
            let mut words = words.split_whitespace();
            let key = words.next().unwrap_or_default();
            let card = stage.find(key)?;
            let kind = stage.catalog.card(card).kind;
            if !matches!(kind, Kind::Unit | Kind::Legend) {
                return Err(format!("{key} is neither a Unit nor a Legend"));
            }
            let copy = stage.state.board.copy_of(seat, card);
            let mut piece = stage.piece(card, copy, FIELD);
            piece.marks.put(Marks::FACE_UP);
            while let Some(word) = words.next() {
                match word {
                    "spent" => piece.marks.put(Marks::SPENT),
                    "lag" => piece.marks.put(Marks::LAG),
                    "must" => piece.marks.put(Marks::MUST),
                    "solo" => piece.marks.put(Marks::SOLO),
                    "ready" => {}
                    "power" => {
                        let change = words.next().and_then(|change| change.parse().ok());
                        piece.power = change.ok_or("after 'power' stands a change such as +2 or -5")?;
                    }
                    other => return Err(format!("'{other}' is not known; it can be spent, lag, must, solo, power +N or with GEAR")),
                }
            }
            if kind == Kind::Legend {
                if stage.catalog.card(card).keywords.contains(&Keyword::GoSolo) {
                    piece.marks.put(Marks::SOLO);
                }
                stage.leave_area(seat, card)?;
            }
            let id = piece.id;
            stage.state.board.side_mut(seat).pieces.push(piece);
            stage.equip(seat, id, gear)
        });
    }

    /// A Legend that is on the field has left its area.
    fn leave_area(&mut self, seat: Seat, card: CardId) -> Result<(), String> {
        let unseen = &mut self.state.own_mut(seat).unseen;
        // Any unseen Legend makes room, where this one is not of the deck.
        let place = unseen.iter().position(|other| *other == card).or_else(|| unseen.len().checked_sub(1));
        place.and_then(|place| unseen.take(place)).ok_or("no face-down Legend is left that it could have been")?;
        let pieces = &mut self.state.board.side_mut(seat).pieces;
        let down = pieces.iter().rposition(|piece| !piece.on_field() && !piece.face_up() && !piece.marks.has(Marks::KNOWN));
        down.and_then(|place| pieces.take(place)).ok_or("no face-down Legend is left that it could have been")?;
        Ok(())
    }

    /// Hand, deck, trash, Eddies.
    fn cards(&mut self, seat: Seat) {
        self.each_card(&format!("{seat} hand"), |state, card| state.own_mut(seat).take(card));
        self.each_card(&format!("{seat} trash"), |state, card| state.board.side_mut(seat).trash.push(card));
        self.each_card(&format!("{seat} removed"), |state, card| state.board.side_mut(seat).removed.push(card));
        self.each_card(&format!("{seat} shown"), |state, card| {
            let fact = table::knowledge::Fact { seat: rival(seat), card, among: table::knowledge::Places::only(HAND) };
            state.own_mut(seat).facts.note(fact);
        });
        let mut deck = Vec::new();
        if !self.each_card(&format!("{seat} deck"), |_, card| deck.push(card))
            && let Some(filler) = self.catalog.find(FILLER.0)
        {
            deck.extend(std::iter::repeat_n(filler, FILLER.1));
        }
        let pile = &mut self.state.own_mut(seat).deck;
        deck.into_iter().rev().for_each(|card| pile.put_on_top(card, Seats::NONE));
        let spent = self.number(&format!("{seat} spent eddies"), 40).unwrap_or_default();
        let eddies = self.number(&format!("{seat} eddies"), 40).unwrap_or_default();
        if let Some(filler) = self.catalog.find("floor-it") {
            let side = self.state.board.side_mut(seat);
            (0..eddies.max(spent)).for_each(|_| side.eddies.push(filler));
            side.spent_eddies = spent as u8;
        }
    }

    fn deeds(&mut self, seat: Seat) {
        let called = self.yes(&format!("{seat} called"));
        let sold = self.yes(&format!("{seat} sold"));
        let program = self.yes(&format!("{seat} played a program"));
        let deeds = &mut self.state.board.side_mut(seat).deeds;
        (deeds.called, deeds.sold, deeds.program) = (called, sold, program);
    }

    /// Gigs: `d6=4`, or `1:d6=4` for a die of the other player.
    fn gigs(&mut self, seat: Seat) {
        self.each(&format!("{seat} gigs"), |stage, item| {
            let (name, value) = item.split_once('=').ok_or_else(|| format!("'{item}' is not like d6=4"))?;
            let (owner, name) = seat_of(name.trim()).unwrap_or((seat, name.trim()));
            let size = Size::ALL.iter().copied().find(|&size| size_key(size) == name);
            let size = size.ok_or_else(|| format!("'{name}' is no die; there are d4, d6, d8, d10, d12 and d20"))?;
            let value = value.trim().parse().ok().filter(|value| (1..=size.sides()).contains(value));
            let value = value.ok_or_else(|| format!("a {name} shows 1 to {}", size.sides()))?;
            let die = DieId::new(owner, size);
            if stage.state.board.dice.holder(die).is_some() {
                return Err(format!("the {name} of {owner} is named twice"));
            }
            stage.state.board.dice.set(die, Die { at: At::Gigs(seat), value });
            Ok(())
        });
    }

    fn turn(&mut self) {
        let first = self.number("first", 1).unwrap_or_default();
        let turn = self.number("turn", 1).unwrap_or_default();
        // The first turn of who begins, and the turns after it, alternate.
        let fewest = 1 + u16::from(first != turn);
        let turns = self.number("turns", 999).unwrap_or(fewest + 2);
        let overtime = self.yes("overtime");
        let board = &mut self.state.board;
        board.first = Seat(first as u8);
        board.turn = Seat(turn as u8);
        (board.turns, board.overtime) = (turns, overtime);
        board.began_empty = board.dice.fixer_empty(board.turn);
        let before = self.number("empty turns", 9).unwrap_or_default();
        self.state.board.empty_starts = before as u8;
    }
}

#[cfg(test)]
mod tests {
    use table::scenario::{Scenario, check};

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
    }

    #[test]
    fn a_roll_that_never_decides_ends() {
        // The script has nothing for the roll that is made: from there on all rolls are the same.
        let scenario = Scenario::parse("title: A tie\ngame: tcg\nchance nothing: 3, 19\nseat 1 is awaited\n").unwrap();
        assert!(check(&Tcg::default(), &scenario).is_err());
    }
}

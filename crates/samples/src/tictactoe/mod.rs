//! Tic-tac-toe: two seats, nine cells, three in a line. Rules in `rules/tictactoe.md`.

mod instinct;
mod prose;
mod view;

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::scenario::Given;
use table::{About, Asked, Audience, Awaited, Chance, Choices, Game, Message, Outcome, Problems, Reason, RuleId, Seat, Witness, rule};
pub use view::View;

/// The game. It has no catalog.
#[derive(Clone, Copy, Debug, Default)]
pub struct TicTacToe;

/// What all agree on: nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Options {}

/// A cell, counted from the top left, row by row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Cell(pub u8);

/// How far the table is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, JsonSchema, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Progress {
    /// Somebody is to move.
    #[default]
    Going,
    /// A seat has three in a line.
    Line(Seat),
    /// All cells are taken.
    Full,
    /// A seat has left.
    Left(Seat),
}

/// A table: a set of cells for each seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct State {
    taken: [u16; 2],
    turn: Seat,
    stage: Progress,
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A seat took a cell.
    Took {
        /// Who.
        seat: Seat,
        /// Which.
        cell: Cell,
    },
    /// A seat has three in a line.
    Line {
        /// Who.
        seat: Seat,
    },
    /// All cells are taken.
    Full,
    /// A seat left the table.
    Left {
        /// Who.
        seat: Seat,
    },
}

const ALL_CELLS: u16 = 0b111_111_111;
const LINES: [u16; 8] = [0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];

/// For every set of cells, whether it holds a line, as bits.
static WITH_LINE: [u64; 8] = {
    let mut sets = [0; 8];
    let mut cells = 0;
    while cells <= ALL_CELLS {
        let mut line = 0;
        while line < LINES.len() {
            if cells & LINES[line] == LINES[line] {
                sets[cells as usize / 64] |= 1 << (cells % 64);
            }
            line += 1;
        }
        cells += 1;
    }
    sets
};

#[inline]
fn has_line(cells: u16) -> bool {
    WITH_LINE[usize::from(cells / 64)] >> (cells % 64) & 1 == 1
}

static ABOUT: About = About { key: "tictactoe", rules: 1, seats: 2..=2, minutes: 1..=3, modes: &["standard"], options: &[] };

impl Cell {
    /// Row letter and column number, as on a chess board: `a1` is top left.
    fn name(self) -> String {
        format!("{}{}", char::from(b'a' + self.0 / 3), self.0 % 3 + 1)
    }

    const fn bit(self) -> u16 {
        1 << self.0
    }
}

impl State {
    fn free(&self) -> u16 {
        ALL_CELLS & !(self.taken[0] | self.taken[1])
    }

    fn owner(&self, cell: Cell) -> Option<Seat> {
        Seat::first(2).find(|seat| self.taken[seat.index()] & cell.bit() != 0)
    }
}

impl Game for TicTacToe {
    type Options = Options;
    type Entry = ();
    type State = State;
    type Choice = Cell;
    type Event = Event;
    type View = View;

    fn about(&self) -> &'static About {
        &ABOUT
    }

    fn options(&self, fields: &BTreeMap<String, String>) -> Result<Options, Problems> {
        rule!(tictactoe: R01);
        let mut asked = Asked::new(fields);
        asked.number("seats", 2..=2, 2);
        asked.one_of("mode", ABOUT.modes, 0);
        asked.finish(Options {})
    }

    fn entry(&self, _: &Options, _: Seat) {}

    fn seats(&self, _: &Options) -> u8 {
        2
    }

    fn variants(&self) -> Vec<Options> {
        vec![Options {}]
    }

    #[inline]
    fn deal(&self, _: &Options, _: &[()], _: &mut impl Chance) -> Result<State, Problems> {
        rule!(tictactoe: R02);
        Ok(State::default())
    }

    #[inline]
    fn awaited(&self, state: &State) -> Awaited {
        match state.stage {
            Progress::Going => Awaited::one(state.turn),
            Progress::Line(_) | Progress::Full | Progress::Left(_) => Awaited::over(),
        }
    }

    #[inline]
    fn outcome(&self, state: &State) -> Outcome {
        let won_by = |how, winner: Seat| Outcome::between(how, if winner.0 == 0 { 1 } else { -1 });
        match state.stage {
            Progress::Line(seat) => won_by("line", seat),
            Progress::Left(seat) => won_by("left", seat.next(2)),
            Progress::Full => Outcome::between("full", 0),
            Progress::Going => Outcome::void("going"),
        }
    }

    #[inline]
    fn choices(&self, state: &State, _: Seat, into: &mut Choices<Cell>) {
        let mut free = state.free();
        while free != 0 {
            into.push(Cell(free.trailing_zeros() as u8));
            free &= free - 1;
        }
    }

    #[inline]
    fn decide(
        &self,
        state: &mut State,
        seat: Seat,
        cell: Cell,
        _: &mut impl Chance,
        witness: &mut impl Witness<Event>,
        _: &mut Choices<Cell>,
    ) -> Option<Seat> {
        rule!(tictactoe: R04);
        state.taken[seat.index()] |= cell.bit();
        witness.tell(|| Event::Took { seat, cell });
        if has_line(state.taken[seat.index()]) {
            rule!(tictactoe: R06);
            state.stage = Progress::Line(seat);
            witness.tell(|| Event::Line { seat });
        } else if state.free() == 0 {
            rule!(tictactoe: R07);
            state.stage = Progress::Full;
            witness.tell(|| Event::Full);
        } else {
            rule!(tictactoe: R03);
            state.turn = seat.next(2);
        }
        None
    }

    fn leave(&self, state: &mut State, seat: Seat, _: &mut impl Chance, witness: &mut impl Witness<Event>) {
        rule!(tictactoe: R08);
        state.stage = Progress::Left(seat);
        witness.tell(|| Event::Left { seat });
    }

    fn view(&self, state: &State, audience: Audience) -> View {
        View::build(state, audience)
    }

    fn imagine(&self, view: &View, _: &mut impl Chance) -> State {
        view.state()
    }

    fn attempts(&self, _: &View, into: &mut Choices<Cell>) {
        into.extend((0..9).map(Cell));
    }

    fn why_not(&self, view: &View, cell: Cell) -> Option<Reason> {
        let because = |rule, says| Some(Reason { rule: RuleId::new("tictactoe", rule), says });
        match view.stage {
            Progress::Line(_) => return because("R06", Message::new("no-line")),
            Progress::Full => return because("R07", Message::new("no-full")),
            Progress::Left(_) => return because("R08", Message::new("no-left")),
            Progress::Going => {}
        }
        if view.seat != Some(view.turn) {
            return because("R03", Message::new("no-turn").with("seat", view.turn));
        }
        let owner = view.cells.get(usize::from(cell.0)).copied().flatten()?;
        rule!(tictactoe: R05);
        because("R05", Message::new("no-taken").with("cell", cell.name()).with("seat", owner))
    }

    fn key(&self, cell: Cell) -> String {
        cell.name()
    }

    fn stage(&self, _: &Options, given: &mut Given) -> Result<State, Problems> {
        let mut state = State::default();
        let board = given.read("board", |words| {
            let cells: Vec<char> = words.chars().filter(|c| !matches!(c, '/' | ' ')).collect();
            let known = cells.len() == 9 && cells.iter().all(|cell| matches!(cell, 'x' | 'o' | '.'));
            known.then_some(cells).ok_or_else(|| "it is written like 'x.o / .x. / ...'".to_owned())
        });
        for (cell, mark) in (0..9).map(Cell).zip(board.unwrap_or_default()) {
            match mark {
                'x' => state.taken[0] |= cell.bit(),
                'o' => state.taken[1] |= cell.bit(),
                _ => {}
            }
        }
        state.turn = Seat((state.taken[0].count_ones() > state.taken[1].count_ones()).into());
        given.finish(state)
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        if state.taken[0] & state.taken[1] != 0 {
            return Err("a cell is taken twice".to_owned());
        }
        let [first, second] = state.taken.map(u16::count_ones);
        if first != second && first != second + 1 {
            return Err(format!("seat 0 has {first} cells and seat 1 has {second}: they do not take turns"));
        }
        if state.stage == Progress::Going && (state.taken.into_iter().any(has_line) || state.free() == 0) {
            return Err("there is a line, or no free cell, and the table goes on".to_owned());
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use table::conformance::{NoSecrets, assert_conforms};

    use super::TicTacToe;

    #[test]
    fn conformance_tictactoe() {
        let report = assert_conforms(TicTacToe, NoSecrets, 300);
        assert!(report.decisions > 1000, "{report:?}");
    }
}

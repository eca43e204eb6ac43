//! What a child knows of the game: finish your own line, stop the other's, the middle is good.

use table::instinct::{PerSeat, Subject};
use table::{Instinct, Seat, Study};

use super::{Cell, Event, State, TicTacToe, has_line};

/// How good a cell is by itself: the middle lies on four lines, a corner on three, the rest on two.
fn lines(cell: Cell) -> f32 {
    [3.0, 2.0, 3.0, 2.0, 4.0, 2.0, 3.0, 2.0, 3.0][usize::from(cell.0)]
}

impl Instinct for TicTacToe {
    const GUIDED: bool = true;

    fn weigh(&self, state: &State, seat: Seat, choices: &[Cell], into: &mut Vec<f32>) {
        let (own, other) = (state.taken[seat.index()], state.taken[seat.next(2).index()]);
        into.extend(choices.iter().map(|&cell| match (has_line(own | cell.bit()), has_line(other | cell.bit())) {
            (true, _) => 20.0,
            (_, true) => 10.0,
            _ => 0.5 * lines(cell),
        }));
    }

    fn hopes(&self, _: &State) -> PerSeat {
        let mut hopes = PerSeat::default();
        hopes[..2].fill(0.5);
        hopes
    }
}

impl Study for TicTacToe {
    fn subjects(&self) -> Vec<Subject> {
        (0..9).map(|cell| Subject { group: "Cells", name: Cell(cell).name() }).collect()
    }

    fn at_hand(&self, _: &State, _: Seat, note: impl FnMut(usize)) {
        (0..9).for_each(note);
    }

    fn uses(&self, _: &State, event: &Event, mut note: impl FnMut(Seat, usize)) {
        if let Event::Took { seat, cell } = *event {
            note(seat, cell.0.into());
        }
    }

    fn begins(&self, _: &State, _: Seat, _: impl FnMut(usize)) {}

    fn standing(&self, state: &State, seat: Seat) -> i32 {
        has_line(state.taken[seat.index()]).into()
    }
}

//! What a good player feels: which choices look promising, and who stands well.

mod study;
mod weigh;

use table::instinct::PerSeat;
use table::{Instinct, Seat};

use crate::catalog::words::Keyword;
use crate::catalog::{CardId, Catalog};
use crate::choice::Choice;
use crate::engine::Queries;
use crate::game::Tcg;
use crate::state::{Piece, SEATS, State};

/// What a card of the hand is worth, roughly: what it costs, and a little for being there at all.
pub(crate) fn worth(catalog: &Catalog, card: CardId) -> f32 {
    if !card.is_some() {
        return 0.0;
    }
    let face = catalog.face(card);
    let quick = if face.has(Keyword::Quick) { 0.3 } else { 0.0 };
    0.8 + 0.35 * f32::from(face.cost_value()) + quick
}

/// What a Unit on the field is worth: its power, its effects and its Gear.
pub(crate) fn presence(reads: Queries<'_>, seat: Seat, piece: &Piece) -> f32 {
    let gear = f32::from(reads.board.side(seat).gear_count(piece.id));
    let blocker = if reads.has(seat, piece, Keyword::Blocker) { 1.0 } else { 0.0 };
    0.8 + 0.28 * f32::from(reads.power(seat, piece)) + 0.15 * gear + blocker
}

/// How well a player stands, in Gigs.
fn standing(reads: Queries<'_>, state: &State, seat: Seat) -> f32 {
    let (board, side) = (reads.board, reads.board.side(seat));
    let gigs = f32::from(board.dice.count(seat));
    let coming = board.dice.fixer(seat).count() as f32;
    let field: f32 = side.units().map(|piece| presence(reads, seat, piece)).sum();
    let ready: f32 = side.units().filter(|piece| !piece.spent()).map(|piece| 0.04 * f32::from(reads.power(seat, piece))).sum();
    let legends = side.legends().filter(|piece| piece.face_up()).count() as f32;
    let purse = side.eddies.len() as f32 + side.legends().count() as f32;
    let hand = state.own(seat).hand.len() as f32;
    // A die in the fixer area will come by itself; one in the Gig area can be stolen.
    gigs + 0.8 * coming + 0.16 * field + ready + 0.12 * legends + 0.13 * purse.min(9.0) + 0.11 * hand.min(8.0)
}

impl Instinct for Tcg {
    // Longer playouts are fewer for the same time, and better all the same (`docs/bots.md`).
    const HORIZON: u32 = 80;
    const GUIDED: bool = true;
    const WIDTH: f32 = 2.0;

    fn weigh(&self, state: &State, seat: Seat, choices: &[Choice], into: &mut Vec<f32>) {
        let weigh = weigh::Weigh { reads: Queries { catalog: self.catalog(), board: &state.board }, state, seat };
        let weights = choices.iter().map(|&choice| weigh.choice(choice));
        into.extend(weights);
    }

    fn hopes(&self, state: &State) -> PerSeat {
        let reads = Queries { catalog: self.catalog(), board: &state.board };
        let scores = SEATS.map(|seat| standing(reads, state, seat));
        // Who has seven Gigs wins unless one is stolen before the next turn of theirs.
        let lead = |seat: Seat| if state.board.dice.count(seat) >= 7 { 2.0 } else { 0.0 };
        let ahead = scores[0] - scores[1] + lead(SEATS[0]) - lead(SEATS[1]);
        let mut hopes = PerSeat::default();
        hopes[0] = 1.0 / (1.0 + (-0.75 * ahead).exp());
        hopes[1] = 1.0 - hopes[0];
        hopes
    }
}

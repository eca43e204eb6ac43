//! Why not: what a seat would like to do and cannot, with the rule that forbids it, answered from its view alone.
//!
//! The view is filled up to a state in an arbitrary way. That is sound, because what a seat may do depends on nothing
//! that it does not see.

use crate::choices::Choices;
use crate::game::{Game, Reason};
use crate::seat::Seat;

/// A game that can say why not.
pub trait Explains: Game {
    /// The seat that a view belongs to; none for onlookers.
    fn looker(view: &Self::View) -> Option<Seat>;

    /// Any state that fits a view.
    fn skeleton(&self, view: &Self::View) -> Self::State;

    /// What somebody who does not know the rules by heart would try, beside what is offered.
    fn tries(&self, state: &Self::State, seat: Seat, offered: &[Self::Choice]) -> Vec<Self::Choice>;

    /// Why a seat that is awaited cannot do something that is not offered.
    fn reason(&self, state: &Self::State, seat: Seat, choice: Self::Choice) -> Option<Reason>;

    /// Why nothing can be done by who is not awaited.
    fn not_asked(&self, state: &Self::State) -> Option<Reason>;
}

/// Who is asked, and what is offered.
type Offered<G> = (Seat, Choices<<G as Game>::Choice>);

/// A state that fits a view, and who is asked there.
fn asked<G: Explains>(game: &G, view: &G::View) -> (G::State, Option<Offered<G>>) {
    let state = game.skeleton(view);
    let seat = G::looker(view).filter(|&seat| game.awaited(&state).contains(seat));
    let offered = seat.map(|seat| {
        let mut offered = Choices::new();
        game.choices(&state, seat, &mut offered);
        (seat, offered)
    });
    (state, offered)
}

/// For [`Game::attempts`]: everything that is offered, and what else would be tried.
pub fn attempts<G: Explains>(game: &G, view: &G::View, into: &mut Choices<G::Choice>) {
    if let (state, Some((seat, offered))) = asked(game, view) {
        into.extend(offered.iter().copied());
        into.extend(game.tries(&state, seat, &offered));
    }
}

/// For [`Game::why_not`].
pub fn why_not<G: Explains>(game: &G, view: &G::View, choice: G::Choice) -> Option<Reason> {
    match asked(game, view) {
        (state, None) => game.not_asked(&state),
        (_, Some((_, offered))) if offered.contains(&choice) => None,
        (state, Some((seat, _))) => game.reason(&state, seat, choice),
    }
}

/// For [`Game::forbidden`]: with one look at what is offered.
pub fn forbidden<G: Explains>(game: &G, view: &G::View, mut tell: impl FnMut(G::Choice, Reason)) {
    let (state, Some((seat, offered))) = asked(game, view) else { return };
    for choice in game.tries(&state, seat, &offered) {
        if let Some(reason) = game.reason(&state, seat, choice) {
            tell(choice, reason);
        }
    }
}

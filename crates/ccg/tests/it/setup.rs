//! The table before the first turn: Sponsors face up, decks face down, four cards each, and the cut for who begins.

use ccg::catalog::Catalog;
use ccg::catalog::words::{Back, Kind};
use ccg::event::Event;
use ccg::game::Ccg;
use ccg::options::Options;
use ccg::state::{Part, State};
use table::chance::Fast;
use table::{Audience, Choices, Game, Seat, Seats, Told, shows};

/// Twice the Style that a cut counts: an Event has half a point.
fn style(catalog: &Catalog, event: &Event) -> Option<(Seat, u16)> {
    let Event::Cut { seat, card } = *event else { return None };
    let card = catalog.card(card);
    Some((seat, if card.kind == Kind::Event { 1 } else { 2 * u16::from(card.style) }))
}

/// Who is left of these after a round of cuts.
fn highest(cuts: &[(Seat, u16)]) -> Seats {
    let most = cuts.iter().map(|(_, style)| *style).max().unwrap();
    cuts.iter().filter(|(_, style)| *style == most).map(|(seat, _)| *seat).collect()
}

#[test]
fn hands_are_drawn_and_the_higher_cut_begins() {
    shows(&["ccg:R011", "ccg:R202", "ccg:R203", "ccg:R204", "ccg:R205", "ccg:R206", "ccg:R207"], || {
        let game = Ccg::default();
        let options = Options { seats: 3 };
        let entries: Vec<_> = Seat::first(3).map(|seat| game.entry(&options, seat)).collect();
        let mut rounds = 0;
        for seed in 0..40 {
            let mut chance = Fast::new(seed);
            let mut state: State = game.deal(&options, &entries, &mut chance).unwrap();
            for (seat, deck) in Seat::first(3).zip(&entries) {
                assert_eq!(state.board.side(seat).sponsor, deck.sponsor());
                assert!(state.own(seat).decks.iter().zip([Back::Runs, Back::Gear]).all(|(pile, back)| pile.len() == deck.size(back)));
            }
            let mut told = Told::default();
            let mut drawn = [0; 3];
            while state.board.part == Part::Setup {
                let seat = game.awaited(&state).must.lowest().unwrap();
                let mut choices = Choices::new();
                game.choices(&state, seat, &mut choices);
                assert_eq!(choices.len(), 2, "either deck");
                let choice = choices[drawn[seat.index()] % 2];
                drawn[seat.index()] += 1;
                game.decide(&mut state, seat, choice, &mut chance, &mut told, &mut Choices::new());
            }
            assert_eq!(drawn, [4; 3]);
            assert!(Seat::first(3).all(|seat| state.own(seat).hand.each_ref().map(|hand| hand.len()) == [2, 2]));
            let mut cuts: Vec<(Seat, u16)> = told.to(Audience::Spectator).filter_map(|event| style(game.catalog(), event)).collect();
            let mut left = Seats::all(3);
            while left.len() > 1 {
                let round: Vec<(Seat, u16)> = cuts.drain(..left.len()).collect();
                left = highest(&round);
                rounds += 1;
            }
            assert_eq!((left.lowest(), cuts.len()), (Some(state.board.turn), 0), "seed {seed}");
        }
        assert!(rounds > 40, "those who are level cut again");
    });
}

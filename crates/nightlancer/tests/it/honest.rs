//! Bots keep their word: whatever they promised, they do nothing that breaks it, though the rules would let them.

use std::cell::Cell;

use bots::{Budget, Edge, Street};
use nightlancer::game::Nightlancer;
use nightlancer::options::Options;
use table::chance::Fast;
use table::driver::drive;
use table::instinct::NEVER;
use table::player::{Player, Sight};
use table::{Game, Instinct, Silent, Table};

/// A bot that is watched: how often it could have broken its word.
struct Watched<'a, P> {
    bot: P,
    tempted: &'a Cell<u32>,
}

impl<P: Player<Nightlancer>> Watched<'_, P> {
    fn watch(&self, sight: &Sight<'_, Nightlancer>, place: usize) {
        let imagined = sight.game().imagine(&sight.view(), &mut Fast::new(sight.moment()));
        let mut likes = Vec::new();
        sight.game().weigh(&imagined, sight.seat(), sight.choices(), &mut likes);
        if likes.contains(&NEVER) {
            self.tempted.set(self.tempted.get() + 1);
            assert_ne!(likes[place], NEVER, "{:?}", sight.choices()[place]);
        }
    }
}

impl<P: Player<Nightlancer>> Player<Nightlancer> for Watched<'_, P> {
    fn choose(&mut self, sight: &Sight<'_, Nightlancer>) -> usize {
        let place = self.bot.choose(sight);
        self.watch(sight, place);
        place
    }

    fn volunteer(&mut self, sight: &Sight<'_, Nightlancer>) -> Option<usize> {
        let place = self.bot.volunteer(sight);
        place.inspect(|&place| self.watch(sight, place))
    }
}

/// Plays tables of four with bots of a kind; how often they could have broken their word.
fn tempted<P: Player<Nightlancer>>(tables: u64, bot: impl Fn(u64) -> P) -> u32 {
    let (game, options, tempted) = (Nightlancer::default(), Options::rivals(4), Cell::new(0));
    for seed in 0..tables {
        let mut chance = Fast::new(seed);
        let mut table = Table::new(&game, game.deal(&options, &[(); 4], &mut chance).unwrap());
        let mut players: Vec<_> = (0..4).map(|seat| Watched { bot: bot(seed * 4 + seat), tempted: &tempted }).collect();
        drive(&mut table, &mut players, &mut chance, &mut Silent, 20_000, |_| Ok(())).unwrap();
    }
    tempted.get()
}

#[test]
fn street_breaks_no_promise() {
    assert!(tempted(30, Street::new) > 50);
}

#[test]
fn edge_breaks_no_promise() {
    assert!(tempted(2, |seed| Edge::new(Budget::Iterations(12), seed, 1)) > 10);
}

//! What nobody should be surprised by: who leads shortly before the end, whose Ideals run out, and whom the Agent is about
//! to cost one (rulebook 4; 6.1).

use table::{Seat, Voice};

use super::scene::Scene;
use crate::game::Nightlancer;
use crate::state::{MOST_HEAT, ROUNDS};
use crate::view::View;

/// The round from which on the lead is worth a word.
const LATE: u8 = ROUNDS - 1;

/// What nobody should be surprised by, a sentence each.
pub(super) fn warnings(game: &Nightlancer, view: &View, voice: Voice<'_>) -> Vec<String> {
    if view.open.ending.is_some() || view.open.round == 0 {
        return Vec::new();
    }
    let scene = Scene::new(game, view, voice);
    let mut said = Vec::new();
    if view.open.round == ROUNDS {
        said.push(scene.words.word("warns-last-round"));
    }
    said.extend(if view.open.has_agent() { scene.together() } else { scene.rivals() });
    if view.seat.is_some_and(|seat| view.open.plays(seat) && view.open.of(seat).heat == MOST_HEAT) {
        said.push(scene.words.word("warns-heat"));
    }
    said
}

impl Scene<'_> {
    /// Who leads, and who cannot win as things stand.
    fn rivals(&self) -> Vec<String> {
        let open = &self.view.open;
        let mut said = Vec::new();
        let standing = |seat: Seat| (open.of(seat).ideals > 0, open.of(seat).prospects);
        if open.round >= LATE {
            let most = open.players().map(standing).max().unwrap_or_default();
            let first: Vec<Seat> = open.players().filter(|&seat| standing(seat) == most).collect();
            if let &[seat] = first.as_slice() {
                said.push(self.about("warns-lead", seat, most.1));
            }
        }
        let others_hope = |seat: Seat| open.players().any(|other| other != seat && open.of(other).ideals > 0);
        said.extend(
            open.players()
                .filter(|&seat| open.of(seat).ideals == 0 && others_hope(seat))
                .map(|seat| self.about("warns-techshock", seat, 0)),
        );
        said
    }

    /// Whom the Agent is ahead of, and who is down to the last Ideal.
    fn together(&self) -> Vec<String> {
        let open = &self.view.open;
        let behind = |seat: &Seat| open.of(*seat).prospects < open.agent.prospects;
        let mut said = Vec::new();
        for seat in open.players() {
            let last = open.of(seat).ideals == 1 && open.hopeful.contains(seat);
            let id = match (behind(&seat), last) {
                (true, true) => "warns-agent-last",
                (true, false) => "warns-agent",
                (false, true) => "warns-last-ideal",
                (false, false) => continue,
            };
            said.push(self.about(id, seat, open.agent.prospects - open.of(seat).prospects));
        }
        said
    }

    /// A message about a player and a number of Prospects.
    fn about(&self, id: &str, seat: Seat, prospects: i16) -> String {
        let you = Scene::yes(self.is_you(seat));
        self.words.say(id, &[("seat", seat.into()), ("you", you.into()), ("prospects", i64::from(prospects).into())])
    }
}

//! The tree of a search: one node for every decision of a seat that it can tell from others by what it
//! has seen, whoever else knows more. What a seat chooses there depends on nothing else, so that a pick
//! that is hidden from it stays hidden.

use std::hash::{Hash, Hasher};

use rustc_hash::{FxBuildHasher, FxHasher};
use table::chance::Fast;
use table::instinct::NEVER;
use table::seat::MAX_SEATS;
use table::witness::Hearing;
use table::{Instinct, Seat, Witness};

/// What every seat has seen since the search began, as running hashes.
#[derive(Clone)]
pub struct Observed {
    public: u64,
    own: [u64; MAX_SEATS],
}

fn mix(before: u64, what: &impl Hash) -> u64 {
    let mut hasher = FxHasher::default();
    before.hash(&mut hasher);
    what.hash(&mut hasher);
    hasher.finish()
}

impl Observed {
    pub fn nothing() -> Observed {
        // The hash of nothing but zeros would be zero, as if nothing had been seen.
        Observed { public: 0x9E37_79B9_7F4A_7C15, own: [0xD134_2543_DE82_EF95; MAX_SEATS] }
    }

    /// A seat knows this beyond what others see of it.
    pub fn knows(&mut self, seat: Seat, secret: u64) {
        self.own(seat, &secret);
    }

    /// A seat knows what it has chosen.
    pub fn chose(&mut self, seat: Seat, choice: &impl Hash) {
        self.own(seat, choice);
    }

    /// What tells the node of a seat from all others.
    pub fn key(&self, seat: Seat) -> u64 {
        mix(self.public ^ u64::from(seat.0), &self.own[seat.index()])
    }

    /// The order of what is public and what is not is seen too.
    fn own(&mut self, seat: Seat, what: &impl Hash) {
        let own = &mut self.own[seat.index()];
        *own = mix(*own ^ self.public.rotate_left(17), what);
    }
}

impl<E: Hash> Witness<E> for Observed {
    fn hear(&mut self, hearing: Hearing, event: impl FnOnce() -> E) {
        let event = event();
        let all = Seat::first(MAX_SEATS as u8);
        match hearing {
            Hearing::All => self.public = mix(self.public, &event),
            Hearing::Only(seats) => seats.iter().for_each(|seat| self.own(seat, &event)),
            Hearing::Rest(seats) => all.filter(|&seat| !seats.contains(seat)).for_each(|seat| self.own(seat, &event)),
        }
    }
}

/// Something that a seat may do at a node, and what came of it.
#[derive(Clone, Copy)]
struct Branch<C> {
    choice: C,
    /// The next branch of the same node, or none.
    next: u32,
    visits: u32,
    /// How often it could have been chosen.
    open: u32,
    worth: f32,
}

const NONE: u32 = u32::MAX;

#[derive(Clone, Copy)]
struct Node {
    first: u32,
    branches: u32,
    visits: u32,
}

/// How many nodes a tree may have: a tree that is full is still walked, but grows no more.
const NODES: usize = 1 << 20;

/// A branch that was taken.
#[derive(Clone, Copy)]
pub struct Step {
    branch: u32,
    seat: Seat,
}

/// A tree for all seats of a table.
pub struct Tree<C> {
    nodes: Vec<Node>,
    branches: Vec<Branch<C>>,
    places: std::collections::HashMap<u64, u32, FxBuildHasher>,
    /// For every choice of the node that is looked at: its branch.
    found: Vec<u32>,
    likes: Vec<f32>,
}

/// What is done at a decision.
pub enum Pick {
    /// A choice by its place in the list, which was there already.
    Known(usize, Step),
    /// A choice that nobody has tried: a playout follows.
    New(usize, Step),
    /// The tree is full here: a playout follows.
    Full,
}

impl<C: Copy + Eq> Tree<C> {
    pub fn new() -> Tree<C> {
        Tree { nodes: Vec::new(), branches: Vec::new(), places: Default::default(), found: Vec::new(), likes: Vec::new() }
    }

    /// Picks one of the choices that a seat has here.
    pub fn pick<G: Instinct<Choice = C>>(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        key: u64,
        choices: &[C],
        chance: &mut Fast,
    ) -> Pick {
        let full = self.nodes.len() >= NODES;
        let fresh = self.nodes.len() as u32;
        let node = match self.places.get(&key) {
            Some(&node) => node,
            None if full => return Pick::Full,
            None => {
                self.places.insert(key, fresh);
                self.nodes.push(Node { first: NONE, branches: 0, visits: 0 });
                fresh
            }
        };
        let untried = self.find(node, choices);
        let at = &mut self.nodes[node as usize];
        at.visits += 1;
        let room = at.branches as f32 <= G::WIDTH + G::WIDENING * (at.visits as f32).sqrt();
        let grows = untried == choices.len() || (untried > 0 && room && !full);
        let place = if grows { self.most_promising(game, state, seat, choices, chance) } else { None };
        if let Some(place) = place {
            let branch = self.grow(node, choices[place]);
            let step = Step { branch, seat };
            return if node == fresh { Pick::New(place, step) } else { Pick::Known(place, step) };
        }
        let place = self.best(choices.len(), G::CURIOSITY);
        Pick::Known(place, Step { branch: self.found[place], seat })
    }

    /// Finds the branch of every choice; how many have none.
    fn find(&mut self, node: u32, choices: &[C]) -> usize {
        self.found.clear();
        self.found.resize(choices.len(), NONE);
        let (mut at, mut untried) = (self.nodes[node as usize].first, choices.len());
        while at != NONE {
            let branch = &mut self.branches[at as usize];
            if let Some(place) = choices.iter().position(|&choice| choice == branch.choice) {
                self.found[place] = at;
                branch.open += 1;
                untried -= 1;
            }
            at = branch.next;
        }
        untried
    }

    /// The untried choice that instinct likes best; none if it is never done and there is another.
    fn most_promising<G: Instinct<Choice = C>>(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        choices: &[C],
        chance: &mut Fast,
    ) -> Option<usize> {
        self.likes.clear();
        game.weigh(state, seat, choices, &mut self.likes);
        let Tree { found, likes, .. } = self;
        let mut tried = false;
        for (like, _) in likes.iter_mut().zip(found).filter(|(_, found)| **found != NONE) {
            (*like, tried) = (f32::NEG_INFINITY, true);
        }
        let most = crate::street::most(likes, chance);
        (!tried || likes[most] > NEVER).then_some(most)
    }

    fn grow(&mut self, node: u32, choice: C) -> u32 {
        let branch = self.branches.len() as u32;
        let node = &mut self.nodes[node as usize];
        self.branches.push(Branch { choice, next: node.first, visits: 0, open: 1, worth: 0.0 });
        node.first = branch;
        node.branches += 1;
        branch
    }

    /// The place of the choice with the best balance of worth and curiosity. Curiosity counts how often a
    /// choice was open, since hidden things decide whether it is.
    fn best(&self, choices: usize, curiosity: f32) -> usize {
        let (mut best, mut most) = (0, f32::NEG_INFINITY);
        for place in 0..choices {
            let Some(branch) = self.branches.get(self.found[place] as usize) else { continue };
            let visits = branch.visits.max(1) as f32;
            let score = branch.worth / visits + curiosity * ((branch.open.max(1) as f32).ln() / visits).sqrt();
            if score > most {
                (best, most) = (place, score);
            }
        }
        best
    }

    /// Notes what a branch that was taken was worth.
    #[inline]
    pub fn learn(&mut self, step: Step, worth: &table::instinct::PerSeat) {
        let branch = &mut self.branches[step.branch as usize];
        branch.visits += 1;
        branch.worth += worth[step.seat.index()];
    }

    /// How often each choice at a node was taken, and what that was worth.
    pub fn results(&self, key: u64, choices: &[C]) -> Vec<(u32, f32)> {
        let mut results = vec![(0, 0.0); choices.len()];
        let mut at = self.places.get(&key).map_or(NONE, |&node| self.nodes[node as usize].first);
        while at != NONE {
            let branch = &self.branches[at as usize];
            if let Some(place) = choices.iter().position(|&choice| choice == branch.choice) {
                results[place] = (branch.visits, branch.worth);
            }
            at = branch.next;
        }
        results
    }
}

#[cfg(test)]
mod tests {
    use table::Seats;

    use super::*;

    #[test]
    fn what_is_hidden_from_a_seat_leads_it_to_the_same_node() {
        let (own, other) = (Seat(0), Seat(1));
        let after = |card: u8| {
            let mut seen = Observed::nothing();
            seen.chose(other, &card);
            seen.split(other, || card, || 0);
            seen
        };
        assert_eq!(after(3).key(own), after(4).key(own), "it saw a card face down");
        assert_ne!(after(3).key(other), after(4).key(other), "who laid it down knows which");
        let shown = |card: u8| {
            let mut seen = after(card);
            seen.tell(|| card);
            seen
        };
        assert_ne!(shown(3).key(own), shown(4).key(own), "now it is turned over");
        assert_ne!(after(3).key(own), Observed::nothing().key(own), "it saw that a card was laid down");
    }

    #[test]
    fn the_order_of_what_is_seen_counts() {
        let heard = |events: [(Hearing, u8); 2]| {
            let mut seen = Observed::nothing();
            events.into_iter().for_each(|(hearing, event)| seen.hear(hearing, || event));
            seen.key(Seat(2))
        };
        let whisper = Hearing::Only(Seats::only(Seat(2)));
        assert_ne!(heard([(Hearing::All, 1), (whisper, 2)]), heard([(whisper, 2), (Hearing::All, 1)]));
        assert_ne!(heard([(Hearing::All, 1), (Hearing::All, 2)]), heard([(Hearing::All, 2), (Hearing::All, 1)]));
    }
}

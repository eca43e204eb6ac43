//! Judging the words of a Story: who fulfils a need, which branch has come true, what an Epilogue
//! hands out and who wins by it. All of it is a pure function of what lies on the table.

use table::{Seat, Seats, rule};

use super::state::StoryState;
use super::words::{At, Award, Condition, Kind, Need, Standing, Token, Winner};
use crate::catalog::Catalog;
use crate::catalog::words::{Class, Deal, District, PoiKind};
use crate::city::SEATS;

/// What a Story asks of the rest of the table.
pub trait Facts {
    /// The players who are at the table.
    fn players(&self) -> Seats;
    /// A seat's Street Cred.
    fn cred(&self, seat: Seat) -> u8;
    /// Whether a seat has Presence in a District (R078).
    fn presence(&self, seat: Seat, district: District) -> bool;
    /// Whether a seat has Dominance in a District (R081).
    fn dominance(&self, seat: Seat, district: District) -> bool;
    /// Whether a seat has a unit of a class in a District, Edgerunners included (C-20).
    fn unit(&self, seat: Seat, class: Class, district: District) -> bool;
    /// Whether a seat controls a Point of Interest of a kind (R069).
    fn control(&self, seat: Seat, kind: PoiKind) -> bool;
    /// How many Opportunities a seat holds, of one type or of all.
    fn deals(&self, seat: Seat, deal: Option<Deal>) -> u8;
    /// How many Hideouts a seat has in play.
    fn hideouts(&self, seat: Seat) -> u8;
}

impl At {
    /// Whether some District that is meant passes a test.
    fn any(self, story: &StoryState, mut passes: impl FnMut(District) -> bool) -> bool {
        match self {
            At::In(district) => passes(district),
            At::With(token) => story.districts(token).any(passes),
        }
    }
}

/// Whether a seat stands so in a District.
pub(super) fn stands(standing: Standing, seat: Seat, district: District, facts: &impl Facts) -> bool {
    match standing {
        Standing::Presence => facts.presence(seat, district),
        Standing::Dominance => facts.dominance(seat, district),
    }
}

impl Need {
    /// Whether a seat fulfils it.
    pub fn met(self, seat: Seat, story: &StoryState, facts: &impl Facts) -> bool {
        let others = || facts.players().without(seat).iter();
        match self {
            Need::Cred(least) => facts.cred(seat) >= least,
            Need::Leads => {
                rule!(R421);
                others().all(|other| facts.cred(other) < facts.cred(seat))
            }
            Need::Trails => others().all(|other| facts.cred(other) > facts.cred(seat)),
            Need::Holds { token, least } => story.held(token, seat) >= least,
            Need::Presence(at) => at.any(story, |district| facts.presence(seat, district)),
            Need::Dominance(at) => at.any(story, |district| facts.dominance(seat, district)),
            Need::DominanceIn(least) => {
                District::ALL.iter().filter(|&&district| facts.dominance(seat, district)).count() >= usize::from(least)
            }
            Need::Unit { class, at } => at.any(story, |district| facts.unit(seat, class, district)),
            Need::Control(kind) => facts.control(seat, kind),
            Need::Deal(deal) => facts.deals(seat, Some(deal)) > 0,
            Need::Deals(least) => facts.deals(seat, None) >= least,
            Need::Hideouts(least) => facts.hideouts(seat) >= least,
            Need::Ran(depth) => story.deepest(seat) >= Some(depth),
        }
    }
}

impl Condition {
    /// Whether it is true now.
    pub fn met(self, story: &StoryState, facts: &impl Facts) -> bool {
        match self {
            Condition::Someone(need) => facts.players().iter().any(|seat| need.met(seat, story, facts)),
            Condition::NoTime => story.time() == 0,
            Condition::NoneLeft(token) => story.districts(token).next().is_none(),
        }
    }
}

impl StoryState {
    /// The first branch of the newest card that is true now, or 0 for the end of an Epilogue. Asked after
    /// every step of the rules until one is, so that the first to come true is known (C-45, C-46).
    pub fn true_now(&self, catalog: &Catalog, facts: &impl Facts) -> Option<u8> {
        rule!(R402);
        let branch = match &catalog.story_card(self.newest()?).kind {
            Kind::Act { branches, .. } => branches.iter().position(|branch| branch.on.met(self, facts)),
            Kind::Epilogue { ends: Some(ends), .. } => ends.met(self, facts).then_some(0),
            Kind::Epilogue { ends: None, .. } => Some(0),
            Kind::Introduction { .. } => None,
        };
        branch.map(|branch| branch as u8)
    }
}

/// The Street Cred that each seat gains from awards; all are read before any is handed out.
pub fn awarded(awards: &[Award], story: &StoryState, facts: &impl Facts) -> [u8; SEATS] {
    rule!(R405);
    let mut gains = [0u8; SEATS];
    for seat in facts.players().iter() {
        for &award in awards {
            let gain = match award {
                Award::Each { cred, need } => cred * u8::from(need.met(seat, story, facts)),
                Award::PerToken { cred, token } => cred * story.held(token, seat),
                Award::Most { cred, token } => {
                    cred * u8::from(best(facts.players(), |seat| story.held(token, seat)) == Some(seat) && story.held(token, seat) > 0)
                }
                Award::Districts { cred, with, standing } => {
                    cred * story.districts(with).filter(|&district| stands(standing, seat, district, facts)).count() as u8
                }
            };
            gains[seat.index()] += gain;
        }
    }
    gains
}

/// The tokens that decide who wins, if they do: some player must hold one (C-66).
pub fn decides(winner: Winner, story: &StoryState, players: Seats) -> Option<Token> {
    match winner {
        Winner::Most(token) if players.iter().any(|seat| story.held(token, seat) > 0) => {
            rule!(R406);
            Some(token)
        }
        Winner::Most(_) | Winner::Cred => None,
    }
}

/// The one seat with more than each other.
fn best(players: Seats, count: impl Fn(Seat) -> u8) -> Option<Seat> {
    let most = players.iter().map(&count).max()?;
    let mut with_most = players.iter().filter(|&seat| count(seat) == most);
    with_most.next().filter(|_| with_most.next().is_none())
}

//! Carrying out what Story cards do with tokens. Street Cred, resources, cards and units belong to
//! others; what was drawn or chosen comes in from outside.

use table::list::List;
use table::{Seat, Witness, rule};

use super::state::StoryState;
use super::words::{Do, From, To, Token, Toward};
use crate::catalog::words::District;
use crate::city::DISTRICTS;
use crate::event::Event;

/// Some Districts, in order.
pub type Districts = List<District, DISTRICTS>;

/// What an effect is carried out with.
#[derive(Clone, Copy, Debug)]
pub struct Occasion<'a> {
    /// The acting seat.
    pub actor: Seat,
    /// How many players there are.
    pub players: u8,
    /// The District of the event.
    pub here: Option<District>,
    /// The District that the actor chose.
    pub chosen: Option<District>,
    /// The Districts that were drawn, in order.
    pub drawn: &'a [District],
}

impl StoryState {
    /// Carries out an effect on tokens or Time: none if it was impossible or is not about them, else the
    /// Street Cred that the actor gains by it.
    pub fn carry_out(&mut self, effect: Do, occasion: &Occasion<'_>, witness: &mut impl Witness<Event>) -> Option<u8> {
        match effect {
            Do::AddTime { base, per_seat } => {
                self.add_time(base.saturating_add(per_seat.saturating_mul(occasion.players)));
                Some(self.tell_time(witness))
            }
            Do::RemoveTime(count) => self.remove_time(count).then(|| self.tell_time(witness)),
            Do::Put { token, to } => {
                rule!(R408);
                let mut done = false;
                for &district in self.goals(to, occasion).iter() {
                    if self.put(token, district) {
                        witness.tell(|| Event::TokenPut { token, district });
                        done = true;
                    }
                }
                done.then_some(0)
            }
            Do::Take { token, from, cred } => {
                rule!(R410);
                let (seat, district) = (occasion.actor, self.source(token, from, occasion)?);
                self.take(token, district, seat);
                witness.tell(|| Event::TokenTaken { seat, token, district });
                Some(cred)
            }
            Do::Remove { token, from, cred } => {
                rule!(R410);
                let district = self.source(token, from, occasion)?;
                self.remove(token, district);
                witness.tell(|| Event::TokenReturned { token, district });
                Some(cred)
            }
            Do::Move { token, to } => {
                rule!(R411);
                let from = self.districts(token).next()?;
                let to = match to {
                    Toward::Adjacent => occasion.chosen?,
                    Toward::Here => occasion.here?,
                    Toward::Random => *occasion.drawn.first()?,
                };
                if from == to {
                    return None;
                }
                self.shift(token, from, to);
                witness.tell(|| Event::TokenMoved { token, from, to });
                Some(0)
            }
            Do::Drop(token) => {
                rule!(R412);
                let (seat, district) = (occasion.actor, occasion.here?);
                self.drop_token(token, seat, district).then(|| {
                    witness.tell(|| Event::TokenDropped { seat, token, district });
                    0
                })
            }
            Do::Clear(token) => {
                let there = self.supply(token) < token.supply();
                self.clear(token);
                there.then(|| {
                    witness.tell(|| Event::TokensCleared { token });
                    0
                })
            }
            Do::Blueprints => {
                self.set_blueprints(true);
                Some(0)
            }
            Do::Cred(_) | Do::CredEach { .. } | Do::Gain(_) | Do::KangTao | Do::Kill => None,
        }
    }

    /// Tells how many Time tokens are left.
    fn tell_time(&self, witness: &mut impl Witness<Event>) -> u8 {
        let left = self.time();
        witness.tell(|| Event::Time { left });
        0
    }

    /// The Districts that tokens are put into.
    fn goals(&self, to: To, occasion: &Occasion<'_>) -> Districts {
        match to {
            To::In(district) => [district].into_iter().collect(),
            To::Here => occasion.here.into_iter().collect(),
            To::Random(count) => occasion.drawn.iter().copied().take(count.into()).collect(),
            To::Each => District::ALL.iter().copied().collect(),
            To::EachWith(token) => self.districts(token).collect(),
        }
    }

    /// The District from which a token comes.
    fn source(&self, token: Token, from: From, occasion: &Occasion<'_>) -> Option<District> {
        match from {
            From::Here => occasion.here,
            From::With(other) => self.districts(other).next(),
            From::Present | From::Beside(_) | From::Any => occasion.chosen,
        }
        .filter(|&district| self.has(token, district))
    }

    /// The Districts among which chance draws for an effect, and how many it draws (R409).
    pub fn draws(&self, effect: Do) -> (Districts, usize) {
        rule!(R409);
        let among = |passes: &dyn Fn(District) -> bool| District::ALL.iter().copied().filter(|&district| passes(district)).collect();
        match effect {
            Do::Put { token, to: To::Random(count) } => {
                (among(&|district| !self.has(token, district)), usize::from(count.min(self.supply(token))))
            }
            Do::Move { token, to: Toward::Random } if self.districts(token).next().is_some() => {
                (among(&|district| !self.has(token, district)), 1)
            }
            _ => (Districts::new(), 0),
        }
    }
}

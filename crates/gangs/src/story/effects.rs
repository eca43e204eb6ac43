//! Carrying out what Story cards do with tokens. Street Cred, resources, cards and units belong to
//! others; what was drawn or chosen comes in from outside.

use table::Seat;

use super::tale::Tale;
use super::words::{Do, From, To, Token, Toward};
use crate::catalog::words::District;

/// What an effect is carried out with.
#[derive(Clone, Copy, Debug)]
pub struct Occasion<'a> {
    /// The acting seat.
    pub actor: Seat,
    /// Seats at the table.
    pub seats: u8,
    /// The District of the event.
    pub here: Option<District>,
    /// The District that the actor chose.
    pub chosen: Option<District>,
    /// The Districts that were drawn, in order.
    pub drawn: &'a [District],
}

impl Tale {
    /// Carries out an effect on tokens or Time: none if it was impossible or is not about them, else the
    /// Street Cred that the actor gains by it.
    pub fn carry_out(&mut self, effect: Do, occasion: &Occasion<'_>) -> Option<u8> {
        let any = |done: bool| done.then_some(0);
        match effect {
            Do::AddTime { base, per_seat } => {
                self.add_time(base.saturating_add(per_seat.saturating_mul(occasion.seats)));
                Some(0)
            }
            Do::RemoveTime(count) => any(self.remove_time(count)),
            Do::Put { token, to } => {
                let mut done = false;
                for district in self.goals(to, occasion) {
                    done |= self.put(token, district);
                }
                any(done)
            }
            Do::Take { token, from, cred } => {
                let district = self.source(token, from, occasion)?;
                self.take(token, district, occasion.actor).then_some(cred)
            }
            Do::Remove { token, from, cred } => {
                let district = self.source(token, from, occasion)?;
                self.remove(token, district).then_some(cred)
            }
            Do::Move { token, to } => {
                let from = self.districts(token).next()?;
                let to = match to {
                    Toward::Adjacent => occasion.chosen?,
                    Toward::Here => occasion.here?,
                    Toward::Random => *occasion.drawn.first()?,
                };
                any(from != to && self.shift(token, from, to))
            }
            Do::Drop(token) => any(self.drop_token(token, occasion.actor, occasion.here?)),
            Do::Clear(token) => {
                let there = self.supply(token) < token.supply();
                self.clear(token);
                any(there)
            }
            Do::Blueprints => {
                self.set_blueprints(true);
                Some(0)
            }
            Do::Cred(_) | Do::CredEach { .. } | Do::Gain(_) | Do::KangTao | Do::Kill => None,
        }
    }

    /// The Districts that tokens are put into.
    fn goals(&self, to: To, occasion: &Occasion<'_>) -> Vec<District> {
        match to {
            To::In(district) => vec![district],
            To::Here => occasion.here.into_iter().collect(),
            To::Random(count) => occasion.drawn.iter().copied().take(count.into()).collect(),
            To::Each => District::ALL.to_vec(),
            To::EachWith(token) => self.districts(token).collect(),
        }
    }

    /// The District from which a token comes.
    fn source(&self, token: Token, from: From, occasion: &Occasion<'_>) -> Option<District> {
        match from {
            From::Here => occasion.here,
            From::With(other) => self.districts(other).next(),
            From::Present | From::Any => occasion.chosen,
        }
        .filter(|&district| self.has(token, district))
    }

    /// The Districts among which chance draws for an effect, and how many it draws (R409).
    pub fn draws(&self, effect: Do) -> (Vec<District>, usize) {
        let among = |passes: &dyn Fn(District) -> bool| District::ALL.iter().copied().filter(|&district| passes(district)).collect();
        match effect {
            Do::Put { token, to: To::Random(count) } => {
                (among(&|district| !self.has(token, district)), usize::from(count.min(self.supply(token))))
            }
            Do::Move { token, to: Toward::Random } if self.districts(token).next().is_some() => {
                (among(&|district| !self.has(token, district)), 1)
            }
            _ => (Vec::new(), 0),
        }
    }
}

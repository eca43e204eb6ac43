//! What happened at a table of the Cyberpunk TCG, beat by beat: cards that come into play, attacks, fights with the
//! power of both, dice that are rolled, turned and stolen.

use maud::{Markup, html};
use table::{Prose, Seat, Voice};
use tcg::catalog::CardId;
use tcg::choice::Target;
use tcg::event::Event;
use tcg::game::Tcg;
use tcg::gigs::DieId;
use tcg::state::{Name, rival};

use super::{card, dice, things};
use crate::beat::{Beat, Weight};
use crate::glyph::{icon, shape};

/// The beats of what was heard.
pub(crate) fn beats(game: &Tcg, events: &[Event], voice: Voice<'_>) -> Vec<Beat> {
    let teller = Teller { game, voice };
    events.iter().map(|event| teller.beat(event)).collect()
}

struct Teller<'a> {
    game: &'a Tcg,
    voice: Voice<'a>,
}

impl Teller<'_> {
    fn beat(&self, event: &Event) -> Beat {
        let said = Beat::said(self.game.sentence(event, self.voice));
        let at_mat = |beat: Beat, seat: Seat| beat.by(seat).at(mat(seat));
        match *event {
            Event::Turn { seat, .. } => at_mat(said, seat).of(Weight::Turn),
            Event::OrderRoll { seat, .. } | Event::Begins { seat } => at_mat(said, seat).of(Weight::Key),
            Event::Shuffled { seat }
            | Event::Kept { seat }
            | Event::Mulligan { seat }
            | Event::TurnEnds { seat }
            | Event::Paid { seat, .. }
            | Event::ReadiedEddies { seat, .. }
            | Event::Cheaper { seat, .. }
            | Event::Named { seat, .. } => at_mat(said, seat).of(Weight::Aside),
            Event::Drew { seat, .. } | Event::DrewCards { seat, .. } => said.by(seat).glides(deck(seat), fan(seat)).of(Weight::Aside),
            Event::Passes { seat }
            | Event::AttackEnds { seat }
            | Event::Guarded { seat, .. }
            | Event::Searched { seat, .. }
            | Event::SearchedCards { seat, .. }
            | Event::Mode { seat, .. }
            | Event::StoleNothing { seat } => at_mat(said, seat),
            Event::RolledIn { seat, die, value } => {
                said.by(seat).at(things::die(die)).of(Weight::Key).drawn(&self.die(die, value, None)).gains()
            }
            Event::Rerolled { seat, die, value } => said.by(seat).at(things::die(die)).of(Weight::Key).drawn(&self.die(die, value, None)),
            Event::Turned { seat, die, from, to } => said.by(seat).at(things::die(die)).drawn(&self.die(die, to, Some(from))),
            Event::Swapped { seat, own, other } => said.by(seat).at(things::die(own)).at(things::die(other)).of(Weight::Key),
            Event::Stole { seat, die, value, .. } => {
                said.by(seat).at(things::die(die)).at(gigs(seat)).of(Weight::Key).drawn(&self.die(die, value, None)).gains()
            }
            Event::Ransomed { seat, die, card } => said.by(seat).at(things::die(die)).of(Weight::Key).drawn(&self.face(card)),
            Event::Sold { seat, .. } | Event::SoldUnseen { seat } => said.by(seat).glides(fan(seat), eddies(seat)),
            Event::Played { seat, card, .. } => said.by(seat).glides(fan(seat), mat(seat)).of(Weight::Key).drawn(&self.face(card)),
            Event::Called { seat, card, place } => said.by(seat).at(legend(seat, place)).of(Weight::Key).drawn(&self.face(card)),
            Event::Equipped { host, card } | Event::Moved { host, card } => {
                said.by(host.seat).at(things::piece(host)).at(things::gear(host, card))
            }
            Event::Solo { unit, .. } | Event::Returned { unit } => said.by(unit.seat).at(things::piece(unit)).of(Weight::Key),
            Event::Used { unit, card } => said.by(unit.seat).at(things::piece(unit)).of(Weight::Key).drawn(&self.face(card)),
            Event::Resolves { seat, card } => at_mat(said, seat).drawn(&self.face(card)),
            Event::Attacks { unit, target } => self.aimed(said.by(unit.seat).at(things::piece(unit)), unit.seat, target).of(Weight::Key),
            Event::Aims { target, seat } => self.aimed(said.by(seat), seat, target),
            Event::Blocks { unit } => said.by(unit.seat).at(things::piece(unit)).of(Weight::Key),
            Event::Fights { units: [one, other], powers } => said
                .at(things::piece(one))
                .at(things::piece(other))
                .of(Weight::Key)
                .drawn(&self.fight([one, other], powers))
                .until_put_away(),
            Event::Wins { unit } => said.by(unit.seat).at(things::piece(unit)),
            Event::Tie | Event::Overtime => said.of(Weight::Key),
            Event::Defeated { unit } => said.by(unit.seat).glides(things::piece(unit), trash(unit.seat)).of(Weight::Key),
            Event::GearDefeated { host, card } => said.by(host.seat).glides(things::gear(host, card), trash(host.seat)).of(Weight::Key),
            Event::StandsIn { unit, instead } => said.by(unit.seat).at(things::piece(unit)).at(things::piece(instead)).of(Weight::Key),
            Event::Went { seat, card, .. } => said.by(seat).at(trash(seat)).drawn(&self.face(card)),
            Event::WentUnder { seat, .. } => said.by(seat).at(deck(seat)).of(Weight::Aside),
            Event::Spent { unit } | Event::Readied { unit } => said.by(unit.seat).at(things::piece(unit)).of(Weight::Aside),
            Event::Power { unit, .. } | Event::FightPower { unit, .. } | Event::Given { unit, .. } | Event::Forbidden { unit, .. } => {
                said.by(unit.seat).at(things::piece(unit))
            }
            Event::Looked { seat, place } | Event::LookedCard { seat, place, .. } => said.by(seat).at(legend(seat, place)),
            Event::TookUnseen { seat } | Event::TookCard { seat, .. } => said.by(seat).glides(deck(seat), fan(seat)),
            Event::Revealed { seat, card } => at_mat(said, seat).of(Weight::Key).drawn(&self.face(card)),
            Event::Over { .. } => said.of(Weight::Key),
        }
    }

    fn aimed(&self, beat: Beat, seat: Seat, target: Target) -> Beat {
        match target {
            Target::Unit(name) => beat.at(things::piece(name)),
            Target::Gigs => beat.at(gigs(rival(seat))),
            Target::Later => beat,
        }
    }

    fn face(&self, id: CardId) -> Markup {
        html! { div.shown { (card::face(self.game.catalog(), id, self.voice.lang)) } }
    }

    /// A die with what it shows now, and what it showed.
    fn die(&self, die: DieId, value: u8, from: Option<u8>) -> Markup {
        html! {
            div class={ "thrown die s" (die.owner().0) } {
                @if let Some(from) = from { (dice::shape(die, &from.to_string(), &from.to_string())) (icon("move")) }
                (dice::shape(die, &value.to_string(), &value.to_string()))
            }
        }
    }

    /// Two Units and the power that each has.
    fn fight(&self, units: [Name; 2], powers: [u8; 2]) -> Markup {
        let most = powers[0].max(powers[1]);
        html! {
            div.compared {
                @for (unit, power) in units.into_iter().zip(powers) {
                    div class={ "side s" (unit.seat.0) @if power == most { " leads" } } {
                        h4 { (shape(unit.seat)) (self.game.catalog().name(unit.card)) }
                        div.cards { (card::face(self.game.catalog(), unit.card, self.voice.lang)) }
                        p.named { (self.game.catalog().name(unit.card)) }
                        p.total { b { (power) } }
                    }
                }
            }
        }
    }
}

/// The mat of a player.
pub(crate) fn mat(seat: Seat) -> String {
    format!("mat:{}", seat.0)
}

/// The deck of a player.
pub(crate) fn deck(seat: Seat) -> String {
    format!("deck:{}", seat.0)
}

/// The hand of a player.
pub(crate) fn fan(seat: Seat) -> String {
    format!("fan:{}", seat.0)
}

/// The trash of a player.
pub(crate) fn trash(seat: Seat) -> String {
    format!("pile:{}", seat.0)
}

/// The Eddies of a player.
pub(crate) fn eddies(seat: Seat) -> String {
    format!("eddies:{}", seat.0)
}

/// The Gig area of a player.
pub(crate) fn gigs(seat: Seat) -> String {
    format!("gigs:{}", seat.0)
}

/// A place of the Legends area of a player.
pub(crate) fn legend(seat: Seat, place: u8) -> String {
    format!("legend:{}:{place}", seat.0)
}

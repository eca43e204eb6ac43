//! What happened at a table of Gangs of Night City, beat by beat: units that move, cards turned over with their totals,
//! dice against the danger of the Net.

use gangs::catalog::{Catalog, CombatId};
use gangs::city::{Spot, Unit};
use gangs::event::Event;
use gangs::game::Gangs;
use maud::{Markup, html};
use table::{Prose, Seat, Voice};

use super::card::{self, CardFace};
use super::things;
use crate::beat::{Beat, Weight};
use crate::glyph::{icon, shape};
use crate::texts;
use crate::things::Mark;

/// The beats of what was heard, after what was heard before it.
pub(crate) fn beats(game: &Gangs, before: &[Event], events: &[Event], voice: Voice<'_>) -> Vec<Beat> {
    let mut fight = Fight::default();
    before.iter().for_each(|event| fight.hear(event));
    let teller = Teller { game, voice };
    let mut beats = Vec::with_capacity(events.len());
    for (place, event) in events.iter().enumerate() {
        fight.hear(event);
        // Cards that are turned over one after the other are drawn once.
        let more = matches!(events.get(place + 1), Some(Event::Played { .. } | Event::DrewFor { .. } | Event::Copied { .. }));
        beats.push(teller.beat(event, &fight, more));
    }
    beats
}

/// A side of a Firefight, as far as it was heard.
struct Side {
    seat: Seat,
    cards: Vec<CombatId>,
    total: Option<u8>,
    lost: Vec<Unit>,
}

/// The Firefight that goes on or was the last, as far as it was heard.
#[derive(Default)]
struct Fight {
    sides: Vec<Side>,
    on: bool,
}

impl Fight {
    fn hear(&mut self, event: &Event) {
        match *event {
            Event::Firefight { involved, .. } => {
                let side = |seat| Side { seat, cards: Vec::new(), total: None, lost: Vec::new() };
                *self = Fight { sides: involved.iter().map(side).collect(), on: true };
            }
            Event::Played { seat, card, .. } => self.with(seat, |side| side.cards.push(card)),
            Event::DrewFor { seat, ref cards, .. } => self.with(seat, |side| side.cards.extend(cards.iter())),
            Event::Total { seat, firepower } => self.with(seat, |side| side.total = Some(firepower)),
            Event::Lost { owner, unit, .. } if self.on => self.with(owner, |side| side.lost.push(unit)),
            Event::FirefightOver { .. } => self.on = false,
            _ => {}
        }
    }

    fn with(&mut self, seat: Seat, change: impl FnOnce(&mut Side)) {
        if let Some(side) = self.sides.iter_mut().find(|side| side.seat == seat) {
            change(side);
        }
    }

    /// Whether every side has a total.
    fn compared(&self) -> bool {
        !self.sides.is_empty() && self.sides.iter().all(|side| side.total.is_some())
    }

    fn most(&self) -> Option<u8> {
        self.sides.iter().filter_map(|side| side.total).max()
    }
}

struct Teller<'a> {
    game: &'a Gangs,
    voice: Voice<'a>,
}

impl Teller<'_> {
    fn catalog(&self) -> &'static Catalog {
        self.game.catalog()
    }

    /// The name of a side: of who plays it, or as the game calls it.
    fn side(&self, seat: Seat) -> String {
        self.voice.names.get(seat.index()).filter(|name| !name.is_empty()).cloned().unwrap_or_default()
    }

    fn beat(&self, event: &Event, fight: &Fight, more: bool) -> Beat {
        let said = Beat::said(self.game.sentence(event, self.voice));
        let at_side = |beat: Beat, seat: Seat| beat.by(seat).at(things::side(seat));
        match *event {
            Event::Turn { seat } | Event::Activates { seat, .. } => at_side(said, seat).of(Weight::Turn),
            Event::Acted { seat, .. } | Event::Reclaimed { seat } | Event::Netrun { seat } => at_side(said, seat),
            Event::Moved { owner, unit, from, to, .. } => self.moved(said, owner, unit, from, to),
            Event::Paid { seat, .. } | Event::Gained { seat, .. } | Event::Spent { seat, .. } | Event::RageRose { seat, .. } => {
                at_side(said, seat).of(Weight::Aside)
            }
            Event::Stolen { seat, from, .. } => said.by(seat).at(things::side(seat)).at(things::side(from)),
            Event::Cred { seat, .. } => said.by(seat).at(cred(seat)).at(things::side(seat)).gains(),
            Event::Firefight { seat, district, .. } => said.by(seat).at(things::district(district)).of(Weight::Key),
            Event::Exchanged { seat, unit, poi, .. } => self.moved(said, seat, unit, Spot::outside(poi.district()), poi),
            Event::Chose { seat } => at_side(said, seat).of(Weight::Aside),
            Event::Played { seat, .. } | Event::DrewFor { seat, .. } | Event::Copied { seat, .. } => {
                let beat = at_side(said, seat).of(Weight::Key);
                if more { beat } else { beat.drawn(&self.compared(fight)) }
            }
            Event::Total { seat, .. } => at_side(said, seat).of(Weight::Aside),
            Event::Lost { owner, unit, spot, .. } | Event::RemovedUnit { owner, unit, spot, .. } => {
                said.by(owner).glides(things::unit(owner, unit, spot), things::side(owner)).at(things::spot(spot)).of(Weight::Key)
            }
            Event::FirefightOver { district } => {
                let beat = said.at(things::district(district)).of(Weight::Key);
                if fight.compared() { beat.drawn(&self.compared(fight)).until_put_away() } else { beat }
            }
            Event::Given { seat, to, .. } | Event::Returned { seat, from: to, .. } | Event::Payback { seat, holder: to, .. } => {
                said.by(seat).glides(things::side(seat), things::side(to))
            }
            Event::Converted { by, owner, unit, spot, .. } => {
                said.by(by).at(things::unit(owner, unit, spot)).at(things::spot(spot)).of(Weight::Key)
            }
            Event::Advanced { seat, to } | Event::TrackerBack { seat, to } => said.by(seat).at(tracker(seat)).at(net(to)),
            Event::Rolled { seat, dice, danger, .. } => {
                said.by(seat).at(tracker(seat)).of(Weight::Key).drawn(&self.rolled(dice, danger)).until_put_away()
            }
            Event::Expelled { owner, unit, spot } => self.moved(said, owner, unit, spot, Spot::outside(spot.district())),
            Event::Seized { seat, card } | Event::SetAside { seat, card } => {
                said.by(seat).glides(things::opportunity(card), things::side(seat)).of(Weight::Key)
            }
            Event::Hired { seat, edgerunner } => said.by(seat).glides(things::edgerunner(edgerunner), things::side(seat)).of(Weight::Key),
            Event::Placed { seat, unit, spot, .. } => said.by(seat).glides(things::side(seat), things::unit(seat, unit, spot)),
            Event::Hideout { seat, district } => said.by(seat).glides(things::side(seat), roof(seat, district)).of(Weight::Key),
            Event::NewOpportunity { card, .. } => said.at(things::opportunity(card)).of(Weight::Aside),
            Event::NewEdgerunner { card, .. } => said.at(things::edgerunner(card)).of(Weight::Aside),
            Event::OpportunityUnder { seat, card } => said.by(seat).at(things::opportunity(card)),
            Event::EdgerunnerUnder { seat, card } => said.by(seat).at(things::edgerunner(card)),
            Event::RageSpent { seat, .. }
            | Event::TookBack { seat }
            | Event::Drew { seat, .. }
            | Event::Kept { seat, .. }
            | Event::Discarded { seat, .. }
            | Event::Dropped { seat, .. }
            | Event::Left { seat } => at_side(said, seat),
            Event::Looked { seat, of, .. } | Event::Swapped { seat, other: of, .. } => {
                said.by(seat).at(things::side(seat)).at(things::side(of))
            }
            Event::StoryCard { .. } => said.at("story").of(Weight::Key),
            Event::OfferTaken { seat, .. } | Event::TokensLeft { seat } => at_side(said, seat),
            Event::DistrictDrawn { district } | Event::TokenPut { district, .. } | Event::TokenReturned { district, .. } => {
                said.at(things::district(district))
            }
            Event::TokenTaken { seat, district, .. } => said.by(seat).glides(things::district(district), things::side(seat)),
            Event::TokenMoved { from, to, .. } => said.glides(things::district(from), things::district(to)),
            Event::TokenDropped { seat, district, .. } => said.by(seat).glides(things::side(seat), things::district(district)),
            Event::OpportunityGone { .. } | Event::MarketCleared { .. } | Event::TokensCleared { .. } => said,
            Event::Time { .. } => said.at("story"),
            Event::Over => said.of(Weight::Key),
        }
    }

    fn moved(&self, said: Beat, owner: Seat, unit: Unit, from: Spot, to: Spot) -> Beat {
        said.by(owner).glides(things::unit(owner, unit, from), things::unit(owner, unit, to)).at(things::spot(to))
    }

    /// The cards of a Firefight with what they come to, side by side.
    fn compared(&self, fight: &Fight) -> Markup {
        let most = fight.most();
        html! {
            div.compared {
                @for side in &fight.sides {
                    @let leads = side.total.is_some() && side.total == most;
                    div class={ "side s" (side.seat.0) @if leads { " leads" } } {
                        h4 { (shape(side.seat)) (self.side(side.seat)) }
                        div.cards {
                            @for &id in &side.cards { (card::combat_lying(self.catalog(), id, self.voice.lang, &CardFace { mark: Mark::default(), copies: 1, worth: None })) }
                        }
                        p.named { @for (place, &id) in side.cards.iter().enumerate() { @if place > 0 { ", " } (self.catalog().name(self.voice.lang, "combat", id.key(self.catalog()))) } }
                        p.total {
                            @match side.total { Some(total) => { b { (total) } (icon("fire")) }, None => { b { "…" } } }
                            @if !side.lost.is_empty() { small { (icon("lost")) (texts().get(self.voice.lang, "gangs-lost", &[("count", (side.lost.len() as u8).into())])) } }
                        }
                    }
                }
            }
        }
    }

    /// The dice of NetWatch beside the number that they must not stay under.
    fn rolled(&self, dice: [u8; 2], danger: u8) -> Markup {
        let sum: u8 = dice.iter().sum();
        let found = sum <= danger;
        let says = texts().get(
            self.voice.lang,
            if found { "gangs-rolled-found" } else { "gangs-rolled-safe" },
            &[("sum", sum.into()), ("danger", danger.into())],
        );
        html! {
            div class={ "rolled" @if found { " found" } } {
                @for die in dice { span.pips { (die) } }
                span.sum { "= " b { (sum) } }
                p { (says) }
            }
        }
    }
}

/// The marker of a side on the ring of Street Cred.
pub(crate) fn cred(seat: Seat) -> String {
    format!("cred:{}", seat.0)
}

/// The tracker of a player in the Net.
pub(crate) fn tracker(seat: Seat) -> String {
    format!("tracker:{}", seat.0)
}

/// A space of the Net.
pub(crate) fn net(space: u8) -> String {
    format!("net:{space}")
}

/// A Hideout.
pub(crate) fn roof(seat: Seat, district: gangs::catalog::words::District) -> String {
    format!("roof:{}:{}", seat.0, gangs::choice::district_key(district))
}

//! What goes on, in words: the procedures that are not finished, each by its name with what it is about. Nothing
//! here is secret, and nothing is decided by it: what a seat may do stands in its offers.

use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use table::Seat;
use table::content::word;

use super::View;
use super::written::Name;
use crate::catalog::Catalog;
use crate::catalog::words::District;
use crate::frame::{Deed, Frame, Killer, Movers, Purchase, StoryPart};
use crate::story::changes::{Happened, offers, rules};

/// A procedure that is not finished.
#[derive(Default, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) struct Doing {
    /// What is done or asked: `turn`, `moves`, `pay`, `choose`, ...
    what: String,
    /// What of it: a class, what is paid for, a market, what a Story card answers to.
    #[serde(skip_serializing_if = "Option::is_none")]
    kind: Option<String>,
    /// Who does it, where that is not whose turn it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    by: Option<Name>,
    /// To whom.
    #[serde(skip_serializing_if = "Option::is_none")]
    of: Option<Name>,
    /// Where.
    #[serde(skip_serializing_if = "Option::is_none")]
    district: Option<District>,
    /// The card that it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    card: Option<String>,
    /// How many; of a roll of NetWatch, its sum.
    #[serde(skip_serializing_if = "Option::is_none")]
    count: Option<u8>,
    /// Which of several, counted from 0: a played card, an offer, a rule of the open Story cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    place: Option<u8>,
    /// How far it is, counted from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    step: Option<u8>,
}

/// The same with what is inside: `netrun red`.
fn words<T: Serialize>(value: T) -> String {
    match serde_json::to_value(value) {
        Ok(Value::Object(one)) => {
            one.into_iter().next().map(|(word, of)| format!("{word} {}", of.as_str().unwrap_or_default())).unwrap_or_default()
        }
        other => word(&other.unwrap_or_default()),
    }
}

/// All that goes on, the innermost last.
pub(super) fn doing(view: &View, catalog: &Catalog) -> Vec<Doing> {
    view.frames.iter().map(|&frame| Doing { what: word(&frame), ..about(view, catalog, frame) }).collect()
}

fn about(view: &View, catalog: &Catalog, frame: Frame) -> Doing {
    let none = Doing::default;
    let by = |seat: Seat| Some(view.name(seat));
    match frame {
        Frame::Moves(Movers::Class(class)) => Doing { kind: Some(word(&class)), ..none() },
        Frame::Moves(Movers::Any(count)) => Doing { kind: Some("any".to_owned()), count: Some(count), ..none() },
        Frame::MoveInto(district) | Frame::Reward(district) => Doing { district: Some(district), ..none() },
        Frame::Rogue(seat) | Frame::MayClaim(seat) | Frame::MayRage(seat) | Frame::MayPlay(seat) | Frame::MayTakeBack(seat) => {
            Doing { by: by(seat), ..none() }
        }
        Frame::Goro(seat, district) => Doing { by: by(seat), district: Some(district), ..none() },
        Frame::GoroDiscards(seat, other) => Doing { by: by(seat), of: by(other), ..none() },
        Frame::Pay(purchase) => pays(catalog, purchase),
        Frame::Upgrade(count) | Frame::FreeUpgrade(count) | Frame::Recruit(count) => Doing { count: Some(count), ..none() },
        Frame::MayRollAgain(sum) | Frame::Consequence(sum) => Doing { count: Some(sum), ..none() },
        Frame::HiredWhere(id) => Doing { card: Some(id.key(catalog).to_owned()), ..none() },
        Frame::Extra(id, step) | Frame::OneOf(id, step) | Frame::BuyCred(id, step) => {
            Doing { card: Some(id.key(catalog).to_owned()), step: Some(step), ..none() }
        }
        Frame::Recycle(market) => Doing { kind: Some(word(&market)), ..none() },
        Frame::StealFrom(seat) => Doing { of: by(seat), ..none() },
        Frame::Kill(killer) => match killer {
            Killer::Opportunity(id) => Doing { kind: Some(word(&killer)), card: Some(id.key(catalog).to_owned()), ..none() },
            Killer::Net => Doing { kind: Some(word(&killer)), ..none() },
            Killer::Story(seat) => Doing { kind: Some(word(&killer)), by: by(seat), ..none() },
        },
        Frame::NetBuilds(district, count) => Doing { district, count: Some(count), ..none() },
        Frame::RevealCard(seat, id) => Doing { by: by(seat), card: Some(id.key(catalog).to_owned()), ..none() },
        Frame::MayBurnDrone(place)
        | Frame::MustCopy(place)
        | Frame::MustSacrifice(place)
        | Frame::MayBomb(place)
        | Frame::MustKill(place)
        | Frame::MayFlee(place)
        | Frame::MaySpend(place) => {
            let played = view.fight.as_ref().and_then(|fight| fight.played.get(usize::from(place)));
            let card = played.map(|played| played.card.key(catalog).to_owned());
            Doing { by: played.and_then(|played| by(played.seat)), card, place: Some(place), ..none() }
        }
        Frame::MayGive(seat, class) => Doing { by: by(seat), kind: Some(word(&class)), ..none() },
        Frame::Space(step)
        | Frame::Steal(step)
        | Frame::BeforeCards(step)
        | Frame::Reveal(step)
        | Frame::Compare(step)
        | Frame::Aftermath(step)
        | Frame::Score(step)
        | Frame::Collect(step)
        | Frame::Rival(step) => Doing { step: Some(step), ..none() },
        Frame::Story(happened, step) => answers(view, happened, step),
        Frame::StoryDoes(deed) | Frame::StoryAsks(deed) => tells(view, catalog, deed),
        Frame::Action(disc) => Doing { kind: Some(word(&disc)), ..none() },
        Frame::Turn
        | Frame::TurnEnds
        | Frame::Refill
        | Frame::NextTurn
        | Frame::Orphans
        | Frame::Kerry
        | Frame::HideoutWhere
        | Frame::Keep
        | Frame::Remove
        | Frame::Deal
        | Frame::SwapCards
        | Frame::FreeHire
        | Frame::MayRun
        | Frame::Fortresses
        | Frame::Advance
        | Frame::MayUse
        | Frame::NetDiscards
        | Frame::NetMoves
        | Frame::NetConverts
        | Frame::Roll
        | Frame::Sacrifice
        | Frame::RunEnds
        | Frame::MayFight
        | Frame::Exchange
        | Frame::Choose
        | Frame::Casualties
        | Frame::Losing
        | Frame::FightEnds
        | Frame::ReclaimEnds
        | Frame::MayRelease
        | Frame::MaySetAside
        | Frame::Rivals
        | Frame::RivalToll
        | Frame::RivalRemoves
        | Frame::RivalRefill => none(),
    }
}

fn pays(catalog: &Catalog, purchase: Purchase) -> Doing {
    let paid = Doing { kind: Some(word(&purchase)), ..Doing::default() };
    match purchase {
        Purchase::Hideout | Purchase::Upgrade => paid,
        Purchase::Opportunity(id) => Doing { card: Some(id.key(catalog).to_owned()), ..paid },
        Purchase::Edgerunner(id) => Doing { card: Some(id.key(catalog).to_owned()), ..paid },
        Purchase::Offer(place) => Doing { place: Some(place), ..paid },
    }
}

/// Story cards answer to what happened.
fn answers(view: &View, happened: Happened, step: u8) -> Doing {
    let Happened { when, actor, winner, district } = happened;
    let (by, of) = (Some(view.name(actor)), winner.map(|winner| view.name(winner)));
    Doing { kind: Some(words(when)), by, of, district, step: Some(step), ..Doing::default() }
}

/// A Story card does something.
fn tells(view: &View, catalog: &Catalog, deed: Deed) -> Doing {
    let Deed { of, at, actor, here } = deed;
    let (StoryPart::Rule(place) | StoryPart::Offer(place)) = of;
    let (by, place, step) = (Some(view.name(actor)), Some(place), Some(at));
    Doing { kind: Some(word(&of)), by, district: here, place, step, card: card_of(view, catalog, of), ..Doing::default() }
}

/// The open Story card with a rule or an offer.
fn card_of(view: &View, catalog: &Catalog, of: StoryPart) -> Option<String> {
    let mut open = view.story.open();
    let found = open.find(|&card| {
        let card = catalog.story_card(card);
        match of {
            StoryPart::Rule(place) => {
                rules(catalog, &view.story).nth(place.into()).is_some_and(|rule| card.rules.iter().any(|own| std::ptr::eq(own, rule)))
            }
            StoryPart::Offer(place) => offers(catalog, &view.story)
                .nth(place.into())
                .is_some_and(|(_, offer)| card.offers.iter().any(|own| std::ptr::eq(own, offer))),
        }
    });
    found.map(|card| card.key(catalog).to_owned())
}

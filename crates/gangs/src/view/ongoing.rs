//! The Firefight and the Story that go on, as a view is written.

use schemars::JsonSchema;
use serde::Serialize;
use table::Seat;
use table::written::Named;

use super::View;
use super::written::{Figures, Name, basic, combat, counted, spots};
use crate::catalog::words::{Depth, District, UnitKind};
use crate::catalog::{Catalog, CombatId};
use crate::choice::Choice;
use crate::state::Losses;
use crate::story::words::Story;
use crate::story::{Token, target};

/// A Combat card on the table.
#[derive(Serialize, JsonSchema)]
struct Played {
    by: Name,
    card: &'static str,
    /// Nothing while a "?" is open.
    firepower: Option<u8>,
}

/// Units lost in a Firefight; Edgerunners count for their class too.
#[derive(Serialize, JsonSchema)]
struct Lost {
    units: u8,
    drones: u8,
    solos: u8,
    techies: u8,
    netrunners: u8,
    edgerunners: u8,
}

/// One side of a Firefight.
#[derive(Serialize, JsonSchema)]
struct Fighting {
    /// Firepower beyond cards and standing abilities.
    extra: u8,
    /// Firepower at Compare.
    total: u8,
    /// Units that it still has to lose.
    due: u8,
    lost: Lost,
    /// Corporate Secrets that it has gained.
    secrets: u8,
    /// Whether it has gained Street Cred.
    gained: bool,
}

/// What Payback was claimed for.
#[derive(Serialize, JsonSchema)]
struct Payback {
    holder: Name,
    figures: Figures,
}

/// A Firefight.
#[derive(Serialize, JsonSchema)]
pub(super) struct Firefight {
    district: District,
    initiator: Name,
    involved: Vec<Name>,
    /// Who has laid a card down, with the card for who sees it.
    laid: Named<Name, Option<&'static str>>,
    /// Who still has to.
    waiting: Vec<Name>,
    /// Points of Interest whose occupant has come there by an exchange, as choices name them.
    exchanged: Vec<String>,
    /// The cards on the table, in the order in which they came.
    played: Vec<Played>,
    /// How many of them were laid down and turned over together.
    turned: u8,
    /// The card that blanks the effects of all others.
    blanking: Option<&'static str>,
    sides: Named<Name, Fighting>,
    payback: Option<Payback>,
}

/// The Story.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) struct WrittenStory {
    name: Story,
    /// The cards that lie open, in the order of their reveal.
    cards: Vec<&'static str>,
    discarded: Vec<&'static str>,
    /// By kind: how many tokens lie in each District.
    tokens: Named<Token, Named<District, u8>>,
    /// By kind: how many tokens each player holds.
    held: Named<Token, Named<Name, u8>>,
    /// Time tokens on the newest card.
    time: u8,
    /// The deepest end of a Netrun of each player since the newest card was revealed.
    deepest: Named<Name, Depth>,
    /// The card to which the branch leads that came true first, or `end` for the end of an Epilogue.
    came_true: Option<&'static str>,
    /// Offers that were taken up in this turn, as choices name them.
    taken: Vec<String>,
    /// Whether Arasaka Blueprints lies beside the market.
    blueprints: bool,
}

impl View {
    pub(super) fn firefight(&self) -> Option<Firefight> {
        let (fight, seen) = (self.fight.as_ref()?, &self.combats);
        let own = |seat: Seat| seen.pick.filter(|_| self.seat == Some(seat));
        let card = |seat: Seat| own(seat).or_else(|| seen.picks.iter().find(|(picker, _)| *picker == seat).map(|(_, card)| *card));
        let side = |seat: Seat| Fighting {
            extra: fight.extra[seat.index()],
            total: fight.totals[seat.index()],
            due: fight.due[seat.index()],
            lost: lost(fight.lost[seat.index()]),
            secrets: fight.secrets[seat.index()],
            gained: fight.gained.contains(seat),
        };
        let played = |by: Seat, card: CombatId, firepower| Played { by: self.name(by), card: combat(card), firepower };
        Some(Firefight {
            district: fight.district,
            initiator: self.name(fight.initiator),
            involved: self.names(fight.involved),
            laid: seen.chosen.iter().map(|seat| (self.name(seat), card(seat).map(combat))).collect(),
            waiting: self.names(seen.waiting),
            exchanged: spots(fight.exchanged),
            played: fight.played.iter().map(|card| played(card.seat, card.card, card.firepower)).collect(),
            turned: fight.turned,
            blanking: fight.blanking.map(combat),
            sides: self.each(side),
            payback: fight.payback.map(|(holder, figures)| Payback { holder: self.name(holder), figures: basic(figures) }),
        })
    }

    pub(super) fn story(&self) -> WrittenStory {
        let (catalog, story) = (Catalog::load(), &self.story);
        let offers = (0u8..)
            .zip(story.open())
            .flat_map(|(number, card)| (0..catalog.story_card(card).offers.len() as u8).map(move |offer| Choice::Offer(number, offer)));
        let branch = |branch: u8| match story.epilogue(catalog) {
            Some(_) => Some("end"),
            None => target(catalog, story.newest()?, branch.into()).map(|card| card.key(catalog)),
        };
        WrittenStory {
            name: story.story(),
            cards: story.open().map(|card| card.key(catalog)).collect(),
            discarded: story.discarded().map(|card| card.key(catalog)).collect(),
            tokens: tokens(|token| counted(District::ALL.iter().map(|&district| (district, story.at(token, district))))),
            held: tokens(|token| counted(self.each(|seat| story.held(token, seat)))),
            time: story.time(),
            deepest: self.each(|seat| story.deepest(seat)).into_iter().filter_map(|(name, depth)| Some((name, depth?))).collect(),
            came_true: story.came_true().and_then(branch),
            taken: offers.enumerate().filter(|(place, _)| story.used(*place)).map(|(_, offer)| offer.key(catalog)).collect(),
            blueprints: story.blueprints(),
        }
    }
}

fn tokens<T>(of: impl Fn(Token) -> T) -> Named<Token, T> {
    Token::ALL.iter().map(|&token| (token, of(token))).collect()
}

fn lost(losses: Losses) -> Lost {
    Lost {
        units: losses.of(UnitKind::Any),
        drones: losses.of(UnitKind::Drone),
        solos: losses.of(UnitKind::Solo),
        techies: losses.of(UnitKind::Techie),
        netrunners: losses.of(UnitKind::Netrunner),
        edgerunners: losses.of(UnitKind::Edgerunner),
    }
}

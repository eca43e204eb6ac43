//! One thing that a player may do now, as a small value; and its stable name for logs and scenarios.

use serde::Serialize;
use table::Seat;
use table::content::word;

use crate::catalog::words::Ability;
use crate::catalog::{Catalog, ContactId, ItemId, MissionId, NightlancerId, OpportunityId, SpaceId};
use crate::crews::Side;
use crate::frame::{Holder, PowerRef};
use crate::promises::Promises;

/// A card of a hand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Held {
    /// A Contact.
    Contact(ContactId),
    /// An Opportunity.
    Opportunity(OpportunityId),
}

impl Default for Held {
    fn default() -> Held {
        Held::Contact(ContactId::NONE)
    }
}

/// What a space or a card lets a player do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Act {
    /// Buy this one of the two adjacent Black Market cards.
    Buy(ItemId),
    /// Draw a Contact.
    Favours,
    /// 1 Chip and 1 Health.
    Hustles,
    /// Buy an Opportunity.
    Connect(OpportunityId),
    /// Take a Loan.
    Loan,
    /// Buy so many Prospects.
    Prospects(u8),
    /// Discard a card for less Heat.
    Cool(Held),
    /// 1 Chip.
    Work,
    /// 1 Resolve and 1 Health.
    Rest,
}

/// One thing that a player may do now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[repr(align(8))]
pub enum Choice {
    /// Be this Nightlancer.
    Be(NightlancerId),
    /// This player comes next in the turn order.
    Next(Seat),
    /// Pay interest on a Loan.
    Interest,
    /// Default on it.
    Default,
    /// Give a Loan back.
    Clear,
    /// Keep it.
    Keep,
    /// Face the Event.
    Face,
    /// Lay low.
    LayLow,
    /// Start a First Crew on a mission.
    First(MissionId),
    /// The same with the Deal token, by a power.
    FirstDeal(MissionId),
    /// The same with the Deal token, by an option of a Contact.
    FirstBy(MissionId, ContactId, u8),
    /// Start a Second Crew.
    Second(MissionId),
    /// Ask to join a Crew, with the usual promises.
    Join(MissionId, Side),
    /// Ask to join a Crew, with promises of one's own.
    Bargain(MissionId, Side),
    /// Offer these promises.
    Offer(Promises),
    /// Agree.
    Accept,
    /// Do not.
    Refuse,
    /// Leave the mission to lay low.
    Leave,
    /// Place a token and do something there.
    Place(SpaceId, Act),
    /// Do something without a token.
    Do(Act),
    /// Place a Decoy, or choose a space for the Agent.
    Space(SpaceId),
    /// Choose a mission for the Agent.
    Mission(MissionId),
    /// Put a card into the Loadout.
    Equip(ItemId),
    /// Nothing more.
    Done,
    /// Go on with the mission.
    Stay,
    /// Abandon it.
    Abandon,
    /// Take this Route.
    Route(u8),
    /// Fight the Face-off with this ability.
    FaceOff(Ability),
    /// Use a card in a challenge.
    Use(ItemId),
    /// Use an option of a Contact.
    Play(ContactId, u8),
    /// Use a card for what it does besides challenges.
    Spend(ItemId),
    /// Use a power.
    Power(PowerRef),
    /// Attempt the challenge.
    Attempt,
    /// Do not.
    Decline,
    /// Play a Contact on somebody.
    Hinder(ContactId, Seat),
    /// Let things go on.
    Pass,
    /// Roll the dice again for 1 Resolve.
    Reroll,
    /// Suffer this one of two losses.
    Lose(u8),
    /// Discard a card of the hand.
    Discard(Held),
    /// Keep a card that was drawn.
    Hold(Held),
    /// Give up a Chip.
    Chip,
    /// Lose a Prospect.
    Prospect,
    /// Discard a card of the Assets as a price.
    Give(ItemId),
    /// Buy a Black Market card that was drawn.
    Buy(ItemId),
    /// Sell a card.
    Sell(ItemId),
    /// Give a card of the Assets to another player.
    HandOver(ItemId, Seat),
    /// Give a Contact to another player.
    Introduce(ContactId, Seat),
    /// Give a Chip to another player.
    Lend(Seat),
}

/// The stable name of a Crew.
pub const fn side_key(side: Side) -> &'static str {
    match side {
        Side::First => "first",
        Side::Second => "second",
    }
}

/// The stable name of promises, as in `assist stay`.
fn promises_key(terms: Promises) -> String {
    if terms.is_empty() { "nothing".to_owned() } else { terms.iter().map(|promise| word(&promise)).collect::<Vec<_>>().join(" ") }
}

/// The stable name of a card of a hand.
pub fn held_key(catalog: &Catalog, held: Held) -> &str {
    match held {
        Held::Contact(card) => card.key(catalog),
        Held::Opportunity(card) => card.key(catalog),
    }
}

/// The stable name of a power: its card with its number, if it is not the first.
pub fn power_key(catalog: &Catalog, power: PowerRef) -> String {
    let holder = match power.holder {
        Holder::Special => "special",
        Holder::Item(card) => card.key(catalog),
        Holder::Opportunity(card) => card.key(catalog),
    };
    if power.index == 0 { holder.to_owned() } else { format!("{holder} {}", power.index + 1) }
}

fn act_key(catalog: &Catalog, act: Act) -> String {
    match act {
        Act::Buy(card) => format!("buy {}", card.key(catalog)),
        Act::Favours => "favours".to_owned(),
        Act::Hustles => "hustles".to_owned(),
        Act::Connect(card) => format!("opportunity {}", card.key(catalog)),
        Act::Loan => "loan".to_owned(),
        Act::Prospects(count) => format!("prospects {count}"),
        Act::Cool(held) => format!("cool {}", held_key(catalog, held)),
        Act::Work => "work".to_owned(),
        Act::Rest => "rest".to_owned(),
    }
}

impl Choice {
    /// The stable name of a choice, as in `place gather-favours-1 favours`.
    pub fn key(self, catalog: &Catalog) -> String {
        match self {
            Choice::Be(id) => format!("be {}", id.key(catalog)),
            Choice::Next(seat) => format!("next {}", seat.0),
            Choice::Interest => "interest".to_owned(),
            Choice::Default => "default".to_owned(),
            Choice::Clear => "clear".to_owned(),
            Choice::Keep => "keep".to_owned(),
            Choice::Face => "face".to_owned(),
            Choice::LayLow => "lay low".to_owned(),
            Choice::First(job) => format!("first {}", job.key(catalog)),
            Choice::FirstDeal(job) => format!("first {} deal", job.key(catalog)),
            Choice::FirstBy(job, card, option) => format!("first {} deal {} {}", job.key(catalog), card.key(catalog), option + 1),
            Choice::Second(job) => format!("second {}", job.key(catalog)),
            Choice::Join(job, side) => format!("join {} {}", job.key(catalog), side_key(side)),
            Choice::Bargain(job, side) => format!("bargain {} {}", job.key(catalog), side_key(side)),
            Choice::Offer(terms) => format!("offer {}", promises_key(terms)),
            Choice::Accept => "accept".to_owned(),
            Choice::Refuse => "refuse".to_owned(),
            Choice::Leave => "leave".to_owned(),
            Choice::Place(space, act) => format!("place {} {}", space.key(catalog), act_key(catalog, act)),
            Choice::Do(act) => format!("do {}", act_key(catalog, act)),
            Choice::Space(space) => format!("space {}", space.key(catalog)),
            Choice::Mission(job) => format!("mission {}", job.key(catalog)),
            Choice::Equip(card) => format!("equip {}", card.key(catalog)),
            Choice::Done => "done".to_owned(),
            Choice::Stay => "stay".to_owned(),
            Choice::Abandon => "abandon".to_owned(),
            Choice::Route(route) => format!("route {}", route + 1),
            Choice::FaceOff(ability) => format!("face off {}", word(&ability)),
            Choice::Use(card) => format!("use {}", card.key(catalog)),
            Choice::Play(card, option) => format!("play {} {}", card.key(catalog), option + 1),
            Choice::Spend(card) => format!("spend {}", card.key(catalog)),
            Choice::Power(power) => format!("power {}", power_key(catalog, power)),
            Choice::Attempt => "attempt".to_owned(),
            Choice::Decline => "decline".to_owned(),
            Choice::Hinder(card, seat) => format!("hinder {} with {}", seat.0, card.key(catalog)),
            Choice::Pass => "pass".to_owned(),
            Choice::Reroll => "reroll".to_owned(),
            Choice::Lose(which) => format!("lose {}", which + 1),
            Choice::Discard(held) => format!("discard {}", held_key(catalog, held)),
            Choice::Hold(held) => format!("hold {}", held_key(catalog, held)),
            Choice::Chip => "chip".to_owned(),
            Choice::Prospect => "prospect".to_owned(),
            Choice::Give(card) => format!("give {}", card.key(catalog)),
            Choice::Buy(card) => format!("buy {}", card.key(catalog)),
            Choice::Sell(card) => format!("sell {}", card.key(catalog)),
            Choice::HandOver(card, seat) => format!("hand {} to {}", card.key(catalog), seat.0),
            Choice::Introduce(card, seat) => format!("introduce {} to {}", card.key(catalog), seat.0),
            Choice::Lend(seat) => format!("lend {}", seat.0),
        }
    }
}

/// The choice that a name stands for, whether it could be made now or not. Every choice there is gets its name, so it is
/// for scenarios and not for tables.
pub fn spelt(catalog: &Catalog, key: &str) -> Option<Choice> {
    let seats = || Seat::first(crate::hidden::SEATS as u8);
    let items: Vec<ItemId> = catalog.items().map(|(id, _)| id).collect();
    let contacts: Vec<ContactId> = catalog.contacts().map(|(id, _)| id).collect();
    let missions: Vec<MissionId> = catalog.missions().map(|(id, _)| id).collect();
    let opportunities: Vec<OpportunityId> = catalog.opportunities().map(|(id, _)| id).collect();
    let options = |card: ContactId| (0..2).map(move |option| (card, option));
    let held: Vec<Held> = contacts.iter().copied().map(Held::Contact).chain(opportunities.iter().copied().map(Held::Opportunity)).collect();
    let mut acts = vec![Act::Favours, Act::Hustles, Act::Loan, Act::Prospects(1), Act::Prospects(2), Act::Work, Act::Rest];
    acts.extend(items.iter().copied().map(Act::Buy));
    acts.extend(opportunities.iter().copied().map(Act::Connect));
    acts.extend(held.iter().copied().map(Act::Cool));
    let powers = [Holder::Special]
        .into_iter()
        .chain(items.iter().copied().map(Holder::Item))
        .chain(opportunities.iter().copied().map(Holder::Opportunity))
        .flat_map(|holder| (0..4).map(move |index| PowerRef { holder, index }));
    let mut all = vec![
        Choice::Interest,
        Choice::Default,
        Choice::Clear,
        Choice::Keep,
        Choice::Face,
        Choice::LayLow,
        Choice::Accept,
        Choice::Refuse,
        Choice::Leave,
        Choice::Done,
        Choice::Stay,
        Choice::Abandon,
        Choice::Route(0),
        Choice::Route(1),
        Choice::Attempt,
        Choice::Decline,
        Choice::Pass,
        Choice::Reroll,
        Choice::Lose(0),
        Choice::Lose(1),
        Choice::Chip,
        Choice::Prospect,
    ];
    all.extend(catalog.nightlancers().map(|(id, _)| Choice::Be(id)));
    all.extend(seats().flat_map(|seat| [Choice::Next(seat), Choice::Lend(seat)]));
    all.extend(Ability::ALL.iter().map(|&ability| Choice::FaceOff(ability)));
    all.extend(powers.map(Choice::Power));
    all.extend(Promises::out_of(Promises::ALL).map(Choice::Offer));
    all.extend(acts.iter().copied().map(Choice::Do));
    all.extend(held.iter().flat_map(|&card| [Choice::Discard(card), Choice::Hold(card)]));
    for &mission in &missions {
        let joins = Side::ALL.into_iter().flat_map(|side| [Choice::Join(mission, side), Choice::Bargain(mission, side)]);
        all.extend([Choice::First(mission), Choice::FirstDeal(mission), Choice::Second(mission), Choice::Mission(mission)]);
        all.extend(joins);
        all.extend(contacts.iter().flat_map(|&card| options(card)).map(|(card, option)| Choice::FirstBy(mission, card, option)));
    }
    for &card in &items {
        all.extend([
            Choice::Equip(card),
            Choice::Use(card),
            Choice::Spend(card),
            Choice::Give(card),
            Choice::Buy(card),
            Choice::Sell(card),
        ]);
        all.extend(seats().map(|seat| Choice::HandOver(card, seat)));
    }
    for &card in &contacts {
        all.extend(options(card).map(|(card, option)| Choice::Play(card, option)));
        all.extend(seats().flat_map(|seat| [Choice::Hinder(card, seat), Choice::Introduce(card, seat)]));
    }
    for (space, _) in catalog.spaces() {
        all.push(Choice::Space(space));
        all.extend(acts.iter().map(|&act| Choice::Place(space, act)));
    }
    all.into_iter().find(|choice| choice.key(catalog) == key)
}

const _: () = assert!(size_of::<Choice>() <= 8, "choices are small");

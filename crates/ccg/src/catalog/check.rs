//! What the loader asks of the content beyond its form: references, figures that make sense, words that can be carried
//! out where they stand, texts in every language. Every problem names file, card and field.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::content::{Cards, Placed, word, words};
use table::{Problems, Texts, rule};

use super::card::{Card, Sponsor};
use super::effects::{Ability, Deed, Goal, Pay, Static, When, Which, Who};
use super::words::{At, Attribute, Attributes, Cue, Faction, Kind, Moment, Phase, Player, Stat, Whose};
use super::{CardId, Catalog, SponsorId};
use crate::deck::{Deck, Printed};

/// The highest number that any card prints; what is above is a slip of the finger.
const MOST: u8 = 40;

/// A deck as the file has it.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct Listed {
    key: String,
    sponsor: String,
    runs: BTreeMap<String, u8>,
    gear: BTreeMap<String, u8>,
}

pub(super) fn sponsors(sponsors: &Cards<Sponsor>, problems: &mut Problems) {
    sponsors.keyed::<SponsorId>(|card| &card.key, problems);
    rule!(R006);
    sponsors.count("Sponsors", sponsors.cards.len(), 7, problems);
    for placed in &sponsors.cards {
        let sponsor = &placed.value;
        rule!(R003);
        rule!(R007);
        match sponsor.faction {
            Faction::Corporate => rule!(R008),
            Faction::Street => rule!(R009),
            Faction::Government => rule!(R010),
        }
        placed.source(&sponsor.source, problems);
        if !(1..=MOST).contains(&sponsor.eb) {
            problems.add(placed.field("eb"), "a Sponsor produces EB");
        }
        rule!(R015);
        if sponsor.always.is_empty() && sponsor.ability.is_empty() {
            problems.add(placed.field("ability"), "a Sponsor has an ability (R015)");
        }
        rule!(R019);
        if sponsor.victory.is_empty() {
            problems.add(placed.field("victory"), "a Sponsor has a victory condition (R019)");
        }
        effects(placed, &sponsor.always, &sponsor.ability, Holder::Sponsor, problems);
    }
}

/// What the Sponsors win by, with the cards that they name.
pub(super) fn goals(sponsors: &Cards<Sponsor>, cards: &Cards<Card>, problems: &mut Problems) -> Vec<Vec<Goal<CardId>>> {
    let find = |key: &str| cards.values().position(|card| card.key == key).map(table::ids::Id::at);
    let mut all = Vec::new();
    for placed in &sponsors.cards {
        let goals = placed.value.victory.iter().filter_map(|goal| {
            let found = goal.clone().try_map(|key| find(&key));
            if let (None, Goal::Control(key) | Goal::Complete(key)) = (&found, goal)
                && cards.whole
            {
                problems.add(placed.field("victory"), format!("there is no card '{key}'"));
            }
            found
        });
        all.push(goals.collect());
    }
    all
}

pub(super) fn cards(cards: &Cards<Card>, problems: &mut Problems) {
    cards.keyed::<CardId>(|card| &card.key, problems);
    let mut names = BTreeMap::new();
    for placed in &cards.cards {
        let card = &placed.value;
        placed.source(&card.source, problems);
        placed.twice("attributes", &card.attributes, problems);
        if let Some(first) = names.insert(card.name.to_lowercase(), &placed.place) {
            problems.add(placed.field("name"), format!("the name is there already ({first})"));
        }
        attributes(placed, problems);
        figures(placed, problems);
        effects(placed, &card.always, &card.ability, Holder::Card(card.kind), problems);
        if card.kind == Kind::Event && card.ability.is_empty() {
            problems.add(placed.field("ability"), "an Event must do something");
        }
    }
}

/// Which attributes a type can have, and how many of which group it must have.
fn attributes(placed: &Placed<Card>, problems: &mut Problems) {
    let card = &placed.value;
    let count = |group: &[Attribute]| card.bits.both(Attributes::of(group)).count();
    let mut wrong = |says: &str| problems.add(placed.field("attributes"), says);
    // The groups of which it can have attributes, and of how many of the first it must.
    let (allowed, right, says): (&[&[Attribute]], _, _) = match card.kind {
        Kind::Location => (&[Attribute::LOCATIONS], 1..=3, "a Location is at least one of bar, clinic and so on (R021), and at most three"),
        Kind::Operation => {
            (&[Attribute::OPERATIONS], 1..=2, "an Operation is at least one of blackmail, theft and so on (R034), and at most two")
        }
        Kind::Runner => (&[Attribute::ROLES, &[Attribute::MartialArtist]], 1..=1, "a Runner has exactly one character type (R148)"),
        Kind::Cyber => (&[Attribute::BODY_PARTS, &[Attribute::CyberWeapon]], 1..=1, "Cyber has exactly one body part (R055)"),
        Kind::Equipment => (
            &[Attribute::EQUIPMENT, Attribute::WEAPONS, Attribute::VEHICLES],
            1..=1,
            "Equipment has exactly one type: weapon, armor, vehicle and so on (A04)",
        ),
        Kind::Event => (&[], 0..=0, ""),
    };
    rule!(R034);
    rule!(R148);
    if !right.contains(&allowed.first().map_or(0, |group| count(group))) {
        wrong(says);
    }
    let allowed = allowed.iter().fold(Attributes::of(&[Attribute::Legendary]), |all, group| all.with(Attributes::of(group)));
    for &one in card.attributes.iter().filter(|&&one| !allowed.has(one)) {
        wrong(&format!("'{}' does not fit the card's type", word(&one)));
    }
    if card.kind == Kind::Equipment {
        for (whole, group) in [(Attribute::Weapon, Attribute::WEAPONS), (Attribute::Vehicle, Attribute::VEHICLES)] {
            let right = if card.is(whole) { 1..=1 } else { 0..=0 };
            if !right.contains(&count(group)) {
                wrong(
                    "a Weapon is one of melee, pistol, rifle and heavy-weapon, a Vehicle one of car, motorcycle and so on; nothing else is",
                );
            }
        }
    }
}

/// Which figures a type has.
fn figures(placed: &Placed<Card>, problems: &mut Problems) {
    let card = &placed.value;
    rule!(R001);
    match card.kind {
        Kind::Location => rule!(R021),
        Kind::Operation => rule!(R030),
        Kind::Runner => rule!(R036),
        Kind::Cyber => rule!(R045),
        Kind::Equipment => rule!(R060),
        Kind::Event => rule!(R094),
    }
    let (kind, vehicle) = (card.kind, card.is(Attribute::Vehicle) && !card.is(Attribute::Punknaught));
    let mut wrong = |field: &str, says: &str| problems.add(placed.field(field), says);
    let site = matches!(kind, Kind::Location | Kind::Operation);
    let fights = matches!(kind, Kind::Runner | Kind::Cyber | Kind::Equipment);
    let present = [
        ("sr", fights, card.sr != 0),
        ("lr", fights, card.lr != 0),
        ("def", fights, card.def != 0),
        ("style", fights, card.style != 0),
        ("power", kind == Kind::Runner, card.power != 0),
        ("emp", matches!(kind, Kind::Runner | Kind::Cyber), card.emp != 0),
        ("m-sec", site, card.m_sec != 0),
        ("e-sec", site, card.e_sec != 0),
        ("ops", site, card.ops != 0),
        ("eb", kind == Kind::Location, card.eb != 0),
        ("movement", vehicle || kind == Kind::Cyber, card.movement != 0),
        ("capacity", vehicle, card.capacity != 0),
        ("faction", kind != Kind::Event, card.faction.is_some()),
    ];
    for (field, right, there) in present {
        if there && !right {
            wrong(field, "a card of this type does not have it");
        }
    }
    let needed = [
        ("power", kind == Kind::Runner && card.power == 0, "a Runner has Power (R036)"),
        ("emp", kind == Kind::Runner && card.emp < 2, "a Runner has an Empathy of at least 2 (A02)"),
        ("ops", site && card.ops == 0, "a Location or Operation is worth Ops Points"),
        ("movement", vehicle && card.movement == 0, "every Vehicle has a Movement value (R067)"),
        ("capacity", vehicle && card.capacity == 0, "every Vehicle has a carrying capacity (R068)"),
    ];
    for (field, is_wrong, says) in needed {
        if is_wrong {
            wrong(field, says);
        }
    }
    for (field, number) in [("cost", card.cost), ("m-sec", card.m_sec), ("e-sec", card.e_sec), ("ops", card.ops), ("power", card.power)] {
        if number > MOST {
            wrong(field, "it is at most 40");
        }
    }
    if [card.sr, card.lr, card.def].iter().any(|number| number.unsigned_abs() > MOST) {
        wrong("sr", "SR, LR and Def are between -40 and 40");
    }
}

/// What holds an effect.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Holder {
    Sponsor,
    Card(Kind),
}

impl Holder {
    const fn is_gear(self) -> bool {
        matches!(self, Holder::Card(Kind::Cyber | Kind::Equipment))
    }

    const fn is(self, kind: Kind) -> bool {
        matches!(self, Holder::Card(own) if own as u8 == kind as u8)
    }
}

fn effects<T>(placed: &Placed<T>, always: &[Static], abilities: &[Ability], holder: Holder, problems: &mut Problems) {
    for one in always {
        if let Err(says) = judge_static(one, holder) {
            problems.add(placed.field("always"), says);
        }
    }
    if abilities.len() > 4 {
        problems.add(placed.field("ability"), "a card has at most 4 abilities");
    }
    for (number, ability) in (1..).zip(abilities) {
        if let Err(says) = judge(ability, holder) {
            problems.add(placed.field("ability"), format!("ability {number} {says}"));
        }
    }
}

fn judge_static(one: &Static, holder: Holder) -> Result<(), &'static str> {
    if holder.is(Kind::Event) {
        return Err("an Event does not stay, so nothing holds by it");
    }
    let runner = holder.is_gear() || holder.is(Kind::Runner);
    match one {
        Static::Needs(_) if !holder.is(Kind::Operation) => Err("only Operations demand something of a team"),
        Static::Also(_)
        | Static::TeamLimit(_)
        | Static::MoreHits(_)
        | Static::FreeLr
        | Static::PointBlank
        | Static::Tough
        | Static::Tireless
        | Static::Stealthy
            if !runner =>
        {
            Err("this is about a Runner: it stands on Runners, Cyber and Equipment alone")
        }
        Static::Bonus { to: Who::Host, .. } if !holder.is_gear() => Err("only Cyber and Equipment are attached to a Runner"),
        Static::Bonus { to: Who::That, .. } => Err("what holds all the time has no target"),
        _ => Ok(()),
    }
}

/// Whether the rules can carry an ability out.
fn judge(ability: &Ability, holder: Holder) -> Result<(), String> {
    let err = |says: &str| Err(says.to_owned());
    if ability.does.is_empty() {
        return err("does nothing");
    }
    let event = holder.is(Kind::Event);
    let by_itself = matches!(ability.when, When::On(_));
    if event && (by_itself || !ability.pay.is_empty()) {
        return err("is an Event's: it is played for its cost, and does not happen by itself");
    }
    if by_itself && !ability.pay.is_empty() {
        return err("happens by itself, so nothing is paid");
    }
    let spends = |pay: &Pay| matches!(pay, Pay::Use | Pay::UseHost | Pay::Trash | Pay::Burn);
    if !event && !by_itself && !ability.pay.iter().any(spends) {
        return err("must use, trash or burn a card, or it could be repeated for ever");
    }
    if ability.pay.contains(&Pay::UseHost) && !holder.is_gear() {
        return err("uses a host; only Cyber and Equipment have one");
    }
    if holder.is(Kind::Operation) && !matches!(ability.when, When::On(Moment::Completed | Moment::Enters | Moment::Leaves)) {
        return err("is an Operation's: it happens when it comes, is completed or leaves");
    }
    if matches!(ability.when, When::On(Moment::Completed)) && !holder.is(Kind::Operation) {
        return err("waits for completion; only Operations are completed");
    }
    if let Some(target) = &ability.target {
        judge_target(ability, target)?;
    }
    ability.does.iter().try_for_each(|deed| judge_deed(ability, *deed, holder))
}

/// Whether a battle is open whenever the ability can be used.
const fn in_battle(ability: &Ability) -> bool {
    matches!(ability.when, When::In(Phase::Action | Phase::Battle))
}

fn judge_target(ability: &Ability, target: &Which) -> Result<(), String> {
    let own = matches!(target.whose, Whose::Yours);
    match target.at {
        At::Hand | At::Deck if !own => Err("has a target in a hidden place of another player".to_owned()),
        At::Battle | At::Away if !in_battle(ability) && !matches!(ability.when, When::Answer(_)) => {
            Err("asks for a battle, and can be used without one".to_owned())
        }
        _ => Ok(()),
    }
}

/// Whether something is named `That` by the ability.
const fn has_that(ability: &Ability) -> bool {
    ability.target.is_some()
        || matches!(
            ability.when,
            When::Answer(Cue::RunnerTrashed | Cue::GearTrashed | Cue::SiteTrashed | Cue::Ability)
                | When::On(Moment::Busts | Moment::BuysRunner | Moment::BuysLocation)
        )
}

fn judge_deed(ability: &Ability, deed: Deed, holder: Holder) -> Result<(), String> {
    let err = |says: &str| Err(says.to_owned());
    let who = match deed {
        Deed::Use(who)
        | Deed::Straighten(who)
        | Deed::Trash(who)
        | Deed::Burn(who)
        | Deed::Bust(who)
        | Deed::Take(who)
        | Deed::Play(who)
        | Deed::Stash(who)
        | Deed::Withdraw(who)
        | Deed::Change(who, ..) => Some(who),
        Deed::Join | Deed::Build(_) => Some(Who::That),
        _ => None,
    };
    match who {
        Some(Who::That) if !has_that(ability) => return err("is about a target and has none"),
        Some(Who::Host) if !holder.is_gear() => return err("is about a host; only Cyber and Equipment have one"),
        _ => {}
    }
    let cue = match ability.when {
        When::Answer(cue) => Some(cue),
        _ => None,
    };
    match deed {
        Deed::Save if !matches!(cue, Some(Cue::RunnerTrashed | Cue::GearTrashed | Cue::SiteTrashed)) => {
            err("saves, and answers to no trashing")
        }
        Deed::Cancel if !matches!(cue, Some(Cue::Ability | Cue::Event)) => err("cancels, and answers to no ability or Event"),
        Deed::Join | Deed::Withdraw(_) | Deed::EndBattle if !in_battle(ability) => err("needs a battle, and can be used without one"),
        Deed::Draw(Player::Its, _) | Deed::Discard(Player::Its, _) | Deed::Ops(Player::Its, _) | Deed::LoseOps(Player::Its, _)
            if !has_that(ability) =>
        {
            err("is about the controller of a target and has none")
        }
        _ => Ok(()),
    }
}

/// What the cards, Sponsors and decks say in each language.
pub(super) fn texts(texts: &Texts, sponsors: &Cards<Sponsor>, cards: &Cards<Card>, decks: &Cards<Listed>, problems: &mut Problems) {
    let mut need = |place: String, id: String| {
        if !texts.has(&id) {
            problems.add(place, format!("there is no text '{id}'"));
        }
    };
    for placed in &sponsors.cards {
        need(placed.field("flavour"), format!("flavour-{}", placed.value.key));
    }
    for placed in cards.cards.iter().filter(|placed| placed.value.kind == Kind::Runner || placed.value.is(Attribute::Legendary)) {
        need(placed.field("flavour"), format!("flavour-{}", placed.value.key));
    }
    for placed in &decks.cards {
        need(placed.field("name"), format!("deck-{}", placed.value.key));
        need(placed.field("plan"), format!("deck-{}-about", placed.value.key));
    }
    let named = [
        ("attribute", words(Attribute::ALL)),
        ("faction", words(Faction::ALL)),
        ("kind", words(Kind::ALL)),
        ("phase", words(Phase::ALL)),
        ("stat", words(Stat::ALL)),
    ];
    for (kind, word) in named.iter().flat_map(|(kind, words)| words.iter().map(move |word| (kind, word))) {
        need("cards.ftl".to_owned(), format!("{kind}-{word}"));
    }
}

/// The decks that come with the game: of cards that exist, and legal.
pub(super) fn decks(catalog: &Catalog, decks: Cards<Listed>, problems: &mut Problems) -> Vec<Printed> {
    let mut all = Vec::new();
    for placed in decks.cards {
        let listed = &placed.value;
        let mut half = |field: &str, cards: &BTreeMap<String, u8>| {
            let mut found = Vec::new();
            for (key, &count) in cards {
                match catalog.find(key) {
                    Some(card) => found.push((card, count)),
                    None => problems.add(placed.field(field), format!("there is no card '{key}'")),
                }
            }
            found
        };
        let (runs, gear) = (half("runs", &listed.runs), half("gear", &listed.gear));
        let Some(sponsor) = catalog.sponsor_id(&listed.sponsor) else {
            problems.add(placed.field("sponsor"), format!("there is no Sponsor '{}'", listed.sponsor));
            continue;
        };
        let deck = Deck::new(sponsor, runs, gear);
        if let Err(wrong) = deck.check(catalog) {
            wrong.iter().for_each(|problem| problems.add(placed.field(&problem.place), problem.says.clone()));
        }
        all.push(Printed { key: placed.value.key, deck });
    }
    all
}

//! What must hold of the content: the printed counts, references, figures that make sense, words that can be carried
//! out where they stand, a name for everything in every language. Every problem names file, card and field.

use std::collections::BTreeSet;

use table::content::{Cards, Placed, word, words};
use table::{Lang, Problems, Texts, rule};

use super::board::{Agent, Does, Risks, Space};
use super::card::{Contact, Item, Mission, Nightlancer, Opportunity, Round, Surgery};
use super::effects::{Challenge, Deed, Favour, Loss, Need, Occasion, Pay, Penalty, Power, Window};
use super::words::{Ability, Action, At, Circle, Half, Kind, Obstacle, Profile, Risk, Trait, Ware};
use super::{ContactId, ItemId, MissionId, NightlancerId, OpportunityId, RoundId, SpaceId};

/// The most Ideals (R186).
const IDEALS: u8 = 6;
/// The most Heat (R002).
const HEAT: u8 = 5;
/// The highest number that any card prints; what is above is a slip of the finger.
const MOST: u8 = 20;

/// What a mission says of its Stages: two Routes and a Penalty each.
pub(super) const STAGES: [&str; 9] =
    ["stage -1a", "stage -1b", "stage -1p", "stage -2a", "stage -2b", "stage -2p", "stage -3a", "stage -3b", "stage -3p"];

pub(super) fn nightlancers(cards: &Cards<Nightlancer>, problems: &mut Problems) {
    cards.keyed::<NightlancerId>(|card| &card.key, problems);
    rule!(R009);
    cards.count("Nightlancers", cards.cards.len(), 10, problems);
    rule!(R276);
    cards.count("Nightlancers without Ideals", cards.values().filter(|card| card.ideals == 0).count(), 1, problems);
    for placed in &cards.cards {
        let card = &placed.value;
        placed.source(&card.source, problems);
        if !(1..=MOST).contains(&card.health) {
            problems.add(placed.field("health"), "the maximum of Health is at least 1 and at most 20");
        }
        if !(1..=MOST).contains(&card.resolve) {
            problems.add(placed.field("resolve"), "the maximum of Resolve is at least 1 and at most 20");
        }
        if card.ideals > IDEALS {
            problems.add(placed.field("ideals"), "there are at most 6 Ideals (R186)");
        }
        if card.special.is_empty() {
            problems.add(placed.field("special"), "a Nightlancer has a special ability");
        }
        ratings(placed, "ratings", &card.ratings.all(), problems);
        powers(placed, "special", &card.special, problems);
    }
}

fn ratings<T>(placed: &Placed<T>, field: &str, all: &[u8], problems: &mut Problems) {
    if all.iter().any(|&rating| rating > 9) {
        problems.add(placed.field(field), "a rating or bonus is at most 9");
    }
}

/// Each Nightlancer owns one of these, and whoever owns one is a Nightlancer.
fn owners<'a, T>(
    cards: &'a Cards<T>,
    nightlancers: &Cards<Nightlancer>,
    owner: impl Fn(&'a T) -> Option<&'a str>,
    problems: &mut Problems,
) {
    let mut seen = BTreeSet::new();
    for placed in &cards.cards {
        let Some(key) = owner(&placed.value) else { continue };
        if nightlancers.whole && !nightlancers.values().any(|card| card.key == key) {
            problems.add(placed.field("owner"), format!("there is no Nightlancer '{key}'"));
        }
        if !seen.insert(key) {
            problems.add(placed.field("owner"), format!("'{key}' owns another card already"));
        }
    }
    for placed in &nightlancers.cards {
        if cards.whole && !seen.contains(placed.value.key.as_str()) {
            problems.add(&placed.place, format!("no card of {} names it as its owner", cards.place));
        }
    }
}

pub(super) fn items(cards: &Cards<Item>, nightlancers: &Cards<Nightlancer>, problems: &mut Problems) {
    cards.keyed::<ItemId>(|card| &card.key, problems);
    rule!(R009);
    rule!(R010);
    owners(cards, nightlancers, |card| card.owner.as_deref(), problems);
    cards.count("cards of the Black Market deck", cards.values().filter(|card| card.owner.is_none()).count(), 45, problems);
    for placed in &cards.cards {
        item(placed, problems);
    }
}

fn item(placed: &Placed<Item>, problems: &mut Problems) {
    let card = &placed.value;
    placed.source(&card.source, problems);
    placed.twice("traits", &card.traits, problems);
    ratings(placed, "bonus", &card.bonus.all(), problems);
    powers(placed, "powers", &card.powers, problems);
    prices(placed, "pay", &card.pay, problems);
    let mut wrong = |field: &str, says: &str| problems.add(placed.field(field), says);
    match (card.owner.is_some(), card.cost) {
        (true, 1..) => wrong("cost", "a unique card has no cost"),
        (false, 0) => wrong("cost", "a card of the deck costs at least 1 Chip"),
        (_, cost) if cost > MOST => wrong("cost", "a cost is at most 20"),
        _ => {}
    }
    if card.surgery != Surgery::default() && card.ware.is_carried() {
        wrong("surgery", "only Cyberware and Cyberweapons are built in");
    }
    if card.surgery == Surgery::default() && !card.ware.is_carried() && card.owner.is_none() {
        wrong("surgery", "to build something in costs Health and Resolve (R188)");
    }
    if card.always && (card.bonus.is_none() || !matches!(card.ware, Ware::Cyberware)) {
        wrong("always", "only a bonus of Cyberware is Always in Effect");
    }
    if card.ware.is_weapon() && Ability::ALL.iter().any(|&ability| !ability.is_combat() && card.bonus.of(ability) > 0) {
        wrong("bonus", "Weapons apply only in combat challenges (R193)");
    }
    if card.ware.is_weapon() && card.bonus.is_none() {
        wrong("bonus", "a Weapon gives a bonus");
    }
    if card.ware == Ware::Armour && card.guard == 0 {
        wrong("guard", "Armour reduces the Health that is lost (R192)");
    }
    if card.guard > 0 && card.ware.is_weapon() {
        wrong("guard", "a Weapon is no Armour");
    }
    if !card.is_used() && (!card.pay.is_empty() || card.once || card.only != At::Anywhere || !card.traits.is_empty()) {
        wrong("pay", "pay, once, only and traits are about a use in a challenge, and this card has none");
    }
    if !card.is_used() && card.bonus.is_none() && card.powers.is_empty() && card.favour.is_none() {
        wrong("key", "the card does nothing");
    }
    if card.once && card.owner.is_some() || card.favour.is_some() && card.owner.is_some() {
        wrong("once", "a unique card is never discarded (C-54)");
    }
    if card.passes.is_some_and(|obstacle| obstacle != Obstacle::Demolition) && card.owner.is_none() {
        wrong("passes", "Black Market cards pass Demolition; the rest is for Contacts (R230)");
    }
    if card.only == At::Event && card.has(Trait::Obvious) {
        wrong("only", "an Obvious card cannot be used in an Event (R053)");
    }
    if let Some(used) = &card.favour {
        favour(placed, "favour", used, problems);
        if !matches!(used.when, Window::Street | Window::Open | Window::Rolled | Window::Answer | Window::Event | Window::Paid) {
            problems.add(placed.field("favour"), "in a challenge a card is used by its bonus, guard or passes; a Deal is for Contacts");
        }
    }
}

pub(super) fn contacts(cards: &Cards<Contact>, problems: &mut Problems) {
    cards.keyed::<ContactId>(|card| &card.key, problems);
    rule!(R009);
    rule!(R200);
    for circle in Circle::ALL {
        let found = cards.values().filter(|card| card.circle == *circle).count();
        cards.count(&format!("Contacts of the type {}", word(circle)), found, 9, problems);
    }
    for placed in &cards.cards {
        placed.source(&placed.value.source, problems);
        for used in &placed.value.favours {
            favour(placed, "favours", used, problems);
            if used.does.contains(&Deed::Pass(Obstacle::Demolition)) {
                problems.add(placed.field("favours"), "Demolition is for Black Market cards (R230)");
            }
        }
        let [one, two] = &placed.value.favours;
        if one == two {
            problems.add(placed.field("favours"), "the two options are the same");
        }
    }
}

fn favour<T>(placed: &Placed<T>, field: &str, favour: &Favour, problems: &mut Problems) {
    if favour.does.is_empty() {
        problems.add(placed.field(field), "an option does something");
    }
    prices(placed, field, &favour.pay, problems);
    for &deed in &favour.does {
        self::deed(placed, field, deed, problems);
        if !deed.fits(favour.when) {
            problems.add(placed.field(field), format!("{} does not fit the time '{}'", named(&deed), word(&favour.when)));
        }
    }
    let belongs = |deed: &Deed| match favour.when {
        Window::Street | Window::Open => true,
        when => !deed.fits(Window::Street) && deed.fits(when),
    };
    if !favour.does.is_empty() && favour.when != Window::Paid && !favour.does.iter().any(belongs) {
        problems.add(placed.field(field), format!("nothing here belongs to the time '{}'", word(&favour.when)));
    }
}

/// The word by which a deed, power or the like stands in the files.
fn named<T: serde::Serialize>(value: &T) -> String {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(word)) => format!("'{word}'"),
        Ok(serde_json::Value::Object(map)) => map.keys().next().map_or_else(String::new, |word| format!("'{word}'")),
        _ => String::new(),
    }
}

fn deed<T>(placed: &Placed<T>, field: &str, deed: Deed, problems: &mut Problems) {
    let wrong = match deed {
        Deed::Chips(n) | Deed::Health(n) | Deed::Resolve(n) | Deed::Prospects(n) | Deed::Draw(_, n) | Deed::Bonus(_, n)
            if !(1..=MOST).contains(&n) =>
        {
            "a number is at least 1 and at most 20"
        }
        Deed::Protect(n) | Deed::Hits(n) | Deed::ClearLoan(n) if !(1..=MOST).contains(&n) => "a number is at least 1 and at most 20",
        Deed::Cool(n) | Deed::Heat(n) if !(1..=HEAT).contains(&n) => "Heat goes from 0 to 5 (R002)",
        Deed::Ideals(n) if !(1..=IDEALS).contains(&n) => "Ideals go from 0 to 6 (R186)",
        Deed::Sift(_, n) | Deed::Browse(n) if !(2..=4).contains(&n) => "between 2 and 4 cards are looked at",
        Deed::Act(Action::BlackMarket) => "the Black Market needs a space with its two cards",
        _ => return,
    };
    problems.add(placed.field(field), wrong);
}

fn prices<T>(placed: &Placed<T>, field: &str, pay: &[Pay], problems: &mut Problems) {
    for &price in pay {
        if let Some(wrong) = price_is_wrong(price) {
            problems.add(placed.field(field), wrong);
        }
    }
}

const fn price_is_wrong(pay: Pay) -> Option<&'static str> {
    match pay {
        Pay::Chips(n) | Pay::Prospects(n) if n == 0 || n > MOST => Some("a price is at least 1 and at most 20"),
        Pay::Health(n) | Pay::Resolve(n) | Pay::Contacts(n) if n == 0 || n > 5 => Some("a price is at least 1 and at most 5"),
        Pay::Heat(n) if n == 0 || n > HEAT => Some("Heat goes from 0 to 5 (R002)"),
        Pay::Ideals(n) if n == 0 || n > IDEALS => Some("Ideals go from 0 to 6 (R186)"),
        _ => None,
    }
}

fn need<T>(placed: &Placed<T>, field: &str, need: Need, problems: &mut Problems) {
    let wrong = match need {
        Need::Heat(n) if !(1..=HEAT).contains(&n) => "Heat goes from 0 to 5 (R002)",
        Need::HeatAtMost(n) if n >= HEAT => "Heat is never above 5 (R002)",
        Need::Ideals(n) if !(1..=IDEALS).contains(&n) => "Ideals go from 0 to 6 (R186)",
        Need::IdealsAtMost(n) if n >= IDEALS => "Ideals are never above 6 (R186)",
        Need::Chips(n) | Need::Prospects(n) | Need::Owns(_, n) | Need::Skills(n) | Need::Agendas(n) if !(1..=MOST).contains(&n) => {
            "a number is at least 1 and at most 20"
        }
        Need::Rating(_, n) if !(1..=9).contains(&n) => "a rating is at least 1 and at most 9",
        _ => return,
    };
    problems.add(placed.field(field), wrong);
}

fn powers<T>(placed: &Placed<T>, field: &str, powers: &[Power], problems: &mut Problems) {
    for &power in powers {
        let wrong = match power {
            Power::Bonus(_, 0)
            | Power::Push { by: 0, .. }
            | Power::AtLeast(_, 0)
            | Power::Protect(_, 0)
            | Power::Hinder(0)
            | Power::Cheaper(_, 0)
            | Power::CheaperOpportunities(0)
            | Power::CheaperProspects(0)
            | Power::DearerSales(0)
            | Power::Score(_, 0)
            | Power::HandLimit(0)
            | Power::Loadout(0) => Some("the number must be at least 1"),
            Power::AtLeast(_, hits) if hits > 2 => Some("three dice show at most 3 crosshairs, and chance must be left"),
            Power::Protect(scope, _) if !scope.tests.only_combat() => Some("only combat challenges have Danger (R231)"),
            Power::Each(_, deed) if !deed.fits(Window::Street) || matches!(deed, Deed::Browse(_) | Deed::Act(_)) => {
                Some("only a deed that can happen at any time is done each time")
            }
            Power::Each(_, Deed::Resell | Deed::ClearLoan(_) | Deed::Sift(..)) => Some("what asks the player is not done each time"),
            Power::Each(Occasion::GatherFavours, Deed::Draw(..)) => Some("more of the same is a larger number, not a power"),
            Power::Push { pay, .. } | Power::Pass(_, pay) | Power::Shrug(pay) => price_is_wrong(pay),
            _ => None,
        };
        if let Some(wrong) = wrong {
            problems.add(placed.field(field), wrong);
        }
        if let Power::Each(_, deed) = power {
            self::deed(placed, field, deed, problems);
        }
    }
}

pub(super) fn opportunities(cards: &Cards<Opportunity>, nightlancers: &Cards<Nightlancer>, problems: &mut Problems) {
    cards.keyed::<OpportunityId>(|card| &card.key, problems);
    rule!(R009);
    rule!(R010);
    owners(cards, nightlancers, |card| card.owner.as_deref(), problems);
    cards.count("cards of the Opportunity deck", cards.values().filter(|card| card.owner.is_none()).count(), 45, problems);
    for placed in &cards.cards {
        let card = &placed.value;
        placed.source(&card.source, problems);
        ratings(placed, "bonus", &card.bonus.all(), problems);
        card.needs.iter().for_each(|&need| self::need(placed, "needs", need, problems));
        prices(placed, "pay", &card.pay, problems);
        powers(placed, "powers", &card.powers, problems);
        for &gain in &card.gains {
            deed(placed, "gains", gain, problems);
            if !gain.fits(Window::Street) && !matches!(gain, Deed::Ideals(_)) || matches!(gain, Deed::Browse(_)) {
                problems.add(placed.field("gains"), format!("{} cannot happen on a purchase", named(&gain)));
            }
        }
        if card.kind == Kind::Skill && card.bonus.is_none() {
            problems.add(placed.field("bonus"), "a Skill raises an ability (R203)");
        }
        if card.needs.is_empty() && card.pay.is_empty() {
            problems.add(placed.field("pay"), "an Opportunity has a cost or a requirement (R204)");
        }
        if card.gains.is_empty() && card.bonus.is_none() && card.powers.is_empty() {
            problems.add(placed.field("gains"), "the card does nothing");
        }
    }
}

fn challenge<T>(placed: &Placed<T>, field: &str, challenge: &Challenge, problems: &mut Problems) {
    if !(3..=12).contains(&challenge.difficulty) {
        problems.add(placed.field(field), "a difficulty is between 3 and 12");
    }
    match (challenge.test.is_combat(), challenge.danger) {
        (true, 0) => problems.add(placed.field(field), "a combat challenge has Danger (R231)"),
        (false, 1..) => problems.add(placed.field(field), "only combat challenges have Danger (R231)"),
        (_, 6..) => problems.add(placed.field(field), "Danger is at most 5"),
        _ => {}
    }
}

fn penalty<T>(placed: &Placed<T>, field: &str, penalty: &Penalty, problems: &mut Problems) {
    let loss = |loss: Loss| matches!(loss, Loss::Health(0) | Loss::Chips(0));
    match *penalty {
        Penalty::Combat(fight) => {
            challenge(placed, field, &fight, problems);
            if !fight.test.is_combat() || fight.obstacle.is_some() {
                problems.add(placed.field(field), "a Penalty is a combat challenge without an Obstacle");
            }
        }
        Penalty::Lose(one) if loss(one) => problems.add(placed.field(field), "a loss is at least 1"),
        Penalty::Either(one, two) if loss(one) || loss(two) => problems.add(placed.field(field), "a loss is at least 1"),
        Penalty::Either(one, two) if one == two => problems.add(placed.field(field), "the two losses are the same"),
        _ => {}
    }
}

pub(super) fn rounds(cards: &Cards<Round>, problems: &mut Problems) {
    cards.keyed::<RoundId>(|card| &card.key, problems);
    rule!(R009);
    for half in Half::ALL {
        let found = cards.values().filter(|card| card.half == *half).count();
        cards.count(&format!("{} Round cards", word(half)), found, 8, problems);
    }
    for placed in &cards.cards {
        let card = &placed.value;
        placed.source(&card.source, problems);
        card.event.applies.iter().for_each(|&need| self::need(placed, "event", need, problems));
        challenge(placed, "event", &card.event.challenge, problems);
        penalty(placed, "event", &card.event.penalty, problems);
        if card.event.penalty == Penalty::Abort {
            problems.add(placed.field("event"), "an Event aborts no mission");
        }
        if !(1..=9).contains(&card.prospect) {
            problems.add(placed.field("prospect"), "a Prospect costs between 1 and 9 Chips");
        }
        if card.draws.iter().any(|draws| draws.low + draws.high == 0 || draws.low > 6 || draws.high > 4) {
            problems.add(placed.field("draws"), "each number of players draws a mission, at most 6 Low and 4 High");
        }
    }
}

pub(super) fn missions(cards: &Cards<Mission>, problems: &mut Problems) {
    cards.keyed::<MissionId>(|card| &card.key, problems);
    rule!(R009);
    rule!(R206);
    for (profile, right) in [(Profile::Low, 16), (Profile::High, 8)] {
        let found = cards.values().filter(|card| card.profile == profile).count();
        cards.count(&format!("missions of {} profile", word(&profile)), found, right, problems);
    }
    for placed in &cards.cards {
        let card = &placed.value;
        placed.source(&card.source, problems);
        placed.twice("excludes", &card.excludes, problems);
        for stage in &card.stages {
            stage.routes.iter().for_each(|route| challenge(placed, "stages", route, problems));
            penalty(placed, "stages", &stage.penalty, problems);
            if stage.routes[0].test == stage.routes[1].test {
                problems.add(placed.field("stages"), "the two Routes of a Stage ask for different abilities");
            }
        }
        if card.payment.iter().any(|entry| entry.chips == 0) {
            problems.add(placed.field("payment"), "a payment always has Chips (R131)");
        }
        if card.payment.windows(2).any(|pair| pair[0].chips < pair[1].chips) {
            problems.add(placed.field("payment"), "a larger Crew is not paid more each");
        }
        if !(1..=6).contains(&card.loadout) {
            problems.add(placed.field("loadout"), "a Loadout has between 1 and 6 cards");
        }
    }
}

pub(super) fn spaces(cards: &Cards<Space>, problems: &mut Problems) {
    cards.keyed::<SpaceId>(|space| &space.key, problems);
    for placed in &cards.cards {
        let space = &placed.value;
        if !(2..=4).contains(&space.players) {
            problems.add(placed.field("players"), "a space is for 2, 3 or 4 players");
        }
        let open = matches!(space.does, Does::Action(action) if action.is_open());
        if space.edge && (open || matches!(space.does, Does::Risky(_) | Does::Action(Action::BlackMarket))) {
            problems.add(placed.field("edge"), "the ring is of Direct spaces and the Euromafia's (C-04)");
        }
        if open && space.players > 2 {
            problems.add(placed.field("players"), "Open Spaces are for everybody");
        }
    }
    for (players, right) in [(2, 3), (3, 4), (4, 5)] {
        let market = |space: &&Space| space.action() == Some(Action::BlackMarket) && space.is_open_to(players);
        cards.count(&format!("Black Market spaces with {players} players"), cards.values().filter(market).count(), right, problems);
    }
    for &action in Action::ALL {
        if cards.whole && !cards.values().any(|space| space.action() == Some(action) && space.players == 2) {
            problems.add(&cards.place, format!("no space of {} is for everybody", word(&action)));
        }
    }
}

pub(super) fn risks(cards: &Cards<Risks>, problems: &mut Problems) {
    cards.order(|risk| risk.key, Risk::ALL, problems);
    for placed in &cards.cards {
        placed.twice("actions", &placed.value.actions, problems);
        if placed.value.actions.iter().any(|&action| action == Action::BlackMarket || action.is_open()) {
            problems.add(placed.field("actions"), "a Risky space allows Direct actions and the Euromafia's (C-05)");
        }
    }
}

pub(super) fn agent(agent: &Placed<Agent>, problems: &mut Problems) {
    agent.twice("priority", &agent.value.priority, problems);
    let mut right: Vec<Action> = Action::ALL.iter().copied().filter(|action| !action.is_open()).collect();
    let mut found = agent.value.priority.clone();
    right.sort();
    found.sort();
    if found != right {
        problems.add(agent.field("priority"), format!("it must have each of {}", words(&right).join(", ")));
    }
}

/// A name for each card, and what else it says; texts are called `what-kind-key`, those of a Stage `stage-mission-key-1a`. Names of a kind differ.
pub(super) fn texts<T>(texts: &Texts, kind: &str, cards: &Cards<T>, key: impl Fn(&T) -> &str, more: &[&str], problems: &mut Problems) {
    let mut asked = BTreeSet::new();
    // Two cards of one key are a problem of their own.
    let cards: Vec<_> = cards.cards.iter().filter(|placed| asked.insert(key(&placed.value))).collect();
    for placed in &cards {
        for what in ["name", "flavour"].iter().chain(more) {
            let (what, end) = what.split_once(' ').unwrap_or((what, ""));
            let id = format!("{what}-{kind}-{}{end}", key(&placed.value));
            if !texts.has(&id) {
                problems.add(&placed.place, format!("the {what} is missing: say '{id}' in cards.en.ftl and cards.it.ftl"));
            }
        }
    }
    for lang in Lang::ALL {
        let mut said = BTreeSet::new();
        for placed in &cards {
            let id = format!("name-{kind}-{}", key(&placed.value));
            if texts.has(&id) && !said.insert(texts.get(lang, &id, &[])) {
                problems.add(format!("cards.{}.ftl, {id}", lang.code()), "something else of this kind has the same name");
            }
        }
    }
}

/// A name for each word of a vocabulary that players read.
pub(super) fn named_words(texts: &Texts, problems: &mut Problems) {
    let kinds = [
        ("ability", words(Ability::ALL)),
        ("circle", words(Circle::ALL)),
        ("ware", words(Ware::ALL)),
        ("trait", words(Trait::ALL)),
        ("obstacle", words(Obstacle::ALL)),
        ("kind", words(Kind::ALL)),
        ("half", words(Half::ALL)),
        ("profile", words(Profile::ALL)),
        ("action", words(Action::ALL)),
        ("risk", words(Risk::ALL)),
    ];
    for (kind, keys) in kinds {
        for id in keys.iter().map(|key| format!("name-{kind}-{key}")).filter(|id| !texts.has(id)) {
            problems.add("cards.en.ftl", format!("the name '{id}' is missing"));
        }
    }
}

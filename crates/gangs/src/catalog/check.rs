//! What must hold of the content: the printed counts, references both ways, figures that make sense,
//! a name for everything in every language. Every problem names file, card and field.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;

use table::{Lang, Problems, Texts, rule};

use super::board::{Amount, Dashboard, NetSpace, PrintedDepth, PrintedDistrict, Setup, Side};
use super::words::{
    Behavior, Combat, CombatSet, Deal, Depth, District, Edgerunner, Extra, Gang, Opportunity, PoiKind, Requirement, Scoring,
};
use super::words::{Class, Resource};
use super::words::{Habit, Profile, When};
use super::{CombatId, EdgerunnerId, OpportunityId};
use table::content::{Cards, Placed, word, words};

/// The Action discs of a Gang (R007).
pub(super) const DISCS: [&str; 6] = ["solo", "techie", "netrunner", "hideout", "upgrade", "wild"];

/// Seats that a table can have, each with its own starting resources.
const SEATS: usize = 4;
/// Hideouts on a dashboard at the start (R095).
const HIDEOUT_SLOTS: usize = 3;
/// Spaces of the Net at each depth.
const SPACES_AT_A_DEPTH: usize = 2;
/// Points of Interest of each kind on the side for four players.
const POIS_OF_A_KIND: usize = 4;
/// The most cards that are drawn for Johnny Silverhand in a Firefight, and how many more for a Gang.
const DRAWN: u8 = 4;
const DRAWN_MORE: u8 = 1;

pub(super) fn opportunities(cards: &Cards<Opportunity>, problems: &mut Problems) {
    cards.keyed::<OpportunityId>(|card| &card.key, problems);
    rule!(R065);
    rule!(R004);
    rule!(R013);
    for deal in Deal::ALL {
        let right = if *deal == Deal::Story { 1 } else { 9 };
        let found = cards.values().filter(|card| card.deal == *deal).count();
        cards.count(&format!("{} deals", word(deal)), found, right, problems);
    }
    for card in &cards.cards {
        card.source(&card.value.source, problems);
        if card.value.cost == 0 {
            problems.add(card.field("cost"), "an Opportunity costs at least 1 Contraband");
        }
        match &card.value.requires {
            Some(Requirement::Presence(places)) if places.is_empty() => {
                problems.add(card.field("requires"), "name at least one District");
            }
            Some(Requirement::Presence(places)) => card.twice("requires", places, problems),
            Some(Requirement::PresenceIn(count)) if !(1..=District::ALL.len()).contains(&usize::from(*count)) => {
                problems.add(card.field("requires"), format!("there are 6 Districts, not {count}"));
            }
            _ => {}
        }
        if card.value.extra.is_empty() {
            problems.add(card.field("extra"), "every Opportunity gives something besides Street Cred for its type");
        }
        card.value.extra.iter().for_each(|extra| self::extra(card, extra, problems));
    }
}

fn extra(card: &Placed<Opportunity>, extra: &Extra, problems: &mut Problems) {
    let wrong = match extra {
        Extra::Cred(0) | Extra::Gain { amount: 0, .. } | Extra::Move(0) => "nothing is gained or moved: the number must be at least 1",
        Extra::SpendSecrets { secrets: 0, .. } | Extra::SpendSecrets { cred: 0, .. } => "both numbers must be at least 1",
        Extra::OneOf(choices) if choices.len() < 2 => "a choice needs at least two things to choose from",
        Extra::OneOf(choices) if choices.iter().any(|choice| !matches!(choice, Extra::Cred(_) | Extra::Gain { .. })) => {
            "only gains can be chosen from: cred, gain"
        }
        Extra::OneOf(choices) => {
            choices.iter().for_each(|choice| self::extra(card, choice, problems));
            return;
        }
        _ => return,
    };
    problems.add(card.field("extra"), wrong);
}

pub(super) fn combat(cards: &Cards<Combat>, problems: &mut Problems) {
    cards.keyed::<CombatId>(|card| &card.key, problems);
    rule!(R004);
    rule!(R005);
    rule!(R013);
    for (set, right) in [(CombatSet::Starting, 4), (CombatSet::Upgrade, 22), (CombatSet::KangTao, 6)] {
        let found = cards.values().filter(|card| card.set == set).map(|card| usize::from(card.copies)).sum();
        cards.count(&format!("cards of the set {}", word(&set)), found, right, problems);
    }
    rule!(R061);
    let (with, without) = cards.values().filter(|card| card.set == CombatSet::Upgrade).partition::<Vec<_>, _>(|card| card.effect.is_some());
    if cards.whole && with.len() <= without.len() {
        problems.add(&cards.place, "most upgrades have a special effect");
    }
    for card in &cards.cards {
        card.source(&card.value.source, problems);
        if card.value.set == CombatSet::Starting && card.value.effect.is_some() {
            problems.add(card.field("effect"), "a starting card has no special effect");
        }
        if card.value.copies == 0 {
            problems.add(card.field("copies"), "there is at least 1 of a card");
        }
        if let Scoring::If { cred: 0, .. } | Scoring::Each { cred: 0, .. } | Scoring::SpendSecrets(0) = card.value.scoring {
            problems.add(card.field("scoring"), "the number must be at least 1");
        }
    }
}

pub(super) fn edgerunners(cards: &Cards<Edgerunner>, problems: &mut Problems) {
    cards.keyed::<EdgerunnerId>(|card| &card.key, problems);
    rule!(R003);
    cards.count("Edgerunners", cards.cards.len(), 10, problems);
    for card in &cards.cards {
        card.source(&card.value.source, problems);
        if card.value.cost == 0 {
            problems.add(card.field("cost"), "an Edgerunner costs at least 1 Eurodollar");
        }
    }
}

pub(super) fn districts(cards: &Cards<PrintedDistrict>, problems: &mut Problems) {
    rule!(R021);
    cards.order(|card| card.key, District::ALL, problems);
    let borders: BTreeMap<District, &Vec<District>> = cards.values().map(|card| (card.key, &card.adjacent)).collect();
    for card in &cards.cards {
        let PrintedDistrict { key: here, adjacent, large, small, rewards } = &card.value;
        card.twice("adjacent", adjacent, problems);
        for there in adjacent {
            if there == here {
                problems.add(card.field("adjacent"), "a District is not adjacent to itself");
            } else if borders.get(there).is_some_and(|back| !back.contains(here)) {
                let (here, there) = (word(here), word(there));
                problems.add(card.field("adjacent"), format!("{here} names {there}, but {there} does not name {here}"));
            }
        }
        rule!(R019);
        for (side, field, right) in [(Side::Large, "large", 2), (Side::Small, "small", 1)] {
            let pois = card.value.pois(side);
            if pois.len() != right {
                problems.add(card.field(field), format!("{} Points of Interest instead of {right}", pois.len()));
            }
            card.twice(field, pois, problems);
        }
        for kind in small.iter().filter(|kind| !large.contains(kind)) {
            problems.add(card.field("small"), format!("{} is not among those of the other side", word(kind)));
        }
        if rewards.len() < 2 {
            problems.add(card.field("rewards"), "a District has at least two rewards to choose from");
        }
        amounts(&card.field("rewards"), rewards, problems);
    }
    for kind in PoiKind::ALL {
        let found = cards.values().flat_map(|card| &card.large).filter(|poi| *poi == kind).count();
        cards.count(&format!("Points of Interest {} on the side for four", word(kind)), found, POIS_OF_A_KIND, problems);
    }
}

pub(super) fn setup(setup: &Placed<Setup>, problems: &mut Problems) {
    let Setup { goal, hideout_cost, hideout_slots, upgrade_cost, starting, markets } = &setup.value;
    if *goal == 0 {
        problems.add(setup.field("goal"), "the game would be over before it begins");
    }
    rule!(R009);
    if hideout_slots.len() != HIDEOUT_SLOTS {
        problems.add(setup.field("hideout-slots"), format!("{} slots instead of {HIDEOUT_SLOTS}", hideout_slots.len()));
    }
    if !hideout_slots.is_sorted() {
        problems.add(setup.field("hideout-slots"), "a later Hideout is worth at least as much as an earlier one");
    }
    amounts(&setup.field("hideout-cost"), &[*hideout_cost], problems);
    amounts(&setup.field("upgrade-cost"), &[*upgrade_cost], problems);
    if starting.len() != SEATS {
        problems.add(setup.field("starting"), format!("{} seats instead of {SEATS}", starting.len()));
    }
    starting.iter().for_each(|resources| amounts(&setup.field("starting"), resources, problems));
    if markets.edgerunners == 0 || markets.opportunities == 0 {
        problems.add(setup.field("markets"), "a market shows at least 1 card");
    }
}

pub(super) fn net(depths: &Cards<PrintedDepth>, spaces: &Cards<NetSpace>, cover: Option<&Placed<NetSpace>>, problems: &mut Problems) {
    depths.order(|depth| depth.key, Depth::ALL, problems);
    let mut before = 0;
    for depth in &depths.cards {
        depth.source(&depth.value.source, problems);
        if !(2..=12).contains(&depth.value.danger) {
            problems.add(depth.field("danger"), format!("two dice never show {}; it can be 2 to 12", depth.value.danger));
        } else if depth.value.danger < before {
            problems.add(depth.field("danger"), "a deeper part of the Net is at least as dangerous");
        }
        before = depth.value.danger;
    }
    table::rule!(R314);
    spaces.count("spaces", spaces.cards.len(), Depth::ALL.len() * SPACES_AT_A_DEPTH, problems);
    for (index, space) in spaces.cards.iter().enumerate() {
        let depth = Depth::ALL.get(index / SPACES_AT_A_DEPTH);
        if spaces.whole && usize::from(space.value.number) != index + 1 {
            problems.add(space.field("number"), format!("spaces are numbered in order: this one is {}", index + 1));
        }
        if let Some(depth) = depth.filter(|depth| spaces.whole && **depth != space.value.depth) {
            problems.add(space.field("depth"), format!("each depth has two spaces: this one is {}", word(depth)));
        }
    }
    for space in spaces.cards.iter().chain(cover) {
        space.source(&space.value.source, problems);
        if space.value.effects.is_empty() {
            problems.add(space.field("effects"), "every space does something");
        }
    }
    if let Some(cover) = cover {
        rule!(R014);
        let covered = spaces.values().find(|space| space.number == cover.value.number);
        if spaces.whole && covered.is_none_or(|covered| covered.depth != cover.value.depth) {
            let (number, depth) = (cover.value.number, word(&cover.value.depth));
            problems.add(cover.field("number"), format!("there is no space {number} of the depth {depth} to cover"));
        }
    }
}

pub(super) fn dashboards(cards: &Cards<Dashboard>, problems: &mut Problems) {
    rule!(R023);
    cards.order(|card| card.key, Gang::ALL, problems);
    let mut starts = BTreeSet::new();
    let mut abilities = BTreeSet::new();
    for card in &cards.cards {
        card.source(&card.value.source, problems);
        if !starts.insert(card.value.start) {
            problems.add(card.field("start"), format!("another Gang begins in {} already", word(&card.value.start)));
        }
        if card.value.abilities.len() != 2 {
            problems.add(card.field("abilities"), format!("{} abilities instead of 2", card.value.abilities.len()));
        }
        for ability in &card.value.abilities {
            card.key(&ability.key, problems);
            card.source(&ability.source, problems);
            rule!(R024);
            if !abilities.insert(ability.key.as_str()) {
                problems.add(card.field("abilities"), format!("the key '{}' is there already", ability.key));
            }
        }
    }
}

pub(super) fn behaviors(cards: &Cards<Behavior>, problems: &mut Problems) {
    rule!(R014);
    cards.order(|card| card.key, Gang::ALL, problems);
    for card in &cards.cards {
        rule!(R364);
        card.source(&card.value.source, problems);
        let mut classes = card.value.priority.clone();
        classes.sort_unstable();
        if classes != Class::ALL {
            problems.add(card.field("priority"), format!("it must name each of {} once", words(Class::ALL).join(", ")));
        }
        if card.value.modifiers.iter().any(|modifier| modifier.firepower == 0) {
            problems.add(card.field("modifiers"), "the firepower must be at least 1");
        }
        match card.value.ability {
            Habit::CredForFallen(0) | Habit::CredForRemoved(0) | Habit::TrackerBack(0) | Habit::DrawMore(0) => {
                problems.add(card.field("ability"), "the number must be at least 1");
            }
            Habit::DrawMore(more) if more > DRAWN_MORE => {
                problems.add(card.field("ability"), format!("at most {DRAWN_MORE} card more can be drawn, not {more}"));
            }
            _ => {}
        }
    }
}

pub(super) fn profile(card: &Placed<Profile>, problems: &mut Problems) {
    card.source(&card.value.source, problems);
    if !(1..=DRAWN).contains(&card.value.cards) {
        problems.add(card.field("cards"), format!("1 to {DRAWN} cards can be drawn, not {}", card.value.cards));
    }
    match card.value.scoring {
        Scoring::If { cred: 0, .. } => problems.add(card.field("scoring"), "the number must be at least 1"),
        Scoring::If { when: When::OpponentLost(_) | When::NoOpponentLeft | When::OpponentFirepower(_), .. } => {}
        _ => problems.add(card.field("scoring"), "it must be 'if' with opponent-lost, no-opponent-left or opponent-firepower"),
    }
}

/// Everything that a player can meet has a name, and no two of a kind have the same.
pub(super) fn names(
    texts: &Texts,
    opportunities: &Cards<Opportunity>,
    combats: &Cards<Combat>,
    edgerunners: &Cards<Edgerunner>,
    dashboards: &Cards<Dashboard>,
    problems: &mut Problems,
) {
    let from = |place: &str, keys: Vec<String>| keys.into_iter().map(|key| (place.to_owned(), key)).collect::<Vec<_>>();
    fn placed<T>(cards: &Cards<T>, key: impl Fn(&T) -> &str) -> Vec<(String, String)> {
        cards.cards.iter().map(|card| (card.place.clone(), key(&card.value).to_owned())).collect()
    }
    let abilities = dashboards.cards.iter().flat_map(|card| card.value.abilities.iter().map(|it| (card.place.clone(), it.key.clone())));
    let kinds = [
        ("opportunity", placed(opportunities, |card| &card.key)),
        ("combat", placed(combats, |card| &card.key)),
        ("edgerunner", placed(edgerunners, |card| &card.key)),
        ("ability", abilities.collect()),
        ("district", from("board.toml", words(District::ALL))),
        ("poi", from("board.toml", words(PoiKind::ALL))),
        ("gang", from("gangs.toml", words(Gang::ALL))),
        ("class", from("edgerunners.toml", words(Class::ALL))),
        ("resource", from("board.toml", words(Resource::ALL))),
        ("depth", from("net.toml", words(Depth::ALL))),
        ("deal", from("opportunities.toml", words(Deal::ALL))),
        ("disc", from("gangs.toml", DISCS.map(str::to_owned).to_vec())),
    ];
    for (kind, keys) in kinds {
        for lang in Lang::ALL {
            let (mut asked, mut said) = (BTreeSet::new(), BTreeSet::new());
            for (place, key) in &keys {
                let id = format!("name-{kind}-{key}");
                if !asked.insert(key) {
                    // Two cards of one key are a problem of their own.
                } else if !texts.has(&id) {
                    if lang == Lang::En {
                        problems.add(place, format!("the name is missing: say '{id}' in en.ftl and it.ftl"));
                    }
                } else if !said.insert(texts.get(lang, &id, &[])) {
                    problems.add(format!("{}.ftl, {id}", lang.code()), "something else of this kind has the same name");
                }
            }
        }
    }
}

fn amounts(place: &dyn Display, amounts: &[Amount], problems: &mut Problems) {
    for (index, amount) in amounts.iter().enumerate() {
        if amount.amount == 0 {
            problems.add(place.to_string(), "the amount must be at least 1");
        }
        if amounts[..index].iter().any(|before| before.resource == amount.resource) {
            problems.add(place.to_string(), format!("{} is there twice", word(&amount.resource)));
        }
    }
}

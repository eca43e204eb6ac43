//! What must hold of Story cards: the printed counts, ways that lead somewhere, tokens that exist, words
//! that make sense where they stand, a text for each in every language.

use std::collections::{BTreeMap, BTreeSet};

use table::content::{Cards, Placed, word};
use table::{Problems, Says, Texts, rule};

use super::words::{At, Award, Change, Condition, Do, From, Kind, Need, Story, StoryCard, TIME, To, Token, When, Winner};
use crate::catalog::StoryCardId;
use crate::catalog::words::District;

/// The most seats of a table.
const SEATS: u8 = 4;
/// Offers that a table can remember as used.
const OFFERS: usize = 8;

type Printed<'a> = (&'a str, &'a StoryCard);

/// A problem of one field of a card.
struct Place<'a> {
    card: &'a str,
    problems: &'a mut Problems,
}

impl Place<'_> {
    fn wrong(&mut self, field: &str, says: impl Into<Says>) {
        self.problems.add(format!("{}, {field}", self.card), says);
    }
}

/// Checks all cards; they are only counted if all could be read.
pub(crate) fn cards(cards: &Cards<StoryCard>, problems: &mut Problems) {
    cards.keyed::<StoryCardId>(|card| &card.key, problems);
    for placed in &cards.cards {
        let card = &placed.value;
        placed.source(&card.source, problems);
        let mut at = Place { card: &placed.place, problems };
        if !card.key.starts_with(&word(&card.story)) {
            at.wrong("key", format!("the key begins with that of its Story, {}", word(&card.story)));
        }
        setup(card, &mut at);
        rules(card, &mut at);
        kind(card, &mut at);
        figures(card, &mut at);
    }
    if cards.whole {
        let printed: Vec<Printed<'_>> = cards.cards.iter().map(|card| (card.place.as_str(), &card.value)).collect();
        Story::ALL.iter().for_each(|&story| self::story(story, &printed, problems));
        all_parts_are_used(&printed, problems);
    }
}

/// What a setup may do: nobody acts in it, and Time tokens are enough for four seats.
fn setup(card: &StoryCard, at: &mut Place<'_>) {
    let introduction = matches!(card.kind, Kind::Introduction { .. });
    let mut put: BTreeMap<Token, u8> = BTreeMap::new();
    for &effect in &card.setup {
        if effect.acts() || effect.here() {
            at.wrong("setup", "nobody acts in a setup, and it has no District of its own");
        }
        match effect {
            Do::AddTime { base, per_seat } => {
                let most = base.saturating_add(per_seat.saturating_mul(SEATS));
                if most > TIME || most == 0 {
                    at.wrong("setup", format!("{most} Time tokens for four seats; there are {TIME}"));
                }
            }
            Do::Put { token, to } => {
                let more = match to {
                    To::In(_) | To::Here | To::EachWith(_) => 1,
                    To::Random(count) => count,
                    To::Each => District::ALL.len() as u8,
                };
                *put.entry(token).or_default() += more;
            }
            Do::KangTao if !introduction => at.wrong("setup", "the Kang Tao cards join the deck in an Introduction, before play"),
            _ => {}
        }
    }
    for (token, count) in put {
        rule!(R013);
        if count > token.supply() {
            at.wrong("setup", format!("{count} tokens {} are put, but there are {}", word(&token), token.supply()));
        }
    }
}

/// Whether every rule and offer can be carried out where it stands.
fn rules(card: &StoryCard, at: &mut Place<'_>) {
    for rule in &card.rules {
        if rule.then.is_empty() {
            at.wrong("rules", "a rule does something");
        }
        if !rule.when.placed() && (rule.with.is_some() || rule.then.iter().any(|effect| effect.here())) {
            at.wrong("rules", format!("{} happens in no District", named(rule.when)));
        }
        if rule.when.amid() && rule.then.iter().any(|effect| effect.chooses()) {
            at.wrong("rules", format!("{} happens amid something else, where nothing can be chosen", named(rule.when)));
        }
    }
    for offer in &card.offers {
        if offer.then.is_empty() || offer.price.amount == 0 {
            at.wrong("offers", "an offer has a price and gives something");
        }
        if offer.then.iter().any(|effect| effect.here()) {
            at.wrong("offers", "an offer happens in no District");
        }
    }
    for effect in card.rules.iter().map(|rule| &rule.then).chain(card.offers.iter().map(|offer| &offer.then)).flatten() {
        if matches!(effect, Do::KangTao | Do::Blueprints | Do::AddTime { .. }) {
            at.wrong("rules", "only a setup does this");
        }
    }
}

fn named(when: When) -> String {
    match when {
        When::Netrun(_) => "netrun".to_owned(),
        When::Enter(_) => "enter".to_owned(),
        when => word(&when),
    }
}

/// Acts lead somewhere, Epilogues and Introductions have what they need.
fn kind(card: &StoryCard, at: &mut Place<'_>) {
    let timed = card.setup.iter().any(|effect| matches!(effect, Do::AddTime { .. }));
    let mut field = "rules";
    let mut asks_for_time = card.effects().any(|effect| matches!(effect, Do::RemoveTime(_)));
    match &card.kind {
        Kind::Introduction { reveals } => {
            if (card.story == Story::Tutorial) == reveals.is_some() {
                at.wrong("kind", "every Introduction but that of the Tutorial reveals a card");
            }
            let plain = card.setup.is_empty() && card.changes.is_empty() && card.rules.is_empty() && card.offers.is_empty();
            rule!(R100);
            if card.story == Story::Tutorial && !plain {
                at.wrong("kind", "the Tutorial changes no rule");
            }
        }
        Kind::Act { branches, .. } => {
            if branches.is_empty() {
                at.wrong("branches", "an Act has at least one branch");
            }
            if branches.iter().any(|branch| branch.on == Condition::NoTime) {
                (field, asks_for_time) = ("branches", true);
            }
        }
        Kind::Epilogue { ends, .. } => {
            if *ends == Some(Condition::NoTime) {
                (field, asks_for_time) = ("ends", true);
            }
            if ends.is_none() && !(card.setup.is_empty() && card.changes.is_empty() && card.rules.is_empty() && card.offers.is_empty()) {
                at.wrong("ends", "the game ends with its reveal, so nothing else on it can happen");
            }
        }
    }
    if asks_for_time && !timed {
        at.wrong(field, "no Time token lies on this card");
    }
}

/// Figures that make sense.
fn figures(card: &StoryCard, at: &mut Place<'_>) {
    let mut lone = |field: &str, token: Token| {
        if !token.single() {
            at.wrong(field, format!("there is more than one {}: say of which", word(&token)));
        }
    };
    for effect in card.effects() {
        match effect {
            Do::Move { token, .. } => lone("rules", token),
            Do::Take { from: From::With(token), .. } | Do::Remove { from: From::With(token), .. } => lone("rules", token),
            _ => {}
        }
    }
    for need in needs(card) {
        let wrong = match need {
            Need::Cred(0) | Need::Deals(0) => Some("the number must be at least 1".to_owned()),
            Need::Holds { token, least } if !(1..=token.supply()).contains(&least) => {
                Some(format!("nobody can hold {least} of {} tokens {}", token.supply(), word(&token)))
            }
            Need::DominanceIn(count) | Need::Hideouts(count) if !(1..=4).contains(&count) => {
                Some(format!("a Gang has at most 4 Hideouts, not {count}"))
            }
            _ => None,
        };
        if let Some(wrong) = wrong {
            at.wrong("need", wrong);
        }
    }
}

/// Every need on a card.
fn needs(card: &StoryCard) -> impl Iterator<Item = Need> + '_ {
    let condition = |condition: &Condition| if let Condition::Someone(need) = condition { Some(*need) } else { None };
    let kind: Vec<Need> = match &card.kind {
        Kind::Introduction { .. } => Vec::new(),
        Kind::Act { branches, .. } => branches.iter().filter_map(|branch| condition(&branch.on)).collect(),
        Kind::Epilogue { ends, awards, .. } => {
            let awarded = awards.iter().filter_map(|award| if let Award::Each { need, .. } = award { Some(*need) } else { None });
            ends.iter().filter_map(condition).chain(awarded).collect()
        }
    };
    let changes = card.changes.iter().filter_map(|change| match change {
        Change::Firepower { need, .. } | Change::Recruits { need, .. } => Some(*need),
        Change::Price { need, .. } => *need,
        _ => None,
    });
    let effects = card.effects().filter_map(|effect| if let Do::CredEach { need, .. } = effect { Some(need) } else { None });
    let rules = card.rules.iter().filter_map(|rule| rule.need).chain(card.offers.iter().map(|offer| offer.need));
    kind.into_iter().chain(changes).chain(effects).chain(rules)
}

/// Every token that a card asks for without putting it down itself.
fn asked(card: &StoryCard) -> BTreeSet<Token> {
    let mut tokens = BTreeSet::new();
    for need in needs(card) {
        match need {
            Need::Holds { token, .. } => tokens.insert(token),
            Need::Presence(At::With(token)) | Need::Dominance(At::With(token)) | Need::Unit { at: At::With(token), .. } => {
                tokens.insert(token)
            }
            _ => false,
        };
    }
    for effect in card.effects() {
        match effect {
            Do::Take { token, .. } | Do::Remove { token, .. } | Do::Move { token, .. } | Do::Drop(token) | Do::Clear(token) => {
                tokens.insert(token);
            }
            _ => {}
        }
    }
    tokens.extend(card.rules.iter().filter_map(|rule| rule.with));
    for change in &card.changes {
        match change {
            Change::Firepower { with, .. } => tokens.extend(*with),
            Change::Reward { with: token, .. }
            | Change::ClosedPois(token)
            | Change::ClosedDistricts(token)
            | Change::NoFirefights(token) => tokens.extend([*token]),
            _ => {}
        }
    }
    match &card.kind {
        Kind::Introduction { .. } => {}
        Kind::Act { branches, .. } => tokens.extend(branches.iter().filter_map(|branch| match branch.on {
            Condition::NoneLeft(token) => Some(token),
            _ => None,
        })),
        Kind::Epilogue { awards, winner, .. } => {
            tokens.extend(awards.iter().filter_map(|award| match award {
                Award::Each { .. } => None,
                Award::PerToken { token, .. } | Award::Most { token, .. } | Award::Districts { with: token, .. } => Some(*token),
            }));
            if let Winner::Most(token) = winner {
                tokens.insert(*token);
            }
        }
    }
    tokens
}

/// A Story as a whole: its count, its ways, its tokens.
fn story(story: Story, all: &[Printed<'_>], problems: &mut Problems) {
    let cards: Vec<Printed<'_>> = all.iter().copied().filter(|(_, card)| card.story == story).collect();
    let name = word(&story);
    rule!(R012);
    if cards.len() != story.cards() {
        problems.add("stories.toml, card", format!("{} cards of the Story {name} instead of {}", cards.len(), story.cards()));
    }
    let introductions = cards.iter().filter(|(_, card)| matches!(card.kind, Kind::Introduction { .. })).count();
    if introductions != 1 {
        problems.add("stories.toml, card", format!("{introductions} Introductions of the Story {name} instead of 1"));
    }
    let epilogues = cards.iter().filter(|(_, card)| matches!(card.kind, Kind::Epilogue { .. })).count();
    if story != Story::Tutorial && epilogues < 2 {
        problems.add("stories.toml, card", format!("{epilogues} Epilogues of the Story {name}; there are at least 2"));
    }
    let offers: usize = cards.iter().map(|(_, card)| card.offers.len()).sum();
    if offers > OFFERS {
        problems.add("stories.toml, card", format!("{offers} offers of the Story {name}; there are at most {OFFERS}"));
    }

    // Ways lead forward in the file, so the order of the file is the order of reveal.
    let mut reached: BTreeSet<usize> = (0..cards.len()).filter(|&index| matches!(cards[index].1.kind, Kind::Introduction { .. })).collect();
    let mut ending: BTreeSet<usize> = BTreeSet::new();
    let mut ways: Vec<(usize, usize)> = Vec::new();
    for (index, &(place, card)) in cards.iter().enumerate() {
        let (field, targets) = match &card.kind {
            Kind::Introduction { reveals } => ("reveals", reveals.iter().collect::<Vec<_>>()),
            Kind::Act { branches, .. } => ("branches", branches.iter().map(|branch| &branch.to).collect()),
            Kind::Epilogue { .. } => {
                ending.insert(index);
                continue;
            }
        };
        for target in targets {
            match cards.iter().position(|(_, card)| card.key == *target) {
                None => problems.add(format!("{place}, {field}"), format!("the Story {name} has no card '{target}'")),
                Some(to) if to <= index => {
                    problems.add(format!("{place}, {field}"), format!("'{target}' must stand later in the file: a Story does not go back"));
                }
                Some(to) => ways.push((index, to)),
            }
        }
    }
    ways.iter().for_each(|(from, to)| {
        if reached.contains(from) {
            reached.insert(*to);
        }
    });
    ways.iter().rev().for_each(|(from, to)| {
        if ending.contains(to) {
            ending.insert(*from);
        }
    });
    let put: BTreeSet<Token> = cards
        .iter()
        .flat_map(|(_, card)| card.effects())
        .filter_map(|effect| if let Do::Put { token, .. } = effect { Some(token) } else { None })
        .collect();
    for (index, &(place, card)) in cards.iter().enumerate() {
        if !reached.contains(&index) {
            problems.add(format!("{place}, key"), "no card leads here");
        }
        if story != Story::Tutorial && !ending.contains(&index) && ways.iter().any(|(from, _)| *from == index) {
            problems.add(format!("{place}, branches"), "no way from here leads to an Epilogue");
        }
        for token in asked(card).difference(&put) {
            problems.add(format!("{place}, rules"), format!("no card of the Story puts a token {} into a District", word(token)));
        }
    }
}

/// Everything that the box holds for Stories has its use (R013).
fn all_parts_are_used(cards: &[Printed<'_>], problems: &mut Problems) {
    let used = |test: &dyn Fn(Do) -> bool| cards.iter().any(|(_, card)| card.effects().any(test));
    let mut parts: Vec<(String, bool)> = Token::ALL
        .iter()
        .map(|&part| (format!("token {}", word(&part)), used(&|effect| matches!(effect, Do::Put { token, .. } if token == part))))
        .collect();
    parts.push(("token time".to_owned(), used(&|effect| matches!(effect, Do::AddTime { .. }))));
    parts.push(("card Arasaka Blueprints".to_owned(), used(&|effect| effect == Do::Blueprints)));
    parts.push(("set kang-tao".to_owned(), used(&|effect| effect == Do::KangTao)));
    for (part, _) in parts.iter().filter(|(_, used)| !used) {
        problems.add("stories.toml, card", format!("no Story uses the {part}"));
    }
}

/// Every card and token has its texts. That each stands in both languages is seen when they are loaded.
pub(crate) fn texts(texts: &Texts, cards: &Cards<StoryCard>, problems: &mut Problems) {
    let mut ask = |place: &str, id: String| {
        if !texts.has(&id) {
            problems.add(place, format!("the text is missing: say '{id}' in stories.en.ftl and stories.it.ftl"));
        }
    };
    for Placed { place, value: card } in &cards.cards {
        let parts: &[&str] = if matches!(card.kind, Kind::Epilogue { .. }) { &["title", "text", "ending"] } else { &["title", "text"] };
        parts.iter().for_each(|part| ask(place, format!("story-{}-{part}", card.key)));
    }
    Token::ALL.iter().for_each(|token| ask("stories.toml", format!("name-token-{}", word(token))));
    Story::ALL.iter().for_each(|story| ask("stories.toml", format!("name-story-{}", word(story))));
}

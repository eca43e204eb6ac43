//! What the loader asks of the content beyond its form: a card whose text could not be carried out in
//! full is refused, with its place in the file.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::content::{Cards, Placed};
use table::{Problems, rule};

use super::words::{Ability, Card, Cond, Keyword, Kind, Step, When};
use super::{CardId, Catalog};
use crate::deck::{Deck, Printed, Sort};

/// A deck as the file has it.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct Listed {
    key: String,
    name: String,
    sort: Sort,
    legends: Vec<String>,
    main: BTreeMap<String, u8>,
}

/// The highest cost that a card may have; costs are compared with Gig values, which go up to 20.
const MOST: u8 = 20;

pub(super) fn cards(cards: &Cards<Card>, problems: &mut Problems) {
    rule!(T058);
    rule!(T050);
    rule!(T419);
    rule!(T421);
    cards.keyed::<CardId>(|card| &card.key, problems);
    cards.cards.iter().for_each(|placed| card(placed, problems));
}

fn card(placed: &Placed<Card>, problems: &mut Problems) {
    let card = &placed.value;
    let mut wrong = |field: &str, says: &str| problems.add(placed.field(field), says);
    if card.tags.is_empty() {
        wrong("tags", "a card has at least one tag (T049)");
    }
    if card.kind != Kind::Legend && card.cost.is_none() {
        wrong("cost", "only Legends can have no cost");
    }
    if card.cost.is_some_and(|cost| cost > MOST) || card.power > 100 {
        wrong("cost", "a cost is at most 20, a power at most 100");
    }
    if card.kind == Kind::Program && (card.power != 0 || !card.always.is_empty()) {
        wrong("kind", "a Program has neither power nor a persistent effect");
    }
    if card.kind == Kind::Program && card.ability.is_empty() {
        wrong("ability", "a Program must do something");
    }
    for &keyword in &card.keywords {
        let fits = match keyword {
            Keyword::GoSolo => card.kind == Kind::Legend && card.cost.is_some(),
            Keyword::Quick => card.kind == Kind::Program,
            Keyword::Adrenaline | Keyword::Blocker => card.kind != Kind::Program,
        };
        if !fits {
            wrong("keywords", "this keyword does not fit the card's type");
        }
    }
    if card.ability.len() > 8 {
        wrong("ability", "a card has at most 8 abilities");
    }
    for (number, ability) in card.ability.iter().enumerate() {
        if let Err(says) = judge(card, number, ability) {
            wrong("ability", &format!("the effect {number} {says}"));
        }
    }
}

/// Whether the rules can carry an ability out.
fn judge(card: &Card, number: usize, ability: &Ability) -> Result<(), String> {
    let program = card.kind == Kind::Program;
    let waits = ability.when.iter().any(|when| matches!(when, When::Booked | When::ItWinsBy(_) | When::ItLoses));
    if program && !ability.when.is_empty() && !waits {
        return Err("cannot be triggered: a Program is in play for a moment only".to_owned());
    }
    if !program && ability.when.is_empty() == ability.cost.is_none() {
        return Err("needs either a trigger or a cost".to_owned());
    }
    if program && ability.cost.is_some() {
        return Err("cannot be activated: a Program does not stay".to_owned());
    }
    if ability.quick && ability.cost.is_none() {
        return Err("can only be quick if it is activated".to_owned());
    }
    if ability.first && !ability.when.iter().all(|&when| remembered(when)) {
        return Err("asks for the first time of something that the turn does not remember".to_owned());
    }
    if waits && !card.ability.iter().any(|other| awaits(&other.does, number as u8)) {
        return Err("is never booked or watched for".to_owned());
    }
    if ability.does.is_empty() {
        return Err("does nothing".to_owned());
    }
    steps(card, &ability.does)
}

/// Events whose first time each turn the table remembers (T321).
const fn remembered(when: When) -> bool {
    matches!(
        when,
        When::Wins
            | When::Spent
            | When::StealsSome
            | When::OtherStealsLow
            | When::TaggedAttacks(_)
            | When::TaggedDefeated(_)
            | When::PlaysColored(_)
    )
}

fn awaits(steps: &[Step], number: u8) -> bool {
    steps.iter().any(|step| match step {
        Step::Book(ability) | Step::Watch(ability) => *ability == number,
        Step::If { then, otherwise, .. } => awaits(then, number) || awaits(otherwise, number),
        Step::OneOf { modes, .. } => modes.iter().any(|mode| awaits(mode, number)),
        _ => false,
    })
}

fn steps(card: &Card, list: &[Step]) -> Result<(), String> {
    for step in list {
        match step {
            Step::OneOf { modes, .. } if !(2..=3).contains(&modes.len()) => return Err("offers one of two or three effects".to_owned()),
            Step::OneOf { modes, .. } => modes.iter().try_for_each(|mode| steps(card, mode))?,
            Step::If { cond, then, otherwise } => {
                if matches!(cond, Cond::ItIsOneOf(a, b, c) if a == b || b == c) {
                    return Err("names a tag twice".to_owned());
                }
                steps(card, then)?;
                steps(card, otherwise)?;
            }
            Step::Book(ability) | Step::Watch(ability) if usize::from(*ability) >= card.ability.len() => {
                return Err(format!("points to effect {ability}, which is not there"));
            }
            _ => {}
        }
    }
    Ok(())
}

/// The decks that come with the game: of cards that exist, and legal unless they are for demonstration.
pub(super) fn decks(catalog: &Catalog, decks: Cards<Listed>, problems: &mut Problems) -> Vec<Printed> {
    let mut all = Vec::new();
    for placed in decks.cards {
        let mut find = |key: &str| {
            let found = catalog.find(key);
            if found.is_none() {
                problems.add(placed.field("main"), format!("there is no card '{key}'"));
            }
            found
        };
        let legends: Vec<CardId> = placed.value.legends.iter().filter_map(|key| find(key)).collect();
        let main: Vec<(CardId, u8)> = placed.value.main.iter().filter_map(|(key, &count)| Some((find(key)?, count))).collect();
        let deck = Deck::new(legends, main);
        if let Err(wrong) = deck.check(catalog, placed.value.sort == Sort::Demo) {
            wrong.iter().for_each(|problem| problems.add(placed.field(&problem.place), problem.says.clone()));
        }
        all.push(Printed { key: placed.value.key, name: placed.value.name, sort: placed.value.sort, deck });
    }
    all
}

//! Card texts, composed from the effect trees: one renderer per language with its own small lexicon,
//! because nouns must agree. Nothing here is stored, so a text cannot disagree with the rules.

mod en;
mod it;

use serde::Serialize;
use table::Lang;
use table::wording::{paragraph, sentence, series};

use super::words::{Ability, Amount, Boon, Card, Cond, Cost, Count, Gigs, Keyword, Kind, Price, Static, Step, Tag, Value, When, Who};
use super::{CardId, Catalog};

/// The paragraphs of a card: keywords, its price, what always holds, and its other effects.
pub fn card(catalog: &Catalog, card: CardId, lang: Lang) -> Vec<String> {
    let scene = Scene::new(catalog, catalog.card(card), lang);
    match lang {
        Lang::En => paragraphs(&en::English, scene),
        Lang::It => paragraphs(&it::Italian, scene),
    }
}

/// One ability of a card, alone: for prompts and lists of what is pending. Empty if there is none of this number.
pub fn ability(catalog: &Catalog, card: CardId, ability: u8, lang: Lang) -> String {
    let card = catalog.card(card);
    let Some(ability) = card.ability.get(usize::from(ability)) else { return String::new() };
    let scene = Scene { it: if waits(ability) { It::Chosen } else { It::Said }, ..Scene::new(catalog, card, lang) };
    match lang {
        Lang::En => one(&en::English, scene, ability),
        Lang::It => one(&it::Italian, scene, ability),
    }
}

/// One of the effects that an ability offers to choose from, or of the places where cards that it reveals can go
/// (first the hand, then the trash). Empty if it offers none of this number.
pub fn mode(catalog: &Catalog, card: CardId, ability: u8, mode: u8, lang: Lang) -> String {
    let card = catalog.card(card);
    let Some(ability) = card.ability.get(usize::from(ability)) else { return String::new() };
    let scene = Scene { it: It::Chosen, ..Scene::new(catalog, card, lang).of(ability) };
    match lang {
        Lang::En => option(&en::English, scene, ability, mode),
        Lang::It => option(&it::Italian, scene, ability, mode),
    }
}

/// The name of a word of the vocabulary, such as a [`Tag`] (kind "tag"), a [`Kind`] ("kind"), a colour ("color") or
/// a rarity ("rarity").
pub fn word<T: Serialize>(catalog: &Catalog, lang: Lang, kind: &str, word: &T) -> String {
    let key = serde_json::to_value(word).ok().and_then(|value| value.as_str().map(str::to_owned)).unwrap_or_default();
    catalog.texts().get(lang, &format!("{kind}-{key}"), &[])
}

fn option<T: Tongue>(tongue: &T, scene: Scene<'_>, ability: &Ability, mode: u8) -> String {
    let sorts = ability.does.iter().any(|step| matches!(step, Step::RevealRivalSorts(_)));
    match first_choice(&ability.does) {
        Some(modes) => modes.get(usize::from(mode)).map_or_else(String::new, |steps| paragraph(&body(tongue, scene, steps))),
        None if sorts && mode < 2 => sentence(tongue.sorted(mode == 1)),
        None => String::new(),
    }
}

/// The effects that the first choice among these steps offers.
fn first_choice(steps: &[Step]) -> Option<&[Vec<Step>]> {
    steps.iter().find_map(|step| match step {
        Step::OneOf { modes, .. } => Some(modes.as_slice()),
        Step::If { then, otherwise, .. } => first_choice(then).or_else(|| first_choice(otherwise)),
        _ => None,
    })
}

/// What a text calls the card itself, or the host of a Gear.
#[derive(Clone, Copy, PartialEq, Eq)]
enum This {
    Unit,
    Legend,
    Either,
}

/// What a text calls the one that was chosen, or that an event is about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum It {
    /// Named in a sentence before.
    Said,
    /// Named in the same sentence.
    Named,
    /// The other one in a fight.
    Foe,
    /// Chosen in another text.
    Chosen,
}

/// What a text is about, as far as words depend on it.
#[derive(Clone, Copy)]
struct Scene<'a> {
    catalog: &'a Catalog,
    lang: Lang,
    card: &'a Card,
    this: This,
    it: It,
    /// The Gig whose value is read.
    gig: Gigs,
    /// Whether the same was done just before.
    more: bool,
}

impl<'a> Scene<'a> {
    fn new(catalog: &'a Catalog, card: &'a Card, lang: Lang) -> Scene<'a> {
        let this = if card.kind == Kind::Legend { This::Legend } else { This::Unit };
        Scene { catalog, lang, card, this, it: It::Said, gig: Gigs::That, more: false }
    }

    /// The scene for one ability: some things happen to Legends in their area too, and fights have an opponent.
    fn of(self, ability: &Ability) -> Scene<'a> {
        let any = |fits: fn(&When) -> bool| ability.when.iter().any(fits);
        let either = self.card.kind == Kind::Gear && any(|when| matches!(when, When::Spent | When::TurnStarts | When::TurnEnds));
        Scene {
            this: if either { This::Either } else { self.this },
            it: if any(|when| matches!(when, When::Wins | When::Loses)) { It::Foe } else { self.it },
            ..self
        }
    }

    /// A tag, in capitals.
    fn tag(&self, tag: Tag) -> String {
        word(self.catalog, self.lang, "tag", &tag).to_uppercase()
    }
}

/// What a language has words for. Clauses come without capital and full stop.
trait Tongue {
    /// "and".
    const AND: &'static str;
    /// "if", before a condition.
    const IF: &'static str;
    /// "then", before a step.
    const THEN: &'static str;
    /// "then, if", before a condition.
    const THEN_IF: &'static str;
    /// "otherwise", with its comma.
    const OTHERWISE: &'static str;

    /// What opens a triggered effect: "when ...", "at the end of your turn".
    fn when(&self, scene: &Scene<'_>, when: &[When], first: bool) -> String;
    /// What opens an effect that was booked or is watched for.
    fn waits(&self, scene: &Scene<'_>, when: When) -> String;
    /// What stands before the colon of an activated effect.
    fn cost(&self, cost: Cost) -> String;
    /// The sentence about an activated effect that becomes cheaper.
    fn cheaper(&self, per: Count) -> String;
    /// What it costs to play the card.
    fn price(&self, scene: &Scene<'_>, price: Price) -> String;
    /// A persistent or replacement effect.
    fn always(&self, scene: &Scene<'_>, always: Static) -> String;
    /// One instruction, apart from those that contain others.
    fn step(&self, scene: &Scene<'_>, step: &Step) -> String;
    /// A condition, after "if".
    fn cond(&self, scene: &Scene<'_>, cond: Cond) -> String;
    /// "you do", after this step.
    fn done(&self, before: Option<&Step>) -> &'static str;
    /// Where revealed cards go: to the trash or to the hand.
    fn sorted(&self, trashed: bool) -> &'static str;
    /// What opens a choice of so many effects.
    fn choice(&self, scene: &Scene<'_>, count: usize, all_if: Option<Cond>, rival_if: Option<Cond>) -> String;
}

/// Whether an ability only follows from another, which tells of it.
fn waits(ability: &Ability) -> bool {
    ability.when.iter().any(|when| matches!(when, When::Booked | When::ItWinsBy(_) | When::ItLoses))
}

const fn label(when: When) -> Option<&'static str> {
    match when {
        When::Play => Some("PLAY"),
        When::Call => Some("CALL"),
        When::Attack => Some("ATTACK"),
        When::Defeated => Some("DEFEATED"),
        _ => None,
    }
}

const fn keyword(keyword: Keyword) -> &'static str {
    match keyword {
        Keyword::Adrenaline => "ADRENALINE",
        Keyword::Blocker => "BLOCKER",
        Keyword::GoSolo => "GO SOLO",
        Keyword::Quick => "QUICK",
    }
}

fn paragraphs<T: Tongue>(tongue: &T, scene: Scene<'_>) -> Vec<String> {
    let card = scene.card;
    let keywords = card.keywords.iter().map(|&word| keyword(word).to_owned());
    let price = card.price.iter().map(|&price| sentence(&tongue.price(&scene, price)));
    let always = card.always.iter().map(|&always| sentence(&tongue.always(&scene, always)));
    let abilities = card.ability.iter().filter(|ability| !waits(ability)).map(|ability| one(tongue, scene, ability));
    keywords.chain(price).chain(always).chain(abilities).collect()
}

/// An ability: a label or a clause, and what it does.
fn one<T: Tongue>(tongue: &T, scene: Scene<'_>, ability: &Ability) -> String {
    if waits(ability) {
        return paragraph(&awaited(tongue, scene, ability));
    }
    let scene = scene.of(ability);
    let mut clauses = opened(tongue, &scene, ability);
    let labels: Option<Vec<&str>> = ability.when.iter().map(|&when| label(when)).collect();
    let head = match (ability.cost, labels) {
        (Some(cost), _) => {
            clauses.extend(cost.less_per.map(|per| tongue.cheaper(per)));
            let quick = if ability.quick { "QUICK " } else { "" };
            Some(format!("{quick}{}", tongue.cost(cost)))
        }
        (None, Some(labels)) if !labels.is_empty() => Some(labels.join(", ")),
        (None, Some(_)) => None,
        (None, None) => {
            lead(&tongue.when(&scene, &ability.when, ability.first), &mut clauses);
            None
        }
    };
    match head {
        Some(head) => format!("{head}: {}", paragraph(&clauses)),
        None => paragraph(&clauses),
    }
}

/// Puts words before the first of several clauses.
fn lead(words: &str, clauses: &mut [String]) {
    if let Some(first) = clauses.first_mut() {
        *first = format!("{words}, {first}");
    }
}

/// What an ability does, after the condition that opens it.
fn opened<T: Tongue>(tongue: &T, scene: &Scene<'_>, ability: &Ability) -> Vec<String> {
    let mut clauses = body(tongue, *scene, &ability.does);
    if let Some(cond) = ability.cond {
        lead(&format!("{} {}", T::IF, tongue.cond(scene, cond)), &mut clauses);
    }
    clauses
}

/// An ability that was booked or is watched for, as part of the text that does so.
fn awaited<T: Tongue>(tongue: &T, scene: Scene<'_>, ability: &Ability) -> Vec<String> {
    let it = match ability.when.first() {
        Some(When::ItLoses) => It::Foe,
        Some(When::ItWinsBy(_)) => It::Named,
        _ if ability.cond == Some(Cond::ItClashed) => It::Named,
        _ => scene.it,
    };
    let mut clauses = body(tongue, Scene { it, ..scene }, &ability.does);
    let mut opens: Vec<String> = ability.when.first().map(|&when| tongue.waits(&scene, when)).into_iter().collect();
    opens.extend(ability.cond.map(|cond| format!("{} {}", T::IF, tongue.cond(&scene, cond))));
    if ability.cond == Some(Cond::ThisWasV) {
        // This is settled at once, not only then.
        opens.reverse();
    }
    opens.iter().rev().for_each(|words| lead(words, &mut clauses));
    clauses
}

/// Steps as clauses, in order.
fn body<T: Tongue>(tongue: &T, scene: Scene<'_>, steps: &[Step]) -> Vec<String> {
    let mut clauses: Vec<String> = Vec::new();
    let mut scene = scene;
    for (place, step) in steps.iter().enumerate() {
        let before = place.checked_sub(1).and_then(|place| steps.get(place));
        match step {
            Step::Give(_, Boon::Watched) => {}
            Step::ChooseGig(gigs) if steps.get(place + 1).is_some_and(reads_gig) => scene.gig = *gigs,
            Step::If { cond, then, otherwise } => {
                branch(tongue, &scene, before.filter(|_| !clauses.is_empty()), (*cond, then, otherwise), &mut clauses);
            }
            Step::OneOf { modes, all_if, rival_if } => {
                let modes: Vec<String> =
                    (1..).zip(modes).map(|(number, mode)| format!("({number}) {}", series(&body(tongue, scene, mode), T::AND))).collect();
                clauses.push(format!("{}: {}", tongue.choice(&scene, modes.len(), *all_if, *rival_if), modes.join("; ")));
            }
            Step::Book(number) | Step::Watch(number) => {
                if let Some(ability) = scene.card.ability.get(usize::from(*number)) {
                    clauses.extend(awaited(tongue, scene, ability));
                }
            }
            step => {
                let words = tongue.step(&scene, step);
                let follows = !clauses.is_empty() && !tells(step);
                clauses.push(if follows { format!("{} {words}", T::THEN) } else { words });
            }
        }
    }
    clauses
}

/// "If ..., this. Otherwise, that."
fn branch<T: Tongue>(
    tongue: &T,
    scene: &Scene<'_>,
    before: Option<&Step>,
    (cond, then, otherwise): (Cond, &[Step], &[Step]),
    clauses: &mut Vec<String>,
) {
    let inner = Scene {
        more: matches!(before, Some(Step::RivalDiscards(_))),
        it: if matches!(cond, Cond::ItIs(_) | Cond::ItIsOneOf(..)) { It::Named } else { scene.it },
        ..*scene
    };
    let opens = match cond {
        Cond::Did => format!("{} {}", T::IF, tongue.done(before)),
        cond if before.is_none() || is_about(cond) => format!("{} {}", T::IF, tongue.cond(scene, cond)),
        cond => format!("{} {}", T::THEN_IF, tongue.cond(scene, cond)),
    };
    // A condition within a condition: both have to hold.
    if let ([Step::If { cond, then, otherwise: nested }], []) = (then, otherwise)
        && nested.is_empty()
    {
        let said = series(&body(tongue, inner, then), T::AND);
        clauses.push(format!("{opens} {} {}, {said}", T::AND, tongue.cond(scene, *cond)));
        return;
    }
    clauses.push(format!("{opens}, {}", series(&body(tongue, inner, then), T::AND)));
    if !otherwise.is_empty() {
        clauses.push(format!("{} {}", T::OTHERWISE, series(&body(tongue, *scene, otherwise), T::AND)));
    }
}

/// Whether a step takes its amount from the Gig that was chosen before it.
const fn reads_gig(step: &Step) -> bool {
    matches!(step, Step::Power(_, Amount::Read(Value::DieValue)) | Step::Weaken(_, Amount::Read(Value::DieValue)))
}

/// Whether a step tells of what was named before, so that no "then" is needed.
const fn tells(step: &Step) -> bool {
    matches!(
        step,
        Step::Power(Who::It, _)
            | Step::Weaken(Who::It, _)
            | Step::FightPower(Who::It, _)
            | Step::Give(Who::It, _)
            | Step::Forbid(Who::It, _)
            | Step::Steal(Who::It)
            | Step::MayCallThat(_)
    )
}

/// Whether a condition asks about what was named before.
const fn is_about(cond: Cond) -> bool {
    matches!(
        cond,
        Cond::ItIs(_)
            | Cond::ItIsOneOf(..)
            | Cond::CostIsGig
            | Cond::CardIs(_)
            | Cond::CardIsNamedType
            | Cond::DiscardsAreGig
            | Cond::DieEven
            | Cond::DieOdd
            | Cond::DieIsD20
            | Cond::BecameMin
    )
}

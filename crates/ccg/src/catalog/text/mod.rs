//! Card texts, composed from the effect trees: one renderer per language with its own small lexicon, because nouns must
//! agree. Nothing here is stored, so a text cannot disagree with the rules.

mod en;
mod it;

use table::Lang;

use super::card::Card;
use super::effects::{Ability, Deed, Static, Who};
use super::words::{Attribute, Kind, Stat, Until};
use super::{CardId, Catalog, SponsorId};

/// Says the same thing in the language that is asked for.
macro_rules! say {
    ($lang:expr, $say:ident($($arg:expr),*)) => {
        match $lang {
            Lang::En => en::$say($($arg),*),
            Lang::It => it::$say($($arg),*),
        }
    };
}

/// The paragraphs of a card: what holds all the time, then its abilities. A plain card has none.
pub fn card(catalog: &Catalog, id: CardId, lang: Lang) -> Vec<String> {
    let card = catalog.card(id);
    paragraphs(&Scene { catalog, lang, holder: Some(card.kind) }, &card.always, &card.ability)
}

/// The paragraphs of a Sponsor: what holds all the time, its abilities, and what it wins by.
pub fn sponsor(catalog: &Catalog, id: SponsorId, lang: Lang) -> Vec<String> {
    let (sponsor, scene) = (catalog.sponsor(id), Scene { catalog, lang, holder: None });
    let mut said = paragraphs(&scene, &sponsor.always, &sponsor.ability);
    said.push(say!(lang, victory(&scene, catalog.goals(id))));
    said
}

/// One ability of a card, alone: for prompts, and for the stack of Responses. Empty if there is none of this number.
pub fn ability(catalog: &Catalog, id: CardId, number: u8, lang: Lang) -> String {
    let card = catalog.card(id);
    let scene = Scene { catalog, lang, holder: Some(card.kind) };
    card.ability.get(usize::from(number)).map_or_else(String::new, |ability| say!(lang, ability(&scene, ability)))
}

/// One ability of a Sponsor, alone. Empty if there is none of this number.
pub fn sponsor_ability(catalog: &Catalog, id: SponsorId, number: u8, lang: Lang) -> String {
    let scene = Scene { catalog, lang, holder: None };
    catalog.sponsor(id).ability.get(usize::from(number)).map_or_else(String::new, |ability| say!(lang, ability(&scene, ability)))
}

/// What is printed on a card besides its text: type, faction, attributes, figures.
pub fn figures(catalog: &Catalog, id: CardId, lang: Lang) -> String {
    let card = catalog.card(id);
    let mut head = vec![catalog.word(lang, "kind", &card.kind)];
    head.extend(card.faction.map(|faction| catalog.word(lang, "faction", &faction)));
    head.extend(card.attributes.iter().map(|one| catalog.word(lang, "attribute", one)));
    let scene = Scene { catalog, lang, holder: Some(card.kind) };
    let numbers = printed(card).into_iter().map(|(stat, number)| format!("{} {number}", scene.stat(stat)));
    let mut numbers: Vec<String> = [say!(lang, cost(card.cost))].into_iter().chain(numbers).collect();
    if card.capacity > 0 {
        numbers.push(say!(lang, capacity(card.capacity)));
    }
    format!("{} · {}", head.join(", "), numbers.join(", "))
}

/// What is printed on a Sponsor besides its text.
pub fn sponsor_figures(catalog: &Catalog, id: SponsorId, lang: Lang) -> String {
    let sponsor = catalog.sponsor(id);
    format!("Sponsor, {} · {} EB", catalog.word(lang, "faction", &sponsor.faction), sponsor.eb)
}

/// The figures that a card of its type has, in the order of the rulebook.
fn printed(card: &Card) -> Vec<(Stat, i16)> {
    let fights = [(Stat::Sr, card.sr.into()), (Stat::Lr, card.lr.into()), (Stat::Def, card.def.into())];
    let secure = [(Stat::MSec, card.m_sec.into()), (Stat::ESec, card.e_sec.into())];
    let mut all: Vec<(Stat, i16)> = Vec::new();
    match card.kind {
        Kind::Location | Kind::Operation => {
            all.extend(secure);
            if card.kind == Kind::Location {
                all.push((Stat::Eb, card.eb.into()));
            }
            all.push((Stat::OpsPoints, card.ops.into()));
        }
        Kind::Runner => {
            all.extend(fights);
            all.extend([(Stat::Power, card.power.into()), (Stat::Emp, card.emp.into()), (Stat::Style, card.style.into())]);
        }
        Kind::Cyber | Kind::Equipment => {
            all.extend(fights);
            if card.kind == Kind::Cyber {
                all.push((Stat::Emp, -i16::from(card.emp)));
            }
            all.push((Stat::Style, card.style.into()));
            if card.movement > 0 {
                all.push((Stat::Movement, card.movement.into()));
            }
        }
        Kind::Event => {}
    }
    all
}

fn paragraphs(scene: &Scene<'_>, always: &[Static], abilities: &[Ability]) -> Vec<String> {
    let always = always.iter().map(|one| say!(scene.lang, always(scene, one)));
    let abilities = abilities.iter().map(|one| say!(scene.lang, ability(scene, one)));
    always.chain(abilities).collect()
}

/// What a text is about, as far as words depend on it.
struct Scene<'a> {
    catalog: &'a Catalog,
    lang: Lang,
    /// The type of the card; nothing for a Sponsor.
    holder: Option<Kind>,
}

impl Scene<'_> {
    fn is_gear(&self) -> bool {
        matches!(self.holder, Some(Kind::Cyber | Kind::Equipment))
    }

    fn attribute(&self, one: Attribute) -> String {
        self.catalog.word(self.lang, "attribute", &one)
    }

    fn stat(&self, stat: Stat) -> String {
        self.catalog.word(self.lang, "stat", &stat)
    }
}

/// Deeds in a row: changes of the same cards for the same time are one.
fn steps(deeds: &[Deed]) -> impl Iterator<Item = &[Deed]> {
    let of = |deed: &Deed| match *deed {
        Deed::Change(who, _, _, until) => Some((who, until)),
        _ => None,
    };
    deeds.chunk_by(move |one, next| matches!((of(one), of(next)), (Some(one), Some(next)) if same(one, next)))
}

fn same((one, until): (Who, Until), (other, also): (Who, Until)) -> bool {
    one == other && until == also
}

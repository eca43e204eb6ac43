//! Card texts, composed from the words of the cards: one renderer per language with its own small lexicon, because a
//! passed noun must agree. Nothing here is stored, so a text cannot disagree with the rules.

mod en;
mod it;

use serde::Serialize;
use table::Lang;

use super::board::Space;
use super::card::{Opportunity, Payment};
use super::effects::{Challenge, Deed, Favour, Pay, Penalty, Power};
use super::words::{Ability, Circle, Ratings};
use super::{Catalog, ContactId, ItemId, MissionId, NightlancerId, OpportunityId, RoundId, SpaceId};

/// Says the same thing in the language that is asked for.
macro_rules! say {
    ($lang:expr, $say:ident($($arg:expr),*)) => {
        match $lang {
            Lang::En => en::$say($($arg),*),
            Lang::It => it::$say($($arg),*),
        }
    };
}

/// The special ability of a Nightlancer.
pub fn special(catalog: &Catalog, id: NightlancerId, lang: Lang) -> String {
    say!(lang, special(&Names { catalog, lang }, catalog.nightlancer(id)))
}

/// What a Nightlancer begins with: Health, Resolve, Ideals, Chips, cards, ratings.
pub fn nightlancer(catalog: &Catalog, id: NightlancerId, lang: Lang) -> String {
    let (item, opportunity) = catalog.unique(id);
    say!(lang, nightlancer(&Names { catalog, lang }, catalog.nightlancer(id), item.key(catalog), opportunity.key(catalog)))
}

/// What a Black Market card costs and does.
pub fn item(catalog: &Catalog, id: ItemId, lang: Lang) -> String {
    say!(lang, item(&Names { catalog, lang }, catalog.item(id)))
}

/// A Contact: its type and its three options.
pub fn contact(catalog: &Catalog, id: ContactId, lang: Lang) -> String {
    say!(lang, contact(&Names { catalog, lang }, catalog.contact(id)))
}

/// One option of a Contact or Black Market card, with its time.
pub fn favour(catalog: &Catalog, favour: &Favour, lang: Lang) -> String {
    say!(lang, favour(&Names { catalog, lang }, favour))
}

/// The third option of the Contacts of a type.
pub fn hindrance(catalog: &Catalog, circle: Circle, lang: Lang) -> String {
    say!(lang, hindrance(&Names { catalog, lang }, circle))
}

/// What an Opportunity needs, costs and gives.
pub fn opportunity(catalog: &Catalog, id: OpportunityId, lang: Lang) -> String {
    say!(lang, opportunity(&Names { catalog, lang }, catalog.opportunity(id)))
}

/// A Round card: missions, Event and the price of a Prospect.
pub fn round(catalog: &Catalog, id: RoundId, lang: Lang) -> String {
    say!(lang, round(&Names { catalog, lang }, catalog.round(id)))
}

/// The Event of a Round card alone.
pub fn event(catalog: &Catalog, id: RoundId, lang: Lang) -> String {
    say!(lang, event(&Names { catalog, lang }, &catalog.round(id).event))
}

/// A mission: its restrictions, Stages and payments.
pub fn mission(catalog: &Catalog, id: MissionId, lang: Lang) -> String {
    say!(lang, mission(&Names { catalog, lang }, catalog.mission(id)))
}

/// A challenge in a few words: "Covert 7, Distraction", "Melee 6, Danger 2".
pub fn challenge(catalog: &Catalog, challenge: &Challenge, lang: Lang) -> String {
    say!(lang, challenge(&Names { catalog, lang }, challenge))
}

/// A Penalty in a few words.
pub fn penalty(catalog: &Catalog, penalty: &Penalty, lang: Lang) -> String {
    say!(lang, penalty(&Names { catalog, lang }, penalty))
}

/// What each member of a Crew is paid, in a few words.
pub fn payment(payment: Payment, lang: Lang) -> String {
    say!(lang, payment(payment))
}

/// An action space: what it does and what it is bound to.
pub fn space(catalog: &Catalog, id: SpaceId, lang: Lang) -> String {
    say!(lang, space(&Names { catalog, lang }, catalog.space(id)))
}

/// A power, as a part of a sentence.
pub fn power(catalog: &Catalog, power: Power, lang: Lang) -> String {
    say!(lang, power(&Names { catalog, lang }, power))
}

/// A price, as an order: "pay 2 Chips".
pub fn pay(catalog: &Catalog, pay: Pay, lang: Lang) -> String {
    say!(lang, pay(&Names { catalog, lang }, pay))
}

/// Deeds in a row: gains that follow each other are one step.
fn steps(deeds: &[Deed]) -> impl Iterator<Item = &[Deed]> {
    let gain = |deed: &Deed| matches!(deed, Deed::Chips(_) | Deed::Health(_) | Deed::Resolve(_) | Deed::Prospects(_) | Deed::Ideals(_));
    deeds.chunk_by(move |one, next| gain(one) && gain(next))
}

/// The abilities that have a number, with it.
fn rated(ratings: &Ratings) -> impl Iterator<Item = (Ability, u8)> {
    Ability::ALL.iter().map(|&ability| (ability, ratings.of(ability))).filter(|&(_, rating)| rating > 0)
}

/// Whether the ratings or powers of an Opportunity last.
fn lasts(card: &Opportunity) -> bool {
    !card.bonus.is_none() || !card.powers.is_empty()
}

/// Names in the language that is being written.
struct Names<'a> {
    catalog: &'a Catalog,
    lang: Lang,
}

impl Names<'_> {
    fn get(&self, kind: &str, key: &str) -> String {
        self.catalog.name(self.lang, kind, key)
    }

    fn of<T: Serialize>(&self, kind: &str, value: &T) -> String {
        self.catalog.name_of(self.lang, kind, value)
    }

    fn ability(&self, ability: Ability) -> String {
        self.of("ability", &ability)
    }

    /// The actions of a Risky space, or the one of another.
    fn actions(&self, space: &Space) -> Vec<String> {
        match space.does {
            super::board::Does::Action(action) => vec![self.of("action", &action)],
            super::board::Does::Risky(risk) => self.catalog.board().risky(risk).iter().map(|action| self.of("action", action)).collect(),
        }
    }
}

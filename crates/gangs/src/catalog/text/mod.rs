//! Card texts, composed from the effect trees: one renderer per language with its own small lexicon,
//! because a passed noun must agree. Nothing here is stored, so a text cannot disagree with the rules.

mod en;
mod it;

use serde::Serialize;
use table::Lang;

use super::board::Side;
use super::words::{Deal, District, Extra, Gang};
use super::{Catalog, CombatId, EdgerunnerId, OpportunityId};

/// What an Opportunity costs, needs and gives.
pub fn opportunity(catalog: &Catalog, id: OpportunityId, lang: Lang) -> String {
    let (names, card) = (Names { catalog, lang }, catalog.opportunity(id));
    match lang {
        Lang::En => en::opportunity(&names, card),
        Lang::It => it::opportunity(&names, card),
    }
}

/// The steps of what an Opportunity gives: gains that follow each other are one.
fn steps(extras: &[Extra]) -> impl Iterator<Item = &[Extra]> {
    let gain = |extra: &Extra| matches!(extra, Extra::Cred(_) | Extra::Gain { .. });
    extras.chunk_by(move |one, next| gain(one) && gain(next))
}

/// The firepower of a Combat card, what it does and how it scores.
pub fn combat(catalog: &Catalog, id: CombatId, lang: Lang) -> String {
    let card = catalog.combat(id);
    match lang {
        Lang::En => en::combat(card),
        Lang::It => it::combat(card),
    }
}

/// The class of an Edgerunner, its cost and what it can do.
pub fn edgerunner(catalog: &Catalog, id: EdgerunnerId, lang: Lang) -> String {
    let (names, card) = (Names { catalog, lang }, catalog.edgerunner(id));
    match lang {
        Lang::En => en::edgerunner(&names, card),
        Lang::It => it::edgerunner(&names, card),
    }
}

/// A space of the Net: what a run that ends there may do, and the danger. Start is 0.
pub fn net_space(catalog: &Catalog, number: u8, lang: Lang) -> String {
    let names = Names { catalog, lang };
    match (catalog.net().space(number), lang) {
        (Some(space), Lang::En) => en::net_space(&names, space),
        (Some(space), Lang::It) => it::net_space(&names, space),
        (None, Lang::En) => "Start: from here the next Netrun sets out.".to_owned(),
        (None, Lang::It) => "Inizio: da qui parte la prossima Netrun.".to_owned(),
    }
}

/// The space that covers another in the solo mode.
pub fn net_cover(catalog: &Catalog, lang: Lang) -> String {
    let (names, space) = (Names { catalog, lang }, &catalog.net().cover);
    match lang {
        Lang::En => en::net_space(&names, space),
        Lang::It => it::net_space(&names, space),
    }
}

/// One of the abilities of a Gang, 0 or 1.
pub fn ability(catalog: &Catalog, gang: Gang, index: usize, lang: Lang) -> String {
    let ability = &catalog.dashboard(gang).abilities[index];
    match lang {
        Lang::En => en::ability(ability),
        Lang::It => it::ability(ability),
    }
}

/// A Gang Behavior card: how the Gang recruits, when it is stronger, and what it alone does.
pub fn behavior(catalog: &Catalog, gang: Gang, lang: Lang) -> String {
    let card = catalog.behavior(gang);
    match lang {
        Lang::En => en::behavior(card),
        Lang::It => it::behavior(card),
    }
}

/// The profile of Johnny Silverhand as opponent of a single player.
pub fn profile(catalog: &Catalog, lang: Lang) -> String {
    let card = catalog.profile();
    match lang {
        Lang::En => en::profile(card),
        Lang::It => it::profile(card),
    }
}

/// Fine Before You Came, the Story card of the single player mode.
pub fn solo_story(catalog: &Catalog, lang: Lang) -> String {
    catalog.texts().get(lang, "story-fine-before-you-came-text", &[])
}

/// A District: its Points of Interest on a side of the board, its borders and its rewards.
pub fn district(catalog: &Catalog, district: District, side: Side, lang: Lang) -> String {
    let (names, printed) = (Names { catalog, lang }, catalog.board().district(district));
    match lang {
        Lang::En => en::district(&names, printed, side),
        Lang::It => it::district(&names, printed, side),
    }
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

    fn district(&self, district: District) -> String {
        self.of("district", &district)
    }

    fn deal(&self, deal: Deal) -> String {
        self.of("deal", &deal)
    }
}

//! What Story cards say: title and narration are written, the rules are composed from the card's words, one
//! renderer per language, so that a text cannot disagree with the rules.

mod en;
mod it;

use table::Lang;
use table::wording::{capital, sentence};

use super::words::{Condition, Do, Kind, Offer, StoryCard, To, Token};
use crate::catalog::words::{Deal, District};
use crate::catalog::{Catalog, StoryCardId};

/// What kind of card it is: "Introduction", "Act 2A", "Epilogue B".
pub fn heading(catalog: &Catalog, id: StoryCardId, lang: Lang) -> String {
    heading_of(catalog.story_card(id), lang)
}

fn heading_of(card: &StoryCard, lang: Lang) -> String {
    let (kind, label) = match (&card.kind, lang) {
        (Kind::Introduction { .. }, Lang::En) => ("Introduction", ""),
        (Kind::Introduction { .. }, Lang::It) => ("Introduzione", ""),
        (Kind::Act { label, .. }, Lang::En) => ("Act", label.as_str()),
        (Kind::Act { label, .. }, Lang::It) => ("Atto", label.as_str()),
        (Kind::Epilogue { label, .. }, Lang::En) => ("Epilogue", label.as_str()),
        (Kind::Epilogue { label, .. }, Lang::It) => ("Epilogo", label.as_str()),
    };
    format!("{kind} {label}").trim_end().to_owned()
}

fn said(catalog: &Catalog, id: StoryCardId, lang: Lang, part: &str) -> String {
    catalog.texts().get(lang, &format!("story-{}-{part}", id.key(catalog)), &[])
}

/// The title of a card.
pub fn title(catalog: &Catalog, id: StoryCardId, lang: Lang) -> String {
    said(catalog, id, lang, "title")
}

/// What a card tells.
pub fn narration(catalog: &Catalog, id: StoryCardId, lang: Lang) -> String {
    said(catalog, id, lang, "text")
}

/// What an Epilogue tells when the game is over.
pub fn ending(catalog: &Catalog, id: StoryCardId, lang: Lang) -> Option<String> {
    let epilogue = matches!(catalog.story_card(id).kind, Kind::Epilogue { .. });
    epilogue.then(|| said(catalog, id, lang, "ending"))
}

/// The rules of a card, one paragraph each, in the order in which they are read.
pub fn rules(catalog: &Catalog, id: StoryCardId, lang: Lang) -> Vec<String> {
    let (names, card) = (Names { catalog, lang }, catalog.story_card(id));
    let lines = match lang {
        Lang::En => en::rules(&names, card),
        Lang::It => it::rules(&names, card),
    };
    lines.iter().map(|words| sentence(words)).collect()
}

/// What an offer asks and gives, as the label of a choice.
pub fn offer(catalog: &Catalog, offer: &Offer, lang: Lang) -> String {
    let names = Names { catalog, lang };
    capital(&match lang {
        Lang::En => en::taken(&names, offer),
        Lang::It => it::taken(&names, offer),
    })
}

/// A condition, as the end of a sentence: "no Time tokens are left".
pub fn condition(catalog: &Catalog, condition: Condition, lang: Lang) -> String {
    let names = Names { catalog, lang };
    match lang {
        Lang::En => en::condition(&names, condition),
        Lang::It => it::condition(&names, condition),
    }
}

/// What an effect does, as a sentence.
pub fn effect(catalog: &Catalog, effect: Do, lang: Lang) -> String {
    let names = Names { catalog, lang };
    sentence(&match lang {
        Lang::En => en::effects(&names, &[effect]),
        Lang::It => it::effects(&names, &[effect]),
    })
}

/// So many tokens of a kind: "the VIP", "an X token", "2 X tokens".
pub fn tokens(token: Token, count: u8, lang: Lang) -> String {
    match (count, lang) {
        (1, Lang::En) => en::a(token).to_owned(),
        (1, Lang::It) => it::a(token).to_owned(),
        (_, Lang::En) => format!("{count} {}", en::many(token)),
        (_, Lang::It) => format!("{count} {}", it::many(token)),
    }
}

/// All tokens of a kind: "X tokens".
pub fn all_tokens(token: Token, lang: Lang) -> &'static str {
    match lang {
        Lang::En => en::many(token),
        Lang::It => it::many(token),
    }
}

/// Names in the language that is being written.
struct Names<'a> {
    catalog: &'a Catalog,
    lang: Lang,
}

impl Names<'_> {
    fn district(&self, district: District) -> String {
        self.catalog.name_of(self.lang, "district", &district)
    }

    /// The one Opportunity of Stories by its name, other types by theirs.
    fn deal(&self, deal: Deal) -> (String, bool) {
        let story = self.catalog.opportunities().find(|(_, card)| deal == Deal::Story && card.deal == deal);
        match story {
            Some((_, card)) => (self.catalog.name(self.lang, "opportunity", &card.key), true),
            None => (self.catalog.name_of(self.lang, "deal", &deal), false),
        }
    }

    /// The heading of the card that another leads to; its title stays unseen.
    fn target(&self, key: &str) -> String {
        self.catalog.story_card_id(key).map(|id| heading(self.catalog, id, self.lang)).unwrap_or_default()
    }
}

/// Effects in steps: tokens of a kind that are put into named Districts one after another are one.
fn steps(effects: &[Do]) -> impl Iterator<Item = &[Do]> {
    effects.chunk_by(|one, next| {
        let named = |effect: &Do| if let Do::Put { token, to: To::In(_) } = effect { Some(*token) } else { None };
        named(one).is_some() && named(one) == named(next)
    })
}

//! Decks: what a seat brings to the table, a Sponsor with a Runs Deck and a Gear Deck (Deck Construction), and what is
//! wrong with one. How people write them down is read in `decklist`.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{Message, Problems, Says, rule};

use crate::catalog::words::{Attribute, Back};
use crate::catalog::{CardId, Catalog, SponsorId};

/// How many cards each of the two decks has at least (R199); there is no most (A09).
pub const LEAST: usize = 42;
/// How many copies of a card both decks together can have (R200, A08).
pub const COPIES: u8 = 4;
/// How many copies of a Legendary card both decks together can have (R201).
pub const LEGENDARY: u8 = 1;
/// How many cards of one deck are read at all: a state has room for no more.
pub const MOST: usize = 60;

/// A deck that comes with the game. Its name and its plan are texts, `deck-KEY` and `deck-KEY-about`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Printed {
    /// Its stable name.
    pub key: String,
    /// The cards.
    pub deck: Deck,
}

/// A Sponsor and two decks, each card once in each of them, with its count.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "Named", into = "Named")]
pub struct Deck {
    sponsor: SponsorId,
    runs: Vec<(CardId, u8)>,
    gear: Vec<(CardId, u8)>,
}

/// The Sponsor of a deck that has none: one that chance builds.
const NOBODY: &str = "none";

/// A deck as logs keep it: cards by their stable names.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Named {
    sponsor: String,
    runs: BTreeMap<String, u8>,
    gear: BTreeMap<String, u8>,
}

impl From<Deck> for Named {
    fn from(deck: Deck) -> Named {
        let catalog = Catalog::load();
        let named = |cards: &[(CardId, u8)]| cards.iter().map(|&(card, count)| (card.key(catalog).to_owned(), count)).collect();
        let sponsor = if deck.sponsor.is_some() { deck.sponsor.key(catalog) } else { NOBODY };
        Named { sponsor: sponsor.to_owned(), runs: named(&deck.runs), gear: named(&deck.gear) }
    }
}

impl TryFrom<Named> for Deck {
    type Error = String;

    fn try_from(named: Named) -> Result<Deck, String> {
        let catalog = Catalog::load();
        let find = |key: &String| catalog.find(key).ok_or_else(|| format!("there is no card '{key}'"));
        let cards =
            |cards: &BTreeMap<String, u8>| cards.iter().map(|(key, &count)| Ok((find(key)?, count))).collect::<Result<Vec<_>, String>>();
        let sponsor = match named.sponsor.as_str() {
            NOBODY => SponsorId::NONE,
            key => catalog.sponsor_id(key).ok_or_else(|| format!("there is no Sponsor '{key}'"))?,
        };
        Ok(Deck::new(sponsor, cards(&named.runs)?, cards(&named.gear)?))
    }
}

impl Deck {
    /// A deck of these cards; whether it is legal is for [`Deck::check`] to say. Without a Sponsor it is
    /// [`SponsorId::NONE`].
    pub fn new(sponsor: SponsorId, runs: impl IntoIterator<Item = (CardId, u8)>, gear: impl IntoIterator<Item = (CardId, u8)>) -> Deck {
        Deck { sponsor, runs: gathered(runs), gear: gathered(gear) }
    }

    /// The Sponsor.
    pub const fn sponsor(&self) -> SponsorId {
        self.sponsor
    }

    /// The cards of one of the two decks, with how many of each.
    pub fn of(&self, back: Back) -> &[(CardId, u8)] {
        match back {
            Back::Runs => &self.runs,
            Back::Gear => &self.gear,
        }
    }

    /// Every card of one of the two decks, one by one.
    pub fn cards(&self, back: Back) -> impl Iterator<Item = CardId> + '_ {
        self.of(back).iter().flat_map(|&(card, count)| std::iter::repeat_n(card, count.into()))
    }

    /// How many cards one of the two decks has.
    pub fn size(&self, back: Back) -> usize {
        self.of(back).iter().map(|&(_, count)| usize::from(count)).sum()
    }

    /// The deck with a card more and one less, each where its back belongs; the Sponsor stays.
    #[must_use]
    pub fn with(&self, catalog: &Catalog, add: Option<CardId>, drop: Option<CardId>) -> Deck {
        let (mut runs, mut gear) = (self.runs.clone(), self.gear.clone());
        if let Some(card) = add {
            match catalog.card(card).kind.back() {
                Back::Runs => runs.push((card, 1)),
                Back::Gear => gear.push((card, 1)),
            }
        }
        if let Some(card) = drop
            && let Some((_, count)) = runs.iter_mut().chain(&mut gear).find(|(other, _)| *other == card)
        {
            *count = count.saturating_sub(1);
        }
        Deck::new(self.sponsor, runs, gear)
    }

    /// The same decks under another Sponsor.
    #[must_use]
    pub fn for_sponsor(&self, sponsor: SponsorId) -> Deck {
        Deck { sponsor, ..self.clone() }
    }

    /// Everything that is wrong with the deck, at once.
    pub fn check(&self, catalog: &Catalog) -> Result<(), Problems> {
        let mut problems = Problems::default();
        self.judge(catalog, 0, &mut problems);
        problems.or(())
    }

    /// Notes everything that is wrong with the deck. So many lines of its list could not be read: what they would change
    /// is told all the same, and told so.
    pub(crate) fn judge(&self, catalog: &Catalog, unread: usize, problems: &mut Problems) {
        rule!(R005);
        if !self.sponsor.is_some() {
            problems.add(place(catalog, "problem-at-sponsor"), catalog.texts().says(&Message::new("problem-no-sponsor")));
        }
        rule!(R196);
        for &back in Back::ALL {
            self.judge_half(catalog, back, unread, problems);
        }
        for (card, count) in gathered(self.runs.iter().chain(&self.gear).copied()) {
            let legendary = catalog.card(card).is(Attribute::Legendary);
            rule!(R200);
            rule!(R127);
            rule!(R201);
            let (most, id) = if legendary { (LEGENDARY, "problem-legendary") } else { (COPIES, "problem-copies") };
            if count > most {
                let message = Message::new(id).with("count", count).with("card", catalog.name(card).to_owned()).with("most", most);
                problems.add(place(catalog, "problem-at-deck"), catalog.texts().says(&message));
            }
        }
    }

    /// What is wrong with one of the two decks.
    fn judge_half(&self, catalog: &Catalog, back: Back, unread: usize, problems: &mut Problems) {
        let at = match back {
            Back::Runs => "problem-at-runs",
            Back::Gear => "problem-at-gear",
        };
        rule!(R199);
        let size = self.size(back);
        if !(LEAST..=MOST).contains(&size) {
            let message = Message::new("problem-size").with("least", LEAST as i64).with("most", MOST as i64);
            let message = message.with("has", size as i64).with("unread", unread as i64);
            problems.add(place(catalog, at), catalog.texts().says(&message));
        }
        rule!(R197);
        rule!(R198);
        for &(card, _) in self.of(back).iter().filter(|(card, _)| catalog.card(*card).kind.back() != back) {
            let says = Says::each(|lang| {
                let kind = catalog.word(lang, "kind", &catalog.card(card).kind);
                let message = Message::new("problem-back").with("card", catalog.name(card).to_owned()).with("kind", kind);
                catalog.texts().say(lang, &message)
            });
            problems.add(place(catalog, at), says);
        }
    }
}

/// Every card once, in order, with its count.
fn gathered(cards: impl IntoIterator<Item = (CardId, u8)>) -> Vec<(CardId, u8)> {
    let mut copies = BTreeMap::<CardId, u8>::new();
    for (card, count) in cards {
        let copies = copies.entry(card).or_default();
        *copies = copies.saturating_add(count);
    }
    copies.into_iter().filter(|(_, count)| *count > 0).collect()
}

/// Where a problem is.
fn place(catalog: &Catalog, id: &'static str) -> Says {
    catalog.texts().says(&Message::new(id))
}

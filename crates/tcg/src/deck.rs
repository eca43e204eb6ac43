//! Decks: what a seat brings to the table (T059-T074), and what is wrong with one. How people write them down is read
//! in `decklist`.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{Message, Problems, Says, rule};

use crate::catalog::words::{Color, Kind};
use crate::catalog::{CardId, Catalog, text};

/// How large a main deck can be (T061).
pub const SIZE: std::ops::RangeInclusive<usize> = 40..=50;
/// How large the main deck of a demo is.
pub const DEMO_SIZE: usize = 27;
/// How many copies of a card a deck can have (T063).
pub const COPIES: u8 = 3;
/// How many Legends a deck has (T059).
pub const LEGENDS: usize = 3;

/// What a deck that comes with the game is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sort {
    /// A starter deck as it is sold.
    Starter,
    /// A small deck for a first game; the rule of size is waived.
    Demo,
    /// A deck of players.
    Community,
}

/// A deck that comes with the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Printed {
    /// Its stable name.
    pub key: String,
    /// Its name.
    pub name: String,
    /// What it is for.
    pub sort: Sort,
    /// The cards.
    pub deck: Deck,
}

/// A deck: three Legends, and the main deck by card.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "Named", into = "Named")]
pub struct Deck {
    legends: Vec<CardId>,
    /// Every card once, in order.
    main: Vec<(CardId, u8)>,
}

/// A deck as logs keep it: cards by their stable names.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Named {
    legends: Vec<String>,
    main: BTreeMap<String, u8>,
}

impl From<Deck> for Named {
    fn from(deck: Deck) -> Named {
        let key = |card: CardId| card.key(Catalog::load()).to_owned();
        Named {
            legends: deck.legends.iter().map(|&card| key(card)).collect(),
            main: deck.main().map(|(card, count)| (key(card), count)).collect(),
        }
    }
}

impl TryFrom<Named> for Deck {
    type Error = String;

    fn try_from(named: Named) -> Result<Deck, String> {
        let find = |key: &String| Catalog::load().find(key).ok_or_else(|| format!("there is no card '{key}'"));
        let legends = named.legends.iter().map(find).collect::<Result<Vec<_>, _>>()?;
        let main = named.main.iter().map(|(key, &count)| Ok((find(key)?, count))).collect::<Result<Vec<_>, String>>()?;
        Ok(Deck::new(legends, main))
    }
}

impl Deck {
    /// A deck of these cards; whether it is legal is for [`Deck::check`] to say.
    pub fn new(legends: impl IntoIterator<Item = CardId>, main: impl IntoIterator<Item = (CardId, u8)>) -> Deck {
        let mut copies = BTreeMap::<CardId, u8>::new();
        for (card, count) in main {
            let copies = copies.entry(card).or_default();
            *copies = copies.saturating_add(count);
        }
        let main = copies.into_iter().filter(|(_, count)| *count > 0).collect();
        let mut legends: Vec<CardId> = legends.into_iter().collect();
        legends.sort_unstable();
        Deck { legends, main }
    }

    /// The Legends.
    pub fn legends(&self) -> &[CardId] {
        &self.legends
    }

    /// The cards of the main deck, with how many of each.
    pub fn main(&self) -> impl Iterator<Item = (CardId, u8)> + '_ {
        self.main.iter().copied()
    }

    /// Every card of the main deck, one by one.
    pub fn cards(&self) -> impl Iterator<Item = CardId> + '_ {
        self.main().flat_map(|(card, count)| std::iter::repeat_n(card, count.into()))
    }

    /// How many cards the main deck has.
    pub fn size(&self) -> usize {
        self.main().map(|(_, count)| usize::from(count)).sum()
    }

    /// The deck with a card more, and one less.
    #[must_use]
    pub fn with(&self, catalog: &Catalog, add: Option<CardId>, drop: Option<CardId>) -> Deck {
        let (mut legends, mut main) = (self.legends.clone(), self.main.clone());
        if let Some(card) = add {
            if catalog.card(card).kind == Kind::Legend {
                legends.push(card);
            } else {
                main.push((card, 1));
            }
        }
        if let Some(card) = drop {
            if let Some(place) = legends.iter().position(|other| *other == card) {
                legends.remove(place);
            } else if let Some((_, count)) = main.iter_mut().find(|(other, _)| *other == card) {
                *count = count.saturating_sub(1);
            }
        }
        Deck::new(legends, main)
    }

    /// The limits of RAM that the Legends give (T065, T066).
    pub fn ram(&self, catalog: &Catalog) -> [u8; 4] {
        rule!(T065);
        rule!(T066);
        rule!(T057);
        rule!(T070);
        rule!(T071);
        rule!(T072);
        let mut limits = [0; 4];
        for &legend in &self.legends {
            let card = catalog.card(legend);
            let limit: &mut u8 = &mut limits[card.color as usize];
            *limit = limit.saturating_add(card.ram);
        }
        limits
    }

    /// Everything that is wrong with the deck, at once.
    pub fn check(&self, catalog: &Catalog, demo: bool) -> Result<(), Problems> {
        let mut problems = Problems::default();
        self.judge(catalog, demo, 0, &mut problems);
        problems.or(())
    }

    /// Notes everything that is wrong with the deck. So many lines of its list could not be read: what they would
    /// change is told of the others all the same, and told so.
    pub(crate) fn judge(&self, catalog: &Catalog, demo: bool, unread: usize, problems: &mut Problems) {
        self.check_counts(catalog, demo, unread, problems);
        self.check_names(catalog, problems);
        self.check_ram(catalog, unread, problems);
    }

    /// What is wrong with how many cards there are.
    fn check_counts(&self, catalog: &Catalog, demo: bool, unread: usize, problems: &mut Problems) {
        let unread = unread as i64;
        rule!(T059);
        if self.legends.len() != LEGENDS {
            let message = Message::new("problem-legends").with("right", LEGENDS as i64).with("has", self.legends.len() as i64);
            problems.add(legends(catalog), catalog.texts().says(&message.with("unread", unread)));
        }
        rule!(T061);
        let (size, right) = (self.size(), if demo { DEMO_SIZE..=*SIZE.end() } else { SIZE });
        if !right.contains(&size) {
            let message = Message::new("problem-size").with("least", *right.start() as i64).with("most", *right.end() as i64);
            problems.add(main(catalog), catalog.texts().says(&message.with("has", size as i64).with("unread", unread)));
        }
    }

    /// What is wrong with names and copies.
    fn check_names(&self, catalog: &Catalog, problems: &mut Problems) {
        for (place, &legend) in self.legends.iter().enumerate() {
            let card = catalog.card(legend);
            if card.kind != Kind::Legend {
                let says = Says::each(|lang| {
                    let kind = text::word(catalog, lang, "kind", &card.kind);
                    catalog.texts().say(lang, &Message::new("problem-no-legend").with("card", catalog.name(legend)).with("kind", kind))
                });
                problems.add(legends(catalog), says);
            }
            rule!(T060);
            if self.legends[..place].iter().any(|&other| catalog.face(other).name == catalog.face(legend).name) {
                let says = catalog.texts().says(&Message::new("problem-same-name").with("name", card.name.clone()));
                problems.add(legends(catalog), says);
            }
        }
        for (id, count) in self.main() {
            rule!(T062);
            if catalog.card(id).kind == Kind::Legend {
                let says = catalog.texts().says(&Message::new("problem-legend-in-main").with("card", catalog.name(id)));
                problems.add(main(catalog), says);
                continue;
            }
            rule!(T063);
            rule!(T064);
            rule!(T042);
            if count > COPIES {
                let message = Message::new("problem-copies").with("count", count).with("card", catalog.name(id)).with("most", COPIES);
                problems.add(main(catalog), catalog.texts().says(&message));
            }
        }
    }

    /// What needs more RAM than the Legends give.
    fn check_ram(&self, catalog: &Catalog, unread: usize, problems: &mut Problems) {
        let limits = self.ram(catalog);
        for (id, card) in self.main().map(|(id, _)| (id, catalog.card(id))).filter(|(_, card)| card.kind != Kind::Legend) {
            rule!(T067);
            rule!(T068);
            rule!(T069);
            let limit = limits[card.color as usize];
            if card.ram > limit {
                let says = Says::each(|lang| {
                    let color = text::word(catalog, lang, "color", &card.color);
                    let message = Message::new("problem-ram").with("card", catalog.name(id)).with("color", color).with("ram", card.ram);
                    catalog.texts().say(lang, &message.with("limit", limit).with("unread", unread as i64))
                });
                problems.add(main(catalog), says);
            }
        }
    }

    /// How many cards of the main deck have each cost, up to the highest.
    pub fn curve(&self, catalog: &Catalog) -> Vec<u32> {
        let mut curve = Vec::new();
        for (card, count) in self.main() {
            let cost = usize::from(catalog.face(card).cost_value());
            curve.resize(curve.len().max(cost + 1), 0);
            curve[cost] += u32::from(count);
        }
        curve
    }

    /// The deck as text that people can paste: Legends, then the cards with their counts, with figures as comments.
    pub fn write(&self, catalog: &Catalog) -> String {
        let limits = self.ram(catalog);
        let ram: Vec<String> = Color::ALL
            .iter()
            .filter(|&&color| limits[color as usize] > 0)
            .map(|&color| format!("{} {}", color_word(color), limits[color as usize]))
            .collect();
        let mut text = format!("# Legends (RAM {})\n", ram.join(", "));
        for &legend in &self.legends {
            text += &format!("{}\n", catalog.name(legend));
        }
        for kind in [Kind::Unit, Kind::Gear, Kind::Program] {
            let mut cards: Vec<_> = self.main().filter(|(card, _)| catalog.card(*card).kind == kind).collect();
            cards.sort_by_key(|(card, _)| (catalog.face(*card).cost_value(), catalog.name(*card)));
            if !cards.is_empty() {
                let total: u32 = cards.iter().map(|(_, count)| u32::from(*count)).sum();
                let plural = if kind == Kind::Gear { "" } else { "s" };
                text += &format!("\n# {}{plural} ({total})\n", kind_word(kind));
                for (card, count) in cards {
                    text += &format!("{count} {}\n", catalog.name(card));
                }
            }
        }
        let curve: Vec<String> = self.curve(catalog).iter().enumerate().map(|(cost, count)| format!("{cost}: {count}")).collect();
        text + &format!("\n# {} cards; by cost {}\n", self.size(), curve.join(", "))
    }
}

/// Where a problem of the Legends is.
fn legends(catalog: &Catalog) -> Says {
    catalog.texts().says(&Message::new("problem-at-legends"))
}

/// Where a problem of the main deck is.
fn main(catalog: &Catalog) -> Says {
    catalog.texts().says(&Message::new("problem-at-main"))
}

const fn kind_word(kind: Kind) -> &'static str {
    match kind {
        Kind::Legend => "Legend",
        Kind::Unit => "Unit",
        Kind::Gear => "Gear",
        Kind::Program => "Program",
    }
}

const fn color_word(color: Color) -> &'static str {
    match color {
        Color::Red => "Red",
        Color::Green => "Green",
        Color::Blue => "Blue",
        Color::Yellow => "Yellow",
    }
}

//! Decks: what a seat brings to the table (T059-T074), how people write them down, and what is wrong
//! with one.

use std::collections::{BTreeMap, HashMap};

use serde::{Deserialize, Serialize};
use table::{Problems, rule};

use crate::catalog::words::{Color, Kind};
use crate::catalog::{CardId, Catalog};

/// How large a main deck can be (T061).
pub const SIZE: std::ops::RangeInclusive<usize> = 40..=50;
/// How large the main deck of a demo is.
pub const DEMO_SIZE: usize = 27;
/// How many copies of a card a deck can have (T063).
pub const COPIES: u8 = 3;
/// How many Legends a deck has (T059).
pub const LEGENDS: usize = 3;
/// Lines of a list that are read.
const LINES: usize = 300;
/// The longest line that is read, in bytes.
const LENGTH: usize = 200;
/// Names of a list for which the nearest card is looked for; whoever misspells more has another problem.
const GUESSES: usize = 12;

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
    main: BTreeMap<CardId, u8>,
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
            main: deck.main.iter().map(|(&card, &count)| (key(card), count)).collect(),
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
        let mut deck = Deck { legends: legends.into_iter().collect(), main: BTreeMap::new() };
        for (card, count) in main {
            let copies = deck.main.entry(card).or_default();
            *copies = copies.saturating_add(count);
        }
        deck.main.retain(|_, count| *count > 0);
        deck.legends.sort_unstable();
        deck
    }

    /// The Legends.
    pub fn legends(&self) -> &[CardId] {
        &self.legends
    }

    /// The cards of the main deck, with how many of each.
    pub fn main(&self) -> impl Iterator<Item = (CardId, u8)> + '_ {
        self.main.iter().map(|(&card, &count)| (card, count))
    }

    /// Every card of the main deck, one by one.
    pub fn cards(&self) -> impl Iterator<Item = CardId> + '_ {
        self.main().flat_map(|(card, count)| std::iter::repeat_n(card, count.into()))
    }

    /// How many cards the main deck has.
    pub fn size(&self) -> usize {
        self.main.values().map(|&count| usize::from(count)).sum()
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
            limits[card.color as usize] += card.ram;
        }
        limits
    }

    /// Everything that is wrong with the deck, at once.
    pub fn check(&self, catalog: &Catalog, demo: bool) -> Result<(), Problems> {
        let mut problems = Problems::default();
        self.check_counts(demo, &mut problems);
        self.check_names(catalog, &mut problems);
        self.check_ram(catalog, &mut problems);
        problems.or(())
    }

    /// What is wrong with how many cards there are.
    fn check_counts(&self, demo: bool, problems: &mut Problems) {
        rule!(T059);
        if self.legends.len() != LEGENDS {
            problems.add("legends", format!("a deck has exactly {LEGENDS} Legends (T059); this one has {}", self.legends.len()));
        }
        rule!(T061);
        let (size, right) = (self.size(), if demo { DEMO_SIZE..=*SIZE.end() } else { SIZE });
        if !right.contains(&size) {
            let (least, most) = (right.start(), right.end());
            problems.add("main", format!("the main deck has {least} to {most} cards (T061); this one has {size}"));
        }
    }

    /// What is wrong with names and copies.
    fn check_names(&self, catalog: &Catalog, problems: &mut Problems) {
        for (place, &legend) in self.legends.iter().enumerate() {
            let card = catalog.card(legend);
            if card.kind != Kind::Legend {
                problems.add("legends", format!("{} is a {} and no Legend (T059)", catalog.name(legend), kind_word(card.kind)));
            }
            rule!(T060);
            if self.legends[..place].iter().any(|&other| catalog.card(other).name == card.name) {
                problems.add("legends", format!("two Legends are called {}; names must differ (T060)", card.name));
            }
        }
        for (id, count) in self.main() {
            rule!(T062);
            if catalog.card(id).kind == Kind::Legend {
                problems.add("main", format!("{} is a Legend and cannot be in the main deck (T062)", catalog.name(id)));
                continue;
            }
            rule!(T063);
            rule!(T064);
            rule!(T042);
            if count > COPIES {
                problems.add("main", format!("{count} copies of {}; there can be {COPIES} (T063)", catalog.name(id)));
            }
        }
    }

    /// What needs more RAM than the Legends give.
    fn check_ram(&self, catalog: &Catalog, problems: &mut Problems) {
        let limits = self.ram(catalog);
        for (id, card) in self.main().map(|(id, _)| (id, catalog.card(id))).filter(|(_, card)| card.kind != Kind::Legend) {
            rule!(T067);
            rule!(T068);
            rule!(T069);
            let limit = limits[card.color as usize];
            if card.ram > limit {
                let color = color_word(card.color);
                problems.add("main", format!("{} needs {color} RAM {}; the Legends give {limit} (T067)", catalog.name(id), card.ram));
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

    /// Reads a deck as people write it: one card a line, with its count before it (`2 Minotaur`, `2x Minotaur`) or
    /// none for one. Cards are named by name and subtitle or by key; everything after a `#` is a comment.
    pub fn read(catalog: &Catalog, text: &str) -> Result<Deck, Problems> {
        let (deck, problems) = Deck::read_lines(catalog, text);
        problems.or(deck)
    }

    /// Reads a legal deck: everything that is wrong, at once. Nothing is said of how many cards there are as long as
    /// some of them cannot be read, nor of RAM, which a Legend among those might give.
    pub fn legal(catalog: &Catalog, text: &str) -> Result<Deck, Problems> {
        let (deck, mut problems) = Deck::read_lines(catalog, text);
        if problems.is_empty() {
            deck.check(catalog, crate::setup::is_demo(catalog, &deck))?;
        } else {
            deck.check_names(catalog, &mut problems);
        }
        problems.or(deck)
    }

    /// What can be read, and what is wrong with the other lines.
    fn read_lines(catalog: &Catalog, text: &str) -> (Deck, Problems) {
        let mut problems = Problems::default();
        let (mut legends, mut main) = (Vec::new(), Vec::new());
        let mut names = Names::of(catalog);
        for (number, line) in (1..).zip(text.lines()) {
            if number > LINES {
                problems.add(format!("line {number}"), format!("there are more lines than {LINES}; a deck needs no more than 53"));
                break;
            }
            let line = line.split('#').next().unwrap_or_default().trim();
            if line.is_empty() || line.starts_with("//") {
                continue;
            }
            if line.len() > LENGTH {
                problems.add(format!("line {number}"), format!("it is longer than {LENGTH} letters; write one card a line"));
                continue;
            }
            let (count, name) = counted(line);
            match names.find(name) {
                Ok(card) if catalog.card(card).kind == Kind::Legend => legends.extend((0..count.min(4)).map(|_| card)),
                Ok(card) => main.push((card, count)),
                Err(says) => problems.add(format!("line {number}"), says),
            }
        }
        (Deck::new(legends, main), problems)
    }
}

/// A count and a name, as in `3 Floor It`, `3x Floor It` and `Floor It`.
fn counted(line: &str) -> (u8, &str) {
    let digits = line.len() - line.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let rest = &line[digits..];
    let name = rest.strip_prefix(['x', 'X']).unwrap_or(rest);
    // A name may begin with a number: `6th Street Recruits`.
    match (line[..digits].parse(), name.starts_with(char::is_whitespace)) {
        (Ok(count), true) => (count, name.trim()),
        _ => (1, line),
    }
}

/// The letters and digits of a name, so that small slips do not matter.
fn plain(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).map(bare).collect()
}

/// A letter without its accent.
fn bare(letter: char) -> char {
    match letter {
        'á' | 'à' | 'â' | 'ä' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'í' | 'ì' | 'î' | 'ï' => 'i',
        'ó' | 'ò' | 'ô' | 'ö' => 'o',
        'ú' | 'ù' | 'û' | 'ü' => 'u',
        'ñ' => 'n',
        other => other,
    }
}

/// The names of all cards as they are compared, made once for a list.
struct Names<'c> {
    catalog: &'c Catalog,
    /// Cards by key, and by name with subtitle.
    whole: HashMap<String, CardId>,
    /// Cards by name alone.
    short: HashMap<String, Vec<CardId>>,
    /// How often the nearest card may still be looked for.
    guesses: usize,
}

impl<'c> Names<'c> {
    fn of(catalog: &'c Catalog) -> Names<'c> {
        let (mut whole, mut short) = (HashMap::new(), HashMap::<_, Vec<_>>::new());
        for (id, card) in catalog.cards() {
            for name in [plain(&catalog.name(id)), plain(&card.key)] {
                whole.entry(name).or_insert(id);
            }
            short.entry(plain(&card.name)).or_default().push(id);
        }
        Names { catalog, whole, short, guesses: GUESSES }
    }

    fn find(&mut self, name: &str) -> Result<CardId, String> {
        let wanted = plain(name);
        if let Some(&card) = self.whole.get(&wanted) {
            return Ok(card);
        }
        match self.short.get(&wanted).map(Vec::as_slice) {
            Some(&[card]) => Ok(card),
            Some(named) => {
                let names: Vec<String> = named.iter().map(|&card| self.catalog.name(card)).collect();
                Err(format!("'{name}' can be {}; write the subtitle too", names.join(" or ")))
            }
            None => Err(match self.nearest(&wanted) {
                Some(card) => format!("there is no card '{name}'; the nearest is {}", self.catalog.name(card)),
                None => format!("there is no card '{name}'"),
            }),
        }
    }

    /// The card that shares the most with what was written.
    fn nearest(&mut self, wanted: &str) -> Option<CardId> {
        self.guesses = self.guesses.checked_sub(1)?;
        let shared = |name: &str| {
            let (ours, theirs) = (wanted.as_bytes().windows(2), name.as_bytes().windows(2));
            let pairs = (ours.len() + theirs.len()).max(1);
            ours.filter(|pair| theirs.clone().any(|other| other == *pair)).count() * 200 / pairs
        };
        let likeness = |(name, &id): (&String, &CardId)| (shared(name), id);
        let whole = self.whole.iter().map(likeness);
        let short = self.short.iter().flat_map(|(name, ids)| ids.iter().map(move |id| (name, id))).map(likeness);
        whole.chain(short).max().filter(|(likeness, _)| *likeness >= 40).map(|(_, id)| id)
    }
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

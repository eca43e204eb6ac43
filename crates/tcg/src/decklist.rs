//! Decklists as people write them: one card a line, with its count before it (`2 Minotaur`, `2x Minotaur`) or none for
//! one, everything after a `#` a comment. Cards are named by name and subtitle or by key. A line that cannot be read
//! hides nothing that is wrong with the others, and is met with the names that were likely meant.

use table::deck::{counted, plain};
use table::likely::{Pairs, likeliest};
use table::{Message, Problems, Says};

use crate::catalog::words::Kind;
use crate::catalog::{CardId, Catalog};
use crate::deck::Deck;

/// Lines of a list that are read.
const LINES: usize = 300;
/// Letters of a line that are looked at; the longest name has far fewer.
const LETTERS: usize = 100;
/// Unknown names of a list for which likely ones are looked for: whoever misspells more has another problem, and
/// looking takes time.
const GUESSES: usize = 12;
/// What is shared at least if the name before a wrong subtitle is right.
const SAME_NAME: usize = 60;

/// A list that was read.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Decklist {
    /// The cards of all lines that can be read.
    pub deck: Deck,
    /// The other lines, as they were written.
    pub unread: Vec<String>,
    /// Everything that is wrong: with those lines, and with the deck.
    pub wrong: Problems,
}

impl Decklist {
    /// Reads a list and judges it.
    pub fn read(catalog: &Catalog, text: &str) -> Decklist {
        let names = Names::of(catalog);
        let (mut legends, mut main) = (Vec::new(), Vec::new());
        let (mut unread, mut wrong) = (Vec::new(), Problems::default());
        for (number, written) in (1..).zip(text.lines()) {
            if number > LINES {
                wrong.add(line_of(catalog, number), catalog.texts().says(&Message::new("problem-lines").with("most", LINES as i64)));
                break;
            }
            let line = written.split('#').next().unwrap_or_default().trim();
            if line.is_empty() || line.starts_with("//") {
                continue;
            }
            let (count, name) = counted(line);
            match names.find(catalog, name, unread.len() < GUESSES) {
                Ok(card) if catalog.card(card).kind == Kind::Legend => legends.extend((0..count.min(4)).map(|_| card)),
                Ok(card) => main.push((card, count)),
                Err(says) => {
                    wrong.add(line_of(catalog, number), says);
                    unread.push(written.to_owned());
                }
            }
        }
        let deck = Deck::new(legends, main);
        deck.judge(catalog, crate::setup::is_demo(catalog, &deck), unread.len(), &mut wrong);
        Decklist { deck, unread, wrong }
    }

    /// The list in good order; what could not be read stays as it was written.
    pub fn write(&self, catalog: &Catalog) -> String {
        let mut text = self.deck.write(catalog);
        if !self.unread.is_empty() {
            text += "\n# Lines that cannot be read\n";
            self.unread.iter().for_each(|line| text += &format!("{line}\n"));
        }
        text
    }
}

/// Where a problem of a line is.
fn line_of(catalog: &Catalog, number: usize) -> Says {
    catalog.texts().says(&Message::new("problem-at-line").with("number", number as i64))
}

/// What one card is called, in the ways in which people write it.
struct Called {
    card: CardId,
    full: String,
    key: String,
    name: String,
    /// The pairs of the full name, the name and the subtitle.
    pairs: [Pairs; 3],
}

/// What all cards are called, made plain once for a whole list.
struct Names(Vec<Called>);

impl Names {
    fn of(catalog: &Catalog) -> Names {
        let called = |(id, card): (CardId, &crate::catalog::words::Card)| {
            let (full, name) = (plain(&catalog.name(id)), plain(&card.name));
            let subtitle = card.subtitle.as_deref().map(plain).unwrap_or_default();
            let pairs = [&full, &name, &subtitle].map(|name| Pairs::of(name));
            Called { card: id, full, key: plain(&card.key), name, pairs }
        };
        Names(catalog.cards().map(called).collect())
    }

    fn find(&self, catalog: &Catalog, name: &str, guess: bool) -> Result<CardId, Says> {
        let says = |message: Message| Err(catalog.texts().says(&message.with("name", name.to_owned())));
        if name.chars().nth(LETTERS).is_some() {
            return Err(catalog.texts().says(&Message::new("problem-long-name").with("letters", LETTERS as i64)));
        }
        let wanted = plain(name);
        if let Some(called) = self.0.iter().find(|called| called.full == wanted || called.key == wanted) {
            return Ok(called.card);
        }
        let any = |message: Message, cards: &[CardId]| {
            let cards: Vec<String> = cards.iter().map(|&card| catalog.name(card)).collect();
            Err(Says::each(|lang| {
                let or = catalog.texts().get(lang, "problem-or", &[]);
                let cards = cards.join(&format!(" {or} "));
                catalog.texts().say(lang, &message.clone().with("name", name.to_owned()).with("cards", cards))
            }))
        };
        let named: Vec<CardId> = self.0.iter().filter(|called| called.name == wanted).map(|called| called.card).collect();
        match named[..] {
            [card] => Ok(card),
            [] if !guess => says(Message::new("problem-no-card")),
            [] => match &self.likeliest(name, &wanted)[..] {
                [] => says(Message::new("problem-no-card")),
                likely => any(Message::new("problem-likely-card"), likely),
            },
            _ => any(Message::new("problem-which-card"), &named),
        }
    }

    /// The cards that share the most with what was written, the likeliest first.
    fn likeliest(&self, name: &str, wanted: &str) -> Vec<CardId> {
        let (wanted, before) = (Pairs::of(wanted), name.split([':', ',']).next().map(plain).unwrap_or_default());
        let likeness = |called: &Called| {
            let most = called.pairs.iter().map(|pairs| wanted.shared(pairs)).max().unwrap_or(0);
            if called.name == before { most.max(SAME_NAME) } else { most }
        };
        likeliest(self.0.iter().map(|called| (likeness(called), called.card)).collect())
    }
}

//! Deck lists as people write them: a line with the Sponsor, then one card a line with its count before it
//! (`2 Beat Cop`, `2x Beat Cop`) or none for one, everything after a `#` a comment. Cards are named by name or by key.
//! The lines `Runs Deck` and `Gear Deck` say where those below belong; before them, and without them, a card goes where
//! its back belongs. A line that cannot be read hides nothing that is wrong with the others, and is met with the names
//! that were likely meant.

use table::deck::{counted, plain};
use table::likely::likely;
use table::wording::series;
use table::{Message, Problems, Says, wording};

use crate::catalog::words::{Back, Kind};
use crate::catalog::{CardId, Catalog, SponsorId};
use crate::deck::Deck;

/// Lines of a list that are read.
const LINES: usize = 400;
/// Letters of a name that are looked at; the longest has far fewer.
const LETTERS: usize = 100;
/// Unknown names of a list for which likely ones are looked for: looking takes time.
const GUESSES: usize = 12;

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

/// What a line can be about.
enum Named {
    Card(CardId),
    Sponsor(SponsorId),
}

impl Decklist {
    /// Reads a list and judges it.
    pub fn read(catalog: &Catalog, text: &str) -> Decklist {
        let names = Names::of(catalog);
        let (mut sponsor, mut halves, mut section) = (SponsorId::NONE, [Vec::new(), Vec::new()], None);
        let (mut unread, mut wrong) = (Vec::new(), Problems::default());
        for (number, written) in (1..).zip(text.lines()) {
            if number > LINES {
                wrong.add(line_of(catalog, number), catalog.texts().says(&Message::new("problem-lines").with("most", LINES as i64)));
                break;
            }
            let line = written.split('#').next().unwrap_or_default().trim().trim_end_matches(':');
            if line.is_empty() {
                continue;
            }
            if let Some(back) = heading(line) {
                section = Some(back);
                continue;
            }
            let (count, name) = counted(line.strip_prefix("Sponsor:").unwrap_or(line).trim());
            match names.find(catalog, name, unread.len() < GUESSES) {
                Ok(Named::Card(card)) => {
                    let back = section.unwrap_or(catalog.card(card).kind.back());
                    halves[back as usize].push((card, count));
                }
                Ok(Named::Sponsor(other)) if sponsor.is_some() && sponsor != other => {
                    let message = Message::new("problem-sponsors").with("sponsor", catalog.sponsor(other).name.clone());
                    wrong.add(line_of(catalog, number), catalog.texts().says(&message));
                }
                Ok(Named::Sponsor(other)) => sponsor = other,
                Err(says) => {
                    wrong.add(line_of(catalog, number), says);
                    unread.push(written.to_owned());
                }
            }
        }
        let [runs, gear] = halves;
        let deck = Deck::new(sponsor, runs, gear);
        deck.judge(catalog, unread.len(), &mut wrong);
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

impl Deck {
    /// The deck as text that people can paste: the Sponsor, then both decks by type, cost and name.
    pub fn write(&self, catalog: &Catalog) -> String {
        let mut text = String::new();
        if self.sponsor().is_some() {
            text += &format!("Sponsor: {}\n", catalog.sponsor(self.sponsor()).name);
        }
        for &back in Back::ALL {
            text += &format!("\n{} # {} cards\n", title(back), self.size(back));
            for &kind in Kind::ALL {
                let mut cards: Vec<_> = self.of(back).iter().filter(|(card, _)| catalog.card(*card).kind == kind).collect();
                cards.sort_by_key(|(card, _)| (catalog.card(*card).cost, catalog.name(*card)));
                if !cards.is_empty() {
                    let total: u32 = cards.iter().map(|(_, count)| u32::from(*count)).sum();
                    text += &format!("# {} ({total})\n", kind_word(kind));
                    cards.iter().for_each(|(card, count)| text += &format!("{count} {}\n", catalog.name(*card)));
                }
            }
        }
        text
    }
}

const fn title(back: Back) -> &'static str {
    match back {
        Back::Runs => "Runs Deck",
        Back::Gear => "Gear Deck",
    }
}

const fn kind_word(kind: Kind) -> &'static str {
    match kind {
        Kind::Location => "Locations",
        Kind::Operation => "Operations",
        Kind::Runner => "Runners",
        Kind::Cyber => "Cyber",
        Kind::Equipment => "Equipment",
        Kind::Event => "Events",
    }
}

/// The deck that a line is the heading of.
fn heading(line: &str) -> Option<Back> {
    Back::ALL.iter().copied().find(|&back| title(back).eq_ignore_ascii_case(line))
}

/// Where a problem of a line is.
fn line_of(catalog: &Catalog, number: usize) -> Says {
    catalog.texts().says(&Message::new("problem-at-line").with("number", number as i64))
}

/// What all cards and Sponsors are called, made plain once for a whole list.
struct Names(Vec<(String, String, Named)>);

impl Names {
    fn of(catalog: &Catalog) -> Names {
        let sponsors = catalog.sponsors().map(|(id, sponsor)| (plain(&sponsor.name), plain(&sponsor.key), Named::Sponsor(id)));
        let cards = catalog.cards().map(|(id, card)| (plain(&card.name), plain(&card.key), Named::Card(id)));
        Names(sponsors.chain(cards).collect())
    }

    fn find(&self, catalog: &Catalog, name: &str, guess: bool) -> Result<Named, Says> {
        if name.chars().nth(LETTERS).is_some() {
            return Err(catalog.texts().says(&Message::new("problem-long-name").with("letters", LETTERS as i64)));
        }
        let wanted = plain(name);
        match self.0.iter().find(|(name, key, _)| *name == wanted || *key == wanted) {
            Some((_, _, Named::Card(card))) => return Ok(Named::Card(*card)),
            Some((_, _, Named::Sponsor(sponsor))) => return Ok(Named::Sponsor(*sponsor)),
            None => {}
        }
        let called = catalog.sponsors().map(|(_, one)| &one.name).chain(catalog.cards().map(|(_, one)| &one.name));
        let meant: Vec<String> = if guess { likely(name, called).into_iter().cloned().collect() } else { Vec::new() };
        let id = if meant.is_empty() { "problem-no-card" } else { "problem-likely-card" };
        Err(Says::each(|lang| {
            let message = Message::new(id).with("name", name.to_owned());
            let message = if meant.is_empty() { message } else { message.with("cards", series(&meant, wording::or(lang))) };
            catalog.texts().say(lang, &message)
        }))
    }
}

//! Faces of cards: cost, type, name, picture, what the card says, its figures. The same face lies in a hand, or as a slab on
//! the table with its numbers as they are now; what does not fit there is still read out, and comes into view when the card
//! is looked at.

use ccg::catalog::card::{Card, Source};
use ccg::catalog::words::{Faction, Kind, Stat};
use ccg::catalog::{CardId, Catalog, SponsorId, text};
use maud::{Markup, html};
use table::Lang;

use super::{art, glyphs};
use crate::glyph::{icon, told};
use crate::hand::{PLAIN, Setting, width};
use crate::texts;
use crate::things::Mark;

/// How a face lies.
#[derive(Default)]
pub(crate) struct CardFace {
    pub mark: Mark,
    /// Classes of how it lies: a slab, used, in the battle.
    pub class: String,
    /// How many of it lie there.
    pub copies: usize,
    /// Which of several it is, from 2 on.
    pub copy: u8,
    /// What it costs now.
    pub price: Option<u8>,
    /// Its figures, where they are not those that are printed.
    pub figures: Option<Vec<Figure>>,
    /// How it lies, in a word: used.
    pub state: Option<String>,
    /// What is marked on it: a glyph, and what it means.
    pub marks: Vec<(&'static str, String)>,
    /// Whether it lies without its picture.
    pub bare: bool,
    /// What stands before its figures.
    pub lead: Option<Markup>,
}

/// A number on a card, and whether it is more or less than what is printed.
#[derive(Clone, Copy)]
pub(crate) struct Figure {
    pub stat: Stat,
    pub now: i16,
    pub printed: i16,
}

impl From<Mark> for CardFace {
    fn from(mark: Mark) -> CardFace {
        CardFace { mark, ..CardFace::default() }
    }
}

/// The class of a faction.
pub(crate) const fn faction(faction: Option<Faction>) -> &'static str {
    match faction {
        Some(Faction::Government) => "of-government",
        Some(Faction::Corporate) => "of-corporate",
        Some(Faction::Street) => "of-street",
        None => "of-none",
    }
}

/// The class of a type.
pub(crate) const fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Location => "location",
        Kind::Operation => "operation",
        Kind::Runner => "runner",
        Kind::Cyber => "cyber",
        Kind::Equipment => "equipment",
        Kind::Event => "event",
    }
}

/// The figures that a type of cards has.
pub(crate) const fn stats(kind: Kind) -> &'static [Stat] {
    match kind {
        Kind::Location => &[Stat::MSec, Stat::ESec, Stat::Eb, Stat::OpsPoints],
        Kind::Operation => &[Stat::MSec, Stat::ESec, Stat::OpsPoints],
        Kind::Runner => &[Stat::Sr, Stat::Lr, Stat::Def, Stat::Power, Stat::Emp, Stat::Style],
        Kind::Cyber => &[Stat::Sr, Stat::Lr, Stat::Def, Stat::Emp, Stat::Style, Stat::Movement],
        Kind::Equipment => &[Stat::Sr, Stat::Lr, Stat::Def, Stat::Style, Stat::Movement],
        Kind::Event => &[],
    }
}

/// What is printed of a figure; Cyber takes Empathy away.
pub(crate) fn printed(card: &Card, stat: Stat) -> i16 {
    let figure = card.figure(stat);
    if stat == Stat::Emp && card.kind == Kind::Cyber { -figure } else { figure }
}

/// The figures as they are printed.
fn as_printed(card: &Card) -> Vec<Figure> {
    let figure = |&stat: &Stat| Figure { stat, now: printed(card, stat), printed: printed(card, stat) };
    stats(card.kind).iter().map(figure).collect()
}

/// A face in full.
pub(crate) fn face(catalog: &'static Catalog, id: CardId, lang: Lang) -> Markup {
    lying(catalog, id, lang, &CardFace::default())
}

/// A face that lies on the table or in a hand.
pub(crate) fn lying(catalog: &'static Catalog, id: CardId, lang: Lang, lying: &CardFace) -> Markup {
    let card = catalog.card(id);
    let paragraphs = text::card(catalog, id, lang);
    let mut tags: Vec<String> = card.faction.iter().map(|faction| catalog.word(lang, "faction", faction)).collect();
    tags.extend(card.attributes.iter().map(|one| catalog.word(lang, "attribute", one)));
    let gear = matches!(card.kind, Kind::Cyber | Kind::Equipment);
    let figures = lying.figures.clone().unwrap_or_else(|| as_printed(card));
    let shown = |figure: &&Figure| !gear || figure.now != 0 || figure.printed != 0;
    // On the table what matters less is said in words, for who looks closer.
    let slab = lying.class.contains("slab");
    let folded = |stat: Stat| match stat {
        Stat::MSec | Stat::ESec | Stat::Emp | Stat::Style => slab && !gear,
        // What a Location of somebody else pays.
        Stat::Eb => slab && lying.bare,
        _ => false,
    };
    let words = |figure: &Figure| format!("{} {}", catalog.word(lang, "stat", &figure.stat), figure.now);
    let rest: Vec<String> = figures.iter().filter(|figure| folded(figure.stat)).map(words).collect();
    let print = Print {
        class: format!("{} {}", kind(card.kind), faction(card.faction)),
        glyph: glyphs::of(card),
        cost: Some((card.cost, lying.price.unwrap_or(card.cost))),
        band: catalog.word(lang, "kind", &card.kind),
        name: &card.name,
        tags: tags.join(" · "),
        foot: html! {
            @for figure in figures.iter().filter(shown).filter(|figure| !folded(figure.stat)) { (number(catalog, figure, gear, lang)) }
            @if !rest.is_empty() { span.rest { (rest.join(", ")) } }
            @if card.capacity > 0 { span.figure { (told("cc-room", &texts().get(lang, "cc-capacity", &[]))) (card.capacity) } }
        },
        lines: if card.kind == Kind::Runner { 2 } else { 1 },
        attested: matches!(card.source, Source::Attested(_)),
        paragraphs,
    };
    print.draw(lang, || art::art(card), lying)
}

/// A figure with its glyph.
fn number(catalog: &Catalog, figure: &Figure, gear: bool, lang: Lang) -> Markup {
    let Figure { stat, now, printed } = *figure;
    let adds = gear && !matches!(stat, Stat::Movement | Stat::Style);
    let class = match now.cmp(&printed) {
        std::cmp::Ordering::Greater => " more",
        std::cmp::Ordering::Less => " less",
        std::cmp::Ordering::Equal => "",
    };
    html! { span class={ "figure" (class) } { (told(glyphs::stat(stat), &catalog.word(lang, "stat", &stat))) @if adds && now > 0 { "+" } (now) } }
}

/// The face of a Sponsor.
pub(crate) fn sponsor(catalog: &'static Catalog, id: SponsorId, lang: Lang, lying: &CardFace) -> Markup {
    let sponsor = catalog.sponsor(id);
    let print = Print {
        class: format!("sponsor {}", faction(Some(sponsor.faction))),
        glyph: "cc-ops",
        cost: None,
        band: texts().get(lang, "cc-sponsor", &[]),
        name: &sponsor.name,
        tags: catalog.word(lang, "faction", &sponsor.faction),
        foot: html! { span.figure { (told("cc-eb", "EB")) (sponsor.eb) } },
        lines: 1,
        attested: matches!(sponsor.source, Source::Attested(_)),
        paragraphs: text::sponsor(catalog, id, lang),
    };
    print.draw(lang, || art::sponsor(sponsor), lying)
}

/// What is printed on a face.
struct Print<'a> {
    class: String,
    glyph: &'static str,
    /// The printed cost, and what it costs now.
    cost: Option<(u8, u8)>,
    band: String,
    name: &'a str,
    tags: String,
    paragraphs: Vec<String>,
    foot: Markup,
    /// The lines of the foot.
    lines: u8,
    attested: bool,
}

/// How words are set on a card in a hand, with a foot of one line.
const SET: Setting = Setting { high: 106.0, ..PLAIN };
/// The height of another line of the foot.
const FOOT: f64 = 16.0;

impl Print<'_> {
    fn draw(&self, lang: Lang, art: impl FnOnce() -> Markup, lying: &CardFace) -> Markup {
        let read: Vec<&str> = std::iter::once(self.tags.as_str()).chain(self.paragraphs.iter().map(String::as_str)).collect();
        let slab = lying.class.contains("slab");
        let set = Setting { high: SET.high - FOOT * f64::from(self.lines - 1), ..SET };
        let sizes = if slab { String::new() } else { format!("{}{}", self.room(), width(set, self.name, "", &read)) };
        html! {
            article class={ "card cc " (self.class) (sizes) (lying.class) (lying.mark.class) } data-at=[lying.mark.at.as_deref()] data-thing=[lying.mark.thing.as_deref()] tabindex="0" {
                header {
                    @if let Some((printed, price)) = self.cost {
                        span class={ "cost" @if price < printed { " less" } @if price > printed { " more" } } { (price) }
                    }
                    @if slab { span.band { (self.band) @if let Some(state) = &lying.state { ", " (state) } } } @else { span.band { (icon(self.glyph)) span { (self.band) } } }
                }
                @if !lying.bare { (art()) }
                h3 { (self.name) @if lying.copy > 1 { " " (lying.copy) } }
                @if !lying.marks.is_empty() { p.marks { @for (glyph, says) in &lying.marks { (told(glyph, says)) } } }
                div.says {
                    p.tags { (self.tags) }
                    @for paragraph in &self.paragraphs { p { (paragraph) } }
                }
                footer {
                    @if let Some(lead) = &lying.lead { (lead) }
                    (self.foot)
                    @if lying.copies > 1 { b.copies { "×" (lying.copies) } }
                    @if !slab { span.source title=(texts().get(lang, if self.attested { "cc-attested" } else { "cc-original" }, &[])) { @if self.attested { "◆" } @else { "◇" } } }
                }
            }
        }
    }

    /// How a face makes room for its text: the more there is to say, the smaller the picture and the letters.
    fn room(&self) -> &'static str {
        let letters: usize = self.paragraphs.iter().map(|said| said.chars().count() + 12).sum::<usize>() + self.tags.chars().count();
        match letters + if self.name.chars().count() > 17 { 24 } else { 0 } + 20 * usize::from(self.lines - 1) {
            0..110 => "",
            110..170 => " long",
            170..240 => " longer",
            240..310 => " longest",
            _ => " most",
        }
    }
}

//! Faces and backs of cards, and challenges as glyphs: what is printed, in one language. The words come from the catalog,
//! so they cannot disagree with the rules.

use maud::{Markup, html};
use nightlancer::catalog::card::Item;
use nightlancer::catalog::effects::{Challenge, Favour, Loss, Pay, Penalty, Window};
use nightlancer::catalog::words::{Ability, Ratings};
use nightlancer::catalog::{Catalog, ContactId, ItemId, NightlancerId, OpportunityId, RoundId, text};
use table::Lang;
use table::content::Source;

use super::art::{Motif, art};
use super::glyphs;
use crate::glyph::{icon, told};
use crate::hand::{PLAIN, Setting, width};
use crate::texts;
use crate::things::Mark;

/// How the uses of a Contact are set: each under its glyph, and there is no foot.
const USES: Setting = Setting { high: 134.0, line: 13.6, gap: 3.0, inset: 18.0 };
/// The third use of a Contact, which is played against an opponent.
const HINDERS: u8 = 2;

/// What is printed, in one language.
#[derive(Clone, Copy)]
pub(crate) struct Print {
    pub catalog: &'static Catalog,
    pub lang: Lang,
}

/// What is printed on a face.
struct Face {
    kind: &'static str,
    /// What it costs, and what it is called by those who do not see.
    cost: Option<u8>,
    glyph: &'static str,
    band: String,
    name: String,
    picture: Markup,
    says: Markup,
    /// How long that is, in letters.
    long: usize,
    /// The class of the width that it has in a hand, if it can come there.
    wide: &'static str,
    figures: Markup,
    attested: bool,
}

/// How a face lies on the table.
#[derive(Default)]
pub(crate) struct CardFace {
    pub mark: Mark,
    /// What it costs whoever looks, if it lies for sale.
    pub price: Option<u8>,
    /// Classes of how it lies: in the Loadout, in use.
    pub class: &'static str,
    /// What is said of that.
    pub note: Option<String>,
}

impl From<Mark> for CardFace {
    fn from(mark: Mark) -> CardFace {
        CardFace { mark, ..CardFace::default() }
    }
}

impl Print {
    /// Says a message of the pages.
    pub fn say(self, id: &str) -> String {
        texts().get(self.lang, id, &[])
    }

    pub fn name(self, kind: &str, key: &str) -> String {
        self.catalog.name(self.lang, kind, key)
    }

    pub fn ability(self, ability: Ability) -> String {
        self.catalog.name_of(self.lang, "ability", &ability)
    }

    /// A challenge as glyphs, among words.
    pub fn challenge(self, challenge: &Challenge, named: bool) -> Markup {
        html! { span.test { (self.test(challenge, named)) } }
    }

    /// The parts of a challenge: ability, Difficulty, Danger, Obstacle; the ability by its name too, if it is `named`.
    pub fn test(self, challenge: &Challenge, named: bool) -> Markup {
        let (test, name) = (glyphs::ability(challenge.test), self.ability(challenge.test));
        html! {
            @if named { (icon(test)) span.of { (name) } } @else { (told(test, &name)) }
            b { (challenge.difficulty) }
            @if challenge.danger > 0 { span.danger { (icon("nl-danger")) (challenge.danger) } }
            @if let Some(obstacle) = challenge.obstacle { (told(glyphs::obstacle(obstacle), &self.catalog.name_of(self.lang, "obstacle", &obstacle))) }
        }
    }

    /// What failing leads to, as glyphs.
    pub fn penalty(self, penalty: &Penalty) -> Markup {
        let loss = |loss: Loss| match loss {
            Loss::Health(amount) => html! { "−" (amount) (self.track("nl-health", "nl-health")) },
            Loss::Chips(amount) => html! { "−" (amount) (self.track("nl-chip", "nl-chips")) },
        };
        html! {
            p.fail title=(self.say("nl-penalty")) {
                @match penalty {
                    Penalty::Combat(challenge) => (self.test(challenge, false)),
                    Penalty::Lose(one) => (loss(*one)),
                    Penalty::Either(one, other) => { (loss(*one)) "/" (loss(*other)) }
                    Penalty::Abort => (self.say("nl-abort")),
                }
            }
        }
    }

    /// The glyph of a track, by its name.
    fn track(self, glyph: &str, name: &str) -> Markup {
        told(glyph, &self.say(name))
    }

    /// Bonuses as glyphs.
    pub fn bonuses(self, bonus: &Ratings) -> Markup {
        html! {
            @for (&ability, more) in Ability::ALL.iter().zip(bonus.all()).filter(|(_, more)| *more > 0) {
                span.figure { "+" (more) (told(glyphs::ability(ability), &self.ability(ability))) }
            }
        }
    }

    fn draw(self, face: &Face, lying: &CardFace) -> Markup {
        // The more there is to say, the smaller the picture and the letters; a name of two lines counts too.
        let long = match face.long + if face.name.chars().count() > 17 { 30 } else { 0 } {
            0..100 => "",
            100..165 => " long",
            165..230 => " longer",
            230..290 => " longest",
            _ => " most",
        };
        let price = lying.price.or(face.cost);
        let less = lying.price.is_some() && lying.price < face.cost;
        html! {
            article class={ "card " (face.kind) (long) (face.wide) (lying.class) (lying.mark.class) } data-at=[lying.mark.at.as_deref()] data-thing=[lying.mark.thing.as_deref()] tabindex="0" {
                header {
                    @if let Some(price) = price { span class={ "cost" @if less { " less" } } { (price) (told("nl-chip", &self.say("nl-chips"))) } }
                    span.band { (icon(face.glyph)) span { (face.band) } }
                }
                (face.picture)
                h3 { (face.name) }
                (face.says)
                footer {
                    (face.figures)
                    @if let Some(note) = &lying.note { b.note { (note) } }
                    span.source { @if face.attested { "◆" } @else { "◇" } }
                }
            }
        }
    }

    /// A Black Market card.
    pub fn item(self, id: ItemId, lying: &CardFace) -> Markup {
        let card = self.catalog.item(id);
        let says = after_first(&text::item(self.catalog, id, self.lang));
        let face = Face {
            kind: "item",
            cost: card.owner.is_none().then_some(card.cost),
            glyph: glyphs::ware(card.ware),
            band: self.catalog.name_of(self.lang, "ware", &card.ware),
            name: self.name("item", &card.key),
            picture: art(&card.key, Motif::Item(card.ware)),
            long: says.chars().count(),
            says: html! { p.text { (says) } },
            wide: "",
            figures: self.qualities(card),
            attested: is_attested(&card.source),
        };
        self.draw(&face, lying)
    }

    /// What a Black Market card is good for, as glyphs.
    pub fn qualities(self, card: &Item) -> Markup {
        html! {
            (self.bonuses(&card.bonus))
            @if card.guard > 0 { span.figure { (card.guard) (told("nl-armour", &self.say("nl-guard"))) } }
            @if let Some(obstacle) = card.passes { span.figure { (told(glyphs::obstacle(obstacle), &self.catalog.name_of(self.lang, "obstacle", &obstacle))) } }
            @for quality in &card.traits { span.figure.bad { (told(glyphs::quality(*quality), &self.catalog.name_of(self.lang, "trait", quality))) } }
        }
    }

    /// A Contact with its three uses.
    pub fn contact(self, id: ContactId, lying: &CardFace) -> Markup {
        self.uses(id, &[0, 1, HINDERS], lying)
    }

    /// A Contact with the use that was made of it alone: one of its options, or what it does to an opponent.
    pub fn used(self, id: ContactId, option: Option<u8>) -> Markup {
        self.uses(id, &[option.unwrap_or(HINDERS)], &CardFace::default())
    }

    fn uses(self, id: ContactId, options: &[u8], lying: &CardFace) -> Markup {
        let card = self.catalog.contact(id);
        let hinders = || ("lost", text::hindrance(self.catalog, card.circle, self.lang));
        let uses: Vec<(&str, String)> = options
            .iter()
            .map(|&option| card.favours.get(usize::from(option)).map_or_else(hinders, |favour| self.favour(favour)))
            .collect();
        let name = self.name("contact", &card.key);
        let face = Face {
            kind: "contact",
            cost: None,
            glyph: glyphs::circle(card.circle),
            band: self.catalog.name_of(self.lang, "circle", &card.circle),
            wide: width(USES, &name, "", &uses.iter().map(|(_, says)| says.as_str()).collect::<Vec<_>>()),
            name,
            picture: art(&card.key, Motif::Contact(card.circle)),
            long: uses.iter().map(|(_, says)| says.chars().count() + 14).sum(),
            says: html! { ul.uses { @for (glyph, says) in &uses { li class=[(*glyph == "lost").then_some("against")] { (icon(glyph)) (says) } } } },
            figures: html! {},
            attested: is_attested(&card.source),
        };
        self.draw(&face, lying)
    }

    /// An option of a Contact: the glyph of when it can be used, and what it does. Where the glyph says all of the
    /// time it is left out of the words.
    fn favour(self, favour: &Favour) -> (&'static str, String) {
        let (glyph, whole) = match favour.when {
            Window::Street => ("nl-street", false),
            Window::Open => ("nl-street", true),
            Window::Challenge => ("nl-hit", true),
            Window::Rolled => ("nl-again", true),
            Window::Answer => ("nl-security", true),
            Window::FirstCrew => ("nl-deal", false),
            Window::Event => ("nl-rain", true),
            Window::Paid => ("nl-chip", true),
        };
        let says = text::favour(self.catalog, favour, self.lang);
        let says = match says.split_once(": ") {
            Some((_, does)) if !whole => capital(does),
            _ => says,
        };
        (glyph, says)
    }

    /// An Opportunity.
    pub fn opportunity(self, id: OpportunityId, lying: &CardFace) -> Markup {
        let card = self.catalog.opportunity(id);
        let says = after_first(&text::opportunity(self.catalog, id, self.lang));
        let chips = card.pay.iter().find_map(|pay| if let Pay::Chips(chips) = pay { Some(*chips) } else { None });
        let name = self.name("opportunity", &card.key);
        let face = Face {
            kind: "opportunity",
            cost: chips,
            glyph: glyphs::kind(card.kind),
            band: self.catalog.name_of(self.lang, "kind", &card.kind),
            wide: width(PLAIN, &name, "", &[says.as_str()]),
            name,
            picture: art(&card.key, Motif::Opportunity(card.kind)),
            long: says.chars().count(),
            says: html! { p.text { (says) } },
            figures: self.bonuses(&card.bonus),
            attested: is_attested(&card.source),
        };
        self.draw(&face, lying)
    }

    /// A Nightlancer with what it begins with.
    pub fn nightlancer(self, id: NightlancerId, lying: &CardFace) -> Markup {
        let card = self.catalog.nightlancer(id);
        let says = text::special(self.catalog, id, self.lang);
        let (item, opportunity) = self.catalog.unique(id);
        let own = format!("{}, {}", self.name("item", item.key(self.catalog)), self.name("opportunity", opportunity.key(self.catalog)));
        let figure = |glyph: &str, track: &str, amount: u8| html! { span.figure { (amount) (told(glyph, &self.say(track))) } };
        let face = Face {
            kind: "nightlancer",
            cost: None,
            glyph: "nl-boss",
            band: self.catalog.texts().get(self.lang, &format!("alias-nightlancer-{}", card.key), &[]),
            name: self.name("nightlancer", &card.key),
            picture: art(&card.key, Motif::Nightlancer),
            long: says.chars().count() + own.chars().count(),
            says: html! {
                div.says {
                    p.row { (figure("nl-health", "nl-health", card.health)) (figure("nl-resolve", "nl-resolve", card.resolve)) (figure("nl-ideals", "nl-ideals", card.ideals)) (figure("nl-chip", "nl-chips", card.chips)) }
                    p.text { (says) " " em { (own) } }
                }
            },
            wide: "",
            figures: html! { @for (&ability, rating) in Ability::ALL.iter().zip(card.ratings.all()) { span class={ "figure" @if rating > 3 { " fine" } } { (told(glyphs::ability(ability), &self.ability(ability))) (rating) } } },
            attested: is_attested(&card.source),
        };
        self.draw(&face, lying)
    }

    /// A Round card.
    pub fn round(self, id: RoundId) -> Markup {
        let card = self.catalog.round(id);
        let says = after_first(&text::round(self.catalog, id, self.lang));
        let face = Face {
            kind: "round",
            cost: None,
            glyph: "nl-rain",
            band: self.catalog.name_of(self.lang, "half", &card.half),
            name: self.name("round", &card.key),
            picture: art(&card.key, Motif::Round),
            long: says.chars().count(),
            says: html! { p.text { (says) } },
            wide: "",
            figures: html! { span.figure { (self.challenge(&card.event.challenge, false)) } span.figure { (told("nl-prospects", &self.say("nl-prospects"))) (card.prospect) (icon("nl-chip")) } },
            attested: is_attested(&card.source),
        };
        self.draw(&face, &CardFace::default())
    }
}

/// A text without its first sentence, which the cost and the band show.
fn after_first(text: &str) -> String {
    text.split_once(". ").map_or(text, |(_, rest)| rest).to_owned()
}

/// With a capital letter.
fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

pub(crate) fn is_attested(source: &Source) -> bool {
    matches!(source, Source::Attested(_))
}

/// Cards face down, with how many they are.
pub(crate) fn backs(glyph: &str, count: usize, words: &str) -> Markup {
    html! { span.backs title=(words) { (told(glyph, words)) b { (count) } } }
}

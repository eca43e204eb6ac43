//! Faces and backs of cards: cost, type, name, picture, what the card says, figures, and a mark for
//! where it comes from. The words come from the catalog, so they cannot disagree with the rules.

use gangs::catalog::words::{Combat, CombatEffect, CombatSet, Firepower, Scoring, Source, UnitKind, When};
use gangs::catalog::{Catalog, CombatId, EdgerunnerId, OpportunityId, StoryCardId, text};
use gangs::story;
use maud::{Markup, html};
use table::Lang;

use super::art::{Motif, art};
use super::glyphs;
use crate::glyph::{icon, told};
use crate::hand::{PLAIN, width};
use crate::texts;
use crate::things::Mark;

/// What is printed on a face.
struct Face {
    kind: &'static str,
    cost: Option<(&'static str, u8, String)>,
    band: String,
    name: String,
    picture: Markup,
    text: String,
    figures: Markup,
    attested: bool,
}

/// How a face lies on the table.
#[derive(Default)]
pub(crate) struct CardFace {
    pub mark: Mark,
    /// How many of it lie there.
    pub copies: u8,
    /// What a "?" has come to be worth in a Firefight.
    pub worth: Option<u8>,
}

impl From<Mark> for CardFace {
    fn from(mark: Mark) -> CardFace {
        CardFace { mark, copies: 1, worth: None }
    }
}

fn draw(face: &Face, lying: &CardFace, lang: Lang) -> Markup {
    let source = if face.attested { "gangs-attested" } else { "gangs-original" };
    let source = texts().get(lang, source, &[]);
    // The more there is to say, the smaller the picture and the letters; a name of two lines counts too.
    let long = match face.text.chars().count() + if face.name.chars().count() > 17 { 35 } else { 0 } {
        0..105 => "",
        105..170 => " long",
        170..235 => " longer",
        _ => " longest",
    };
    let wide = width(PLAIN, &face.name, "", &[face.text.as_str()]);
    html! {
        article class={ "card " (face.kind) (long) (wide) (lying.mark.class) } data-at=[lying.mark.at.as_deref()] data-thing=[lying.mark.thing.as_deref()] tabindex="0" {
            header {
                @if let Some((glyph, cost, words)) = &face.cost { span.cost { (cost) (told(glyph, words)) } }
                span.band { (face.band) }
            }
            (face.picture)
            h3 { (face.name) }
            p.text { (face.text) }
            footer {
                (face.figures)
                @if lying.copies > 1 { b.copies { "×" (lying.copies) } }
                abbr.source title=(source) { @if face.attested { "◆" } @else { "◇" } }
            }
        }
    }
}

/// A text without its first sentence, which the cost and the band show.
fn after_first(text: &str) -> String {
    text.split_once(". ").map_or(text, |(_, rest)| rest).to_owned()
}

fn is_attested(source: &Source) -> bool {
    matches!(source, Source::Attested(_))
}

fn amount(catalog: &Catalog, lang: Lang, resource: &str, cost: u8) -> String {
    catalog.texts().get(lang, &format!("amount-{resource}"), &[("amount", cost.into())])
}

/// An Opportunity.
pub fn opportunity(catalog: &Catalog, id: OpportunityId, lang: Lang) -> Markup {
    opportunity_lying(catalog, id, lang, &Mark::default().into())
}

pub(crate) fn opportunity_lying(catalog: &Catalog, id: OpportunityId, lang: Lang, lying: &CardFace) -> Markup {
    let card = catalog.opportunity(id);
    let deal = catalog.name_of(lang, "deal", &card.deal);
    let glyph = deal_glyph(card.deal);
    let face = Face {
        kind: "opportunity",
        cost: Some(("contraband", card.cost, amount(catalog, lang, "contraband", card.cost))),
        band: deal.clone(),
        name: catalog.name(lang, "opportunity", &card.key),
        picture: art(&card.key, Motif::Deal(card.deal)),
        text: after_first(&text::opportunity(catalog, id, lang)),
        figures: html! { span.figure { (told(glyph, &deal)) } },
        attested: is_attested(&card.source),
    };
    draw(&face, lying, lang)
}

/// The glyph of a type of Opportunity.
pub(crate) const fn deal_glyph(deal: gangs::catalog::words::Deal) -> &'static str {
    use gangs::catalog::words::Deal;
    match deal {
        Deal::Braindance => "braindance",
        Deal::Cyberware => "cyberware",
        Deal::Weapon => "weapon",
        Deal::Story => "story",
    }
}

/// A Combat card.
pub fn combat(catalog: &Catalog, id: CombatId, lang: Lang) -> Markup {
    combat_lying(catalog, id, lang, &Mark::default().into())
}

pub(crate) fn combat_lying(catalog: &Catalog, id: CombatId, lang: Lang, lying: &CardFace) -> Markup {
    let card = catalog.combat(id);
    let full = text::combat(catalog, id, lang);
    let (firepower, text) = match card.firepower {
        Firepower::Fixed(value) => (value.to_string(), after_first(&full)),
        Firepower::DronesHere | Firepower::OtherCard => (lying.worth.map_or("?".to_owned(), |worth| format!("? {worth}")), full),
    };
    let named = |id: &str| catalog.texts().get(lang, id, &[]);
    let cred = match card.scoring {
        Scoring::If { cred, .. } | Scoring::Each { cred, .. } => cred,
        Scoring::SpendSecrets(most) => most,
    };
    let each = if matches!(card.scoring, Scoring::If { .. }) { "" } else { "×" };
    let face = Face {
        kind: "combat",
        cost: None,
        band: texts().get(lang, set_message(card.set), &[]),
        name: catalog.name(lang, "combat", &card.key),
        picture: art(&card.key, Motif::Combat(about(card))),
        text,
        figures: html! {
            span.figure.power { (firepower) (told("fire", &named("name-firepower"))) }
            span.figure { (cred) (each) (told("cred", &named("name-cred"))) }
        },
        attested: is_attested(&card.source),
    };
    draw(&face, lying, lang)
}

/// The glyph of what a Combat card is about: its effect, or else how it scores.
fn about(card: &Combat) -> &'static str {
    match (card.effect, card.firepower, card.scoring) {
        (Some(CombatEffect::MoreWith(UnitKind::Netrunner)), ..) => "netrunner",
        (Some(CombatEffect::MoreWith(UnitKind::Techie)), ..) => "techie",
        (Some(CombatEffect::MoreWith(_) | CombatEffect::DroneForFirepower), ..) | (_, Firepower::DronesHere, _) => "drone",
        (Some(CombatEffect::BlankOthers), ..) => "x",
        (Some(CombatEffect::TakeBackOrMore), ..) => "convert",
        (Some(CombatEffect::EachLosesDrone | CombatEffect::AllDronesLost), ..) => "contraband",
        (Some(CombatEffect::SecretPerNetrunner), ..) => "secret",
        (Some(CombatEffect::DroneForKill), ..) => "wild",
        (Some(CombatEffect::ChooseCasualties), ..) => "fire",
        (Some(CombatEffect::OneMoreCasualty), ..) => "assassin",
        (Some(CombatEffect::LoseInTie), ..) => "braindance",
        (Some(CombatEffect::NoLosses), ..) => "vip",
        (Some(CombatEffect::MoveSurvivor), ..) => "move",
        (Some(CombatEffect::SacrificeOwn), ..) => "lost",
        (Some(CombatEffect::KillHere), ..) => "trace",
        (_, Firepower::OtherCard, _) => "discard",
        (None, _, Scoring::If { when: When::NoneLeft, .. }) => "specialist",
        (None, _, Scoring::If { when: When::OpponentLost(UnitKind::Drone), .. }) => "cyberware",
        (None, _, Scoring::If { when: When::OpponentLost(UnitKind::NonDrone), .. }) => "fortress",
        (None, _, Scoring::If { when: When::OpponentLost(_), .. }) => "weapon",
        (None, ..) => "solo",
    }
}

const fn set_message(set: CombatSet) -> &'static str {
    match set {
        CombatSet::Starting => "gangs-set-starting",
        CombatSet::Upgrade => "gangs-set-upgrade",
        CombatSet::KangTao => "gangs-set-kang-tao",
    }
}

/// An Edgerunner.
pub fn edgerunner(catalog: &Catalog, id: EdgerunnerId, lang: Lang) -> Markup {
    edgerunner_lying(catalog, id, lang, &Mark::default().into())
}

pub(crate) fn edgerunner_lying(catalog: &Catalog, id: EdgerunnerId, lang: Lang, lying: &CardFace) -> Markup {
    let card = catalog.edgerunner(id);
    let class = card.class.map_or_else(|| catalog.name(lang, "class", "specialist"), |class| catalog.name_of(lang, "class", &class));
    let glyph = card.class.map_or("specialist", glyphs::class);
    let face = Face {
        kind: "edgerunner",
        cost: Some(("eurodollar", card.cost, amount(catalog, lang, "eurodollar", card.cost))),
        band: class,
        name: catalog.name(lang, "edgerunner", &card.key),
        picture: art(&card.key, Motif::Portrait(card.class)),
        text: after_first(&text::edgerunner(catalog, id, lang)),
        figures: html! { span.figure { (icon(glyph)) } },
        attested: is_attested(&card.source),
    };
    draw(&face, lying, lang)
}

/// A Story card: wider than the others, because it tells more.
pub fn story(catalog: &Catalog, id: StoryCardId, lang: Lang) -> Markup {
    html! {
        article.card.story tabindex="0" {
            header { span.band { (story::text::heading(catalog, id, lang)) } }
            (art(id.key(catalog), Motif::Story))
            h3 { (story::text::title(catalog, id, lang)) }
            p.told { (story::text::narration(catalog, id, lang)) }
            ul.rules { @for rule in story::text::rules(catalog, id, lang) { li { (rule) } } }
        }
    }
}

/// The back that the cards of a deck share.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Back {
    /// Combat cards.
    Combat,
    /// Opportunities.
    Opportunity,
    /// Edgerunners.
    Edgerunner,
}

/// A card face down, with words for what it is.
pub fn back(back: Back, words: &str) -> Markup {
    let (class, glyph) = match back {
        Back::Combat => ("combat", "fire"),
        Back::Opportunity => ("opportunity", "contraband"),
        Back::Edgerunner => ("edgerunner", "specialist"),
    };
    html! {
        div class={ "card back " (class) } role="img" aria-label=(words) {
            svg viewBox="0 0 50 70" aria-hidden="true" {
                path d="M5 5H45V58L38 65H5zM25 12L44 35 25 58 6 35zM5 35H45M25 5V65" {}
                circle cx="25" cy="35" r="11" {}
                use href={ "#" (glyph) } transform="translate(25 35)scale(.75)" {}
            }
            span aria-hidden="true" { (words) }
        }
    }
}

//! What stands beside the game: the agreement on chance, what takes consent, that one only looks on, and the curtain
//! between players of one screen.

use maud::{Markup, html};
use table::{Lang, Message};

use super::playing::TablePage;
use super::{say, word};

/// Somebody asks the others to agree to something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ConsentRequest {
    /// Who.
    pub name: String,
    /// What: `undo` to take back the last move, `void` to end the table without a result, `rematch` to play it again, `pause`
    /// and `go-on` to stop all clocks and let them run, `stand-in` to give a seat to a bot.
    pub asks: &'static str,
    /// Whose seat, if it is about one.
    pub about: Option<String>,
    /// Whether the reader is asked for its consent.
    pub asked: bool,
}

/// The agreement on chance while it is being made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shaking {
    /// What is agreed on.
    pub terms: String,
    /// What the table has published of its seed.
    pub seed_commitment: String,
    /// The seats of the reader that have something to do, and what: `commit` or `reveal`.
    pub steps: Vec<(u8, &'static str)>,
    /// Who is waited for.
    pub waits: Vec<String>,
}

/// What is known of the chance of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chance {
    /// What the table published of its seed before the deal; nothing where nobody can check the chance.
    pub seed_commitment: Option<String>,
    /// What the seats published of their nonces, by name, and whether the table made it for them.
    pub nonces: Vec<(String, String, bool)>,
    /// Where the replay file is, once the table is over.
    pub file: Option<String>,
}

/// Between two players of one screen.
pub(super) fn curtain(lang: Lang, id: &str, seat: u8, name: &str) -> Markup {
    html! {
        section.box.curtain role="status" {
            p { (say(lang, &Message::new("curtain").with("name", name.to_owned()))) }
            form method="post" action=(format!("/t/{id}/curtain")) {
                button.legal name="seat" value=(seat) { (say(lang, &Message::new("curtain-lift").with("name", name.to_owned()))) }
            }
        }
    }
}

/// Why a table cannot go on that was played by other rules.
pub(super) fn frozen(lang: Lang, table: &TablePage) -> Markup {
    let Some((rules, today)) = table.frozen else { return html! {} };
    let says = if table.over.is_some() { "frozen-over" } else { "frozen" };
    html! {
        section.box.frozen role="status" {
            p { (say(lang, &Message::new(says).with("rules", i64::from(rules)).with("today", i64::from(today)))) }
            @if table.over.is_none() { p.soft { (word(lang, "frozen-about")) } }
        }
    }
}

/// Somebody asks the others to agree to something.
pub(super) fn wish(lang: Lang, table: &TablePage) -> Markup {
    let Some(wish) = &table.wish else { return html! { @if let Some(name) = &table.declined { (declined(lang, name)) } } };
    let says = match wish.asks {
        "void" => "wish-void",
        "rematch" => "wish-rematch",
        "pause" => "wish-pause",
        "go-on" => "wish-go-on",
        "stand-in" => "wish-stand-in",
        _ => "wish",
    };
    html! {
        section.box.wish role="status" data-asks=(wish.asks) {
            p { (say(lang, &Message::new(says).with("name", wish.name.clone()).with("absent", wish.about.clone().unwrap_or_default()))) }
            @if wish.asked {
                form.answers method="post" action=(format!("/t/{}/consent", table.id)) {
                    button.legal name="agrees" value="yes" { (word(lang, "wish-yes")) }
                    " "
                    button name="agrees" value="no" { (word(lang, "wish-no")) }
                }
            } @else { p.soft { (word(lang, "wish-waits")) } }
        }
    }
}

/// Somebody did not want to play again.
fn declined(lang: Lang, name: &str) -> Markup {
    html! { section.box.wish role="status" { p { (say(lang, &Message::new("wish-declined").with("name", name.to_owned()))) } } }
}

/// Tells whoever has no seat that it looks on.
pub(super) fn onlooker(lang: Lang, table: &TablePage) -> Markup {
    let plays = table.players.iter().any(|player| player.you);
    html! { @if table.begun && table.over.is_none() && !plays { p.onlooker role="status" { (word(lang, "onlooker")) } } }
}

/// The badge of a table's chance: what was committed to, and the check.
pub(super) fn chance(lang: Lang, table: &TablePage) -> Markup {
    let Some(chance) = &table.chance else { return html! {} };
    let Some(seed) = &chance.seed_commitment else {
        return html! { p.badge.soft { (word(lang, "chance-none")) } };
    };
    html! {
        details.box.badge id="fair" data-table=(table.id) data-seed=(seed) data-file=[chance.file.as_ref()] {
            summary { (word(lang, "chance-title")) }
            @let sealed = table.over.is_some() && table.deal.as_ref().is_some_and(|deal| deal.sealed);
            p { (word(lang, if sealed { "chance-sealed" } else if chance.file.is_some() { "chance-over" } else { "chance-going" })) }
            @if chance.file.is_some() {
                p { button type="button" data-check hidden { (word(lang, "chance-check")) } }
                p.verdict role="status" data-good=(word(lang, "chance-good")) data-bad=(word(lang, "chance-bad"))
                    data-working=(word(lang, "chance-working")) {}
            }
            dl {
                dt { (word(lang, "chance-seed")) } dd { code { (seed) } }
                @for (name, commitment, made) in &chance.nonces {
                    dt { (say(lang, &Message::new(if *made { "chance-nonce-made" } else { "chance-nonce" }).with("name", name.clone()))) }
                    dd { code { (commitment) } }
                }
            }
        }
    }
}

//! The lobby: one click to be playing, one's own tables, and tables that wait for players.

use maud::{Markup, html};
use table::{Lang, Message};

use super::{say, word};

/// What stands in the lobby.
#[derive(Clone, Debug, Default)]
pub struct Lobby {
    /// The game to play at once: its short name, its title and how many bots sit there.
    pub now: Vec<(String, String, u8)>,
    /// One's own tables.
    pub yours: Vec<Row>,
    /// Tables that wait for players.
    pub open: Vec<Row>,
}

/// A table in a list.
#[derive(Clone, Debug)]
pub struct Row {
    /// Its id.
    pub id: String,
    /// The game's title.
    pub game: String,
    /// Who sits there; nothing for open seats.
    pub sitters: Vec<Option<String>>,
    /// How far it is: `open`, `going` or `over`.
    pub stage: &'static str,
}

/// The lobby's page.
pub fn lobby(lang: Lang, lobby: &Lobby) -> Markup {
    html! {
        section.hero {
            h1 { (word(lang, "lobby-title")) }
            p.lead { (word(lang, "lobby-lead")) }
            div.now {
                @for (key, title, bots) in &lobby.now {
                    form method="post" action="/tables" {
                        input type="hidden" name="game" value=(key);
                        input type="hidden" name="now" value="yes";
                        button.legal { (say(lang, &Message::new("lobby-play").with("game", title.clone()))) }
                        p.soft { (say(lang, &Message::new("lobby-play-about").with("bots", *bots))) }
                    }
                }
            }
        }
        section.box { h2 { (word(lang, "lobby-yours")) } (rows(lang, &lobby.yours, "lobby-yours-none")) }
        section.box { h2 { (word(lang, "lobby-open")) } (rows(lang, &lobby.open, "lobby-none")) }
    }
}

fn rows(lang: Lang, rows: &[Row], none: &'static str) -> Markup {
    let stage = |row: &Row| match row.stage {
        "open" => word(lang, "stage-open"),
        "going" => word(lang, "stage-going"),
        _ => word(lang, "stage-over"),
    };
    html! {
        @if rows.is_empty() { p.soft { (word(lang, none)) } } @else {
            ul.tables {
                @for row in rows {
                    li { a href=(format!("/t/{}", row.id)) {
                        b { (row.game) } " "
                        span { (row.sitters.iter().map(|sitter| sitter.clone().unwrap_or_else(|| word(lang, "open-seat"))).collect::<Vec<_>>().join(", ")) } " "
                        span.soft { (stage(row)) }
                    } }
                }
            }
        }
    }
}

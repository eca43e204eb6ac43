//! Opening a table: game, options, and who sits where.

use maud::{Markup, html};
use table::{Lang, Message};

use super::{say, word};

/// An option of a game.
#[derive(Clone, Debug)]
pub struct Field {
    /// Its name.
    pub key: String,
    /// What it is.
    pub says: String,
    /// What it can be, the usual one first.
    pub values: Vec<String>,
    /// What is chosen.
    pub chosen: String,
}

/// What the page asks.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// All games: short name and title.
    pub games: Vec<(String, String)>,
    /// The game that is chosen.
    pub game: String,
    /// Its options.
    pub fields: Vec<Field>,
    /// How many seats the table would have.
    pub seats: u8,
    /// Bots that can be named.
    pub bots: Vec<String>,
    /// What was wrong with the last try.
    pub wrong: Vec<String>,
}

/// The page. Without a script a button shows the seats of other options.
pub fn new_table(lang: Lang, new: &NewTable) -> Markup {
    html! {
        h1 { (word(lang, "new-title")) }
        @if !new.wrong.is_empty() {
            div.wrong role="alert" { h2 { (word(lang, "wrong-title")) } ul { @for wrong in &new.wrong { li { (wrong) } } } }
        }
        nav.games aria-label=(word(lang, "new-game")) {
            @for (key, title) in &new.games {
                a href=(format!("/new?game={key}")) aria-current=[(*key == new.game).then_some("page")] { (title) }
            }
        }
        form method="post" action="/tables" {
            input type="hidden" name="game" value=(new.game);
            fieldset {
                legend { (word(lang, "new-options")) }
                @for field in &new.fields {
                    label { span { (field.says) }
                        select name=(format!("option-{}", field.key)) {
                            @for value in &field.values { option value=(value) selected[*value == field.chosen] { (value) } }
                        }
                    }
                }
            }
            fieldset {
                legend { (word(lang, "new-seats")) }
                @for seat in 0..new.seats {
                    label { span { (say(lang, &Message::new("seat-of").with("seat", seat))) }
                        select name=(format!("seat-{seat}")) {
                            option value="me" selected[seat == 0] { (word(lang, "seat-me")) }
                            option value="open" { (word(lang, "seat-open")) }
                            @for (place, bot) in new.bots.iter().enumerate() {
                                option value=(format!("bot {bot}")) selected[seat > 0 && place == 0] {
                                    (say(lang, &Message::new("seat-bot").with("bot", bot.clone())))
                                }
                            }
                        }
                    }
                }
            }
            button.legal { (word(lang, "new-open")) }
        }
    }
}

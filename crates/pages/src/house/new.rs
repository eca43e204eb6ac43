//! Opening a table: game, options, and who sits where. One form: its options can be shown again with the
//! seats that they bring, and it opens the table in one of a few usual ways or seat by seat.

use maud::{Markup, html};
use table::wording::capital;
use table::{Lang, Message};

use super::bots::bot;
use super::decks::{self, Brought, Decks};
use super::{say, word};

/// An option of a game.
#[derive(Clone, Debug)]
pub struct Field {
    /// Its name.
    pub key: String,
    /// What it is.
    pub says: String,
    /// What it can be with its words, the usual one first.
    pub values: Vec<(String, String)>,
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
    /// What players can bring.
    pub decks: Decks,
    /// What was named of them.
    pub brought: Brought,
    /// Bots that can be named.
    pub bots: Vec<String>,
    /// What was wrong with the last try.
    pub wrong: Vec<String>,
}

/// The ways to fill a table: what the form sends as `sit`, the words, what comes of it.
const WAYS: [(&str, &str, &str); 3] =
    [("bots", "new-bots", "new-bots-about"), ("friends", "new-friends", "new-friends-about"), ("hot", "new-hot", "new-hot-about")];

/// The page. Without a script a button shows the seats of other options.
pub fn new_table(lang: Lang, new: &NewTable) -> Markup {
    html! {
        h1 { (word(lang, "new-title")) }
        p.lead { (word(lang, "new-lead")) }
        @if !new.wrong.is_empty() {
            div.wrong role="alert" { h2 { (word(lang, "wrong-title")) } ul { @for wrong in &new.wrong { li { (wrong) } } } }
        }
        nav.games aria-label=(word(lang, "new-game")) {
            @for (key, title) in &new.games {
                a href=(format!("/new?game={key}")) aria-current=[(*key == new.game).then_some("page")] { (title) }
            }
        }
        form.opening id="opening" method="post" action="/tables" {
            input type="hidden" name="game" value=(new.game);
            (options(lang, new))
            @if !new.decks.known.is_empty() {
                fieldset.decks {
                    legend { (word(lang, "deck-title")) }
                    (decks::own(lang, &new.game, &new.decks, &new.brought))
                    (decks::others(lang, &new.decks, &new.brought))
                }
            }
            (who(lang, new))
        }
    }
}

fn options(lang: Lang, new: &NewTable) -> Markup {
    html! {
        fieldset.options {
            legend { (word(lang, "new-options")) }
            @for field in &new.fields {
                label { span { (capital(&field.says)) }
                    select name=(format!("option-{}", field.key)) {
                        @for (value, says) in &field.values { option value=(value) selected[*value == field.chosen] { (capital(says)) } }
                    }
                }
            }
            button.show formaction="/new" formmethod="get" { (word(lang, "new-show")) }
        }
    }
}

fn who(lang: Lang, new: &NewTable) -> Markup {
    let way = |sit: &str, name: &'static str, about: &'static str, first: bool| {
        html! {
            li {
                button class=[first.then_some("legal")] name="sit" value=(sit) aria-describedby=(about) { (word(lang, name)) }
                p.soft id=(about) { (word(lang, about)) }
            }
        }
    };
    html! {
        fieldset.who {
            legend { (word(lang, "new-who")) }
            @if new.seats < 2 {
                ul.ways { (way("bots", "new-alone", "new-alone-about", true)) }
            } @else {
                label { span { (word(lang, "new-strength")) }
                    select name="bot" { @for name in &new.bots { option value=(name) { (capital(&bot(lang, name))) } } }
                }
                ul.ways { @for (place, (sit, name, about)) in WAYS.into_iter().enumerate() { (way(sit, name, about, place == 0)) } }
                details.by-hand {
                    summary { (word(lang, "new-by-hand")) }
                    @for seat in 0..new.seats { (place(lang, new, seat)) }
                    button { (word(lang, "new-open")) }
                }
            }
        }
    }
}

/// Who sits at one seat.
fn place(lang: Lang, new: &NewTable, seat: u8) -> Markup {
    html! {
        label class={ "seat" (seat) } { span { (say(lang, &Message::new("seat-of").with("seat", seat))) }
            select name=(format!("seat-{seat}")) {
                option value="me" selected[seat == 0] { (capital(&word(lang, "seat-me"))) }
                option value="open" { (capital(&word(lang, "seat-open"))) }
                @for (place, name) in new.bots.iter().enumerate() {
                    option value=(format!("bot {name}")) selected[seat > 0 && place == 0] { (capital(&bot(lang, name))) }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(seats: u8) -> NewTable {
        let values = vec![("tutorial".to_owned(), "Tutorial".to_owned()), ("tour".to_owned(), "the long way".to_owned())];
        NewTable {
            brought: Brought::default(),
            games: vec![("gangs".to_owned(), "Gangs".to_owned())],
            game: "gangs".to_owned(),
            fields: vec![Field { key: "story".to_owned(), says: "the Story".to_owned(), values, chosen: "tour".to_owned() }],
            seats,
            decks: Decks::default(),
            bots: vec!["street".to_owned(), "edge:2s".to_owned()],
            wrong: Vec::new(),
        }
    }

    #[test]
    fn options_are_words_and_seats_follow_them() {
        for lang in Lang::ALL {
            let page = new_table(lang, &asked(3)).into_string();
            assert!(!page.contains('⟦'), "{page}");
            assert!(page.contains("<option value=\"tour\" selected>The long way</option>"), "{page}");
            assert!(page.contains("formaction=\"/new\" formmethod=\"get\"") && page.contains("value=\"bot edge:2s\""));
            assert!(page.contains("name=\"seat-2\"") && !page.contains("name=\"seat-3\""));
        }
        let alone = new_table(Lang::En, &asked(1)).into_string();
        assert!(!alone.contains("seat-0") && !alone.contains("value=\"friends\""));
    }
}

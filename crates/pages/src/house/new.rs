//! Opening a table: game, options, and who sits where. One form: its options can be shown again with the
//! seats that they bring, and it opens the table in one of a few usual ways or seat by seat.

use maud::{Markup, html};
use table::{Lang, Message};

use super::bots::bots;
use super::clock::{self, TimeAsked};
use super::decks::{self, Brought, Decks};
use super::picks::{Pick, list, picks};
use super::{say, word};

/// An option of a game.
#[derive(Clone, Debug)]
pub struct Field {
    /// Its name.
    pub key: String,
    /// What it is.
    pub says: String,
    /// What it can be, the usual one first.
    pub values: Vec<Pick>,
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
    /// The time.
    pub time: TimeAsked,
    /// Bots that can be named.
    pub bots: Vec<String>,
    /// The best of so many games wins, as it was asked for.
    pub best_of: String,
    /// Whether decks may be changed between them.
    pub change: bool,
    /// Whether people talk there, unless nobody does in this house.
    pub talk: Option<bool>,
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
            @for field in &new.fields { (picks(&format!("option-{}", field.key), &field.says, &field.values, &field.chosen)) }
            @if let Some(talk) = new.talk {
                label.quiet { input type="checkbox" name="talk" value="off" checked[!talk]; (word(lang, "new-quiet")) }
            }
            (series(lang, new))
            (clock::asked(lang, &new.time))
            button.show formaction="/new" formmethod="get" { (word(lang, "new-show")) }
        }
    }
}

/// How many games count together, and whether decks may be changed in between.
fn series(lang: Lang, new: &NewTable) -> Markup {
    let pick = |key: &str, id: &'static str| Pick { key: key.to_owned(), name: word(lang, id), about: None };
    let best = [pick("1", "best-of-1"), pick("3", "best-of-3"), pick("5", "best-of-5")];
    let decks = [pick("same", "match-decks-same"), pick("change", "match-decks-change")];
    html! {
        @if new.seats > 1 {
            (list("best-of", &word(lang, "best-of"), &best, &new.best_of))
            @if !new.decks.known.is_empty() {
                (list("match-decks", &word(lang, "match-decks"), &decks, if new.change { "change" } else { "same" }))
            }
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
    let usual = new.bots.first().map_or("", String::as_str);
    html! {
        fieldset.who {
            legend { (word(lang, "new-who")) }
            @if new.seats < 2 {
                ul.ways { (way("bots", "new-alone", "new-alone-about", true)) }
            } @else {
                (picks("bot", &word(lang, "new-strength"), &bots(lang, &new.bots), usual))
                label.friendly { input type="checkbox" name="friendly" value="yes"; span { (word(lang, "table-friendly")) } }
                ul.ways { @for (place, (sit, name, about)) in WAYS.into_iter().enumerate() { (way(sit, name, about, place == 0)) } }
                details.several {
                    summary { (word(lang, "duplicate-new")) }
                    p.soft { (word(lang, "duplicate-new-about")) }
                    div.duplicate {
                        label { span { (word(lang, "duplicate-count")) } input type="number" name="tables" value="2" min="2" max="8"; }
                        button formaction="/duplicates" name="sit" value="bots" { (word(lang, "duplicate-bots")) }
                        button formaction="/duplicates" name="sit" value="friends" { (word(lang, "duplicate-people")) }
                    }
                }
                details.by-hand {
                    summary { (word(lang, "new-by-hand")) }
                    @for seat in 0..new.seats { (place(lang, new, seat)) }
                    button { (word(lang, "new-open")) }
                }
            }
        }
    }
}

/// Who sits at one seat. People count seats from 1.
fn place(lang: Lang, new: &NewTable, seat: u8) -> Markup {
    let plain = |key: &str, id: &'static str| Pick { key: key.to_owned(), name: word(lang, id), about: None };
    let bot =
        |bot: Pick| Pick { key: format!("bot {}", bot.key), name: say(lang, &Message::new("seat-bot").with("bot", bot.name)), about: None };
    let all: Vec<Pick> =
        [plain("me", "seat-me"), plain("open", "seat-open")].into_iter().chain(bots(lang, &new.bots).into_iter().map(bot)).collect();
    let usual = new.bots.first().filter(|_| seat > 0).map_or("me".to_owned(), |bot| format!("bot {bot}"));
    let says = say(lang, &Message::new("seat-of").with("seat", seat + 1));
    html! { div class={ "seat" (seat) } { (list(&format!("seat-{seat}"), &says, &all, &usual)) } }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(seats: u8) -> NewTable {
        let pick = |key: &str, name: &str, about: Option<&str>| Pick {
            key: key.to_owned(),
            name: name.to_owned(),
            about: about.map(str::to_owned),
        };
        let values = vec![pick("tutorial", "Tutorial", None), pick("tour", "the long way", Some("Past everything."))];
        let first = vec![pick("0", "seat 1", None), pick("1", "seat 2", None)];
        let field = |key: &str, says: &str, values, chosen: &str| Field {
            key: key.to_owned(),
            says: says.to_owned(),
            values,
            chosen: chosen.to_owned(),
        };
        NewTable {
            brought: Brought::default(),
            games: vec![("gangs".to_owned(), "Gangs".to_owned())],
            game: "gangs".to_owned(),
            fields: vec![field("story", "the Story", values, "tour"), field("first", "who begins", first, "1")],
            seats,
            decks: Decks::default(),
            time: TimeAsked::default(),
            bots: vec!["street".to_owned(), "edge:2s".to_owned()],
            talk: Some(true),
            best_of: "1".to_owned(),
            change: false,
            wrong: Vec::new(),
        }
    }

    #[test]
    fn options_are_words_and_seats_follow_them() {
        for lang in Lang::ALL {
            let page = new_table(lang, &asked(3)).into_string();
            assert!(!page.contains('⟦'), "{page}");
            assert!(page.contains("value=\"tour\" checked><b>The long way</b><small>Past everything.</small>"), "{page}");
            assert!(page.contains("<option value=\"1\" selected>Seat 2</option>"), "{page}");
            assert!(page.contains("value=\"street\" checked>"), "the usual bot is chosen: {page}");
            let seat = |seat: u8| say(lang, &Message::new("seat-of").with("seat", seat));
            assert!(page.contains(&seat(1)) && page.contains(&seat(3)) && !page.contains(&seat(0)), "people count from 1");
            assert!(page.contains("formaction=\"/new\" formmethod=\"get\"") && page.contains("value=\"bot edge:2s\""));
            assert!(page.contains("name=\"seat-2\"") && !page.contains("name=\"seat-3\""));
        }
        let alone = new_table(Lang::En, &asked(1)).into_string();
        assert!(!alone.contains("seat-0") && !alone.contains("value=\"friends\""));
    }
}

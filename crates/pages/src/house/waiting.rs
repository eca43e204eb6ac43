//! The waiting room: what will be played, who sits where, what can be done with seats that nobody has taken, and how
//! others are invited.

use maud::{Markup, html};
use table::wording::capital;
use table::{Lang, Message};

use super::bots::bots;
use super::decks::{self, Brought};
use super::playing::TablePage;
use super::{picks, say, word};
use crate::qr;

/// What stands beside a table that waits for players.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Invites {
    /// Its whole address.
    pub link: String,
    /// The decks that the reader keeps, if it can sit down with one of them.
    pub own: Vec<super::Pick>,
}

/// How others are invited to a table, by its whole address. It stands beside what changes: the same table can be reached
/// under several names.
pub(super) fn invite(lang: Lang, table: &str, invites: &Invites) -> Markup {
    let link = invites.link.as_str();
    html! {
        section.box.invite {
            h2 { (word(lang, "invite-title")) }
            p.soft { (word(lang, "invite-about")) }
            p.link {
                input type="text" id="link" readonly value=(link) aria-label=(word(lang, "invite-link"));
                button type="button" data-copy="link" data-done=(word(lang, "invite-copied")) hidden { (word(lang, "invite-copy")) }
            }
            (qr::square(link, &word(lang, "invite-square")))
        }
        (decks::sit_with(lang, table, &invites.own))
    }
}

/// Who is waited for before a table begins, and how to sit down.
pub(super) fn waits(lang: Lang, table: &TablePage) -> Markup {
    if let Some(shaking) = &table.shaking {
        return html! {
            section.box.waits role="status" {
                p { (word(lang, "shake-title")) }
                @if !shaking.waits.is_empty() {
                    p.soft { (say(lang, &Message::new("shake-waits").with("names", shaking.waits.join(", ")))) }
                }
                div id="shake" data-table=(table.id) data-terms=(shaking.terms) data-seed=(shaking.seed_commitment)
                    data-steps=(shaking.steps.iter().map(|(seat, step)| format!("{seat}:{step}")).collect::<Vec<_>>().join(" ")) {}
                (cancel(lang, table))
            }
        };
    }
    let sits = table.players.iter().any(|player| player.you);
    html! {
        section.box.waits {
            h2 { (word(lang, "table-waits")) }
            p.soft { (word(lang, if sits { "waits-sitting" } else { "waits-standing" })) }
            dl.options {
                dt { (word(lang, "new-game")) } dd { (table.title) }
                @for (option, value) in &table.options { dt { (capital(option)) } dd { (capital(value)) } }
            }
            ol.seats {
                @for (seat, player) in (0u8..).zip(&table.players) {
                    li class={ "seat" (seat) @if player.name.is_empty() { " free" } } {
                        span.number { (say(lang, &Message::new("seat-of").with("seat", seat + 1))) }
                        span.who {
                            @if player.name.is_empty() { (word(lang, "open-seat")) } @else { (player.name) }
                            @if player.you { " (" (word(lang, "you")) ")" }
                        }
                        @if table.open.contains(&seat) { div.do { (sit(lang, table, seat, sits)) (given(lang, table, seat)) } }
                    }
                }
            }
            (cancel(lang, table))
        }
    }
}

/// Whoever opened a table calls it off.
fn cancel(lang: Lang, table: &TablePage) -> Markup {
    html! { @if table.close { (super::playing::close(lang, &table.id, "table-cancel")) } }
}

/// How a reader takes an open seat. Whoever sits there already says that it wants another one at the same screen.
fn sit(lang: Lang, table: &TablePage, seat: u8, sits: bool) -> Markup {
    let form = html! {
        form method="post" action=(format!("/t/{}/sit", table.id)) {
            @if !table.decks.known.is_empty() { (decks::own(lang, &table.game, &table.decks, &Brought::default())) }
            @if sits { input type="hidden" name="more" value="yes"; }
            button.legal[!sits] name="seat" value=(seat) {
                (say(lang, &Message::new("seat-of").with("seat", seat + 1))) ": " (word(lang, if sits { "table-sit-more" } else { "table-sit" }))
            }
        }
    };
    html! {
        @if sits { details { summary { (word(lang, "table-hot")) } p.soft { (word(lang, "table-hot-about")) } (form) } }
        @else { (form) }
    }
}

/// What whoever opened the table does with an open seat: a bot takes it, or it is taken away.
fn given(lang: Lang, table: &TablePage, seat: u8) -> Markup {
    if table.bots.is_empty() {
        return html! {};
    }
    let usual = table.bots.first().map_or("", String::as_str);
    html! {
        form.give method="post" action=(format!("/t/{}/bot", table.id)) {
            input type="hidden" name="seat" value=(seat);
            (picks::list("bot", &word(lang, "new-strength"), &bots(lang, &table.bots), usual))
            button { (word(lang, "seat-give")) }
        }
        @if table.fewer {
            form method="post" action=(format!("/t/{}/drop", table.id)) {
                button name="seat" value=(seat) { (word(lang, "seat-drop")) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::playing::Player;
    use super::*;

    fn table(you: bool) -> TablePage {
        let player = |name: &str, you| Player { name: name.to_owned(), you, ..Player::default() };
        TablePage {
            id: "t1".to_owned(),
            game: "leduc".to_owned(),
            title: "Leduc".to_owned(),
            players: vec![player("Ada", you), player("", false)],
            options: vec![("the Story".to_owned(), "the long way".to_owned())],
            open: vec![1],
            ..TablePage::default()
        }
    }

    #[test]
    fn whoever_sits_does_not_sit_twice_by_accident() {
        for lang in Lang::ALL {
            let (own, other) = (waits(lang, &table(true)).into_string(), waits(lang, &table(false)).into_string());
            assert!(!own.contains('⟦') && !other.contains('⟦'));
            assert!(own.contains("<details><summary>") && own.contains("name=\"more\""), "{own}");
            assert!(!other.contains("name=\"more\"") && !other.contains("<details>"), "{other}");
            assert!(own.contains("The Story") && own.contains("The long way") && !own.contains("/bot") && !own.contains("/drop"));
            let seat = |seat: u8| say(lang, &Message::new("seat-of").with("seat", seat));
            assert!(own.contains(&seat(1)) && own.contains(&seat(2)) && !own.contains(&seat(0)), "people count from 1");
        }
    }

    #[test]
    fn whoever_opened_it_gives_seats_away() {
        let own = TablePage { bots: vec!["street".to_owned(), "random".to_owned()], fewer: true, close: true, ..table(true) };
        let page = waits(Lang::En, &own).into_string();
        for part in ["/t/t1/bot", "/t/t1/drop", "/t/t1/close", "normal (street)", "value=\"1\""] {
            assert!(page.to_lowercase().contains(part), "{part}: {page}");
        }
        let full = TablePage { fewer: false, ..own };
        assert!(!waits(Lang::En, &full).into_string().contains("/drop"));
    }

    #[test]
    fn an_invitation_can_be_copied_and_read_by_phones() {
        let page = invite(Lang::It, "t1", &Invites { link: "http://127.0.0.1:2077/t/t1".to_owned(), own: Vec::new() }).into_string();
        assert!(
            page.contains("value=\"http://127.0.0.1:2077/t/t1\"") && page.contains("<svg class=\"qr\"") && !page.contains('⟦'),
            "{page}"
        );
    }
}

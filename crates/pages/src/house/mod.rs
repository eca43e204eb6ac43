//! The pages that every game shares: lobby, new table, table, rules, about.

mod about;
mod account;
mod alerts;
mod apart;
mod bots;
mod cards;
mod clock;
mod deals;
mod decks;
mod end;
mod events;
mod help;
mod hosts;
mod inline;
mod layout;
mod learn;
mod lobby;
mod log;
mod matches;
mod new;
mod people;
mod picks;
mod playing;
mod replay;
mod rules;
mod talk;
mod times;
mod turn;
mod turns;
mod waiting;
mod words;

use std::sync::LazyLock;

use table::{Lang, Message, Says, Texts};

pub use about::{about, name, trouble};
pub use account::{AccountPage, PasskeyRow, SessionRow, account, sign_in};
pub use alerts::{AlertsPage, alerts, letter_asks, letter_done};
pub use apart::{Chance, ConsentRequest, Shaking};
pub(crate) use cards::search;
pub use cards::{CardQuery, Worded, cards, have_cards, worded};
pub use clock::{Clock, SeatClock, StandIn, TimeAsked, USUAL, terms_in_words};
pub use deals::{
    CameOut, Daily, DailyGame, DailyResults, DealNote, Duplicate, DuplicateRow, DuplicateTable, daily, daily_results, duplicate, sealed,
};
pub use decks::{Brought, Decks};
pub use end::{End, Moment, Ranked};
pub use events::{EntrantRow, EventPage, EventRow, NewEvent, PairingRow, event, events, new_event};
pub use help::help;
pub use hosts::{BanRow, Hosts, InvitationRow, ReportRow, banned, host_login, hosts, hosts_page, invitation};
pub use layout::{MANIFEST, MORE, Reader, SCRIPT, STYLE, WORKER, page};
pub use learn::{Course, Learning, learners, lesson, lessons, unseen};
pub use lobby::{Lobby, Row, Tile, lobby, quota, quota_says};
pub use log::Line;
pub use matches::{MatchGame, MatchPage, MatchPlayer, OfMatch, match_page};
pub use new::{Field, NewTable, new_table};
pub use people::{DailyRow, Leaders, PersonPage, PlayedRow, RatedRow, RecordRow, leaders, person, seats_of};
pub use picks::Pick;
pub use playing::{Player, TablePage, Undo, board, whole};
pub use replay::{Scene, replay, scene};
pub use rules::rules;
pub use talk::{
    AboutLine, PHRASES, ShunnedOne, TalkLine, TalkPanel, about_line, phrase, reported, shunned_page, talk_line, talk_page, talk_panel,
    talk_slot,
};
pub(crate) use times::date;
pub use times::{day_of, iso};
pub use turn::Turn;
pub use turns::{TurnRow, Turns, next_says, turns_say, waits_in_words, your_turn};
pub use waiting::Invites;
pub use words::{in_words, words};

static TEXTS: LazyLock<Texts> = LazyLock::new(|| {
    Texts::new(include_str!("../../text/house.en.ftl"), include_str!("../../text/house.it.ftl"))
        .unwrap_or_else(|problems| panic!("the texts are wrong:\n{problems}"))
});

/// What seats are called.
pub fn seats_word(lang: Lang) -> String {
    word(lang, "new-seats")
}

/// What a way to play is called.
pub fn mode_word(lang: Lang) -> String {
    word(lang, "new-mode")
}

/// A sentence of the house that others say.
pub fn sentence(lang: Lang, id: &'static str) -> String {
    word(lang, id)
}

/// Says a message of the house.
pub fn say(lang: Lang, message: &Message) -> String {
    TEXTS.say(lang, message)
}

/// Says a message in every language.
pub fn says(message: &Message) -> Says {
    TEXTS.says(message)
}

/// Says a message that needs nothing.
pub(crate) fn word(lang: Lang, id: &'static str) -> String {
    say(lang, &Message::new(id))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_stands_in_every_language() {
        for lang in Lang::ALL {
            assert!(!word(lang, "lobby-title").contains('⟦'));
        }
    }
}

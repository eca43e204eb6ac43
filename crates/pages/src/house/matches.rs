//! Matches: the score as tables and lists show it, the way to the next game, and the page of a match.

use maud::{Markup, html};
use table::text::Arg;
use table::{Lang, Message};

use super::decks::{self, Brought, Decks};
use super::playing::TablePage;
use super::{say, word};

/// What a table shows of the match that it belongs to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OfMatch {
    /// The match.
    pub id: String,
    /// The best of so many games wins.
    pub games: u8,
    /// Which game it is, counted from 1.
    pub number: usize,
    /// Who plays, by seat.
    pub names: Vec<String>,
    /// The games that each has won.
    pub wins: Vec<usize>,
    /// Whether decks may be changed before the next.
    pub changes: bool,
    /// Whether it is over.
    pub over: bool,
    /// The seat that has won it.
    pub won: Option<u8>,
    /// The seats that are ready for the next game.
    pub ready: Vec<u8>,
    /// The tournament that it belongs to: its id, its name and the round.
    pub event: Option<(String, String, u32)>,
}

impl OfMatch {
    /// The score: of two as `Ada 1 : 0 Bo`, of more with a comma between them.
    pub fn score(&self) -> String {
        let of = |seat: usize| self.names.get(seat).cloned().unwrap_or_default();
        match self.wins[..] {
            [one, two] => format!("{} {one} : {two} {}", of(0), of(1)),
            _ => self.wins.iter().enumerate().map(|(seat, wins)| format!("{} {wins}", of(seat))).collect::<Vec<_>>().join(", "),
        }
    }

    /// What it is and how it stands, in a sentence without its end.
    pub fn says(&self, lang: Lang) -> String {
        match (self.over, self.won) {
            (true, Some(won)) => {
                let name = self.names.get(usize::from(won)).cloned().unwrap_or_default();
                say(lang, &Message::new("match-won").with("name", name).with("score", self.score()))
            }
            (true, None) => say(lang, &Message::new("match-drawn").with("score", self.score())),
            _ => {
                let (number, games) = (Arg::Number(self.number as i64), Arg::Number(self.games.into()));
                say(lang, &Message::new("match-score").with("score", self.score()).with("number", number).with("games", games))
            }
        }
    }
}

/// The match of a table, in one line with the ways to its page and to that of its tournament.
pub(super) fn line(lang: Lang, table: &TablePage) -> Markup {
    let Some(of) = table.of_match.as_ref() else { return html! {} };
    html! {
        p.of-match {
            @if of.games > 1 { a href=(format!("/matches/{}", of.id)) { (of.says(lang)) } }
            @if let Some((id, name, round)) = &of.event {
                @if of.games > 1 { " · " }
                a href=(format!("/events/{id}")) { (round_of(lang, name, *round)) }
            }
        }
    }
}

/// A round of a tournament.
fn round_of(lang: Lang, name: &str, round: u32) -> String {
    say(lang, &Message::new("event-round-of").with("name", name.to_owned()).with("round", Arg::Number(round.into())))
}

/// What comes after a game of a match: the next one, whoever is waited for, or the tournament.
pub(super) fn then(lang: Lang, table: &TablePage, of: &OfMatch) -> Markup {
    let to = |act: &str| format!("/matches/{}/{act}", of.id);
    let ready = table.sits.is_some_and(|seat| of.ready.contains(&seat));
    html! {
        @if let Some(next) = &table.next {
            a.button.legal.next href=(format!("/t/{next}")) { (word(lang, "match-next")) }
        } @else if !of.over {
            @if ready { p.ready role="status" { (waits(lang, of)) } }
            @else if table.sits.is_some() {
                form method="post" action=(to("ready")) { button.legal { (word(lang, "match-next")) } }
                @if of.changes { a.button href=(format!("/matches/{}", of.id)) { (word(lang, "match-change-deck")) } }
            }
        }
        @if let Some((id, name, round)) = &of.event { a.button href=(format!("/events/{id}")) { (round_of(lang, name, *round)) } }
        @else { a.button href=(format!("/matches/{}", of.id)) { (word(lang, "match-page")) } }
    }
}

/// Who is waited for.
fn waits(lang: Lang, of: &OfMatch) -> String {
    let late = (0u8..).zip(&of.names).filter(|(seat, _)| !of.ready.contains(seat)).map(|(_, name)| name.clone());
    say(lang, &Message::new("match-waits").with("names", late.collect::<Vec<_>>().join(", ")))
}

/// A player of a match.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MatchPlayer {
    /// The name.
    pub name: String,
    /// The games that it has won.
    pub wins: usize,
    /// Whether it is the reader.
    pub you: bool,
    /// Whether it has left.
    pub left: bool,
    /// Whether it is ready for the next game.
    pub ready: bool,
    /// Whether it has won the match.
    pub won: bool,
}

/// A game of a match.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MatchGame {
    /// The table.
    pub table: String,
    /// `open`, `going` or `over`.
    pub stage: &'static str,
    /// Who had the first seat.
    pub first: String,
    /// Who won it; nobody if it was a draw, does not count, or was closed.
    pub won: Option<String>,
    /// Whether it was dealt.
    pub dealt: bool,
}

/// The page of a match.
#[derive(Clone, Debug, Default)]
pub struct MatchPage {
    /// Its id.
    pub id: String,
    /// The game's short name.
    pub game: String,
    /// The game's title.
    pub title: String,
    /// The best of so many games wins.
    pub games: u8,
    /// How many games there are at most.
    pub most: usize,
    /// Whether decks may be changed in between.
    pub changes: bool,
    /// Who plays.
    pub players: Vec<MatchPlayer>,
    /// Its tables.
    pub tables: Vec<MatchGame>,
    /// Whether it is over.
    pub over: bool,
    /// Whether the next game is waited for, and in how many seconds it begins in any case.
    pub rests: Option<i64>,
    /// What the reader can bring to the next game.
    pub decks: Decks,
    /// What it has named.
    pub brought: Brought,
    /// The tournament that it belongs to: its id, its name and the round.
    pub event: Option<(String, String, u32)>,
    /// What was wrong with the last try.
    pub wrong: Vec<String>,
}

/// The page of a match.
pub fn match_page(lang: Lang, page: &MatchPage) -> Markup {
    let names = page.players.iter().map(|player| player.name.clone()).collect::<Vec<_>>().join(" – ");
    let own = page.players.iter().find(|player| player.you);
    let plays = own.is_some_and(|own| !own.left) && !page.over;
    let waited = plays && page.rests.is_some() && own.is_some_and(|own| !own.ready);
    html! {
        h1 { (names) }
        p.lead { (page.title) ", " (say(lang, &Message::new("match-best-of").with("games", Arg::Number(page.games.into())))) }
        @if let Some((id, name, round)) = &page.event { p { a href=(format!("/events/{id}")) { (round_of(lang, name, *round)) } } }
        (wrong(lang, &page.wrong))
        div #live data-live=(format!("/matches/{}/stream", page.id)) data-waits[plays && page.rests.is_some() && !waited] {
            section.box.score {
                h2 { (word(lang, if page.over { "match-result" } else { "match-standing" })) }
                ul.sides {
                    @for (seat, player) in page.players.iter().enumerate() {
                        li class={ "seat" (seat) @if player.won { " won" } } {
                            span { (player.name) @if player.you { " (" (word(lang, "you")) ")" } }
                            b { (player.wins) }
                            @if player.won { small { (word(lang, "match-winner")) } }
                            @else if player.left { small.soft { (word(lang, "match-has-left")) } }
                            @else if page.rests.is_some() { small.soft { (word(lang, if player.ready { "match-is-ready" } else { "match-not-ready" })) } }
                        }
                    }
                }
                @if page.over && !page.players.iter().any(|player| player.won) { p { (word(lang, "match-nobody")) } }
                @if let Some(seconds) = page.rests {
                    p.soft { (say(lang, &Message::new("match-break").with("minutes", Arg::Number((seconds + 59) / 60)))) }
                }
                @if let Some(last) = page.tables.last().filter(|last| last.stage != "over") {
                    p { a.button.legal.go href=(format!("/t/{}", last.table)) { (word(lang, if plays { "match-play" } else { "match-watch" })) } }
                }
            }
            (games(lang, page))
        }
        @if waited { (ready(lang, page)) }
        section.box.rules {
            h2 { (word(lang, "match-rules")) }
            ul {
                li { (word(lang, "match-rule-seats")) }
                li { (say(lang, &Message::new("match-rule-most").with("most", Arg::Number(page.most as i64)))) }
                @if !page.decks.known.is_empty() || page.changes { li { (word(lang, if page.changes { "match-rule-change" } else { "match-rule-same" })) } }
                li { (word(lang, "match-rule-break")) }
            }
        }
        @if plays {
            details.leave { summary { (word(lang, "match-leave")) }
                p.soft { (word(lang, "match-leave-about")) }
                form method="post" action=(format!("/matches/{}/leave", page.id)) { button.danger { (word(lang, "match-leave-sure")) } }
            }
        }
    }
}

/// What is wrong with what was sent.
pub(super) fn wrong(lang: Lang, wrong: &[String]) -> Markup {
    html! {
        @if !wrong.is_empty() {
            div.wrong role="alert" { h2 { (word(lang, "wrong-title")) } ul { @for wrong in wrong { li { (wrong) } } } }
        }
    }
}

fn games(lang: Lang, page: &MatchPage) -> Markup {
    html! {
        section.box.games {
            h2 { (word(lang, "match-games")) }
            ol {
                @for game in &page.tables {
                    li {
                        a href=(format!("/t/{}", game.table)) {
                            @match (game.stage, &game.won) {
                                ("open", _) => (word(lang, "match-game-open")),
                                ("going", _) => (word(lang, "match-game-going")),
                                (_, Some(name)) => (say(lang, &Message::new("row-won").with("names", name.clone()))),
                                (_, None) if !game.dealt => (word(lang, "row-closed")),
                                _ => (word(lang, "match-game-drawn")),
                            }
                        }
                        " " small.soft { (say(lang, &Message::new("match-first").with("name", game.first.clone()))) }
                    }
                }
            }
        }
    }
}

/// How the reader says that it is ready: with what it had, in one click, or with something else.
fn ready(lang: Lang, page: &MatchPage) -> Markup {
    let to = format!("/matches/{}/ready", page.id);
    html! {
        section.box.choose {
            h2 { (word(lang, "match-your-deck")) }
            form method="post" action=(to) {
                button.legal { (word(lang, if page.changes { "match-same-again" } else { "match-next" })) }
            }
            @if page.changes && !page.decks.known.is_empty() {
                p.soft { (word(lang, "match-secret")) }
                form.opening.single method="post" action=(to) {
                    fieldset.decks {
                        legend { (word(lang, "match-another-deck")) }
                        (decks::own(lang, &page.game, &page.decks, &page.brought))
                    }
                    button { (word(lang, "match-with-this")) }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_score_is_said_from_the_seats_that_it_is_read_at() {
        let names = vec!["Ada".to_owned(), "Bo".to_owned()];
        let of = OfMatch { games: 3, number: 2, names, wins: vec![1, 0], ..OfMatch::default() };
        assert_eq!(of.says(Lang::En), "Ada 1 : 0 Bo, game 2, best of 3");
        let over = OfMatch { over: true, won: Some(1), wins: vec![1, 2], ..of.clone() };
        assert_eq!(over.says(Lang::En), "Bo has won the match: Ada 1 : 2 Bo");
        for lang in Lang::ALL {
            for of in [&of, &over, &OfMatch { won: None, ..over.clone() }] {
                assert!(!of.says(lang).contains('⟦'));
            }
        }
    }

    #[test]
    fn whoever_plays_chooses_and_whoever_looks_on_does_not() {
        let player = |name: &str, you| MatchPlayer { name: name.to_owned(), you, ..MatchPlayer::default() };
        let decks =
            Decks { known: vec![super::super::Pick { key: "a".to_owned(), name: "A".to_owned(), about: None }], ..Decks::default() };
        let page = MatchPage {
            id: "m".to_owned(),
            changes: true,
            players: vec![player("Ada", true), player("Bo", false)],
            tables: vec![MatchGame { stage: "over", dealt: true, ..MatchGame::default() }],
            rests: Some(61),
            decks,
            ..MatchPage::default()
        };
        for lang in Lang::ALL {
            let own = match_page(lang, &page).into_string();
            assert!(
                own.contains("/matches/m/ready") && own.contains("name=\"deck\"") && own.contains("/matches/m/leave") && !own.contains('⟦'),
                "{own}"
            );
            let other =
                match_page(lang, &MatchPage { players: vec![player("Ada", false), player("Bo", false)], ..page.clone() }).into_string();
            assert!(!other.contains("<form") && !other.contains('⟦'), "{other}");
        }
    }
}

//! The lobby: one click to be playing, one's own tables, and tables that wait for players.

use maud::{Markup, html};
use table::text::Arg;
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
    /// The version of the rules that it was played by, if it cannot go on because of that.
    pub frozen: Option<u32>,
    /// The seats that won, once it is over.
    pub won: Option<Vec<u8>>,
}

/// The lobby's page.
pub fn lobby(lang: Lang, lobby: &Lobby) -> Markup {
    html! {
        section.hero {
            (city())
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
                a.button href="/new" { (word(lang, "lobby-more")) }
            }
        }
        div.lists {
            section.box { h2 { (word(lang, "lobby-yours")) } (rows(lang, &lobby.yours, "lobby-yours-none")) }
            section.box {
                h2 { (word(lang, "lobby-open")) }
                (rows(lang, &lobby.open, "lobby-none"))
                @if lobby.open.is_empty() { p.do { a.button href="/new" { (word(lang, "lobby-open-one")) } } }
            }
            details.box {
                summary { (word(lang, "replay-bring")) }
                form method="post" action="/replays" enctype="multipart/form-data" {
                    label { span { (word(lang, "replay-bring-file")) } input type="file" name="file" accept=".json,application/json" required; }
                    button { (word(lang, "replay-bring-show")) }
                }
            }
        }
    }
}

fn rows(lang: Lang, rows: &[Row], none: &'static str) -> Markup {
    html! {
        @if rows.is_empty() { p.soft { (word(lang, none)) } } @else {
            ul.tables { @for row in rows { li { a href=(format!("/t/{}", row.id)) { (table(lang, row)) } } } }
        }
    }
}

fn table(lang: Lang, row: &Row) -> Markup {
    let stage = match row.stage {
        "open" => word(lang, "stage-open"),
        "going" if row.frozen.is_some() => word(lang, "stage-frozen"),
        "going" => word(lang, "stage-going"),
        _ => word(lang, "stage-over"),
    };
    let name = |seat: &u8| row.sitters.get(usize::from(*seat)).cloned().flatten();
    let won: Vec<String> = row.won.iter().flatten().filter_map(name).collect();
    let open = row.sitters.iter().filter(|sitter| sitter.is_none()).count();
    html! {
        b { (row.game) } " "
        span class={ "stage " (row.stage) } {
            (stage)
            @if !won.is_empty() { ", " (say(lang, &Message::new("lobby-won").with("names", won.join(", ")))) }
            @if open > 0 { ", " (say(lang, &Message::new("lobby-seats-left").with("count", Arg::Number(open as i64)))) }
        } " "
        span.sitters {
            @for (seat, sitter) in row.sitters.iter().enumerate() {
                @match sitter {
                    Some(name) => { span class={ "sitter seat" (seat) } { (name) } " " }
                    None => { span.sitter.free { (word(lang, "open-seat")) } " " }
                }
            }
        }
    }
}

/// What a guest is told who has as many tables as it can have.
pub fn quota_says(lang: Lang, held: &'static str, most: i64) -> String {
    say(lang, &Message::new(held).with("most", Arg::Number(most)))
}

/// The page of a guest who has as many tables as it can have: each with a button to close it.
pub fn quota(lang: Lang, says: &str, tables: &[Row]) -> Markup {
    html! {
        h1 { (word(lang, "error-title")) }
        p role="alert" { (says) }
        ul.tables.quota {
            @for row in tables {
                li { a href=(format!("/t/{}", row.id)) { (table(lang, row)) } (super::playing::close(lang, &row.id, "quota-close")) }
            }
        }
        p { a href="/" { (word(lang, "error-back")) } }
    }
}

/// A skyline beside the words.
fn city() -> Markup {
    html! {
        svg.skyline viewBox="0 0 400 120" preserveAspectRatio="xMaxYMax slice" aria-hidden="true" {
            path.far d="M0 120V80h18V62h14v18h16V48h20v30h12V58h22v26h14V40l10-10 10 10v38h18V66h20v16h12V52h26v30h16V34h18v42h14V60h22v18h16V46h14V30h4v16h10v34h18V64h20v56z" {}
            path.near d="M0 120V98h24V86h18v14h22V78h26v24h20V90h18V72h16v26h30V84h20v16h24V70h22v30h26V88h20v12h26V76h18v22h22V92h28v28z" {}
            path.windows d="M70 84v30M78 84v30M150 78v36M222 76v38M230 76v38M318 82v32" {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_and_their_absence_are_told() {
        let row = Row {
            id: "t1".to_owned(),
            game: "Gangs".to_owned(),
            sitters: vec![Some("Ada".to_owned()), None],
            stage: "open",
            frozen: None,
            won: None,
        };
        let frozen = Row { stage: "going", frozen: Some(1), ..row.clone() };
        let over = Row { stage: "over", won: Some(vec![0]), ..row.clone() };
        let full =
            Lobby { now: vec![("gangs".to_owned(), "Gangs".to_owned(), 3)], yours: vec![frozen, over, row.clone()], open: vec![row] };
        for lang in Lang::ALL {
            let page = lobby(lang, &full).into_string();
            assert!(!page.contains('⟦') && page.contains("href=\"/t/t1\"") && page.contains("Ada"));
            assert!(page.contains(&word(lang, "stage-frozen")), "{page}");
            assert!(page.contains(&say(lang, &Message::new("lobby-won").with("names", "Ada".to_owned()))), "{page}");
            assert!(!lobby(lang, &Lobby::default()).into_string().contains('⟦'));
        }
    }
}

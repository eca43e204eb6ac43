//! A table: who is awaited, the board, what can be done and what cannot, and what happened.

use maud::{Markup, PreEscaped, Render, html};
use table::any::{Forbidden, Offer};
use table::{Lang, Message, Reactions};

use super::apart::{self, Chance, ConsentRequest, Shaking};
use super::clock::{self, Clock, StandIn};
use super::deals::{self, DealNote};
use super::decks::Decks;
use super::end::{self, End};
use super::layout::titled;
use super::log::{self, Line};
use super::matches::{self, OfMatch};
use super::turn::Turn;
use super::{Invites, say, waiting, word, words};
use crate::parts::part;
use crate::prompt::{Choice, Says};
use crate::stage::{self, Stage};
use crate::texts;

/// Somebody at the table.
#[derive(Clone, Debug, Default)]
pub struct Player {
    /// The name; empty for an open seat.
    pub name: String,
    /// Whether it is the reader.
    pub you: bool,
    /// Whether the game waits for it.
    pub awaited: bool,
    /// The bot that plays for it.
    pub stand_in: Option<String>,
    /// Whether it is awaited and has not been seen for a while.
    pub absent: bool,
}

/// All that a reader may see of a table.
#[derive(Clone, Debug, Default)]
pub struct TablePage {
    /// Its id.
    pub id: String,
    /// The game's short name.
    pub game: String,
    /// The game's title.
    pub title: String,
    /// Who sits there.
    pub players: Vec<Player>,
    /// How the reader is asked for reactions, in games that ask for them.
    pub reactions: Option<Reactions>,
    /// Whether no other person plays here, so that nobody sees how long the reader takes.
    pub unseen: bool,
    /// Whether the reader has just taken something back, and wants to decide anew.
    pub anew: bool,
    /// The options in words: what, and how.
    pub options: Vec<(String, String)>,
    /// Whether the reader can sit down, by seat.
    pub open: Vec<u8>,
    /// The bots that the reader, who opened the table, can give open seats to.
    pub bots: Vec<String>,
    /// Whether the table can have a seat less.
    pub fewer: bool,
    /// Whose turn it is.
    pub turn: Turn,
    /// What players can bring.
    pub decks: Decks,
    /// Whether it has begun.
    pub begun: bool,
    /// The version of the rules that it was played by and that of today, if it cannot go on because of that.
    pub frozen: Option<(u32, u32)>,
    /// The board, drawn.
    pub board: String,
    /// The position as text, where it is shown.
    pub position: String,
    /// What is asked.
    pub prompt: String,
    /// The seat that the reader looks from.
    pub sits: Option<u8>,
    /// The seat that decides here, if the reader has one that is awaited.
    pub seat: Option<u8>,
    /// What tells this question to the seat from others.
    pub asked: String,
    /// What it may do.
    pub offers: Vec<Offer>,
    /// The place of the sensible one among the offers, where they are ways to pay.
    pub proposed: Option<usize>,
    /// Whether there is a single offer that can be taken after a moment.
    pub takes_itself: bool,
    /// What it may not, where it is told.
    pub forbidden: Vec<Forbidden>,
    /// What happened, the newest last.
    pub log: Vec<Line>,
    /// How many of the last sentences of the log are news.
    pub news: usize,
    /// What the reader can take back.
    pub undo: Option<Undo>,
    /// What somebody asks the others to agree to.
    pub wish: Option<ConsentRequest>,
    /// The seat whose player has to take over the screen first, and its name.
    pub curtain: Option<(u8, String)>,
    /// The agreement on chance, while it is being made.
    pub shaking: Option<Shaking>,
    /// What is known of the table's chance.
    pub chance: Option<Chance>,
    /// Whether a bot has failed here again and again, so that the table stands still.
    pub stuck: bool,
    /// Whether the reader can leave.
    pub concede: bool,
    /// Whether the reader can end the table without a result, and whether it needs nobody's consent.
    pub void: Option<bool>,
    /// Whether the reader, who has no seat at play here, can close the table.
    pub close: bool,
    /// Whether it was closed before it began.
    pub closed: bool,
    /// How it ended.
    pub over: Option<End>,
    /// Whether the reader can have the replay file.
    pub file: bool,
    /// Whether the reader can play the same again.
    pub rematch: bool,
    /// Who did not want to play again, if somebody was asked.
    pub declined: Option<String>,
    /// The table that is played after this one.
    pub next: Option<String>,
    /// The match that it belongs to.
    pub of_match: Option<OfMatch>,
    /// Whether people can talk here.
    pub talk: bool,
    /// The time, at a table with a clock.
    pub clock: Option<Clock>,
    /// That a bot plays for the reader.
    pub stand_in: Option<StandIn>,
    /// The deal that it shares with other tables.
    pub deal: Option<DealNote>,
}

/// What the reader can take back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Undo {
    /// What tells this moment from others.
    pub moment: String,
    /// Whether it needs nobody's consent.
    pub free: bool,
}

impl TablePage {
    /// Whether there is something to look back at.
    pub(super) fn looks_back(&self) -> bool {
        self.begun && !(self.board.is_empty() && self.position.is_empty())
    }
}

/// The whole page of a table; `version` tells what it shows from everything else that it could show, and `link` is the
/// whole address to send to others as long as somebody can sit down. Whether people `talk` there is a class, so that no style
/// has to look for it. It says what the time of the house is, `now`, where there is a clock.
#[allow(clippy::too_many_arguments, reason = "each is a part of the page that the table does not know")]
pub fn whole(
    lang: Lang,
    id: &str,
    game: &str,
    version: &str,
    now: Option<i64>,
    invites: Option<&Invites>,
    talk: bool,
    board: impl Render,
) -> Markup {
    html! {
        (crate::glyphs(game))
        (show(lang))
        @if let Some(invites) = invites { (waiting::invite(lang, id, invites)) }
        @if now.is_some() { (clock::announcer(lang)) }
        div.table.talks[talk] id="table" data-stream=(format!("/t/{id}/stream")) data-version=(version) data-now=[now] lang=(lang.code()) { (board) }
    }
}

/// Where what happened is shown, beat by beat: a script fills it.
pub(super) fn show(lang: Lang) -> Markup {
    html! {
        div.show #show hidden {
            div.line {
                p.caption aria-live="polite" {}
                div.controls {
                    button type="button" data-do="pause" aria-pressed="false" { (word(lang, "show-pause")) }
                    button type="button" data-do="skip" { (word(lang, "show-skip")) }
                    select aria-label=(word(lang, "show-speed")) {
                        @for (value, says) in [("slow", "show-slow"), ("normal", "show-normal"), ("fast", "show-fast"), ("off", "show-off")] {
                            option value=(value) selected[value == "normal"] { (word(lang, says)) }
                        }
                    }
                }
            }
            figure {}
            button type="button" data-do="away" { (word(lang, "show-away")) }
        }
    }
}

/// The part that changes.
pub fn board(lang: Lang, table: &TablePage) -> Markup {
    html! {
        h1.visually-hidden data-turn=(table.turn.key()) data-title=(titled(lang, &table.turn.title(lang, &table.title))) { (say(lang, &Message::new("table-title").with("game", table.title.clone()))) }
        div.notices {
            (matches::line(lang, table))
            @if table.stuck { div.bar role="alert" { (word(lang, "table-stuck")) } }
            (apart::frozen(lang, table))
            (apart::wish(lang, table))
            (clock::notices(lang, table))
            @if table.closed {
                section.box.waits role="status" {
                    p { (word(lang, "table-closed")) }
                    p { a.button href="/new" { (word(lang, "lobby-open-one")) } }
                }
            } @else if !table.begun { (waiting::waits(lang, table)) }
            (apart::onlooker(lang, table))
            @if let Some((seat, name)) = &table.curtain { (apart::curtain(lang, &table.id, *seat, name)) }
        }
        (clock::line(lang, table))
        @if table.begun {
            // The time in which something is taken by itself tells that it was the only choice: not where somebody sees it.
            form.felt .ended[table.over.is_some()] method="post" action=(format!("/t/{}/decide", table.id)) data-unseen[table.unseen && !table.anew] {
                @if let Some(seat) = table.seat { input type="hidden" name="seat" value=(seat); }
                input type="hidden" name="asked" value=(table.asked);
                @if table.board.is_empty() { (told(lang, table)) } @else { (PreEscaped(&table.board)) }
            }
        }
        (end::end(lang, table))
        (side(lang, table))
        @if table.talk { (super::talk::slot(lang, &table.id)) }
    }
}

/// A table that is not drawn, in the same frame: its position as text.
fn told(lang: Lang, table: &TablePage) -> Markup {
    let choices = table.offers.iter().map(|offer| Choice { key: &offer.key, label: &offer.label, path: &[], read: false }).collect();
    let awaited: Vec<&str> =
        table.players.iter().filter(|player| player.awaited && !player.you).map(|player| player.name.as_str()).collect();
    let turn = match table.seat {
        _ if table.over.is_some() || table.frozen.is_some() => String::new(),
        Some(_) => word(lang, "table-your-turn"),
        None if awaited.is_empty() => String::new(),
        None => say(lang, &Message::new("table-awaited").with("name", awaited.join(", "))),
    };
    let asks = table.over.is_none().then(|| table.prompt.clone());
    let says = Says { turn, asks, choices, proposed: table.proposed, takes_itself: table.takes_itself, ..Says::default() };
    let board = html! { @if !table.position.is_empty() { pre.position tabindex="0" { (table.position) } } };
    stage::framed(&Stage { key: "plain", lang, says, board, over: Markup::default(), own: None })
}

/// What stands beside the game: who plays, what happened, and what can be done about the table itself.
fn side(lang: Lang, table: &TablePage) -> Markup {
    html! {
        aside #side.place aria-label=(texts().get(lang, "panel-log", &[])) {
            (players(lang, table))
            (deals::note(lang, table.deal.as_ref()))
            @if table.begun {
                (log::log(lang, table))
                (acts(lang, table))
                (part("menu", &menu(lang, table)))
            }
        }
    }
}

/// What is seldom wanted.
fn menu(lang: Lang, table: &TablePage) -> Markup {
    html! {
        details.menu {
            summary { (word(lang, "table-menu")) }
            div.sheet {
                (words::why_not(lang, table))
                @if !table.board.is_empty() { (words::position(lang, table)) }
                (leaving(lang, table))
                @if table.over.is_none() { (apart::chance(lang, table)) }
            }
        }
    }
}

/// A button that closes a table.
pub(super) fn close(lang: Lang, id: &str, says: &'static str) -> Markup {
    html! { form.close method="post" action=(format!("/t/{id}/close")) { button.danger { (word(lang, says)) } } }
}

fn players(lang: Lang, table: &TablePage) -> Markup {
    html! {
        ul.players aria-label=(word(lang, "table-players")) {
            @for (seat, player) in table.players.iter().enumerate() {
                li class=(format!("seat{seat}{}", if player.awaited { " awaited" } else { "" })) {
                    @if player.name.is_empty() { span.soft { (word(lang, "open-seat")) } } @else { (player.name) }
                    @if player.you { " (" (word(lang, "you")) ")" }
                    @if let Some(bot) = &player.stand_in { " " small.soft { (say(lang, &Message::new("stand-in").with("bot", bot.clone()))) } }
                    @if player.absent { " " small.soft { (word(lang, "away-short")) } }
                    (clock::of_seat(lang, table, seat))
                }
            }
        }
    }
}

/// How a reader is told that it is awaited, and whether single choices wait for it; nothing without a script.
fn alerts(lang: Lang, table: &TablePage) -> Markup {
    let alert = |kind: &str, id: &'static str| html! { button type="button" data-alert=(kind) aria-pressed="false" { (word(lang, id)) } };
    html! { div.alerts hidden { (alert("sound", "alert-sound")) (alert("notice", "alert-notice")) @if table.unseen { (alert("click", "alert-click")) } } }
}

/// What can be done at any time without leaving: taking back, and passing over reactions.
fn acts(lang: Lang, table: &TablePage) -> Markup {
    let to = |act: &str| format!("/t/{}/{act}", table.id);
    html! {
        div.acts {
            @if let Some(undo) = &table.undo {
                form method="post" action=(to("undo")) {
                    button name="moment" value=(undo.moment) { (word(lang, if undo.free { "table-undo" } else { "table-undo-ask" })) }
                }
            }
            @if let Some(chosen) = table.reactions { (reactions(lang, table, chosen)) }
        }
    }
}

/// How the reader is asked for reactions: three ways, and what each of them tells the others.
fn reactions(lang: Lang, table: &TablePage, chosen: Reactions) -> Markup {
    let says = |reactions: Reactions| match reactions {
        Reactions::No => word(lang, "reactions-no"),
        Reactions::Idle => word(lang, "reactions-idle"),
        Reactions::Yes => word(lang, "reactions-yes"),
    };
    html! {
        details.reactions {
            summary { (say(lang, &Message::new("reactions-now").with("how", says(chosen)))) }
            form.sheet method="post" action=(format!("/t/{}/pass", table.id)) {
                @if let Some(seat) = table.sits { input type="hidden" name="seat" value=(seat); }
                @for reactions in Reactions::ALL {
                    button name="passes" value=(reactions.key()) aria-pressed=(if reactions == chosen { "true" } else { "false" }) { (says(reactions)) }
                }
                p.soft { (word(lang, if table.unseen { "reactions-unseen" } else { "reactions-seen" })) }
            }
        }
    }
}

fn leaving(lang: Lang, table: &TablePage) -> Markup {
    let to = |act: &str| format!("/t/{}/{act}", table.id);
    html! {
        div.leaving {
            (alerts(lang, table))
            a.button href=(format!("/rules/{}", table.game)) { (word(lang, "nav-rules")) }
            @if table.looks_back() { a.button href=(to("replay")) { (word(lang, "table-look-back")) } }
            @if table.file { a.button href=(to("replay.json")) { (word(lang, "table-replay")) } }
            @if table.close { (close(lang, &table.id, "table-close")) }
            (clock::pause(lang, table))
            @if table.concede {
                details { summary { (word(lang, "table-concede")) }
                    form method="post" action=(to("concede")) {
                        @if let Some(seat) = table.sits { input type="hidden" name="seat" value=(seat); }
                        button.danger { (word(lang, "table-concede-sure")) }
                    }
                }
            }
            @if let Some(alone) = table.void {
                details { summary { (word(lang, "table-void")) }
                    p.soft { (word(lang, if alone { "table-void-about" } else { "table-void-ask-about" })) }
                    form method="post" action=(to("void")) {
                        @if let Some(seat) = table.sits { input type="hidden" name="seat" value=(seat); }
                        button.danger { (word(lang, if alone { "table-void-sure" } else { "table-void-ask" })) }
                    }
                }
            }
        }
    }
}

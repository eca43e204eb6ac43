//! Time at a table: what is left to everybody, who is away, and what can be done about both; and how a new table is
//! asked for it. Times are told as they were when somebody decided last; a script goes on from there.

use maud::{Markup, html};
use table::log::{ClockKind, RunsOut, Terms};
use table::text::Arg;
use table::{Lang, Message};

use super::picks::{Pick, list};
use super::playing::TablePage;
use super::{say, word};

/// The time at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clock {
    /// What was agreed on.
    pub terms: Terms,
    /// Whether all clocks stand still, as the players agreed.
    pub paused: bool,
    /// The moment at which this was so, in the time of the house in milliseconds.
    pub asked: i64,
    /// The seats; nothing for those of bots, which have no clock.
    pub seats: Vec<Option<SeatClock>>,
}

/// The time of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatClock {
    /// The milliseconds that were left.
    pub left: i64,
    /// Whether they have been running since.
    pub runs: bool,
}

/// A bot plays for the reader.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StandIn {
    /// The seat of the reader.
    pub seat: u8,
    /// Whether the reader has said that it is back.
    pub returns: bool,
    /// Whether there is time left to come back to.
    pub open: bool,
}

const SECOND: i64 = 1_000;
const MINUTE: i64 = 60 * SECOND;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// A time as clocks show it, rounded up to seconds: `4:59`, `1:00:00`, `2 d 3 h`.
pub(super) fn shown(lang: Lang, ms: i64) -> String {
    let ms = ms.max(0).saturating_add(SECOND - 1) / SECOND * SECOND;
    let (hours, minutes, seconds) = (ms / HOUR, ms % HOUR / MINUTE, ms % MINUTE / SECOND);
    match ms {
        DAY.. => {
            say(lang, &Message::new("clock-days-left").with("days", Arg::Number(ms / DAY)).with("hours", Arg::Number(ms % DAY / HOUR)))
        }
        HOUR.. => format!("{hours}:{minutes:02}:{seconds:02}"),
        _ => format!("{minutes}:{seconds:02}"),
    }
}

/// What was agreed on, in words.
pub fn terms_in_words(lang: Lang, terms: &Terms) -> String {
    let steps = |unit: i64| Arg::Number(i64::try_from(terms.step).unwrap_or(i64::MAX) / unit);
    let base = shown(lang, i64::try_from(terms.base).unwrap_or(i64::MAX));
    let time = match terms.kind {
        ClockKind::None => return word(lang, "clock-none"),
        ClockKind::Fischer => say(lang, &Message::new("clock-fischer").with("base", base).with("step", steps(SECOND))),
        ClockKind::Delay => say(lang, &Message::new("clock-delay").with("base", base).with("step", steps(SECOND))),
        ClockKind::Days => say(lang, &Message::new("clock-days").with("step", steps(DAY))),
    };
    let out = word(lang, if terms.out == RunsOut::Lose { "clock-out-lose" } else { "clock-out-bot" });
    format!("{time}; {out}")
}

/// The clock of a seat.
pub(super) fn of_seat(lang: Lang, table: &TablePage, seat: usize) -> Markup {
    let Some((clock, own)) = table.clock.as_ref().and_then(|clock| Some((clock, clock.seats.get(seat)?.as_ref()?))) else {
        return html! {};
    };
    let you = table.players.get(seat).is_some_and(|player| player.you);
    html! {
        " " time.clock role="timer" aria-live="off" data-left=(own.left) data-asked=(clock.asked) data-runs[own.runs] data-you[you] { (shown(lang, own.left)) }
    }
}

/// The clocks of all seats in one line, where the players are not beside the board.
pub(super) fn line(lang: Lang, table: &TablePage) -> Markup {
    if table.clock.is_none() || table.over.is_some() || !table.begun {
        return html! {};
    }
    html! {
        ul.clocks aria-label=(word(lang, "clocks")) {
            @for (seat, player) in table.players.iter().enumerate() {
                li class=(format!("seat{seat}{}", if player.awaited { " awaited" } else { "" })) { span { (player.name) } (of_seat(lang, table, seat)) }
            }
        }
    }
}

/// Where a script says how little time is left, and in which words.
pub(super) fn announcer(lang: Lang) -> Markup {
    html! { p.visually-hidden #clock-says aria-live="assertive" data-minute=(word(lang, "clock-minute")) data-seconds=(word(lang, "clock-ten")) data-days=(word(lang, "clock-days-left-plain")) {} }
}

/// That all clocks stand still, that a bot plays for the reader, and who is away.
pub(super) fn notices(lang: Lang, table: &TablePage) -> Markup {
    let to = |act: &str| format!("/t/{}/{act}", table.id);
    let sits = table.sits.filter(|_| table.players.iter().any(|player| player.you));
    let away = table.players.iter().enumerate().filter(|(_, player)| player.absent && !player.you);
    html! {
        @if table.clock.as_ref().is_some_and(|clock| clock.paused) {
            section.box.paused role="status" {
                p { (word(lang, "clock-paused")) }
                @if let Some(seat) = sits {
                    form.answers method="post" action=(to("pause")) {
                        input type="hidden" name="seat" value=(seat);
                        button.legal name="on" value="no" { (word(lang, "clock-go-on")) }
                    }
                }
            }
        }
        @if let Some(own) = table.stand_in {
            section.box.stand-in role="status" {
                @if own.returns { p { (word(lang, "stand-in-returns")) } }
                @else if own.open {
                    p { (word(lang, "stand-in-yours")) }
                    form.answers method="post" action=(to("return")) { button.legal name="seat" value=(own.seat) { (word(lang, "stand-in-return")) } }
                } @else { p { (word(lang, "stand-in-for-good")) } }
            }
        }
        @for (seat, player) in away {
            section.box.away role="status" {
                p { (say(lang, &Message::new("away").with("name", player.name.clone()))) }
                @if sits.is_some() && table.wish.is_none() {
                    form.answers method="post" action=(to("stand-in")) { button name="absent" value=(seat) { (word(lang, "away-replace")) } }
                }
            }
        }
    }
}

/// The pause in the menu of a table, with what was agreed on.
pub(super) fn pause(lang: Lang, table: &TablePage) -> Markup {
    let Some(clock) = &table.clock else { return html! {} };
    let counts = table.of_match.as_ref().is_some_and(|of| of.event.is_some());
    html! {
        p.soft.terms { (word(lang, "clock-title")) ": " (terms_in_words(lang, &clock.terms)) }
        @if let Some(seat) = table.sits.filter(|_| !clock.paused && table.over.is_none() && !counts) {
            details { summary { (word(lang, "clock-pause")) }
                p.soft { (word(lang, "clock-pause-about")) }
                form method="post" action=(format!("/t/{}/pause", table.id)) {
                    input type="hidden" name="seat" value=(seat);
                    button name="on" value="yes" { (word(lang, "clock-pause-sure")) }
                }
            }
        }
    }
}

/// What was asked for of the time at a new table, as it was written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TimeAsked {
    /// `none`, a usual one of [`USUAL`], or `fischer`, `delay`, `days` with what follows.
    pub clock: String,
    /// Minutes for the whole table.
    pub base: String,
    /// Seconds more for every act.
    pub increment: String,
    /// Seconds of every act that cost nothing.
    pub delay: String,
    /// Days for every act.
    pub days: String,
    /// What becomes of a seat whose time has run out: `lose` or `bot`.
    pub out: String,
}

impl Default for TimeAsked {
    fn default() -> TimeAsked {
        let [clock, base, increment, delay, days, out] = ["none", "5", "10", "5", "1", "lose"].map(str::to_owned);
        TimeAsked { clock, base, increment, delay, days, out }
    }
}

/// Usual times, and what they are called.
pub const USUAL: [(&str, &str); 4] = [("5+10", "time-5-10"), ("15+20", "time-15-20"), ("1d", "time-1d"), ("3d", "time-3d")];

/// Asks for the time of a new table, folded away behind one line.
pub(super) fn asked(lang: Lang, time: &TimeAsked) -> Markup {
    let named = |key: &str, id: &'static str| Pick { key: key.to_owned(), name: word(lang, id), about: None };
    let own = [("fischer", "time-fischer"), ("delay", "time-delay"), ("days", "time-days")];
    let all: Vec<Pick> = [("none", "clock-none")].into_iter().chain(USUAL).chain(own).map(|(key, id)| named(key, id)).collect();
    let now = all.iter().find(|pick| pick.key == time.clock).map_or_else(|| time.clock.clone(), |pick| pick.name.clone());
    let number = |name: &str, id: &'static str, value: &str, step: &str| {
        html! { label class=(name) { span { (word(lang, id)) } input type="number" name=(name) value=(value) min="0" step=(step) inputmode="decimal"; } }
    };
    html! {
        details.time open[time.clock != "none"] {
            summary { (word(lang, "clock-title")) ": " span.chosen { (now) } }
            div.fields {
                (list("clock", &word(lang, "time-which"), &all, &time.clock))
                (list("out", &word(lang, "time-out"), &[named("lose", "time-out-lose"), named("bot", "time-out-bot")], &time.out))
                (number("base", "time-base", &time.base, "any"))
                (number("increment", "time-increment", &time.increment, "1"))
                (number("delay", "time-delayed", &time.delay, "1"))
                (number("days", "time-each", &time.days, "1"))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::playing::Player;
    use super::*;

    #[test]
    fn times_are_shown_as_clocks_show_them() {
        for (ms, says) in
            [(-5, "0:00"), (1, "0:01"), (59_001, "1:00"), (299_000, "4:59"), (HOUR, "1:00:00"), (3 * DAY + 2 * HOUR, "3 d 2 h")]
        {
            assert_eq!(shown(Lang::En, ms), says, "{ms}");
        }
        let terms = Terms { kind: ClockKind::Fischer, base: 300_000, step: 10_000, out: RunsOut::Lose };
        for lang in Lang::ALL {
            for kind in [ClockKind::None, ClockKind::Fischer, ClockKind::Delay, ClockKind::Days] {
                for out in [RunsOut::Lose, RunsOut::Bot] {
                    let says = terms_in_words(lang, &Terms { kind, out, ..terms });
                    assert!(!says.contains('⟦') && !says.is_empty(), "{says}");
                }
            }
        }
    }

    #[test]
    fn a_table_says_what_is_left_and_what_can_be_done() {
        let player = |name: &str, you, absent| Player { name: name.to_owned(), you, awaited: !you, absent, ..Player::default() };
        let clock = Clock {
            terms: Terms { kind: ClockKind::Days, base: 0, step: 86_400_000, out: RunsOut::Bot },
            paused: true,
            asked: 5,
            seats: vec![Some(SeatClock { left: 61_000, runs: false }), Some(SeatClock { left: 9_000, runs: true }), None],
        };
        let table = TablePage {
            id: "t1".to_owned(),
            begun: true,
            sits: Some(0),
            players: vec![player("Ada", true, false), player("Bo", false, true)],
            clock: Some(clock),
            stand_in: Some(StandIn { seat: 0, returns: false, open: true }),
            ..TablePage::default()
        };
        for lang in Lang::ALL {
            let says = notices(lang, &table).into_string() + &line(lang, &table).into_string() + &pause(lang, &table).into_string();
            let parts = [
                "/t/t1/pause",
                "/t/t1/return",
                "/t/t1/stand-in",
                "name=\"absent\" value=\"1\"",
                "data-left=\"9000\" data-asked=\"5\" data-runs",
                "1:01",
            ];
            for part in parts {
                assert!(says.contains(part), "{part}: {says}");
            }
            assert!(!says.contains('⟦'), "{says}");
            let asked = asked(lang, &TimeAsked { clock: "delay".to_owned(), ..TimeAsked::default() }).into_string();
            assert!(
                asked.contains("<details class=\"time\" open>") && asked.contains("value=\"delay\" selected") && !asked.contains('⟦'),
                "{asked}"
            );
        }
        let onlooker =
            TablePage { sits: None, stand_in: None, players: vec![player("Ada", false, false), player("Bo", false, true)], ..table };
        let says = notices(Lang::En, &onlooker).into_string();
        assert!(says.contains("Bo") && !says.contains("<form"), "who looks on is told, and does nothing: {says}");
    }
}

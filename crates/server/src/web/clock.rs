//! Time at a table on the web: what is asked for at a new one, what is shown, pauses, and seats of people who are away.

use axum::http::StatusCode;
use pages::house::{Clock, SeatClock, StandIn, TimeAsked};
use table::log::{ClockKind, RunsOut, Terms};
use table::{Message, Problems, Seat};

use super::answer::Answer;
use super::api;
use super::error::ErrorPage;
use super::form::Form;
use super::sent::{OfSeat, Pauses, Replaces, Wanted, Word};
use super::table::At;
use crate::house::{HouseError, Seating};
use crate::store::{GuestId, Sitter};

const SECOND: u64 = 1_000;
const MINUTE: f64 = 60_000.0;
const DAY: u64 = 24 * 60 * 60 * SECOND;

/// What a form says of the time, where it says nothing as it usually is.
pub fn asked(form: &Wanted) -> TimeAsked {
    let usual = TimeAsked::default();
    let said = |field: &Option<String>, usual: String| field.clone().filter(|value| !value.is_empty()).unwrap_or(usual);
    TimeAsked {
        clock: said(&form.clock, usual.clock),
        base: said(&form.base, usual.base),
        increment: said(&form.increment, usual.increment),
        delay: said(&form.delay, usual.delay),
        days: said(&form.days, usual.days),
        out: said(&form.out, usual.out),
    }
}

/// The time that was asked for; nothing without a clock. Everything that is wrong with it is noted.
pub fn terms(asked: &TimeAsked, problems: &mut Problems) -> Option<Terms> {
    let mut wrong = |place: &'static str, id: &'static str, value: &str| {
        // What is repeated of it has an end.
        let value: String = value.chars().take(24).collect();
        problems.add(place, pages::house::says(&Message::new(id).with("value", value)));
        0
    };
    let mut whole = |place, id, value: &str, least: u64, most: u64, unit: u64| match value.trim().parse::<u64>() {
        Ok(number) if (least..=most).contains(&number) => number * unit,
        _ => wrong(place, id, value),
    };
    let mut base = 0;
    let (kind, step) = match asked.clock.as_str() {
        "none" => (ClockKind::None, 0),
        "5+10" => (ClockKind::Fischer, 10 * SECOND),
        "15+20" => (ClockKind::Fischer, 20 * SECOND),
        "1d" => (ClockKind::Days, DAY),
        "3d" => (ClockKind::Days, 3 * DAY),
        "fischer" => (ClockKind::Fischer, whole("increment", "wrong-clock-increment", &asked.increment, 0, 3600, SECOND)),
        "delay" => (ClockKind::Delay, whole("delay", "wrong-clock-delay", &asked.delay, 1, 3600, SECOND)),
        "days" => (ClockKind::Days, whole("days", "wrong-clock-days", &asked.days, 1, 30, DAY)),
        other => (ClockKind::None, wrong("clock", "wrong-clock", other)),
    };
    if kind == ClockKind::Fischer || kind == ClockKind::Delay {
        let minutes = match asked.clock.as_str() {
            "5+10" => "5",
            "15+20" => "15",
            _ => asked.base.trim(),
        };
        base = match minutes.parse::<f64>() {
            Ok(minutes) if (0.05..=600.0).contains(&minutes) => (minutes * MINUTE).round() as u64,
            _ => wrong("base", "wrong-clock-base", minutes),
        };
    }
    let out = match asked.out.as_str() {
        "bot" => RunsOut::Bot,
        "lose" => RunsOut::Lose,
        other => {
            wrong("out", "wrong-clock-out", other);
            RunsOut::Lose
        }
    };
    (kind != ClockKind::None).then_some(Terms { kind, base, step, out })
}

/// The time at a table, as it was when somebody decided last.
pub fn clock(seating: &Seating) -> Option<Clock> {
    let (times, runs) = (seating.times()?, seating.ticking());
    let person = |seat: &Seat| seating.sitters.get(seat.index()).and_then(Sitter::guest).is_some();
    let seat = |seat: Seat| Some(seat).filter(person).map(|seat| SeatClock { left: times.left(seat), runs: runs.contains(seat) });
    let seats = Seat::first(seating.sitters.len() as u8).map(seat).collect();
    Some(Clock { terms: times.terms(), paused: times.paused(), asked: seating.asked(), seats })
}

/// That a bot plays for a guest, in the seat that it looks from.
pub fn stand_in(seating: &Seating, guest: Option<GuestId>) -> Option<StandIn> {
    let seat = seating.seats_of(guest?).find(|seat| seating.playing().is_some() && seating.stand_in(*seat).is_some())?;
    let open = seating.times().is_none_or(|times| times.can_return(seat));
    Some(StandIn { seat: seat.0, returns: seating.returns(seat), open })
}

/// What is left to everybody now.
pub async fn now(at: At) -> Result<Answer<api::Clock>, ErrorPage> {
    let now = at.web.house.now();
    let mut clock = clock(&*at.live.seating().await).ok_or(HouseError::NotGoing)?;
    let passed = (now - clock.asked).max(0);
    clock.seats.iter_mut().flatten().filter(|seat| seat.runs).for_each(|seat| seat.left -= passed);
    clock.asked = now;
    Ok(Answer::made(at.reading.json(StatusCode::OK, &api::Clock::from(clock))))
}

/// A seat asks that all clocks stand still, or go on.
pub async fn pause(at: At, Form(form): Form<Pauses>) -> Result<Answer<api::Done>, ErrorPage> {
    at.for_seat(form.seat, move |house, live, seat| async move { house.pause(&live, seat, form.on == Word::Yes).await }).await
}

/// A seat asks that a bot takes the seat of somebody who is away.
pub async fn replace(at: At, Form(form): Form<Replaces>) -> Result<Answer<api::Done>, ErrorPage> {
    at.for_seat(form.seat, move |house, live, seat| async move { house.replace(&live, seat, Seat(form.absent)).await }).await
}

/// A person takes its seat back from a bot.
pub async fn come_back(at: At, Form(form): Form<OfSeat>) -> Result<Answer<api::Done>, ErrorPage> {
    at.for_seat(form.seat, |house, live, seat| async move { house.come_back(&live, seat).await }).await
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(clock: &str, change: impl FnOnce(&mut TimeAsked)) -> (Option<Terms>, usize) {
        let mut asked = TimeAsked { clock: clock.to_owned(), ..TimeAsked::default() };
        change(&mut asked);
        let mut problems = Problems::default();
        let terms = terms(&asked, &mut problems);
        (terms, problems.lines(table::Lang::En).len())
    }

    #[test]
    fn times_are_read_and_all_that_is_wrong_is_told_at_once() {
        assert_eq!(read("none", |asked| asked.base = "x".to_owned()), (None, 0), "nobody asks for it");
        let five = Terms { kind: ClockKind::Fischer, base: 300_000, step: 10_000, out: RunsOut::Lose };
        assert_eq!(read("5+10", |_| {}), (Some(five), 0));
        assert_eq!(read("fischer", |asked| asked.out = "bot".to_owned()), (Some(Terms { out: RunsOut::Bot, ..five }), 0));
        let short = Terms { kind: ClockKind::Delay, base: 3_000, step: 5_000, out: RunsOut::Lose };
        assert_eq!(read("delay", |asked| asked.base = "0.05".to_owned()), (Some(short), 0));
        assert_eq!(read("3d", |_| {}).0.map(|terms| (terms.base, terms.step)), Some((0, 3 * DAY)));
        let wrong = |asked: &mut TimeAsked| {
            (asked.base, asked.increment, asked.out) = ("NaN".to_owned(), "-1".to_owned(), "win".to_owned());
        };
        assert_eq!(read("fischer", wrong).1, 3);
        for minutes in ["inf", "1e9", "0", "", "0.04", "601"] {
            assert_eq!(read("delay", |asked| asked.base = minutes.to_owned()).1, 1, "{minutes}");
        }
        assert_eq!(read("chess", |_| {}).1, 1);
    }
}

//! `fixer play` without a game: offers the games, asks for a seat and plays against bots, until somebody quits.

use std::ops::RangeInclusive;
use std::process::ExitCode;

use table::any::Fields;
use table::{Lang, Message};

use super::play::{People, Wishes, code};
use crate::error::Error;
use crate::interrupt;
use crate::play::{Console, Input, Leave, Order};
use crate::registry::{self, Registered};
use crate::words::say;

/// What somebody answered.
enum Answer<T> {
    /// This.
    Is(T),
    /// To go away.
    Leave(Leave),
}

/// A question with its answer, or the way out.
macro_rules! answered {
    ($menu:expr, $question:expr) => {
        match $question? {
            Answer::Is(answer) => answer,
            Answer::Leave(leave) => return $menu.goodbye(leave),
        }
    };
}

/// Offers the games again and again.
pub fn run(lang: Lang) -> Result<ExitCode, Error> {
    let mut menu = Menu { lang, console: Console::open() };
    loop {
        let game = answered!(menu, menu.game());
        let mut fields = Fields::new();
        if let Some(seats) = answered!(menu, menu.seats(game)) {
            fields.insert("seats".to_owned(), seats.to_string());
        }
        if let Some(mode) = answered!(menu, menu.mode(game)) {
            fields.insert("mode".to_owned(), mode.to_owned());
        }
        let seats = game.seats(&fields).map_err(|problems| Error::Options { game: game.about().key, problems })?;
        let seat = answered!(menu, menu.seat(seats));
        let wishes = Wishes { game, fields, brings: Vec::new(), people: People::At(vec![seat]), bots: Vec::new(), seed: None, lang };
        let mut checked = wishes.check()?;
        menu.console.say("")?;
        match checked.deal(&mut menu.console)?.run()? {
            Leave::Over if !interrupt::happened() => menu.console.say("")?,
            leave => return menu.goodbye(leave),
        }
    }
}

struct Menu {
    lang: Lang,
    console: Console,
}

impl Menu {
    fn tell(&mut self, message: &Message) -> Result<(), Error> {
        self.console.say(&say(self.lang, message))
    }

    fn goodbye(&mut self, leave: Leave) -> Result<ExitCode, Error> {
        self.tell(&Message::new("goodbye"))?;
        Ok(code(leave))
    }

    /// Asks until `read` understands the answer; it says itself what was wrong.
    fn ask<T>(&mut self, question: &Message, read: impl Fn(&str) -> Result<T, Message>) -> Result<Answer<T>, Error> {
        loop {
            let line = match self.console.ask(&say(self.lang, question))? {
                Input::Line(line) => line,
                Input::End => return Ok(Answer::Leave(Leave::Quit)),
                Input::Interrupted => return Ok(Answer::Leave(Leave::Interrupted)),
            };
            if Order::parse(&line) == Some(Order::Quit) {
                return Ok(Answer::Leave(Leave::Quit));
            }
            match read(line.trim()) {
                Ok(answer) => return Ok(Answer::Is(answer)),
                Err(wrong) => self.tell(&wrong)?,
            }
        }
    }

    fn game(&mut self) -> Result<Answer<Registered>, Error> {
        let games: Vec<Registered> = registry::games().collect();
        self.tell(&Message::new("menu-games"))?;
        for (number, game) in (1..).zip(&games) {
            let [title, summary] = ["title", "summary"].map(|id| game.text(self.lang, id));
            self.console.say(&format!("  {number}. {title} ({}): {summary}", game.about().key))?;
        }
        let names: Vec<&str> = games.iter().map(|game| game.about().key).collect();
        let chosen = self.ask(&Message::new("menu-which"), |words| one_of(words, &names, false))?;
        Ok(chosen.map(|at| games[at]))
    }

    fn seats(&mut self, game: Registered) -> Result<Answer<Option<u8>>, Error> {
        let range = game.about().seats.clone();
        let (low, high) = (*range.start(), *range.end());
        if low == high {
            return Ok(Answer::Is(None));
        }
        let question = Message::new("menu-seats").with("low", low).with("high", high);
        Ok(self.ask(&question, |words| number(words, range.clone()))?.map(Some))
    }

    fn mode(&mut self, game: Registered) -> Result<Answer<Option<&'static str>>, Error> {
        let modes = game.about().modes;
        if modes.len() < 2 {
            return Ok(Answer::Is(None));
        }
        for (number, mode) in (1..).zip(modes) {
            self.console.say(&format!("  {number}. {mode}: {}", game.text(self.lang, &format!("mode-{mode}"))))?;
        }
        let chosen = self.ask(&Message::new("menu-mode"), |words| one_of(words, modes, true))?;
        Ok(chosen.map(|at| Some(modes[at])))
    }

    fn seat(&mut self, seats: u8) -> Result<Answer<u8>, Error> {
        if seats < 2 {
            return Ok(Answer::Is(0));
        }
        let seat = self.ask(&Message::new("menu-seat").with("last", seats), |words| number(words, 1..=seats))?;
        Ok(seat.map(|seat| seat - 1))
    }
}

impl<T> Answer<T> {
    fn map<U>(self, map: impl FnOnce(T) -> U) -> Answer<U> {
        match self {
            Answer::Is(answer) => Answer::Is(map(answer)),
            Answer::Leave(leave) => Answer::Leave(leave),
        }
    }
}

/// A number within a range; the lowest if nothing is said.
fn number(words: &str, range: RangeInclusive<u8>) -> Result<u8, Message> {
    if words.is_empty() {
        return Ok(*range.start());
    }
    let wrong = || Message::new("menu-number").with("low", *range.start()).with("high", *range.end());
    words.parse().ok().filter(|number| range.contains(number)).ok_or_else(wrong)
}

/// One of several names, by number, name or beginning; the first if nothing is said and that is enough.
fn one_of(words: &str, names: &[&str], first: bool) -> Result<usize, Message> {
    if words.is_empty() && first {
        return Ok(0);
    }
    let wrong = || Message::new("menu-unknown").with("words", words.to_owned()).with("names", names.join(", "));
    if let Ok(number) = words.parse::<usize>() {
        return number.checked_sub(1).filter(|&at| at < names.len()).ok_or_else(wrong);
    }
    let words = words.to_lowercase();
    let begins: Vec<usize> = (0..names.len()).filter(|&at| !words.is_empty() && names[at].starts_with(&words)).collect();
    match (names.iter().position(|name| *name == words), &begins[..]) {
        (Some(at), _) | (None, &[at]) => Ok(at),
        _ => Err(wrong()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::scripted;
    use crate::play::stub::STUB;

    #[test]
    fn seats_and_modes_are_asked_for_where_there_is_something_to_choose() {
        let (console, transcript) = scripted::console(&["9", "3", "loud", "4", "2", "quit"]);
        let mut menu = Menu { lang: Lang::En, console };
        assert!(matches!(menu.seats(STUB), Ok(Answer::Is(Some(3)))));
        assert!(matches!(menu.mode(STUB), Ok(Answer::Is(Some("loud")))));
        assert!(matches!(menu.seat(3), Ok(Answer::Is(1))));
        assert!(matches!(menu.game(), Ok(Answer::Leave(Leave::Quit))));
        let text = transcript.text();
        for part in
            ["How many seats, 2 to 4?", "Expected a number from 2 to 4.", "  2. loud: <mode-loud>", "1 to 3? Enter for 1: 4\nExpected"]
        {
            assert!(text.contains(part), "missing: {part}\n{text}");
        }
    }

    #[test]
    fn names_are_chosen_by_number_name_or_beginning() {
        let names = ["solo", "story", "rivals"];
        for (words, at) in [("1", 0), ("story", 1), ("R", 2), ("", 0)] {
            assert_eq!(one_of(words, &names, true), Ok(at), "{words}");
        }
        for words in ["0", "4", "s", "99999999999999999999", "chess", "-1"] {
            assert!(one_of(words, &names, true).is_err(), "{words}");
        }
        assert!(one_of("", &names, false).is_err());
    }

    #[test]
    fn numbers_stay_within_their_range() {
        assert_eq!(number("", 2..=4), Ok(2));
        assert_eq!(number("4", 2..=4), Ok(4));
        for words in ["1", "5", "300", "two", "-1"] {
            assert!(number(words, 2..=4).is_err(), "{words}");
        }
    }
}

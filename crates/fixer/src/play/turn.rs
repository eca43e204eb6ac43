//! One person's turn: what happened, the position, the choices, and everything that can be typed.

use table::any::{Forbidden, Offer};
use table::changes::changes;
use table::log::LogEntry;
use table::wording::wrapped;
use table::{Audience, Message, Reactions, Refusal, Seat};

use super::console::{Input, Look};
use super::groups::in_order;
use super::history;
use super::orders::Order;
use super::pick::{self, Picked};
use super::session::{Leave, Session};
use crate::commands::rules;
use crate::error::Error;

/// Lines of a position that is told whole.
const SHORT: usize = 12;

/// What a line led to.
enum Went {
    /// Nothing changed: ask again.
    Again,
    /// The table goes on.
    On,
    /// The people leave.
    Away(Leave),
}

impl Session<'_> {
    /// Asks a person until it has decided, or leaves. `must` says whether the table waits for it.
    pub(super) fn turn(&mut self, seat: Seat, must: bool) -> Result<Option<Leave>, Error> {
        if let Some(leave) = self.curtain(seat)? {
            return Ok(Some(leave));
        }
        self.news(seat)?;
        let before = std::mem::take(&mut self.boards[seat.index()]);
        self.situation(seat, must, &before)?;
        loop {
            let question = self.words(&Message::new("your-choice"));
            let line = match self.console.ask(&question)? {
                Input::Line(line) => line,
                other => return self.leave_by(&other).map(Some),
            };
            match self.obey(seat, must, line.trim())? {
                Went::Again => {}
                Went::On => return Ok(None),
                Went::Away(leave) => return Ok(Some(leave)),
            }
        }
    }

    /// Leaves because the input ended or was interrupted.
    fn leave_by(&mut self, input: &Input) -> Result<Leave, Error> {
        if *input == Input::Interrupted {
            self.save_before_leaving()?;
            return Ok(Leave::Interrupted);
        }
        self.tell(&Message::new("input-ended"))?;
        Ok(Leave::Quit)
    }

    /// Hides what another person saw, where several share the terminal.
    fn curtain(&mut self, seat: Seat) -> Result<Option<Leave>, Error> {
        if !self.shared() || self.shown == Some(seat) {
            self.shown = Some(seat);
            return Ok(None);
        }
        self.console.clear()?;
        self.console.say("")?;
        let question = self.words(&Message::new("curtain").with("seat", seat));
        match self.console.ask(&question)? {
            Input::Line(line) if Order::parse(&line) == Some(Order::Quit) => self.quit().map(Some),
            Input::Line(_) => {
                self.shown = Some(seat);
                Ok(None)
            }
            other => self.leave_by(&other).map(Some),
        }
    }

    /// What happened since this seat was told last.
    fn news(&mut self, seat: Seat) -> Result<(), Error> {
        let mut told = Vec::new();
        for at in self.heard[seat.index()]..self.table.log().len() {
            if !matches!(self.table.log()[at], LogEntry::Deal { .. }) {
                told.extend(history::sentences(&*self.table, at, Audience::Seat(seat), self.voice()));
            }
        }
        self.heard[seat.index()] = self.table.log().len();
        if told.is_empty() { Ok(()) } else { self.console.say(&format!("\n{}", Look::News.on(&told.join("\n")))) }
    }

    /// What is not as it was before, who is awaited, what is asked, and the choices.
    fn situation(&mut self, seat: Seat, must: bool, before: &str) -> Result<(), Error> {
        let seen = self.table.seen(Audience::Seat(seat));
        let prompt = seen.prompt(self.voice());
        let board = without(&seen.position(self.voice()), &prompt);
        let changed = new_in(before, &board);
        self.console.say(&if changed.is_empty() { changed } else { format!("\n{changed}\n") })?;
        self.boards[seat.index()] = board;
        let others: Vec<String> = self.table.awaited().must.without(seat).iter().map(|seat| self.who(seat)).collect();
        if !others.is_empty() {
            self.tell(&Message::new("also-awaited").with("seats", others.join(", ")))?;
        }
        if !prompt.is_empty() {
            self.console.say(&Look::Question.on(&wrapped(&prompt, 0, 0)))?;
        }
        if prompt.is_empty() || self.shared() || !must {
            let message = if must { Message::new("you-must") } else { Message::new("you-may") };
            self.tell_as(Look::Question, &message.with("seat", seat))?;
        }
        let mut offers = self.offers(seat);
        if let Some(at) = self.proposed(seat, &offers) {
            offers[at].label = self.words(&Message::new("proposed").with("label", offers[at].label.clone()));
        }
        self.console.say(&pick::listed(&offers))
    }

    /// Which of the listed choices is the sensible one, where they are ways to pay.
    fn proposed(&self, seat: Seat, offers: &[Offer]) -> Option<usize> {
        let seen = self.table.seen(Audience::Seat(seat));
        let key = seen.proposed().and_then(|place| seen.offers(self.voice()).into_iter().nth(place))?.key;
        offers.iter().position(|offer| offer.key == key)
    }

    /// What a seat can choose, as it is listed.
    fn offers(&self, seat: Seat) -> Vec<Offer> {
        in_order(self.table.seen(Audience::Seat(seat)).offers(self.voice()))
    }

    fn obey(&mut self, seat: Seat, must: bool, line: &str) -> Result<Went, Error> {
        let offers = self.offers(seat);
        if line.is_empty() {
            if let Some(at) = self.proposed(seat, &offers) {
                return self.decide(seat, &offers[at]);
            }
            if must {
                self.tell(&Message::new("hint"))?;
                return Ok(Went::Again);
            }
            self.pass(seat);
            return Ok(Went::On);
        }
        match pick::exactly(line, &offers) {
            Picked::One(at) => return self.decide(seat, &offers[at]),
            Picked::NoNumber => {
                self.tell(&Message::new("no-number").with("number", line.to_owned()).with("last", offers.len() as i64))?;
                return Ok(Went::Again);
            }
            Picked::Several(_) | Picked::Nothing => {}
        }
        if let Some(order) = Order::parse(line) {
            return self.order(seat, must, order);
        }
        match pick::by_beginning(line, &offers) {
            Picked::One(at) => return self.decide(seat, &offers[at]),
            Picked::Several(several) => {
                let several: Vec<String> = several.iter().map(|&at| format!("{}. {}", at + 1, offers[at].label)).collect();
                self.tell(&Message::new("several").with("words", line.to_owned()).with("choices", several.join("; ")))?;
                return Ok(Went::Again);
            }
            Picked::Nothing | Picked::NoNumber => {}
        }
        let forbidden = self.table.seen(Audience::Seat(seat)).forbidden(self.voice());
        match pick::by_beginning(line, forbidden.iter().map(|forbidden| &forbidden.offer)) {
            Picked::One(at) => self.explain(&forbidden[at])?,
            Picked::Several(several) => several.into_iter().try_for_each(|at| self.explain(&forbidden[at]))?,
            Picked::Nothing | Picked::NoNumber => self.tell(&Message::new("unknown").with("words", line.to_owned()))?,
        }
        Ok(Went::Again)
    }

    fn decide(&mut self, seat: Seat, offer: &Offer) -> Result<Went, Error> {
        match self.table.decide(seat, &offer.key) {
            Ok(()) => Ok(Went::On),
            Err(refusal) => self.refused(&refusal),
        }
    }

    /// Says why the table refused what its own list offered; only a fault in the rules leads here.
    fn refused(&mut self, refusal: &Refusal) -> Result<Went, Error> {
        let because = self.table.because(refusal, self.voice()).map(|(_, says)| says);
        let reason = because.unwrap_or_else(|| refusal.says(self.voice()));
        self.tell_as(Look::No, &Message::new("refused").with("reason", reason))?;
        Ok(Went::Again)
    }

    fn order(&mut self, seat: Seat, must: bool, order: Order) -> Result<Went, Error> {
        match order {
            Order::Undo => return self.undo(seat),
            Order::Log => {
                let told = history::all(&*self.table, Audience::Seat(seat), self.voice());
                self.console.say(&told.join("\n"))?;
            }
            Order::Why(words) => self.why(seat, &words)?,
            Order::Rules(words) => self.rules(&words)?,
            Order::Board => self.situation(seat, must, "")?,
            Order::Names => {
                let named = pick::named(&self.offers(seat));
                self.console.say(&named)?;
            }
            Order::Save(name) => drop(self.save(&name)?),
            Order::Reactions(word) => self.ask_for_reactions(seat, &word)?,
            Order::Concede => {
                return match self.table.concede(seat, false) {
                    Ok(()) => Ok(Went::On),
                    Err(refusal) => self.refused(&refusal),
                };
            }
            Order::Help => self.tell(&Message::new("help"))?,
            Order::Quit => return self.quit().map(Went::Away),
        }
        Ok(Went::Again)
    }

    /// Says how a seat is asked for reactions, after the change that it wants.
    fn ask_for_reactions(&mut self, seat: Seat, word: &str) -> Result<(), Error> {
        let wanted = match word.to_lowercase().as_str() {
            "" => self.reactions[seat.index()],
            "always" | "sempre" => Reactions::No,
            "able" | "posso" => Reactions::Idle,
            "never" | "mai" => Reactions::Yes,
            _ => return self.tell(&Message::new("reactions-unknown").with("words", word.to_owned())),
        };
        self.reactions[seat.index()] = wanted;
        self.tell(&match wanted {
            Reactions::No => Message::new("reactions-always"),
            Reactions::Idle if self.shared() => Message::new("reactions-able-seen"),
            Reactions::Idle => Message::new("reactions-able"),
            Reactions::Yes => Message::new("reactions-never"),
        })
    }

    /// Goes away, with the table saved if a person is there to say so.
    fn quit(&mut self) -> Result<Leave, Error> {
        if self.console.typed() {
            self.save_before_leaving()?;
        } else if self.saved < self.table.log().len() {
            self.tell(&Message::new("not-saved"))?;
        }
        Ok(Leave::Quit)
    }

    /// Takes a seat's last act back. Bots always consent; people are asked.
    fn undo(&mut self, seat: Seat) -> Result<Went, Error> {
        let Some(back) = self.table.back(seat) else {
            self.tell(&Message::new("undo-nothing"))?;
            return Ok(Went::Again);
        };
        if !back.free && !self.people().without(seat).is_empty() {
            let question = self.words(&Message::new("undo-consent"));
            match self.console.ask(&question)? {
                Input::Line(line) if is_yes(&line) => {}
                Input::Line(_) => {
                    self.tell(&Message::new("undo-kept"))?;
                    return Ok(Went::Again);
                }
                other => return self.leave_by(&other).map(Went::Away),
            }
        }
        let chance = self.table.log()[back.to + 1..].iter().any(|entry| !entry.chance().is_empty());
        if let Err(refusal) = self.table.undo(back.to) {
            return self.refused(&refusal);
        }
        // This seat knows: it asked for it.
        self.heard[seat.index()] = self.table.log().len();
        self.tell(&Message::new("undo-done"))?;
        if chance {
            self.tell(&Message::new("undo-fresh"))?;
        }
        Ok(Went::On)
    }

    fn why(&mut self, seat: Seat, words: &str) -> Result<(), Error> {
        let seen = self.table.seen(Audience::Seat(seat));
        let forbidden = seen.forbidden(self.voice());
        let wanted = words.to_lowercase();
        let means = |offer: &Offer| [&offer.key, &offer.label].iter().any(|said| said.to_lowercase().contains(&wanted));
        let exact = forbidden.iter().find(|forbidden| forbidden.offer.key.eq_ignore_ascii_case(words));
        let found: Vec<&Forbidden> =
            exact.map_or_else(|| forbidden.iter().filter(|forbidden| means(&forbidden.offer)).collect(), |exact| vec![exact]);
        if !found.is_empty() {
            return found.into_iter().try_for_each(|forbidden| self.explain(forbidden));
        }
        if words.is_empty() {
            return self.tell(&Message::new("why-nothing"));
        }
        let offers = self.offers(seat);
        let at = match pick::exactly(words, &offers) {
            Picked::One(at) => Some(at),
            _ => offers.iter().position(means),
        };
        match at {
            Some(at) => self.tell(&Message::new("why-fine").with("label", offers[at].label.clone()).with("number", at as i64 + 1)),
            None => self.tell(&Message::new("why-unknown").with("words", words.to_owned())),
        }
    }

    /// Says what cannot be done, why, and by which rule.
    fn explain(&mut self, forbidden: &Forbidden) -> Result<(), Error> {
        let Forbidden { offer, rule, says } = forbidden;
        let text = self.game.rules(self.lang).get(rule.id).map(rules::plain).unwrap_or_default();
        let message = Message::new("forbidden").with("label", offer.label.clone()).with("reason", says.clone());
        self.tell_as(Look::No, &message.with("rule", rule.to_string()).with("text", text))
    }

    fn rules(&mut self, words: &str) -> Result<(), Error> {
        let found = rules::find(self.game.rules(self.lang), self.game.about().key, words);
        if found.is_empty() {
            return self.tell(&Message::new("rules-none").with("words", words.to_owned()));
        }
        self.console.say(rules::as_text(&found).trim_end())
    }
}

/// What is new in a position; a short one is always told whole.
pub(super) fn new_in(before: &str, board: &str) -> String {
    if board.lines().count() <= SHORT { board.to_owned() } else { changes(before, board) }
}

/// A position without what is asked at its end, which is said by itself.
fn without(position: &str, prompt: &str) -> String {
    let position = position.trim_end();
    let same = |last: &str| last.split_whitespace().eq(prompt.split_whitespace());
    match position.rsplit_once("\n\n") {
        Some((before, last)) if same(last) => before.to_owned(),
        _ => position.to_owned(),
    }
}

fn is_yes(line: &str) -> bool {
    matches!(line.trim().to_lowercase().as_str(), "yes" | "y" | "sì" | "si" | "s")
}

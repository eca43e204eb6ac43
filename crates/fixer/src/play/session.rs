//! A table with people at this terminal and bots in the other seats: who is next, what everybody is
//! told, how it ends.

use table::any::AnyTable;
use table::log::LogEntry;
use table::simulate::DECISION_LIMIT;
use table::{Audience, Awaited, Lang, Message, Outcome, Reactions, Seat, Seats, Verdict, Voice};

use super::console::{Console, Look};
use super::history;
use super::names::names;
use super::turn::new_in;
use crate::error::Error;
use crate::registry::Registered;
use crate::words;

/// Who plays a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    /// Somebody at this terminal.
    Person,
    /// The bot of this name.
    Bot(String),
}

/// How a session ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leave {
    /// The table is over.
    Over,
    /// The people went away.
    Quit,
    /// Ctrl-C.
    Interrupted,
}

/// Whose decision is next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Next {
    /// This person's; whether it must decide.
    Person(Seat, bool),
    /// This bot's.
    Bot(Seat),
}

/// A table that is played here.
pub struct Session<'c> {
    pub(super) game: Registered,
    pub(super) table: Box<dyn AnyTable>,
    pub(super) players: Vec<Player>,
    /// What they are called.
    names: Vec<String>,
    pub(super) lang: Lang,
    pub(super) console: &'c mut Console,
    /// Up to which log entry every seat has been told what happened.
    pub(super) heard: Vec<usize>,
    /// Whose things are on the screen.
    pub(super) shown: Option<Seat>,
    /// The position that every seat was shown last.
    pub(super) boards: Vec<String>,
    /// Who need not act and chose not to, and the length of the log at that time.
    passed: (usize, Seats),
    /// How people are asked for reactions.
    pub(super) reactions: Vec<Reactions>,
    /// The file that is suggested for saving.
    pub(super) file: String,
    /// The length of the log when it was saved last.
    pub(super) saved: usize,
}

impl<'c> Session<'c> {
    /// A table that goes on, or begins, here. People are told what happened since they decided last.
    pub fn new(game: Registered, table: Box<dyn AnyTable>, players: Vec<Player>, lang: Lang, console: &'c mut Console) -> Self {
        let decided =
            |seat: Seat| table.log().iter().rposition(|entry| matches!(entry, LogEntry::Decision { seat: by, .. } if *by == seat));
        let heard = Seat::first(table.seats()).map(|seat| decided(seat).map_or(0, |at| at + 1)).collect();
        let names = names(&players, lang);
        let boards = vec![String::new(); usize::from(table.seats())];
        let people = players.iter().filter(|player| **player == Player::Person).count();
        let reactions = vec![Reactions::usual(people == 1); players.len()];
        let head = table.replay().head;
        let file = format!("{}-{}.json", head.game, head.table.chars().filter(char::is_ascii_alphanumeric).take(8).collect::<String>());
        Session {
            game,
            table,
            players,
            names,
            lang,
            console,
            heard,
            shown: None,
            boards,
            passed: (0, Seats::NONE),
            reactions,
            file,
            saved: 0,
        }
    }

    /// Suggests the file that the table was read from for saving it again.
    pub fn resumed_from(mut self, file: String) -> Self {
        self.file = file;
        self.saved = self.table.log().len();
        self
    }

    /// Plays until the table is over or the people leave.
    pub fn run(mut self) -> Result<Leave, Error> {
        self.welcome()?;
        let mut in_a_row = 0;
        loop {
            let awaited = self.table.awaited();
            if awaited.is_over() {
                self.end()?;
                return Ok(Leave::Over);
            }
            match self.next(awaited) {
                Next::Person(seat, true) if self.table.passes(seat, self.reactions[seat.index()]) => {
                    self.table.pass(seat).map_err(|refusal| Error::Failed(refusal.to_string()))?;
                }
                Next::Person(seat, must) => {
                    in_a_row = 0;
                    if let Some(leave) = self.turn(seat, must)? {
                        return Ok(leave);
                    }
                }
                Next::Bot(_) if in_a_row >= DECISION_LIMIT => {
                    return Err(Error::Failed(format!("the bots did not come to an end within {DECISION_LIMIT} decisions")));
                }
                Next::Bot(seat) => {
                    in_a_row += 1;
                    self.ask_bot(seat)?;
                }
            }
        }
    }

    /// Seats that may act are asked first, because the table will not wait for them; then bots, then
    /// people, each in seat order.
    fn next(&self, awaited: Awaited) -> Next {
        let person = |seat: &Seat| self.players[seat.index()] == Player::Person;
        let (at, passed) = self.passed;
        let passed = if at == self.table.log().len() { passed } else { Seats::NONE };
        let volunteers = awaited.may.minus(awaited.must).minus(passed);
        if let Some(seat) = volunteers.iter().find(|&seat| !self.table.keys(seat).is_empty()) {
            return if person(&seat) { Next::Person(seat, false) } else { Next::Bot(seat) };
        }
        match awaited.must.iter().find(|seat| !person(seat)) {
            Some(seat) => Next::Bot(seat),
            None => Next::Person(awaited.must.lowest().unwrap_or_default(), true),
        }
    }

    /// Notes that a seat lets the others go on.
    pub(super) fn pass(&mut self, seat: Seat) {
        let now = self.table.log().len();
        let passed = if self.passed.0 == now { self.passed.1 } else { Seats::NONE };
        self.passed = (now, passed.with(seat));
    }

    fn ask_bot(&mut self, seat: Seat) -> Result<(), Error> {
        let Player::Bot(bot) = &self.players[seat.index()] else { return Ok(()) };
        if !self.table.ask_bot(seat, bot).map_err(|error| Error::Failed(format!("{seat} is played by a bot, but {error}")))? {
            self.pass(seat);
        }
        Ok(())
    }

    /// The language of the people, and what everybody is called.
    pub(super) fn voice(&self) -> Voice<'_> {
        Voice { lang: self.lang, names: &self.names }
    }

    /// Says a message in the language of the people.
    pub(super) fn words(&self, message: &Message) -> String {
        words::say(self.voice(), message)
    }

    /// Says a message to the people, with a look.
    pub(super) fn tell_as(&mut self, look: Look, message: &Message) -> Result<(), Error> {
        let words = look.on(&self.words(message));
        self.console.say(&words)
    }

    /// Says a message to the people.
    pub(super) fn tell(&mut self, message: &Message) -> Result<(), Error> {
        let words = self.words(message);
        self.console.say(&words)
    }

    /// The seats of people who are still at the table.
    pub(super) fn people(&self) -> Seats {
        Seat::first(self.table.seats()).filter(|seat| self.players[seat.index()] == Player::Person && !self.table.has_left(*seat)).collect()
    }

    /// Whether several people share this terminal.
    pub(super) fn shared(&self) -> bool {
        self.players.iter().filter(|player| **player == Player::Person).count() > 1
    }

    /// A seat's name with who plays it.
    pub(super) fn who(&self, seat: Seat) -> String {
        let message = match &self.players[seat.index()] {
            Player::Bot(_) => Message::new("who-bot"),
            Player::Person if self.shared() => Message::new("who-person"),
            Player::Person => Message::new("who-you"),
        };
        self.words(&message.with("seat", seat))
    }

    fn welcome(&mut self) -> Result<(), Error> {
        let title = self.game.text(self.lang, "title");
        let seats: Vec<String> = Seat::first(self.table.seats()).map(|seat| self.who(seat)).collect();
        self.console.say(&title)?;
        self.tell(&Message::new("seated").with("seats", seats.join(", ")))?;
        self.tell(&Message::new("hint"))
    }

    /// Whose eyes the end is shown to: the only person's, or what all at the terminal may see.
    fn audience_of_end(&self) -> Audience {
        let mut people = Seat::first(self.table.seats()).filter(|seat| self.players[seat.index()] == Player::Person);
        match (people.next(), people.next()) {
            (Some(only), None) => Audience::Seat(only),
            _ => Audience::Spectator,
        }
    }

    fn end(&mut self) -> Result<(), Error> {
        let audience = self.audience_of_end();
        let heard = audience.seat().or(self.shown).map_or(0, |seat| self.heard[seat.index()]);
        let news =
            (heard..self.table.log().len()).filter(|&at| !matches!(self.table.log()[at], LogEntry::Deal { .. } | LogEntry::Over { .. }));
        let told: Vec<String> = news.flat_map(|at| history::sentences(&*self.table, at, audience, self.voice())).collect();
        self.console.say(&format!("\n{}", Look::News.on(&told.join("\n"))))?;
        let board = self.table.seen(audience).position(self.voice());
        let before = audience.seat().map(|seat| self.boards[seat.index()].as_str()).unwrap_or_default();
        let changed = new_in(before, board.trim_end());
        self.console.say(&format!("\n{changed}\n"))?;
        let over = self.words(&Message::new("over"));
        let ending = self.table.ending(self.voice()).unwrap_or_default();
        // The game may have said so itself, in the same words.
        let line = if told.contains(&over) { ending } else { format!("{over} {ending}") };
        self.console.say(&Look::Question.on(&line))?;
        if let Some(outcome) = self.table.outcome() {
            self.results(&outcome)?;
        }
        if self.console.typed() && self.saved < self.table.log().len() {
            self.keep_replay()?;
        }
        Ok(())
    }

    fn results(&mut self, outcome: &Outcome) -> Result<(), Error> {
        match outcome.verdict {
            Verdict::Ranked => {}
            Verdict::Won => return self.tell(&Message::new("all-won").with("seats", self.table.seats())),
            Verdict::Lost => return self.tell(&Message::new("all-lost").with("seats", self.table.seats())),
            Verdict::Nobody => return self.tell(&Message::new("nobody-won")),
            Verdict::Void => return self.tell(&Message::new("void")),
        }
        let winners = outcome.winners(self.table.seats());
        let mut seats: Vec<Seat> = Seat::first(self.table.seats()).collect();
        seats.sort_by_key(|seat| outcome.places[seat.index()]);
        for seat in seats {
            let (place, score) = (outcome.places[seat.index()], outcome.scores[seat.index()]);
            let message = match winners.contains(seat) {
                true if winners.len() == 1 => Message::new("result-won"),
                true => Message::new("result-shared"),
                false => Message::new("result-place").with("place", place),
            };
            let plays = self.table.seen(Audience::Spectator).plays(seat, self.lang);
            let who = [Some(self.who(seat)), plays].into_iter().flatten().collect::<Vec<_>>().join(", ");
            let message = message.with("who", who).with("score", i64::from(score));
            if winners.contains(seat) { self.tell_as(Look::Won, &message)? } else { self.tell(&message)? }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::scripted;
    use crate::play::stub::{STUB, StubTable};

    /// Plays the stub with people in these of its seats and returns the transcript.
    fn play(seats: u8, people: &[u8], lines: &[&str]) -> (Leave, String) {
        let (mut console, transcript) = scripted::console(lines);
        let player = |seat: u8| if people.contains(&seat) { Player::Person } else { Player::Bot("random".to_owned()) };
        let players: Vec<Player> = (0..seats).map(player).collect();
        let table = Box::new(StubTable::new(seats, Vec::new()));
        let leave = Session::new(STUB, table, players, Lang::En, &mut console).run().unwrap();
        (leave, transcript.text())
    }

    #[test]
    fn who_may_act_is_asked_once_before_each_decision_of_the_others() {
        let (leave, text) = play(2, &[1], &["", "shout", "", "", ""]);
        assert_eq!(leave, Leave::Over);
        assert_eq!(text.matches("you may act now").count(), 4, "{text}");
        assert_eq!(text.matches("Heard: seat 1 shout.").count(), 1, "{text}");
        assert!(text.contains("Also awaited: random (bot)."), "{text}");
    }

    #[test]
    fn people_at_one_terminal_are_kept_apart_by_a_curtain() {
        // Seat 1 is asked first, because it only may; then seat 0, because it must.
        let (leave, text) = play(2, &[0, 1], &["", "", "", "go", "", "quit"]);
        assert_eq!(leave, Leave::Quit);
        let curtains: Vec<&str> = text.lines().filter(|line| line.contains("press Enter when only you")).collect();
        assert_eq!(curtains.len(), 3, "{text}");
        assert!(
            curtains[0].starts_with("Player 2:") && curtains[1].starts_with("Player 1:") && curtains[2].starts_with("Player 2:"),
            "{text}"
        );
        assert!(text.find("seen by seat 1") > text.find("Player 2: press"), "{text}");
        assert!(text.ends_with("The game is not saved.\n"), "{text}");
    }

    #[test]
    fn the_best_seat_is_named_first_and_equals_share() {
        let (_, text) = play(4, &[0], &["go", "go", "go"]);
        let results: Vec<&str> = text.lines().rev().take(4).collect();
        assert_eq!(results[3], "First place shared: random (bot), score 2");
        assert_eq!(results[2], "First place shared: random 2 (bot), score 2");
        assert_eq!(results[1], "Place 3: Player (you), score 1");
        assert_eq!(results[0], "Place 4: random 3 (bot), score 0");
    }

    #[test]
    fn taking_chance_back_is_said_and_other_people_must_agree() {
        let (_, alone) = play(2, &[0], &["go", "undo", "go", "go", "undo", "quit"]);
        assert_eq!(alone.matches("Your last act is taken back.").count(), 2, "{alone}");
        assert_eq!(alone.matches("Chance is not taken back").count(), 1, "{alone}");
        let (_, together) = play(2, &[0, 1], &["", "", "", "go", "", "", "", "undo", "no", "undo", "yes", "", "", "quit"]);
        assert_eq!(together.matches("Do they? yes or no: no\nNothing is taken back.").count(), 1, "{together}");
        assert_eq!(together.matches("Do they? yes or no: yes\nYour last act is taken back.").count(), 1, "{together}");
        assert!(together.contains("\nThe last act was taken back.\n"), "{together}");
    }

    #[test]
    fn whatever_is_typed_is_answered() {
        let lines = [
            "7",
            "0",
            "nonsense",
            "g",
            "shout",
            "why",
            "why go",
            "why dragon",
            "rules",
            "rules R01",
            "rules dragon",
            "help",
            "concede",
            "",
        ];
        let (_, text) = play(2, &[0], &lines);
        for answer in [
            "There is no choice 7; they are numbered 1 to 1.",
            "There is no choice 0;",
            "\"nonsense\" is neither a choice nor a command.",
            "Heard: seat 0 go.",
            "Please shout: not now. Not yours. (stub:R01: Seat 0 goes; the others may shout.)",
            "Please go: nothing forbids it; it is choice 1.",
            "\"dragon\" is nothing that you could try here.",
            "No rule has all these words: dragon",
            "save: save the game",
            "The table refuses: Player has left the table already.",
            "The input has ended: the game stops here and is not saved.",
        ] {
            assert!(text.contains(answer), "missing: {answer}\n{text}");
        }
    }
}

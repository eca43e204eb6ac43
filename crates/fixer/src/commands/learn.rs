//! `fixer learn`: lists the lessons of games, and plays one in the terminal. Where somebody stands is told on leaving,
//! so that the lesson can be taken up there again.

use std::process::ExitCode;

use table::changes::changes;
use table::lesson::{Lesson, Taught};
use table::{Lang, Message};

use crate::error::Error;
use crate::play::{Console, Input, Order, Picked, by_beginning, exactly, in_order, listed};
use crate::registry::{self, Registered};
use crate::{output, words};

const EXAMPLES: &str = "\
Examples:
  fixer learn                       all lessons
  fixer learn gangs                 the lessons of a game
  fixer learn gangs 1               play the first one
  fixer learn gangs 1 --from 0-0-0  go on where it was left
  fixer learn tcg 2 --lang it";

/// The arguments of `fixer learn`.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Learn {
    /// The game
    #[arg(value_parser = registry::parser())]
    game: Option<Registered>,
    /// The number of the lesson
    #[arg(requires = "game")]
    number: Option<usize>,
    /// The answers that were given before
    #[arg(long, requires = "number", value_name = "ANSWERS", default_value = "")]
    from: String,
}

impl Learn {
    /// Lists lessons, or plays one.
    pub fn run(&self, lang: Lang) -> Result<ExitCode, Error> {
        let Some((game, number)) = self.game.zip(self.number) else { return self.list(lang) };
        let lessons = game.lessons();
        let Some(lesson) = number.checked_sub(1).and_then(|at| lessons.get(at)) else {
            let key = game.about().key;
            return Err(Error::Usage(format!("{key} has no lesson {number}; it has {}", lessons.len())));
        };
        let answers = table::lesson::answers(&self.from).map_err(Error::Usage)?;
        let console = &mut Console::open();
        Playing { game, lesson, number, lang, console }.play(answers)
    }

    fn list(&self, lang: Lang) -> Result<ExitCode, Error> {
        let mut text = String::new();
        for game in registry::games().filter(|game| self.game.is_none_or(|wanted| wanted.about().key == game.about().key)) {
            if !game.lessons().is_empty() {
                text += &format!("{} ({})\n", game.text(lang, "title"), game.about().key);
            }
            for (number, lesson) in (1..).zip(game.lessons()) {
                text += &format!("  {number}. {}\n", lesson.title(lang));
            }
        }
        if text.is_empty() {
            text = words::say(lang, &Message::new("learn-none")) + "\n";
        }
        output::print(&text)?;
        Ok(ExitCode::SUCCESS)
    }
}

/// A lesson in the terminal.
struct Playing<'a> {
    game: Registered,
    lesson: &'a Lesson,
    number: usize,
    lang: Lang,
    console: &'a mut Console,
}

impl Playing<'_> {
    fn play(&mut self, mut answers: Vec<usize>) -> Result<ExitCode, Error> {
        let of = self.game.lessons().len() as i64;
        let title = self.lesson.title(self.lang).to_owned();
        self.tell(&Message::new("learn-title").with("number", self.number as i64).with("of", of).with("title", title))?;
        let mut shown = String::new();
        loop {
            let taught = self.game.teach(self.lesson, &answers, self.lang.into()).map_err(|wrong| Error::Failed(wrong.to_string()))?;
            answers.clone_from(&taught.answers);
            self.show(&taught, &mut shown)?;
            if taught.over {
                return self.end();
            }
            match self.ask(&taught)? {
                Some(answer) => answers.push(answer),
                None => {
                    let from = table::lesson::written(&answers);
                    let command = format!("fixer learn {} {} --from {from}", self.game.about().key, self.number);
                    self.tell(&Message::new("learn-left").with("command", command))?;
                    return Ok(ExitCode::SUCCESS);
                }
            }
        }
    }

    /// What happened, the position if it is another one, and what is said.
    fn show(&mut self, taught: &Taught, shown: &mut String) -> Result<(), Error> {
        if !taught.happened.is_empty() {
            self.console.say(&format!("\n{}", taught.happened.join("\n")))?;
        }
        let position = taught.seen.position(self.lang.into());
        let changed = changes(shown, position.trim_end());
        if !changed.is_empty() {
            self.console.say(&format!("\n{changed}"))?;
        }
        *shown = position;
        let step = (taught.answers.len() + 1).min(self.lesson.steps());
        let message = Message::new("learn-says").with("step", step as i64).with("of", self.lesson.steps() as i64);
        self.console.say("")?;
        self.tell(&message.with("says", taught.says.clone()))
    }

    /// The answer, unless somebody leaves.
    fn ask(&mut self, taught: &Taught) -> Result<Option<usize>, Error> {
        let offers = in_order(taught.seen.offers(self.lang.into()));
        let question = if offers.is_empty() {
            Message::new("learn-on")
        } else {
            self.console.say(&listed(&offers))?;
            Message::new("your-choice")
        };
        loop {
            let Input::Line(line) = self.console.ask(&words::say(self.lang, &question))? else { return Ok(None) };
            let line = line.trim();
            if Order::parse(line) == Some(Order::Quit) {
                return Ok(None);
            }
            if offers.is_empty() {
                return Ok(taught.answer(None));
            }
            let found = match exactly(line, &offers) {
                Picked::Nothing => by_beginning(line, &offers),
                found => found,
            };
            if let Picked::One(at) = found
                && let Some(answer) = taught.answer(Some(&offers[at].key))
            {
                return Ok(Some(answer));
            }
            let hint = Message::new("learn-hint").with("choice", offers[0].label.clone());
            if taught.hint.is_empty() { self.tell(&hint)? } else { self.console.say(&taught.hint)? }
        }
    }

    fn end(&mut self) -> Result<ExitCode, Error> {
        let key = self.game.about().key;
        if self.number < self.game.lessons().len() {
            self.tell(&Message::new("learn-next").with("command", format!("fixer learn {key} {}", self.number + 1)))?;
        }
        self.tell(&Message::new("learn-play").with("command", format!("fixer play {key}")))?;
        Ok(ExitCode::SUCCESS)
    }

    fn tell(&mut self, message: &Message) -> Result<(), Error> {
        self.console.say(&words::say(self.lang, message))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::scripted;

    fn played(lines: &[&str]) -> String {
        let game = registry::find("gangs").unwrap();
        let (mut console, transcript) = scripted::console(lines);
        let mut playing = Playing { game, lesson: &game.lessons()[0], number: 1, lang: Lang::En, console: &mut console };
        playing.play(Vec::new()).unwrap();
        transcript.text()
    }

    #[test]
    fn a_lesson_is_played_to_its_end_and_offers_the_next() {
        let text = played(&["1"; 40]);
        let lesson = &registry::find("gangs").unwrap().lessons()[0];
        assert!(text.contains(lesson.won(Lang::En)) && text.contains("fixer learn gangs 2") && text.contains("fixer play gangs"), "{text}");
    }

    #[test]
    fn something_else_is_met_with_a_hint_and_leaving_says_how_to_come_back() {
        let text = played(&["", "", "fly", "quit"]);
        assert!(text.contains("first try this") && text.ends_with("fixer learn gangs 1 --from 0-0\n"), "{text}");
    }
}

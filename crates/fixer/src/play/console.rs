//! The terminal, or the pipe in its place: says lines and asks for lines. Lines are read by a thread
//! of its own, so that Ctrl-C can interrupt a question that nobody has answered.

use std::io::{self, BufRead, IsTerminal, Read, Write};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use anstream::AutoStream;
use anstyle::{AnsiColor, Style};

use crate::error::Error;
use crate::interrupt;

/// How many bytes of a line matter; the rest is dropped.
const LINE_LIMIT: u64 = 512;

/// Blank lines that push a screen of any usual height out of sight.
const CURTAIN: usize = 100;

/// How words look where the terminal has colours. They say the same without.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Look {
    /// What happened.
    News,
    /// What is asked.
    Question,
    /// What can be typed for a choice.
    Number,
    /// What cannot be done.
    No,
    /// Who won.
    Won,
}

impl Look {
    /// Words with this look. What the terminal cannot show is left out when they are said.
    pub fn on(self, words: &str) -> String {
        let style = match self {
            Look::News => AnsiColor::Cyan.on_default(),
            Look::Question => Style::new().bold(),
            Look::Number => AnsiColor::Yellow.on_default().bold(),
            Look::No => AnsiColor::Red.on_default(),
            Look::Won => AnsiColor::Green.on_default().bold(),
        };
        // Each line by itself, so that nothing that pages through them is left coloured.
        words.split('\n').map(|line| format!("{style}{line}{style:#}")).collect::<Vec<_>>().join("\n")
    }
}

/// The answer to a question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input {
    /// A line, without its end and without control characters.
    Line(String),
    /// There are no more lines.
    End,
    /// Ctrl-C.
    Interrupted,
}

/// Where a table is played.
pub struct Console {
    /// Lines from the reading thread and Ctrl-C from its handler meet here.
    answers: Receiver<Input>,
    /// Asks the reading thread for one line. It reads no further than it is asked to, so whatever
    /// stands behind the last answer stays in the pipe.
    demand: Sender<()>,
    /// A line has been asked for and has not come: Ctrl-C came first.
    pending: bool,
    ended: bool,
    typed: bool,
    screen: bool,
    out: Box<dyn Write>,
}

impl Console {
    /// Standard input and output.
    pub fn open() -> Console {
        let (answer, answers) = channel();
        let (demand, demands) = channel();
        let interrupted = answer.clone();
        // Sending fails only when the program is about to end.
        interrupt::on_first(move || drop(interrupted.send(Input::Interrupted)));
        thread::spawn(move || read_lines(&demands, &answer));
        let (typed, screen) = (io::stdin().is_terminal(), io::stdout().is_terminal());
        Console { answers, demand, pending: false, ended: false, typed, screen, out: Box::new(AutoStream::auto(io::stdout())) }
    }

    /// Whether somebody types at a terminal, rather than a program at the other end of a pipe.
    pub fn typed(&self) -> bool {
        self.typed
    }

    /// Says a line, or several.
    pub fn say(&mut self, text: &str) -> Result<(), Error> {
        writeln!(self.out, "{text}").map_err(Error::output)
    }

    /// Pushes everything that was said out of sight.
    pub fn clear(&mut self) -> Result<(), Error> {
        if self.screen { self.say(&"\n".repeat(CURTAIN)) } else { Ok(()) }
    }

    /// Asks for a line. Over a pipe the answer is said too, so that a transcript reads well.
    pub fn ask(&mut self, question: &str) -> Result<Input, Error> {
        write!(self.out, "{question} ").and_then(|()| self.out.flush()).map_err(Error::output)?;
        let input = self.next();
        match &input {
            Input::Line(line) if !self.typed => self.say(line)?,
            Input::Line(_) => {}
            // The answer would have ended the line.
            Input::End | Input::Interrupted => self.say("")?,
        }
        Ok(input)
    }

    fn next(&mut self) -> Input {
        if self.ended {
            return Input::End;
        }
        if !self.pending {
            // A thread that is gone answers with the end below.
            let _ = self.demand.send(());
            self.pending = true;
        }
        let input = self.answers.recv().unwrap_or(Input::End);
        self.pending = input == Input::Interrupted;
        self.ended = input == Input::End;
        input
    }
}

fn read_lines(demands: &Receiver<()>, answer: &Sender<Input>) {
    let mut stdin = io::stdin().lock();
    for () in demands {
        let input = match read_line(&mut stdin) {
            Ok(Some(line)) => Input::Line(line),
            Ok(None) | Err(_) => Input::End,
        };
        if answer.send(input).is_err() {
            return;
        }
    }
}

/// The next line, whatever its bytes and however long it is.
fn read_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    let mut piece = Vec::new();
    while !piece.ends_with(b"\n") {
        piece.clear();
        if input.by_ref().take(LINE_LIMIT).read_until(b'\n', &mut piece)? == 0 {
            break;
        }
        if bytes.is_empty() {
            bytes.clone_from(&piece);
        }
    }
    let shown = |letter: &char| !letter.is_control();
    Ok((!bytes.is_empty()).then(|| String::from_utf8_lossy(&bytes).chars().filter(shown).collect::<String>().trim().to_owned()))
}

#[cfg(test)]
pub mod scripted {
    //! A console for tests: the lines are given, and what is said can be read.

    use std::sync::{Arc, Mutex};

    use super::*;

    /// What was said.
    #[derive(Clone, Default)]
    pub struct Transcript(Arc<Mutex<Vec<u8>>>);

    impl Transcript {
        /// As text.
        pub fn text(&self) -> String {
            String::from_utf8_lossy(&self.0.lock().unwrap()).into_owned()
        }
    }

    impl Write for Transcript {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().unwrap().extend(bytes);
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    /// A console that answers with these lines and then ends.
    pub fn console(lines: &[&str]) -> (Console, Transcript) {
        let (answer, answers) = channel();
        let (demand, _) = channel();
        lines.iter().for_each(|line| answer.send(Input::Line((*line).to_owned())).unwrap());
        let transcript = Transcript::default();
        let out = Box::new(AutoStream::never(Box::new(transcript.clone()) as Box<dyn Write>));
        (Console { answers, demand, pending: false, ended: false, typed: false, screen: false, out }, transcript)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_said_again_and_the_end_stays_the_end() {
        let (mut console, transcript) = scripted::console(&["raise"]);
        assert_eq!(console.ask("Your choice:").unwrap(), Input::Line("raise".to_owned()));
        assert_eq!(console.ask("Your choice:").unwrap(), Input::End);
        assert_eq!(console.ask("Your choice:").unwrap(), Input::End);
        assert_eq!(transcript.text(), "Your choice: raise\nYour choice: \nYour choice: \n");
    }

    #[test]
    fn lines_are_cut_and_cleaned_and_never_run_into_each_other() {
        let long = "x".repeat(3000);
        let bytes = [b" one\r\n\n", long.as_bytes(), b"\n\x1b[2Jt\xffwo\x00\nlast"].concat();
        let mut input = &bytes[..];
        let mut next = || read_line(&mut input).unwrap();
        assert_eq!(next().as_deref(), Some("one"));
        assert_eq!(next().as_deref(), Some(""));
        assert_eq!(next().map(|line| line.len()), Some(LINE_LIMIT as usize));
        assert_eq!(next().as_deref(), Some("[2Jt\u{fffd}wo"));
        assert_eq!(next().as_deref(), Some("last"));
        assert_eq!(next(), None);
    }
}

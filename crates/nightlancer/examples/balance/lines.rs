//! What is played: each line is one question.

use nightlancer::options::{Mode, Options};

/// One question and the tables that answer it.
pub struct Line {
    /// What it is called.
    pub name: String,
    /// The tables.
    pub options: Options,
}

/// All lines: rivals, then together and alone against the Agent, each as hard as it can be.
pub fn lines() -> Vec<Line> {
    let mut lines = Vec::new();
    for seats in 2..=4 {
        lines.push(Line { name: format!("rivals-{seats}"), options: Options::rivals(seats) });
    }
    for hardened in 0..=2 {
        for seats in 1..=4 {
            let (word, mode) = if seats == 1 { ("solitaire", Mode::Solitaire) } else { ("coop", Mode::Coop) };
            let options = Options { mode, hardened, ..Options::rivals(seats) };
            lines.push(Line { name: format!("{word}-{seats}-hardened-{hardened}"), options });
        }
    }
    lines
}

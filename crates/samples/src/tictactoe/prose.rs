//! Tic-tac-toe in words.

use std::sync::LazyLock;

use table::{Lang, Message, Prose, RuleBook, Texts, Voice};

use super::{Cell, Event, TicTacToe, View};

static TEXTS: LazyLock<Texts> =
    LazyLock::new(|| Texts::shipped(include_str!("../../text/tictactoe/en.ftl"), include_str!("../../text/tictactoe/it.ftl")));
static RULES: LazyLock<[RuleBook; 2]> =
    LazyLock::new(|| RuleBook::shipped([include_str!("../../rules/tictactoe.md"), include_str!("../../rules/it/tictactoe.md")]));

impl Prose for TicTacToe {
    fn texts(&self) -> &Texts {
        &TEXTS
    }

    fn rules(&self, lang: Lang) -> &RuleBook {
        &RULES[lang as usize]
    }

    fn position(&self, view: &View, _: Voice<'_>) -> String {
        let mark = |cell: u8| match view.cells[usize::from(cell)] {
            None => '.',
            Some(seat) if seat.0 == 0 => 'X',
            Some(_) => 'O',
        };
        let row = |row: u8| format!("{}  {} {} {}", char::from(b'a' + row), mark(3 * row), mark(3 * row + 1), mark(3 * row + 2));
        format!("   1 2 3\n{}\n{}\n{}", row(0), row(1), row(2))
    }

    /// The last cell.
    fn takes_itself(&self, _: &View, _: Cell) -> bool {
        true
    }

    fn label(&self, _: &View, cell: Cell, voice: Voice<'_>) -> String {
        TEXTS.say(voice, &Message::new("take").with("cell", cell.name()))
    }

    fn sentence(&self, event: &Event, voice: Voice<'_>) -> String {
        let message = match *event {
            Event::Took { seat, cell } => Message::new("took").with("seat", seat).with("cell", cell.name()),
            Event::Line { seat } => Message::new("line").with("seat", seat),
            Event::Full => Message::new("full"),
            Event::Left { seat } => Message::new("left").with("seat", seat),
        };
        TEXTS.say(voice, &message)
    }
}

//! What every part of a table is drawn from: the game, the view, who looks, what is offered, and the words of the
//! language. It names things and decides nothing; what only one game has is added by the module of that game.

use table::text::Arg;
use table::{Lang, Seat, Voice};

use crate::drawn::Drawing;
use crate::texts;
use crate::things::{Mark, Things};

/// Something that the looking seat may do now.
pub(crate) struct Offered<C> {
    /// The choice.
    pub choice: C,
    /// Its stable name, which the form sends back.
    pub key: String,
    /// What it will do, as a sentence.
    pub label: String,
    /// The things to click for it, in order.
    pub path: Vec<String>,
}

/// The desk that a table is drawn at.
pub(crate) struct Desk<'a, G: Drawing> {
    pub game: &'a G,
    pub view: &'a G::View,
    pub seat: Option<Seat>,
    pub names: &'a [String],
    pub lang: Lang,
    pub offers: Vec<Offered<G::Choice>>,
    things: Things,
}

impl<'a, G: Drawing> Desk<'a, G> {
    pub fn new(
        game: &'a G,
        view: &'a G::View,
        seat: Option<Seat>,
        offers: Vec<Offered<G::Choice>>,
        names: &'a [String],
        lang: Lang,
    ) -> Desk<'a, G> {
        let things = Things::new(offers.iter().map(|offered| offered.path.as_slice()));
        Desk { game, view, seat, names, lang, offers, things }
    }

    /// Says a message of the pages.
    pub fn say(&self, id: &str) -> String {
        self.fill(id, &[])
    }

    /// Says a message of the pages with what fills it.
    pub fn fill(&self, id: &str, args: &[(&'static str, Arg)]) -> String {
        texts().get(self.voice(), id, args)
    }

    /// Says a message of the pages with a number.
    pub fn count(&self, id: &str, count: usize) -> String {
        self.fill(id, &[("count", Arg::Number(count as i64))])
    }

    /// Says a message of the game.
    pub fn game(&self, id: &str, args: &[(&'static str, Arg)]) -> String {
        self.game.texts().get(self.voice(), id, args)
    }

    /// What is being decided.
    pub fn prompt(&self) -> String {
        let choices: Vec<G::Choice> = self.offers.iter().map(|offered| offered.choice).collect();
        self.game.prompt(self.view, &choices, self.voice())
    }

    /// What nobody should be surprised by.
    pub fn warnings(&self) -> Vec<String> {
        self.game.warnings(self.view, self.voice())
    }

    /// The language, and the names of players.
    fn voice(&self) -> Voice<'a> {
        Voice { lang: self.lang, names: self.names }
    }

    /// The mark of a thing that goes by one of these names.
    pub fn mark<const N: usize>(&self, names: [String; N]) -> Mark {
        self.things.mark(names)
    }

    pub fn is_own(&self, seat: Seat) -> bool {
        self.seat == Some(seat)
    }
}

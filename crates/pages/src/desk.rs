//! What every part of a table is drawn from: the game, the view, who looks, what is offered, and the words of the
//! language. It names things and decides nothing; what only one game has is added by the module of that game.

use table::any::Seen;
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
    /// What the looking seat may do, if that is a single thing.
    pub only: Option<G::Choice>,
    things: Things,
}

impl<'a, G: Drawing> Desk<'a, G> {
    pub fn new(
        game: &'a G,
        seen: &'a Seen<G>,
        seat: Option<Seat>,
        offers: Vec<Offered<G::Choice>>,
        names: &'a [String],
        lang: Lang,
    ) -> Desk<'a, G> {
        let things = Things::new(offers.iter().map(|offered| (offered.path.as_slice(), !G::is_beside(&seen.view, offered.choice))));
        // Whoever is offered nothing looks on, whatever the seat could do.
        let only = if offers.is_empty() { None } else { seen.only() };
        Desk { game, view: &seen.view, seat, names, lang, offers, only, things }
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

    /// What is being decided; why, if a single thing is left to do.
    pub fn prompt(&self) -> String {
        let only = self.only.and_then(|only| self.game.why_only(self.view, only, self.voice()));
        only.unwrap_or_else(|| self.game.prompt(self.view, &self.choices(), self.voice()))
    }

    /// What nobody should be surprised by.
    pub fn warnings(&self) -> Vec<String> {
        self.game.warnings(self.view, self.voice())
    }

    fn choices(&self) -> Vec<G::Choice> {
        self.offers.iter().map(|offered| offered.choice).collect()
    }

    /// The place of the sensible one among the offers, where they are ways to pay.
    pub fn proposed(&self) -> Option<usize> {
        let choices = self.choices();
        let proposed = self.game.proposes(self.view, &choices)?;
        choices.iter().position(|choice| *choice == proposed)
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

//! Beats: what happened, one step after the other, the way a person at a table shows it. A beat is made from an event
//! that the reader heard: its sentence, the things on the board that it is about, what moves from where to where, and
//! where it helps a drawing. Beats are the lines of the log; a script plays the new ones on the stage.

use maud::{Markup, html};
use table::Seat;

use crate::glyph::shape;

/// How much a beat matters to whoever watches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Weight {
    /// It is said, and not waited for: what follows from something else.
    Aside,
    /// An ordinary step.
    #[default]
    Step,
    /// A moment that matters: cards turned over, dice, somebody falls.
    Key,
    /// A turn begins.
    Turn,
}

impl Weight {
    const fn class(self) -> &'static str {
        match self {
            Weight::Aside => "aside",
            Weight::Step => "step",
            Weight::Key => "key",
            Weight::Turn => "turn",
        }
    }
}

/// One step of what happened.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Beat {
    /// What happened, as a sentence.
    pub says: String,
    /// How much it matters.
    pub weight: Weight,
    /// Whose it is, if it is somebody's.
    pub seat: Option<u8>,
    /// The things on the board that it is about, by the names that they have there (`data-at`).
    pub about: Vec<String>,
    /// What moves: the name of where it was, and of where it is.
    pub glide: Option<(String, String)>,
    /// A drawing that says more than the sentence.
    pub drawing: Option<String>,
    /// Whether the drawing stays until it is put away.
    pub stays: bool,
    /// Whether who it is about gains points by it.
    pub points: bool,
}

impl Beat {
    /// A sentence and nothing else.
    pub fn said(says: String) -> Beat {
        Beat { says, ..Beat::default() }
    }

    pub(crate) fn of(mut self, weight: Weight) -> Beat {
        self.weight = weight;
        self
    }

    pub(crate) fn by(mut self, seat: Seat) -> Beat {
        self.seat = Some(seat.0);
        self
    }

    pub(crate) fn at(mut self, name: impl Into<String>) -> Beat {
        self.about.push(name.into());
        self
    }

    pub(crate) fn glides(mut self, from: impl Into<String>, to: impl Into<String>) -> Beat {
        let to = to.into();
        self.about.push(to.clone());
        self.glide = Some((from.into(), to));
        self
    }

    pub(crate) fn drawn(mut self, drawing: &Markup) -> Beat {
        self.drawing = Some(drawing.0.clone());
        self
    }

    pub(crate) fn until_put_away(mut self) -> Beat {
        self.stays = true;
        self
    }

    pub(crate) fn gains(mut self) -> Beat {
        self.points = true;
        self
    }

    /// The beat as the heading of a turn.
    pub(crate) fn heading(&self, at: usize) -> Markup {
        let about = (!self.about.is_empty()).then(|| self.about.join(" "));
        html! { h4.beat.turn data-n=(at) data-about=[about] { @if let Some(seat) = self.seat { (shape(Seat(seat))) } (self.says) } }
    }

    /// The beat in the log of a game, with the shape of who decided it where that has to be said, and with its drawing
    /// and what moves while that is recent. There are many of them on a page: each is as short as can be.
    pub(crate) fn line(&self, game: &str, other: Option<u8>, recent: bool) -> Markup {
        let about = (!self.about.is_empty()).then(|| self.about.join(" "));
        let glide = self.glide.as_ref().filter(|_| recent).map(|(from, to)| format!("{from} {to}"));
        let class = if self.weight == Weight::Step { String::from("beat") } else { format!("beat {}", self.weight.class()) };
        let says = html! { @if let Some(by) = other { (shape(Seat(by))) } (self.says) };
        html! {
            @match self.drawing.as_ref().filter(|_| recent) {
                None => p class=(class) data-about=[about] data-glide=[glide] { (says) },
                Some(drawing) => div class=(class) data-about=[about] data-glide=[glide] data-stays[self.stays] {
                    p { (says) }
                    figure class=(game) { (maud::PreEscaped(drawing)) }
                }
            }
        }
    }
}

//! The table of the Cyberpunk TCG, drawn from a view: two mirrored playmats with dice, Legends, field and
//! piles, what goes on between them, and the hand. What the looking seat may do now glows; everything else is
//! still.

pub mod art;
mod beats;
pub(crate) mod browser;
pub mod card;
mod clash;
mod desk;
mod dice;
mod glyphs;
mod hand;
mod mat;
mod piece;
mod prompt;
mod signs;
mod stock;
mod things;
mod tile;
mod tray;

use maud::{Markup, html};
use table::any::Heard;
use table::{Lang, Voice};
use tcg::choice::Choice;
use tcg::frame::{AttackStep, Frame};
use tcg::game::Tcg;
use tcg::view::View;

use crate::beat::Beat;
use crate::drawn::Drawing;
use crate::glyph::Sheet;
use crate::parts::part;
use crate::shelf::{Color, Shelf};
use crate::signs::Sign;
use desk::Desk;
pub use things::path;

impl Drawing for Tcg {
    const STYLE: &'static str = include_str!("tcg.css");
    const GLYPHS: Sheet = glyphs::GLYPHS;
    const SIGNS: &'static [Sign] = signs::SIGNS;

    fn path(view: &View, choice: Choice) -> Vec<String> {
        path(view, choice)
    }

    fn is_read(view: &View, _: Choice) -> bool {
        // What a card or Unit is good for in these phases is more than one thing.
        matches!(view.board.frames.top(), Some(Frame::Main | Frame::Attack(AttackStep::React)))
    }

    fn is_of_hand(choice: Choice) -> bool {
        choice == Choice::Keep
    }

    fn turn(desk: &Desk<'_>) -> String {
        prompt::turn(desk)
    }

    fn asks(desk: &Desk<'_>) -> Option<String> {
        prompt::asks(desk)
    }

    fn board(desk: &Desk<'_>) -> Markup {
        html! {
            div.mats {
                (mat::mat(desk, desk.far()))
                (mat::mat(desk, desk.near()))
                (clash::line(desk))
            }
        }
    }

    fn over(desk: &Desk<'_>) -> Markup {
        html! { (clash::clash(desk)) (tray::tray(desk)) (clash::effects(desk)) }
    }

    fn hand(desk: &Desk<'_>) -> Markup {
        part("hands", &hand::hands(desk))
    }

    fn beats(&self, heard: &Heard<Self>, voice: Voice<'_>) -> Vec<Beat> {
        beats::beats(self, &heard.events, voice)
    }

    fn tile() -> Markup {
        tile::drawing()
    }

    fn shelves(&self, lang: Lang) -> Vec<Shelf> {
        browser::shelves(self.catalog(), lang)
    }

    fn colors(&self, lang: Lang) -> Vec<Color> {
        browser::colors(self.catalog(), lang)
    }
}

//! The table of the Cyberpunk CCG, drawn from a view: the sides of the players around what they share, Runners with their
//! gear under them and by teams, a battle as two columns of totals, what was announced as a stack, and the hand. What the
//! looking seat may do now glows; everything else is still.

pub mod art;
mod battle;
mod beats;
pub(crate) mod browser;
mod card;
mod desk;
mod glyphs;
mod hand;
mod middle;
mod prompt;
mod room;
mod side;
mod signs;
mod stack;
mod things;
mod tile;
mod tray;

use ccg::choice::{Choice, Verb};
use ccg::frame::{BattleStep, Frame};
use ccg::game::Ccg;
use ccg::view::View;
use maud::{Markup, html};
use table::any::Heard;
use table::{Lang, Voice};

use crate::beat::Beat;
use crate::drawn::Drawing;
use crate::glyph::Sheet;
use crate::shelf::{Color, Shelf};
use crate::signs::Sign;
use desk::Desk;
pub use things::path;

impl Drawing for Ccg {
    const STYLE: &'static str = include_str!("ccg.css");
    const GLYPHS: Sheet = glyphs::GLYPHS;
    const SIGNS: &'static [Sign] = signs::SIGNS;

    fn path(view: &View, choice: Choice) -> Vec<String> {
        path(view, choice)
    }

    fn is_read(view: &View, _: Choice) -> bool {
        // What a card or Runner is good for in these moments costs EB, or its use.
        let frame = view.board.frames.top();
        matches!(frame, Some(Frame::Phase(..) | Frame::Window(..) | Frame::Battle(BattleStep::Actions(..) | BattleStep::Onward)))
    }

    fn is_beside(view: &View, choice: Choice) -> bool {
        // Family can be called on at any time, whatever is asked.
        let asked = matches!(view.board.frames.top(), Some(Frame::Phase(..) | Frame::Battle(_)));
        asked && matches!(choice, Choice::Do(Verb::Family, ..))
    }

    fn turn(desk: &Desk<'_>) -> String {
        prompt::turn(desk)
    }

    fn asks(desk: &Desk<'_>) -> Option<String> {
        prompt::asks(desk)
    }

    fn board(desk: &Desk<'_>) -> Markup {
        html! {
            div class={ "street of" (desk.view.board.seats) } {
                div.rivals { @for seat in desk.rivals() { (side::side(desk, seat)) } }
                (side::side(desk, desk.near()))
                (middle::middle(desk))
            }
        }
    }

    fn over(desk: &Desk<'_>) -> Markup {
        html! { (tray::tray(desk)) (stack::stack(desk)) (battle::battle(desk)) }
    }

    fn hand(desk: &Desk<'_>) -> Markup {
        hand::hands(desk)
    }

    fn beats(&self, heard: &Heard<Self>, voice: Voice<'_>) -> Vec<Beat> {
        beats::beats(self, &heard.before, &heard.events, voice)
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

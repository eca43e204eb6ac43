//! The table of the Cyberpunk TCG, drawn from a view: two mirrored playmats with dice, Legends, field and
//! piles, what goes on between them, and the hand. What the looking seat may do now glows; everything else is
//! still.
//!
//! A choice is a button that sends its key as `choice`; whoever serves the page puts a form around the
//! table. Things on the board that belong to a choice carry `data-thing`, and each button carries its
//! things in `data-path`, so that a script can let people click them instead. The page holds [`glyphs`]
//! once, outside of what is sent again when something happens.

pub mod art;
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
mod stock;
mod things;
mod tray;

use maud::{Markup, html};
use table::{Lang, Seat};
use tcg::catalog::Catalog;
use tcg::choice::Choice;
use tcg::view::View;

use desk::Desk;
pub use glyphs::glyphs;
pub use things::path;

/// The style of this table, after [`crate::look::CSS`] and what all tables share.
pub const CSS: &str = include_str!("tcg.css");

/// Something that the looking seat may do now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offered {
    /// The choice.
    pub choice: Choice,
    /// Its stable name, which the form sends back.
    pub key: String,
    /// What it will do, as a sentence.
    pub label: String,
}

/// The whole table as `seat` sees it, or an onlooker; the page has to hold [`glyphs`] too. `names` are those of
/// the players, by seat.
pub fn table(catalog: &'static Catalog, view: &View, seat: Option<Seat>, offers: &[Offered], names: &[String], lang: Lang) -> Markup {
    let desk = Desk::new(catalog, view, seat, offers, names, lang);
    let drawn = html! {
        div.game.tcg lang=(lang.code()) {
            (prompt::bar(&desk))
            nav.swipes aria-label=(desk.say("tcg-panels")) {
                a href="#board" { (desk.say("tcg-panel-board")) }
                a href="#hand" { (desk.say("tcg-panel-hand")) }
                a href="#log" { (desk.say("tcg-panel-log")) }
            }
            div.panels {
                section #board.swipe aria-label=(desk.say("tcg-panel-board")) {
                    div.mats {
                        (mat::mat(&desk, desk.far()))
                        div.between { (clash::clash(&desk)) (tray::tray(&desk)) (clash::effects(&desk)) }
                        (mat::mat(&desk, desk.near()))
                        (clash::line(&desk))
                    }
                }
                section #hand.swipe aria-label=(desk.say("tcg-panel-hand")) { (hand::hands(&desk)) }
                // Where the log begins, which whoever serves the page puts after the table.
                div #log {}
            }
        }
    };
    crate::closed::closed(drawn)
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_style_is_small() {
        assert!(super::CSS.len() < 20_000, "{}", super::CSS.len());
    }
}

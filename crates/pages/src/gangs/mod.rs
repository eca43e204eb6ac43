//! The table of Gangs of Night City, drawn from a view: the city, the Net, dashboards, markets, hands,
//! a Firefight, the Story. What the looking seat may do now glows; everything else is still.
//!
//! A choice is a button that sends its key as `choice`; whoever serves the page puts a form around the
//! table. Things on the board that belong to a choice carry `data-thing`, and each button carries its
//! things in `data-path`, so that a script can let people click them instead. The page holds [`glyphs`]
//! once, outside of what is sent again when something happens.

pub mod art;
pub(crate) mod browser;
pub mod card;
mod city;
mod cred;
mod dashboard;
mod desk;
mod fight;
mod glyphs;
mod hand;
mod market;
mod net;
mod plan;
mod prompt;
mod solo;
mod story;
mod things;
mod tokens;

use gangs::catalog::Catalog;
use gangs::choice::Choice;
use gangs::view::View;
use maud::{Markup, html};
use table::{Lang, Seat};

use desk::Desk;
pub(crate) use desk::{icon, shape};
pub use glyphs::glyphs;
pub use things::path;

/// The style of this table, after [`crate::look::CSS`] and what all tables share.
pub const CSS: &str = include_str!("gangs.css");

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

/// The whole table as `seat` sees it, or an onlooker; the page has to hold [`glyphs`] too. `names` are those of the players, by seat.
pub fn table(catalog: &Catalog, view: &View, seat: Option<Seat>, offers: &[Offered], names: &[String], lang: Lang) -> Markup {
    let desk = Desk::new(catalog, view, seat, offers, names, lang);
    let own = desk.sides().find(|&side| desk.is_own(side));
    let drawn = html! {
        div.game.gangs lang=(lang.code()) {
            (prompt::bar(&desk, offers))
            nav.swipes aria-label=(desk.say("gangs-panels")) {
                a href="#board" { (desk.say("gangs-panel-board")) }
                a href="#hand" { (desk.say("gangs-panel-hand")) }
                a href="#log" { (desk.say("gangs-panel-log")) }
            }
            div.panels {
                section #board.swipe aria-label=(desk.say("gangs-panel-board")) {
                    (cred::scores(&desk))
                    div.city { (cred::ring(&desk)) (city::map(&desk)) }
                    (net::shaft(&desk))
                    (fight::fight(&desk))
                    div.rest {
                        div.others { @for side in desk.sides().filter(|&side| !desk.is_own(side)) { (dashboard::dashboard(&desk, side)) } }
                        (solo::districts(&desk))
                        (story::story(&desk))
                    }
                }
                section #hand.swipe aria-label=(desk.say("gangs-panel-hand")) {
                    @if let Some(own) = own { div.mine { (dashboard::dashboard(&desk, own)) } }
                    (hand::hands(&desk))
                    (market::markets(&desk))
                }
                // Where the log begins, which whoever serves the page puts after the table.
                div #log {}
            }
        }
    };
    crate::closed::closed(drawn)
}

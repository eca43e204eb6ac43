//! The table of Gangs of Night City, drawn from a view: the city, the Net, dashboards, markets, hands,
//! a Firefight, the Story. What the looking seat may do now glows; everything else is still.

pub mod art;
mod beats;
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
mod signs;
mod solo;
mod story;
mod things;
mod tile;
mod tokens;

use gangs::choice::Choice;
use gangs::frame::Frame;
use gangs::game::Gangs;
use gangs::state::Disc;
use gangs::view::View;
use maud::{Markup, html};
use table::any::Heard;
use table::{Lang, Voice};

use crate::beat::Beat;
use crate::drawn::Drawing;
use crate::glyph::Sheet;
use crate::parts::part;
use crate::shelf::Shelf;
use crate::signs::Sign;
use desk::Desk;
pub use things::path;

impl Drawing for Gangs {
    const STYLE: &'static str = include_str!("gangs.css");
    const GLYPHS: Sheet = glyphs::GLYPHS;
    const SIGNS: &'static [Sign] = signs::SIGNS;

    fn path(_: &View, choice: Choice) -> Vec<String> {
        path(choice)
    }

    fn is_read(view: &View, choice: Choice) -> bool {
        let deals = view.frames.last() == Some(&Frame::Deal);
        match choice {
            Choice::Act(disc) | Choice::Wild(disc) => matches!(disc, Disc::Hideout | Disc::Upgrade),
            Choice::Seize(_) | Choice::Hire(_) => deals,
            _ => false,
        }
    }

    fn turn(desk: &Desk<'_>) -> String {
        prompt::turn(desk)
    }

    fn asks(desk: &Desk<'_>) -> Option<String> {
        prompt::asks(desk)
    }

    fn board(desk: &Desk<'_>) -> Markup {
        html! {
            (cred::scores(desk))
            div.city { (cred::ring(desk)) (city::map(desk)) }
            (part("net", &net::shaft(desk)))
            div.rivals {
                @for side in desk.sides().filter(|&side| !desk.is_own(side)) { (part(format_args!("dash{}", side.0), &dashboard::dashboard(desk, side))) }
            }
            div.lower { (part("markets", &market::markets(desk))) (part("story", &html! { (solo::districts(desk)) (story::story(desk)) })) }
        }
    }

    fn over(desk: &Desk<'_>) -> Markup {
        html! { (fight::fight(desk)) (hand::handled(desk)) }
    }

    fn hand(desk: &Desk<'_>) -> Markup {
        let own = desk.sides().find(|&side| desk.is_own(side));
        html! {
            @if let Some(own) = own { div.mine { (part("mine", &dashboard::dashboard(desk, own))) } }
            (part("hands", &hand::hands(desk)))
        }
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
}

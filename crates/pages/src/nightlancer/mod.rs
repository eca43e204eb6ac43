//! The table of Nightlancer, drawn from a view: the street as rings of spaces with the Black Market beside it, missions as
//! ladders, the round with its Event, everybody's panel, the hand, and the challenge that goes on. What the looking seat may
//! do now glows; everything else is still.

pub mod art;
mod beats;
pub(crate) mod browser;
mod card;
mod desk;
mod glyphs;
mod hand;
mod mission;
mod negotiation;
mod odds;
mod panel;
mod prompt;
mod scoring;
mod sheets;
mod signs;
mod street;
mod things;
mod tile;
mod tracks;
mod trial;

use maud::{Markup, html};
use nightlancer::choice::{Act, Choice};
use nightlancer::game::Nightlancer;
use nightlancer::view::View;
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

impl Drawing for Nightlancer {
    const STYLE: &'static str = include_str!("nightlancer.css");
    const GLYPHS: Sheet = glyphs::GLYPHS;
    const SIGNS: &'static [Sign] = signs::SIGNS;

    fn path(_: &View, choice: Choice) -> Vec<String> {
        path(choice)
    }

    fn is_read(_: &View, choice: Choice) -> bool {
        // What costs Chips, a card or a place in the order of things is read before it is done.
        matches!(
            choice,
            Choice::Place(_, Act::Buy(_) | Act::Connect(_) | Act::Cool(_) | Act::Loan | Act::Prospects(_))
                | Choice::Do(_)
                | Choice::Be(_)
                | Choice::First(_)
                | Choice::Second(_)
                | Choice::Join(..)
                | Choice::Bargain(..)
                | Choice::Buy(_)
                | Choice::Sell(_)
                | Choice::Give(_)
                | Choice::Spend(_)
                | Choice::Play(..)
                | Choice::Power(_)
                | Choice::Lend(_)
                | Choice::FaceOff(_)
        )
    }

    fn is_beside(view: &View, choice: Choice) -> bool {
        // Whoever faces a challenge is asked whether to attempt it; what helps lies in the hand and can be played first.
        let helps = view.open.trial.is_some() && matches!(choice, Choice::Play(..) | Choice::Use(_) | Choice::Spend(_) | Choice::Power(_));
        helps || matches!(choice, Choice::Sell(_) | Choice::HandOver(..) | Choice::Introduce(..) | Choice::Lend(_))
    }

    fn turn(desk: &Desk<'_>) -> String {
        prompt::turn(desk)
    }

    fn asks(desk: &Desk<'_>) -> Option<String> {
        prompt::asks(desk)
    }

    fn board(desk: &Desk<'_>) -> Markup {
        let rivals = desk.seats().filter(|&seat| !desk.is_own(seat));
        html! {
            div class={ "city " (desk.phase().class()) } {
                (part("tracks", &tracks::tracks(desk)))
                (mission::missions(desk))
                (street::street(desk))
                (street::market(desk))
                div.rivals {
                    (part("round", &tracks::round(desk)))
                    (part("agent", &panel::agent(desk)))
                    @for seat in rivals { (panel::panel(desk, seat)) }
                }
            }
        }
    }

    fn over(desk: &Desk<'_>) -> Markup {
        html! { (trial::trial(desk)) (trial::face_off(desk)) (negotiation::negotiation(desk)) (scoring::scoring(desk)) (sheets::sheets(desk)) }
    }

    fn hand(desk: &Desk<'_>) -> Markup {
        html! {
            @if let Some(seat) = desk.seat {
                div.mine { (panel::panel(desk, seat)) }
                (part("assets", &panel::assets(desk, seat)))
            }
            (hand::hands(desk))
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

//! What a single player sees besides (rulebook pages 018 to 021): the Story card, the District cards,
//! and the activation that goes on.

use gangs::catalog::text;
use gangs::catalog::words::District;
use maud::{Markup, html};

use super::art::{Motif, art};
use super::desk::Desk;
use crate::glyph::icon;

/// The District cards, drawn ones face up, and the card of this mode.
pub(crate) fn districts(desk: &Desk<'_>) -> Markup {
    let Some(solo) = &desk.view.solo else { return html! {} };
    let drawn = |district: &District| solo.drawn.contains(district);
    html! {
        section.panel.solo {
            h2 { (icon("story")) (desk.game("name-story-fine-before-you-came", &[])) }
            p.quiet { (desk.game("position-solo-story", &[("goal", desk.cred(desk.goal()).into())])) }
            details { summary { (desk.say("gangs-tale")) } p.told { (text::solo_story(desk.catalog(), desk.lang)) } }
            h3 { (desk.say("gangs-district-cards")) }
            ul.district-cards {
                @for &district in District::ALL {
                    @let now = desk.view.turn.rivals && solo.current.contains(&district);
                    @let place = if now { "gangs-district-now" } else if drawn(&district) { "gangs-district-drawn" } else { "gangs-district-left" };
                    li class={ @if now { "now" } @else if drawn(&district) { "drawn" } @else { "left" } } {
                        (art(&format!("{district:?}"), Motif::Story))
                        span { (desk.district(district)) } small { (desk.say(place)) }
                    }
                }
            }
        }
    }
}

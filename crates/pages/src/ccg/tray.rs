//! Cards that are offered and lie in no area of the table: out of a trash pile, or out of the own decks. And a card that is on
//! its way.

use ccg::catalog::CardId;
use ccg::choice::Choice;
use ccg::frame::Frame;
use maud::{Markup, html};

use super::card::{self, CardFace};
use super::desk::Desk;
use super::things;

/// All that is offered from elsewhere; nothing if nothing is.
pub(crate) fn tray(desk: &Desk<'_>) -> Markup {
    let offered: Vec<(CardId, String)> = desk
        .offers
        .iter()
        .filter_map(|offered| match offered.choice {
            Choice::Recover(card) => Some((card, things::trash(desk.near(), card))),
            Choice::Trashed(seat, card) => Some((card, things::trash(seat, card))),
            Choice::Found(card) => Some((card, things::found(card))),
            _ => None,
        })
        .collect();
    let coming = desk.frames().find_map(|frame| match frame {
        Frame::Buy(_, card, _) | Frame::Place(_, card) => Some(card),
        _ => None,
    });
    let heading = if matches!(desk.view.board.frames.top(), Some(Frame::Aim)) { "cc-choose-card" } else { "cc-from-trash" };
    let slab = |id: CardId, mark| {
        let class = String::from(" slab");
        card::lying(desk.catalog(), id, desk.lang, &CardFace { mark, class, bare: true, ..CardFace::default() })
    };
    html! {
        @if !offered.is_empty() {
            section class={ "panel sheet tray" @if offered.len() > 24 { " full" } } {
                h2 { (desk.say(heading)) " " small { (offered.len()) } }
                div.slabs { @for (id, thing) in &offered { (slab(*id, desk.mark([thing.clone()]))) } }
            }
        } @else if let Some(id) = coming {
            section.panel.sheet.coming { h2 { (desk.say("cc-coming")) } div.slabs { (slab(id, Default::default())) } }
        }
    }
}

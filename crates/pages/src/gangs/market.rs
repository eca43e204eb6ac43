//! The markets (rulebook pages 013 and 014): face-up cards in their slots, and the decks.

use gangs::catalog::words::{Deal, Market};
use gangs::frame::Frame;
use maud::{Markup, html};
use table::text::Arg;

use super::card::{self, Back, CardFace};
use super::desk::Desk;
use super::things;
use crate::things::Mark;

/// Both markets and the deck of Combat Upgrades.
pub(crate) fn markets(desk: &Desk<'_>) -> Markup {
    html! { div.markets { (opportunities(desk)) (edgerunners(desk)) } }
}

/// The mark of a card in a slot: it is replaced by its slot, and taken by its name.
fn marked(desk: &Desk<'_>, market: Market, slot: usize, name: String) -> CardFace {
    let mark: Mark = if desk.frame() == Some(Frame::Recycle(market)) {
        Mark { at: Some(name.clone()), ..desk.mark([things::slot(slot), name]) }
    } else {
        desk.mark([name])
    };
    mark.into()
}

fn deck(desk: &Desk<'_>, kind: Back, count: usize) -> Markup {
    card::back(kind, &desk.fill("gangs-deck", &[("count", Arg::Number(count as i64))]))
}

fn opportunities(desk: &Desk<'_>) -> Markup {
    let market = &desk.view.opportunities;
    let beside = desk.catalog().opportunities().find(|(_, card)| card.deal == Deal::Story && desk.view.story.blueprints());
    html! {
        section.panel.market {
            h2 { (desk.say("gangs-opportunities")) }
            div.cards {
                @for (slot, card) in market.slots.iter().enumerate() {
                    @match card {
                        None => { (empty(desk)) }
                        Some(id) => {
                            (card::opportunity_lying(desk.catalog(), *id, desk.lang, &marked(desk, Market::Opportunities, slot, things::opportunity(*id))))
                        }
                    }
                }
                @if let Some((id, _)) = beside {
                    (card::opportunity_lying(desk.catalog(), id, desk.lang, &desk.mark([things::opportunity(id)]).into()))
                }
                (deck(desk, Back::Opportunity, market.deck.len()))
            }
        }
    }
}

fn edgerunners(desk: &Desk<'_>) -> Markup {
    let market = &desk.view.edgerunners;
    let shut = desk.view.solo.as_ref().is_some_and(|solo| solo.shut);
    html! {
        section.panel.market {
            h2 { (desk.say("gangs-edgerunners")) }
            @if shut { p.quiet { (desk.game("position-edgerunners-shut", &[("deck", Arg::Number(market.deck.len() as i64))])) } }
            div.cards {
                @for (slot, card) in market.slots.iter().enumerate() {
                    @match card {
                        None => { (empty(desk)) }
                        Some(id) => {
                            (card::edgerunner_lying(desk.catalog(), *id, desk.lang, &marked(desk, Market::Edgerunners, slot, things::edgerunner(*id))))
                        }
                    }
                }
                (deck(desk, Back::Edgerunner, market.deck.len()))
            }
        }
    }
}

fn empty(desk: &Desk<'_>) -> Markup {
    html! { div.card.empty { span { (desk.game("position-slot-empty", &[])) } } }
}

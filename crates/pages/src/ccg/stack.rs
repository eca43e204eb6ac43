//! What was announced and waits to be carried out, drawn as a stack: the last one lies on top and comes first.

use ccg::catalog::text;
use ccg::frame::{Frame, Item, Job};
use maud::{Markup, html};

use super::desk::Desk;
use crate::glyph::shape;

/// The stack of announced things; nothing if nothing is announced.
pub(crate) fn stack(desk: &Desk<'_>) -> Markup {
    let items: Vec<Item> = desk.frames().filter_map(|frame| if let Frame::Item(item) = frame { Some(item) } else { None }).collect();
    html! {
        @if !items.is_empty() {
            section.panel.sheet.announced aria-label=(desk.say("cc-stack")) {
                h2 { (desk.say("cc-stack")) @if items.len() > 1 { small { (desk.say("cc-stack-about")) } } }
                ol reversed { @for item in &items { (announced(desk, item)) } }
            }
        }
    }
}

fn announced(desk: &Desk<'_>, item: &Item) -> Markup {
    let text = match item.job {
        Job::Effect(doing) if doing.card.is_some() => text::ability(desk.catalog(), doing.card, doing.ability, desk.lang),
        Job::Effect(doing) => text::sponsor_ability(desk.catalog(), desk.side(doing.by).sponsor, doing.ability, desk.lang),
        _ => String::new(),
    };
    html! {
        li class={ "s" (item.by.0) @if item.off { " off" } } {
            (shape(item.by)) b { (ccg::prose::announced(desk.game, desk.view, item, desk.speaks())) }
            @if item.off { " " em { (desk.say("cc-cancelled")) } } @else if !text.is_empty() { " " span { (text) } }
        }
    }
}

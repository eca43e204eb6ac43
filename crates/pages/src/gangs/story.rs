//! The Story (rulebook page 017): its open cards, the newest first, Time and tokens.

use gangs::story::{prose, target, text};
use maud::{Markup, html};

use super::card;
use super::desk::Desk;
use crate::glyph::icon;

/// The open Story cards and what lies on them; nothing for the Tutorial, which changes no rule.
pub(crate) fn story(desk: &Desk<'_>) -> Markup {
    let story = &desk.view.story;
    if story.is_plain() || desk.view.solo.is_some() {
        return html! {};
    }
    let mut open: Vec<_> = story.open().collect();
    open.reverse();
    // Tokens lie on the map and on dashboards; what is left to say is what follows after the turn.
    let follows = story.newest().zip(story.came_true()).map(|(newest, branch)| match target(desk.catalog(), newest, branch.into()) {
        Some(next) => desk.game("story-follows", &[("heading", text::heading(desk.catalog(), next, desk.lang).into())]),
        None => desk.game("story-ends", &[]),
    });
    html! {
        section.panel.story data-at="story" {
            h2 { (icon("story")) (desk.catalog().name_of(desk.lang, "story", &story.story())) }
            @if story.time() > 0 {
                p.time role="img" aria-label=(desk.game("story-time", &[("left", story.time().into())])) {
                    @for _ in 0..story.time() { (icon("time")) }
                }
            }
            @if let Some(follows) = follows.filter(|_| desk.view.ending.is_none()) { p.notes { (follows) } }
            @if desk.view.ending.is_some() {
                @if let Some(closing) = prose::closing(desk.catalog(), story, desk.lang) { p.closing { (closing) } }
            }
            @for id in open { details { summary { (text::heading(desk.catalog(), id, desk.lang)) } (card::story(desk.catalog(), id, desk.lang)) } }
        }
    }
}

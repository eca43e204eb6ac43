//! Cards that are being handled and lie in no area: what is being played, looked at, just trashed, on its way
//! under a deck, or offered from the trash. Who may not see a card sees its back.

use maud::{Markup, html};
use tcg::catalog::CardId;
use tcg::choice::Choice;
use tcg::frame::{Doing, Frame};
use tcg::state::SEATS;

use super::card::{self, CardFace, Form};
use super::desk::Desk;
use super::things;
use crate::things::Mark;

/// Cards with their heading.
struct Shown {
    heading: String,
    faces: Vec<CardId>,
    /// How many lie face-down for who looks.
    backs: usize,
    /// What the cards are called as things.
    thing: fn(CardId) -> String,
    /// Whether they are only shown, and need little room.
    form: Form,
}

/// All that is being handled; nothing if nothing is.
pub(crate) fn tray(desk: &Desk<'_>) -> Markup {
    let shown = shown(desk);
    let mut named: Vec<String> = Vec::new();
    let mut mark = |thing: String| {
        let mark = if named.contains(&thing) { Mark::default() } else { desk.mark([thing.clone()]) };
        named.push(thing);
        mark
    };
    html! {
        @if !shown.is_empty() {
            section.tray aria-label=(desk.say("tcg-tray")) {
                @for part in &shown {
                    div.handled {
                        h3 { (part.heading) }
                        div.cards {
                            @for &id in &part.faces { (card::lying(desk.catalog(), id, desk.lang, &CardFace { mark: mark((part.thing)(id)), form: part.form, ..CardFace::default() })) }
                            @for _ in 0..part.backs { (card::back(&desk.say("tcg-face-down"), "", &Mark::default())) }
                        }
                    }
                }
            }
        }
    }
}

fn shown(desk: &Desk<'_>) -> Vec<Shown> {
    let board = &desk.view.board;
    let mut shown = Vec::new();
    let part = |heading, faces, backs| Shown { heading, faces, backs, thing: things::card, form: Form::Full };
    for frame in desk.frames() {
        match frame {
            Frame::Play(playing) => shown.push(Shown { form: Form::Piece, ..part(desk.say("tcg-playing"), vec![playing.card], 0) }),
            Frame::Do(doing) => shown.extend(looked(desk, &doing).map(|(faces, backs)| part(desk.say("tcg-looked"), faces, backs))),
            _ => {}
        }
    }
    if !board.laid.is_empty() {
        shown.push(part(desk.say("tcg-laid"), board.laid.iter().copied().collect(), 0));
    }
    for seat in SEATS {
        let seen = desk.view.seen(seat);
        let faces = seen.rest.clone().unwrap_or_default();
        if seen.resting > 0 {
            let backs = usize::from(seen.resting).saturating_sub(faces.len());
            shown.push(part(desk.about_seat("tcg-resting", seat), faces, backs));
        }
    }
    let trash = desk.offers.iter().filter_map(|offered| if let Choice::Trash(card) = offered.choice { Some(card) } else { None });
    let trash: Vec<CardId> = trash.collect();
    if !trash.is_empty() {
        shown.push(Shown { heading: desk.say("tcg-from-trash"), faces: trash, backs: 0, thing: things::trash, form: Form::Full });
    }
    // What is offered and lies nowhere else is shown too.
    let elsewhere = |card: &CardId| shown.iter().any(|part| part.faces.contains(card) && part.heading != desk.say("tcg-from-trash"));
    let offered = desk.offers.iter().filter_map(|offered| if let Choice::Card(card) = offered.choice { Some(card) } else { None });
    let more: Vec<CardId> = offered.filter(|card| !elsewhere(card)).collect();
    if !more.is_empty() {
        shown.push(part(desk.say("tcg-looked"), more, 0));
    }
    shown
}

/// The cards on top of a deck that an effect looks at, and how many of them lie face-down for who looks.
fn looked(desk: &Desk<'_>, doing: &Doing) -> Option<(Vec<CardId>, usize)> {
    let top = &desk.view.seen(doing.by).deck.top;
    let all = usize::from(doing.looked).min(top.len());
    let known: Vec<CardId> = top.iter().rev().take(all).filter_map(|(card, _)| *card).collect();
    let backs = usize::from(doing.looked).saturating_sub(known.len());
    (doing.looked > 0).then_some((known, backs))
}

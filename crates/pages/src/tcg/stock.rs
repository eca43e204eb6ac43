//! What a player has beside the field: Eddies, hand, deck, trash and what was removed, and what was done this
//! turn that still matters.

use maud::{Markup, html};
use table::{Seat, Seats};
use tcg::catalog::CardId;
use tcg::state::{DECK, HAND};

use super::beats;
use super::desk::{Desk, chips};
use crate::glyph::icon;

/// All of it, in a row.
pub(crate) fn stock(desk: &Desk<'_>, seat: Seat) -> Markup {
    html! {
        div.stock {
            (eddies(desk, seat))
            (hand(desk, seat))
            (deck(desk, seat))
            (trash(desk, seat))
            (removed(desk, seat))
        }
    }
}

/// Cards that both saw go somewhere, as far as they must still be there.
pub(crate) fn facts(desk: &Desk<'_>, seat: Seat, place: table::knowledge::Place) -> Vec<CardId> {
    let facts = desk.view.seen(seat).facts.iter().filter(|(_, among)| among.len() == 1 && among.contains(place));
    facts.map(|(card, _)| *card).collect()
}

/// Something that can be unfolded if there is more to say.
fn pile(class: &str, at: Option<String>, head: &Markup, more: &[Markup]) -> Markup {
    html! {
        @if more.is_empty() { div class={ "pile " (class) } data-at=[at] { (head) } }
        @else { details class={ "pile " (class) } data-at=[at] { summary { (head) } div.more { @for part in more { (part) } } } }
    }
}

/// A list of cards with its heading.
fn listed(heading: &str, cards: &Markup) -> Markup {
    html! { p.label { (heading) } (cards) }
}

/// Eddies: those that are ready stand, those that are spent lie.
fn eddies(desk: &Desk<'_>, seat: Seat) -> Markup {
    let side = desk.view.board.side(seat);
    let (total, ready) = (side.eddies.len(), usize::from(side.ready_eddies()));
    let words = desk.game("position-eddies", &[("ready", side.ready_eddies().into()), ("total", (total as u8).into())]);
    let mut more = Vec::new();
    let seen = desk.tally(side.eddies.iter().copied());
    if !seen.is_empty() {
        more.push(listed(&desk.say("tcg-eddies-seen"), &chips(desk, &seen)));
    }
    if let Some(sold) = desk.view.seen(seat).sold.as_ref().filter(|sold| !sold.is_empty()) {
        more.push(listed(&desk.say("tcg-eddies-unseen"), &chips(desk, &desk.tally(sold.iter().copied()))));
    }
    let head = html! {
        span.label { (desk.say("tcg-eddies")) } " "
        b title=(words) { (ready) } small { "/" (total) } " "
        span.coins aria-hidden="true" { @for place in 0..total { i class=[(place >= ready).then_some("spent")] {} } }
    };
    pile("eddies", Some(beats::eddies(seat)), &head, &more)
}

/// How many cards are in hand, and which of them both know.
fn hand(desk: &Desk<'_>, seat: Seat) -> Markup {
    let seen = desk.view.seen(seat);
    let known = facts(desk, seat, HAND);
    let mut more = Vec::new();
    if !known.is_empty() {
        let id = if desk.is_own(seat) { "tcg-hand-seen-own" } else { "tcg-hand-seen" };
        more.push(listed(&desk.say(id), &chips(desk, &desk.tally(known.iter().copied()))));
    }
    let head = html! {
        (icon("hand")) span.label { (desk.say("tcg-hand-pile")) } " " b { (seen.count) } " "
        @if seen.hand.is_none() { span.coins.fan aria-hidden="true" { @for place in 0..seen.count.min(12) { i class=[(usize::from(place) < known.len()).then_some("known")] {} } } }
    };
    pile("held", Some(beats::fan(seat)), &head, &more)
}

/// How many cards the deck has, which are known where, and what it is made of.
fn deck(desk: &Desk<'_>, seat: Seat) -> Markup {
    let seen = desk.view.seen(seat);
    let known = |lying: &[(Option<CardId>, Seats)]| -> Vec<CardId> { lying.iter().rev().filter_map(|(card, _)| *card).collect() };
    let somewhere = if seen.hand.is_none() { facts(desk, seat, DECK) } else { Vec::new() };
    let parts = [("tcg-deck-top", known(&seen.deck.top)), ("tcg-deck-bottom", known(&seen.deck.bottom)), ("tcg-deck-seen", somewhere)];
    let mut more: Vec<Markup> = parts
        .into_iter()
        .filter(|(_, cards)| !cards.is_empty())
        .map(|(id, cards)| listed(&desk.say(id), &chips(desk, &cards.into_iter().map(|card| (card, 1)).collect::<Vec<_>>())))
        .collect();
    if let Some(unseen) = seen.unseen.as_ref().filter(|cards| !cards.is_empty()) {
        more.push(listed(&desk.say("tcg-legends-unseen"), &chips(desk, &desk.tally(unseen.iter().copied()))));
    }
    if let Some(list) = &seen.list {
        // In short, because it is long: names, without what they say.
        let names: Vec<String> = desk
            .tally(list.iter().copied())
            .into_iter()
            .map(|(card, count)| if count > 1 { format!("{} ×{count}", desk.card(card)) } else { desk.card(card) })
            .collect();
        more.push(listed(&desk.say("tcg-deck-list"), &html! { p.quiet { (names.join(", ")) } }));
    }
    let head = html! { (icon("deck")) span.label { (desk.say("tcg-deck")) } " " b { (seen.deck.len()) } };
    pile("deck", Some(beats::deck(seat)), &head, &more)
}

fn trash(desk: &Desk<'_>, seat: Seat) -> Markup {
    let cards = &desk.view.board.side(seat).trash;
    let more: Vec<Markup> = (!cards.is_empty()).then(|| chips(desk, &desk.tally(cards.iter().copied()))).into_iter().collect();
    pile(
        "trash",
        Some(beats::trash(seat)),
        &html! { (icon("trash")) span.label { (desk.say("tcg-trash")) } " " b { (cards.len()) } },
        &more,
    )
}

fn removed(desk: &Desk<'_>, seat: Seat) -> Markup {
    let cards = &desk.view.board.side(seat).removed;
    if cards.is_empty() {
        return html! {};
    }
    let more = [chips(desk, &desk.tally(cards.iter().copied()))];
    pile("gone", None, &html! { (icon("lost")) span.label { (desk.say("tcg-removed")) } " " b { (cards.len()) } }, &more)
}

/// What was done this turn and still matters, as notes.
pub(crate) fn deeds(desk: &Desk<'_>, seat: Seat) -> Markup {
    let deeds = &desk.view.board.side(seat).deeds;
    let done = [
        (deeds.sold, "position-sold"),
        (deeds.called, "position-called"),
        (deeds.high_guard, "position-high-guard"),
        (deeds.low_guard, "position-low-guard"),
    ];
    html! {
        ul.deeds {
            @for (_, id) in done.into_iter().filter(|(done, _)| *done) { li { (desk.game(id, &[])) } }
            @if deeds.cheaper > 0 { li { (desk.game("position-cheaper", &[("by", deeds.cheaper.into())])) } }
        }
    }
}

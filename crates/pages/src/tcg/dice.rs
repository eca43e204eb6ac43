//! The dice: each in the shape of its size with what it shows, in the colour and with the shape of who brought
//! it. Those in the fixer area wait to be rolled, the d20 as the last.

use maud::{Markup, html};
use table::Seat;
use tcg::choice::size_key;
use tcg::gigs::DieId;
use tcg::state::Aimed;

use super::beats;
use super::desk::Desk;
use super::things;

/// Gigs that win (T401).
const GOAL: usize = 7;

/// The Gig area of a player with its Street Cred, and the fixer area.
pub(crate) fn area(desk: &Desk<'_>, seat: Seat) -> Markup {
    let board = &desk.view.board;
    let mut gigs: Vec<DieId> = board.dice.gigs(seat).collect();
    gigs.sort_by_key(|die| (die.size(), die.owner() != seat));
    let cred = board.dice.cred(seat, board.edition);
    let mark = if desk.is_own(seat) { Default::default() } else { desk.mark([things::gigs()]) };
    let aimed = board.attack.is_some_and(|attack| attack.aimed == Aimed::Gigs) && board.turn != seat;
    html! {
        section class={ "dice" @if aimed { " under-fire" } } aria-label=(desk.say("tcg-dice")) {
            div class={ "gigs" (mark.class) } data-at=(beats::gigs(seat)) data-thing=[mark.thing] {
                header {
                    h3 { (desk.say("tcg-gigs")) " " b { (gigs.len()) } small { "/" (GOAL) } }
                    p.cred {
                        span.label { (desk.say("tcg-cred")) } " "
                        b { @match cred { Some(cred) => (cred), None => { span title=(desk.game("position-none", &[])) { "–" } } } }
                    }
                }
                ul.faces {
                    @for &die in &gigs { (face(desk, die, seat)) }
                    @for _ in gigs.len()..GOAL { li.slot aria-hidden="true" {} }
                }
            }
            (fixer(desk, seat))
        }
    }
}

/// A die among the Gigs.
fn face(desk: &Desk<'_>, die: DieId, holder: Seat) -> Markup {
    let dice = &desk.view.board.dice;
    let mark = desk.mark([things::die(die)]);
    let owner = die.owner();
    let mut words = desk.die(die);
    if owner != holder {
        words = desk.fill("tcg-die-of", &[("die", words.into()), ("name", desk.player(owner).into())]);
    }
    let end = match die {
        die if dice.is_max(die) => Some("tcg-max"),
        die if dice.is_min(die) => Some("tcg-min"),
        _ => None,
    };
    if let Some(end) = end {
        words = format!("{words}, {}", desk.say(end));
    }
    html! {
        li class={ "die s" (owner.0) @if owner != holder { " stolen" } (mark.class) } data-at=[mark.at] data-thing=[mark.thing] {
            (shape(die, &dice.value(die).to_string(), &words))
            small aria-hidden="true" { (size_key(die.size())) @match end { Some("tcg-max") => "▲", Some(_) => "▼", None => "" } }
        }
    }
}

/// A die as a picture, with what it shows.
pub(crate) fn shape(die: DieId, shows: &str, words: &str) -> Markup {
    let size = size_key(die.size());
    html! {
        svg viewBox="-24 -24 48 48" role="img" aria-label=(words) {
            title { (words) }
            use.out href={ "#" (size) } {}
            use.in href={ "#" (size) "-in" } {}
            text class=(size) { (shows) }
            use.whose href={ "#p" (die.owner().0) } {}
        }
    }
}

/// The dice that are not rolled yet.
fn fixer(desk: &Desk<'_>, seat: Seat) -> Markup {
    let left: Vec<DieId> = desk.view.board.dice.fixer(seat).collect();
    html! {
        div.fixer {
            h3 { (desk.say("tcg-fixer")) }
            @if left.is_empty() { p.quiet { (desk.say("tcg-empty")) } }
            @else {
                ul.faces {
                    @for die in left {
                        @let mark = desk.mark([things::die(die)]);
                        li class={ "die s" (seat.0) (mark.class) } data-at=[mark.at] data-thing=[mark.thing] { (waiting(die)) }
                    }
                }
            }
        }
    }
}

/// A die that is not rolled yet says its size.
fn waiting(die: DieId) -> Markup {
    let size = size_key(die.size());
    html! {
        svg viewBox="-24 -24 48 48" role="img" aria-label=(size) {
            use.out href={ "#" (size) } {}
            text class=(size) { (die.size().sides()) }
        }
    }
}

//! What lies before a player: the Sponsor, Locations and Operations, Runners by their teams with their gear fanned under
//! them, the Stash, and what is held. The fuller a side is, the smaller its tiles; a card that is looked at comes up in
//! large.

use ccg::catalog::words::{Attribute, Kind, Stat};
use ccg::choice::Choice;
use ccg::odds::Force;
use ccg::state::{Marks, ORPHAN, Piece, Spot};
use maud::{Markup, html};
use table::Seat;

use super::card::{self, CardFace, Figure};
use super::desk::Desk;
use super::room::Room;
use super::{glyphs, hand, things};
use crate::glyph::{icon, shape, told};
use crate::parts::part;

/// The cards of a trash pile that are named.
const TRASHED: usize = 6;

/// The side of a player.
pub(crate) fn side(desk: &Desk<'_>, seat: Seat) -> Markup {
    let board = &desk.view.board;
    let turn = board.turn == seat && board.turns > 0 && board.ending.is_none();
    let awaited = desk.view.decider() == Some(seat);
    let won = board.ending.and_then(|ending| ending.winner) == Some(seat);
    let near = seat == desk.near();
    let mark = desk.mark([things::seat(seat)]);
    let room = Room::of(desk, seat);
    html! {
        section class={ "mat s" (seat.0) @if near { " near" } @else { " far" } (room.class()) @if turn { " turn" } @if awaited { " awaited" } @if won { " won" } } aria-label=(desk.who(seat)) {
            header class={ "edge" (mark.class) } data-at=[mark.at] data-thing=[mark.thing] {
                h2 { (shape(seat)) (desk.who(seat)) }
                @if board.left.contains(seat) { span.chip { (desk.say("cc-left")) } } @else { (part(format_args!("stock{}", seat.0), &stock(desk, seat))) }
            }
            @if !board.left.contains(seat) {
                div.cloth {
                    ul.sites aria-label=(desk.say("cc-sites")) { (sponsor(desk, seat)) (sites(desk, seat, &room)) (stash(desk, seat)) }
                    ul.crew aria-label=(desk.say("cc-crew")) { (crew(desk, seat, &room)) }
                }
            }
        }
    }
}

/// How many points and cards a player has.
fn stock(desk: &Desk<'_>, seat: Seat) -> Markup {
    let (side, seen) = (desk.side(seat), &desk.view.seen[seat.index()]);
    let held = usize::from(seen.counts[0] + seen.counts[1]);
    let known: Vec<&str> = side.shown.iter().map(|shown| desk.card(shown.card)).collect();
    let hand = if known.is_empty() || desk.is_own(seat) {
        desk.count("cc-hand-count", held)
    } else {
        desk.fill("cc-hand-known", &[("count", (held as i64).into()), ("cards", known.join(", ").into())])
    };
    // The topmost of them say enough; the table in words has all.
    let trash: Vec<&str> = side.trash.iter().rev().take(TRASHED).map(|&card| desk.card(card)).collect();
    let more = if side.trash.len() > TRASHED { ", …" } else { "" };
    let trashed = if trash.is_empty() { desk.say("cc-trash") } else { format!("{}: {}{more}", desk.say("cc-trash"), trash.join(", ")) };
    let count = |class: &str, at: Option<String>, glyph: &str, says: &str, number: usize| {
        html! { li class=(class) data-at=[at] title=(says) { (told(glyph, says)) b { (number) } } }
    };
    html! {
        ul.stock {
            (count("ops", Some(points(seat)), "cc-ops", &desk.say("cc-ops"), side.ops.into()))
            (count("style", None, "cc-style", &desk.say("cc-style"), desk.view.style(desk.game, seat).into()))
            @if side.busts > 0 { (count("busts", None, "cc-busted", &desk.say("cc-busts"), side.busts.into())) }
            (count("held", (!desk.is_own(seat)).then(|| hand::fan(seat)), "cc-hand", &hand, held))
            (count("in-runs", Some(deck(seat, 0)), "cc-runs", &desk.say("cc-runs-deck"), seen.decks[0].into()))
            (count("in-gear", Some(deck(seat, 1)), "cc-gear", &desk.say("cc-gear-deck"), seen.decks[1].into()))
            (count("trash", Some(trash_of(seat)), "cc-trash", &trashed, side.trash.len()))
        }
    }
}

/// The Sponsor, which pays and may be used.
fn sponsor(desk: &Desk<'_>, seat: Seat) -> Markup {
    let side = desk.side(seat);
    if !side.sponsor.is_some() {
        return html! {};
    }
    let mark = desk.mark([things::sponsor(seat)]);
    let class = if side.used { " slab used" } else { " slab" }.to_owned();
    let state = side.used.then(|| desk.say("cc-used"));
    let bare = !desk.is_own(seat);
    let face = card::sponsor(desk.catalog(), side.sponsor, desk.lang, &CardFace { mark, class, bare, state, ..CardFace::default() });
    html! { li { (part(things::sponsor(seat), &face)) } }
}

/// Locations and Operations, with what is attached to them.
fn sites(desk: &Desk<'_>, seat: Seat, room: &Room) -> Markup {
    let side = desk.side(seat);
    let all = side.of(Kind::Operation).chain(side.of(Kind::Location));
    html! {
        @for (slot, piece) in all {
            li { (tile(desk, Spot::new(seat, slot), piece, room)) (worn(desk, seat, slot)) }
        }
    }
}

/// What lies in the Stash, and what has lost its Runner and is about to be trashed.
fn stash(desk: &Desk<'_>, seat: Seat) -> Markup {
    let side = desk.side(seat);
    let mark = desk.mark([things::stash(seat)]);
    let cards = side.stash().count();
    let fallen = side.all().filter(|(_, piece)| piece.host == ORPHAN);
    let security = desk.view.security(desk.game, ccg::odds::stash(seat));
    html! {
        li class={ "stash" @if cards == 0 { " none" } (mark.class) } data-at=[mark.at] data-thing=[mark.thing] title=(desk.fill("cc-stash-about", &[("count", (cards as i64).into()), ("security", i64::from(security).into())])) {
            (icon("cc-stash")) span.label { (desk.say("cc-stash")) }
            @if cards > 0 { b.wall { (icon("cc-security")) (security) } }
            @for (slot, piece) in side.stash().chain(fallen) { (chip(desk, Spot::new(seat, slot), piece)) }
        }
    }
}

/// The Runners, by their teams.
fn crew(desk: &Desk<'_>, seat: Seat, room: &Room) -> Markup {
    let side = desk.side(seat);
    let most = side.runners().map(|(_, piece)| piece.team).max().unwrap_or(0);
    let of = |team: u8| side.runners().filter(move |(_, piece)| piece.team == team);
    let forces = desk.view.muster(desk.game, seat);
    html! {
        @for number in (1..=most).filter(|&number| of(number).next().is_some()) {
            @let mark = if desk.is_own(seat) { desk.mark([things::team(number)]) } else { Default::default() };
            @let force = forces.iter().find(|force| force.team == number);
            li class={ "team" (mark.class) } data-thing=[mark.thing] {
                p.tag title=(tagged(desk, number, force)) {
                    (told("cc-team", &tagged(desk, number, force))) b { (number) }
                    @if let Some(force) = force { span { (force.offense) } span { (force.defense) } }
                }
                ul { @for (slot, piece) in of(number) { (runner(desk, Spot::new(seat, slot), piece, room)) } }
            }
        }
        @for (slot, piece) in of(0) { (runner(desk, Spot::new(seat, slot), piece, room)) }
        @if side.runners().next().is_none() { li.quiet { (desk.say("cc-no-runners")) } }
    }
}

/// What a team is called, and what it has.
fn tagged(desk: &Desk<'_>, team: u8, force: Option<&Force>) -> String {
    let number = |number: i16| i64::from(number).into();
    match force {
        Some(force) => {
            desk.fill("cc-team-force", &[("team", team.into()), ("offense", number(force.offense)), ("defense", number(force.defense))])
        }
        None => desk.fill("cc-team", &[("team", team.into())]),
    }
}

fn runner(desk: &Desk<'_>, at: Spot, piece: &Piece, room: &Room) -> Markup {
    html! { li.who { (tile(desk, at, piece, room)) (worn(desk, at.seat, at.slot)) } }
}

/// A card in play, in short.
fn tile(desk: &Desk<'_>, at: Spot, piece: &Piece, room: &Room) -> Markup {
    let (printed, view) = (desk.catalog().card(piece.card), desk.view);
    let name = view.board.name(at);
    let figure = |&stat: &Stat| {
        let now = if printed.kind == Kind::Runner && matches!(stat, Stat::Sr | Stat::Lr | Stat::Def) {
            view.with_gear(desk.game, at, stat)
        } else {
            view.stat(desk.game, at, stat)
        };
        Figure { stat, now, printed: card::printed(printed, stat) }
    };
    let battle = view.board.battle.filter(|battle| at == Spot::new(battle.against, battle.target));
    let mut class = String::from(" slab");
    let mut add = |is: bool, name: &str| class.push_str(if is { name } else { "" });
    add(piece.used(), " used");
    add(piece.fights() || piece.marks.has(Marks::SNIPES), " fights");
    add(battle.is_some(), " under-fire");
    add(piece.doom > 0, " doomed");
    add(piece.job > 0, " busy");
    let face = CardFace {
        mark: desk.mark([things::piece(name)]),
        class,
        copy: name.copy,
        figures: Some(card::stats(printed.kind).iter().map(figure).collect()),
        state: piece.used().then(|| desk.say("cc-used")),
        marks: marks(desk, at, piece),
        bare: !desk.is_own(at.seat) || !room.has_pictures(printed.kind),
        lead: matches!(printed.kind, Kind::Location | Kind::Operation).then(|| wall(desk, at)),
        ..CardFace::default()
    };
    let drawn = card::lying(desk.catalog(), piece.card, desk.lang, &face);
    part(things::piece(name), &drawn)
}

/// The Security Total, and before a Hit or Run what could be brought against it.
fn wall(desk: &Desk<'_>, at: Spot) -> Markup {
    let security = desk.view.security(desk.game, at);
    let run = desk.is_own(at.seat);
    let asked = desk
        .offers
        .iter()
        .any(|offered| matches!(offered.choice, Choice::Hit(name) | Choice::Run(name) if desk.view.board.find(name) == Some(at)));
    let best = desk.seat.filter(|_| asked).and_then(|seat| desk.view.best_force(desk.game, seat, at, run));
    html! {
        span.wall { (told("cc-security", &desk.say("cc-security"))) b { (security) } }
        @if let Some(force) = best {
            @let enough = force.offense > security;
            span class={ "reach" @if enough { " enough" } } title=(desk.fill("cc-reach", &[("offense", i64::from(force.offense).into()), ("security", i64::from(security).into())])) {
                (icon("cc-sr")) (force.offense)
            }
        }
    }
}

/// What is marked on a card: a glyph each, and what it means.
fn marks(desk: &Desk<'_>, at: Spot, piece: &Piece) -> Vec<(&'static str, String)> {
    let view = desk.view;
    let mut said = Vec::new();
    let mut add = |is: bool, glyph: &'static str, id: &str| {
        if is {
            said.push((glyph, desk.say(id)));
        }
    };
    let runner = desk.catalog().card(piece.card).kind == Kind::Runner;
    add(piece.marks.has(Marks::BUSTED), "cc-busted", "cc-is-busted");
    add(runner && view.is_psycho(desk.game, at), "cc-psycho", "cc-is-psycho");
    add(piece.fights(), "fire", "cc-fights");
    add(piece.marks.has(Marks::SNIPES), "fire", "cc-lends");
    add(runner && piece.marks.has(Marks::DONE), "x", "cc-done");
    let bid = desk.seat.is_some_and(|seat| view.has_bid(desk.game, seat, at));
    add(bid, "cc-eb", "cc-has-bid");
    if piece.tokens > 0 {
        said.push(("cc-token", desk.count("cc-tokens", piece.tokens.into())));
    }
    said
}

/// What is attached to a card, and under that.
fn worn(desk: &Desk<'_>, seat: Seat, host: u8) -> Markup {
    let side = desk.side(seat);
    if side.attached(host).next().is_none() {
        return html! {};
    }
    html! {
        ul.worn aria-label=(desk.say("cc-worn")) {
            @for (slot, piece) in side.attached(host) {
                li { (chip(desk, Spot::new(seat, slot), piece)) @for (under, part) in side.attached(slot) { (chip(desk, Spot::new(seat, under), part)) } }
            }
        }
    }
}

/// Gear as a chip: its glyph and its name, with all that it says.
fn chip(desk: &Desk<'_>, at: Spot, piece: &Piece) -> Markup {
    let (name, printed) = (desk.view.board.name(at), desk.catalog().card(piece.card));
    let mark = desk.mark([things::piece(name)]);
    let mut class = String::new();
    let mut add = |is: bool, name: &str| class.push_str(if is { name } else { "" });
    add(piece.used(), " used");
    add(piece.marks.has(Marks::EQUIPPED), " equipped");
    add(piece.doom > 0, " doomed");
    add(printed.kind == Kind::Cyber, " cyber");
    let chassis = printed.is(Attribute::Punknaught);
    let mut says = vec![desk.name(name), ccg::catalog::text::figures(desk.catalog(), piece.card, desk.lang)];
    says.extend(ccg::catalog::text::card(desk.catalog(), piece.card, desk.lang));
    if piece.used() {
        says.push(desk.say("cc-used"));
    }
    if piece.marks.has(Marks::EQUIPPED) {
        says.push(desk.say("cc-equipped"));
    }
    if chassis {
        says.push(desk.say(if desk.view.is_complete(desk.game, at) { "cc-complete" } else { "cc-incomplete" }));
    }
    html! {
        span class={ "gear" (class) (mark.class) } data-at=[mark.at] data-thing=[mark.thing] title=(says.join(". ")) {
            (icon(glyphs::of(printed))) span.called { (desk.name(name)) } @if piece.tokens > 0 { b { (piece.tokens) } }
        }
    }
}

/// Where points are told of, by the name that beats know it by.
pub(crate) fn points(seat: Seat) -> String {
    format!("ops:{}", seat.0)
}

/// A deck of a player: the Runs Deck, or the Gear Deck.
pub(crate) fn deck(seat: Seat, back: u8) -> String {
    format!("deck:{}:{back}", seat.0)
}

/// The trash pile of a player.
pub(crate) fn trash_of(seat: Seat) -> String {
    format!("pile:{}", seat.0)
}

//! Units on the field and Legends in their area: ready ones stand, spent ones lie on their side; Gear shows under
//! its host.

use maud::{Markup, html};
use table::Seat;
use tcg::catalog::words::Keyword;
use tcg::state::{Aimed, Marks, Name, Piece, SEATS};

use super::beats;
use super::card::{self, CardFace, Form};
use super::desk::Desk;
use super::things;

/// Marks with the message of the short word, and the message of the game that says what it means.
const MARKS: [(u32, &str, &str); 11] = [
    (Marks::LAG, "tcg-mark-lag", "fact-lag"),
    (Marks::SOLO, "tcg-mark-solo", "fact-solo"),
    (Marks::ATTACK_UNITS, "tcg-mark-attack-units", "fact-attack-units"),
    (Marks::ATTACK_SPENT, "tcg-mark-attack-spent", "fact-attack-spent"),
    (Marks::ATTACK_READY, "tcg-mark-attack-ready", "fact-attack-ready"),
    (Marks::UNDEFEATED, "tcg-mark-undefeated", "fact-undefeated"),
    (Marks::HARMLESS, "tcg-mark-harmless", "fact-harmless"),
    (Marks::WATCHED, "tcg-mark-watched", "fact-watched"),
    (Marks::MUST, "tcg-mark-must", "fact-must"),
    (Marks::MUST_NEXT, "tcg-mark-must-next", "fact-must-next"),
    (Marks::STAYS_SPENT, "tcg-mark-stays-spent", "fact-stays-spent"),
];

/// The field of a player.
pub(crate) fn field(desk: &Desk<'_>, seat: Seat) -> Markup {
    let side = desk.view.board.side(seat);
    html! {
        section.field {
            h3.hidden { (desk.say("tcg-field")) }
            ul.row {
                @for piece in side.units() { li { (face_up(desk, seat, piece)) } }
                @if side.units().next().is_none() { li.none { (desk.say("tcg-field-empty")) } }
            }
        }
    }
}

/// The Legends area of a player, place by place.
pub(crate) fn legends(desk: &Desk<'_>, seat: Seat) -> Markup {
    let board = &desk.view.board;
    html! {
        section.legends {
            h3.hidden { (desk.say("tcg-legends")) }
            ol.row {
                @for slot in 0..3 {
                    li data-at=(beats::legend(seat, slot)) {
                        @match board.legend(seat, slot) {
                            None => { div.card.empty.tc aria-label=(desk.say("tcg-legend-gone")) {} },
                            Some(piece) if piece.face_up() => (face_up(desk, seat, piece)),
                            Some(piece) => (face_down(desk, seat, piece)),
                        }
                        span.nth aria-hidden="true" { (slot + 1) }
                    }
                }
            }
        }
    }
}

/// A Legend that lies face-down: its face for its owner, once it has looked at it.
fn face_down(desk: &Desk<'_>, seat: Seat, piece: &Piece) -> Markup {
    let mark = if desk.is_own(seat) { desk.mark([things::legend(piece.slot)]) } else { Default::default() };
    let mut class = String::from(" down");
    class.push_str(if piece.spent() { " spent" } else { "" });
    let known = desk.view.seen(seat).legends.get(usize::from(piece.slot)).copied().flatten();
    let place = desk.count("tcg-legend-place", usize::from(piece.slot) + 1);
    if let Some(id) = known {
        let chips = vec![(desk.say("tcg-face-down"), desk.game("legend-looked-at", &[]))];
        let chips = chips.into_iter().chain(spent(desk, piece)).collect();
        return card::lying(desk.catalog(), id, desk.lang, &CardFace { mark, form: Form::Piece, class, chips, ..CardFace::default() });
    }
    let looked = piece.marks.has(Marks::KNOWN);
    if looked {
        class.push_str(" known");
    }
    let state = desk.game(if looked { "legend-looked-at" } else { "legend-down" }, &[]);
    let state = if piece.spent() { format!("{state}, {}", desk.game("fact-spent", &[])) } else { state };
    let stays = piece.marks.has(Marks::STAYS_SPENT).then(|| desk.game("fact-stays-spent", &[]));
    let words = [Some(format!("{place}: {state}")), stays].into_iter().flatten().collect::<Vec<_>>().join(", ");
    html! {
        (card::back(&words, &class, &mark))
        @if looked { svg.i.looked aria-hidden="true" { use href="#i-eye" {} } }
    }
}

/// Where a piece is spent, the word for it: cards on their side show it.
fn spent(desk: &Desk<'_>, piece: &Piece) -> Option<(String, String)> {
    piece.spent().then(|| (desk.game("fact-spent", &[]), desk.game("fact-spent", &[])))
}

/// A Unit, or a Legend that lies face-up, with its Gear.
fn face_up(desk: &Desk<'_>, seat: Seat, piece: &Piece) -> Markup {
    let board = &desk.view.board;
    let name = Name { seat, card: piece.card, copy: piece.copy };
    let printed = desk.catalog().card(piece.card);
    let shows_power = piece.on_field() || printed.cost.is_some();
    let power = desk.power(seat, piece);
    let mut class = String::new();
    let mut add = |is: bool, name: &str| class.push_str(if is { name } else { "" });
    add(piece.spent(), " spent");
    add(shows_power && power > printed.power, " stronger");
    add(shows_power && power < printed.power, " weaker");
    add(piece.marks.has(Marks::PICKED), " picked");
    add(board.doomed.iter().any(|doomed| doomed.id == piece.id && !doomed.saved), " doomed");
    if let Some(attack) = board.attack {
        add(attack.attacker == piece.id, " attacks");
        add(attack.aimed == Aimed::Unit(piece.id), " under-fire");
    }
    let mut gear: Vec<_> = board.side(seat).gear_of(piece.id).collect();
    gear.sort_unstable();
    let lying = CardFace {
        mark: desk.mark([things::piece(name)]),
        form: Form::Piece,
        class,
        power: shows_power.then_some(power),
        chips: marks(desk, seat, piece),
        ..CardFace::default()
    };
    html! {
        (card::lying(desk.catalog(), piece.card, desk.lang, &lying))
        @if !gear.is_empty() {
            ul.worn aria-label=(desk.say("tcg-gear")) {
                @for same in gear.chunk_by(|one, other| one == other) {
                    @if let Some(&id) = same.first() {
                        li {
                            (card::lying(desk.catalog(), id, desk.lang, &CardFace {
                                mark: desk.mark([things::gear(name, id)]),
                                form: Form::Strip,
                                copies: same.len(),
                                ..CardFace::default()
                            }))
                        }
                    }
                }
            }
        }
    }
}

/// What is marked on a piece: short words, and what they mean.
fn marks(desk: &Desk<'_>, seat: Seat, piece: &Piece) -> Vec<(String, String)> {
    let mut said: Vec<(String, String)> = spent(desk, piece).into_iter().collect();
    if piece.copy > 1 {
        let name = desk.piece(Name { seat, card: piece.card, copy: piece.copy });
        said.push((format!("#{}", piece.copy), name));
    }
    let has = |keyword| piece.on_field() && desk.view.has(desk.catalog(), seat, piece, keyword);
    for (keyword, word) in [(Keyword::Blocker, "BLOCKER"), (Keyword::Adrenaline, "ADRENALINE")] {
        if has(keyword) {
            said.push((word.to_owned(), word.to_owned()));
        }
    }
    let marked = MARKS.iter().filter(|(mark, ..)| piece.marks.has(*mark));
    said.extend(marked.map(|(_, short, long)| (desk.say(short), desk.game(long, &[]))));
    for placer in SEATS {
        let until = |id: &str| desk.game(id, &[("seat", placer.into())]);
        if piece.marks.has(Marks::NO_ATTACK[placer.index()]) {
            said.push((desk.say("tcg-mark-no-attack"), until("fact-no-attack")));
        }
        if piece.marks.has(Marks::NO_READY[placer.index()]) {
            said.push((desk.say("tcg-mark-no-ready"), until("fact-no-ready")));
        }
    }
    if piece.fight != 0 {
        let by = format!("{:+}", piece.fight);
        said.push((desk.fill("tcg-mark-fight", &[("by", by.clone().into())]), desk.game("fact-fight", &[("by", by.into())])));
    }
    if piece.fewer > 0 {
        said.push((desk.say("tcg-mark-fewer"), desk.game("fact-fewer", &[("count", piece.fewer.into())])));
    }
    if piece.cheaper > 0 {
        said.push((desk.say("tcg-mark-cheaper"), desk.game("fact-cheaper", &[("by", piece.cheaper.into())])));
    }
    said
}

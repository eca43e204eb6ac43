//! The city as a map (rulebook pages 005 to 009): Districts, their rewards and Points of Interest, who
//! stands there and who has Dominance. A District can be read as one sentence.

use gangs::catalog::words::{District, PoiKind};
use gangs::choice::{resource_key, token_key};
use gangs::city::Spot;
use gangs::story::{self, Token};
use maud::{Markup, html};

use super::desk::Desk;
use super::glyphs;
use super::plan::{self, HEIGHT, Room, WIDTH};
use super::things;
use super::tokens::{Piece, Standing, flow, token};
use crate::parts::part;

/// The height of the line with the name.
const HEAD: i32 = 26;
/// The column of the Points of Interest.
const SOCKETS: i32 = 60;

/// The map.
pub(crate) fn map(desk: &Desk<'_>) -> Markup {
    let mut grounds = District::ALL.to_vec();
    grounds.sort_by_key(|&district| (desk.mark([things::district(district)]).thing.is_some(), is_fought(desk, district)));
    html! {
        svg.map viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="group" aria-label=(desk.say("gangs-city")) {
            // Grounds first, and those that glow last, so that no neighbour cuts them.
            @for &district in &grounds { (ground(desk, district)) }
            @for &district in District::ALL { (part(format_args!("city{}", district as usize), &streets(desk, district))) }
        }
    }
}

/// The polygon of a District: clickable, tinted by Dominance or by being alone there.
fn ground(desk: &Desk<'_>, district: District) -> Markup {
    let points: Vec<String> = plan::corners(district).iter().map(|(x, y)| format!("{x},{y}")).collect();
    let points = points.join(" ");
    let mark = desk.mark([things::district(district)]);
    let visited = desk.view.turn.rivals && desk.view.solo.as_ref().is_some_and(|solo| solo.current.contains(&district));
    let mood = if is_fought(desk, district) {
        " fought"
    } else if visited {
        " visited"
    } else {
        ""
    };
    html! {
        g class={ "d" (tint(desk, district)) (mood) (mark.class) } data-at=[mark.at] data-thing=[mark.thing] {
            title { (sentence(desk, district)) }
            (part(format_args!("ground{}", district as usize), &html! {
                polygon points=(points) {}
                polygon.grid points=(points) fill={ "url(#st" (district as usize % 3) ")" } {}
            }))
        }
    }
}

fn is_fought(desk: &Desk<'_>, district: District) -> bool {
    desk.view.fight.as_ref().is_some_and(|fight| fight.district == district)
}

/// Dominance tints a District, and so does, weaker, being the only side there.
fn tint(desk: &Desk<'_>, district: District) -> String {
    let city = &desk.view.city;
    if let Some(seat) = city.dominance(desk.view.sides, district) {
        return format!(" s{} dom", seat.0);
    }
    let mut present = desk.sides().filter(|&seat| city.presence(seat, district));
    match (present.next(), present.next()) {
        (Some(seat), None) => format!(" s{} pres", seat.0),
        _ => String::new(),
    }
}

/// Everything that stands in a District.
fn streets(desk: &Desk<'_>, district: District) -> Markup {
    let room = plan::room(district);
    let printed = desk.catalog().board().district(district);
    let pois = printed.pois(desk.view.side);
    // A long name leaves the rewards a line of their own.
    let name = desk.district(district);
    let crowded = 19 * name.chars().count() + 42 * printed.rewards.len() + 10 > room.width as usize;
    let (head, line) = if crowded { (HEAD + 24, 36) } else { (HEAD, 12) };
    let inner = Room { x: room.x + SOCKETS, y: room.y + head, width: room.width - SOCKETS, height: room.height - head };
    html! {
        g {
            text.dn x=(room.x) y=(room.y + 19) { (name) }
            @for (index, reward) in printed.rewards.iter().rev().enumerate() {
                g.reward transform={ "translate(" (room.x + room.width - 20 - 42 * index as i32) " " (room.y + line) ")" } {
                    title { (desk.fill("gangs-reward", &[("what", desk.amount(reward.resource, reward.amount).into())])) }
                    use href={ "#" (resource_key(reward.resource)) } transform="scale(.8)" {}
                    text x="-22" y="6" { (reward.amount) }
                }
            }
            @for (index, &kind) in pois.iter().enumerate() {
                (socket(desk, Spot::poi(district, index), kind, (room.x + 24, room.y + head + 28 + 56 * index as i32)))
            }
            (flow(desk, district, &pieces(desk, district), inner))
        }
    }
}

/// A Point of Interest: a socket with its glyph, or with the unit inside.
fn socket(desk: &Desk<'_>, spot: Spot, kind: PoiKind, (x, y): (i32, i32)) -> Markup {
    let mark = desk.mark([things::spot(spot)]);
    let occupant = desk.view.city.occupant(spot);
    let words = match occupant {
        None => desk.game("position-poi-free", &[("poi", desk.poi(kind).into())]),
        Some((owner, _)) => desk.game("position-poi", &[("poi", desk.poi(kind).into()), ("side", desk.side_you(owner).into())]),
    };
    html! {
        g class={ "poi" (mark.class) } data-at=[mark.at] data-thing=[mark.thing] transform={ "translate(" (x) " " (y) ")" } {
            title { (words) }
            use href="#socket" {}
            @if occupant.is_none() { use href={ "#" (glyphs::poi(kind)) } transform="scale(1.25)" {} }
            @if !mark.class.is_empty() { circle.hit r="25" {} }
        }
        @if let Some((owner, unit)) = occupant {
            (token(desk, Standing { owner, unit, spot }, (f64::from(x), f64::from(y)), 0.9))
            g.poi-kind transform={ "translate(" (x - 20) " " (y + 19) ")" } aria-hidden="true" {
                circle r="10" {}
                use href={ "#" (glyphs::poi(kind)) } transform="scale(.6)" {}
            }
        }
    }
}

/// Hideouts and units outside Points of Interest, the own ones first; then Story tokens.
fn pieces(desk: &Desk<'_>, district: District) -> Vec<Piece> {
    let city = &desk.view.city;
    let dominant = city.dominance(desk.view.sides, district);
    let mut pieces = Vec::new();
    for owner in desk.sides() {
        let before = pieces.len();
        if city.has_hideout(owner, district) {
            pieces.push(Piece::Roof(owner, dominant == Some(owner)));
        }
        let outside = city.figures(owner, district).filter(|(_, spot)| spot.poi_index().is_none());
        pieces.extend(outside.map(|(unit, spot)| Piece::Unit(Standing { owner, unit, spot })));
        if pieces.len() > before {
            pieces.push(Piece::Gap);
        }
    }
    for &token in Token::ALL {
        let count = desk.view.tale.at(token, district);
        if count > 0 {
            let words = format!("{}: {}", story::text::tokens(token, count, desk.lang), desk.district(district));
            pieces.push(Piece::Story(token_key(token), words, count));
        }
    }
    // A gap at the end would ask for a line of its own.
    if let Some(Piece::Gap) = pieces.last() {
        pieces.pop();
    }
    pieces
}

/// A District as a sentence: who has Dominance, and how strong every side is.
fn sentence(desk: &Desk<'_>, district: District) -> String {
    let city = &desk.view.city;
    let there = desk.sides().filter(|&seat| city.presence(seat, district));
    let strengths = there.map(|seat| {
        let dominant = city.dominance(desk.view.sides, district) == Some(seat);
        let id = if dominant { "gangs-strength-dominant" } else { "gangs-strength" };
        desk.fill(id, &[("side", desk.side_you(seat).into()), ("count", city.strength(seat, district).into())])
    });
    let said: Vec<String> = strengths.collect();
    let said = if said.is_empty() { desk.say("gangs-nobody") } else { said.join(", ") };
    format!("{}: {said}", desk.district(district))
}

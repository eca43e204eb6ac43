//! Units as tokens: the shape says whose, the glyph says what, a number says how many; and how tokens
//! flow into the room that there is.

use gangs::catalog::words::District;
use gangs::city::{Spot, Unit};
use maud::{Markup, html};
use table::Seat;

use super::beats;
use super::desk::Desk;
use super::glyphs;
use super::plan::Room;
use super::things;
use crate::things::Mark;

/// The room of a token, in units of the plan.
const STEP: f64 = 43.0;
/// The height of a line of tokens.
const LINE: f64 = 42.0;

/// Units of one kind at one spot.
#[derive(Clone, Copy)]
pub(crate) struct Standing {
    pub owner: Seat,
    pub unit: Unit,
    pub spot: Spot,
}

impl Standing {
    fn count(self, desk: &Desk<'_>) -> u8 {
        desk.view.city.count(self.owner, self.unit, self.spot)
    }

    /// The mark of the unit: who looks moves own units, and picks any.
    pub fn mark(self, desk: &Desk<'_>) -> Mark {
        let named = things::unit(self.owner, self.unit, self.spot);
        if desk.is_own(self.owner) { desk.mark([named, things::own_unit(self.unit, self.spot)]) } else { desk.mark([named]) }
    }

    /// "2 Solos, Valentinos, Heywood".
    pub fn words(self, desk: &Desk<'_>) -> String {
        let place = match desk.kind(self.spot) {
            Some(kind) => format!("{}, {}", desk.district(self.spot.district()), desk.poi(kind)),
            None => desk.district(self.spot.district()),
        };
        format!("{}, {}: {place}", desk.units(self.unit, self.count(desk)), desk.side_you(self.owner))
    }

    /// The name that stands beside the token: that of an Edgerunner, in short.
    pub fn name(self, desk: &Desk<'_>) -> Option<String> {
        let Unit::Edgerunner(_) = self.unit else { return None };
        desk.unit(self.unit).split(' ').next().map(str::to_owned)
    }
}

/// A token at a place of the plan.
pub(crate) fn token(desk: &Desk<'_>, standing: Standing, (x, y): (f64, f64), scale: f64) -> Markup {
    let (mark, count, seat) = (standing.mark(desk), standing.count(desk), standing.owner.0);
    let edge = if matches!(standing.unit, Unit::Edgerunner(_)) { " edge" } else { "" };
    let place =
        if (scale - 1.0).abs() > 0.01 { format!("translate({x:.0} {y:.0})scale({scale:.2})") } else { format!("translate({x:.0} {y:.0})") };
    html! {
        g class={ "u s" (seat) (edge) (mark.class) } data-at=[mark.at] data-thing=[mark.thing] transform=(place) {
            title { (standing.words(desk)) }
            use href={ "#p" (seat) } {}
            use.g href={ "#" (glyphs::unit(desk.catalog(), standing.unit)) } {}
            @if mark.class == " legal" { circle.hit r="22" transform=[(scale < 1.0).then(|| format!("scale({:.2})", 1.0 / scale))] {} }
            @if count > 1 { text transform=(lettering((17.0, -7.0), scale)) { (count) } }
            @if standing.spot.poi_index().is_none() { @if let Some(name) = standing.name(desk) { text.name transform=(lettering((23.0, 6.0), scale)) { (name) } } }
        }
    }
}

/// Where letters stand in something that is drawn at a scale: they never become smaller.
fn lettering((x, y): (f64, f64), scale: f64) -> String {
    if scale < 1.0 { format!("translate({x:.0} {y:.0})scale({:.2})", 1.0 / scale) } else { format!("translate({x:.0} {y:.0})") }
}

/// Something that takes room in a line.
pub(crate) enum Piece {
    /// A unit outside Points of Interest.
    Unit(Standing),
    /// The Hideout of a side, and whether it goes with Dominance.
    Roof(Seat, bool),
    /// So many Story tokens of a kind: glyph, words, how many.
    Story(&'static str, String, u8),
    /// A little room between two sides.
    Gap,
}

impl Piece {
    /// The room that it takes at a scale, in units of that scale.
    fn width(&self, desk: &Desk<'_>, scale: f64) -> f64 {
        match self {
            Piece::Unit(standing) => {
                STEP + if standing.count(desk) > 1 { 7.0 } else { 0.0 }
                    + standing.name(desk).map_or(0.0, |name| 4.0 + 13.0 * name.chars().count() as f64 / scale.min(1.0))
            }
            Piece::Roof(..) | Piece::Story(..) => STEP,
            Piece::Gap => 10.0,
        }
    }

    fn draw(&self, desk: &Desk<'_>, district: District, at: (f64, f64), scale: f64) -> Markup {
        let place = format!("translate({:.0} {:.0})scale({scale:.2})", at.0, at.1);
        match self {
            Piece::Gap => html! {},
            Piece::Unit(standing) => token(desk, *standing, at, scale),
            Piece::Roof(seat, dominant) => {
                let mut words = format!("{}: {}", desk.side_you(*seat), desk.game("name-hideout", &[]));
                if *dominant {
                    words = format!("{words}, {}", desk.game("position-dominance", &[]));
                }
                html! {
                    g class={ "roof s" (seat.0) } data-at=(beats::roof(*seat, district)) transform=(place) {
                        title { (words) ", " (desk.district(district)) }
                        use href="#roof" {}
                        use.mini href={ "#p" (seat.0) } {}
                        @if *dominant { use.crown href="#crown" {} }
                    }
                }
            }
            Piece::Story(glyph, words, count) => html! {
                g.story-token transform=(place) {
                    title { (words) }
                    path d="M-9-16H9L18 0 9 16H-9L-18 0z" {}
                    use href={ "#" (glyph) } {}
                    @if *count > 1 { text transform=(lettering((17.0, -8.0), scale)) { (count) } }
                }
            },
        }
    }
}

/// Places pieces line by line, so small that all of them fit.
pub(crate) fn flow(desk: &Desk<'_>, district: District, pieces: &[Piece], room: Room) -> Markup {
    let widths = |scale: f64| -> Vec<f64> { pieces.iter().map(|piece| piece.width(desk, scale)).collect() };
    let (width, height) = (f64::from(room.width), f64::from(room.height));
    let fits = |scale: f64| {
        lines(&widths(scale), width / scale).last().is_none_or(|(_, line)| (*line as f64 + 1.0) * LINE * scale <= height + 2.0)
    };
    let scale = [1.35, 1.2, 1.1, 1.0, 0.9, 0.8, 0.7, 0.6].into_iter().find(|&scale| fits(scale)).unwrap_or(0.5);
    let places = lines(&widths(scale), width / scale);
    html! {
        @for (piece, (x, line)) in pieces.iter().zip(places) {
            (piece.draw(desk, district, (
                f64::from(room.x) + (x + STEP / 2.0) * scale,
                f64::from(room.y) + (line as f64 + 0.5) * LINE * scale,
            ), scale))
        }
    }
}

/// For each width, where it begins and on which line.
fn lines(widths: &[f64], width: f64) -> Vec<(f64, usize)> {
    let (mut x, mut line) = (0.0, 0);
    let place = |&wide: &f64| {
        if x > 0.0 && x + wide > width {
            (x, line) = (0.0, line + 1);
        }
        // A gap at the beginning of a line is none.
        let at = x;
        x += if x == 0.0 && wide < STEP { 0.0 } else { wide };
        (at, line)
    };
    widths.iter().map(place).collect()
}

#[cfg(test)]
mod tests {
    use super::lines;

    #[test]
    fn pieces_go_on_in_the_next_line() {
        assert_eq!(lines(&[43.0, 43.0, 10.0, 43.0], 99.0), [(0.0, 0), (43.0, 0), (86.0, 0), (0.0, 1)]);
        assert_eq!(lines(&[10.0, 43.0], 99.0), [(0.0, 0), (0.0, 0)]);
    }
}

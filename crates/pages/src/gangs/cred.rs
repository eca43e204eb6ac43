//! Street Cred: a ring road around the city with the goal lit, and a line of scores for narrow screens.

use maud::{Markup, html};
use table::Seat;

use super::desk::Desk;
use super::plan::{HEIGHT, WIDTH};
use crate::glyph::{icon, shape};
use crate::parts::part;

/// The width of the road.
const ROAD: i32 = 32;
/// From the outer edge of the road to the plan.
pub(crate) const MARGIN: i32 = 40;
/// Spaces along the top and the bottom, corners included, and between them along a side.
const ACROSS: i32 = 7;
const UP: i32 = 6;
/// All of them: the goal is the last.
const END: i32 = 2 * (ACROSS + UP);

/// The ring around the city, from 0 in the lower left corner clockwise to the goal beside it.
pub(crate) fn ring(desk: &Desk<'_>) -> Markup {
    let (width, height, goal) = (WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN, i32::from(desk.goal()));
    html! {
        svg.ring viewBox={ "0 0 " (width) " " (height) } role="img" aria-label=(sentence(desk)) {
            (part("road", &html! {
                path.road d=(road(0..END)) {}
                path.goal d=(road(goal..goal + 1)) {}
                @for number in 0..END {
                    @let (x, y, ..) = space(number);
                    text class=[(number == goal).then_some("goal")] x=(x + 5) y=(y + 22) { (number) }
                }
            }))
            @for number in 0..END {
                @let here: Vec<Seat> = desk.sides().filter(|&seat| place(desk, seat) == number).collect();
                @for (index, seat) in here.iter().enumerate() { (tracker(*seat, number, index as i32, here.len() as i32)) }
            }
        }
    }
}

/// Spaces as one line to draw.
fn road(spaces: std::ops::Range<i32>) -> String {
    let draw = |(x, y, wide, high): (i32, i32, i32, i32)| format!("M{} {}h{}v{}h-{}z", x + 1, y + 1, wide - 2, high - 2, wide - 2);
    spaces.map(space).map(draw).collect()
}

fn sentence(desk: &Desk<'_>) -> String {
    let scores = desk.sides().map(|seat| format!("{} {}", desk.side_you(seat), desk.view.seated[seat.index()].cred));
    format!("{}: {}", desk.game("name-cred", &[]), scores.collect::<Vec<_>>().join(", "))
}

/// The space of a side; the road ends at the goal.
fn place(desk: &Desk<'_>, seat: Seat) -> i32 {
    i32::from(desk.view.seated[seat.index()].cred).min(END - 1)
}

/// Where a space lies: left, top, width, height.
fn space(number: i32) -> (i32, i32, i32, i32) {
    let (width, height) = (WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN);
    let along = |step: i32| (step * width / ACROSS, (step + 1) * width / ACROSS);
    let down = |step: i32| (ROAD + step * (height - 2 * ROAD) / UP, ROAD + (step + 1) * (height - 2 * ROAD) / UP);
    let horizontal = |step: i32, y: i32| (along(step).0, y, along(step).1 - along(step).0, ROAD);
    let vertical = |step: i32, x: i32| (x, down(step).0, ROAD, down(step).1 - down(step).0);
    match number {
        0 => horizontal(0, height - ROAD),
        1..=6 => vertical(UP - number, 0),
        7..=13 => horizontal(number - 7, 0),
        14..=19 => vertical(number - 14, width - ROAD),
        _ => horizontal(END - number, height - ROAD),
    }
}

fn tracker(seat: Seat, number: i32, index: i32, of: i32) -> Markup {
    let (x, y, wide, high) = space(number);
    let shift = 21 * index;
    let at = if wide > high {
        (x + wide / 2 + 8 - 21 * (of - 1) / 2 + shift, y + high / 2)
    } else {
        (x + wide / 2, y + high / 2 + 6 - 21 * (of - 1) / 2 + shift)
    };
    html! { use class={ "t s" (seat.0) } data-at=(super::beats::cred(seat)) href={ "#p" (seat.0) } transform={ "translate(" (at.0) " " (at.1) ")scale(.6)" } {} }
}

/// The scores in a line.
pub(crate) fn scores(desk: &Desk<'_>) -> Markup {
    html! {
        ul.scores aria-label=(desk.game("name-cred", &[])) {
            @for seat in desk.sides() {
                li class={ "s" (seat.0) @if desk.view.turn.seat == seat { " turn" } } {
                    (shape(seat)) span.who { (desk.side(seat)) } b { (desk.view.seated[seat.index()].cred) }
                }
            }
            li.goal { (icon("cred")) b { (desk.goal()) } }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_road_closes_around_the_city() {
        let ends: Vec<_> = (0..26).map(space).collect();
        assert_eq!((ends[7].0, ends[7].1), (0, 0));
        assert_eq!(ends[13].0 + ends[13].2, WIDTH + 2 * MARGIN);
        assert_eq!(ends[20].1 + ends[20].3, HEIGHT + 2 * MARGIN);
        assert_eq!(ends[25].0, ends[0].0 + ends[0].2, "the goal lies beside the start");
        for pair in ends.windows(2) {
            let [(ax, ay, aw, ah), (bx, by, bw, bh)] = [pair[0], pair[1]];
            assert!(ax <= bx + bw && bx <= ax + aw && ay <= by + bh && by <= ay + ah, "{pair:?}");
        }
    }
}

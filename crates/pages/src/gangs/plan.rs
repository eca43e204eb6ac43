//! The plan of Night City: six polygons whose shared borders are the adjacency of the board (R043), and
//! within each the box in which its things stand. Rows of the polygons share their corners exactly.

use gangs::catalog::words::District;

/// A corner of a District.
pub(crate) type Corner = (i32, i32);

/// The size of the plan, without the ring of Street Cred around it.
pub(crate) const WIDTH: i32 = 680;
/// Its height.
pub(crate) const HEIGHT: i32 = 720;

/// A rectangle inside a District.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Room {
    pub x: i32,
    pub y: i32,
    pub width: i32,
    pub height: i32,
}

/// The corners of a District, clockwise.
pub(crate) const fn corners(district: District) -> &'static [Corner] {
    match district {
        District::Watson => &[(44, 0), (394, 0), (366, 92), (334, 140), (334, 204), (0, 204), (0, 44)],
        District::Westbrook => &[(394, 0), (636, 0), (680, 44), (680, 366), (446, 404), (334, 372), (334, 204), (334, 140), (366, 92)],
        District::CityCenter => &[(0, 204), (334, 204), (334, 372), (22, 384), (22, 340), (0, 312)],
        District::Heywood => &[(22, 384), (334, 372), (446, 404), (426, 552), (0, 562), (0, 424)],
        District::SantoDomingo => &[(446, 404), (680, 366), (680, 676), (636, 720), (402, 720), (426, 552)],
        District::Pacifica => &[(0, 562), (426, 552), (402, 720), (44, 720), (0, 676)],
    }
}

/// The room for the name, the Points of Interest and the units of a District.
pub(crate) const fn room(district: District) -> Room {
    match district {
        District::Watson => Room { x: 34, y: 12, width: 300, height: 186 },
        District::Westbrook => Room { x: 400, y: 12, width: 262, height: 350 },
        District::CityCenter => Room { x: 14, y: 214, width: 308, height: 156 },
        District::Heywood => Room { x: 34, y: 396, width: 384, height: 154 },
        District::SantoDomingo => Room { x: 448, y: 416, width: 220, height: 290 },
        District::Pacifica => Room { x: 20, y: 572, width: 378, height: 140 },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gangs::catalog::Catalog;
    use gangs::catalog::board::Side;
    use gangs::city::Map;

    fn edges(district: District) -> Vec<(Corner, Corner)> {
        let corners = corners(district);
        (0..corners.len()).map(|at| (corners[at], corners[(at + 1) % corners.len()])).collect()
    }

    /// How long two edges run along each other, as a share of the first.
    fn overlap(((ax, ay), (bx, by)): (Corner, Corner), (c, d): (Corner, Corner)) -> f64 {
        let (dx, dy) = (f64::from(bx - ax), f64::from(by - ay));
        let length = dx.hypot(dy);
        let off = |(x, y): Corner| (dx * f64::from(y - ay) - dy * f64::from(x - ax)).abs() / length;
        if off(c) > 0.5 || off(d) > 0.5 {
            return 0.0;
        }
        let along = |(x, y): Corner| (dx * f64::from(x - ax) + dy * f64::from(y - ay)) / (length * length);
        let (from, to) = (along(c).min(along(d)), along(c).max(along(d)));
        (to.min(1.0) - from.max(0.0)).max(0.0)
    }

    #[test]
    fn r043_shared_borders_are_the_adjacency() {
        let catalog = Catalog::load();
        for side in [Side::Small, Side::Large] {
            let map = Map::new(catalog, side);
            for &one in District::ALL {
                for &other in District::ALL.iter().filter(|&&other| other != one) {
                    let shared = edges(one).into_iter().filter(|&(a, b)| edges(other).contains(&(b, a))).count();
                    let touching: f64 = edges(one).iter().flat_map(|&a| edges(other).into_iter().map(move |b| overlap(a, b))).sum();
                    assert_eq!(shared > 0, map.borders(one, other), "{one:?} and {other:?}");
                    assert_eq!(touching > 0.01, map.borders(one, other), "{one:?} and {other:?} along an edge");
                }
            }
        }
    }

    fn inside(district: District, (x, y): Corner) -> bool {
        let mut inside = false;
        for ((ax, ay), (bx, by)) in edges(district) {
            let crosses = (ay > y) != (by > y);
            if crosses && f64::from(x) < f64::from(bx - ax) * f64::from(y - ay) / f64::from(by - ay) + f64::from(ax) {
                inside = !inside;
            }
        }
        inside
    }

    #[test]
    fn rooms_lie_in_their_districts_and_districts_fill_the_plan() {
        let mut area = 0;
        for &district in District::ALL {
            let room = room(district);
            // The upper left corner may be cut: names begin a line further down.
            for corner in
                [(room.x + 4, room.y + 8), (room.x + room.width, room.y + 20), (room.x + room.width - 20, room.y + room.height - 8)]
            {
                assert!(inside(district, corner), "{district:?} {corner:?}");
            }
            let twice: i32 = edges(district).into_iter().map(|((ax, ay), (bx, by))| ax * by - bx * ay).sum();
            assert!(twice > 0, "{district:?} goes clockwise");
            area += twice / 2;
        }
        assert!(area > WIDTH * HEIGHT * 97 / 100, "{area}");
    }
}

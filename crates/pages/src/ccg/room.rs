//! How large the tiles of a side are, so that all of them are on the screen of a laptop: reckoned from how many lie there.
//! The style has a class for each size, and the same numbers.

use ccg::catalog::words::Kind;
use table::Seat;

use super::desk::Desk;

/// The size of a Location and of a Runner with a row of gear, for each class, and how many chips of gear stand in a row.
const SIZES: [([u32; 2], [u32; 2]); 4] = [([130, 46], [112, 82]), ([106, 42], [100, 66]), ([124, 22], [84, 46]), ([82, 20], [66, 42])];
/// The width of a chip of gear, and the height of a row of them.
const CHIP: [u32; 2] = [20, 18];
/// What lies between tiles, and what the tag of a team takes.
const GAP: u32 = 4;
const TAG: u32 = 26;
/// What an empty Stash takes.
const STASH: u32 = 90;

/// The room that a side has on the smallest screen that all must fit: width, height, and whether Runners stand under the
/// Locations.
const fn box_of(seats: u8, near: bool) -> (u32, u32, bool) {
    match (seats, near) {
        (2, _) => (815, 184, false),
        (_, true) => (815, 166, false),
        (3, false) => (396, 200, true),
        _ => (258, 200, true),
    }
}

/// How large tiles are.
pub(crate) struct Room(usize);

impl Room {
    /// The largest tiles with which a side fits.
    pub fn of(desk: &Desk<'_>, seat: Seat) -> Room {
        let (side, seats) = (desk.side(seat), desk.view.board.seats);
        let (width, height, stacked) = box_of(seats, seat == desk.near());
        // The Sponsor lies among the Locations, and the Stash behind them.
        let sites = 1 + (side.of(Kind::Location).count() + side.of(Kind::Operation).count()) as u32;
        let stashed = STASH + side.stash().count() as u32 * CHIP[0];
        let runners = side.runners().count() as u32;
        let mut teams: Vec<u8> = side.runners().map(|(_, piece)| piece.team).filter(|&team| team > 0).collect();
        teams.sort_unstable();
        teams.dedup();
        let worn = side.runners().map(|(slot, _)| side.attached(slot).count() as u32).max().unwrap_or(0);
        let fits = |&level: &usize| {
            let (site, who) = SIZES[level];
            let rows = |count: u32, tile: u32, width: u32| count.div_ceil((width / (tile + GAP)).max(1));
            let chips = (worn * CHIP[0]).div_ceil(who[0]).saturating_sub(1) * CHIP[1];
            let crew = |width: u32| rows(runners + (teams.len() as u32 * TAG).div_ceil(who[0]), who[0], width) * (who[1] + chips + GAP);
            let places = |width: u32| {
                // The Stash stands in the last row where there is room.
                let free = (width / (site[0] + GAP) * rows(sites, site[0], width)).saturating_sub(sites) * (site[0] + GAP);
                let more = stashed.saturating_sub(free).div_ceil(width) * (CHIP[1] + 2 * GAP);
                rows(sites, site[0], width) * (site[1] + GAP) + more
            };
            if stacked {
                crew(width) + places(width) <= height
            } else {
                crew(width * 57 / 100) <= height && places(width * 42 / 100) <= height
            }
        };
        Room((0..SIZES.len()).find(fits).unwrap_or(SIZES.len() - 1))
    }

    /// Whether a picture can be seen on tiles of that size.
    pub const fn has_pictures(&self) -> bool {
        self.0 < 2
    }

    /// The class of the size.
    pub const fn class(&self) -> &'static str {
        match self.0 {
            0 => " d0",
            1 => " d1",
            2 => " d2",
            _ => " d3",
        }
    }
}

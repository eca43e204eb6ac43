//! How large the tiles of a side are, so that all of them are on the screen of a laptop: reckoned from how many lie there.
//! The style has a class for each size, and the same numbers.

use ccg::catalog::words::Kind;
use table::Seat;

use super::desk::Desk;

/// The size of a Location and of a Runner with a row of gear, for each class, and how many chips of gear stand in a row.
/// A name has a line of its own as long as there is room for two lines: in what is left of one, little of it can be read.
const SIZES: [([u32; 2], [u32; 2]); 6] = [
    ([130, 47], [112, 82]),
    ([106, 47], [100, 68]),
    ([106, 33], [84, 46]),
    ([82, 33], [84, 46]),
    ([108, 22], [84, 46]),
    ([82, 20], [66, 42]),
];
/// The width of a chip of gear, and the height of a row of them.
const CHIP: [u32; 2] = [20, 18];
/// What lies between tiles, and what the tag of a team takes.
const GAP: u32 = 4;
const TAG: u32 = 26;
/// What the Stash says before its first chip, what a chip takes in it, the height of a row of them, and what is around it.
const STASH: u32 = 112;
const STASHED: [u32; 2] = [CHIP[0] + GAP, CHIP[1] + 1];
const AROUND: [u32; 2] = [12, 6];

/// The room that a side has on the smallest screen that all must fit: width, height, and whether Runners stand under the
/// Locations.
const fn box_of(seats: u8, near: bool) -> (u32, u32, bool) {
    match (seats, near) {
        (2, _) => (815, 184, false),
        (_, true) => (815, 166, false),
        (3, false) => (396, 192, true),
        _ => (258, 192, true),
    }
}

/// As many teams as are told apart; those without one stand first.
const TEAMS: usize = 64;

/// How many rows Runners take: teams stay together where a row has room for them, and those without one follow.
fn packed(teams: &[u32; TEAMS], tile: u32, width: u32) -> u32 {
    let (mut rows, mut left) = (0, 0);
    let groups = teams[1..].iter().filter(|&&count| count > 0).map(|&count| (count, TAG));
    for (count, tag) in groups.chain((0..teams[0]).map(|_| (1, 0))) {
        let need = tag + count * tile;
        if need <= left {
            left -= need;
        } else if need <= width {
            (rows, left) = (rows + 1, width - need);
        } else {
            (rows, left) = (rows + count.div_ceil(((width - tag) / tile).max(1)), 0);
        }
    }
    rows
}

/// How large tiles are: of Locations, and of Runners.
pub(crate) struct Room {
    sites: usize,
    crew: usize,
}

impl Room {
    /// The largest tiles with which a side fits.
    pub fn of(desk: &Desk<'_>, seat: Seat) -> Room {
        let (side, seats) = (desk.side(seat), desk.view.board.seats);
        let (width, height, stacked) = box_of(seats, seat == desk.near());
        // The Sponsor lies among the Locations, and the Stash behind them.
        let sites = 1 + (side.of(Kind::Location).count() + side.of(Kind::Operation).count()) as u32;
        let fitted = side.of(Kind::Location).chain(side.of(Kind::Operation)).filter(|&(slot, _)| side.attached(slot).next().is_some());
        let fitted = fitted.count() as u32;
        let stashed = STASH + side.stash().count() as u32 * STASHED[0];
        let mut teams = [0; TEAMS];
        side.runners().for_each(|(_, piece)| teams[usize::from(piece.team) % TEAMS] += 1);
        let worn = side.runners().map(|(slot, _)| side.attached(slot).count() as u32).max().unwrap_or(0);
        // Nothing lies behind the last tile of a row.
        let abreast = |tile: u32, width: u32| ((width + GAP) / (tile + GAP)).max(1);
        let crew = |level: usize, width: u32| {
            let [wide, high] = SIZES[level].1;
            let chips = (worn * CHIP[0]).div_ceil(wide).saturating_sub(1) * CHIP[1];
            let bare = if worn == 0 { CHIP[1] } else { 0 };
            // Without Runners a line says so.
            (packed(&teams, wide + GAP, width) * (high + chips + GAP - bare)).max(CHIP[1] + GAP)
        };
        let places = |level: usize, width: u32| {
            let [wide, high] = SIZES[level].0;
            let rows = sites.div_ceil(abreast(wide, width));
            // The Stash stands in the last row where there is room for all of it, and has its own where there is not.
            let free = (abreast(wide, width) * rows).saturating_sub(sites) * (wide + GAP);
            let own = stashed.div_ceil(width - AROUND[0]) * STASHED[1] + AROUND[1] + GAP;
            let more = if stashed + AROUND[0] <= free { 0 } else { own };
            rows * (high + GAP) + fitted.min(rows) * CHIP[1] + more
        };
        let first = |fits: &dyn Fn(usize) -> bool| (0..SIZES.len()).find(|&level| fits(level)).unwrap_or(SIZES.len() - 1);
        if stacked {
            let level = first(&|level| crew(level, width) + places(level, width) <= height);
            return Room { sites: level, crew: level };
        }
        Room {
            sites: first(&|level| places(level, width * 42 / 100) <= height),
            crew: first(&|level| crew(level, width * 57 / 100) <= height),
        }
    }

    /// Whether a picture can be seen on a tile of a card of this type.
    pub fn has_pictures(&self, kind: Kind) -> bool {
        (if kind == Kind::Runner { self.crew } else { self.sites }) < 2
    }

    /// The classes of the sizes.
    pub fn class(&self) -> String {
        format!(" d{} r{}", self.sites, self.crew)
    }
}

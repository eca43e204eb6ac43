//! Random positions that are full of cards, as scenarios write them: every card of the pool comes up, those that defeat
//! many at once, keep somebody from it or stand in for somebody more often.

use std::fmt;

use table::chance::Fast;
use table::scenario::Given;
use table::{Chance, Game};
use tcg::catalog::Catalog;
use tcg::catalog::words::{Keyword, Kind, Size};
use tcg::choice::size_key;
use tcg::game::Tcg;
use tcg::options::{Edition, Options};
use tcg::state::State;

/// Cards that make trouble together.
const TROUBLE: [&str; 14] = [
    "adam-smasher-metal-over-meat",
    "live-with-the-aftermath",
    "bonnie-and-clyde",
    "towerfall",
    "dont-fear-the-reaper",
    "cyberpsychosis",
    "take-control",
    "reboot-optics",
    "detonate",
    "floor-it",
    "gunpoint-diplomacy",
    "nocturne-op55n1",
    "les-elemens",
    "shattered-memories",
];

/// A position: the lines of a scenario, with the seats as they are or exchanged.
pub struct Position {
    edition: Edition,
    turn: u8,
    /// For each seat its lines, and its Gigs with whose dice they are.
    sides: [Side; 2],
}

#[derive(Default)]
struct Side {
    lines: Vec<(&'static str, String)>,
    /// Whether a die is of this side, its size and what it shows.
    gigs: Vec<(bool, &'static str, u8)>,
}

fn one<'a>(chance: &mut Fast, cards: &[&'a str]) -> &'a str {
    cards[chance.below(cards.len() as u32) as usize]
}

/// Up to so many.
fn some(chance: &mut Fast, most: u32) -> u32 {
    chance.below(most + 1)
}

fn list(chance: &mut Fast, count: u32, cards: &[&str]) -> String {
    let picked: Vec<&str> = (0..count).map(|_| one(chance, cards)).collect();
    if picked.is_empty() { "none".to_owned() } else { picked.join(", ") }
}

/// A random position.
pub fn random(chance: &mut Fast) -> Position {
    let catalog = Catalog::load();
    let of = |kind: Kind| catalog.cards().filter(move |(_, card)| card.kind == kind).map(|(_, card)| card.key.as_str()).collect::<Vec<_>>();
    let (units, gear) = (of(Kind::Unit), of(Kind::Gear));
    let main: Vec<&str> = catalog.cards().filter(|(_, card)| card.kind != Kind::Legend).map(|(_, card)| card.key.as_str()).collect();
    let mut dice: Vec<(u8, Size)> = (0..2).flat_map(|owner| Size::ALL.iter().map(move |&size| (owner, size))).collect();
    chance.shuffle("dice", &mut dice, |_| "die");
    let mut sides = [0u8, 1].map(|seat| {
        let mut side = Side::default();
        let worn = |chance: &mut Fast| {
            let count = some(chance, 2);
            let worn: Vec<&str> =
                (0..count).map(|_| if chance.below(3) == 0 { "deadman-transmitter" } else { one(chance, &gear) }).collect();
            if worn.is_empty() { String::new() } else { format!(" with {}", worn.join(" + ")) }
        };
        let state = |chance: &mut Fast| one(chance, &["", "", " spent", " lag"]);
        // Three Legends of different names; perhaps one of them is on the field.
        let mut legends = of(Kind::Legend);
        chance.shuffle("legends", &mut legends, |_| "legend");
        if chance.below(2) == 0 {
            legends.insert(0, "jackie-welles-mamas-favorite");
        }
        let name = |key: &str| catalog.find(key).map(|card| catalog.card(card).name.clone());
        let mut three: Vec<&str> = Vec::new();
        for legend in legends {
            if three.len() < 3 && three.iter().all(|other| name(other) != name(legend)) {
                three.push(legend);
            }
        }
        let solo = |key: &str| catalog.find(key).is_some_and(|card| catalog.card(card).keywords.contains(&Keyword::GoSolo));
        let fielded = three.iter().copied().find(|key| solo(key) && chance.below(2) == 0);
        let lying: Vec<String> = three
            .iter()
            .filter(|&&key| Some(key) != fielded)
            .map(|&key| {
                let up = one(chance, &["up", "up", "down", "known"]);
                let gear = if up == "up" { worn(chance) } else { String::new() };
                format!("{key} {up}{}{gear}", one(chance, &["", " spent"]))
            })
            .collect();
        side.lines.push(("legends", lying.join(", ")));
        let mut field: Vec<String> =
            (0..some(chance, 4)).map(|_| format!("{}{}{}", one(chance, &units), state(chance), worn(chance))).collect();
        field.extend(fielded.map(|key| format!("{key}{}{}", state(chance), worn(chance))));
        chance.shuffle("field", &mut field, |_| "unit");
        if !field.is_empty() {
            side.lines.push(("field", field.join(", ")));
        }
        let trouble = list(chance, 2, &TROUBLE);
        let hand = list(chance, 3, &main);
        side.lines.push(("hand", format!("{trouble}, {hand}")));
        side.lines.push(("trash", list(chance, 4, &main)));
        side.lines.push(("deck", list(chance, 10, &main)));
        side.lines.push(("eddies", (4 + some(chance, 8)).to_string()));
        for _ in 0..some(chance, 5) {
            let Some((owner, size)) = dice.pop() else { break };
            side.gigs.push((owner == seat, size_key(size), 1 + chance.below(size.sides().into()) as u8));
        }
        side
    });
    // A die that nobody holds lies in the fixer area of who brought it.
    sides.iter_mut().for_each(|side| side.gigs.sort_unstable());
    let edition = if chance.below(2) == 0 { Edition::Guide } else { Edition::Comprehensive };
    Position { edition, turn: chance.below(2) as u8, sides }
}

impl Position {
    /// The lines, for a table with the seats as they are or exchanged.
    fn lines(&self, exchanged: bool) -> Vec<(String, String)> {
        let at = |seat: u8| if exchanged { 1 - seat } else { seat };
        let mut lines = vec![("turn".to_owned(), at(self.turn).to_string()), ("first".to_owned(), at(0).to_string())];
        for (seat, side) in (0..).zip(&self.sides) {
            lines.extend(side.lines.iter().map(|(name, value)| (format!("seat {} {name}", at(seat)), value.clone())));
            let owner = |own: bool| if own { at(seat) } else { 1 - at(seat) };
            let gigs: Vec<String> = side.gigs.iter().map(|&(own, size, value)| format!("{}:{size}={value}", owner(own))).collect();
            if !gigs.is_empty() {
                lines.push((format!("seat {} gigs", at(seat)), gigs.join(", ")));
            }
        }
        lines
    }

    /// The table.
    pub fn stage(&self, game: &Tcg, exchanged: bool) -> State {
        let mut given = Given::default();
        for (line, (name, value)) in (1..).zip(self.lines(exchanged)) {
            given.add(line, &name, &value);
        }
        let options = Options { edition: self.edition, open: false };
        game.stage(&options, &mut given).unwrap_or_else(|problems| panic!("{self}{problems}"))
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let edition = if self.edition == Edition::Guide { "guide" } else { "comprehensive" };
        writeln!(f, "options: edition={edition}")?;
        self.lines(false).iter().try_for_each(|(name, value)| writeln!(f, "given {name}: {value}"))
    }
}

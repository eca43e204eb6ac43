//! Where the rules say that an order does not matter, it does not: two tables are played side by side from random
//! positions that are full of cards. In one pair the second table has the field, the Gear, the trash and the pending
//! effects in another order after every decision; in the other pair the seats are exchanged. Both must offer the same
//! and come to the same. `FIXER_ORDERS` says how many positions are played; the chance of the second table is that of
//! the first, by the names of its results.

mod mirror;
mod position;

use std::collections::{BTreeMap, VecDeque};
use std::fmt::Display;

use serde_json::Value;
use table::chance::Fast;
use table::{Chance, Choices, Game, Seat, Silent};
use tcg::catalog::CardId;
use tcg::choice::Choice;
use tcg::frame::{Doing, Frame};
use tcg::game::Tcg;
use tcg::gigs::DieId;
use tcg::state::{Board, SEATS, State};

/// Decisions after which a pair of tables is left.
const LONG: usize = 60;

/// What chance answered to the first table, by what it was for.
type Answers = BTreeMap<&'static str, VecDeque<String>>;

/// The chance of the first table, which is written down.
struct Spoken<'a>(&'a mut Fast, &'a mut Answers);

impl Chance for Spoken<'_> {
    fn draw<K: Display>(&mut self, what: &'static str, of: u32, name: impl Fn(u32) -> K) -> u32 {
        let chosen = self.0.draw(what, of, &name);
        self.1.entry(what).or_default().push_back(name(chosen).to_string());
        chosen
    }
}

/// The chance of the second table: the same results.
struct Heard<'a> {
    answers: &'a mut Answers,
    mirrored: bool,
}

impl Chance for Heard<'_> {
    fn draw<K: Display>(&mut self, what: &'static str, of: u32, name: impl Fn(u32) -> K) -> u32 {
        let asked = match what {
            "deck 0" if self.mirrored => "deck 1",
            "deck 1" if self.mirrored => "deck 0",
            what => what,
        };
        let wanted = self.answers.get_mut(asked).and_then(VecDeque::pop_front);
        let wanted = wanted.unwrap_or_else(|| panic!("the second table asks chance for {what}, the first did not"));
        (0..of).find(|&result| name(result).to_string() == wanted).unwrap_or_else(|| panic!("{what} cannot be {wanted} there"))
    }
}

/// What an effect is about: a Gig, a card, its source and a piece, by side and place.
type Subject = (DieId, CardId, Option<(usize, usize)>, Option<(usize, usize)>);

/// How the second table differs from the first.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Differs {
    /// Lists are in another order.
    Order,
    /// Seats are exchanged.
    Seats,
}

impl Differs {
    fn seat(self, seat: Seat) -> Seat {
        if self == Differs::Seats { tcg::state::rival(seat) } else { seat }
    }

    /// The choice of the second table that is meant by one of the first.
    fn choice(self, first: &Board, second: &Board, seat: Seat, choice: Choice) -> Choice {
        match (self, choice) {
            (_, Choice::Resolve(card, ability, nth)) => {
                let own = |doing: &&Doing| doing.card == card && doing.ability == ability;
                let by = |doing: &&Doing, seat: Seat| doing.by == seat && own(doing);
                let here = first.pending.iter().filter(|doing| by(doing, seat)).map(|doing| self.effect(first, *doing));
                let here: Vec<Subject> = here.collect();
                let Some(meant) = here.get(usize::from(nth)) else { return choice };
                // An effect may wait twice about the same; the first of them is the first there.
                let before = here[..usize::from(nth)].iter().filter(|effect| *effect == meant).count();
                let there = second.pending.iter().filter(|doing| by(doing, self.seat(seat))).map(|doing| self.effect_there(second, *doing));
                let nth = there.enumerate().filter(|(_, effect)| effect == meant).nth(before);
                Choice::Resolve(card, ability, nth.map_or(0, |(nth, _)| nth as u8))
            }
            (Differs::Seats, choice) => mirror::choice(choice),
            (Differs::Order, choice) => choice,
        }
    }

    /// What an effect of the first table is about, and one of the second.
    fn effect(self, board: &Board, doing: Doing) -> Subject {
        let place = |id: u8| {
            let at = |(side, all): (usize, &tcg::state::Side)| Some((side, all.pieces.iter().position(|piece| piece.id == id)?));
            let found = board.sides.iter().enumerate().find_map(at);
            if self == Differs::Order { Some((0, id.into())) } else { found }
        };
        (doing.die, doing.found, place(doing.this), place(doing.it))
    }

    /// The same for an effect of the second table, as the first would have it.
    fn effect_there(self, board: &Board, doing: Doing) -> Subject {
        match self {
            Differs::Order => self.effect(board, doing),
            Differs::Seats => {
                let (mut board, mut doing) = (*board, doing);
                board.sides.swap(0, 1);
                doing.die = mirror::die(doing.die);
                self.effect(&board, doing)
            }
        }
    }

    /// A state in a form that must be the same for both tables.
    fn form(self, state: &State, second: bool) -> String {
        match self {
            Differs::Seats => mirror::form(state, second),
            Differs::Order => {
                let mut value = serde_json::to_value(state).unwrap();
                sort(&mut value);
                value.to_string()
            }
        }
    }
}

/// Puts all lists in order whose order does not matter.
fn sort(value: &mut Value) {
    const LISTS: [&str; 10] = ["pieces", "gear", "trash", "eddies", "removed", "pending", "booked", "watches", "doomed", "facts"];
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                sort(value);
                if let Value::Array(list) = value
                    && LISTS.contains(&name.as_str())
                {
                    list.sort_by_key(Value::to_string);
                }
            }
        }
        Value::Array(list) => list.iter_mut().for_each(sort),
        _ => {}
    }
}

/// Puts the lists of a table in another order. Legends in their area stay before the Units, in the order of their places,
/// which can be seen.
fn shuffle(state: &mut State, chance: &mut Fast) {
    let board = &mut state.board;
    for side in &mut board.sides {
        let (mut units, legends): (Vec<_>, Vec<_>) = side.pieces.iter().copied().partition(tcg::state::Piece::on_field);
        chance.shuffle("order", &mut units, |_| "unit");
        side.pieces = legends.into_iter().chain(units).collect();
        chance.shuffle("order", &mut side.gear, |_| "gear");
        chance.shuffle("order", &mut side.trash, |_| "card");
        chance.shuffle("order", &mut side.eddies, |_| "card");
        chance.shuffle("order", &mut side.removed, |_| "card");
    }
    chance.shuffle("order", &mut board.pending, |_| "effect");
    chance.shuffle("order", &mut board.booked, |_| "effect");
    chance.shuffle("order", &mut board.watches, |_| "effect");
}

/// Who a question about a stand-in is about.
fn doomed(state: &State) -> Option<u8> {
    match state.board.frames.top() {
        Some(Frame::StandIn(place)) => state.board.doomed.get(usize::from(place)).map(|doomed| doomed.id),
        _ => None,
    }
}

/// Those about whom a stand-in can be asked for.
fn about_to_fall(state: &State) -> Vec<u8> {
    if stands_in(state) { state.board.doomed.iter().map(|doomed| doomed.id).collect() } else { Vec::new() }
}

/// Whether a stand-in is being asked for, or paid.
fn stands_in(state: &State) -> bool {
    let mut frames = state.board.frames.iter().rev();
    match frames.next() {
        Some(Frame::StandIn(_)) => true,
        Some(Frame::Pay(_)) => matches!(frames.next(), Some(Frame::Doom(_))),
        _ => false,
    }
}

fn offered(game: &Tcg, state: &State) -> Option<(Seat, Vec<Choice>)> {
    let seat = game.awaited(state).must.lowest()?;
    let mut choices = Choices::new();
    game.choices(state, seat, &mut choices);
    Some((seat, choices.to_vec()))
}

/// Answers all questions about stand-ins: one may stand in for this one and for no other. In which order the questions
/// come is the order of the field, so that they are answered together.
fn answer_stand_ins(game: &Tcg, state: &mut State, wanted: impl Fn(u8) -> bool, chance: &mut impl Chance) {
    while stands_in(state) {
        let Some((seat, choices)) = offered(game, state) else { return };
        let choice = match doomed(state) {
            Some(id) if wanted(id) => Choice::Accept,
            Some(_) => Choice::Decline,
            None => choices[0],
        };
        game.decide(state, seat, choice, chance, &mut Silent, &mut Choices::new());
    }
}

fn keys(game: &Tcg, choices: impl IntoIterator<Item = Choice>) -> Vec<String> {
    let mut keys: Vec<String> = choices.into_iter().map(|choice| game.key(choice)).collect();
    keys.sort();
    keys
}

/// Plays two tables side by side; what was decided, and the first difference.
fn side_by_side(differs: Differs, number: u64) -> Result<usize, String> {
    let game = Tcg::default();
    let mut chance = Fast::new(number);
    let position = position::random(&mut chance);
    let mut first = position.stage(&game, false);
    let mut second = position.stage(&game, differs == Differs::Seats);
    let (mut orders, mut answers, mut played) = (Fast::new(number ^ 0x5eed), Answers::new(), Vec::new());
    let told = |played: &[String], says: String| format!("position {number}:\n{position}\n{}\n{says}", played.join(", "));
    while let Some((seat, choices)) = offered(&game, &first).filter(|_| played.len() < LONG) {
        if differs == Differs::Order {
            shuffle(&mut second, &mut orders);
        }
        let meant = |choice| differs.choice(&first.board, &second.board, seat, choice);
        let (there, others) = offered(&game, &second).ok_or_else(|| told(&played, "the second table is over".to_owned()))?;
        let (wanted, found) = (keys(&game, choices.iter().map(|&choice| meant(choice))), keys(&game, others));
        if (differs.seat(seat), &wanted) != (there, &found) {
            return Err(told(&played, format!("{seat} is offered {wanted:?}, there {there} {found:?}")));
        }
        // Turns are seldom ended while there is something else to do.
        let lively: Vec<Choice> = choices.iter().copied().filter(|choice| !matches!(choice, Choice::End | Choice::Pass)).collect();
        let from = if lively.is_empty() || chance.below(6) == 0 { &choices } else { &lively };
        let choice = from[chance.below(from.len() as u32) as usize];
        let other = meant(choice);
        played.push(game.key(choice));
        game.decide(&mut first, seat, choice, &mut Spoken(&mut chance, &mut answers), &mut Silent, &mut Choices::new());
        let mut heard = Heard { answers: &mut answers, mirrored: differs == Differs::Seats };
        game.decide(&mut second, there, other, &mut heard, &mut Silent, &mut Choices::new());
        // Nobody is saved, or one of those who were about to be defeated when the questions began.
        let mut asked = about_to_fall(&first);
        if asked.is_empty() && differs == Differs::Order {
            asked = about_to_fall(&second);
        }
        let saved = (chance.below(4) > 0 && !asked.is_empty()).then(|| asked[chance.below(asked.len() as u32) as usize]);
        let twin = saved.and_then(|id| twin(differs, &first, &second, id));
        answer_stand_ins(&game, &mut first, |id| Some(id) == saved, &mut Spoken(&mut chance, &mut answers));
        let mut heard = Heard { answers: &mut answers, mirrored: differs == Differs::Seats };
        answer_stand_ins(&game, &mut second, |id| Some(id) == twin, &mut heard);
        if let Some((what, _)) = answers.iter().find(|(_, left)| !left.is_empty()) {
            return Err(told(&played, format!("the first table asks chance for {what}, the second does not")));
        }
        let (one, two) = (differs.form(&first, false), differs.form(&second, true));
        if one != two {
            return Err(told(&played, format!("the tables differ:\n{one}\n{two}")));
        }
        for state in [&first, &second] {
            game.audit(state).map_err(|wrong| told(&played, wrong))?;
        }
    }
    Ok(played.len())
}

/// The number that a piece of the first table has at the second.
fn twin(differs: Differs, first: &State, second: &State, id: u8) -> Option<u8> {
    if differs == Differs::Order {
        return Some(id);
    }
    SEATS.into_iter().find_map(|seat| {
        let place = first.board.side(seat).pieces.iter().position(|piece| piece.id == id)?;
        second.board.side(differs.seat(seat)).pieces.get(place).map(|piece| piece.id)
    })
}

fn play(differs: Differs) {
    let positions = std::env::var("FIXER_ORDERS").ok().and_then(|count| count.parse().ok()).unwrap_or(400);
    let mut decisions = 0;
    for number in 0..positions {
        decisions += side_by_side(differs, number).unwrap_or_else(|says| panic!("{says}"));
    }
    assert!(decisions as u64 > positions * 10, "only {decisions} decisions in {positions} positions");
}

#[test]
fn the_order_of_field_gear_trash_and_effects_does_not_matter() {
    play(Differs::Order);
}

#[test]
fn seats_do_not_matter() {
    play(Differs::Seats);
}

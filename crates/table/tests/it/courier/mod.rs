//! Courier: a small game with everything that a big one has (hidden hands, looks, hidden moves,
//! reactions, acts, joint picks, leaving), for testing the kit. It can be given a [`Fault`].
//!
//! Each seat holds two couriers. A turn is a look at another hand, a hidden swap with the deck, a
//! courier sent for points (which the next seat may stop with its own copy), dropping any number, or
//! nothing. After three turns each, all bid at once against a die.

#![allow(dead_code, reason = "every test file uses some of it")]

pub mod secrets;
mod words;

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::frames::Frames;
use table::joint::Joint;
use table::knowledge::{Knowledge, Move, Place, holds};
use table::list::List;
use table::pile::{Lying, Pile};
use table::scenario::Given;
use table::{About, Asked, Audience, Awaited, Chance, Choices, Game, Outcome, Problems, Reason, Seat, Seats, Witness};
pub use words::View;

/// A kind of courier; there are three of each of four.
pub type Kind = u8;
const KINDS: Kind = 4;
const CARDS: usize = 12;
const DECK: Place = Place(8);

/// What is wrong with a game that is given to the kit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    None,
    /// A hand of one card can be seen by everybody.
    ViewLeak,
    /// Hands can be seen, and imagined states use it.
    ViewAndImagineLeak,
    /// Imagined states use something that no view shows.
    SideChannel,
    /// A hidden swap is told to everybody.
    EventLeak,
    /// What others know of a hand changes only if just that card was swapped away.
    KnowledgeLeak,
    /// A seat that could not stop a courier is not asked.
    AutomaticPass,
    /// A courier can be sent that is not in hand.
    IllegalChoice,
    /// Copies of a state share a counter.
    SharedCopy,
    /// Passing does not end the turn.
    Endless,
    /// A decision never returns.
    Hang,
    /// The deal rolls until a certain number comes up.
    Patience,
    /// A dropped courier disappears.
    LostCard,
    /// Imagined states contradict what the seat has learned.
    ForgetfulImagine,
    /// A seat that left is asked to bid.
    Ghost,
    /// A label is missing.
    MissingText,
    /// What is offered is forbidden.
    Contradiction,
    /// What is not offered is not explained.
    Shrug,
    /// What is asked about alone is explained in another way than with everything else.
    Fickle,
    /// Whoever leaves, and whoever has dropped enough, breaks the program in the middle of it.
    Breaks,
}

#[derive(Clone, Copy, Debug)]
pub struct Courier(pub Fault);

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    seats: u8,
}

/// A number that copies share when they should not.
#[derive(Clone, Debug, Default)]
pub struct Shared(std::sync::Arc<std::sync::atomic::AtomicU32>);

impl Shared {
    fn get(&self) -> u32 {
        self.0.load(std::sync::atomic::Ordering::Relaxed)
    }
}

impl PartialEq for Shared {
    fn eq(&self, other: &Shared) -> bool {
        self.get() == other.get()
    }
}

impl Eq for Shared {}

impl std::hash::Hash for Shared {
    fn hash<H: std::hash::Hasher>(&self, hasher: &mut H) {
        self.get().hash(hasher);
    }
}

impl Serialize for Shared {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.get().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Shared {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Shared, D::Error> {
        let shared = Shared::default();
        shared.0.store(u32::deserialize(deserializer)?, std::sync::atomic::Ordering::Relaxed);
        Ok(shared)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub enum Frame {
    Turn(Seat),
    React(Seat, Kind),
    Drop(Seat, Kind),
    #[default]
    Bid,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    pub seats: u8,
    pub hands: Vec<List<Kind, 4>>,
    pub deck: Pile<Kind, 12>,
    pub discard: List<Kind, 12>,
    pub scores: [i32; 4],
    pub knowledge: Knowledge<Kind, 48>,
    pub frames: Frames<Frame, 12>,
    pub turns: u8,
    pub bids: Joint<u8>,
    pub left: Seats,
    pub over: bool,
    shared: Shared,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum Choice {
    Peek(Seat),
    Swap(Kind),
    Send(Kind),
    Drop,
    DropOne(Kind),
    Done,
    Stop(Kind),
    Pass,
    Bid(u8),
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum Event {
    Peeked { seat: Seat, of: Seat, cards: Option<Vec<Kind>> },
    Swapped { seat: Seat, away: Option<Kind> },
    Sent { seat: Seat, card: Kind },
    Dropped { seat: Seat, card: Kind },
    Stopped { seat: Seat, card: Kind },
    Passed { seat: Seat },
    BidMade { seat: Seat },
    Bids { die: u32, bids: Vec<u8> },
    Left { seat: Seat },
}

static ABOUT: About = About { key: "courier", rules: 1, seats: 2..=4, modes: &["standard"], options: &[] };

/// The letter of a kind.
pub fn letter(kind: Kind) -> char {
    char::from(b'A' + kind)
}

fn hand(seat: Seat) -> Place {
    Place(seat.0)
}

impl State {
    pub fn top(&self) -> Option<Frame> {
        self.frames.top()
    }

    fn lowest(&self) -> Option<Frame> {
        self.frames.iter().next()
    }

    /// Every hidden card with its place.
    pub fn lying(&self) -> Vec<(Place, Kind)> {
        let hands = Seat::first(self.seats).flat_map(|seat| self.hands[seat.index()].iter().map(move |&card| (hand(seat), card)));
        hands.chain(self.deck.iter().map(|lying| (DECK, lying.card))).collect()
    }

    fn sort_hand(&mut self, seat: Seat) {
        self.hands[seat.index()].sort_unstable();
    }

    /// Takes a card out of a hand and shows it to all.
    fn show(&mut self, seat: Seat, card: Kind) {
        self.hands[seat.index()].take_value(card);
        let emptied = self.hands[seat.index()].is_empty();
        let how = Move { from: hand(seat), to: None, seen_by: Seats::all(self.seats), emptied, keepers: Seats::NONE };
        self.knowledge.moved(card, how);
    }

    fn next_turn(&mut self, after: Seat, fault: Fault) {
        self.frames.clear();
        self.turns = self.turns.saturating_sub(1);
        if self.turns == 0 {
            let seats = if fault == Fault::Ghost { Seats::all(self.seats) } else { Seats::all(self.seats).minus(self.left) };
            self.bids = Joint::ask(seats);
            self.frames.push(Frame::Bid);
            return;
        }
        let mut seat = after.next(self.seats);
        while self.left.contains(seat) {
            seat = seat.next(self.seats);
        }
        self.frames.push(Frame::Turn(seat));
    }

    fn swap(&mut self, seat: Seat, card: Kind, fault: Fault, chance: &mut impl Chance) {
        let Some(drawn) = self.deck.draw("deck", chance, letter) else { return };
        let how = Move {
            from: DECK,
            to: Some(hand(seat)),
            seen_by: drawn.known.with(seat),
            emptied: self.deck.is_empty(),
            keepers: Seats::only(seat),
        };
        self.knowledge.moved(drawn.card, how);
        self.hands[seat.index()].take_value(card);
        self.hands[seat.index()].push(drawn.card);
        self.sort_hand(seat);
        let away = Move { from: hand(seat), to: Some(DECK), seen_by: Seats::only(seat), emptied: false, keepers: Seats::only(seat) };
        if fault == Fault::KnowledgeLeak {
            let all = Move { seen_by: Seats::all(self.seats), keepers: Seats::all(self.seats), ..away };
            self.knowledge.moved(card, all);
        } else {
            self.knowledge.moved(card, away);
        }
        self.deck.put_at_bottom(card, Seats::only(seat));
    }

    fn reveal_bids(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let die = chance.roll("die", 6);
        let bids: Vec<(Seat, u8)> = self.bids.iter().collect();
        for &(seat, bid) in &bids {
            let points = i32::from(bid);
            self.scores[seat.index()] += if die > 2 * u32::from(bid) { points } else { -points };
        }
        witness.tell(|| Event::Bids { die, bids: bids.iter().map(|&(_, bid)| bid).collect() });
        self.frames.clear();
        self.over = true;
    }
}

fn kinds(cards: &[Kind]) -> Vec<Kind> {
    let mut kinds = cards.to_vec();
    kinds.sort_unstable();
    kinds.dedup();
    kinds
}

thread_local! {
    static STASH: std::cell::RefCell<Option<State>> = const { std::cell::RefCell::new(None) };
}

impl Game for Courier {
    type Options = Options;
    type Entry = ();
    type State = State;
    type Choice = Choice;
    type Event = Event;
    type View = View;

    fn about(&self) -> &'static About {
        &ABOUT
    }

    fn options(&self, fields: &BTreeMap<String, String>) -> Result<Options, Problems> {
        let mut asked = Asked::new(fields);
        let seats = asked.number("seats", 2..=4, 2) as u8;
        asked.finish(Options { seats })
    }

    fn entry(&self, _: &Options, _: Seat) {}

    fn seats(&self, options: &Options) -> u8 {
        options.seats
    }

    fn variants(&self) -> Vec<Options> {
        (2..=4).map(|seats| Options { seats }).collect()
    }

    fn deal(&self, options: &Options, _: &[()], chance: &mut impl Chance) -> Result<State, Problems> {
        let seats = options.seats;
        while self.0 == Fault::Patience && chance.roll("patience", 6) != 3 {}
        let mut deck: Pile<Kind, 12> = Pile::shuffled((0..CARDS as u8).map(|card| card % KINDS));
        let mut frames = Frames::new();
        frames.push(Frame::Turn(Seat(0)));
        let hands = Seat::first(seats).map(|_| {
            let mut hand: List<Kind, 4> = (0..2).filter_map(|_| deck.draw("deal", chance, letter)).map(|lying| lying.card).collect();
            hand.sort_unstable();
            hand
        });
        let hands = hands.collect();
        Ok(State {
            seats,
            hands,
            deck,
            discard: List::new(),
            scores: [0; 4],
            knowledge: Knowledge::default(),
            frames,
            turns: seats * 3,
            bids: Joint::default(),
            left: Seats::NONE,
            over: false,
            shared: Shared::default(),
        })
    }

    fn awaited(&self, state: &State) -> Awaited {
        match state.top() {
            None => Awaited::over(),
            Some(Frame::Turn(seat) | Frame::React(seat, _) | Frame::Drop(seat, _)) => Awaited::one(seat),
            Some(Frame::Bid) => Awaited { must: state.bids.waiting(), may: Seats::NONE },
        }
    }

    fn outcome(&self, state: &State) -> Outcome {
        let score = |seat: Seat| if state.left.contains(seat) { -99 } else { state.scores[seat.index()] };
        let scores: Vec<i32> = Seat::first(state.seats).map(score).collect();
        Outcome::by_score("bids", &scores)
    }

    fn choices(&self, state: &State, seat: Seat, into: &mut Choices<Choice>) {
        let own = kinds(&state.hands[seat.index()]);
        match state.top() {
            Some(Frame::Turn(_)) => {
                let others = Seat::first(state.seats).filter(|&other| other != seat && !state.hands[other.index()].is_empty());
                into.extend(others.map(Choice::Peek));
                if !state.deck.is_empty() {
                    into.extend(own.iter().map(|&kind| Choice::Swap(kind)));
                }
                if self.0 == Fault::IllegalChoice {
                    into.extend((0..KINDS).map(Choice::Send));
                } else {
                    into.extend(own.iter().map(|&kind| Choice::Send(kind)));
                }
                into.push(Choice::Drop);
                into.push(Choice::Pass);
            }
            Some(Frame::React(_, kind)) => {
                into.extend(own.contains(&kind).then_some(Choice::Stop(kind)));
                into.push(Choice::Pass);
            }
            Some(Frame::Drop(_, from)) => {
                into.extend(own.into_iter().filter(|&kind| kind >= from).map(Choice::DropOne));
                into.push(Choice::Done);
            }
            Some(Frame::Bid) => into.extend((0..3).map(Choice::Bid)),
            None => {}
        }
    }

    fn decide(
        &self,
        state: &mut State,
        seat: Seat,
        choice: Choice,
        chance: &mut impl Chance,
        witness: &mut impl Witness<Event>,
        _: &mut Choices<Choice>,
    ) -> Option<Seat> {
        match choice {
            Choice::Peek(of) => {
                let cards = state.hands[of.index()].to_vec();
                state.knowledge.see_all(seat, hand(of), &cards);
                let seen = || Event::Peeked { seat, of, cards: Some(cards) };
                witness.split(seat, seen, || Event::Peeked { seat, of, cards: None });
                state.next_turn(seat, self.0);
            }
            Choice::Swap(card) => {
                state.swap(seat, card, self.0, chance);
                let told = (self.0 == Fault::EventLeak).then_some(card);
                witness.split(seat, || Event::Swapped { seat, away: Some(card) }, || Event::Swapped { seat, away: told });
                state.next_turn(seat, self.0);
            }
            Choice::Send(card) => {
                state.show(seat, card);
                state.discard.push(card);
                state.scores[seat.index()] += i32::from(card) + 1;
                witness.tell(|| Event::Sent { seat, card });
                let next = (1..state.seats).map(|step| Seat((seat.0 + step) % state.seats)).find(|&other| !state.left.contains(other));
                match next.filter(|other| !state.hands[other.index()].is_empty()) {
                    Some(other) if self.0 != Fault::AutomaticPass || state.hands[other.index()].contains(&card) => {
                        state.frames.push(Frame::React(other, card));
                    }
                    _ => state.next_turn(seat, self.0),
                }
            }
            Choice::Stop(card) => {
                state.show(seat, card);
                state.discard.push(card);
                witness.tell(|| Event::Stopped { seat, card });
                state.frames.pop();
                if let Some(Frame::Turn(sender)) = state.top() {
                    state.scores[sender.index()] -= i32::from(card) + 1;
                    state.next_turn(sender, self.0);
                }
            }
            Choice::Drop => state.frames.push(Frame::Drop(seat, 0)),
            Choice::DropOne(card) => {
                state.show(seat, card);
                if self.0 != Fault::LostCard {
                    state.discard.push(card);
                }
                witness.tell(|| Event::Dropped { seat, card });
                assert!(self.0 != Fault::Breaks || !state.hands[seat.index()].is_empty(), "broken in the middle");
                if let Some(top) = state.frames.top_mut() {
                    *top = Frame::Drop(seat, card);
                }
            }
            Choice::Done => state.next_turn(seat, self.0),
            Choice::Pass => {
                witness.tell(|| Event::Passed { seat });
                match state.lowest() {
                    Some(Frame::Turn(_)) if self.0 == Fault::Endless => {}
                    Some(Frame::Turn(turn)) => state.next_turn(turn, self.0),
                    _ => {}
                }
            }
            Choice::Bid(bid) => {
                witness.tell(|| Event::BidMade { seat });
                if state.bids.pick(seat, bid) {
                    state.reveal_bids(chance, witness);
                }
            }
        }
        if self.0 == Fault::SharedCopy {
            state.shared.0.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        }
        if self.0 == Fault::Hang && state.turns == 1 {
            loop {
                std::thread::sleep(std::time::Duration::from_millis(1));
            }
        }
        None
    }

    fn mid_act(&self, state: &State, seat: Seat) -> bool {
        matches!(state.top(), Some(Frame::Drop(dropping, _)) if dropping == seat)
    }

    fn leave(&self, state: &mut State, seat: Seat, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        state.left = state.left.with(seat);
        witness.tell(|| Event::Left { seat });
        while let Some(&card) = state.hands[seat.index()].last() {
            state.show(seat, card);
            state.discard.push(card);
        }
        assert!(self.0 != Fault::Breaks, "broken in the middle");
        state.knowledge.forget(seat);
        if state.left.len() + 1 >= usize::from(state.seats) {
            state.frames.clear();
            state.bids = Joint::default();
            state.over = true;
            return;
        }
        match state.top() {
            Some(Frame::Turn(turn) | Frame::Drop(turn, _)) if turn == seat => state.next_turn(seat, self.0),
            Some(Frame::React(reacting, _)) if reacting == seat => {
                if let Some(Frame::Turn(turn)) = state.lowest() {
                    state.next_turn(turn, self.0);
                }
            }
            Some(Frame::Bid) if state.bids.waiting().contains(seat) && state.bids.excuse(seat) => state.reveal_bids(chance, witness),
            _ => {}
        }
    }

    fn view(&self, state: &State, audience: Audience) -> View {
        if self.0 == Fault::SideChannel {
            STASH.set(Some(state.clone()));
        }
        words::view(state, audience, self.0)
    }

    fn imagine(&self, view: &View, chance: &mut impl Chance) -> State {
        let stashed = if self.0 == Fault::SideChannel { STASH.take() } else { None };
        stashed.unwrap_or_else(|| words::imagine(view, self.0, chance))
    }

    fn attempts(&self, view: &View, into: &mut Choices<Choice>) {
        into.extend(Seat::first(view.seats).map(Choice::Peek));
        into.extend((0..KINDS).flat_map(|kind| [Choice::Swap(kind), Choice::Send(kind), Choice::DropOne(kind), Choice::Stop(kind)]));
        into.extend([Choice::Drop, Choice::Done, Choice::Pass]);
        into.extend((0..3).map(Choice::Bid));
    }

    fn why_not(&self, view: &View, choice: Choice) -> Option<Reason> {
        match self.0 {
            Fault::Contradiction | Fault::Fickle if choice == Choice::Done => {
                Some(Reason { rule: table::RuleId::new("courier", "R01"), says: table::Message::new("no-turn") })
            }
            _ => words::why_not(view, choice),
        }
    }

    fn forbidden(&self, view: &View, mut tell: impl FnMut(Choice, Reason)) {
        let mut attempts = Choices::new();
        self.attempts(view, &mut attempts);
        for &choice in attempts.iter() {
            let reason = if self.0 == Fault::Fickle { words::why_not(view, choice) } else { self.why_not(view, choice) };
            if let Some(reason) = reason.filter(|_| self.0 != Fault::Shrug) {
                tell(choice, reason);
            }
        }
    }

    fn key(&self, choice: Choice) -> String {
        match choice {
            Choice::Peek(seat) => format!("peek {}", seat.0),
            Choice::Swap(kind) => format!("swap {}", letter(kind)),
            Choice::Send(kind) => format!("send {}", letter(kind)),
            Choice::Drop => "drop".to_owned(),
            Choice::DropOne(kind) => format!("drop {}", letter(kind)),
            Choice::Done => "done".to_owned(),
            Choice::Stop(kind) => format!("stop {}", letter(kind)),
            Choice::Pass => "pass".to_owned(),
            Choice::Bid(bid) => format!("bid {bid}"),
        }
    }

    fn stage(&self, options: &Options, given: &mut Given) -> Result<State, Problems> {
        let state = self.deal(options, &[], &mut table::chance::Fast::new(1))?;
        given.finish(state)
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        let mut counts = [0; KINDS as usize];
        for (_, card) in state.lying() {
            counts[usize::from(card)] += 1;
        }
        state.discard.iter().for_each(|&card| counts[usize::from(card)] += 1);
        if counts != [3; KINDS as usize] {
            return Err(format!("there are {counts:?} couriers of each kind instead of three"));
        }
        let lying = state.lying();
        match Seat::first(state.seats).find(|&seat| !holds(&lying, state.knowledge.of(seat))) {
            Some(seat) => Err(format!("{seat} believes what is not true")),
            None => Ok(()),
        }
    }
}

/// The fixed cards of a deck with who knows them, for views.
fn fixed(cards: &[Lying<Kind>], audience: Audience) -> Vec<(Option<Kind>, Seats)> {
    cards.iter().map(|lying| (audience.among(lying.known).then_some(lying.card), lying.known)).collect()
}

impl table::Study for Courier {
    fn subjects(&self) -> Vec<table::instinct::Subject> {
        Vec::new()
    }

    fn at_hand(&self, _: &State, _: Seat, _: impl FnMut(usize)) {}

    fn uses(&self, _: &State, _: &Self::Event, _: impl FnMut(Seat, usize)) {}

    fn begins(&self, _: &State, _: Seat, _: impl FnMut(usize)) {}

    fn standing(&self, _: &State, _: Seat) -> i32 {
        0
    }
}

impl table::Instinct for Courier {
    fn weigh(&self, _: &State, _: Seat, choices: &[Self::Choice], into: &mut Vec<f32>) {
        into.extend(choices.iter().map(|_| 0.0));
    }

    fn hopes(&self, _: &State) -> table::instinct::PerSeat {
        Default::default()
    }
}

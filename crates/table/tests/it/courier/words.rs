//! What is seen and said of Courier.

use std::sync::LazyLock;

use schemars::JsonSchema;
use serde::Serialize;
use table::joint::Joint;
use table::knowledge::{Fact, Knowledge, Place, Places, fill};
use table::list::List;
use table::pile::Pile;
use table::{Audience, Chance, Lang, Message, Prose, Reason, RuleBook, RuleId, Seat, Seats, Texts, Voice};

use super::{CARDS, Choice, Courier, DECK, Event, Fault, Frame, KINDS, Kind, Shared, State, fixed, hand, letter};

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
pub struct View {
    pub seat: Option<Seat>,
    pub seats: u8,
    pub counts: Vec<usize>,
    pub own: Vec<Kind>,
    pub shown: Vec<(Seat, Vec<Kind>)>,
    pub bottom: Vec<(Option<Kind>, Seats)>,
    pub loose: usize,
    pub top: Vec<(Option<Kind>, Seats)>,
    pub discard: Vec<Kind>,
    pub scores: [i32; 4],
    pub learned: Vec<(Kind, Places)>,
    pub frames: Vec<Frame>,
    pub turns: u8,
    pub waiting: Seats,
    pub picked: Option<u8>,
    pub bids: Vec<(Seat, u8)>,
    pub left: Seats,
    pub over: bool,
}

pub fn view(state: &State, audience: Audience, fault: Fault) -> View {
    let leaks = |seat: Seat| match fault {
        Fault::ViewLeak => state.hands[seat.index()].len() == 1,
        Fault::ViewAndImagineLeak => true,
        _ => audience == Audience::Everyone,
    };
    let shown = Seat::first(state.seats).filter(|&seat| leaks(seat)).map(|seat| (seat, state.hands[seat.index()].to_vec()));
    let own = audience.seat();
    View {
        seat: own,
        seats: state.seats,
        counts: state.hands.iter().map(|hand| hand.len()).collect(),
        own: own.map(|seat| state.hands[seat.index()].to_vec()).unwrap_or_default(),
        shown: shown.collect(),
        bottom: fixed(state.deck.at_bottom(), audience),
        loose: state.deck.loose().count(),
        top: fixed(state.deck.on_top(), audience),
        discard: state.discard.to_vec(),
        scores: state.scores,
        learned: own.map(|seat| state.knowledge.of(seat).map(|fact| (fact.card, fact.among)).collect()).unwrap_or_default(),
        frames: state.frames.iter().collect(),
        turns: state.turns,
        waiting: state.bids.waiting(),
        picked: own.and_then(|seat| state.bids.of(seat)),
        bids: if state.over { state.bids.iter().collect() } else { Vec::new() },
        left: state.left,
        over: state.over,
    }
}

pub fn imagine(view: &View, fault: Fault, chance: &mut impl Chance) -> State {
    let mut pool: Vec<Kind> = (0..CARDS as u8).map(|card| card % KINDS).collect();
    let mut known: Vec<Kind> = [&view.own[..], &view.discard].concat();
    known.extend(view.bottom.iter().chain(&view.top).filter_map(|(card, _)| *card));
    if fault == Fault::ViewAndImagineLeak {
        let others = view.shown.iter().filter(|(seat, _)| Some(*seat) != view.seat);
        known.extend(others.flat_map(|(_, cards)| cards));
    }
    for card in known {
        if let Some(found) = pool.iter().position(|&other| other == card) {
            pool.swap_remove(found);
        }
    }
    pool.sort_unstable();
    let leaked = |seat: Seat| match fault {
        Fault::ViewAndImagineLeak => view.shown.iter().find(|(shown, _)| *shown == seat).map(|(_, cards)| cards.clone()),
        _ => (view.seat == Some(seat)).then(|| view.own.clone()),
    };
    let mut slots: Vec<Place> = Vec::new();
    for seat in Seat::first(view.seats).filter(|&seat| leaked(seat).is_none()) {
        slots.extend(vec![hand(seat); view.counts[seat.index()]]);
    }
    let unknown = view.loose + view.bottom.iter().chain(&view.top).filter(|(card, _)| card.is_none()).count();
    slots.extend(vec![DECK; unknown]);
    let facts = view.learned.iter().map(|&(card, among)| Fact { seat: view.seat.unwrap_or_default(), card, among });
    let facts: Vec<Fact<Kind>> = if fault == Fault::ForgetfulImagine { Vec::new() } else { facts.collect() };
    let filled = fill(&slots, pool, facts, chance);
    let mut lying: Vec<(Place, Kind)> = slots.into_iter().zip(filled).collect();
    let mut take = |place: Place| {
        let found = lying.iter().position(|(other, _)| *other == place);
        found.map(|found| lying.swap_remove(found).1)
    };
    let hands = Seat::first(view.seats).map(|seat| {
        let imagined =
            |take: &mut dyn FnMut(Place) -> Option<Kind>| (0..view.counts[seat.index()]).filter_map(|_| take(hand(seat))).collect();
        let mut cards: Vec<Kind> = leaked(seat).unwrap_or_else(|| imagined(&mut take));
        cards.sort_unstable();
        cards.into_iter().collect::<List<Kind, 4>>()
    });
    let hands = hands.collect();
    let mut place = |&(card, known): &(Option<Kind>, Seats)| (card.or_else(|| take(DECK)).unwrap_or_default(), known);
    let bottom: Vec<(Kind, Seats)> = view.bottom.iter().map(&mut place).collect();
    let top: Vec<(Kind, Seats)> = view.top.iter().map(&mut place).collect();
    let mut deck: Pile<Kind, 12> = Pile::shuffled((0..view.loose).filter_map(|_| take(DECK)));
    bottom.iter().rev().for_each(|&(card, known)| deck.put_at_bottom(card, known));
    top.iter().for_each(|&(card, known)| deck.put_on_top(card, known));
    let mut knowledge = Knowledge::default();
    for &(card, among) in &view.learned {
        knowledge.note(Fact { seat: view.seat.unwrap_or_default(), card, among });
    }
    let mut frames = table::frames::Frames::new();
    view.frames.iter().for_each(|&frame| frames.push(frame));
    State {
        seats: view.seats,
        hands,
        deck,
        discard: view.discard.iter().copied().collect(),
        scores: view.scores,
        knowledge,
        frames,
        turns: view.turns,
        bids: imagine_bids(view, chance),
        left: view.left,
        over: view.over,
        shared: Shared::default(),
    }
}

/// Others' picks are hidden until the last: any will do.
fn imagine_bids(view: &View, chance: &mut impl Chance) -> Joint<u8> {
    let bidding = view.over || view.frames.contains(&Frame::Bid);
    let asked = if bidding { Seats::all(view.seats) } else { Seats::NONE };
    let mut bids = Joint::ask(asked);
    for seat in asked.iter() {
        let shown = view.bids.iter().find(|(bidder, _)| *bidder == seat).map(|(_, bid)| *bid);
        if view.seat == Some(seat) && view.picked.is_some() {
            bids.pick(seat, view.picked.unwrap_or_default());
        } else if let Some(bid) = shown {
            bids.pick(seat, bid);
        } else if view.over || (view.left.contains(seat) && !view.waiting.contains(seat)) {
            bids.excuse(seat);
        } else if !view.waiting.contains(seat) {
            bids.pick(seat, chance.pick("imagined bid", 3, |bid| bid) as u8);
        }
    }
    bids
}

pub fn why_not(view: &View, choice: Choice) -> Option<Reason> {
    let because = |rule, says| Some(Reason { rule: RuleId::new("courier", rule), says: Message::new(says) });
    let Some(seat) = view.seat else { return because("R01", "no-turn") };
    let decides = match view.frames.last() {
        Some(Frame::Turn(turn) | Frame::React(turn, _) | Frame::Drop(turn, _)) => *turn == seat,
        Some(Frame::Bid) => view.waiting.contains(seat),
        None => false,
    };
    if !decides {
        return because("R01", "no-turn");
    }
    let fits = match (view.frames.last(), choice) {
        (Some(Frame::Turn(_)), Choice::Peek(of)) => of != seat && view.counts[of.index()] > 0,
        (Some(Frame::Turn(_)), Choice::Swap(card)) => view.own.contains(&card) && view.loose + view.bottom.len() + view.top.len() > 0,
        (Some(Frame::Turn(_)), Choice::Send(card)) => view.own.contains(&card),
        (Some(Frame::Turn(_)), Choice::Drop | Choice::Pass) | (Some(Frame::React(..)), Choice::Pass) => true,
        (Some(Frame::React(_, sent)), Choice::Stop(card)) => *sent == card && view.own.contains(&card),
        (Some(Frame::Drop(_, from)), Choice::DropOne(card)) => card >= *from && view.own.contains(&card),
        (Some(Frame::Drop(..)), Choice::Done) => true,
        (Some(Frame::Bid), Choice::Bid(bid)) => bid < 3,
        _ => false,
    };
    if fits { None } else { because("R02", "no-such") }
}

const TEXT: &str = "title = Courier\nsummary = A test.\nmode-standard = usual\nending-bids = The bids are in.\n\
    no-turn = Not your turn.\nno-such = That cannot be done now.\nlabel = Do { $what }\nhappened = { $what }\n";
static TEXTS: LazyLock<Texts> = LazyLock::new(|| Texts::new(TEXT, TEXT).unwrap());
static RULES: LazyLock<RuleBook> = LazyLock::new(|| RuleBook::parse("- **R01** Turns.\n- **R02** Cards.\n").unwrap());

impl Prose for Courier {
    fn texts(&self) -> &Texts {
        &TEXTS
    }

    fn rules(&self, _: Lang) -> &RuleBook {
        &RULES
    }

    fn position(&self, view: &View, _: Voice<'_>) -> String {
        let cards: String = view.own.iter().map(|&kind| letter(kind)).collect();
        format!("{cards} {:?} {:?}", view.counts, view.scores)
    }

    fn label(&self, _: &View, choice: Choice, voice: Voice<'_>) -> String {
        use table::Game;
        let id = if self.0 == Fault::MissingText && choice == Choice::Done { "absent" } else { "label" };
        TEXTS.say(voice, &Message::new(id).with("what", self.key(choice)))
    }

    fn sentence(&self, event: &Event, voice: Voice<'_>) -> String {
        TEXTS.say(voice, &Message::new("happened").with("what", format!("{event:?}")))
    }
}

//! Why not: what a player would like to do and cannot, with the rule that forbids it (`table::reasons`).

use table::reasons::Explains;
use table::{Message, Reason, RuleId, Seat};

use crate::catalog::words::{Attribute, Kind};
use crate::choice::Choice;
use crate::engine::Read;
use crate::frame::{BattleStep, Frame, Purpose};
use crate::game::Ccg;
use crate::state::{Part, Piece, Spot, State};
use crate::view::View;

fn because(rule: &'static str, says: &'static str) -> Option<Reason> {
    Some(Reason { rule: RuleId { game: "ccg", id: rule }, says: Message::new(says) })
}

impl Explains for Ccg {
    fn looker(view: &View) -> Option<Seat> {
        view.seat
    }

    fn skeleton(&self, view: &View) -> State {
        view.skeleton(self.catalog())
    }

    fn tries(&self, state: &State, seat: Seat, offered: &[Choice]) -> Vec<Choice> {
        let mut tries = tries(self, state, seat);
        tries.retain(|choice| !offered.contains(choice));
        tries
    }

    fn reason(&self, state: &State, seat: Seat, choice: Choice) -> Option<Reason> {
        reason(self, state, seat, choice)
    }

    fn not_asked(&self, state: &State) -> Option<Reason> {
        if state.board.ending.is_some() { because("R136", "no-over") } else { because("R134", "no-turn") }
    }
}

fn tries(game: &Ccg, state: &State, seat: Seat) -> Vec<Choice> {
    let mut tries = Vec::new();
    let Some(frame) = state.board.frames.top() else { return tries };
    let read = Read { game, board: &state.board };
    let (board, own) = (&state.board, state.own(seat));
    let events = || own.distinct().filter(|&card| game.catalog().card(card).kind == Kind::Event);
    match frame {
        Frame::Phase(..) => {
            for card in own.distinct() {
                match game.catalog().card(card).kind {
                    Kind::Location | Kind::Operation | Kind::Runner => tries.push(Choice::Buy(card)),
                    Kind::Cyber | Kind::Equipment => {
                        tries.push(Choice::BuyToStash(card));
                        let runners = board.side(seat).in_play().filter(|(_, piece)| game.catalog().card(piece.card).kind == Kind::Runner);
                        tries.extend(runners.map(|(slot, _)| Choice::BuyTo(card, board.name(Spot::new(seat, slot)))));
                    }
                    Kind::Event => tries.push(Choice::Play(card, 0)),
                }
            }
            if board.part == Part::Legwork {
                tries.push(Choice::Teams);
            }
            if board.part == Part::Action {
                for (at, piece) in board.in_play() {
                    match game.catalog().card(piece.card).kind {
                        Kind::Location | Kind::Operation if at.seat != seat => tries.push(Choice::Hit(board.name(at))),
                        Kind::Operation => tries.push(Choice::Run(board.name(at))),
                        _ => {}
                    }
                }
                tries.extend(read.rivals(seat).map(Choice::HitStash));
            }
        }
        Frame::Battle(BattleStep::Actions(..)) => {
            tries.extend(events().map(|card| Choice::Play(card, 0)));
            let runners = board.side(seat).in_play().filter(|(_, piece)| game.catalog().card(piece.card).kind == Kind::Runner);
            tries.extend(runners.map(|(slot, _)| Choice::Support(board.name(Spot::new(seat, slot)))));
        }
        Frame::Window(..) => tries.extend(events().map(|card| Choice::Play(card, 0))),
        _ => {}
    }
    tries
}

fn reason(game: &Ccg, state: &State, seat: Seat, choice: Choice) -> Option<Reason> {
    let read = Read { game, board: &state.board };
    let board = &state.board;
    let frame = board.frames.top()?;
    match choice {
        Choice::Buy(card) | Choice::BuyToStash(card) | Choice::BuyTo(card, _) => {
            let printed = game.catalog().card(card);
            if !state.own(seat).holds(card) {
                return because("R219", "no-card");
            }
            if board.part != Part::Purchase || board.turn != seat || !matches!(frame, Frame::Phase(..)) {
                return because("R222", "no-shopping");
            }
            if printed.is(Attribute::Legendary) && board.in_play().any(|(_, piece)| piece.card == card) {
                return because("R129", "no-legendary");
            }
            if printed.is(Attribute::Punknaught) {
                return because("R073", "no-chassis");
            }
            if i16::from(read.price(seat, card)) > read.reach(seat, Purpose::Card(card)) {
                return because("R014", "no-eb");
            }
            if let Choice::BuyTo(..) = choice {
                let rule = if printed.kind == Kind::Cyber { "R056" } else { "R061" };
                return because(rule, "no-slot");
            }
            because("R220", "no-place")
        }
        Choice::Play(card, number) => {
            let printed = game.catalog().card(card);
            if !state.own(seat).holds(card) || printed.ability.get(usize::from(number)).is_none() {
                return because("R095", "no-card");
            }
            if i16::from(printed.cost) > read.reach(seat, Purpose::Other) {
                return because("R014", "no-eb");
            }
            because("R098", "no-event")
        }
        Choice::Teams => because("R234", "no-teams"),
        Choice::Hit(name) => match board.find(name) {
            Some(at) if read.kind(at) == Some(Kind::Operation) && !read.has_bid(seat, at) => because("R250", "no-bid"),
            Some(_) if board.part != Part::Action || board.turn != seat => because("R131", "no-now"),
            _ => because("R247", "no-force"),
        },
        Choice::HitStash(rival) => {
            let cards = board.side(rival).stash().count() as i16;
            match cards {
                0 => because("R106", "no-stash"),
                _ if cards > read.reach(seat, Purpose::Other) => because("R252", "no-eb"),
                _ => because("R247", "no-force"),
            }
        }
        Choice::Run(name) => match board.find(name) {
            Some(at) if at.seat != seat => because("R296", "no-own"),
            _ => because("R240", "no-force"),
        },
        Choice::Support(name) => match board.find(name).and_then(|at| board.piece(at)) {
            Some(piece) if piece.fights() => because("R241", "no-outside"),
            Some(piece) if piece.used() => because("R119", "no-used"),
            _ if read.fighters(seat).next().is_none() => because("R307", "no-runners"),
            _ => because("R243", "no-lr"),
        },
        Choice::Move(name, _) | Choice::Stash(name, _) => {
            let piece = board.find(name).and_then(|at| board.piece(at));
            match piece {
                Some(Piece { tokens: 1.., .. }) => because("R077", "no-tokens"),
                Some(piece) if game.catalog().card(piece.card).kind == Kind::Cyber => because("R057", "no-move"),
                Some(piece) if piece.used() => because("R119", "no-used"),
                _ => because("R226", "no-now"),
            }
        }
        Choice::Do(_, name, _) | Choice::Sense(name, _) => {
            let used = board.find(name).and_then(|at| board.piece(at)).is_some_and(Piece::used);
            if used { because("R119", "no-used") } else { because("R131", "no-now") }
        }
        _ => because("R131", "no-now"),
    }
}

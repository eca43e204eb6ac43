//! A table with its seats exchanged: choices, and all that must be the same.

use tcg::choice::{Choice, Target};
use tcg::frame::{Doing, Due, Frame, Playing, Stealing};
use tcg::gigs::{At, Die, DieId};
use tcg::state::{Aimed, Board, Marks, NOBODY, Name, SEATS, State, rival};

/// A number for pieces that have left.
const GONE: u8 = NOBODY - 1;

fn name(name: Name) -> Name {
    Name { seat: rival(name.seat), ..name }
}

/// The die of the other player of the same size.
pub fn die(die: DieId) -> DieId {
    if die == DieId::NONE { die } else { DieId((die.0 + 6) % 12) }
}

fn dice(bits: u16) -> u16 {
    (bits << 6 | bits >> 6) & 0xFFF
}

fn target(target: Target) -> Target {
    if let Target::Unit(unit) = target { Target::Unit(name(unit)) } else { target }
}

/// The same choice of the other seat.
pub fn choice(choice: Choice) -> Choice {
    match choice {
        Choice::Take(taken) => Choice::Take(die(taken)),
        Choice::Use(unit, card, ability) => Choice::Use(name(unit), card, ability),
        Choice::Attack(unit, aimed) => Choice::Attack(name(unit), target(aimed)),
        Choice::Aim(aimed) => Choice::Aim(target(aimed)),
        Choice::Block(unit) => Choice::Block(name(unit)),
        Choice::Pick(unit) => Choice::Pick(name(unit)),
        Choice::Gear(host, card) => Choice::Gear(name(host), card),
        Choice::Die(chosen) => Choice::Die(die(chosen)),
        Choice::Turn(turned, value) => Choice::Turn(die(turned), value),
        Choice::Swap(own, other) => Choice::Swap(die(own), die(other)),
        choice => choice,
    }
}

/// What must be the same for both tables: the pieces are numbered anew, by side and place, and the second table has its
/// seats exchanged back.
pub fn form(state: &State, second: bool) -> String {
    let mut board = state.board;
    if second {
        exchange(&mut board);
    }
    number(&mut board);
    // Effects of two players may have become pending in either order: each orders only its own (T312, T313).
    let mut pending: Vec<String> = board.pending.iter().map(|doing| format!("{doing:?}")).collect();
    pending.sort();
    board.pending.clear();
    let seats = if second { [SEATS[1], SEATS[0]] } else { SEATS };
    let hidden = seats.map(|seat| {
        let own = state.own(seat);
        let deck: Vec<_> = own.deck.iter().map(|lying| lying.card).collect();
        format!("{:?} {deck:?} {:?} {:?} {:?} {:?}", own.hand, own.looked, own.unseen, own.sold, own.rest)
    });
    format!("{board:?}\n{pending:?}\n{hidden:?}")
}

/// Exchanges the seats.
fn exchange(board: &mut Board) {
    board.sides.swap(0, 1);
    board.sizes.swap(0, 1);
    (board.first, board.turn) = (rival(board.first), rival(board.turn));
    let before = board.dice;
    for at in DieId::all() {
        let Die { at: lies, value } = before.get(at);
        let lies = if let At::Gigs(seat) = lies { At::Gigs(rival(seat)) } else { lies };
        board.dice.set(die(at), Die { at: lies, value });
    }
    let swap = |marks: Marks, [one, other]: [u32; 2]| {
        let mut swapped = marks;
        swapped.clear(one | other);
        swapped.put(if marks.has(one) { other } else { 0 } | if marks.has(other) { one } else { 0 });
        swapped
    };
    for piece in board.sides.iter_mut().flat_map(|side| side.pieces.iter_mut()) {
        piece.marks = swap(swap(piece.marks, Marks::NO_ATTACK), Marks::NO_READY);
    }
    board.doomed.iter_mut().for_each(|doomed| doomed.seat = rival(doomed.seat));
    let effect = |doing: Doing| Doing { by: rival(doing.by), die: die(doing.die), ..doing };
    for list in [&mut board.pending[..], &mut board.booked[..], &mut board.watches[..]] {
        list.iter_mut().for_each(|doing| *doing = effect(*doing));
    }
    each_frame(board, |frame| match frame {
        Frame::Order(seat) => Frame::Order(rival(seat)),
        Frame::Mulligan(seat) => Frame::Mulligan(rival(seat)),
        Frame::Reroll(rolled) => Frame::Reroll(die(rolled)),
        Frame::Rolled(rolled) => Frame::Rolled(die(rolled)),
        Frame::Settle(seat) => Frame::Settle(rival(seat)),
        Frame::Do(doing) => Frame::Do(effect(doing)),
        Frame::Use(doing) => Frame::Use(effect(doing)),
        Frame::Play(playing) => Frame::Play(Playing { by: rival(playing.by), ..playing }),
        Frame::Done(seat, card, bottom) => Frame::Done(rival(seat), card, bottom),
        Frame::Field(seat, id, solo) => Frame::Field(rival(seat), id, solo),
        Frame::Pay(due) => Frame::Pay(Due { by: rival(due.by), ..due }),
        Frame::Flip(seat, slot) => Frame::Flip(rival(seat), slot),
        Frame::Steal(stealing) => Frame::Steal(Stealing {
            by: rival(stealing.by),
            chosen: dice(stealing.chosen),
            moved: dice(stealing.moved),
            kept: dice(stealing.kept),
            asked: dice(stealing.asked),
            ..stealing
        }),
        Frame::Ransom(kept) => Frame::Ransom(die(kept)),
        Frame::Under(seat) => Frame::Under(rival(seat)),
        Frame::Discards(seat, count) => Frame::Discards(rival(seat), count),
        Frame::MayDraw(seat, count) => Frame::MayDraw(rival(seat), count),
        Frame::Sacrifice(seat) => Frame::Sacrifice(rival(seat)),
        frame => frame,
    });
    if let Some(ending) = &mut board.ending {
        ending.winner = ending.winner.map(rival);
    }
}

fn each_frame(board: &mut Board, change: impl Fn(Frame) -> Frame) {
    let frames: Vec<Frame> = board.frames.iter().collect();
    while board.frames.pop().is_some() {}
    frames.into_iter().for_each(|frame| board.frames.push(change(frame)));
}

/// Numbers the pieces anew, by side and place.
fn number(board: &mut Board) {
    let numbers: Vec<(u8, u8)> = (0..)
        .zip(&board.sides)
        .flat_map(|(side, all)| (1..).zip(all.pieces.iter()).map(move |(place, piece)| (piece.id, side * 60 + place)).collect::<Vec<_>>())
        .collect();
    let new = |id: u8| match numbers.iter().find(|(old, _)| *old == id) {
        Some((_, new)) => *new,
        None if id == NOBODY => NOBODY,
        None => GONE,
    };
    for side in &mut board.sides {
        side.pieces.iter_mut().for_each(|piece| piece.id = new(piece.id));
        side.gear.iter_mut().for_each(|gear| gear.host = new(gear.host));
    }
    if let Some(attack) = &mut board.attack {
        attack.attacker = new(attack.attacker);
        if let Aimed::Unit(id) = attack.aimed {
            attack.aimed = Aimed::Unit(new(id));
        }
    }
    if let Some(fight) = &mut board.fight {
        fight.units = fight.units.map(new);
    }
    board.doomed.iter_mut().for_each(|doomed| doomed.id = new(doomed.id));
    let effect = |doing: Doing| Doing { this: new(doing.this), it: new(doing.it), ..doing };
    for list in [&mut board.pending[..], &mut board.booked[..], &mut board.watches[..]] {
        list.iter_mut().for_each(|doing| *doing = effect(*doing));
    }
    each_frame(board, |frame| match frame {
        Frame::Do(doing) => Frame::Do(effect(doing)),
        Frame::Use(doing) => Frame::Use(effect(doing)),
        Frame::Play(playing) => Frame::Play(Playing { host: new(playing.host), except: new(playing.except), ..playing }),
        Frame::Pay(due) => Frame::Pay(Due { except: new(due.except), apart: new(due.apart), ..due }),
        Frame::Field(seat, id, solo) => Frame::Field(seat, new(id), solo),
        Frame::Steal(stealing) => Frame::Steal(Stealing { thief: new(stealing.thief), ..stealing }),
        frame => frame,
    });
    board.next = 0;
}

//! What cards do: one deed after another, each as its word says (`catalog::effects::Deed`). One that cannot happen is left
//! out.

use table::array::Array;
use table::{Chance, Seat, Seats, Witness, rule};

use super::legwork::TEAM;
use super::stack::top_item;
use super::{Engine, Read};
use crate::catalog::CardId;
use crate::catalog::effects::{Deed, Which, Who};
use crate::catalog::words::{At, Kind, Player, Whose};
use crate::choice::Choice;
use crate::event::Event;
use crate::frame::{Doing, Frame, Onto, That};
use crate::state::{Marks, Part, SPONSOR, STASH, Spot};

/// Cards that a deed is about.
type Targets = Array<That, 128>;

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    /// One deed.
    pub(super) fn perform(&mut self, doing: &Doing, deed: Deed) {
        rule!(R135);
        let eye = Read::eye(doing);
        match deed {
            Deed::Draw(player, amount) => {
                let count = self.read().amount(eye, amount, doing.that).clamp(0, 30) as u8;
                let seats = self.players(doing, player);
                if let Some(first) = self.state.board.round(self.state.board.turn).find(|&seat| seats.contains(seat)) {
                    self.push(Frame::Draws(seats, count, first));
                }
            }
            Deed::Discard(player, count) => {
                let seats = self.players(doing, player);
                if let Some(first) = self.state.board.round(self.state.board.turn).find(|&seat| seats.contains(seat)) {
                    self.push(Frame::Discards(seats, count, first));
                }
            }
            Deed::See(player) => {
                for at in self.players(doing, player).without(doing.by).iter() {
                    self.see(doing.by, at);
                }
            }
            Deed::Ops(player, amount) => {
                let by = self.read().amount(eye, amount, doing.that);
                for seat in self.players(doing, player).iter() {
                    self.gain_ops(seat, by);
                }
            }
            Deed::LoseOps(player, amount) => {
                let by = self.read().amount(eye, amount, doing.that).max(0);
                for seat in self.players(doing, player).iter() {
                    let has = self.state.board.side(seat).ops as i16;
                    self.gain_ops(seat, -by.min(has));
                }
            }
            Deed::Style(player, amount) => {
                let by = self.read().amount(eye, amount, doing.that);
                for seat in self.players(doing, player).iter() {
                    self.gain_style(seat, by);
                }
            }
            Deed::Trash(who) => {
                let level = self.level();
                for &that in self.targets(doing, who).iter() {
                    if let That::Piece(at, _) = that {
                        self.doom(at, level);
                    }
                }
                self.push(Frame::Losses(level));
            }
            Deed::Burn(who) => {
                let mut seats = Seats::NONE;
                for &that in self.targets(doing, who).iter() {
                    if let That::Piece(at, _) = that {
                        rule!(R124);
                        seats = seats.with(at.seat);
                        self.discard_piece(at, true);
                    }
                }
                for seat in seats.iter() {
                    self.orphans(seat);
                }
            }
            Deed::Use(who)
            | Deed::Straighten(who)
            | Deed::Bust(who)
            | Deed::Take(who)
            | Deed::Play(who)
            | Deed::Stash(who)
            | Deed::Withdraw(who)
            | Deed::Change(who, ..) => {
                for &that in self.targets(doing, who).iter() {
                    self.perform_on(doing, deed, that);
                }
            }
            Deed::Save => {
                if let That::Piece(at, _) = doing.that {
                    self.save(at);
                }
            }
            Deed::Cancel => {
                if let Some(item) = top_item(&self.state.board) {
                    self.amend(item.number, |item| item.off = true);
                }
            }
            Deed::Join => {
                if let That::Piece(at, _) = doing.that {
                    self.join(doing.by, at);
                }
            }
            Deed::EndBattle => {
                if let Some(battle) = &mut self.state.board.battle {
                    battle.tie = true;
                }
            }
            Deed::NoDefense => {
                self.state.board.unguarded = self.state.board.unguarded.with(doing.by);
            }
            Deed::Regroup => {
                rule!(R235);
                if self.state.board.part == Part::Legwork {
                    self.state.board.side_mut(doing.by).assigns += 1;
                } else {
                    self.push(Frame::Assign(doing.by, 0));
                }
            }
            Deed::Build(count) => {
                if let That::Piece(at, _) = doing.that
                    && let Some(piece) = self.state.board.piece_mut(at).filter(|piece| piece.tokens > 0)
                {
                    piece.tokens = piece.tokens.saturating_sub(count);
                    let (left, name) = (piece.tokens, self.state.board.name(at));
                    self.tell(|| Event::Token { name, left });
                }
            }
        }
    }

    /// A deed to one card.
    fn perform_on(&mut self, doing: &Doing, deed: Deed, that: That) {
        match (deed, that) {
            (Deed::Use(_), That::Piece(at, _)) => {
                self.use_card(at);
                if let Some(name) = self.named(at) {
                    self.tell(|| Event::Used { name });
                }
            }
            (Deed::Straighten(_), That::Piece(at, _)) => self.straighten(at),
            (Deed::Bust(_), That::Piece(at, _)) if self.read().kind(at) == Some(Kind::Runner) => self.busted(doing.by, at),
            (Deed::Withdraw(_), That::Piece(at, _)) if self.is_fighting(at) => {
                if let Some(piece) = self.state.board.piece_mut(at) {
                    piece.marks.clear(Marks::BATTLE);
                    piece.marks.put(Marks::USED | Marks::DONE);
                }
                if let Some(name) = self.named(at) {
                    self.tell(|| Event::Withdrew { name });
                }
            }
            (Deed::Change(_, stat, amount, until), That::Piece(at, _)) => {
                let by = self.read().amount(Read::eye(doing), amount, doing.that);
                self.alter(at, stat, by, until);
            }
            (Deed::Take(_), that) => self.take(doing, that),
            (Deed::Play(_), that) => self.play_free(doing, that),
            (Deed::Stash(_), That::Piece(at, _)) => {
                let gear = matches!(self.read().kind(at), Some(Kind::Cyber | Kind::Equipment));
                if gear && self.state.board.piece(at).is_some_and(|piece| piece.host != STASH) {
                    self.stow(at);
                }
            }
            (Deed::Stash(_), That::Trash(seat, card)) => {
                let gear = matches!(self.game.catalog().card(card).kind, Kind::Cyber | Kind::Equipment);
                if gear && self.state.board.side_mut(seat).trash.take_value(card).is_some() {
                    let at = self.enter(seat, card, STASH);
                    let name = self.state.board.name(at);
                    self.tell(|| Event::Stashed { name });
                }
            }
            _ => {}
        }
    }

    /// Who is meant among the players.
    fn players(&self, doing: &Doing, player: Player) -> Seats {
        let board = &self.state.board;
        let its = match doing.that {
            That::Piece(at, _) => Some(at.seat),
            That::Trash(seat, _) => Some(seat),
            That::Hand(_) | That::Deck(_) => Some(doing.by),
            That::None => None,
        };
        let seats: Seats = match player {
            Player::You => Seats::only(doing.by),
            Player::Rival => doing.rival.map(Seats::only).unwrap_or_default(),
            Player::Rivals => board.players().filter(|&seat| seat != doing.by).collect(),
            Player::All => board.players().collect(),
            Player::Its => its.map(Seats::only).unwrap_or_default(),
        };
        seats.iter().filter(|&seat| board.plays(seat)).collect()
    }

    /// The cards that are meant.
    fn targets(&self, doing: &Doing, who: Who) -> Targets {
        let read = self.read();
        let eye = Read::eye(doing);
        let mut targets = Targets::new();
        let piece = |at: Spot| read.piece(at).map(|piece| That::Piece(at, piece.card));
        match who {
            Who::This if doing.gone => {}
            Who::This if doing.this.slot == SPONSOR => targets.push(That::Piece(doing.this, CardId::NONE)),
            Who::This => targets.extend(piece(doing.this)),
            Who::Host => targets.extend(read.own(eye).and_then(piece)),
            Who::That => match doing.that {
                That::None => {}
                That::Piece(at, card) => targets.extend(piece(at).filter(|that| *that == That::Piece(at, card))),
                that => targets.push(that),
            },
            Who::All(which) => self.all_of(doing, &which, &mut targets),
        }
        targets
    }

    fn all_of(&self, doing: &Doing, which: &Which, targets: &mut Targets) {
        let (read, eye) = (self.read(), Read::eye(doing));
        let whose = |seat: Seat| match which.whose {
            Whose::Yours => seat == doing.by,
            Whose::Rivals => seat != doing.by,
            Whose::Any => true,
        };
        for seat in read.board.players() {
            if which.at == At::Trash && whose(seat) {
                let fitting = read.board.side(seat).trash.iter().filter(|&&card| read.fits_card(which, card));
                targets.extend(fitting.map(|&card| That::Trash(seat, card)).take(targets.room()));
            } else if which.at == At::Hand && seat == doing.by {
                let fitting = self.state.own(seat).cards().filter(|&card| read.fits_card(which, card));
                targets.extend(fitting.map(That::Hand).take(targets.room()));
            } else {
                let all = read.among(which, seat).iter().map(move |slot| Spot::new(seat, slot));
                let fitting = all.filter(|&at| read.fits(eye, which, at) && read.reaches(doing, at));
                targets.extend(fitting.map(|at| That::Piece(at, read.card_at(at))).take(targets.room()));
            }
        }
    }

    /// A player looks at a hand.
    fn see(&mut self, seat: Seat, at: Seat) {
        let own = *self.state.own(at);
        for hand in &own.hand {
            self.state.board.side_mut(at).show_all(hand, seat);
        }
        self.witness.split(
            Seats::only(seat).with(at),
            || Event::Looked { seat, at, cards: own.cards().collect() },
            || Event::Looked { seat, at, cards: Vec::new() },
        );
    }

    /// A card comes into its owner's hand.
    fn take(&mut self, doing: &Doing, that: That) {
        let (seat, card, taken) = match that {
            That::Piece(at, card) => (at.seat, card, card.is_some() && self.vacate(at).is_some()),
            That::Trash(seat, card) => (seat, card, self.state.board.side_mut(seat).trash.take_value(card).is_some()),
            That::Deck(card) => (doing.by, card, self.leave_deck(doing.by, card)),
            That::Hand(_) | That::None => return,
        };
        if taken {
            rule!(R126);
            self.take_openly(seat, card);
            self.orphans(seat);
        }
    }

    /// A card is taken out of its player's decks, which are shuffled.
    fn leave_deck(&mut self, seat: Seat, card: CardId) -> bool {
        let back = self.game.catalog().card(card).kind.back() as usize;
        let deck = &mut self.state.own_mut(seat).decks[back];
        let mut cards: Array<CardId, 64> = deck.iter().map(|lying| lying.card).collect();
        let found = cards.take_value(card).is_some();
        if found {
            *deck = table::pile::Pile::shuffled(cards.iter().copied());
        }
        found
    }

    /// A card comes into play for nothing.
    fn play_free(&mut self, doing: &Doing, that: That) {
        let (seat, card) = match that {
            That::Piece(at, card) if self.state.board.piece(at).is_some_and(|piece| piece.host == STASH) => (at.seat, card),
            That::Trash(seat, card) => (seat, card),
            That::Hand(card) | That::Deck(card) => (doing.by, card),
            _ => return,
        };
        if self.game.catalog().card(card).kind == Kind::Event || !super::cards::is_free(&self.read(), card) {
            return;
        }
        let taken = match that {
            That::Piece(at, _) => self.vacate(at).is_some(),
            That::Trash(..) => self.state.board.side_mut(seat).trash.take_value(card).is_some(),
            That::Hand(_) => self.leave_hand(seat, card),
            That::Deck(_) => self.leave_deck(seat, card),
            That::None => false,
        };
        if !taken {
            return;
        }
        self.tell(|| Event::Placed { seat, card });
        match self.game.catalog().card(card).kind {
            Kind::Cyber | Kind::Equipment => self.push(Frame::Place(seat, card)),
            _ => {
                self.arrive(seat, card, Onto::Play);
            }
        }
    }

    /// Gear that comes for nothing is put somewhere.
    pub(super) fn placed(&mut self, seat: Seat, card: CardId, choice: Choice) {
        self.pop();
        let onto = match choice {
            Choice::BuyTo(_, name) => self.state.board.find(name).map_or(Onto::Stash, |at| Onto::Piece(at.slot)),
            _ => Onto::Stash,
        };
        self.arrive(seat, card, onto);
    }

    /// A Runner joins its player's side of the battle, within the limit of a team (A111).
    fn join(&mut self, seat: Seat, at: Spot) {
        let read = self.read();
        let Some(battle) = read.board.battle else { return };
        let fighters = read.fighters(seat).count();
        let limit = read.limit(TEAM, read.fighters(seat).map(|(spot, _)| spot).chain([at]));
        let able = read.kind(at) == Some(Kind::Runner) && !self.is_fighting(at) && at.seat == seat;
        if !able || fighters == 0 || fighters >= usize::from(limit) || (seat != battle.by && seat != battle.against) {
            return;
        }
        rule!(R235);
        self.state.board.mark(at, Marks::FIGHTS);
        self.takes_part(at);
        if let Some(name) = self.named(at) {
            self.tell(|| Event::Joined { name });
        }
        self.push(Frame::Arm(seat));
    }
}

//! Spending and readying; how Units and Legends leave, and what may happen instead (T199, T268-T270,
//! T336-T343, T358-T359, T390-T395).

use table::frames::Procedures;
use table::{Chance, Seat, Witness, rule};

use super::Engine;
use super::trigger::{NOTHING, Pending, about};
use crate::catalog::words::{Static, Tag, When};
use crate::catalog::{CardId, Traits};
use crate::event::{Event, Goes};
use crate::frame::{Due, Frame};
use crate::gigs::DieId;
use crate::state::{Aimed, Doomed, Marks, NOBODY, Name, Piece, SEATS};

/// Answering to the defeat of another.
const SEES_DEFEATS: Traits = Traits::answers(When::TaggedDefeated(Tag::Arasaka)).with(Traits::answers(When::EquippedFriendDefeated));

/// Where somebody goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum To {
    Trash,
    Hand,
    Deck,
}

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    /// Spends a piece, if it is ready, and triggers what waits for it (T039).
    pub(super) fn spend(&mut self, id: u8) {
        let Some((seat, piece)) = self.state.board.find_mut(id) else { return };
        if piece.spent() {
            rule!(T039);
            return;
        }
        let already = piece.marks.has(Marks::WAS_SPENT);
        piece.marks.put(Marks::SPENT | Marks::WAS_SPENT);
        self.fire_own(seat, id, When::Spent, already, about(id, DieId::NONE));
        let side = self.state.board.side(seat);
        if side.traits.meets(Traits::answers(When::EquippedFriendSpent)) && side.gear_count(id) > 0 {
            self.fire(seat, When::EquippedFriendSpent, about(id, DieId::NONE));
        }
    }

    /// Readies a piece, unless something forbids it (T037, T038).
    pub(super) fn ready(&mut self, id: u8) {
        let Some(piece) = self.state.board.piece_mut(id) else { return };
        if !piece.spent() || piece.marks.has(Marks::NO_READY[0] | Marks::NO_READY[1]) {
            return;
        }
        rule!(T038);
        piece.marks.clear(Marks::SPENT | Marks::STAYS_SPENT);
        // A target that becomes ready is tested anew (A41).
        if let Some(attack) = self.state.board.attack.as_mut().filter(|attack| attack.aimed == Aimed::Unit(id)) {
            attack.granted = false;
        }
        if let Some(unit) = self.state.board.name(id) {
            self.tell(|| Event::Readied { unit });
        }
    }

    /// Somebody is about to be defeated.
    pub(super) fn mark_for_defeat(&mut self, name: Name) {
        if let Some(id) = self.state.board.named(name).map(|piece| piece.id) {
            self.state.board.doomed.push(Doomed::new(name.seat, id));
        }
    }

    /// Those who are about to be defeated: what happens instead comes first for all of them, then what may happen
    /// instead is asked one by one, and then they fall together. So the order in which they stand does not matter.
    #[inline(never)]
    pub(super) fn doom(&mut self, place: u8) {
        if self.state.board.doomed.is_full() {
            return self.void();
        }
        rule!(T339);
        (0..self.state.board.doomed.len()).for_each(|place| self.transmit(place));
        let Some(&doomed) = self.state.board.doomed.get(usize::from(place)) else {
            self.pop();
            return self.fall();
        };
        let unit = self.state.board.find(doomed.id).filter(|(_, piece)| piece.on_field());
        let asks = unit.is_some_and(|(seat, _)| !doomed.asked && !doomed.saved && self.stand_in_for(seat, doomed.id).is_some());
        if !asks {
            return self.become_frame(Frame::Doom(place + 1));
        }
        rule!(T337);
        rule!(T338);
        rule!(T342);
        if let Some(doomed) = self.state.board.doomed.get_mut(usize::from(place)) {
            doomed.asked = true;
        }
        self.push(Frame::StandIn(place));
    }

    /// A Unit that is about to be defeated is kept by its Transmitter, if it has one: that is not optional.
    fn transmit(&mut self, place: usize) {
        let Some(&doomed) = self.state.board.doomed.get(place).filter(|doomed| !doomed.saved) else { return };
        let reads = self.reads();
        let Some((seat, piece)) = reads.board.find(doomed.id).filter(|(_, piece)| piece.on_field()) else { return };
        if !reads.in_force(seat, Static::Transmitter) {
            return;
        }
        let transmitter = reads.statics(seat, piece).find(|(_, always)| *always == Static::Transmitter);
        if let Some((card, _)) = transmitter {
            rule!(T336);
            rule!(T340);
            self.save(place as u8);
            self.defeat_gear(doomed.id, card);
        }
    }

    /// Who can stand in for a Unit of a player, and for how much. It must be possible to pay, and to defeat it instead:
    /// who is about to be defeated can replace its own defeat and nobody else's, and who has stood in does not do so
    /// again (T338, T342).
    fn stand_in_for(&self, seat: Seat, unit: u8) -> Option<(u8, u8)> {
        let reads = self.reads();
        if !reads.in_force(seat, Static::StandsIn(0)) {
            return None;
        }
        let stands = |piece: &Piece| {
            let bound = reads.board.doomed.iter().any(|doomed| doomed.id == piece.id && (doomed.stands_in || !doomed.saved));
            let price = |(_, always)| if let Static::StandsIn(price) = always { Some((piece.id, price)) } else { None };
            reads.statics(seat, piece).find_map(price).filter(|_| piece.id == unit || !bound)
        };
        reads.board.side(seat).pieces.iter().find_map(stands).filter(|&(_, price)| reads.funds(seat, NOBODY) >= price)
    }

    fn save(&mut self, place: u8) {
        if let Some(doomed) = self.state.board.doomed.get_mut(usize::from(place)) {
            doomed.saved = true;
            rule!(T270);
        }
    }

    /// The player has said whether a stand-in takes the blow.
    #[inline(never)]
    pub(super) fn stand_in(&mut self, place: u8, seat: Seat, accepts: bool) {
        self.pop();
        if !accepts {
            return;
        }
        let Some(doomed) = self.state.board.doomed.get(usize::from(place)).map(|doomed| doomed.id) else { return };
        let Some((id, price)) = self.stand_in_for(seat, doomed) else { return };
        self.save(place);
        rule!(T341);
        self.state.board.doomed.push(Doomed { stands_in: true, asked: true, ..Doomed::new(seat, id) });
        if let (Some(unit), Some(instead)) = (self.state.board.name(doomed), self.state.board.name(id)) {
            self.tell(|| Event::StandsIn { unit, instead });
        }
        self.push(Frame::Pay(Due { by: seat, amount: price, except: NOBODY, apart: NOBODY }));
    }

    /// All who are left fall at the same time (T208).
    fn fall(&mut self) {
        let doomed = std::mem::take(&mut self.state.board.doomed);
        let mut effects = Pending::new();
        let mut fallen = doomed.iter().filter(|doomed| !doomed.saved).peekable();
        if fallen.peek().is_none() {
            return;
        }
        let gone: table::list::List<Doomed, 6> = fallen.copied().collect();
        for doomed in gone.iter() {
            self.defeated(*doomed, &mut effects);
        }
        for doomed in gone.iter() {
            if let Some(unit) = self.state.board.name(doomed.id) {
                rule!(T213);
                rule!(T268);
                rule!(T218);
                rule!(T269);
                self.tell(|| Event::Defeated { unit });
                self.depart(doomed.id, To::Trash);
            }
        }
        self.pend(&effects);
    }

    /// What a defeat triggers: DEFEATED of the card and its Gear, and effects of others that see it.
    fn defeated(&mut self, doomed: Doomed, effects: &mut Pending) {
        let reads = self.reads();
        let Some((seat, piece)) = reads.board.find(doomed.id) else { return };
        let (equipped, unit) = (reads.board.side(seat).gear_count(piece.id) > 0, piece.on_field());
        rule!(T359);
        let own = crate::frame::Doing { found: piece.card, ..about(piece.id, DieId::NONE) };
        reads.answers(seat, piece, own, When::Defeated, |when| (when == When::Defeated).then_some(false), effects);
        if !unit {
            return;
        }
        let before = reads.board.sides.iter().fold(0, |tags, side| tags | side.deeds.defeated_tags);
        let is = |tag: Tag| reads.is(piece, tag);
        for controller in SEATS.into_iter().filter(|&controller| reads.traits(controller).meets(SEES_DEFEATS)) {
            for other in reads.board.side(controller).pieces.iter() {
                // Of several that fall together any may be the first, so that it is about none of them.
                reads.answers(
                    controller,
                    other,
                    NOTHING,
                    When::TaggedDefeated(Tag::Arasaka),
                    |when| match when {
                        When::TaggedDefeated(tag) if is(tag) => Some(before & (1 << tag as u64) != 0),
                        _ => None,
                    },
                    effects,
                );
                if equipped && controller == seat {
                    reads.answers(
                        controller,
                        other,
                        own,
                        When::EquippedFriendDefeated,
                        |when| (when == When::EquippedFriendDefeated).then_some(false),
                        effects,
                    );
                }
            }
        }
        let tags = reads.tags(piece);
        self.state.board.side_mut(seat).deeds.defeated_tags |= tags;
    }

    /// A Gear alone is defeated (T395).
    pub(super) fn defeat_gear(&mut self, host: u8, card: CardId) {
        let Some(name) = self.state.board.name(host) else { return };
        let side = self.state.board.side_mut(name.seat);
        if side.gear.take_value(crate::state::Gear { host, card }).is_some() {
            rule!(T395);
            side.trash.push(card);
            self.state.board.reckon(self.catalog, name.seat);
            self.tell(|| Event::GearDefeated { host: name, card });
        }
    }

    /// A piece leaves play, with all its Gear (T390); Legends leave the game (T358, T369).
    pub(super) fn depart(&mut self, id: u8, to: To) {
        let Some((seat, piece)) = self.state.board.find(id) else { return };
        let (card, legend, marks) = (piece.card, self.reads().is_legend(piece), piece.marks);
        let edition = self.state.board.edition;
        // A card that has a Legend defeated in its area says that it leaves the game (D12).
        let removed = legend && (marks.has(Marks::SOLO) || !piece.on_field() || !edition.only_solo_removed());
        let side = self.state.board.side_mut(seat);
        side.pieces.retain(|piece| piece.id != id);
        if marks.has(Marks::STOLE_LOW) {
            side.deeds.stole_low = true;
        }
        let gear: table::list::List<CardId, 8> = side.gear_of(id).collect();
        side.gear.retain(|gear| gear.host != id);
        self.state.board.reckon(self.catalog, seat);
        rule!(T390);
        rule!(T391);
        rule!(T010);
        if removed {
            rule!(T369);
            rule!(T358);
            rule!(T343);
            self.state.board.side_mut(seat).removed.push(card);
            rule!(T035);
            self.tell(|| Event::Went { seat, card, goes: Goes::Removed });
        } else {
            self.arrive(seat, card, to);
        }
        for &card in gear.iter() {
            if removed && edition.gear_leaves_with_legend() {
                rule!(T393);
                self.state.board.side_mut(seat).removed.push(card);
                self.tell(|| Event::Went { seat, card, goes: Goes::Removed });
            } else {
                if removed {
                    rule!(T392);
                }
                self.arrive(seat, card, to);
            }
        }
    }

    /// A card that both have seen arrives in an area.
    fn arrive(&mut self, seat: Seat, card: CardId, to: To) {
        match to {
            To::Trash => self.state.board.side_mut(seat).trash.push(card),
            To::Hand => self.take_seen(seat, card),
            To::Deck => {
                let rest = &mut self.state.own_mut(seat).rest;
                let place = rest.partition_point(|other| *other <= card);
                rest.insert(place, card);
            }
        }
    }
}

//! The Punknaught (Equipment): when it is complete, and what it adds then. How its parts come under the Chassis is in
//! `roles`. It changes nothing.

use table::rule;

use super::Read;
use crate::catalog::words::{Attribute, Stat};
use crate::state::Spot;

impl Read<'_> {
    /// Whether a chassis is complete (R083-R089).
    pub fn complete(&self, at: Spot) -> bool {
        use Attribute::{Av, Car, HeavyWeapon, Helicopter, Hover, Motorcycle, Rv, Truck};
        let (mut wheels, mut armor, mut lift, mut heavy, mut both) = (0, 0, 0, 0, 0);
        for (_, piece) in self.board.side(at.seat).attached(at.slot) {
            let card = self.card(piece.card);
            let rolls = if card.is(Car) { 4 } else { 2 * i32::from(card.is(Motorcycle)) };
            let plates = card.is(Truck) || card.is(Rv);
            let flies = card.is(Hover) || card.is(Helicopter) || card.is(Av);
            match (rolls > 0, plates, flies) {
                (_, true, false) => armor += 1,
                (_, false, true) => lift += 1,
                (_, true, true) => both += 1,
                (true, ..) => wheels += rolls,
                _ if card.is(HeavyWeapon) => heavy += 1,
                _ => {}
            }
        }
        rule!(R084);
        rule!(R085);
        rule!(R086);
        rule!(R087);
        rule!(R088);
        rule!(R089);
        let lacks = (2i32 - armor).max(0) + (2i32 - lift).max(0);
        wheels >= 8 && lacks <= both && heavy == 1
    }

    /// What a complete Punknaught adds (R090).
    pub fn punknaught(&self, at: Spot, stat: Stat) -> i16 {
        rule!(R083);
        if !self.complete(at) {
            return 0;
        }
        rule!(R090);
        rule!(R091);
        let parts = self.board.side(at.seat).attached(at.slot);
        let each = |slot: u8| self.reckon(Spot::new(at.seat, slot), stat, false) - 1;
        each(at.slot) + parts.map(|(slot, _)| each(slot)).sum::<i16>()
    }
}

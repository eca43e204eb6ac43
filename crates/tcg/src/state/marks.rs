//! What is marked on a card in play: keywords and facts of the turn, a bit each.

use serde::{Deserialize, Serialize};

/// What is marked on a card in play, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Marks(pub u32);

#[allow(missing_docs, reason = "each is named")]
impl Marks {
    pub const FACE_UP: u32 = 1;
    pub const SPENT: u32 = 1 << 1;
    /// It came into play this turn (T137).
    pub const LAG: u32 = 1 << 2;
    /// It went solo: it leaves the game with the field (T369).
    pub const SOLO: u32 = 1 << 3;
    /// It went solo this turn, and may attack (T368).
    pub const SOLO_NOW: u32 = 1 << 4;
    /// Its owner has looked at it (T022).
    pub const KNOWN: u32 = 1 << 5;
    /// It was spent at the beginning, and the first ready step skips it (T081).
    pub const STAYS_SPENT: u32 = 1 << 6;
    /// Chosen by the effect that is being carried out.
    pub const PICKED: u32 = 1 << 7;

    /// BLOCKER, for this turn.
    pub const BLOCKER: u32 = 1 << 8;
    /// ADRENALINE, for this turn.
    pub const ADRENALINE: u32 = 1 << 9;
    /// May attack rival Units through Lag this turn.
    pub const ATTACK_UNITS: u32 = 1 << 10;
    /// May attack ready Units with its next attack this turn.
    pub const ATTACK_READY: u32 = 1 << 11;
    /// Not defeated in fights this turn.
    pub const UNDEFEATED: u32 = 1 << 12;
    /// Defeats nobody in its next fight this turn.
    pub const HARMLESS: u32 = 1 << 13;
    /// An effect wants to know whether it steals or fights from now on.
    pub const WATCHED: u32 = 1 << 14;
    /// It has stolen or fought since then.
    pub const CLASHED: u32 = 1 << 15;
    /// It won a fight this turn.
    pub const WON: u32 = 1 << 16;
    /// It was spent this turn.
    pub const WAS_SPENT: u32 = 1 << 17;
    /// It stole a Gig this turn.
    pub const STOLE: u32 = 1 << 18;
    /// It stole a Gig with a value below its power this turn.
    pub const STOLE_LOW: u32 = 1 << 19;
    pub(super) const THIS_TURN: u32 = 0xFFF00 | Marks::ATTACK_SPENT | Marks::SOLO_NOW | Marks::LAG | Marks::MUST;

    /// Cannot attack until the next turn of seat 0, and of seat 1.
    pub const NO_ATTACK: [u32; 2] = [1 << 20, 1 << 21];
    /// Cannot ready until the next turn of seat 0, and of seat 1.
    pub const NO_READY: [u32; 2] = [1 << 22, 1 << 23];
    /// Must attack in the turn after this one.
    pub const MUST_NEXT: u32 = 1 << 24;
    /// Must attack this turn.
    pub const MUST: u32 = 1 << 25;
    /// May attack spent rival Units through Lag this turn.
    pub const ATTACK_SPENT: u32 = 1 << 26;

    #[inline]
    pub const fn has(self, mark: u32) -> bool {
        self.0 & mark != 0
    }

    #[inline]
    pub fn put(&mut self, mark: u32) {
        self.0 |= mark;
    }

    #[inline]
    pub fn clear(&mut self, mark: u32) {
        self.0 &= !mark;
    }
}

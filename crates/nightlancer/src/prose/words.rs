//! Names, amounts and lists in the language that is being spoken.

use serde::Serialize;
use table::Seat;
use table::content::word;
use table::text::Arg;

use crate::catalog::board::Does;
use crate::catalog::effects::Loss;
use crate::catalog::words::Action;
use crate::catalog::{Catalog, ContactId, ItemId, MissionId, NightlancerId, OpportunityId, SpaceId};
use crate::choice::Held;
use crate::event::Track;
use crate::frame::{Holder, PowerRef};
use crate::promises::{Promise, Promises};
use crate::state::AGENT;

/// What fills the placeholders of a message.
pub(super) type Args = Vec<(&'static str, Arg)>;

table::game_words! { pub(crate) Catalog }

impl Words<'_> {
    fn name(&self, kind: &str, key: &str) -> String {
        self.catalog.name(self.voice.lang, kind, key)
    }

    /// The name of a word of the catalog.
    pub fn name_of<T: Serialize>(&self, kind: &str, word: &T) -> String {
        self.catalog.name_of(self.voice.lang, kind, word)
    }

    pub fn nightlancer(&self, id: NightlancerId) -> String {
        if id.is_some() { self.name("nightlancer", id.key(self.catalog)) } else { self.word("nobody-yet") }
    }

    pub fn item(&self, id: ItemId) -> String {
        self.name("item", id.key(self.catalog))
    }

    pub fn contact(&self, id: ContactId) -> String {
        self.name("contact", id.key(self.catalog))
    }

    pub fn opportunity(&self, id: OpportunityId) -> String {
        self.name("opportunity", id.key(self.catalog))
    }

    pub fn mission(&self, id: MissionId) -> String {
        self.name("mission", id.key(self.catalog))
    }

    pub fn held(&self, card: Held) -> String {
        match card {
            Held::Contact(card) => self.contact(card),
            Held::Opportunity(card) => self.opportunity(card),
        }
    }

    /// "Gather Favours 2", "Hard Work", "Risky space, red, 1".
    pub fn space(&self, id: SpaceId) -> String {
        let space = self.catalog.space(id);
        let alike = self.catalog.spaces().filter(|(other, card)| card.does == space.does && other.0 <= id.0).count();
        let name = match space.does {
            Does::Action(action) => self.name_of("action", &action),
            Does::Risky(risk) => self.say("risky-space", &[("colour", self.name_of("risk", &risk).into())]),
        };
        // A space that is the only one of its kind has no number.
        let only = space.action().is_some_and(Action::is_open);
        if only { name } else { format!("{name} {alike}") }
    }

    /// Where a power comes from.
    pub fn holder(&self, power: PowerRef, nightlancer: NightlancerId) -> String {
        match power.holder {
            Holder::Special => self.nightlancer(nightlancer),
            Holder::Item(card) => self.item(card),
            Holder::Opportunity(card) => self.opportunity(card),
        }
    }

    /// "2 Chips".
    pub fn amount(&self, track: Track, amount: i64) -> String {
        self.say(&format!("amount-{}", word(&track)), &[("amount", amount.into())])
    }

    pub fn loss(&self, loss: Loss) -> String {
        match loss {
            Loss::Health(amount) => self.amount(Track::Health, amount.into()),
            Loss::Chips(amount) => self.amount(Track::Chips, amount.into()),
        }
    }

    pub fn promise(&self, promise: Promise) -> String {
        self.word(&format!("promise-{}", word(&promise)))
    }

    /// What promises there are, without a verb.
    pub fn promises(&self, terms: Promises) -> String {
        self.all(&terms.iter().map(|promise| self.promise(promise)).collect::<Vec<_>>())
    }

    /// What two promise each other, as a sentence.
    pub fn terms(&self, terms: Promises) -> String {
        if terms.is_empty() { self.word("terms-none") } else { self.say("terms", &[("promises", self.promises(terms).into())]) }
    }

    /// "seat 1", or "the Agent".
    pub fn seat(&self, seat: Seat) -> String {
        if seat == AGENT { self.word("the-agent") } else { self.say("seat", &[("seat", seat.into())]) }
    }

    /// Seats in their order: "seat 1 and seat 0".
    pub fn seats(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        self.all(&seats.into_iter().map(|seat| self.seat(seat)).collect::<Vec<_>>())
    }

    /// A list, or the word for none.
    pub fn list(&self, items: &[String]) -> String {
        if items.is_empty() { self.word("none") } else { self.all(items) }
    }
}

//! Paying (Paying for cards, Corp, Fixer): sources are named one by one, in the order in which they lie, until the cost is
//! met. What a source gives too much is lost. Corps and Fixers that help can be busted for it, so what they bring counts
//! when nobody has answered.

use table::array::Array;
use table::choices::Sink;
use table::{Chance, Seat, Witness, rule};

use super::{Engine, Read};
use crate::catalog::CardId;
use crate::catalog::effects::Static;
use crate::catalog::words::{Attribute, Kind, Stat};
use crate::choice::Choice;
use crate::event::{Deeds, Event};
use crate::faces::holds;
use crate::frame::{Due, Frame, Item, Job, Purpose};
use crate::slots::Slots;
use crate::state::{CARDS, NOBODY, Piece, SEATS, SPONSOR, Spot};

/// The order of sources: the Sponsor, then what lies in slots.
pub(super) const fn place(slot: u8) -> u8 {
    if slot == SPONSOR { 1 } else { slot + 2 }
}

/// What a source is.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Sort {
    /// It simply gives EB.
    #[default]
    Plain,
    /// A Location, which Corps can boost.
    Site,
    /// A Corp, by half its Power.
    Corp,
    /// A Fixer, who lowers the cost.
    Fixer,
}

/// Something that can be used in a payment.
#[derive(Clone, Copy, Default)]
pub(super) struct Source {
    pub slot: u8,
    pub sort: Sort,
    /// What it brings.
    pub eb: i16,
    /// A Corp's Power, and by how much Corps could raise a Location (R163).
    more: i16,
}

/// Everything that a player can use in a payment, in the order in which it lies.
pub(super) type Sources = Array<Source, { CARDS + 1 }>;

impl Read<'_> {
    /// What a piece brings to a payment of its controller.
    fn source(&self, at: Spot, piece: &Piece, what: Purpose) -> Option<(Sort, i16)> {
        let card = self.card(piece.card);
        let eb = if card.kind == Kind::Location { self.stat(at, Stat::Eb) } else { 0 };
        if self.face(at).has(holds::PAYS) && self.in_force(at) {
            rule!(R318);
            for held in self.always(at) {
                let Static::Pays { eb: pays, only } = held else { continue };
                let fits = only.is_none_or(|only| match what {
                    Purpose::Card(card) | Purpose::Attempt(card) => only.fits(self.card(card).kind),
                    Purpose::Other => false,
                });
                if fits && i16::from(*pays) >= eb {
                    return Some((Sort::Plain, (*pays).into()));
                }
            }
        }
        if eb > 0 {
            rule!(R022);
            return Some((Sort::Site, eb));
        }
        if card.kind != Kind::Runner {
            return None;
        }
        if self.is(at, Attribute::Corp) {
            rule!(R164);
            return Some((Sort::Corp, self.power(at) / 2)).filter(|(_, eb)| *eb > 0);
        }
        let deals = matches!(what, Purpose::Card(card) if self.card(card).kind == Kind::Operation);
        (deals && self.is(at, Attribute::Fixer)).then(|| (Sort::Fixer, self.power(at))).filter(|(_, power)| *power > 0)
    }

    /// The unused pieces that may be sources; any Runner, where something makes Runners what they are not by themselves.
    fn payers(&self, seat: Seat) -> impl Iterator<Item = (u8, &Piece)> + '_ {
        let side = self.board.side(seat);
        let also = if side.does.has(holds::ALSO) { side.sorted.of(Kind::Runner) } else { Slots::NONE };
        side.at(side.sorted.payers.with(also)).filter(|(_, piece)| !piece.used())
    }

    /// What the Sponsor of a player gives now (R012, R013).
    fn sponsorship(&self, seat: Seat) -> i16 {
        rule!(R012);
        rule!(R013);
        let side = self.board.side(seat);
        if side.used { 0 } else { self.catalog().sponsor(side.sponsor).eb.into() }
    }

    /// Everything that a player can use.
    pub(super) fn sources(&self, seat: Seat, what: Purpose) -> Sources {
        let mut all = Sources::new();
        let sponsor = self.sponsorship(seat);
        if sponsor > 0 {
            all.push(Source { slot: SPONSOR, eb: sponsor, ..Source::default() });
        }
        for (slot, piece) in self.payers(seat) {
            let at = Spot::new(seat, slot);
            let Some((sort, eb)) = self.source(at, piece, what) else { continue };
            let more = match sort {
                Sort::Site => (self.cap(seat, slot) - eb).max(0),
                Sort::Corp => self.power(at),
                Sort::Plain | Sort::Fixer => 0,
            };
            all.push(Source { slot, sort, eb, more });
        }
        all
    }

    /// What is printed on a Location: Corps at most double it (R163).
    fn cap(&self, seat: Seat, slot: u8) -> i16 {
        self.piece(Spot::new(seat, slot)).map_or(0, |piece| 2 * i16::from(self.card(piece.card).eb))
    }

    /// How much a player can bring together from here on: one way that is surely possible.
    fn most(&self, due: &Due, sources: &Sources) -> i16 {
        let mut sum = 0;
        let mut slacks: Array<i16, 64> = Array::new();
        let mut corps: Array<(i16, i16), 64> = Array::new();
        if due.site != NOBODY {
            slacks.push(self.cap(due.by, due.site) - i16::from(due.yields));
        }
        for source in sources.iter() {
            let later = place(source.slot) > due.after;
            match source.sort {
                Sort::Corp if corps.room() > 0 => corps.push((source.more, if later { source.eb } else { 0 })),
                Sort::Corp => {}
                _ if !later => {}
                Sort::Plain | Sort::Fixer => sum += source.eb,
                Sort::Site => {
                    sum += source.eb;
                    if slacks.room() > 0 {
                        slacks.push(source.more);
                    }
                }
            }
        }
        corps.sort_unstable_by_key(|(power, _)| -power);
        for &(power, half) in corps.iter() {
            let best = slacks.iter_mut().max_by_key(|slack| **slack);
            match best {
                Some(slack) if power.min(*slack) > half => {
                    let gain = power.min(*slack);
                    *slack -= gain;
                    sum += gain;
                }
                _ => sum += half,
            }
        }
        sum
    }

    /// How many EB a player could pay for something.
    pub fn reach(&self, seat: Seat, what: Purpose) -> i16 {
        self.most(&due(seat, u8::MAX, what), &self.sources(seat, what))
    }

    /// Whether a player could pay so much for something. Most costs are met by the first sources, and only where their sum
    /// is too small it matters what Corps could add to Locations.
    pub fn affords(&self, seat: Seat, cost: i16, what: Purpose) -> bool {
        let mut sum = self.sponsorship(seat);
        let mut corps = false;
        if sum >= cost {
            return true;
        }
        for (slot, piece) in self.payers(seat) {
            let Some((sort, eb)) = self.source(Spot::new(seat, slot), piece, what) else { continue };
            corps |= sort == Sort::Corp;
            sum += eb;
            if sum >= cost {
                return true;
            }
        }
        corps && self.reach(seat, what) >= cost
    }

    /// What can be named next in a payment.
    pub(super) fn offer_sources(&self, due: &Due, into: &mut impl Sink<Choice>) {
        let sources = self.sources(due.by, due.what);
        let side = self.board.side(due.by);
        let before = i16::from(due.cost) - i16::from(due.paid);
        let mut any = false;
        let name = |slot: u8| self.board.name(Spot::new(due.by, slot));
        // First what surely leaves enough for the rest; if nothing does, everything that is there.
        for sure in [true, false] {
            if any {
                break;
            }
            let enough = |gain: i16, next: Due| !sure || gain >= before || gain + self.most(&next, &sources) >= before;
            if due.site != NOBODY {
                let slack = self.cap(due.by, due.site) - i16::from(due.yields);
                for (slot, piece) in side.runners().filter(|_| slack > 0) {
                    let at = Spot::new(due.by, slot);
                    if !piece.used() && self.is(at, Attribute::Corp) {
                        let gain = self.power(at).min(slack);
                        let spent = Due { yields: due.yields + gain as u8, ..*due };
                        // The Corp itself is used then; what it could bring otherwise is taken off.
                        let other = if place(slot) > due.after { self.power(at) / 2 } else { 0 };
                        if gain > 0 && enough(gain - other.max(0), spent) {
                            into.push(Choice::Boost(name(slot)));
                            any = true;
                        }
                    }
                }
            }
            for source in sources.iter().filter(|source| place(source.slot) > due.after) {
                let (slot, gain) = (source.slot, source.eb);
                let site = if source.sort == Sort::Site { slot } else { NOBODY };
                if enough(gain, Due { after: place(slot), site, yields: gain as u8, ..*due }) {
                    into.push(if source.sort == Sort::Fixer { Choice::Deal(name(slot)) } else { Choice::Source(name(slot)) });
                    any = true;
                }
            }
        }
    }

    /// What changes prices, by seats.
    pub(super) fn pricers(&self) -> [Slots; SEATS] {
        let mut all = [Slots::NONE; SEATS];
        for seat in self.board.players() {
            let side = self.board.side(seat);
            let rules = if side.does.has(holds::PRICES) { side.sorted.rules } else { Slots::NONE };
            let prices = |&slot: &u8| {
                let at = Spot::new(seat, slot);
                self.face(at).has(holds::PRICES) && self.in_force(at)
            };
            all[seat.index() % SEATS] = rules.iter().filter(prices).collect();
        }
        all
    }

    /// What a card costs a player to buy (R112, R113, A36).
    pub fn price(&self, seat: Seat, card: CardId) -> u8 {
        self.price_among(seat, card, &self.pricers())
    }

    /// The same, where it is known what changes prices.
    pub(super) fn price_among(&self, seat: Seat, card: CardId, pricers: &[Slots; SEATS]) -> u8 {
        let printed = self.card(card);
        let side = self.board.side(seat);
        let mut price = i16::from(printed.cost);
        let faction = self.catalog().sponsor(side.sponsor).faction;
        if printed.faction == Some(faction) {
            rule!(R112);
            rule!(R113);
            rule!(R114);
            price = if price <= 1 { price } else { (price - 2).max(1) };
        } else {
            rule!(R115);
            rule!(R004);
        }
        for other in self.board.players() {
            let sponsor = self.face(Spot::new(other, SPONSOR)).has(holds::PRICES);
            for slot in sponsor.then_some(SPONSOR).into_iter().chain(pricers[other.index() % SEATS]) {
                for what in self.always(Spot::new(other, slot)) {
                    match what {
                        Static::Cheaper(which, by) if other == seat && self.fits_card(which, card) => {
                            price = if price <= 1 { price } else { (price - i16::from(*by)).max(1) };
                        }
                        Static::Dearer(which, by) if other != seat && self.fits_card(which, card) => price += i16::from(*by),
                        _ => {}
                    }
                }
            }
        }
        price.clamp(0, 255) as u8
    }
}

/// Something that is to be paid.
pub(super) const fn due(by: Seat, cost: u8, what: Purpose) -> Due {
    Due { by, cost, paid: 0, what, after: 0, site: NOBODY, yields: 0 }
}

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    /// A cost is paid before what lies below goes on (R014).
    pub(super) fn charge(&mut self, seat: Seat, cost: u8, what: Purpose) {
        rule!(R014);
        if cost > 0 {
            self.push(Frame::Pay(due(seat, cost, what)));
        }
    }

    /// A source is used (R116-R118).
    pub(super) fn pay_with(&mut self, mut due: Due, choice: Choice) {
        let (Choice::Source(name) | Choice::Boost(name) | Choice::Deal(name)) = choice else { return };
        let Some(at) = self.state.board.find(name) else { return };
        rule!(R117);
        rule!(R118);
        if at.slot == SPONSOR {
            let eb = self.game.catalog().sponsor(self.state.board.side(due.by).sponsor).eb;
            (due.after, due.site) = (place(SPONSOR), NOBODY);
            return self.paid(due, at, eb);
        }
        let read = self.read();
        let Some(&piece) = read.piece(at) else { return };
        if let Choice::Boost(_) = choice {
            rule!(R162);
            rule!(R163);
            let gain = read.power(at).min(read.cap(due.by, due.site) - i16::from(due.yields)).max(0) as u8;
            due.yields += gain;
            self.become_frame(Frame::Pay(due));
            return self.fund(due.by, at, Job::Fund(gain), Deeds::Fund);
        }
        let Some((sort, gain)) = read.source(at, &piece, due.what) else { return };
        let gain = gain.clamp(0, 255) as u8;
        due.after = place(at.slot);
        (due.site, due.yields) = if sort == Sort::Site { (at.slot, gain) } else { (NOBODY, 0) };
        match sort {
            Sort::Plain | Sort::Site => self.paid(due, at, gain),
            Sort::Corp => {
                self.become_frame(Frame::Pay(due));
                self.fund(due.by, at, Job::Fund(gain), Deeds::Fund);
            }
            Sort::Fixer => {
                rule!(R166);
                self.become_frame(Frame::Pay(due));
                self.fund(due.by, at, Job::Deal(gain), Deeds::Deal);
            }
        }
    }

    fn paid(&mut self, mut due: Due, at: Spot, eb: u8) {
        rule!(R116);
        due.paid = due.paid.saturating_add(eb);
        self.become_frame(Frame::Pay(due));
        self.use_card(at);
        let name = self.state.board.name(at);
        self.tell(|| Event::Paid { name, eb });
    }

    /// A Runner is used for a payment: what it brings counts when nobody has answered.
    fn fund(&mut self, by: Seat, at: Spot, job: Job, deed: Deeds) {
        let number = self.number();
        let name = self.state.board.name(at);
        self.tell(|| Event::Does { seat: by, deed, with: name, on: None });
        self.announce(Item { by, job, number, with: at, off: false });
        self.employ(at, number);
    }

    /// A Corp or Fixer has brought something: it is added to the payment below.
    pub(super) fn funded(&mut self, eb: u8) {
        if let Some(Frame::Pay(due)) = self.state.board.frames.top_mut() {
            due.paid = due.paid.saturating_add(eb);
        }
    }

    /// A payment cannot be completed: what was to be paid for does not happen, and the sources stay used (A26).
    pub(super) fn withdraw(&mut self) {
        rule!(R157);
        let Some(Frame::Pay(due)) = self.state.board.frames.pop() else { return };
        self.tell(|| Event::Withdrawn { seat: due.by });
        if let Some(Frame::Window(..)) = self.state.board.frames.top() {
            self.pop();
        }
        match self.state.board.frames.pop() {
            Some(Frame::Buy(seat, card, _)) => self.take_openly(seat, card),
            Some(Frame::Item(item)) => {
                self.release(item.number);
                if item.job == Job::Support {
                    self.stand_down(item.with);
                }
                if let Job::Effect(doing) = item.job
                    && !doing.this.is_some()
                {
                    self.take_openly(item.by, doing.card);
                }
            }
            Some(Frame::Battle(_)) => self.call_off(),
            Some(Frame::Bid(..)) | None => {}
            Some(other) => self.push(other),
        }
    }
}

//! What cards do (rulebook 5.1, Contacts and Opportunities; 5.2, Use): an option is chosen only if all of it can happen;
//! then its price is paid, its deeds happen in their order, and the card is discarded.

use table::{Chance, Seat, Witness, rule};

use super::challenge::seat_in_trial;
use super::{Engine, event, prices, street};
use crate::cards::Cards;
use crate::catalog::effects::{Deck, Deed, Favour, Occasion, Power, PowerSort, Window};
use crate::catalog::words::Action;
use crate::catalog::{Catalog, ContactId, ItemId, OpportunityId};
use crate::choice::{Act, Choice, Held};
use crate::event::Event;
use crate::frame::{Frame, Holder, Origin, PowerRef};
use crate::game::Nightlancer;
use crate::powers::Force;
use crate::state::State;

/// Where a player stands when it thinks of using an option.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Moment {
    pub seat: Seat,
    pub window: Window,
}

/// The deeds of something.
fn deeds(catalog: &'static Catalog, state: &State, seat: Seat, origin: Origin) -> &'static [Deed] {
    match origin {
        Origin::Contact(card, option) => &catalog.contact(card).favours[usize::from(option) % 2].does,
        Origin::Item(card) => catalog.item(card).favour.as_ref().map_or(&[], |favour| &favour.does),
        Origin::Opportunity(card) => &catalog.opportunity(card).gains,
        Origin::Use(_) => &[],
        Origin::Power(power) => match prices::printed(catalog, state, seat, power) {
            Some(Power::Each(_, deed)) => std::slice::from_ref(deed),
            _ => &[],
        },
    }
}

/// Whether a deed could happen.
fn possible(game: &Nightlancer, state: &State, at: Moment, deed: Deed) -> bool {
    let (open, seat) = (&state.open, at.seat);
    let trial = open.trial.as_ref();
    let paid = open.attempt.as_ref().filter(|_| at.window == Window::Paid);
    let mission = paid.map(|attempt| (game.catalog().mission(attempt.job.mission), attempt.paid.len()));
    match deed {
        Deed::Draw(Deck::Contacts, _) | Deed::Sift(Deck::Contacts, _) => state.contacts.can_draw(),
        Deed::Draw(Deck::Opportunities, _) | Deed::Sift(Deck::Opportunities, _) => state.opportunities.can_draw(),
        Deed::Recall => !state.contacts.discards.is_empty(),
        Deed::Browse(_) => !open.market.is_empty() || !open.market_gone.is_empty(),
        Deed::Act(action) => {
            let mut able = false;
            acts(game, state, seat, action, |_| able = true);
            able
        }
        Deed::Resell => !Force::new(game, open).for_sale(seat).is_empty(),
        Deed::ClearLoan(cost) => open.of(seat).loans > 0 && open.of(seat).chips >= cost.into(),
        Deed::Bonus(tests, _) => trial.is_some_and(|trial| tests.covers(trial.challenge.test)),
        Deed::Pass(obstacle) => trial.is_some_and(|trial| trial.challenge.obstacle == Some(obstacle) && !trial.runs[seat.index()].passed),
        Deed::Protect(_) => trial.is_some_and(|trial| trial.challenge.test.is_combat()),
        Deed::SkipEvent => event::applies(Force::new(game, open), seat),
        Deed::KeepIdeal => mission
            .is_some_and(|(card, _)| card.dirty && open.of(seat).ideals > 0 && !Force::new(game, open).has(seat, PowerSort::Hardened)),
        Deed::NoHeat => mission.is_some_and(|(card, crew)| card.payment(crew).heat > 0),
        Deed::Deal => open.has_deal(seat),
        _ => deed.is_sure(),
    }
}

/// Whether an option can be used now: it is for this window, can be paid, and all of it can happen.
fn usable(game: &Nightlancer, state: &State, at: Moment, favour: &Favour, origin: Origin) -> bool {
    let open_too = at.window == Window::Street && favour.when == Window::Open;
    // C-57
    (favour.when == at.window || open_too)
        && favour.does.iter().all(|&deed| possible(game, state, at, deed))
        && prices::payable(game, state, at.seat, origin)
}

/// The options of Contacts and cards that a player can use in a window.
pub(super) fn favours(game: &Nightlancer, state: &State, at: Moment, mut offer: impl FnMut(Choice)) {
    let (catalog, sets) = (game.catalog(), game.sets());
    let contacts = match at.window {
        Window::Street => {
            let [street, open] = [Window::Street, Window::Open].map(|window| sets.contacts[window as usize]);
            [street[0].union(open[0]), street[1].union(open[1])]
        }
        window => sets.contacts[window as usize],
    };
    rule!(R197);
    for card in state.contacts.hand(at.seat).both(contacts[0].union(contacts[1])).iter() {
        for option in 0..2 {
            let place = usize::from(option);
            let favour = || &catalog.contact(card).favours[place];
            let sure = || sets.sure[place].contains(card);
            if contacts[place].contains(card) && (sure() || usable(game, state, at, favour(), Origin::Contact(card, option))) {
                offer(Choice::Play(card, option));
            }
        }
    }
    let items = match at.window {
        Window::Street => sets.favours[Window::Street as usize].union(sets.favours[Window::Open as usize]),
        window => sets.favours[window as usize],
    };
    let force = Force::new(game, &state.open);
    for card in force.items(at.seat).both(items).minus(sets.unique).minus(force.in_use(at.seat)).iter() {
        let favour = catalog.item(card).favour.as_ref();
        if favour.is_some_and(|favour| usable(game, state, at, favour, Origin::Item(card))) {
            offer(Choice::Spend(card));
        }
    }
}

/// The options that a player can use after a roll that fails.
pub(crate) fn after_roll(game: &Nightlancer, state: &State, seat: Seat, offer: impl FnMut(Choice)) {
    favours(game, state, Moment { seat, window: Window::Rolled }, offer);
}

/// Whether a player could use an option in a window, by what everybody sees.
pub(super) fn could_use(game: &Nightlancer, state: &State, seat: Seat, window: Window) -> bool {
    let items = game.sets().favours[window as usize].minus(game.sets().unique);
    state.contacts.held(seat) > 0 || !Force::new(game, &state.open).items(seat).both(items).is_empty()
}

/// What a player could do for an action of the board, spaces aside.
pub(super) fn acts(game: &Nightlancer, state: &State, seat: Seat, action: Action, offer: impl FnMut(Act)) {
    acts_of(game, state, seat, action, &mut None, offer);
}

/// The same for one of several spaces: which Opportunities can be bought is found out once for all of them.
pub(super) fn acts_of(
    game: &Nightlancer,
    state: &State,
    seat: Seat,
    action: Action,
    affordable: &mut Option<Cards<OpportunityId>>,
    mut offer: impl FnMut(Act),
) {
    let open = &state.open;
    rule!(R078);
    match action {
        Action::BlackMarket => {}
        Action::GatherFavours if state.contacts.can_draw() => offer(Act::Favours),
        Action::GatherFavours => {}
        Action::SlumsHustles => offer(Act::Hustles),
        Action::UseConnections => {
            let affords = |card: &OpportunityId| prices::affords_opportunity(game, state, seat, *card);
            let able = *affordable.get_or_insert_with(|| state.opportunities.hand(seat).iter().filter(affords).collect());
            able.iter().for_each(|card| offer(Act::Connect(card)));
        }
        Action::Euromafia => {
            if street::may_borrow(open, seat) {
                offer(Act::Loan);
            }
            let price = u16::from(Force::new(game, open).prospect(seat));
            (1..=2u8).filter(|&count| open.of(seat).chips >= price * u16::from(count)).for_each(|count| offer(Act::Prospects(count)));
            discardable(game, state, seat).for_each(|card| offer(Act::Cool(card)));
        }
        Action::HardWork => offer(Act::Work),
        Action::TakeARest => offer(Act::Rest),
    }
}

/// The cards of a hand that can be discarded: all but the unique Opportunity (C-54).
pub(super) fn discardable(game: &Nightlancer, state: &State, seat: Seat) -> impl Iterator<Item = Held> + use<> {
    let contacts = state.contacts.hand(seat).iter().map(Held::Contact);
    contacts.chain(state.opportunities.hand(seat).minus(game.sets().own).iter().map(Held::Opportunity))
}

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    /// Uses an option of a Contact or a card.
    pub(super) fn favour(&mut self, seat: Seat, choice: Choice) {
        match choice {
            Choice::Play(card, option) => self.play(seat, card, option),
            Choice::Spend(card) => self.spend_item(seat, card),
            _ => {}
        }
    }

    fn play(&mut self, seat: Seat, card: ContactId, option: u8) {
        if !self.state.contacts.show(seat, card) {
            return;
        }
        rule!(R198);
        self.state.open.playing.insert(card);
        self.tell(|| Event::Played { seat, card, option: option + 1 });
        self.perform(seat, Origin::Contact(card, option));
    }

    fn spend_item(&mut self, seat: Seat, card: ItemId) {
        // C-56
        self.lose_item(seat, card);
        self.state.open.market_gone.insert(card);
        self.tell(|| Event::Spent { seat, card });
        self.perform(seat, Origin::Item(card));
    }

    /// An Opportunity of the hand is bought.
    pub(super) fn buy_opportunity(&mut self, seat: Seat, card: OpportunityId) {
        rule!(R201);
        if !self.state.opportunities.show(seat, card) {
            return;
        }
        rule!(R202);
        self.seated(seat).bought.insert(card);
        self.tell(|| Event::Seized { seat, card });
        self.perform(seat, Origin::Opportunity(card));
    }

    /// Pays a price, does the deeds, and is done.
    pub(super) fn perform(&mut self, seat: Seat, origin: Origin) {
        self.push(Frame::Done(origin));
        self.push(Frame::Does(seat, origin, 0));
        self.push(Frame::Pays(seat, origin, 0));
    }

    /// What comes after a card has done what it does.
    pub(super) fn origin_done(&mut self, origin: Origin) {
        self.pop();
        match origin {
            Origin::Contact(card, _) => self.played_out(card),
            Origin::Opportunity(card) if self.game.sets().agendas.contains(card) => {
                let owner = self.open().players().find(|&seat| self.open().of(seat).bought.contains(card));
                if let Some(seat) = owner {
                    self.occasion_but(seat, Occasion::AgendaBought, Some(card));
                }
            }
            _ => {}
        }
    }

    pub(super) fn does(&mut self, seat: Seat, origin: Origin, part: u8) {
        let Some(&deed) = deeds(self.catalog(), self.state, seat, origin).get(usize::from(part)) else {
            return self.pop();
        };
        self.become_frame(Frame::Does(seat, origin, part + 1));
        self.deed(seat, deed);
    }

    /// What powers of a player give on an occasion.
    pub(super) fn occasion(&mut self, seat: Seat, occasion: Occasion) {
        self.occasion_but(seat, occasion, None);
    }

    fn occasion_but(&mut self, seat: Seat, occasion: Occasion, but: Option<OpportunityId>) {
        if !self.force().owns(seat, PowerSort::Each) {
            return;
        }
        let mut found: table::array::Array<PowerRef, 8> = table::array::Array::new();
        for (power, what) in self.force().powers(seat) {
            let own = but.is_some_and(|card| power.holder == Holder::Opportunity(card));
            if matches!(what, Power::Each(when, _) if when == occasion) && !own && found.room() > 0 {
                found.push(power);
            }
        }
        for &power in found.iter() {
            match prices::printed(self.catalog(), self.state, seat, power) {
                // What asks waits on the stack; the rest happens at once.
                Some(Power::Each(_, Deed::Sift(..))) => self.push(Frame::Does(seat, Origin::Power(power), 0)),
                Some(&Power::Each(_, deed)) => self.deed(seat, deed),
                _ => {}
            }
        }
    }

    /// Does one deed.
    fn deed(&mut self, seat: Seat, deed: Deed) {
        match deed {
            Deed::Chips(amount) => self.earn(seat, amount),
            Deed::Health(amount) => self.heal(seat, amount),
            Deed::Resolve(amount) => self.rest(seat, amount),
            Deed::Cool(amount) => self.cool(seat, amount),
            Deed::Heat(amount) => self.heat(seat, amount),
            Deed::Prospects(amount) => self.prospects(seat, amount.into()),
            Deed::Ideals(amount) => {
                rule!(R205);
                (0..amount).for_each(|_| self.gain_ideal(seat));
            }
            Deed::Draw(deck, count) => self.draw(seat, deck, count),
            Deed::Sift(deck, count) => self.sift(seat, deck, count),
            Deed::Recall => {
                if let Some(card) = self.state.contacts.discards.pop() {
                    self.state.contacts.give(seat, card);
                    self.tell(|| Event::Recalled { seat, card });
                }
            }
            Deed::Browse(count) => self.browse(seat, count),
            Deed::Act(action) => self.push(Frame::Acting(seat, action)),
            Deed::Resell => self.push(Frame::Reselling(seat)),
            Deed::ClearLoan(cost) => {
                self.spend(seat, cost);
                self.loans(seat, -1);
            }
            Deed::Deal => {
                self.place_deal(seat);
            }
            Deed::SkipEvent => self.state.open.excused = self.open().excused.with(seat),
            Deed::KeepIdeal => self.spare(seat, 0),
            Deed::NoHeat => self.spare(seat, 1),
            // Answered where the Contact was played.
            Deed::Ignore => {}
            Deed::Bonus(..) | Deed::Pass(_) | Deed::Protect(_) | Deed::Hits(_) => self.help(seat, deed),
            Deed::Reroll => {
                if seat_in_trial(self.open(), seat) {
                    self.roll_for(seat, true);
                }
            }
        }
    }

    fn spare(&mut self, seat: Seat, what: usize) {
        if let Some(attempt) = &mut self.state.open.attempt {
            attempt.spared[what] = attempt.spared[what].with(seat);
        }
    }

    /// A card helps in the challenge that goes on.
    fn help(&mut self, seat: Seat, deed: Deed) {
        let Some(trial) = &mut self.state.open.trial else { return };
        let run = &mut trial.runs[seat.index()];
        match deed {
            Deed::Bonus(_, by) | Deed::Hits(by) => run.more = run.more.saturating_add_unsigned(by),
            Deed::Protect(by) => run.guard += by,
            Deed::Pass(_) => {
                rule!(R229);
                run.passed = true;
            }
            _ => {}
        }
    }

    /// Draws cards beside the deck, of which one is kept.
    fn sift(&mut self, seat: Seat, deck: Deck, count: u8) {
        let catalog = self.catalog();
        let mut cards: [Option<Held>; 6] = [None; 6];
        for slot in cards.iter_mut().take(count.into()) {
            *slot = match deck {
                Deck::Contacts => self.state.contacts.draw_aside("contact deck", self.chance, |card| card.key(catalog)).map(Held::Contact),
                Deck::Opportunities => {
                    let card = self.state.opportunities.draw_aside("opportunity deck", self.chance, |card| card.key(catalog));
                    card.map(Held::Opportunity)
                }
            };
        }
        let drawn = cards.iter().flatten().count() as u8;
        if drawn > 0 {
            self.push(Frame::Sifting(seat, deck));
            let told =
                |shown: bool| Event::Drew { seat, deck, count: drawn, cards: cards.into_iter().flatten().filter(|_| shown).collect() };
            self.witness.split(seat, || told(true), || told(false));
        }
    }

    pub(super) fn sifted(&mut self, seat: Seat, deck: Deck, choice: Choice) {
        self.pop();
        let Choice::Hold(card) = choice else { return };
        let gone: table::array::Array<Held, 6> = match deck {
            Deck::Contacts => self.state.contacts.drawn.iter().map(Held::Contact).filter(|&other| other != card).collect(),
            Deck::Opportunities => self.state.opportunities.drawn.iter().map(Held::Opportunity).filter(|&other| other != card).collect(),
        };
        match card {
            Held::Contact(card) => self.state.contacts.keep(seat, card),
            Held::Opportunity(card) => self.state.opportunities.keep(seat, card),
        }
        for &card in gone.iter() {
            self.tell(|| Event::Discarded { seat, card });
        }
    }

    fn browse(&mut self, seat: Seat, count: u8) {
        for _ in 0..count {
            if let Some(card) = self.draw_item() {
                self.state.open.browsed.insert(card);
            }
        }
        let cards = self.open().browsed;
        self.tell(|| Event::Browsed { seat, cards: cards.iter().collect() });
        self.push(Frame::Browsing(seat));
    }

    /// An action that cannot be done any more is over.
    pub(super) fn acting(&mut self, seat: Seat, action: Action) -> bool {
        let mut able = false;
        acts(self.game, self.state, seat, action, |_| able = true);
        if !able {
            self.pop();
        }
        !able
    }

    /// With nothing left to sell, so is a sale.
    pub(super) fn reselling(&mut self, seat: Seat) -> bool {
        let over = self.force().for_sale(seat).is_empty();
        if over {
            self.pop();
        }
        over
    }

    /// An action of the board by a card.
    pub(super) fn acted(&mut self, seat: Seat, choice: Choice) {
        self.pop();
        if let Choice::Do(act) = choice {
            self.act(seat, act, None);
        }
    }

    /// A card is sold for its whole cost.
    pub(super) fn resold(&mut self, seat: Seat, choice: Choice) {
        self.pop();
        if let Choice::Give(card) = choice {
            let cost = self.catalog().item(card).cost;
            self.sell_for(seat, card, cost);
        }
    }
}

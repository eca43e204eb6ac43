//! Scoring and winning (rulebook 4; 6.1, Scoring and Victory): what players may still do, Loans, Heat, Chips, abilities,
//! Ideals and Agendas.

use table::array::Array;
use table::{Chance, Outcome, Seat, Verdict, Witness, rule};

use super::Engine;
use super::deeds::{could_use, discardable};
use super::downtime::LOAN;
use super::ends::rank;
use crate::catalog::effects::{Count, Power, Window};
use crate::catalog::words::Ability;
use crate::choice::{Act, Choice};
use crate::event::Event;
use crate::frame::Frame;
use crate::game::Nightlancer;
use crate::powers::Force;
use crate::state::{Ending, MOST_HEAT, State};

/// What a Loan that is not cleared costs (R170).
pub(crate) const LOAN_PROSPECTS: i16 = 5;

/// Cards and Chips that make up for a point of Heat (R171).
pub(super) const HEAT_ITEMS: u8 = 2;

/// Prospects that each player needs together against the Agent (R290), and all of them for each player (R291).
pub(crate) const EACH: i16 = 20;
pub(crate) const TOGETHER: i16 = 25;

/// The rating that is worth a Prospect there (R289).
const FINE: u8 = 6;

/// How many Agendas are worth a Prospect, by Ideals.
fn agendas_for_one(ideals: u8) -> Option<usize> {
    match ideals {
        0 | 1 => {
            rule!(R177);
            None
        }
        2 => {
            rule!(R178);
            Some(6)
        }
        3 => {
            rule!(R179);
            Some(5)
        }
        4 => {
            rule!(R180);
            Some(4)
        }
        5 => {
            rule!(R181);
            Some(3)
        }
        _ => {
            rule!(R182);
            Some(2)
        }
    }
}

/// Cards and Chips that a player could give up for Heat.
pub(super) fn items(game: &Nightlancer, state: &State, seat: Seat) -> usize {
    discardable(game, state, seat).count() + usize::from(state.open.of(seat).chips)
}

/// How many of something a player has at Scoring.
fn count(force: Force<'_>, contacts: usize, seat: Seat, what: Count) -> usize {
    let (seated, sets) = (force.open.of(seat), force.game.sets());
    match what {
        Count::Skills => seated.bought.minus(sets.agendas).len(),
        Count::Agendas => seated.bought.both(sets.agendas).len(),
        Count::Cyber => seated.assets.both(sets.cyber).len(),
        Count::Weapons => seated.assets.both(sets.weapons).len(),
        Count::Contacts => contacts,
        Count::FineAbilities => Ability::ALL.iter().filter(|&&ability| force.rating(seat, ability) >= 4).count(),
        Count::Coolness => usize::from(MOST_HEAT - seated.heat),
    }
}

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    fn at(&self, place: u8) -> Option<Seat> {
        self.open().order.get(usize::from(place)).copied()
    }

    /// Selling, Contacts and Opportunities, in turn order; whoever has nothing for it is not asked.
    pub(super) fn score_acts(&mut self, place: u8) -> bool {
        let Some(seat) = self.at(place) else {
            self.pop();
            return true;
        };
        let able = self.open().plays(seat)
            && (self.state.opportunities.held(seat) > 0
                || could_use(self.game, self.state, seat, Window::Open)
                || !self.force().for_sale(seat).is_empty());
        if !able {
            self.become_frame(Frame::ScoreActs(place + 1));
        }
        !able
    }

    pub(super) fn score_act(&mut self, place: u8, seat: Seat, choice: Choice) {
        match choice {
            Choice::Do(Act::Connect(card)) => {
                rule!(R169);
                self.buy_opportunity(seat, card);
            }
            Choice::Done => {
                rule!(R167);
                self.become_frame(Frame::ScoreActs(place + 1));
            }
            other => {
                // C-86
                rule!(R168);
                self.favour(seat, other);
            }
        }
    }

    pub(super) fn score_loans(&mut self, place: u8, loans: u8) -> bool {
        let Some(seat) = self.at(place) else {
            self.pop();
            return true;
        };
        if !self.open().plays(seat) {
            self.become_frame(Frame::ScoreLoans { place: place + 1, loans: u8::MAX });
            return true;
        }
        // C-14, C-66
        rule!(R170);
        let left = loans.min(self.open().of(seat).loans);
        if left == 0 {
            let heat = self.open().of(seat).heat;
            self.become_frame(Frame::ScoreHeat { place, heat });
            return true;
        }
        if self.funds(seat) < LOAN.into() {
            self.become_frame(Frame::ScoreLoans { place, loans: left - 1 });
            self.prospects(seat, -LOAN_PROSPECTS);
            return true;
        }
        self.become_frame(Frame::ScoreLoans { place, loans: left });
        false
    }

    pub(super) fn score_loan(&mut self, place: u8, loans: u8, seat: Seat, choice: Choice) {
        self.become_frame(Frame::ScoreLoans { place, loans: loans - 1 });
        if choice == Choice::Clear {
            self.spend(seat, LOAN);
            self.loans(seat, -1);
        } else {
            self.prospects(seat, -LOAN_PROSPECTS);
        }
    }

    pub(super) fn score_heat(&mut self, place: u8, heat: u8) -> bool {
        let Some(seat) = self.at(place) else {
            self.pop();
            return true;
        };
        if heat == 0 || !self.open().plays(seat) {
            self.become_frame(Frame::ScoreChips(place));
            return true;
        }
        rule!(R171);
        let others = self.helpers(seat).map(|other| self.state.contacts.held(other)).sum::<usize>();
        let cards = discardable(self.game, self.state, seat).count() + others;
        if cards + usize::from(self.funds(seat)) < HEAT_ITEMS.into() {
            self.become_frame(Frame::ScoreHeat { place, heat: heat - 1 });
            self.prospects(seat, -1);
            return true;
        }
        false
    }

    pub(super) fn score_heat_choice(&mut self, place: u8, heat: u8, seat: Seat, choice: Choice) {
        if choice == Choice::Prospect {
            self.become_frame(Frame::ScoreHeat { place, heat: heat - 1 });
            self.prospects(seat, -1);
        } else {
            self.become_frame(Frame::ScoreItems { place, heat, items: HEAT_ITEMS, from: 0 });
        }
    }

    pub(super) fn score_items(&mut self, place: u8, heat: u8, items: u8) -> bool {
        let here = self.at(place).is_some_and(|seat| self.open().plays(seat));
        if items == 0 || !here {
            self.become_frame(Frame::ScoreHeat { place, heat: heat - 1 });
            return true;
        }
        false
    }

    pub(super) fn score_item(&mut self, place: u8, heat: u8, items: u8, seat: Seat, choice: Choice) {
        rule!(R172);
        match choice {
            Choice::Discard(card) => {
                self.become_frame(Frame::ScoreItems { place, heat, items: items - 1, from: rank(card) + 1 });
                self.discard(seat, card);
            }
            _ => {
                self.become_frame(Frame::ScoreItems { place, heat, items: items - 1, from: u8::MAX });
                self.spend(seat, 1);
            }
        }
    }

    pub(super) fn score_chips(&mut self, place: u8) {
        self.become_frame(Frame::ScoreLoans { place: place + 1, loans: u8::MAX });
        let Some(seat) = self.at(place).filter(|&seat| self.open().plays(seat)) else { return };
        rule!(R173);
        while self.open().of(seat).chips >= 5 {
            self.spend(seat, 5);
            self.prospects(seat, 1);
        }
    }

    /// Abilities, Ideals, Agendas, and what cards count.
    pub(super) fn totals(&mut self) {
        self.pop();
        let mut gains = [[0u8; 4]; crate::hidden::SEATS];
        for seat in self.open().players() {
            gains[seat.index()] = self::gains(self.force(), self.state.contacts.held(seat), seat);
        }
        for seat in self.open().players() {
            let [abilities, ideals, agendas, powers] = gains[seat.index()];
            self.seated(seat).prospects += i16::from(abilities) + i16::from(ideals) + i16::from(agendas) + i16::from(powers);
            let total = self.open().of(seat).prospects;
            self.tell(|| Event::Scored { seat, abilities, ideals, agendas, powers, total });
        }
        self.end(Ending::Scored);
    }
}

/// What a player who holds so many Contacts gains at the end: for abilities, Ideals, Agendas, and what cards count.
pub(crate) fn gains(force: Force<'_>, contacts: usize, seat: Seat) -> [u8; 4] {
    let open = force.open;
    rule!(R175);
    let abilities = Ability::ALL.iter().filter(|&&ability| {
        let rating = force.rating(seat, ability);
        if open.has_agent() {
            rule!(R288);
            rule!(R289);
            return rating >= FINE;
        }
        // C-68
        rule!(R174);
        open.players().all(|other| force.rating(other, ability) <= rating)
    });
    rule!(R176);
    let ideals = open.of(seat).ideals;
    let agendas = count(force, contacts, seat, Count::Agendas);
    let powers: usize = force
        .powers(seat)
        .filter_map(|(_, power)| match power {
            Power::Score(what, each) => Some(count(force, contacts, seat, what) / usize::from(each.max(1))),
            _ => None,
        })
        .sum();
    let bonus = agendas_for_one(ideals).map_or(0, |each| agendas / each);
    [abilities.count() as u8, ideals, bonus as u8, powers as u8]
}

/// How the table ended.
pub(crate) fn outcome(game: &Nightlancer, state: &State) -> Outcome {
    let open = &state.open;
    let how = match open.ending {
        Some(Ending::Scored) => "scored",
        Some(Ending::NoIdeals) => "no-ideals",
        Some(Ending::Left) => "left",
        Some(Ending::Void) | None => return Outcome::void("void"),
    };
    let scores = open.seated.map(|seated| i32::from(seated.prospects));
    let mut outcome = Outcome::by_score(how, &scores[..usize::from(open.seats)]);
    if open.has_agent() {
        outcome.verdict = if open.ending == Some(Ending::Scored) && has_won(game, state) { Verdict::Won } else { Verdict::Lost };
        outcome.places = Default::default();
        return outcome;
    }
    rule!(R001);
    rule!(R183);
    // C-65, C-67
    let mut ranking: Array<Seat, 5> = open.order.iter().copied().filter(|&seat| seat.0 < open.seats).collect();
    rule!(R184);
    rule!(R185);
    let standing = |seat: Seat| (!open.left.contains(seat), open.of(seat).ideals > 0, open.of(seat).prospects);
    ranking.sort_by_key(|&seat| std::cmp::Reverse(standing(seat)));
    for (place, &seat) in (1..).zip(ranking.iter()) {
        outcome.places[seat.index()] = place;
    }
    outcome
}

/// Whether the players have won together against the Agent.
fn has_won(game: &Nightlancer, state: &State) -> bool {
    let open = &state.open;
    let players = open.players().count() as i16;
    let total: i16 = open.players().map(|seat| open.of(seat).prospects).sum();
    let fulfils = |seat: Seat| {
        let seated = open.of(seat);
        rule!(R290);
        rule!(R292);
        rule!(R293);
        seated.prospects >= EACH && seated.ideals > 0 && seated.bought.contains(game.catalog().unique(seated.nightlancer).1)
    };
    rule!(R291);
    rule!(R294);
    players > 0 && total >= TOGETHER * players && open.players().all(fulfils)
}

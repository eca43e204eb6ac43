//! Betting, the public card and the showdown (R05 to R16).

use table::{Chance, Message, Outcome, Reason, RuleId, Seat, Witness, rule};

use super::{ANTE, Bet, Event, Progress, Rank, State, View, draw};

/// How many raises a round allows (R09).
pub(super) const RAISES: u8 = 2;

/// The most chips a seat can put in: the ante, two raises of 2 and two of 4.
pub(super) const MOST_CHIPS: u8 = ANTE + RAISES * (2 + 4);

/// What a raise adds (R08).
pub(super) fn stake(stage: Progress) -> u8 {
    if matches!(stage, Progress::First) { 2 } else { 4 }
}

#[inline]
pub(super) fn bet(state: &mut State, seat: Seat, bet: Bet, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
    let (own, other) = (seat.index() & 1, 1 - (seat.index() & 1));
    let before = state.put[own];
    if bet == Bet::Fold {
        rule!(leduc: R06);
        state.stage = Progress::Folded(seat);
        witness.tell(|| Event::Bet { seat, bet, chips: 0 });
        return;
    }
    rule!(leduc: R07);
    let raise = bet == Bet::Raise;
    let more = if raise { stake(state.stage) } else { 0 };
    if raise {
        rule!(leduc: R08);
    }
    state.put[own] = state.put[other] + more;
    state.raises += u8::from(raise);
    let round_ends = state.acted && !raise;
    state.acted = true;
    state.turn = seat.next(2);
    witness.tell(|| Event::Bet { seat, bet, chips: state.put[own] - before });
    if round_ends {
        end_round(state, chance, witness);
    }
}

#[inline]
fn end_round(state: &mut State, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
    rule!(leduc: R10);
    if matches!(state.stage, Progress::Second) {
        rule!(leduc: R12);
        state.stage = Progress::Showdown;
        witness.tell(|| Event::Showdown { cards: state.cards });
        return;
    }
    rule!(leduc: R11);
    rule!(leduc: R05);
    let card = draw("public card", &state.cards, chance);
    *state = State { public: Some(card), stage: Progress::Second, turn: Seat(0), raises: 0, acted: false, ..*state };
    witness.tell(|| Event::Public { card });
}

/// How good a card is at the showdown.
fn strength(card: Rank, public: Option<Rank>) -> u8 {
    if public == Some(card) {
        rule!(leduc: R13);
        3
    } else {
        rule!(leduc: R14);
        card as u8
    }
}

#[inline]
pub(super) fn outcome(state: &State) -> Outcome {
    rule!(leduc: R16);
    let won_by = |how, winner: usize| {
        let lost = i32::from(state.put[1 - winner]);
        Outcome::between(how, if winner == 0 { lost } else { -lost })
    };
    match state.stage {
        Progress::Folded(seat) => won_by("fold", 1 - seat.index()),
        Progress::Left(seat) => won_by("left", 1 - seat.index()),
        Progress::Showdown => {
            let [first, second] = state.cards.map(|card| strength(card, state.public));
            if first == second {
                rule!(leduc: R15);
                return Outcome::between("tie", 0);
            }
            won_by("showdown", usize::from(second > first))
        }
        Progress::First | Progress::Second => Outcome::void("going"),
    }
}

pub(super) fn why_not(view: &View, bet: Bet) -> Option<Reason> {
    let because = |rule, says| Some(Reason { rule: RuleId::new("leduc", rule), says });
    match view.stage {
        Progress::Folded(_) => return because("R06", Message::new("no-folded")),
        Progress::Showdown => return because("R12", Message::new("no-showdown")),
        Progress::Left(_) => return because("R17", Message::new("no-left")),
        Progress::First | Progress::Second => {}
    }
    let Some(seat) = view.seat.filter(|&seat| seat == view.turn) else {
        rule!(leduc: R18);
        return because("R18", Message::new("no-turn").with("seat", view.turn));
    };
    match bet {
        Bet::Fold if view.put[seat.index()] >= view.put[1 - seat.index()] => because("R06", Message::new("no-fold")),
        Bet::Raise if view.raises >= RAISES => {
            rule!(leduc: R09);
            because("R09", Message::new("no-raise").with("raises", RAISES))
        }
        _ => None,
    }
}

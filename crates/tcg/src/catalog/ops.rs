//! Effects as the rules carry them out: the tree of a card, laid out flat, so that an effect that is
//! being carried out is a place in a list.

use super::words::{Amount, Ban, Boon, Cards, Cond, Count, From, Gigs, Guard, Kind, Rest, Step, Tag, Turn, Which, Who, Whose};

/// Whom a verb is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// The source.
    This,
    /// The one chosen, or that the event is about.
    It,
    /// All that were chosen.
    Picked,
    /// All of these.
    All(Which),
}

/// What is done to Units and Legends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verb {
    /// More power this turn.
    Power(Amount),
    /// Less power this turn.
    Weaken(Amount),
    /// More power while fighting, this turn.
    FightPower(Amount),
    /// Something for this turn.
    Give(Boon),
    /// A ban or an order.
    Forbid(Ban),
    /// Defeat.
    Defeat,
    /// Spend.
    Spend,
    /// Ready.
    Ready,
    /// Under the owner's deck.
    Bottom,
    /// It steals a Gig.
    Steal,
}

/// How a card is played by an effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    /// From where.
    pub from: From,
    /// Which cards.
    pub cards: Cards,
    /// Whether it can be declined.
    pub may: bool,
    /// Whether its cost is paid.
    pub paid: bool,
    /// Whether it goes under the deck afterwards.
    pub bottom: bool,
    /// Whether a Gear goes onto another friendly Unit only.
    pub another: bool,
}

/// One operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Op {
    /// (asks) One of these.
    Pick(Which),
    /// (asks) Several of these.
    PickMany {
        /// Which.
        which: Which,
        /// How many.
        most: u8,
        /// So many for each of these instead.
        per: Option<Count>,
        /// One, unless this holds.
        two_if: Option<Cond>,
        /// Whether as many as possible must be chosen.
        forced: bool,
    },
    /// Something is done to Units or Legends.
    Do(Verb, Aim),
    /// Cards are drawn.
    Draw(Amount),
    /// (asks) Both players may draw.
    EachMayDraw(u8),
    /// (asks) Cards are discarded.
    Discard {
        /// How many.
        count: u8,
        /// Only of this type.
        kind: Option<Kind>,
        /// Whether it can be declined.
        may: bool,
        /// Whether the rival discards.
        rival: bool,
    },
    /// Both hands are discarded.
    EachDiscardsHand,
    /// Cards are trashed.
    Trash(u8),
    /// (asks) One of the cards just trashed is taken.
    TakeTrashed(Kind),
    /// (asks) A card of the trash is taken.
    TakeFromTrash {
        /// Which.
        cards: Cards,
        /// Whether it can be declined.
        may: bool,
    },
    /// (asks) The card just trashed may be taken.
    MayTakeThat,
    /// This card goes from the trash under the deck.
    BottomFromTrash,
    /// This card goes to the hand.
    Return,
    /// (asks) Each player picks a Unit to be defeated.
    EachDefeatsOne,
    /// (asks) A Gear is defeated.
    DefeatGear {
        /// Whose.
        whose: Whose,
        /// At most this power.
        power: Option<u8>,
        /// Whether it can be declined.
        may: bool,
    },
    /// (asks) A Gear moves.
    MoveGear,
    /// Eddies are readied.
    ReadyEddies(u8),
    /// (asks) A Gig is changed.
    Adjust {
        /// Which.
        gigs: Gigs,
        /// How.
        turn: Turn,
        /// By how much.
        by: u8,
    },
    /// (asks) A Gig takes the value of another.
    Set {
        /// Of another player's only.
        across: bool,
        /// Whether it can be declined.
        may: bool,
    },
    /// (asks) Two Gigs are swapped.
    Swap {
        /// Whether it can be declined.
        may: bool,
    },
    /// (asks) A Gig is chosen.
    ChooseGig(Gigs),
    /// This Unit steals a Gig with a value of its own.
    StealUnshared,
    /// (asks) A face-down Legend is looked at.
    Look {
        /// Whether it can be declined.
        may: bool,
    },
    /// All face-down Legends are looked at.
    LookAll,
    /// (asks) A Legend may be Called.
    MayCall,
    /// (asks) The Legend that was looked at may be Called, if it has this tag or GO SOLO.
    MayCallThat(Tag),
    /// The top cards of the deck are looked at.
    LookAtDeck(u8),
    /// (asks) One of the cards looked at is taken, as often as allowed.
    TakeLooked {
        /// Which.
        cards: Cards,
        /// How many at most.
        most: u8,
        /// So many more for each.
        more: Option<Count>,
        /// How many at least.
        least: u8,
        /// Whether it is shown.
        shown: bool,
    },
    /// (asks) One of the cards looked at is trashed.
    TrashLooked {
        /// Whether it can be declined.
        may: bool,
    },
    /// (asks) What is left of the cards looked at goes where it belongs.
    PutBack(Rest),
    /// The top card is shown.
    Reveal,
    /// The card that was shown goes to the hand.
    TakeShown,
    /// The card that was shown is trashed.
    TrashShown,
    /// (asks) The card that was shown may be played.
    PlayShown,
    /// (asks) The rival says where the cards that were shown go.
    RivalSorts(u8),
    /// (asks) A type is named.
    NameType,
    /// The top card is sold.
    SellTop,
    /// (asks) A card is played.
    Play(Played),
    /// (asks) The card that was just taken may be played.
    PlayTaken,
    /// The next Program is cheaper.
    NextProgramCheaper(Count),
    /// Thefts are barred.
    Guard(Guard),
    /// (asks) An amount may be paid.
    MayPay(u8),
    /// An ability is booked for the end of the turn.
    Book(u8),
    /// An ability waits for what the chosen Unit does.
    Watch(u8),
    /// (asks) One of several effects is chosen: where each begins.
    Choose {
        /// Where each effect begins.
        modes: [u8; 3],
        /// How many there are.
        count: u8,
        /// All, if this holds.
        all_if: Option<Cond>,
        /// All, unless this holds: then the rival chooses.
        rival_if: Option<Cond>,
    },
    /// The end of an effect that was chosen: on to the end of the choice, unless all are carried out.
    Chosen(u8),
    /// On from there unless a condition holds.
    Unless(Cond, u8),
    /// On from there.
    Jump(u8),
}

/// Lays an effect out.
pub(super) fn flat(steps: &[Step]) -> Vec<Op> {
    let mut ops = Vec::new();
    lay(steps, &mut ops);
    ops
}

fn lay(steps: &[Step], ops: &mut Vec<Op>) {
    for step in steps {
        one(step, ops);
    }
}

/// A verb, after what has to be chosen for it.
fn verb(ops: &mut Vec<Op>, who: Who, verb: Verb) {
    let many = |which, most, per, forced| Op::PickMany { which, most, per, two_if: None, forced };
    let aim = match who {
        Who::This => Aim::This,
        Who::It => Aim::It,
        Who::All(which) => Aim::All(which),
        Who::One(which) => {
            ops.push(Op::Pick(which));
            Aim::It
        }
        Who::UpTo(most, which) => {
            ops.push(many(which, most, None, false));
            Aim::Picked
        }
        Who::PerEach(count, which) => {
            ops.push(many(which, 0, Some(count), true));
            Aim::Picked
        }
    };
    ops.push(Op::Do(verb, aim));
}

fn one(step: &Step, ops: &mut Vec<Op>) {
    let played = |from: From, cards: Cards| Played { from, cards, may: false, paid: false, bottom: false, another: false };
    match step {
        &Step::Power(who, amount) => verb(ops, who, Verb::Power(amount)),
        &Step::Weaken(who, amount) => verb(ops, who, Verb::Weaken(amount)),
        &Step::FightPower(who, amount) => verb(ops, who, Verb::FightPower(amount)),
        &Step::Give(who, boon) => verb(ops, who, Verb::Give(boon)),
        &Step::Forbid(who, ban) => verb(ops, who, Verb::Forbid(ban)),
        &Step::Defeat(who) => verb(ops, who, Verb::Defeat),
        &Step::Spend(who) => verb(ops, who, Verb::Spend),
        &Step::Ready(who) => verb(ops, who, Verb::Ready),
        &Step::Bottom(who) => verb(ops, who, Verb::Bottom),
        &Step::Steal(who) => verb(ops, who, Verb::Steal),
        &Step::DefeatOneOrTwo(which, cond) => {
            ops.push(Op::PickMany { which, most: 2, per: None, two_if: Some(cond), forced: true });
            ops.push(Op::Do(Verb::Defeat, Aim::Picked));
        }
        &Step::Draw(amount) => ops.push(Op::Draw(amount)),
        &Step::EachMayDraw(count) => ops.push(Op::EachMayDraw(count)),
        &Step::Discard(count) => ops.push(Op::Discard { count, kind: None, may: false, rival: false }),
        &Step::MayDiscard { count, kind } => ops.push(Op::Discard { count, kind, may: true, rival: false }),
        &Step::RivalDiscards(count) => ops.push(Op::Discard { count, kind: None, may: false, rival: true }),
        Step::EachDiscardsHand => ops.push(Op::EachDiscardsHand),
        &Step::Trash(count) => ops.push(Op::Trash(count)),
        &Step::TakeTrashed(kind) => ops.push(Op::TakeTrashed(kind)),
        &Step::TakeFromTrash(cards) => ops.push(Op::TakeFromTrash { cards, may: false }),
        &Step::MayTakeFromTrash(cards) => ops.push(Op::TakeFromTrash { cards, may: true }),
        Step::MayTakeThat => ops.push(Op::MayTakeThat),
        Step::BottomFromTrash => ops.push(Op::BottomFromTrash),
        Step::Return => ops.push(Op::Return),
        Step::EachDefeatsOne => ops.push(Op::EachDefeatsOne),
        &Step::DefeatGear { whose, power } => ops.push(Op::DefeatGear { whose, power, may: false }),
        &Step::MayDefeatGear(whose) => ops.push(Op::DefeatGear { whose, power: None, may: true }),
        Step::MoveGear => ops.push(Op::MoveGear),
        &Step::ReadyEddies(count) => ops.push(Op::ReadyEddies(count)),
        &Step::Adjust(gigs, turn, by) | &Step::MayAdjust(gigs, turn, by) => ops.push(Op::Adjust { gigs, turn, by }),
        Step::SetAcross => ops.push(Op::Set { across: true, may: false }),
        Step::MaySet => ops.push(Op::Set { across: false, may: true }),
        Step::Swap => ops.push(Op::Swap { may: false }),
        Step::MaySwap => ops.push(Op::Swap { may: true }),
        &Step::ChooseGig(gigs) => ops.push(Op::ChooseGig(gigs)),
        Step::StealUnshared => ops.push(Op::StealUnshared),
        Step::Look => ops.push(Op::Look { may: false }),
        Step::MayLook => ops.push(Op::Look { may: true }),
        Step::LookAll => ops.push(Op::LookAll),
        Step::MayCall => ops.push(Op::MayCall),
        &Step::MayCallThat(tag) => ops.push(Op::MayCallThat(tag)),
        &Step::Search { top, take, most, rest } => {
            ops.push(Op::LookAtDeck(top));
            ops.push(Op::TakeLooked { cards: take, most, more: None, least: 0, shown: true });
            ops.push(Op::PutBack(rest));
        }
        &Step::SearchAny { top, more, rest } => {
            ops.push(Op::LookAtDeck(top));
            ops.push(Op::TakeLooked { cards: Cards::default(), most: 1, more: Some(more), least: 1, shown: false });
            ops.push(Op::PutBack(rest));
        }
        &Step::SearchTrash(top) => {
            ops.push(Op::LookAtDeck(top));
            ops.push(Op::TrashLooked { may: false });
            ops.push(Op::PutBack(Rest::Top));
        }
        Step::SearchMayTrash => {
            ops.push(Op::LookAtDeck(1));
            ops.push(Op::TrashLooked { may: true });
            ops.push(Op::PutBack(Rest::Top));
        }
        Step::RevealTake => ops.extend([Op::Reveal, Op::TakeShown]),
        Step::RevealPlayOrTake => ops.extend([Op::Reveal, Op::PlayShown]),
        &Step::RevealRivalSorts(count) => ops.push(Op::RivalSorts(count)),
        Step::NameType => ops.push(Op::NameType),
        Step::Reveal => ops.push(Op::Reveal),
        Step::TakeThat => ops.push(Op::TakeShown),
        Step::TrashThat => ops.push(Op::TrashShown),
        Step::SellTop => ops.push(Op::SellTop),
        &Step::Play(from, cards) => ops.push(Op::Play(played(from, cards))),
        &Step::MayPlay(from, cards) => ops.push(Op::Play(Played { may: true, ..played(from, cards) })),
        &Step::MayPlayThenBottom(from, cards) => ops.push(Op::Play(Played { may: true, bottom: true, ..played(from, cards) })),
        &Step::PlayUpTo(most, from, cards) => {
            // Who has enough is not asked again.
            let asked = ops.len();
            for more in 0..most {
                if more > 0 {
                    ops.push(Op::Unless(Cond::Did, 0));
                }
                ops.push(Op::Play(Played { may: true, ..played(from, cards) }));
            }
            let end = ops.len() as u8;
            ops[asked..].iter_mut().filter(|op| matches!(op, Op::Unless(..))).for_each(|op| *op = Op::Unless(Cond::Did, end));
        }
        &Step::PlayGearOnAnother(cards) => ops.push(Op::Play(Played { another: true, ..played(From::Trash, cards) })),
        &Step::PlayPaidThenBottom(cards) => {
            ops.push(Op::Play(Played { may: true, paid: true, bottom: true, ..played(From::Trash, cards) }));
        }
        Step::MayPlayThat => ops.push(Op::PlayTaken),
        &Step::NextProgramCheaper(count) => ops.push(Op::NextProgramCheaper(count)),
        &Step::Guard(guard) => ops.push(Op::Guard(guard)),
        &Step::MayPay(amount) => ops.push(Op::MayPay(amount)),
        &Step::Book(ability) => ops.push(Op::Book(ability)),
        &Step::Watch(ability) => ops.push(Op::Watch(ability)),
        &Step::Choose(which) => ops.push(Op::Pick(which)),
        Step::OneOf { modes, all_if, rival_if } => {
            let at = ops.len();
            ops.push(Op::Jump(0));
            let mut starts = [0; 3];
            let mut ends = Vec::new();
            for (mode, start) in modes.iter().zip(&mut starts) {
                *start = ops.len() as u8;
                lay(mode, ops);
                ends.push(ops.len());
                ops.push(Op::Chosen(0));
            }
            let end = ops.len() as u8;
            ends.into_iter().for_each(|place| ops[place] = Op::Chosen(end));
            ops[at] = Op::Choose { modes: starts, count: modes.len() as u8, all_if: *all_if, rival_if: *rival_if };
        }
        Step::If { cond, then, otherwise } => {
            let at = ops.len();
            ops.push(Op::Jump(0));
            lay(then, ops);
            if otherwise.is_empty() {
                ops[at] = Op::Unless(*cond, ops.len() as u8);
            } else {
                let skip = ops.len();
                ops.push(Op::Jump(0));
                ops[at] = Op::Unless(*cond, ops.len() as u8);
                lay(otherwise, ops);
                ops[skip] = Op::Jump(ops.len() as u8);
            }
        }
    }
}

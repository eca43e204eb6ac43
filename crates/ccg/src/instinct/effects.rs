//! What cards do, by their deeds: whether an Event or an ability is worth announcing, and whom it is best aimed at.

use table::{Choices, Seat};

use super::mind::Mind;
use crate::catalog::CardId;
use crate::catalog::effects::{Ability, Amount, Deed, Pay, When, Which, Who};
use crate::catalog::words::{Kind, Player, Stat, Whose};
use crate::choice::Choice;
use crate::engine::{Read, asking};
use crate::frame::{Doing, Frame, That};
use crate::state::{Name, Spot};

impl Mind<'_> {
    /// An Event, or an ability of a card in play.
    pub fn announce(&self, choice: Choice) -> f32 {
        let read = self.read;
        let (doing, price) = match choice {
            Choice::Use(name, ability) => {
                let Some(this) = read.board.find(name) else { return -1.0 };
                (Doing { by: self.seat, card: name.card, this, ability, ..Doing::default() }, 0.0)
            }
            Choice::Play(card, ability) => {
                let cost = f32::from(read.card(card).cost);
                // A card in hand has its use later too; EB that are left over have little.
                (Doing { by: self.seat, card, ability, ..Doing::default() }, 1.0 + 0.45 * cost)
            }
            _ => return -1.0,
        };
        let Some(ability) = read.ability(&doing) else { return -1.0 };
        let price = price + self.pays(&doing, ability);
        let answer = matches!(ability.when, When::Answer(_));
        let best = match (&ability.target, answer) {
            (Some(which), false) => self.best_target(&doing, ability, which),
            (_, true) => self.does(&doing, ability, self.about()),
            (None, false) => self.does(&doing, ability, That::None),
        };
        best - price
    }

    /// What the open window is about.
    fn about(&self) -> That {
        match self.read.board.frames.top() {
            Some(Frame::Window(_, on, ..)) => self.read.piece(on).map_or(That::None, |piece| That::Piece(on, piece.card)),
            _ => That::None,
        }
    }

    fn best_target(&self, doing: &Doing, ability: &Ability, which: &Which) -> f32 {
        let mut targets = Choices::new();
        self.read.offer_targets(self.state, doing, which, &mut targets);
        let worth = |&target: &Choice| self.does(doing, ability, self.meant(target));
        targets.iter().map(worth).fold(f32::MIN, f32::max).max(-50.0)
    }

    fn meant(&self, target: Choice) -> That {
        match target {
            Choice::Pick(name) => self.read.board.find(name).map_or(That::None, |at| That::Piece(at, name.card)),
            Choice::Trashed(seat, card) => That::Trash(seat, card),
            Choice::Held(card) => That::Hand(card),
            Choice::Found(card) => That::Deck(card),
            _ => That::None,
        }
    }

    /// What an ability costs besides EB of an Event.
    fn pays(&self, doing: &Doing, ability: &Ability) -> f32 {
        let of = |pay: &Pay| match pay {
            Pay::Use if self.read.kind(doing.this) == Some(Kind::Runner) => self.busy(doing.this),
            Pay::Use => 0.6,
            Pay::UseHost => self.read.runner(doing.this).map_or(0.0, |at| self.busy(at)),
            Pay::Eb(eb) => 0.4 * f32::from(*eb),
            Pay::Trash | Pay::Burn => self.value(doing.this),
            Pay::Discard(count) => 1.5 * f32::from(*count),
        };
        ability.pay.iter().map(of).sum()
    }

    /// What it costs that a Runner is used: it cannot fight, and may be busted.
    fn busy(&self, at: Spot) -> f32 {
        0.15 * f32::from(self.read.might(at)) + self.risk(at)
    }

    /// A target of what is being announced, or happens.
    pub fn aim(&self, choice: Choice) -> f32 {
        let Some(doing) = asking(self.read.board) else { return 0.0 };
        let Some(ability) = self.read.ability(&doing) else { return 0.0 };
        self.does(&doing, ability, self.meant(choice))
    }

    /// What an ability comes to.
    fn does(&self, doing: &Doing, ability: &Ability, that: That) -> f32 {
        ability.does.iter().map(|&deed| self.deed(doing, deed, that)).sum()
    }

    fn number(&self, doing: &Doing, amount: Amount, that: That) -> f32 {
        f32::from(self.read.amount(Read::eye(doing), amount, that))
    }

    /// What is good for a player is good for this one only if it is the same.
    fn towards(&self, player: Player, that: That, good: f32) -> f32 {
        let harm = |seat: Seat| -good * self.rank(seat);
        let all = || self.read.rivals(self.seat).map(harm).sum::<f32>();
        match player {
            Player::You => good,
            Player::Rival => self.read.rivals(self.seat).map(harm).fold(f32::MIN, if good < 0.0 { f32::max } else { f32::min }),
            Player::Rivals => all(),
            Player::All => good + all(),
            Player::Its => match that {
                That::Piece(at, _) if at.seat == self.seat => good,
                That::Piece(at, _) => harm(at.seat),
                _ => 0.0,
            },
        }
    }

    /// The sum over the cards that a deed is about: of each, what it is worth that this happens to its owner.
    fn over(&self, doing: &Doing, who: Who, that: That, of: impl Fn(Spot) -> f32) -> f32 {
        let read = self.read;
        let towards = |at: Spot| of(at) * if at.seat == self.seat { 1.0 } else { -self.rank(at.seat) };
        match who {
            Who::That => match that {
                That::Piece(at, _) => towards(at),
                _ => 0.0,
            },
            Who::This => towards(doing.this),
            Who::Host => read.runner(doing.this).map_or(0.0, towards),
            Who::All(which) => {
                let eye = Read::eye(doing);
                read.board.in_play().filter(|(at, _)| read.fits(eye, &which, *at)).map(|(at, _)| towards(at)).sum()
            }
        }
    }

    fn deed(&self, doing: &Doing, deed: Deed, that: That) -> f32 {
        let read = self.read;
        match deed {
            Deed::Draw(player, amount) => self.towards(player, that, 2.0 * self.number(doing, amount, that)),
            Deed::Discard(player, count) => self.towards(player, that, -1.5 * f32::from(count)),
            Deed::See(_) => 0.3,
            Deed::Ops(player, amount) => self.towards(player, that, self.tracks.per_ops() * self.number(doing, amount, that)),
            Deed::LoseOps(player, amount) => self.towards(player, that, -self.number(doing, amount, that)),
            Deed::Style(player, amount) => self.towards(player, that, self.tracks.per_style() * self.number(doing, amount, that)),
            Deed::Use(who) => self.over(doing, who, that, |at| -self.time_of(at)),
            Deed::Straighten(who) => {
                let used = |at: Spot| read.piece(at).is_some_and(|piece| piece.used());
                self.over(doing, who, that, |at| if used(at) { self.time_of(at) } else { 0.0 })
            }
            Deed::Trash(who) | Deed::Burn(who) => self.over(doing, who, that, |at| -self.value(at)),
            Deed::Bust(who) => self.over(doing, who, that, |at| if at.seat == self.seat { -5.0 } else { -self.busted(at) }),
            Deed::Take(_) => match that {
                That::Trash(_, card) | That::Deck(card) | That::Hand(card) => 0.5 * self.keep(card).max(0.0) + 1.0,
                That::Piece(at, _) => {
                    if at.seat == self.seat {
                        -0.6 * self.value(at)
                    } else {
                        self.rank(at.seat) * self.value(at)
                    }
                }
                That::None => 0.0,
            },
            Deed::Play(_) => match that {
                That::Trash(_, card) | That::Deck(card) | That::Hand(card) => self.keep(card),
                That::Piece(at, _) => 0.5 * self.value(at),
                That::None => 0.0,
            },
            Deed::Stash(_) => match that {
                That::Trash(_, card) => self.part(card),
                That::Piece(at, _) => {
                    if at.seat == self.seat {
                        -1.0
                    } else {
                        0.5 * self.rank(at.seat) * self.value(at)
                    }
                }
                _ => 0.0,
            },
            Deed::Change(who, stat, amount, _) => self.change(doing, who, stat, self.number(doing, amount, that), that),
            Deed::Save => match that {
                That::Piece(at, _) if at.seat == self.seat => self.value(at).max(0.7 * f32::from(read.card(read.card_at(at)).cost)),
                _ => -5.0,
            },
            Deed::Cancel => self.cancel(),
            Deed::Join => match that {
                That::Piece(at, _) => self.decides(Stat::Sr, self.read.might(at)),
                _ => -1.0,
            },
            Deed::Withdraw(_) | Deed::EndBattle => self.escape(),
            Deed::NoDefense => self.open_road(),
            Deed::Regroup => 0.1,
            Deed::Build(tokens) => 0.5 * f32::from(tokens),
        }
    }

    /// What it is worth to its owner that a card can be used once more this turn.
    fn time_of(&self, at: Spot) -> f32 {
        let read = self.read;
        match read.kind(at) {
            Some(Kind::Location) => {
                if read.board.turn == at.seat {
                    1.1 * f32::from(read.stat(at, Stat::Eb))
                } else {
                    0.5
                }
            }
            Some(Kind::Runner) => 0.45 * f32::from(self.read.might(at)) + 0.1 * f32::from(read.power(at)),
            _ => 1.0,
        }
    }

    /// What a part is worth that comes back to the Stash.
    fn part(&self, card: CardId) -> f32 {
        let wants = super::tracks::missing(self.read, self.seat, true).wants(self.read.card(card));
        if wants && super::tracks::Tracks::advance(self.read, self.seat, card, None) > 0.0 {
            6.0
        } else {
            0.3 * f32::from(self.read.card(card).cost) - 1.0
        }
    }

    /// What was announced by an opponent does not happen.
    fn cancel(&self) -> f32 {
        match self.read.board.frames.top() {
            Some(Frame::Window(_, on, by, ..)) if by != self.seat => {
                let power = self.read.piece(on).map_or(4.0, |_| 0.5 * f32::from(self.read.power(on)));
                1.0 + (self.rank(by) * 2.0 + 0.6) * power.max(2.0)
            }
            _ => -3.0,
        }
    }

    /// A number changes for a time.
    fn change(&self, doing: &Doing, who: Who, stat: Stat, by: f32, that: That) -> f32 {
        let read = self.read;
        match stat {
            Stat::Sr | Stat::Lr | Stat::Def if read.board.battle.is_some() => {
                let sum = self.over(doing, who, that, |at| {
                    let counts = self.in_it(at) || read.runner(at).is_some_and(|runner| self.in_it(runner));
                    if counts || stat == Stat::Lr { by } else { 0.0 }
                });
                // What an opponent has less, one has more.
                let rivals = matches!(who, Who::All(Which { whose: Whose::Rivals, .. }))
                    || matches!(that, That::Piece(at, _) if at.seat != self.seat);
                let counter = if stat == Stat::Def { Stat::Sr } else { Stat::Def };
                if rivals { self.decides(counter, by.abs() as i16) } else { self.decides(stat, sum as i16) }
            }
            Stat::MSec | Stat::ESec if read.board.battle.is_some() => {
                let worth = if stat == Stat::ESec { 2.0 * by } else { by };
                match read.board.battle {
                    Some(battle) if battle.by == self.seat => self.decides(Stat::Sr, -worth as i16),
                    Some(battle) if battle.against == self.seat => self.holds_up(worth as i16),
                    _ => -1.0,
                }
            }
            Stat::MSec | Stat::ESec => self.over(doing, who, that, |_| 0.12 * by) * if self.own_turn() { 1.0 } else { 0.4 },
            Stat::Emp => self.over(doing, who, that, |at| {
                let left = f32::from(read.stat(at, Stat::Emp)) + by;
                if left <= 0.0 { -self.value(at) } else { 0.0 }
            }),
            Stat::Style => self.over(doing, who, that, |_| self.tracks.per_style() * by),
            Stat::Movement => 0.8 * by.abs(),
            Stat::OpsPoints => self.over(doing, who, that, |_| 0.3 * by),
            Stat::RunCost => 0.1 * by.abs(),
            _ => self.over(doing, who, that, |_| 0.15 * by),
        }
    }

    /// Whether so much more security saves what an opponent attacks.
    fn holds_up(&self, more: i16) -> f32 {
        let read = self.read;
        let Some(battle) = read.board.battle else { return -1.0 };
        let target = Spot::new(battle.against, battle.target);
        let wall = if battle.skirmish { read.defense(self.seat) } else { 0 };
        let (offense, security) = (read.offense(battle.by) - wall, read.security(target));
        if offense > security && offense <= security + more { self.value(target) + f32::from(read.worth(target)) } else { -1.0 }
    }

    /// Getting out of a battle that is being lost.
    fn escape(&self) -> f32 {
        let read = self.read;
        let Some(battle) = read.board.battle else { return -1.0 };
        if self.seat == battle.by {
            let stake: f32 = read.fighters(self.seat).map(|(at, _)| self.stake(at)).sum();
            return if self.losing(&battle) { 0.6 * stake } else { -5.0 };
        }
        if self.seat != battle.against {
            return -1.0;
        }
        if self.losing(&battle) { self.value(Spot::new(battle.against, battle.target)) } else { -3.0 }
    }

    /// Nobody may defend: how much more the best Hit brings, roughly.
    fn open_road(&self) -> f32 {
        let rivals = self.read.rivals(self.seat);
        let guarded = rivals.filter(|&rival| self.read.board.side(rival).in_play().any(|(_, piece)| piece.ready() && piece.team > 0));
        3.0 * guarded.count() as f32
    }

    /// A card of a trash pile that comes back to hand.
    pub fn recover(&self, card: CardId) -> f32 {
        0.5 * self.keep(card)
    }

    /// What is about to be trashed is saved.
    pub fn rescue(&self) -> f32 {
        match self.about() {
            That::Piece(at, _) if at.seat == self.seat => self.value(at) + 1.0,
            That::Piece(..) => -5.0,
            _ => 0.0,
        }
    }

    /// A place for gear that comes for nothing.
    pub fn place(&self, card: CardId, onto: Option<Name>) -> f32 {
        let host = onto.and_then(|name| self.read.board.find(name)).map(|at| at.slot);
        self.worth(card, host)
    }
}

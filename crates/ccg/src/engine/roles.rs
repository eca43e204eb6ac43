//! The ten character types (Character types): what their abilities do when they are carried out. Who can use them when is
//! in `offer`.

use table::{Chance, Seat, Witness, rule};

use super::Engine;
use crate::catalog::words::{Attribute, Kind, Moment, Stat, Threat, Until};
use crate::choice::{Choice, Verb};
use crate::event::Event;
use crate::frame::{Frame, Item, Job, That};
use crate::state::{Changed, Marks, Name, Spot};

use super::stack::{OPEN, told};

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    /// An action of a phase or a battle.
    pub(super) fn act(&mut self, seat: Seat, choice: Choice) {
        let find = |name: Name| self.state.board.find(name);
        match choice {
            Choice::Buy(_) | Choice::BuyToStash(_) | Choice::BuyTo(..) => self.buy(seat, choice),
            Choice::Move(name, to) => {
                if let (Some(at), Some(to)) = (find(name), find(to)) {
                    self.move_gear(at, to);
                }
            }
            Choice::Unstash(name, to, vehicle) => {
                if let (Some(at), Some(to)) = (find(name), find(to)) {
                    self.unstash(seat, at, to, vehicle);
                }
            }
            Choice::Stash(name, vehicle) => {
                if let Some(at) = find(name) {
                    self.restash(seat, at, vehicle);
                }
            }
            Choice::Bid(name) => {
                if let Some(at) = find(name) {
                    self.bid(seat, at);
                }
            }
            Choice::Teams => self.begin_assigning(seat),
            Choice::Do(verb, with, on) => {
                if let (Some(with), Some(on)) = (find(with), find(on)) {
                    self.do_verb(seat, verb, with, on);
                }
            }
            Choice::Sense(name, stat) => {
                if let Some(at) = find(name) {
                    self.sense(at, stat);
                }
            }
            Choice::Support(name) => {
                if let Some(at) = find(name) {
                    self.support(seat, at);
                }
            }
            Choice::Arrest(name) => {
                if let Some(at) = find(name) {
                    rule!(R159);
                    self.begin_gather(seat, Job::Arrest(at), OPEN);
                }
            }
            Choice::Recover(card) => {
                let cost = self.game.catalog().card(card).cost;
                self.begin_gather(seat, Job::Recover(card), cost.max(1));
            }
            Choice::Heal(name) => {
                if let Some(at) = find(name) {
                    rule!(R173);
                    rule!(R174);
                    let need = self.read().power(at) as u8;
                    self.begin_gather(seat, Job::Heal(at), need);
                }
            }
            Choice::Build(part, chassis) => {
                if let (Some(part), Some(chassis)) = (find(part), find(chassis)) {
                    rule!(R079);
                    self.begin_gather(seat, Job::Construct(part, chassis.slot), 0);
                }
            }
            Choice::Use(..) | Choice::Play(..) => self.begin_effect(seat, choice, That::None),
            Choice::Hit(name) => {
                if let Some(at) = find(name) {
                    self.attack(seat, at.seat, at.slot, false);
                }
            }
            Choice::HitStash(against) => self.attack(seat, against, crate::state::STASHED, false),
            Choice::Run(name) => {
                if let Some(at) = find(name) {
                    self.attack(seat, seat, at.slot, true);
                }
            }
            _ => {}
        }
    }

    /// A single Runner uses the ability of its type.
    fn do_verb(&mut self, seat: Seat, verb: Verb, with: Spot, on: Spot) {
        let job = match verb {
            Verb::Praise => Job::Praise(on),
            Verb::Shield => Job::Shield(on),
            Verb::Hack => Job::Hack(on),
            Verb::Incite => Job::Incite(on),
            Verb::Broker => Job::Broker(on),
            Verb::Discount => Job::Discount(on),
            Verb::Family => Job::Family(on),
            Verb::Bust => return,
        };
        self.begin_job(seat, job, with);
    }

    /// A Runner is used, and what it does is announced.
    pub(super) fn begin_job(&mut self, seat: Seat, job: Job, with: Spot) {
        let number = self.number();
        let (deed, on) = told(&self.state.board, job);
        let name = self.state.board.name(with);
        self.tell(|| Event::Does { seat, deed, with: name, on });
        self.announce(Item { by: seat, job, number, with, off: false });
        self.employ(with, number);
    }

    /// Cops answer to the use of a Runner: one without a team, or all of a team (R149, R152, R153).
    pub(super) fn bust(&mut self, seat: Seat, cop: Spot, target: Spot, answers: u8) {
        rule!(R149);
        let team = self.state.board.piece(cop).map_or(0, |piece| piece.team);
        self.begin_job(seat, Job::Bust(target, answers), cop);
        if team == 0 {
            return;
        }
        rule!(R152);
        rule!(R153);
        let number = self.number() - 1;
        for slot in 0..self.state.board.side(seat).pieces.len() as u8 {
            let at = Spot::new(seat, slot);
            let read = self.read();
            let joins = read.piece(at).is_some_and(|piece| piece.team == team && piece.ready());
            if joins && read.kind(at) == Some(Kind::Runner) && read.is(at, Attribute::Cop) {
                self.employ(at, number);
                let name = self.state.board.name(at);
                self.tell(|| Event::Helps { name });
            }
        }
    }

    /// What was announced is carried out.
    pub(super) fn resolve_job(&mut self, item: Item) {
        let power = self.power_of(item.by, item.number);
        let busy = self.employed(item.by, item.number).next().is_some();
        if !busy {
            // Whoever was used for it was busted: nothing is left of it (R157).
            rule!(R157);
            if item.job == Job::Support {
                self.stand_down(item.with);
            }
            return;
        }
        match item.job {
            Job::Effect(_) => {}
            Job::Bust(target, _) | Job::Arrest(target) => self.judge_bust(item, target, power),
            Job::Fund(eb) | Job::Deal(eb) => self.funded(eb),
            Job::Broker(on) => {
                rule!(R167);
                self.alter(on, Stat::RunCost, -power, Until::Turn);
            }
            Job::Discount(on) => {
                rule!(R168);
                self.state.board.change(on, Changed::LrCost, -power, Until::Turn);
                let name = self.state.board.name(on);
                self.tell(|| Event::Cheaper { name, by: power });
            }
            Job::Recover(card) => self.recover(item, card, power),
            Job::Treat(on) => {
                rule!(R170);
                rule!(R171);
                if power >= self.read().power(on) {
                    rule!(R172);
                    self.save(on);
                }
            }
            Job::Heal(on) => {
                if power >= self.read().power(on) {
                    self.straighten(on);
                    // A113: it is healed of that Run or Hit, and not a second time.
                    if let Some(piece) = self.state.board.piece_mut(on) {
                        piece.marks.clear(Marks::TOOK_PART);
                    }
                }
            }
            Job::Praise(on) => {
                rule!(R175);
                rule!(R176);
                self.alter(on, Stat::MSec, power, Until::Turn);
            }
            Job::Shield(on) => {
                rule!(R177);
                rule!(R178);
                let printed = self.read().printed(on).map_or(0, |card| i16::from(card.e_sec));
                let room = (printed - self.read().stat(on, Stat::ESec)).max(0);
                self.alter(on, Stat::ESec, power.min(room), Until::Turn);
            }
            Job::Hack(on) => {
                rule!(R179);
                rule!(R180);
                self.alter(on, Stat::ESec, -power, Until::Turn);
            }
            Job::Incite(on) => {
                rule!(R185);
                rule!(R186);
                self.alter(on, Stat::MSec, -power, Until::Turn);
            }
            Job::Family(on) => {
                rule!(R181);
                self.alter(on, Stat::Power, power / 2, Until::Turn);
            }
            Job::Repair(on) => {
                rule!(R192);
                rule!(R193);
                let cost = self.read().printed(on).map_or(0, |card| i16::from(card.cost));
                if power >= cost {
                    rule!(R194);
                    self.save(on);
                }
            }
            Job::Construct(part, chassis) => self.construct(part, chassis),
            Job::Stow(at) => self.stowed(item, at),
            Job::Support => {}
        }
    }

    /// The bust works if the Runner's Power is lower than that of the Cops together (R154, R160).
    fn judge_bust(&mut self, item: Item, target: Spot, power: i16) {
        rule!(R154);
        if let Job::Arrest(_) = item.job {
            rule!(R160);
        }
        let name = self.state.board.name(target);
        if self.state.board.piece(target).is_none() {
            return;
        }
        if self.read().power(target) < power {
            self.busted(item.by, target);
            self.busts_happen(item, target);
            return;
        }
        rule!(R158);
        if let Job::Arrest(_) = item.job {
            rule!(R161);
        }
        self.tell(|| Event::BustFailed { name });
        let mut cops = table::array::Array::<Spot, 8>::new();
        cops.extend(self.employed(item.by, item.number).take(8));
        self.release(item.number);
        self.lose(&cops);
    }

    /// A Runner is busted: used until its controller's next Straighten phase, and what it did is cancelled (R155-R157).
    pub(super) fn busted(&mut self, by: Seat, target: Spot) {
        let read = self.read();
        rule!(R050);
        if read.is_psycho(target) || read.immune(target, Threat::Busts) {
            return;
        }
        let printed = read.printed(target).map_or(0, |card| u16::from(card.power));
        rule!(R155);
        let Some(piece) = self.state.board.piece_mut(target) else { return };
        piece.marks.put(Marks::USED | Marks::BUSTED);
        piece.job = 0;
        let side = self.state.board.side_mut(by);
        rule!(R145);
        side.busts = side.busts.saturating_add(printed);
        self.state.board.stirred = true;
        let name = self.state.board.name(target);
        self.tell(|| Event::Busted { name });
    }

    fn busts_happen(&mut self, item: Item, target: Spot) {
        let that = self.state.board.piece(target).map_or(That::None, |piece| That::Piece(target, piece.card));
        self.happens_for(item.by, Moment::Busts, that, item.number);
    }

    /// A card comes back out of the trash, if they are good enough (R165, R169).
    fn recover(&mut self, item: Item, card: crate::catalog::CardId, power: i16) {
        let printed = self.game.catalog().card(card);
        if printed.kind == Kind::Location {
            rule!(R165);
        } else {
            rule!(R169);
        }
        let side = self.state.board.side_mut(item.by);
        if power < i16::from(printed.cost) || side.trash.take_value(card).is_none() {
            return;
        }
        rule!(R126);
        self.take_openly(item.by, card);
    }

    /// A part is put under a Chassis (R078-R082).
    fn construct(&mut self, part: Spot, chassis: u8) {
        rule!(R078);
        rule!(R080);
        rule!(R081);
        rule!(R082);
        let (name, to) = (self.state.board.name(part), self.state.board.name(Spot::new(part.seat, chassis)));
        if self.state.board.side(part.seat).piece(chassis).is_none() {
            return;
        }
        if let Some(piece) = self.state.board.piece_mut(part) {
            piece.host = chassis;
            piece.marks.clear(Marks::EQUIPPED);
        }
        self.game.faces().note(self.state.board.side_mut(part.seat), part.slot);
        self.state.board.stirred = true;
        self.tell(|| Event::Moved { name, to });
    }

    /// A number of a card is changed for a time: not below 0 where it cannot be.
    pub(super) fn alter(&mut self, on: Spot, stat: Stat, by: i16, until: Until) {
        let now = self.read().stat(on, stat);
        let by = match stat {
            Stat::Power | Stat::MSec | Stat::ESec | Stat::RunCost | Stat::OpsPoints | Stat::Eb => by.max(-now),
            _ => by,
        };
        if by == 0 || self.state.board.piece(on).is_none() {
            return;
        }
        self.state.board.change(on, Changed::Stat(stat), by, until);
        self.state.board.stirred = true;
        let name = self.state.board.name(on);
        self.tell(|| Event::Changed { name, stat, by });
    }

    /// A Solo adds its Power to one number for this battle (R187-R191).
    fn sense(&mut self, at: Spot, stat: Stat) {
        rule!(R187);
        rule!(R189);
        rule!(R190);
        rule!(R191);
        let by = self.read().power(at);
        self.state.board.mark(at, Marks::SENSED);
        self.state.board.change(at, Changed::Stat(stat), by, Until::Battle);
        let name = self.state.board.name(at);
        self.tell(|| Event::Senses { name, stat, by });
    }

    /// A Runner outside the battle lends its LR (R241-R245).
    fn support(&mut self, seat: Seat, at: Spot) {
        rule!(R241);
        rule!(R242);
        rule!(R243);
        let number = self.number();
        let name = self.state.board.name(at);
        self.tell(|| Event::Does { seat, deed: crate::event::Deeds::Support, with: name, on: None });
        self.announce(Item { by: seat, job: Job::Support, number, with: at, off: false });
        // What it costs is asked when the Weapon is chosen; the Runner is not used before it is paid.
        self.push(Frame::Arm(seat));
        self.state.board.mark(at, Marks::SNIPES);
        if let Some(piece) = self.state.board.piece_mut(at) {
            piece.job = number;
        }
    }
}

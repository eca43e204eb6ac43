//! What can be answered to the frame on top, and whether that is anybody's business. A window opens by what is publicly
//! possible: a hand counts as holding whatever it could hold and its player could pay.

use table::{Choices, Seat, rule};

use super::cards::can_wear;
use super::effects::{asking, is_hidden};
use super::stack::{OPEN, item, suits};
use super::{Read, decider};
use crate::catalog::CardId;
use crate::catalog::effects::{Ability, When};
use crate::catalog::words::{Attribute, Back, Cue, Kind, Phase, Stat, Threat};
use crate::choice::{Choice, Verb};
use crate::faces::{self, Uses};
use crate::frame::{BattleStep, Frame, Job, Purpose, That};
use crate::game::Ccg;
use crate::state::{Marks, Part, Piece, STASH, Spot, State};

/// Whether what can be answered depends on something secret.
pub(crate) fn is_secret(game: &Ccg, state: &State, frame: Frame) -> bool {
    let read = Read { game, board: &state.board };
    let seat = decider(&state.board, frame);
    match frame {
        Frame::Phase(..) if state.board.part == Part::Purchase && seat == state.board.turn => state.board.side(seat).held > 0,
        Frame::Phase(..) => read.could_hold(state, seat, |phase| state.board.part.fits(phase)),
        Frame::Battle(BattleStep::Actions(..)) => {
            let fights = read.fighters(seat).next().is_some();
            read.could_hold(state, seat, |phase| read.fits_battle(phase, fights))
        }
        Frame::Window(cue, _, by, number, _) => {
            let cheapest = if cue_open(cue, by, seat) { game.faces().cheapest_answer(cue) } else { u8::MAX };
            let alters = if number > 0 && cue == Cue::Ability { game.faces().cheapest_alteration() } else { u8::MAX };
            let least = cheapest.min(alters);
            least != u8::MAX && !state.own(seat).hand[Back::Gear as usize].is_empty() && read.affords(seat, least.into(), Purpose::Other)
        }
        Frame::Aim => {
            let target = asking(&state.board).and_then(|doing| read.ability(&doing)).and_then(|ability| ability.target);
            target.is_some_and(|which| is_hidden(&which))
        }
        Frame::Discard(..) => true,
        _ => false,
    }
}

/// Whether a seat may answer to a cue with what is marked so: most are about what an opponent does.
fn cue_open(cue: Cue, by: Seat, seat: Seat) -> bool {
    match cue {
        Cue::RunnerTrashed | Cue::GearTrashed | Cue::SiteTrashed => true,
        Cue::Ability | Cue::Event | Cue::Hit => by != seat,
    }
}

/// What a seat may do now.
pub(crate) fn offer(game: &Ccg, state: &State, seat: Seat, into: &mut Choices<Choice>) {
    let read = Read { game, board: &state.board };
    let Some(frame) = state.board.frames.top() else { return };
    if decider(&state.board, frame) != seat {
        return;
    }
    match frame {
        Frame::Draw(..) => into.extend([Choice::Draw(Back::Runs), Choice::Draw(Back::Gear)]),
        Frame::Missed(..) => into.extend([Choice::Gain(true), Choice::Gain(false)]),
        Frame::Phase(..) => read.offer_phase(state, seat, into),
        Frame::Battle(BattleStep::Actions(..)) => read.offer_battle(state, seat, into),
        Frame::Battle(BattleStep::Onward) => read.offer_onward(seat, into),
        Frame::Pay(due) => read.offer_sources(&due, into),
        Frame::Window(cue, on, by, number, _) => read.offer_responses(state, seat, (cue, on, by, number), into),
        Frame::Gather(_, number, need, after) => read.offer_helpers(seat, number, need, after, into),
        Frame::Aim => read.offer_aims(state, into),
        Frame::Rival => into.extend(read.rivals(seat).map(Choice::Rival)),
        Frame::Discard(..) => into.extend(state.own(seat).distinct().map(Choice::Discard)),
        Frame::Assign(_, slot) => read.offer_teams(seat, slot, into),
        Frame::Send(_, after) => read.offer_force(seat, after, into),
        Frame::Wield(at) => read.offer_weapons(at, into),
        Frame::Board(..) => read.offer_boarding(seat, into),
        Frame::Place(_, card) => read.offer_places(seat, card, into),
        _ => {}
    }
}

impl Read<'_> {
    /// Whether a hand could hold an Event of one of these phases that its player could pay.
    fn could_hold(&self, state: &State, seat: Seat, fits: impl Fn(Phase) -> bool) -> bool {
        if state.own(seat).hand[Back::Gear as usize].is_empty() {
            return false;
        }
        let least = Phase::ALL.iter().filter(|&&phase| fits(phase)).map(|&phase| self.game.faces().cheapest(phase)).min();
        least.is_some_and(|least| least != u8::MAX && self.affords(seat, least.into(), Purpose::Other))
    }

    /// Whether what is marked with a phase can be done in the battle that goes on (R307, R308, R315).
    pub(super) fn fits_battle(&self, phase: Phase, fights: bool) -> bool {
        match phase {
            Phase::Any | Phase::Action => {
                rule!(R308);
                true
            }
            Phase::Battle => {
                rule!(R307);
                rule!(R315);
                rule!(R314);
                fights
            }
            _ => false,
        }
    }

    /// The Runners of a player that are unused and have an attribute.
    fn ready(&self, seat: Seat, attribute: Attribute) -> impl Iterator<Item = Spot> + Clone + '_ {
        let ready = self.board.side(seat).runners().filter(|(_, piece)| !piece.used());
        ready.map(move |(slot, _)| Spot::new(seat, slot)).filter(move |&at| self.is(at, attribute))
    }

    /// Whether a character ability may be used on something: not on what is safe from it.
    fn open_to(&self, seat: Seat, at: Spot) -> bool {
        at.seat == seat || !self.immune(at, Threat::Abilities)
    }

    /// An action of a phase (R131, R133).
    fn offer_phase(&self, state: &State, seat: Seat, into: &mut Choices<Choice>) {
        rule!(R131);
        rule!(R133);
        let part = self.board.part;
        let own = seat == self.board.turn;
        into.push(Choice::Pass);
        match part {
            Part::Purchase if own => self.offer_purchases(state, seat, into),
            Part::Equip if own => self.offer_moves(seat, into),
            Part::Legwork => self.offer_legwork(seat, into),
            Part::Action if own => self.offer_battles(seat, into),
            Part::DamageControl => self.offer_damage_control(seat, own, into),
            _ => {}
        }
        self.offer_family(seat, into);
        self.offer_effects(state, seat, |phase| part.fits(phase), into);
    }

    fn offer_effects(&self, state: &State, seat: Seat, fits: impl Fn(Phase) -> bool, into: &mut Choices<Choice>) {
        rule!(R099);
        rule!(R100);
        rule!(R223);
        self.offer_abilities(state, seat, That::None, Uses::phases(fits), |_| true, into);
    }

    /// Nomads lend their Power at any time (R181, R182).
    fn offer_family(&self, seat: Seat, into: &mut Choices<Choice>) {
        for nomad in self.ready(seat, Attribute::Nomad) {
            if self.power(nomad) < 2 {
                continue;
            }
            for at in self.board.runners() {
                rule!(R182);
                if at != nomad && self.open_to(seat, at) {
                    into.push(Choice::Do(Verb::Family, self.board.name(nomad), self.board.name(at)));
                }
            }
        }
    }

    fn offer_legwork(&self, seat: Seat, into: &mut Choices<Choice>) {
        rule!(R227);
        use Attribute::{Fixer, Media, Netrunner, Rocker};
        let sites = || self.board.each(|sorted| sorted.sites()).filter(|&at| self.open_to(seat, at));
        let verb = |verb: Verb, with: Spot, on: Spot| Choice::Do(verb, self.board.name(with), self.board.name(on));
        for with in self.ready(seat, Media) {
            into.extend(sites().map(|on| verb(Verb::Praise, with, on)));
        }
        for with in self.ready(seat, Rocker) {
            into.extend(sites().filter(|&on| self.stat(on, Stat::MSec) > 0).map(|on| verb(Verb::Incite, with, on)));
        }
        for with in self.ready(seat, Netrunner) {
            into.extend(sites().filter(|&on| self.stat(on, Stat::ESec) > 0).map(|on| verb(Verb::Hack, with, on)));
            let lowered = |on: &Spot| self.printed(*on).is_some_and(|card| self.stat(*on, Stat::ESec) < card.e_sec.into());
            into.extend(sites().filter(|on| on.seat == seat).filter(lowered).map(|on| verb(Verb::Shield, with, on)));
        }
        let ops = || {
            let theirs = self.board.each(|sorted| sorted.of(Kind::Operation)).filter(|&at| at.seat != seat);
            theirs.filter(|&at| !self.has_bid(seat, at) && self.open_to(seat, at))
        };
        for with in self.ready(seat, Fixer) {
            into.extend(ops().filter(|&on| self.attempt_cost(on) > 0).map(|on| verb(Verb::Broker, with, on)));
        }
        for on in ops() {
            if let Some(piece) = self.piece(on)
                && self.board.bids.room() > 0
                && self.affords(seat, self.attempt_cost(on).into(), Purpose::Attempt(piece.card))
            {
                into.push(Choice::Bid(self.board.name(on)));
            }
        }
        let side = self.board.side(seat);
        if side.assigns > 0 && !side.sorted.of(Kind::Runner).is_empty() {
            rule!(R234);
            into.push(Choice::Teams);
        }
    }

    fn offer_damage_control(&self, seat: Seat, own: bool, into: &mut Choices<Choice>) {
        rule!(R309);
        use Attribute::{Corp, Fixer, HeavyWeapon, MedTech, Punknaught, Techie, Vehicle};
        let total = |attribute: Attribute| self.ready(seat, attribute).map(|at| self.power(at)).sum::<i16>();
        let side = self.board.side(seat);
        let (corps, fixers) = (total(Corp), total(Fixer));
        if corps > 0 || fixers > 0 {
            for (place, &card) in side.trash.iter().enumerate() {
                let printed = self.card(card);
                let power = match printed.kind {
                    Kind::Location => corps,
                    Kind::Equipment | Kind::Cyber => fixers,
                    _ => 0,
                };
                if power > 0 && i16::from(printed.cost) <= power && !side.trash[..place].contains(&card) {
                    into.push(Choice::Recover(card));
                }
            }
        }
        let healers = total(MedTech);
        if healers > 0 {
            for at in self.board.runners() {
                rule!(R156);
                let Some(piece) = self.piece(at) else { continue };
                let hurt = piece.used() && piece.marks.has(Marks::TOOK_PART) && !piece.marks.has(Marks::BUSTED);
                // A Med-Tech that heals is used, so it cannot be the one that is healed: that one is used already.
                if hurt && self.power(at) <= healers && self.open_to(seat, at) {
                    into.push(Choice::Heal(self.board.name(at)));
                }
            }
        }
        if own && self.ready(seat, Techie).next().is_some() {
            for (chassis, _) in side.of(Kind::Equipment).filter(|(_, piece)| self.card(piece.card).is(Punknaught)) {
                rule!(R089);
                let armed = side.attached(chassis).any(|(_, piece)| self.card(piece.card).is(HeavyWeapon));
                for (slot, piece) in side.all().filter(|(slot, _)| *slot != chassis) {
                    let card = self.card(piece.card);
                    let part = (card.is(Vehicle) && !card.is(Punknaught)) || (card.is(HeavyWeapon) && !armed);
                    let from = piece.host == STASH || side.piece(piece.host).is_some_and(|host| self.card(host.card).kind == Kind::Runner);
                    if part && from {
                        let name = |slot: u8| self.board.name(Spot::new(seat, slot));
                        into.push(Choice::Build(name(slot), name(chassis)));
                    }
                }
            }
        }
    }

    /// An action in a battle (R257, R307, R308).
    fn offer_battle(&self, state: &State, seat: Seat, into: &mut Choices<Choice>) {
        let Some(battle) = self.board.battle else { return };
        into.push(Choice::Pass);
        let fights = self.fighters(seat).next().is_some();
        let name = |at: Spot| self.board.name(at);
        for at in self.ready(seat, Attribute::Solo) {
            let piece = self.piece(at);
            rule!(R188);
            let spare = piece.is_some_and(|piece| !piece.marks.has(Marks::SENSED)) && self.power(at) > 0;
            if spare && piece.is_some_and(Piece::fights) {
                into.extend([Stat::Sr, Stat::Lr, Stat::Def].map(|stat| Choice::Sense(name(at), stat)));
            } else if spare && fights {
                into.push(Choice::Sense(name(at), Stat::Lr));
            }
        }
        if fights {
            if battle.skirmish && self.ready(seat, Attribute::Cop).any(|at| self.piece(at).is_some_and(Piece::fights)) {
                let other = if seat == battle.by { battle.against } else { battle.by };
                for (at, piece) in self.fighters(other) {
                    let open = !self.is_psycho(at) && !self.immune(at, Threat::Busts) && !piece.marks.has(Marks::BUSTED);
                    if open && other != seat {
                        into.push(Choice::Arrest(name(at)));
                    }
                }
            }
            let away = || {
                let unused = self.board.side(seat).runners().filter(|(_, piece)| !piece.used() && !piece.fights());
                unused.map(|(slot, _)| Spot::new(seat, slot))
            };
            into.extend(away().filter(|&at| self.could_lend(at)).map(|at| Choice::Support(name(at))));
            for fixer in self.ready(seat, Attribute::Fixer) {
                let others = away().filter(|&at| at != fixer && self.lends_for(at) > 0);
                into.extend(others.map(|at| Choice::Do(Verb::Discount, name(fixer), name(at))));
            }
        }
        self.offer_family(seat, into);
        self.offer_effects(state, seat, |phase| self.fits_battle(phase, fights), into);
    }

    /// Whether a Runner could lend its LR for what its player can pay, without a Weapon at least: a Corp that lends cannot
    /// pay as well.
    fn could_lend(&self, at: Spot) -> bool {
        let weapons = self.weapons(at).count();
        let best = match weapons {
            0 => 0,
            1 => self.weapons(at).map(|weapon| self.stat(weapon, Stat::Lr)).sum(),
            _ => 0,
        };
        let lends = self.lends(at) + best;
        let any = lends > 0 || weapons > 1;
        let own = || if self.is(at, Attribute::Corp) { self.power(at) } else { 0 };
        any && self.affords(at.seat, i16::from(self.lends_for(at)) + best + own(), Purpose::Other)
    }

    /// The responses to something (R319-R321).
    fn offer_responses(&self, state: &State, seat: Seat, to: (Cue, Spot, Seat, u8), into: &mut Choices<Choice>) {
        let (cue, on, by, number) = to;
        into.push(Choice::Pass);
        if number > 0 {
            self.offer_busts(seat, by, number, into);
            self.offer_family_response(seat, by, number, into);
        }
        if cue == Cue::RunnerTrashed {
            let power = self.power(on);
            if self.ready(seat, Attribute::MedTech).map(|at| self.power(at)).sum::<i16>() >= power.max(1) {
                into.push(Choice::Treat);
            }
        }
        if cue == Cue::GearTrashed && on.seat == seat {
            let cost = self.printed(on).map_or(0, |card| i16::from(card.cost));
            if self.ready(seat, Attribute::Techie).map(|at| self.power(at)).sum::<i16>() >= cost.max(1) {
                into.push(Choice::Repair);
            }
        }
        let that = self.piece(on).map_or(That::None, |piece| That::Piece(on, piece.card));
        let open = cue_open(cue, by, seat);
        let part = self.board.part;
        let fights = self.board.battle.is_some() && self.fighters(seat).next().is_some();
        let mut uses = if open { Uses::answer(cue) } else { Uses::NONE };
        if number > 0 && cue == Cue::Ability {
            rule!(R321);
            let battle = self.board.battle.is_some();
            uses = uses.or(Uses::phases(|phase| if battle { self.fits_battle(phase, fights) } else { part.fits(phase) }));
        }
        let fits = |ability: &Ability| matches!(ability.when, When::Answer(_)) || faces::alters(ability);
        self.offer_abilities(state, seat, that, uses, fits, into);
    }

    /// Cops that could bust one of those who are being used (R149-R153).
    fn offer_busts(&self, seat: Seat, by: Seat, number: u8, into: &mut Choices<Choice>) {
        if by == seat {
            return;
        }
        let skirmish = self.board.battle.is_some_and(|battle| battle.skirmish);
        for (slot, piece) in self.board.side(by).runners().filter(|(_, piece)| piece.job == number) {
            let at = Spot::new(by, slot);
            rule!(R150);
            rule!(R151);
            rule!(R050);
            let fights = skirmish && piece.fights();
            let safe = self.is(at, Attribute::Cop) || self.is_psycho(at) || self.immune(at, Threat::Busts);
            if fights || safe {
                continue;
            }
            for cop in self.ready(seat, Attribute::Cop) {
                let team = self.piece(cop).map_or(0, |piece| piece.team);
                if team > 0 {
                    rule!(R153);
                    // All Cops of the team are used, so every one of them must be unused; the first stands for all.
                    let mut cops = self.team(seat, team).filter(|&other| self.is(other, Attribute::Cop));
                    let first = cops.clone().next() == Some(cop);
                    if !first || !cops.all(|other| self.piece(other).is_some_and(|piece| piece.ready())) {
                        continue;
                    }
                }
                into.push(Choice::Do(Verb::Bust, self.board.name(cop), self.board.name(at)));
            }
        }
    }

    /// Nomads that could change a Power on which it depends (R321).
    fn offer_family_response(&self, seat: Seat, by: Seat, number: u8, into: &mut Choices<Choice>) {
        if self.ready(seat, Attribute::Nomad).next().is_none() {
            return;
        }
        let bust = match item(self.board, number).map(|item| item.job) {
            Some(Job::Bust(at, _) | Job::Arrest(at)) => Some(at),
            _ => None,
        };
        let used = self.board.side(by).in_play().filter(|(_, piece)| piece.job == number).map(|(slot, _)| Spot::new(by, slot));
        for on in used.chain(bust) {
            for nomad in self.ready(seat, Attribute::Nomad).filter(|&nomad| nomad != on && self.power(nomad) >= 2) {
                if self.kind(on) == Some(Kind::Runner) && self.open_to(seat, on) {
                    into.push(Choice::Do(Verb::Family, self.board.name(nomad), self.board.name(on)));
                }
            }
        }
    }

    /// Who can be used too, in the order of slots, so that enough come together.
    fn offer_helpers(&self, seat: Seat, number: u8, need: u8, after: u8, into: &mut Choices<Choice>) {
        let Some(item) = item(self.board, number) else { return };
        let side = self.board.side(seat);
        let used = || side.in_play().filter(|(_, piece)| piece.job == number).map(|(slot, _)| Spot::new(seat, slot));
        let has: i16 = used().map(|at| self.power(at)).sum();
        let able = || {
            let ready = side.runners().filter(|(slot, piece)| *slot >= after && !piece.used()).map(|(slot, _)| Spot::new(seat, slot));
            ready.filter(|&at| suits(self, item.job, at))
        };
        for at in able() {
            let later: i16 = able().filter(|other| other.slot > at.slot).map(|other| self.power(other)).sum();
            if need == OPEN || has + self.power(at) + later >= i16::from(need) {
                into.push(Choice::With(self.board.name(at)));
            }
        }
        if need == OPEN && used().next().is_some() {
            into.push(Choice::Done);
        }
    }

    fn offer_aims(&self, state: &State, into: &mut Choices<Choice>) {
        let Some(doing) = asking(self.board) else { return };
        let Some(which) = self.ability(&doing).and_then(|ability| ability.target) else { return };
        rule!(R313);
        rule!(R324);
        self.offer_targets(state, &doing, &which, into);
        if is_hidden(&which) {
            // Whether there was one is nobody's business.
            into.push(Choice::Decline);
        }
    }

    /// The teams that a Runner can be put into: none, one that there is, or a new one (R232, R233).
    fn offer_teams(&self, seat: Seat, slot: u8, into: &mut Choices<Choice>) {
        let before = self.board.side(seat).runners().filter(|(other, _)| *other < slot);
        let most = before.map(|(_, piece)| piece.team).max().unwrap_or(0);
        into.push(Choice::Team(0));
        for team in 1..=most + 1 {
            if self.joins(seat, team, Spot::new(seat, slot)) {
                into.push(Choice::Team(team));
            }
        }
    }

    /// Where gear that comes for nothing can be put (R220).
    fn offer_places(&self, seat: Seat, card: CardId, into: &mut Choices<Choice>) {
        let chassis = self.card(card).is(Attribute::Punknaught);
        into.push(Choice::BuyToStash(card));
        for slot in self.board.side(seat).sorted.of(if chassis { Kind::Location } else { Kind::Runner }) {
            if chassis || can_wear(self, seat, card, slot) {
                into.push(Choice::BuyTo(card, self.board.name(Spot::new(seat, slot))));
            }
        }
    }
}

//! What a player might want to do, and why it cannot be done now.

use table::reasons::Explains;
use table::{Message, Reason, RuleId, Seat, rule};

use crate::catalog::words::{Keyword, Kind, Static};
use crate::catalog::{CardId, Catalog};
use crate::choice::{Choice, Target};
use crate::engine::{Queries, awaited};
use crate::frame::{AttackStep, Frame};
use crate::game::Tcg;
use crate::gigs::DieId;
use crate::state::{Marks, NOBODY, Name, Piece, SEATS, State, rival};
use crate::view::View;

impl Explains for Tcg {
    fn looker(view: &View) -> Option<Seat> {
        view.seat
    }

    fn skeleton(&self, view: &View) -> State {
        view.skeleton(self.catalog())
    }

    fn tries(&self, state: &State, seat: Seat, offered: &[Choice]) -> Vec<Choice> {
        tries(self.catalog(), state, seat, offered)
    }

    fn reason(&self, state: &State, seat: Seat, choice: Choice) -> Option<Reason> {
        let frame = state.board.frames.top()?;
        Ask::new(self.catalog(), state, seat, frame).reason(frame, choice)
    }

    fn not_asked(&self, state: &State) -> Option<Reason> {
        let Some(frame) = state.board.frames.top() else { return because("T409", "no-over") };
        let asked = awaited(self.catalog(), state).must.lowest().unwrap_or_default();
        let rule = if matches!(frame, Frame::Attack(AttackStep::React)) { "T181" } else { "T089" };
        Some(Reason { rule: RuleId::new("tcg", rule), says: Message::new("no-turn").with("seat", asked) })
    }
}

/// What somebody would try beside what is offered, in the order of its names.
fn tries(catalog: &'static Catalog, state: &State, seat: Seat, offered: &[Choice]) -> Vec<Choice> {
    let Some(frame) = state.board.frames.top() else { return Vec::new() };
    let mut tries = Vec::new();
    let name = |seat: Seat, piece: &Piece| Name { seat, card: piece.card, copy: piece.copy };
    let hand = || state.own(seat).hand.iter().copied();
    let own = || state.board.side(seat).pieces.iter();
    let others = || state.board.side(rival(seat)).pieces.iter();
    let reads = Queries { catalog, board: &state.board };
    match frame {
        Frame::Main | Frame::Attack(AttackStep::React) => {
            tries.extend(hand().map(Choice::Play));
            tries.extend(hand().map(Choice::Sell));
            tries.extend(own().filter(|piece| !piece.face_up()).map(|piece| Choice::Call(piece.slot)));
            for piece in own().filter(|piece| piece.face_up()) {
                if !piece.on_field() {
                    tries.push(Choice::Solo(piece.card));
                }
                let cards = std::iter::once(piece.card).chain(state.board.side(seat).gear_of(piece.id));
                for card in cards {
                    let active = catalog.card(card).ability.iter().enumerate().filter(|(_, ability)| ability.cost.is_some());
                    tries.extend(active.map(|(number, _)| Choice::Use(name(seat, piece), card, number as u8)));
                }
                if frame == Frame::Main {
                    let later = state.board.edition.target_after_triggers();
                    tries.push(Choice::Attack(name(seat, piece), if later { Target::Later } else { Target::Gigs }));
                    // Why just this Unit cannot be attacked, by somebody who may attack.
                    if let Some(reach) = reads.reach(seat, piece) {
                        let spared = others().filter(|unit| unit.on_field() && !reads.reaches(reach, rival(seat), unit));
                        let target = |unit: &Piece| Target::Unit(name(rival(seat), unit));
                        tries.extend(spared.map(|unit| Choice::Attack(name(seat, piece), target(unit))));
                    }
                } else {
                    tries.push(Choice::Block(name(seat, piece)));
                }
            }
            tries.push(if frame == Frame::Main { Choice::End } else { Choice::Pass });
        }
        Frame::Attack(AttackStep::Target) => {
            tries.push(Choice::Aim(Target::Gigs));
            tries.extend(others().filter(|piece| piece.on_field()).map(|piece| Choice::Aim(Target::Unit(name(rival(seat), piece)))));
        }
        Frame::TakeDie => tries.extend(state.board.dice.fixer(seat).map(Choice::Take)),
        Frame::Steal(_) => tries.extend(state.board.dice.gigs(rival(seat)).map(Choice::Die)),
        Frame::Play(_) => {
            for side in SEATS {
                let up = state.board.side(side).pieces.iter().filter(|piece| piece.face_up());
                tries.extend(up.map(|piece| Choice::Pick(name(side, piece))));
            }
        }
        _ => {}
    }
    tries.retain(|choice| !offered.contains(choice));
    tries.sort_by_cached_key(|choice| choice.key(catalog));
    tries.dedup();
    tries
}

fn because(rule: &'static str, says: &'static str) -> Option<Reason> {
    Some(Reason { rule: RuleId::new("tcg", rule), says: Message::new(says) })
}

/// What is asked about.
struct Ask<'a> {
    reads: Queries<'a>,
    state: &'a State,
    seat: Seat,
    reacts: bool,
}

impl<'a> Ask<'a> {
    fn new(catalog: &'static Catalog, state: &'a State, seat: Seat, frame: Frame) -> Ask<'a> {
        Ask { reads: Queries { catalog, board: &state.board }, state, seat, reacts: frame == Frame::Attack(AttackStep::React) }
    }

    /// Why something that is not offered cannot be done.
    fn reason(&self, frame: Frame, choice: Choice) -> Option<Reason> {
        match (frame, choice) {
            (Frame::Main | Frame::Attack(AttackStep::React), choice) => self.action(choice),
            (Frame::Attack(AttackStep::Target), Choice::Aim(Target::Gigs)) => self.no_gigs(),
            (Frame::Attack(AttackStep::Target), Choice::Aim(_)) => because("T164", "no-ready-target"),
            (Frame::TakeDie, Choice::Take(_)) => because("T098", "no-d20"),
            (Frame::Steal(_), Choice::Die(die)) => self.no_theft(die),
            (Frame::Play(_), Choice::Pick(_)) => because("T379", "no-host"),
            _ => because("T291", "no-now"),
        }
    }

    fn action(&self, choice: Choice) -> Option<Reason> {
        let deeds = &self.reads.board.side(self.seat).deeds;
        let face = |card: CardId| self.reads.catalog.face(card);
        match choice {
            Choice::Sell(_) if self.reacts => {
                rule!(T110);
                because("T110", "no-sell-reaction")
            }
            Choice::Sell(card) if !self.holds(card) => because("T111", "no-card"),
            Choice::Sell(card) if !face(card).sell => because("T111", "no-sell-tag"),
            Choice::Sell(_) if deeds.sold => because("T109", "no-second-sale"),
            Choice::Play(card) if !self.holds(card) => because("T133", "no-card"),
            Choice::Play(card) if self.reacts && !face(card).has(Keyword::Quick) => {
                rule!(T400);
                because("T186", "no-quick")
            }
            Choice::Play(card) if self.reads.price(self.seat, card) > self.funds() => self.too_dear(self.reads.price(self.seat, card)),
            Choice::Play(card) if face(card).kind == Kind::Gear => because("T380", "no-host"),
            Choice::Solo(card) | Choice::Field(card) => self.no_legend(card, matches!(choice, Choice::Solo(_))),
            Choice::Call(_) | Choice::CallAny => self.no_call(),
            Choice::Use(name, card, ability) => self.no_use(name, card, ability),
            Choice::Attack(name, target) if !self.reacts => self.no_attack(name, target),
            Choice::Attack(..) => because("T181", "no-attack-reaction"),
            Choice::Block(name) => self.no_block(name),
            Choice::End if !self.reacts => because("T161", "no-end"),
            _ => because("T107", "no-now"),
        }
    }

    fn holds(&self, card: CardId) -> bool {
        self.state.own(self.seat).hand.contains(&card)
    }

    fn funds(&self) -> u8 {
        self.reads.funds(self.seat, NOBODY)
    }

    fn too_dear(&self, price: u8) -> Option<Reason> {
        let says = Message::new("no-funds").with("price", price).with("funds", self.funds());
        Some(Reason { rule: RuleId::new("tcg", "T127"), says })
    }

    fn no_legend(&self, card: CardId, solo: bool) -> Option<Reason> {
        if self.reacts {
            rule!(T375);
            return because("T375", "no-solo-reaction");
        }
        let Some(piece) = self.reads.board.side(self.seat).legends().find(|piece| piece.card == card) else {
            return because("T370", "no-face-up");
        };
        let Some(price) = self.reads.legend_price(self.seat, piece, solo) else { return because("T363", "no-cost") };
        if solo && !self.reads.has(self.seat, piece, Keyword::GoSolo) {
            return because("T362", "no-solo");
        }
        if !solo && !self.reads.board.edition.plain_legend_play() {
            return because("T362", "no-plain-play");
        }
        self.too_dear(price)
    }

    fn no_call(&self) -> Option<Reason> {
        if self.reads.board.side(self.seat).deeds.called {
            return because("T142", "no-second-call");
        }
        let down = || self.reads.board.side(self.seat).pieces.iter().filter(|piece| !piece.face_up());
        if down().next().is_none() {
            return because("T152", "no-face-down");
        }
        if self.reads.call_price(self.seat) > self.funds() {
            return self.too_dear(self.reads.call_price(self.seat));
        }
        if self.reads.board.edition.call_at_random() && down().any(|piece| piece.marks.has(Marks::KNOWN)) {
            return because("T145", "no-chosen-call");
        }
        because("T146", "no-other-call")
    }

    fn no_use(&self, name: Name, card: CardId, ability: u8) -> Option<Reason> {
        let Some(piece) = self.reads.board.named(name) else { return because("T155", "no-card") };
        let quick = self.reads.catalog.card(card).ability.get(usize::from(ability)).is_some_and(|ability| ability.quick);
        if self.reacts && !quick {
            return because("T186", "no-quick");
        }
        if piece.spent() {
            return because("T039", "no-spent");
        }
        if piece.on_field() && piece.marks.has(Marks::LAG) {
            return because("T139", "no-lag-spend");
        }
        match self.reads.use_price(self.seat, card, ability) {
            Some(price) => self.too_dear(price),
            None => because("T155", "no-now"),
        }
    }

    fn no_attack(&self, name: Name, target: Target) -> Option<Reason> {
        let Some(piece) = self.reads.board.named(name) else { return because("T162", "no-card") };
        if !piece.on_field() {
            return because("T168", "no-field");
        }
        if piece.spent() {
            return because("T162", "no-spent");
        }
        if SEATS.iter().any(|placer| piece.marks.has(Marks::NO_ATTACK[placer.index()])) {
            return because("T037", "no-attack-ban");
        }
        let program = self.reads.board.side(self.seat).deeds.program;
        let forbids = |always| always == Static::CannotAttack || (always == Static::AttacksAfterProgram && !program);
        if self.reads.statics(self.seat, piece).any(|(_, always)| forbids(always)) {
            return because("T036", "no-attack-card");
        }
        let Some(reach) = self.reads.reach(self.seat, piece) else {
            if self.reads.in_force(rival(self.seat), Static::RivalsWait) {
                return because("T374", "no-attack-wait");
            }
            return because("T138", "no-lag");
        };
        match target {
            Target::Gigs if reach.gigs => self.no_gigs(),
            Target::Gigs => because("T169", "no-gig-attack"),
            Target::Unit(name) => match self.reads.board.named(name).filter(|unit| unit.on_field()) {
                None => because("T163", "no-card"),
                Some(_) if !reach.units => because("T138", "no-lag"),
                Some(unit) if self.reads.reaches(reach, name.seat, unit) => because("T175", "no-now"),
                Some(_) => because("T164", "no-ready-target"),
            },
            Target::Later => because("T171", "no-target"),
        }
    }

    fn no_gigs(&self) -> Option<Reason> {
        if self.reads.board.dice.count(rival(self.seat)) == 0 { because("T166", "no-gigs") } else { because("T169", "no-gig-attack") }
    }

    fn no_block(&self, name: Name) -> Option<Reason> {
        if !self.reacts {
            return because("T273", "no-block-now");
        }
        let Some(piece) = self.reads.board.named(name) else { return because("T273", "no-card") };
        if !piece.on_field() {
            return because("T274", "no-field");
        }
        if piece.spent() {
            return because("T039", "no-spent");
        }
        if !self.reads.has(self.seat, piece, Keyword::Blocker) {
            rule!(T184);
            return because("T184", "no-blocker");
        }
        if self.reads.board.attack.is_some_and(|attack| !attack.blockable) {
            return because("T169", "no-block-card");
        }
        because("T192", "no-self-block")
    }

    fn no_theft(&self, _: DieId) -> Option<Reason> {
        because("T234", "no-theft")
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use table::scenario::Given;
    use table::{Audience, Game};

    use super::*;
    use crate::game::Tcg;

    /// What seat 0 cannot do in a position, by name and rule.
    fn forbidden(edition: &str, lines: &[(&str, &str)]) -> Vec<(String, &'static str)> {
        let game = Tcg::default();
        let options = game.options(&BTreeMap::from([("edition".to_owned(), edition.to_owned())])).unwrap();
        let mut given = Given::default();
        (1..).zip(lines).for_each(|(line, (name, value))| given.add(line, name, value));
        let state = game.stage(&options, &mut given).unwrap();
        let mut all = Vec::new();
        game.forbidden(&game.view(&state, Audience::Seat(Seat(0))), |choice, reason| all.push((game.key(choice), reason.rule.id)));
        all
    }

    #[test]
    fn every_unit_that_cannot_be_attacked_is_told_for_who_may_attack() {
        let lines = [
            ("seat 0 legends", "none"),
            ("seat 1 legends", "none"),
            ("seat 0 field", "minotaur, psycho-squad spent"),
            ("seat 1 field", "octant, octant/2 spent, octant/3"),
        ];
        let spared = [("attack minotaur at octant".to_owned(), "T164"), ("attack minotaur at octant/3".to_owned(), "T164")];
        for (edition, spent) in [("guide", "attack psycho-squad"), ("comprehensive", "attack psycho-squad at gigs")] {
            let told: Vec<_> = forbidden(edition, &lines).into_iter().filter(|(key, _)| !key.ends_with("minotaur at gigs")).collect();
            // Who cannot attack at all is told of once.
            assert_eq!(told, [&spared[..], &[(spent.to_owned(), "T162")]].concat(), "{edition}");
        }
    }
}

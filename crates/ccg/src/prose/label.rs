//! A choice as a short imperative sentence.

use table::content::word;
use table::{Seat, Voice};

use super::scene::Scene;
use super::words::{Args, Words};
use crate::catalog::text;
use crate::choice::Choice;
use crate::frame::Frame;
use crate::game::Ccg;
use crate::odds::stash;
use crate::state::{Name, Spot};
use crate::view::View;

/// A choice of the player whose view it is.
pub(super) fn label(game: &Ccg, view: &View, choice: Choice, voice: Voice<'_>) -> String {
    let words = Words::new(game.catalog(), voice);
    Label { game, words, view, seat: view.seat.unwrap_or_default() }.of(choice)
}

struct Label<'a> {
    game: &'a Ccg,
    words: Words<'a>,
    view: &'a View,
    seat: Seat,
}

impl Label<'_> {
    /// A card on the table: of the reader it is not said whose.
    fn name(&self, name: Name) -> String {
        if name.seat == self.seat { self.words.own(name) } else { self.words.piece(name) }
    }

    fn of(&self, choice: Choice) -> String {
        let words = &self.words;
        let (catalog, lang) = (self.game.catalog(), words.voice.lang);
        let read = self.view.read(self.game);
        let one = |id: &str, name: Name| words.say(id, &[("name", self.name(name).into())]);
        let two = |id: &str, name: Name, on: Name| words.say(id, &[("name", self.name(name).into()), ("on", self.name(on).into())]);
        let card = |id: &str, card| words.say(id, &[("card", words.card(card).into())]);
        let price = |card| i64::from(read.price(self.seat, card));
        match choice {
            Choice::Draw(back) => words.word(&format!("do-draw-{}", word(&back))),
            Choice::Gain(true) => words.word("do-gain-ops"),
            Choice::Gain(false) => words.word("do-gain-style"),
            Choice::Pass => words.word(if self.responds() { "do-let" } else { "do-pass" }),
            Choice::Buy(id) => words.say("do-buy", &[("card", words.card(id).into()), ("price", price(id).into())]),
            Choice::BuyToStash(id) => words.say("do-buy-to-stash", &[("card", words.card(id).into()), ("price", price(id).into())]),
            Choice::BuyTo(id, name) => {
                words.say("do-buy-to", &[("card", words.card(id).into()), ("price", price(id).into()), ("name", self.name(name).into())])
            }
            Choice::Source(name) => self.source("do-source", name),
            Choice::Boost(name) => one("do-boost", name),
            Choice::Deal(name) => self.source("do-deal", name),
            Choice::Move(name, to) => two("do-move", name, to),
            Choice::Unstash(name, to, false) => two("do-unstash", name, to),
            Choice::Unstash(name, to, true) => two("do-unstash-vehicle", name, to),
            Choice::Stash(name, false) => one("do-stash", name),
            Choice::Stash(name, true) => one("do-stash-vehicle", name),
            Choice::Bid(name) => {
                let cost = self.view.board.find(name).map_or(0, |at| read.attempt_cost(at));
                words.say("do-bid", &[("name", self.name(name).into()), ("price", cost.into())])
            }
            Choice::Teams => words.word("do-teams"),
            Choice::Team(0) => words.say("do-no-team", &[("name", self.assigning().into())]),
            Choice::Team(team) => {
                let with = self.members(team);
                words.say("do-team", &[("name", self.assigning().into()), ("team", team.into()), ("with", with.into())])
            }
            Choice::Do(verb, name, on) => two(&format!("do-{}", word(&verb)), name, on),
            Choice::Sense(name, stat) => words.say("do-sense", &[("name", self.name(name).into()), ("stat", words.stat(stat).into())]),
            Choice::Support(name) => {
                let cost = self.view.board.find(name).map_or(0, |at| read.lends_for(at));
                words.say("do-support", &[("name", self.name(name).into()), ("price", cost.into())])
            }
            Choice::Arrest(name) => one("do-arrest", name),
            Choice::Recover(id) => card("do-recover", id),
            Choice::Heal(name) => one("do-heal", name),
            Choice::Treat => words.word("do-treat"),
            Choice::Repair => words.word("do-repair"),
            Choice::Build(part, chassis) => two("do-build", part, chassis),
            Choice::With(name) => one("do-with", name),
            Choice::Use(name, number) => {
                let says = match name.card.is_some() {
                    true => text::ability(catalog, name.card, number, lang),
                    false => text::sponsor_ability(catalog, self.view.board.side(name.seat).sponsor, number, lang),
                };
                words.say("do-use", &[("name", self.name(name).into()), ("text", says.into())])
            }
            Choice::Play(id, number) => {
                let (says, cost) = (text::ability(catalog, id, number, lang), catalog.card(id).cost);
                words.say("do-play", &[("card", words.card(id).into()), ("price", cost.into()), ("text", says.into())])
            }
            Choice::Pick(name) => one("do-pick", name),
            Choice::Trashed(seat, id) => words.say("do-trashed", &[("card", words.card(id).into()), ("seat", seat.into())]),
            Choice::Held(id) => card("do-held", id),
            Choice::Found(id) => card("do-found", id),
            Choice::Rival(seat) => words.say("do-rival", &[("seat", seat.into())]),
            Choice::Hit(name) => self.attack("do-hit", name, false),
            Choice::HitStash(seat) => {
                let cards = self.view.board.side(seat).stash().count() as i64;
                let mut args = self.needs(stash(seat), false);
                args.extend([("seat", seat.into()), ("price", cards.into())]);
                words.say("do-hit-stash", &args)
            }
            Choice::Run(name) => self.attack("do-run", name, true),
            Choice::Force(team) => self.force(team),
            Choice::Send(name) => one("do-send", name),
            Choice::Decline => {
                let defends = matches!(self.view.board.frames.top(), Some(Frame::Send(..)));
                words.word(if defends { "do-undefended" } else { "do-decline" })
            }
            Choice::Wield(name) => one("do-wield", name),
            Choice::WieldTwo(one, other) => two("do-wield-two", one, other),
            Choice::Unarmed => words.word("do-unarmed"),
            Choice::Home(name) => one("do-home", name),
            Choice::Board(name) => one("do-board", name),
            Choice::Return => words.word("do-return"),
            Choice::Discard(id) => card("do-discard", id),
            Choice::Done => words.word("do-done"),
        }
    }

    /// Whether something is being answered.
    fn responds(&self) -> bool {
        matches!(self.view.board.frames.top(), Some(Frame::Window(..)))
    }

    /// A source of a payment, and what it gives.
    fn source(&self, id: &str, name: Name) -> String {
        let read = self.view.read(self.game);
        let gives = match (self.view.board.frames.top(), self.view.board.find(name)) {
            (Some(Frame::Pay(due)), Some(at)) => read.gives(&due, at),
            _ => 0,
        };
        self.words.say(id, &[("name", self.name(name).into()), ("eb", i64::from(gives).into())])
    }

    /// What a Hit or Run would need, and the most that could be brought.
    fn needs(&self, target: Spot, run: bool) -> Args {
        let best = self.view.best_force(self.game, self.seat, target, run);
        let number = |number: i16| i64::from(number).into();
        vec![
            ("security", number(self.view.security(self.game, target))),
            ("ops", number(self.view.worth(self.game, target))),
            ("able", Scene::yes(best.is_some())),
            ("offense", number(best.map_or(0, |force| force.offense))),
        ]
    }

    fn attack(&self, id: &str, name: Name, run: bool) -> String {
        let mut args = self.view.board.find(name).map(|target| self.needs(target, run)).unwrap_or_default();
        args.push(("name", self.name(name).into()));
        self.words.say(id, &args)
    }

    /// A team that goes, with what it brings; to a defence it is only named.
    fn force(&self, team: u8) -> String {
        let battle = self.view.board.battle.filter(|battle| battle.by == self.seat);
        let target = battle.map(|battle| (Spot::new(battle.against, battle.target), battle.run));
        let force = target.and_then(|(target, run)| self.view.team(self.game, self.seat, team, target, run));
        match force {
            Some(force) => {
                let (offense, defense) = (i64::from(force.offense), i64::from(force.defense));
                self.words.say("do-force-with", &[("team", team.into()), ("offense", offense.into()), ("defense", defense.into())])
            }
            None => self.words.say("do-force", &[("team", team.into())]),
        }
    }

    /// Who is in a team already, while teams are assigned.
    fn members(&self, team: u8) -> String {
        let Some(Frame::Assign(seat, until)) = self.view.board.frames.top() else { return "none".to_owned() };
        let before = self.view.board.side(seat).runners().filter(|(slot, piece)| *slot < until && piece.team == team);
        let names: Vec<String> = before.map(|(slot, _)| self.name(self.view.board.name(Spot::new(seat, slot)))).collect();
        if names.is_empty() { "none".to_owned() } else { self.words.all(&names) }
    }

    /// The Runner whose team is being named.
    fn assigning(&self) -> String {
        match self.view.board.frames.top() {
            Some(Frame::Assign(seat, slot)) => self.name(self.view.board.name(Spot::new(seat, slot))),
            _ => String::new(),
        }
    }
}

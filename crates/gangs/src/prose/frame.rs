//! What is being asked: the messages of a frame, by its key, and what fills them.

use table::{Seats, Voice};

use super::scene::{Case, Scene};
use super::words::Args;
use crate::catalog::board::Amount;
use crate::catalog::words::{Class, Extra, Market, NetEffect, Resource};
use crate::catalog::{Catalog, OpportunityId, text};
use crate::choice::Choice;
use crate::city::{Map, Unit};
use crate::engine::{ACTIONS, changed_price, printed_price};
use crate::frame::{Frame, Killer, Movers, Purchase};
use crate::story::prose;
use crate::view::View;

/// What is being decided: what to do and what for, to who decides; who is awaited and what for, to others. Of what can
/// be chosen only that is named which is among `choices`, if any are given. Empty between decisions.
pub fn prompt<'a>(catalog: &'a Catalog, view: &'a View, choices: &[Choice], voice: impl Into<Voice<'a>>) -> String {
    let scene = Scene::new(catalog, view, voice);
    let Some(frame) = scene.frame() else { return String::new() };
    let awaited = view.awaited(catalog);
    let asked = view.seat.is_some_and(|seat| awaited.contains(seat));
    let said = if asked { scene.asks(frame, choices) } else { scene.waits(frame, awaited) };
    said.unwrap_or_default()
}

impl Scene<'_> {
    /// What is asked of who looks.
    fn asks(&self, frame: Frame, choices: &[Choice]) -> Option<String> {
        let has = |fits: fn(&Choice) -> bool| choices.iter().any(fits);
        if *choices == [Choice::Done]
            && let Some(none) = self.of_frame("none", frame)
        {
            return Some(none);
        }
        let mut args = self.args(frame);
        let mut key = key(frame);
        match frame {
            Frame::Turn => {
                let yes = |is: bool| if is { "yes" } else { "no" }.to_owned();
                let or = match choices {
                    _ if has(|choice| matches!(choice, Choice::Reclaim)) => "reclaim",
                    _ if has(|choice| matches!(choice, Choice::EndTurn)) => "end",
                    _ => "nothing",
                };
                let discs = has(|choice| matches!(choice, Choice::Act(_) | Choice::Wild(_)));
                let discs = if choices.is_empty() { "any".to_owned() } else { yes(discs) };
                let offer = yes(has(|choice| matches!(choice, Choice::Offer(..))));
                args.extend([("discs", discs.into()), ("offer", offer.into()), ("or", or.to_owned().into())]);
            }
            Frame::HiredWhere(_) if has(|choice| matches!(choice, Choice::Pick { .. })) => key = "hired-for",
            Frame::MayTakeBack(_) => {
                let what = match (has(|choice| matches!(choice, Choice::TakeBack)), has(|choice| matches!(choice, Choice::Card(_)))) {
                    (true, true) => "both",
                    (true, false) => "back",
                    (false, true) => "more",
                    (false, false) => "any",
                };
                args.push(("what", what.to_owned().into()));
            }
            _ => {}
        }
        let id = format!("asks-{key}");
        self.has(&id).then(|| self.words.say(&id, &args))
    }

    /// Who is awaited, and what for.
    fn waits(&self, frame: Frame, awaited: Seats) -> Option<String> {
        let what = self.of_frame("waits", frame)?;
        let whom: Vec<String> = awaited.iter().map(|seat| self.whom(seat, Case::Made)).collect();
        Some(self.words.say("waits", &[("whom", self.words.all(&whom).into()), ("what", what.into())]))
    }

    /// Says the message `<what>-<key of the frame>`, if there is one.
    pub(super) fn of_frame(&self, what: &str, frame: Frame) -> Option<String> {
        let id = format!("{what}-{}", key(frame));
        self.has(&id).then(|| self.words.say(&id, &self.args(frame)))
    }

    /// What the messages of a frame can speak of.
    fn args(&self, frame: Frame) -> Args {
        let words = &self.words;
        match frame {
            Frame::Turn => vec![("left", ACTIONS.saturating_sub(self.view.turn.actions).into())],
            Frame::Moves(Movers::Any(count)) | Frame::Recruit(count) => vec![("count", count.into())],
            Frame::MoveInto(district) | Frame::Goro(_, district) | Frame::Reward(district) => {
                vec![("district", words.district(district).into())]
            }
            Frame::GoroDiscards(_, seat) => vec![("hand", self.whom(seat, Case::Hand).into())],
            Frame::StealFrom(seat) => vec![("side", self.whom(seat, Case::From).into())],
            Frame::Pay(purchase) => {
                vec![("price", words.paid(self.price(purchase), 0).into()), ("what", self.bought(purchase).into())]
            }
            Frame::HiredWhere(id) => vec![("name", words.edgerunner(id).into())],
            Frame::OneOf(card, _) => vec![("card", words.opportunity(card).into())],
            Frame::BuyCred(card, step) => {
                let (secrets, cred) = secrets_for_cred(words.catalog, card, step);
                let secrets = words.amount(Resource::Secret, secrets);
                vec![("card", words.opportunity(card).into()), ("secrets", secrets.into()), ("cred", words.cred(cred).into())]
            }
            Frame::Kill(Killer::Opportunity(card)) => vec![("card", words.opportunity(card).into())],
            Frame::MayUse => vec![("effects", self.space_effects(self.view.seated[self.view.turn.seat.index()].net).into())],
            Frame::Losing => {
                let loser = self.view.asking().and_then(|asking| asking.loser()).unwrap_or(self.me());
                let due = self.view.fight.as_ref().map_or(1, |fight| fight.due[loser.index()]);
                let own = if self.is_you(loser) { "yes" } else { "no" };
                vec![("own", own.to_owned().into()), ("whose", self.whom(loser, Case::Of).into()), ("due", due.into())]
            }
            Frame::NetBuilds(district, count) => {
                let district = district.map_or_else(String::new, |district| words.district(district));
                vec![("district", district.into()), ("count", count.into())]
            }
            Frame::StoryAsks(deed) => vec![("effect", prose::asks(words.catalog, &self.view.story, deed, words.voice.lang).into())],
            Frame::MayRollAgain(sum) => vec![("sum", sum.into())],
            Frame::MayRage(seat) => vec![("rage", self.view.seated[seat.index()].rage.into())],
            Frame::MayGive(_, class) => vec![("unit", words.unit(Unit::Basic(class)).into())],
            Frame::MayRelease => {
                let aside = self.view.seated[self.view.turn.seat.index()].aside;
                vec![("card", aside.map_or_else(|| words.word("an-opportunity"), |card| words.opportunity(card)).into())]
            }
            _ => Vec::new(),
        }
    }

    /// What a price is for.
    pub(super) fn bought(&self, purchase: Purchase) -> String {
        match purchase {
            Purchase::Hideout => self.words.word("bought-hideout"),
            Purchase::Upgrade => self.words.word("bought-upgrade"),
            Purchase::Opportunity(card) => self.words.opportunity(card),
            Purchase::Edgerunner(card) => self.words.edgerunner(card),
            Purchase::Offer(_) => self.words.word("bought-offer"),
        }
    }

    /// What something costs whoever's turn it is, Story cards included.
    pub(super) fn price(&self, purchase: Purchase) -> Amount {
        let (catalog, view) = (self.words.catalog, self.view);
        let basic = printed_price(catalog, &view.story, purchase);
        if view.story.is_plain() {
            return basic;
        }
        let map = Map::new(catalog, view.side);
        let facts = view.situation(catalog, &map);
        changed_price(&view.story, &facts, view.turn.seat, purchase, basic)
    }

    /// The text of a space of the Net; one of them is covered in the single player mode (R204).
    pub(super) fn space(&self, number: u8) -> String {
        let (catalog, lang) = (self.words.catalog, self.words.voice.lang);
        let covered = self.view.seats == 1 && catalog.net().cover.number == number;
        if covered { text::net_cover(catalog, lang) } else { text::net_space(catalog, number, lang) }
    }

    /// What a space lets a player do, in short.
    fn space_effects(&self, number: u8) -> String {
        let space = self.view.net_space(self.words.catalog, number);
        let effects: Vec<String> = space.iter().flat_map(|space| &space.effects).map(|&effect| self.space_effect(effect)).collect();
        self.words.all(&effects)
    }

    fn space_effect(&self, effect: NetEffect) -> String {
        let words = &self.words;
        match effect {
            NetEffect::Cred(cred) => words.say("does-net-cred", &[("cred", words.cred(cred).into())]),
            NetEffect::OpponentDiscards => words.word("does-net-discard"),
            NetEffect::MoveOpposing => words.word("does-net-move"),
            NetEffect::BuildDrones(most) => words.say("does-net-build", &[("drones", words.units(Unit::Drone, most).into())]),
            NetEffect::Kill => words.word("does-net-kill"),
            NetEffect::Convert => words.word("does-net-convert"),
            NetEffect::Upgrade => words.word("does-net-upgrade"),
        }
    }
}

/// The step of what an Opportunity gives that a frame is about.
pub(super) fn extra<'a, T>(catalog: &'a Catalog, card: OpportunityId, step: u8, fits: impl Fn(&'a Extra) -> Option<T>) -> Option<T> {
    let extras = &catalog.opportunity(card).extra;
    extras.get(usize::from(step)).and_then(&fits).or_else(|| extras.iter().find_map(&fits))
}

/// How many Secrets buy how much Street Cred.
pub(super) fn secrets_for_cred(catalog: &Catalog, card: OpportunityId, step: u8) -> (u8, u8) {
    let spends = |extra: &Extra| match *extra {
        Extra::SpendSecrets { secrets, cred } => Some((secrets, cred)),
        _ => None,
    };
    extra(catalog, card, step, spends).unwrap_or_default()
}

/// The name of a frame in the messages `asks-...`, `done-...` and `accept-...`.
fn key(frame: Frame) -> &'static str {
    match frame {
        Frame::Turn => "turn",
        Frame::Moves(Movers::Class(Class::Solo)) => "moves-solo",
        Frame::Moves(Movers::Class(Class::Techie)) => "moves-techie",
        Frame::Moves(Movers::Class(Class::Netrunner)) => "moves-netrunner",
        Frame::Moves(Movers::Any(_)) => "moves-any",
        Frame::MoveInto(_) => "move-into",
        Frame::Rogue(_) => "rogue",
        Frame::Kerry => "kerry",
        Frame::Goro(..) => "goro",
        Frame::GoroDiscards(..) => "goro-discards",
        Frame::Pay(_) => "pay",
        Frame::HideoutWhere => "hideout-where",
        Frame::Keep => "keep",
        Frame::Remove => "remove",
        Frame::Deal => "deal",
        Frame::HiredWhere(_) => "hired-where",
        Frame::OneOf(..) => "one-of",
        Frame::BuyCred(..) => "buy-cred",
        Frame::Recycle(Market::Edgerunners) => "recycle-edgerunners",
        Frame::Recycle(Market::Opportunities) => "recycle-opportunities",
        Frame::StealFrom(_) => "steal",
        Frame::Kill(Killer::Opportunity(_)) => "kill",
        Frame::Kill(Killer::Net) => "kill-net",
        Frame::Kill(Killer::Story(_)) => "kill-story",
        Frame::SwapCards => "swap-cards",
        Frame::FreeHire => "free-hire",
        Frame::FreeUpgrade(_) => "free-upgrade",
        Frame::MayRun => "may-run",
        Frame::Advance => "advance",
        Frame::MayUse => "may-use",
        Frame::NetDiscards => "net-discards",
        Frame::NetMoves => "net-moves",
        Frame::NetBuilds(None, _) => "net-builds",
        Frame::NetBuilds(Some(_), _) => "net-builds-more",
        Frame::NetConverts => "net-converts",
        Frame::MayRollAgain(_) => "may-roll-again",
        Frame::Sacrifice => "sacrifice",
        Frame::MayFight => "may-fight",
        Frame::Exchange => "exchange",
        Frame::MayClaim(_) => "may-claim",
        Frame::MayRage(_) => "may-rage",
        Frame::Choose => "choose",
        Frame::MayPlay(_) => "may-play",
        Frame::MayTakeBack(_) => "may-take-back",
        Frame::MayBurnDrone(_) => "may-burn-drone",
        Frame::MustCopy(_) => "must-copy",
        Frame::Losing => "losing",
        Frame::MustSacrifice(_) => "must-sacrifice",
        Frame::MayBomb(_) => "may-bomb",
        Frame::MustKill(_) => "must-kill",
        Frame::MayFlee(_) => "may-flee",
        Frame::MayGive(..) => "may-give",
        Frame::MaySpend(_) => "may-spend",
        Frame::Reward(_) => "reward",
        Frame::Recruit(_) => "recruit",
        Frame::MayRelease => "may-release",
        Frame::MaySetAside => "may-set-aside",
        Frame::RivalToll => "rival-toll",
        Frame::StoryAsks(_) => "story",
        Frame::TurnEnds
        | Frame::Refill
        | Frame::NextTurn
        | Frame::Orphans
        | Frame::Upgrade(_)
        | Frame::Extra(..)
        | Frame::Space(_)
        | Frame::Roll
        | Frame::Consequence(_)
        | Frame::RunEnds
        | Frame::BeforeCards(_)
        | Frame::Reveal(_)
        | Frame::RevealCard(..)
        | Frame::Compare(_)
        | Frame::Casualties
        | Frame::Aftermath(_)
        | Frame::Score(_)
        | Frame::FightEnds
        | Frame::Collect(_)
        | Frame::ReclaimEnds
        | Frame::Steal(_)
        | Frame::Fortresses
        | Frame::Rivals
        | Frame::Rival(_)
        | Frame::RivalRemoves
        | Frame::RivalRefill
        | Frame::Story(..)
        | Frame::StoryDoes(_)
        | Frame::Action(_) => "nothing",
    }
}

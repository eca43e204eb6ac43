//! A choice as a short imperative sentence.

use table::content::word;
use table::{Seat, Voice};

use super::words::Words;
use crate::catalog::board::Does;
use crate::catalog::effects::PowerSort;
use crate::catalog::text;
use crate::choice::{Act, Choice, side_key};
use crate::event::Track;
use crate::frame::Frame;
use crate::game::Nightlancer;
use crate::odds::Effort;
use crate::powers::Force;
use crate::view::View;

/// A choice of the player whose view it is.
pub(super) fn label(game: &Nightlancer, view: &View, choice: Choice, voice: Voice<'_>) -> String {
    let words = Words::new(game.catalog(), voice);
    let seat = view.seat.unwrap_or_default();
    let label = Label { game, words, view, seat }.of(choice);
    let mut broken: Vec<Seat> = crate::engine::breaks(&view.open, seat, choice).map(|(other, _)| other).collect();
    broken.sort_unstable();
    if broken.is_empty() { label } else { format!("{label} {}", words.say("do-breaks", &[("others", words.seats(broken).into())])) }
}

struct Label<'a> {
    game: &'a Nightlancer,
    words: Words<'a>,
    view: &'a View,
    seat: Seat,
}

impl Label<'_> {
    fn of(&self, choice: Choice) -> String {
        let (words, catalog, lang) = (&self.words, self.game.catalog(), self.words.voice.lang);
        let force = Force::new(self.game, &self.view.open);
        let card = |id: &str, card: String| words.say(id, &[("card", card.into())]);
        let mission = |id: &str, mission| words.say(id, &[("mission", words.mission(mission).into())]);
        match choice {
            Choice::Be(id) => card("do-be", words.nightlancer(id)),
            Choice::Next(seat) => words.say("do-next", &[("seat", seat.into())]),
            Choice::First(id) => mission("do-first", id),
            Choice::FirstDeal(id) => mission("do-first-deal", id),
            Choice::FirstBy(id, contact, option) => words.say(
                "do-first-by",
                &[("mission", words.mission(id).into()), ("card", words.contact(contact).into()), ("option", (option + 1).into())],
            ),
            Choice::Second(id) => mission("do-second", id),
            Choice::Join(id, side) => {
                let asks = mission(&format!("do-join-{}", side_key(side)), id);
                let usual = crate::engine::promised(&self.view.open);
                if usual.is_empty() { asks } else { format!("{asks} {}", words.terms(usual)) }
            }
            Choice::Bargain(id, side) => mission(&format!("do-bargain-{}", side_key(side)), id),
            Choice::Offer(terms) => words.say("do-offer", &[("terms", words.terms(terms).into())]),
            Choice::Mission(id) => mission("do-mission", id),
            Choice::Place(space, act) => {
                let heat = matches!(catalog.space(space).does, Does::Risky(_)) && !force.has(self.seat, PowerSort::Unnoticed);
                let brings = if catalog.space(space).edge {
                    "resolve"
                } else if heat {
                    "heat"
                } else {
                    "nothing"
                };
                let args = [("space", words.space(space).into()), ("act", self.act(act).into()), ("brings", brings.to_owned().into())];
                words.say("do-place", &args)
            }
            Choice::Do(act) => self.act(act),
            Choice::Space(space) => words.say("do-space", &[("space", words.space(space).into())]),
            Choice::Equip(id) => card("do-equip", words.item(id)),
            Choice::Route(route) => {
                let stage = self
                    .view
                    .open
                    .attempt
                    .as_ref()
                    .and_then(|attempt| catalog.mission(attempt.job.mission).stages.get(usize::from(attempt.stage?)));
                let says = stage.map(|stage| text::challenge(catalog, &stage.routes[usize::from(route) % 2], lang)).unwrap_or_default();
                let odds = self.view.route(self.game, route).map_or(0, |outlook| outlook.odds(outlook.all(), Effort::OneRoll).percent());
                words.say("do-route", &[("number", (route + 1).into()), ("challenge", says.into()), ("odds", i64::from(odds).into())])
            }
            Choice::FaceOff(test) => {
                let odds = self.view.face_off(self.game, test).map_or(0, |odds| odds.plain.percent());
                words.say("do-face-off", &[("test", words.name_of("ability", &test).into()), ("odds", i64::from(odds).into())])
            }
            Choice::Use(id) => {
                let stand = self.view.stand_with(self.game, choice).filter(|stand| stand.rolled.is_none());
                let (odds, danger) = stand.map_or((0, 0), |stand| (stand.odds(0).percent(), stand.danger));
                words.say("do-use", &[("card", words.item(id).into()), ("odds", i64::from(odds).into()), ("danger", danger.into())])
            }
            Choice::Play(id, option) => {
                let says = text::favour(catalog, &catalog.contact(id).favours[usize::from(option) % 2], lang);
                words.say("do-play", &[("card", words.contact(id).into()), ("text", says.into())])
            }
            Choice::Spend(id) => {
                let says = catalog.item(id).favour.as_ref().map(|favour| text::favour(catalog, favour, lang)).unwrap_or_default();
                words.say("do-play", &[("card", words.item(id).into()), ("text", says.into())])
            }
            Choice::Power(power) => {
                let says = force.power(self.seat, power).map(|power| text::power(catalog, power, lang)).unwrap_or_default();
                let holder = words.holder(power, self.view.open.of(self.seat).nightlancer);
                words.say("do-power", &[("card", holder.into()), ("text", says.into())])
            }
            Choice::Hinder(id, seat) => {
                let says = text::hindrance(catalog, catalog.contact(id).circle, lang);
                words.say("do-hinder", &[("card", words.contact(id).into()), ("seat", seat.into()), ("text", says.into())])
            }
            Choice::Lose(which) => {
                let loss = crate::engine::either(self.game, &self.view.open).map(|losses| losses[usize::from(which) % 2]);
                words.say("do-lose", &[("what", loss.map(|loss| words.loss(loss)).unwrap_or_default().into())])
            }
            Choice::Discard(held) => card("do-discard", words.held(held)),
            Choice::Hold(held) => card("do-hold", words.held(held)),
            Choice::Give(id) => card("do-give", words.item(id)),
            Choice::Buy(id) => {
                let price = words.amount(Track::Chips, force.cost(self.seat, id).into());
                words.say("do-buy", &[("card", words.item(id).into()), ("price", price.into())])
            }
            Choice::Sell(id) => {
                let price = words.amount(Track::Chips, force.sale(self.seat, id).into());
                words.say("do-sell", &[("card", words.item(id).into()), ("price", price.into())])
            }
            Choice::HandOver(id, seat) => words.say("do-hand-over", &[("card", words.item(id).into()), ("seat", seat.into())]),
            Choice::Introduce(id, seat) => words.say("do-introduce", &[("card", words.contact(id).into()), ("seat", seat.into())]),
            Choice::Lend(seat) => words.say("do-lend", &[("seat", seat.into())]),
            Choice::Accept => words.word(&format!("do-accept-{}", self.agreement())),
            Choice::Done => words.word(&format!("do-done-{}", self.ending())),
            plain => words.word(&format!("do-{}", word(&plain))),
        }
    }

    /// What is agreed to.
    fn agreement(&self) -> &'static str {
        match self.view.open.frames.top() {
            Some(Frame::FaceOffAnswer(_)) => "face-off",
            Some(Frame::ScoreHeat { .. }) => "heat",
            _ => "joiner",
        }
    }

    /// What is done with.
    fn ending(&self) -> &'static str {
        match self.view.open.frames.top() {
            Some(Frame::Equip { .. }) => "loadout",
            Some(Frame::Paid { .. }) => "paid",
            Some(Frame::Browsing(_)) => "browsing",
            Some(Frame::ScoreActs(_)) => "scoring",
            _ => "turn",
        }
    }

    fn act(&self, act: Act) -> String {
        let words = &self.words;
        let force = Force::new(self.game, &self.view.open);
        match act {
            Act::Buy(id) => {
                let price = words.amount(Track::Chips, force.cost(self.seat, id).into());
                words.say("do-buy", &[("card", words.item(id).into()), ("price", price.into())])
            }
            Act::Connect(id) => words.say("do-connect", &[("card", words.opportunity(id).into())]),
            Act::Prospects(count) => {
                let price = words.amount(Track::Chips, i64::from(force.prospect(self.seat)) * i64::from(count));
                words.say("do-prospects", &[("count", count.into()), ("price", price.into())])
            }
            Act::Cool(held) => words.say("do-cool", &[("card", words.held(held).into())]),
            plain => words.word(&format!("do-{}", word(&plain))),
        }
    }
}

//! Answers whose meaning depends on what is asked: picks, cards, yes and no.

use super::scene::Scene;
use crate::catalog::CardId;
use crate::catalog::ops::Op;
use crate::frame::Frame;
use crate::state::{NOBODY, Name};

impl Scene<'_> {
    /// A Unit or Legend is picked.
    pub(super) fn pick(&self, name: Name) -> String {
        let (words, unit) = (&self.words, self.piece(name));
        match self.frame() {
            Some(Frame::Play(playing)) => words.say("label-equip", &[("unit", unit.into()), ("card", words.card(playing.card).into())]),
            Some(Frame::Sacrifice(_)) => words.say("do-defeat", &[("unit", unit.into())]),
            Some(Frame::Do(doing)) => {
                let id = self.view.board.named(name).map_or(NOBODY, |piece| piece.id);
                self.chosen(&doing, id, unit)
            }
            _ => words.say("do-choose", &[("unit", unit.into())]),
        }
    }

    /// A Gear: defeated, or moved onto this host.
    pub(super) fn gear(&self, host: Name, card: CardId) -> String {
        let moves = matches!(self.asking(), Some((Op::MoveGear, _)));
        let id = if moves { "label-move-gear" } else { "label-defeat-gear" };
        self.words.say(id, &[("card", self.words.card(card).into()), ("unit", self.piece(host).into())])
    }

    /// A card of the hand: discarded, played, or given for a Gig.
    pub(super) fn hand_card(&self, card: CardId) -> String {
        let words = &self.words;
        match (self.frame(), self.asking()) {
            (Some(Frame::Ransom(die)), _) => words.say("label-ransom", &[("card", words.card(card).into()), ("die", self.die(die).into())]),
            (_, Some((Op::Play(played), _))) if played.paid => {
                self.priced("label-play-hand-paid", card, self.reads().price(self.me(), card))
            }
            (_, Some((Op::Play(_), _))) => words.of_card("label-play-hand", card),
            _ => words.of_card("label-discard", card),
        }
    }

    /// A card of the trash: played, or taken to hand.
    pub(super) fn trash_card(&self, card: CardId) -> String {
        match self.asking() {
            Some((Op::Play(played), _)) if played.paid => self.priced("label-play-trash-paid", card, self.reads().price(self.me(), card)),
            Some((Op::Play(_), _)) => self.words.of_card("label-play-trash", card),
            _ => self.words.of_card("label-take-trash", card),
        }
    }

    /// A card that is being looked at, was shown, or goes under the deck.
    pub(super) fn shown(&self, card: CardId) -> String {
        let id = match (self.frame(), self.asking()) {
            (Some(Frame::Under(_)), _) => "label-under",
            (_, Some((Op::TrashLooked { .. }, _))) => "label-trash",
            (_, Some((Op::TakeLooked { shown: true, .. }, _))) => "label-take-shown",
            _ => "label-take-card",
        };
        self.words.of_card(id, card)
    }

    /// One of several effects, or where the rival's cards go.
    pub(super) fn one_mode(&self, mode: u8) -> String {
        let words = &self.words;
        match self.asking() {
            Some((Op::RivalSorts(_), _)) => words.word(if mode == 0 { "label-sort-hand" } else { "label-sort-trash" }),
            Some((Op::Choose { modes, .. }, doing)) => self.mode(&doing, modes, mode),
            _ => words.say("do-mode", &[("number", (mode + 1).into())]),
        }
    }

    /// Yes, in the words of what is on offer.
    pub(super) fn accept(&self) -> String {
        let words = &self.words;
        match (self.frame(), self.asking()) {
            (Some(Frame::Reroll(die)), _) => words.say("accept-reroll", &[("size", words.size(die).into())]),
            (Some(Frame::MayDraw(_, count)), _) => words.say("do-draw", &[("cards", words.count(count).into())]),
            (Some(Frame::StandIn(_)), _) => {
                let (card, price) = self.stand_in(self.me()).unwrap_or((CardId::NONE, 0));
                self.priced("accept-stand-in", card, price)
            }
            (_, Some((Op::MayTakeThat, doing))) => words.say("label-take-card", &[("card", self.found(&doing).into())]),
            (_, Some((Op::MayPay(price), _))) => words.say("accept-pay", &[("price", price.into())]),
            (_, Some((Op::MayCallThat(_), doing))) => {
                let card = self.looked_at(doing.it).map_or_else(|| words.word("the-legend"), |card| words.card(card));
                words.say("accept-call", &[("card", card.into())])
            }
            (_, Some((Op::PlayShown | Op::PlayTaken, doing))) => words.say("accept-play", &[("card", self.found(&doing).into())]),
            _ => words.word("label-accept"),
        }
    }

    /// No, in the words of what is on offer.
    pub(super) fn decline(&self) -> String {
        let words = &self.words;
        match (self.frame(), self.asking()) {
            (Some(Frame::Reroll(die)), _) => words.say("decline-reroll", &[("value", self.view.board.dice.value(die).into())]),
            (Some(Frame::MayDraw(..)), _) => words.word("decline-draw"),
            (Some(Frame::Ransom(die)), _) => words.say("decline-ransom", &[("die", self.die(die).into())]),
            (Some(Frame::StandIn(place)), _) => {
                let unit = self.doomed(place).map_or_else(|| words.word("that-unit"), |name| self.with_power(name));
                words.say("decline-stand-in", &[("unit", unit.into())])
            }
            (_, Some((Op::MayTakeThat, doing))) => words.say("decline-take-that", &[("card", self.found(&doing).into())]),
            (_, Some((Op::MayCallThat(_), _))) => words.word("decline-call-that"),
            (_, Some((Op::PlayShown, doing))) => words.say("label-take-card", &[("card", self.found(&doing).into())]),
            (_, Some((Op::PlayTaken, doing))) => words.say("decline-play-taken", &[("card", self.found(&doing).into())]),
            (_, Some((op, _))) => words.word(decline_key(op)),
            _ => words.word("label-decline"),
        }
    }

    /// Enough.
    pub(super) fn done(&self) -> String {
        let id = match self.asking() {
            Some((Op::TakeLooked { .. }, doing)) if doing.count == 0 => "done-take-none",
            Some((Op::TakeLooked { .. }, _)) => "done-take",
            Some((Op::PickMany { .. }, doing)) if doing.count == 0 => "done-pick-none",
            _ => "done-pick",
        };
        self.words.word(id)
    }

    /// The Legend that was just looked at, for who knows it.
    pub(super) fn looked_at(&self, id: u8) -> Option<CardId> {
        let (seat, piece) = self.view.board.find(id)?;
        self.known_legend(seat, piece.slot)
    }
}

/// The message that declines what an operation offers.
const fn decline_key(op: Op) -> &'static str {
    match op {
        Op::Discard { .. } => "decline-discard",
        Op::TakeFromTrash { .. } => "decline-take-trash",
        Op::MayPay(_) => "decline-pay",
        Op::DefeatGear { .. } => "decline-gear",
        Op::Adjust { .. } | Op::Set { .. } => "decline-adjust",
        Op::Swap { .. } => "decline-swap",
        Op::Look { .. } => "decline-look",
        Op::MayCall => "decline-call",
        Op::TrashLooked { .. } => "decline-trash",
        Op::Play(_) => "decline-play",
        _ => "label-decline",
    }
}

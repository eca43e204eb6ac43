//! What happened at a table of the Cyberpunk CCG, beat by beat: cards that are bought and played, who goes and who defends,
//! the totals of a battle one after the other, the security they meet, who falls.

use ccg::catalog::CardId;
use ccg::event::Event;
use ccg::game::Ccg;
use ccg::state::Name;
use maud::{Markup, html};
use table::{Prose, Seat, Voice};

use super::card::{self, CardFace};
use super::{battle, hand, side, things};
use crate::beat::{Beat, Weight};
use crate::glyph::icon;

/// The beats of what was heard, after what was heard before it.
pub(crate) fn beats(game: &Ccg, before: &[Event], events: &[Event], voice: Voice<'_>) -> Vec<Beat> {
    let mut scene = Scene::default();
    before.iter().for_each(|event| scene.hear(event));
    let teller = Teller { game, voice };
    let mut beats = Vec::with_capacity(events.len());
    for event in events {
        scene.hear(event);
        beats.push(teller.beat(event, &scene));
    }
    beats
}

/// The battle that goes on or was the last, as far as it was heard.
#[derive(Default)]
struct Scene {
    totals: Vec<(Seat, i16, i16)>,
    security: Option<(i16, i16)>,
}

impl Scene {
    fn hear(&mut self, event: &Event) {
        match *event {
            Event::Attack { .. } => *self = Scene::default(),
            Event::Totals { seat, offense, defense } => self.totals.push((seat, offense, defense)),
            Event::Security { security, offense } => self.security = Some((security, offense)),
            _ => {}
        }
    }
}

struct Teller<'a> {
    game: &'a Ccg,
    voice: Voice<'a>,
}

impl Teller<'_> {
    fn beat(&self, event: &Event, scene: &Scene) -> Beat {
        let said = Beat::said(self.game.sentence(event, self.voice));
        let at = |beat: Beat, seat: Seat| beat.by(seat).at(things::seat(seat));
        let on = |beat: Beat, name: Name| beat.by(name.seat).at(things::piece(name));
        match *event {
            Event::Turn { seat, .. } => at(said, seat).of(Weight::Turn),
            Event::Cut { seat, card } => at(said, seat).drawn(&self.face(card)),
            Event::Begins { seat } => at(said, seat).of(Weight::Key),
            Event::Drew { seat, back, .. } => said.by(seat).glides(side::deck(seat, back as u8), hand::fan(seat)).of(Weight::Aside),
            Event::Missed { seat } => at(said, seat).of(Weight::Key),
            Event::Ops { seat, by, .. } => {
                let beat = said.by(seat).at(side::points(seat)).of(Weight::Key);
                if by > 0 { beat.gains() } else { beat }
            }
            Event::Part { .. } | Event::Cancelled => said.of(Weight::Aside),
            Event::Style { seat, .. }
            | Event::Straightened { seat }
            | Event::Withdrawn { seat }
            | Event::Undefended { seat }
            | Event::Searched { seat }
            | Event::Named { seat, .. }
            | Event::Happens { seat, .. } => at(said, seat),
            Event::Teams { seat, .. } => at(said, seat).of(Weight::Step),
            Event::Bought { seat, card, .. } => {
                said.by(seat).glides(hand::fan(seat), things::seat(seat)).of(Weight::Key).drawn(&self.plain(card))
            }
            Event::Placed { seat, card } => at(said, seat).drawn(&self.face(card)),
            Event::Paid { name, .. } => on(said, name).of(Weight::Aside),
            Event::Moved { name, to } => on(said, name).at(things::piece(to)),
            Event::Bid { seat, name } => said.by(seat).at(things::piece(name)),
            Event::Does { seat, with, on: about, .. } => {
                let beat = said.by(seat).at(things::piece(with));
                about.into_iter().fold(beat, |beat, name| beat.at(things::piece(name)))
            }
            Event::Played { seat, card } => {
                said.by(seat).glides(hand::fan(seat), things::seat(seat)).of(Weight::Key).drawn(&self.face(card))
            }
            Event::Spent { seat, card: _ } => said.by(seat).at(side::trash_of(seat)).of(Weight::Aside),
            Event::Against { seat, rival } => said.by(seat).at(things::seat(rival)),
            Event::Busted { name } => on(said, name).of(Weight::Key),
            Event::BustFailed { name } | Event::Saved { name } => on(said, name).of(Weight::Key),
            Event::Trashed { name } | Event::Burned { name } => {
                said.by(name.seat).glides(things::piece(name), side::trash_of(name.seat)).of(Weight::Key)
            }
            Event::Stashed { name }
            | Event::Aimed { name }
            | Event::Uses { name }
            | Event::Changed { name, .. }
            | Event::Senses { name, .. }
            | Event::Joined { name }
            | Event::Withdrew { name }
            | Event::Token { name, .. } => on(said, name),
            Event::Helps { name }
            | Event::Cheaper { name, .. }
            | Event::Used { name }
            | Event::Unused { name }
            | Event::Wields { name }
            | Event::Home { name } => on(said, name).of(Weight::Aside),
            Event::Took { seat, card } => said.by(seat).glides(side::trash_of(seat), hand::fan(seat)).drawn(&self.face(card)),
            Event::Discarded { seat, .. } => said.by(seat).glides(hand::fan(seat), side::trash_of(seat)).of(Weight::Aside),
            Event::Attack { seat, against, target, .. } => {
                let beat = said.by(seat).of(Weight::Key);
                beat.at(target.map_or_else(|| things::stash(against), things::piece))
            }
            Event::Sent { seat, ref runners, .. } => {
                runners.iter().fold(said.by(seat), |beat, &name| beat.at(things::piece(name))).of(Weight::Key)
            }
            Event::Totals { seat, .. } => at(said, seat).of(Weight::Key).drawn(&self.totals(scene)),
            Event::Beaten { seat } => at(said, seat).of(Weight::Key).drawn(&self.totals(scene)),
            Event::Security { .. } => said.of(Weight::Key).drawn(&self.totals(scene)),
            Event::Succeeded { seat } | Event::Failed { seat } | Event::Tied { seat } => {
                at(said, seat).of(Weight::Key).drawn(&self.totals(scene)).until_put_away()
            }
            Event::Looked { seat, at: whose, .. } => at(said, seat).at(things::seat(whose)).of(Weight::Key),
            Event::Left { seat } => at(said, seat).of(Weight::Key),
            Event::Over { .. } => said.of(Weight::Key),
        }
    }

    fn face(&self, id: CardId) -> Markup {
        html! { div.shown { (card::face(self.game.catalog(), id, self.voice.lang)) } }
    }

    /// A face without its picture: many cards are bought in a turn.
    fn plain(&self, id: CardId) -> Markup {
        html! { div.shown { (card::lying(self.game.catalog(), id, self.voice.lang, &CardFace { bare: true, ..CardFace::default() })) } }
    }

    fn who(&self, seat: Seat) -> String {
        self.voice.names.get(seat.index()).filter(|name| !name.is_empty()).cloned().unwrap_or_else(|| format!("{}", seat.0 + 1))
    }

    /// The totals of both sides as far as they are known, and the security behind them.
    fn totals(&self, scene: &Scene) -> Markup {
        let most = scene.totals.iter().map(|(_, offense, _)| *offense).max().unwrap_or_default();
        html! {
            div.compared.totals {
                @for &(seat, offense, defense) in &scene.totals {
                    (battle::total(seat, &self.who(seat), offense, defense, offense == most && scene.totals.len() > 1))
                }
                @if let Some((security, offense)) = scene.security {
                    div class={ "side wall" @if offense <= security { " leads" } } {
                        h4 { (icon("cc-security")) }
                        p.total { b { (offense) } small { "/" } b { (security) } }
                    }
                }
            }
        }
    }
}

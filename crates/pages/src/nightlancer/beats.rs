//! What happened at a table of Nightlancer, beat by beat: tokens that are placed, dice against the Difficulty with what was
//! used and played against it, Face-offs, Events, payments, and what the Agent draws.

use maud::{Markup, html};
use nightlancer::catalog::effects::Deck;
use nightlancer::catalog::words::Ability;
use nightlancer::catalog::{ContactId, ItemId};
use nightlancer::event::{Event, Track};
use nightlancer::game::Nightlancer;
use nightlancer::state::{AGENT, About};
use table::{Prose, Seat, Voice};

use super::card::Print;
use super::{glyphs, things, trial};
use crate::beat::{Beat, Weight};
use crate::glyph::{icon, shape};
use crate::texts;

/// The beats of what was heard, after what was heard before it.
pub(crate) fn beats(game: &Nightlancer, before: &[Event], events: &[Event], voice: Voice<'_>) -> Vec<Beat> {
    let mut scene = Scene::default();
    before.iter().for_each(|event| scene.hear(event));
    let teller = Teller { game, voice };
    let mut beats = Vec::with_capacity(events.len());
    for (place, event) in events.iter().enumerate() {
        scene.hear(event);
        // A Crew rolls together, and what comes of it follows: its dice are drawn once.
        let more = matches!(events.get(place + 1), Some(Event::Rolled { again: false, .. } | Event::Judged { .. }));
        beats.push(teller.beat(event, &scene, more));
    }
    beats
}

/// What somebody has put into a challenge, as far as it was heard.
#[derive(Clone)]
struct Side {
    seat: Seat,
    used: Vec<ItemId>,
    against: Vec<ContactId>,
    rolled: Option<(u8, u8)>,
    again: u8,
}

/// The challenge that goes on or was the last.
#[derive(Default)]
struct Scene {
    test: Option<(About, Ability, u8)>,
    sides: Vec<Side>,
    /// What the First Crew of a Face-off came to.
    set: Vec<Side>,
}

impl Scene {
    fn hear(&mut self, event: &Event) {
        match *event {
            Event::Challenge { about, test, difficulty, .. } => {
                self.set = if about == About::Meets { std::mem::take(&mut self.sides) } else { Vec::new() };
                self.sides.clear();
                self.test = Some((about, test, difficulty));
            }
            Event::Used { seat, card } => self.side(seat).used.push(card),
            Event::Hindered { target, card, .. } | Event::AgentDrew { target, card, played: true } if self.test.is_some() => {
                self.side(target).against.push(card);
            }
            Event::Ignored { seat, card } => self.side(seat).against.retain(|&other| other != card),
            Event::Rolled { seat, hits, score, again } => {
                let side = self.side(seat);
                side.rolled = Some((hits, score));
                side.again += u8::from(again);
            }
            Event::MissionOver { .. } | Event::Round { .. } => *self = Scene::default(),
            _ => {}
        }
    }

    fn side(&mut self, seat: Seat) -> &mut Side {
        let place = self.sides.iter().position(|side| side.seat == seat).unwrap_or_else(|| {
            self.sides.push(Side { seat, used: Vec::new(), against: Vec::new(), rolled: None, again: 0 });
            self.sides.len() - 1
        });
        &mut self.sides[place]
    }
}

struct Teller<'a> {
    game: &'a Nightlancer,
    voice: Voice<'a>,
}

impl Teller<'_> {
    fn print(&self) -> Print {
        Print { catalog: self.game.catalog(), lang: self.voice.lang }
    }

    fn beat(&self, event: &Event, scene: &Scene, more: bool) -> Beat {
        let said = Beat::said(self.game.sentence(event, self.voice));
        let at = |beat: Beat, seat: Seat| if seat == AGENT { beat.at(things::seat(AGENT)) } else { beat.by(seat).at(things::seat(seat)) };
        match *event {
            Event::Is { seat, .. } => at(said, seat).of(Weight::Key),
            Event::Round { .. } => said.at("round").of(Weight::Turn),
            Event::Order { .. } => said.at("order"),
            Event::Changed { seat, track, by, .. } => {
                let beat = at(said, seat).of(Weight::Aside);
                if track == Track::Prospects && by > 0 { beat.of(Weight::Step).gains() } else { beat }
            }
            Event::AgentChanged { .. } => at(said, AGENT),
            Event::Drew { seat, deck, .. } => {
                let from = match deck {
                    Deck::Contacts => "contacts",
                    Deck::Opportunities => "opportunities",
                };
                said.by(seat).glides(from, things::seat(seat)).of(Weight::Aside)
            }
            Event::Discarded { seat, card } => at(said, seat).at(things::held(card)).of(Weight::Aside),
            Event::Recalled { seat, card } => at(said, seat).at(things::contact(card)),
            Event::Shaken { seat } => at(said, seat).of(Weight::Key),
            Event::Recovered { seat } | Event::LaidLow { seat } | Event::Spared { seat, .. } | Event::Declined { seat } => at(said, seat),
            Event::Opened { mission } => said.at(things::mission(mission)).of(Weight::Aside),
            Event::Dropped { mission, agent } => {
                let beat = said.at(things::mission(mission));
                if agent { beat.at(things::seat(AGENT)).of(Weight::Key) } else { beat.of(Weight::Aside) }
            }
            Event::Stalled { space, .. } => said.at(things::space(space)).of(Weight::Aside),
            Event::Faces { seat, .. } => at(said, seat).at("round"),
            Event::Started { seat, mission, side, .. } => said.by(seat).at(things::crew(mission, side)).at(things::seat(seat)),
            Event::Asked { seat, boss, mission, .. } => {
                said.by(seat).at(things::seat(seat)).at(things::seat(boss)).at(things::mission(mission))
            }
            Event::Answered { seat, joiner: other, .. }
            | Event::Countered { seat, joiner: other, .. }
            | Event::Closed { seat, boss: other, .. }
            | Event::Broke { seat, other, .. }
            | Event::Kept { seat, other, .. } => said.by(seat).at(things::seat(seat)).at(things::seat(other)).of(Weight::Key),
            Event::LeftMission { seat, mission } | Event::Abandoned { seat, mission } => at(said, seat).at(things::mission(mission)),
            Event::Placed { seat, space } | Event::Decoy { seat, space } => said.by(seat).glides(things::seat(seat), things::space(space)),
            Event::AgentPlaced { space } => match space {
                Some(space) => said.glides(things::seat(AGENT), things::space(space)),
                None => at(said, AGENT),
            },
            Event::Bought { seat, card, .. } => said.by(seat).glides(things::item(card), things::seat(seat)).of(Weight::Key),
            Event::Browsed { seat, .. } => at(said, seat),
            Event::Scrapped { card } => said.at(things::item(card)).of(Weight::Aside),
            Event::Seized { seat, card } => said.by(seat).glides(things::opportunity(card), things::seat(seat)).of(Weight::Key),
            Event::Sold { seat, card, .. } | Event::Spent { seat, card } => said.by(seat).at(things::item(card)).at(things::seat(seat)),
            Event::Mission { mission, .. } => said.at(things::mission(mission)).of(Weight::Turn),
            Event::Equipped { seat, .. } => at(said, seat).of(Weight::Aside),
            Event::Stage { mission, .. } => said.at(things::mission(mission)),
            Event::Route { seat, route, .. } => at(said, seat).at(things::route(route.saturating_sub(1))).of(Weight::Key),
            Event::Penalty { ref crew, .. } => crew.iter().fold(said, |beat, &seat| beat.at(things::seat(seat))).of(Weight::Key),
            Event::Challenge { seat, .. } => at(said, seat),
            Event::Used { seat, card } => at(said, seat).at(things::item(card)),
            Event::Played { seat, card, option } => {
                at(said, seat).of(Weight::Key).drawn(&self.contact(card, Some(option.saturating_sub(1))))
            }
            Event::Powered { seat, .. } => at(said, seat),
            Event::Attempts { seat } => at(said, seat).of(Weight::Aside),
            Event::Hindered { seat, target, card } => {
                said.by(seat).at(things::seat(seat)).at(things::seat(target)).of(Weight::Key).drawn(&self.contact(card, None))
            }
            Event::AgentDrew { target, card, .. } => {
                said.at(things::seat(AGENT)).at(things::seat(target)).of(Weight::Key).drawn(&self.contact(card, None))
            }
            Event::Ignored { seat, .. } => at(said, seat).of(Weight::Key),
            Event::Rolled { seat, .. } => {
                let beat = at(said, seat).of(Weight::Key);
                if more { beat } else { beat.drawn(&self.rolled(scene)) }
            }
            Event::Judged { seat, .. } => {
                let beat = at(said, seat).of(Weight::Key).drawn(&self.rolled(scene));
                if scene.sides.iter().any(|side| side.rolled.is_some()) { beat.until_put_away() } else { beat }
            }
            Event::Overtook { seats, .. } => seats.iter().fold(said, |beat, seat| beat.at(things::seat(seat))).of(Weight::Key),
            Event::FaceOff { seat, .. } => at(said, seat).of(Weight::Key),
            Event::FaceOffWon { seat, .. } => at(said, seat).of(Weight::Key).drawn(&self.rolled(scene)).until_put_away(),
            Event::Paid { seat, mission } => said.by(seat).glides(things::mission(mission), things::seat(seat)).of(Weight::Key),
            Event::MissionOver { mission } => said.at(things::mission(mission)).of(Weight::Aside),
            Event::Swapped { seat, other } => at(at(said, seat), other).at("order").of(Weight::Key),
            Event::GaveItem { seat, to, .. } | Event::GaveContact { seat, to, .. } | Event::GaveChip { seat, to } => {
                said.by(seat).glides(things::seat(seat), things::seat(to))
            }
            Event::Scoring => said.of(Weight::Turn),
            Event::Scored { seat, .. } => at(said, seat).of(Weight::Key).gains(),
            Event::Left { seat } => at(said, seat).of(Weight::Key),
            Event::Over => said.of(Weight::Key),
        }
    }

    fn contact(&self, card: ContactId, option: Option<u8>) -> Markup {
        html! { div.shown { (self.print().used(card, option)) } }
    }

    fn who(&self, seat: Seat) -> String {
        self.voice.names.get(seat.index()).filter(|name| !name.is_empty()).cloned().unwrap_or_else(|| format!("{}", seat.0 + 1))
    }

    /// The dice of everybody against what must be reached; of a Face-off both Crews.
    fn rolled(&self, scene: &Scene) -> Markup {
        let Some((about, test, difficulty)) = scene.test else { return html! {} };
        let (print, say) = (self.print(), |id: &str| texts().get(self.voice, id, &[]));
        let best = scene.sides.iter().filter_map(|side| side.rolled).map(|(_, score)| score).max().unwrap_or_default();
        let passed = about != About::Sets && best >= difficulty;
        let names = |cards: &[ItemId]| cards.iter().map(|card| print.name("item", card.key(print.catalog))).collect::<Vec<_>>().join(", ");
        let played =
            |cards: &[ContactId]| cards.iter().map(|card| print.name("contact", card.key(print.catalog))).collect::<Vec<_>>().join(", ");
        let row = |side: &Side, leads: bool| {
            html! {
                div class={ "side s" (side.seat.0) @if leads { " leads" } } {
                    h4 { (shape(side.seat)) (self.who(side.seat)) }
                    span.dice { (trial::faces(side.rolled.map(|(hits, _)| hits))) }
                    p.total { @if let Some((_, score)) = side.rolled { b { (score) } } @if side.again > 0 { small { (icon("nl-again")) "×" (side.again) } } }
                    @if !side.used.is_empty() { p.with { (names(&side.used)) } }
                    @if !side.against.is_empty() { p.with.bad { (icon("lost")) (played(&side.against)) } }
                }
            }
        };
        html! {
            div class={ "compared tested" @if passed { " passed" } } {
                @for side in &scene.set { (row(side, !passed)) }
                div.goal {
                    (icon(glyphs::ability(test))) (print.ability(test))
                    @if about == About::Sets { small { (say("nl-sets-short")) } } @else { b { (difficulty) } }
                }
                @for side in &scene.sides { (row(side, passed && side.rolled.is_some_and(|(_, score)| score == best))) }
            }
        }
    }
}

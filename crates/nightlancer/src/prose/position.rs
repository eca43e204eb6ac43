//! The position as lines of text, a paragraph for each: the round, everybody at the table, missions, the market, the
//! challenge that goes on, and the own hand with what its cards say. Lines fit; what is part of something is indented.

use table::wording::{capital, sentence, wrapped};
use table::{Seat, Voice};

use super::scene::Scene;
use crate::catalog::text;
use crate::catalog::words::Ability;
use crate::choice::{Held, side_key};
use crate::crews::{Job, Side};
use crate::event::Track;
use crate::game::Nightlancer;
use crate::powers::Force;
use crate::state::ROUNDS;
use crate::view::View;

/// The position as lines of text.
pub(super) fn position(game: &Nightlancer, view: &View, voice: Voice<'_>) -> String {
    let scene = Scene::new(game, view, voice);
    let mut parts = vec![scene.round()];
    parts.extend(Seat::first(view.open.seats).map(|seat| scene.player(seat)));
    parts.extend(scene.missions());
    parts.extend([scene.pacts(), scene.market(), scene.challenge().into_iter().collect(), scene.hand()]);
    let parts: Vec<String> = parts.iter().filter(|lines| !lines.is_empty()).map(|lines| lines.join("\n")).collect();
    parts.join("\n\n")
}

/// A line of its own.
fn line(text: &str) -> String {
    wrapped(text, 0, 2)
}

/// A line that is part of the one above.
fn part(text: &str) -> String {
    wrapped(text, 2, 4)
}

impl Scene<'_> {
    fn round(&self) -> Vec<String> {
        let (words, open, lang) = (&self.words, &self.view.open, self.words.voice.lang);
        let mut lines = Vec::new();
        if open.card.is_some() {
            let catalog = self.game.catalog();
            let name = catalog.name(lang, "round", open.card.key(catalog));
            let price = self.chips(catalog.round(open.card).prospect.into());
            let args = [("round", open.round.into()), ("rounds", ROUNDS.into()), ("card", name.into()), ("price", price.into())];
            lines.push(line(&words.say("position-round", &args)));
            lines.push(part(&capital(&text::event(catalog, open.card, lang))));
        }
        lines.push(line(&words.say("position-order", &[("order", words.seats(open.order.iter().copied()).into())])));
        if open.has_agent() {
            let agent = open.agent;
            let prospects = words.amount(Track::Prospects, agent.prospects.into());
            lines.push(line(&words.say("position-agent", &[("heat", agent.heat.into()), ("prospects", prospects.into())])));
        }
        lines
    }

    /// A player: numbers, ratings, the special ability, what lies before it and how much it holds.
    fn player(&self, seat: Seat) -> Vec<String> {
        let (words, open, catalog, lang) = (&self.words, &self.view.open, self.game.catalog(), self.words.voice.lang);
        let seated = open.of(seat);
        let state = if open.left.contains(seat) {
            "left"
        } else if open.shaken.contains(seat) {
            "shaken"
        } else if open.low.contains(seat) {
            "low"
        } else {
            "well"
        };
        let head = [
            ("seat", seat.into()),
            ("name", words.nightlancer(seated.nightlancer).into()),
            ("state", state.to_owned().into()),
            ("you", Scene::yes(self.is_you(seat)).into()),
        ];
        if !seated.nightlancer.is_some() {
            return vec![line(&words.say("position-nobody", &head[..1]))];
        }
        let card = catalog.nightlancer(seated.nightlancer);
        let full = |track: Track, amount: u8, most: u8| {
            let amount_of = words.amount(track, amount.into());
            if amount == most { amount_of } else { words.say("position-of", &[("amount", amount_of.into()), ("most", most.into())]) }
        };
        let mut numbers = vec![
            words.amount(Track::Prospects, seated.prospects.into()),
            words.amount(Track::Ideals, seated.ideals.into()),
            words.amount(Track::Heat, seated.heat.into()),
            full(Track::Health, seated.health, card.health),
            full(Track::Resolve, seated.resolve, card.resolve),
            self.chips(seated.chips),
        ];
        if seated.loans > 0 {
            numbers.push(words.amount(Track::Loans, seated.loans.into()));
        }
        if seated.tokens > 0 {
            numbers.push(words.say("position-tokens", &[("count", seated.tokens.into())]));
        }
        let force = Force::new(self.game, open);
        let ratings = Ability::ALL.iter().map(|&ability| format!("{} {}", words.name_of("ability", &ability), force.rating(seat, ability)));
        let mut lines = vec![
            line(&words.say("position-player", &[&head[..], &[("numbers", words.all(&numbers).into())]].concat())),
            part(&sentence(&ratings.collect::<Vec<_>>().join(", "))),
        ];
        let special = catalog.texts().get(lang, &format!("special-nightlancer-{}", seated.nightlancer.key(catalog)), &[]);
        lines.push(part(&format!("{special}: {}", text::special(catalog, seated.nightlancer, lang))));
        let assets = seated.assets.iter().map(|card| words.item(card)).chain(seated.bought.iter().map(|card| words.opportunity(card)));
        let held = [("contacts", self.view.contacts.counts[seat.index()]), ("opportunities", self.view.opportunities.counts[seat.index()])];
        let held = held.map(|(name, count)| (name, count.into()));
        let assets = [("assets", words.list(&assets.collect::<Vec<_>>()).into())];
        lines.push(part(&words.say("position-assets", &[&assets[..], &held[..]].concat())));
        lines
    }

    /// Missions with their Crews, a paragraph each.
    fn missions(&self) -> Vec<Vec<String>> {
        let (words, open, catalog) = (&self.words, &self.view.open, self.game.catalog());
        let attempted = open.attempt.iter().map(|attempt| &attempt.job);
        let told = |job: &Job| {
            let text = text::mission(catalog, job.mission, words.voice.lang);
            let says = words.say("position-mission", &[("mission", words.mission(job.mission).into()), ("text", text.into())]);
            let crews = Side::ALL.into_iter().filter(|&side| !job.crew(side).is_empty()).map(|side| {
                let crew = words.seats(job.crew(side).members().iter().copied());
                let deal = Scene::yes(job.deal.is_some_and(|seat| job.crew(side).contains(seat)));
                part(&words.say(&format!("position-crew-{}", side_key(side)), &[("crew", crew.into()), ("deal", deal.into())]))
            });
            std::iter::once(line(&says)).chain(crews).collect()
        };
        open.jobs.iter().chain(attempted).map(told).collect()
    }

    /// What players have promised each other.
    fn pacts(&self) -> Vec<String> {
        let words = &self.words;
        let pacts = Seat::first(self.view.open.seats).zip(self.view.open.pacts).filter(|(_, pact)| !pact.terms.is_empty());
        let told = |(joiner, pact): (Seat, crate::promises::Pact)| {
            let args = [("seat", joiner.into()), ("other", pact.with.into()), ("promises", words.promises(pact.terms).into())];
            line(&words.say("position-pact", &args))
        };
        pacts.map(told).collect()
    }

    fn market(&self) -> Vec<String> {
        let (words, open, catalog) = (&self.words, &self.view.open, self.game.catalog());
        let there = open.stalls.iter().flatten().copied().filter(|card| card.is_some());
        let cards: Vec<String> = there
            .map(|card| {
                let text = text::item(catalog, card, words.voice.lang);
                part(&words.say("position-card", &[("card", words.item(card).into()), ("text", text.into())]))
            })
            .collect();
        if cards.is_empty() { Vec::new() } else { [vec![words.word("position-market")], cards].concat() }
    }

    fn challenge(&self) -> Option<String> {
        let (words, open) = (&self.words, &self.view.open);
        let trial = open.trial.as_ref()?;
        let force = Force::new(self.game, open);
        let lines = trial.crew.members().iter().map(|&seat| {
            let args = [("seat", seat.into()), ("score", i64::from(force.standing(seat, trial)).into())];
            match trial.runs[seat.index()].hits {
                Some(hits) => words.say("position-rolled", &[&args[..], &[("hits", hits.into())]].concat()),
                None => words.say("position-run", &args),
            }
        });
        let says = text::challenge(self.game.catalog(), &trial.challenge, words.voice.lang);
        let runs = lines.collect::<Vec<_>>().join(" ");
        Some(line(&words.say("position-challenge", &[("challenge", says.into()), ("runs", runs.into())])))
    }

    fn hand(&self) -> Vec<String> {
        let (words, view, catalog) = (&self.words, self.view, self.game.catalog());
        let Some(seat) = view.seat else { return Vec::new() };
        let lang = words.voice.lang;
        let contacts = view.contacts.hands[seat.index()].iter().flat_map(|cards| cards.iter().map(Held::Contact));
        let opportunities = view.opportunities.hands[seat.index()].iter().flat_map(|cards| cards.iter().map(Held::Opportunity));
        let told = |card: Held| {
            let says = match card {
                Held::Contact(card) => text::contact(catalog, card, lang),
                Held::Opportunity(card) => text::opportunity(catalog, card, lang),
            };
            part(&words.say("position-card", &[("card", words.held(card).into()), ("text", says.into())]))
        };
        let cards: Vec<String> = contacts.chain(opportunities).map(told).collect();
        if cards.is_empty() { vec![words.word("position-no-hand")] } else { [vec![words.word("position-hand")], cards].concat() }
    }
}

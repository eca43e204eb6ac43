//! The position as lines of text, and what is being asked.

use table::wording::sentence;
use table::{Seat, Voice};

use super::words::Words;
use crate::catalog::{Catalog, text};
use crate::choice::Held;
use crate::crews::Side;
use crate::engine::decider;
use crate::event::Track;
use crate::frame::{Frame, frame_key};
use crate::game::Nightlancer;
use crate::powers::Force;
use crate::view::View;

/// The position as lines of text.
pub(super) fn position(game: &Nightlancer, view: &View, voice: Voice<'_>) -> String {
    let scene = Scene { game, words: Words::new(game.catalog(), voice), view };
    let mut lines = scene.round();
    lines.extend(Seat::first(view.open.seats).map(|seat| scene.player(seat)));
    lines.extend(scene.missions());
    lines.extend(scene.pacts());
    lines.extend(scene.market());
    lines.extend(scene.challenge());
    lines.extend(scene.hand());
    lines.join("\n")
}

/// What is being decided, for whoever looks on.
pub(super) fn prompt(catalog: &Catalog, view: &View, voice: Voice<'_>) -> String {
    let words = Words::new(catalog, voice);
    let Some(frame) = view.open.frames.top().filter(|_| view.open.ending.is_none()) else { return String::new() };
    let id = format!("asks-{}", frame_key(frame));
    let asked = decider(&view.open, frame);
    let id = if words.texts.has(&id) { id } else { "asks-anything".to_owned() };
    let (other, terms) = match frame {
        Frame::Bargain { boss, .. } => (boss, None),
        Frame::Consent { joiner, terms, .. } => (joiner, Some(terms)),
        Frame::Counter { boss, terms, .. } => (boss, Some(terms)),
        _ => return words.say(&id, &[("seat", asked.into())]),
    };
    let terms = terms.map(|terms| ("terms", words.terms(terms).into()));
    words.say(&id, &[("seat", asked.into()), ("other", other.into())].into_iter().chain(terms).collect::<Vec<_>>())
}

struct Scene<'a> {
    game: &'a Nightlancer,
    words: Words<'a>,
    view: &'a View,
}

impl Scene<'_> {
    fn round(&self) -> Vec<String> {
        let (words, open, lang) = (&self.words, &self.view.open, self.words.voice.lang);
        let mut lines = Vec::new();
        if open.card.is_some() {
            let catalog = self.game.catalog();
            let name = catalog.name(lang, "round", open.card.key(catalog));
            let price = words.amount(Track::Chips, catalog.round(open.card).prospect.into());
            lines.push(words.say("position-round", &[("round", open.round.into()), ("card", name.into()), ("price", price.into())]));
            lines.push(sentence(&text::event(catalog, open.card, lang)));
        }
        lines.push(words.say("position-order", &[("order", words.seats(open.order.iter().copied()).into())]));
        if open.has_agent() {
            let agent = open.agent;
            lines.push(words.say("position-agent", &[("heat", agent.heat.into()), ("prospects", i64::from(agent.prospects).into())]));
        }
        lines
    }

    fn player(&self, seat: Seat) -> String {
        let (words, open) = (&self.words, &self.view.open);
        let seated = open.of(seat);
        let force = Force::new(self.game, open);
        let ratings = crate::catalog::words::Ability::ALL.iter().map(|&ability| {
            let rating = force.rating(seat, ability);
            format!("{} {rating}", words.name_of("ability", &ability))
        });
        let assets = seated.assets.iter().map(|card| words.item(card)).chain(seated.bought.iter().map(|card| words.opportunity(card)));
        let state = if open.left.contains(seat) {
            "left"
        } else if open.shaken.contains(seat) {
            "shaken"
        } else if open.low.contains(seat) {
            "low"
        } else {
            "well"
        };
        let you = if self.view.seat == Some(seat) { "yes" } else { "no" };
        let numbers = [
            ("health", i64::from(seated.health)),
            ("resolve", i64::from(seated.resolve)),
            ("ideals", i64::from(seated.ideals)),
            ("heat", i64::from(seated.heat)),
            ("prospects", i64::from(seated.prospects)),
            ("chips", i64::from(seated.chips)),
            ("loans", i64::from(seated.loans)),
            ("tokens", i64::from(seated.tokens)),
            ("contacts", i64::from(self.view.contacts.counts[seat.index()])),
            ("opportunities", i64::from(self.view.opportunities.counts[seat.index()])),
        ];
        let mut args: super::words::Args = numbers.into_iter().map(|(name, number)| (name, number.into())).collect();
        args.extend([
            ("seat", seat.into()),
            ("name", words.nightlancer(seated.nightlancer).into()),
            ("state", state.to_owned().into()),
            ("you", you.to_owned().into()),
            ("ratings", ratings.collect::<Vec<_>>().join(", ").into()),
            ("assets", words.list(&assets.collect::<Vec<_>>()).into()),
        ]);
        words.say("position-player", &args)
    }

    fn missions(&self) -> Vec<String> {
        let (words, open, catalog) = (&self.words, &self.view.open, self.game.catalog());
        let attempted = open.attempt.iter().map(|attempt| &attempt.job);
        let mut lines = Vec::new();
        for job in open.jobs.iter().chain(attempted) {
            let crews =
                Side::ALL.map(|side| words.list(&job.crew(side).members().iter().map(|&seat| words.seat(seat)).collect::<Vec<_>>()));
            let [first, second] = crews;
            let deal = if job.deal.is_some() { "yes" } else { "no" };
            let args = [
                ("mission", words.mission(job.mission).into()),
                ("text", text::mission(catalog, job.mission, words.voice.lang).into()),
                ("first", first.into()),
                ("second", second.into()),
                ("deal", deal.to_owned().into()),
            ];
            lines.push(words.say("position-mission", &args));
        }
        lines
    }

    /// What players have promised each other.
    fn pacts(&self) -> Vec<String> {
        let words = &self.words;
        let pacts = Seat::first(self.view.open.seats).zip(self.view.open.pacts).filter(|(_, pact)| !pact.terms.is_empty());
        let line = |(joiner, pact): (Seat, crate::promises::Pact)| {
            let args = [("seat", joiner.into()), ("other", pact.with.into()), ("promises", words.promises(pact.terms).into())];
            words.say("position-pact", &args)
        };
        pacts.map(line).collect()
    }

    fn market(&self) -> Vec<String> {
        let (words, open) = (&self.words, &self.view.open);
        let cards = open.stalls.iter().flatten().filter(|card| card.is_some()).map(|&card| {
            let cost = self.game.catalog().item(card).cost;
            format!("{} ({cost})", words.item(card))
        });
        let cards: Vec<String> = cards.collect();
        if cards.is_empty() { Vec::new() } else { vec![words.say("position-market", &[("cards", words.all(&cards).into())])] }
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
        Some(words.say("position-challenge", &[("challenge", says.into()), ("runs", runs.into())]))
    }

    fn hand(&self) -> Vec<String> {
        let (words, view, catalog) = (&self.words, self.view, self.game.catalog());
        let Some(seat) = view.seat else { return Vec::new() };
        let lang = words.voice.lang;
        let contacts = view.contacts.hands[seat.index()].iter().flat_map(|cards| cards.iter().map(Held::Contact));
        let opportunities = view.opportunities.hands[seat.index()].iter().flat_map(|cards| cards.iter().map(Held::Opportunity));
        let line = |card: Held| {
            let says = match card {
                Held::Contact(card) => text::contact(catalog, card, lang),
                Held::Opportunity(card) => text::opportunity(catalog, card, lang),
            };
            words.say("position-card", &[("card", words.held(card).into()), ("text", says.replace('\n', " ").into())])
        };
        let cards: Vec<String> = contacts.chain(opportunities).map(line).collect();
        if cards.is_empty() { vec![words.word("position-no-hand")] } else { [vec![words.word("position-hand")], cards].concat() }
    }
}

//! What happened, as a sentence.

use table::content::word;
use table::{Seat, Voice};

use super::words::{Args, Words};
use crate::catalog::{Catalog, text};
use crate::event::{Event, Track};
use crate::state::{AGENT, About};

/// What happened.
pub(super) fn sentence(catalog: &Catalog, event: &Event, voice: Voice<'_>) -> String {
    let words = Words::new(catalog, voice);
    let (id, args) = words.told(event);
    words.say(&id, &args)
}

impl Words<'_> {
    fn told(&self, event: &Event) -> (String, Args) {
        let id = format!("event-{}", word(event));
        let by = |seat: Seat| ("seat", seat.into());
        let of = |seat: Seat, name: &'static str, what: String| vec![by(seat), (name, what.into())];
        let yes = |is: bool| (if is { "yes" } else { "no" }).to_owned();
        let args = match *event {
            Event::Is { seat, nightlancer } => of(seat, "name", self.nightlancer(nightlancer)),
            Event::Round { round, card } => {
                let says = text::event(self.catalog, card, self.voice.lang);
                vec![("round", round.into()), ("card", self.name_of_round(card).into()), ("text", says.into())]
            }
            Event::Order { order } => vec![("order", self.seats(order.iter().copied()).into())],
            Event::Changed { seat, track, by: change, to } => {
                let id = format!("event-{}-{}", if change > 0 { "gained" } else { "lost" }, word(&track));
                let amount = self.amount(track, change.unsigned_abs().into());
                return (id, vec![by(seat), ("amount", amount.into()), ("to", i64::from(to).into())]);
            }
            Event::AgentChanged { track, to, .. } => {
                let id = if track == Track::Heat { "event-agent-heat" } else { "event-agent-prospects" };
                return (id.to_owned(), vec![("to", i64::from(to).into())]);
            }
            Event::Drew { seat, deck, count, ref cards } => {
                let which = if cards.is_empty() { String::new() } else { "-seen".to_owned() };
                let list = self.all(&cards.iter().map(|&card| self.held(card)).collect::<Vec<_>>());
                let mut args = vec![by(seat), ("count", count.into())];
                if !cards.is_empty() {
                    args.push(("cards", list.into()));
                }
                return (format!("event-drew-{}{which}", word(&deck)), args);
            }
            Event::Discarded { seat, card } => of(seat, "card", self.held(card)),
            Event::Opened { mission } => vec![("mission", self.mission(mission).into())],
            Event::MissionOver { mission } => vec![("mission", self.mission(mission).into())],
            Event::Dropped { mission, agent } => vec![("mission", self.mission(mission).into()), ("agent", yes(agent).into())],
            Event::Stalled { space, cards } => {
                let cards: Vec<String> = cards.into_iter().filter(|card| card.is_some()).map(|card| self.item(card)).collect();
                vec![("space", self.space(space).into()), ("cards", self.list(&cards).into())]
            }
            Event::Faces { seat, card } | Event::Spared { seat, card } => of(seat, "card", self.name_of_round(card)),
            Event::Started { seat, mission, side, deal } => {
                let mut args = of(seat, "mission", self.mission(mission));
                args.extend([("side", word(&side).into()), ("deal", yes(deal).into())]);
                args
            }
            Event::Asked { seat, boss, mission, terms } => {
                let mut args = of(seat, "mission", self.mission(mission));
                args.extend([("other", boss.into()), ("terms", self.terms(terms).into())]);
                args
            }
            Event::Countered { seat, joiner, terms, .. } => {
                vec![by(seat), ("other", joiner.into()), ("terms", self.terms(terms).into())]
            }
            Event::Closed { seat, boss, agreed } => vec![by(seat), ("other", boss.into()), ("agreed", yes(agreed).into())],
            Event::Broke { seat, other, promise } => {
                vec![by(seat), ("other", other.into()), ("promise", self.promise(promise).into())]
            }
            Event::Kept { seat, other, terms } => {
                vec![by(seat), ("other", other.into()), ("promises", self.promises(terms).into())]
            }
            Event::Answered { seat, joiner, agreed } => vec![by(seat), ("other", joiner.into()), ("agreed", yes(agreed).into())],
            Event::LeftMission { seat, mission } | Event::Abandoned { seat, mission } | Event::Paid { seat, mission } => {
                of(seat, "mission", self.mission(mission))
            }
            Event::Placed { seat, space } | Event::Decoy { seat, space } => of(seat, "space", self.space(space)),
            Event::AgentPlaced { space } => match space {
                Some(space) => vec![("space", self.space(space).into())],
                None => return ("event-agent-unable".to_owned(), Vec::new()),
            },
            Event::Bought { seat, card, cost } => {
                let mut args = of(seat, "card", self.item(card));
                args.push(("price", self.amount(Track::Chips, cost.into()).into()));
                args
            }
            Event::Sold { seat, card, chips } => {
                let mut args = of(seat, "card", self.item(card));
                args.push(("price", self.amount(Track::Chips, chips.into()).into()));
                args
            }
            Event::Browsed { seat, ref cards } | Event::Equipped { seat, ref cards } => {
                of(seat, "cards", self.list(&cards.iter().map(|&card| self.item(card)).collect::<Vec<_>>()))
            }
            Event::Scrapped { card } => vec![("card", self.item(card).into())],
            Event::Seized { seat, card } => of(seat, "card", self.opportunity(card)),
            Event::Mission { mission, ref crews } => {
                let first = self.seats(crews[0].iter().copied());
                let args = vec![("mission", self.mission(mission).into()), ("crew", first.into())];
                if crews[1].is_empty() {
                    return (id, args);
                }
                let second = self.seats(crews[1].iter().copied());
                return ("event-mission-contested".to_owned(), [args, vec![("rivals", second.into())]].concat());
            }
            Event::Stage { mission, stage } => vec![("mission", self.mission(mission).into()), ("stage", stage.into())],
            Event::Route { seat, mission, stage, route } => {
                let card = self.catalog.mission(mission);
                let stages = &card.stages[usize::from(stage.saturating_sub(1)) % 3];
                let says = text::challenge(self.catalog, &stages.routes[usize::from(route.saturating_sub(1)) % 2], self.voice.lang);
                vec![by(seat), ("route", route.into()), ("challenge", says.into())]
            }
            Event::Penalty { ref crew, abort } => {
                vec![("crew", self.seats(crew.iter().copied()).into()), ("abort", yes(abort).into())]
            }
            // The Route was told when it was chosen.
            Event::Challenge { seat, about: About::Route, .. } => return (format!("{id}-route"), vec![by(seat)]),
            Event::Challenge { seat, about, test, difficulty, danger } => {
                let what = self.word(&format!("about-{}", word(&about)));
                let mut args = of(seat, "about", what);
                let test = self.name_of("ability", &test);
                args.extend([("test", test.into()), ("difficulty", difficulty.into()), ("danger", danger.into())]);
                args
            }
            Event::Used { seat, card } | Event::Spent { seat, card } => of(seat, "card", self.item(card)),
            Event::Played { seat, card, option } => {
                let favour = &self.catalog.contact(card).favours[usize::from(option.saturating_sub(1)) % 2];
                let mut args = of(seat, "card", self.contact(card));
                args.push(("text", text::favour(self.catalog, favour, self.voice.lang).into()));
                args
            }
            Event::Powered { seat, power, nightlancer } => of(seat, "card", self.holder(power, nightlancer)),
            Event::Hindered { seat, target, card } => {
                let mut args = of(seat, "card", self.contact(card));
                args.push(("other", target.into()));
                args
            }
            Event::AgentDrew { target, card, played } => {
                vec![("seat", target.into()), ("card", self.contact(card).into()), ("played", yes(played).into())]
            }
            Event::Ignored { seat, card } | Event::Recalled { seat, card } => of(seat, "card", self.contact(card)),
            Event::Rolled { seat, hits, score, again } => {
                vec![by(seat), ("hits", hits.into()), ("score", score.into()), ("again", yes(again).into())]
            }
            Event::Judged { seat, score, difficulty, passed } => {
                vec![by(seat), ("score", score.into()), ("difficulty", difficulty.into()), ("passed", yes(passed).into())]
            }
            Event::Overtook { seats, mission } => {
                vec![("crew", self.seats(seats.iter()).into()), ("mission", self.mission(mission).into())]
            }
            Event::FaceOff { seat, test } => of(seat, "test", self.name_of("ability", &test)),
            Event::FaceOffWon { seat, first } => vec![by(seat), ("first", yes(first).into())],
            Event::Swapped { seat, other } => {
                if seat == AGENT {
                    return ("event-agent-swapped".to_owned(), vec![("seat", other.into())]);
                }
                vec![by(seat), ("other", other.into())]
            }
            Event::GaveItem { seat, to, card } => {
                let mut args = of(seat, "card", self.item(card));
                args.push(("other", to.into()));
                args
            }
            Event::GaveContact { seat, to, card } => {
                let mut args = of(seat, "card", self.contact(card));
                args.push(("other", to.into()));
                args
            }
            Event::GaveChip { seat, to } => vec![by(seat), ("other", to.into())],
            Event::Scored { seat, abilities, ideals, agendas, powers, total } => {
                let parts = [("abilities", abilities), ("ideals", ideals), ("agendas", agendas), ("powers", powers)];
                let mut args: Args = vec![by(seat), ("total", i64::from(total).into())];
                args.extend(parts.map(|(name, count)| (name, count.into())));
                args
            }
            Event::Shaken { seat }
            | Event::Recovered { seat }
            | Event::LaidLow { seat }
            | Event::Attempts { seat }
            | Event::Declined { seat }
            | Event::Left { seat } => vec![by(seat)],
            Event::Scoring | Event::Over => Vec::new(),
        };
        (id, args)
    }

    fn name_of_round(&self, card: crate::catalog::RoundId) -> String {
        self.catalog.name(self.voice.lang, "round", card.key(self.catalog))
    }
}

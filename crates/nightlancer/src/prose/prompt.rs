//! What is being decided: to who decides, what to do and what for; to others, who is awaited and what for. Nothing is
//! named that is not among the choices.

use table::Voice;
use table::content::word;
use table::text::Arg;
use table::wording::capital;

use super::scene::{Scene, Sorts};
use crate::catalog::text;
use crate::choice::{Act, Choice};
use crate::engine::questions;
use crate::frame::{Frame, Origin};
use crate::game::Nightlancer;
use crate::odds::Outlook;
use crate::powers::Force;
use crate::state::About;
use crate::view::View;

/// What fills a message.
type Args = Vec<(&'static str, Arg)>;

/// What is being decided. Empty when nothing is.
pub(super) fn prompt(game: &Nightlancer, view: &View, choices: &[Choice], voice: Voice<'_>) -> String {
    let scene = Scene::new(game, view, voice);
    let (Some(frame), Some(asked)) = (scene.frame(), scene.asked()) else { return String::new() };
    if scene.is_you(asked) {
        let (id, args) = scene.question(frame, choices);
        return scene.words.say(&id, &args);
    }
    let id = format!("waits-{}", word(&frame));
    let id = if scene.words.texts.has(&id) { id } else { "waits-anything".to_owned() };
    let (other, terms) = match frame {
        Frame::Bargain { boss, .. } => (boss, None),
        Frame::Consent { joiner, terms, .. } => (joiner, Some(terms)),
        Frame::Counter { boss, terms, .. } => (boss, Some(terms)),
        _ => return scene.words.say(&id, &[("seat", asked.into())]),
    };
    let terms = terms.map(|terms| ("terms", scene.words.terms(terms).into()));
    scene.words.say(&id, &[("seat", asked.into()), ("other", other.into())].into_iter().chain(terms).collect::<Vec<_>>())
}

/// What a token can be placed for, and what else a turn of the Street phase is good for.
const STREET: &Sorts = &[
    (|choice| matches!(choice, Choice::Place(_, Act::Buy(_))), "may-buy"),
    (|choice| matches!(choice, Choice::Place(_, Act::Favours)), "may-favours"),
    (|choice| matches!(choice, Choice::Place(_, Act::Hustles)), "may-hustles"),
    (|choice| matches!(choice, Choice::Place(_, Act::Connect(_))), "may-connect"),
    (|choice| matches!(choice, Choice::Place(_, Act::Loan | Act::Prospects(_) | Act::Cool(_))), "may-mafia"),
    (|choice| matches!(choice, Choice::Place(_, Act::Work)), "may-work"),
    (|choice| matches!(choice, Choice::Place(_, Act::Rest)), "may-rest"),
];

/// What can be done beside placing a token.
const BESIDE: &Sorts = &[
    (|choice| matches!(choice, Choice::Play(..)), "may-play"),
    (|choice| matches!(choice, Choice::Spend(_)), "may-spend"),
    (|choice| matches!(choice, Choice::Sell(_)), "may-sell"),
    (|choice| matches!(choice, Choice::HandOver(..) | Choice::Introduce(..) | Choice::Lend(_)), "may-give"),
];

/// What can be done when missions are taken.
const MISSIONS: &Sorts = &[
    (|choice| matches!(choice, Choice::First(_) | Choice::FirstDeal(_) | Choice::FirstBy(..)), "may-first"),
    (|choice| matches!(choice, Choice::Second(_)), "may-second"),
    (|choice| matches!(choice, Choice::Join(..) | Choice::Bargain(..)), "may-join"),
    (|choice| matches!(choice, Choice::LayLow), "may-lay-low"),
];

/// What can be put into a challenge.
const PREPARE: &Sorts = &[
    (|choice| matches!(choice, Choice::Use(_) | Choice::Spend(_)), "may-use"),
    (|choice| matches!(choice, Choice::Play(..)), "may-play"),
    (|choice| matches!(choice, Choice::Power(_)), "may-power"),
];

/// What can be done at Scoring before anything is counted.
const SCORING: &Sorts = &[
    (|choice| matches!(choice, Choice::Do(_)), "may-connect"),
    (|choice| matches!(choice, Choice::Play(..)), "may-play"),
    (|choice| matches!(choice, Choice::Spend(_)), "may-spend"),
    (|choice| matches!(choice, Choice::Sell(_)), "may-sell"),
];

impl Scene<'_> {
    /// What is asked of who looks: the message, and what fills it.
    fn question(&self, frame: Frame, choices: &[Choice]) -> (String, Args) {
        let (words, open, catalog, lang) = (&self.words, &self.view.open, self.game.catalog(), self.words.voice.lang);
        let seat = self.view.seat.unwrap_or_default();
        let seated = open.of(seat);
        let has = |choice: Choice| choices.contains(&choice);
        let yes = |is: bool| -> Arg { Scene::yes(is).into() };
        let id = format!("asks-{}", word(&frame));
        let args: Args = match frame {
            Frame::Interest { loans, .. } => vec![("loans", loans.into()), ("able", yes(has(Choice::Interest)))],
            Frame::Payoff { .. } | Frame::ScoreLoans { .. } => vec![("able", yes(has(Choice::Clear)))],
            Frame::EventTurn(_) => return self.event(),
            Frame::MissionTurn { .. } => vec![("what", self.sorts(MISSIONS, choices).into())],
            Frame::Bargain { boss, .. } => vec![("seat", boss.into())],
            Frame::Consent { joiner, mission, terms, .. } => {
                let job = open.jobs.iter().find(|job| job.mission == mission);
                let crew = job.and_then(|job| Some(job.crew(job.side_of(seat)?).len())).unwrap_or(1);
                let pay = |crew: usize| self.payment(mission, crew).into();
                let mut args =
                    vec![("seat", joiner.into()), ("mission", words.mission(mission).into()), ("now", pay(crew)), ("then", pay(crew + 1))];
                if open.has_agent() {
                    return ("asks-consent-together".to_owned(), args);
                }
                args.push(("terms", words.terms(terms).into()));
                args
            }
            Frame::Counter { boss, mission, terms, .. } => {
                vec![("seat", boss.into()), ("mission", words.mission(mission).into()), ("terms", words.terms(terms).into())]
            }
            Frame::StreetTurn(_) | Frame::StreetAfter(_) => {
                let beside = self.sorts(BESIDE, choices);
                let also = Scene::yes(!beside.is_empty());
                let what = self.sorts(STREET, choices);
                vec![("tokens", seated.tokens.into()), ("what", what.into()), ("beside", beside.into()), ("also", also.into())]
            }
            Frame::Equip { .. } => {
                let limit = questions::loadout_limit(Force::new(self.game, open), seat);
                let left = limit.saturating_sub(seated.loadout.len()) as u8;
                vec![("mission", self.mission().into()), ("left", left.into())]
            }
            Frame::Stay(_) => vec![("mission", self.mission().into()), ("stage", self.stage().into()), ("pay", self.pay().into())],
            Frame::Route(_) => {
                let penalty = questions::penalty(self.game, open).map(|penalty| text::penalty(catalog, &penalty, lang));
                vec![
                    ("mission", self.mission().into()),
                    ("stage", self.stage().into()),
                    ("penalty", penalty.unwrap_or_default().into()),
                    ("leave", yes(has(Choice::Abandon))),
                ]
            }
            Frame::FaceOffAnswer(test) => {
                let by = open.attempt.and_then(|attempt| attempt.job.crews[0].boss()).unwrap_or_default();
                let odds = self.view.face_off(self.game, test).map_or(0, |odds| 100 - i64::from(odds.plain.percent()));
                vec![("seat", by.into()), ("test", words.name_of("ability", &test).into()), ("odds", odds.into())]
            }
            Frame::Paid { .. } => vec![("mission", self.mission().into()), ("pay", self.pay().into())],
            Frame::Commit(_) => return self.prepares(choices),
            Frame::React { .. } => {
                let trial = open.trial.as_ref();
                let who = trial.and_then(|trial| trial.crew.boss()).unwrap_or_default();
                let says = trial.map(|trial| text::challenge(catalog, &trial.challenge, lang)).unwrap_or_default();
                let able = choices.iter().any(|choice| matches!(choice, Choice::Hinder(..)));
                vec![("seat", who.into()), ("challenge", says.into()), ("able", yes(able))]
            }
            Frame::Companies { .. } | Frame::Swaps(_) => {
                let able = choices.iter().any(|choice| matches!(choice, Choice::Hinder(..)));
                let order = words.seats(open.order.iter().copied());
                let mut args = vec![("able", yes(able))];
                if matches!(frame, Frame::Swaps(_)) {
                    args.push(("order", order.into()));
                }
                args
            }
            Frame::Answer { by, card, .. } => {
                let says = text::hindrance(catalog, catalog.contact(card).circle, lang);
                let able = choices.iter().any(|&choice| choice != Choice::Pass);
                vec![
                    ("who", capital(&words.seat(by)).into()),
                    ("card", words.contact(card).into()),
                    ("text", says.into()),
                    ("able", yes(able)),
                ]
            }
            Frame::Reroll { .. } => {
                let outlook = self.view.outlook(self.game);
                let member = outlook.as_ref().and_then(|outlook| outlook.member(seat));
                let once = member.map_or(0, |member| i64::from(member.stand.odds(1).percent()));
                let best = open.trial.map(|trial| Force::new(self.game, open).score(seat, &trial)).unwrap_or_default();
                let difficulty = open.trial.map_or(0, |trial| trial.challenge.difficulty);
                let sets = open.trial.is_some_and(|trial| trial.about == About::Sets);
                vec![
                    ("score", best.into()),
                    ("difficulty", difficulty.into()),
                    ("sets", yes(sets)),
                    ("odds", once.into()),
                    ("resolve", seated.resolve.into()),
                    ("able", yes(has(Choice::Reroll))),
                ]
            }
            Frame::Discarding { .. } => {
                let limit = Force::new(self.game, open).hand_limit(seat);
                let held = usize::from(self.view.contacts.counts[seat.index()] + self.view.opportunities.counts[seat.index()]);
                vec![("limit", (limit as u8).into()), ("count", (held.saturating_sub(limit) as u8).into())]
            }
            Frame::ScoreActs(_) => {
                let what = self.sorts(SCORING, choices);
                vec![("able", yes(!what.is_empty())), ("what", what.into())]
            }
            Frame::ScoreHeat { heat, .. } => vec![("heat", heat.into()), ("able", yes(has(Choice::Accept)))],
            Frame::ScoreItems { items, .. } => vec![("count", items.into())],
            Frame::Pays(_, origin, _) => vec![("what", self.origin(origin).into())],
            Frame::Acting(_, action) => vec![("action", words.name_of("action", &action).into())],
            Frame::Browsing(_) => {
                let able = choices.iter().any(|choice| matches!(choice, Choice::Buy(_)));
                vec![("chips", self.chips(seated.chips).into()), ("able", yes(able))]
            }
            _ if words.texts.has(&id) => Args::new(),
            _ => return ("asks-anything".to_owned(), Args::new()),
        };
        (id, args)
    }

    /// The Event: face it or lay low.
    fn event(&self) -> (String, Args) {
        let (open, catalog, lang) = (&self.view.open, self.game.catalog(), self.words.voice.lang);
        let seat = self.view.seat.unwrap_or_default();
        let card = catalog.name(lang, "round", open.card.key(catalog));
        let Some(outlook) = self.view.event(self.game, seat) else {
            return ("asks-event-spared".to_owned(), vec![("card", card.into())]);
        };
        let event = &catalog.round(open.card).event;
        let args = vec![
            ("card", card.into()),
            ("challenge", text::challenge(catalog, &event.challenge, lang).into()),
            ("penalty", text::penalty(catalog, &event.penalty, lang).into()),
            ("odds", self.odds(&outlook).into()),
        ];
        ("asks-event-turn".to_owned(), args)
    }

    /// How likely a challenge is passed by who looks, with one roll and what is in.
    fn odds(&self, outlook: &Outlook) -> i64 {
        let seat = self.view.seat.unwrap_or_default();
        outlook.member(seat).map_or(0, |member| member.stand.odds(0).percent().into())
    }

    /// A challenge to prepare for.
    fn prepares(&self, choices: &[Choice]) -> (String, Args) {
        let words = &self.words;
        let seat = self.view.seat.unwrap_or_default();
        let outlook = self.view.outlook(self.game);
        let Some((outlook, member)) = outlook.as_ref().and_then(|outlook| Some((outlook, outlook.member(seat)?))) else {
            return ("asks-anything".to_owned(), Args::new());
        };
        let stand = &member.stand;
        let id = match (outlook.about, stand.blocked, stand.needed) {
            (About::Sets, ..) => "asks-commit-sets",
            (_, true, _) => "asks-commit-blocked",
            (.., None) => "asks-commit-hopeless",
            (.., Some(0)) => "asks-commit-certain",
            _ => "asks-commit",
        };
        let what = self.sorts(PREPARE, choices);
        let mut args = vec![
            ("challenge", text::challenge(self.game.catalog(), &outlook.challenge, words.voice.lang).into()),
            ("score", i64::from(stand.score).into()),
            ("also", Scene::yes(!what.is_empty()).into()),
            ("what", what.into()),
        ];
        match id {
            "asks-commit" => args.extend([("needed", stand.needed.unwrap_or(3).into()), ("odds", self.odds(outlook).into())]),
            "asks-commit-blocked" => {
                let obstacle = outlook.challenge.obstacle.map(|obstacle| words.name_of("obstacle", &obstacle));
                args.push(("obstacle", obstacle.unwrap_or_default().into()));
            }
            _ => {}
        }
        (id.to_owned(), args)
    }

    /// What is being paid for.
    fn origin(&self, origin: Origin) -> String {
        let words = &self.words;
        match origin {
            Origin::Contact(card, _) => words.contact(card),
            Origin::Item(card) | Origin::Use(card) => words.item(card),
            Origin::Opportunity(card) => words.opportunity(card),
            Origin::Power(power) => words.holder(power, self.view.open.of(self.view.seat.unwrap_or_default()).nightlancer),
        }
    }

    /// The mission that is being attempted.
    fn mission(&self) -> String {
        self.view.open.attempt.map(|attempt| self.words.mission(attempt.job.mission)).unwrap_or_default()
    }

    fn stage(&self) -> u8 {
        self.view.open.attempt.and_then(|attempt| attempt.stage).map_or(1, |stage| stage + 1)
    }

    /// What the mission that is being attempted pays who looks.
    fn pay(&self) -> String {
        let Some(attempt) = self.view.open.attempt else { return String::new() };
        let seat = self.view.seat.unwrap_or_default();
        let crew = if attempt.paid.is_empty() {
            attempt.job.side_of(seat).map_or(1, |side| attempt.job.crew(side).len())
        } else {
            attempt.paid.len()
        };
        self.payment(attempt.job.mission, crew)
    }
}

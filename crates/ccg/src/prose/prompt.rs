//! What is being decided: to who decides, what to do and what for; to others, who is awaited and what for. Nothing is named
//! that is not among the choices.

use table::content::word;
use table::text::Arg;
use table::{Seat, Voice};

use super::scene::{Scene, Sorts};
use crate::catalog::text;
use crate::catalog::words::Cue;
use crate::choice::{Choice, Verb};
use crate::engine::asking;
use crate::frame::{BattleStep, Due, Frame, Item, Job, Purpose};
use crate::game::Ccg;
use crate::state::{Part, STASHED, Spot};
use crate::view::View;

/// What fills a message.
type Args = Vec<(&'static str, Arg)>;

/// What is being decided. Empty when nothing is.
pub(super) fn prompt(game: &Ccg, view: &View, choices: &[Choice], voice: Voice<'_>) -> String {
    let scene = Scene::new(game, view, voice);
    let (Some(frame), Some(asked)) = (scene.frame(), scene.asked()) else { return String::new() };
    if scene.is_you(asked) {
        let (id, args) = scene.question(frame, asked, choices);
        return scene.words.say(&id, &args);
    }
    let id = format!("waits-{}", key(frame, asked, view));
    let what = match frame {
        Frame::Phase(..) => scene.words.say(&id, &[("part", scene.part().into())]),
        Frame::Pay(due) => scene.words.say(&id, &[("left", left(due))]),
        Frame::Discard(_, count) => scene.words.say(&id, &[("count", count.into())]),
        _ => scene.words.word(&id),
    };
    scene.words.say("waits", &[("seat", asked.into()), ("what", what.into())])
}

/// What a frame asks, by the end of its messages.
fn key(frame: Frame, asked: Seat, view: &View) -> String {
    match frame {
        Frame::Battle(BattleStep::Onward) => "onward".to_owned(),
        Frame::Send(..) if view.board.battle.is_some_and(|battle| battle.by != asked) => "defend".to_owned(),
        frame => word(&frame),
    }
}

/// How many EB are missing.
fn left(due: Due) -> Arg {
    i64::from(due.cost.saturating_sub(due.paid)).into()
}

/// What can be done in a phase.
const ACTIONS: &Sorts = &[
    (|choice| matches!(choice, Choice::Buy(_) | Choice::BuyToStash(_) | Choice::BuyTo(..)), "may-buy"),
    (|choice| matches!(choice, Choice::Move(..) | Choice::Unstash(..) | Choice::Stash(..)), "may-move"),
    (|choice| matches!(choice, Choice::Teams), "may-teams"),
    (|choice| matches!(choice, Choice::Do(Verb::Praise | Verb::Shield, ..)), "may-raise"),
    (|choice| matches!(choice, Choice::Do(Verb::Hack | Verb::Incite, ..)), "may-lower"),
    (|choice| matches!(choice, Choice::Do(Verb::Broker, ..)), "may-broker"),
    (|choice| matches!(choice, Choice::Bid(_)), "may-bid"),
    (|choice| matches!(choice, Choice::Hit(_) | Choice::HitStash(_)), "may-hit"),
    (|choice| matches!(choice, Choice::Run(_)), "may-run"),
    (|choice| matches!(choice, Choice::Recover(_)), "may-recover"),
    (|choice| matches!(choice, Choice::Heal(_)), "may-heal"),
    (|choice| matches!(choice, Choice::Build(..)), "may-build"),
    (|choice| matches!(choice, Choice::Use(..)), "may-use"),
    (|choice| matches!(choice, Choice::Play(..)), "may-play"),
    (|choice| matches!(choice, Choice::Do(Verb::Family, ..)), "may-family"),
    (|choice| matches!(choice, Choice::Pass), "may-pass"),
];

/// What can be done in a battle.
const BATTLE: &Sorts = &[
    (|choice| matches!(choice, Choice::Sense(..)), "may-sense"),
    (|choice| matches!(choice, Choice::Support(_)), "may-support"),
    (|choice| matches!(choice, Choice::Arrest(_)), "may-arrest"),
    (|choice| matches!(choice, Choice::Do(Verb::Discount, ..)), "may-discount"),
    (|choice| matches!(choice, Choice::Use(..)), "may-use"),
    (|choice| matches!(choice, Choice::Play(..)), "may-play"),
    (|choice| matches!(choice, Choice::Do(Verb::Family, ..)), "may-family"),
    (|choice| matches!(choice, Choice::Pass), "may-pass"),
];

/// What can be done in response.
const RESPONSES: &Sorts = &[
    (|choice| matches!(choice, Choice::Do(Verb::Bust, ..)), "may-bust"),
    (|choice| matches!(choice, Choice::Treat), "may-treat"),
    (|choice| matches!(choice, Choice::Repair), "may-repair"),
    (|choice| matches!(choice, Choice::Use(..)), "may-use"),
    (|choice| matches!(choice, Choice::Play(..)), "may-play"),
    (|choice| matches!(choice, Choice::Do(Verb::Family, ..)), "may-family"),
    (|choice| matches!(choice, Choice::Pass), "may-let"),
];

/// What can be done after a success.
const ONWARD: &Sorts = &[
    (|choice| matches!(choice, Choice::Run(_)), "may-run"),
    (|choice| matches!(choice, Choice::Hit(_) | Choice::HitStash(_)), "may-hit"),
    (|choice| matches!(choice, Choice::Home(_)), "may-home"),
    (|choice| matches!(choice, Choice::Return), "may-return"),
];

impl Scene<'_> {
    /// The part of the turn.
    pub(super) fn part(&self) -> String {
        self.words.word(&format!("part-{}", word(&self.view.board.part)))
    }

    /// What who looks can pay.
    fn funds(&self, seat: Seat) -> Arg {
        i64::from(self.read.reach(seat, Purpose::Other)).into()
    }

    /// What is asked of who looks: the message, and what fills it.
    fn question(&self, frame: Frame, seat: Seat, choices: &[Choice]) -> (String, Args) {
        let (words, board) = (&self.words, &self.view.board);
        let id = format!("asks-{}", key(frame, seat, self.view));
        let has = |choice: Choice| choices.contains(&choice);
        let args: Args = match frame {
            Frame::Draw(_, count) => vec![("count", count.into()), ("setup", Scene::yes(board.part == Part::Setup))],
            Frame::Phase(..) => return self.phase(seat, choices),
            Frame::Battle(BattleStep::Onward) => vec![("what", self.sorts(ONWARD, choices).into())],
            Frame::Battle(_) => return self.fights(choices),
            Frame::Window(cue, on, by, number, _) => return self.response(cue, on, by, number, choices),
            Frame::Pay(due) => vec![("left", left(due)), ("for", self.purpose(due).into())],
            Frame::Gather(_, number, need, _) => {
                let used = board.side(seat).in_play().filter(|(_, piece)| piece.job == number);
                let power: i16 = used.map(|(slot, _)| self.read.power(Spot::new(seat, slot))).sum();
                let what = self.item(number).map(|item| self.announced(&item)).unwrap_or_default();
                let id = if need == u8::MAX { "asks-gather-any" } else { "asks-gather" };
                let mut args: Args = vec![("what", what.into()), ("power", i64::from(power).into())];
                if need != u8::MAX {
                    args.push(("need", need.into()));
                }
                return (id.to_owned(), args);
            }
            Frame::Aim | Frame::Rival => {
                let doing = asking(board).unwrap_or_default();
                let lang = words.voice.lang;
                let (card, says) = match doing.card.is_some() {
                    true => (words.card(doing.card), text::ability(self.game.catalog(), doing.card, doing.ability, lang)),
                    false => {
                        let sponsor = board.side(doing.by).sponsor;
                        let name = self.game.catalog().sponsor(sponsor).name.clone();
                        (name, text::sponsor_ability(self.game.catalog(), sponsor, doing.ability, lang))
                    }
                };
                let mut args: Args = vec![("card", card.into()), ("text", says.into())];
                if frame == Frame::Aim {
                    args.push(("only", Scene::yes(*choices == [Choice::Decline])));
                }
                args
            }
            Frame::Discard(_, count) => vec![("count", count.into()), ("end", Scene::yes(board.part == Part::End))],
            Frame::Assign(_, slot) => vec![("name", self.at(Spot::new(seat, slot)).into())],
            Frame::Send(..) => return self.sends(seat, has(Choice::Done)),
            Frame::Wield(at) => vec![("name", self.at(at).into())],
            Frame::Board(_, vehicle, room) => vec![("name", self.at(Spot::new(seat, vehicle)).into()), ("room", room.min(9).into())],
            Frame::Place(_, card) => vec![("card", words.card(card).into())],
            Frame::Missed(..) => Args::new(),
            _ => return ("asks-anything".to_owned(), Args::new()),
        };
        (id, args)
    }

    /// An action of a phase.
    fn phase(&self, seat: Seat, choices: &[Choice]) -> (String, Args) {
        let board = &self.view.board;
        let mut args: Args = vec![("part", self.part().into()), ("funds", self.funds(seat))];
        if board.turn != seat {
            args.push(("seat", board.turn.into()));
        }
        let id = if board.turn == seat { "asks-phase" } else { "asks-phase-other" };
        let what = match choices {
            [] => self.words.word("may-act"),
            _ => self.sorts(ACTIONS, choices),
        };
        args.push(("what", what.into()));
        (id.to_owned(), args)
    }

    /// An action in a battle, with how it stands.
    fn fights(&self, choices: &[Choice]) -> (String, Args) {
        let what = if choices.is_empty() { self.words.word("may-act") } else { self.sorts(BATTLE, choices) };
        let Some(outlook) = self.view.outlook(self.game) else { return ("asks-anything".to_owned(), Args::new()) };
        let number = |number: i16| -> Arg { i64::from(number).into() };
        let mut args: Args = vec![
            ("run", Scene::yes(outlook.battle.run)),
            ("target", self.target().into()),
            ("offense", number(outlook.attackers.offense)),
            ("security", number(outlook.security)),
            ("what", what.into()),
        ];
        let Some(defenders) = outlook.defenders else { return ("asks-battle".to_owned(), args) };
        args.extend([
            ("defense", number(outlook.attackers.defense)),
            ("blow", number(defenders.offense)),
            ("wall", number(defenders.defense)),
        ]);
        ("asks-skirmish".to_owned(), args)
    }

    /// What the battle is about.
    pub(super) fn target(&self) -> String {
        match self.view.board.battle {
            Some(battle) if battle.target == STASHED => self.at(Spot::new(battle.against, STASHED)),
            Some(battle) => {
                let card = self.words.card(battle.card);
                if self.is_you(battle.against) {
                    card
                } else {
                    self.words.say("of-seat", &[("name", card.into()), ("seat", battle.against.into())])
                }
            }
            None => String::new(),
        }
    }

    /// Who goes, or who defends.
    fn sends(&self, seat: Seat, named: bool) -> (String, Args) {
        let Some(battle) = self.view.board.battle else { return ("asks-anything".to_owned(), Args::new()) };
        let target = Spot::new(battle.against, battle.target);
        let mut args: Args = vec![("target", self.target().into()), ("named", Scene::yes(named))];
        let security = ("security", i64::from(self.read.security(target)).into());
        if battle.by == seat {
            args.push(security);
            return ("asks-send".to_owned(), args);
        }
        let (offense, defense) = (self.read.offense(battle.by), self.read.defense(battle.by));
        args.extend([("seat", battle.by.into()), ("offense", i64::from(offense).into()), ("defense", i64::from(defense).into()), security]);
        ("asks-defend".to_owned(), args)
    }

    /// A response, and to what.
    fn response(&self, cue: Cue, on: Spot, by: Seat, number: u8, choices: &[Choice]) -> (String, Args) {
        let name = || self.at(on);
        let what = match cue {
            Cue::RunnerTrashed | Cue::GearTrashed | Cue::SiteTrashed => self.words.say("window-trashed", &[("name", name().into())]),
            Cue::Hit => self.words.say("window-hit", &[("seat", by.into()), ("target", self.target().into())]),
            Cue::Ability | Cue::Event => self.item(number).map(|item| self.announced(&item)).unwrap_or_default(),
        };
        let may = match choices {
            [] => self.words.word("may-respond"),
            [Choice::Pass] => self.words.word("may-only-let"),
            _ => self.sorts(RESPONSES, choices),
        };
        ("asks-window".to_owned(), vec![("about", what.into()), ("what", may.into())])
    }

    /// The announced thing of a number.
    fn item(&self, number: u8) -> Option<Item> {
        self.view.board.frames.iter().find_map(|frame| match frame {
            Frame::Item(item) if item.number == number => Some(item),
            _ => None,
        })
    }

    /// What is paid for.
    fn purpose(&self, due: Due) -> String {
        let words = &self.words;
        match due.what {
            Purpose::Card(card) => words.card(card),
            Purpose::Attempt(card) => words.say("pays-attempt", &[("card", words.card(card).into())]),
            Purpose::Other => {
                let below = self.view.board.frames.iter().rev().find_map(|frame| match frame {
                    Frame::Item(Item { job: Job::Effect(doing), .. }) if doing.card.is_some() => Some(words.card(doing.card)),
                    Frame::Item(Item { job: Job::Support, .. }) => Some(words.word("pays-support")),
                    Frame::Battle(_) => Some(words.say("pays-hit", &[("target", self.target().into())])),
                    _ => None,
                });
                below.unwrap_or_else(|| words.word("pays-this"))
            }
        }
    }
}

//! Tables of Nightlancer to look at.

use maud::Markup;
use nightlancer::choice::Choice;
use nightlancer::frame::Frame;
use nightlancer::game::Nightlancer;
use nightlancer::options::{Mode, Named, Options};
use pages::Beat;
use pages::house::{self, Line, Player};
use table::chance::Fast;
use table::{Game, Lang, Prose, Seat, Silent, Table, Voice};

type Night = Table<'static, Nightlancer>;

/// Plays until `stop` says so or the table is over; gives the table and who is awaited. Choices are random, but missions
/// are taken and gone through with, so that something happens.
fn reach(options: &Options, seed: u64, stop: impl Fn(&Night, Frame, u32) -> bool) -> Option<(Night, Seat)> {
    let game: &'static Nightlancer = Box::leak(Box::default());
    let mut chance = Fast::new(seed);
    let entries = vec![(); usize::from(options.seats)];
    let mut table = Table::new(game, game.deal(options, &entries, &mut chance).ok()?);
    for step in 0..8000 {
        let Some(seat) = table.awaited().must.lowest() else { return Some((table, Seat(0))) };
        if table.state().open.frames.top().is_some_and(|frame| stop(&table, frame, step)) {
            return Some((table, seat));
        }
        let choices = table.choices(seat).to_vec();
        let dull = |choice: &Choice| {
            matches!(
                choice,
                Choice::Abandon
                    | Choice::LayLow
                    | Choice::Leave
                    | Choice::Decline
                    | Choice::Refuse
                    | Choice::Sell(_)
                    | Choice::Lend(_)
                    | Choice::HandOver(..)
                    | Choice::Introduce(..)
            )
        };
        let lively: Vec<Choice> = choices.iter().copied().filter(|choice| !dull(choice)).collect();
        let from = if lively.is_empty() || chance.below(12) == 0 { &choices } else { &lively };
        let choice = from[chance.below(from.len() as u32) as usize];
        table.decide(seat, choice, &mut chance, &mut Silent).ok()?;
    }
    None
}

fn draw(table: &mut Night, seat: Option<Seat>, lang: Lang) -> Markup {
    let names = ["Ada", "Bruno", "Chiara", "Dario"].map(str::to_owned);
    let (drawn, view) = crate::shown(table, seat, &names, lang);
    println!("  {} bytes, {:?}", drawn.len(), view.open.frames.top());
    let said = ["Bruno takes Gather Favours 2.", "Bruno rolls 2 crosshairs, Score 6.", "Ada lays low."];
    let line = |at: usize| Line { at, beats: vec![Beat::said(said[at % 3].to_owned())], undone: false, ..Line::default() };
    let seats = usize::from(view.open.seats);
    let player = |at: usize| Player {
        name: names[at].clone(),
        you: seat == Some(Seat(at as u8)),
        awaited: seat == Some(Seat(at as u8)),
        ..Player::default()
    };
    let whole = house::TablePage {
        id: "t1".to_owned(),
        game: "nightlancer".to_owned(),
        title: "Nightlancer".to_owned(),
        players: (0..seats).map(player).collect(),
        begun: true,
        board: drawn,
        position: table.game().position(&view, Voice { lang, names: &names }),
        seat: seat.map(|seat| seat.0),
        asked: "asked".to_owned(),
        log: (0..12).map(line).collect(),
        news: 4,
        concede: true,
        over: view.open.ending.map(|_| super::end(&names[..seats])),
        ..house::TablePage::default()
    };
    let invites = house::Invites { link: "http://127.0.0.1:2077/t/t1".to_owned(), own: Vec::new() };
    house::whole(lang, &whole.id, &whole.game, "1", None, Some(&invites), false, house::board(lang, &whole))
}

/// What somebody wants to see: a name, the seats, the mode, and the moment.
type Wanted = (&'static str, u8, Mode, fn(&Night, Frame, u32) -> bool);

const WANTED: [Wanted; 21] = [
    ("choosing", 4, Mode::Rivals, |_, frame, _| matches!(frame, Frame::Choosing(2))),
    ("event", 4, Mode::Rivals, |_, frame, step| step > 150 && matches!(frame, Frame::EventTurn(_))),
    ("event-test", 3, Mode::Rivals, |table, frame, step| {
        step > 100 && table.state().open.attempt.is_none() && matches!(frame, Frame::Commit(_))
    }),
    ("missions", 4, Mode::Rivals, |table, frame, step| {
        step > 150 && matches!(frame, Frame::MissionTurn { place: 2.., .. }) && crowd(table) > 1
    }),
    ("missions-2", 2, Mode::Rivals, |_, frame, step| step > 20 && matches!(frame, Frame::MissionTurn { .. })),
    ("consent", 3, Mode::Rivals, |_, frame, _| matches!(frame, Frame::Consent { .. })),
    ("street", 4, Mode::Rivals, |table, frame, step| {
        step > 200 && matches!(frame, Frame::StreetTurn(_)) && table.state().open.taken.len() > 5
    }),
    ("street-2", 2, Mode::Rivals, |_, frame, step| step > 90 && matches!(frame, Frame::StreetTurn(_))),
    ("equip", 4, Mode::Rivals, |table, frame, step| {
        step > 300
            && matches!(frame, Frame::Equip { .. })
            && table.awaited().must.lowest().is_some_and(|seat| table.state().open.of(seat).assets.len() > 3)
    }),
    ("route", 4, Mode::Rivals, |_, frame, step| step > 200 && matches!(frame, Frame::Route(_))),
    ("commit", 4, Mode::Rivals, |table, frame, step| {
        step > 200 && matches!(frame, Frame::Commit(_)) && table.state().open.attempt.is_some_and(|attempt| attempt.job.crews[0].len() > 1)
    }),
    ("react", 3, Mode::Rivals, |_, frame, step| step > 100 && matches!(frame, Frame::React { .. })),
    ("reroll", 3, Mode::Rivals, |table, frame, step| {
        step > 100 && matches!(frame, Frame::Reroll { .. }) && table.state().open.attempt.is_some()
    }),
    ("face-off", 3, Mode::Rivals, |_, frame, _| matches!(frame, Frame::FaceOff)),
    ("face-off-answer", 3, Mode::Rivals, |_, frame, _| matches!(frame, Frame::FaceOffAnswer(_))),
    ("browsing", 3, Mode::Rivals, |_, frame, _| matches!(frame, Frame::Browsing(_))),
    ("sifting", 3, Mode::Rivals, |_, frame, _| matches!(frame, Frame::Sifting(..))),
    ("swaps", 4, Mode::Rivals, |_, frame, step| step > 100 && matches!(frame, Frame::Swaps(_))),
    ("scoring", 4, Mode::Rivals, |_, frame, _| matches!(frame, Frame::ScoreActs(_))),
    ("coop-street", 4, Mode::Coop, |table, frame, step| {
        step > 200 && matches!(frame, Frame::StreetTurn(_)) && table.state().open.taken.len() > 5
    }),
    ("solitaire", 1, Mode::Solitaire, |_, frame, step| step > 60 && matches!(frame, Frame::MissionTurn { .. })),
];

/// How many players are on missions.
fn crowd(table: &Night) -> usize {
    table.state().open.jobs.iter().flat_map(|job| job.crews).map(|crew| crew.len()).sum()
}

/// All of them: a name, a theme, a language and the page.
pub fn tables(mut write: impl FnMut(&str, &str, Lang, &Markup) -> std::io::Result<()>) -> std::io::Result<()> {
    for (name, seats, mode, stop) in WANTED {
        let named = if name == "choosing" { Named::Choose } else { Named::Random };
        let options = Options { mode, named, ..Options::rivals(seats) };
        println!("nightlancer-{name}");
        // Some positions are rare: the next seeds have them.
        let Some((mut table, seat)) = (1..60).find_map(|seed| reach(&options, seed, stop).filter(|(table, _)| !table.awaited().is_over()))
        else {
            continue;
        };
        let body = draw(&mut table, Some(seat), Lang::En);
        write(&format!("nightlancer-{name}"), "dark", Lang::En, &body)?;
        write(&format!("nightlancer-{name}-light"), "light", Lang::En, &body)?;
        write(&format!("nightlancer-{name}-it"), "dark", Lang::It, &draw(&mut table, Some(seat), Lang::It))?;
        if matches!(name, "street" | "sifting") {
            write(&format!("nightlancer-{name}-spectator"), "dark", Lang::En, &draw(&mut table, None, Lang::En))?;
        }
    }
    if let Some((mut table, _)) = reach(&Options::rivals(4), 31, |_, _, _| false) {
        write("nightlancer-over", "dark", Lang::En, &draw(&mut table, None, Lang::En))?;
    }
    Ok(())
}

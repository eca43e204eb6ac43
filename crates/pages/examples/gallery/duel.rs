//! Tables of the Cyberpunk TCG to look at.

use maud::Markup;
use pages::Beat;
use pages::house::{self, Line, Player};
use table::chance::Fast;
use table::log::Brought;
use table::{Game, Lang, Prose, Seat, Silent, Table, Voice};
use tcg::choice::Choice;
use tcg::deck::Deck;
use tcg::frame::{AttackStep, Frame};
use tcg::game::Tcg;
use tcg::options::Options;

type Duel = Table<'static, Tcg>;

/// Plays until `stop` says so or the table is over; gives the table and who is awaited. Choices are random, but
/// selling and ending the turn are rarer than everything else, so that something comes into play.
fn reach(brought: &Brought<Options, Deck>, seed: u64, stop: impl Fn(&Duel, u32) -> bool) -> Option<(Duel, Seat)> {
    let game: &'static Tcg = Box::leak(Box::default());
    let mut chance = Fast::new(seed);
    let mut table = Table::new(game, game.deal(&brought.options, &brought.entries, &mut chance).ok()?);
    for step in 0..6000 {
        let Some(seat) = table.awaited().must.lowest() else { return Some((table, Seat(0))) };
        if stop(&table, step) {
            return Some((table, seat));
        }
        let choices = table.choices(seat).to_vec();
        let lively: Vec<Choice> = choices.iter().copied().filter(|choice| !matches!(choice, Choice::End | Choice::Pass)).collect();
        let from = if lively.is_empty() || chance.below(4) == 0 { &choices } else { &lively };
        let choice = from[chance.below(from.len() as u32) as usize];
        table.decide(seat, choice, &mut chance, &mut Silent).ok()?;
    }
    None
}

fn draw(table: &mut Duel, seat: Option<Seat>, lang: Lang) -> Markup {
    let names = ["Ada", "Bruno"].map(str::to_owned);
    let (drawn, view) = crate::shown(table, seat, &names, lang);
    println!("  {} bytes, {:?}", drawn.len(), view.board.frames.top());
    let said = ["Bruno sells a card.", "Bruno rolls the d8: 5.", "Ada draws a card."];
    let line = |at: usize| Line { at, beats: vec![Beat::said(said[at % 3].to_owned())], undone: false, ..Line::default() };
    let player = |at: usize| Player {
        name: names[at].clone(),
        you: seat == Some(Seat(at as u8)),
        awaited: seat == Some(Seat(at as u8)),
        ..Player::default()
    };
    let whole = house::TablePage {
        id: "t1".to_owned(),
        game: "tcg".to_owned(),
        title: "Cyberpunk TCG".to_owned(),
        players: (0..2).map(player).collect(),
        begun: true,
        board: drawn,
        position: table.game().position(&view, Voice { lang, names: &names }),
        seat: seat.map(|seat| seat.0),
        asked: "asked".to_owned(),
        log: (0..12).map(line).collect(),
        news: 4,
        stuck: false,
        concede: true,
        over: view.board.ending.map(|_| super::end(&names)),
        ..house::TablePage::default()
    };
    house::whole(lang, &whole.id, &whole.game, "1", None, None, false, house::board(lang, &whole))
}

/// What somebody wants to see.
type Wanted = fn(&Duel, u32) -> bool;

const WANTED: [(&str, u64, Wanted); 11] = [
    ("mulligan", 1, |table, _| matches!(table.state().board.frames.top(), Some(Frame::Mulligan(_)))),
    ("early", 2, |table, step| step > 20 && main_phase(table)),
    ("middle", 3, |table, step| step > 110 && main_phase(table)),
    ("crowded", 5, |table, _| main_phase(table) && crowd(table) > 6),
    ("react-unit", 6, |table, step| step > 90 && reacting(table) && !aims_at_gigs(table)),
    ("react-gigs", 9, |table, step| step > 90 && reacting(table) && aims_at_gigs(table)),
    ("steal", 8, |table, step| step > 60 && matches!(table.state().board.frames.top(), Some(Frame::Steal(_)))),
    ("pending", 10, |table, _| matches!(table.state().board.frames.top(), Some(Frame::Settle(_)))),
    ("looked", 11, |table, _| matches!(table.state().board.frames.top(), Some(Frame::Do(doing)) if doing.looked > 0)),
    ("pay", 12, |table, step| step > 90 && matches!(table.state().board.frames.top(), Some(Frame::Pay(_)))),
    ("die", 13, |table, step| step > 60 && matches!(table.state().board.frames.top(), Some(Frame::TakeDie))),
];

/// How many Units there are.
fn crowd(table: &Duel) -> usize {
    [Seat(0), Seat(1)].map(|seat| table.state().board.side(seat).units().count()).iter().sum()
}

fn main_phase(table: &Duel) -> bool {
    table.state().board.frames.top() == Some(Frame::Main)
}

fn reacting(table: &Duel) -> bool {
    table.state().board.frames.top() == Some(Frame::Attack(AttackStep::React))
}

fn aims_at_gigs(table: &Duel) -> bool {
    table.state().board.attack.is_some_and(|attack| attack.aimed == tcg::state::Aimed::Gigs)
}

/// All of them: a name, a theme, a language and the page.
pub fn tables(mut write: impl FnMut(&str, &str, Lang, &Markup) -> std::io::Result<()>) -> std::io::Result<()> {
    let lineups = Tcg::default().lineups();
    for (number, (name, seed, stop)) in WANTED.into_iter().enumerate() {
        let brought = &lineups[number % lineups.len()];
        println!("tcg-{name}");
        // Some positions are rare: the next seeds have them.
        let Some((mut table, seat)) =
            (seed..seed + 40).find_map(|seed| reach(brought, seed, stop).filter(|(table, _)| !table.awaited().is_over()))
        else {
            continue;
        };
        let body = draw(&mut table, Some(seat), Lang::En);
        write(&format!("tcg-{name}"), "dark", Lang::En, &body)?;
        write(&format!("tcg-{name}-light"), "light", Lang::En, &body)?;
        write(&format!("tcg-{name}-it"), "dark", Lang::It, &draw(&mut table, Some(seat), Lang::It))?;
        if matches!(name, "react-gigs" | "looked") {
            write(&format!("tcg-{name}-spectator"), "dark", Lang::En, &draw(&mut table, None, Lang::En))?;
            write(&format!("tcg-{name}-rival"), "dark", Lang::En, &draw(&mut table, Some(Seat(1 - seat.0)), Lang::En))?;
        }
    }
    if let Some((mut table, _)) = reach(&lineups[0], 31, |_, _| false) {
        write("tcg-over", "dark", Lang::En, &draw(&mut table, None, Lang::En))?;
    }
    Ok(())
}

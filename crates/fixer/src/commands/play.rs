//! `fixer play`: one table in the terminal, new or taken up from a file.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use table::Lang;
use table::any::{Fields, Opening};
use table::log::LogEntry;
use table::replay::PERSON;

use super::menu;
use crate::error::{Error, INTERRUPTED};
use crate::options::{self, TableOptions};
use crate::play::{Console, Leave, Player, Session};
use crate::registry::{self, Registered};
use crate::secrets::Secrets;
use crate::{files, interrupt};

const EXAMPLES: &str = "\
Type a number to choose and 'help' for everything else: undo, log, why, rules, save and more.

Examples:
  fixer play                             choose a game and play against bots
  fixer play leduc                       the first seat against a bot
  fixer play leduc --seat 2 --lang it
  fixer play gangs --seats 3 --bots street,edge:500
  fixer play tictactoe --hotseat         everybody at this terminal
  fixer play leduc --seed 7              the same cards every time
  fixer play --resume game.json          go on with a saved table";

/// The arguments of `fixer play`.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Play {
    /// The game; without one, the games are offered
    #[arg(value_parser = registry::parser(), conflicts_with = "resume")]
    game: Option<Registered>,
    /// The seat of a person at this terminal, counted from 1; can be repeated [default: 1]
    #[arg(long, value_name = "N")]
    seat: Vec<u8>,
    /// People at this terminal play all seats
    #[arg(long, conflicts_with_all = ["seat", "bots"])]
    hotseat: bool,
    /// Bots for the seats without a person, in order; the last one named takes all seats that are left [default: street]
    #[arg(long, visible_alias = "bot", value_name = "NAMES", value_delimiter = ',', value_parser = options::bots())]
    bots: Vec<String>,
    /// Makes the same table again: chance and bots follow from this number
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// Go on with a saved table
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seat", "hotseat", "bots", "seed"])]
    resume: Option<PathBuf>,
    #[command(flatten)]
    options: TableOptions,
}

impl Play {
    /// Plays a table.
    pub fn run(&self, lang: Lang) -> Result<ExitCode, Error> {
        if let Some(path) = &self.resume {
            if let Some(option) = self.options.fields.keys().next() {
                return Err(Error::Usage(format!("--resume goes on with the options of the file; --{option} cannot be changed")));
            }
            return resume(path, lang);
        }
        let Some(game) = self.game else {
            let wishes =
                self.hotseat || self.seed.is_some() || !(self.seat.is_empty() && self.bots.is_empty() && self.options.fields.is_empty());
            if wishes {
                return Err(Error::Usage("these options need a game: fixer play GAME; fixer games lists them".to_owned()));
            }
            return menu::run(lang);
        };
        let people = if self.hotseat { People::All } else { People::At(self.seat.iter().map(|seat| seat.wrapping_sub(1)).collect()) };
        let wishes = Wishes {
            game,
            fields: self.options.fields.clone(),
            brings: self.options.brings()?,
            people,
            bots: self.bots.clone(),
            seed: self.seed,
            lang,
        };
        let mut opened = wishes.check()?;
        let mut console = Console::open();
        Ok(code(opened.deal(&mut console)?.run()?))
    }
}

/// The exit code of a session. Ctrl-C counts wherever it was pressed, at a question about saving too.
pub fn code(leave: Leave) -> ExitCode {
    if leave == Leave::Interrupted || interrupt::happened() { ExitCode::from(INTERRUPTED) } else { ExitCode::SUCCESS }
}

/// Which seats people at this terminal play.
pub enum People {
    /// All.
    All,
    /// These, counted from 0, or the first if there are none.
    At(Vec<u8>),
}

/// A table as somebody wants it.
pub struct Wishes {
    /// The game.
    pub game: Registered,
    /// Its options.
    pub fields: Fields,
    /// What the seats bring of their own.
    pub brings: Vec<Option<String>>,
    /// Who plays here.
    pub people: People,
    /// Who plays the other seats.
    pub bots: Vec<String>,
    /// A seed, to make the same table again.
    pub seed: Option<u64>,
    /// The language of the people.
    pub lang: Lang,
}

/// A table that can be dealt.
pub struct Checked {
    wishes: Wishes,
    players: Vec<Player>,
    secrets: Secrets,
}

impl Wishes {
    /// Checks everything at once, before anybody is asked anything.
    pub fn check(self) -> Result<Checked, Error> {
        let mut people = match &self.people {
            People::All => Vec::new(),
            People::At(seats) if seats.is_empty() => vec![0],
            People::At(seats) => seats.clone(),
        };
        people.sort_unstable();
        people.dedup();
        let seats = options::check(self.game, &self.fields, &self.bots, &people)?;
        let mut bots = self.bots.iter();
        let mut last = self.game.bots()[0];
        let mut players = Vec::new();
        for seat in 0..seats {
            if matches!(self.people, People::All) || people.contains(&seat) {
                players.push(Player::Person);
            } else {
                last = bots.next().map_or(last, String::as_str);
                players.push(Player::Bot(last.to_owned()));
            }
        }
        let secrets = Secrets::new(self.seed)?;
        Ok(Checked { players, secrets, wishes: self })
    }
}

impl Checked {
    /// Deals the table.
    pub fn deal<'c>(&mut self, console: &'c mut Console) -> Result<Session<'c>, Error> {
        let Wishes { game, fields, brings, lang, .. } = &self.wishes;
        let name = |player: &Player| match player {
            Player::Person => PERSON.to_owned(),
            Player::Bot(bot) => bot.clone(),
        };
        let id = self.secrets.id();
        let secrets = &mut || self.secrets.fresh();
        let opening = Opening { fields, brings, id, players: self.players.iter().map(name).collect(), secrets };
        let table = game.open(opening).map_err(|problems| Error::Options { game: game.about().key, problems })?;
        Ok(Session::new(*game, table, self.players.clone(), *lang, console))
    }
}

fn resume(path: &Path, lang: Lang) -> Result<ExitCode, Error> {
    let replay = files::read_replay(path)?;
    let wrong = |says: String| Error::Content { path: path.display().to_string(), line: 1, says };
    let game = registry::find(&replay.head.game).ok_or_else(|| wrong(registry::unknown(&replay.head.game)))?;
    let table = game.reopen(&replay).map_err(|error| Error::replay(path, error))?;
    let mut players = replay.players.clone();
    for entry in &replay.log {
        if let LogEntry::Substitute { seat, player, .. } = entry
            && let Some(there) = players.get_mut(seat.index())
        {
            player.clone_into(there);
        }
    }
    if let Some(says) = players.iter().filter(|player| *player != PERSON).find_map(|player| game.check_bot(player).err()) {
        return Err(wrong(says.to_string()));
    }
    if !players.iter().any(|player| player == PERSON) {
        return Err(wrong("only bots play at this table: there is no seat to go on from; see it with fixer replay".to_owned()));
    }
    let players = players.into_iter().map(|name| if name == PERSON { Player::Person } else { Player::Bot(name) }).collect();
    let mut console = Console::open();
    let session = Session::new(game, table, players, lang, &mut console);
    Ok(code(session.resumed_from(path.display().to_string()).run()?))
}

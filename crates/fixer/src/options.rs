//! The options of games as flags: `--seats`, `--mode` and whatever else a registered game has. They
//! are defined by the games themselves, so a new game brings its flags along.

use std::path::Path;

use clap::builder::{PossibleValue, StringValueParser, TypedValueParser};
use clap::error::Error as ClapError;
use clap::{Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches};
use table::any::{AnyGame, Fields};
use table::{About, Lang, Message, Problems};

use crate::error::Error;
use crate::registry::{self, Registered};
use crate::words::says;
use crate::{files, output};

/// Options as they stand on the command line. Whether they fit a game, the game says itself.
#[derive(Clone, Debug, Default)]
pub struct TableOptions {
    /// By name.
    pub fields: Fields,
    /// What the seats bring, in order: the name of a deck, or a file.
    pub decks: Vec<String>,
}

impl TableOptions {
    /// What the seats bring, as people write it; files are read.
    pub fn brings(&self) -> Result<Vec<Option<String>>, Error> {
        self.decks.iter().map(|deck| brought(deck).map(Some)).collect()
    }

    /// What every seat brings, by the word that would bring it again: a file as it was typed, or a deck that comes
    /// with the game. Nothing in games without decks.
    pub fn named(&self, game: Registered) -> Result<Vec<Option<String>>, Error> {
        let named = game.named(&self.fields, &self.brings()?);
        let mut named = named.map_err(|problems| Error::Options { game: game.about().key, problems })?;
        named.iter_mut().zip(&self.decks).for_each(|(name, typed)| *name = Some(typed.clone()));
        Ok(named)
    }

    /// The decks as they are typed, for commands that people copy.
    pub fn typed_decks(decks: &[Option<String>]) -> String {
        decks.iter().flatten().map(|deck| format!(" --deck {}", output::quoted(deck))).collect()
    }

    /// The decks that were named: those of `--decks`, of which a single one is for both seats, or those of `--deck`.
    fn listed(all: Vec<String>, each: Vec<String>) -> Vec<String> {
        match &all[..] {
            [] => each,
            [one] => vec![one.clone(), one.clone()],
            _ => all,
        }
    }
}

/// A deck by its name, or the text of a file.
pub fn brought(deck: &str) -> Result<String, Error> {
    let path = Path::new(deck);
    if path.is_file() { files::read(path) } else { Ok(deck.to_owned()) }
}

/// Any words, of which some are worth suggesting. Refusing the others is left to the game, which
/// tells all problems at once.
#[derive(Clone)]
pub struct Suggested(pub Vec<&'static str>);

impl TypedValueParser for Suggested {
    type Value = String;

    fn parse_ref(&self, command: &Command, arg: Option<&Arg>, value: &std::ffi::OsStr) -> Result<String, ClapError> {
        StringValueParser::new().parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(self.0.iter().map(PossibleValue::new)))
    }
}

/// The bots that can be named.
pub fn bots() -> Suggested {
    Suggested(registry::bots().to_vec())
}

/// One flag with all games that know it.
#[derive(Debug, PartialEq, Eq)]
struct Flag {
    key: &'static str,
    values: Vec<&'static str>,
    help: String,
}

/// The flags of these games: `seats` and `mode`, then every other option in the order of the games.
/// `describe` says what an option is.
fn flags(games: &[&'static About], describe: impl Fn(&About, &str) -> String) -> Vec<Flag> {
    let ranges: Vec<String> = games
        .iter()
        .map(|about| {
            let (low, high) = (about.seats.start(), about.seats.end());
            if low == high { format!("{} {low}", about.key) } else { format!("{} {low} to {high}", about.key) }
        })
        .collect();
    let modes: Vec<String> = games.iter().map(|about| format!("{} {}", about.key, about.modes.join("|"))).collect();
    let mut flags = vec![
        Flag { key: "seats", values: Vec::new(), help: format!("How many seats the table has ({})", ranges.join(", ")) },
        Flag { key: "mode", values: Vec::new(), help: format!("The way to play ({})", modes.join(", ")) },
    ];
    for about in games {
        flags[1].values.extend(about.modes);
        for option in about.options {
            let says = format!("{}: {} ({})", about.key, describe(about, option.key), option.values.join("|"));
            match flags.iter_mut().find(|flag| flag.key == option.key) {
                Some(flag) => {
                    flag.values.extend(option.values);
                    flag.help = format!("{}; {says}", flag.help);
                }
                None => flags.push(Flag { key: option.key, values: option.values.to_vec(), help: says }),
            }
        }
    }
    for flag in &mut flags {
        let mut seen = Vec::new();
        flag.values.retain(|value| {
            !seen.contains(value) && {
                seen.push(*value);
                true
            }
        });
    }
    flags
}

fn registered_flags() -> Vec<Flag> {
    let games: Vec<&About> = registry::games().map(AnyGame::about).collect();
    let describe = |about: &About, key: &str| registry::find(about.key).map(|game| game.text(Lang::En, &format!("option-{key}")));
    flags(&games, |about, key| describe(about, key).unwrap_or_default())
}

impl Args for TableOptions {
    fn augment_args(command: Command) -> Command {
        let decks: Vec<&str> = registry::games().flat_map(AnyGame::decks).collect();
        let deck = Arg::new("deck")
            .long("deck")
            .value_name("NAME|FILE")
            .action(ArgAction::Append)
            .value_parser(Suggested(decks.clone()))
            .hide_possible_values(true)
            .help("A deck for the next seat, in games with decks: its name, or a file ('fixer deck' says more)")
            .help_heading("Options of games");
        let all = Arg::new("decks")
            .long("decks")
            .value_name("NAMES|FILES")
            .action(ArgAction::Append)
            .value_delimiter(',')
            .conflicts_with("deck")
            .value_parser(Suggested(decks))
            .hide_possible_values(true)
            .help("The decks of the seats in order, with commas between them; one alone is for both")
            .help_heading("Options of games");
        registered_flags().into_iter().fold(command.arg(deck).arg(all), |command, flag| {
            let arg =
                Arg::new(flag.key).long(flag.key).value_name(flag.key.to_uppercase()).help(flag.help).help_heading("Options of games");
            let arg = if flag.values.is_empty() { arg } else { arg.value_parser(Suggested(flag.values)).hide_possible_values(true) };
            command.arg(arg)
        })
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for TableOptions {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, ClapError> {
        let given = |flag: Flag| matches.get_one::<String>(flag.key).map(|value| (flag.key.to_owned(), value.clone()));
        let given_all = |name: &str| matches.get_many::<String>(name).into_iter().flatten().cloned().collect();
        let decks = TableOptions::listed(given_all("decks"), given_all("deck"));
        Ok(TableOptions { fields: registered_flags().into_iter().filter_map(given).collect(), decks })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), ClapError> {
        let more = Self::from_arg_matches(matches)?;
        self.fields.extend(more.fields);
        self.decks.extend(more.decks);
        Ok(())
    }
}

/// How many seats a table with these options has, checking them together with the bots and the seats
/// that people want: every problem at once.
pub fn check(game: Registered, fields: &Fields, bots: &[String], wanted: &[u8]) -> Result<u8, Error> {
    let mut problems = Problems::default();
    let seats = game.seats(fields);
    if let Err(wrong) = &seats {
        problems.extend(wrong.clone());
    }
    for wrong in bots.iter().filter_map(|bot| game.check_bot(bot).err()) {
        problems.add("bot", wrong);
    }
    let seats = seats.unwrap_or_default();
    if seats > 0 {
        for seat in wanted.iter().filter(|&&seat| seat >= seats) {
            // People count from 1; a seat 0 was typed if this is none.
            problems.add("seat", says(&Message::new("no-seat").with("seat", seat.wrapping_add(1)).with("last", seats)));
        }
        let left = usize::from(seats).saturating_sub(wanted.len());
        if bots.len() > left {
            let message = Message::new("too-many-bots").with("bots", bots.len() as i64).with("left", left as i64);
            problems.add("bot", says(&message));
        }
    }
    problems.or(seats).map_err(|problems| Error::Options { game: game.about().key, problems })
}

#[cfg(test)]
mod tests {
    use table::AboutOption;

    use super::*;

    static ONE: About = About {
        key: "one",
        rules: 1,
        seats: 2..=2,
        minutes: 1..=1,
        modes: &["standard"],
        options: &[AboutOption::new("story", &["short", "long"])],
    };
    static TWO: About = About {
        key: "two",
        rules: 1,
        seats: 1..=4,
        minutes: 1..=1,
        modes: &["standard", "solo"],
        options: &[AboutOption::new("story", &["long", "epic"]), AboutOption::new("edition", &["first"])],
    };

    #[test]
    fn flags_are_the_union_of_what_games_have() {
        let flags = flags(&[&ONE, &TWO], |about, key| format!("the {key} of {}", about.key));
        let keys: Vec<_> = flags.iter().map(|flag| flag.key).collect();
        assert_eq!(keys, ["seats", "mode", "story", "edition"]);
        assert_eq!(flags[0].help, "How many seats the table has (one 2, two 1 to 4)");
        assert_eq!(flags[1].values, ["standard", "solo"]);
        assert_eq!(flags[2].values, ["short", "long", "epic"]);
        assert_eq!(flags[2].help, "one: the story of one (short|long); two: the story of two (long|epic)");
    }

    #[test]
    fn every_problem_of_options_bots_and_seats_is_told_at_once() {
        let fields = [("seats", "9"), ("mode", "chess")].map(|(key, value)| (key.to_owned(), value.to_owned())).into();
        let game = registry::find("leduc").unwrap();
        let told = check(game, &fields, &["nobody".to_owned()], &[0]).unwrap_err().to_string();
        for part in ["seats: '9'", "mode: 'chess'", "bot: 'nobody'"] {
            assert!(told.contains(part), "{told}");
        }
        let told = check(game, &Fields::new(), &["random".to_owned(), "random".to_owned()], &[7]).unwrap_err().to_string();
        assert!(told.contains("there is no seat 8") && told.contains("2 bots are named"), "{told}");
        assert_eq!(check(game, &Fields::new(), &[], &[1]).unwrap(), 2);
    }
}

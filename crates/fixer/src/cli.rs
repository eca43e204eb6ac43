//! The command line as it is typed: one definition that feeds parser, help and shell completions.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Parser, Subcommand};
use table::Lang;

use crate::commands::{admin, arena, audit, bench, check, completions, deck, games, learn, play, replay, rules, serve, sim};

const EXAMPLES: &str = "\
Examples:
  fixer                                    open the house: play at http://127.0.0.1:2077 in a browser
  fixer play                               choose a game and play against bots in the terminal
  fixer learn gangs 1                      learn Gangs of Night City by playing
  fixer play leduc --lang it               play Leduc poker in Italian
  fixer play --resume game.json            go on with a saved table
  fixer sim leduc --games 100000           let bots play and see who wins
  fixer arena gangs --bots street,edge:200 rate bots against each other
  fixer replay game.json --verify          check that nobody chose the cards

Exit codes:
  0    everything went well
  1    something failed or was refused: a file, a scenario, a check, a table
  2    the command line is wrong: no such command, game, option, seat or bot
  3    nothing is wrong, but 'replay --verify' found no commitments to check chance against
  130  interrupted with Ctrl-C";

/// Plays cyberpunk tabletop games by the book.
///
/// Without a command it opens the house, like 'fixer serve': games in a browser.
#[derive(Parser)]
#[command(name = "fixer", version, after_help = EXAMPLES, max_term_width = 100)]
pub struct Cli {
    /// The language of games and players [default: from LC_ALL, LC_MESSAGES or LANG, else en]
    #[arg(long, global = true, value_name = "LANG", value_parser = languages(), display_order = 900)]
    pub lang: Option<Lang>,

    /// What to do.
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// What to do.
#[derive(Subcommand)]
pub enum Command {
    /// List the games with their seats, modes and options
    Games(games::Games),
    /// Play a game in the terminal, line by line
    Play(play::Play),
    /// List the lessons of games, or play one: learn a game by playing
    Learn(learn::Learn),
    /// Let bots play many games and print who won and how
    Sim(sim::Sim),
    /// Let bots play against each other and rate them, with plots
    Arena(arena::Arena),
    /// Check, show and try decks
    Deck(deck::Deck),
    /// Read a saved table, or check its chance
    Replay(replay::Show),
    /// Check that the bots of a saved table decide the same again
    Audit(audit::Audit),
    /// Run scenario files
    Check(check::Check),
    /// Print a game's rules, or search them
    Rules(rules::Rules),
    /// Measure how fast games run on one core
    Bench(bench::Bench),
    /// Open the house: games in a browser, kept in a database
    Serve(serve::Serve),
    /// Copy the database of the house, while people play
    Backup(serve::Backup),
    /// Reckon the ratings of the house again from its results, while it is closed
    Ratings(serve::Ratings),
    /// See to a house: who comes in, invitations, bans, reports, notices
    Admin(admin::Admin),
    /// Print a completion script for a shell
    Completions(completions::Completions),
}

fn languages() -> impl TypedValueParser<Value = Lang> {
    PossibleValuesParser::new(Lang::ALL.map(Lang::code)).try_map(|code| code.parse::<Lang>())
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_definition_is_sound_with_the_options_of_all_games() {
        Cli::command().debug_assert();
    }

    #[test]
    fn every_command_says_what_it_does_and_gives_examples() {
        for command in Cli::command().get_subcommands() {
            assert!(command.get_about().is_some(), "{}", command.get_name());
            assert!(command.get_after_help().is_some(), "{} has no examples", command.get_name());
        }
    }
}

//! `fixer rules`: a game's rules in our own words, whole or searched.

use std::process::ExitCode;

use table::Lang;
use table::rules::{Rule, RuleBook};

use crate::error::Error;
use crate::output;
use crate::registry::{self, Registered};

const EXAMPLES: &str = "\
Examples:
  fixer rules leduc                 all rules
  fixer rules leduc R09             one rule
  fixer rules leduc raise chips     the rules that have all these words
  fixer rules leduc --lang it";

/// The arguments of `fixer rules`.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Rules {
    /// The game
    #[arg(value_parser = registry::parser())]
    game: Registered,
    /// The number of a rule, or words to look for
    #[arg(value_name = "ID|WORDS")]
    words: Vec<String>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Rules {
    /// Prints the rules.
    pub fn run(&self, lang: Lang) -> Result<ExitCode, Error> {
        let words = self.words.join(" ");
        let found = find(self.game.rules(lang), self.game.about().key, &words);
        if found.is_empty() {
            return Err(Error::Failed(format!("no rule of {} has '{words}'", self.game.about().key)));
        }
        if self.json {
            output::print_json(&found)?;
        } else {
            output::print(&as_text(&found))?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// The rules that these words mean: all, the one of a number (with or without the game's name), or
/// those that have every word.
pub fn find<'a>(book: &'a RuleBook, game: &str, words: &str) -> Vec<&'a Rule> {
    let words = words.trim();
    let number = words.strip_prefix(game).and_then(|rest| rest.strip_prefix(':')).unwrap_or(words);
    book.get(number).map_or_else(|| book.search(words), |rule| vec![rule])
}

/// Rules under their headings.
pub fn as_text(rules: &[&Rule]) -> String {
    let mut text = String::new();
    let mut section = None;
    for rule in rules {
        if section != Some(&rule.section) {
            if section.is_some() {
                text.push('\n');
            }
            text += &format!("{}\n", rule.section);
            section = Some(&rule.section);
        }
        text += &format!("  {}  {}\n", rule.id, plain(rule));
    }
    text
}

/// A rule's sentence without the marks that only matter on a page.
pub fn plain(rule: &Rule) -> String {
    rule.text.replace(['*', '`'], "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_is_found_by_number_full_number_and_words() {
        let book = RuleBook::parse("## Play\n- **R01** Draw a *card*.\n- **R02** Draw two.\n## End\n- **R03** Stop.\n").unwrap();
        let ids = |words| find(&book, "game", words).iter().map(|rule| rule.id.clone()).collect::<Vec<_>>();
        assert_eq!(ids("r02"), ["R02"]);
        assert_eq!(ids("game:R03"), ["R03"]);
        assert_eq!(ids("draw card"), ["R01"]);
        assert_eq!(ids("").len(), 3);
        assert!(ids("dragon").is_empty());
        assert_eq!(as_text(&find(&book, "game", "")), "Play\n  R01  Draw a card.\n  R02  Draw two.\n\nEnd\n  R03  Stop.\n");
    }
}

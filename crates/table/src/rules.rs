//! Rules you can cite: a game's RULES.md, one numbered sentence each.

use std::fmt;

use serde::Serialize;

use crate::problem::Problems;

/// The number of a rule: `gangs:R032`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RuleId {
    /// The game's short name.
    pub game: &'static str,
    /// The number within that game.
    pub id: &'static str,
}

impl RuleId {
    /// The rule `id` of `game`.
    pub const fn new(game: &'static str, id: &'static str) -> RuleId {
        RuleId { game, id }
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.game, self.id)
    }
}

/// One rule as RULES.md states it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Rule {
    /// Its number.
    pub id: String,
    /// The heading it stands under.
    pub section: String,
    /// The sentence, with its ruling if it has one.
    pub text: String,
}

/// All rules of a game, in the rulebook's order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RuleBook(Vec<Rule>);

impl RuleBook {
    /// The rules that are compiled in, by language. A test reads them, so a mistake in them never reaches a player.
    pub fn shipped(texts: [&str; 2]) -> [RuleBook; 2] {
        texts.map(|text| RuleBook::parse(text).unwrap_or_else(|problems| panic!("the rules are wrong:\n{problems}")))
    }

    /// Reads RULES.md: `## Section` headings and rules as `- **R01** A sentence.`, going on in
    /// indented lines.
    pub fn parse(text: &str) -> Result<RuleBook, Problems> {
        let mut rules: Vec<Rule> = Vec::new();
        let mut section = String::new();
        let mut problems = Problems::default();
        let mut open = false;
        for (number, line) in (1..).zip(text.lines()) {
            if let Some(heading) = line.strip_prefix("##") {
                section = heading.trim_start_matches('#').trim().to_owned();
                open = false;
            } else if let Some(rest) = line.strip_prefix("- **") {
                match rest.split_once("** ") {
                    Some((id, text)) if rules.iter().any(|rule| rule.id == id) => {
                        problems.add(format!("line {number}"), format!("rule {id} stands here a second time: '{text}'"));
                    }
                    Some((id, text)) => {
                        rules.push(Rule { id: id.to_owned(), section: section.clone(), text: text.trim().to_owned() });
                        open = true;
                    }
                    None => problems.add(format!("line {number}"), "a rule is written '- **R01** A sentence.'"),
                }
            } else if open && line.starts_with("  ") && !line.trim().is_empty() {
                if let Some(rule) = rules.last_mut() {
                    rule.text = format!("{} {}", rule.text, line.trim());
                }
            } else {
                open = false;
            }
        }
        problems.or(RuleBook(rules))
    }

    /// The rules in order.
    pub fn iter(&self) -> impl Iterator<Item = &Rule> {
        self.0.iter()
    }

    /// The rule of this number.
    pub fn get(&self, id: &str) -> Option<&Rule> {
        self.0.iter().find(|rule| rule.id.eq_ignore_ascii_case(id))
    }

    /// The rules that contain every one of these words.
    pub fn search(&self, words: &str) -> Vec<&Rule> {
        let words: Vec<String> = words.split_whitespace().map(str::to_lowercase).collect();
        let fits = |rule: &&Rule| {
            let text = format!("{} {} {}", rule.id, rule.section, rule.text).to_lowercase();
            words.iter().all(|word| text.contains(word))
        };
        self.0.iter().filter(fits).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# Rules\n\n## Setup\n- **R01** Shuffle the\n  deck.\n\nnot a rule\n## Play\n- **R02** Draw.\n";

    #[test]
    fn rules_are_found_by_number_and_by_words() {
        let book = RuleBook::parse(TEXT).unwrap();
        assert_eq!(book.get("r01").unwrap().text, "Shuffle the deck.");
        assert_eq!(book.get("R02").unwrap().section, "Play");
        assert_eq!(book.search("SETUP deck").len(), 1);
        assert!(book.search("deck draw").is_empty());
    }

    #[test]
    fn a_number_stands_once() {
        let twice = RuleBook::parse("- **R01** A.\n- **R01** B.\n- **R02**\n").unwrap_err().to_string();
        assert_eq!(twice, "line 2: rule R01 stands here a second time: 'B.'\nline 3: a rule is written '- **R01** A sentence.'");
    }
}

//! Sentences for players: Project Fluent messages in English and Italian, and nothing outside them.

use std::collections::{BTreeMap, BTreeSet};
use std::str::FromStr;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast;
use serde::Serialize;
use unic_langid::LanguageIdentifier;

use crate::deck::{Change, Deck};
use crate::game::{Game, Reason};
use crate::lesson::Lesson;
use crate::outcome::Outcome;
use crate::problem::Problems;
use crate::rules::RuleBook;

/// A language that people can play in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Italian.
    It,
}

impl Lang {
    /// Every language.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::It];

    /// The two-letter code.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::It => "it",
        }
    }
}

impl FromStr for Lang {
    type Err = String;
    fn from_str(code: &str) -> Result<Lang, String> {
        Lang::ALL.into_iter().find(|lang| lang.code() == code).ok_or_else(|| format!("'{code}' is not known; it can be en, it"))
    }
}

/// What a placeholder of a message is filled with.
#[derive(Clone, PartialEq, Debug)]
pub enum Arg {
    /// A number, by which a message can choose its form.
    Number(i64),
    /// A proper name, the same in every language.
    Words(String),
    /// Another message of the same texts.
    Message(String),
}

impl From<i64> for Arg {
    fn from(number: i64) -> Arg {
        Arg::Number(number)
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Arg {
        Arg::Number(number.into())
    }
}

impl From<String> for Arg {
    fn from(words: String) -> Arg {
        Arg::Words(words)
    }
}

/// A sentence that has not been said in any language yet.
#[derive(Clone, PartialEq, Debug)]
pub struct Message {
    /// The message's id in the texts.
    pub id: &'static str,
    /// What fills its placeholders.
    pub args: Vec<(&'static str, Arg)>,
}

impl Message {
    /// A message without placeholders.
    pub fn new(id: &'static str) -> Message {
        Message { id, args: Vec::new() }
    }

    /// Fills a placeholder.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Message {
        self.args.push((name, arg.into()));
        self
    }
}

/// The messages of a game or program in every language.
pub struct Texts {
    bundles: [FluentBundle<FluentResource>; Lang::ALL.len()],
    ids: BTreeSet<String>,
}

impl Texts {
    /// Messages that are compiled in. A test loads them, so a mistake in them never reaches a player.
    pub fn shipped(en: &str, it: &str) -> Texts {
        Texts::new(en, it).unwrap_or_else(|problems| panic!("the texts are wrong:\n{problems}"))
    }

    /// Loads the messages. Every message must stand in each language, with the same variables.
    pub fn new(en: &str, it: &str) -> Result<Texts, Problems> {
        let mut problems = Problems::default();
        let english = variables(Lang::En, en, &mut problems);
        let italian = variables(Lang::It, it, &mut problems);
        for (lang, here, there) in [("it", &english, &italian), ("en", &italian, &english)] {
            for id in here.keys().filter(|id| !there.contains_key(*id)) {
                problems.add(format!("{lang}.ftl"), format!("the message '{id}' is missing"));
            }
        }
        for (id, vars) in &english {
            if let Some(others) = italian.get(id).filter(|others| *others != vars) {
                problems.add("it.ftl", format!("'{id}' uses {others:?}, but in en.ftl {vars:?}"));
            }
        }
        let bundles = [bundle(Lang::En, en, &mut problems), bundle(Lang::It, it, &mut problems)];
        problems.or(Texts { bundles, ids: english.into_keys().collect() })
    }

    /// Says a message. An id that does not exist comes back as `⟦id⟧`, which the checks look for.
    pub fn say(&self, lang: Lang, message: &Message) -> String {
        self.get(lang, message.id, &message.args)
    }

    /// Whether there is a message of this id.
    pub fn has(&self, id: &str) -> bool {
        self.ids.contains(id)
    }

    /// Says the message of an id, with these placeholders.
    pub fn get(&self, lang: Lang, id: &str, args: &[(&'static str, Arg)]) -> String {
        let bundle = &self.bundles[lang as usize];
        let Some(pattern) = bundle.get_message(id).and_then(|message| message.value()) else {
            return format!("⟦{id}⟧");
        };
        let mut filled = FluentArgs::new();
        for (name, arg) in args {
            let value = match arg {
                Arg::Number(number) => FluentValue::from(*number),
                Arg::Words(words) => FluentValue::from(words.as_str()),
                Arg::Message(id) => FluentValue::from(self.get(lang, id, &[])),
            };
            filled.set(*name, value);
        }
        let mut errors = Vec::new();
        let said = bundle.format_pattern(pattern, Some(&filled), &mut errors).into_owned();
        if errors.is_empty() { said } else { format!("⟦{said}⟧") }
    }
}

fn bundle(lang: Lang, text: &str, problems: &mut Problems) -> FluentBundle<FluentResource> {
    let langid: LanguageIdentifier = lang.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![langid]);
    // The marks that isolate the direction of a placeholder trouble screen readers and pipes.
    bundle.set_use_isolating(false);
    let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(partial, _)| partial);
    if let Err(errors) = bundle.add_resource(resource) {
        for error in errors {
            problems.add(format!("{}.ftl", lang.code()), error.to_string());
        }
    }
    bundle
}

/// Every message of a file with the variables it uses.
fn variables(lang: Lang, text: &str, problems: &mut Problems) -> BTreeMap<String, BTreeSet<String>> {
    let file = format!("{}.ftl", lang.code());
    let resource = fluent_syntax::parser::parse(text).unwrap_or_else(|(partial, errors)| {
        for error in errors {
            let line = 1 + text.get(..error.pos.start).unwrap_or(text).matches('\n').count();
            problems.add(format!("{file} line {line}"), error.kind.to_string());
        }
        partial
    });
    let mut found = BTreeMap::new();
    for entry in &resource.body {
        if let ast::Entry::Message(ast::Message { id, value: Some(value), .. }) = entry {
            let mut vars = BTreeSet::new();
            in_pattern(value, &mut vars);
            found.insert(id.name.to_owned(), vars);
        }
    }
    found
}

fn in_pattern(pattern: &ast::Pattern<&str>, vars: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            in_expression(expression, vars);
        }
    }
}

fn in_expression(expression: &ast::Expression<&str>, vars: &mut BTreeSet<String>) {
    let inline = match expression {
        ast::Expression::Inline(inline) => inline,
        ast::Expression::Select { selector, variants } => {
            variants.iter().for_each(|variant| in_pattern(&variant.value, vars));
            selector
        }
    };
    match inline {
        ast::InlineExpression::VariableReference { id } => {
            vars.insert(id.name.to_owned());
        }
        ast::InlineExpression::Placeable { expression } => in_expression(expression, vars),
        _ => {}
    }
}

/// How a game speaks: the position, its choices and what happened as plain text, which a terminal
/// prints and a screen reader reads.
pub trait Prose: Game {
    /// The game's messages. They include `title` and `summary`, `mode-...` for every mode,
    /// `option-...` for every option and `ending-...` for every way in which a table can end.
    fn texts(&self) -> &Texts;

    /// The game's rules in a language.
    fn rules(&self, lang: Lang) -> &RuleBook;

    /// The position as lines of text.
    fn position(&self, view: &Self::View, lang: Lang) -> String;

    /// What is being decided, as a sentence; nothing where the choices say enough.
    fn prompt(&self, _view: &Self::View, _lang: Lang) -> String {
        String::new()
    }

    /// A choice as a short imperative sentence.
    fn label(&self, view: &Self::View, choice: Self::Choice, lang: Lang) -> String;

    /// What happened, as a sentence.
    fn sentence(&self, event: &Self::Event, lang: Lang) -> String;

    /// What a list of cards that somebody writes is as a deck, after a change; nothing where seats bring none. The
    /// texts of a game with decks include `decklist-about`, how a list is written, and `deck-...` for every deck.
    fn deck(&self, _list: &str, _change: Change<'_>, _lang: Lang) -> Option<Deck> {
        None
    }

    /// The lessons that teach the game, in order.
    fn lessons(&self) -> &[Lesson] {
        &[]
    }

    /// Why something cannot be done, as a sentence.
    fn because(&self, reason: &Reason, lang: Lang) -> String {
        self.texts().say(lang, &reason.says)
    }

    /// What ended the table, as a sentence.
    fn ending(&self, outcome: &Outcome, lang: Lang) -> String {
        self.texts().get(lang, &format!("ending-{}", outcome.how), &[])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_choose_their_form_in_each_language() {
        let texts = Texts::new(
            "draw = { $n ->\n    [one] one card\n   *[other] { $n } cards\n}\ncard-k = King\nplay = Play { $card }.\n",
            "draw = { $n ->\n    [one] una carta\n   *[other] { $n } carte\n}\ncard-k = Re\nplay = Gioca { $card }.\n",
        )
        .unwrap();
        assert_eq!(texts.say(Lang::En, &Message::new("draw").with("n", 1i64)), "one card");
        assert_eq!(texts.say(Lang::It, &Message::new("draw").with("n", 3i64)), "3 carte");
        let play = Message::new("play").with("card", Arg::Message("card-k".into()));
        assert_eq!(texts.say(Lang::It, &play), "Gioca Re.");
        assert_eq!(texts.say(Lang::En, &Message::new("absent")), "⟦absent⟧");
        assert!(texts.say(Lang::En, &Message::new("play")).starts_with('⟦'));
    }

    #[test]
    fn a_missing_translation_or_variable_is_refused() {
        let problems = Texts::new("a = A { $x }\nb = B\n", "a = A { $y }\nc = C\n").err().unwrap().to_string();
        assert!(problems.contains("it.ftl: the message 'b' is missing"), "{problems}");
        assert!(problems.contains("en.ftl: the message 'c' is missing"), "{problems}");
        assert!(problems.contains("it.ftl: 'a' uses {\"y\"}, but in en.ftl {\"x\"}"), "{problems}");
        let broken = Texts::new("a = {\n", "a = A\n").err().unwrap().to_string();
        assert!(broken.starts_with("en.ftl line "), "{broken}");
    }
}

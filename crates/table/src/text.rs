//! Sentences for players: Project Fluent messages in English and Italian, and nothing outside them.

use std::collections::{BTreeMap, BTreeSet};
use std::str::FromStr;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast;
use serde::Serialize;
use unic_langid::LanguageIdentifier;

use crate::deck::{Change, Deck};
use crate::game::{Game, Reason};
use crate::lesson::Lesson;
use crate::outcome::Outcome;
use crate::problem::{Problems, Says};
use crate::rules::RuleBook;
use crate::seat::Seat;
use crate::voice::{self, Voice, WHO};

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
    /// Who sits there, whom the texts say with `WHO`.
    Seat(Seat),
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

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
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

/// What the table itself says, whatever the game.
pub(crate) static OWN: LazyLock<Texts> = LazyLock::new(|| Texts::shipped(include_str!("../text/en.ftl"), include_str!("../text/it.ftl")));

/// The messages of a game or program in every language.
pub struct Texts {
    bundles: [FluentBundle<FluentResource>; Lang::ALL.len()],
    /// Every message with what it uses, the same in every language.
    uses: BTreeMap<String, BTreeSet<String>>,
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
        problems.or(Texts { bundles, uses: english })
    }

    /// Says a message. An id that does not exist comes back as `⟦id⟧`, which the checks look for.
    pub fn say<'a>(&self, voice: impl Into<Voice<'a>>, message: &Message) -> String {
        self.get(voice, message.id, &message.args)
    }

    /// Says a message in every language.
    pub fn says(&self, message: &Message) -> Says {
        Says::each(|lang| self.say(lang, message))
    }

    /// Whether there is a message of this id.
    pub fn has(&self, id: &str) -> bool {
        self.uses.contains_key(id)
    }

    /// Every message with the variables that it uses, one that is said with `WHO` as `WHO(seat)`, and as it is said with
    /// a seat or a number for each.
    pub(crate) fn all<'a>(&'a self, voice: Voice<'a>) -> impl Iterator<Item = (&'a str, &'a BTreeSet<String>, String)> {
        self.uses.iter().map(move |(id, vars)| {
            let fill = |(at, var): (u8, &'a String)| match var.strip_prefix(WHO) {
                Some(who) => (who.trim_matches(['(', ')']), Arg::Seat(Seat(at))),
                None => (var.as_str(), Arg::Number(3)),
            };
            let said = self.fill(voice, id, &(0..).zip(vars).map(fill).collect::<Vec<_>>());
            (id.as_str(), vars, said)
        })
    }

    /// Says the message of an id, with these placeholders.
    pub fn get<'a>(&self, voice: impl Into<Voice<'a>>, id: &str, args: &[(&'static str, Arg)]) -> String {
        self.fill(voice.into(), id, args)
    }

    /// The same, with placeholders whose names are not known before.
    pub(crate) fn fill<N: AsRef<str>>(&self, voice: Voice<'_>, id: &str, args: &[(N, Arg)]) -> String {
        let bundle = &self.bundles[voice.lang as usize];
        let Some(pattern) = bundle.get_message(id).and_then(|message| message.value()) else {
            return format!("⟦{id}⟧");
        };
        let mut filled = FluentArgs::new();
        for (name, arg) in args {
            let value = match arg {
                Arg::Number(number) => FluentValue::from(*number),
                Arg::Words(words) => FluentValue::from(words.as_str()),
                Arg::Message(id) => FluentValue::from(self.get(voice, id, &[])),
                Arg::Seat(seat) => voice.value(*seat),
            };
            filled.set(name.as_ref(), value);
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
    if let Err(error) = bundle.add_function(WHO, voice::who(lang)) {
        problems.add(WHO, error.to_string());
    }
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
            let mut uses = Uses { lang, vars: BTreeSet::new(), wrong: Vec::new() };
            uses.in_pattern(value);
            uses.wrong.iter().for_each(|wrong| problems.add(&file, format!("'{}' {wrong}", id.name)));
            found.insert(id.name.to_owned(), uses.vars);
        }
    }
    found
}

/// What a message uses.
struct Uses {
    lang: Lang,
    /// Its variables; one that is said with `WHO` as `WHO(seat)`, so that each language says it so.
    vars: BTreeSet<String>,
    wrong: Vec<String>,
}

impl Uses {
    fn in_pattern(&mut self, pattern: &ast::Pattern<&str>) {
        for element in &pattern.elements {
            if let ast::PatternElement::Placeable { expression } = element {
                self.in_expression(expression);
            }
        }
    }

    fn in_expression(&mut self, expression: &ast::Expression<&str>) {
        let inline = match expression {
            ast::Expression::Inline(inline) => inline,
            ast::Expression::Select { selector, variants } => {
                variants.iter().for_each(|variant| self.in_pattern(&variant.value));
                selector
            }
        };
        match inline {
            ast::InlineExpression::VariableReference { id } => {
                self.vars.insert(id.name.to_owned());
            }
            ast::InlineExpression::Placeable { expression } => self.in_expression(expression),
            ast::InlineExpression::FunctionReference { id, arguments } if id.name == WHO => self.in_who(&arguments.positional),
            ast::InlineExpression::FunctionReference { id, .. } => self.wrong.push(format!("uses {}, which is no function", id.name)),
            _ => {}
        }
    }

    fn in_who(&mut self, args: &[ast::InlineExpression<&str>]) {
        let (var, words) = match args {
            [ast::InlineExpression::VariableReference { id }, ast::InlineExpression::StringLiteral { value }] => (Some(id.name), *value),
            _ => (None, ""),
        };
        if voice::before_name(self.lang, words).is_none() {
            self.wrong.push(format!("says {WHO}({words:?}), which is no way to say a seat"));
        }
        self.vars.extend(var.map(|var| format!("{WHO}({var})")));
    }
}

/// How a game speaks: the position, its choices and what happened as plain text, which a terminal
/// prints and a screen reader reads.
pub trait Prose: Game {
    /// The game's messages. They include `title` and `summary`, `mode-...` for every mode,
    /// `option-...` for every option `ending-...` for every way in which a table can end, `score` for what points are
    /// called where there are any, and `deed-...` for what is counted.
    fn texts(&self) -> &Texts;

    /// The game's rules in a language.
    fn rules(&self, lang: Lang) -> &RuleBook;

    /// The position as lines of text.
    fn position(&self, view: &Self::View, voice: Voice<'_>) -> String;

    /// What is being decided, as a sentence: to who decides, what to do and what for; to others, who is awaited and what
    /// for. `choices` are those of who looks, and it names none that is not among them; where they are not known (none
    /// are given) it names none that may be missing. Nothing where the choices say enough.
    fn prompt(&self, _view: &Self::View, _choices: &[Self::Choice], _voice: Voice<'_>) -> String {
        String::new()
    }

    /// What nobody should be surprised by, a sentence each: who is within reach of winning, and what ends the table soon.
    fn warnings(&self, _view: &Self::View, _voice: Voice<'_>) -> Vec<String> {
        Vec::new()
    }

    /// Why a seat has a single choice, where that is not an answer to what is asked but all that is left: ending the turn.
    /// It is said instead of [`Prose::prompt`].
    fn why_only(&self, _view: &Self::View, _choice: Self::Choice, _voice: Voice<'_>) -> Option<String> {
        None
    }

    /// Whether the single choice of a seat can be taken for it after a moment, where nobody sees how long it took. Not
    /// where there is something to look at first (cards that are drawn, shown or looked at), not what [`Prose::why_only`]
    /// explains, and no reaction, for which there is [`Reactions`](crate::Reactions).
    fn takes_itself(&self, _view: &Self::View, _choice: Self::Choice) -> bool {
        false
    }

    /// The sensible one among several ways to pay: it is offered first, and the others behind it. Nothing where
    /// something else is asked.
    fn proposes(&self, _view: &Self::View, _choices: &[Self::Choice]) -> Option<Self::Choice> {
        None
    }

    /// A choice as a short imperative sentence.
    fn label(&self, view: &Self::View, choice: Self::Choice, voice: Voice<'_>) -> String;

    /// What happened, as a sentence.
    fn sentence(&self, event: &Self::Event, voice: Voice<'_>) -> String;

    /// Whose turn begins with an event, in games with turns.
    fn begins(&self, _event: &Self::Event) -> Option<Seat> {
        None
    }

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
    fn because(&self, reason: &Reason, voice: Voice<'_>) -> String {
        self.texts().say(voice, &reason.says)
    }

    /// What ended the table, and what decided it, as a sentence: from what onlookers see of the last position. Who won
    /// is said beside it.
    fn ending(&self, _view: &Self::View, outcome: &Outcome, voice: Voice<'_>) -> String {
        self.texts().get(voice, &format!("ending-{}", outcome.how), &[])
    }

    /// What a side plays, by its name: a Gang. Sides without a player come after the last seat.
    fn plays(&self, _view: &Self::View, _side: Seat, _lang: Lang) -> Option<String> {
        None
    }

    /// The points of a side as onlookers see them; nothing for a side that there is not, and in games without points.
    fn score(&self, _view: &Self::View, _side: Seat) -> Option<i32> {
        None
    }

    /// What is counted of everybody until the end, as `deed-...` in the game's texts; three things say enough.
    const DEEDS: &'static [&'static str] = &[];

    /// Who did what of that, by its place in [`Prose::DEEDS`], in all that onlookers were told together.
    fn deeds(&self, _events: &[&Self::Event], _note: impl FnMut(Seat, usize)) {}
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

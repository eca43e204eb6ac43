//! Bots in words: how strong they are, how they play and how long they think.

use table::text::Arg;
use table::{Lang, Message};

use super::picks::Pick;
use super::{say, word};

/// How many thoughts for each decision make a bot very hard to beat.
const DEEP: i64 = 1000;

/// How strong a bot of this name is (its place among others and the word for it), and what it does.
fn strength(lang: Lang, name: &str) -> (u8, &'static str, Option<String>) {
    let counted = |id: &'static str, count: i64| Some(say(lang, &Message::new(id).with("count", Arg::Number(count))));
    let budget = name.strip_prefix("edge:").unwrap_or_default();
    match (name, budget.strip_suffix('s').and_then(|seconds| seconds.parse().ok()), budget.parse().ok()) {
        ("random", ..) => (0, "level-easy", Some(word(lang, "bot-random"))),
        ("street", ..) => (1, "level-normal", Some(word(lang, "bot-street"))),
        (_, Some(seconds), _) => (4, "level-harder", counted("bot-seconds", seconds)),
        (_, _, Some(thoughts)) if thoughts < DEEP => (2, "level-hard", counted("bot-iterations", thoughts)),
        (_, _, Some(thoughts)) => (3, "level-harder", counted("bot-iterations", thoughts)),
        _ => (5, "level-other", None),
    }
}

/// Bots to choose from, the weakest first: each with its strength, its own name for those who know it, and what it does.
pub(super) fn bots(lang: Lang, names: &[String]) -> Vec<Pick> {
    let mut all: Vec<(u8, Pick)> = names
        .iter()
        .map(|name| {
            let (place, level, about) = strength(lang, name);
            (place, Pick { key: name.clone(), name: format!("{} ({name})", word(lang, level)), about })
        })
        .collect();
    all.sort_by_key(|(place, _)| *place);
    all.into_iter().map(|(_, pick)| pick).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_told_in_words_from_easy_to_hard() {
        let named = ["street", "random", "edge:200", "edge:1000", "edge:2s", "other"].map(str::to_owned);
        let told = |lang| bots(lang, &named).into_iter().map(|bot| (bot.name, bot.about.unwrap_or_default())).collect::<Vec<_>>();
        let (en, it) = (told(Lang::En), told(Lang::It));
        let names: Vec<&str> = en.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(
            names,
            ["easy (random)", "normal (street)", "hard (edge:200)", "very hard (edge:1000)", "very hard (edge:2s)", "bot (other)"]
        );
        assert_eq!(en[2].1, "Thinks ahead 200 times for each decision.");
        assert_eq!(it[4].1, "Pensa in anticipo per 2 secondi a ogni decisione.");
    }
}

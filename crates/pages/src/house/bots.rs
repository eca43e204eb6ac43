//! Bots in words: how they play and how long they think.

use table::text::Arg;
use table::{Lang, Message};

use super::{say, word};

/// What a bot of this name does: "street", "random", "edge:200", "edge:2s".
pub fn bot(lang: Lang, name: &str) -> String {
    let counted = |id: &'static str, count: i64| say(lang, &Message::new(id).with("count", Arg::Number(count)));
    let budget = name.strip_prefix("edge:").unwrap_or_default();
    match (name, budget.strip_suffix('s').and_then(|seconds| seconds.parse().ok()), budget.parse().ok()) {
        ("street", ..) => word(lang, "bot-street"),
        ("random", ..) => word(lang, "bot-random"),
        (_, Some(seconds), _) => counted("bot-seconds", seconds),
        (_, _, Some(iterations)) => counted("bot-iterations", iterations),
        _ => say(lang, &Message::new("seat-bot").with("bot", name.to_owned())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_told_in_words() {
        let en = |name| bot(Lang::En, name);
        assert_eq!(en("street"), "street: plays by instinct, fast");
        assert_eq!(en("edge:200"), "edge: thinks ahead, 200 times for each decision");
        assert_eq!(en("edge:2s"), "edge: thinks ahead for 2 seconds at each decision");
        assert_eq!(bot(Lang::It, "edge:1s"), "edge: pensa in anticipo un secondo per ogni decisione");
        assert_eq!(en("other"), "bot other");
    }
}

//! What the program itself says to players, in every language (`text/`). What a game says is in the
//! game's own texts.

use std::sync::LazyLock;

use table::{Lang, Message, Says, Texts, Voice};

static TEXTS: LazyLock<Texts> = LazyLock::new(|| Texts::shipped(include_str!("../text/en.ftl"), include_str!("../text/it.ftl")));

/// Says a message.
pub fn say<'a>(voice: impl Into<Voice<'a>>, message: &Message) -> String {
    TEXTS.say(voice, message)
}

/// Says a message in every language.
pub fn says(message: &Message) -> Says {
    TEXTS.says(message)
}

/// The language that the environment asks for: the first of these variables that is set decides.
pub fn of_environment() -> Lang {
    let set = |name: &&str| std::env::var(name).ok().filter(|value| !value.is_empty());
    of_locale(["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set).as_deref())
}

fn of_locale(locale: Option<&str>) -> Lang {
    if locale.is_some_and(|locale| locale.starts_with("it")) { Lang::It } else { Lang::En }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every source file that says something to players.
    const SPEAKERS: [&str; 11] = [
        include_str!("commands/deck.rs"),
        include_str!("commands/games.rs"),
        include_str!("commands/learn.rs"),
        include_str!("commands/menu.rs"),
        include_str!("error.rs"),
        include_str!("options.rs"),
        include_str!("play/history.rs"),
        include_str!("play/keep.rs"),
        include_str!("play/names.rs"),
        include_str!("play/session.rs"),
        include_str!("play/turn.rs"),
    ];

    fn used() -> Vec<&'static str> {
        let ids = |source: &'static str| source.split("Message::new(\"").skip(1).filter_map(|rest| rest.split('"').next());
        SPEAKERS.into_iter().flat_map(ids).collect()
    }

    #[test]
    fn every_message_that_is_said_exists() {
        assert!(used().len() > 40);
        for id in used() {
            assert!(TEXTS.has(id), "there is no message '{id}'");
        }
    }

    #[test]
    fn every_message_that_exists_is_said() {
        for line in include_str!("../text/en.ftl").lines() {
            let Some((id, _)) = line.split_once(" =").filter(|(id, _)| !id.starts_with([' ', '#'])) else { continue };
            assert!(used().contains(&id), "nobody says '{id}'");
        }
    }

    #[test]
    fn the_locale_decides_the_language() {
        assert_eq!(of_locale(Some("it_IT.UTF-8")), Lang::It);
        assert_eq!(of_locale(Some("de_DE")), Lang::En);
        assert_eq!(of_locale(None), Lang::En);
    }
}

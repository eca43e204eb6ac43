//! How a table stands for a reader, as titles and icons tell it.

use table::{Lang, Message};

use super::{say, word};

/// Whose turn it is, for a reader.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Turn {
    /// It has not begun.
    #[default]
    Open,
    /// The game waits for the reader.
    Yours,
    /// Somebody asks the reader for consent.
    Asked,
    /// The game waits for others, by name.
    Others(Vec<String>),
    /// It is over.
    Over,
}

impl Turn {
    /// In a word, for programs.
    pub fn key(&self) -> &'static str {
        match self {
            Turn::Open => "open",
            Turn::Yours => "yours",
            Turn::Asked => "asked",
            Turn::Others(_) => "others",
            Turn::Over => "over",
        }
    }

    /// The title of the table's page, without the name of the house.
    pub fn title(&self, lang: Lang, game: &str) -> String {
        let says = match self {
            Turn::Open => word(lang, "turn-open"),
            Turn::Yours => word(lang, "turn-yours"),
            Turn::Asked => word(lang, "turn-asked"),
            Turn::Others(names) if names.is_empty() => return game.to_owned(),
            Turn::Others(names) => say(lang, &Message::new("turn-others").with("names", names.join(", "))),
            Turn::Over => word(lang, "turn-over"),
        };
        format!("{says} · {game}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_say_whose_turn_it_is() {
        assert_eq!(Turn::Yours.title(Lang::En, "Leduc"), "Your turn · Leduc");
        assert_eq!(Turn::Others(vec!["Ada".to_owned(), "Bo".to_owned()]).title(Lang::It, "Leduc"), "Si aspetta Ada, Bo · Leduc");
        assert_eq!(Turn::Others(Vec::new()).title(Lang::En, "Leduc"), "Leduc");
    }
}

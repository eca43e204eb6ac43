//! What a player can say besides a choice, in every language at once: whoever plays in Italian may
//! type `undo`, and the other way round.

/// Something that a player asks for besides making a choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Order {
    /// Take the last act back.
    Undo,
    /// What has happened.
    Log,
    /// Why something cannot be done.
    Why(String),
    /// The rules, or those that these words mean.
    Rules(String),
    /// The whole position again.
    Board,
    /// The stable names of the choices.
    Names,
    /// Save as this file.
    Save(String),
    /// How to be asked for reactions: `always`, `able` or `never`; nothing asks how it is.
    Reactions(String),
    /// Leave the table for good.
    Concede,
    /// What can be typed.
    Help,
    /// Go away.
    Quit,
}

impl Order {
    /// The order that a line begins with. A stroke before it (`/log`) says that it is no choice.
    pub fn parse(line: &str) -> Option<Order> {
        let line = line.trim();
        let line = line.strip_prefix('/').unwrap_or(line);
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim().to_owned();
        let alone = rest.is_empty();
        Some(match word.to_lowercase().as_str() {
            "undo" | "annulla" if alone => Order::Undo,
            "log" | "registro" if alone => Order::Log,
            "why" | "why?" | "perché" | "perchè" | "perche" | "perche'" | "perché?" | "perche?" => Order::Why(rest),
            "rules" | "rule" | "regole" | "regola" => Order::Rules(rest),
            "board" | "view" | "look" | "tavolo" | "guarda" if alone => Order::Board,
            "names" | "nomi" if alone => Order::Names,
            "save" | "salva" => Order::Save(rest),
            "reactions" | "reazioni" => Order::Reactions(rest),
            "concede" | "abbandona" if alone => Order::Concede,
            "help" | "aiuto" | "?" if alone => Order::Help,
            "quit" | "exit" | "q" | "esci" if alone => Order::Quit,
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_are_known_in_both_languages() {
        for (line, order) in [
            ("undo", Order::Undo),
            ("Annulla", Order::Undo),
            ("PERCHÉ a1", Order::Why("a1".into())),
            ("perche", Order::Why(String::new())),
            (" rules  raise chips ", Order::Rules("raise chips".into())),
            ("salva  la mia.json", Order::Save("la mia.json".into())),
            ("reazioni mai", Order::Reactions("mai".into())),
            ("/log", Order::Log),
            ("tavolo", Order::Board),
            ("nomi", Order::Names),
            ("esci", Order::Quit),
            ("?", Order::Help),
        ] {
            assert_eq!(Order::parse(line), Some(order), "{line}");
        }
        for line in ["", "raise", "undo everything", "/", "quit now"] {
            assert_eq!(Order::parse(line), None, "{line}");
        }
    }
}

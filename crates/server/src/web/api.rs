//! What programs are answered: the types of the JSON, from which `docs/api.md` takes its schemas.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

/// The lobby.
#[derive(Serialize, JsonSchema)]
pub struct Lobby {
    /// The short names of the games.
    pub games: Vec<String>,
    /// Your tables, those that are not over first.
    pub yours: Vec<Listed>,
    /// Tables that wait for players.
    pub open: Vec<Listed>,
}

/// A table in a list.
#[derive(Serialize, JsonSchema)]
pub struct Listed {
    /// Its id; its address is `/t/ID`.
    pub id: String,
    /// The game's title.
    pub game: String,
    /// Who sits there, by seat; null for an open seat.
    pub sitters: Vec<Option<String>>,
    /// `open`, `going` or `over`.
    pub stage: &'static str,
    /// The version of the rules that it was played by, if those of today do not agree with its log.
    pub frozen: Option<u32>,
    /// The seats that won, once it is over; none of them if nobody did, or if it does not count.
    pub winners: Option<Vec<u8>>,
}

/// What can be asked for in a new table of a game.
#[derive(Serialize, JsonSchema)]
pub struct Asked {
    /// The game's short name.
    pub game: String,
    /// How many seats the table would have.
    pub seats: u8,
    /// The options with everything that they can be, the usual first.
    pub options: BTreeMap<String, Vec<String>>,
    /// Bots that can be named.
    pub bots: Vec<String>,
}

/// A table that you have opened or sat down at.
#[derive(Serialize, JsonSchema)]
pub struct Opened {
    /// Its id.
    pub table: String,
    /// Your token, if you had none: send it as `Authorization: Bearer TOKEN`. It is told only once.
    pub token: Option<String>,
}

/// A guest.
#[derive(Serialize, JsonSchema)]
pub struct Guest {
    /// The name at the table.
    pub name: Option<String>,
    /// Your token, if you are new.
    pub token: Option<String>,
}

/// Something was done.
#[derive(Serialize, JsonSchema)]
pub struct Done {
    /// The table where to look at what came of it.
    pub table: String,
}

/// Something was not done.
#[derive(Serialize, JsonSchema)]
pub struct Refused {
    /// Why not, and what would be right.
    pub error: String,
    /// The rule behind it, if it is one of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// The tables of which you have too many: close one with `POST /t/ID/close`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub close: Option<Vec<String>>,
}

/// A table as you may see it.
#[derive(Serialize, JsonSchema)]
pub struct Table {
    /// Its id.
    pub id: String,
    /// The game's short name.
    pub game: String,
    /// The options as they were asked for; what is not named is as usual.
    pub options: BTreeMap<String, String>,
    /// `open`, `going` or `over`.
    pub stage: &'static str,
    /// That it cannot go on, because the rules of today do not agree with its log: it is shown as far as they do.
    pub frozen: Option<Frozen>,
    /// Who sits there, by seat.
    pub seats: Vec<Seat>,
    /// The seats that are open.
    pub open: Vec<u8>,
    /// The agreement on chance, while it is being made.
    pub handshake: Option<Handshake>,
    /// Your seat that decides now; null if none does.
    pub seat: Option<u8>,
    /// Whether the game waits for that seat; if not, it may act but need not.
    pub must: bool,
    /// Tells this question from others: send it back with the decision.
    pub asked: String,
    /// What is being decided.
    pub prompt: String,
    /// What that seat may do.
    pub offers: Vec<Choice>,
    /// What that seat might want to do and cannot now.
    pub forbidden: Vec<Forbidden>,
    /// Tells this moment from others: send it back to take back; null if there is nothing to take back.
    pub moment: Option<String>,
    /// What somebody asks the others to agree to: `undo` to take back, `void` to end the table without a result.
    pub wish: Option<&'static str>,
    /// Whether it waits for your consent.
    pub consent: bool,
    /// Whether a bot has failed here again and again, so that the table stands still.
    pub stuck: bool,
    /// All that you know of the game, as the game's own type.
    pub view: Value,
    /// How many lines you were told so far.
    pub at: usize,
    /// What you were told, the newest last; not more than the last 120 lines.
    pub log: Vec<Line>,
    /// How it ended.
    pub over: Option<Over>,
    /// The table that is played after this one.
    pub next: Option<String>,
    /// What the house published of its seed before the deal.
    pub seed_commitment: Option<String>,
}

/// A table that was played by other rules than those of today.
#[derive(Serialize, JsonSchema)]
pub struct Frozen {
    /// The version of the rules that it was played by.
    pub rules: u32,
    /// The version of today.
    pub today: u32,
}

/// Somebody at a table.
#[derive(Serialize, JsonSchema)]
pub struct Seat {
    /// The name; empty for an open seat.
    pub name: String,
    /// Whether it is you.
    pub you: bool,
    /// Whether the game waits for it.
    pub awaited: bool,
}

/// The agreement on chance (`docs/fair-chance.md`).
#[derive(Serialize, JsonSchema)]
pub struct Handshake {
    /// The hash of the terms.
    pub terms: String,
    /// What the house has published of its seed.
    pub seed_commitment: String,
    /// Your seats that have something to do: `commit` or `reveal`.
    pub steps: BTreeMap<u8, String>,
}

/// A choice.
#[derive(Serialize, JsonSchema)]
pub struct Choice {
    /// Its stable name: send it back as `choice`.
    pub key: String,
    /// What it does, in your language.
    pub label: String,
}

/// A choice that cannot be made now.
#[derive(Serialize, JsonSchema)]
pub struct Forbidden {
    /// Its stable name.
    pub choice: String,
    /// The rule, by its number.
    pub rule: String,
    /// The reason, in your language.
    pub says: String,
}

/// Something that happened.
#[derive(Serialize, JsonSchema)]
pub struct Line {
    /// Its place among what you were told.
    pub at: usize,
    /// What happened, in your language.
    pub says: Vec<String>,
    /// The same as the game's own events.
    pub events: Vec<Value>,
    /// Whether it was taken back.
    pub undone: bool,
}

/// How a table ended.
#[derive(Serialize, JsonSchema)]
pub struct Over {
    /// What ended it, in your language.
    pub says: String,
    /// Whether it does not count.
    pub void: bool,
    /// The seats that won.
    pub winners: Vec<u8>,
    /// The place of every seat where seats are ranked, counted from 1; else 0.
    pub places: Vec<u8>,
    /// The score of every seat.
    pub scores: Vec<i32>,
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed assertion is what a test is for")]

    use schemars::schema_for;

    use super::*;

    /// The documentation holds the schemas of these types; `FIXER_BLESS=1` writes them anew.
    #[test]
    fn the_documentation_has_the_schemas() {
        let schemas = [
            schema_for!(Lobby),
            schema_for!(Guest),
            schema_for!(Asked),
            schema_for!(Opened),
            schema_for!(Table),
            schema_for!(Done),
            schema_for!(Refused),
        ];
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/api.md");
        let text = std::fs::read_to_string(path).unwrap();
        let (says, stands) = text.split_once("types of the program.\n").unwrap();
        let mut wanted = String::new();
        for schema in schemas {
            let mut schema = schema.to_value();
            schema.as_object_mut().unwrap().remove("$schema");
            let title = schema["title"].as_str().unwrap().to_owned();
            wanted += &format!("\n### {title}\n\n```json\n{}\n```\n", serde_json::to_string_pretty(&schema).unwrap());
        }
        if std::env::var_os("FIXER_BLESS").is_some() {
            std::fs::write(path, format!("{says}types of the program.\n{wanted}")).unwrap();
            return;
        }
        assert_eq!(stands, wanted, "docs/api.md has other schemas; FIXER_BLESS=1 cargo test -p server writes them anew");
    }
}

//! Matches and tournaments, as programs are told.

use pages::house::{EntrantRow, EventPage, EventRow, MatchGame, MatchPage, MatchPlayer, PairingRow};
use schemars::JsonSchema;
use serde::Serialize;

/// The match that a table belongs to.
#[derive(Serialize, JsonSchema)]
pub struct OfMatch {
    /// Its id: `GET /matches/ID`.
    pub id: String,
    /// The best of so many games wins.
    pub games: u8,
    /// Which game this is, counted from 1.
    pub number: usize,
    /// The games that were won, by seat of this table.
    pub wins: Vec<usize>,
    /// Whether decks may be changed before the next game.
    pub changes: bool,
    /// Whether the match is over.
    pub over: bool,
    /// The seat of this table whose player has won it.
    pub won: Option<u8>,
    /// The seats whose players are ready for the next game.
    pub ready: Vec<u8>,
    /// The tournament that it belongs to: `GET /events/ID`.
    pub event: Option<String>,
}

impl From<pages::house::OfMatch> for OfMatch {
    fn from(of: pages::house::OfMatch) -> OfMatch {
        let pages::house::OfMatch { id, games, number, wins, changes, over, won, ready, event, .. } = of;
        OfMatch { id, games, number, wins, changes, over, won, ready, event: event.map(|(id, ..)| id) }
    }
}

/// A match.
#[derive(Serialize, JsonSchema)]
pub struct Match {
    /// Its id.
    pub id: String,
    /// The game's short name.
    pub game: String,
    /// The best of so many games wins.
    pub games: u8,
    /// How many games there are at most.
    pub most: usize,
    /// Whether decks may be changed in between.
    pub changes: bool,
    /// Who plays.
    pub players: Vec<MatchSide>,
    /// Its tables, in their order.
    pub tables: Vec<MatchTable>,
    /// Whether it is over.
    pub over: bool,
    /// In how many seconds the next game begins in any case, while it is waited for: `POST /matches/ID/ready`.
    pub next_in: Option<i64>,
    /// The tournament that it belongs to.
    pub event: Option<String>,
}

/// A player of a match.
#[derive(Serialize, JsonSchema)]
pub struct MatchSide {
    /// The name.
    pub name: String,
    /// Whether it is you.
    pub you: bool,
    /// The games that it has won.
    pub wins: usize,
    /// Whether it is ready for the next game.
    pub ready: bool,
    /// Whether it has left.
    pub left: bool,
    /// Whether it has won the match.
    pub won: bool,
}

/// A table of a match.
#[derive(Serialize, JsonSchema)]
pub struct MatchTable {
    /// The table.
    pub table: String,
    /// `open`, `going` or `over`.
    pub stage: &'static str,
    /// Who won it.
    pub won: Option<String>,
}

impl From<MatchPage> for Match {
    fn from(page: MatchPage) -> Match {
        let side = |player: MatchPlayer| {
            let MatchPlayer { name, wins, you, left, ready, won } = player;
            MatchSide { name, you, wins, ready, left, won }
        };
        let table = |game: MatchGame| MatchTable { table: game.table, stage: game.stage, won: game.won };
        Match {
            id: page.id,
            game: page.game,
            games: page.games,
            most: page.most,
            changes: page.changes,
            players: page.players.into_iter().map(side).collect(),
            tables: page.tables.into_iter().map(table).collect(),
            over: page.over,
            next_in: page.rests,
            event: page.event.map(|(id, ..)| id),
        }
    }
}

/// Tournaments.
#[derive(Serialize, JsonSchema)]
pub struct Events {
    /// Those that can be entered or followed first.
    pub events: Vec<ListedEvent>,
}

/// A tournament in a list.
#[derive(Serialize, JsonSchema)]
pub struct ListedEvent {
    /// Its id: `GET /events/ID`.
    pub id: String,
    /// Its name.
    pub name: String,
    /// `swiss` or `elimination`.
    pub system: &'static str,
    /// `open`, `going` or `over`.
    pub stage: String,
    /// The round that is being played, counted from 1.
    pub round: usize,
    /// How many have entered.
    pub entrants: i64,
    /// The table where you are to play now.
    pub plays: Option<String>,
}

/// The name of a system.
fn system(elimination: bool) -> &'static str {
    if elimination { "elimination" } else { "swiss" }
}

impl From<EventRow> for ListedEvent {
    fn from(row: EventRow) -> ListedEvent {
        let EventRow { id, name, elimination, stage, round, entrants, plays, .. } = row;
        ListedEvent { id, name, system: system(elimination), stage, round, entrants, plays }
    }
}

/// A tournament (`docs/events.md`).
#[derive(Serialize, JsonSchema)]
pub struct Event {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The game's short name.
    pub game: String,
    /// `swiss` or `elimination`.
    pub system: &'static str,
    /// The best of so many games wins a pairing.
    pub games: u8,
    /// `open`, `going` or `over`.
    pub stage: String,
    /// The round that is being played, counted from 1.
    pub round: usize,
    /// How many rounds there are.
    pub last_round: usize,
    /// Everybody, the best first; before it begins in the order of entry.
    pub standings: Vec<EventStanding>,
    /// Who plays whom, by round.
    pub rounds: Vec<Vec<EventPairing>>,
    /// The table where you are to play now.
    pub plays: Option<String>,
    /// What pairings follow from; before it begins the SHA-256 of it.
    pub seed: String,
}

/// How somebody stands.
#[derive(Serialize, JsonSchema)]
pub struct EventStanding {
    /// The number of the entrant.
    pub entrant: usize,
    /// The place, counted from 1.
    pub place: usize,
    /// The name.
    pub name: String,
    /// Whether it is you.
    pub you: bool,
    /// Whether it is a bot of the house.
    pub bot: bool,
    /// Whether it has dropped out.
    pub dropped: bool,
    /// Points: one for a win, half for a draw.
    pub points: f64,
    /// The points of all opponents.
    pub buchholz: f64,
    /// The points of those who were beaten, and half of those with whom it was a draw.
    pub sonneborn_berger: f64,
    /// Won, drawn, lost.
    pub record: [u32; 3],
}

/// A pairing.
#[derive(Serialize, JsonSchema)]
pub struct EventPairing {
    /// The names of the two; the second is null if it is a bye.
    pub names: [Option<String>; 2],
    /// `one`, `two`, `drawn` or `nobody`; null while it is played.
    pub won: Option<&'static str>,
    /// The table that was opened last.
    pub table: Option<String>,
    /// The match.
    #[serde(rename = "match")]
    pub of_match: Option<String>,
}

impl From<EventPage> for Event {
    fn from(page: EventPage) -> Event {
        let standing = |row: EntrantRow| EventStanding {
            entrant: row.number,
            place: row.place,
            name: row.name,
            you: row.you,
            bot: row.bot,
            dropped: row.dropped,
            points: f64::from(row.points) / 2.0,
            buchholz: f64::from(row.buchholz) / 2.0,
            sonneborn_berger: f64::from(row.sonneborn) / 4.0,
            record: row.record,
        };
        let pairing = |row: PairingRow| EventPairing { names: row.names, won: row.won, table: row.table, of_match: row.match_id };
        Event {
            id: page.id,
            name: page.name,
            game: page.game,
            system: system(page.elimination),
            games: page.games,
            stage: page.stage,
            round: page.round.0,
            last_round: page.round.1,
            standings: page.entrants.into_iter().map(standing).collect(),
            rounds: page.rounds.into_iter().map(|round| round.into_iter().map(pairing).collect()).collect(),
            plays: page.plays,
            seed: page.seed,
        }
    }
}

/// A tournament at which something was done.
#[derive(Serialize, JsonSchema)]
pub struct EventDone {
    /// Its id.
    pub event: String,
}

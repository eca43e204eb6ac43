//! Tables out of replays: a file that somebody brings, and a new table that goes on from an old one.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use table::log::{Chronicle, LogEntry, Terms, Times};
use table::replay::{Origin, Replay, ReplayError};
use table::{Message, Seat, Seats};

use super::{House, HouseError, Live, Registered, Wanted, play, secret, turns};
use crate::store::turns::Change as TurnChange;
use crate::store::{Change, GuestId, Held, ResultsChange, Sitter, TableStatus};

/// What playing a log again costs, among others who want to.
pub const A_WHILE: Duration = Duration::from_millis(200);

/// A table that has begun already.
struct Begun {
    game: Registered,
    fields: BTreeMap<String, String>,
    sitters: Vec<Sitter>,
    replay: Replay,
    awaited: Seats,
    stage: TableStatus,
}

/// What is wrong with a replay, or with what is to be done with it.
fn wrong(message: &Message) -> HouseError {
    super::wrong("place-replay", message)
}

/// What is wrong with a line of a replay file. What the reader says of it is for whoever wrote the file.
fn wrong_at(id: &'static str, error: &ReplayError) -> HouseError {
    wrong(&Message::new(id).with("line", error.line as i64).with("detail", error.says.to_string()))
}

impl House {
    /// Keeps a replay file that somebody brings, as a table that is over.
    pub async fn bring(&self, guest: GuestId, file: &str) -> Result<String, HouseError> {
        let replay = Replay::parse(file).map_err(|error| wrong_at("wrong-replay-file", &error))?;
        let game = self.game(&replay.head.game)?;
        let bot = |player: &String| Sitter::Bot(player.clone());
        let sitters = replay.players.iter().map(bot).collect();
        let replay = self.again_in(game, guest, replay).await?;
        let (fields, awaited, stage) = (BTreeMap::new(), Seats::NONE, TableStatus::Over);
        self.stored(guest, Begun { game, fields, sitters, replay, awaited, stage }).await
    }

    /// A new table with fresh chance that goes on where another one was after an entry. Nobody can check
    /// its chance, because its beginning is not its own.
    pub async fn go_on_from(&self, opener: GuestId, live: &Arc<Live>, at: usize, sitters: Vec<Sitter>) -> Result<String, HouseError> {
        let fields = {
            let seating = live.seating().await;
            let table = seating.table.as_ref().filter(|_| seating.is_over()).ok_or(HouseError::NotOver)?;
            if sitters.len() != usize::from(table.seats()) {
                return Err(wrong(&Message::new("wrong-everybody")));
            }
            seating.fields.clone()
        };
        let looked_at = live.clone();
        let then = self.looking().labour(self.who(opener), A_WHILE, move |_| looked_at.at(at)).await?.ok_or(HouseError::NotGoing)?;
        if then.awaited().is_over() {
            return Err(wrong(&Message::new("wrong-over-there")));
        }
        let (mut replay, awaited) = (then.replay(), then.awaited().must);
        let seed = secret()?;
        replay.chance = Origin::Fast { seed: u64::from_be_bytes([seed[0], seed[1], seed[2], seed[3], seed[4], seed[5], seed[6], seed[7]]) };
        replay.players = sitters.iter().map(Sitter::player).collect();
        // It has no clock, and nobody plays for anybody.
        if Times::of(&replay.log).is_some() {
            replay.log.push(LogEntry::Clock(Terms::NONE));
        }
        for seat in Seat::first(sitters.len() as u8) {
            let given = |entry: &&LogEntry| matches!(entry, LogEntry::Substitute { seat: other, .. } if *other == seat);
            if replay.log.iter().any(|entry| given(&entry)) {
                let player = replay.players[seat.index()].clone();
                replay.log.push(LogEntry::Substitute { seat, player, timeout: false });
            }
        }
        let begun = Begun { game: live.game, fields, sitters, replay, awaited, stage: TableStatus::Going };
        self.stored(opener, begun).await
    }

    /// How a table that is over went: found out once, apart from the table. Nothing of one that goes on or is frozen, and
    /// nothing while there is no turn for it.
    pub async fn chronicle(&self, live: &Live) -> Option<Arc<Chronicle>> {
        let find_out = async || {
            let (chronicling, owner) = {
                let seating = live.seating().await;
                let table = seating.table.as_ref().filter(|_| seating.is_over() && seating.frozen.is_none()).ok_or(HouseError::NotOver)?;
                (table.chronicle(), seating.owner())
            };
            let work = move |wanted: &Wanted| chronicling(&|| wanted.still());
            let found = self.looking().labour(self.who(owner), A_WHILE, work).await?;
            found.map(Arc::new).ok_or(HouseError::NotGoing)
        };
        live.chronicle.get_or_try_init(find_out).await.ok().cloned()
    }

    /// Writes a table that has begun already.
    async fn stored(&self, opener: GuestId, begun: Begun) -> Result<String, HouseError> {
        let Begun { game, fields, sitters: seats, mut replay, awaited, stage } = begun;
        let id = hex::encode(&secret()?[..8]);
        if stage == TableStatus::Going {
            replay.head.table.clone_from(&id);
        }
        let entries = play::lines(&replay.log);
        let (key, begun) = (game.about().key.to_owned(), replay.until_nothing().write());
        let brought = stage == TableStatus::Over;
        if !brought {
            self.may_open(Some(opener)).await?;
        }
        let mut changes = match brought {
            true => vec![Change::Room(opener, Held::Brought, self.0.settings.brought)],
            false => self.room(Some(opener), &seats),
        };
        let opener = Some(opener);
        let waits = turns::awaited_people(&seats, awaited);
        changes.push(Change::NewTable { id: id.clone(), game: key, fields, replay: String::new(), seats, opener, brought });
        // What others have played so far is nobody's merit.
        changes.push(Change::Results(ResultsChange::Friendly(id.clone())));
        changes.push(Change::Begin(id.clone(), begun));
        let number = entries.len();
        changes.push(Change::Entries(id.clone(), 0, entries, awaited));
        if brought {
            changes.push(Change::Status(id.clone(), stage));
        } else {
            changes.push(Change::Turns(TurnChange::Waits { table: id.clone(), number, waits, stays: Vec::new() }));
        }
        self.written(changes).await?;
        self.table(&id).await?;
        Ok(id)
    }

    /// The same replay after it was played again, as the rules of today write it.
    async fn again_in(&self, game: Registered, guest: GuestId, replay: Replay) -> Result<Replay, HouseError> {
        let again = move |_: &Wanted| game.reopen(&replay).map(|table| table.replay());
        let opened = self.looking().labour(self.who(guest), A_WHILE, again).await;
        let opened =
            opened.map_err(|error| if let HouseError::Broken(_) = error { wrong(&Message::new("wrong-unplayable")) } else { error });
        opened?.map_err(|error| wrong_at("wrong-replay-rules", &error))
    }
}

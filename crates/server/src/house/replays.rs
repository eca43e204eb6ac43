//! Tables out of replays: a file that somebody brings, and a new table that goes on from an old one.

use std::collections::BTreeMap;
use std::sync::Arc;

use table::Problems;
use table::replay::{Origin, Replay};

use super::{House, HouseError, Live, Registered, play, secret};
use crate::store::{Change, Sitter, Stage};

fn wrong(says: impl Into<String>) -> HouseError {
    HouseError::Wrong(Problems::one("replay", says))
}

impl House {
    /// Keeps a replay file that somebody brings, as a table that is over.
    pub async fn bring(&self, file: &str) -> Result<String, HouseError> {
        let replay = Replay::parse(file).map_err(|error| wrong(error.to_string()))?;
        let game = self.game(&replay.head.game)?;
        let bot = |player: &String| Sitter::Bot(player.clone());
        let sitters = replay.players.iter().map(bot).collect();
        // Playing a long file takes a while: it waits for its turn among the bots.
        let _turn = self.turn(0).await?;
        let replay = again_in(game, replay).await?;
        self.stored(game, BTreeMap::new(), sitters, replay, Stage::Over).await
    }

    /// A new table with fresh chance that goes on where another one was after an entry. Nobody can check
    /// its chance, because its beginning is not its own.
    pub async fn go_on_from(&self, live: &Arc<Live>, at: usize, sitters: Vec<Sitter>) -> Result<String, HouseError> {
        self.room(&sitters).await?;
        {
            let seating = live.seating().await;
            let table = seating.table.as_ref().filter(|_| seating.is_over()).ok_or(HouseError::NotGoing)?;
            if sitters.len() != usize::from(table.seats()) {
                return Err(wrong("every seat needs somebody"));
            }
        }
        let looked_at = live.clone();
        let then = tokio::task::spawn_blocking(move || looked_at.at(at)).await.map_err(|error| HouseError::Broken(error.to_string()))?;
        let then = then.ok_or(HouseError::NotGoing)?;
        if then.awaited().is_over() {
            return Err(wrong("the table is over there: nothing can go on"));
        }
        let mut replay = then.replay();
        let seed = secret()?;
        replay.chance = Origin::Fast { seed: u64::from_be_bytes([seed[0], seed[1], seed[2], seed[3], seed[4], seed[5], seed[6], seed[7]]) };
        replay.players = sitters.iter().map(Sitter::player).collect();
        self.stored(live.game, live.fields.clone(), sitters, replay, Stage::Going).await
    }

    /// Writes a table that has begun already.
    async fn stored(
        &self,
        game: Registered,
        fields: BTreeMap<String, String>,
        seats: Vec<Sitter>,
        mut replay: Replay,
        stage: Stage,
    ) -> Result<String, HouseError> {
        let id = hex::encode(&secret()?[..8]);
        if stage == Stage::Going {
            replay.head.table.clone_from(&id);
        }
        let entries = play::lines(&replay.log);
        let (key, begun) = (game.about().key.to_owned(), replay.until_nothing().write());
        let mut changes = vec![
            Change::Table { id: id.clone(), game: key, fields, replay: String::new(), seats },
            Change::Begin(id.clone(), begun),
            Change::Entries(id.clone(), 0, entries),
        ];
        if stage == Stage::Over {
            changes.push(Change::Stage(id.clone(), stage));
        }
        self.0.store.commit(changes).await?;
        self.table(&id).await?;
        Ok(id)
    }
}

/// The same replay after it was played again, as the rules of today write it.
async fn again_in(game: Registered, replay: Replay) -> Result<Replay, HouseError> {
    let opened = tokio::task::spawn_blocking(move || game.reopen(&replay).map(|table| table.replay()));
    let opened = opened.await.map_err(|_| wrong("it cannot be played"))?;
    opened.map_err(|error| wrong(error.to_string()))
}

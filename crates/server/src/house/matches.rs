//! Matches: several tables of the same people that count together (`docs/events.md`). Between two of them everybody says that
//! it is ready, with another deck where that is agreed on; whoever does not say it in time plays with what it had.

use std::pin::Pin;

use table::{Message, Problems, Seat, Verdict};

use super::organiser::Work;
use super::{House, HouseError, Live, Opening, clocks, wrong};
use crate::events::series::{Game, Series};
use crate::store::decks::Change as OfDecks;
use crate::store::matches::{Brings, Change as OfMatches, MatchTable, StoredMatch};
use crate::store::{Change, GuestId, Sitter, TableStatus};
use crate::wall::millis;

/// What a match is asked to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MatchAsked {
    /// The best of so many games wins.
    pub games: u8,
    /// Whether decks may be changed in between.
    pub changes: bool,
}

/// What a table shows of the match that it belongs to, by its own seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OfMatch {
    /// The match.
    pub id: String,
    /// The best of so many games wins.
    pub games: u8,
    /// Which game it is, counted from 1.
    pub number: usize,
    /// The games that were won, by seat.
    pub wins: Vec<usize>,
    /// Whether decks may be changed before the next.
    pub changes: bool,
    /// Whether the match is over.
    pub over: bool,
    /// The seat whose player has won it.
    pub won: Option<Seat>,
    /// The seats whose players are ready for the next.
    pub ready: Vec<Seat>,
    /// The tournament that it belongs to: its id, its name and the round.
    pub event: Option<(String, String, u32)>,
}

impl StoredMatch {
    /// How many play.
    pub fn players(&self) -> usize {
        self.tables.first().map_or(0, |first| first.sitters.len())
    }

    /// What is played for.
    pub fn series(&self) -> Series {
        Series { games: self.games.into(), extra: self.extra.into(), players: self.players() }
    }

    /// The player on a seat of a table.
    pub fn player(&self, table: &MatchTable, seat: usize) -> usize {
        (seat + usize::from(table.moved)) % self.players().max(1)
    }

    /// The games that have ended, by player. Those that were closed before the deal are none.
    pub fn played(&self) -> Vec<Game> {
        let game = |table: &MatchTable| {
            let mut game = Game { won: None, places: vec![0; self.players()] };
            let Some(ended) = table.ended.as_ref().filter(|ended| ended.verdict == Verdict::Ranked) else { return game };
            if let [winner] = ended.winners[..] {
                game.won = Some(self.player(table, winner.index()));
            }
            for (seat, place) in ended.places.iter().enumerate() {
                if let Some(own) = game.places.get_mut(self.player(table, seat)) {
                    *own = *place;
                }
            }
            game
        };
        self.tables.iter().filter(|table| table.dealt && table.stage == TableStatus::Over).map(game).collect()
    }

    /// The players whom a guest plays, by the table that was opened last.
    pub fn players_of(&self, guest: GuestId) -> Vec<u8> {
        let Some(last) = self.tables.last() else { return Vec::new() };
        let own = last.sitters.iter().enumerate().filter(|(_, sitter)| sitter.guest() == Some(guest));
        own.map(|(seat, _)| self.player(last, seat) as u8).collect()
    }

    /// Who is on a player's side, by the table that was opened last.
    fn sitter(&self, player: usize) -> Option<(&Sitter, Option<&Brings>)> {
        let last = self.tables.last()?;
        let seat = (0..last.sitters.len()).find(|seat| self.player(last, *seat) == player)?;
        Some((last.sitters.get(seat)?, last.brings.get(seat)?.as_ref()))
    }

    /// The number of the table that comes next.
    pub fn next_number(&self) -> u32 {
        self.tables.last().map_or(0, |last| last.number + 1)
    }

    /// Whether a player is ready for the next table: bots always are.
    pub fn is_ready(&self, player: usize) -> bool {
        let person = self.sitter(player).is_some_and(|(sitter, _)| sitter.guest().is_some());
        let said = self.ready.iter().any(|(of, number, _)| usize::from(*of) == player && *number == self.next_number());
        !person || said || self.has_left(player)
    }

    /// Whether a player has left.
    pub fn has_left(&self, player: usize) -> bool {
        self.left.iter().any(|left| usize::from(*left) == player)
    }

    /// Whether a table is over and the next is waited for.
    pub fn rests(&self) -> bool {
        !self.over && self.tables.last().is_some_and(|last| last.stage == TableStatus::Over)
    }

    /// What a table shows of it.
    fn seen_from(&self, table: &str) -> Option<OfMatch> {
        let at = self.tables.iter().position(|other| other.id == table)?;
        let here = &self.tables[at];
        let score = self.series().score(&self.played());
        let of = |seat: usize| self.player(here, seat);
        let seats = here.sitters.len();
        let last = at + 1 == self.tables.len();
        Some(OfMatch {
            id: self.id.clone(),
            games: self.games,
            number: self.tables[..at].iter().filter(|table| table.dealt).count() + 1,
            wins: (0..seats).map(|seat| score.get(of(seat)).copied().unwrap_or_default()).collect(),
            changes: self.changes,
            over: self.over,
            won: self.won.and_then(|won| (0..seats).find(|seat| of(*seat) == usize::from(won))).map(|seat| Seat(seat as u8)),
            ready: (0..seats).filter(|seat| last && self.rests() && self.is_ready(of(*seat))).map(|seat| Seat(seat as u8)).collect(),
            event: self.event.clone(),
        })
    }
}

impl House {
    /// A match.
    pub async fn match_of(&self, id: &str) -> Result<StoredMatch, HouseError> {
        self.0.store.match_of_id(id).await?.ok_or(HouseError::NoEvent)
    }

    /// When the next table of a match is opened whether or not all are ready, in milliseconds since 1970.
    pub fn break_ends(&self, rests: &StoredMatch) -> i64 {
        let interval = i64::try_from(self.0.settings.interval.as_millis()).unwrap_or(i64::MAX / 2);
        rests.tables.last().map_or(0, |last| last.touched.saturating_mul(1000).saturating_add(interval))
    }

    /// What a table shows of the match that it belongs to.
    pub async fn match_at(&self, table: &str) -> Result<Option<OfMatch>, HouseError> {
        let Some(id) = self.0.store.match_of(table).await? else { return Ok(None) };
        Ok(self.0.store.match_of_id(&id).await?.and_then(|found| found.seen_from(table)))
    }

    /// Shows a match as it is now at one of its tables, if somebody may look at it.
    async fn show_match(&self, of: &StoredMatch, table: &str, next: Option<&str>) {
        if let Some(live) = self.in_memory(table) {
            let mut seating = live.seating.lock().await;
            seating.of_match = of.seen_from(table);
            if let Some(next) = next {
                (seating.next, seating.request) = (Some(next.to_owned()), None);
            }
            live.tell();
        }
    }

    /// A table has ended: whatever it is a part of goes on.
    pub(super) fn has_ended(&self, of_match: Option<&OfMatch>) {
        if let Some(of) = of_match {
            self.look_at(Work::Match(of.id.clone()));
        }
    }

    /// A guest is ready for the next table, with another deck if it names one. The table to go to: the next one, or the last
    /// as long as others are waited for.
    pub async fn be_ready(&self, id: &str, guest: GuestId, brings: Option<String>) -> Result<String, HouseError> {
        let found = self.match_of(id).await?;
        let own = found.players_of(guest);
        let (Some(first), Some(last)) = (own.first().copied(), found.tables.last()) else { return Err(HouseError::NotYours) };
        if found.over || own.iter().all(|player| found.has_left((*player).into())) {
            return Err(HouseError::NotGoing);
        }
        if last.stage != TableStatus::Over {
            // The next is there already: whoever was late to choose goes there with what it had.
            return if brings.is_some() { Err(HouseError::GoneOn) } else { Ok(last.id.clone()) };
        }
        let brings = match brings {
            Some(_) if !found.changes => return Err(wrong("place-deck", &Message::new("match-decks-fixed"))),
            Some(text) => {
                let live = self.table(&last.id).await?;
                let fields = live.seating.lock().await.fields.clone();
                Some(self.brought(Some(guest), live.game, &fields, &text).await?)
            }
            None => None,
        };
        let ready = |player: u8| OfMatches::Ready(id.to_owned(), player, found.next_number(), brings.clone().filter(|_| player == first));
        let changes = own.iter().map(|player| Change::Match(ready(*player))).collect();
        match self.0.store.commit(changes).await.map_err(HouseError::from) {
            // The next was opened in between.
            Err(HouseError::Taken) => return Err(HouseError::GoneOn),
            done => done?,
        }
        self.see_to_now(Work::Match(id.to_owned())).await?;
        let found = self.match_of(id).await?;
        Ok(found.tables.last().map(|last| last.id.clone()).unwrap_or_default())
    }

    /// What somebody brings, as it is kept; or what is wrong with it.
    pub(super) async fn brought(
        &self,
        guest: Option<GuestId>,
        game: super::Registered,
        fields: &std::collections::BTreeMap<String, String>,
        text: &str,
    ) -> Result<Brings, HouseError> {
        let own = self.unpacked(guest, game, text).await?;
        game.bring(fields, &own.text).map_err(HouseError::Wrong)?;
        Ok(Brings { text: own.text, kept: own.kept })
    }

    /// A guest leaves a match for good: it gives the game that is being played and all that would follow.
    pub async fn leave_match(&self, id: &str, guest: GuestId) -> Result<(), HouseError> {
        let found = self.match_of(id).await?;
        let own = found.players_of(guest);
        if own.is_empty() {
            return Err(HouseError::NotYours);
        }
        if found.over || found.tables.first().is_none_or(|first| !first.dealt) {
            return Err(if found.over { HouseError::NotGoing } else { HouseError::NotBegun });
        }
        self.leave_as(id, &own).await
    }

    /// Players leave a match, by themselves or because others may say so.
    pub(super) async fn leave_as(&self, id: &str, players: &[u8]) -> Result<(), HouseError> {
        let leave = players.iter().map(|player| Change::Match(OfMatches::Leave(id.to_owned(), *player))).collect();
        self.0.store.commit(leave).await?;
        self.see_to_now(Work::Match(id.to_owned())).await
    }

    /// Does whatever is due at a match: ends it, or opens its next table. In a box, because opening a table comes here.
    pub(super) fn advance_match<'a>(&'a self, id: &'a str) -> Pin<Box<dyn Future<Output = Result<(), HouseError>> + Send + 'a>> {
        Box::pin(async move {
            let Some(found) = self.0.store.match_of_id(id).await?.filter(|found| !found.over) else { return Ok(()) };
            let Some(last) = found.tables.last() else { return Ok(()) };
            self.concede_for_leavers(&found, last).await?;
            let Some(found) = self.0.store.match_of_id(id).await?.filter(|found| !found.over) else { return Ok(()) };
            let Some(last) = found.tables.last() else { return Ok(()) };
            let left: Vec<usize> = found.left.iter().map(|player| usize::from(*player)).collect();
            let cancelled = !last.dealt && last.number == 0 && last.stage == TableStatus::Over;
            let decided = if cancelled { Some(None) } else { found.series().decided(&found.played(), &left) };
            if let Some(won) = decided {
                return self.end_match(&found, won.map(|player| player as u8)).await;
            }
            if last.stage != TableStatus::Over {
                if last.sitters.iter().any(|sitter| matches!(sitter, Sitter::Bot(_))) {
                    // Its bots go on even if nobody comes to look.
                    self.table(&last.id).await?;
                }
                return Ok(());
            }
            let (all_ready, ends) = ((0..found.players()).all(|player| found.is_ready(player)), self.break_ends(&found));
            if all_ready || millis() >= ends || !last.dealt {
                return self.open_next(&found).await;
            }
            self.look_later(Work::Match(id.to_owned()), ends);
            self.show_match(&found, &last.id, None).await;
            self.tell_followers(id);
            Ok(())
        })
    }

    /// Whoever has left a match gives the game that is being played there.
    async fn concede_for_leavers(&self, found: &StoredMatch, last: &MatchTable) -> Result<(), HouseError> {
        if last.stage != TableStatus::Going || found.left.is_empty() {
            return Ok(());
        }
        let live = self.table(&last.id).await?;
        for seat in (0..last.sitters.len()).filter(|seat| found.has_left(found.player(last, *seat))) {
            let seat = Seat(seat as u8);
            let there = {
                let seating = live.seating.lock().await;
                !seating.is_over() && !seating.has_left(seat)
            };
            if there && let Err(error) = self.concede(&live, seat).await {
                // Somebody else may have ended it in between.
                tracing::warn!(table = last.id, %error, "a seat could not be given up");
            }
        }
        Ok(())
    }

    async fn end_match(&self, found: &StoredMatch, won: Option<u8>) -> Result<(), HouseError> {
        self.0.store.commit(vec![Change::Match(OfMatches::Over(found.id.clone(), won))]).await?;
        let over = self.match_of(&found.id).await?;
        for table in &over.tables {
            self.show_match(&over, &table.id, None).await;
        }
        self.tell_followers(&found.id);
        if let Some((event, ..)) = &over.event {
            self.look_at(Work::Event(event.clone()));
        }
        Ok(())
    }

    /// Opens the next table of a match: everybody moves on by one seat, so that whoever had the first does not have it again.
    async fn open_next(&self, found: &StoredMatch) -> Result<(), HouseError> {
        let Some(last) = found.tables.last() else { return Ok(()) };
        let (players, number) = (found.players(), found.next_number());
        // A game that was closed before the deal is played after all: as it was, and with nonces of the house.
        let moved = if last.dealt { (usize::from(last.moved) + 1) % players.max(1) } else { last.moved.into() };
        let all_dealt = found.tables.iter().all(|table| table.dealt);
        let before = self.table(&last.id).await?;
        let mut opening = self.the_same(&before).await?;
        let mut kept = Vec::new();
        (opening.sitters, opening.brings) = (Vec::new(), Vec::new());
        for seat in 0..players {
            let player = (seat + moved) % players;
            let Some((sitter, had)) = found.sitter(player) else { continue };
            let sitter = match sitter {
                _ if found.has_left(player) => Sitter::Bot(clocks::stand_in(before.game)),
                Sitter::Guest { guest, nonce } => Sitter::Guest { guest: *guest, nonce: *nonce && all_dealt },
                other => other.clone(),
            };
            let chosen = found.ready.iter().find(|(of, then, _)| usize::from(*of) == player && *then == number);
            let brings = chosen.and_then(|(.., brings)| brings.as_ref()).or(had);
            kept.extend(brings.and_then(|brings| brings.kept).map(|kept| (seat as u8, kept)));
            opening.sitters.push(sitter);
            opening.brings.push(brings.map(|brings| brings.text.clone()));
        }
        let more = |table: &str| {
            let mut changes = vec![Change::Match(OfMatches::Table(found.id.clone(), number, table.to_owned(), moved as u8))];
            changes.push(Change::Next(last.id.clone(), table.to_owned()));
            changes
                .extend(kept.iter().map(|(seat, (deck, version))| Change::Deck(OfDecks::Bring(table.to_owned(), *seat, *deck, *version))));
            changes
        };
        let next = match self.open_by_house(opening, more).await {
            Ok(next) => next,
            Err(HouseError::Wrong(problems)) => {
                // The game has changed since, and what was brought can be brought no more.
                tracing::warn!(id = found.id, %problems, "a match cannot go on");
                let score = found.series().score(&found.played());
                let leader = (0..players).max_by_key(|player| score[*player]);
                let alone = leader.filter(|leader| score.iter().filter(|wins| **wins == score[*leader]).count() == 1);
                return self.end_match(found, alone.map(|player| player as u8)).await;
            }
            Err(error) => return Err(error),
        };
        let found = self.match_of(&found.id).await?;
        self.show_match(&found, &before.id, Some(&next)).await;
        self.tell_followers(&found.id);
        if let Some((event, ..)) = &found.event {
            self.tell_followers(event);
        }
        Ok(())
    }

    /// A table as another one is, with its people, options, time and terms.
    pub(super) async fn the_same(&self, live: &Live) -> Result<Opening, HouseError> {
        let friendly = self.0.store.is_friendly(&live.id).await?;
        let seating = live.seating.lock().await;
        Ok(Opening {
            fields: seating.fields.clone(),
            sitters: seating.sitters.clone(),
            brings: seating.brings.clone(),
            terms: seating.terms,
            quiet: live.talk.is_quiet(),
            friendly,
            ..Opening::of(seating.opener, live.game)
        })
    }

    /// Whether a table is part of a tournament, where nobody changes what has happened.
    pub(super) fn counts(of_match: Option<&OfMatch>) -> Result<(), HouseError> {
        match of_match {
            Some(OfMatch { event: Some(_), .. }) => {
                Err(HouseError::Wrong(Problems::one("event", pages::house::says(&Message::new("event-counts")))))
            }
            _ => Ok(()),
        }
    }
}

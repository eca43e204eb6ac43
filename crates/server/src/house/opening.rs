//! From an empty table to the deal: seats are taken, chance is agreed on, the table begins.

use std::collections::BTreeMap;
use std::sync::Arc;

use table::chance::fair::Bytes;
use table::log::Terms;
use table::replay::{Head, Origin, Replay};
use table::{Message, Problems, Seat, Seats};

use super::{Handshake, House, HouseError, Joins, Live, MatchAsked, Registered, Seating, play, secret};
use crate::store::deals::Change as OfDeals;
use crate::store::decks::Change as OfDecks;
use crate::store::matches::Change as OfMatches;
use crate::store::{Change, GuestId, Held, ResultsChange, Sitter, StoreError, TableStatus, talk, time};

/// Who sits down.
#[derive(Clone, Debug)]
pub struct Sits {
    /// The guest.
    pub guest: GuestId,
    /// Whether it draws the nonce of the seat itself.
    pub nonce: bool,
    /// What it brings of its own.
    pub brings: Option<String>,
    /// Whether it knows that it sits there already.
    pub more: bool,
}

/// A table that is to be opened.
#[derive(Clone)]
pub struct Opening {
    /// Who opens it; it need not sit there.
    pub opener: Option<GuestId>,
    /// The game.
    pub game: Registered,
    /// The options as they were asked for.
    pub fields: BTreeMap<String, String>,
    /// Who sits where.
    pub sitters: Vec<Sitter>,
    /// What the seats bring of their own.
    pub brings: Vec<Option<String>>,
    /// The time that was agreed on; nothing without a clock.
    pub terms: Option<Terms>,
    /// Whether nobody talks there.
    pub quiet: bool,
    /// Whether it does not count for ratings.
    pub friendly: bool,
    /// The deal that it shares with other tables.
    pub joins: Option<Joins>,
    /// Whether it is the first of several that count together.
    pub series: Option<MatchAsked>,
    /// What is known to be wrong with it, to be told with the rest.
    pub wrong: Problems,
}

impl Opening {
    /// A table of a game, as usual, with nobody there yet.
    pub fn of(opener: Option<GuestId>, game: Registered) -> Opening {
        let (fields, sitters, brings) = (BTreeMap::new(), Vec::new(), Vec::new());
        let (wrong, joins, series) = (Problems::default(), None, None);
        Opening { opener, game, fields, sitters, brings, terms: None, quiet: false, friendly: false, joins, series, wrong }
    }
}

/// How many games two can play on in a match if draws have left it open.
const EXTRA: u8 = 2;

/// Notes what is wrong with what a seat brings.
fn wrong_bringing(game: Registered, fields: &BTreeMap<String, String>, text: &str, problems: &mut Problems) {
    if let Err(wrong) = game.bring(fields, text) {
        problems.extend(wrong);
    }
}

impl House {
    /// Opens a table without a clock for a guest, who need not sit there. If nobody is awaited it begins at once.
    pub async fn open_table(
        &self,
        opener: Option<GuestId>,
        game: Registered,
        fields: BTreeMap<String, String>,
        sitters: Vec<Sitter>,
        brings: Vec<Option<String>>,
    ) -> Result<Arc<Live>, HouseError> {
        self.open_as(Opening { fields, sitters, brings, ..Opening::of(opener, game) }).await
    }

    /// Opens a table. If nobody is awaited it begins at once.
    pub async fn open_as(&self, opening: Opening) -> Result<Arc<Live>, HouseError> {
        self.open_after(None, opening).await
    }

    /// Opens a table that is played after another one.
    pub(super) async fn open_after(&self, before: Option<&str>, opening: Opening) -> Result<Arc<Live>, HouseError> {
        self.may_open(opening.opener).await?;
        let room = self.room(opening.opener, &opening.sitters);
        let again = |id: &str| {
            let both = |before: &str| {
                [Change::Deck(OfDecks::BringAgain(before.to_owned(), id.to_owned())), Change::Next(before.to_owned(), id.to_owned())]
            };
            before.into_iter().flat_map(both).collect()
        };
        self.open_whole(opening, room, again).await
    }

    /// Opens a table that the house has promised: whoever sits there had the room for it when that was agreed on.
    pub(super) async fn open_by_house(&self, opening: Opening, more: impl FnOnce(&str) -> Vec<Change>) -> Result<String, HouseError> {
        Ok(self.open_whole(opening, Vec::new(), more).await?.id.clone())
    }

    /// Opens a table, with what must hold before and what is written with it, by its id.
    async fn open_whole(
        &self,
        opening: Opening,
        room: Vec<Change>,
        more: impl FnOnce(&str) -> Vec<Change>,
    ) -> Result<Arc<Live>, HouseError> {
        let Opening { opener, game, fields, sitters, mut brings, terms, quiet, friendly, joins, series, wrong: mut problems } = opening;
        let mut kept = Vec::new();
        // A deck that somebody keeps is brought as its list. Whoever opens the table lends its own to bots as well.
        for (place, text) in brings.iter_mut().enumerate() {
            let (Some(brought), sitter) = (&text, sitters.get(place).and_then(Sitter::guest)) else { continue };
            match self.unpacked(opener, game, brought).await {
                Ok(own) => {
                    kept.extend(own.kept.filter(|_| sitter.is_some() && sitter == opener).map(|kept| (place as u8, kept)));
                    *text = Some(own.text);
                }
                Err(HouseError::Wrong(wrong)) => problems.extend(wrong),
                Err(error) => return Err(error),
            }
        }
        match game.seats(&fields) {
            Err(wrong) => problems.extend(wrong),
            Ok(seats) if usize::from(seats) != sitters.len() => {
                let message = Message::new("wrong-seats").with("count", sitters.len() as i64).with("seats", seats);
                problems.add("seats", pages::house::says(&message));
            }
            Ok(_) => brings.iter().flatten().for_each(|text| wrong_bringing(game, &fields, text, &mut problems)),
        }
        for sitter in &sitters {
            if let Sitter::Bot(bot) = sitter
                && let Err(wrong) = game.check_bot(bot).and_then(|()| self.check_budget(bot))
            {
                problems.add("bot", wrong);
            }
        }
        problems.or(()).map_err(HouseError::Wrong)?;
        let id = hex::encode(&secret()?[..8]);
        let (key, replay) = (game.about().key.to_owned(), String::new());
        let mut changes = room;
        changes.push(Change::NewTable { id: id.clone(), game: key, fields, replay, seats: sitters, opener, brought: false });
        changes.extend((0u8..).zip(brings).filter_map(|(seat, text)| Some(Change::Bring(id.clone(), seat, text?))));
        changes.extend(terms.map(|terms| Change::Time(time::Change::Terms(id.clone(), terms))));
        changes.extend(joins.into_iter().flat_map(|joins| joins.changes(&id)));
        changes.extend(quiet.then(|| Change::Talk(talk::Change::Quiet(id.clone()))));
        changes.extend(friendly.then(|| Change::Results(ResultsChange::Friendly(id.clone()))));
        changes.extend(kept.into_iter().map(|(seat, (deck, version))| Change::Deck(OfDecks::Bring(id.clone(), seat, deck, version))));
        if let Some(MatchAsked { games, changes: decks }) = series {
            let of = hex::encode(&secret()?[..8]);
            changes.push(Change::Match(OfMatches::New { id: of.clone(), games, extra: EXTRA, changes: decks }));
            changes.push(Change::Match(OfMatches::Table(of, 0, id.clone(), 0)));
        }
        changes.extend(more(&id));
        self.written(changes).await?;
        let live = self.table(&id).await?;
        self.begin_if_full(&live).await?;
        Ok(live)
    }

    /// The same table again, with everybody in the seat that they had. It is held until the next one is there: two who
    /// want it at once are sent to the same.
    pub(super) async fn open_again(&self, live: &Live, seating: &mut Seating, guest: GuestId) -> Result<String, HouseError> {
        let (fields, sitters, brings) = (seating.fields.clone(), seating.sitters.clone(), seating.brings.clone());
        let (terms, quiet) = (seating.terms, live.talk.is_quiet());
        let friendly = self.0.store.is_friendly(&live.id).await?;
        // After a whole match another one is played.
        let series = seating.of_match.as_ref().map(|of| MatchAsked { games: of.games, changes: of.changes });
        let opening = Opening { fields, sitters, brings, terms, quiet, friendly, series, ..Opening::of(Some(guest), live.game) };
        let next = self.open_after(Some(&live.id), opening).await?;
        (seating.next, seating.request) = (Some(next.id.clone()), None);
        live.tell();
        Ok(next.id.clone())
    }

    /// What must hold when a table is written: whoever opens it or would sit there can have one more.
    pub(super) fn room(&self, opener: Option<GuestId>, sitters: &[Sitter]) -> Vec<Change> {
        let mut guests: Vec<GuestId> = sitters.iter().filter_map(Sitter::guest).chain(opener).collect();
        guests.sort_unstable();
        guests.dedup();
        let settings = &self.0.settings;
        let open = opener.filter(|_| sitters.contains(&Sitter::Open)).map(|guest| Change::Room(guest, Held::Open, settings.open));
        guests.into_iter().map(|guest| Change::Room(guest, Held::Playing, settings.playing)).chain(open).collect()
    }

    /// A guest takes an open seat; the table begins when the last is taken. Whoever sits there already says that it takes
    /// one `more`, to share its screen.
    pub async fn sit(&self, live: &Arc<Live>, seat: Seat, sits: Sits) -> Result<(), HouseError> {
        let Sits { guest, nonce, brings, more } = sits;
        // At a common deal every seat brings what it brings at all tables.
        let brings = brings.filter(|_| live.shares.is_none());
        let (house, live) = (self.clone(), live.clone());
        self.run_to_end(async move {
            {
                let own = match &brings {
                    Some(text) => Some(house.unpacked(Some(guest), live.game, text).await?),
                    None => None,
                };
                let (brings, kept) = own.map_or((None, None), |own| (Some(own.text), own.kept));
                let mut seating = live.seating.lock().await;
                let mut problems = Problems::default();
                brings.iter().for_each(|text| wrong_bringing(live.game, &seating.fields, text, &mut problems));
                problems.or(()).map_err(HouseError::Wrong)?;
                if seating.stage != TableStatus::Open || seating.sitters.get(seat.index()) != Some(&Sitter::Open) {
                    return Err(HouseError::Taken);
                }
                if !more && seating.seats_of(guest).next().is_some() {
                    return Err(HouseError::SitsAlready);
                }
                if let Some(opener) = seating.opener
                    && house.has_blocked(opener, guest).await?
                {
                    return Err(HouseError::NotWelcome);
                }
                // Whoever sits there already, or opened it, has it already.
                let has = seating.concerns(guest);
                let mut changes = if has { Vec::new() } else { house.room(None, &[Sitter::Guest { guest, nonce }]) };
                changes.extend(live.shares.as_ref().map(|_| Change::Deals(OfDeals::SitsOnce(live.id.clone(), guest))));
                changes.push(Change::Sit(live.id.clone(), seat.0, guest, nonce));
                changes.extend(brings.clone().map(|text| Change::Bring(live.id.clone(), seat.0, text)));
                changes.extend(kept.map(|(deck, version)| Change::Deck(OfDecks::Bring(live.id.clone(), seat.0, deck, version))));
                house.written(changes).await?;
                if let Some(own) = seating.brings.get_mut(seat.index()) {
                    *own = brings;
                }
                if let Some(sitter) = seating.sitters.get_mut(seat.index()) {
                    *sitter = Sitter::Guest { guest, nonce };
                }
                live.tell();
                seating.names = house.names(&seating.sitters).await?;
            }
            house.begin_if_full(&live).await
        })
        .await
    }

    /// Agrees on the chance of a table of which every seat is taken, and deals it.
    pub(super) async fn begin_if_full(&self, live: &Arc<Live>) -> Result<(), HouseError> {
        let (house, table) = (self.clone(), live.clone());
        self.run_to_end(async move {
            let mut seating = table.seating.lock().await;
            if seating.stage != TableStatus::Open || seating.table.is_some() || seating.sitters.contains(&Sitter::Open) {
                return Ok(());
            }
            if let Some(shares) = &table.shares {
                return house.deal_common(&table, &mut seating, &shares.deal).await;
            }
            let head = table.game.head(&seating.fields, &seating.brings, table.id.clone()).map_err(HouseError::Wrong)?;
            // A program of another version, or with other content, cannot go on with what was agreed on.
            let handshake = match seating.handshake.clone().filter(|handshake| handshake.fits(&head)) {
                Some(handshake) => handshake,
                None => Handshake::begin(&head, &seating.sitters)?,
            };
            house.go_on(&table, &mut seating, handshake).await?;
            if seating.handshake.is_some() {
                house.wait_for_nonces(&table);
            }
            Ok(())
        })
        .await?;
        self.run_bots(live);
        Ok(())
    }

    /// A seat commits to its nonce, or reveals it.
    pub async fn shake(&self, live: &Arc<Live>, seat: Seat, commitment: Option<Bytes>, nonce: Option<Bytes>) -> Result<(), HouseError> {
        let (house, table) = (self.clone(), live.clone());
        self.run_to_end(async move {
            let mut seating = table.seating.lock().await;
            let mut handshake = seating.handshake.clone().ok_or(HouseError::GoneOn)?;
            if let Some(commitment) = commitment {
                handshake.commit(seat.0, commitment)?;
            }
            if let Some(nonce) = nonce {
                handshake.reveal(seat.0, nonce)?;
            }
            house.go_on(&table, &mut seating, handshake).await
        })
        .await?;
        self.run_bots(live);
        Ok(())
    }

    /// Whoever wanted to draw a nonce and does not is given one after a while. Nobody can make up the nonce of a seat
    /// that has committed to one: if it is not revealed, nothing is dealt and the table is closed.
    fn wait_for_nonces(&self, live: &Arc<Live>) {
        let (house, live) = (self.clone(), live.clone());
        tokio::spawn(async move {
            tokio::time::sleep(house.0.settings.handshake).await;
            while let Err(error) = house.make_nonces(&live).await {
                let waits = matches!(error, HouseError::Store(StoreError::ReadOnly(_)));
                if !waits || house.0.store.until_writable().await.is_err() {
                    tracing::error!(table = live.id, %error, "a table could not begin");
                    break;
                }
            }
            house.run_bots(&live);
            tokio::time::sleep(house.0.settings.reveal).await;
            let waits = live.seating.lock().await.handshake.as_ref().is_some_and(|handshake| !handshake.commits());
            if waits && let Err(error) = house.call_off(&live).await {
                tracing::error!(table = live.id, %error, "a table could not be closed");
            }
        });
    }

    /// Makes the nonces that are missing.
    async fn make_nonces(&self, live: &Arc<Live>) -> Result<(), HouseError> {
        let mut seating = live.seating.lock().await;
        let Some(mut handshake) = seating.handshake.clone() else { return Ok(()) };
        if handshake.make_missing()? { self.go_on(live, &mut seating, handshake).await } else { Ok(()) }
    }

    /// Writes how far the agreement is now; deals once it is settled.
    async fn go_on(&self, live: &Arc<Live>, seating: &mut Seating, handshake: Handshake) -> Result<(), HouseError> {
        let head = live.game.head(&seating.fields, &seating.brings, live.id.clone()).map_err(HouseError::Wrong)?;
        let Some(origin) = handshake.settled(&head) else {
            let written = serde_json::to_string(&handshake).map_err(|error| HouseError::Broken(error.to_string()))?;
            self.0.store.commit(vec![Change::Handshake(live.id.clone(), written)]).await?;
            seating.handshake = Some(handshake);
            live.tell();
            return Ok(());
        };
        self.deal_out(live, seating, head, origin).await
    }

    /// Deals a table whose chance is settled, and writes it.
    pub(super) async fn deal_out(&self, live: &Arc<Live>, seating: &mut Seating, head: Head, origin: Origin) -> Result<(), HouseError> {
        let mut dealt = live.game.deal(head, seating.sitters.iter().map(Sitter::player).collect(), origin).map_err(HouseError::Wrong)?;
        if let Some(terms) = seating.terms {
            dealt.clock(terms);
        }
        let (replay, awaited, length) = (dealt.replay(), dealt.awaited(), dealt.log().len());
        let before = seating.stage;
        seating.stage = if awaited.is_over() { TableStatus::Over } else { TableStatus::Going };
        seating.table = Some(dealt);
        seating.asked = self.now();
        let time = seating.terms.map(|_| (seating.asked, seating.deadline()));
        let (waits, turns) = seating.new_turns(&live.id, length, &[]);
        if let Err(error) = self.begin(live, time, replay, awaited.must, turns).await {
            (seating.table, seating.stage) = (None, before);
            return Err(error);
        }
        (seating.kept, seating.handshake, seating.waited) = (length, None, Some(waits));
        live.tell();
        Ok(())
    }

    /// Writes what was dealt, and with a clock since when it runs and when the first runs out.
    async fn begin(
        &self,
        live: &Live,
        time: Option<(i64, Option<i64>)>,
        replay: Replay,
        awaited: Seats,
        turns: Option<Change>,
    ) -> Result<(), HouseError> {
        let entries = play::lines(&replay.log);
        let begun = Change::Begin(live.id.clone(), replay.until_nothing().write());
        let mut changes = vec![begun, Change::Entries(live.id.clone(), 0, entries, awaited)];
        changes.extend(time.map(|(asked, deadline)| Change::Time(time::Change::Asked(live.id.clone(), asked, deadline))));
        changes.extend(turns);
        self.0.store.commit(changes).await?;
        if let Some((asked, deadline)) = time {
            self.runs_until(live, asked, deadline);
        }
        Ok(())
    }
}

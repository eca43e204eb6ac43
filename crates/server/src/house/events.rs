//! Tournaments (`docs/events.md`): who may do what, and the steps from one round to the next. Who plays whom and how
//! everybody stands are functions of what is kept (`crate::events`); here is when they are asked, and what is done with it.

use std::collections::BTreeMap;
use std::pin::Pin;

use table::log::{RunsOut, Terms};
use table::{Message, Problems, Says};

use super::names::readable;
use super::organiser::Work;
use super::{House, HouseError, Opening, Registered, secret};
use crate::events::standings::{self, Standing};
use crate::events::{Entrant, Paired, Won, bracket, halvings, swiss};
use crate::store::decks::Change as OfDecks;
use crate::store::events::{Change as OfEvents, MOST_ENTRANTS, NewEvent, StoredEntrant, StoredEvent, StoredPairing};
use crate::store::matches::{Brings, Change as OfMatches};
use crate::store::{Change, GuestId, Sitter};

/// The longest name of a tournament, in characters.
pub const EVENT_NAME: usize = 60;
/// Matches that bots of the house play among themselves at once, in all tournaments together.
const BOTS_AT_ONCE: i64 = 6;
/// Bots that are added at once at most.
const BOTS_ADDED: usize = 64;

/// A tournament that somebody wants to open.
#[derive(Clone)]
pub struct EventAsked {
    /// What it is called.
    pub name: String,
    /// The game.
    pub game: Registered,
    /// The options.
    pub fields: BTreeMap<String, String>,
    /// Whether whoever loses is out.
    pub elimination: bool,
    /// How many rounds of a Swiss tournament; nothing if that follows from how many come.
    pub rounds: Option<u8>,
    /// The best of so many games wins a pairing.
    pub games: u8,
    /// The time.
    pub terms: Option<Terms>,
    /// Whether decks may be changed.
    pub free: bool,
    /// Until which round one can still enter.
    pub late: u8,
    /// What is known to be wrong with it, to be told with the rest.
    pub wrong: Problems,
}

/// A tournament, as it can be reckoned with.
#[derive(Clone, Debug)]
pub struct Event {
    /// As it is kept.
    pub kept: StoredEvent,
    /// How everybody stands, the best first.
    pub standings: Vec<Standing>,
    /// How many rounds there are; before it begins, how many there would be.
    pub last_round: usize,
}

impl StoredEvent {
    fn entrants(&self) -> Vec<Entrant> {
        self.entrants.iter().map(|one| Entrant { number: one.number, from: one.from, until: one.until }).collect()
    }

    fn played(&self) -> Vec<Vec<Paired>> {
        self.rounds.iter().map(|round| round.iter().map(|pairing| pairing.paired).collect()).collect()
    }

    /// How many rounds there are, of those who were there when it began.
    fn last_round(&self) -> usize {
        let first = self.entrants.iter().filter(|entrant| entrant.from <= 1).count();
        match self.new.rounds {
            _ if self.new.elimination => bracket::rounds(&self.entrants()),
            Some(rounds) => rounds.into(),
            None => halvings(first),
        }
    }

    /// The pairings of the next round.
    fn next_round(&self) -> Vec<Paired> {
        let (entrants, played) = (self.entrants(), self.played());
        if self.new.elimination { bracket::pair(&entrants, &played) } else { swiss::pair(&entrants, &played, &self.new.seed) }
    }

    fn standings(&self) -> Vec<Standing> {
        let (entrants, played) = (self.entrants(), self.played());
        if self.new.elimination { standings::elimination(&entrants, &played) } else { standings::swiss(&entrants, &played, &self.new.seed) }
    }

    /// An entrant by its number.
    pub fn entrant(&self, number: usize) -> Option<&StoredEntrant> {
        self.entrants.iter().find(|entrant| entrant.number == number)
    }

    /// Somebody as an entrant.
    pub fn entrant_of(&self, guest: GuestId) -> Option<&StoredEntrant> {
        self.entrants.iter().find(|entrant| entrant.guest == Some(guest))
    }

    /// The pairing of an entrant that is being played.
    pub fn plays(&self, number: usize) -> Option<&StoredPairing> {
        self.rounds.last()?.iter().find(|pairing| pairing.paired.has(number) && pairing.paired.won.is_none())
    }

    /// Whether somebody can still enter.
    pub fn can_enter(&self) -> bool {
        let late = self.stage == "going" && !self.new.elimination && self.round < usize::from(self.new.late);
        (self.stage == "open" || late) && (self.entrants.len() as i64) < MOST_ENTRANTS
    }
}

fn fault(id: &'static str) -> HouseError {
    super::wrong("place-event", &Message::new(id))
}

fn says(id: &'static str) -> Says {
    pages::house::says(&Message::new(id))
}

impl House {
    /// A tournament.
    pub async fn event(&self, id: &str) -> Result<Event, HouseError> {
        let kept = self.0.store.event(id).await?.ok_or(HouseError::NoEvent)?;
        Ok(Event { standings: kept.standings(), last_round: kept.last_round(), kept })
    }

    /// Somebody opens a tournament. All that is wrong is told at once.
    pub async fn open_event(&self, opener: GuestId, asked: EventAsked) -> Result<String, HouseError> {
        let EventAsked { name, game, mut fields, elimination, rounds, games, terms, free, late, wrong: mut problems } = asked;
        self.claimed(opener).await?;
        self.may_open(Some(opener)).await?;
        let name = readable(&name, EVENT_NAME).unwrap_or_else(|_| {
            problems.add("name", pages::house::says(&Message::new("wrong-event-name").with("most", EVENT_NAME as i64)));
            String::new()
        });
        if !matches!(game.seats(&fields), Ok(2)) {
            fields.insert("seats".to_owned(), "2".to_owned());
        }
        match game.seats(&fields) {
            // What people win together has no winner to go on with.
            Ok(2) if fields.get("mode").is_none_or(|mode| mode != "coop") => {}
            Err(wrong) => problems.extend(wrong),
            Ok(_) => problems.add("seats", says("wrong-event-seats")),
        }
        if ![1, 3].contains(&games) {
            problems.add("games", says("wrong-event-games"));
        }
        if rounds.is_some_and(|rounds| !(1..=swiss::MOST_ROUNDS).contains(&rounds.into())) || usize::from(late) > swiss::MOST_ROUNDS {
            problems.add("rounds", pages::house::says(&Message::new("wrong-event-rounds").with("most", swiss::MOST_ROUNDS as i64)));
        }
        if terms.is_none() {
            problems.add("clock", says("wrong-event-clock"));
        }
        problems.or(()).map_err(HouseError::Wrong)?;
        // Whoever runs out of time loses: nobody is waited for.
        let terms = terms.map_or(Terms::NONE, |terms| Terms { out: RunsOut::Lose, ..terms });
        let (id, seed, key) = (hex::encode(&secret()?[..8]), hex::encode(&secret()?[..16]), game.about().key.to_owned());
        let late = if elimination { 0 } else { late };
        let new = NewEvent { id: id.clone(), name, game: key, fields, elimination, rounds, games, terms, free, late, opener, seed };
        self.0.store.commit(vec![Change::Event(OfEvents::New(Box::new(new)))]).await?;
        Ok(id)
    }

    /// Only people who can be known again, and their bots, are part of a tournament.
    async fn claimed(&self, guest: GuestId) -> Result<(), HouseError> {
        if self.has_account(guest).await? { Ok(()) } else { Err(fault("event-needs-name")) }
    }

    /// Somebody enters, with a deck where the game has them; or brings another deck, as long as that is possible.
    pub async fn enter_event(&self, id: &str, guest: GuestId, brings: Option<String>) -> Result<(), HouseError> {
        let event = self.event(id).await?.kept;
        self.claimed(guest).await?;
        let game = self.game(&event.new.game)?;
        let brings = match brings.filter(|_| !game.decks().is_empty()) {
            Some(text) => Some(self.brought(Some(guest), game, &event.new.fields, &text).await?),
            None => None,
        };
        let change = match event.entrant_of(guest) {
            Some(entrant) if entrant.until.is_some() => return Err(fault("event-dropped")),
            Some(_) if event.stage == "going" && !event.new.free => return Err(fault("event-decks-fixed")),
            Some(entrant) if brings.is_some() => OfEvents::Bring(id.to_owned(), entrant.number, brings),
            Some(_) => return Err(fault("event-entered")),
            None if !event.can_enter() => return Err(fault("event-closed")),
            None => OfEvents::Enter(id.to_owned(), Some(guest), None, brings),
        };
        // Nobody comes between the pairing of a round and its being written.
        let _alone = self.0.organiser.alone.lock().await;
        match self.0.store.commit(vec![Change::Event(change)]).await.map_err(HouseError::from) {
            // Sent twice, or the round was paired in between.
            Err(HouseError::Taken) => return Err(HouseError::GoneOn),
            done => done?,
        }
        self.tell_followers(id);
        Ok(())
    }

    /// The event of somebody who may run it: who opened it.
    async fn run_by(&self, id: &str, guest: Option<GuestId>) -> Result<StoredEvent, HouseError> {
        let event = self.event(id).await?.kept;
        if guest.is_none_or(|guest| event.opener == Some(guest)) { Ok(event) } else { Err(HouseError::NotYours) }
    }

    /// Who runs a tournament adds bots of the house, by their names with commas between them.
    pub async fn add_bots(&self, id: &str, by: Option<GuestId>, names: &str) -> Result<(), HouseError> {
        let event = self.run_by(id, by).await?;
        if !event.can_enter() {
            return Err(fault("event-closed"));
        }
        let game = self.game(&event.new.game)?;
        let names: Vec<&str> = names.split(',').map(str::trim).filter(|name| !name.is_empty()).collect();
        let mut problems = Problems::default();
        if names.is_empty() || names.len() > BOTS_ADDED {
            problems.add("bots", pages::house::says(&Message::new("wrong-event-bots").with("most", BOTS_ADDED as i64)));
        }
        for bot in names.iter().take(BOTS_ADDED) {
            if let Err(wrong) = game.check_bot(bot).and_then(|()| self.check_budget(bot)) {
                problems.add("bot", wrong);
            }
        }
        problems.or(()).map_err(HouseError::Wrong)?;
        // They bring the decks of the game by turns.
        let (decks, before) = (game.decks(), event.entrants.len());
        let deck =
            |place: usize| decks.get((before + place) % decks.len().max(1)).map(|deck| Brings { text: (*deck).to_owned(), kept: None });
        let enter =
            |(place, bot): (usize, &&str)| Change::Event(OfEvents::Enter(id.to_owned(), None, Some((*bot).to_owned()), deck(place)));
        let _alone = self.0.organiser.alone.lock().await;
        match self.0.store.commit(names.iter().enumerate().map(enter).collect()).await.map_err(HouseError::from) {
            Err(HouseError::Taken) => return Err(HouseError::GoneOn),
            done => done?,
        }
        self.tell_followers(id);
        Ok(())
    }

    /// Who runs a tournament begins it.
    pub async fn start_event(&self, id: &str, by: Option<GuestId>) -> Result<(), HouseError> {
        let event = self.run_by(id, by).await?;
        if event.stage != "open" {
            return Err(HouseError::GoneOn);
        }
        if event.entrants.len() < 2 {
            return Err(fault("event-too-few"));
        }
        let house = self.clone();
        let first = id.to_owned();
        self.organise().await?;
        // Held against everything else that could happen to it, so that nobody enters between the pairing and the start.
        self.run_to_end(async move {
            let _alone = house.0.organiser.alone.lock().await;
            let event = house.event(&first).await?.kept;
            let round = OfEvents::Round(first.clone(), 1, event.next_round());
            match house.0.store.commit(vec![Change::Event(round)]).await.map_err(HouseError::from) {
                Err(HouseError::Taken) => Err(HouseError::GoneOn),
                done => done,
            }
        })
        .await?;
        self.see_to_now(Work::Event(id.to_owned())).await
    }

    /// An entrant drops out, by itself or because who runs the tournament says so: its match is given, and it is paired no
    /// more.
    pub async fn drop_out(&self, id: &str, number: usize) -> Result<(), HouseError> {
        let event = self.event(id).await?.kept;
        let entrant = event.entrant(number).ok_or(HouseError::NoEvent)?;
        if event.stage == "over" || entrant.until.is_some() {
            return Err(HouseError::GoneOn);
        }
        {
            let _alone = self.0.organiser.alone.lock().await;
            self.0.store.commit(vec![Change::Event(OfEvents::Go(id.to_owned(), number))]).await?;
        }
        self.forfeit(id, number).await
    }

    /// Somebody drops out of a tournament.
    pub async fn leave_event(&self, id: &str, guest: GuestId) -> Result<(), HouseError> {
        let number = self.event(id).await?.kept.entrant_of(guest).ok_or(HouseError::NotYours)?.number;
        self.drop_out(id, number).await
    }

    /// Who runs a tournament sends an entrant away, or gives its match for it.
    pub async fn remove_entrant(&self, id: &str, by: Option<GuestId>, number: usize, only_match: bool) -> Result<(), HouseError> {
        let event = self.run_by(id, by).await?;
        event.entrant(number).ok_or(HouseError::NoEvent)?;
        match only_match {
            true if event.stage == "going" && event.plays(number).is_some() => self.forfeit(id, number).await,
            true => Err(HouseError::GoneOn),
            false => self.drop_out(id, number).await,
        }
    }

    /// The match that an entrant plays now is given to its opponent.
    async fn forfeit(&self, id: &str, number: usize) -> Result<(), HouseError> {
        let event = self.event(id).await?.kept;
        if let Some(pairing) = event.plays(number) {
            let player = u8::from(pairing.paired.one != number);
            match &pairing.match_id {
                Some(of) => self.leave_as(of, &[player]).await?,
                None => {
                    let won = if player == 0 { Won::Two } else { Won::One };
                    let result = OfEvents::Result(id.to_owned(), event.round, pairing.paired.board, won);
                    self.0.store.commit(vec![Change::Event(result)]).await?;
                }
            }
        }
        self.see_to_now(Work::Event(id.to_owned())).await?;
        self.tell_followers(id);
        Ok(())
    }

    /// Who runs a tournament ends it as it stands. Tables that are being played go on as any others.
    pub async fn end_event(&self, id: &str, by: Option<GuestId>) -> Result<(), HouseError> {
        let event = self.run_by(id, by).await?;
        if event.stage == "over" {
            return Err(HouseError::GoneOn);
        }
        self.0.store.commit(vec![Change::Event(OfEvents::Over(id.to_owned()))]).await?;
        self.tell_followers(id);
        Ok(())
    }

    /// Somebody leaves the house: it drops out of all tournaments and matches, and what it has opened and not begun is called
    /// off.
    pub(super) async fn leave_events(&self, guest: GuestId) -> Result<(), HouseError> {
        for listed in self.0.store.events(Some(guest), u32::MAX).await? {
            self.leave_event(&listed.id, guest).await?;
        }
        for id in self.0.store.events_opened(guest).await? {
            self.0.store.commit(vec![Change::Event(OfEvents::Over(id))]).await?;
        }
        for id in self.0.store.matches_going(Some(guest)).await? {
            match self.leave_match(&id, guest).await {
                // One that has not begun is closed with its table.
                Ok(()) | Err(HouseError::NotBegun | HouseError::NotGoing) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// Does whatever is due at a tournament: takes results, opens tables, pairs the next round, ends it.
    pub(super) fn advance_event<'a>(&'a self, id: &'a str) -> Pin<Box<dyn Future<Output = Result<(), HouseError>> + Send + 'a>> {
        Box::pin(async move {
            loop {
                let Some(event) = self.0.store.event(id).await?.filter(|event| event.stage == "going") else { return Ok(()) };
                let round = event.rounds.last().map_or(&[][..], Vec::as_slice);
                let mut taken = Vec::new();
                for pairing in round.iter().filter(|pairing| pairing.paired.won.is_none()) {
                    if let Some(won) = self.result_of(&event, pairing) {
                        taken.push(Change::Event(OfEvents::Result(id.to_owned(), event.round, pairing.paired.board, won)));
                    }
                }
                if !taken.is_empty() {
                    self.0.store.commit(taken).await?;
                    self.tell_followers(id);
                    // There may be room for bots of others now.
                    for other in self.0.store.events_going().await?.into_iter().filter(|other| other != id) {
                        self.look_at(Work::Event(other));
                    }
                    continue;
                }
                if round.iter().any(|pairing| pairing.paired.won.is_none()) {
                    return self.open_tables(&event).await;
                }
                let next = if event.round < event.last_round() { event.next_round() } else { Vec::new() };
                // With one left there is nobody to play.
                let step = if next.iter().any(|pairing| pairing.two.is_some()) || (event.new.elimination && next.len() > 1) {
                    OfEvents::Round(id.to_owned(), event.round + 1, next)
                } else {
                    OfEvents::Over(id.to_owned())
                };
                self.0.store.commit(vec![Change::Event(step)]).await?;
                self.tell_followers(id);
            }
        })
    }

    /// What became of a pairing whose match is over. Where one has to go on and nobody has won, it is the one that entered
    /// earlier.
    fn result_of(&self, event: &StoredEvent, pairing: &StoredPairing) -> Option<Won> {
        Some(match pairing.over? {
            Some(0) => Won::One,
            Some(_) => Won::Two,
            None if event.new.elimination => bracket::drawn(&pairing.paired),
            None => Won::Drawn,
        })
    }

    /// Opens the tables of a round that are not there yet: those of people at once, those of bots as many as there is room
    /// for.
    async fn open_tables(&self, event: &StoredEvent) -> Result<(), HouseError> {
        let mut among_bots = self.0.store.bots_among_themselves().await?;
        let round = event.rounds.last().map_or(&[][..], Vec::as_slice);
        for pairing in round.iter().filter(|pairing| pairing.paired.won.is_none() && pairing.match_id.is_none()) {
            let sides = [Some(pairing.paired.one), pairing.paired.two].map(|number| number.and_then(|number| event.entrant(number)));
            let [Some(one), Some(two)] = sides else { continue };
            if one.bot.is_some() && two.bot.is_some() {
                if among_bots >= BOTS_AT_ONCE {
                    continue;
                }
                among_bots += 1;
            }
            self.open_pairing(event, pairing, [one, two]).await?;
        }
        self.tell_followers(&event.new.id);
        Ok(())
    }

    /// Opens the first table of a pairing, with its match, in one step.
    async fn open_pairing(&self, event: &StoredEvent, pairing: &StoredPairing, sides: [&StoredEntrant; 2]) -> Result<(), HouseError> {
        let new = &event.new;
        // Nonces are the house's, so that nobody keeps a table from beginning.
        let sitter = |entrant: &StoredEntrant| match (&entrant.bot, entrant.guest) {
            (Some(bot), _) => Sitter::Bot(bot.clone()),
            (None, Some(guest)) => Sitter::Guest { guest, nonce: false },
            // Somebody who is forgotten has dropped out before.
            (None, None) => Sitter::Bot("random".to_owned()),
        };
        let opening = Opening {
            fields: new.fields.clone(),
            sitters: sides.iter().map(|side| sitter(side)).collect(),
            brings: sides.iter().map(|side| side.brings.as_ref().map(|brings| brings.text.clone())).collect(),
            terms: Some(new.terms),
            ..Opening::of(None, self.game(&new.game)?)
        };
        let of = hex::encode(&secret()?[..8]);
        // A single game of a Swiss tournament can be a draw; whoever is out after a game plays on for a while.
        let extra = if new.games == 1 && !new.elimination { 0 } else { 2 };
        let more = |table: &str| {
            let mut changes = vec![
                Change::Match(OfMatches::New { id: of.clone(), games: new.games, extra, changes: new.free }),
                Change::Match(OfMatches::Table(of.clone(), 0, table.to_owned(), 0)),
                Change::Event(OfEvents::Plays(new.id.clone(), event.round, pairing.paired.board, of.clone())),
            ];
            let kept = sides.iter().map(|side| side.brings.as_ref().and_then(|brings| brings.kept));
            changes.extend((0u8..).zip(kept).filter_map(|(seat, kept)| {
                let (deck, version) = kept?;
                Some(Change::Deck(OfDecks::Bring(table.to_owned(), seat, deck, version)))
            }));
            changes
        };
        match self.open_by_house(opening, more).await {
            Ok(_) => Ok(()),
            // It was opened already.
            Err(HouseError::Taken) => Ok(()),
            Err(HouseError::Wrong(problems)) => {
                // What somebody has brought can be brought no more: nobody holds the round up.
                tracing::warn!(event = new.id, %problems, "a pairing cannot be played");
                let won = if new.elimination { bracket::drawn(&pairing.paired) } else { Won::Drawn };
                let result = OfEvents::Result(new.id.clone(), event.round, pairing.paired.board, won);
                self.0.store.commit(vec![Change::Event(result)]).await?;
                self.look_at(Work::Event(new.id.clone()));
                Ok(())
            }
            Err(error) => Err(error),
        }
    }
}

//! A table in memory: who sits there, what they play, and what they are asking each other.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use table::any::AnyTable;
use table::log::{Chronicle, Ended, LogEntry, Terms};
use table::{Audience, Awaited, Reactions, Seat};
use tokio::sync::{MutexGuard, OnceCell, watch};

use super::handshake::Handshake;
use super::looks::Looks;
use super::presence::Presence;
use super::{Frozen, HouseError, OfMatch, Registered, Shares, Talk};
use crate::store::{GuestId, Sitter, TableStatus};

/// A table in memory.
pub struct Live {
    /// Its id.
    pub id: String,
    /// Its game.
    pub game: Registered,
    pub(super) seating: tokio::sync::Mutex<Seating>,
    pub(super) revision: watch::Sender<u64>,
    pub(super) looks: Looks,
    /// How it went, once it is over and somebody has wanted to know.
    pub(super) chronicle: OnceCell<Arc<Chronicle>>,
    /// What is said there.
    pub(super) talk: Talk,
    /// The deal that it shares with other tables.
    pub shares: Option<Shares>,
    /// Whether a task looks after its bots.
    pub(super) bots_running: AtomicBool,
    /// Who was seen here.
    pub(super) presence: Presence,
}

/// Who sits at a table, and what they play.
pub struct Seating {
    /// Who opened the table.
    pub opener: Option<GuestId>,
    /// The options as they were asked for; they can change while seats are open.
    pub fields: BTreeMap<String, String>,
    /// Whether it was brought as a file.
    pub(super) brought: bool,
    /// Who sits where.
    pub sitters: Vec<Sitter>,
    /// What the seats bring of their own, as their players wrote it. It is theirs: nothing that is sent is made of it.
    pub(super) brings: Vec<Option<String>>,
    /// The names of the sitters.
    pub names: Vec<String>,
    /// How far it is.
    pub stage: TableStatus,
    /// The agreement on chance, from the moment that every seat is taken to the deal.
    pub handshake: Option<Handshake>,
    /// The table, once it has begun; of a frozen one as much as the rules of today agree with.
    pub table: Option<Box<dyn AnyTable>>,
    /// What is known of it without its rules, if it was played by others than those of today.
    pub frozen: Option<Frozen>,
    /// How the seats want to be asked for reactions, where they have reactions it.
    pub(super) reactions: Vec<Option<Reactions>>,
    /// What somebody asks the others to agree to.
    pub request: Option<ConsentRequest>,
    /// Who did not want to play again when somebody asked last.
    pub declined: Option<String>,
    /// The table that is played after this one.
    pub next: Option<String>,
    /// The match that it belongs to.
    pub of_match: Option<OfMatch>,
    /// Whose side a guest with several seats looks at.
    pub(super) lifted: HashMap<GuestId, Seat>,
    /// The length of the log at which a bot has failed again and again: nothing goes on by itself from there.
    pub(super) stuck: Option<usize>,
    /// Whether it could not be built again after a change that failed: whoever looks has to come back.
    pub(crate) lost: bool,
    /// The time that was agreed on when it was opened.
    pub terms: Option<Terms>,
    /// Until when clocks were charged, in the time of the house.
    pub(super) asked: i64,
    /// The bots that play for people.
    pub(super) stand_ins: Vec<Option<String>>,
    /// The seats whose people are back while their bots are in the middle of an act.
    pub(super) returning: Vec<Seat>,
    /// Whom the table waits for, as it was written last; nothing if that is not known.
    pub(super) waited: Option<super::turns::Waits>,
    /// How many entries of the log are in the database.
    pub(super) kept: usize,
    /// What is made up instead of what is hidden, in a house that is being checked.
    pub(super) doubt: Option<u64>,
}

/// What takes the consent of everybody who plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asks {
    /// Taking back everything after this entry of the log.
    TakeBack(usize),
    /// Ending the table: it does not count.
    Void,
    /// The same table again, once it is over.
    Rematch,
    /// That all clocks stand still.
    Pause,
    /// That they go on.
    GoOn,
    /// That a bot takes the seat of somebody who is absent.
    StandIn(Seat),
}

/// Somebody asks the others to agree to something.
#[derive(Clone, PartialEq, Debug)]
pub struct ConsentRequest {
    /// The seat.
    pub seat: Seat,
    /// What it asks for.
    pub asks: Asks,
    /// The length of the log when it was said; it lapses when the table goes on.
    pub at: usize,
    /// The guests who agree.
    pub agreed: Vec<GuestId>,
}

/// From where a guest looks at a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Side {
    /// Its seat; none for spectators, and behind the curtain.
    pub seat: Option<Seat>,
    /// The seat that has to be handed over to first, where one guest plays several.
    pub curtain: Option<Seat>,
}

impl Live {
    /// Who sits there and what they play, for as long as it is held.
    pub async fn seating(&self) -> MutexGuard<'_, Seating> {
        self.seating.lock().await
    }

    /// The table as it was after a log entry. It takes a moment: not for a task that others wait for.
    pub fn at(&self, entry: usize) -> Option<Box<dyn AnyTable>> {
        self.seating.blocking_lock().table.as_ref()?.at(entry)
    }

    /// How it went, if that was found out already.
    pub fn chronicle(&self) -> Option<&Arc<Chronicle>> {
        self.chronicle.get()
    }

    /// Rises with everything that changes what somebody is shown.
    pub fn revision(&self) -> u64 {
        *self.revision.borrow()
    }

    /// Hears whenever something changes.
    pub fn news(&self) -> watch::Receiver<u64> {
        self.revision.subscribe()
    }

    /// Tells everybody who looks that something has changed: to be called before the seating is given back, so that
    /// nobody finds what is new under the revision of what is old.
    pub(super) fn tell(&self) {
        self.revision.send_modify(|revision| *revision += 1);
    }
}

impl Seating {
    /// The seats of a guest.
    pub fn seats_of(&self, guest: GuestId) -> impl Iterator<Item = Seat> + '_ {
        (0u8..).zip(&self.sitters).filter(move |(_, sitter)| sitter.guest() == Some(guest)).map(|(seat, _)| Seat(seat))
    }

    /// Whether a guest sits at the table or has opened it.
    pub fn concerns(&self, guest: GuestId) -> bool {
        self.opener == Some(guest) || self.seats_of(guest).next().is_some()
    }

    /// The seat that a guest decides for: one of its own that is awaited, or its first.
    pub fn own(&self, guest: GuestId) -> Option<Seat> {
        let awaited = self.awaited();
        let must = |seat: &Seat| awaited.must.contains(*seat);
        let may = |seat: &Seat| awaited.contains(*seat);
        let mut seats = self.seats_of(guest);
        self.seats_of(guest).find(must).or_else(|| self.seats_of(guest).find(may)).or_else(|| seats.next())
    }

    /// From where a guest looks at the table on a screen. Whoever plays several seats there hands the screen
    /// over in between, so nothing of a seat is shown before its curtain was lifted.
    pub fn side(&self, guest: Option<GuestId>) -> Side {
        let Some((guest, own)) = guest.and_then(|guest| Some((guest, self.own(guest)?))) else { return Side { seat: None, curtain: None } };
        let alone = self.seats_of(guest).nth(1).is_none();
        if alone || self.table.is_none() || self.is_over() {
            return Side { seat: Some(own), curtain: None };
        }
        let awaited = self.awaited().must;
        match self.lifted.get(&guest) {
            Some(&lifted) if lifted == own || awaited.contains(lifted) || !awaited.contains(own) => {
                Side { seat: Some(lifted), curtain: None }
            }
            _ => Side { seat: None, curtain: Some(own) },
        }
    }

    /// What an eye at this seat is: everything is public once the table is over.
    pub fn audience(&self, seat: Option<Seat>) -> Audience {
        match seat {
            _ if self.is_over() => Audience::Everyone,
            Some(seat) => Audience::Seat(seat),
            None => Audience::Spectator,
        }
    }

    /// The table that an audience is shown, where it is not the table itself but one that it cannot tell
    /// from it.
    pub fn twin(&self, table: &dyn AnyTable, audience: Audience) -> Option<Box<dyn AnyTable>> {
        self.doubt.filter(|_| !self.is_over()).map(|seed| table.twin(audience, seed))
    }

    /// Whether every seat is taken, and nothing was dealt.
    pub(super) fn waits_for_deal(&self) -> bool {
        self.stage == TableStatus::Open && self.table.is_none() && !self.sitters.contains(&Sitter::Open)
    }

    /// The table, while it is played and goes on by itself where it can.
    fn going(&self) -> Option<&dyn AnyTable> {
        let table = self.playing()?;
        (self.stuck != Some(table.log().len())).then_some(table)
    }

    /// Whether a bot has failed here again and again, so that the table stands still.
    pub fn is_stuck(&self) -> bool {
        self.playing().is_some() && self.going().is_none()
    }

    /// Whether it has ended.
    pub fn is_over(&self) -> bool {
        self.stage == TableStatus::Over
    }

    /// What somebody asks the others to agree to, unless the table has gone on since.
    pub fn requested(&self) -> Option<&ConsentRequest> {
        self.request.as_ref().filter(|request| request.at == self.length())
    }

    /// Whether a guest may have the replay file, in which nothing is hidden: everybody once the table is over, and of a
    /// frozen one its only player before that.
    pub fn may_download(&self, guest: Option<GuestId>) -> bool {
        let mut people = self.sitters.iter().filter_map(Sitter::guest).peekable();
        let alone = people.peek().is_some() && people.all(|player| Some(player) == guest);
        self.is_over() || (self.frozen.is_some() && alone)
    }

    /// How many entries its log has.
    pub fn length(&self) -> usize {
        let going = || self.table.as_ref().map_or(0, |table| table.log().len());
        self.frozen.as_ref().map_or_else(going, Frozen::length)
    }

    /// Who is awaited; nobody at a frozen table.
    pub fn awaited(&self) -> Awaited {
        self.playing().map(|table| table.awaited()).unwrap_or_default()
    }

    /// Whether a seat has left the table.
    pub fn has_left(&self, seat: Seat) -> bool {
        let going = || self.table.as_ref().is_some_and(|table| table.has_left(seat));
        self.frozen.as_ref().map_or_else(going, |frozen| frozen.has_left(seat))
    }

    /// How it ended, if it has: of a frozen table without its rules.
    pub fn ended(&self) -> Option<Ended> {
        let over = |entry: &'_ LogEntry| if let LogEntry::Over(ended) = entry { Some(ended.clone()) } else { None };
        let ended = match &self.frozen {
            Some(frozen) => frozen.over.clone(),
            None => self.table.as_ref().and_then(|table| table.log().iter().rev().find_map(over)),
        };
        ended.filter(|_| self.is_over())
    }

    /// The table, once it was dealt.
    pub fn begun(&self) -> Result<&dyn AnyTable, HouseError> {
        let none = if self.frozen.is_some() { HouseError::Frozen } else { HouseError::NotBegun };
        self.table.as_deref().ok_or(none)
    }

    /// The table, if it is being played and the rules of today agree with it.
    pub fn playing(&self) -> Option<&dyn AnyTable> {
        self.table.as_deref().filter(|_| self.stage == TableStatus::Going && self.frozen.is_none())
    }

    /// The guests whose consent it takes when a seat asks for something. Whoever is away and has a bot in its seat is not
    /// waited for, unless the whole table is to end; clocks go on when all agree who have to decide then.
    pub fn consenting(&self, seat: Seat, asks: Asks) -> Vec<GuestId> {
        let plays = |at: u8| !self.has_left(Seat(at)) && self.stand_in(Seat(at)).is_none();
        match asks {
            // Whoever has left the table may still want to play again.
            Asks::Rematch => self.people_beside(seat, |_| true),
            Asks::Void => self.people_beside(seat, |at| !self.has_left(Seat(at))),
            Asks::TakeBack(_) | Asks::Pause => self.people_beside(seat, plays),
            Asks::GoOn => self.people_beside(seat, |at| plays(at) && self.awaited().must.contains(Seat(at))),
            Asks::StandIn(absent) => {
                let away = self.sitters.get(absent.index()).and_then(Sitter::guest);
                let mut others = self.people_beside(seat, plays);
                others.retain(|guest| Some(*guest) != away);
                others
            }
        }
    }

    /// The guests who are asked.
    pub fn asked_guests(&self, request: &ConsentRequest) -> Vec<GuestId> {
        self.consenting(request.seat, request.asks)
    }

    fn people_beside(&self, seat: Seat, there: impl Fn(u8) -> bool) -> Vec<GuestId> {
        let own = self.sitters.get(seat.index()).and_then(Sitter::guest);
        let mut others: Vec<GuestId> =
            (0u8..).zip(&self.sitters).filter(|(at, _)| there(*at)).filter_map(|(_, sitter)| sitter.guest()).collect();
        others.sort_unstable();
        others.dedup();
        others.retain(|guest| Some(*guest) != own);
        others
    }

    /// Whose turn is used when bots think here: that of who opened the table, of the first guest, or of nobody.
    pub(super) fn owner(&self) -> GuestId {
        self.opener.or_else(|| self.sitters.iter().find_map(Sitter::guest)).unwrap_or_default()
    }

    /// Whether a single person plays here, in a single seat: bots do not see how long anybody takes.
    pub fn is_unseen(&self) -> bool {
        self.sitters.iter().filter(|sitter| sitter.guest().is_some()).count() == 1
    }

    /// How a seat is asked for reactions: as it has said, or as is usual here.
    pub fn reactions(&self, seat: Seat) -> Reactions {
        self.reactions.get(seat.index()).copied().flatten().unwrap_or_else(|| Reactions::usual(self.is_unseen()))
    }

    /// Whether a seat of a person is awaited for a reaction that it passes over without being asked.
    pub fn passes(&self, seat: Seat) -> bool {
        let person = self.sitters.get(seat.index()).and_then(Sitter::guest).is_some() && self.stand_in(seat).is_none();
        person && self.going().is_some_and(|table| table.awaited().must.contains(seat) && table.passes(seat, self.reactions(seat)))
    }

    /// The next seat that is passed over.
    pub(super) fn awaited_pass(&self) -> Option<Seat> {
        self.awaited().must.iter().find(|&seat| self.passes(seat) && !self.is_paused())
    }

    /// The next bot that is awaited.
    pub(super) fn awaited_bot(&self) -> Option<(Seat, String)> {
        let table = self.going().filter(|_| !self.is_paused())?;
        let bot = |seat: Seat| match self.sitters.get(seat.index()) {
            Some(Sitter::Bot(bot)) => Some((seat, bot.clone())),
            _ => self.stand_in(seat).map(|bot| (seat, bot.to_owned())),
        };
        table.awaited().must.iter().find_map(bot)
    }
}

//! What is shown of a table, drawn once for everybody who sees the same. A look belongs to a revision of the table and to
//! a standpoint; whoever comes while it is being drawn waits for it, and two standpoints never share one. What it shows
//! is taken down while the table stands still and drawn after that. How that is done is not known here.

use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, Weak};

use pages::Known;
use table::{Audience, Lang, Seat};
use tokio::sync::OnceCell;

use super::{House, HouseError, Live, Seating, Side, locked};
use crate::store::GuestId;

/// From where a reader looks: all who look from the same are shown the same.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Standpoint {
    /// The guest, if it sits at the table or has opened it. Nobody else is anybody here.
    pub guest: Option<GuestId>,
    /// The seat, or the curtain before it.
    pub side: Side,
    /// The language.
    pub lang: Lang,
    /// Whether it is a program, which reads JSON.
    pub program: bool,
    /// What is looked at.
    pub part: Part,
    /// Whether the table shares a deal that is still being played elsewhere.
    pub sealed: bool,
}

/// What is shown of a table together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Part {
    /// The table itself.
    Table,
    /// What is seldom read: the table as text, and what cannot be done and why.
    Words,
}

/// Looks that are remembered for those who have seen them.
const REMEMBERED: usize = 8;

/// A table as it is shown.
pub struct Look {
    /// The title of its page.
    pub title: String,
    /// The part of the page that changes; for programs all there is, as JSON.
    pub text: String,
    /// What tells it from all others.
    pub version: String,
    /// What it says of the log.
    pub transcript: Option<Transcript>,
    /// The looks before it, the last one first: their versions, and what whoever has seen them knows.
    before: VecDeque<(String, Arc<Known>)>,
    event: OnceLock<Arc<[u8]>>,
    change: OnceLock<Arc<[u8]>>,
}

/// What an audience was told, as it is said: it stays said, so that the next look says only what is new.
#[derive(Clone, Debug)]
pub struct Transcript {
    /// The audience.
    pub audience: Audience,
    /// The names in its sentences.
    pub names: Vec<String>,
    /// How many entries of the log were listened to.
    pub entries: usize,
    /// In how many of them something was told.
    pub heard: usize,
    /// The last of those.
    pub passages: VecDeque<Arc<Passage>>,
}

/// What an audience was told in one entry of the log.
#[derive(Debug)]
pub struct Passage {
    /// The entry.
    pub entry: usize,
    /// Its place among those in which the audience was told something, counted from 1.
    pub number: usize,
    /// What happened, beat by beat.
    pub beats: Vec<pages::Beat>,
    /// Before which of them a turn begins, and whose.
    pub turns: Vec<(usize, Seat)>,
    /// The game's own events, for programs.
    pub events: Vec<serde_json::Value>,
}

impl Look {
    /// A look that was drawn.
    pub fn new(title: String, text: String, version: String, transcript: Option<Transcript>) -> Look {
        Look { title, text, version, transcript, before: VecDeque::new(), event: OnceLock::new(), change: OnceLock::new() }
    }

    /// The same, drawn after another look from the same standpoint.
    pub fn after(self, before: &Look) -> Look {
        let last = (before.version.clone(), Arc::new(Known::of(&before.text)));
        Look { before: std::iter::once(last).chain(before.before.iter().take(REMEMBERED - 1).cloned()).collect(), ..self }
    }

    /// What is sent to a stream that has sent a version before: who has seen one of the looks before this one, or says what
    /// it has, is sent what it does not know.
    pub fn since(&self, version: Option<&String>, has: impl FnOnce() -> Option<Known>) -> Arc<[u8]> {
        let change = |known: &Known| self.framed(&known.without(&self.text));
        match self.before.iter().position(|(before, _)| version == Some(before)) {
            Some(0) => self.change.get_or_init(|| change(&self.before[0].1)).clone(),
            // Some streams skip a look that others were shown.
            Some(place) => change(&self.before[place].1),
            None => has().map_or_else(|| self.event(), |known| change(&known)),
        }
    }

    /// The same as a server-sent event, framed once for all streams.
    pub fn event(&self) -> Arc<[u8]> {
        self.event.get_or_init(|| self.framed(&self.text)).clone()
    }

    fn framed(&self, text: &str) -> Arc<[u8]> {
        let mut event = format!("event: table\nid: {}\n", self.version);
        event.reserve(text.len() + text.len() / 8);
        // One letter at a time is looked for quickly, and there are hardly any of either.
        for line in text.split('\n').flat_map(|line| line.split('\r')) {
            event.extend(["data: ", line, "\n"]);
        }
        (event + "\n").into_bytes().into()
    }

    /// About what it takes in memory: the text, both events, and the transcript, which is a part of the text.
    fn size(&self) -> usize {
        self.text.len() * 4
    }
}

/// Draws a look from what was taken down.
pub type Drawing = Box<dyn FnOnce() -> Look + Send>;

/// A look from the moment that somebody wants it.
struct Slot {
    drawing: Mutex<Option<Drawing>>,
    look: OnceCell<Arc<Look>>,
}

/// The looks of one table, as long as they are kept: the last one from every standpoint, with its revision.
#[derive(Default)]
pub struct Looks(Mutex<HashMap<Standpoint, (u64, Weak<Slot>)>>);

/// Standpoints that are remembered of a table at most. There are a few for each seat, in every language.
const STANDPOINTS: usize = 64;

impl Looks {
    /// The look from a standpoint at a revision; if nobody has wanted it yet it is taken down, with the look before it.
    fn slot(&self, revision: u64, standpoint: Standpoint, take_down: impl FnOnce(Option<Arc<Look>>) -> Drawing) -> Arc<Slot> {
        let mut all = locked(&self.0);
        let last = all.get(&standpoint).and_then(|(last, slot)| Some((*last, slot.upgrade()?)));
        let before = match last {
            Some((last, slot)) if last == revision => return slot,
            last => last.and_then(|(_, slot)| slot.look.get().cloned()),
        };
        let slot = Arc::new(Slot { drawing: Mutex::new(Some(take_down(before))), look: OnceCell::new() });
        if all.len() >= STANDPOINTS {
            all.clear();
        }
        all.insert(standpoint, (revision, Arc::downgrade(&slot)));
        slot
    }
}

/// The looks that were drawn last, of all tables: what is not kept here is drawn again when it is wanted.
#[derive(Default)]
pub(super) struct Recent {
    kept: Mutex<Ring>,
    count: AtomicU64,
}

#[derive(Default)]
struct Ring {
    looks: VecDeque<(usize, Arc<Slot>)>,
    bytes: usize,
}

/// What they take in memory at most, in bytes.
const ROOM: usize = 64 << 20;

impl Recent {
    /// Draws a look, or waits for whoever draws it.
    async fn drawn(&self, slot: &Arc<Slot>) -> Result<Arc<Look>, HouseError> {
        let draw = async || {
            // What broke while it was drawn would break again.
            let drawing = locked(&slot.drawing).take().ok_or_else(|| HouseError::Broken("a table cannot be drawn".to_owned()))?;
            let look = Arc::new(drawing());
            self.count.fetch_add(1, Ordering::Relaxed);
            self.keep(slot, look.size());
            Ok::<_, HouseError>(look)
        };
        slot.look.get_or_try_init(draw).await.cloned()
    }

    fn keep(&self, slot: &Arc<Slot>, bytes: usize) {
        let mut kept = locked(&self.kept);
        kept.looks.push_back((bytes, slot.clone()));
        kept.bytes += bytes;
        while kept.bytes > ROOM
            && let Some((bytes, _)) = kept.looks.pop_front()
        {
            kept.bytes -= bytes;
        }
    }
}

impl House {
    /// What is shown of a table now. It is taken down at most once for each standpoint and revision, while nothing
    /// changes; it is drawn while the table goes on.
    pub async fn look(
        &self,
        live: &Live,
        standpoint: impl FnOnce(&Seating) -> Standpoint,
        take_down: impl FnOnce(&Seating, Standpoint, Option<Arc<Look>>) -> Drawing,
    ) -> Result<Arc<Look>, HouseError> {
        let slot = {
            let seating = live.seating().await;
            if seating.lost {
                return Err(HouseError::GoneOn);
            }
            let standpoint = standpoint(&seating);
            live.looks.slot(live.revision(), standpoint, |before| take_down(&seating, standpoint, before))
        };
        self.0.looks.drawn(&slot).await
    }

    /// How many looks were drawn since the house was opened.
    pub fn drawn(&self) -> u64 {
        self.0.looks.count.load(Ordering::Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use table::Seat;

    use super::*;

    fn standpoint(seat: u8) -> Standpoint {
        Standpoint {
            guest: None,
            side: Side { seat: Some(Seat(seat)), curtain: None },
            lang: Lang::En,
            program: false,
            part: Part::Table,
            sealed: false,
        }
    }

    fn look(text: &str) -> Look {
        Look::new(String::new(), text.to_owned(), "v".to_owned(), None)
    }

    #[test]
    fn a_look_is_of_one_revision_and_one_standpoint() {
        let looks = Looks::default();
        let draw = |_| -> Drawing { Box::new(|| look("first")) };
        let first = looks.slot(1, standpoint(0), draw);
        assert!(first.look.set(Arc::new(look("first"))).is_ok());
        let same = looks.slot(1, standpoint(0), |_| panic!("it was taken down already"));
        assert!(Arc::ptr_eq(&first, &same));
        let other = looks.slot(1, standpoint(1), |before| {
            assert!(before.is_none(), "nobody is handed what another sees");
            draw(None)
        });
        assert!(!Arc::ptr_eq(&first, &other));
        let mut handed = None;
        let next = looks.slot(2, standpoint(0), |before| {
            handed = before;
            draw(None)
        });
        assert!(!Arc::ptr_eq(&first, &next));
        assert_eq!(handed.map(|look| look.text.clone()).as_deref(), Some("first"));
    }

    #[test]
    fn no_more_is_kept_than_there_is_room() {
        let (looks, recent) = (Looks::default(), Recent::default());
        for seat in 0..4 {
            let slot = looks.slot(1, standpoint(seat), |_| Box::new(|| look("")));
            recent.keep(&slot, ROOM / 3 + 1);
        }
        let held = |seat| locked(&looks.0).get(&standpoint(seat)).is_some_and(|(_, slot)| slot.upgrade().is_some());
        assert_eq!([0, 1, 2, 3].map(held), [false, false, true, true]);
        assert!(locked(&recent.kept).bytes <= ROOM);
    }

    #[tokio::test]
    async fn nobody_waits_for_a_drawing_that_broke() {
        let (looks, recent) = (Looks::default(), Arc::new(Recent::default()));
        let slot = looks.slot(1, standpoint(0), |_| Box::new(|| panic!("broken on purpose")));
        let (first, second) = (recent.clone(), slot.clone());
        assert!(tokio::spawn(async move { first.drawn(&second).await.map(drop) }).await.is_err());
        assert!(matches!(recent.drawn(&slot).await, Err(HouseError::Broken(_))));
    }

    #[test]
    fn who_saw_the_look_before_is_not_sent_what_it_knows() {
        let picture = "<svg class=\"art hue1\" data-art=\"a1\"><path/></svg>";
        let before = Look { version: "u".to_owned(), ..look(picture) };
        let seen = look(picture).after(&before);
        let sent = |version: Option<&str>| String::from_utf8(seen.since(version.map(str::to_owned).as_ref(), || None).to_vec()).unwrap();
        assert!(sent(Some("u")).contains("data: <svg data-art=\"a1\"></svg>\n"));
        let later = look(picture).after(&Look { version: "w".to_owned(), ..look("").after(&before) });
        assert_eq!(later.since(Some(&"u".to_owned()), || None), seen.since(Some(&"u".to_owned()), || None), "nor who skipped one");
        assert_eq!(seen.since(None, || Some(Known::said("a1"))), seen.since(Some(&"u".to_owned()), || None), "nor who says that it has it");
        assert!(sent(Some("t")).contains(picture) && sent(None).contains(picture), "others are sent everything");
    }

    #[test]
    fn an_event_is_framed_line_by_line() {
        let event = look("one\n two\r\n").event();
        assert_eq!(&*event, b"event: table\nid: v\ndata: one\ndata:  two\ndata: \ndata: \n\n");
    }
}

//! How a table ended, for pages and programs: the same facts for whoever looks. They come from the end of the log, from
//! what onlookers see of the last position, and from how the table went; of a frozen table from its log alone.

use pages::house::{End, Moment, Ranked};
use table::any::{AnyTable, Side};
use table::log::{Chronicle, Ended, LogEntry, Turning};
use table::{Audience, Lang, Message, Seat, Seats, Verdict, Voice};

use super::look::players;
use super::transcripts::{beats, called, moments};
use crate::house::{Live, Seating};
use crate::store::GuestId;

/// How a table ended that is over.
pub fn end(live: &Live, seating: &Seating, guest: Option<GuestId>, lang: Lang) -> End {
    let table = seating.table.as_deref().filter(|_| seating.frozen.is_none());
    let ended = seating.ended();
    let (voice, game) = (Voice { lang, names: &seating.names }, live.game);
    let chronicle = live.chronicle().filter(|_| table.is_some());
    let deeds = table.filter(|_| chronicle.is_some()).map(|table| table.deeds(lang)).unwrap_or_default();
    let mut sides = sides(seating, table, ended.as_ref(), guest, lang);
    for side in &mut sides {
        let counts = chronicle.iter().flat_map(|chronicle| &chronicle.deeds);
        side.deeds = counts.filter_map(|counts| counts.get(usize::from(side.seat)).copied()).collect();
    }
    let scored = table.is_some_and(|table| table.sides(lang).iter().any(|side| side.score.is_some()));
    let points = match scored {
        true => Some(game.text(lang, "score")),
        false => sides.iter().any(|side| side.score.is_some()).then(|| pages::house::sentence(lang, "end-points")),
    };
    let how = ended.as_ref().map(|ended| ended.how.clone()).unwrap_or_default();
    let plainly = || Some(game.text(lang, &format!("ending-{how}"))).filter(|says| !says.starts_with('⟦'));
    End {
        says: [table.and_then(|table| ran_out(table, voice)), table.and_then(|table| table.ending(voice)).or_else(plainly)]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join(" "),
        verdict: ended.as_ref().map(|ended| ended.verdict),
        seats: seating.sitters.len() as u8,
        winners: ended.iter().flat_map(|ended| &ended.winners).map(|seat| seat.0).collect(),
        how,
        sides,
        points,
        deeds,
        curve: chronicle
            .into_iter()
            .flat_map(|chronicle| &chronicle.standings)
            .map(|standing| (standing.entry, standing.turn.map(|seat| seat.0), standing.scores.clone()))
            .collect(),
        moments: table.zip(chronicle).map(|(table, chronicle)| turnings(table, game.about().key, chronicle, voice)).unwrap_or_default(),
    }
}

/// Whose clock has ended the table, if one has.
fn ran_out(table: &dyn AnyTable, voice: Voice<'_>) -> Option<String> {
    let last = table.log().iter().rev().find(|entry| !matches!(entry, LogEntry::Over(_)));
    let Some(LogEntry::Concede { seat, timeout: true, .. }) = last else { return None };
    let name = voice.names.get(seat.index()).cloned().unwrap_or_default();
    Some(pages::house::say(voice.lang, &Message::new("time-ran-out").with("name", name)))
}

/// Every side, the best first.
fn sides(seating: &Seating, table: Option<&dyn AnyTable>, ended: Option<&Ended>, guest: Option<GuestId>, lang: Lang) -> Vec<Ranked> {
    let plain = |seat: Seat| Side { seat, plays: None, score: None };
    let seats = seating.sitters.len() as u8;
    let all = table.map_or_else(|| Seat::first(seats).map(plain).collect(), |table| table.sides(lang));
    let players = players(seating, guest, |_| false, Seats::NONE);
    let counts = ended.is_some_and(|ended| matches!(ended.verdict, Verdict::Ranked | Verdict::Nobody));
    let side = |Side { seat, plays, score }: Side| {
        let player = players.get(seat.index());
        let of = |ended: &Ended| ended.scores.get(seat.index()).copied().filter(|_| counts);
        Ranked {
            seat: seat.0,
            name: player.map(|player| player.name.clone()).or_else(|| plays.clone()).unwrap_or_default(),
            plays: plays.filter(|_| player.is_some()),
            you: player.is_some_and(|player| player.you),
            place: ended.and_then(|ended| ended.places.get(seat.index()).copied()).filter(|&place| place > 0),
            score: score.or_else(|| ended.and_then(of)),
            deeds: Vec::new(),
        }
    };
    let mut sides: Vec<Ranked> = all.into_iter().map(side).collect();
    sides.sort_by_key(|side| (side.place.unwrap_or(u8::MAX), std::cmp::Reverse(side.score), side.seat));
    sides
}

/// The moments that turned the score of a table that is over, as places of its replay. Sides without a player are called
/// by what they play.
pub fn turnings(table: &dyn AnyTable, game: &str, chronicle: &Chronicle, voice: Voice<'_>) -> Vec<Moment> {
    let all = moments(table, Audience::Everyone);
    let names = called(table, voice.names, voice.lang);
    let voice = Voice { lang: voice.lang, names: &names };
    let moment = |turning: &Turning| {
        let at = all.binary_search(&turning.entry).ok()?;
        let beats = beats(table, game, turning.entry, Audience::Everyone, voice);
        let own = |beat: &&pages::Beat| beat.seat == Some(turning.side.0);
        let gains = |beat: &&pages::Beat| own(beat) && beat.points;
        let says = beats.iter().rev().find(gains).or(beats.iter().find(own)).or(beats.first());
        let says = says.map(|beat| beat.says.clone()).unwrap_or_default();
        Some(Moment { at, entry: turning.entry, seat: turning.side.0, gain: turning.gain, score: turning.score, says })
    };
    chronicle.moments.iter().filter_map(moment).collect()
}

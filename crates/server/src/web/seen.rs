//! What a reader may see of a table, for pages and for programs. Everything is built from the view of the
//! seat that the reader looks from.

use std::collections::BTreeMap;

use maud::Markup;
use pages::house::{Chance, Line, Player, Shaking, Table, Undo, Wish};
use sha2::{Digest, Sha256};
use table::any::{AnyTable, Forbidden, Offer};
use table::log::Entry;
use table::replay::Origin;
use table::{Audience, Awaited, Lang, Seat, Verdict};

use super::api;
use crate::house::{Asks, Handshake, Live, Nonce, Seating, Side};
use crate::store::{GuestId, Sitter, Stage};

/// Who looks.
#[derive(Clone, Copy, Debug)]
pub struct Eye {
    /// The guest, if it is one.
    pub guest: Option<GuestId>,
    /// The language.
    pub lang: Lang,
    /// Whether it is a program: nobody looks over its shoulder, so it needs no curtain.
    pub program: bool,
}

impl Eye {
    /// From where it looks.
    pub fn side(&self, seating: &Seating) -> Side {
        if self.program {
            let seat = self.guest.and_then(|guest| seating.own(guest));
            return Side { seat, curtain: None };
        }
        seating.side(self.guest)
    }
}

/// The short name of a stage.
pub fn stage(stage: Stage) -> &'static str {
    match stage {
        Stage::Open => "open",
        Stage::Going => "going",
        Stage::Over => "over",
    }
}

/// The short name of what somebody asks the others to agree to.
fn asks(asks: Asks) -> &'static str {
    match asks {
        Asks::TakeBack(_) => "undo",
        Asks::Void => "void",
    }
}

/// All that a reader may see.
pub fn seen(live: &Live, seating: &Seating, eye: Eye) -> Table {
    let Side { seat, curtain } = eye.side(seating);
    let (lang, audience) = (eye.lang, seating.audience(seat));
    let twin = seating.table.as_deref().and_then(|table| seating.twin(table, audience));
    let table = twin.as_deref().or(seating.table.as_deref());
    let awaited = if seating.frozen.is_some() { Awaited::default() } else { table.map(|table| table.awaited()).unwrap_or_default() };
    // Whoever passes over reactions is not asked for them.
    let passes = seating.awaited_pass().map(|(seat, _)| seat);
    let deciding = seat.filter(|&seat| awaited.contains(seat) && seating.stage == Stage::Going && passes != Some(seat));
    let offers = table.zip(deciding).map(|(table, seat)| table.offers(seat, lang)).unwrap_or_default();
    let (log, news) = table.map(|table| told(table, &seating.names, audience, seat, lang)).unwrap_or_default();
    let over = seating.is_over();
    Table {
        id: live.id.clone(),
        game: live.game.about().key.to_owned(),
        title: live.game.text(lang, "title"),
        players: players(seating, eye.guest, |seat| awaited.must.contains(seat)),
        decks: super::lobby::decks(live.game, lang),
        open: (0u8..).zip(&seating.sitters).filter(|(_, sitter)| **sitter == Sitter::Open).map(|(seat, _)| seat).collect(),
        begun: table.is_some() || seating.frozen.is_some(),
        frozen: seating.frozen.as_ref().map(|frozen| (frozen.rules, live.game.about().rules)),
        board: table.map(|table| drawn(live, table, seating, audience, seat, &offers, lang)).unwrap_or_default(),
        position: table.map(|table| named(lang, seating, &table.position(audience, lang))).unwrap_or_default(),
        prompt: table.map(|table| named(lang, seating, &table.prompt(audience, lang))).unwrap_or_default(),
        sits: seat.map(|seat| seat.0),
        seat: deciding.map(|seat| seat.0),
        asked: table.zip(deciding).map(|(table, seat)| question(table, seat, &offers)).unwrap_or_default(),
        forbidden: table.zip(deciding).map(|(table, seat)| forbidden(table, seating, seat, lang)).unwrap_or_default(),
        log,
        news,
        offers: offers.into_iter().map(|offer| Offer { label: named(lang, seating, &offer.label), ..offer }).collect(),
        undo: seating.playing().zip(seat).filter(|_| seating.wished().is_none()).and_then(|(table, seat)| undo(table, seating, seat)),
        wish: seating.wished().map(|wish| Wish {
            name: seating.names.get(wish.seat.index()).cloned().unwrap_or_default(),
            asks: asks(wish.asks),
            asked: eye.guest.is_some_and(|guest| seating.others(wish.seat).contains(&guest) && !wish.agreed.contains(&guest)),
        }),
        curtain: curtain.map(|seat| (seat.0, seating.names.get(seat.index()).cloned().unwrap_or_default())),
        shaking: seating.handshake.as_ref().map(|handshake| shaking(handshake, seating, eye.guest)),
        chance: table.map(|table| chance(live, table, seating)),
        passing: seating.playing().zip(seat).filter(|_| live.game.reacts()).map(|(_, seat)| seating.passing.contains(seat)),
        stuck: seating.is_stuck(),
        concede: seat.is_some_and(|seat| leaves(seating, seat)),
        void: seat
            .filter(|&seat| leaves(seating, seat) && seating.wished().is_none())
            .map(|seat| seating.others(seat).is_empty() || eye.guest.is_some_and(|guest| seating.is_own(guest))),
        close: eye.guest.is_some_and(|guest| seating.is_own(guest)) && !over && (table.is_none() || seat.is_none()),
        closed: seating.is_closed(),
        over: (over && !seating.is_closed()).then(|| ending(live, seating, lang)),
        file: seating.may_download(eye.guest),
        rematch: over && seat.is_some() && table.is_some_and(|table| matches!(table.origin(), Origin::Fair { .. })),
        next: seating.next.clone(),
    }
}

/// Whether a seat is still there and can leave.
fn leaves(seating: &Seating, seat: Seat) -> bool {
    seating.stage == Stage::Going && !seating.has_left(seat)
}

/// How a table ended, in words: those of its game, and who won where the rules of the game cannot be asked any more.
fn ending(live: &Live, seating: &Seating, lang: Lang) -> String {
    let Some(ended) = seating.ended() else { return String::new() };
    let says = Some(live.game.text(lang, &format!("ending-{}", ended.how))).filter(|says| !says.starts_with('⟦'));
    if seating.frozen.is_none() {
        return says.unwrap_or_default();
    }
    let name = |seat: &Seat| seating.names.get(seat.index()).cloned();
    let results: Vec<String> = ended.winners.iter().filter_map(name).collect();
    pages::house::ended(lang, says, &results, ended.verdict == Verdict::Void)
}

/// Who sits at a table.
pub fn players(seating: &Seating, guest: Option<GuestId>, awaited: impl Fn(Seat) -> bool) -> Vec<Player> {
    let player = |(seat, (sitter, name)): (u8, (&Sitter, &String))| Player {
        name: name.clone(),
        you: guest.is_some() && sitter.guest() == guest,
        awaited: awaited(Seat(seat)),
    };
    (0u8..).zip(seating.sitters.iter().zip(&seating.names)).map(player).collect()
}

/// A sentence with the names of the players.
fn named(lang: Lang, seating: &Seating, sentence: &str) -> String {
    pages::named(lang, sentence, &seating.names)
}

/// What a seat might want to do and cannot, with the names of the players.
fn forbidden(table: &dyn AnyTable, seating: &Seating, seat: Seat, lang: Lang) -> Vec<Forbidden> {
    let mut all = table.forbidden(seat, lang);
    for forbidden in &mut all {
        forbidden.offer.label = named(lang, seating, &forbidden.offer.label);
        forbidden.says = named(lang, seating, &forbidden.says);
    }
    all
}

/// The board as the page of its game draws it; nothing if the game has none.
pub fn drawn(
    live: &Live,
    table: &dyn AnyTable,
    seating: &Seating,
    audience: Audience,
    seat: Option<Seat>,
    offers: &[Offer],
    lang: Lang,
) -> String {
    pages::draw(live.game.about().key, &*table.seen(audience), seat, offers, &seating.names, lang)
}

/// What tells a question to a seat from all its others: how often it has decided, and what it may do. Others
/// may decide in the meantime, as long as that changes nothing for it.
pub fn question(table: &dyn AnyTable, seat: Seat, offers: &[Offer]) -> String {
    let mut hash = Sha256::new();
    hash.update(moment(table, seat));
    for offer in offers {
        hash.update(offer.key.as_bytes());
        hash.update([0]);
    }
    hex::encode(&hash.finalize()[..8])
}

/// What tells the moments of a seat apart: what it has decided, and what was taken back.
pub fn moment(table: &dyn AnyTable, seat: Seat) -> String {
    let count = |wanted: &dyn Fn(&Entry) -> bool| table.log().iter().filter(|entry| wanted(entry)).count();
    let decided = count(&|entry| matches!(entry, Entry::Decision { seat: by, .. } if *by == seat));
    let undone = count(&|entry| matches!(entry, Entry::Undo { .. }));
    format!("{decided}-{undone}")
}

fn undo(table: &dyn AnyTable, seating: &Seating, seat: Seat) -> Option<Undo> {
    let free = table.back(seat)?.free || seating.others(seat).is_empty();
    Some(Undo { moment: moment(table, seat), free })
}

fn shaking(handshake: &Handshake, seating: &Seating, guest: Option<GuestId>) -> Shaking {
    let step = |seat: Seat| match handshake.nonces.get(seat.index()) {
        Some(Nonce::Awaited) => Some((seat.0, "commit")),
        Some(Nonce::Committed(_)) if !handshake.commits() => Some((seat.0, "reveal")),
        _ => None,
    };
    let waits = handshake.nonces.iter().zip(&seating.names).filter(|(nonce, _)| matches!(nonce, Nonce::Awaited | Nonce::Committed(_)));
    Shaking {
        terms: hex::encode(handshake.terms.0),
        seed_commitment: hex::encode(handshake.seed_commitment.0),
        steps: guest.into_iter().flat_map(|guest| seating.seats_of(guest)).filter_map(step).collect(),
        waits: waits.map(|(_, name)| name.clone()).collect(),
    }
}

/// What everybody may know of the chance: commitments, and who made which nonce.
fn chance(live: &Live, table: &dyn AnyTable, seating: &Seating) -> Chance {
    let file = seating.is_over().then(|| format!("/t/{}/replay.json", live.id));
    match table.origin() {
        Origin::Fast { .. } => Chance { seed_commitment: None, nonces: Vec::new(), file: None },
        Origin::Fair { seed_commitment, nonce_commitments, made_by_table, .. } => {
            let nonce = |(seat, (commitment, name)): (u8, (&table::chance::fair::Bytes, &String))| {
                (name.clone(), hex::encode(commitment.0), made_by_table.contains(&seat))
            };
            let nonces = (0u8..).zip(nonce_commitments.iter().zip(&seating.names)).map(nonce).collect();
            Chance { seed_commitment: Some(hex::encode(seed_commitment.0)), nonces, file }
        }
    }
}

/// Lines of the log that are shown at most.
const LINES: usize = 120;

/// The entries of a log in which an audience was told anything.
fn heard(table: &dyn AnyTable, audience: Audience) -> Vec<usize> {
    (0..table.log().len()).filter(|&at| table.heard(at, audience)).collect()
}

/// The entries of a log that are a moment for an audience: the deal, and whatever it heard of.
pub fn moments(table: &dyn AnyTable, audience: Audience) -> Vec<usize> {
    (0..table.log().len()).filter(|&at| at == 0 || table.heard(at, audience)).collect()
}

/// Which entries of a log were taken back.
fn undone(log: &[Entry]) -> Vec<bool> {
    let mut undone = vec![false; log.len()];
    for (at, entry) in log.iter().enumerate() {
        if let Entry::Undo { to } = entry {
            undone[(to + 1).min(at)..at].fill(true);
        }
    }
    undone
}

/// What an audience was told, and how much of it is new since the seat decided last. The lines are numbered
/// for this audience alone: how many entries lie between them is nobody's business.
pub fn told(table: &dyn AnyTable, names: &[String], audience: Audience, seat: Option<Seat>, lang: Lang) -> (Vec<Line>, usize) {
    let (log, undone) = (table.log(), undone(table.log()));
    let heard = heard(table, audience);
    let decided = |entry: &Entry| matches!(entry, Entry::Decision { seat: by, .. } if Some(*by) == seat);
    let since = log.iter().rposition(decided).map_or(0, |at| at + 1);
    let news = heard.iter().filter(|&&at| at >= since).count().min(LINES);
    let line = |(number, &at): (usize, &usize)| Line {
        at: number + 1,
        says: table.told(at, audience, lang).iter().map(|says| pages::named(lang, says, names)).collect(),
        undone: undone[at],
    };
    (heard.iter().enumerate().skip(heard.len().saturating_sub(LINES)).map(line).collect(), news)
}

/// What tells a rendered page part from all others.
pub fn version(text: &str) -> String {
    hex::encode(&Sha256::digest(text.as_bytes())[..8])
}

/// The part of the page that changes, and what tells it from all others.
pub fn board(lang: Lang, page: &Table) -> (Markup, String) {
    let board = pages::house::board(lang, page);
    let version = version(&board.0);
    (board, version)
}

/// The same for programs.
pub fn as_json(live: &Live, seating: &Seating, eye: Eye, page: Table) -> api::Table {
    let seat = eye.side(seating).seat;
    let audience = seating.audience(seat);
    let twin = seating.table.as_deref().and_then(|table| seating.twin(table, audience));
    let table = twin.as_deref().or(seating.table.as_deref());
    let events = table.map(|table| {
        let heard = heard(table, audience);
        move |number: usize| heard.get(number - 1).map(|&at| table.events(at, audience)).unwrap_or_default()
    });
    let over = seating.ended().map(|ended| api::Over {
        says: page.over.clone().unwrap_or_default(),
        void: ended.verdict == Verdict::Void,
        winners: ended.winners.iter().map(|seat| seat.0).collect(),
        places: ended.places,
        scores: ended.scores,
    });
    api::Table {
        at: page.log.last().map_or(0, |line| line.at),
        options: live.fields.clone(),
        stage: stage(seating.stage),
        seats: page.players.into_iter().map(api::Seat::from).collect(),
        open: page.open,
        handshake: page.shaking.map(|shaking| api::Handshake {
            terms: shaking.terms,
            seed_commitment: shaking.seed_commitment,
            steps: shaking.steps.into_iter().map(|(seat, step)| (seat, step.to_owned())).collect::<BTreeMap<_, _>>(),
        }),
        frozen: page.frozen.map(|(rules, today)| api::Frozen { rules, today }),
        must: table.zip(page.seat).is_some_and(|(table, seat)| table.awaited().must.contains(Seat(seat))),
        seat: page.seat,
        asked: page.asked,
        prompt: page.prompt,
        offers: page.offers.into_iter().map(|offer| api::Choice { key: offer.key, label: offer.label }).collect(),
        forbidden: page
            .forbidden
            .into_iter()
            .map(|forbidden| api::Forbidden { choice: forbidden.offer.key, rule: forbidden.rule.to_string(), says: forbidden.says })
            .collect(),
        moment: page.undo.map(|undo| undo.moment),
        wish: page.wish.as_ref().map(|wish| wish.asks),
        consent: page.wish.is_some_and(|wish| wish.asked),
        view: table.map(|table| table.view(audience)).unwrap_or_default(),
        log: page
            .log
            .into_iter()
            .map(|line| api::Line {
                events: events.as_ref().map(|events| events(line.at)).unwrap_or_default(),
                at: line.at,
                says: line.says,
                undone: line.undone,
            })
            .collect(),
        stuck: page.stuck,
        over,
        next: page.next,
        seed_commitment: page.chance.and_then(|chance| chance.seed_commitment),
        id: page.id,
        game: page.game,
    }
}

//! What a reader may see of a table, for pages and for programs. Everything is built from the view of the seat that the
//! reader looks from: what is shown is taken down while the table stands still, and drawn once for all who see the same.

use std::hash::{DefaultHasher, Hasher};
use std::sync::Arc;

use pages::house::{Chance, ConsentRequest, Decks, Player, Shaking, TablePage, Turn, Undo};
use sha2::{Digest, Sha256};
use table::any::{AnySeen, AnyTable, Forbidden, Offer};
use table::log::LogEntry;
use table::replay::Origin;
use table::{Awaited, Lang, Seat, Seats, Voice};

use super::daily::note;
use super::end::end;
use super::new_table::in_words;
use super::transcripts::{lines, transcript};
use super::{Web, api, clock, matches};
use crate::house::{
    Asks, ConsentRequest as ConsentAsked, Drawing, Handshake, HouseError, Live, Look, Nonce, Part, Registered, Seating, Side, Standpoint,
    Transcript,
};
use crate::store::{GuestId, Sitter, TableStatus};

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
    /// The seat from which it looks, or the curtain before it.
    pub fn side(&self, seating: &Seating) -> Side {
        if self.program {
            let seat = self.guest.and_then(|guest| seating.own(guest));
            return Side { seat, curtain: None };
        }
        seating.side(self.guest)
    }

    /// From where it looks. Guests whom the table does not concern are all the same.
    fn standpoint(&self, seating: &Seating, part: Part, sealed: bool) -> Standpoint {
        let guest = self.guest.filter(|guest| seating.concerns(*guest));
        Standpoint { guest, side: self.side(seating), lang: self.lang, program: self.program, part, sealed }
    }
}

/// A part of a table as a reader may see it now.
pub async fn look(web: &Web, live: &Live, eye: Eye, part: Part) -> Result<Arc<Look>, HouseError> {
    let (talk, sealed) = (web.house.talks_at(live), web.house.shares_sealed(live).await?);
    let take_down = |seating: &Seating, standpoint: Standpoint, before: Option<Arc<Look>>| -> Drawing {
        let sketch = Sketch::new(live, seating, standpoint, talk, before.as_deref().and_then(|look| look.transcript.as_ref()));
        let draws = standpoint.part == Part::Table && !standpoint.program;
        Box::new(move || match before.filter(|_| draws) {
            Some(before) => sketch.draw().after(&before),
            None => sketch.draw(),
        })
    };
    if part == Part::Table && live.chronicle().is_none() {
        web.house.chronicle(live).await;
    }
    let look = web.house.look(live, |seating| eye.standpoint(seating, part, sealed), take_down).await?;
    // It may just have been dealt: a stream that was open before the deal of a duplicate ends with it.
    web.house.may_look(live, eye.guest).await?;
    Ok(look)
}

/// What is to be shown from a standpoint, as it was while the table stood still. Nothing in it is drawn or said yet but
/// what is short.
struct Sketch {
    game: Registered,
    standpoint: Standpoint,
    /// What is shown beside the game.
    page: TablePage,
    /// What the reader knows of the game, once it has begun.
    seen: Option<Box<dyn AnySeen>>,
    /// The seat that decides, and what tells its moments apart.
    deciding: Option<(Seat, String)>,
    names: Vec<String>,
    transcript: Option<Transcript>,
    /// What programs are told besides.
    told: api::Besides,
}

impl Sketch {
    fn new(live: &Live, seating: &Seating, standpoint: Standpoint, talk: bool, before: Option<&Transcript>) -> Sketch {
        let Standpoint { guest, side: Side { seat, curtain }, lang, program, part, sealed } = standpoint;
        let audience = seating.audience(seat);
        let twin = seating.table.as_deref().and_then(|table| seating.twin(table, audience));
        let table = twin.as_deref().or(seating.table.as_deref());
        let awaited = if seating.frozen.is_some() { Awaited::default() } else { table.map(|table| table.awaited()).unwrap_or_default() };
        // Whoever passes over reactions is not asked for them.
        let asked = |seat: Seat| seating.stage == TableStatus::Going && !seating.passes(seat) && seating.stand_in(seat).is_none();
        let deciding = seat.filter(|&seat| awaited.contains(seat) && asked(seat) && !seating.is_paused());
        let transcript = table
            .filter(|_| part == Part::Table)
            .map(|table| transcript(table, live.game.about().key, &seating.names, audience, lang, program, before));
        let (log, news) = table.zip(transcript.as_ref()).map(|(table, transcript)| lines(table, transcript, seat)).unwrap_or_default();
        let over = seating.is_over();
        let common = live.shares.is_some();
        let opens = guest.is_some() && seating.opener == guest && seating.stage == TableStatus::Open;
        let page = TablePage {
            id: live.id.clone(),
            game: live.game.about().key.to_owned(),
            title: live.game.text(lang, "title"),
            players: players(seating, guest, |seat| awaited.must.contains(seat), live.absent()),
            options: if table.is_none() { agreed(live.game, seating, lang) } else { Vec::new() },
            decks: if common { Decks::default() } else { super::new_table::decks(live.game, lang) },
            bots: if opens { live.game.bots().iter().map(|bot| (*bot).to_owned()).collect() } else { Vec::new() },
            fewer: opens && !common && seating.fewer(live.game).is_some(),
            turn: turn_of(seating, guest),
            declined: seating.declined.clone().filter(|_| guest.is_some()),
            open: (0u8..).zip(&seating.sitters).filter(|(_, sitter)| **sitter == Sitter::Open).map(|(seat, _)| seat).collect(),
            begun: table.is_some() || seating.frozen.is_some(),
            frozen: seating.frozen.as_ref().map(|frozen| (frozen.rules, live.game.about().rules)),
            sits: seat.map(|seat| seat.0),
            seat: deciding.map(|seat| seat.0),
            log,
            news,
            undo: seating
                .playing()
                .zip(seat)
                .filter(|(_, seat)| !common && seating.requested().is_none() && seating.stand_in(*seat).is_none())
                .and_then(|(table, seat)| undo(table, seating, seat)),
            wish: seating.requested().map(|request| ConsentRequest {
                name: seating.names.get(request.seat.index()).cloned().unwrap_or_default(),
                asks: asks(request.asks),
                about: about(request.asks).and_then(|seat| seating.names.get(seat.index()).cloned()),
                asked: guest.is_some_and(|guest| is_asked(seating, guest)),
            }),
            curtain: curtain.map(|seat| (seat.0, seating.names.get(seat.index()).cloned().unwrap_or_default())),
            shaking: seating.handshake.as_ref().map(|handshake| shaking(handshake, seating, guest)),
            chance: table.map(|table| chance(live, table, seating, sealed)),
            deal: live.shares.as_ref().map(|shares| note(shares, sealed)),
            reactions: seating.playing().zip(seat).filter(|_| live.game.reacts()).map(|(_, seat)| seating.reactions(seat)),
            unseen: seat.is_some() && seating.is_unseen(),
            anew: matches!(table.and_then(|table| table.log().last()), Some(LogEntry::Undo { .. })),
            stuck: seating.is_stuck(),
            concede: seat.is_some_and(|seat| leaves(seating, seat)),
            void: seat
                .filter(|&seat| !common && leaves(seating, seat) && seating.requested().is_none() && !counts(seating))
                .map(|seat| seating.consenting(seat, Asks::Void).is_empty() || guest.is_some_and(|guest| seating.is_own(guest))),
            close: guest.is_some_and(|guest| seating.is_own(guest)) && !over && (table.is_none() || seat.is_none() && !common),
            closed: seating.is_closed(),
            over: (over && !seating.is_closed()).then(|| end(live, seating, guest, lang)),
            file: seating.may_download(guest) && !sealed,
            rematch: over
                && !common
                && seat.is_some()
                && seating.of_match.as_ref().is_none_or(|of| of.over && of.event.is_none())
                && table.is_some_and(|table| matches!(table.origin(), Origin::Fair { .. })),
            next: seating.next.clone(),
            of_match: seating.of_match.as_ref().map(|of| matches::of_match(of, seating.names.clone())),
            talk,
            clock: clock::clock(seating),
            stand_in: clock::stand_in(seating, guest),
            ..TablePage::default()
        };
        Sketch {
            game: live.game,
            standpoint,
            page,
            seen: table.map(|table| table.seen(audience)),
            deciding: table.zip(deciding).map(|(table, seat)| (seat, moment(table, seat))),
            names: seating.names.clone(),
            transcript,
            told: api::Besides {
                options: seating.fields.clone(),
                stage: stage(seating.stage),
                must: deciding.is_some_and(|seat| awaited.must.contains(seat)),
                ended: seating.ended(),
                lang,
            },
        }
    }

    fn draw(self) -> Look {
        let title = self.page.turn.title(self.standpoint.lang, &self.page.title);
        let transcript = self.transcript.clone();
        let text = match self.standpoint.part {
            Part::Table => self.table(),
            Part::Words => self.words(),
        };
        let mut hash = DefaultHasher::new();
        hash.write(text.as_bytes());
        Look::new(title, text, format!("{:016x}", hash.finish()), transcript)
    }

    /// The table itself, without what is seldom read: saying all that takes longer than drawing the table.
    fn table(mut self) -> String {
        let Standpoint { lang, program, side, .. } = self.standpoint;
        let voice = Voice { lang, names: &self.names };
        if let Some(seen) = &self.seen {
            let offers = self.deciding.as_ref().map(|_| seen.offers(voice)).unwrap_or_default();
            let keys = offers.iter().map(|offer| offer.key.as_str());
            self.page.asked = self.deciding.as_ref().map(|(_, moment)| question(moment, keys)).unwrap_or_default();
            if program {
                self.page.forbidden = self.forbidden();
            } else {
                self.page.board = drawn(self.game, &**seen, side.seat, &offers, &self.names, lang);
            }
            // Whoever is shown a drawn board finds the rest there.
            if self.page.board.is_empty() {
                let decides = self.deciding.is_some();
                self.page.proposed = seen.proposed().filter(|_| decides);
                self.page.takes_itself = decides && seen.takes_itself();
                self.page.prompt = seen.prompt(voice);
                self.page.offers = offers;
                self.page.position = if program { String::new() } else { seen.position(voice) };
            }
        }
        if program {
            let view = self.seen.map(|seen| seen.view()).unwrap_or_default();
            serde_json::to_string(&api::TableView::new(self.page, self.told, view, self.transcript.as_ref())).unwrap_or_default()
        } else {
            pages::house::board(lang, &self.page).into_string()
        }
    }

    /// The table as text, and what whoever decides cannot do and why.
    fn words(mut self) -> String {
        let Standpoint { lang, program, .. } = self.standpoint;
        self.page.position = self.seen.as_ref().map(|seen| seen.position(self.voice())).unwrap_or_default();
        self.page.forbidden = self.forbidden();
        if program {
            serde_json::to_string(&api::Words::from(self.page)).unwrap_or_default()
        } else {
            pages::house::words(lang, &self.page).into_string()
        }
    }

    /// What whoever decides might want to do and cannot.
    fn forbidden(&self) -> Vec<Forbidden> {
        let seen = self.deciding.as_ref().and(self.seen.as_ref());
        seen.map(|seen| seen.forbidden(self.voice())).unwrap_or_default()
    }

    /// How sentences are said to the reader.
    fn voice(&self) -> Voice<'_> {
        Voice { lang: self.standpoint.lang, names: &self.names }
    }
}

/// The short name of a stage.
pub fn stage(stage: TableStatus) -> &'static str {
    match stage {
        TableStatus::Open => "open",
        TableStatus::Going => "going",
        TableStatus::Over => "over",
    }
}

/// The short name of what somebody asks the others to agree to.
fn asks(asks: Asks) -> &'static str {
    match asks {
        Asks::TakeBack(_) => "undo",
        Asks::Void => "void",
        Asks::Rematch => "rematch",
        Asks::Pause => "pause",
        Asks::GoOn => "go-on",
        Asks::StandIn(_) => "stand-in",
    }
}

/// The seat that it is about.
fn about(asks: Asks) -> Option<Seat> {
    if let Asks::StandIn(absent) = asks { Some(absent) } else { None }
}

/// What was agreed on before a table begins, in words.
fn agreed(game: Registered, seating: &Seating, lang: Lang) -> Vec<(String, String)> {
    let time = seating.terms.as_ref().map(|terms| (pages::house::sentence(lang, "clock-title"), pages::house::terms_in_words(lang, terms)));
    in_words(game, lang, &seating.fields).into_iter().chain(time).collect()
}

/// Whether somebody waits for the consent of a guest.
fn is_asked(seating: &Seating, guest: GuestId) -> bool {
    let waits = |request: &ConsentAsked| seating.asked_guests(request).contains(&guest) && !request.agreed.contains(&guest);
    seating.requested().is_some_and(waits)
}

/// Whose turn it is for a guest, or for whoever looks on.
pub fn turn_of(seating: &Seating, guest: Option<GuestId>) -> Turn {
    let must = seating.awaited().must;
    let own = |guest: GuestId| {
        seating.seats_of(guest).any(|seat| must.contains(seat) && !seating.passes(seat) && seating.stand_in(seat).is_none())
    };
    if guest.is_some_and(|guest| is_asked(seating, guest)) {
        Turn::Asked
    } else if seating.is_over() {
        Turn::Over
    } else if seating.table.is_none() {
        Turn::Open
    } else if guest.is_some_and(own) {
        Turn::Yours
    } else {
        Turn::Others(must.iter().filter_map(|seat| seating.names.get(seat.index()).cloned()).collect())
    }
}

/// Whether a seat is still there and can leave.
fn leaves(seating: &Seating, seat: Seat) -> bool {
    seating.stage == TableStatus::Going && !seating.has_left(seat)
}

/// Who sits at a table.
pub fn players(seating: &Seating, guest: Option<GuestId>, awaited: impl Fn(Seat) -> bool, absent: Seats) -> Vec<Player> {
    let player = |(seat, (sitter, name)): (u8, (&Sitter, &String))| Player {
        name: name.clone(),
        you: guest.is_some() && sitter.guest() == guest,
        awaited: awaited(Seat(seat)),
        stand_in: seating.stand_in(Seat(seat)).map(str::to_owned),
        absent: absent.contains(Seat(seat)) && awaited(Seat(seat)),
    };
    (0u8..).zip(seating.sitters.iter().zip(&seating.names)).map(player).collect()
}

/// The board as the page of its game draws it; nothing if the game has none.
pub fn drawn(game: Registered, seen: &dyn AnySeen, seat: Option<Seat>, offers: &[Offer], names: &[String], lang: Lang) -> String {
    pages::draw(game.about().key, seen, seat, offers, names, lang)
}

/// What tells a question to a seat from all its others: its moment, and the names of what it may do. Others may decide in
/// the meantime, as long as that changes nothing for it.
pub fn question<'a>(moment: &str, keys: impl Iterator<Item = &'a str>) -> String {
    let mut hash = Sha256::new();
    hash.update(moment);
    for key in keys {
        hash.update(key.as_bytes());
        hash.update([0]);
    }
    hex::encode(&hash.finalize()[..8])
}

/// What tells the moments of a seat apart: what it has decided, and what was taken back.
pub fn moment(table: &dyn AnyTable, seat: Seat) -> String {
    let count = |wanted: &dyn Fn(&LogEntry) -> bool| table.log().iter().filter(|entry| wanted(entry)).count();
    let decided = count(&|entry| matches!(entry, LogEntry::Decision { seat: by, .. } if *by == seat));
    let undone = count(&|entry| matches!(entry, LogEntry::Undo { .. }));
    format!("{decided}-{undone}")
}

/// Whether a table is part of a tournament, where nobody changes what has happened.
fn counts(seating: &Seating) -> bool {
    seating.of_match.as_ref().is_some_and(|of| of.event.is_some())
}

fn undo(table: &dyn AnyTable, seating: &Seating, seat: Seat) -> Option<Undo> {
    let back = table.back(seat).filter(|back| back.free || !counts(seating))?;
    let free = back.free || seating.consenting(seat, Asks::TakeBack(back.to)).is_empty();
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
fn chance(live: &Live, table: &dyn AnyTable, seating: &Seating, sealed: bool) -> Chance {
    let file = (seating.is_over() && !sealed).then(|| format!("/t/{}/replay.json", live.id));
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

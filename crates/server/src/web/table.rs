//! A table on the web: what a reader can do there.

use std::sync::Arc;

use axum::extract::{FromRequestParts, Path};
use axum::http::StatusCode;
use axum::http::request::Parts;
use maud::PreEscaped;
use pages::house::Invites;
use table::any::AnyTable;
use table::chance::fair::Bytes;
use table::{Message, Problems, Refusal, Seat, Voice};

use super::answer::Answer;
use super::error::{ErrorPage, Kind};
use super::form::Form;
use super::guests::seated;
use super::look::{look, moment, question, turn_of};
use super::new_table::own_picks;
use super::sent::{Agrees, Decides, Drops, Gives, OfSeat, Passes, Shakes, Sits, TakesBack, Word};
use super::who::Reading;
use super::{Web, api};
use crate::house::{self, House, HouseError, Live, Part};
use crate::store::{GuestId, Sitter};

/// Whoever asks, at the table of an address.
pub struct At {
    /// What every handler can reach.
    pub web: Web,
    /// Whoever asks.
    pub reading: Reading,
    /// The table.
    pub live: Arc<Live>,
}

impl FromRequestParts<Web> for At {
    type Rejection = ErrorPage;

    async fn from_request_parts(parts: &mut Parts, web: &Web) -> Result<At, ErrorPage> {
        let Ok(reading) = Reading::from_request_parts(parts, web).await;
        let Path(id) = Path::<String>::from_request_parts(parts, web).await.map_err(|_| Kind::Unreadable)?;
        let live = web.house.table(&id).await?;
        web.house.may_look(&live, reading.guest.as_ref().map(|(guest, _)| *guest)).await?;
        if let Some((guest, _)) = &reading.guest {
            web.house.is_here(&live, *guest).await;
        }
        Ok(At { live, web: web.clone(), reading })
    }
}

impl At {
    /// The guest who asks.
    fn guest(&self) -> Result<GuestId, HouseError> {
        self.reading.own()
    }

    /// The seat that a form names, or the one that the guest looks from, if it is the guest's own.
    async fn own(&self, seat: Option<u8>) -> Result<Seat, HouseError> {
        let guest = self.guest()?;
        let seating = self.live.seating().await;
        match seat {
            Some(named) => seating.seats_of(guest).find(|seat| seat.0 == named),
            None => self.reading.eye().side(&seating).seat,
        }
        .ok_or(HouseError::NotYours)
    }

    /// Back to the table.
    fn done(&self) -> Answer<api::Done> {
        self.gone_to(&self.live.id)
    }

    /// Off to another table.
    fn gone_to(&self, id: &str) -> Answer<api::Done> {
        self.reading.sent(&api::Done { table: id.to_owned() }, &format!("/t/{id}"))
    }

    /// Does something for a seat of the guest, and goes back to the table.
    pub(super) async fn for_seat<F>(
        self,
        seat: Option<u8>,
        act: impl FnOnce(House, Arc<Live>, Seat) -> F,
    ) -> Result<Answer<api::Done>, ErrorPage>
    where
        F: Future<Output = Result<(), HouseError>>,
    {
        let seat = self.own(seat).await?;
        match act(self.web.house.clone(), self.live.clone(), seat).await {
            Ok(()) => Ok(self.done()),
            Err(HouseError::Refused(refusal)) => Err(self.refuses(&refusal).await),
            Err(error) => Err(error.into()),
        }
    }

    /// What the table refuses, with the names of those who sit there and the reason that the rules give.
    async fn refuses(&self, refusal: &Refusal) -> ErrorPage {
        let seating = self.live.seating().await;
        ErrorPage::refused(refusal, |lang| {
            let voice = Voice { lang, names: &seating.names };
            let because = seating.table.as_ref().and_then(|table| table.because(refusal, voice));
            [refusal.says(voice)].into_iter().chain(because.map(|(_, says)| says)).collect::<Vec<_>>().join(" ")
        })
    }
}

pub async fn show(at: At) -> Result<Answer<api::TableView>, ErrorPage> {
    let At { web, reading, live } = at;
    let look = look(&web, &live, reading.eye(), Part::Table).await?;
    if reading.json {
        return Ok(Answer::made(reading.json_text(StatusCode::OK, look.text.clone())));
    }
    let (key, link) = (live.game.about().key, format!("{}/t/{}", web.guard.origin(&reading), live.id));
    // Nobody is invited to a table that has begun.
    let (waits, sits, timed) = {
        let seating = live.seating().await;
        let sits = reading.guest.as_ref().is_some_and(|(guest, _)| seating.seats_of(*guest).next().is_some());
        (seating.begun().is_err(), sits, seating.terms.is_some())
    };
    let own = if waits && !sits { own_picks(&web, &reading, live.game).await? } else { Vec::new() };
    let invites = waits.then_some(Invites { link, own });
    let (now, talk) = (timed.then(|| web.house.now()), web.house.talks_at(&live));
    let whole = pages::house::whole(reading.lang, &live.id, key, &look.version, now, invites.as_ref(), talk, PreEscaped(&look.text));
    let help = pages::house::help(reading.lang, key, &live.game.text(reading.lang, "turn-summary"));
    let whole = PreEscaped(whole.0 + &help.0);
    Ok(Answer::made(reading.page(StatusCode::OK, &look.title, &whole)))
}

/// What is seldom read of a table: itself as text, and what cannot be done and why.
pub async fn words(at: At) -> Result<Answer<api::Words>, ErrorPage> {
    let At { web, reading, live } = at;
    live.seating().await.begun()?;
    let look = look(&web, &live, reading.eye(), Part::Words).await?;
    if reading.json {
        return Ok(Answer::made(reading.json_text(StatusCode::OK, look.text.clone())));
    }
    if reading.fragment {
        return Ok(Answer::made(reading.part(look.text.clone())));
    }
    let title = live.game.text(reading.lang, "title");
    let whole = pages::house::in_words(reading.lang, &live.id, &title, PreEscaped(&look.text));
    Ok(Answer::made(reading.page(StatusCode::OK, &look.title, &whole)))
}

pub async fn sit(at: At, Form(form): Form<Sits>) -> Result<Answer<api::Opened>, ErrorPage> {
    let At { web, reading, live } = at;
    let (guest, token) = reading.somebody(&web).await?;
    let (nonce, more) = (draws(form.nonce.as_deref()), form.more == Some(Word::Yes));
    let sits = house::Sits { guest, nonce, brings: brings(form.list, form.deck), more };
    let seat = match form.seat {
        Some(seat) => Seat(seat),
        None => {
            let open = live.seating().await.sitters.iter().position(|sitter| *sitter == Sitter::Open);
            Seat(open.ok_or(HouseError::Taken)? as u8)
        }
    };
    web.house.sit(&live, seat, sits).await?;
    Ok(seated(&web, &reading, token, &live.id))
}

/// Whose turn it is.
pub async fn turn(at: At) -> Answer<api::Turn> {
    let lang = at.reading.lang;
    let turn = turn_of(&*at.live.seating().await, at.reading.eye().guest);
    let title = turn.title(lang, &at.live.game.text(lang, "title"));
    Answer::made(at.reading.json(StatusCode::OK, &api::Turn { turn: turn.key(), title }))
}

/// A bot takes an open seat.
pub async fn bot(at: At, Form(form): Form<Gives>) -> Result<Answer<api::Done>, ErrorPage> {
    let bot = form.bot.unwrap_or_else(|| at.live.game.bots().first().copied().unwrap_or_default().to_owned());
    at.web.house.seat_bot(&at.live, Seat(form.seat), at.guest()?, bot).await?;
    Ok(at.done())
}

/// An open seat is taken away.
pub async fn drop(at: At, Form(form): Form<Drops>) -> Result<Answer<api::Done>, ErrorPage> {
    at.web.house.drop_seat(&at.live, Seat(form.seat), at.guest()?).await?;
    Ok(at.done())
}

/// Whether whoever sent a form draws the nonce of its seat itself.
pub fn draws(nonce: Option<&str>) -> bool {
    nonce == Some("own")
}

/// What a guest brings: a list of its own, or a deck by name.
pub fn brings(list: Option<String>, deck: Option<String>) -> Option<String> {
    let given = |text: &String| !text.trim().is_empty();
    list.filter(given).or(deck.filter(given))
}

/// A seat commits to its nonce, or reveals it.
pub async fn nonce(at: At, Form(form): Form<Shakes>) -> Result<Answer<api::Done>, ErrorPage> {
    let read = |name: &'static str, text: Option<String>| {
        let bytes = |text: String| <[u8; 32]>::try_from(hex::decode(text).ok()?).ok().map(Bytes);
        let wrong = || HouseError::Wrong(Problems::one(name, pages::house::says(&Message::new("wrong-hex"))));
        text.map(|text| bytes(text).ok_or_else(wrong)).transpose()
    };
    let shake = async move |house: House, live: Arc<Live>, seat: Seat| {
        let (commitment, nonce) = (read("commitment", form.commitment)?, read("nonce", form.nonce)?);
        if commitment.is_some() == nonce.is_some() {
            return Err(HouseError::Wrong(Problems::one("nonce", pages::house::says(&Message::new("wrong-part")))));
        }
        house.shake(&live, seat, commitment, nonce).await
    };
    at.for_seat(form.seat, shake).await
}

pub async fn decide(at: At, Form(form): Form<Decides>) -> Result<Answer<api::Done>, ErrorPage> {
    let Decides { seat, choice, asked } = form;
    // Time is taken until all of it has come in, and not until there is time for it.
    let came = at.web.house.now();
    let decide = |house: House, live: Arc<Live>, seat: Seat| async move {
        let decision = move |table: &mut dyn AnyTable| {
            // A seat that is not awaited has no question: whoever answers one there is behind, and not wrong.
            let keys = if table.awaited().contains(seat) { Some(table.keys(seat)) } else { None };
            let now = keys.map(|keys| question(&moment(table, seat), keys.iter().map(String::as_str))).unwrap_or_default();
            if asked != now {
                return Err(HouseError::GoneOn);
            }
            Ok(table.decide(seat, &choice)?)
        };
        house.decide(&live, seat, came, decision).await
    };
    // Without a script the way on is shown by the house; a page with one goes when it has shown what came of it.
    let way = (!at.reading.json && !at.reading.fragment).then(|| (at.web.house.clone(), at.live.clone(), at.reading.clone()));
    let done = at.for_seat(seat, decide).await?;
    match way {
        Some((house, live, reading)) => Ok(on_from(&house, &live, &reading).await.unwrap_or(done)),
        None => Ok(done),
    }
}

/// Off to the next table that waits, if whoever has just decided here wants that and has nothing more to decide.
async fn on_from(house: &House, live: &Live, reading: &Reading) -> Option<Answer<api::Done>> {
    let (guest, _) = reading.guest.as_ref()?;
    let next = house.next_table(*guest, &live.id).await.ok()??;
    let on = house.leads_on(live, *guest).await.ok()?;
    on.then(|| reading.sent(&api::Done { table: next.clone() }, &format!("/t/{next}")))
}

pub async fn undo(at: At, Form(form): Form<TakesBack>) -> Result<Answer<api::Done>, ErrorPage> {
    let TakesBack { seat, moment: then } = form;
    at.for_seat(seat, |house, live, seat| async move { house.take_back(&live, seat, |table| moment(table, seat) == then).await }).await
}

/// A seat ends the table without a result, or asks the others to agree to that.
pub async fn void(at: At, Form(form): Form<OfSeat>) -> Result<Answer<api::Done>, ErrorPage> {
    at.for_seat(form.seat, |house, live, seat| async move { house.void(&live, seat).await }).await
}

pub async fn concede(at: At, Form(form): Form<OfSeat>) -> Result<Answer<api::Done>, ErrorPage> {
    at.for_seat(form.seat, |house, live, seat| async move { house.concede(&live, seat).await }).await
}

/// A seat says how it is asked for reactions.
pub async fn pass(at: At, Form(form): Form<Passes>) -> Result<Answer<api::Done>, ErrorPage> {
    at.for_seat(form.seat, move |house, live, seat| async move { house.ask_for_reactions(&live, seat, form.passes).await }).await
}

/// The next player of the screen is there.
pub async fn curtain(at: At, Form(form): Form<OfSeat>) -> Result<Answer<api::Done>, ErrorPage> {
    let guest = at.guest()?;
    at.for_seat(form.seat, move |house, live, seat| async move { house.lift_curtain(&live, guest, seat).await }).await
}

/// A guest closes a table: at once where it is its own, else it asks the others.
pub async fn close(at: At) -> Result<Answer<api::Done>, ErrorPage> {
    let gone = at.web.house.close(&at.live, at.guest()?).await?;
    Ok(if gone { at.reading.sent(&api::Done { table: at.live.id.clone() }, "/") } else { at.done() })
}

/// A guest answers whoever asks for something.
pub async fn consent(at: At, Form(form): Form<Agrees>) -> Result<Answer<api::Done>, ErrorPage> {
    let place = at.web.house.consent(&at.live, at.guest()?, form.agrees == Word::Yes).await?;
    Ok(at.gone_to(&place))
}

/// The same table again, with everybody in the seat that they had, or the question to the others.
pub async fn rematch(at: At) -> Result<Answer<api::Done>, ErrorPage> {
    let again = at.web.house.rematch(&at.live, at.guest()?).await?;
    Ok(at.gone_to(&again))
}

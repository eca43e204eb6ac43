//! The end of a table in words: what decided it (rulebook page 017), and what is told of everybody afterwards. All of it
//! is public.

use table::{Lang, Outcome, Seat, Verdict, Voice};

use super::scene::Scene;
use crate::catalog::Catalog;
use crate::event::Event;
use crate::solo::PLAYER;
use crate::state::Ending;
use crate::story::text;
use crate::story::words::{Kind, Token};
use crate::story::{StoryCard, judge};
use crate::view::View;

/// What is counted of everybody.
pub(super) const DEEDS: [&str; 3] = ["fights", "netruns", "opportunities"];

/// What decided the table, as a sentence.
pub(super) fn ending(catalog: &Catalog, view: &View, outcome: &Outcome, voice: Voice<'_>) -> String {
    let scene = Scene::new(catalog, view, voice);
    let winner = outcome.winners(view.seats).lowest();
    let cred = |seat: Seat| view.seated[seat.index()].cred;
    let most = || Seat::first(view.sides).map(cred).max().unwrap_or_default();
    match view.ending {
        Some(Ending::Left) => left(&scene),
        Some(Ending::Cred) if view.solo.is_some() => {
            let others = Seat::first(view.sides).filter(|&side| side != PLAYER).map(cred).max().unwrap_or_default();
            let id = if outcome.verdict == Verdict::Won { "ended-solo-won" } else { "ended-solo-lost" };
            scene.words.say(id, &[("cred", cred(PLAYER).into()), ("other", others.into())])
        }
        Some(Ending::Cred) => match winner {
            Some(winner) => scene.words.say("ended-cred", &[("cred", cred(winner).into())]),
            None => scene.words.say("ended-cred-tied", &[("cred", most().into())]),
        },
        Some(Ending::Epilogue) => {
            let card = view.tale.epilogue(catalog);
            let token = card.and_then(|card| token(catalog.story_card(card), view));
            let held = |seat: Seat| token.map_or(0, |token| view.tale.held(token, seat));
            let others = |winner: Seat| players(view).filter(move |&seat| seat != winner);
            let decided = match (winner, token) {
                (None, _) => scene.words.word("ended-epilogue-tied"),
                (Some(winner), Some(token)) if others(winner).all(|seat| held(seat) < held(winner)) => {
                    scene.words.say("ended-token", &[("tokens", text::tokens(token, held(winner), voice.lang).into())])
                }
                (Some(winner), _) if others(winner).all(|seat| held(seat) < held(winner) || cred(seat) < cred(winner)) => {
                    scene.words.say("ended-epilogue-cred", &[("cred", cred(winner).into())])
                }
                (Some(_), _) => scene.words.word("ended-epilogue-breaker"),
            };
            let card = card.map(|card| text::heading(catalog, card, voice.lang)).unwrap_or_default();
            scene.words.say("ended-epilogue", &[("card", card.into()), ("decided", decided.into())])
        }
        None | Some(Ending::Void) => scene.words.word("ending-void"),
    }
}

/// The tokens that decide an Epilogue, if they do.
fn token(card: &StoryCard, view: &View) -> Option<Token> {
    let Kind::Epilogue { winner, .. } = card.kind else { return None };
    judge::decides(winner, &view.tale, players(view).collect())
}

/// The players who have not left.
fn players(view: &View) -> impl Iterator<Item = Seat> + use<> {
    let left = view.left;
    Seat::first(view.seats).filter(move |&seat| !left.contains(seat))
}

/// Who has left.
fn left(scene: &Scene<'_>) -> String {
    let mut left = scene.view.left.iter();
    match (left.next(), left.next()) {
        (Some(seat), None) => scene.words.say("ended-conceded", &[("seat", seat.into())]),
        _ => scene.words.word("ending-left"),
    }
}

/// The Gang of a side, or Johnny Silverhand as opponent.
pub(super) fn plays(catalog: &Catalog, view: &View, side: Seat, lang: Lang) -> Option<String> {
    (side.0 < view.sides).then(|| Scene::new(catalog, view, lang).name(side))
}

/// The Street Cred of a side.
pub(super) fn score(view: &View, side: Seat) -> Option<i32> {
    (side.0 < view.sides).then(|| view.seated[side.index()].cred.into())
}

/// Who won a Firefight, who went into the Net, and who seized an Opportunity.
pub(super) fn deeds(events: &[&Event], mut note: impl FnMut(Seat, usize)) {
    let totals =
        || events.iter().filter_map(|event| if let Event::Total { seat, firepower } = **event { Some((seat, firepower)) } else { None });
    // All totals of a Firefight are told together.
    if let Some(most) = totals().map(|(_, firepower)| firepower).max() {
        let mut highest = totals().filter(|(_, firepower)| *firepower == most);
        if let (Some((seat, _)), None) = (highest.next(), highest.next()) {
            note(seat, 0);
        }
    }
    for event in events {
        match **event {
            Event::Netrun { seat } => note(seat, 1),
            Event::Seized { seat, .. } => note(seat, 2),
            _ => {}
        }
    }
}

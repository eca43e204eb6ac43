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
            let card = view.story.epilogue(catalog);
            let token = card.and_then(|card| token(catalog.story_card(card), view));
            let held = |seat: Seat| token.map_or(0, |token| view.story.held(token, seat));
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
    judge::decides(winner, &view.story, players(view).collect())
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Gangs;
    use crate::state::State;
    use table::chance::Fast;
    use table::{Audience, Game, Prose};

    /// How a table says that it ended like this.
    fn says(fields: &[(&str, &str)], lang: Lang, change: impl FnOnce(&mut State)) -> String {
        let game = Gangs::default();
        let options = game.options(&fields.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect()).unwrap();
        let entries: Vec<_> = Seat::first(game.seats(&options)).map(|seat| game.entry(&options, seat)).collect();
        let mut state = game.deal(&options, &entries, &mut Fast::new(1)).unwrap();
        change(&mut state);
        let names = ["Ada", "Bruno"].map(str::to_owned);
        game.ending(&game.view(&state, Audience::Spectator), &game.outcome(&state), Voice { lang, names: &names })
    }

    fn cred(own: u8, other: u8, ending: Ending) -> impl FnOnce(&mut State) {
        move |state| {
            (state.seated[0].cred, state.seated[1].cred, state.ending) = (own, other, Some(ending));
        }
    }

    #[test]
    fn every_end_says_what_decided_it() {
        let plain = [("seats", "2")];
        assert_eq!(says(&plain, Lang::En, cred(26, 20, Ending::Cred)), "26 Street Cred, more than any other Gang.");
        assert_eq!(says(&plain, Lang::It, cred(26, 26, Ending::Cred)), "26 Reputazione è il massimo, e più di una Gang lo raggiunge.");
        let leaves = |state: &mut State| (state.left, state.ending) = (table::Seats::only(Seat(1)), Some(Ending::Left));
        assert_eq!(says(&plain, Lang::En, leaves), "Bruno conceded.");
        let solo = [("mode", "solo")];
        assert_eq!(says(&solo, Lang::En, cred(26, 20, Ending::Cred)), "26 Street Cred against 20.");
        assert_eq!(says(&solo, Lang::En, cred(20, 25, Ending::Cred)), "20 Street Cred against 25: only the most alone win.");
        assert_eq!(says(&plain, Lang::En, cred(1, 1, Ending::Void)), "The game came to no end and does not count.");
    }
}

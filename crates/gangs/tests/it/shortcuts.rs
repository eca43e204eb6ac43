//! What spares clicks: the sensible payment, single choices that go without saying, and why only the end is left.

use gangs::catalog::Catalog;
use gangs::catalog::words::Gang;
use gangs::choice::Choice;
use gangs::game::Gangs;
use gangs::options::Options;
use gangs::setup::set_up;
use gangs::state::Disc;
use table::chance::Fast;
use table::scenario::Given;
use table::{Audience, Chance, Choices, Game, Lang, Prose, Seat, Silent};

const ME: Seat = Seat(0);

fn offered(game: &Gangs, state: &gangs::state::State, seat: Seat) -> Vec<Choice> {
    let mut choices = Choices::new();
    game.choices(state, seat, &mut choices);
    choices.to_vec()
}

#[test]
fn secrets_are_kept_where_something_else_pays() {
    let (game, mut given) = (Gangs::default(), Given::default());
    for (line, (what, amount)) in (1..).zip([("eurodollars", "1"), ("contraband", "0"), ("secrets", "3")]) {
        given.add(line, &format!("seat 0 {what}"), amount);
    }
    let options = Options { first: Some(ME), ..Options::rivals(&[Gang::Maelstrom, Gang::VoodooBoys]) };
    let mut state = game.stage(&options, &mut given).unwrap();
    game.decide(&mut state, ME, Choice::Act(Disc::Hideout), &mut Fast::new(1), &mut Silent, &mut Choices::new());
    let (choices, view) = (offered(&game, &state, ME), game.view(&state, Audience::Seat(ME)));
    assert_eq!(choices, [Choice::Secrets(1), Choice::Secrets(2)]);
    assert_eq!(game.proposes(&view, &choices), Some(Choice::Secrets(1)));
}

#[test]
fn what_keeps_a_turn_from_going_on_is_named() {
    let game = Gangs::default();
    let options = Options { first: Some(ME), ..Options::rivals(&[Gang::Maelstrom, Gang::VoodooBoys]) };
    let state = set_up(Catalog::load(), &options, &mut Fast::new(2));
    let mut view = game.view(&state, Audience::Seat(ME));
    view.seated[0].discs = Default::default();
    let says = |view: &gangs::view::View, choice, lang: Lang| game.why_only(view, choice, lang.into()).unwrap();
    assert_eq!(says(&view, Choice::EndTurn, Lang::En), "You can only end the turn: all your discs are spent.");
    assert_eq!(says(&view, Choice::Reclaim, Lang::It), "Puoi solo Rivendicare: tutti i tuoi gettoni sono spesi.");
    view.seated[0].discs = gangs::state::Discs::ALL;
    view.seated[0].purse = Default::default();
    view.city = Default::default();
    assert_eq!(
        says(&view, Choice::EndTurn, Lang::En),
        "You can only end the turn: you have no unit in play for Solo, Techie and Netrunner, you cannot pay for a Hideout \
         and you cannot pay for an Upgrade."
    );
    assert!(!game.takes_itself(&view, Choice::EndTurn), "it is read first");
}

#[test]
fn random_games_are_never_left_without() {
    let game = Gangs::default();
    let (mut payments, mut ends, mut taken) = (0, 0, 0);
    for (seed, options) in (0u64..16).zip(game.variants().into_iter().cycle()) {
        let mut chance = Fast::new(seed);
        let entries: Vec<_> = Seat::first(game.seats(&options)).map(|seat| game.entry(&options, seat)).collect();
        let mut state = game.deal(&options, &entries, &mut chance).unwrap();
        while let Some(seat) = game.awaited(&state).must.lowest() {
            let (choices, view) = (offered(&game, &state, seat), game.view(&state, Audience::Seat(seat)));
            if let Some(proposed) = game.proposes(&view, &choices) {
                payments += 1;
                assert!(choices.contains(&proposed) && choices.iter().all(|choice| matches!(choice, Choice::Secrets(_))), "{choices:?}");
            }
            if let [only] = choices[..] {
                let ending = matches!(only, Choice::EndTurn | Choice::Reclaim);
                for lang in Lang::ALL {
                    let says = game.why_only(&view, only, lang.into());
                    assert_eq!(says.is_some(), ending, "{only:?}");
                    assert!(says.is_none_or(|says| !says.contains('⟦') && says.ends_with('.')));
                }
                let itself = game.takes_itself(&view, only);
                assert!(!(ending && itself), "{only:?}");
                ends += usize::from(ending);
                taken += usize::from(itself);
            }
            let chosen = choices[chance.pick("choice", choices.len() as u32, |place| place) as usize];
            game.decide(&mut state, seat, chosen, &mut chance, &mut Silent, &mut Choices::new());
        }
    }
    assert!(payments > 20 && ends > 5 && taken > 0, "{payments} payments, {ends} ends, {taken} taken");
}

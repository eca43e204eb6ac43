//! What spares clicks: the sensible payment, single choices that go without saying, and why only the end is left.

use table::chance::Fast;
use table::scenario::Given;
use table::{Audience, Choices, Game, Lang, Prose, Seat, Silent};
use tcg::choice::Choice;
use tcg::game::Tcg;
use tcg::options::Options;
use tcg::state::State;

const ME: Seat = Seat(0);

fn staged(lines: &[(&str, &str)]) -> (Tcg, State) {
    let (game, mut given) = (Tcg::default(), Given::default());
    for (line, (what, value)) in (1..).zip(lines) {
        given.add(line, what, value);
    }
    let state = game.stage(&Options::default(), &mut given).unwrap();
    (game, state)
}

fn choices(game: &Tcg, state: &State, seat: Seat) -> Vec<Choice> {
    let mut choices = Choices::new();
    game.choices(state, seat, &mut choices);
    choices.to_vec()
}

fn decide(game: &Tcg, state: &mut State, seat: Seat, key: &str) {
    let offered = choices(game, state, seat);
    let choice = offered.iter().copied().find(|choice| game.key(*choice) == key);
    let choice =
        choice.unwrap_or_else(|| panic!("{key} is not among {:?}", offered.iter().map(|choice| game.key(*choice)).collect::<Vec<_>>()));
    game.decide(state, seat, choice, &mut Fast::new(1), &mut Silent, &mut Choices::new());
}

/// The way to pay that is proposed, by name and in words.
fn proposed(game: &Tcg, state: &State, lang: Lang) -> Option<(String, String)> {
    let view = game.view(state, Audience::Seat(ME));
    let choice = game.proposes(&view, &choices(game, state, ME))?;
    Some((game.key(choice), game.label(&view, choice, lang.into())))
}

/// Why the only choice of a seat is the only one.
fn why(game: &Tcg, state: &State, seat: Seat, lang: Lang) -> Option<String> {
    let offered = choices(game, state, seat);
    let [only] = offered[..] else { panic!("{offered:?}") };
    game.why_only(&game.view(state, Audience::Seat(seat)), only, lang.into())
}

#[test]
fn eddies_pay_first_and_legends_with_effects_last() {
    let legends = "dexter-deshawn-off-the-grid up, v-corporate-exile known, v-streetkid up";
    for (eddies, pays, says) in [
        ("3", "pay eddies", "Pay with 3 Eddies"),
        ("2", "pay legends 3", "Pay with V: Streetkid and 2 Eddies"),
        ("1", "pay legends 2 3", "Pay with V: Corporate Exile (face-down), V: Streetkid and 1 Eddie"),
        ("0", "pay legends 1 2 3", ""),
    ] {
        let (game, mut state) = staged(&[("seat 0 legends", legends), ("seat 0 hand", "emergency-atlus"), ("seat 0 eddies", eddies)]);
        assert_eq!(proposed(&game, &state, Lang::En), None, "nothing is being paid");
        decide(&game, &mut state, ME, "play emergency-atlus");
        let Some((key, label)) = proposed(&game, &state, Lang::En) else {
            assert_eq!(eddies, "0", "all of them pay without a question");
            continue;
        };
        assert_eq!(key, pays);
        assert_eq!(label, says);
    }
}

#[test]
fn that_only_the_end_is_left_has_a_reason() {
    let no_legends = ("seat 0 legends", "none");
    let (game, state) = staged(&[no_legends, ("seat 0 hand", "none")]);
    assert_eq!(
        why(&game, &state, ME, Lang::En).unwrap(),
        "You can only end the turn: your hand is empty and you have no Unit on the field."
    );
    let (game, mut state) = staged(&[no_legends, ("seat 0 hand", "floor-it, emergency-atlus"), ("seat 0 field", "psycho-squad spent")]);
    decide(&game, &mut state, ME, "sell floor-it");
    assert_eq!(
        why(&game, &state, ME, Lang::It).unwrap(),
        "Puoi solo terminare il turno: con 1 €$ non puoi pagare nulla di ciò che hai in mano, in questo turno hai già venduto una carta \
         e tutte le tue Unità sono impegnate."
    );
    assert!(!game.takes_itself(&game.view(&state, Audience::Seat(ME)), Choice::End), "it is read first");
}

#[test]
fn that_nothing_can_be_done_against_an_attack_is_said() {
    let lines = [("seat 0 field", "psycho-squad"), ("seat 1 field", "emergency-atlus spent"), ("seat 1 legends", "none")];
    let (game, mut state) = staged(&lines);
    decide(&game, &mut state, ME, "attack psycho-squad");
    let says = why(&game, &state, Seat(1), Lang::En).unwrap();
    assert!(says.starts_with("Psycho Squad (") && says.ends_with("attacks, and there is nothing you could react with."), "{says}");
    assert!(!game.takes_itself(&game.view(&state, Audience::Seat(Seat(1))), Choice::Pass), "reactions have a setting of their own");
}

/// Whatever comes up in random games: ways to pay have a proposal, the end a reason, and what goes without saying is single.
#[test]
fn random_games_are_never_left_without() {
    let game = Tcg::default();
    let (mut payments, mut ends, mut taken) = (0, 0, 0);
    for (seed, brought) in (0u64..24).zip(game.lineups().into_iter().cycle()) {
        let mut chance = Fast::new(seed);
        let mut state = game.deal(&brought.options, &brought.entries, &mut chance).unwrap();
        while let Some(seat) = game.awaited(&state).must.lowest() {
            let (offered, view) = (choices(&game, &state, seat), game.view(&state, Audience::Seat(seat)));
            let pays = offered.iter().all(|choice| matches!(choice, Choice::Pay(_)));
            assert_eq!(game.proposes(&view, &offered).is_some(), pays, "{offered:?}");
            payments += usize::from(pays);
            if let [only] = offered[..] {
                let ends_or_passes = matches!(only, Choice::End | Choice::Pass);
                let itself = game.takes_itself(&view, only);
                for lang in Lang::ALL {
                    let says = game.why_only(&view, only, lang.into());
                    assert_eq!(says.is_some(), ends_or_passes, "{only:?}");
                    assert!(says.is_none_or(|says| !says.contains('⟦') && says.ends_with('.')));
                }
                assert!(!(ends_or_passes && itself), "{only:?}");
                ends += usize::from(only == Choice::End);
                taken += usize::from(itself);
            }
            let chosen = offered[table::Chance::pick(&mut chance, "choice", offered.len() as u32, |place| place) as usize];
            game.decide(&mut state, seat, chosen, &mut chance, &mut Silent, &mut Choices::new());
        }
    }
    assert!(payments > 50 && ends > 20 && taken > 0, "{payments} payments, {ends} ends, {taken} taken");
}

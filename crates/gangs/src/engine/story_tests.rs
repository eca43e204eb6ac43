//! Stories by the book: a test for the rules of page 017 and of R401 to R409, played by choices. What
//! cards do and change is in `told_tests`.

use table::chance::Fast;
use table::{Choices, Seat, Told, Verdict, shows};

use super::story_flow::reveal;
use super::{Engine, awaited, ends, offer};
use crate::catalog::board::Amount;
use crate::catalog::words::{Class, District, Gang, Resource};
use crate::city::{Spot, Unit};
use crate::event::{Event, Why};
use crate::frame::Frame;
use crate::game::Gangs;
use crate::options::Options;
use crate::setup::set_up;
use crate::state::{Ending, State};
use crate::story::{Story, Token};
use District::{CityCenter, Heywood, Pacifica, SantoDomingo, Watson, Westbrook};

pub(super) const JOHN: Seat = Seat(0);
pub(super) const ALICE: Seat = Seat(1);
pub(super) const MORGAN: Seat = Seat(2);
pub(super) const SOLO: Unit = Unit::Basic(Class::Solo);
pub(super) const TECHIE: Unit = Unit::Basic(Class::Techie);
pub(super) const NETRUNNER: Unit = Unit::Basic(Class::Netrunner);

/// A table in play. John leads Maelstrom in Watson and begins, Alice the Voodoo Boys in Pacifica.
pub(super) struct Play {
    pub(super) game: Gangs,
    pub(super) state: State,
    pub(super) chance: Fast,
    pub(super) told: Told<Event>,
}

impl Play {
    pub(super) fn with(story: Story, gangs: &[Gang]) -> Play {
        let (game, mut chance) = (Gangs::default(), Fast::new(7));
        let options = Options { story, first: Some(JOHN), ..Options::rivals(gangs) };
        let state = set_up(game.catalog(), &options, &mut chance);
        Play { game, state, chance, told: Told::default() }
    }

    pub(super) fn new(story: Story) -> Play {
        Play::with(story, &[Gang::Maelstrom, Gang::VoodooBoys])
    }

    /// A table at which these cards have been revealed since.
    pub(super) fn at(story: Story, keys: &[&str]) -> Play {
        let mut play = Play::new(story);
        let Play { game, state, chance, told } = &mut play;
        for key in keys {
            let card = game.catalog().story_card_id(key).unwrap();
            reveal(game.catalog(), game.map(state.side), state, card, chance, told);
        }
        play
    }

    pub(super) fn offered(&self, seat: Seat) -> Vec<(String, crate::choice::Choice)> {
        let mut choices = Choices::new();
        offer(&self.game, &self.state, seat, &mut choices);
        choices.iter().map(|&choice| (choice.key(self.game.catalog()), choice)).collect()
    }

    pub(super) fn awaited(&self) -> Seat {
        awaited(&self.game, &self.state).must.lowest().unwrap()
    }

    /// What whoever is awaited can do, by stable names.
    pub(super) fn choices(&self) -> Vec<String> {
        self.offered(self.awaited()).into_iter().map(|(key, _)| key).collect()
    }

    pub(super) fn by(&mut self, seat: Seat, key: &str) {
        let offered = self.offered(seat);
        let found = offered.iter().find(|(name, _)| name == key);
        let &(_, choice) = found.unwrap_or_else(|| panic!("'{key}' is not among {offered:?} at {:?}", self.state.frames));
        let Play { game, state, chance, told } = self;
        Engine { game, state, chance, witness: told }.decide(seat, choice, &mut Choices::new());
        assert_eq!(self.state.audit(self.game.catalog()), Ok(()));
    }

    pub(super) fn does(&mut self, keys: &[&str]) {
        keys.iter().for_each(|key| self.by(self.awaited(), key));
    }

    /// Declines everything, or takes the first, until a turn asks or the game is over.
    pub(super) fn rests(&mut self) {
        while self.state.frames.top().is_some_and(|frame| frame != Frame::Turn) {
            let choices = self.choices();
            let key = choices.iter().find(|key| *key == "done").unwrap_or(&choices[0]).clone();
            self.by(self.awaited(), &key);
        }
    }

    /// John fights in Watson with one card against another, and everything follows.
    pub(super) fn fights(&mut self, own: &str, other: &str) {
        self.does(&["solo", "done", "fight watson"]);
        while self.state.frames.top() != Some(Frame::Choose) {
            let first = self.choices()[0].clone();
            self.does(&[&first]);
        }
        self.by(JOHN, &format!("card {own}"));
        self.by(ALICE, &format!("card {other}"));
        self.rests();
    }

    /// The turn ends as if an action had been taken.
    pub(super) fn ends_turn(&mut self) {
        self.state.turn.actions = self.state.turn.actions.max(1);
        self.does(&["end turn"]);
        self.rests();
    }

    pub(super) fn place(&mut self, seat: Seat, unit: Unit, spot: Spot) {
        assert!(self.state.city.place(seat, unit, spot));
    }

    pub(super) fn poi(&self, district: District) -> Spot {
        self.game.map(self.state.side).pois_of(district).next().unwrap()
    }

    pub(super) fn gain(&mut self, seat: Seat, resource: Resource, amount: u8) {
        self.state.seated[seat.index()].purse.gain(Amount { resource, amount });
    }

    pub(super) fn purse(&self, seat: Seat, resource: Resource) -> u8 {
        self.state.seated[seat.index()].purse.get(resource)
    }

    pub(super) fn cred(&self, seat: Seat) -> u8 {
        self.state.seated[seat.index()].cred
    }

    pub(super) fn set_cred(&mut self, seat: Seat, cred: u8) {
        self.state.seated[seat.index()].cred = cred;
    }

    /// The open cards, without the name of their Story.
    pub(super) fn open(&self) -> Vec<&str> {
        let catalog = self.game.catalog();
        let name = |key: &'static str| key.rsplit_once("-act-").or(key.rsplit_once("-epilogue-")).map_or(key, |(_, label)| label);
        self.state.story.open().map(|card| name(card.key(catalog))).skip(1).collect()
    }

    pub(super) fn districts(&self, token: Token) -> Vec<District> {
        self.state.story.districts(token).collect()
    }

    pub(super) fn heard(&self, event: &Event) -> bool {
        self.told.0.iter().any(|(_, told)| told == event)
    }
}

#[test]
fn r401_an_introduction_opens_the_story_and_stays() {
    shows(&["gangs:R099", "gangs:R192", "gangs:R401", "gangs:R408", "gangs:R414", "gangs:R430"], || {
        let play = Play::new(Story::SubtleWarfare);
        let open: Vec<_> = play.state.story.open().map(|card| card.key(play.game.catalog())).collect();
        assert_eq!(open, ["subtle-warfare-introduction", "subtle-warfare-act-1"]);
        assert_eq!(play.districts(Token::Factory), District::ALL, "one into each District");
        assert_eq!(play.state.hands.deck().len(), 28, "with the six Kang Tao cards");
        assert_eq!(play.state.audit(play.game.catalog()), Ok(()));
        let tutorial = Play::new(Story::Tutorial);
        assert_eq!((tutorial.state.story.open().count(), tutorial.state.hands.deck().len()), (1, 22));
    });
}

/// An Inconvenient Gift with one Time token left and John just below the second branch.
fn gift() -> Play {
    let mut play = Play::new(Story::InconvenientGift);
    play.state.story.remove_time(3);
    play.place(ALICE, TECHIE, Spot::outside(Watson));
    play.place(ALICE, SOLO, Spot::outside(Watson));
    play.set_cred(JOHN, 8);
    play
}

#[test]
fn ex08_first_branch_wins() {
    shows(&["gangs:R195", "gangs:R196", "gangs:R197", "gangs:R198", "gangs:R199", "gangs:R403", "gangs:R407"], || {
        let mut play = gift();
        play.fights("crusher", "cyberpsychosis");
        assert_eq!((play.cred(JOHN), play.state.story.time()), (9, 0), "first the Street Cred of step 6, then the token");
        assert_eq!(play.open(), ["1"], "branches wait for the end of the turn");
        play.ends_turn();
        assert_eq!((play.open(), play.state.turn.seat), (vec!["2b"], ALICE), "before her turn began");
        assert_eq!(play.state.story.time(), 5, "of the new card");
        assert_eq!(play.cred(ALICE), 2, "she trails, and its setup is in force at once");

        let mut play = gift();
        play.fights("cyberpsychosis", "crusher");
        assert_eq!((play.cred(JOHN), play.state.story.time()), (8, 0));
        play.does(&["hideout", "in westbrook"]);
        assert_eq!(play.cred(JOHN), 9, "too late");
        play.rests();
        assert_eq!(play.open(), ["2a"], "the Time tokens were gone before");
        let card = play.game.catalog().story_card_id("inconvenient-gift-act-2a").unwrap();
        assert!(play.heard(&Event::StoryCard { card }));
    });
}

#[test]
fn r199_what_came_true_and_lapsed_still_counts() {
    let mut play = Play::new(Story::NightCityTour);
    play.set_cred(JOHN, 14);
    play.does(&["netrunner"]);
    play.set_cred(JOHN, 0);
    play.rests();
    play.ends_turn();
    assert_eq!(play.open(), ["2b"], "C-46");
}

#[test]
fn r196_some_acts_stay_and_their_branches_do_not() {
    shows(&["gangs:R193", "gangs:R402"], || {
        let mut play = Play::at(Story::CostOfSuccess, &["cost-of-success-act-2a", "cost-of-success-act-3b"]);
        assert_eq!(play.open(), ["2a", "3b"], "Act 3B keeps the one before it");
        let there = play.districts(Token::Assassin)[0];
        play.state.story.shift(Token::Assassin, there, SantoDomingo);
        play.place(JOHN, TECHIE, Spot::outside(Pacifica));
        play.does(&["techie"]);
        assert!(!play.choices().contains(&"move techie pacifica > santo-domingo/1".to_owned()), "closed by Act 2A");
        assert!(play.choices().contains(&"move techie pacifica > santo-domingo".to_owned()));
        play.set_cred(JOHN, 18);
        play.rests();
        assert_eq!(play.state.story.came_true(), None, "16 Street Cred was a branch of Act 2A");
    });
}

#[test]
fn r403_what_is_true_at_the_reveal_comes_true_in_the_next_turn() {
    let mut play = Play::at(Story::NightCityTour, &["night-city-tour-act-2b"]);
    play.set_cred(JOHN, 20);
    play.ends_turn();
    assert_eq!((play.state.ending, play.open()), (Some(Ending::Epilogue), vec!["a"]));
    let mut play = Play::new(Story::NightCityTour);
    play.set_cred(JOHN, 20);
    play.ends_turn();
    assert_eq!((play.state.ending, play.open()), (None, vec!["2b"]), "one branch between two turns");
    assert_eq!(play.state.story.came_true(), Some(1), "Alice's turn has begun");
    play.ends_turn();
    assert_eq!(play.state.ending, Some(Ending::Epilogue));
}

#[test]
fn r201_an_epilogue_hands_out_street_cred_before_anybody_has_won() {
    shows(&["gangs:R198", "gangs:R200", "gangs:R201", "gangs:R404", "gangs:R405"], || {
        let mut play = Play::at(Story::NightCityTour, &["night-city-tour-act-2b"]);
        play.set_cred(JOHN, 20);
        play.set_cred(ALICE, 18);
        play.state.story.take(Token::X, Watson, ALICE);
        play.state.story.take(Token::X, Heywood, ALICE);
        play.ends_turn();
        assert_eq!((play.cred(JOHN), play.cred(ALICE)), (20, 23), "1 for each X, 3 for the most");
        assert!(play.heard(&Event::Cred { seat: ALICE, amount: 5, total: 23, why: Why::Story }));
        let outcome = ends::outcome(play.game.catalog(), &play.state);
        assert_eq!((outcome.how, outcome.winners(2)), ("epilogue", table::Seats::only(ALICE)));
        assert!(play.state.frames.is_empty());
    });
}

#[test]
fn r202_without_an_epilogue_25_street_cred_stop_the_game() {
    shows(&["gangs:R202"], || {
        let mut play = gift();
        play.set_cred(JOHN, 24);
        play.fights("crusher", "cyberpsychosis");
        assert_eq!((play.state.ending, play.cred(JOHN)), (Some(Ending::Cred), 25));
        assert_eq!((play.state.story.time(), play.open()), (1, vec!["1"]), "nothing more of the turn is played");
        assert_eq!(ends::outcome(play.game.catalog(), &play.state).winners(2), table::Seats::only(JOHN));
    });
}

#[test]
fn r189_an_open_epilogue_ends_the_game_with_the_turn() {
    shows(&["gangs:R189", "gangs:R404"], || {
        let mut play = Play::at(Story::CostOfSuccess, &["cost-of-success-act-3b", "cost-of-success-epilogue-c"]);
        assert_eq!(play.open(), ["c"], "the cards of the Acts are discarded");
        play.set_cred(JOHN, 25);
        play.does(&["netrunner"]);
        play.rests();
        assert_eq!(play.state.ending, None, "the turn is played to its end");
        play.ends_turn();
        assert_eq!(play.state.ending, Some(Ending::Epilogue));

        let mut play = Play::at(Story::CostOfSuccess, &["cost-of-success-act-3b", "cost-of-success-epilogue-c"]);
        for district in [Heywood, Westbrook] {
            play.state.city.add_hideout(JOHN, district);
            play.place(JOHN, SOLO, Spot::outside(district));
        }
        play.ends_turn();
        assert_eq!(play.state.ending, Some(Ending::Epilogue), "Dominance in three Districts");
    });
}

#[test]
fn r406_a_token_can_decide() {
    shows(&["gangs:R406", "gangs:R420"], || {
        let keys = ["night-city-tour-act-2b", "night-city-tour-epilogue-c"];
        let last_turn = |holder: Option<Seat>| {
            let mut play = Play::at(Story::NightCityTour, &keys);
            let there = play.districts(Token::Vip)[0];
            if let Some(seat) = holder {
                play.state.story.take(Token::Vip, there, seat);
            }
            play.set_cred(JOHN, 20);
            assert_eq!(play.state.story.time(), 6);
            play.state.story.remove_time(5);
            play.ends_turn();
            assert_eq!(play.state.ending, Some(Ending::Epilogue), "the last Time token went with the turn");
            ends::outcome(play.game.catalog(), &play.state)
        };
        assert_eq!(last_turn(Some(ALICE)).winners(2), table::Seats::only(ALICE), "however much Street Cred John has");
        assert_eq!(last_turn(None).winners(2), table::Seats::only(JOHN), "nobody has the VIP");
        let mut play = Play::at(Story::SubtleWarfare, &["subtle-warfare-act-3", "subtle-warfare-epilogue-c"]);
        play.state.story.take(Token::Factory, Watson, JOHN);
        play.state.story.take(Token::Factory, Heywood, ALICE);
        play.ends_turn();
        assert_eq!(ends::outcome(play.game.catalog(), &play.state).verdict, Verdict::Nobody, "a tie in everything");
        play.set_cred(ALICE, 5);
        assert_eq!(ends::outcome(play.game.catalog(), &play.state).winners(2), table::Seats::only(ALICE), "Street Cred decides a tie");
    });
}

#[test]
fn r409_districts_are_drawn_among_those_without_such_a_token() {
    shows(&["gangs:R408", "gangs:R409"], || {
        let play = Play::at(Story::SubtleWarfare, &["subtle-warfare-act-2b"]);
        assert_eq!(play.districts(Token::Militech).len(), 3, "all different");
        let play = Play::at(Story::NightCityTour, &["night-city-tour-act-2b"]);
        assert_ne!(play.districts(Token::Vip), [CityCenter], "to another District");
        let mut play = Play::new(Story::SubtleWarfare);
        play.state.story.take(Token::Factory, Watson, JOHN);
        let catalog = play.game.catalog();
        let card = catalog.story_card_id("subtle-warfare-act-2a").unwrap();
        reveal(catalog, play.game.map(play.state.side), &mut play.state, card, &mut play.chance, &mut play.told);
        assert_eq!(play.districts(Token::Militech), District::ALL[1..], "one with each Factory");
    });
}

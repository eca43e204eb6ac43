//! A Story in words: its board, what happens in it, its offers, in both languages and without a word of
//! what is still to come.

use gangs::catalog::words::District;
use gangs::catalog::{Catalog, StoryCardId};
use gangs::event::Event;
use gangs::frame::{Deed, StoryPart};
use gangs::story::{Story, StoryState, Token, prose, text};
use table::{Lang, Seat};

fn card(key: &str) -> StoryCardId {
    Catalog::load().story_card_id(key).unwrap()
}

fn story(story: Story, keys: &[&str]) -> StoryState {
    let mut story = StoryState::new(story);
    keys.iter().for_each(|key| story.reveal(Catalog::load(), card(key)));
    story
}

fn said(event: &Event, lang: Lang) -> String {
    prose::sentence(Catalog::load(), event, lang).unwrap()
}

#[test]
fn everything_that_happens_in_a_story_is_a_sentence() {
    let (seat, district, token) = (Seat(1), District::Watson, Token::Container);
    let (from, to) = (District::Watson, District::Heywood);
    let events = [
        Event::StoryCard { card: card("inconvenient-gift-act-2a") },
        Event::OfferTaken { seat, card: card("inconvenient-gift-introduction"), offer: 0 },
        Event::TokenPut { token, district },
        Event::TokenTaken { seat, token, district },
        Event::TokenReturned { token, district },
        Event::TokenMoved { token: Token::Trace, from, to },
        Event::TokenDropped { seat, token, district },
        Event::TokensCleared { token },
        Event::TokensLeft { seat },
        Event::Time { left: 0 },
        Event::Time { left: 1 },
        Event::Time { left: 3 },
    ];
    for lang in Lang::ALL {
        for event in &events {
            let said = said(event, lang);
            assert!(said.ends_with('.') && said.starts_with(char::is_uppercase) && !said.contains('⟦'), "{said}");
        }
    }
    assert_eq!(said(&events[5], Lang::En), "The Trace moves from Watson to Heywood.");
    assert_eq!(said(&events[5], Lang::It), "Si sposta la Traccia da Watson a Heywood.");
    assert_eq!(said(&events[3], Lang::En), "Seat 1 takes a Container from Watson.");
    assert_eq!(said(&events[10], Lang::It), "Resta 1 segnalino Tempo.");
    assert_eq!(prose::sentence(Catalog::load(), &Event::Over, Lang::En), None);
}

#[test]
fn offers_and_questions_read_like_their_cards() {
    let catalog = Catalog::load();
    let story = story(Story::CostOfSuccess, &["cost-of-success-introduction", "cost-of-success-act-1"]);
    assert_eq!(
        prose::offer_label(catalog, &story, 1, 0, Lang::En).unwrap(),
        "Pay 1 Corporate Secret: gain 1 Street Cred; then move the Agent to an adjacent District of your choice"
    );
    assert!(
        prose::offer_label(catalog, &story, 1, 0, Lang::It)
            .unwrap()
            .starts_with("Spendi 1 Segreto Corporativo: ottieni 1 Reputazione; poi")
    );
    let deed = Deed { of: StoryPart::Offer(0), at: 1, actor: Seat(0), here: None };
    assert_eq!(prose::asks(catalog, &story, deed, Lang::En), "Move the Agent to an adjacent District of your choice.");
}

#[test]
fn the_board_tells_what_lies_open_and_nothing_more() {
    let catalog = Catalog::load();
    let mut story = story(Story::NightCityTour, &["night-city-tour-introduction", "night-city-tour-act-1", "night-city-tour-act-2a"]);
    story.put(Token::Vip, District::CityCenter);
    story.put(Token::X, District::Watson);
    story.put(Token::X, District::Heywood);
    story.take(Token::X, District::Watson, Seat(1));
    story.add_time(3);
    for lang in Lang::ALL {
        let board = prose::board(catalog, &story, lang);
        assert!(!board.contains('⟦'), "{board}");
        for (id, _) in catalog.story_cards() {
            let open = story.open().any(|open| open == id);
            for words in [text::title(catalog, id, lang), text::narration(catalog, id, lang)] {
                assert_eq!(board.contains(&words), open, "{}, {words}", id.key(catalog));
            }
        }
    }
    let board = prose::board(catalog, &story, Lang::En);
    let end: Vec<&str> = board.lines().rev().take(4).collect();
    assert_eq!(end, ["Seat 1 holds: an X token.", "In Heywood: an X token.", "In City Center: the VIP.", "Time tokens left: 3."]);
    story.note(0);
    assert!(prose::board(catalog, &story, Lang::En).ends_with("\nAfter this turn: Epilogue B."));
    assert_eq!(prose::closing(catalog, &story, Lang::En), None);
    story.reveal(catalog, card("night-city-tour-epilogue-b"));
    assert!(prose::closing(catalog, &story, Lang::En).is_some_and(|ending| ending.starts_with("The car climbs the ramp")));
}

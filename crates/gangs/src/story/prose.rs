//! A Story in words: its board, what happens in it, what its cards ask. Nothing is said of a card that
//! has not been revealed but its heading, which the cards that lead to it name.

use table::wording::capital;
use table::{Lang, Seat, Voice};

use super::text;
use super::words::{Do, Kind, Token};
use super::{StoryState, target};
use crate::catalog::words::District;
use crate::catalog::{self, Catalog, StoryCardId};
use crate::city::SEATS;
use crate::engine::{beside, story_effect};
use crate::event::Event;
use crate::frame::Deed;
use crate::prose::Words;

impl Words<'_> {
    fn heading(&self, card: StoryCardId) -> String {
        text::heading(self.catalog, card, self.voice.lang)
    }

    /// "the VIP, 2 X tokens", of those that there are.
    fn tokens(&self, count: impl Fn(Token) -> u8) -> Option<String> {
        let there = Token::ALL.iter().map(|&token| (token, count(token))).filter(|(_, count)| *count > 0);
        let said: Vec<String> = there.map(|(token, count)| text::tokens(token, count, self.voice.lang)).collect();
        (!said.is_empty()).then(|| said.join(", "))
    }

    /// What happened in a Story, as a sentence; none for other events.
    pub fn told_in_story(&self, event: &Event) -> Option<String> {
        let a = |token| text::tokens(token, 1, self.voice.lang);
        Some(match *event {
            Event::StoryCard { card } => {
                let (title, story) =
                    (text::title(self.catalog, card, self.voice.lang), text::narration(self.catalog, card, self.voice.lang));
                self.say("event-story-card", &[("heading", self.heading(card).into()), ("title", title.into()), ("tale", story.into())])
            }
            Event::OfferTaken { seat, card, .. } => {
                self.say("event-offer-taken", &[("seat", seat.into()), ("heading", self.heading(card).into())])
            }
            Event::TokenPut { token, district } => {
                capital(&self.say("event-token-put", &[("token", a(token).into()), ("district", self.district(district).into())]))
            }
            Event::TokenReturned { token, district } => {
                capital(&self.say("event-token-returned", &[("token", a(token).into()), ("district", self.district(district).into())]))
            }
            Event::TokenMoved { token, from, to } => {
                let args = [("token", a(token).into()), ("from", self.district(from).into()), ("to", self.district(to).into())];
                capital(&self.say("event-token-moved", &args))
            }
            Event::TokenTaken { seat, token, district } => self.of_seat("event-token-taken", seat, token, district),
            Event::TokenDropped { seat, token, district } => self.of_seat("event-token-dropped", seat, token, district),
            Event::TokensCleared { token } => {
                self.say("event-tokens-cleared", &[("tokens", text::all_tokens(token, self.voice.lang).to_owned().into())])
            }
            Event::TokensLeft { seat } => self.say("event-tokens-left", &[("seat", seat.into())]),
            Event::Time { left } => self.say("event-time", &[("left", left.into())]),
            _ => return None,
        })
    }

    fn of_seat(&self, id: &str, seat: Seat, token: Token, district: District) -> String {
        let token = text::tokens(token, 1, self.voice.lang);
        self.say(id, &[("seat", seat.into()), ("token", token.into()), ("district", self.district(district).into())])
    }

    /// What has come true and follows after the turn.
    fn follows(&self, story: &StoryState) -> Option<String> {
        let (newest, branch) = (story.newest()?, story.came_true()?);
        Some(match target(self.catalog, newest, branch.into()) {
            Some(next) => self.say("story-follows", &[("heading", self.heading(next).into())]),
            None => self.say("story-ends", &[]),
        })
    }
}

/// What happened in a Story, as a sentence; none for other events.
pub fn sentence<'a>(catalog: &'a Catalog, event: &Event, voice: impl Into<Voice<'a>>) -> Option<String> {
    Words::new(catalog, voice).told_in_story(event)
}

/// The label of `Choice::Offer`: what the offer asks and gives; none if there is no such offer.
pub fn offer_label(catalog: &Catalog, story: &StoryState, card: u8, offer: u8, lang: Lang) -> Option<String> {
    let card = story.open().nth(card.into())?;
    catalog.story_card(card).offers.get(usize::from(offer)).map(|offer| text::offer(catalog, offer, lang))
}

/// What `Frame::StoryAsks` asks for: the effect that needs a District.
pub fn asks(catalog: &Catalog, story: &StoryState, deed: Deed, lang: Lang) -> String {
    story_effect(catalog, story, deed).map(|effect: Do| text::effect(catalog, effect, lang)).unwrap_or_default()
}

/// The open Story cards with their rules, and what [`tokens`] tells: a line for each, those that belong
/// to the line before with an indent.
pub fn board<'a>(catalog: &'a Catalog, story: &StoryState, voice: impl Into<Voice<'a>>) -> String {
    let words = Words::new(catalog, voice);
    let lang = words.voice.lang;
    let name = words.name_of("story", &story.story());
    let mut lines = vec![words.say("story-board", &[("name", name.into())])];
    for card in story.open() {
        lines.push(format!("{}: {}.", words.heading(card), text::title(catalog, card, lang)));
        lines.push(format!("  {}", text::narration(catalog, card, lang)));
        lines.extend(text::rules(catalog, card, lang).into_iter().map(|rule| format!("  - {rule}")));
    }
    lines.push(tokens(catalog, story, words.voice));
    lines.retain(|line| !line.is_empty());
    lines.join("\n")
}

/// The Time tokens, the tokens in Districts and on dashboards, what lies beside the market and what
/// follows: a line for each.
pub fn tokens<'a>(catalog: &'a Catalog, story: &StoryState, voice: impl Into<Voice<'a>>) -> String {
    let words = Words::new(catalog, voice);
    let mut lines = Vec::new();
    let timed = story.newest().is_some_and(|card| catalog.story_card(card).setup.iter().any(|effect| matches!(effect, Do::AddTime { .. })));
    if timed {
        lines.push(words.say("story-time", &[("left", story.time().into())]));
    }
    for &district in District::ALL {
        if let Some(tokens) = words.tokens(|token| story.at(token, district)) {
            lines.push(words.say("story-tokens-in", &[("district", words.district(district).into()), ("tokens", tokens.into())]));
        }
    }
    for seat in Seat::first(SEATS as u8) {
        if let Some(tokens) = words.tokens(|token| story.held(token, seat)) {
            lines.push(words.say("story-tokens-held", &[("seat", seat.into()), ("tokens", tokens.into())]));
        }
    }
    if let Some(card) = beside(catalog, story) {
        let about = catalog::text::opportunity(catalog, card, words.voice.lang);
        lines.push(words.say("story-beside", &[("card", words.opportunity(card).into()), ("text", about.into())]));
    }
    lines.extend(words.follows(story));
    lines.join("\n")
}

/// What the open Epilogue tells when the game is over.
pub fn closing(catalog: &Catalog, story: &StoryState, lang: Lang) -> Option<String> {
    let card = story.newest().filter(|&card| matches!(catalog.story_card(card).kind, Kind::Epilogue { .. }))?;
    text::ending(catalog, card, lang)
}

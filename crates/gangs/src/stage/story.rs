//! What a staged position has of a Story: the cards that were revealed since the first Act, Time, and
//! where tokens lie.

use table::Seat;
use table::chance::Fast;
use table::scenario::{Staging, counted};

use super::Staged;
use crate::catalog::StoryCardId;
use crate::catalog::words::District;
use crate::choice::{district_key, token_key};
use crate::engine::{Situation, reveal};
use crate::options::story_key;
use crate::story::words::{Kind, TIME};
use crate::story::{Token, target};

impl Staged<'_> {
    /// The Story, as far as it is told; the Tutorial has nothing to stage.
    pub(super) fn story(&mut self) {
        if self.state.story.is_plain() {
            return;
        }
        self.each("story cards", Staged::story_card);
        if let Some(time) = self.given.number("time", 0..=TIME) {
            self.state.story.remove_time(TIME);
            self.state.story.add_time(time);
        }
        for &token in Token::ALL {
            if let Some((line, words)) = self.given.take(&format!("{} tokens", token_key(token))) {
                self.state.story.clear(token);
                self.each_of(line, &words, |stage, item| stage.token(token, item));
            }
        }
    }

    /// Whatever is true of the position has come true.
    pub(super) fn branch(&mut self) {
        let facts = Situation::on(self.catalog, &self.map, &self.state);
        let branch = self.state.story.true_now(self.catalog, &facts);
        branch.into_iter().for_each(|branch| self.state.story.note(branch));
    }

    /// A card that follows the newest one is revealed; chance draws nothing that a line would not replace.
    fn story_card(&mut self, name: &str) -> Result<(), String> {
        let prefix = format!("{}-", story_key(self.state.story.story()));
        let next: Vec<StoryCardId> = self.state.story.newest().into_iter().flat_map(|newest| self.following(newest)).collect();
        let Some(&card) = next.iter().find(|card| card.key(self.catalog).strip_prefix(&prefix) == Some(name)) else {
            let known: Vec<&str> = next.iter().filter_map(|card| card.key(self.catalog).strip_prefix(&prefix)).collect();
            return Err(match known.as_slice() {
                [] => format!("no card follows an Epilogue, and so not '{name}'"),
                known => format!("'{name}' does not follow here; there are {}", known.join(", ")),
            });
        };
        reveal(self.catalog, &self.map, &mut self.state, card, &mut Fast::new(0), &mut table::Silent);
        Ok(())
    }

    fn following(&self, card: StoryCardId) -> impl Iterator<Item = StoryCardId> + use<'_> {
        let branches = if let Kind::Act { branches, .. } = &self.catalog.story_card(card).kind { branches.len() } else { 0 };
        let mut all: Vec<StoryCardId> = (0..branches).filter_map(|branch| target(self.catalog, card, branch)).collect();
        all.sort_unstable();
        all.dedup();
        all.into_iter()
    }

    /// Tokens of a kind in a District, as in `watson 2`, or on a dashboard, as in `seat 1 2`.
    fn token(&mut self, token: Token, item: &str) -> Result<(), String> {
        let (place, count) = match item.strip_prefix("seat ") {
            Some(seat) => seat.split_once(' ').map_or((seat, Some(1)), |(seat, count)| (seat, count.parse().ok())),
            None => {
                let (place, count) = counted(item, " ");
                (place, Some(count))
            }
        };
        let seat = item.starts_with("seat ").then(|| place.parse().ok().filter(|&seat| seat < self.state.seats)).flatten();
        let district = District::ALL.iter().copied().find(|&district| district_key(district) == place);
        let (Some(count), true) = (count, seat.is_some() || district.is_some()) else {
            let known = District::ALL.iter().map(|&district| district_key(district)).collect::<Vec<_>>().join(", ");
            let last = self.state.seats - 1;
            return Err(format!("'{item}' is no place for tokens; there are {known}, seat 0 to seat {last}"));
        };
        let story = &mut self.state.story;
        for _ in 0..count {
            // A token comes to a dashboard by way of a District.
            let by_way = district.unwrap_or(District::Watson);
            if !story.put(token, by_way) {
                return Err(format!("there are {} {} tokens, not more", token.supply(), token_key(token)));
            }
            seat.into_iter().for_each(|seat| {
                story.take(token, by_way, Seat(seat));
            });
        }
        Ok(())
    }
}

//! What a single player sees besides: the Story card, whose activation it is, the District cards.

use table::wording::wrapped;

use crate::catalog::text;
use crate::catalog::words::District;
use crate::choice::district_key;
use crate::prose::scene::{Case, Scene};
use crate::solo::{JOHNNY, RIVAL};

impl Scene<'_> {
    /// The card of the single player mode; its text at the start, before a District card was drawn.
    pub(super) fn solo_story(&self) -> String {
        let (Some(solo), words) = (&self.view.solo, &self.words) else { return String::new() };
        if !self.in_full() {
            return String::new();
        }
        let goal = words.cred(words.catalog.board().setup.goal);
        let title = words.word("name-story-fine-before-you-came");
        let rule = words.say("position-solo-story", &[("goal", goal.into())]);
        if !solo.drawn.is_empty() {
            return wrapped(&format!("{title}. {rule}"), 0, 2);
        }
        let told = text::solo_story(words.catalog, words.voice.lang);
        format!("{}\n{}", wrapped(&format!("{title}. {told}"), 0, 2), wrapped(&rule, 2, 2))
    }

    /// Whose activation goes on after the player's turn, and where.
    pub(super) fn activation(&self) -> String {
        let words = &self.words;
        let side = self.whom(if self.view.turn.reclaims { RIVAL } else { JOHNNY }, Case::Of);
        let current: Vec<District> = self.view.solo.iter().flat_map(|solo| solo.current.iter().copied()).collect();
        wrapped(&words.say("position-activation", &[("whose", side.into()), ("districts", self.districts(&current).into())]), 0, 0)
    }

    /// The District cards that lie open, and those that are left in the deck.
    pub(super) fn district_cards(&self) -> String {
        let Some(solo) = &self.view.solo else { return String::new() };
        let open: Vec<District> = solo.drawn.iter().copied().collect();
        let mut left: Vec<District> = solo.districts.iter().map(|lying| lying.card).collect();
        left.sort_unstable();
        let args = [("open", self.districts(&open).into()), ("left", self.districts(&left).into())];
        wrapped(&self.words.say("position-district-cards", &args), 0, 2)
    }

    fn districts(&self, districts: &[District]) -> String {
        let name = |district: &District| self.words.name("district", district_key(*district));
        if districts.is_empty() { self.words.word("position-none") } else { districts.iter().map(name).collect::<Vec<_>>().join(", ") }
    }
}

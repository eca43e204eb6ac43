//! Who is within reach of winning, and what ends the game soon: by Street Cred, or by the Story.

use table::{Seat, Voice};

use super::scene::Scene;
use crate::catalog::{Catalog, StoryCardId};
use crate::options::gang_key;
use crate::story::words::{Condition, Kind, Need};
use crate::story::{target, text};
use crate::view::View;

/// Street Cred that can come within a turn or two.
const REACH: u8 = 5;

/// Time tokens that can be gone within a round.
const SOON: u8 = 3;

/// What nobody should be surprised by, a sentence each.
pub fn warnings<'a>(catalog: &'a Catalog, view: &'a View, voice: impl Into<Voice<'a>>) -> Vec<String> {
    if view.ending.is_some() {
        return Vec::new();
    }
    let scene = Scene::new(catalog, view, voice);
    let mut said = Vec::new();
    // Once an Epilogue lies open, Street Cred ends nothing.
    if view.story.is_plain() || view.story.epilogue(catalog).is_none() {
        said.extend(scene.by_cred(catalog.board().setup.goal));
    }
    said.extend(view.story.newest().into_iter().flat_map(|card| scene.by_story(card)));
    said
}

impl Scene<'_> {
    /// Sides that come near the Street Cred that ends the game, the nearest first.
    fn by_cred(&self, goal: u8) -> Vec<String> {
        let missing = |seat: Seat| goal.saturating_sub(self.view.seated[seat.index()].cred);
        let mut near: Vec<Seat> = self.sides().filter(|&seat| missing(seat) <= REACH).collect();
        near.sort_by_key(|&seat| missing(seat));
        let says = |seat: Seat| {
            let id = if missing(seat) == 0 { "warns-goal" } else { "warns-cred" };
            self.about(id, seat, missing(seat))
        };
        near.into_iter().map(says).collect()
    }

    /// A message about a side and the Street Cred that it lacks.
    fn about(&self, id: &str, seat: Seat, cred: u8) -> String {
        let key = match self.view.seated[seat.index()].gang {
            _ if self.is_you(seat) => "you",
            Some(gang) => gang_key(gang),
            None => "johnny",
        };
        let args = [("key", key.to_owned().into()), ("name", self.name(seat).into()), ("cred", cred.into())];
        self.words.say(id, &args)
    }

    /// What ends the Story from its newest card on.
    fn by_story(&self, card: StoryCardId) -> Vec<String> {
        let (catalog, story) = (self.words.catalog, &self.view.story);
        match &catalog.story_card(card).kind {
            Kind::Introduction { .. } => Vec::new(),
            Kind::Epilogue { ends, .. } => ends.and_then(|condition| self.ends("warns-end", condition)).into_iter().collect(),
            Kind::Act { branches, .. } => {
                let last = |branch: usize| {
                    target(catalog, card, branch).is_some_and(|card| matches!(catalog.story_card(card).kind, Kind::Epilogue { .. }))
                };
                if let Some(branch) = story.came_true() {
                    return last(branch.into()).then(|| self.words.word("warns-epilogue-now")).into_iter().collect();
                }
                let near = branches.iter().enumerate().filter(|(branch, _)| last(*branch));
                near.filter_map(|(_, branch)| self.ends("warns-epilogue", branch.on)).collect()
            }
        }
    }

    /// What a condition brings, if it is near.
    fn ends(&self, id: &str, condition: Condition) -> Option<String> {
        let (catalog, lang) = (self.words.catalog, self.words.voice.lang);
        match condition {
            Condition::NoTime => {
                let left = self.view.story.time();
                (left <= SOON).then(|| self.words.say(&format!("{id}-time"), &[("left", left.into())]))
            }
            Condition::Someone(Need::Cred(goal)) => {
                let cred = |seat: Seat| self.view.seated[seat.index()].cred;
                let first = self.sides().max_by_key(|&seat| cred(seat))?;
                let missing = goal.saturating_sub(cred(first));
                (missing <= REACH).then(|| self.about(&format!("{id}-cred"), first, missing))
            }
            _ => Some(self.words.say(id, &[("condition", text::condition(catalog, condition, lang).into())])),
        }
    }
}

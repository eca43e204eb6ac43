//! What was announced and waits to be carried out, as sentences: the stack of responses.

use table::Voice;

use super::scene::Scene;
use crate::engine::job_told;
use crate::event::Event;
use crate::frame::{Item, Job};
use crate::game::Ccg;
use crate::view::View;

/// Something that was announced, as a sentence.
pub fn announced(game: &Ccg, view: &View, item: &Item, voice: Voice<'_>) -> String {
    Scene::new(game, view, voice).announced(item)
}

impl Scene<'_> {
    /// Something that was announced, as a sentence.
    pub(super) fn announced(&self, item: &Item) -> String {
        let board = &self.view.board;
        let event = match item.job {
            Job::Effect(doing) if !doing.this.is_some() => Event::Played { seat: item.by, card: doing.card },
            Job::Effect(doing) if doing.gone => Event::Happens { seat: item.by, card: doing.card, sponsor: false },
            Job::Effect(doing) => Event::Uses { name: board.name(doing.this) },
            // Who is used for it is still being named.
            _ if !item.with.is_some() => return self.words.say("announces", &[("seat", item.by.into())]),
            job => {
                let (deed, on) = job_told(board, job);
                Event::Does { seat: item.by, deed, with: board.name(item.with), on }
            }
        };
        let (id, args) = self.words.told(&event);
        self.words.begun(&self.words.say(&id, &args))
    }
}

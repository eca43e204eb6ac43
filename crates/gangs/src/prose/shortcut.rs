//! What spares clicks: the sensible payment, single choices that can be taken for a player, and why only the end of the
//! turn or a Reclaim is left. Read off the view; the rules know nothing of it.

use table::Voice;

use super::scene::Scene;
use crate::catalog::Catalog;
use crate::catalog::words::Class;
use crate::choice::Choice;
use crate::frame::{Frame, Purchase};
use crate::state::Disc;
use crate::view::View;

/// The mix with the fewest Corporate Secrets: they stand for anything, and nothing stands for them (C-44).
pub fn proposes(view: &View, choices: &[Choice]) -> Option<Choice> {
    let secrets = |choice: &Choice| if let Choice::Secrets(count) = choice { *count } else { u8::MAX };
    let Some(Frame::Pay(_)) = view.frames.last() else { return None };
    choices.iter().copied().min_by_key(secrets)
}

/// Whether a single choice goes without saying. Not where cards were drawn or a hand is looked at: they are looked at
/// before one goes on. Not the end of the turn or a Reclaim.
pub fn takes_itself(view: &View) -> bool {
    matches!(view.frames.last(), Some(Frame::Choose | Frame::MayPlay(_) | Frame::MayTakeBack(_) | Frame::SwapCards | Frame::Remove))
}

/// Why only the end of the turn, or only a Reclaim, is left.
pub fn why_only<'a>(catalog: &'a Catalog, view: &'a View, choice: Choice, voice: impl Into<Voice<'a>>) -> Option<String> {
    let scene = Scene::new(catalog, view, voice);
    let id = match (choice, scene.frame()?) {
        (Choice::EndTurn, Frame::Turn) => "only-end",
        (Choice::Reclaim, Frame::Turn) => "only-reclaim",
        _ => return None,
    };
    Some(scene.words.say(id, &[("reasons", scene.no_disc().into())]))
}

impl Scene<'_> {
    /// Why no disc can be used: there is none, or what its action needs is missing.
    fn no_disc(&self) -> String {
        let (words, view, seat) = (&self.words, self.view, self.view.turn.seat);
        let seated = &view.seated[seat.index()];
        let has = |action: Disc| seated.discs.contains(action) || seated.discs.contains(Disc::Wild);
        let of_class = |class: Class| view.city.of_class(words.catalog, seat, class) > 0;
        let classes = [(Disc::Solo, Class::Solo), (Disc::Techie, Class::Techie), (Disc::Netrunner, Class::Netrunner)];
        let absent: Vec<String> =
            classes.into_iter().filter(|(disc, class)| has(*disc) && !of_class(*class)).map(|(disc, _)| words.disc(disc)).collect();
        let dear = |purchase| seated.purse.mixes(self.price(purchase)).is_none();
        let mut reasons = Vec::new();
        if !absent.is_empty() {
            reasons.push(words.say("only-no-class", &[("classes", words.all(&absent).into())]));
        }
        for (disc, purchase, unpaid, gone) in [
            (Disc::Hideout, Purchase::Hideout, "only-no-hideout", "only-hideouts-built"),
            (Disc::Upgrade, Purchase::Upgrade, "only-no-upgrade", "only-no-deck"),
        ] {
            if has(disc) {
                reasons.push(words.word(if dear(purchase) { unpaid } else { gone }));
            }
        }
        if reasons.is_empty() { words.word("only-no-disc") } else { words.all(&reasons) }
    }
}

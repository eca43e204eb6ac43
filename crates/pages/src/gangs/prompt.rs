//! What the prompt says: whose turn it is, what is being decided, or who is being waited for.

use gangs::solo::{JOHNNY, RIVAL};
use gangs::state::Ending;

use super::desk::Desk;

/// Actions of an Activate (R103).
const ACTIONS: u8 = 2;

/// What is asked, or who is being waited for; nothing once the table is over.
pub(crate) fn asks(desk: &Desk<'_>) -> Option<String> {
    desk.view.ending.is_none().then(|| desk.prompt())
}

/// Whose turn it is and how far it is, or how the table ended.
pub(crate) fn turn(desk: &Desk<'_>) -> String {
    let (view, goal) = (desk.view, desk.cred(desk.goal()));
    if let Some(ending) = view.ending {
        let id = match ending {
            Ending::Cred => "ending-cred",
            Ending::Epilogue => "ending-epilogue",
            Ending::Left => "ending-left",
            Ending::Void => "ending-void",
        };
        return desk.game(id, &[]);
    }
    if view.turn.rivals {
        let districts: Vec<String> =
            view.solo.iter().flat_map(|solo| solo.current.iter()).map(|&district| desk.district(district)).collect();
        let whose = desk.of_side(if view.turn.reclaims { RIVAL } else { JOHNNY });
        return desk.game("position-activation", &[("whose", whose.into()), ("districts", districts.join(", ").into())]);
    }
    let id = if view.turn.reclaims { "position-reclaim" } else { "position-activate" };
    let you = if desk.is_own(view.turn.seat) { "yes" } else { "no" };
    let left = ACTIONS.saturating_sub(view.turn.actions);
    let args =
        [("you", you.to_owned().into()), ("whose", desk.of_side(view.turn.seat).into()), ("left", left.into()), ("goal", goal.into())];
    desk.game(id, &args)
}

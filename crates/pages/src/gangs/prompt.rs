//! The prompt: whose turn it is, what is being decided, and the choices. Those that belong to no place
//! on the board are buttons; all others stand in a list with their sentences.

use gangs::frame::Frame;
use gangs::prose;
use gangs::solo::{JOHNNY, RIVAL};
use gangs::state::Ending;
use maud::Markup;
use table::Seats;

use super::Offered;
use super::desk::Desk;
use super::things::path;
use crate::prompt::{self, Button, Says};

/// Actions of an Activate (R103).
const ACTIONS: u8 = 2;

/// The bar, always in view.
pub(crate) fn bar(desk: &Desk<'_>, offers: &[Offered]) -> Markup {
    let drawn: Vec<Button<'_>> =
        offers.iter().map(|offered| Button { key: &offered.key, label: desk.named(&offered.label), path: path(offered.choice) }).collect();
    let placed = drawn.iter().filter(|button| !button.path.is_empty()).count();
    let asks = || if offers.is_empty() { waiting(desk) } else { desk.named(&prose::prompt(desk.catalog, desk.view, desk.lang)) };
    let says = Says {
        about: desk.say("gangs-prompt"),
        turn: turn(desk),
        asks: desk.view.ending.is_none().then(asks),
        placed: desk.fill("gangs-choices", &[("count", table::text::Arg::Number(placed as i64))]),
    };
    prompt::bar(&says, &drawn)
}

/// Whose turn it is and how far it is, or how the table ended.
fn turn(desk: &Desk<'_>) -> String {
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

/// Who is being waited for, as far as everybody can tell.
fn waiting(desk: &Desk<'_>) -> String {
    let view = desk.view;
    let awaited = match desk.frame() {
        Some(Frame::Choose) => view.combats.waiting,
        _ if desk.is_own(view.turn.seat) => Seats::NONE,
        _ => Seats::only(view.turn.seat),
    };
    let sides: Vec<String> = awaited.iter().map(|seat| desk.side(seat)).collect();
    if sides.is_empty() { desk.say("gangs-waiting") } else { desk.fill("gangs-waiting-for", &[("sides", sides.join(", ").into())]) }
}

//! What the prompt says: which round it is and whose turn, what is being decided, or who is being waited for.

use nightlancer::state::Ending;

use super::desk::{Desk, Phase};

/// What is asked, or who is being waited for; nothing once the table is over.
pub(crate) fn asks(desk: &Desk<'_>) -> Option<String> {
    desk.view.open.ending.is_none().then(|| desk.prompt())
}

/// The round and its phase, or how the table ended.
pub(crate) fn turn(desk: &Desk<'_>) -> String {
    let open = &desk.view.open;
    if let Some(ending) = open.ending {
        let id = match ending {
            Ending::Scored => "ending-scored",
            Ending::NoIdeals => "ending-no-ideals",
            Ending::Left => "ending-left",
            Ending::Void => "ending-void",
        };
        return desk.game(id, &[]);
    }
    let phase = desk.phase();
    let says = desk.say(step(phase));
    if phase == Phase::Setup { says } else { desk.fill("nl-round", &[("round", open.round.into()), ("phase", says.into())]) }
}

/// The message of a phase.
pub(crate) const fn step(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "nl-phase-setup",
        Phase::Event => "nl-phase-event",
        Phase::Missions => "nl-phase-missions",
        Phase::Street => "nl-phase-street",
        Phase::Mission => "nl-phase-mission",
        Phase::End => "nl-phase-end",
        Phase::Scoring => "nl-phase-scoring",
    }
}

//! What the prompt says: which round it is and whose turn, what is being decided, or who is being waited for.

use nightlancer::frame::Frame;
use nightlancer::state::{Ending, ROUNDS};

use super::desk::{Desk, Phase};

/// What is asked, or who is being waited for; nothing once the table is over.
pub(crate) fn asks(desk: &Desk<'_>) -> Option<String> {
    let asks = desk.view.open.ending.is_none().then(|| desk.prompt())?;
    // What is promised, and what the rules enforce of it, stands in the sheet of the negotiation.
    let talks = matches!(desk.frame(), Some(Frame::Consent { .. } | Frame::Counter { .. }));
    Some(asks.split_once(". ").filter(|_| talks).map_or_else(|| asks.clone(), |(first, _)| format!("{first}.")))
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
    if phase == Phase::Setup {
        says
    } else {
        desk.fill("nl-round", &[("round", open.round.into()), ("rounds", ROUNDS.into()), ("phase", says.into())])
    }
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

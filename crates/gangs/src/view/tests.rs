//! What scenarios seldom speak of, in the words in which it is written.

use table::scenario::{Scenario, check};

use crate::game::Gangs;

/// Everything that a scenario says holds.
fn holds(options: &str, lines: &str) {
    let scenario = Scenario::parse(&format!("game: gangs\noptions: {options}\n{lines}")).unwrap();
    assert_eq!(check(&Gangs::default(), &scenario), Ok(()));
}

#[test]
fn a_firefight_is_told_by_names() {
    holds(
        "gangs=valentinos+voodoo-boys, first=0",
        "given seat 0 watson: solo, techie\ngiven seat 1 watson: solo, drone\ngiven seat 0 hand: crusher, ping\n\
         given seat 1 hand: short-circuit, monowire\n\
         spectator sees you: nothing\nseat 1 sees you: voodoo-boys\nspectator sees doing.0.what: turn\n\
         spectator sees firefight: nothing\nspectator sees city.watson.presence: valentinos 2; voodoo-boys 2\n\
         seat 0 does solo, done, fight watson\nseat 1 does card monowire\n\
         spectator sees firefight.district: watson\nspectator sees firefight.initiator: valentinos\n\
         spectator sees firefight.involved: valentinos, voodoo-boys\nspectator sees firefight.waiting: valentinos\n\
         seat 1 sees firefight.laid: voodoo-boys monowire\nseat 0 sees firefight.laid: voodoo-boys nothing\n\
         seat 0 does not see firefight.laid.voodoo-boys\neveryone sees firefight.laid.voodoo-boys: monowire\n\
         seat 0 sees upgrades.learned.0.card: short-circuit\nseat 0 sees upgrades.learned.0.among: voodoo-boys\n\
         spectator sees upgrades.learned: none\nspectator sees firefight.sides.valentinos.total: 0\n\
         spectator sees firefight.sides.voodoo-boys.lost.units: 0\nspectator sees firefight.played: none\n",
    );
}

#[test]
fn who_has_moved_is_told_where_it_stands() {
    holds(
        "gangs=maelstrom+voodoo-boys, first=0",
        "given seat 0 watson: solo 3, jackie-welles\n\
         seat 0 does solo, move solo watson > westbrook/1, move solo watson > westbrook, move jackie-welles watson > city-center\n\
         spectator sees turn.moved.pois: westbrook/1\nspectator sees turn.moved.figures: westbrook solos 1\n\
         spectator sees turn.moved.edgerunners: jackie-welles\nspectator sees turn.whose: maelstrom\n\
         spectator sees edgerunners.hired.jackie-welles: at city-center; by maelstrom\n\
         spectator sees city.westbrook.pois: fixer\nspectator sees city.watson.presence: maelstrom 1\n\
         spectator sees doing.3.what: moves\nspectator sees doing.3.kind: solo\n",
    );
}

#[test]
fn a_story_is_told_by_its_cards() {
    holds(
        "gangs=maelstrom+voodoo-boys, story=inconvenient-gift, first=0",
        "given story cards: act-2a\ngiven container tokens: watson, heywood 2, seat 1 2\n\
         spectator sees story.name: inconvenient-gift\n\
         spectator sees story.cards: inconvenient-gift-introduction, inconvenient-gift-act-2a\n\
         spectator sees story.discarded: inconvenient-gift-act-1\nspectator sees story.came-true: nothing\n\
         spectator sees story.tokens.container: heywood 2; watson 1\nspectator sees story.held.container: voodoo-boys 2\n\
         spectator sees story.held.agent: none\nspectator sees story.deepest: none\nspectator sees story.taken: none\n\
         spectator sees solo: nothing\nspectator sees ending: nothing\n",
    );
    // Who leads with nine Street Cred has made the second branch true.
    holds(
        "gangs=maelstrom+voodoo-boys, story=inconvenient-gift, first=0",
        "given seat 1 street cred: 9\nspectator sees story.came-true: inconvenient-gift-act-2b\n",
    );
}

#[test]
fn who_leaves_is_named() {
    holds(
        "gangs=maelstrom+voodoo-boys+valentinos, first=0",
        "given seat 0 street cred: 0\nseat 2 leaves\nspectator sees left: valentinos\nspectator sees players.valentinos.hand-count: 0\n\
         spectator sees city.heywood.valentinos: none\nspectator sees players.valentinos.gone: drones 1; netrunners 1; solos 1; techies 1\n",
    );
}

//! What is rewritten how, and what is left with its reason.

use std::collections::BTreeMap;

use table::scenario::{Scenario, migrate};

use crate::game::Gangs;

/// A scenario of these lines, rewritten: its new lines, and what was left with its reason.
fn rewritten(options: &str, lines: &[&str]) -> (Vec<String>, BTreeMap<usize, String>) {
    let text = format!("game: gangs\noptions: {options}\n{}\n", lines.join("\n"));
    let migrated = migrate(&Gangs::default(), &Scenario::parse(&text).unwrap(), &text);
    let lines = migrated.text.lines().skip(2).map(str::to_owned).collect();
    (lines, migrated.left.into_iter().map(|(line, why)| (line - 2, why)).collect())
}

fn says(options: &str, lines: &[&str]) -> Vec<String> {
    let (now, left) = rewritten(options, lines);
    assert_eq!(left, BTreeMap::new());
    now
}

fn left(line: &str) -> String {
    let (now, mut left) = rewritten("gangs=maelstrom+tyger-claws", &[line]);
    assert_eq!(now, [line], "it stays as it was");
    left.remove(&1).unwrap_or_default()
}

#[test]
fn what_was_counted_by_places_is_named() {
    let now = says(
        "gangs=maelstrom+tyger-claws",
        &[
            "spectator sees city.outside.0.2: 2, 0, 0, 1",
            "spectator sees city.outside.1.0: 0, 0, 0, 0",
            "spectator sees city.reserve: [3, 3, 3, 4], [2, 3, 3, 4], [0, 0, 0, 0], [0, 0, 0, 0]",
            "spectator sees city.reserve.1.3: 4",
            "spectator sees city.hideouts.0: 33",
            "spectator sees seated.1.purse: 2, 0, 1",
            "spectator sees seated.1.discs: 61",
            "spectator sees turn.seat: 1",
            "spectator sees turn.rogue: 3",
            "spectator sees left: 2",
            "spectator sees fight.totals.1: 5",
        ],
    );
    let expected = [
        "spectator sees city.city-center.maelstrom: drones 1; solos 2",
        "spectator sees city.watson.tyger-claws: none",
        "spectator sees players.maelstrom.reserve: drones 4; netrunners 3; solos 3; techies 3",
        "spectator sees players.tyger-claws.reserve: drones 4; netrunners 3; solos 2; techies 3",
        "spectator sees players.tyger-claws.reserve.drones: 4",
        "spectator sees players.maelstrom.hideouts: watson, pacifica",
        "spectator sees players.tyger-claws.resources: contraband 0; eurodollars 2; secrets 1",
        "spectator sees players.tyger-claws.discs: solo, netrunner, hideout, upgrade, wild",
        "spectator sees turn.whose: tyger-claws",
        "spectator sees turn.rogue: maelstrom, tyger-claws",
        "spectator sees left: tyger-claws",
        "spectator sees firefight.sides.tyger-claws.total: 5",
    ];
    assert_eq!(now, expected);
    assert_eq!(says("gangs=maelstrom+tyger-claws", &expected), expected, "and that is how it stays");
}

#[test]
fn an_edgerunner_is_told_on_one_line_and_comments_stay() {
    let now = says(
        "gangs=maelstrom+tyger-claws",
        &["spectator sees city.edgerunners.0.0: 7 # which", "seat 0 is awaited", "spectator sees city.edgerunners.0.1: at 1, 6 # where"],
    );
    assert_eq!(now, ["# which", "seat 0 is awaited", "spectator sees edgerunners.hired.nix: at city-center; by tyger-claws # where"]);
    let apart = ["spectator sees city.edgerunners.0.0: 7", "seat 0 does solo", "spectator sees city.edgerunners.0.1: reserve 1"];
    let (now, left) = rewritten("gangs=maelstrom+tyger-claws", &apart);
    assert_eq!((&now[..], left.into_keys().collect::<Vec<_>>()), (&apart.map(str::to_owned)[..], vec![1, 3]), "not of the same moment");
}

#[test]
fn the_opponents_of_a_single_player_have_names() {
    let now = says(
        "mode=solo, gangs=maelstrom, rival=valentinos",
        &[
            "spectator sees seated.2.gang: nothing",
            "spectator sees city.pois.3.0: 1, basic techie",
            "spectator sees city.pois.2: [2, edgerunner 5], nothing",
        ],
    );
    assert_eq!(
        now,
        [
            "spectator sees players.johnny-silverhand.seat: 2",
            "spectator sees city.heywood.data-fortress: controlled-by valentinos; unit techie",
            "spectator sees city.city-center.data-fortress: controlled-by johnny-silverhand; unit johnny-silverhand",
        ]
    );
}

#[test]
fn what_cannot_be_said_today_stays_with_its_reason() {
    for (line, why) in [
        ("spectator sees city.outside.0.2.1: 0", "what is not there is not named: say all of 'city.city-center.maelstrom', or 'none'"),
        ("spectator sees seated.2.cred: 0", "there is no seat 2 at this table"),
        ("spectator sees seated.0: x", "'seated.0' is not seen any more"),
        ("spectator sees seated.0.aside: 99", "there is no opportunity 99"),
        ("spectator sees seated.0.discs: many", "'many' is no number"),
        ("spectator sees seated.0.purse: 1, 2", "'1, 2' are not three resources"),
        ("spectator sees city.outside.0.6: 0, 0, 0, 0", "there is no number 6 here, only 0 to 5"),
        ("spectator sees city.outside.0.0: 0, 0, 0, 0, 1", "there are 5 numbers, but only solos, techies"),
        ("spectator sees city.reserve: [0], [0], [1]", "'city.reserve' has a part number 2, which this table has not"),
        ("spectator sees city.edgerunners.0.0: 7", "which it is and where it is must be said together"),
        ("spectator does not see combats.picks.0", "say 'firefight.laid.GANG'"),
        ("seat 0 does not see city.reserve", "everybody sees 'city.reserve'"),
        ("spectator sees tale.came_true: 1", "say 'story.came-true: CARD'"),
        ("spectator sees frames: turn", "'frames' is not seen any more"),
    ] {
        assert!(left(line).contains(why), "{line}: {}", left(line));
    }
    for line in
        ["spectator sees nonsense: 1", "spectator sees turn.actions: 1", "spectator sees opportunities.deck.loose: 24", "outcome how: cred"]
    {
        assert_eq!(left(line), "");
    }
}

#[test]
fn without_good_options_nothing_is_touched() {
    let line = "spectator sees seated.0.cred: 0";
    let (now, left) = rewritten("gangs=mox", &[line]);
    assert_eq!((now, left.len()), (vec![line.to_owned()], 1));
}

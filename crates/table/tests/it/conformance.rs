//! The kit passes a sound game, and catches each fault that is planted in it.

use crate::courier;

use std::time::Duration;

use courier::secrets::{Careless, CourierSecrets};
use courier::{Courier, Fault};
use table::conformance::{self, Check, Suite, assert_conforms};

fn caught(fault: Fault) -> Check {
    let suite = Suite { games: 150, limit: 1000, patience: Duration::from_millis(1500), ..Suite::games(150) };
    match conformance::run(Courier(fault), CourierSecrets, suite) {
        Ok(report) => panic!("{fault:?} was not caught: {report:?}"),
        Err(found) => {
            println!("{fault:?}: {found}");
            found.check
        }
    }
}

#[test]
fn conformance_of_a_sound_game() {
    let report = assert_conforms(Courier(Fault::None), CourierSecrets, 60);
    assert!(report.resampled > 2000 && report.followed > 500 && report.imagined > 2000, "{report:?}");
}

#[test]
fn a_leak_through_the_view_is_caught() {
    assert_eq!(caught(Fault::ViewLeak), Check::Static);
}

#[test]
fn a_leak_through_view_and_imagine_is_caught() {
    assert_eq!(caught(Fault::ViewAndImagineLeak), Check::Static);
}

#[test]
fn a_leak_into_imagined_states_alone_is_caught() {
    assert_eq!(caught(Fault::SideChannel), Check::Vacuity);
}

#[test]
fn a_leak_through_an_event_is_caught() {
    assert_eq!(caught(Fault::EventLeak), Check::Dynamic);
}

#[test]
fn a_leak_through_what_others_know_is_caught() {
    assert_eq!(caught(Fault::KnowledgeLeak), Check::Dynamic);
}

#[test]
fn a_leak_by_an_automatic_pass_is_caught() {
    assert_eq!(caught(Fault::AutomaticPass), Check::Dynamic);
}

#[test]
fn an_illegal_choice_is_caught() {
    assert_eq!(caught(Fault::IllegalChoice), Check::Audit);
}

#[test]
fn a_shared_copy_is_caught() {
    assert_eq!(caught(Fault::SharedCopy), Check::Copies);
}

#[test]
fn an_endless_table_is_caught() {
    assert_eq!(caught(Fault::Endless), Check::Ends);
}

#[test]
fn a_rule_that_waits_for_chance_is_caught() {
    assert_eq!(caught(Fault::Patience), Check::Ends);
}

#[test]
fn a_decision_that_hangs_is_caught() {
    assert_eq!(caught(Fault::Hang), Check::Ends);
}

#[test]
fn a_lost_card_is_caught() {
    assert_eq!(caught(Fault::LostCard), Check::Audit);
}

#[test]
fn imagining_against_better_knowledge_is_caught() {
    assert_eq!(caught(Fault::ForgetfulImagine), Check::Imagine);
}

#[test]
fn a_seat_that_left_and_is_awaited_is_caught() {
    assert_eq!(caught(Fault::Ghost), Check::Leave);
}

#[test]
fn a_missing_text_is_caught() {
    assert_eq!(caught(Fault::MissingText), Check::Text);
}

#[test]
fn reasons_that_contradict_what_is_offered_or_each_other_are_caught() {
    for fault in [Fault::Contradiction, Fault::Shrug, Fault::Fickle] {
        assert_eq!(caught(fault), Check::Attempts, "{fault:?}");
    }
}

#[test]
fn a_table_of_secrets_that_varies_nothing_is_caught() {
    let found = conformance::run(Courier(Fault::None), Careless, Suite::games(20)).unwrap_err();
    assert_eq!((found.check, found.says.as_str()), (Check::Vacuity, "the zone 'hand' was never varied"));
}

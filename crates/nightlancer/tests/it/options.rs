//! Options as people write them.

use nightlancer::catalog::Catalog;
use nightlancer::options::{Mode, Named, Options};

fn read(fields: &[(&str, &str)]) -> Result<Options, String> {
    let fields = fields.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
    Options::read(Catalog::load(), &fields).map_err(|problems| problems.to_string())
}

#[test]
fn usual_options_make_a_table_of_two_rivals() {
    assert_eq!(read(&[]).unwrap(), Options::rivals(2));
    assert_eq!(read(&[("mode", "solitaire")]).unwrap().seats, 1);
    assert_eq!(read(&[("nightlancers", "choose"), ("seats", "4")]).unwrap().named, Named::Choose);
    let named = read(&[("nightlancers", "weapon-smith+sniper"), ("seats", "3"), ("mode", "coop"), ("hardened", "2")]).unwrap();
    assert_eq!((named.nightlancers.len(), named.seats, named.hardened), (2, 3, 2));
}

#[test]
fn options_that_make_no_sense_are_told_all_at_once() {
    let told = read(&[("seats", "5"), ("nightlancers", "sniper,sniper,nobody"), ("hardened", "1"), ("mdoe", "coop")]).unwrap_err();
    for says in ["seats: '5'", "'sniper' is named twice", "'nobody' is not known", "rivals are not hardened", "did you mean 'mode'"] {
        assert!(told.contains(says), "{told}");
    }
    let told = read(&[("mode", "solitaire"), ("seats", "2"), ("nightlancers", "sniper,assassin")]).unwrap_err();
    assert!(told.contains("it can only be 1") && told.contains("2 are named, but there is one seat"), "{told}");
}

#[test]
fn every_mode_and_seat_count_is_a_variant() {
    let all = Options::variants();
    for (mode, seats) in [(Mode::Rivals, 2..=4), (Mode::Coop, 2..=4), (Mode::Solitaire, 1..=1)] {
        assert!(seats.into_iter().all(|seats| all.iter().any(|options| options.mode == mode && options.seats == seats)));
    }
    assert!((0..=2).all(|hardened| all.iter().any(|options| options.mode == Mode::Solitaire && options.hardened == hardened)));
}

//! Rule marks: `rule!(R032)` stands at the place in the code that does rule R032, and a test or
//! scenario that names R032 fails unless it reaches that mark.
//!
//! Optimised builds leave the marks out, unless the feature `marks` keeps them.

use std::cell::RefCell;
use std::collections::BTreeSet;

/// Whether this build keeps the marks.
pub const KEPT: bool = cfg!(any(debug_assertions, feature = "marks"));

thread_local! {
    static REACHED: RefCell<BTreeSet<&'static str>> = const { RefCell::new(BTreeSet::new()) };
}

/// Marks the place that does a rule: `rule!(R032)` in the crate of a game, `rule!(leduc: R03)` where
/// a crate holds several.
#[macro_export]
macro_rules! rule {
    ($game:ident : $id:ident) => {
        if $crate::marks::KEPT {
            $crate::marks::reach(concat!(stringify!($game), ":", stringify!($id)));
        }
    };
    ($id:ident) => {
        if $crate::marks::KEPT {
            $crate::marks::reach(concat!(env!("CARGO_PKG_NAME"), ":", stringify!($id)));
        }
    };
}

/// Notes that a mark was reached; [`rule!`](crate::rule) calls it.
pub fn reach(rule: &'static str) {
    REACHED.with_borrow_mut(|reached| reached.insert(rule));
}

/// Forgets what was reached so far on this thread.
pub fn clear() {
    REACHED.with_borrow_mut(BTreeSet::clear);
}

/// Those of `rules` whose mark was not reached on this thread since the last [`clear`].
pub fn missed<'a>(rules: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    REACHED.with_borrow(|reached| rules.into_iter().filter(|rule| !reached.contains(rule)).collect())
}

/// Runs a test that shows these rules (`"gangs:R032"`): its assertions must hold and every mark must
/// be reached.
///
/// # Panics
/// When a mark was not reached.
#[track_caller]
pub fn shows(rules: &[&str], test: impl FnOnce()) {
    clear();
    test();
    let missed = missed(rules.iter().copied());
    assert!(!KEPT || missed.is_empty(), "the test does not reach the rules it names: {}", missed.join(", "));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_test_must_reach_the_rules_it_names() {
        shows(&["sample:R01"], || rule!(sample: R01));
        shows(&["table:R02"], || rule!(R02));
        let missed = std::panic::catch_unwind(|| shows(&["sample:R01", "sample:R03"], || rule!(sample: R01)));
        let told = missed.unwrap_err();
        assert!(told.downcast_ref::<String>().is_some_and(|told| told.ends_with("names: sample:R03")));
    }
}

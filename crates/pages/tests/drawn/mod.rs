//! What stands on a page, as a reader of its tags finds it.

use std::collections::BTreeMap;

use table::Lang;

/// The language of a position, so that all are read.
pub fn language(number: u64) -> Lang {
    Lang::ALL[(number % 2) as usize]
}

/// The tags of a page, without what stands between them.
pub fn tags(page: &str) -> impl Iterator<Item = &str> {
    page.split('<').skip(1).map(|rest| rest.split('>').next().unwrap_or_default())
}

/// How often each thing stands on a page.
pub fn things(page: &str) -> BTreeMap<&str, usize> {
    let mut things = BTreeMap::new();
    for tag in tags(page) {
        let Some((_, rest)) = tag.split_once("data-thing=\"") else { continue };
        assert!(tag.contains(" legal"), "what can be clicked glows: {tag}");
        *things.entry(rest.split('"').next().unwrap_or_default()).or_default() += 1;
    }
    things
}

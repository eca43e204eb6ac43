//! What stands on a page, as a reader of its tags finds it.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use table::any::{Offer, Seen};
use table::chance::Fast;
use table::{Audience, Lang, Prose, Table, Voice};

/// The names of the players.
pub fn names() -> [String; 4] {
    ["Ada", "Bruno", "Chiara", "Dario"].map(str::to_owned)
}

/// The page of an audience, with what it sees and may do; only a seat that is awaited has something to do.
pub fn page<G: Prose + Default>(table: &mut Table<'_, G>, audience: Audience, lang: Lang) -> (String, Seen<G>, Vec<Offer>) {
    let game = table.game();
    let view = game.view(table.state(), audience);
    let choices: Vec<G::Choice> = match audience.seat() {
        Some(seat) if table.awaited().must.contains(seat) => table.choices(seat).to_vec(),
        _ => Vec::new(),
    };
    let names = names();
    let voice = Voice { lang, names: &names };
    let offer = |&choice: &G::Choice| Offer { key: game.key(choice), label: game.label(&view, choice, voice) };
    let offers: Vec<Offer> = choices.iter().map(offer).collect();
    let seen = Seen::new(Arc::new(G::default()), view, choices);
    (pages::draw(game.about().key, &seen, audience.seat(), &offers, &names, lang), seen, offers)
}

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

/// What is offered can be clicked, and nothing else: every thing of every path stands once on the page, and every choice is a
/// button.
pub fn is_clickable(page: &str, offers: &[Offer], paths: impl Iterator<Item = Vec<String>>) {
    let drawn = things(page);
    let mut named = BTreeSet::new();
    for (offer, path) in offers.iter().zip(paths) {
        for thing in path {
            assert_eq!(drawn.get(thing.as_str()), Some(&1), "{thing} of {}", offer.key);
            named.insert(thing);
        }
        let button = format!("<button name=\"choice\" value=\"{}\"", offer.key);
        assert_eq!(page.matches(&format!("{button}>")).count() + page.matches(&format!("{button} ")).count(), 1, "{button}");
    }
    assert_eq!(page.matches("<button").count(), offers.len());
    assert_eq!(drawn.len(), named.len(), "nothing else can be clicked");
}

/// Every picture has words, nothing has a style of its own, and ids stand once.
pub fn is_worded(page: &str) {
    for tag in tags(page) {
        assert!(!tag.starts_with("svg") || tag.contains("aria-hidden=\"true\"") || tag.contains("role=\""), "{tag}");
        assert!(!tag.contains("aria-label=\"\"") && !tag.contains(" style="), "{tag}");
    }
    let ids: Vec<&str> =
        tags(page).filter_map(|tag| tag.split_once(" id=\"")).map(|(_, id)| id.split('"').next().unwrap_or_default()).collect();
    assert_eq!(ids.len(), ids.iter().collect::<BTreeSet<_>>().len(), "ids stand once");
}

/// The page of an audience tells no more than its view: a table that looks the same, with other hidden cards, is drawn the
/// same. Whether that table is another one.
pub fn tells_no_more<G: Prose + Default>(table: &mut Table<'_, G>, looker: Audience, lang: Lang, chance: &mut Fast) -> bool {
    let (drawn, Seen { view, choices, .. }, offers) = page(table, looker, lang);
    let twin = table.game().imagine(&view, chance);
    let other = twin != *table.state();
    let twin = Seen::new(Arc::new(G::default()), table.game().view(&twin, looker), choices);
    let again = pages::draw(table.game().about().key, &twin, looker.seat(), &offers, &names(), lang);
    assert!(drawn == again, "the page of {looker} tells more than the view");
    other
}

//! What stands on a page, as a reader of its tags finds it.

use std::collections::BTreeMap;
use std::sync::Arc;

use table::any::{Offer, Seen};
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

//! The table of Gangs of Night City over random games of every variant: what is offered can be clicked,
//! what is hidden is not drawn, every picture has words, and a page stays small.

use crate::drawn;
use crate::positions;

use std::collections::BTreeSet;

use drawn::{language, page, tags, things};
use gangs::catalog::CombatId;
use pages::gangs::path;
use table::{Audience, Seat};

/// The most bytes of a table.
const MOST: usize = 80_000;

#[test]
fn what_is_offered_can_be_clicked() {
    for seed in 1..=2 {
        positions::all(seed, |table, seat, number| {
            let (page, seen, offers) = page(table, Audience::Seat(seat), language(number));
            let drawn = things(&page);
            let mut paths = BTreeSet::new();
            let mut named = BTreeSet::new();
            for (&choice, offer) in seen.choices.iter().zip(&offers) {
                let path = path(choice);
                for thing in &path {
                    assert_eq!(drawn.get(thing.as_str()), Some(&1), "{thing} of {choice:?} in {:?}", seen.view.frames.last());
                    named.insert(thing.clone());
                }
                assert!(path.is_empty() || paths.insert(path), "{choice:?} is told apart by its things");
                let key = offer.key.replace('>', "&gt;");
                assert!(page.contains(&format!("value=\"{key}\"")), "{} is a button", offer.key);
            }
            assert_eq!(drawn.len(), named.len(), "nothing else can be clicked");
        });
    }
}

#[test]
fn a_page_is_small_and_lacks_no_words() {
    let mut most = 0;
    for seed in 4..=5 {
        positions::all(seed, |table, seat, number| {
            let (page, seen, offers) = page(table, Audience::Seat(seat), language(number));
            assert!(!page.contains('⟦'), "a message is missing: {}", page.split('⟦').nth(1).unwrap_or_default());
            assert!(page.len() < MOST, "{} bytes with {} offers in {:?}", page.len(), offers.len(), seen.view.frames.last());
            most = most.max(page.len());
        });
    }
    println!("the largest page has {most} bytes");
}

#[test]
fn every_picture_has_words() {
    positions::all(6, |table, seat, number| {
        if number % 7 != 0 {
            return;
        }
        let (page, ..) = page(table, Audience::Seat(seat), language(number));
        for tag in tags(&page).filter(|tag| tag.starts_with("svg")) {
            assert!(tag.contains("aria-hidden=\"true\"") || tag.contains("role=\""), "{tag}");
        }
        for (before, after) in page.match_indices("role=\"img\"").map(|(at, _)| page.split_at(at)) {
            let tag = &before[before.rfind('<').unwrap_or_default()..];
            let rest = after.split_once('>').map_or("", |(_, rest)| rest);
            let named = tag.contains("aria-label=\"") || after.split('>').next().is_some_and(|tag| tag.contains("aria-label=\""));
            assert!(named || rest.starts_with("<title>"), "{tag}{}", &after[..after.len().min(80)]);
        }
        let ids: Vec<&str> =
            tags(&page).filter_map(|tag| tag.split_once(" id=\"")).map(|(_, id)| id.split('"').next().unwrap_or_default()).collect();
        assert_eq!(ids.len(), ids.iter().collect::<BTreeSet<_>>().len(), "ids stand once");
    });
}

/// The names of Combat cards that lie face up on a page.
fn faces(page: &str) -> BTreeSet<String> {
    let faces = page.split("<article class=\"card combat").skip(1);
    faces.filter_map(|face| face.split_once("<h3>")).map(|(_, name)| name.split("</h3>").next().unwrap_or_default().to_owned()).collect()
}

#[test]
fn hidden_cards_are_not_drawn() {
    let mut hidden = 0;
    positions::all(7, |table, awaited, number| {
        if number % 3 != 0 {
            return;
        }
        let (lang, seats) = (language(number), table.state().seats);
        let catalog = table.game().catalog();
        let name = |card: CombatId| catalog.name(lang, "combat", card.key(catalog));
        let lookers = Seat::first(seats).filter(|&seat| seat != awaited).map(Audience::Seat).chain([Audience::Spectator]);
        for looker in lookers.collect::<Vec<_>>() {
            let state = *table.state();
            // All that lies open, and what is the looker's own.
            let mut known: BTreeSet<String> =
                state.fight.iter().flat_map(|fight| fight.played.iter()).map(|played| name(played.card)).collect();
            known.extend(state.hands.open().iter().map(|(_, card)| name(*card)));
            if let Some(seat) = looker.seat() {
                known.extend(state.hands.hand(seat).iter().map(name));
                known.extend(state.hands.drawn().iter().map(|&card| name(card)).filter(|_| state.turn.seat == seat));
            }
            let secret = Seat::first(seats).filter(|&seat| looker.seat() != Some(seat)).flat_map(|seat| state.hands.hand(seat).iter());
            let secret: BTreeSet<String> = secret.map(name).filter(|name| !known.contains(name)).collect();
            let (drawn, ..) = page(table, looker, lang);
            let faces = faces(&drawn);
            assert!(faces.is_subset(&known), "{:?} are drawn for {looker}", faces.difference(&known));
            assert!(faces.is_disjoint(&secret));
            hidden += secret.len();
            // Used cards lie open by their names; nowhere else is a card named that is in a hidden hand alone.
            let used: BTreeSet<String> = Seat::first(seats).flat_map(|seat| state.hands.used(seat).iter()).map(name).collect();
            for name in secret.difference(&used) {
                assert!(!drawn.contains(&format!(">{name}<")), "{name} is named for {looker}");
            }
        }
    });
    assert!(hidden > 100, "{hidden}");
}

#[test]
fn onlookers_and_the_end_are_drawn_too() {
    positions::all(8, |table, _, number| {
        if number % 25 == 0 {
            for audience in [Audience::Spectator, Audience::Everyone] {
                let (page, ..) = page(table, audience, language(number));
                assert!(!page.contains("legal") && page.len() < MOST, "{}", page.len());
            }
        }
    });
}

//! The pages of the house: HTML and SVG as pure functions of views. No file, socket or clock is touched
//! here, and nothing is drawn that a view does not show.

mod art;
mod closed;
mod decks;
pub mod gangs;
pub mod house;
pub mod look;
mod named;
mod prompt;
mod shelf;
pub mod tcg;
mod things;
mod words;

use std::any::Any;

use ::gangs::game::Gangs;
use ::tcg::game::Tcg;
use maud::{Markup, html};
use table::any::{Offer, Seen};
use table::{Lang, Seat};

pub use decks::{Try, decks, list as deck_list};
pub use house::{Asked, Worded, cards, have_cards, worded};
pub use named::named;
pub use words::texts;

/// The board of a game as the page of that game draws it, from what an audience sees and may do; nothing for a
/// game that has no page of its own.
pub fn draw(game: &str, seen: &dyn Any, seat: Option<Seat>, offers: &[Offer], names: &[String], lang: Lang) -> String {
    match (game, seen.downcast_ref::<Seen<Gangs>>(), seen.downcast_ref::<Seen<Tcg>>()) {
        ("gangs", Some(seen), _) => {
            let offered = |(&choice, offer): (_, &Offer)| gangs::Offered { choice, key: offer.key.clone(), label: offer.label.clone() };
            let offers: Vec<gangs::Offered> = seen.choices.iter().zip(offers).map(offered).collect();
            gangs::table(::gangs::catalog::Catalog::load(), &seen.view, seat, &offers, names, lang).into_string()
        }
        ("tcg", _, Some(seen)) => {
            let offered = |(&choice, offer): (_, &Offer)| tcg::Offered { choice, key: offer.key.clone(), label: offer.label.clone() };
            let offers: Vec<tcg::Offered> = seen.choices.iter().zip(offers).map(offered).collect();
            tcg::table(::tcg::catalog::Catalog::load(), &seen.view, seat, &offers, names, lang).into_string()
        }
        _ => String::new(),
    }
}

/// The shapes that the pages of a game use, once in each page; nothing for a game that has no page of its own.
pub fn glyphs(game: &str) -> Markup {
    match game {
        "gangs" => gangs::glyphs(),
        "tcg" => tcg::glyphs(),
        _ => html! {},
    }
}

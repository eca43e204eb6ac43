//! Games with a drawn table. What one gives is [`Drawing`], in its own types; [`Drawn`] is the same for whoever does
//! not care which game it is, and [`GAMES`] lists them all. Nothing else in the pages or the house tells one game
//! from another.
//!
//! A choice is a button that sends its key as `choice`; whoever serves the page puts a form around the table.
//! Things on the board that belong to a choice carry `data-thing`, and each button carries its things in
//! `data-path`, so that a script can let people click them instead. The page holds the glyphs once, outside of what
//! is sent again when something happens.

use std::any::Any;
use std::sync::LazyLock;

use ccg::game::Ccg;
use gangs::game::Gangs;
use maud::{Markup, html};
use nightlancer::game::Nightlancer;
use table::any::{Heard, Offer, Seen};
use table::{Lang, Prose, Seat, Voice};
use tcg::game::Tcg;

use crate::beat::Beat;
use crate::desk::{Desk, Offered};
use crate::glyph::{self, Sheet};
use crate::prompt;
use crate::shelf::{Color, Shelf};
use crate::signs::Sign;
use crate::stage::{self, Stage};

/// All games with a drawn table.
pub(crate) static GAMES: LazyLock<[Box<dyn Drawn>; 4]> =
    LazyLock::new(|| [Box::new(Gangs::default()), Box::new(Nightlancer::default()), Box::new(Tcg::default()), Box::new(Ccg::default())]);

/// The game of this short name, if it has a drawn table.
pub(crate) fn find(key: &str) -> Option<&'static dyn Drawn> {
    GAMES.iter().find(|game| game.key() == key).map(|game| &**game)
}

/// What a game gives to be drawn.
pub(crate) trait Drawing: Prose {
    /// The style of its table and cards, which touches nothing outside of them: see [`Drawn::style`].
    const STYLE: &'static str;
    /// Its own glyphs, beside those that all tables share.
    const GLYPHS: Sheet;

    /// What its glyphs and words mean.
    const SIGNS: &'static [Sign];

    /// The things on the board to click for a choice, in order; nothing for a choice that belongs to no place.
    fn path(view: &Self::View, choice: Self::Choice) -> Vec<String>;

    /// Whether a choice is shown with its sentence before one click on the board does it: because it costs something that
    /// neither the thing that is clicked nor the prompt names.
    fn is_read(_view: &Self::View, _choice: Self::Choice) -> bool {
        false
    }

    /// Whether a choice can be made beside what is asked, as whatever can be done at any time: its things do not call for
    /// attention.
    fn is_beside(_view: &Self::View, _choice: Self::Choice) -> bool {
        false
    }

    /// Whether a choice is about the hand, though nothing in it is clicked: a phone shows the hand then.
    fn is_of_hand(_choice: Self::Choice) -> bool {
        false
    }

    /// Whose turn it is, or how the table ended.
    fn turn(desk: &Desk<'_, Self>) -> String;

    /// What is asked, or who is being waited for; nothing once the table is over.
    fn asks(desk: &Desk<'_, Self>) -> Option<String>;

    /// The board: what all players share.
    fn board(desk: &Desk<'_, Self>) -> Markup;

    /// What lies over the board for a while: a fight, an effect that goes on, cards that are looked at. It covers nothing
    /// that can be chosen.
    fn over(_desk: &Desk<'_, Self>) -> Markup {
        Markup::default()
    }

    /// What the looking player holds.
    fn hand(desk: &Desk<'_, Self>) -> Markup;

    /// What happened, beat by beat, after what was heard before.
    fn beats(&self, heard: &Heard<Self>, voice: Voice<'_>) -> Vec<Beat>;

    /// The drawing on its tile in the lobby, made from its own pieces.
    fn tile() -> Markup;

    /// All its cards, by kind.
    fn shelves(&self, lang: Lang) -> Vec<Shelf>;

    /// The colours of its cards, if they have colours.
    fn colors(&self, _lang: Lang) -> Vec<Color> {
        Vec::new()
    }
}

/// A game with a drawn table, whichever it is.
pub(crate) trait Drawn: Send + Sync {
    /// Its short name, which is a class of whatever is drawn of it.
    fn key(&self) -> &'static str;
    /// Its title.
    fn title(&self, lang: Lang) -> String;
    /// The whole table as `seat` sees it, or an onlooker; nothing if what is seen is of another game.
    fn table(&self, seen: &dyn Any, seat: Option<Seat>, offers: &[Offer], names: &[String], lang: Lang) -> Option<Markup>;
    /// What happened, beat by beat; nothing if what was heard is of another game.
    fn beats(&self, heard: &dyn Any, voice: Voice<'_>) -> Option<Vec<Beat>>;
    /// The shapes that its pages use, once in each page.
    fn glyphs(&self) -> Markup;
    /// Those of them that are its own.
    fn own_glyphs(&self) -> Markup;
    /// The drawing on its tile.
    fn tile(&self) -> Markup;
    /// Its style, which holds only inside of what has its short name as a class.
    fn style(&self) -> String;
    /// What its glyphs and words mean.
    fn signs(&self) -> &'static [Sign];
    /// Whether it has a rule of this number.
    #[cfg(test)]
    fn has_rule(&self, rule: &str) -> bool;
    /// All its cards, by kind.
    fn shelves(&self, lang: Lang) -> Vec<Shelf>;
    /// The colours of its cards, if they have colours.
    fn colors(&self, lang: Lang) -> Vec<Color>;
}

impl<G: Drawing> Drawn for G {
    fn key(&self) -> &'static str {
        self.about().key
    }

    fn title(&self, lang: Lang) -> String {
        self.texts().get(lang, "title", &[])
    }

    fn table(&self, seen: &dyn Any, seat: Option<Seat>, offers: &[Offer], names: &[String], lang: Lang) -> Option<Markup> {
        let seen = seen.downcast_ref::<Seen<G>>()?;
        let Seen { view, choices, .. } = seen;
        let offered = |(&choice, offer): (&G::Choice, &Offer)| Offered {
            choice,
            key: offer.key.clone(),
            label: offer.label.clone(),
            path: G::path(view, choice),
        };
        let offers = choices.iter().zip(offers).map(offered).collect();
        Some(framed(&Desk::new(self, seen, seat, offers, names, lang)))
    }

    fn beats(&self, heard: &dyn Any, voice: Voice<'_>) -> Option<Vec<Beat>> {
        Some(Drawing::beats(self, heard.downcast_ref::<Heard<G>>()?, voice))
    }

    fn glyphs(&self) -> Markup {
        html! { (glyph::shared()) (self.own_glyphs()) }
    }

    fn own_glyphs(&self) -> Markup {
        glyph::own(self.about().key, &G::GLYPHS)
    }

    fn tile(&self) -> Markup {
        G::tile()
    }

    fn style(&self) -> String {
        // `:where` weighs nothing, so what a rule outweighs stays as it is written.
        let (key, style) = (self.about().key, G::STYLE);
        format!(".{key}, .table:has(.{key}) {{ --accent: var(--accent-{key}); }}\n:where(.{key}) {{\n{style}}}\n")
    }

    fn signs(&self) -> &'static [Sign] {
        G::SIGNS
    }

    #[cfg(test)]
    fn has_rule(&self, rule: &str) -> bool {
        self.rules(Lang::En).get(rule).is_some()
    }

    fn shelves(&self, lang: Lang) -> Vec<Shelf> {
        Drawing::shelves(self, lang)
    }

    fn colors(&self, lang: Lang) -> Vec<Color> {
        Drawing::colors(self, lang)
    }
}

/// A drawn table in the frame that all tables share.
fn framed<G: Drawing>(desk: &Desk<'_, G>) -> Markup {
    let (board, over, own) = (G::board(desk), G::over(desk), Some(G::hand(desk)));
    let stage = Stage { key: desk.game.about().key, lang: desk.lang, says: prompt::says(desk), board, over, own };
    stage::framed(&stage)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn drawings_that_are_used_elsewhere_bring_their_scope_along() {
        // A browser styles what `use` shows without what stands around the drawing in its sheet.
        for game in GAMES.iter() {
            let sheet = game.glyphs().into_string();
            for id in sheet.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
                assert!(!game.style().contains(&format!("#{id} ")), "{}: the style of #{id} does not reach where it is used", game.key());
            }
        }
    }

    #[test]
    fn a_style_holds_inside_of_its_game_alone() {
        for game in GAMES.iter() {
            let style = game.style();
            assert!(style.len() < 24_000, "{}: {}", game.key(), style.len());
            // What the game wrote stands inside of its class from the first brace to the last.
            let inside = style.split_once(&format!(":where(.{}) {{", game.key())).expect("it is scoped").1;
            let mut depth = 1;
            for (at, brace) in inside.match_indices(['{', '}']) {
                depth += if brace == "{" { 1 } else { -1 };
                assert!(depth > 0 || at + 2 == inside.len(), "{}: a brace too many: {}", game.key(), &inside[..at]);
            }
            assert_eq!(depth, 0, "{}", game.key());
            for rule in inside.split('@').skip(1) {
                let known = ["media ", "supports "].iter().any(|name| rule.starts_with(name));
                assert!(known, "{}: a rule that cannot stand inside of another: @{}", game.key(), rule.lines().next().unwrap_or_default());
            }
        }
    }

    #[test]
    fn every_game_has_cards_of_its_colours_and_a_title() {
        for game in GAMES.iter() {
            for lang in Lang::ALL {
                let (shelves, colors) = (game.shelves(lang), game.colors(lang));
                let cards = || shelves.iter().flat_map(|shelf| &shelf.found);
                assert!(cards().count() > 50 && !game.title(lang).contains('⟦'));
                assert!(cards().all(|card| card.color.is_empty() == colors.is_empty()));
                assert!(colors.iter().all(|color| cards().any(|card| card.color == color.key) && game.style().contains(color.class)));
                assert_eq!(find(game.key()).map(|found| found.title(lang)), Some(game.title(lang)));
            }
        }
        assert!(find("no-such-game").is_none());
    }
}

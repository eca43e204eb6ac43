//! Glyphs of this table: dice by their size, the back of cards, piles.

use crate::glyph::Sheet;

/// The glyphs of this table.
pub(crate) const GLYPHS: Sheet = Sheet { svg: include_str!("glyphs.svg"), among_words: &["eye", "hand", "deck", "trash"] };

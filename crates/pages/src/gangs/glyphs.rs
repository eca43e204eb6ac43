//! Shapes and glyphs, drawn once in a page and used many times: the shape of each seat, classes,
//! discs, resources, Points of Interest, Story tokens, and the patterns of streets and rain.

use gangs::catalog::Catalog;
use gangs::catalog::words::{Class, PoiKind};
use gangs::city::Unit;
use maud::{Markup, PreEscaped, html};

/// Glyphs that stand among words, each with the box that it is drawn in.
const AMONG_WORDS: &[&str] = &[
    "solo",
    "techie",
    "netrunner",
    "drone",
    "specialist",
    "hideout",
    "upgrade",
    "wild",
    "eurodollar",
    "contraband",
    "secret",
    "cred",
    "fire",
    "time",
    "lost",
    "discard",
    "move",
    "convert",
    "assassin",
    "agent",
    "vip",
    "trace",
    "x",
    "militech",
    "container",
    "factory",
    "braindance",
    "cyberware",
    "weapon",
    "story",
];

/// All of them; a page needs them once.
pub fn glyphs() -> Markup {
    html! {
        svg.glyphs width="0" height="0" aria-hidden="true" {
            (PreEscaped(include_str!("glyphs.svg")))
            @for glyph in AMONG_WORDS { (framed(glyph, "-12 -12 24 24")) }
            @for shape in ["p0", "p1", "p2", "p3"] { (framed(shape, "-20 -20 40 40")) }
        }
    }
}

/// A glyph in a box of its own, which fills whatever picture uses it.
fn framed(glyph: &str, frame: &str) -> Markup {
    html! { symbol id={ "i-" (glyph) } viewBox=(frame) overflow="visible" { use href={ "#" (glyph) } {} } }
}

/// The glyph of a unit.
pub(crate) fn unit(catalog: &Catalog, unit: Unit) -> &'static str {
    match (unit, unit.class(catalog)) {
        (Unit::Drone, _) => "drone",
        (_, Some(class)) => self::class(class),
        (_, None) => "specialist",
    }
}

/// The glyph of a class.
pub(crate) const fn class(class: Class) -> &'static str {
    match class {
        Class::Solo => "solo",
        Class::Techie => "techie",
        Class::Netrunner => "netrunner",
    }
}

/// The glyph of a Point of Interest.
pub(crate) const fn poi(kind: PoiKind) -> &'static str {
    match kind {
        PoiKind::Fixer => "fixer",
        PoiKind::Business => "business",
        PoiKind::DataFortress => "fortress",
    }
}

#[cfg(test)]
mod tests {
    use gangs::choice::{disc_key, resource_key, token_key};
    use gangs::state::Disc;
    use gangs::story::Token;

    #[test]
    fn everything_that_is_named_has_a_glyph() {
        let drawn = include_str!("glyphs.svg");
        let discs = Disc::ALL.iter().map(|&disc| disc_key(disc));
        let resources = gangs::catalog::words::Resource::ALL.iter().map(|&resource| resource_key(resource));
        let tokens = Token::ALL.iter().map(|&token| token_key(token));
        let others = ["p0", "p1", "p2", "p3", "drone", "specialist", "fixer", "business", "fortress", "cred", "crown", "fire", "time"];
        for glyph in discs.chain(resources).chain(tokens).chain(others) {
            assert_eq!(drawn.matches(&format!("id=\"{glyph}\"")).count(), 1, "{glyph}");
        }
    }
}

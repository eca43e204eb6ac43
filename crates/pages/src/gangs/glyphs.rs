//! Glyphs of this table: classes, discs, resources, Points of Interest, Story tokens, and the patterns of streets.

use gangs::catalog::Catalog;
use gangs::catalog::words::{Class, PoiKind};
use gangs::city::Unit;

use crate::glyph::Sheet;

/// The glyphs of this table.
pub(crate) const GLYPHS: Sheet = Sheet {
    svg: include_str!("glyphs.svg"),
    among_words: &[
        "solo",
        "techie",
        "drone",
        "hideout",
        "upgrade",
        "wild",
        "eurodollar",
        "contraband",
        "secret",
        "cred",
        "time",
        "discard",
        "assassin",
        "agent",
        "vip",
        "militech",
        "container",
        "factory",
        "story",
    ],
};

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
    use gangs::game::Gangs;
    use gangs::state::Disc;
    use gangs::story::Token;

    use crate::drawn::Drawn;

    #[test]
    fn everything_that_is_named_has_a_glyph() {
        let drawn = Drawn::glyphs(&Gangs::default()).into_string();
        let discs = Disc::ALL.iter().map(|&disc| disc_key(disc));
        let resources = gangs::catalog::words::Resource::ALL.iter().map(|&resource| resource_key(resource));
        let tokens = Token::ALL.iter().map(|&token| token_key(token));
        let others = ["p0", "p1", "p2", "p3", "drone", "specialist", "fixer", "business", "fortress", "cred", "crown", "fire", "time"];
        for glyph in discs.chain(resources).chain(tokens).chain(others) {
            assert_eq!(drawn.matches(&format!("id=\"{glyph}\"")).count(), 1, "{glyph}");
        }
    }
}

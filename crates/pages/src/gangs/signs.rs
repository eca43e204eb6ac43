//! What the glyphs of this table mean.

use crate::signs::{Sign, glyph, place};

pub(crate) const SIGNS: &[Sign] = &[
    glyph("solo", "gangs-sign-solo", "R108"),
    glyph("techie", "gangs-sign-techie", "R129"),
    glyph("netrunner", "gangs-sign-netrunner", "R146"),
    glyph("drone", "gangs-sign-drone", "R032"),
    glyph("hideout", "gangs-sign-hideout", "R158"),
    glyph("upgrade", "gangs-sign-upgrade", "R166"),
    glyph("wild", "gangs-sign-wild", "R170"),
    glyph("eurodollar", "gangs-sign-eurodollar", "R055"),
    glyph("contraband", "gangs-sign-contraband", "R063"),
    glyph("secret", "gangs-sign-secret", "R056"),
    glyph("cred", "gangs-sign-cred", "R002"),
    place("business", "gangs-sign-business", "R071"),
    place("fixer", "gangs-sign-fixer", "R070"),
    place("fortress", "gangs-sign-fortress", "R072"),
    glyph("fire", "gangs-sign-fire", "R117"),
];

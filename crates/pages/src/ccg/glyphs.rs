//! Glyphs of this table: figures, character types, types of cards and of gear, piles; and which of them stands for what.

use ccg::catalog::card::Card;
use ccg::catalog::words::{Attribute, Kind, Stat};

use crate::glyph::Sheet;

/// The glyphs of this table.
pub(crate) const GLYPHS: Sheet = Sheet {
    svg: include_str!("glyphs.svg"),
    among_words: &[
        "cc-sr",
        "cc-def",
        "cc-power",
        "cc-emp",
        "cc-style",
        "cc-msec",
        "cc-esec",
        "cc-security",
        "cc-ops",
        "cc-eb",
        "cc-move",
        "cc-room",
        "cc-location",
        "cc-operation",
        "cc-runner",
        "cc-event",
        "cc-equipment",
        "cc-cop",
        "cc-corp",
        "cc-fixer",
        "cc-med-tech",
        "cc-media",
        "cc-nomad",
        "cc-rocker",
        "cc-solo",
        "cc-techie",
        "cc-vehicle",
        "cc-armor",
        "cc-clothing",
        "cc-drug",
        "cc-electronics",
        "cc-psycho",
        "cc-busted",
        "cc-team",
        "cc-hand",
        "cc-runs",
        "cc-gear",
        "cc-trash",
        "cc-stash",
        "cc-token",
    ],
};

/// The glyph of a figure.
pub(crate) const fn stat(stat: Stat) -> &'static str {
    match stat {
        Stat::Sr => "cc-sr",
        Stat::Lr => "fire",
        Stat::Def => "cc-def",
        Stat::Power => "cc-power",
        Stat::MSec => "cc-msec",
        Stat::ESec => "cc-esec",
        Stat::Emp => "cc-emp",
        Stat::Style => "cc-style",
        Stat::Movement => "cc-move",
        Stat::RunCost | Stat::Eb => "cc-eb",
        Stat::OpsPoints => "cc-ops",
    }
}

/// The glyph of a character type.
const fn role(role: Attribute) -> Option<&'static str> {
    Some(match role {
        Attribute::Cop => "cc-cop",
        Attribute::Corp => "cc-corp",
        Attribute::Fixer => "cc-fixer",
        Attribute::MedTech => "cc-med-tech",
        Attribute::Media => "cc-media",
        Attribute::Netrunner => "netrunner",
        Attribute::Nomad => "cc-nomad",
        Attribute::Rocker => "cc-rocker",
        Attribute::Solo => "cc-solo",
        Attribute::Techie => "cc-techie",
        _ => return None,
    })
}

/// The glyph of a type of Equipment.
const fn gear(gear: Attribute) -> Option<&'static str> {
    Some(match gear {
        Attribute::Weapon => "weapon",
        Attribute::Vehicle => "cc-vehicle",
        Attribute::Armor => "cc-armor",
        Attribute::Clothing => "cc-clothing",
        Attribute::Drug => "cc-drug",
        Attribute::Electronics => "cc-electronics",
        Attribute::Tool => "cc-techie",
        _ => return None,
    })
}

/// The glyph of a type of cards.
pub(crate) const fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Location => "cc-location",
        Kind::Operation => "cc-operation",
        Kind::Runner => "cc-runner",
        Kind::Cyber => "cyberware",
        Kind::Equipment => "cc-equipment",
        Kind::Event => "cc-event",
    }
}

/// The glyph that says most of a card: a Runner's character type, the type of an Equipment.
pub(crate) fn of(card: &Card) -> &'static str {
    let found = match card.kind {
        Kind::Runner => card.attributes.iter().find_map(|&one| role(one)),
        Kind::Equipment => card.attributes.iter().find_map(|&one| gear(one)),
        _ => None,
    };
    found.unwrap_or(kind(card.kind))
}

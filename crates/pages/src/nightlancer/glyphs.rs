//! Glyphs of this table: abilities, types of Contacts and of Black Market cards, Obstacles, tracks and tokens.

use nightlancer::catalog::words::{Ability, Action, Circle, Kind, Obstacle, Trait, Ware};

use crate::glyph::Sheet;

/// The glyphs of this table.
pub(crate) const GLYPHS: Sheet = Sheet {
    svg: include_str!("glyphs.svg"),
    among_words: &[
        "nl-covert",
        "nl-streetwise",
        "nl-technical",
        "nl-melee",
        "nl-gunfight",
        "nl-marksman",
        "nl-health",
        "nl-resolve",
        "nl-ideals",
        "nl-heat",
        "nl-prospects",
        "nl-chip",
        "nl-loan",
        "nl-token",
        "nl-company",
        "nl-fixer",
        "nl-security",
        "nl-smarts",
        "nl-social",
        "nl-armour",
        "nl-gear",
        "nl-cyberweapon",
        "nl-distraction",
        "nl-cracking",
        "nl-demolition",
        "nl-danger",
        "nl-skill",
        "nl-agenda",
        "nl-boss",
        "nl-deal",
        "nl-dirty",
        "nl-loud",
        "nl-obvious",
        "nl-shaken",
        "nl-low",
        "nl-agent",
        "nl-contact",
        "nl-opportunity",
        "nl-mission",
        "nl-street",
        "nl-rain",
        "nl-hit",
        "nl-again",
        "nl-crew",
        "nl-pact",
    ],
};

pub(crate) const fn ability(ability: Ability) -> &'static str {
    match ability {
        Ability::Covert => "nl-covert",
        Ability::Streetwise => "nl-streetwise",
        Ability::Technical => "nl-technical",
        Ability::Melee => "nl-melee",
        Ability::Gunfight => "nl-gunfight",
        Ability::Marksman => "nl-marksman",
    }
}

pub(crate) const fn circle(circle: Circle) -> &'static str {
    match circle {
        Circle::Company => "nl-company",
        Circle::Fixer => "nl-fixer",
        Circle::Security => "nl-security",
        Circle::Smarts => "nl-smarts",
        Circle::Social => "nl-social",
    }
}

pub(crate) const fn ware(ware: Ware) -> &'static str {
    match ware {
        Ware::Armour => "nl-armour",
        Ware::Gear => "nl-gear",
        Ware::Weapon => "weapon",
        Ware::Cyberware => "cyberware",
        Ware::Cyberweapon => "nl-cyberweapon",
    }
}

pub(crate) const fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Skill => "nl-skill",
        Kind::Agenda => "nl-agenda",
    }
}

pub(crate) const fn obstacle(obstacle: Obstacle) -> &'static str {
    match obstacle {
        Obstacle::Distraction => "nl-distraction",
        Obstacle::Cracking => "nl-cracking",
        Obstacle::Demolition => "nl-demolition",
    }
}

pub(crate) const fn quality(quality: Trait) -> &'static str {
    match quality {
        Trait::Loud => "nl-loud",
        Trait::Obvious => "nl-obvious",
    }
}

/// The glyph of what a space is for.
pub(crate) const fn action(action: Action) -> &'static str {
    match action {
        Action::BlackMarket => "nl-gear",
        Action::GatherFavours => "nl-contact",
        Action::SlumsHustles | Action::HardWork => "nl-chip",
        Action::UseConnections => "nl-opportunity",
        Action::Euromafia => "nl-loan",
        Action::TakeARest => "nl-low",
    }
}

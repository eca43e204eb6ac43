//! What the words on cards of this game mean, and what lies beside the cards.

use crate::signs::{Sign, glyph, keyword, part};

pub(crate) const SIGNS: &[Sign] = &[
    keyword("BLOCKER", "tcg-sign-blocker", "T187"),
    keyword("QUICK", "tcg-sign-quick", "T185"),
    keyword("GO SOLO", "tcg-sign-solo", "T366"),
    keyword("ADRENALINE", "tcg-sign-adrenaline", "T271"),
    keyword("PLAY", "tcg-sign-play", "T263"),
    keyword("CALL", "tcg-sign-call", "T265"),
    keyword("ATTACK", "tcg-sign-attack", "T266"),
    keyword("DEFEATED", "tcg-sign-defeated", "T268"),
    keyword("Lag", "tcg-sign-lag", "T138"),
    part(".clash", "tcg-sign-clash", "T198"),
    part(".gigs .die", "tcg-sign-die", "T245"),
    part(".fixer", "tcg-sign-fixer", "T098"),
    part(".cred", "tcg-sign-cred", "T258"),
    part(".gigs", "tcg-sign-gigs", "T242"),
    part(".eddies", "tcg-sign-eddies", "T024"),
    part(".held", "tcg-sign-hand", "T014"),
    part(".deck", "tcg-sign-deck", "T015"),
    part(".trash", "tcg-sign-trash", "T027"),
    part(".gone", "tcg-sign-gone", "T035"),
    part(".legends :is(.back, .empty)", "tcg-sign-legend", "T141"),
    part(".looked", "tcg-sign-looked", "T022"),
    part(".cost", "tcg-sign-cost", "T120"),
    part(".ram", "tcg-sign-ram", "T067"),
    part(".sell", "tcg-sign-sell", "T111"),
    part(".might", "tcg-sign-power", "T226"),
    glyph("p0 p1", "sign-seat", "T004"),
];

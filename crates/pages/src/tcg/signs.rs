//! What the words on cards of this game mean.

use crate::signs::{Sign, keyword};

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
];

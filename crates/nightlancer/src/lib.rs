//! Nightlancer: one to four underworld operatives of Birmingham in 2099 trade, train and take shady missions, and look
//! for a way out before the city collapses. The files carry the rulebook's words.
//!
//! `catalog` holds what is printed.

pub mod catalog;

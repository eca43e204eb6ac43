//! Gangs of Night City: gangs of one to four players fight over six Districts, make deals, hire
//! Edgerunners and run the Net. The files carry the rulebook's words; `catalog` holds what is printed.

pub mod catalog;
pub mod city;
pub mod hands;
pub mod market;
pub mod purse;

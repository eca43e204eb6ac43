//! Every card does what it says. The tests of this folder go through the whole catalog: each option, price, requirement,
//! bonus, power, Event, Route, Penalty and payment is tried at a staged table, and what changed is held against what the
//! words of the card mean, which is said here a second time. So a word that the rules forget is found, whichever card
//! has it, and a card of tomorrow is tried without a line more.

mod contacts;
mod goods;
mod jobs;
mod plans;
mod powers;
mod staged;

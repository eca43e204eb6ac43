//! All tests of this crate from outside, as one program: it is linked once.

#![allow(clippy::unwrap_used, reason = "a failed assertion is what a test is for")]

mod ccg;
mod drawn;
mod gangs;
mod house;
mod nightlancer;
mod positions;
mod styles;
mod tcg;

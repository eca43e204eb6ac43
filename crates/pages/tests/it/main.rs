//! All tests of this crate from outside, as one program: it is linked once.

mod drawn;
mod gangs;
mod house;
mod positions;
mod tcg;

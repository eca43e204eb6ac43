//! All tests of this crate from outside, as one program: it is linked once.

mod acts;
mod conformance;
mod courier;
mod fair;

//! The pages of the house, as HTML: plain functions from what an audience may see to markup. Nothing here
//! reads, writes or waits.

pub mod house;

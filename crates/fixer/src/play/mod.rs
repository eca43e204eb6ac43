//! A table in the terminal, line by line: text out, one line in and no cursor movement, so that it reads well with a
//! screen reader and over a pipe. Where the terminal has colours they say nothing that words do not.

mod console;
mod groups;
pub mod history;
mod keep;
mod names;
mod orders;
mod pick;
mod session;
#[cfg(test)]
pub mod stub;
mod turn;

#[cfg(test)]
pub use console::scripted;
pub use console::{Console, Input};
pub use groups::in_order;
pub use orders::Order;
pub use pick::{Picked, by_beginning, exactly, listed};
pub use session::{Leave, Player, Session};

//! A table in the terminal, line by line: plain text out, one line in, no cursor movement and no
//! colour, so that it reads well with a screen reader and over a pipe.

mod console;
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
pub use orders::Order;
pub use pick::{Picked, by_beginning, exactly, listed};
pub use session::{Leave, Player, Session};

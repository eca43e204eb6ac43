//! Whether the bots of a table decided what they would decide again.

use std::sync::Arc;

use super::{Replay, ReplayError};
use crate::log::{LogEntry, Logged};
use crate::player::{Roster, cores};
use crate::seat::Seat;
use crate::text::Prose;

/// A player that is no bot.
pub const PERSON: &str = "person";

/// What an audit found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Audit {
    /// Decisions of bots, all of them made the same again.
    pub bots: usize,
    /// Decisions of people, which nobody can make again.
    pub people: usize,
    /// Whether it was stopped before the end.
    pub stopped: bool,
}

impl Replay {
    /// Asks the bots of this table again, each on what it knew, and checks that they decide the same. The
    /// first that does not is an error. `watch` hears how many entries are done and answers whether to go on.
    pub fn audit<G: Prose>(
        &self,
        game: &Arc<G>,
        roster: &dyn Roster<G>,
        watch: &mut dyn FnMut(usize) -> bool,
    ) -> Result<Audit, ReplayError> {
        let here = (game.about().rules, game.catalog());
        if (self.head.rules, &self.head.catalog) != (here.0, &here.1) {
            let says = format!(
                "the table was played by rules {} with content {}, and this program has rules {} with content {}: its bots would decide otherwise",
                self.head.rules, self.head.catalog, here.0, here.1
            );
            return Err(ReplayError { line: self.lines.game.max(1), says });
        }
        let mut players = self.players.clone();
        let (mut audit, mut done) = (Audit::default(), 0);
        let look = |table: &Logged<G>, entry: &LogEntry| {
            done += 1;
            audit.stopped |= !audit.stopped && !watch(done);
            match entry {
                _ if audit.stopped => {}
                LogEntry::Substitute { seat, player, .. } => {
                    if let Some(plays) = players.get_mut(seat.index()) {
                        plays.clone_from(player);
                    }
                }
                LogEntry::Decision { seat, automatic: false, choice, thought, .. } => {
                    match players.get(seat.index()).map_or(PERSON, String::as_str) {
                        PERSON => audit.people += 1,
                        bot => {
                            ask_again(table, roster, *seat, bot, choice, thought)?;
                            audit.bots += 1;
                        }
                    }
                }
                _ => {}
            }
            Ok(())
        };
        self.play_whole(game, false, look)?;
        Ok(audit)
    }
}

/// Asks a bot again for a decision that it made.
fn ask_again<G: Prose>(
    table: &Logged<G>,
    roster: &dyn Roster<G>,
    seat: Seat,
    bot: &str,
    choice: &str,
    thought: &[u32],
) -> Result<(), String> {
    let mut player =
        roster.seat(bot, table.player_seed(seat), cores()).map_err(|right| format!("{seat} was played by '{bot}', but {right}"))?;
    player.recall(thought);
    let choices = table.choices(seat);
    let sight = table.sight(seat, &choices);
    let must = table.game().awaited(table.state()).must.contains(seat);
    let answer = if must && !choices.is_empty() { Some(player.choose(&sight)) } else { player.volunteer(&sight) };
    match answer.map(|place| table.game().key(choices[place])) {
        Some(again) if again == choice => Ok(()),
        Some(again) => Err(format!("{seat} ({bot}) chose '{choice}', but on the same view it chooses '{again}'")),
        None => Err(format!("{seat} ({bot}) chose '{choice}', but on the same view it lets the others go on")),
    }
}

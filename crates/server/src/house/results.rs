//! What is kept of a table that ended, beside its log: who had which place, and whether it counts for ratings.

use std::net::IpAddr;

use table::any::AnyTable;
use table::log::{Ended, LogEntry};
use table::{Lang, Verdict};

use super::{House, Live, Registered, Seating};
use crate::store::{Change, EndedTable, GuestId, Placing, ResultsChange, Sitter};

impl House {
    /// What is to be written of a table that has just ended, if it is one that was played here.
    pub(super) fn result(&self, live: &Live, seating: &Seating, table: &dyn AnyTable) -> Option<Change> {
        let outcome = table.outcome()?;
        let ended = Ended::new(&outcome, table.seats());
        if let Some(shares) = &live.shares {
            return self.common_result(shares, live, seating, table);
        }
        if seating.brought || seating.sitters.iter().all(|sitter| sitter.guest().is_none()) {
            return None;
        }
        let sides = Lang::ALL.map(|lang| table.sides(lang));
        let placing = |(seat, sitter): (usize, &Sitter)| Placing {
            guest: sitter.guest(),
            bot: if let Sitter::Bot(bot) = sitter { Some(bot.clone()) } else { None },
            place: ended.places.get(seat).copied().unwrap_or_default(),
            score: ended.scores.get(seat).copied().unwrap_or_default(),
            plays: sides
                .each_ref()
                .map(|sides| sides.iter().find(|side| side.seat.index() == seat).and_then(|side| side.plays.clone()).unwrap_or_default()),
        };
        let placings: Vec<Placing> = seating.sitters.iter().enumerate().map(placing).collect();
        let counts = ended.verdict == Verdict::Ranked && !self.share_an_address(&placings) && !was_replaced(table.log());
        let verdict = serde_json::to_value(ended.verdict).ok().and_then(|verdict| verdict.as_str().map(str::to_owned)).unwrap_or_default();
        let mode = seating.fields.get("mode").map_or(live.game.about().modes[0], String::as_str).to_owned();
        let (table, game) = (live.id.clone(), live.game.about().key.to_owned());
        let hardness = harder(live.game)
            .and_then(|(key, values)| values.iter().position(|value| seating.fields.get(key).is_some_and(|set| set == value)));
        let hardness = hardness.map_or(0, |place| place as i64);
        Some(Change::Results(ResultsChange::Ended(Box::new(EndedTable { table, game, mode, hardness, verdict, counts, placings }))))
    }

    /// Whether two people at a table came from the same address last: they may be one.
    fn share_an_address(&self, placings: &[Placing]) -> bool {
        let came = |guest: GuestId| self.who(guest).address.filter(|address: &IpAddr| !address.is_loopback());
        let mut addresses: Vec<IpAddr> = placings.iter().filter_map(|placing| placing.guest).filter_map(came).collect();
        let all = addresses.len();
        addresses.sort_unstable();
        addresses.dedup();
        addresses.len() < all
    }
}

/// The option by which a game becomes harder, with its values, the usual one first.
pub fn harder(game: Registered) -> Option<(&'static str, &'static [&'static str])> {
    game.about().options.iter().find(|option| option.harder).map(|option| (option.key, option.values))
}

/// Whether a bot has sat in for somebody: then nobody knows who has earned the result.
fn was_replaced(log: &[LogEntry]) -> bool {
    log.iter().any(|entry| matches!(entry, LogEntry::Substitute { .. }))
}

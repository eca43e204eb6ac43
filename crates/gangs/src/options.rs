//! What all agree on before the deal: seats, who leads which Gang, who begins.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{Asked, Problems, Seat};

use crate::catalog::words::Gang;

/// The options of a table of rivals.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// The Gang of every seat.
    pub gangs: Vec<Gang>,
    /// Who begins; none for chance to say.
    pub first: Option<Seat>,
}

/// The name of a Gang as people write it.
pub fn gang_key(gang: Gang) -> &'static str {
    match gang {
        Gang::TygerClaws => "tyger-claws",
        Gang::Valentinos => "valentinos",
        Gang::VoodooBoys => "voodoo-boys",
        Gang::Maelstrom => "maelstrom",
    }
}

impl Options {
    /// Reads options as people write them; all problems at once.
    pub fn read(fields: &BTreeMap<String, String>) -> Result<Options, Problems> {
        let mut asked = Asked::new(fields);
        let named = asked.words("gangs").map(|words| words.split(',').map(str::trim).collect::<Vec<_>>());
        let count = named.as_ref().map_or(2, Vec::len).clamp(2, Gang::ALL.len());
        let seats = asked.number("seats", 2..=4, count as u32) as usize;
        let mut gangs: Vec<Gang> = Vec::new();
        for name in named.unwrap_or_default() {
            match Gang::ALL.iter().find(|&&gang| gang_key(gang) == name) {
                None => {
                    let known: Vec<&str> = Gang::ALL.iter().map(|&gang| gang_key(gang)).collect();
                    asked.problem("gangs", format!("'{name}' is not known; it can be {}", known.join(", ")));
                }
                Some(gang) if gangs.contains(gang) => {
                    asked.problem("gangs", format!("'{name}' is named twice; every seat leads a Gang of its own"));
                }
                Some(gang) => gangs.push(*gang),
            }
        }
        if gangs.len() > seats {
            asked.problem("gangs", format!("{} Gangs are named, but there are {seats} seats", gangs.len()));
        }
        // Seats that named none take the Gangs that are left, in order.
        let left: Vec<Gang> = Gang::ALL.iter().copied().filter(|gang| !gangs.contains(gang)).collect();
        gangs.extend(left);
        gangs.truncate(seats);
        let first = asked.words("first").filter(|&words| words != "random");
        let first = first.and_then(|words| {
            let seat = words.parse::<u8>().ok().filter(|&seat| usize::from(seat) < seats).map(Seat);
            if seat.is_none() {
                asked.problem("first", format!("'{words}' is not possible; it can be random, or a seat from 0 to {}", seats - 1));
            }
            seat
        });
        asked.finish(Options { gangs, first })
    }

    /// How many seats the table has.
    pub fn seats(&self) -> u8 {
        self.gangs.len() as u8
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(fields: &[(&str, &str)]) -> Result<Options, String> {
        let fields = fields.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
        Options::read(&fields).map_err(|problems| problems.to_string())
    }

    #[test]
    fn every_seat_leads_a_gang_of_its_own() {
        let options = read(&[("gangs", "maelstrom, valentinos, tyger-claws"), ("first", "2")]).unwrap();
        assert_eq!(options.gangs, [Gang::Maelstrom, Gang::Valentinos, Gang::TygerClaws]);
        assert_eq!((options.seats(), options.first), (3, Some(Seat(2))));
        let partly = read(&[("seats", "4"), ("gangs", "maelstrom"), ("first", "random")]).unwrap();
        assert_eq!(partly.gangs, [Gang::Maelstrom, Gang::TygerClaws, Gang::Valentinos, Gang::VoodooBoys]);
        assert_eq!(partly.first, None);
    }

    #[test]
    fn options_that_make_no_sense_are_told_all_at_once() {
        let told = read(&[("seats", "5"), ("gangs", "maelstrom,maelstrom,mox"), ("first", "9"), ("stroy", "x")]).unwrap_err();
        assert_eq!(
            told,
            "seats: '5' is not possible; it can be 2 to 4\n\
             gangs: 'maelstrom' is named twice; every seat leads a Gang of its own\n\
             gangs: 'mox' is not known; it can be tyger-claws, valentinos, voodoo-boys, maelstrom\n\
             first: '9' is not possible; it can be random, or a seat from 0 to 2\n\
             stroy: there is no such option; this game has gangs, seats, first"
        );
        let told = read(&[("seats", "2"), ("gangs", "maelstrom,valentinos,tyger-claws")]).unwrap_err();
        assert_eq!(told, "gangs: 3 Gangs are named, but there are 2 seats");
    }
}

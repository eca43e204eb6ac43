//! What all agree on before the deal: the mode, seats, who leads which Gang, who begins, which Story.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::problem::unknown;
use table::{AboutOption, Asked, Message, Problems, Says, Seat, rule};

use crate::catalog::Catalog;
use crate::catalog::words::Gang;
use crate::story::words::Story;

/// The ways to play: rivals, and one player alone.
pub const MODES: &[&str] = &["rivals", "solo"];

const GANGS: &[&str] = &["tyger-claws", "valentinos", "voodoo-boys", "maelstrom"];
const STORIES: &[&str] = &["tutorial", "cost-of-success", "night-city-tour", "subtle-warfare", "inconvenient-gift"];

/// The options as they are listed.
pub const LISTED: &[AboutOption] = &[
    AboutOption::new("story", STORIES),
    AboutOption::new("gangs", GANGS),
    AboutOption::new("first", &["random", "0", "1", "2", "3"]),
    AboutOption::new("rival", &["valentinos", "tyger-claws", "voodoo-boys", "maelstrom"]),
];

/// The options of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// The Gang of every seat.
    pub gangs: Vec<Gang>,
    /// Who begins; none for chance to say.
    pub first: Option<Seat>,
    /// The Story; a single player always plays Fine Before You Came instead (R213).
    pub story: Story,
    /// The opposing Gang of a single player (R207).
    pub rival: Option<Gang>,
}

/// The name of a Gang as people write it.
pub fn gang_key(gang: Gang) -> &'static str {
    GANGS[gang as usize]
}

/// The stable name of a Story.
pub fn story_key(story: Story) -> &'static str {
    STORIES[story as usize]
}

fn gang_of(name: &str) -> Option<Gang> {
    Gang::ALL.iter().copied().find(|&gang| gang_key(gang) == name)
}

impl Options {
    /// Rivals with these Gangs and no Story beyond the Tutorial.
    pub fn rivals(gangs: &[Gang]) -> Options {
        Options { gangs: gangs.to_vec(), first: None, story: Story::Tutorial, rival: None }
    }

    /// Reads options as people write them; all problems at once.
    pub fn read(fields: &BTreeMap<String, String>) -> Result<Options, Problems> {
        let mut asked = Asked::new(fields);
        let solo = asked.one_of("mode", MODES, 0) == 1;
        let named = asked
            .words("gangs")
            .map(|words| words.split([',', '+', ' ']).map(str::trim).filter(|name| !name.is_empty()).collect::<Vec<_>>());
        rule!(R001);
        rule!(R091);
        let range = if solo { 1..=1 } else { 2..=4 };
        let count = named.as_ref().map_or(0, Vec::len).clamp(*range.start(), *range.end());
        let seats = asked.number("seats", *range.start() as u32..=*range.end() as u32, count as u32) as usize;
        let mut gangs: Vec<Gang> = Vec::new();
        for name in named.unwrap_or_default() {
            match gang_of(name) {
                None => asked.problem("gangs", unknown(name, GANGS)),
                Some(gang) if gangs.contains(&gang) => {
                    asked.problem("gangs", says(&Message::new("problem-gang-twice").with("name", name.to_owned())));
                }
                Some(gang) => gangs.push(gang),
            }
        }
        if gangs.len() > seats {
            let message = Message::new("problem-too-many-gangs").with("count", gangs.len() as i64).with("seats", seats as i64);
            asked.problem("gangs", says(&message));
        }
        let rival = read_rival(&mut asked, solo, gangs.first().copied());
        // Seats that named none take the Gangs that are left, in order.
        let left = Gang::ALL.iter().copied().filter(|gang| !gangs.contains(gang) && rival != Some(*gang)).collect::<Vec<_>>();
        gangs.extend(left);
        gangs.truncate(seats);
        let story = Story::ALL[asked.one_of("story", STORIES, 0)];
        if solo && fields.contains_key("story") {
            asked.problem("story", says(&Message::new("problem-solo-story")));
        }
        let first = asked.words("first").filter(|&words| words != "random");
        let first = first.and_then(|words| {
            let seat = words.parse::<u8>().ok().filter(|&seat| usize::from(seat) < seats).map(Seat);
            if seat.is_none() {
                let message = Message::new("problem-first").with("words", words.to_owned()).with("last", seats as i64 - 1);
                asked.problem("first", says(&message));
            }
            seat
        });
        let first = if solo { Some(Seat(0)) } else { first };
        asked.finish(Options { gangs, first, story, rival })
    }

    /// How many seats the table has.
    pub fn seats(&self) -> u8 {
        self.gangs.len() as u8
    }

    /// Every mode, seat count and Story, for conformance.
    pub fn variants() -> Vec<Options> {
        let mut all: Vec<Options> = (2..=4).map(|seats| Options::rivals(&Gang::ALL[4 - seats..])).collect();
        for (seats, &story) in [2, 3, 4, 2].into_iter().zip(&Story::ALL[1..]) {
            all.push(Options { story, ..Options::rivals(&Gang::ALL[..seats]) });
        }
        for (place, &rival) in Gang::ALL.iter().enumerate() {
            let gangs = vec![Gang::ALL[(place + 1) % Gang::ALL.len()]];
            all.push(Options { gangs, first: Some(Seat(0)), story: Story::Tutorial, rival: Some(rival) });
        }
        all
    }
}

/// What is wrong with options, in every language.
fn says(message: &Message) -> Says {
    Catalog::load().texts().says(message)
}

/// The opposing Gang of a single player: another one than the player's own.
fn read_rival(asked: &mut Asked<'_>, solo: bool, own: Option<Gang>) -> Option<Gang> {
    let words = asked.words("rival");
    if !solo {
        if words.is_some() {
            asked.problem("rival", says(&Message::new("problem-no-rival")));
        }
        return None;
    }
    let usual = [Gang::Valentinos, Gang::TygerClaws].into_iter().find(|&gang| Some(gang) != own);
    let Some(words) = words else { return usual };
    let rival = gang_of(words);
    match rival {
        None => asked.problem("rival", unknown(words, GANGS)),
        Some(gang) if Some(gang) == own => {
            let others: Vec<&str> = GANGS.iter().copied().filter(|&name| name != words).collect();
            let message = Message::new("problem-own-rival").with("words", words.to_owned()).with("others", others.join(", "));
            asked.problem("rival", says(&message));
        }
        Some(_) => {}
    }
    rival.or(usual)
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
             stroy: there is no such option; this game has mode, gangs, seats, rival, story, first; did you mean 'story'?"
        );
        let told = read(&[("seats", "2"), ("gangs", "maelstrom,valentinos,tyger-claws")]).unwrap_err();
        assert_eq!(told, "gangs: 3 Gangs are named, but there are 2 seats");
    }

    #[test]
    fn one_player_faces_another_gang() {
        let options = read(&[("mode", "solo"), ("gangs", "maelstrom"), ("rival", "voodoo-boys")]).unwrap();
        assert_eq!((options.gangs, options.rival, options.first), (vec![Gang::Maelstrom], Some(Gang::VoodooBoys), Some(Seat(0))));
        let usual = read(&[("mode", "solo"), ("gangs", "valentinos")]).unwrap();
        assert_eq!(usual.rival, Some(Gang::TygerClaws));
        assert_eq!(read(&[("mode", "solo")]).unwrap().gangs, [Gang::TygerClaws], "not the rival");
        let fields = [
            ("mode", "solo"),
            ("gangs", "maelstrom,valentinos"),
            ("rival", "maelstrom"),
            ("seats", "2"),
            ("story", "tour"),
            ("first", "1"),
        ];
        assert_eq!(
            read(&fields).unwrap_err(),
            "seats: '2' is not possible; it can only be 1\n\
             gangs: 2 Gangs are named, but there is one seat\n\
             rival: 'maelstrom' is your own Gang; it can be tyger-claws, valentinos, voodoo-boys\n\
             story: 'tour' is not known; it can be tutorial, cost-of-success, night-city-tour, subtle-warfare, inconvenient-gift\n\
             story: the single player mode has a Story of its own; leave it out\n\
             first: '1' is not possible; it can only be 0"
        );
        assert_eq!(read(&[("rival", "maelstrom")]).unwrap_err(), "rival: only the single player mode has one; add mode solo");
    }

    #[test]
    fn every_mode_seat_count_and_story_is_a_variant() {
        let all = Options::variants();
        assert!(Story::ALL.iter().all(|&story| all.iter().any(|options| options.story == story)));
        assert!((1..=4).all(|seats| all.iter().any(|options| options.seats() == seats)));
        assert!(Gang::ALL.iter().all(|&gang| all.iter().any(|options| options.rival == Some(gang) && options.gangs != [gang])));
    }
}

//! What is played: each line is one question, and a list of tables that are played in turn.

use gangs::catalog::words::Gang;
use gangs::options::{Options, gang_key, story_key};
use gangs::story::words::Story;
use table::Seat;

/// One question and the tables that answer it.
pub struct Line {
    /// What it is called.
    pub name: String,
    /// Who sits where; every order of seats is there.
    pub tables: Vec<Options>,
}

/// Every way to seat so many of these Gangs.
fn seatings(gangs: &[Gang], seats: usize) -> Vec<Vec<Gang>> {
    if seats == 0 {
        return vec![Vec::new()];
    }
    let with = |gang: &Gang| {
        let left: Vec<Gang> = gangs.iter().copied().filter(|other| other != gang).collect();
        seatings(&left, seats - 1).into_iter().map(|rest| [vec![*gang], rest].concat()).collect::<Vec<_>>()
    };
    gangs.iter().flat_map(with).collect()
}

fn rivals(gangs: &[Gang], story: Story) -> Options {
    Options { first: Some(Seat(0)), story, ..Options::rivals(gangs) }
}

/// All lines: pairs, then three and four seats with every Story, then single players.
pub fn lines() -> Vec<Line> {
    let mut lines = Vec::new();
    for (place, &one) in Gang::ALL.iter().enumerate() {
        for &other in &Gang::ALL[place + 1..] {
            let tables = [[one, other], [other, one]].map(|gangs| rivals(&gangs, Story::Tutorial)).to_vec();
            lines.push(Line { name: format!("pair {} {}", gang_key(one), gang_key(other)), tables });
        }
    }
    for (seats, word) in [(2, "two"), (3, "three"), (4, "four")] {
        for &story in Story::ALL {
            let tables = seatings(Gang::ALL, seats).iter().map(|gangs| rivals(gangs, story)).collect();
            lines.push(Line { name: format!("{word} {}", story_key(story)), tables });
        }
    }
    for &rival in Gang::ALL {
        let alone = |gang: &Gang| Options { rival: Some(rival), ..rivals(&[*gang], Story::Tutorial) };
        let tables = Gang::ALL.iter().filter(|&&gang| gang != rival).map(alone).collect();
        lines.push(Line { name: format!("solo against {}", gang_key(rival)), tables });
    }
    lines
}

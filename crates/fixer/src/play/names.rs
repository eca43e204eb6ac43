//! What everybody at the table is called: people are players, bots go by their names, and who would share a name is
//! counted.

use table::{Lang, Message};

use super::session::Player;
use crate::words::say;

/// The name of who sits at each seat.
pub fn names(players: &[Player], lang: Lang) -> Vec<String> {
    let people = players.iter().filter(|player| **player == Player::Person).count();
    let name = |(at, player): (usize, &Player)| {
        let number = players[..=at].iter().filter(|other| *other == player).count();
        match player {
            Player::Person if people == 1 => say(lang, &Message::new("name-person")),
            Player::Person => say(lang, &Message::new("name-numbered").with("number", number as i64)),
            Player::Bot(bot) if number == 1 => bot.clone(),
            Player::Bot(bot) => format!("{bot} {number}"),
        }
    };
    players.iter().enumerate().map(name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_shares_a_name() {
        let bot = |name: &str| Player::Bot(name.to_owned());
        let alone = [bot("street"), Player::Person, bot("street"), bot("edge:9")];
        assert_eq!(names(&alone, Lang::En), ["street", "Player", "street 2", "edge:9"]);
        assert_eq!(names(&alone, Lang::It)[1], "Giocatore");
        assert_eq!(names(&[Player::Person, bot("street"), Player::Person], Lang::En), ["Player 1", "street", "Player 2"]);
    }
}

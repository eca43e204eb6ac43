//! Passphrases that are hard enough to guess.

use std::collections::BTreeSet;

use table::Message;

use super::{HouseError, wrong};

/// The letters of a passphrase at least. It may be as long as anybody likes to type.
const SHORTEST: usize = 12;
/// And at most: what is longer is no passphrase.
pub(super) const LONGEST: usize = 256;
/// Different letters that a passphrase has at least.
const DIFFERENT: usize = 5;

/// What of the passphrases that everybody tries first is long enough, without its signs and large letters.
const TRIED_FIRST: [&str; 24] = [
    "passwordpassword",
    "password12345",
    "password123456",
    "password1234567",
    "qwertyuiop12",
    "qwertyuiop123",
    "qwertyuiopasdf",
    "qwertyuiopasdfghjkl",
    "1q2w3e4r5t6y",
    "1qaz2wsx3edc",
    "zaq12wsxcde3",
    "q1w2e3r4t5y6",
    "abcdefghijkl",
    "abcd1234efgh",
    "iloveyou1234",
    "letmeinletmein",
    "welcome12345",
    "administrator",
    "correcthorsebatterystaple",
    "trustno1trustno1",
    "starwars1234",
    "cyberpunk2077",
    "cyberpunk2020",
    "nightcity2077",
];

/// Whether a passphrase is hard enough to guess.
pub(super) fn check(passphrase: &str, name: &str) -> Result<(), HouseError> {
    let letters = passphrase.chars().count();
    if !(SHORTEST..=LONGEST).contains(&letters) {
        return Err(wrong("place-account", &Message::new("passphrase-length").with("least", SHORTEST as i64).with("most", LONGEST as i64)));
    }
    let plain: String = passphrase.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase).collect();
    let different = passphrase.chars().collect::<BTreeSet<_>>().len();
    let name: String = name.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase).collect();
    let rest = if name.chars().count() < 3 { plain.clone() } else { plain.replace(&name, "") };
    let in_order = plain.bytes().zip(plain.bytes().skip(1)).all(|(one, next)| one.abs_diff(next) <= 1 || [one, next] == *b"90");
    if different < DIFFERENT || rest.chars().count() < SHORTEST / 2 || TRIED_FIRST.contains(&plain.as_str()) || in_order {
        return Err(wrong("place-account", &Message::new("passphrase-easy")));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passphrases_that_are_tried_first_are_refused() {
        let easy = [
            "short",
            "aaaaaaaaaaaaaaaa",
            "abababababababab",
            "Password-12345",
            "Judy Judy Judy Judy",
            "123456789012",
            "cyberpunk 2077!",
            "zyxwvutsrqponmlk",
        ];
        for passphrase in easy {
            assert!(check(passphrase, "Judy").is_err(), "{passphrase}");
        }
        assert!(check(&"x y z u v ".repeat(30), "Judy").is_err(), "too long");
        for passphrase in ["neon rain over Watson", "perché no, domani", "ハロー・ナイトシティの夜だよ"] {
            assert!(check(passphrase, "Judy").is_ok(), "{passphrase}");
        }
    }
}

//! Damages a valid input: bits, bytes, tokens, lines, numbers, nesting, letters of every kind. Most of it stays as it
//! was, so that what is damaged gets past the first look.

use std::ops::Range;

use serde_json::Value;
use table::chance::Fast;

/// The longest input that is made; longer ones are cut.
const LONGEST: usize = 256 << 10;

const NUMBERS: [&str; 18] = [
    "0",
    "-0",
    "00",
    "1",
    "-1",
    "3",
    "7",
    "99",
    "255",
    "256",
    "65536",
    "4294967295",
    "4294967296",
    "9223372036854775808",
    "18446744073709551615",
    "18446744073709551616",
    "1e400",
    "0.1",
];

const PIECES: [&str; 32] = [
    "\0",
    "\u{feff}",
    "\u{202e}",
    "\u{200b}",
    "\u{1f0a1}",
    "e\u{301}\u{301}\u{301}",
    "\u{fffd}",
    "\r\n",
    "\n",
    "\t",
    " ",
    "%",
    "%00",
    "%ff",
    "%2e%2e/",
    "&",
    "=",
    "+",
    ";",
    ",",
    ":",
    "\"",
    "\\",
    "\\u0000",
    "'",
    "#",
    "<script>",
    "null",
    "true",
    "\"chance\":[],",
    "{\"entry\":\"undo\",\"to\":0},",
    "seat 1 does ",
];

/// What is put inside itself again and again.
const NESTS: [&str; 10] = ["[", "{\"a\":", "(", "[[", "a.", "=", "{ a = ", "\u{301}", "--", "\"\\"];

/// A place below `of`, which is not nothing.
fn below(chance: &mut Fast, of: usize) -> usize {
    chance.below(of.clamp(1, u32::MAX as usize) as u32) as usize
}

fn one<'t, T: ?Sized>(chance: &mut Fast, of: &[&'t T]) -> &'t T {
    of[below(chance, of.len())]
}

/// The tokens of a text: words, runs of spaces, and single signs.
fn tokens(bytes: &[u8]) -> Vec<Range<usize>> {
    let class = |byte: u8| match byte {
        _ if byte.is_ascii_digit() => 1,
        _ if byte.is_ascii_alphabetic() || byte >= 128 || b"_-".contains(&byte) => 2,
        _ if byte.is_ascii_whitespace() => 3,
        _ => 0,
    };
    let mut found: Vec<Range<usize>> = Vec::new();
    for (at, &byte) in bytes.iter().enumerate() {
        match found.last_mut() {
            Some(last) if class(byte) != 0 && class(bytes[last.start]) == class(byte) => last.end += 1,
            _ => found.push(at..at + 1),
        }
    }
    found
}

/// The lines of a text, each with its end.
fn lines(bytes: &[u8]) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut start = 0;
    for line in bytes.split_inclusive(|&byte| byte == b'\n') {
        found.push(start..start + line.len());
        start += line.len();
    }
    found
}

fn exchange(bytes: &mut Vec<u8>, one: Range<usize>, other: Range<usize>) {
    let (first, second) = if one.start <= other.start { (one, other) } else { (other, one) };
    if first.end <= second.start {
        let between = [&bytes[second.clone()], &bytes[first.end..second.start], &bytes[first.clone()]].concat();
        bytes.splice(first.start..second.end, between);
    }
}

/// Damages an input once.
fn damage(bytes: &mut Vec<u8>, others: &[Vec<u8>], chance: &mut Fast) {
    let at = below(chance, bytes.len() + 1);
    if bytes.is_empty() {
        bytes.extend(one(chance, &PIECES).bytes());
        return;
    }
    let inside = at.min(bytes.len() - 1);
    let kind = chance.below(18);
    let parts = match kind {
        6..=11 => tokens(bytes),
        12..=15 => lines(bytes),
        _ => Vec::new(),
    };
    let mut part = || parts.get(below(chance, parts.len())).cloned().unwrap_or(0..0);
    match kind {
        0 => bytes[inside] ^= 1 << chance.below(8),
        1 => bytes[inside] = chance.below(256) as u8,
        2 => drop(bytes.remove(inside)),
        3 => bytes.truncate(at),
        4 => drop(bytes.splice(at..at, one(chance, &PIECES).bytes())),
        5 => {
            let (nest, deep) = (one(chance, &NESTS), 1 << chance.below(13));
            bytes.splice(at..at, nest.repeat(deep).bytes());
        }
        6 => drop(bytes.splice(part(), [])),
        7 | 12 => {
            let of = part();
            let again = bytes[of.clone()].repeat(1 << chance.below(8));
            bytes.splice(of.end..of.end, again);
        }
        8 | 13 => {
            let (one, other) = (part(), part());
            exchange(bytes, one, other);
        }
        9 => {
            let numbers: Vec<&Range<usize>> = parts.iter().filter(|of| bytes[of.start].is_ascii_digit()).collect();
            if !numbers.is_empty() {
                let of = one(chance, &numbers).clone();
                bytes.splice(of, one(chance, &NUMBERS).bytes());
            }
        }
        10 | 11 if !others.is_empty() => {
            // A word of another input in the place of one of this.
            let of = part();
            let other = &others[below(chance, others.len())];
            let words = tokens(other);
            let word = words.get(below(chance, words.len())).cloned().unwrap_or(0..0);
            bytes.splice(of, other[word].iter().copied());
        }
        14 => drop(bytes.splice(part(), [])),
        15 if !others.is_empty() => {
            let of = part();
            let other = &others[below(chance, others.len())];
            let theirs = lines(other);
            let line = theirs.get(below(chance, theirs.len())).cloned().unwrap_or(0..0);
            bytes.splice(of.start..of.start, other[line].iter().copied());
        }
        16 => {
            let end = (at + below(chance, 40)).min(bytes.len());
            bytes.splice(at..end, (0..below(chance, 40)).map(|number| (number * 37 % 256) as u8).collect::<Vec<_>>());
        }
        _ => {
            let end = (inside + 1 + below(chance, 64)).min(bytes.len());
            let again = bytes[inside..end].repeat(1 + below(chance, 200));
            bytes.splice(end..end, again);
        }
    }
    bytes.truncate(LONGEST);
}

/// One of these inputs, damaged one to four times.
pub fn damaged(of: &[Vec<u8>], chance: &mut Fast) -> Vec<u8> {
    let mut bytes = of[below(chance, of.len())].clone();
    for _ in 0..=chance.below(4) {
        damage(&mut bytes, of, chance);
    }
    bytes
}

/// One of these files of JSON with one to three of its values changed, left out, doubled or exchanged: still JSON.
pub fn revalued(of: &[Vec<u8>], chance: &mut Fast) -> Vec<u8> {
    let bytes = &of[below(chance, of.len())];
    let Ok(mut value) = serde_json::from_slice::<Value>(bytes) else { return damaged(of, chance) };
    for _ in 0..=chance.below(3) {
        change(&mut value, chance);
    }
    value.to_string().replace("{\"entry\"", "\n{\"entry\"").into_bytes()
}

/// Goes down into a value and changes something there.
fn change(value: &mut Value, chance: &mut Fast) {
    let deeper = chance.below(8) > 0;
    match value {
        Value::Object(fields) if deeper && !fields.is_empty() => {
            let at = below(chance, fields.len());
            if let Some(inner) = fields.values_mut().nth(at) {
                change(inner, chance);
            }
        }
        Value::Array(values) if deeper && !values.is_empty() => {
            let (at, other) = (below(chance, values.len()), below(chance, values.len()));
            match chance.below(8) {
                0 => drop(values.remove(at)),
                1 => values.insert(other, values[at].clone()),
                2 => values.swap(at, other),
                3 => values.truncate(at),
                _ => change(&mut values[at], chance),
            }
        }
        old => {
            *old = match chance.below(9) {
                0 => Value::Null,
                1 => Value::Array(Vec::new()),
                2 => serde_json::json!({}),
                3 => Value::Array(vec![old.clone(); 1 << chance.below(8)]),
                4 => Value::from(one(chance, &PIECES).repeat(1 << chance.below(10))),
                5 => Value::from(chance.below(30)),
                6 => Value::from(u64::MAX - u64::from(chance.below(3))),
                7 => Value::from(old.as_str().unwrap_or("0").chars().rev().collect::<String>()),
                _ => serde_json::from_str(one(chance, &NUMBERS)).unwrap_or(Value::Null),
            };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_damage_can_be_done_to_anything() {
        let inputs = [&b""[..], b"a", b"\xff\xff", b"one 22, three\nfour: [5]\n", "\u{1f0a1}\n\n".as_bytes()].map(<[u8]>::to_vec);
        let mut made = std::collections::BTreeSet::new();
        for seed in 0..5000 {
            made.insert(damaged(&inputs, &mut Fast::new(seed)));
        }
        assert!(made.len() > 2000, "{}", made.len());
        assert_eq!(damaged(&inputs, &mut Fast::new(7)), damaged(&inputs, &mut Fast::new(7)), "a seed makes the same input");
    }
}

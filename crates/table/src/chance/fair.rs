//! Chance that people can check, as `docs/fair-chance.md` publishes it.
//!
//! Before the deal the table commits to a seed and every seat to a nonce; then the nonces are
//! revealed. Every result is derived with HMAC-SHA-256 from all of them, so nobody could choose
//! the cards. At the end the seed is published and everything can be derived again.

use std::fmt::Display;

use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::{Chance, Rolled};

/// Thirty-two bytes: a seed, a nonce, a hash.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Bytes(pub [u8; 32]);

impl Serialize for Bytes {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&hex::encode(self.0))
    }
}

impl<'de> Deserialize<'de> for Bytes {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let words = String::deserialize(deserializer)?;
        let mut bytes = [0; 32];
        match hex::decode_to_slice(&words, &mut bytes) {
            Ok(()) => Ok(Bytes(bytes)),
            Err(_) => Err(serde::de::Error::custom("expected 64 hexadecimal digits")),
        }
    }
}

/// The hash of several parts, each preceded by its length so that they cannot run into each other.
fn hash(purpose: &str, parts: &[&[u8]]) -> Bytes {
    let mut hasher = Sha256::new();
    for part in std::iter::once(&purpose.as_bytes()).chain(parts) {
        hasher.update((part.len() as u64).to_be_bytes());
        hasher.update(part);
    }
    Bytes(hasher.finalize().into())
}

/// What all commitments of a table cover.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Terms<'a> {
    /// The table's id.
    pub table: &'a str,
    /// The game's short name.
    pub game: &'a str,
    /// The version of the game's rules.
    pub rules: &'a str,
    /// The content hash of the game's catalog.
    pub catalog: &'a str,
    /// The options, as compact JSON.
    pub options: &'a str,
    /// The commitment to every seat's entry ([`commit_entry`]).
    pub entries: &'a [Bytes],
}

impl Terms<'_> {
    /// The hash that stands for the terms in every commitment.
    pub fn hash(&self) -> Bytes {
        let mut parts: Vec<&[u8]> = [self.table, self.game, self.rules, self.catalog, self.options].map(str::as_bytes).to_vec();
        parts.extend(self.entries.iter().map(|entry| entry.0.as_slice()));
        hash("fixer terms 1", &parts)
    }
}

/// The commitment to a seat's entry (compact JSON), salted so that a deck cannot be guessed.
pub fn commit_entry(entry: &str, salt: Bytes) -> Bytes {
    hash("fixer entry 1", &[&salt.0, entry.as_bytes()])
}

/// The table's commitment to its seed.
pub fn commit_seed(terms: Bytes, seed: Bytes) -> Bytes {
    hash("fixer seed 1", &[&terms.0, &seed.0])
}

/// A seat's commitment to its nonce.
pub fn commit_nonce(terms: Bytes, seat: u8, nonce: Bytes) -> Bytes {
    hash("fixer nonce 1", &[&terms.0, &[seat], &nonce.0])
}

fn hmac(key: Bytes, purpose: &str, parts: &[&[u8]]) -> Bytes {
    // A key of 32 bytes is always accepted, so the hash of nothing can never be used.
    let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(&key.0) else { return Bytes::default() };
    for part in std::iter::once(&purpose.as_bytes()).chain(parts) {
        mac.update(&(part.len() as u64).to_be_bytes());
        mac.update(part);
    }
    Bytes(mac.finalize().into_bytes().into())
}

/// What deals are called that several tables share: the name of such a deal, which stands in the place of the table's id,
/// begins with one of these.
pub const COMMON: [&str; 2] = ["daily ", "duplicate "];

/// Whether a name is that of a deal that several tables share.
pub fn is_common(table: &str) -> bool {
    COMMON.iter().any(|kind| table.starts_with(kind))
}

/// The nonce of a seat in a deal that several tables share: nobody draws it, it follows from the seed.
pub fn common_nonce(seed: Bytes, seat: u8) -> Bytes {
    hmac(seed, "fixer common nonce 1", &[&[seat]])
}

/// The salt of a seat's entry in a deal that several tables share.
pub fn common_salt(seed: Bytes, seat: u8) -> Bytes {
    hmac(seed, "fixer common salt 1", &[&[seat]])
}

/// The seed of a deal that several tables share, out of a secret of the house and the name of the deal.
pub fn common_seed(secret: Bytes, deal: &str) -> Bytes {
    hmac(secret, "fixer common seed 1", &[deal.as_bytes()])
}

/// The result that 64 bits give: their remainder below `of`, or nothing for the last few values, which
/// would favour low results.
pub fn reduce(value: u64, of: u32) -> Option<u32> {
    let of = u64::from(of.max(1));
    // 2^64 modulo `of`: as many values are left over after the last whole round of results.
    let left_over = (u64::MAX % of + 1) % of;
    (value <= u64::MAX - left_over).then_some((value % of) as u32)
}

/// Fair chance: every result derived from one key and a counter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fair {
    key: Bytes,
    index: u64,
}

impl Fair {
    /// The chance of a table, from its terms, its seed and the nonces in seat order.
    pub fn new(terms: Bytes, seed: Bytes, nonces: &[Bytes]) -> Fair {
        let mut parts: Vec<&[u8]> = vec![&terms.0];
        parts.extend(nonces.iter().map(|nonce| nonce.0.as_slice()));
        Fair { key: hmac(seed, "fixer key 1", &parts), index: 0 }
    }

    /// Goes on at the `index`-th result.
    pub fn skip_to(&mut self, index: u64) {
        self.index = index;
    }

    /// The key of all results. As secret as the seed until the end.
    pub fn key(&self) -> Bytes {
        self.key
    }

    /// The 64 bits that an attempt at the `index`-th result gives, for this purpose.
    pub fn value(&self, what: &str, index: u64, attempt: u32) -> u64 {
        let bytes = hmac(self.key, what, &[&index.to_be_bytes(), &attempt.to_be_bytes()]).0;
        let mut first = [0; 8];
        first.copy_from_slice(&bytes[..8]);
        u64::from_be_bytes(first)
    }

    /// The `index`-th result: below `of`, for this purpose. Values that would favour low results are
    /// thrown away and derived again with the next attempt.
    pub fn derive(&self, what: &str, index: u64, of: u32) -> u32 {
        let mut attempt = 0;
        loop {
            if let Some(result) = reduce(self.value(what, index, attempt), of) {
                return result;
            }
            attempt += 1;
        }
    }

    /// The first recorded result that does not follow from the commitments: its place and what it
    /// should have been.
    pub fn first_wrong<'a>(&self, rolled: impl IntoIterator<Item = &'a Rolled>) -> Option<(u64, u32)> {
        (0u64..).zip(rolled).find_map(|(index, rolled)| {
            let derived = self.derive(&rolled.what, index, rolled.of);
            (derived != rolled.got).then_some((index, derived))
        })
    }
}

impl Chance for Fair {
    fn draw<K: Display>(&mut self, what: &'static str, of: u32, _: impl Fn(u32) -> K) -> u32 {
        let result = self.derive(what, self.index, of);
        self.index += 1;
        result
    }
}

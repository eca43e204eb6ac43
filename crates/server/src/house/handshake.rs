//! The agreement on chance before the deal: the table commits to its seed, the seats commit to their nonces,
//! and reveal them when every commitment is there (`docs/fair-chance.md`).

use serde::{Deserialize, Serialize};
use table::Message;
use table::chance::fair::{self, Bytes};
use table::replay::{Head, Origin};

use super::{HouseError, secret};
use crate::store::Sitter;

/// How far the agreement is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Handshake {
    /// What is agreed on.
    pub terms: Bytes,
    /// What the table has published of its seed.
    pub seed_commitment: Bytes,
    /// The nonces in seat order.
    pub nonces: Vec<Nonce>,
    seed: Bytes,
    salts: Vec<Bytes>,
}

/// The nonce of a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Nonce {
    /// The seat has not committed to it yet.
    Awaited,
    /// The seat has committed to it.
    Committed(Bytes),
    /// The seat has revealed it.
    Revealed(Bytes, Bytes),
    /// The table made it.
    Made(Bytes),
}

impl Handshake {
    /// Draws and commits to a seed. Seats that draw no nonce of their own are given one.
    pub fn begin(head: &Head, sitters: &[Sitter]) -> Result<Handshake, HouseError> {
        let fresh = || secret().map(Bytes);
        let salts = sitters.iter().map(|_| fresh()).collect::<Result<Vec<_>, _>>()?;
        let nonce = |sitter: &Sitter| match sitter {
            Sitter::Guest { nonce: true, .. } => Ok(Nonce::Awaited),
            _ => fresh().map(Nonce::Made),
        };
        let nonces = sitters.iter().map(nonce).collect::<Result<_, _>>()?;
        let (seed, terms) = (fresh()?, head.terms(&salts));
        Ok(Handshake { terms, seed_commitment: fair::commit_seed(terms, seed), nonces, seed, salts })
    }

    /// Whether it still fits what the table is now.
    pub fn fits(&self, head: &Head) -> bool {
        self.nonces.len() == head.entries.len() && head.terms(&self.salts) == self.terms
    }

    /// Whether a seat has still to commit.
    pub fn commits(&self) -> bool {
        self.nonces.contains(&Nonce::Awaited)
    }

    /// A seat commits to its nonce. What it has said once it cannot take back.
    pub fn commit(&mut self, seat: u8, commitment: Bytes) -> Result<(), HouseError> {
        match self.nonces.get_mut(usize::from(seat)) {
            Some(nonce @ Nonce::Awaited) => {
                *nonce = Nonce::Committed(commitment);
                Ok(())
            }
            _ => Err(HouseError::GoneOn),
        }
    }

    /// A seat reveals its nonce, once every seat has committed to one.
    pub fn reveal(&mut self, seat: u8, nonce: Bytes) -> Result<(), HouseError> {
        if self.commits() {
            return Err(HouseError::GoneOn);
        }
        match self.nonces.get_mut(usize::from(seat)) {
            Some(place @ Nonce::Committed(_)) if *place == Nonce::Committed(fair::commit_nonce(self.terms, seat, nonce)) => {
                let Nonce::Committed(commitment) = *place else { return Err(HouseError::GoneOn) };
                *place = Nonce::Revealed(commitment, nonce);
                Ok(())
            }
            Some(Nonce::Committed(_)) => {
                let says = pages::house::says(&Message::new("wrong-nonce"));
                Err(HouseError::Wrong(table::Problems::one("nonce", says)))
            }
            _ => Err(HouseError::GoneOn),
        }
    }

    /// The table makes the nonces of seats that have not committed; whether there were any.
    pub fn make_missing(&mut self) -> Result<bool, HouseError> {
        let mut made = false;
        for nonce in self.nonces.iter_mut().filter(|nonce| **nonce == Nonce::Awaited) {
            *nonce = Nonce::Made(Bytes(secret()?));
            made = true;
        }
        Ok(made)
    }

    /// Where the chance of the table comes from, once all is revealed.
    pub fn settled(&self, head: &Head) -> Option<Origin> {
        let nonce = |nonce: &Nonce| match nonce {
            Nonce::Revealed(_, nonce) | Nonce::Made(nonce) => Some(*nonce),
            Nonce::Awaited | Nonce::Committed(_) => None,
        };
        let nonces = self.nonces.iter().map(nonce).collect::<Option<Vec<Bytes>>>()?;
        let made = (0u8..).zip(&self.nonces).filter(|(_, nonce)| matches!(nonce, Nonce::Made(_))).map(|(seat, _)| seat).collect();
        Some(head.commit(self.seed, nonces, self.salts.clone(), made))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed assertion is what a test is for")]

    use super::*;

    fn head() -> Head {
        let null = serde_json::Value::Null;
        let (table, game, catalog) = ("t".to_owned(), "leduc".to_owned(), "none".to_owned());
        Head { table, game, rules: 1, catalog, options: null.clone(), entries: vec![null.clone(), null] }
    }

    fn handshake() -> Handshake {
        let guest = |nonce| Sitter::Guest { guest: 1, nonce };
        Handshake::begin(&head(), &[guest(true), guest(true)]).unwrap()
    }

    #[test]
    fn nonces_are_revealed_when_all_are_committed_to() {
        let mut shake = handshake();
        let (one, two) = (Bytes([1; 32]), Bytes([2; 32]));
        let commit = |shake: &mut Handshake, seat, nonce| shake.commit(seat, fair::commit_nonce(shake.terms, seat, nonce));
        commit(&mut shake, 0, one).unwrap();
        assert!(matches!(shake.reveal(0, one), Err(HouseError::GoneOn)), "seat 1 has not committed yet");
        assert!(matches!(commit(&mut shake, 0, two), Err(HouseError::GoneOn)), "a commitment cannot be taken back");
        commit(&mut shake, 1, two).unwrap();
        assert!(matches!(shake.reveal(1, one), Err(HouseError::Wrong(_))), "another nonce");
        assert!(matches!(shake.reveal(7, one), Err(HouseError::GoneOn)), "no such seat");
        shake.reveal(1, two).unwrap();
        assert_eq!(shake.settled(&head()), None);
        shake.reveal(0, one).unwrap();
        let Some(Origin::Fair { nonces, made_by_table, seed_commitment, .. }) = shake.settled(&head()) else { panic!("not settled") };
        assert_eq!((nonces, made_by_table, seed_commitment), (vec![one, two], vec![], shake.seed_commitment));
    }

    #[test]
    fn whoever_does_not_commit_is_given_a_nonce() {
        let mut shake = handshake();
        let nonce = Bytes([1; 32]);
        shake.commit(0, fair::commit_nonce(shake.terms, 0, nonce)).unwrap();
        assert!(shake.make_missing().unwrap());
        assert_eq!(shake.settled(&head()), None, "seat 0 has not revealed");
        shake.reveal(0, nonce).unwrap();
        let Some(Origin::Fair { made_by_table, .. }) = shake.settled(&head()) else { panic!("not settled") };
        assert_eq!(made_by_table, [1]);
        assert!(shake.fits(&head()) && !shake.fits(&Head { rules: 2, ..head() }));
    }
}

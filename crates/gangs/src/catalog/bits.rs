//! How sets of cards are written that states hold as bits: as the list of their ids, so that a digest can name them.

use std::marker::PhantomData;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::digest::unordered;

/// Writes bits by id as a list of ids: `#[serde(with = "Bits::<EdgerunnerId>")]`.
pub(crate) struct Bits<I>(PhantomData<I>);

impl<I: From<u8> + Serialize> Bits<I> {
    pub(crate) fn serialize<B: Copy + Into<u64>, S: Serializer>(bits: &B, serializer: S) -> Result<S::Ok, S::Error> {
        let bits: u64 = (*bits).into();
        unordered(&(0..64u8).filter(|place| bits >> place & 1 == 1).map(I::from).collect::<Vec<I>>(), serializer)
    }
}

impl<'de, I: Into<u8> + Deserialize<'de>> Bits<I> {
    pub(crate) fn deserialize<B: TryFrom<u64>, D: Deserializer<'de>>(deserializer: D) -> Result<B, D::Error> {
        let ids = Vec::<I>::deserialize(deserializer)?;
        let bit = |id: I| 1u64.checked_shl(u32::from(id.into()));
        let bits = ids.into_iter().map(bit).try_fold(0, |bits, bit| Some(bits | bit?));
        bits.and_then(|bits| B::try_from(bits).ok()).ok_or_else(|| D::Error::custom("there is no such card"))
    }
}

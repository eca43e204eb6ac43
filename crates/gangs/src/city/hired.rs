//! How the whereabouts of Edgerunners are written: with the id of each that was hired, so that a digest can name it.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serializer};
use table::digest::unordered;

use super::{EDGERUNNERS, Whereabouts};
use crate::catalog::EdgerunnerId;

pub(super) fn serialize<S: Serializer>(all: &[Whereabouts; EDGERUNNERS], serializer: S) -> Result<S::Ok, S::Error> {
    let hired = (0u8..).zip(all).filter(|(_, at)| **at != Whereabouts::Unhired);
    unordered(&hired.map(|(id, at)| (EdgerunnerId(id), *at)).collect::<Vec<_>>(), serializer)
}

pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[Whereabouts; EDGERUNNERS], D::Error> {
    let mut all = [Whereabouts::default(); EDGERUNNERS];
    for (id, at) in Vec::<(EdgerunnerId, Whereabouts)>::deserialize(deserializer)? {
        *all.get_mut(usize::from(id.0)).ok_or_else(|| D::Error::custom("there is no such Edgerunner"))? = at;
    }
    Ok(all)
}

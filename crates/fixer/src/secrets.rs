//! Where the secrets of a table at this machine come from: the system's generator, or a seed that
//! makes the same table again. All are derived from one root with SHA-256 and a counter.

use sha2::{Digest, Sha256};
use table::chance::fair::Bytes;

use crate::error::Error;

/// A source of secrets.
pub struct Secrets {
    root: Vec<u8>,
    counter: u64,
}

impl Secrets {
    /// Secrets of this seed, or fresh ones.
    pub fn new(seed: Option<u64>) -> Result<Secrets, Error> {
        let root = match seed {
            Some(seed) => seed.to_string().into_bytes(),
            None => random::<32>()?.to_vec(),
        };
        Ok(Secrets { root, counter: 0 })
    }

    /// The next secret: SHA-256 over `fixer local`, the root and the counter.
    pub fn fresh(&mut self) -> Bytes {
        let mut hasher = Sha256::new();
        hasher.update(b"fixer local ");
        hasher.update(&self.root);
        hasher.update(format!(" {}", self.counter));
        self.counter += 1;
        Bytes(hasher.finalize().into())
    }

    /// A new table's id.
    pub fn id(&mut self) -> String {
        self.fresh().0[..8].iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

/// A seed for a run that was given none; short enough to be typed again.
pub fn run_seed() -> Result<u64, Error> {
    Ok(u32::from_be_bytes(random()?).into())
}

fn random<const N: usize>() -> Result<[u8; N], Error> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| Error::Failed(format!("the system has no random numbers to give: {error}")))?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_gives_the_same_secrets_again_and_no_seed_does_not() {
        let two = |seed| {
            let mut secrets = Secrets::new(seed).unwrap();
            [secrets.fresh(), secrets.fresh()]
        };
        assert_eq!(two(Some(7)), two(Some(7)));
        assert_ne!(two(Some(7)), two(Some(8)));
        assert_ne!(two(None), two(None));
        let [first, second] = two(Some(7));
        assert_ne!(first, second);
    }
}

//! Fair chance against its published test vectors, which an independent program made from
//! `docs/fair-chance.md`, and against the statistics of honest dice and cards.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;
use table::Chance;
use table::chance::Rolled;
use table::chance::fair::{self, Bytes, Fair, Terms};
use table::replay::{Head, Origin, canonical};

/// `vectors/fair-chance.json`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Vectors {
    fixer: String,
    version: u32,
    #[serde(rename = "about")]
    _about: String,
    tables: Vec<TableVector>,
    reduce: Vec<ReduceVector>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TableVector {
    name: String,
    table: String,
    game: String,
    rules: u32,
    catalog: String,
    options: Value,
    options_canonical: String,
    entries: Vec<Value>,
    entries_canonical: Vec<String>,
    salts: Vec<Bytes>,
    entry_commitments: Vec<Bytes>,
    terms_preimage: String,
    terms: Bytes,
    seed: Bytes,
    seed_commitment: Bytes,
    nonces: Vec<Bytes>,
    nonce_commitments: Vec<Bytes>,
    key: Bytes,
    results: Vec<ResultVector>,
    shuffles: Vec<ShuffleVector>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ResultVector {
    what: String,
    index: u64,
    of: u32,
    attempts: Vec<AttemptVector>,
    got: u32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AttemptVector {
    attempt: u32,
    hmac: String,
    value: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ShuffleVector {
    what: String,
    index: u64,
    items: Vec<String>,
    results: Vec<u32>,
    order: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ReduceVector {
    value: String,
    of: u32,
    got: Option<u32>,
}

fn vectors() -> Vectors {
    let vectors: Vectors = serde_json::from_str(include_str!("../../vectors/fair-chance.json")).unwrap();
    assert_eq!((vectors.fixer.as_str(), vectors.version), ("test vectors of fair chance", 1));
    vectors
}

impl TableVector {
    fn head(&self) -> Head {
        let TableVector { table, game, rules, catalog, options, entries, .. } = self;
        Head {
            table: table.clone(),
            game: game.clone(),
            rules: *rules,
            catalog: catalog.clone(),
            options: options.clone(),
            entries: entries.clone(),
        }
    }

    fn fair(&self) -> Fair {
        Fair::new(self.terms, self.seed, &self.nonces)
    }
}

#[test]
fn canonical_json_is_the_published_one() {
    for table in vectors().tables {
        assert_eq!(canonical(&table.options), table.options_canonical, "{}", table.name);
        let entries: Vec<String> = table.entries.iter().map(canonical).collect();
        assert_eq!(entries, table.entries_canonical, "{}", table.name);
    }
}

#[test]
fn commitments_are_the_published_ones() {
    for table in vectors().tables {
        let commit = |(entry, salt): (&String, &Bytes)| fair::commit_entry(entry, *salt);
        let commitments: Vec<Bytes> = table.entries_canonical.iter().zip(&table.salts).map(commit).collect();
        assert_eq!(commitments, table.entry_commitments, "{}", table.name);
        let terms = Terms {
            table: &table.table,
            game: &table.game,
            rules: &table.rules.to_string(),
            catalog: &table.catalog,
            options: &table.options_canonical,
            entries: &table.entry_commitments,
        };
        assert_eq!(terms.hash(), table.terms, "{}", table.name);
        assert_eq!(fair::commit_seed(table.terms, table.seed), table.seed_commitment, "{}", table.name);
        for ((seat, nonce), commitment) in (0u8..).zip(&table.nonces).zip(&table.nonce_commitments) {
            assert_eq!(fair::commit_nonce(table.terms, seat, *nonce), *commitment, "{}, seat {seat}", table.name);
        }
        assert_eq!(table.fair().key(), table.key, "{}", table.name);
    }
}

#[test]
fn the_terms_are_hashed_part_by_part_with_lengths() {
    use sha2::{Digest, Sha256};
    for table in vectors().tables {
        let hash = Sha256::digest(hex::decode(&table.terms_preimage).unwrap());
        assert_eq!(Bytes(hash.into()), table.terms, "{}", table.name);
    }
}

#[test]
fn a_replay_commits_to_the_published_values() {
    for table in vectors().tables {
        let head = table.head();
        assert_eq!(head.terms(&table.salts), table.terms, "{}", table.name);
        let origin = head.commit(table.seed, table.nonces.clone(), table.salts.clone(), vec![]);
        let Origin::Fair { seed_commitment, nonce_commitments, .. } = origin else { panic!("a fair table has a fair origin") };
        assert_eq!((seed_commitment, nonce_commitments), (table.seed_commitment, table.nonce_commitments), "{}", table.name);
    }
}

#[test]
fn results_are_the_published_ones_attempt_by_attempt() {
    let mut attempts = 0;
    for table in vectors().tables {
        let fair = table.fair();
        for result in table.results {
            let ResultVector { what, index, of, .. } = &result;
            for (number, AttemptVector { attempt, hmac, value }) in (0..).zip(&result.attempts) {
                assert_eq!(*attempt, number);
                assert_eq!(u64::from_str_radix(&hmac[..16], 16).unwrap().to_string(), *value);
                assert_eq!(fair.value(what, *index, *attempt).to_string(), *value, "'{what}' {index}, attempt {attempt}");
                let last = number + 1 == result.attempts.len() as u32;
                assert_eq!(fair::reduce(value.parse().unwrap(), *of), last.then_some(result.got), "'{what}' {index} of {of}");
                attempts += usize::from(number > 0);
            }
            assert_eq!(fair.derive(what, *index, *of), result.got, "'{what}' {index} of {of}");
        }
    }
    assert_eq!(attempts, 1, "one of the published results needs a second attempt");
}

#[test]
fn shuffles_are_the_published_ones() {
    for table in vectors().tables {
        for ShuffleVector { what, index, items, results, order } in &table.shuffles {
            assert_eq!(what, "deck");
            let mut fair = table.fair();
            fair.skip_to(*index);
            let mut rolled = Vec::new();
            let mut shuffled = items.clone();
            table::chance::Recording::new(&mut fair, &mut rolled).shuffle("deck", &mut shuffled, String::clone);
            assert_eq!(shuffled, *order);
            assert_eq!(rolled.iter().map(|rolled| rolled.got).collect::<Vec<_>>(), *results);
            assert_eq!(rolled.iter().map(|rolled| rolled.of as usize).collect::<Vec<_>>(), (2..=items.len()).rev().collect::<Vec<_>>());
        }
    }
}

#[test]
fn values_are_reduced_without_favour() {
    for ReduceVector { value, of, got } in vectors().reduce {
        assert_eq!(fair::reduce(value.parse().unwrap(), of), got, "{value} of {of}");
    }
    // Each result is left in equally many values: just below the bound comes the last of them.
    for of in [1u32, 2, 3, 5, 6, 7, 52, 100, 1 << 31, u32::MAX - 65534, u32::MAX] {
        let left_over = ((1u128 << 64) % u128::from(of)) as u64;
        let last_fair = u64::MAX - left_over;
        assert_eq!(fair::reduce(last_fair, of), Some(of - 1), "of {of}");
        assert_eq!(last_fair.checked_add(1).and_then(|beyond| fair::reduce(beyond, of)), None, "of {of}");
        assert_eq!(fair::reduce(0, of), Some(0), "of {of}");
    }
}

#[test]
fn every_part_of_the_terms_counts() {
    let base = Terms { table: "t", game: "g", rules: "1", catalog: "c", options: "{}", entries: &[Bytes([1; 32]), Bytes([2; 32])] };
    let swapped = [Bytes([2; 32]), Bytes([1; 32])];
    let others = [
        Terms { table: "u", ..base.clone() },
        Terms { game: "h", ..base.clone() },
        Terms { rules: "2", ..base.clone() },
        Terms { catalog: "d", ..base.clone() },
        Terms { options: "[]", ..base.clone() },
        Terms { entries: &swapped, ..base.clone() },
        Terms { entries: &swapped[1..], ..base.clone() },
        // The same bytes, divided differently.
        Terms { table: "tg", game: "", ..base.clone() },
    ];
    for other in others {
        assert_ne!(other.hash(), base.hash(), "{other:?}");
    }
}

#[test]
fn every_secret_counts() {
    let (terms, seed, nonces) = (Bytes([1; 32]), Bytes([2; 32]), [Bytes([3; 32]), Bytes([4; 32])]);
    let key = Fair::new(terms, seed, &nonces).key();
    assert_ne!(Fair::new(seed, seed, &nonces).key(), key);
    assert_ne!(Fair::new(terms, terms, &nonces).key(), key);
    assert_ne!(Fair::new(terms, seed, &[nonces[1], nonces[0]]).key(), key);
    assert_ne!(Fair::new(terms, seed, &nonces[..1]).key(), key);
    assert_ne!(fair::commit_nonce(terms, 0, seed), fair::commit_nonce(terms, 1, seed));
    assert_ne!(fair::commit_entry("{}", seed), fair::commit_entry("{}", terms));
}

#[test]
fn the_first_wrong_result_is_found() {
    let fair = sample(1);
    let mut rolled: Vec<Rolled> =
        (0..20).map(|index| Rolled { what: "die".into(), of: 6, got: fair.derive("die", index, 6), is: String::new() }).collect();
    assert_eq!(fair.first_wrong(&rolled), None);
    let right = rolled[7].got;
    rolled[7].got = (right + 1) % 6;
    rolled[12].got = (rolled[12].got + 1) % 6;
    assert_eq!(fair.first_wrong(&rolled), Some((7, right)));
    rolled[7].got = right;
    rolled.remove(3);
    assert!(fair.first_wrong(&rolled).is_some_and(|(index, _)| (3..=11).contains(&index)), "what follows a lost result moves up");
}

#[test]
fn a_purpose_and_an_index_always_give_the_same() {
    let fair = sample(1);
    let mut going = fair.clone();
    let first: Vec<u32> = (0..10).map(|_| going.roll("die", 6)).collect();
    let again: Vec<u32> = (0..10).map(|index| 1 + fair.derive("die", index, 6)).collect();
    assert_eq!(first, again);
    going.skip_to(4);
    assert_eq!(going.roll("die", 6), first[4]);
    let other: Vec<u32> = (0..10).map(|index| 1 + fair.derive("other die", index, 6)).collect();
    assert_ne!(first, other);
}

fn sample(number: u8) -> Fair {
    Fair::new(Bytes([number; 32]), Bytes([77; 32]), &[Bytes([20; 32]), Bytes([21; 32])])
}

/// Chi-squared of counts that should be equal must stay within six deviations of its mean: less than
/// one honest run in many millions does not, and these runs are always the same.
fn assert_even(counts: &[u32], what: &str) {
    let freedom = counts.len() as f64 - 1.0;
    let expected = f64::from(counts.iter().sum::<u32>()) / counts.len() as f64;
    let chi_squared: f64 = counts.iter().map(|&count| (f64::from(count) - expected).powi(2) / expected).sum();
    let deviation = (2.0 * freedom).sqrt();
    assert!(chi_squared < freedom + 6.0 * deviation, "{what}: chi-squared {chi_squared} with {freedom} degrees: {counts:?}");
    assert!(chi_squared > freedom - 6.0 * deviation, "{what}: too even to be chance: {counts:?}");
}

#[test]
fn every_face_is_as_likely_as_every_other() {
    for sides in [2, 3, 6, 7, 20, 52, 100] {
        let mut chance = sample(2);
        let mut counts = vec![0; sides as usize];
        for _ in 0..60_000 {
            counts[chance.roll("die", sides) as usize - 1] += 1;
        }
        assert_even(&counts, &format!("d{sides}"));
    }
}

#[test]
fn a_roll_tells_nothing_of_the_next() {
    let mut chance = sample(3);
    let mut pairs = [0; 36];
    let mut last = chance.roll("die", 6) - 1;
    for _ in 0..36_000 {
        let roll = chance.roll("die", 6) - 1;
        pairs[(6 * last + roll) as usize] += 1;
        last = roll;
    }
    assert_even(&pairs, "pairs of dice");
}

#[test]
fn wide_results_are_even_in_high_and_low_bits() {
    let mut chance = sample(4);
    let (mut high, mut low) = ([0; 16], [0; 15]);
    for _ in 0..16_000 {
        let wide = chance.pick("wide", u32::MAX, |index| index);
        high[(wide >> 28) as usize] += 1;
        low[(wide % 15) as usize] += 1;
    }
    assert_even(&high, "high bits");
    assert_even(&low, "remainders");
}

#[test]
fn every_order_is_as_likely_as_every_other() {
    for (cards, shuffles) in [(4u8, 24_000), (5, 60_000)] {
        let mut chance = sample(5);
        let mut counts: BTreeMap<Vec<u8>, u32> = BTreeMap::new();
        for _ in 0..shuffles {
            let mut deck: Vec<u8> = (0..cards).collect();
            chance.shuffle("deck", &mut deck, |card| *card);
            *counts.entry(deck).or_default() += 1;
        }
        let orders: usize = (1..=usize::from(cards)).product();
        assert_eq!(counts.len(), orders);
        assert_even(&counts.into_values().collect::<Vec<_>>(), &format!("orders of {cards} cards"));
    }
}

#[test]
fn every_card_is_as_likely_in_every_place() {
    let mut chance = sample(6);
    let mut counts = [[0; 13]; 13];
    for _ in 0..2_600 {
        let mut deck: [usize; 13] = std::array::from_fn(|card| card);
        chance.shuffle("deck", &mut deck, |card| *card);
        for (place, card) in deck.into_iter().enumerate() {
            counts[place][card] += 1;
        }
    }
    for (place, counts) in counts.iter().enumerate() {
        assert_even(counts, &format!("place {place}"));
    }
}

#[test]
fn tables_with_other_seeds_share_nothing() {
    let mut same = 0;
    for number in 0..100 {
        let deal = |seed: u8| {
            let fair = Fair::new(Bytes([number; 32]), Bytes([seed; 32]), &[]);
            (0..8).map(|index| fair.derive("deck", index, 52)).collect::<Vec<_>>()
        };
        same += u32::from(deal(1) == deal(2));
    }
    assert_eq!(same, 0);
}

/// The hashes of the document and the numbers of its table of results all stand in the vectors.
#[test]
fn the_document_shows_the_published_vectors() {
    let document = include_str!("../../../../docs/fair-chance.md");
    let published = include_str!("../../vectors/fair-chance.json");
    let quoted: Vec<&str> =
        document.split('`').filter(|words| words.len() == 64 && words.bytes().all(|byte| byte.is_ascii_hexdigit())).collect();
    assert_eq!(quoted.len(), 7);
    for hash in quoted {
        assert!(published.contains(&format!("\"{hash}\"")), "{hash} is not among the vectors");
    }
    let table = &vectors().tables[0];
    let mut shown = 0;
    for line in document.lines() {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let ["", what, index, of, attempt, value, result, ""] = cells[..] else { continue };
        let (Ok(index), Ok(of), Ok(attempt)) = (index.parse(), of.parse(), attempt.parse()) else { continue };
        let fair = table.fair();
        let got = fair::reduce(fair.value(what.trim_matches('`'), index, attempt), of);
        assert_eq!(fair.value(what.trim_matches('`'), index, attempt).to_string(), value, "{line}");
        assert_eq!(got.map_or("again".to_owned(), |got| got.to_string()), result, "{line}");
        shown += 1;
    }
    assert_eq!(shown, 5);
}

//! Names of choices, read: which choice of a seat a name stands for at a table, whether it could be made now or
//! not, or what is wrong with the name. For scenarios; the table itself compares names with what it offers.

use table::Seat;
use table::likely::meant;

use crate::catalog::words::{Kind, Size};
use crate::catalog::{CardId, Catalog};
use crate::choice::{Choice, Target, kind_key, seat_of, size_key};
use crate::engine::Queries;
use crate::gigs::DieId;
use crate::state::{Name, State, rival};

/// What choices begin with.
const VERBS: [&str; 32] = [
    "first", "second", "keep", "mulligan", "take", "sell", "play", "solo", "field", "call", "use", "attack", "at", "end", "block", "pass",
    "pay", "pick", "gear", "look", "die", "set", "swap", "hand", "trash", "card", "resolve", "mode", "type", "yes", "no", "done",
];

/// A card by its key.
fn card(catalog: &Catalog, key: &str) -> Result<CardId, String> {
    catalog.find(key).ok_or_else(|| format!("there is no card '{key}'{}", meant(key, keys(catalog))))
}

/// The keys of all cards.
pub(crate) fn keys(catalog: &Catalog) -> impl Iterator<Item = &str> {
    catalog.cards().map(|(_, card)| card.key.as_str())
}

/// The key of a card and which of several copies, as in `minotaur/2`.
pub(crate) fn copy_of(key: &str) -> Result<(&str, u8), String> {
    let (name, copy) = key.split_once('/').unwrap_or((key, "1"));
    let copy = copy.parse().ok().filter(|copy| (1..=99).contains(copy) && (*copy > 1 || name == key));
    let copy = copy.ok_or_else(|| format!("'{key}' is no copy of a card; the first is '{name}', the second '{name}/2'"))?;
    Ok((name, copy))
}

/// A die by its size.
pub(crate) fn die(owner: Seat, key: &str) -> Result<DieId, String> {
    let size = Size::ALL.iter().copied().find(|&size| size_key(size) == key);
    size.map(|size| DieId::new(owner, size)).ok_or_else(|| format!("'{key}' is no die; there are d4, d6, d8, d10, d12 and d20"))
}

/// The choice that a name stands for.
pub(crate) fn spelt(catalog: &'static Catalog, state: &State, seat: Seat, key: &str) -> Result<Choice, String> {
    let (verb, rest) = key.split_once(' ').unwrap_or((key, ""));
    let spelling = Spelling { reads: Queries { catalog, board: &state.board }, seat };
    let choice = spelling.read(verb, rest)?;
    // A choice has one name.
    let right = choice.key(catalog);
    if right == key { Ok(choice) } else { Err(format!("it is written '{right}'")) }
}

/// What names are read against.
struct Spelling<'a> {
    reads: Queries<'a>,
    seat: Seat,
}

impl Spelling<'_> {
    fn read(&self, verb: &str, rest: &str) -> Result<Choice, String> {
        Ok(match verb {
            "first" => Choice::Begin(true),
            "second" => Choice::Begin(false),
            "keep" => Choice::Keep,
            "mulligan" => Choice::Mulligan,
            "take" => Choice::Take(die(self.seat, rest)?),
            "sell" => Choice::Sell(self.held(rest)?),
            "play" => Choice::Play(self.held(rest)?),
            "hand" => Choice::Hand(self.held(rest)?),
            "trash" => Choice::Trash(self.held(rest)?),
            "card" => Choice::Card(self.held(rest)?),
            "solo" => Choice::Solo(self.legend(rest)?),
            "field" => Choice::Field(self.legend(rest)?),
            "call" if rest.is_empty() => Choice::CallAny,
            "call" => Choice::Call(place(rest)?),
            "look" => Choice::Look(place(rest)?),
            "use" => self.uses(rest)?,
            "attack" => self.attack(rest)?,
            "at" => self.aim(rest)?,
            "end" => Choice::End,
            "block" => Choice::Block(self.piece(self.seat, rest)?),
            "pass" => Choice::Pass,
            "pay" => payment(rest)?,
            "pick" => Choice::Pick(self.seated(rest)?),
            "gear" => {
                let (gear, host) = rest.split_once(" of ").ok_or("it is written 'gear KEY of 1:KEY'")?;
                Choice::Gear(self.seated(host)?, card(self.reads.catalog, gear)?)
            }
            "die" => Choice::Die(owned(rest)?),
            "set" => {
                let (die, value) = rest.split_once(" to ").ok_or("it is written 'set 0:d6 to 5'")?;
                let die = owned(die)?;
                let value = value.parse().ok().filter(|value| (1..=die.size().sides()).contains(value));
                Choice::Turn(die, value.ok_or_else(|| format!("a {} shows 1 to {}", size_key(die.size()), die.size().sides()))?)
            }
            "swap" => {
                let (own, other) = rest.split_once(' ').ok_or("it is written 'swap 0:d6 1:d8'")?;
                Choice::Swap(owned(own)?, owned(other)?)
            }
            "resolve" => {
                let (rest, nth) = numbered(rest, " number ")?;
                let (name, ability) = numbered(rest, " effect ")?;
                Choice::Resolve(self.with_effect(name, ability, false)?, ability, nth)
            }
            "mode" => Choice::Mode(number(rest)?),
            "type" => {
                let kind = Kind::ALL.iter().copied().find(|&kind| kind_key(kind) == rest);
                Choice::Type(kind.ok_or_else(|| format!("'{rest}' is no type; there are legend, unit, gear and program"))?)
            }
            "yes" => Choice::Accept,
            "no" => Choice::Decline,
            "done" => Choice::Done,
            _ => return Err(format!("nothing that is done begins with '{verb}'{}", meant(verb, VERBS))),
        })
    }

    /// A card that can lie in a hand.
    fn held(&self, key: &str) -> Result<CardId, String> {
        let id = card(self.reads.catalog, key)?;
        let legend = self.reads.catalog.card(id).kind == Kind::Legend;
        if legend { Err(format!("{key} is a Legend, which lies in no hand, deck or trash")) } else { Ok(id) }
    }

    fn legend(&self, key: &str) -> Result<CardId, String> {
        let id = card(self.reads.catalog, key)?;
        if self.reads.catalog.card(id).kind == Kind::Legend { Ok(id) } else { Err(format!("{key} is no Legend")) }
    }

    /// A Unit or Legend by its name; a face-down Legend by its place.
    fn piece(&self, seat: Seat, key: &str) -> Result<Name, String> {
        if let Some(lies) = key.strip_prefix("face-down/") {
            return Ok(Name { seat, card: CardId::NONE, copy: place(lies)? + 1 });
        }
        let (name, copy) = copy_of(key)?;
        let id = card(self.reads.catalog, name)?;
        match self.reads.catalog.card(id).kind {
            Kind::Unit | Kind::Legend => Ok(Name { seat, card: id, copy }),
            _ => Err(format!("{name} is neither a Unit nor a Legend")),
        }
    }

    fn seated(&self, key: &str) -> Result<Name, String> {
        let (seat, key) = seat_of(key).ok_or_else(|| format!("'{key}' lacks its seat, as in '{}:{key}'", rival(self.seat).0))?;
        self.piece(seat, key)
    }

    /// A card that has an effect of this number, counted from 0; `used` if it must be one that is activated.
    fn with_effect(&self, key: &str, ability: u8, used: bool) -> Result<CardId, String> {
        let id = card(self.reads.catalog, key)?;
        let effect = self.reads.catalog.card(id).ability.get(usize::from(ability));
        match effect.filter(|effect| !used || effect.cost.is_some()) {
            Some(_) => Ok(id),
            None => Err(format!("{key} has no effect {} that could be {}", ability + 1, if used { "used" } else { "resolved" })),
        }
    }

    fn uses(&self, rest: &str) -> Result<Choice, String> {
        let (rest, ability) = numbered(rest, " effect ")?;
        let (host, gear) = rest.split_once(" with ").unwrap_or((rest, ""));
        let host = self.piece(self.seat, host)?;
        let source = if gear.is_empty() { host.card.key(self.reads.catalog) } else { gear };
        Ok(Choice::Use(host, self.with_effect(source, ability, true)?, ability))
    }

    /// An attack. Where targets are named later it can be said with one that it cannot have.
    fn attack(&self, rest: &str) -> Result<Choice, String> {
        let (attacker, target) = rest.split_once(" at ").map_or((rest, None), |(attacker, target)| (attacker, Some(target)));
        let name = self.piece(self.seat, attacker)?;
        let Some(target) = target else {
            if self.reads.board.edition.target_after_triggers() {
                return Ok(Choice::Attack(name, Target::Later));
            }
            return Err(format!("an attack names its target in this edition: 'attack {attacker} at gigs', 'attack {attacker} at KEY'"));
        };
        let aimed = self.target(target)?;
        if self.reads.board.edition.target_after_triggers() && self.can_attack(name, aimed) {
            return Err(format!("the target is named later in this edition: 'attack {attacker}' and then 'at {target}'"));
        }
        Ok(Choice::Attack(name, aimed))
    }

    fn aim(&self, target: &str) -> Result<Choice, String> {
        if self.reads.board.edition.target_after_triggers() {
            return self.target(target).map(Choice::Aim);
        }
        Err(format!("an attack names its target in this edition: 'attack KEY at {target}'"))
    }

    fn target(&self, key: &str) -> Result<Target, String> {
        if key == "gigs" { Ok(Target::Gigs) } else { self.piece(rival(self.seat), key).map(Target::Unit) }
    }

    /// Whether an attack could be declared now and find this target.
    fn can_attack(&self, name: Name, target: Target) -> bool {
        let (board, defender) = (self.reads.board, rival(self.seat));
        let Some(reach) = board.named(name).and_then(|piece| self.reads.reach(self.seat, piece)) else { return false };
        match target {
            Target::Unit(unit) => board.named(unit).is_some_and(|unit| self.reads.reaches(reach, defender, unit)),
            _ => reach.gigs && board.dice.count(defender) > 0,
        }
    }
}

/// A number from 1, counted from 0.
fn number(words: &str) -> Result<u8, String> {
    let number: Option<u8> = words.parse().ok().filter(|number| (1..=99).contains(number));
    number.map(|number| number - 1).ok_or_else(|| format!("'{words}' should be a number from 1"))
}

/// A place in the Legends area.
fn place(words: &str) -> Result<u8, String> {
    number(words).ok().filter(|place| *place < 3).ok_or_else(|| format!("'{words}' is no place of a Legend; there are 1, 2 and 3"))
}

/// A name with a number after a word, which is the first where nothing is said.
fn numbered<'k>(words: &'k str, word: &str) -> Result<(&'k str, u8), String> {
    match words.split_once(word) {
        Some((name, nth)) => Ok((name, number(nth)?)),
        None => Ok((words, 0)),
    }
}

/// A die with its owner, as in `1:d6`.
fn owned(key: &str) -> Result<DieId, String> {
    let (owner, size) = seat_of(key).ok_or_else(|| format!("'{key}' lacks its owner, as in '0:d6'"))?;
    die(owner, size)
}

fn payment(words: &str) -> Result<Choice, String> {
    if words == "eddies" {
        return Ok(Choice::Pay(0));
    }
    let places = words.strip_prefix("legends ").ok_or("it is written 'pay eddies' or 'pay legends 1 3'")?;
    let mask = places.split(' ').take(4).try_fold(0, |mask, words| place(words).map(|place| mask | 1 << place))?;
    Ok(Choice::Pay(mask))
}

#[cfg(test)]
mod tests {
    use table::chance::Fast;
    use table::{Choices, Game};

    use super::*;
    use crate::game::Tcg;

    /// Whatever is offered at tables of both editions is read as it is.
    #[test]
    fn every_name_that_is_offered_is_read() {
        let game = Tcg::default();
        let mut verbs = std::collections::BTreeSet::new();
        for (seed, lineup) in (0..3).flat_map(|seed| game.lineups().into_iter().map(move |lineup| (seed, lineup))) {
            let mut chance = Fast::new(seed);
            let mut state = game.deal(&lineup.options, &lineup.entries, &mut chance).unwrap();
            while let Some(seat) = game.awaited(&state).must.lowest() {
                let mut choices = Choices::new();
                game.choices(&state, seat, &mut choices);
                for &choice in choices.iter() {
                    let key = game.key(choice);
                    assert_eq!(game.spelt(&state, seat, &key), Ok(choice), "{key}");
                    verbs.insert(key.split(' ').next().map(str::to_owned));
                }
                let choice = choices[chance.below(choices.len() as u32) as usize];
                game.decide(&mut state, seat, choice, &mut chance, &mut table::Silent, &mut Choices::new());
            }
        }
        assert!(verbs.len() > 28, "{verbs:?}");
    }

    #[test]
    fn a_name_that_is_none_is_met_with_what_is_right() {
        let game = Tcg::default();
        let lineup = game.lineups().remove(0);
        let state = game.deal(&lineup.options, &lineup.entries, &mut Fast::new(1)).unwrap();
        for (key, right) in [
            ("attak minotaur", "nothing that is done begins with 'attak'; did you mean 'attack'?"),
            ("play minotuar", "there is no card 'minotuar'; did you mean 'minotaur'?"),
            ("play v-streetkid", "v-streetkid is a Legend, which lies in no hand, deck or trash"),
            ("solo minotaur", "minotaur is no Legend"),
            ("block floor-it", "floor-it is neither a Unit nor a Legend"),
            ("block minotaur/1", "'minotaur/1' is no copy of a card; the first is 'minotaur', the second 'minotaur/2'"),
            ("pick minotaur", "'minotaur' lacks its seat, as in '1:minotaur'"),
            ("call 4", "'4' is no place of a Legend; there are 1, 2 and 3"),
            ("set 0:d6 to 7", "a d6 shows 1 to 6"),
            ("die d6", "'d6' lacks its owner, as in '0:d6'"),
            ("pay legends 3 1", "it is written 'pay legends 1 3'"),
            ("use minotaur", "minotaur has no effect 1 that could be used"),
            ("resolve minotaur effect 9", "minotaur has no effect 9 that could be resolved"),
            ("end now", "it is written 'end'"),
            ("", "nothing that is done begins with ''"),
        ] {
            assert_eq!(game.spelt(&state, Seat(0), key), Err(right.to_owned()), "{key}");
        }
        for right in ["attack minotaur/2", "at gigs", "attack minotaur at psycho-squad", "swap 0:d6 1:d8", "pick 1:face-down/2"] {
            assert_eq!(game.spelt(&state, Seat(0), right).map(|choice| game.key(choice)), Ok(right.to_owned()));
        }
    }
}

//! Names of choices, read: which choice of a seat a name stands for at a table, whether it could be made now or not, or
//! what is wrong with the name. For scenarios; the table itself compares names with what it offers.

use table::Seat;
use table::content::word;
use table::likely::meant;

use crate::catalog::words::{Back, Stat};
use crate::catalog::{CardId, Catalog};
use crate::choice::{Choice, Verb};
use crate::state::{Board, Name, SPONSOR, Spot};

/// What choices begin with.
const VERBS: [&str; 45] = [
    "draw", "gain", "pass", "buy", "pay", "boost", "deal", "move", "attach", "stash", "bid", "teams", "no", "team", "praise", "shield",
    "hack", "incite", "broker", "discount", "family", "bust", "sense", "support", "arrest", "recover", "heal", "treat", "repair", "build",
    "with", "use", "play", "pick", "trashed", "held", "found", "rival", "hit", "run", "send", "decline", "wield", "unarmed", "home",
];
const MORE: [&str; 4] = ["board", "return", "discard", "done"];

/// The choice that a name stands for.
pub(crate) fn spelt(catalog: &'static Catalog, board: &Board, seat: Seat, key: &str) -> Result<Choice, String> {
    let (verb, rest) = key.split_once(' ').unwrap_or((key, ""));
    let choice = Spelling { catalog, board, seat }.read(verb, rest)?;
    // A choice has one name.
    let right = choice.key(catalog);
    if right == key { Ok(choice) } else { Err(format!("it is written '{right}'")) }
}

/// What names are read against.
struct Spelling<'a> {
    catalog: &'static Catalog,
    board: &'a Board,
    seat: Seat,
}

impl Spelling<'_> {
    fn read(&self, verb: &str, rest: &str) -> Result<Choice, String> {
        let (plain, vehicle) = rest.strip_suffix(" by vehicle").map_or((rest, false), |plain| (plain, true));
        Ok(match verb {
            "draw" => Choice::Draw(one_of(Back::ALL, rest)?),
            "gain" if rest == "ops" || rest == "style" => Choice::Gain(rest == "ops"),
            "gain" => return Err("it is written 'gain ops' or 'gain style'".to_owned()),
            "pass" => Choice::Pass,
            "buy" => match rest.split_once(" to ") {
                None => Choice::Buy(self.card(rest)?),
                Some((card, "stash")) => Choice::BuyToStash(self.card(card)?),
                Some((card, host)) => Choice::BuyTo(self.card(card)?, self.own(host)?),
            },
            "pay" => Choice::Source(self.own(rest)?),
            "boost" => Choice::Boost(self.own(rest)?),
            "deal" => Choice::Deal(self.own(rest)?),
            "move" => {
                let (gear, to) = two(rest, " to ", "move KEY to KEY")?;
                Choice::Move(self.own(gear)?, self.own(to)?)
            }
            "attach" => {
                let (gear, to) = two(plain, " to ", "attach KEY to KEY")?;
                Choice::Unstash(self.own(gear)?, self.own(to)?, vehicle)
            }
            "stash" => Choice::Stash(self.own(plain)?, vehicle),
            "bid" => Choice::Bid(self.any(rest)?),
            "teams" => Choice::Teams,
            "no" => Choice::Team(0),
            "team" => Choice::Team(number(rest)?),
            "sense" => {
                let (name, stat) = two(rest, " ", "sense KEY sr")?;
                Choice::Sense(self.own(name)?, one_of(&[Stat::Sr, Stat::Lr, Stat::Def], stat)?)
            }
            "support" => Choice::Support(self.own(rest)?),
            "arrest" => Choice::Arrest(self.any(rest)?),
            "recover" => Choice::Recover(self.card(rest)?),
            "heal" => Choice::Heal(self.any(rest)?),
            "treat" => Choice::Treat,
            "repair" => Choice::Repair,
            "build" => {
                let (part, chassis) = two(rest, " under ", "build KEY under KEY")?;
                Choice::Build(self.own(part)?, self.own(chassis)?)
            }
            "with" => Choice::With(self.own(rest)?),
            "use" => {
                let (name, ability) = effect(rest)?;
                Choice::Use(self.own(name)?, ability)
            }
            "play" => {
                let (card, ability) = effect(rest)?;
                Choice::Play(self.card(card)?, ability)
            }
            "pick" => Choice::Pick(self.any(rest)?),
            "trashed" => {
                let (seat, card) = two(rest, ":", "trashed 1:KEY")?;
                Choice::Trashed(self.seat(seat)?, self.card(card)?)
            }
            "held" => Choice::Held(self.card(rest)?),
            "found" => Choice::Found(self.card(rest)?),
            "rival" => Choice::Rival(self.seat(rest)?),
            "hit" => match rest.strip_prefix("stash ") {
                Some(seat) => Choice::HitStash(self.seat(seat)?),
                None => Choice::Hit(self.any(rest)?),
            },
            "run" => Choice::Run(self.own(rest)?),
            "send" => match rest.strip_prefix("team ") {
                Some(team) => Choice::Force(number(team)?),
                None => Choice::Send(self.own(rest)?),
            },
            "decline" => Choice::Decline,
            "wield" => match rest.split_once(" and ") {
                None => Choice::Wield(self.own(rest)?),
                Some((one, other)) => Choice::WieldTwo(self.own(one)?, self.own(other)?),
            },
            "unarmed" => Choice::Unarmed,
            "home" => Choice::Home(self.own(rest)?),
            "board" => Choice::Board(self.own(rest)?),
            "return" => Choice::Return,
            "discard" => Choice::Discard(self.card(rest)?),
            "done" => Choice::Done,
            _ => return self.ability(verb, rest),
        })
    }

    /// What a Runner does by its character type.
    fn ability(&self, verb: &str, rest: &str) -> Result<Choice, String> {
        use Verb::{Broker, Bust, Discount, Family, Hack, Incite, Praise, Shield};
        let all = [Praise, Shield, Hack, Incite, Broker, Discount, Family, Bust];
        let Some(does) = all.into_iter().find(|does| word(does) == verb) else {
            return Err(format!("nothing that is done begins with '{verb}'{}", meant(verb, VERBS.into_iter().chain(MORE))));
        };
        let (on, with) = two(rest, " with ", "hack 1:KEY with KEY")?;
        Ok(Choice::Do(does, self.own(with)?, self.any(on)?))
    }

    fn card(&self, key: &str) -> Result<CardId, String> {
        let names = || self.catalog.cards().map(|(_, card)| card.key.as_str());
        self.catalog.find(key).ok_or_else(|| format!("there is no card '{key}'{}", meant(key, names())))
    }

    fn seat(&self, key: &str) -> Result<Seat, String> {
        let seat = key.parse().ok().filter(|&seat| seat < self.board.seats).map(Seat);
        seat.ok_or_else(|| format!("'{key}' is no seat; they are counted from 0"))
    }

    /// A card on the own side of the table, or the Sponsor.
    fn own(&self, key: &str) -> Result<Name, String> {
        self.named(self.seat, key)
    }

    /// A card on anybody's side, with its seat.
    fn any(&self, key: &str) -> Result<Name, String> {
        let (seat, key) = two(key, ":", "1:KEY")?;
        self.named(self.seat(seat)?, key)
    }

    fn named(&self, seat: Seat, key: &str) -> Result<Name, String> {
        if key == "sponsor" {
            return Ok(self.board.name(Spot::new(seat, SPONSOR)));
        }
        let (card, copy) = key.split_once('/').unwrap_or((key, "1"));
        let name = Name { seat, card: self.card(card)?, copy: number(copy)? };
        self.board.find(name).map(|_| name).ok_or_else(|| format!("seat {} has no '{key}' on the table", seat.0))
    }
}

/// Two parts with a word between them.
fn two<'a>(text: &'a str, between: &str, example: &str) -> Result<(&'a str, &'a str), String> {
    text.split_once(between).ok_or_else(|| format!("it is written '{example}'"))
}

fn number(text: &str) -> Result<u8, String> {
    text.parse().ok().filter(|&number| number > 0).ok_or_else(|| format!("'{text}' is no number from 1 on"))
}

/// Which of several abilities, as in `use KEY effect 2`; the first is not named.
fn effect(text: &str) -> Result<(&str, u8), String> {
    match text.split_once(" effect ") {
        None => Ok((text, 0)),
        Some((name, place)) => Ok((name, number(place)? - 1)),
    }
}

/// A word of a list.
fn one_of<T: Copy + serde::Serialize>(all: &[T], text: &str) -> Result<T, String> {
    let words = || all.iter().map(word).collect::<Vec<_>>().join(", ");
    all.iter().copied().find(|one| word(one) == text).ok_or_else(|| format!("'{text}' is none of {}", words()))
}

//! Scenarios of the release before, in which views were written as the rules hold them: what they say is seen, in
//! the words of `view`. For one release; nothing else needs it.

#[cfg(test)]
mod tests;

use table::Seat;
use table::scenario::Look;

use crate::catalog::board::Side;
use crate::catalog::words::District;
use crate::catalog::{Catalog, CombatId, EdgerunnerId, OpportunityId, StoryCardId};
use crate::choice::{disc_key, district_key, spot_key, token_key};
use crate::city::{SEATS, SPOTS, Spots};
use crate::options::{Options, gang_key};
use crate::state::Disc;
use crate::story::Token;

const FIGURES: [&str; 4] = ["solos", "techies", "netrunners", "drones"];
const RESOURCES: [&str; 3] = ["eurodollars", "contraband", "secrets"];
const JOHNNY: &str = "johnny-silverhand";

/// What to say instead, as paths and values; or why it cannot be told.
type Said = Result<Vec<(String, Option<String>)>, String>;

/// What one of several looks says today; nothing if it says so already.
pub(crate) fn translate(catalog: &Catalog, options: &Options, looks: &[Look], at: usize) -> Option<Result<Vec<Look>, String>> {
    let look = looks.get(at)?;
    let mut names: Vec<&str> = options.gangs.iter().map(|&gang| gang_key(gang)).collect();
    names.extend(options.rival.iter().flat_map(|&rival| [gang_key(rival), JOHNNY]));
    let old = Old { catalog, side: Side::of(options.gangs.len()), seats: options.gangs.len(), names, looks, look };
    let parts: Vec<&str> = look.path.split('.').collect();
    let said = old.said(&parts)?;
    let new = |(path, value)| Look { audience: look.audience, path, value };
    let now = said.map(|said| said.into_iter().map(new).collect::<Vec<_>>());
    Some(now).filter(|now| now.as_ref().ok().is_none_or(|now| *now != [look.clone()]))
}

/// A line as it was written.
struct Old<'a> {
    catalog: &'a Catalog,
    side: Side,
    seats: usize,
    /// The names of the sides, by seat.
    names: Vec<&'a str>,
    looks: &'a [Look],
    look: &'a Look,
}

/// The parts of a list, whose own lists are in brackets.
fn items(value: &str) -> Vec<&str> {
    if matches!(value.trim(), "none" | "") {
        return Vec::new();
    }
    let mut depth = 0;
    let parts = value.split(|letter| {
        depth += i32::from(letter == '[') - i32::from(letter == ']');
        letter == ',' && depth == 0
    });
    parts.map(str::trim).map(|part| part.strip_prefix('[').and_then(|part| part.strip_suffix(']')).unwrap_or(part)).collect()
}

fn number(word: &str) -> Result<usize, String> {
    word.parse().map_err(|_| format!("'{word}' is no number"))
}

fn pick<'a, T>(all: &'a [T], word: &str) -> Result<&'a T, String> {
    all.get(number(word)?).ok_or_else(|| format!("there is no number {word} here, only 0 to {}", all.len().saturating_sub(1)))
}

fn list(words: &[&str]) -> String {
    if words.is_empty() { "none".to_owned() } else { words.join(", ") }
}

/// A group of counts, without those of which there is none.
fn group(names: &[&str], counts: &str) -> Result<String, String> {
    let counts = items(counts).into_iter().map(number).collect::<Result<Vec<_>, _>>()?;
    if counts.len() > names.len() && counts[names.len()..].iter().any(|&count| count > 0) {
        return Err(format!("there are {} numbers, but only {}", counts.len(), names.join(", ")));
    }
    let mut named: Vec<String> =
        names.iter().zip(&counts).filter(|(_, count)| **count > 0).map(|(name, count)| format!("{name} {count}")).collect();
    named.sort_unstable();
    Ok(if named.is_empty() { "none".to_owned() } else { named.join("; ") })
}

fn unknown(path: &str) -> String {
    format!("'{path}' is not seen any more; docs/scenarios.md says what is")
}

impl Old<'_> {
    fn path(&self) -> &str {
        &self.look.path
    }

    fn value(&self) -> Result<&str, String> {
        self.look.value.as_deref().ok_or_else(|| format!("everybody sees '{}'", self.path()))
    }

    /// The same at another path.
    fn same(&self, path: impl Into<String>) -> Said {
        Ok(vec![(path.into(), self.look.value.clone())])
    }

    /// Another value at another path; a path alone where nothing is seen.
    fn other(&self, path: impl Into<String>, value: impl FnOnce(&str) -> Result<String, String>) -> Said {
        Ok(vec![(path.into(), self.look.value.as_deref().map(value).transpose()?)])
    }

    /// A count in a group, in which a count of 0 does not stand.
    fn one_of(&self, group: &str, name: &str) -> Said {
        if self.value()? == "0" {
            return Err(format!("what is not there is not named: say all of '{group}', or 'none'"));
        }
        self.same(format!("{group}.{name}"))
    }

    /// Several lines from the parts of a list, which are `of` each of these.
    fn spread<'n>(&self, of: &[&'n str], empty: &[&str], mut each: impl FnMut(&'n str, &str) -> Said) -> Said {
        let (mut all, parts) = (Vec::new(), items(self.value()?));
        for (at, part) in parts.into_iter().enumerate() {
            match of.get(at) {
                Some(name) => all.extend(each(name, part)?),
                None if items(part).iter().all(|part| empty.contains(part)) => {}
                None => return Err(format!("'{}' has a part number {at}, which this table has not", self.path())),
            }
        }
        Ok(all)
    }

    fn name(&self, seat: &str) -> Result<&str, String> {
        self.names.get(number(seat)?).copied().ok_or_else(|| format!("there is no seat {seat} at this table"))
    }

    /// Seats that were written as one number.
    fn named(&self, bits: &str) -> Result<String, String> {
        let bits = number(bits)?;
        let named: Vec<&str> = self.names.iter().enumerate().filter(|(seat, _)| bits >> seat & 1 == 1).map(|(_, name)| *name).collect();
        Ok(list(&named))
    }

    fn key(&self, kind: &str, id: &str) -> Result<&str, String> {
        if id == "nothing" {
            return Ok("nothing");
        }
        let (id, catalog) = (number(id)?, self.catalog);
        let key = match kind {
            "opportunity" => catalog.opportunities().nth(id).map(|(id, _): (OpportunityId, _)| id.key(catalog)),
            "edgerunner" => catalog.edgerunners().nth(id).map(|(id, _): (EdgerunnerId, _)| id.key(catalog)),
            "story card" => catalog.story_cards().nth(id).map(|(id, _): (StoryCardId, _)| id.key(catalog)),
            _ => catalog.combats().nth(id).map(|(id, _): (CombatId, _)| id.key(catalog)),
        };
        key.ok_or_else(|| format!("there is no {kind} {id}"))
    }

    /// Cards by their numbers: in alphabetical order where they lie in none.
    fn keys(&self, kind: &str, ids: &str, sorted: bool) -> Result<String, String> {
        let mut keys = items(ids).into_iter().map(|id| self.key(kind, id)).collect::<Result<Vec<_>, _>>()?;
        if sorted {
            keys.sort_unstable();
        }
        Ok(list(&keys))
    }

    fn said(&self, parts: &[&str]) -> Option<Said> {
        let numbers = self.look.value.as_ref().is_some_and(|value| number(value).is_ok());
        Some(match parts {
            ["side"] => self.same("board"),
            ["seated", seat, rest @ ..] => self.seated(seat, rest),
            ["city", what @ ("outside" | "pois" | "reserve" | "edgerunners" | "hideouts" | "gone" | "away"), rest @ ..] => {
                self.city(what, rest)
            }
            ["combats", rest @ ..] => self.combats(rest),
            [market @ ("opportunities" | "edgerunners"), "slots", rest @ ..] => self.slots(market, rest),
            ["opportunities", "deck", rest @ ..] => self.deck("opportunities.deck", "opportunity", rest),
            ["edgerunners", "deck", rest @ ..] => self.deck("edgerunners.deck", "edgerunner", rest),
            ["gone"] => self.other("opportunities.gone", |ids| self.keys("opportunity", ids, true)),
            ["first"] if numbers => self.other("first", |seat| self.name(seat).map(str::to_owned)),
            ["left"] if numbers => self.other("left", |seats| self.named(seats)),
            ["turn", "seat"] => self.other("turn.whose", |seat| self.name(seat).map(str::to_owned)),
            ["turn", "rogue"] if numbers => self.other("turn.rogue", |seats| self.named(seats)),
            ["turn", "rivals"] => self.same("turn.opponents"),
            ["fight", rest @ ..] => self.fight(rest),
            ["tale", rest @ ..] => self.tale(rest),
            ["turn", "moved", "outside", ..] | ["solo", "districts", ..] | ["seated" | "sides" | "frames", ..] | ["turn"] => {
                Err(unknown(self.path()))
            }
            _ => return None,
        })
    }

    fn seated(&self, seat: &str, rest: &[&str]) -> Said {
        let player = |name: &str| self.name(seat).map(|player| format!("players.{player}.{name}"));
        match rest {
            ["gang"] => {
                let gang = self.value()?;
                Ok(vec![(format!("players.{}.seat", if gang == "nothing" { JOHNNY } else { gang }), Some(seat.to_owned()))])
            }
            ["cred"] => self.same(player("street-cred")?),
            ["net" | "rage"] => self.same(player(rest[0])?),
            ["hired"] => self.same(player("hires")?),
            ["purse"] => self.other(player("resources")?, |counts| match items(counts)[..] {
                [eurodollars, contraband, secrets] => Ok(format!("contraband {contraband}; eurodollars {eurodollars}; secrets {secrets}")),
                _ => Err(format!("'{counts}' are not three resources")),
            }),
            ["purse", resource] => self.same(format!("{}.{}", player("resources")?, pick(&RESOURCES, resource)?)),
            ["discs"] => self.other(player("discs")?, |bits| {
                let bits = number(bits)?;
                Ok(list(&Disc::ALL.iter().filter(|&&disc| bits >> disc as u8 & 1 == 1).map(|&disc| disc_key(disc)).collect::<Vec<_>>()))
            }),
            ["seized"] => self.other(player("deals")?, |ids| self.keys("opportunity", ids, true)),
            ["aside"] => self.other(player("aside")?, |id| self.key("opportunity", id).map(str::to_owned)),
            ["holds"] => self.other(player("holds")?, |counts| group(&FIGURES[..3], counts)),
            ["holds", class] => self.one_of(&player("holds")?, pick(&FIGURES, class)?),
            _ => Err(unknown(self.path())),
        }
    }

    fn city(&self, what: &str, rest: &[&str]) -> Said {
        let districts: Vec<&str> = District::ALL.iter().map(|&district| district_key(district)).collect();
        let counts = |path: String, counts: &str| Ok(vec![(path, Some(group(&FIGURES, counts)?))]);
        let zero = ["0"];
        match (what, rest) {
            ("outside", [seat]) => {
                let name = self.name(seat)?;
                self.spread(&districts, &zero, |district, part| counts(format!("city.{district}.{name}"), part))
            }
            ("outside", [seat, district]) => {
                self.other(format!("city.{}.{}", pick(&districts, district)?, self.name(seat)?), |counts| group(&FIGURES, counts))
            }
            ("outside", [seat, district, unit]) => {
                self.one_of(&format!("city.{}.{}", pick(&districts, district)?, self.name(seat)?), pick(&FIGURES, unit)?)
            }
            ("reserve" | "gone" | "away", []) => {
                self.spread(&self.names, &zero, |name, part| counts(format!("players.{name}.{what}"), part))
            }
            ("reserve" | "gone" | "away", [seat]) => {
                self.other(format!("players.{}.{what}", self.name(seat)?), |counts| group(&FIGURES, counts))
            }
            ("reserve" | "gone" | "away", [seat, unit]) => {
                self.one_of(&format!("players.{}.{what}", self.name(seat)?), pick(&FIGURES, unit)?)
            }
            ("hideouts", []) => self
                .spread(&self.names, &zero, |name, bits| Ok(vec![(format!("players.{name}.hideouts"), Some(hideouts(&districts, bits)?))])),
            ("hideouts", [seat]) => self.other(format!("players.{}.hideouts", self.name(seat)?), |bits| hideouts(&districts, bits)),
            ("pois", [district, rest @ ..]) => self.pois(pick(District::ALL, district)?, rest),
            ("edgerunners", [place, part @ ("0" | "1")]) => self.edgerunner(place, part),
            _ => Err(unknown(self.path())),
        }
    }

    fn pois(&self, district: &District, rest: &[&str]) -> Said {
        let kinds: Vec<String> = self.catalog.board().district(*district).pois(self.side).iter().map(table::content::word).collect();
        let kinds: Vec<&str> = kinds.iter().map(String::as_str).collect();
        let path = |kind: &str| format!("city.{}.{kind}", district_key(*district));
        match rest {
            [] => self.spread(&kinds, &["nothing"], |kind, part| Ok(vec![(path(kind), Some(self.occupant(part)?))])),
            [index] => self.other(path(pick(&kinds, index)?), |part| self.occupant(part)),
            [index, "0"] => self.other(path(pick(&kinds, index)?) + ".controlled-by", |seat| self.name(seat).map(str::to_owned)),
            [index, "1"] => self.other(path(pick(&kinds, index)?) + ".unit", |unit| self.unit(unit)),
            _ => Err(unknown(self.path())),
        }
    }

    fn occupant(&self, part: &str) -> Result<String, String> {
        match items(part)[..] {
            ["nothing"] => Ok("nothing".to_owned()),
            [seat, unit] => Ok(format!("controlled-by {}; unit {}", self.name(seat)?, self.unit(unit)?)),
            _ => Err(format!("'{part}' is nobody who stands in a Point of Interest")),
        }
    }

    fn unit(&self, unit: &str) -> Result<String, String> {
        match unit.split_once(' ') {
            Some(("basic", class)) => Ok(class.to_owned()),
            Some(("edgerunner", id)) => self.key("edgerunner", id).map(str::to_owned),
            _ => Ok(unit.to_owned()),
        }
    }

    /// Which Edgerunner it is and where it is stood on two lines, and stand on one.
    fn edgerunner(&self, place: &str, part: &str) -> Said {
        let beside = |part: &str| {
            let path = format!("city.edgerunners.{place}.{part}");
            self.looks.iter().find(|look| look.audience == self.look.audience && look.path == path)?.value.as_deref()
        };
        let (Some(id), Some(at)) = (beside("0"), beside("1")) else {
            return Err(
                "Edgerunners are found by their names now, in edgerunners.hired: which it is and where it is must be said together"
                    .to_owned(),
            );
        };
        if part == "0" {
            return Ok(Vec::new());
        }
        let spot = |spot: &str| match Spots::ALL.iter().nth(number(spot)?) {
            Some(spot) => Ok(spot_key(spot)),
            None => Err(format!("there are spots 0 to {}, not {spot}", SPOTS - 1)),
        };
        let (at, by) = match (at, at.split_once(' ')) {
            ("gone", _) => ("gone".to_owned(), "nothing"),
            (_, Some(("reserve", seat))) => ("reserve".to_owned(), self.name(seat)?),
            (_, Some(("at", there))) => match items(there)[..] {
                [seat, at] => (spot(at)?, self.name(seat)?),
                _ => return Err(format!("'{at}' is nowhere")),
            },
            _ => return Err(format!("'{at}' is nowhere")),
        };
        Ok(vec![(format!("edgerunners.hired.{}", self.key("edgerunner", id)?), Some(format!("at {at}; by {by}")))])
    }

    fn combats(&self, rest: &[&str]) -> Said {
        let own = |seat: &str, what: &str| self.name(seat).map(|name| format!("players.{name}.{what}"));
        let players = &self.names[..self.seats.min(self.names.len())];
        match rest {
            ["counts"] => {
                self.spread(players, &["0"], |name, count| Ok(vec![(format!("players.{name}.hand-count"), Some(count.to_owned()))]))
            }
            ["counts", seat] => self.same(own(seat, "hand-count")?),
            ["used"] => self
                .spread(players, &[], |name, ids| Ok(vec![(format!("players.{name}.used"), Some(self.keys("Combat card", ids, true)?))])),
            ["used", seat] => self.other(own(seat, "used")?, |ids| self.keys("Combat card", ids, true)),
            ["hands", seat] => self.other(own(seat, "hand")?, |ids| match ids {
                "nothing" => Ok(ids.to_owned()),
                ids => self.keys("Combat card", ids, true),
            }),
            ["hands", seat, card] if self.look.value.is_none() => self.same(format!("{}.{card}", own(seat, "hand")?)),
            ["deck", rest @ ..] => self.deck("upgrades.deck", "Combat card", rest),
            ["drawing"] => self.same("upgrades.drawing"),
            ["drawn"] => self.other("upgrades.drawn", |ids| self.keys("Combat card", ids, false)),
            ["drawn", card] => self.other(format!("upgrades.drawn.{card}"), |id| self.key("Combat card", id).map(str::to_owned)),
            ["open"] if self.look.value.as_deref() == Some("none") => self.same("upgrades.open"),
            ["removed"] => self.same("upgrades.removed-count"),
            ["removed_cards"] => self.other("upgrades.removed", |ids| self.keys("Combat card", ids, true)),
            ["waiting"] => self.other("firefight.waiting", |seats| self.named(seats)),
            ["pick"] => match self.look.audience.seat() {
                Some(seat) => self.other(format!("firefight.laid.{}", self.name(&seat.0.to_string())?), |id| {
                    self.key("Combat card", id).map(str::to_owned)
                }),
                None => Err(unknown(self.path())),
            },
            ["picks", _] => self.laid(),
            _ => Err(unknown(self.path())),
        }
    }

    /// Others' cards in a Firefight are told by who laid them down; at a table for two that is the other seat.
    fn laid(&self) -> Said {
        let own = self.look.audience.seat().map_or(SEATS, Seat::index);
        match (self.look.value.is_none(), &self.names[..]) {
            (true, [first, second]) if own < 2 => self.same(format!("firefight.laid.{}", if own == 0 { second } else { first })),
            _ => Err("cards that were laid down are told by who did: say 'firefight.laid.GANG'".to_owned()),
        }
    }

    fn slots(&self, market: &str, rest: &[&str]) -> Said {
        let kind = if market == "edgerunners" { "edgerunner" } else { "opportunity" };
        match rest {
            [] => self.other(format!("{market}.market"), |ids| self.keys(kind, ids, false)),
            [slot] => self.other(format!("{market}.market.{slot}"), |id| self.key(kind, id).map(str::to_owned)),
            _ => Err(unknown(self.path())),
        }
    }

    fn deck(&self, deck: &str, kind: &str, rest: &[&str]) -> Said {
        match rest {
            ["loose" | "tied"] => self.same(format!("{deck}.{}", rest[0])),
            [end @ ("bottom" | "top"), place, "0"] => {
                self.other(format!("{deck}.{end}.{place}.card"), |id| self.key(kind, id).map(str::to_owned))
            }
            [end @ ("bottom" | "top"), place, "1"] => self.other(format!("{deck}.{end}.{place}.known-by"), |seats| self.named(seats)),
            // It is written so already.
            ["bottom" | "top", _, "card" | "known-by", ..] | ["cards"] => self.same(self.path()),
            ["bottom" | "top", _] if self.look.value.as_deref().is_none_or(|value| value.starts_with("card ")) => self.same(self.path()),
            [end @ ("bottom" | "top"), place] => self.other(format!("{deck}.{end}.{place}"), |lying| match items(lying)[..] {
                [id, seats] => Ok(format!("card {}; known-by {}", self.key(kind, id)?, self.named(seats)?)),
                _ => Err(format!("'{lying}' is no card with those who know it")),
            }),
            ["bottom" | "top"] if self.look.value.as_deref() == Some("none") => self.same(format!("{deck}.{}", rest[0])),
            _ => Err(unknown(self.path())),
        }
    }

    fn fight(&self, rest: &[&str]) -> Said {
        match rest {
            [] if self.look.value.as_deref().is_none_or(|value| value == "nothing") => self.same("firefight"),
            ["district" | "turned"] => self.same(format!("firefight.{}", rest[0])),
            ["initiator"] => self.other("firefight.initiator", |seat| self.name(seat).map(str::to_owned)),
            ["involved"] => self.other("firefight.involved", |seats| self.named(seats)),
            ["blanking"] => self.other("firefight.blanking", |id| self.key("Combat card", id).map(str::to_owned)),
            [what @ ("extra" | "totals" | "due" | "secrets"), seat] => {
                let what = if *what == "totals" { "total" } else { what };
                self.same(format!("firefight.sides.{}.{what}", self.name(seat)?))
            }
            _ => Err(unknown(self.path())),
        }
    }

    fn tale(&self, rest: &[&str]) -> Said {
        let districts: Vec<&str> = District::ALL.iter().map(|&district| district_key(district)).collect();
        let token = |kind: &str| pick(Token::ALL, kind).map(|&token| token_key(token));
        match rest {
            ["story"] => self.same("story.name"),
            ["open"] => self.other("story.cards", |ids| self.keys("story card", ids, false)),
            ["discarded"] => self.other("story.discarded", |ids| self.keys("story card", ids, false)),
            ["placed", kind] => self.other(format!("story.tokens.{}", token(kind)?), |counts| group(&districts, counts)),
            ["placed", kind, district] => self.one_of(&format!("story.tokens.{}", token(kind)?), pick(&districts, district)?),
            ["held", kind] => self.other(format!("story.held.{}", token(kind)?), |counts| group(&self.names, counts)),
            ["held", kind, seat] => self.one_of(&format!("story.held.{}", token(kind)?), self.name(seat)?),
            ["time" | "blueprints"] => self.same(format!("story.{}", rest[0])),
            ["deepest", seat] if self.look.value.as_deref() != Some("nothing") => self.same(format!("story.deepest.{}", self.name(seat)?)),
            ["came_true"] if self.look.value.as_deref() == Some("nothing") => self.same("story.came-true"),
            ["came_true"] => Err("a branch that came true is told by the card that it leads to: say 'story.came-true: CARD'".to_owned()),
            ["used"] if self.look.value.as_deref() == Some("0") => Ok(vec![("story.taken".to_owned(), Some("none".to_owned()))]),
            _ => Err(unknown(self.path())),
        }
    }
}

/// The Districts of Hideouts that were written as one number.
fn hideouts(districts: &[&str], bits: &str) -> Result<String, String> {
    let bits = number(bits)?;
    Ok(list(&districts.iter().enumerate().filter(|(at, _)| bits >> at & 1 == 1).map(|(_, name)| *name).collect::<Vec<_>>()))
}

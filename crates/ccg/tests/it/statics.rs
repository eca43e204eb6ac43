//! Everything that always holds does something, and so does every ability of a Sponsor. For each line of what always holds
//! there are two games: the real one, and one in which a line that says nothing stands in its place. Both are played side by
//! side from staged tables by the same decisions, until they differ: in a number on the table, in what is offered, or in what
//! is told. A line that makes no difference anywhere is found, whichever card has it, and a card of tomorrow is tried without
//! a line more. What Sponsors win by is shown by scenarios.

use std::collections::BTreeMap;

use ccg::catalog::card::Card;
use ccg::catalog::effects::Static;
use ccg::catalog::text;
use ccg::catalog::words::{Attribute, Attributes, Kind};
use ccg::catalog::{CardId, Catalog, Files};
use ccg::choice::Choice;
use ccg::event::Event;
use ccg::game::Ccg;
use ccg::state::State;
use table::chance::Fast;
use table::scenario::Given;
use table::wording::wrapped;
use table::{Audience, Choices, Game, Lang, Prose, Seat, Told};

use super::effects::{Trial, explore, happened, position, settings};

/// What stands in the place of a line that is taken away: the check wants every Sponsor to have something.
const NOTHING: Static = Static::HandLimit(0);

/// How many decisions are made at a table.
const LONG: u8 = 32;

/// A content file with one line of what always holds of a card replaced by [`NOTHING`].
fn without(text: &str, key: &str, number: usize) -> String {
    let card = text.find(&format!("key = \"{key}\"\n")).unwrap();
    let opens = "\nalways = [";
    let from = card + text[card..].find(opens).unwrap() + opens.len();
    let (mut depth, mut place, mut begins) = (0, 0, from);
    for (at, letter) in text[from..].char_indices() {
        match letter {
            ',' | ']' if depth == 0 && place == number => {
                return format!("{}{{ hand-limit = 0 }}{}", &text[..begins], &text[from + at..]);
            }
            ',' if depth == 0 => (place, begins) = (place + 1, from + at + 1),
            '[' | '{' => depth += 1,
            ']' | '}' => depth -= 1,
            _ => {}
        }
    }
    panic!("{key} has no line {number}");
}

/// Who has something that always holds.
#[derive(Clone, Copy)]
enum Holder<'a> {
    Card(&'a Card),
    Sponsor(&'a str),
}

impl Holder<'_> {
    fn key(&self) -> &str {
        match self {
            Holder::Card(card) => &card.key,
            Holder::Sponsor(key) => key,
        }
    }

    fn always<'c>(&self, catalog: &'c Catalog) -> &'c [Static] {
        match self {
            Holder::Card(card) => &catalog.card(catalog.find(&card.key).unwrap()).always,
            Holder::Sponsor(key) => &catalog.sponsor(catalog.sponsor_id(key).unwrap()).always,
        }
    }

    /// How a position tells what a Sponsor says.
    fn said(&self, catalog: &Catalog) -> Vec<String> {
        let Holder::Sponsor(key) = self else { return Vec::new() };
        let sponsor = catalog.sponsor_id(key).unwrap();
        text::sponsor(catalog, sponsor, Lang::En).iter().map(|line| wrapped(line, 2, 4) + "\n").collect()
    }

    /// The game without one line.
    fn game_without(&self, number: usize) -> Ccg {
        let shipped = Files::SHIPPED;
        let of = |text: &str| without(text, self.key(), number);
        let text;
        let files = match self {
            Holder::Sponsor(_) => Files { sponsors: (text = of(shipped.sponsors), &text).1, ..shipped },
            Holder::Card(card) => match card.kind {
                Kind::Location => Files { locations: (text = of(shipped.locations), &text).1, ..shipped },
                Kind::Operation => Files { operations: (text = of(shipped.operations), &text).1, ..shipped },
                Kind::Runner => Files { runners: (text = of(shipped.runners), &text).1, ..shipped },
                Kind::Cyber => Files { cyber: (text = of(shipped.cyber), &text).1, ..shipped },
                Kind::Equipment => Files { equipment: (text = of(shipped.equipment), &text).1, ..shipped },
                Kind::Event => panic!("nothing holds by an Event"),
            },
        };
        let catalog = Catalog::parse(&files).map_err(|problems| problems.to_string()).unwrap();
        let mut left = self.always(Catalog::load()).to_vec();
        left[number] = NOTHING;
        assert_eq!(self.always(&catalog), left, "{}", self.key());
        Ccg::new(Box::leak(Box::new(catalog)))
    }
}

/// A staged table and how it goes on: who decides what, by the name of the choice, where a star stands for anything.
type Setting = (BTreeMap<String, String>, Vec<(u8, String)>);

/// What the first Runner wears besides: of each sort one, and not of the sort of the card that is tried.
fn dress(worn: &str, card: Option<&Card>) -> String {
    let catalog = Catalog::load();
    let single = Attributes::of(Attribute::BODY_PARTS).with(Attributes::of(&Attribute::EQUIPMENT[1..]));
    let fits = |key: &&str| {
        let other = catalog.card(catalog.find(key).unwrap());
        card.is_none_or(|card| other.key == card.key || other.bits.both(card.bits).both(single) == Attributes::NONE)
    };
    worn.split(" + ").filter(|key| !key.is_empty()).filter(fits).collect::<Vec<_>>().join(" + ")
}

/// The tables at which something is tried.
fn tables(holder: Holder<'_>) -> Vec<Setting> {
    let catalog = Catalog::load();
    let card = if let Holder::Card(card) = holder { Some(card) } else { None };
    let key = holder.key();
    let is = |kind: Kind| card.is_some_and(|card| card.kind == kind);
    let with = |kind: Kind| if is(kind) { format!(", {key}") } else { String::new() };
    let gear = if is(Kind::Cyber) || is(Kind::Equipment) { format!(" + {key}") } else { String::new() };
    let first = if is(Kind::Runner) { key } else { "garage-band" };
    let wears = |worn: &str| dress(&format!("{worn}{gear}"), card);
    // A crowd in one team; one alone, well armed, with a Vehicle and without; one with nothing else, and a friend.
    let full = wears("minigun + wolverers + reflex-booster + street-chopper + designer-suit");
    let crowd = format!(
        "{first} ({full}) team 1, wheelman (street-chopper) team 1, street-doc (designer-suit) team 1, script-kid team 1, \
        hired-gun (minigun + kevlar-vest) team 1, beat-cop team 1, house-decker team 1, two-tone team 1"
    );
    let driver = format!("{first} ({full}), hired-gun used, stringer used, roadie-crew used");
    let walker = format!("{first} ({}), hired-gun used, stringer used", wears("minigun"));
    let bare = format!("{first} ({}), roadie-crew, hired-gun used", wears(""));
    let sites = format!(
        "corner-bodega, regional-headquarters, regional-headquarters, assembly-plant, abandoned-mall, neon-lotus{}",
        with(Kind::Location)
    );
    let poor = "corner-bodega".to_owned();
    let bought = ["regional-headquarters", "union-hall", "road-scout", "wolverers", "assault-rifle", "av-1", "gun-truck", "border-run"];
    let mut base = position(catalog.card(catalog.find("milk-run").unwrap()));
    let mut say = |name: &str, value: String| drop(base.insert(name.to_owned(), value));
    say("seat 0 sponsor", if card.is_none() { key.to_owned() } else { "ncpd".to_owned() });
    say("seat 1 sponsor", "your-friendly-local-gangs".to_owned());
    say("seat 0 operations", format!("milk-run, milk-run, milk-run, border-run{}", with(Kind::Operation)));
    say("seat 0 hand", format!("{}, milk-run, switchblade, hired-gun, stringer", bought.join(", ")));
    say("seat 1 hand", "assassin, abandoned-mall, hired-gun".to_owned());
    let rivals =
        "street-samurai (flamethrower + wolverers), wheelman (gun-truck), beat-cop, script-kid, stringer (reflex-booster), paparazzo";
    say("seat 1 runners", rivals.to_owned());
    let mut all = Vec::new();
    let mut add = |runners: &str, sites: &str, turn: u8, part: &str, script: &[(u8, &str)]| {
        let mut given = base.clone();
        for (name, value) in [("seat 0 runners", runners), ("seat 0 locations", sites), ("turn", &turn.to_string()), ("part", part)] {
            given.insert(name.to_owned(), value.to_owned());
        }
        all.push((given, script.iter().map(|(seat, name)| (*seat, name.replace('@', first))).collect()));
    };
    let parts = [(0, "legwork"), (1, "legwork"), (0, "damage-control"), (0, "draw"), (0, "end")];
    parts.iter().for_each(|(turn, part)| add(&crowd, &sites, *turn, part, &[]));
    add(&crowd, &sites, 0, "equip", &[(0, "teams"), (0, "teams"), (0, "teams"), (0, "teams")]);
    for key in bought {
        add(&crowd, &sites, 0, "purchase", &[(0, &format!("buy {key}"))]);
    }
    ["abandoned-mall", "hired-gun"].iter().for_each(|key| add(&crowd, &sites, 1, "purchase", &[(1, &format!("buy {key}"))]));
    for alone in ["junkyard-kid", "roadie-crew", &crowd] {
        // What an Operation demands is not there.
        add(alone, &poor, 0, "action", &[]);
    }
    add(&crowd, &sites, 1, "legwork", &[(1, &format!("bid 0:{key}"))]);
    let strike = [(1, "hit 0:corner-bodega"), (1, "send street-samurai"), (1, "send wheelman")];
    for (runners, force) in [(&crowd, "send team 1"), (&driver, "send @"), (&walker, "send @"), (&bare, "send @")] {
        let onward = [(0, "run milk-run"), (0, "run milk-run"), (0, "run milk-run")];
        add(runners, &sites, 0, "action", &[(0, "hit 1:regional-headquarters"), (0, force), (1, "send street-samurai")]);
        add(runners, &sites, 0, "action", &[&[(0, "hit 1:abandoned-mall"), (0, force)], &onward[..]].concat());
        add(runners, &sites, 0, "action", &[(0, "run milk-run"), (0, force)]);
        add(runners, &sites, 1, "action", &[&strike[..], &[(0, force)]].concat());
        add(runners, &sites, 0, "legwork", &[(0, "*with @")]);
        add(runners, &sites, 1, "legwork", &[(1, "play assassin")]);
        add(runners, &sites, 1, "legwork", &[(1, "use paparazzo")]);
    }
    add(&bare, &sites, 0, "action", &[(0, "hit 1:abandoned-mall"), (0, "send roadie-crew"), (0, "support @")]);
    all
}

fn stage(game: &Ccg, lines: &BTreeMap<String, String>) -> State {
    let mut given = Given::default();
    for (line, (name, value)) in lines.iter().enumerate() {
        given.add(line, name, value);
    }
    let options = game.options(&BTreeMap::from([("seats".to_owned(), "2".to_owned())])).unwrap_or_else(|problems| panic!("{problems}"));
    game.stage(&options, &mut given).unwrap_or_else(|problems| panic!("{problems}"))
}

/// What is asked of whom, with the names of the choices.
fn asked(game: &Ccg, state: &State) -> Option<(Seat, Vec<Choice>, Vec<String>)> {
    let seat = game.awaited(state).must.lowest()?;
    let mut choices = Choices::new();
    game.choices(state, seat, &mut choices);
    let choices = choices.to_vec();
    let keys = choices.iter().map(|&choice| game.key(choice)).collect();
    Some((seat, choices, keys))
}

/// Whether two games differ at a table. Where the script says nothing, what can be done with the card is done, and else
/// nothing much.
fn differ(games: [&Ccg; 2], holder: Holder<'_>, (given, script): &Setting) -> bool {
    let (key, said) = (holder.key(), games.map(|game| holder.said(game.catalog())));
    let mut states = games.map(|game| stage(game, given));
    let mut step = 0;
    for _ in 0..LONG {
        let [one, two] = [0, 1].map(|game| {
            let view = games[game].view(&states[game], Audience::Everyone);
            let position = games[game].position(&view, Lang::En.into());
            // What the line itself says is no difference.
            assert!(said[game].iter().all(|said| position.contains(said)), "{position}");
            let position = said[game].iter().fold(position, |position, said| position.replace(said, ""));
            (position, asked(games[game], &states[game]))
        });
        if one != two {
            return true;
        }
        let Some((seat, choices, keys)) = one.1 else { return false };
        let fits = |name: &String, words: &str| match words.split_once('*') {
            Some((begins, ends)) => name.starts_with(begins) && name.ends_with(ends),
            None => name.starts_with(words),
        };
        let find = |words: &str| keys.iter().position(|name| fits(name, words));
        // A step that nobody is asked for, because it goes without saying, is left out.
        let ahead = script.iter().enumerate().skip(step).filter(|(_, (who, _))| *who == seat.0);
        let planned = ahead.filter_map(|(number, (_, words))| find(words).map(|place| (number, place))).next();
        step = planned.map_or(step, |(number, _)| number + 1);
        let usual = [format!("wield {key}"), format!("pay {key}")];
        let usual = usual.iter().map(String::as_str).chain(["wield", "team 1", "done", "return", "decline", "pass"]);
        let Some(place) =
            planned.map(|(_, place)| place).or_else(|| usual.into_iter().find_map(find)).or((!choices.is_empty()).then_some(0))
        else {
            return false;
        };
        let [one, two]: [Vec<Event>; 2] = [0, 1].map(|game| {
            let mut told = Told::default();
            games[game].decide(&mut states[game], seat, choices[place], &mut Fast::new(3), &mut told, &mut Choices::new());
            told.0.into_iter().map(|(_, event)| event).collect()
        });
        if one != two {
            return true;
        }
    }
    false
}

/// Tries every line of these.
fn all_matter<'a>(holders: impl Iterator<Item = Holder<'a>>, least: usize) {
    let (game, catalog) = (Ccg::default(), Catalog::load());
    let (mut tried, mut dead) = (0, Vec::new());
    for holder in holders {
        let always = holder.always(catalog);
        let tables = if always.is_empty() { Vec::new() } else { tables(holder) };
        for (number, line) in always.iter().enumerate() {
            tried += 1;
            let other = holder.game_without(number);
            if !tables.iter().any(|table| differ([&game, &other], holder, table)) {
                dead.push(format!("{} {number}: {line:?}", holder.key()));
            }
        }
    }
    assert!(tried >= least, "{tried}");
    assert!(dead.is_empty(), "{} of {tried} make no difference:\n{}", dead.len(), dead.join("\n"));
}

fn cards(kinds: &[Kind]) -> impl Iterator<Item = Holder<'static>> {
    Catalog::load().cards().filter(|(_, card)| kinds.contains(&card.kind)).map(|(_, card)| Holder::Card(card))
}

#[test]
fn everything_that_always_holds_by_a_sponsor_or_a_site_makes_a_difference() {
    let sponsors = Catalog::load().sponsors().map(|(_, sponsor)| Holder::Sponsor(&sponsor.key));
    all_matter(sponsors.chain(cards(&[Kind::Location, Kind::Operation])), 50);
}

#[test]
fn everything_that_always_holds_by_a_runner_or_gear_makes_a_difference() {
    all_matter(cards(&[Kind::Runner, Kind::Cyber, Kind::Equipment, Kind::Event]), 60);
}

#[test]
fn two_games_that_are_alike_do_not_differ() {
    let (game, same, catalog) = (Ccg::default(), Ccg::default(), Catalog::load());
    let holder = Holder::Card(catalog.card(catalog.find("capsule-stacks").unwrap()));
    assert!(!tables(holder).iter().any(|table| differ([&game, &same], holder, table)));
}

#[test]
fn every_deed_of_every_sponsor_is_carried_out() {
    let catalog = Catalog::load();
    let (mut tried, mut dead) = (0, Vec::new());
    for (_, sponsor) in catalog.sponsors() {
        for (number, ability) in sponsor.ability.iter().enumerate() {
            tried += 1;
            let mut good = false;
            for mut setting in settings(catalog.card(catalog.find("milk-run").unwrap()), ability.when) {
                setting.given.insert("seat 0 sponsor".to_owned(), sponsor.key.clone());
                let Some(state) = setting.stage() else { continue };
                let first = Trial { state, told: Vec::new(), step: 0, announced: None };
                explore(&first, &setting.script, CardId::NONE, Some(number as u8), 40, &mut |end| {
                    let Some(from) = end.announced else { return };
                    good |= ability.does.iter().all(|&deed| happened(deed, &end.told[from..], &first.state, &end.state));
                });
            }
            if !good {
                dead.push(format!("{} {number}: {:?} {:?}", sponsor.key, ability.when, ability.does));
            }
        }
    }
    assert!(tried > 1, "{tried}");
    assert!(dead.is_empty(), "{} of {tried} are not carried out:\n{}", dead.len(), dead.join("\n"));
}

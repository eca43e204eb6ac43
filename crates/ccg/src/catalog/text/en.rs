//! Card texts in English.

use table::wording::{a, capital, sentence, series};

use super::{Scene, steps};
use crate::catalog::CardId;
use crate::catalog::effects::{Ability, Amount, Cond, Deed, Goal, Need, Pay, Static, Tally, Value, When, Which, Who};
use crate::catalog::words::{At, Attribute, Cue, Faction, Kind, Moment, Player, Stat, Threat, Until, What, Whose};

fn all(items: &[String]) -> String {
    series(items, "and")
}

/// "1 card", "2 cards".
fn count(number: impl Into<i16>, one: &str) -> String {
    let number: i16 = number.into();
    format!("{number} {one}{}", if number == 1 { "" } else { "s" })
}

pub(super) fn cost(eb: u8) -> String {
    format!("cost {eb}")
}

pub(super) fn capacity(runners: u8) -> String {
    format!("carries {runners}")
}

/// The card itself.
const fn this(scene: &Scene<'_>) -> &'static str {
    match scene.holder {
        None => "this Sponsor",
        Some(Kind::Location) => "this Location",
        Some(Kind::Operation) => "this Operation",
        Some(Kind::Runner) => "this Runner",
        Some(Kind::Cyber | Kind::Equipment | Kind::Event) => "this card",
    }
}

/// The Runner that a card is about: itself, or the one that it is attached to.
fn me(scene: &Scene<'_>) -> &'static str {
    if scene.is_gear() { "its Runner" } else { "this Runner" }
}

/// One and several of what is meant, with its attribute: "Solo", "Smuggling Operation", "Heavy Weapon".
fn noun(scene: &Scene<'_>, what: What, with: Option<Attribute>) -> (String, String) {
    let (one, many) = match what {
        What::Runner => ("Runner", "Runners"),
        What::Location => ("Location", "Locations"),
        What::Operation => ("Operation", "Operations"),
        What::Site => ("Location or Operation", "Locations and Operations"),
        What::Equipment => ("Equipment card", "Equipment cards"),
        What::Cyber => ("Cyber card", "Cyber cards"),
        What::Gear => ("Equipment or Cyber card", "Equipment and Cyber cards"),
        What::Event => ("Event", "Events"),
        What::Card => ("card", "cards"),
    };
    let Some(with) = with else { return (one.to_owned(), many.to_owned()) };
    let name = scene.attribute(with);
    let stands = Attribute::ROLES.contains(&with)
        || Attribute::VEHICLES.contains(&with)
        || Attribute::WEAPONS.contains(&with)
        || matches!(with, Attribute::MartialArtist | Attribute::Weapon | Attribute::Vehicle);
    match with {
        Attribute::Punknaught => (format!("{name} Chassis"), format!("{name} Chassis")),
        Attribute::Melee => (format!("{name} Weapon"), format!("{name} Weapons")),
        Attribute::Media => (name.clone(), name),
        _ if stands => (name.clone(), format!("{name}s")),
        _ if matches!(what, What::Equipment | What::Cyber) => (format!("{name} card"), format!("{name} cards")),
        _ => (format!("{name} {one}"), format!("{name} {many}")),
    }
}

const fn faction(faction: Faction) -> &'static str {
    match faction {
        Faction::Government => "Government ",
        Faction::Corporate => "Corporate ",
        Faction::Street => "Street ",
    }
}

/// What stands before and after the noun.
fn around(scene: &Scene<'_>, which: &Which, many: bool, place: &str) -> (String, String) {
    let mut before = match which.used {
        Some(true) => "used ".to_owned(),
        Some(false) => "unused ".to_owned(),
        None => String::new(),
    };
    before += which.faction.map_or("", faction);
    // What is in a battle is said at once, what lies in a pile comes last.
    let first = is_owned(which) || matches!(which.at, At::Team | At::Here);
    let mut after = if first { place.to_owned() } else { String::new() };
    if let Some(power) = which.power {
        after += &format!(" with Power {power} or less");
    }
    if let Some(cost) = which.cost {
        after += &format!(" with a cost of {cost} or less");
    }
    if which.weaker {
        after += &format!(" with less Power than {}", me(scene));
    }
    if let Some(without) = which.without {
        let (one, several) = noun(scene, which.what, Some(without));
        after += &if many { format!(" that are no {several}") } else { format!(" that is no {one}") };
    }
    if !first {
        after += place;
    }
    (before, after)
}

/// Where the cards are, if that must be said. A card that is one of these is taken "from" a place, several are "in" it;
/// within a sentence about the Runner it is "it".
fn place(scene: &Scene<'_>, which: &Which, from: bool, within: bool) -> String {
    let (me, into) = (if within { "it" } else { me(scene) }, if from { "from" } else { "in" });
    let whose = match which.whose {
        Whose::Yours => "your",
        Whose::Rivals => "an opponent's",
        Whose::Any => "any",
    };
    match which.at {
        At::Play => String::new(),
        At::Battle => " in this battle".to_owned(),
        At::Away => " outside of this battle".to_owned(),
        At::Team if within => " on its team".to_owned(),
        At::Team => format!(" on the team of {me}"),
        At::Here => format!(" on {me}"),
        At::Trash => format!(" {into} {whose} trash pile"),
        At::Stash => format!(" {into} {whose} Stash"),
        At::Hand => format!(" {into} {whose} hand"),
        At::Deck => format!(" {into} {whose} decks"),
    }
}

/// Whether it must be said whose the cards are.
const fn is_owned(which: &Which) -> bool {
    matches!(which.at, At::Play | At::Battle | At::Away)
}

/// One of these: "a used Runner of yours", "an opponent's Location with a cost of 4 or less".
fn one(scene: &Scene<'_>, which: &Which) -> String {
    if let (At::Here, What::Runner) = (which.at, which.what) {
        return me(scene).to_owned();
    }
    let (before, after) = around(scene, which, false, &place(scene, which, true, false));
    let noun = format!("{before}{}", noun(scene, which.what, which.with).0);
    let noun = match (which.whose, is_owned(which), which.other) {
        (Whose::Rivals, true, _) => format!("an opponent's {noun}"),
        (Whose::Yours, true, true) => format!("another {noun} of yours"),
        (Whose::Yours, true, false) => format!("{} of yours", a(&noun)),
        (_, _, true) => format!("another {noun}"),
        _ => a(&noun),
    };
    format!("{noun}{after}")
}

/// Several of these, whoever's: "Street Runners on the team of this Runner".
fn several(scene: &Scene<'_>, which: &Which) -> String {
    let (before, after) = around(scene, which, true, &place(scene, which, false, false));
    let noun = noun(scene, which.what, which.with).1;
    let other = if which.other { "other " } else { "" };
    let whose = match which.whose {
        Whose::Yours if is_owned(which) => "your ",
        Whose::Rivals if is_owned(which) => "opponents' ",
        _ => "",
    };
    format!("{whose}{other}{before}{noun}{after}")
}

/// After "for each".
fn each(scene: &Scene<'_>, tally: Tally) -> String {
    match tally {
        Tally::Cards(which) => {
            let (before, after) = around(scene, &which, false, &place(scene, &which, false, true));
            let noun = noun(scene, which.what, which.with).0;
            let (other, whose) = (if which.other { "other " } else { "" }, if is_owned(&which) { owner(which.whose) } else { "" });
            format!("{other}{before}{noun}{whose}{after}")
        }
        Tally::Ops => "Ops Point that you have".to_owned(),
        Tally::RivalOps => "Ops Point of the opponent with the most".to_owned(),
        Tally::Style => "Style Point that you have".to_owned(),
        Tally::BustPoints => "bust point that you have".to_owned(),
        Tally::Defense => "point of Def of your Runners".to_owned(),
        Tally::Offense => "point of SR and LR of your Runners".to_owned(),
        Tally::BodyParts => "body part among your Cyber".to_owned(),
    }
}

const fn owner(whose: Whose) -> &'static str {
    match whose {
        Whose::Yours => " of yours",
        Whose::Rivals => " of opponents",
        Whose::Any => "",
    }
}

/// Who is meant; the target is described where it is named first.
struct Clause<'a> {
    scene: &'a Scene<'a>,
    target: Option<&'a Which>,
    said: bool,
    /// Whether an opponent was named already.
    rival: bool,
}

impl Clause<'_> {
    /// The cards, and whether they are several.
    fn who(&mut self, who: Who) -> (String, bool) {
        match who {
            Who::This => (this(self.scene).to_owned(), false),
            Who::Host => (me(self.scene).to_owned(), false),
            Who::That => match self.target {
                Some(target) if !self.said => {
                    self.said = true;
                    (one(self.scene, target), false)
                }
                _ => ("it".to_owned(), false),
            },
            Who::All(which) => (format!("all {}", several(self.scene, &which)), true),
        }
    }

    /// The opponent who was chosen.
    fn opponent(&mut self) -> &'static str {
        if std::mem::replace(&mut self.rival, true) { "that opponent" } else { "an opponent" }
    }

    fn the(&mut self, who: Who) -> String {
        self.who(who).0
    }
}

/// A player and a verb: "draw", "an opponent draws".
fn does(told: &mut Clause<'_>, player: Player, verb: &str) -> String {
    match player {
        Player::You => verb.to_owned(),
        Player::Rival => format!("{} {}", told.opponent(), third(verb)),
        Player::Rivals => format!("each opponent {}", third(verb)),
        Player::All => format!("everybody {}", third(verb)),
        Player::Its => format!("its controller {}", third(verb)),
    }
}

fn third(verb: &str) -> String {
    format!("{verb}s")
}

/// So many of something that is gained, drawn or lost.
fn amount(scene: &Scene<'_>, amount: Amount, unit: &str) -> String {
    match amount {
        Amount::Fixed(number) => count(number, unit),
        Amount::Per { per, each: number, most } => {
            let most = if most == u8::MAX { String::new() } else { format!(", for at most {most}") };
            format!("{} for each {}{most}", count(number, unit), each(scene, per))
        }
        Amount::Read(value) => format!("as many {unit}s as {}", read(scene, value, false)),
    }
}

fn read(scene: &Scene<'_>, value: Value, own: bool) -> String {
    match value {
        Value::Power if own => "its Power".to_owned(),
        Value::HalfPower if own => "half its Power, rounded down,".to_owned(),
        Value::Power => format!("the Power of {}", me(scene)),
        Value::HalfPower => format!("half the Power of {}, rounded down", me(scene)),
        Value::ThatPower => "its Power".to_owned(),
        Value::ThatCost => "its cost".to_owned(),
        Value::ThatOps => "its Ops Points".to_owned(),
        Value::ThatStyle => "its Style Points".to_owned(),
    }
}

/// "+3 SR", "-1 E-Sec for each Netrunner of yours".
fn by(scene: &Scene<'_>, stat: Stat, amount: Amount, own: bool) -> String {
    let stat = scene.stat(stat);
    match amount {
        Amount::Fixed(number) => format!("{number:+} {stat}"),
        Amount::Per { per, each: number, most } => {
            let most = if most == u8::MAX { String::new() } else { format!(", for at most {most}") };
            format!("{number:+} {stat} for each {}{most}", each(scene, per))
        }
        Amount::Read(value) => format!("as much more {stat} as {}", read(scene, value, own)),
    }
}

const fn until(until: Until) -> &'static str {
    match until {
        Until::Battle => "until the end of the battle",
        Until::Turn => "until the end of the turn",
    }
}

fn deed(told: &mut Clause<'_>, deed: Deed, cue: Option<Cue>) -> String {
    let scene = told.scene;
    match deed {
        Deed::Draw(player, number) => format!("{} {}", does(told, player, "draw"), amount(scene, number, "card")),
        Deed::Discard(player, number) => format!("{} {}", does(told, player, "discard"), count(number, "card")),
        Deed::See(player) => match player {
            Player::You => "look at your hand".to_owned(),
            Player::Rival => format!("look at the hand of {}", told.opponent()),
            Player::Rivals | Player::All => "look at the hands of all opponents".to_owned(),
            Player::Its => "look at the hand of its controller".to_owned(),
        },
        Deed::Ops(player, number) => format!("{} {}", does(told, player, "gain"), amount(scene, number, "Ops Point")),
        Deed::LoseOps(player, number) => {
            let its = match (player, number, told.target) {
                (Player::Its, Amount::Read(_), Some(target)) if !told.said => {
                    told.said = true;
                    format!("choose {}; ", one(scene, target))
                }
                _ => String::new(),
            };
            format!("{its}{} {}", does(told, player, "lose"), amount(scene, number, "Ops Point"))
        }
        Deed::Style(player, number) => format!("{} {} for good", does(told, player, "gain"), amount(scene, number, "Style Point")),
        Deed::Use(who) => format!("use {}", told.the(who)),
        Deed::Straighten(who) => format!("straighten {}", told.the(who)),
        Deed::Trash(who) => format!("trash {}", told.the(who)),
        Deed::Burn(who) => format!("burn {}", told.the(who)),
        Deed::Bust(who) => format!("bust {}", told.the(who)),
        Deed::Take(Who::That) if told.target.is_some_and(|target| target.at == At::Deck) => {
            format!("look for {}, show it, take it into hand and shuffle", told.the(Who::That))
        }
        Deed::Take(who) => format!("take {} into hand", told.the(who)),
        Deed::Play(who) => format!("put {} into play for nothing", told.the(who)),
        Deed::Stash(who) => format!("put {} into the Stash", told.the(who)),
        Deed::Change(who, stat, number, time) => changes(told, who, &[(stat, number)], time),
        Deed::Save => "it is not trashed".to_owned(),
        Deed::Cancel => match cue {
            Some(Cue::Event) => "cancel the Event".to_owned(),
            _ => "cancel the ability".to_owned(),
        },
        Deed::Join => format!("{} joins your side of the battle", told.the(Who::That)),
        Deed::Withdraw(who) => match told.who(who) {
            (cards, true) => format!("{cards} leave the battle and return used"),
            (card, false) => format!("{card} leaves the battle and returns used"),
        },
        Deed::EndBattle => "the battle ends at once as a tie".to_owned(),
        Deed::NoDefense => "until the end of the turn nobody may defend against your Hits".to_owned(),
        Deed::Regroup => "you may assign your teams once more".to_owned(),
        Deed::Build(number) => format!("remove {} from {}", count(number, "construction token"), told.the(Who::That)),
    }
}

fn changes(told: &mut Clause<'_>, who: Who, list: &[(Stat, Amount)], time: Until) -> String {
    let (cards, several) = told.who(who);
    let own = matches!(who, Who::This | Who::Host);
    format!("{cards} {} {}", numbers(told.scene, list, several, own), until(time))
}

/// What cards have, or what they cost: "has +3 SR and +1 Def", "cost 2 EB more to attempt".
fn numbers(scene: &Scene<'_>, list: &[(Stat, Amount)], several: bool, own: bool) -> String {
    let (mut said, mut has) = (Vec::new(), Vec::new());
    for &(stat, number) in list {
        match (stat, number) {
            (Stat::RunCost, Amount::Fixed(eb)) => {
                let (cost, more) = (if several { "cost" } else { "costs" }, if eb < 0 { "less" } else { "more" });
                said.push(format!("{cost} {} EB {more} to attempt", eb.unsigned_abs()));
            }
            _ => has.push(by(scene, stat, number, own)),
        }
    }
    if !has.is_empty() {
        said.push(format!("{} {}", if several { "have" } else { "has" }, all(&has)));
    }
    all(&said)
}

fn deeds(told: &mut Clause<'_>, list: &[Deed], cue: Option<Cue>) -> String {
    let mut said = Vec::new();
    for step in steps(list) {
        said.push(match *step {
            [one] => deed(told, one, cue),
            [Deed::Change(who, _, _, time), ..] => {
                let list: Vec<_> = step
                    .iter()
                    .filter_map(|deed| if let Deed::Change(_, stat, number, _) = *deed { Some((stat, number)) } else { None })
                    .collect();
                changes(told, who, &list, time)
            }
            _ => String::new(),
        });
    }
    said.join("; then ")
}

fn pay(scene: &Scene<'_>, pay: Pay) -> String {
    match pay {
        Pay::Use => format!("use {}", this(scene)),
        Pay::UseHost => format!("use {}", me(scene)),
        Pay::Eb(number) => format!("pay {number} EB"),
        Pay::Trash => format!("trash {}", this(scene)),
        Pay::Burn => format!("burn {}", this(scene)),
        Pay::Discard(number) => format!("discard {}", count(number, "card")),
    }
}

/// After "if" or "while". Of a bonus it may be about several Runners.
fn cond(scene: &Scene<'_>, cond: Cond, several_runners: bool) -> String {
    let they = if several_runners { "they are" } else { "it is" };
    match cond {
        Cond::AtLeast(tally, least) => have(scene, tally, "at least", least),
        Cond::AtMost(tally, most) => have(scene, tally, "at most", most),
        Cond::Behind => "an opponent has more Ops Points than you".to_owned(),
        Cond::YourTurn => "it is your turn".to_owned(),
        Cond::RivalsTurn => "it is an opponent's turn".to_owned(),
        Cond::Hitting => format!("{they} on a Hit"),
        Cond::Defending => format!("{they} defending"),
        Cond::Running => format!("{they} on a Run"),
        Cond::Alone => format!("{they} alone on its side of a battle"),
        Cond::ThatIs(attribute) => format!("it is {}", a(&scene.attribute(attribute))),
    }
}

/// "you control at least 2 Netrunners", "there is a Vehicle on it".
fn have(scene: &Scene<'_>, tally: Tally, bound: &str, number: u8) -> String {
    let one = number == 1 && bound == "at least";
    let number = format!("{bound} {number}");
    match tally {
        Tally::Cards(which) => {
            let (before, after) = around(scene, &which, !one, &place(scene, &which, false, true));
            let ((single, several), other) = (noun(scene, which.what, which.with), if which.other { "other " } else { "" });
            let cards = match (one, which.other) {
                (true, true) => format!("another {before}{single}{after}"),
                (true, false) => format!("{}{after}", a(&format!("{before}{single}"))),
                (false, _) => format!("{number} {other}{before}{several}{after}"),
            };
            match (which.whose, is_owned(&which)) {
                (Whose::Yours, true) => format!("you control {cards}"),
                (Whose::Rivals, true) => format!("opponents control {cards}"),
                _ => format!("there {} {cards}", if one { "is" } else { "are" }),
            }
        }
        Tally::Ops => format!("you have {number} Ops Points"),
        Tally::RivalOps => format!("an opponent has {number} Ops Points"),
        Tally::Style => format!("you have {number} Style Points"),
        Tally::BustPoints => format!("you have {number} bust points"),
        Tally::Defense => format!("your Runners have {number} Def together, with all that they carry"),
        Tally::Offense => format!("your Runners have {number} SR and LR together, with all that they carry"),
        Tally::BodyParts => format!("your Runners have Cyber of {number} different body parts"),
    }
}

fn moment(scene: &Scene<'_>, moment: Moment) -> String {
    let runner = matches!(scene.holder, Some(Kind::Runner | Kind::Cyber | Kind::Equipment));
    let team = if runner { format!("the team of {}", me(scene)) } else { "one of your teams".to_owned() };
    match moment {
        Moment::Enters => format!("when {} comes into play", this(scene)),
        Moment::Completed => "completed".to_owned(),
        Moment::Leaves => format!("when {} is trashed or burned", this(scene)),
        Moment::TurnStarts => "at the start of your turn".to_owned(),
        Moment::TurnEnds => "at the end of your turn".to_owned(),
        Moment::HitSucceeds => format!("when {team} succeeds at a Hit"),
        Moment::RunSucceeds => format!("when {team} succeeds at a Run"),
        Moment::SkirmishWon => format!("when {team} wins a Skirmish"),
        Moment::Busts if runner => format!("when {} busts a Runner", me(scene)),
        Moment::Busts => "when one of your Cops busts a Runner".to_owned(),
        Moment::RivalRuns => "when an opponent succeeds at a Run".to_owned(),
        Moment::BuysRunner => "when you buy a Runner".to_owned(),
        Moment::BuysLocation => "when you buy a Location".to_owned(),
    }
}

fn answer(told: &mut Clause<'_>, cue: Cue) -> String {
    let scene = told.scene;
    let mut subject = |fallback: &str| {
        told.said = true;
        told.target.map_or_else(|| fallback.to_owned(), |target| one(scene, target))
    };
    match cue {
        Cue::RunnerTrashed => format!("{} would be trashed", subject("a Runner")),
        Cue::GearTrashed => format!("{} would be trashed", subject("an Equipment or Cyber card")),
        Cue::SiteTrashed => format!("{} would be trashed", subject("a Location or Operation")),
        Cue::Ability => format!("{} is used for an ability", subject("an opponent's card")),
        Cue::Event => "an opponent plays an Event".to_owned(),
        Cue::Hit => format!("a Hit is declared on {}", subject("a card of yours")),
    }
}

pub(super) fn ability(scene: &Scene<'_>, ability: &Ability) -> String {
    let mut told = Clause { scene, target: ability.target.as_ref(), said: false, rival: false };
    let paid: Vec<String> = ability.pay.iter().map(|&one| pay(scene, one)).collect();
    let paid = if paid.is_empty() { String::new() } else { format!(", {}", all(&paid)) };
    let only = |word: &str| ability.cond.map_or_else(String::new, |one| format!(", {word} {}", cond(scene, one, false)));
    match ability.when {
        When::In(phase) => {
            let name = scene.catalog.word(scene.lang, "phase", &phase);
            format!("{name}{}{paid}: {}", only("only if"), sentence(&deeds(&mut told, &ability.does, None)))
        }
        When::Answer(cue) => {
            let name = scene.catalog.texts().get(scene.lang, "phase-response", &[]);
            let when = answer(&mut told, cue);
            format!("{name}, when {when}{}{paid}: {}", only("if"), sentence(&deeds(&mut told, &ability.does, Some(cue))))
        }
        When::On(Moment::Completed) => {
            format!("{}: {}", capital(&moment(scene, Moment::Completed)), sentence(&deeds(&mut told, &ability.does, None)))
        }
        When::On(when) => sentence(&format!("{}{}, {}", moment(scene, when), only("if"), deeds(&mut told, &ability.does, None))),
    }
}

fn need(scene: &Scene<'_>, need: Need) -> String {
    match need {
        Need::One(attribute) => format!("only a team with {} may attempt it", a(&noun(scene, What::Runner, Some(attribute)).0)),
        Need::Least(number) => format!("only a team of at least {} may attempt it", count(number, "Runner")),
        Need::Most(number) => format!("only a team of at most {} may attempt it", count(number, "Runner")),
        Need::Style(number) => format!("only a team with at least {number} Style Points may attempt it"),
        Need::Control(which) => format!("only a player who controls {} may attempt it", a(&noun(scene, which.what, which.with).0)),
    }
}

pub(super) fn always(scene: &Scene<'_>, one: &Static) -> String {
    let me = me(scene);
    sentence(&match *one {
        Static::Bonus { to, stat, by: number, cond: condition } => {
            let (cards, many) = match to {
                Who::All(which) => (several(scene, &which), true),
                Who::Host => (me.to_owned(), false),
                Who::This | Who::That => (this(scene).to_owned(), false),
            };
            let time = condition.map_or_else(String::new, |one| format!(" while {}", cond(scene, one, many)));
            format!("{cards} {}{time}", numbers(scene, &[(stat, number)], many, !many))
        }
        Static::Also(attribute) => format!("{me} is also {}", a(&scene.attribute(attribute))),
        Static::Cheaper(which, less) => format!("{} cost you {less} EB less, but at least 1", goods(scene, which)),
        Static::Dearer(which, more) => format!("{} cost opponents {more} EB more", goods(scene, which)),
        Static::Pays { eb, only: None } => format!("{} can be used for {eb} EB", this(scene)),
        Static::Pays { eb, only: Some(what) } => {
            format!("{} can be used for {eb} EB to pay for {}", this(scene), noun(scene, what, None).1)
        }
        Static::Draws(more) => format!("you draw {} more in your Draw phase", count(more, "card")),
        Static::HandLimit(more) => format!("you may keep {} more in hand at the end of your turn", count(more, "card")),
        Static::TeamLimit(more) => format!("a team with {me} may have {} more", count(more, "Runner")),
        Static::MoreHits(more) => format!("a team with {me} may make {} more against each opponent in a turn", count(more, "Hit")),
        Static::FreeLr => format!("using the LR of {me} costs nothing"),
        Static::PointBlank => format!("the LR of {me} counts in its own battles too, for nothing"),
        Static::Immune(Threat::Busts) => format!("{me} cannot be busted"),
        Static::Immune(Threat::Events) => format!("opponents' Events do not affect {me}"),
        Static::Immune(Threat::Abilities) => format!("opponents' abilities cannot target {me}"),
        Static::Tough => format!("when its team is beaten, {me} is used and never trashed"),
        Static::Tireless => format!("{me} returns unused from successful Hits and Runs"),
        Static::Regroups(more) => format!("you may reassign your teams {} in each Legwork phase", once_more(more)),
        Static::Stealthy => format!("nobody can defend against a Hit that {me} makes alone"),
        Static::Needs(what) => need(scene, what),
    })
}

/// "once more", "2 times more".
fn once_more(times: u8) -> String {
    if times == 1 { "once more".to_owned() } else { format!("{times} times more") }
}

/// Cards that are bought, whoever's they are.
fn goods(scene: &Scene<'_>, which: Which) -> String {
    several(scene, &Which { whose: Whose::Any, at: At::Play, ..which })
}

fn goal(scene: &Scene<'_>, goal: Goal<CardId>) -> String {
    match goal {
        Goal::Have(tally, least) => have(scene, tally, "at least", least),
        Goal::EveryLocation => "you control a Location of every attribute".to_owned(),
        Goal::Control(card) => format!("you control {}", scene.catalog.name(card)),
        Goal::Punknaught => "you control a complete Punknaught".to_owned(),
        Goal::Complete(card) => format!("you complete {} on a Run", scene.catalog.name(card)),
    }
}

pub(super) fn victory(scene: &Scene<'_>, goals: &[Goal<CardId>]) -> String {
    let goals: Vec<String> = goals.iter().map(|&one| goal(scene, one)).collect();
    sentence(&format!("you win if {}", all(&goals)))
}

//! The rules of Story cards in English.

use table::wording::series;

use super::{Names, steps};
use crate::catalog::board::Amount;
use crate::catalog::words::{Class, Depth, PoiKind, Resource};
use crate::story::words::{
    At, Award, Change, Condition, Do, From, Kind, Need, Offer, Purchase, Rule, Standing, StoryCard, To, Token, Toward, When, Winner,
};

pub(super) fn rules(names: &Names<'_>, card: &StoryCard) -> Vec<String> {
    let mut said: Vec<String> = Vec::new();
    if !card.setup.is_empty() {
        said.push(format!("setup: {}", effects(names, &card.setup)));
    }
    if let Kind::Act { keeps: true, .. } = card.kind {
        said.push("the Acts before this one stay in force".to_owned());
    }
    said.extend(card.changes.iter().map(|&it| change(names, it)));
    said.extend(card.rules.iter().map(|it| rule(names, it)));
    said.extend(card.offers.iter().map(|it| offer(names, it)));
    match &card.kind {
        Kind::Introduction { reveals } => match reveals {
            Some(to) => said.push(format!("reveal {} at once", names.target(to))),
            None => said.push("no rule is changed; the game ends with the turn in which a player has 25 or more Street Cred".to_owned()),
        },
        Kind::Act { branches, .. } => {
            said.extend(branches.iter().map(|branch| format!("if {}: {}", condition(names, branch.on), names.target(&branch.to))));
        }
        Kind::Epilogue { ends, awards, winner, .. } => {
            said.push(match ends {
                None => "the game is over".to_owned(),
                Some(ends) => {
                    // A Street Cred threshold of its own is always lower, so the other need not be said.
                    let own = matches!(ends, Condition::Someone(Need::Cred(_)));
                    let or = if own { "" } else { ", or in which a player has 25 or more Street Cred" };
                    format!("the game goes on, and ends with the turn in which {}{or}", condition(names, *ends))
                }
            });
            said.extend(awards.iter().map(|&it| format!("at the end, {}", award(names, it))));
            said.push(match winner {
                Winner::Cred => "the player with the most Street Cred wins".to_owned(),
                Winner::Most(token) if token.single() => {
                    format!("whoever holds {} wins; if nobody does, the player with the most Street Cred wins", a(*token))
                }
                Winner::Most(token) => format!(
                    "the player who holds the most {} wins; between those who hold equally many, or if nobody holds one, the most Street Cred wins",
                    many(*token)
                ),
            });
            said.push("in a tie, more Story tokens decide, then more seized Opportunities".to_owned());
        }
    }
    said
}

/// The forms of a token: with its article, and of several.
const fn token(token: Token) -> (&'static str, &'static str) {
    match token {
        Token::Assassin => ("the Assassin", "Assassins"),
        Token::Agent => ("the Agent", "Agents"),
        Token::Vip => ("the VIP", "VIPs"),
        Token::Trace => ("the Trace", "Traces"),
        Token::X => ("an X token", "X tokens"),
        Token::Militech => ("a Militech token", "Militech tokens"),
        Token::Container => ("a Container", "Containers"),
        Token::Factory => ("a Kang Tao Factory", "Kang Tao Factories"),
    }
}

pub(super) const fn a(it: Token) -> &'static str {
    token(it).0
}

pub(super) const fn many(it: Token) -> &'static str {
    token(it).1
}

fn cred(count: u8) -> String {
    format!("{count} Street Cred")
}

fn time(count: u8) -> String {
    format!("{count} Time {}", if count == 1 { "token" } else { "tokens" })
}

fn amount(amount: Amount) -> String {
    let noun = match (amount.resource, amount.amount) {
        (Resource::Eurodollar, 1) => "Eurodollar",
        (Resource::Eurodollar, _) => "Eurodollars",
        (Resource::Contraband, _) => "Contraband",
        (Resource::Secret, 1) => "Corporate Secret",
        (Resource::Secret, _) => "Corporate Secrets",
    };
    format!("{} {noun}", amount.amount)
}

const fn class(class: Class) -> &'static str {
    match class {
        Class::Solo => "Solo",
        Class::Techie => "Techie",
        Class::Netrunner => "Netrunner",
    }
}

const fn poi(kind: PoiKind) -> &'static str {
    match kind {
        PoiKind::Fixer => "a Fixer",
        PoiKind::Business => "a Business",
        PoiKind::DataFortress => "a Data Fortress",
    }
}

/// "the District of the VIP", "a District with a Container".
fn district_with(token: Token) -> String {
    if token.single() { format!("the District of {}", a(token)) } else { format!("a District with {}", a(token)) }
}

fn at(names: &Names<'_>, at: At) -> String {
    match at {
        At::In(district) => names.district(district),
        At::With(token) => district_with(token),
    }
}

const fn standing(standing: Standing) -> &'static str {
    match standing {
        Standing::Presence => "Presence",
        Standing::Dominance => "Dominance",
    }
}

/// Who is spoken of.
#[derive(Clone, Copy, PartialEq)]
enum Person {
    You,
    They,
}

fn need(names: &Names<'_>, need: Need, person: Person) -> String {
    let (have, hold, control) = match person {
        Person::You => ("have", "hold", "control"),
        Person::They => ("has", "holds", "controls"),
    };
    match need {
        Need::Cred(least) => format!("{have} {least} or more Street Cred"),
        Need::Leads => format!("{have} more Street Cred than each other player"),
        Need::Trails => format!("{have} less Street Cred than each other player"),
        Need::Holds { token, least: 1 } => format!("{hold} {}", a(token)),
        Need::Holds { token, least } => format!("{hold} at least {least} {}", many(token)),
        Need::Presence(place) => format!("{have} Presence in {}", at(names, place)),
        Need::Dominance(place) => format!("{have} Dominance in {}", at(names, place)),
        Need::DominanceIn(least) => format!("{have} Dominance in at least {least} Districts"),
        Need::Unit { class: which, at: place } => format!("{have} a {} in {}", class(which), at(names, place)),
        Need::Control(kind) => format!("{control} {}", poi(kind)),
        Need::Deal(deal) => match names.deal(deal) {
            (card, true) => format!("{hold} {card}"),
            (kind, false) => format!("{hold} a {kind}"),
        },
        Need::Deals(least) => format!("{hold} at least {least} Opportunities"),
        Need::Hideouts(least) => format!("{have} at least {least} Hideouts in play"),
        Need::Ran(depth) => format!("{have} ended a Netrun {} since this card was revealed", reached(depth)),
    }
}

/// "the player who ..." if there can only be one, else "each player who ...".
fn whoever(names: &Names<'_>, who: Need) -> String {
    format!("{} player who {}", if who.unique() { "the" } else { "each" }, need(names, who, Person::They))
}

const fn reached(depth: Depth) -> &'static str {
    match depth {
        Depth::Yellow => "at any depth",
        Depth::Orange => "on an Orange or Red space",
        Depth::Red => "on a Red space",
    }
}

pub(super) fn condition(names: &Names<'_>, condition: Condition) -> String {
    match condition {
        Condition::Someone(it) => format!("a player {}", need(names, it, Person::They)),
        Condition::NoTime => "no Time tokens are left".to_owned(),
        Condition::NoneLeft(token) if token.single() => format!("{} is in no District any more", a(token)),
        Condition::NoneLeft(token) => format!("no {} are left in Districts", many(token)),
    }
}

pub(super) fn effects(names: &Names<'_>, then: &[Do]) -> String {
    steps(then).map(|step| effect(names, step)).collect::<Vec<_>>().join("; then ")
}

fn effect(names: &Names<'_>, step: &[Do]) -> String {
    match step {
        [only] => one_effect(names, *only),
        several => {
            let token = several.iter().find_map(|it| if let Do::Put { token, .. } = it { Some(*token) } else { None });
            let places: Vec<_> = several
                .iter()
                .filter_map(|it| if let Do::Put { to: To::In(place), .. } = it { Some(names.district(*place)) } else { None })
                .collect();
            format!("put {} into each of {}", token.map(a).unwrap_or_default(), series(&places, "and"))
        }
    }
}

fn one_effect(names: &Names<'_>, effect: Do) -> String {
    let gaining = |count: u8| if count == 0 { String::new() } else { format!(" and gain {} for it", cred(count)) };
    match effect {
        Do::Cred(count) => format!("gain {}", cred(count)),
        Do::CredEach { cred: count, need: who } => format!("{} gains {}", whoever(names, who), cred(count)),
        Do::Gain(gain) => format!("gain {}", amount(gain)),
        Do::AddTime { base, per_seat: 0 } => format!("put {} on this card", time(base)),
        Do::AddTime { base, per_seat } => format!("put {} and {per_seat} more for each player on this card", time(base)),
        Do::RemoveTime(count) => format!("remove {}", time(count)),
        Do::Put { token, to } => match to {
            To::In(district) => format!("put {} into {}", a(token), names.district(district)),
            To::Here => format!("put {} into that District", a(token)),
            To::Random(1) => format!("put {} into a District drawn at random", a(token)),
            To::Random(count) => format!("put {} into {count} Districts drawn at random", a(token)),
            To::Each => format!("put {} into each District", a(token)),
            To::EachWith(other) => format!("put {} into each District with {}", a(token), a(other)),
        },
        Do::Take { token, from, cred } => format!("take {}{}{}", a(token), out_of(token, from), gaining(cred)),
        Do::Remove { token, from, cred } => format!("return {}{} to the supply{}", a(token), out_of(token, from), gaining(cred)),
        Do::Move { token, to } => match to {
            Toward::Adjacent => format!("move {} to an adjacent District of your choice", a(token)),
            Toward::Here => format!("move {} into that District", a(token)),
            Toward::Random => format!("move {} to another District drawn at random", a(token)),
        },
        Do::Drop(token) if token.single() => format!("put {} into that District", a(token)),
        Do::Drop(token) => format!("put one of your {} into that District", many(token)),
        Do::Clear(token) => format!("return all {} to the supply", many(token)),
        Do::KangTao => "shuffle the six Kang Tao cards into the deck of Combat Upgrades".to_owned(),
        Do::Blueprints => {
            "lay Arasaka Blueprints face up beside the Opportunity market, where it can be seized like a card of the market".to_owned()
        }
        Do::Kill => "kill any one unit".to_owned(),
    }
}

fn out_of(token: Token, from: From) -> String {
    match from {
        From::Here if token.single() => String::new(),
        From::Here => " from that District".to_owned(),
        From::With(other) => format!(" from {}", district_with(other)),
        From::Present if token.single() => " from a District in which you have Presence".to_owned(),
        From::Present => " from a District of your choice in which you have Presence".to_owned(),
        From::Beside(it) if token.single() => format!(" from a District in which you have a {}", class(it)),
        From::Beside(it) => format!(" from a District of your choice in which you have a {}", class(it)),
        From::Any if token.single() => " from its District".to_owned(),
        From::Any => " from a District of your choice".to_owned(),
    }
}

fn rule(names: &Names<'_>, rule: &Rule) -> String {
    let acts = rule.need.is_some() || rule.then.iter().any(|effect| effect.acts());
    let place = rule.with.map(district_with);
    let inside = place.as_ref().map(|place| format!(" in {place}")).unwrap_or_default();
    let when = match rule.when {
        When::Firefight if acts => format!("at the end of a Firefight{inside} that you initiated"),
        When::Firefight => format!("at the end of each Firefight{inside}"),
        When::FirefightWon => format!("at the end of a Firefight{inside} in which you alone have the highest firepower"),
        When::Netrun(Depth::Yellow) => "when your Netrun ends".to_owned(),
        When::Netrun(depth) => format!("when your Netrun ends {}", reached(depth)),
        When::Move => format!("when one of your units moves into {}", place.unwrap_or_else(|| "a District".to_owned())),
        When::Enter(kind) => format!("when one of your units enters {}{inside}", poi(kind)),
        When::Seize => "when you seize an Opportunity".to_owned(),
        When::Hire => format!("when you hire an Edgerunner{inside}"),
        When::Build => format!("when you build a Hideout{inside}"),
        When::Upgrade => "when you upgrade a Combat card".to_owned(),
        When::Loss => format!("when you lose a unit{inside}"),
        When::Reclaim => "at the end of your Reclaim".to_owned(),
        When::Turn if acts => "at the end of your turn".to_owned(),
        When::Turn => "at the end of each turn".to_owned(),
    };
    let only = rule.need.map(|it| format!(", if you {}", need(names, it, Person::You))).unwrap_or_default();
    format!("{when}{only}, {}", effects(names, &rule.then))
}

/// What an offer asks and gives, without its condition.
pub(super) fn taken(names: &Names<'_>, offer: &Offer) -> String {
    format!("pay {}: {}", amount(offer.price), effects(names, &offer.then))
}

fn offer(names: &Names<'_>, offer: &Offer) -> String {
    format!(
        "once in your turn, before an action, if you {}, you may pay {}: {}",
        need(names, offer.need, Person::You),
        amount(offer.price),
        effects(names, &offer.then)
    )
}

fn change(names: &Names<'_>, change: Change) -> String {
    match change {
        Change::Firepower { more, need: who, with } => {
            let place = with.map(|token| format!(" in {}", district_with(token))).unwrap_or_default();
            format!("at Compare of a Firefight{place}, {} has {more} more firepower", whoever(names, who))
        }
        Change::Price { of, by, need: who } => {
            let (what, resource) = match of {
                Purchase::Hideout => ("a Hideout", Resource::Eurodollar),
                Purchase::Upgrade => ("an upgrade", Resource::Eurodollar),
                Purchase::Edgerunner => ("an Edgerunner", Resource::Eurodollar),
                Purchase::Opportunity => ("an Opportunity", Resource::Contraband),
            };
            let much = amount(Amount { resource, amount: by.unsigned_abs() });
            let whom = who.map(|who| format!(" for a player who {}", need(names, who, Person::They))).unwrap_or_default();
            format!("{what} costs {much} {}{whom}", if by < 0 { "less" } else { "more" })
        }
        Change::Danger(by) => format!("every danger of the Net is {} {}", by.unsigned_abs(), if by < 0 { "lower" } else { "higher" }),
        Change::Recruits { more, need: who } => {
            let units = if more == 1 { "unit" } else { "units" };
            format!("a player who {} may recruit {more} {units} more in a Reclaim", need(names, who, Person::They))
        }
        Change::Reward { with, standing: how, gain } => {
            let place = if with.single() { district_with(with) } else { format!("each District with {}", a(with)) };
            format!("in your Reclaim, gain {} more from {place} if you have {} there", amount(gain), standing(how))
        }
        Change::ClosedPois(token) => format!("no unit may enter a Point of Interest in {}", district_with(token)),
        Change::ClosedDistricts(token) => format!("no unit may move into {}", district_with(token)),
        Change::NoFirefights(token) => format!("no Firefight may be initiated in {}", district_with(token)),
    }
}

fn award(names: &Names<'_>, award: Award) -> String {
    match award {
        Award::Each { cred: count, need: who } => format!("{} gains {}", whoever(names, who), cred(count)),
        Award::PerToken { cred: count, token } => {
            format!("each player gains {} for each of the {} that they hold", cred(count), many(token))
        }
        Award::Most { cred: count, token } => format!("the one player who holds the most {} gains {}", many(token), cred(count)),
        Award::Districts { cred: count, with, standing: how } => {
            format!("each player gains {} for each District with {} in which they have {}", cred(count), a(with), standing(how))
        }
    }
}

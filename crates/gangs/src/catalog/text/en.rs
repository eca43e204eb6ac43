//! Card texts in English.

use table::wording::{self, paragraph, series};

use super::{Names, steps};
use crate::catalog::board::{Ability, Amount, NetSpace, PrintedDistrict, Side};
use crate::catalog::words::{
    Behavior, Boldness, Class, Combat, CombatEffect, Consequence, Count, Deal, Edgerunner, Extra, Firepower, Habit, Market, NetEffect,
    Opportunity, Per, PoiKind, Power, Profile, Requirement, Resource, Scoring, Step, Talent, UnitKind, When,
};

/// A noun with its forms.
struct Noun {
    one: &'static str,
    many: &'static str,
}

impl Noun {
    /// "a Drone", "an Edgerunner".
    fn a(&self) -> String {
        wording::a(self.one)
    }

    /// "1 Drone", "2 Drones".
    fn count(&self, count: u8) -> String {
        format!("{count} {}", if count == 1 { self.one } else { self.many })
    }
}

const SECRET: Noun = Noun { one: "Corporate Secret", many: "Corporate Secrets" };
const DRONE: Noun = Noun { one: "Drone", many: "Drones" };

const fn resource(resource: Resource) -> Noun {
    match resource {
        Resource::Eurodollar => Noun { one: "Eurodollar", many: "Eurodollars" },
        Resource::Contraband => Noun { one: "Contraband", many: "Contraband" },
        Resource::Secret => SECRET,
    }
}

const fn unit(kind: UnitKind) -> Noun {
    match kind {
        UnitKind::Any => Noun { one: "unit", many: "units" },
        UnitKind::NonDrone => Noun { one: "unit other than a Drone", many: "units other than Drones" },
        UnitKind::Drone => DRONE,
        UnitKind::Solo => Noun { one: "Solo", many: "Solos" },
        UnitKind::Techie => Noun { one: "Techie", many: "Techies" },
        UnitKind::Netrunner => Noun { one: "Netrunner", many: "Netrunners" },
        UnitKind::Edgerunner => Noun { one: "Edgerunner", many: "Edgerunners" },
    }
}

const fn poi(kind: PoiKind) -> Noun {
    match kind {
        PoiKind::Fixer => Noun { one: "Fixer", many: "Fixers" },
        PoiKind::Business => Noun { one: "Business", many: "Businesses" },
        PoiKind::DataFortress => Noun { one: "Data Fortress", many: "Data Fortresses" },
    }
}

const fn step(step: Step) -> &'static str {
    match step {
        Step::Reveal => "Reveal",
        Step::Compare => "Compare",
        Step::Casualties => "Casualties",
    }
}

fn cred(count: u8) -> String {
    format!("{count} Street Cred")
}

fn amount(amount: Amount) -> String {
    resource(amount.resource).count(amount.amount)
}

pub(super) fn opportunity(names: &Names<'_>, card: &Opportunity) -> String {
    let deal = names.deal(card.deal);
    let mut said = vec![format!("{deal} for {}", resource(Resource::Contraband).count(card.cost))];
    said.extend(card.requires.as_ref().map(|requires| requirement(names, requires)));
    if card.lasting {
        said.push("it can neither be discarded nor be put at the bottom of its deck".to_owned());
    }
    let mut then = "";
    if card.deal != Deal::Story {
        said.push(format!("gain {} for each {deal} you hold, this one included", cred(1)));
        then = "then ";
    }
    for step in steps(&card.extra) {
        said.push(format!("{then}{}", step_of(names, step)));
        then = "then ";
    }
    paragraph(&said)
}

fn requirement(names: &Names<'_>, requires: &Requirement) -> String {
    match requires {
        Requirement::Presence(places) => {
            let places: Vec<_> = places.iter().map(|&place| names.district(place)).collect();
            format!("needs Presence in {}", series(&places, "or"))
        }
        Requirement::PresenceIn(count) => format!("needs Presence in at least {count} Districts"),
        Requirement::Dominance(place) => format!("needs Dominance in {}", names.district(*place)),
        Requirement::Control(kind) => format!("needs control of {}", poi(*kind).a()),
    }
}

/// One step of what an Opportunity gives.
fn step_of(names: &Names<'_>, step: &[Extra]) -> String {
    match step {
        [only] => extra(names, only),
        gains => format!("gain {}", series(&gains.iter().filter_map(gain).collect::<Vec<_>>(), "and")),
    }
}

fn gain(extra: &Extra) -> Option<String> {
    match extra {
        Extra::Cred(count) => Some(cred(*count)),
        Extra::Gain { resource: which, amount } => Some(resource(*which).count(*amount)),
        _ => None,
    }
}

fn extra(names: &Names<'_>, extra: &Extra) -> String {
    match extra {
        Extra::Cred(_) | Extra::Gain { .. } => format!("gain {}", gain(extra).unwrap_or_default()),
        Extra::CredPer(count) => format!("gain {} for {}", cred(1), counted(*count)),
        Extra::OneOf(choices) => {
            let choices: Vec<_> = choices.iter().filter_map(gain).collect();
            format!("gain your choice of {}", series(&choices, "or"))
        }
        Extra::SpendSecrets { secrets, cred: gained } => format!("you may pay {} for {}", SECRET.count(*secrets), cred(*gained)),
        Extra::Recycle(market) => recycle(*market),
        Extra::StealFromRicher => "you may take 1 resource from each opponent who has more Street Cred than you".to_owned(),
        Extra::Move(1) => "you may move one of your units".to_owned(),
        Extra::Move(count) => format!("you may move up to {count} of your units"),
        Extra::MoveInto(place) => format!("you may move one of your units from anywhere straight to {}", names.district(*place)),
        Extra::Kill => "you may kill any one unit".to_owned(),
        Extra::SwapCombat => "you may exchange a Combat card of your hand for one taken at random from an opponent's hand".to_owned(),
        Extra::Hire => "you may hire an Edgerunner without paying".to_owned(),
        Extra::Upgrade(0) => "you may upgrade a Combat card without paying".to_owned(),
        Extra::Upgrade(more) => format!("you may upgrade a Combat card without paying, and draw {}", more_cards(*more)),
    }
}

fn more_cards(more: u8) -> String {
    format!("{more} {} than usual", if more == 1 { "card more" } else { "cards more" })
}

fn counted(count: Count) -> &'static str {
    match count {
        Count::DistrictsWithPoi => "each District in which you control a Point of Interest",
        Count::HideoutPairs => "every two Hideouts you have in play",
        Count::RicherOpponents => "each opponent who has more Street Cred than you",
    }
}

fn recycle(market: Market) -> String {
    let card = match market {
        Market::Edgerunners => "Edgerunner",
        Market::Opportunities => "Opportunity",
    };
    format!("you may put one {card} of the market at the bottom of its deck and turn up the next in its place")
}

pub(super) fn combat(card: &Combat) -> String {
    let mut said = vec![match card.firepower {
        Firepower::Fixed(value) => format!("firepower {value}"),
        Firepower::DronesHere => format!("firepower set at {}: the number of all Drones in the District", step(Step::Compare)),
        Firepower::OtherCard => format!("firepower set at {}: that of one other card in this Firefight", step(Step::Compare)),
    }];
    said.extend(card.effect.map(|effect| format!("{}: {}", step(effect.step()), combat_effect(effect))));
    said.push(match card.scoring {
        Scoring::If { cred: gained, when: condition } => format!("at the end, gain {} if {}", cred(gained), when(condition)),
        Scoring::Each { cred: gained, per: counted } => format!("at the end, gain {} for each {}", cred(gained), per(counted)),
        Scoring::SpendSecrets(most) => format!("at the end, you may pay up to {} for {} each", SECRET.count(most), cred(1)),
    });
    paragraph(&said)
}

const ONE_MORE: &str = "play one more Combat card, which counts in full: firepower, effect and scoring";

fn combat_effect(effect: CombatEffect) -> String {
    match effect {
        CombatEffect::MoreWith(kind) => format!("if you have {} in the District, you may {ONE_MORE}", unit(kind).a()),
        CombatEffect::BlankOthers => "the effects of all other cards are blank in this Firefight, those at Reveal too".to_owned(),
        CombatEffect::TakeBackOrMore => format!("you may take back all your used Combat cards, or else {ONE_MORE}"),
        CombatEffect::EachLosesDrone => format!("each opponent loses {} in the District", DRONE.count(1)),
        CombatEffect::AllDronesLost => "your opponents lose all their Drones in the District".to_owned(),
        CombatEffect::SecretPerNetrunner => format!("gain {} for each Netrunner in the District, whoever it belongs to", SECRET.count(1)),
        CombatEffect::DroneForFirepower => "you may sacrifice one of your Drones in the District for 1 more firepower".to_owned(),
        CombatEffect::DroneForKill => "you may sacrifice one of your Drones in the District to kill any one unit there".to_owned(),
        CombatEffect::ChooseCasualties => "if you alone have the highest firepower, you choose which units your opponents lose".to_owned(),
        CombatEffect::OneMoreCasualty => {
            "everyone but a player who alone has the highest firepower loses 1 more unit in the District".to_owned()
        }
        CombatEffect::LoseInTie => "opponents who tie with you for the highest firepower lose a unit too".to_owned(),
        CombatEffect::NoLosses => "from now on you lose no units in this Firefight".to_owned(),
        CombatEffect::MoveSurvivor => "you may move one of your surviving units to an adjacent District".to_owned(),
        CombatEffect::SacrificeOwn => "sacrifice one of your units in the District".to_owned(),
        CombatEffect::KillHere => "kill any one unit in the District".to_owned(),
    }
}

fn when(condition: When) -> String {
    match condition {
        When::LostNone => "you lost no units".to_owned(),
        When::NoneLeft => "you have no units left in the District".to_owned(),
        When::OpponentLost(kind) => format!("an opponent lost {}", unit(kind).a()),
        When::NoOpponentLeft => "no opposing units are left in the District".to_owned(),
        When::OpponentFirepower(least) => format!("an opponent had {least} or more firepower at {}", step(Step::Compare)),
        When::Left(kind) => format!("you have {} left in the District", unit(kind).a()),
        When::NoDominance => "you do not have Dominance in the District".to_owned(),
    }
}

fn per(counted: Per) -> String {
    match counted {
        Per::OpposingLost(kind) => format!("opposing {} lost in this Firefight", unit(kind).one),
        Per::SecretsGained => format!("{} you gained in this Firefight", SECRET.one),
    }
}

pub(super) fn edgerunner(names: &Names<'_>, card: &Edgerunner) -> String {
    let class = card.class.map_or_else(|| names.get("class", "specialist"), |class| names.of("class", &class));
    let mut said = vec![format!("{class} for {}", resource(Resource::Eurodollar).count(card.cost))];
    if card.class == Some(Class::Techie) {
        said.push(format!("builds {} when put in play", DRONE.a()));
    }
    let name = names.get("edgerunner", &card.key);
    said.extend(talent(&name, card.talent));
    paragraph(&said)
}

fn talent(name: &str, talent: Talent) -> Vec<String> {
    let reclaim = |condition: &str| format!("at the end of your Reclaim, gain {} if {condition}", cred(2));
    match talent {
        Talent::RecycleOnTechieDisc => vec![format!("when you use the Techie disc, {}", recycle(Market::Opportunities))],
        Talent::OneMoreUpgrade => vec!["when you use the Upgrade disc, look at 1 card more".to_owned()],
        Talent::FirepowerWhenInitiating => {
            vec![format!("at {} of a Firefight you started with {name} involved, you have 1 more firepower", step(Step::Compare))]
        }
        Talent::FirepowerWithSolo => vec![format!(
            "at {} of a Firefight with {name} and at least one more of your Solos involved, you have 1 more firepower",
            step(Step::Compare)
        )],
        Talent::LookAtHand => vec![format!(
            "when {name} moves into a District with an opposing unit, you may look at the hand of one opponent there; you then choose 1 card of it to be discarded"
        )],
        Talent::Legend => vec![
            format!("when hired, {name} takes the place of one of your basic units in play, which is removed from the game"),
            format!("at the start of each of your Activates, gain {}", cred(1)),
        ],
        Talent::UnderdogNetrun => vec![format!("at the start of your Netrun, gain {} if any opponent has more than you", cred(1))],
        Talent::SecretOnRed => vec![format!("when your Netrun ends on a Red space and {name} is still in play, gain {}", SECRET.count(1))],
        Talent::LoneStar => vec![
            format!("each time you gain Street Cred in an Activate, {name} may move"),
            reclaim(&format!("you have no other unit in the District of {name}")),
        ],
        Talent::QueenOfFixers => vec![
            format!("once a turn, when another of your units enters {}, {name} may move", poi(PoiKind::Fixer).a()),
            reclaim(&format!("you control {}", poi(PoiKind::Fixer).a())),
        ],
    }
}

pub(super) fn net_space(names: &Names<'_>, space: &NetSpace) -> String {
    let net = names.catalog.net();
    let depth = net.depth(space.depth);
    let effects: Vec<_> = space.effects.iter().map(|&effect| net_effect(effect)).collect();
    let mut said = vec![
        format!("space {}, {}", space.number, names.of("depth", &space.depth)),
        format!("you may {}", series(&effects, "and then")),
        format!("if the dice show {} or less, {}", depth.danger, consequence(depth.consequence)),
    ];
    if space.number == net.last() {
        said.push("after this run the tracker goes back to Start".to_owned());
    }
    paragraph(&said)
}

fn net_effect(effect: NetEffect) -> String {
    match effect {
        NetEffect::Cred(count) => format!("gain {}", cred(count)),
        NetEffect::OpponentDiscards => "have an opponent discard 1 Combat card at random".to_owned(),
        NetEffect::MoveOpposing => "move one opposing unit".to_owned(),
        NetEffect::BuildDrones(most) => format!("build up to {} with one of your Techies", DRONE.count(most)),
        NetEffect::Kill => "kill any one unit".to_owned(),
        NetEffect::Convert => "convert one opposing basic unit".to_owned(),
        NetEffect::Upgrade => "upgrade a Combat card without paying".to_owned(),
    }
}

fn consequence(consequence: Consequence) -> &'static str {
    match consequence {
        Consequence::LeaveFortresses => "all your units leave their Data Fortresses",
        Consequence::SacrificeOne => "sacrifice one of your Netrunners",
        Consequence::SacrificeAll => "sacrifice all your Netrunners",
    }
}

pub(super) fn ability(ability: &Ability) -> String {
    paragraph(&power(ability.power))
}

fn power(power: Power) -> Vec<String> {
    match power {
        Power::GiveFallen => vec![
            "when you lose a basic unit in a Firefight, you may give its figure to an involved opponent instead of returning it to your reserve"
                .to_owned(),
        ],
        Power::Payback { firepower, cred: gained } => vec![
            "before cards are chosen in a Firefight that you started, you may name one involved opponent who holds figures of yours".to_owned(),
            format!("you have {firepower} more firepower for each of them, and gain {} at the end if that opponent lost a unit", cred(gained)),
            "these figures then return to your reserve".to_owned(),
        ],
        Power::HoldOpportunities(most) => {
            let room = if most == 1 { "none aside".to_owned() } else { format!("fewer than {most} aside") };
            vec![
                format!("at the end of your Reclaim, if you have set {room}, you may set one Opportunity of the market aside"),
                "only you can seize it, whenever you may seize one of the market".to_owned(),
                "you may first put a card you have set aside at the bottom of its deck".to_owned(),
            ]
        }
        Power::RollAgain => {
            vec!["once in each of your Netruns, when the dice bring a consequence, you may roll both again before it; the second roll counts".to_owned()]
        }
        Power::FirepowerWith { unit: kind, firepower } => {
            vec![format!("at {}, you have {firepower} more firepower if you have {} in the District", step(Step::Compare), unit(kind).a())]
        }
        Power::UpgradeMore(more) => vec![format!("whenever you upgrade a Combat card, draw {}", more_cards(more))],
        Power::FirepowerAtHideout(firepower) => {
            vec![format!("at {}, you have {firepower} more firepower if you have a Hideout in the District", step(Step::Compare))]
        }
        Power::Rage { most } => vec![
            format!("your Rage goes from 0 to {most}"),
            "after a Firefight that you started, it rises by 1".to_owned(),
            "before cards are chosen in a Firefight that involves you, you may lower your Rage to have as much more firepower".to_owned(),
        ],
    }
}

/// The units of a class.
const fn class(class: Class) -> Noun {
    unit(match class {
        Class::Solo => UnitKind::Solo,
        Class::Techie => UnitKind::Techie,
        Class::Netrunner => UnitKind::Netrunner,
    })
}

pub(super) fn behavior(card: &Behavior) -> String {
    let recruits: Vec<_> = card.priority.iter().map(|&first| class(first).many).collect();
    let mut said = vec![format!("recruits {}", recruits.join(", then "))];
    said.extend(card.modifiers.iter().map(|modifier| format!("has {} more firepower {}", modifier.firepower, boldness(modifier.when))));
    said.push(habit(card.ability));
    paragraph(&said)
}

fn boldness(when: Boldness) -> String {
    match when {
        Boldness::Initiating => "in Firefights it starts".to_owned(),
        Boldness::Attacked => "in Firefights you start".to_owned(),
        Boldness::With(kind) => format!("with {} of its own in the District", unit(kind).a()),
    }
}

fn habit(habit: Habit) -> String {
    match habit {
        Habit::CredForFallen(gained) => format!("gains {} for each unit it loses in a Firefight", cred(gained)),
        Habit::CredForRemoved(gained) => format!("gains {} each time its Techies remove an Opportunity", cred(gained)),
        Habit::TrackerBack(more) => format!("its Netrunners move your Net tracker back {} more", spaces(more)),
        Habit::DrawMore(more) => format!(
            "in a Firefight, {} drawn for it",
            if more == 1 { "1 card more is".to_owned() } else { format!("{more} cards more are") }
        ),
    }
}

fn spaces(count: u8) -> String {
    Noun { one: "space", many: "spaces" }.count(count)
}

pub(super) fn profile(card: &Profile) -> String {
    let mut said = vec![
        format!(
            "in a Firefight, {} drawn for him and the best firepower counts",
            if card.cards == 1 { "1 card is".to_owned() } else { format!("{} cards are", card.cards) }
        ),
        "if he alone has the highest firepower, all other units in the District are killed".to_owned(),
        "he cannot be killed".to_owned(),
    ];
    if let Scoring::If { cred: gained, when: condition } = card.scoring {
        said.push(format!("after a Firefight he was in, he gains {} if {}", cred(gained), when(condition)));
    }
    paragraph(&said)
}

pub(super) fn district(names: &Names<'_>, printed: &PrintedDistrict, side: Side) -> String {
    let pois: Vec<_> = printed.pois(side).iter().map(|&kind| poi(kind).one.to_owned()).collect();
    let borders: Vec<_> = printed.adjacent.iter().map(|&place| names.district(place)).collect();
    let rewards: Vec<_> = printed.rewards.iter().map(|&reward| amount(reward)).collect();
    paragraph(&[
        series(&pois, "and"),
        format!("borders on {}", series(&borders, "and")),
        format!("in a Reclaim, gain {} with Presence, or all of these with Dominance", series(&rewards, "or")),
    ])
}

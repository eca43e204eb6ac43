//! Card texts in English.

use table::wording::{a, paragraph, sentence, series};

use super::{Names, lasts, rated, steps};
use crate::catalog::board::{Does, Space};
use crate::catalog::card::{Contact, Incident, Item, Mission, Nightlancer, Opportunity, Payment, Round, Surgery};
use crate::catalog::effects::{Challenge, Count, Deck, Deed, Favour, Loss, Need, Occasion, Pay, Penalty, Power, Scope, Window};
use crate::catalog::words::{Ability, Action, At, Circle, Goods, Hindrance, Obstacle, Ratings, Tests, Trait};

/// "1 Chip", "2 Chips".
fn count(number: u8, one: &str) -> String {
    format!("{number} {}", if number == 1 { one.to_owned() } else { plural(one) })
}

fn plural(one: &str) -> String {
    match one.strip_suffix('y') {
        Some(stem) => format!("{stem}ies"),
        None if one == "Heat" => one.to_owned(),
        None => format!("{one}s"),
    }
}

fn chips(number: u8) -> String {
    count(number, "Chip")
}

fn all(items: &[String]) -> String {
    series(items, "and")
}

fn deck(deck: Deck, number: u8) -> String {
    count(
        number,
        match deck {
            Deck::Contacts => "Contact",
            Deck::Opportunities => "Opportunity",
        },
    )
}

fn bonuses(names: &Names<'_>, ratings: &Ratings) -> String {
    all(&rated(ratings).map(|(ability, by)| format!("+{by} {}", names.ability(ability))).collect::<Vec<_>>())
}

/// Goods, each of them: "Weapons and Cyberweapons".
const fn goods_all(goods: Goods) -> &'static str {
    match goods {
        Goods::Any => "Black Market cards",
        Goods::Armour => "Armour cards",
        Goods::Gear => "Gear cards",
        Goods::Weapons => "Weapons and Cyberweapons",
        Goods::Cyber => "Cyberware and Cyberweapons",
        Goods::Carried => "Armour, Gear and Weapon cards",
    }
}

/// Goods, one of them: "Weapon or Cyberweapon".
const fn goods_one(goods: Goods) -> &'static str {
    match goods {
        Goods::Any => "Black Market card",
        Goods::Armour => "Armour card",
        Goods::Gear => "Gear card",
        Goods::Weapons => "Weapon or Cyberweapon card",
        Goods::Cyber => "Cyberware or Cyberweapon card",
        Goods::Carried => "Armour, Gear or Weapon card",
    }
}

/// Challenges: "Covert challenges on missions".
fn scope(names: &Names<'_>, scope: Scope) -> String {
    let place = match scope.at {
        At::Anywhere => "",
        At::Event => " in Events",
        At::Mission => " on missions",
        At::Alone => " on missions while you are alone in your Crew",
        At::Crew => " on missions while you are not alone in your Crew",
        At::FaceOff => " in a Face-off",
    };
    format!("{}{place}", tests(names, scope.tests, "challenges"))
}

/// One of the challenges: "a Covert challenge on a mission".
fn scope_one(names: &Names<'_>, which: Scope) -> String {
    let place = match which.at {
        At::Anywhere => "",
        At::Event => " in an Event",
        At::Mission => " on a mission",
        At::Alone => " on a mission while you are alone in your Crew",
        At::Crew => " on a mission while you are not alone in your Crew",
        At::FaceOff => " in a Face-off",
    };
    format!("{}{place}", a(&tests(names, which.tests, "challenge")))
}

fn tests(names: &Names<'_>, tests: Tests, noun: &str) -> String {
    match tests {
        Tests::Any => noun.to_owned(),
        Tests::Combat => format!("combat {noun}"),
        Tests::NonCombat => format!("non-combat {noun}"),
        _ => format!("{} {noun}", names.of("ability", &tests)),
    }
}

fn obstacle(names: &Names<'_>, obstacle: Obstacle) -> String {
    a(&format!("{} obstacle", names.of("obstacle", &obstacle)))
}

pub(super) fn pay(names: &Names<'_>, pay: Pay) -> String {
    match pay {
        Pay::Chips(number) => format!("pay {}", chips(number)),
        Pay::Health(number) => format!("discard {number} Health"),
        Pay::Resolve(number) => format!("discard {number} Resolve"),
        Pay::Heat(number) => format!("gain {number} Heat"),
        Pay::Ideals(number) => format!("lose {}", count(number, "Ideal")),
        Pay::Prospects(number) => format!("lose {}", count(number, "Prospect")),
        Pay::Contact(circle) => format!("discard {} from your hand", a(&format!("{} Contact", names.of("circle", &circle)))),
        Pay::Contacts(number) => format!("discard {} from your hand", count(number, "Contact")),
        Pay::Goods(goods) => format!("discard {} from your Assets", a(goods_one(goods))),
    }
}

fn prices(names: &Names<'_>, prices: &[Pay]) -> Vec<String> {
    prices.iter().map(|&price| pay(names, price)).collect()
}

/// After "needs" or "players with".
fn need(names: &Names<'_>, need: Need) -> String {
    match need {
        Need::Heat(number) => format!("at least {number} Heat"),
        Need::HeatAtMost(0) => "no Heat".to_owned(),
        Need::HeatAtMost(number) => format!("at most {number} Heat"),
        Need::Chips(number) => format!("at least {}", chips(number)),
        Need::Ideals(number) => format!("at least {}", count(number, "Ideal")),
        Need::IdealsAtMost(0) => "no Ideals".to_owned(),
        Need::IdealsAtMost(number) => format!("at most {}", count(number, "Ideal")),
        Need::Prospects(number) => format!("at least {}", count(number, "Prospect")),
        Need::Rating(ability, number) => format!("{} of at least {number}", a(&format!("{} rating", names.ability(ability)))),
        Need::Loan => "a Loan".to_owned(),
        Need::NoLoan => "no Loan".to_owned(),
        Need::Owns(goods, 1) => format!("{} in Assets", a(goods_one(goods))),
        Need::Owns(goods, number) => format!("{} in Assets", count(number, goods_one(goods))),
        Need::Skills(number) => format!("{} in Assets", count(number, "Skill")),
        Need::Agendas(number) => format!("{} in Assets", count(number, "Agenda")),
        Need::Leads => "the most Prospects, shared or not".to_owned(),
    }
}

fn gain(deed: Deed) -> String {
    match deed {
        Deed::Chips(number) => chips(number),
        Deed::Health(number) => format!("{number} Health"),
        Deed::Resolve(number) => format!("{number} Resolve"),
        Deed::Prospects(number) => count(number, "Prospect"),
        Deed::Ideals(number) => count(number, "Ideal"),
        _ => String::new(),
    }
}

fn deed(names: &Names<'_>, deed: Deed) -> String {
    match deed {
        Deed::Chips(_) | Deed::Health(_) | Deed::Resolve(_) | Deed::Prospects(_) | Deed::Ideals(_) => format!("gain {}", gain(deed)),
        Deed::Cool(number) => format!("reduce your Heat by {number}"),
        Deed::Heat(number) => format!("gain {number} Heat"),
        Deed::Draw(from, number) => format!("draw {}", deck(from, number)),
        Deed::Sift(from, number) => format!("draw {}, keep one of them and discard the rest", deck(from, number)),
        Deed::Recall => "take the top card of the Contact discard pile into your hand".to_owned(),
        Deed::Browse(number) => format!("draw {}, buy at most one of them and discard the rest", count(number, "Black Market card")),
        Deed::Act(Action::Euromafia) => "deal with the Euromafia without using an action token".to_owned(),
        Deed::Act(action) => format!("do the action {} without using an action token", names.of("action", &action)),
        Deed::Resell => format!("sell {} for its whole cost", a(goods_one(Goods::Carried))),
        Deed::ClearLoan(number) => format!("give a Loan back for {}", chips(number)),
        Deed::Bonus(_, by) => format!("you have +{by}"),
        Deed::Pass(what) => format!("pass {}", obstacle(names, what)),
        Deed::Protect(by) => format!("you lose {by} less Health if you fail it, but at least 1"),
        Deed::Reroll => "roll all dice again without spending Resolve".to_owned(),
        Deed::Hits(by) => format!("your Score is {by} more"),
        Deed::Ignore => "it has no effect on you".to_owned(),
        Deed::Deal => "place your Deal token on the mission".to_owned(),
        Deed::SkipEvent => "it does not apply to you in this round".to_owned(),
        Deed::KeepIdeal => "you lose no Ideal for it".to_owned(),
        Deed::NoHeat => "you gain no Heat from the payment".to_owned(),
    }
}

fn deeds(names: &Names<'_>, list: &[Deed]) -> String {
    let said: Vec<String> = steps(list)
        .map(|step| match step {
            [only] => deed(names, *only),
            gains => format!("gain {}", all(&gains.iter().map(|&one| gain(one)).collect::<Vec<_>>())),
        })
        .collect();
    all(&said)
}

/// When an option can be used; of a challenge or a mission it says which, by what is done.
fn window(names: &Names<'_>, favour: &Favour) -> String {
    let of = |noun: &str| {
        let which = favour.does.iter().find_map(|deed| match *deed {
            Deed::Bonus(which, _) => Some(which),
            Deed::Protect(_) => Some(Tests::Combat),
            _ => None,
        });
        tests(names, which.unwrap_or(Tests::Any), noun)
    };
    let dirty = if favour.does.contains(&Deed::KeepIdeal) { "Dirty " } else { "" };
    match favour.when {
        Window::Street => "in your turn of the Street phase".to_owned(),
        Window::Open => "in your turn of the Street phase or at Scoring".to_owned(),
        Window::Challenge => format!("during your {}", of("challenge")),
        Window::Rolled => "after a failed roll in your challenge".to_owned(),
        Window::Answer => "when a Contact is played on you".to_owned(),
        Window::FirstCrew => "when you start a First Crew".to_owned(),
        Window::Event => "when you would face an Event".to_owned(),
        Window::Paid => format!("when you are paid for a {dirty}mission"),
    }
}

/// A time, what it costs and what happens.
fn option(names: &Names<'_>, favour: &Favour, first: Option<&str>) -> String {
    let mut before: Vec<String> = first.map(str::to_owned).into_iter().collect();
    before.extend(prices(names, &favour.pay));
    let does = deeds(names, &favour.does);
    if before.is_empty() {
        format!("{}: {does}", window(names, favour))
    } else {
        format!("{}: {}; then {does}", window(names, favour), all(&before))
    }
}

pub(super) fn favour(names: &Names<'_>, favour: &Favour) -> String {
    sentence(&option(names, favour, None))
}

pub(super) fn hindrance(names: &Names<'_>, circle: Circle) -> String {
    sentence(&match circle.hindrance() {
        Hindrance::Weaken(ability) => format!("during an opponent's {} challenge: they have -1", names.ability(ability)),
        Hindrance::Heat => "when an opponent has just been paid for a mission: they gain 1 Heat".to_owned(),
        Hindrance::Swap => "at the end of the Turn order step: swap places with an opponent".to_owned(),
    })
}

pub(super) fn contact(names: &Names<'_>, card: &Contact) -> String {
    let [one, two] = &card.favours;
    let kind = sentence(&names.of("circle", &card.circle));
    format!("{kind} {} {} {}", favour(names, one), favour(names, two), hindrance(names, card.circle))
}

const fn occasion(occasion: Occasion) -> &'static str {
    match occasion {
        Occasion::Downtime => "in each Downtime",
        Occasion::LayLow => "each time you Lay Low",
        Occasion::Paid => "each time you are paid for a mission",
        Occasion::PaidAsBoss => "each time you are paid for a mission as Boss",
        Occasion::EventPassed => "each time you pass the challenge of an Event",
        Occasion::Sale => "each time you sell a card",
        Occasion::AgendaBought => "each time you buy another Agenda",
        Occasion::EdgeRing => "each time you use a space of the Edge ring",
        Occasion::GatherFavours => "each time you Gather Favours",
        Occasion::SlumsHustles => "each time you do Slums Hustles",
        Occasion::HardWork => "each time you do Hard Work",
        Occasion::TakeARest => "each time you Take A Rest",
    }
}

/// After "for each" (1) or "for every 3".
fn counted(what: Count, number: u8) -> String {
    let (noun, rest) = match what {
        Count::Skills => ("Skill", " in your Assets"),
        Count::Agendas => ("Agenda", " in your Assets"),
        Count::Cyber => ("Cyberware or Cyberweapon card", " in your Assets"),
        Count::Weapons => ("Weapon or Cyberweapon card", " in your Assets"),
        Count::Contacts => ("Contact", " left in your hand"),
        Count::FineAbilities => ("ability", " in which your rating is at least 4"),
        Count::Coolness => ("space", " between your Heat and 5"),
    };
    if number == 1 { format!("for each {noun}{rest}") } else { format!("for every {}{rest}", count(number, noun)) }
}

pub(super) fn power(names: &Names<'_>, power: Power) -> String {
    match power {
        Power::Bonus(which, by) => format!("you have +{by} in {}", scope(names, which)),
        Power::Push { scope: which, pay: price, by } => {
            format!("once in each of your {}, before the roll, you may {} for +{by}", scope(names, which), pay(names, price))
        }
        Power::Reroll(which) => {
            format!(
                "once in each of your {}, after a failed roll, you may roll all dice again without spending Resolve",
                scope(names, which)
            )
        }
        Power::AtLeast(which, hits) => format!("your roll counts as at least {} in {}", count(hits, "crosshair"), scope(names, which)),
        Power::Protect(which, by) => format!("when you fail {}, you lose {by} less Health, but at least 1", scope_one(names, which)),
        Power::Pass(what, price) => format!("during your challenge you may {} to pass {}", pay(names, price), obstacle(names, what)),
        Power::Shrug(price) => format!("when a Contact is played on you, you may {} to ignore it", pay(names, price)),
        Power::Hinder(by) => format!("your Contacts that weaken an opponent's challenge do so by {by} more"),
        Power::Cheaper(goods, by) => format!("{} cost you {} less, but at least 1", goods_all(goods), chips(by)),
        Power::CheaperOpportunities(by) => format!("Opportunities that cost Chips cost you {} less, but at least 1", chips(by)),
        Power::CheaperProspects(by) => format!("a Prospect from the Euromafia costs you {} less, but at least 1", chips(by)),
        Power::DearerSales(by) => format!("you sell cards for {} more, but at most for their cost", chips(by)),
        Power::Each(when, what) => format!("{}, {}", occasion(when), deed(names, what)),
        Power::Score(what, number) => format!("at Scoring gain 1 Prospect {}", counted(what, number)),
        Power::HandLimit(more) => format!("you may keep {} more in your hand at the end of a round", count(more, "card")),
        Power::Loadout(more) => format!("your Loadout may have {} more", count(more, "card")),
        Power::Muffled => "using Loud cards gives you no Heat".to_owned(),
        Power::Concealed => "you may use Obvious cards in Events".to_owned(),
        Power::Unnoticed => "Risky spaces give you no Heat".to_owned(),
        Power::NoInterest => "you owe no interest on Loans".to_owned(),
        Power::Deal => "you may place your Deal token whenever you start a First Crew".to_owned(),
        Power::Unbroken => "being Shaken costs you no Ideal, and no Heat in its place".to_owned(),
        Power::Hardened => "Dirty missions cost you no Ideal, and no Heat in its place".to_owned(),
    }
}

fn powers(names: &Names<'_>, list: &[Power]) -> Vec<String> {
    list.iter().map(|&one| power(names, one)).collect()
}

pub(super) fn special(names: &Names<'_>, card: &Nightlancer) -> String {
    paragraph(&powers(names, &card.special))
}

pub(super) fn nightlancer(names: &Names<'_>, card: &Nightlancer, item: &str, opportunity: &str) -> String {
    let ratings: Vec<_> = Ability::ALL.iter().map(|&ability| format!("{} {}", names.ability(ability), card.ratings.of(ability))).collect();
    let ideals = if card.ideals == 0 { "no Ideals".to_owned() } else { count(card.ideals, "Ideal") };
    paragraph(&[
        format!("{} Health, {} Resolve, {ideals}, {}", card.health, card.resolve, chips(card.chips)),
        all(&ratings),
        format!(
            "begins with {}, {} and {}",
            names.get("item", item),
            names.get("opportunity", opportunity),
            count(card.contacts, "Contact")
        ),
    ])
}

fn challenge_place(at: At) -> &'static str {
    match at {
        At::Anywhere => "in a challenge",
        At::Event => "in the challenge of an Event",
        At::Mission => "in a challenge on a mission",
        At::Alone => "in a challenge on a mission while you are alone in your Crew",
        At::Crew => "in a challenge on a mission while you are not alone in your Crew",
        At::FaceOff => "in a Face-off",
    }
}

pub(super) fn item(names: &Names<'_>, card: &Item) -> String {
    let ware = names.of("ware", &card.ware);
    let mut said = vec![match &card.owner {
        Some(owner) => format!("{ware}, unique to the {}", names.get("nightlancer", owner)),
        None => format!("{ware}, {}", chips(card.cost)),
    }];
    said.extend(surgery(card.surgery));
    said.extend(card.traits.iter().map(|one| names.of("trait", one)));
    if card.always {
        said.push(format!("always in effect: {}", bonuses(names, &card.bonus)));
    }
    if card.is_used() {
        let mut does = Vec::new();
        if !card.always && !card.bonus.is_none() {
            does.push(bonuses(names, &card.bonus));
        }
        does.extend(card.passes.map(|what| format!("pass {}", obstacle(names, what))));
        if card.guard > 0 {
            does.push(format!("if you fail a combat challenge you lose {} less Health, but at least 1", card.guard));
        }
        let before = prices(names, &card.pay);
        let price = if before.is_empty() { String::new() } else { format!("{}; then ", all(&before)) };
        said.push(format!("used {}: {price}{}", challenge_place(card.only), does.join("; ")));
    }
    if card.once {
        said.push("discard it after this use".to_owned());
    }
    said.extend(card.favour.as_ref().map(|used| option(names, used, Some("discard this card"))));
    said.extend(powers(names, &card.powers));
    paragraph(&said)
}

fn surgery(surgery: Surgery) -> Option<String> {
    let parts = [(surgery.health, "Health"), (surgery.resolve, "Resolve")];
    let parts: Vec<_> = parts.into_iter().filter(|(number, _)| *number > 0).map(|(number, what)| format!("{number} {what}")).collect();
    (!parts.is_empty()).then(|| format!("discard {} when you buy it", all(&parts)))
}

pub(super) fn opportunity(names: &Names<'_>, card: &Opportunity) -> String {
    let kind = names.of("kind", &card.kind);
    let mut said = vec![match &card.owner {
        Some(owner) => format!("{kind}, unique to the {}", names.get("nightlancer", owner)),
        None => kind,
    }];
    if !card.needs.is_empty() {
        said.push(format!("needs: {}", all(&card.needs.iter().map(|&one| need(names, one)).collect::<Vec<_>>())));
    }
    if !card.pay.is_empty() {
        said.push(format!("to buy it, {}", all(&prices(names, &card.pay))));
    }
    if !card.gains.is_empty() {
        said.push(deeds(names, &card.gains));
    }
    if lasts(card) {
        let mut always = powers(names, &card.powers);
        if !card.bonus.is_none() {
            always.insert(0, bonuses(names, &card.bonus));
        }
        always[0] = format!("always in effect: {}", always[0]);
        said.extend(always);
    }
    paragraph(&said)
}

pub(super) fn challenge(names: &Names<'_>, challenge: &Challenge) -> String {
    let mut said = format!("{} {}", names.ability(challenge.test), challenge.difficulty);
    if challenge.danger > 0 {
        said.push_str(&format!(" (Danger {})", challenge.danger));
    }
    if let Some(what) = challenge.obstacle {
        said.push_str(&format!(" behind {}", obstacle(names, what)));
    }
    said
}

fn loss(loss: Loss) -> String {
    match loss {
        Loss::Health(number) => format!("{number} Health"),
        Loss::Chips(number) => chips(number),
    }
}

pub(super) fn penalty(names: &Names<'_>, penalty: &Penalty) -> String {
    match penalty {
        Penalty::Combat(fight) => format!("face {}", challenge(names, fight)),
        Penalty::Lose(one) => format!("lose {}", loss(*one)),
        Penalty::Either(one, two) => format!("lose {} or {}", loss(*one), loss(*two)),
        Penalty::Abort => "abort the mission".to_owned(),
    }
}

pub(super) fn event(names: &Names<'_>, event: &Incident) -> String {
    let whom = if event.applies.is_empty() {
        "everybody".to_owned()
    } else {
        format!("players with {}", all(&event.applies.iter().map(|&one| need(names, one)).collect::<Vec<_>>()))
    };
    paragraph(&[
        format!("Event for {whom}: {}", challenge(names, &event.challenge)),
        format!("whoever fails must {}", penalty(names, &event.penalty)),
    ])
}

pub(super) fn round(names: &Names<'_>, card: &Round) -> String {
    let draws: Vec<_> = card
        .draws
        .iter()
        .zip(2..)
        .map(|(draws, players)| match draws.high {
            0 => format!("{} Low with {players} players", draws.low),
            high => format!("{} Low and {high} High with {players} players", draws.low),
        })
        .collect();
    let rest = paragraph(&[format!("missions: {}", draws.join("; ")), format!("a Prospect costs {}", chips(card.prospect))]);
    format!("{} {} {rest}", sentence(&format!("{} Round", names.of("half", &card.half))), event(names, &card.event))
}

pub(super) fn payment(payment: Payment) -> String {
    let mut said = vec![chips(payment.chips)];
    let parts = [(payment.prospects, "Prospect"), (payment.opportunities, "Opportunity"), (payment.heat, "Heat")];
    said.extend(parts.into_iter().filter(|(number, _)| *number > 0).map(|(number, what)| count(number, what)));
    all(&said)
}

pub(super) fn mission(names: &Names<'_>, card: &Mission) -> String {
    let mut said = vec![names.of("profile", &card.profile)];
    if card.dirty {
        said.push("dirty: whoever finishes it loses 1 Ideal".to_owned());
    }
    said.push(format!("Loadout of at most {}", count(card.loadout, "card")));
    if !card.excludes.is_empty() {
        let excluded: Vec<_> = card.excludes.iter().map(|one: &Trait| names.of("trait", one)).collect();
        said.push(format!("{} cards may not be used", all(&excluded)));
    }
    for (stage, number) in card.stages.iter().zip(1..) {
        let [one, two] = stage.routes.each_ref().map(|route| challenge(names, route));
        said.push(format!("Stage {number}: {one} or {two}; on failure {}", penalty(names, &stage.penalty)));
    }
    let pay: Vec<_> = card.payment.iter().zip(1..).map(|(entry, crew)| format!("{} in a Crew of {crew}", payment(*entry))).collect();
    said.push(format!("payment for each: {}", pay.join("; ")));
    paragraph(&said)
}

pub(super) fn space(names: &Names<'_>, space: &Space) -> String {
    let mut said = vec![match space.does {
        Does::Action(_) => series(&names.actions(space), "or"),
        Does::Risky(risk) => format!("Risky, {}: gain 1 Heat, then {}", names.of("risk", &risk), series(&names.actions(space), "or")),
    }];
    if space.edge {
        said.push("Edge ring: you may gain 1 Resolve".to_owned());
    }
    if space.action().is_some_and(Action::is_open) {
        said.push("any number of tokens".to_owned());
    }
    match space.players {
        3 => said.push("only with 3 or 4 players".to_owned()),
        4 => said.push("only with 4 players".to_owned()),
        _ => {}
    }
    paragraph(&said)
}

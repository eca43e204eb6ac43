//! Card texts in Italian. The terms are those of the glossary in `RULES.it.md`.

use table::wording::italian::{Noun, feminine, masculine};
use table::wording::{paragraph, sentence, series};

use super::{Names, lasts, rated, steps};
use crate::catalog::board::{Does, Space};
use crate::catalog::card::{Contact, Incident, Item, Mission, Nightlancer, Opportunity, Payment, Round, Surgery};
use crate::catalog::effects::{Challenge, Count, Deck, Deed, Favour, Loss, Need, Occasion, Pay, Penalty, Power, Scope, Window};
use crate::catalog::words::{Ability, Action, At, Circle, Goods, Hindrance, Obstacle, Ratings, Tests};

const CHIP: Noun = masculine("Chip", "Chip");
/// The names of traits agree with "carta", as this does.
const CARD: Noun = feminine("carta", "carte");
const CONTACT: Noun = masculine("Contatto", "Contatti");
const OPPORTUNITY: Noun = feminine("Opportunità", "Opportunità");
const PROSPECT: Noun = feminine("Prospettiva", "Prospettive");
const IDEAL: Noun = masculine("Ideale", "Ideali");
const SKILL: Noun = feminine("Competenza", "Competenze");
const AGENDA: Noun = masculine("Progetto", "Progetti");
const MARKET_CARD: Noun = feminine("carta Mercato Nero", "carte Mercato Nero");
const CROSSHAIR: Noun = masculine("mirino", "mirini");

fn all(items: &[String]) -> String {
    series(items, "e")
}

const fn deck(deck: Deck) -> Noun {
    match deck {
        Deck::Contacts => CONTACT,
        Deck::Opportunities => OPPORTUNITY,
    }
}

/// Goods, one and several of them.
const fn goods(goods: Goods) -> Noun {
    match goods {
        Goods::Any => MARKET_CARD,
        Goods::Armour => feminine("Armatura", "Armature"),
        Goods::Gear => feminine("carta Equipaggiamento", "carte Equipaggiamento"),
        Goods::Weapons => feminine("Arma o Cyberarma", "Armi o Cyberarmi"),
        Goods::Cyber => feminine("carta Cyberware o Cyberarma", "carte Cyberware o Cyberarma"),
        Goods::Carried => feminine("carta Armatura, Equipaggiamento o Arma", "carte Armatura, Equipaggiamento o Arma"),
    }
}

/// Goods as the subject of a sentence, all of them.
const fn goods_all(goods: Goods) -> &'static str {
    match goods {
        Goods::Any => "le carte Mercato Nero",
        Goods::Armour => "le Armature",
        Goods::Gear => "le carte Equipaggiamento",
        Goods::Weapons => "le Armi e le Cyberarmi",
        Goods::Cyber => "il Cyberware e le Cyberarmi",
        Goods::Carried => "le carte Armatura, Equipaggiamento e Arma",
    }
}

fn bonuses(names: &Names<'_>, ratings: &Ratings) -> String {
    all(&rated(ratings).map(|(ability, by)| format!("+{by} {}", names.ability(ability))).collect::<Vec<_>>())
}

/// "prova di Furtività", "prove di combattimento".
fn tests(names: &Names<'_>, tests: Tests, noun: &str) -> String {
    match tests {
        Tests::Any => noun.to_owned(),
        Tests::Combat => format!("{noun} di combattimento"),
        Tests::NonCombat => format!("{noun} non di combattimento"),
        _ => format!("{noun} di {}", names.of("ability", &tests)),
    }
}

const fn place(at: At) -> &'static str {
    match at {
        At::Anywhere => "",
        At::Event => " negli Eventi",
        At::Mission => " in missione",
        At::Alone => " in missione mentre sei l'unico della tua Squadra",
        At::Crew => " in missione mentre non sei l'unico della tua Squadra",
        At::FaceOff => " in una Resa dei Conti",
    }
}

/// After "nelle" or "delle": "prove di Furtività in missione".
fn scope(names: &Names<'_>, scope: Scope) -> String {
    format!("{}{}", tests(names, scope.tests, "prove"), place(scope.at))
}

fn obstacle(names: &Names<'_>, obstacle: Obstacle) -> String {
    format!("un Ostacolo {}", names.of("obstacle", &obstacle))
}

/// An order: "paga 2 Chip".
pub(super) fn pay(names: &Names<'_>, pay: Pay) -> String {
    match pay {
        Pay::Chips(number) => format!("paga {}", CHIP.count(number)),
        Pay::Health(number) => format!("scarta {number} Salute"),
        Pay::Resolve(number) => format!("scarta {number} Determinazione"),
        Pay::Heat(number) => format!("guadagna {number} Allerta"),
        Pay::Ideals(number) => format!("perdi {}", IDEAL.count(number)),
        Pay::Prospects(number) => format!("perdi {}", PROSPECT.count(number)),
        Pay::Contact(circle) => format!("scarta dalla mano un Contatto {}", names.of("circle", &circle)),
        Pay::Contacts(number) => format!("scarta dalla mano {}", CONTACT.count(number)),
        Pay::Goods(which) => format!("scarta dai tuoi Beni {}", goods(which).a()),
    }
}

/// After "puoi": "pagare 2 Chip".
fn to_pay(names: &Names<'_>, price: Pay) -> String {
    let order = pay(names, price);
    let (verb, rest) = order.split_once(' ').unwrap_or((&order, ""));
    let verb = match verb {
        "paga" => "pagare",
        "scarta" => "scartare",
        "guadagna" => "guadagnare",
        _ => "perdere",
    };
    format!("{verb} {rest}")
}

fn prices(names: &Names<'_>, prices: &[Pay]) -> Vec<String> {
    prices.iter().map(|&price| pay(names, price)).collect()
}

/// After "richiede" or "chi ha".
fn need(names: &Names<'_>, need: Need) -> String {
    match need {
        Need::Heat(number) => format!("almeno {number} Allerta"),
        Need::HeatAtMost(0) => "0 Allerta".to_owned(),
        Need::HeatAtMost(number) => format!("al massimo {number} Allerta"),
        Need::Chips(number) => format!("almeno {}", CHIP.count(number)),
        Need::Ideals(number) => format!("almeno {}", IDEAL.count(number)),
        Need::IdealsAtMost(0) => "0 Ideali".to_owned(),
        Need::IdealsAtMost(number) => format!("al massimo {}", IDEAL.count(number)),
        Need::Prospects(number) => format!("almeno {}", PROSPECT.count(number)),
        Need::Rating(ability, number) => format!("almeno {number} in {}", names.ability(ability)),
        Need::Loan => "un Prestito".to_owned(),
        Need::NoLoan => "nessun Prestito".to_owned(),
        Need::Owns(which, 1) => format!("{} fra i Beni", goods(which).a()),
        Need::Owns(which, number) => format!("{} fra i Beni", goods(which).count(number)),
        Need::Skills(number) => format!("{} fra i Beni", SKILL.count(number)),
        Need::Agendas(number) => format!("{} fra i Beni", AGENDA.count(number)),
        Need::Leads => "il maggior numero di Prospettive, anche a pari merito".to_owned(),
    }
}

fn gain(deed: Deed) -> String {
    match deed {
        Deed::Chips(number) => CHIP.count(number),
        Deed::Health(number) => format!("{number} Salute"),
        Deed::Resolve(number) => format!("{number} Determinazione"),
        Deed::Prospects(number) => PROSPECT.count(number),
        Deed::Ideals(number) => IDEAL.count(number),
        _ => String::new(),
    }
}

fn deed(names: &Names<'_>, deed: Deed) -> String {
    match deed {
        Deed::Chips(_) | Deed::Health(_) | Deed::Resolve(_) | Deed::Prospects(_) | Deed::Ideals(_) => format!("ottieni {}", gain(deed)),
        Deed::Cool(number) => format!("riduci di {number} la tua Allerta"),
        Deed::Heat(number) => format!("guadagna {number} Allerta"),
        Deed::Draw(from, number) => format!("pesca {}", deck(from).count(number)),
        Deed::Sift(from, number) => {
            let card = deck(from);
            let (one, rest) = if card.feminine { ("una", "le altre") } else { ("uno", "gli altri") };
            format!("pesca {}, tienine {one} e scarta {rest}", card.count(number))
        }
        Deed::Recall => "prendi in mano la prima carta della pila degli scarti dei Contatti".to_owned(),
        Deed::Browse(number) => format!("pesca {}, comprane al massimo una e scarta le altre", MARKET_CARD.count(number)),
        Deed::Act(action) => format!("svolgi l'azione {} senza usare un segnalino azione", names.of("action", &action)),
        Deed::Resell => format!("vendi {} al suo costo intero", goods(Goods::Carried).a()),
        Deed::ClearLoan(number) => format!("restituisci un Prestito per {}", CHIP.count(number)),
        Deed::Bonus(_, by) => format!("hai +{by}"),
        Deed::Pass(what) => format!("supera {}", obstacle(names, what)),
        Deed::Protect(by) => format!("se la fallisci perdi {by} Salute in meno, ma almeno 1"),
        Deed::Reroll => "ritira tutti i dadi senza spendere Determinazione".to_owned(),
        Deed::Hits(by) => format!("il tuo Punteggio aumenta di {by}"),
        Deed::Ignore => "non ha effetto su di te".to_owned(),
        Deed::Deal => "metti il tuo segnalino Accordo sulla missione".to_owned(),
        Deed::SkipEvent => "per questo round non ti riguarda".to_owned(),
        Deed::KeepIdeal => "non perdi l'Ideale".to_owned(),
        Deed::NoHeat => "dalla paga non guadagni Allerta".to_owned(),
    }
}

fn deeds(names: &Names<'_>, list: &[Deed]) -> String {
    let said: Vec<String> = steps(list)
        .map(|step| match step {
            [only] => deed(names, *only),
            gains => format!("ottieni {}", all(&gains.iter().map(|&one| gain(one)).collect::<Vec<_>>())),
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
    let dirty = if favour.does.contains(&Deed::KeepIdeal) { " Sporca" } else { "" };
    match favour.when {
        Window::Street => "nel tuo turno della fase di Strada".to_owned(),
        Window::Open => "nel tuo turno della fase di Strada o al Conteggio".to_owned(),
        Window::Challenge => format!("durante una tua {}", of("prova")),
        Window::Rolled => "dopo un tiro fallito in una tua prova".to_owned(),
        Window::Answer => "quando si gioca un Contatto contro di te".to_owned(),
        Window::FirstCrew => "quando formi una Prima Squadra".to_owned(),
        Window::Event => "quando dovresti affrontare un Evento".to_owned(),
        Window::Paid => format!("quando ricevi la paga di una missione{dirty}"),
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
        format!("{}: {}; poi {does}", window(names, favour), all(&before))
    }
}

pub(super) fn favour(names: &Names<'_>, favour: &Favour) -> String {
    sentence(&option(names, favour, None))
}

pub(super) fn hindrance(names: &Names<'_>, circle: Circle) -> String {
    sentence(&match circle.hindrance() {
        Hindrance::Weaken(ability) => format!("durante una prova di {} di un avversario: ha -1", names.ability(ability)),
        Hindrance::Heat => "quando un avversario ha appena ricevuto la paga di una missione: guadagna 1 Allerta".to_owned(),
        Hindrance::Swap => "alla fine del passo Ordine di Turno: scambia il tuo posto con quello di un avversario".to_owned(),
    })
}

pub(super) fn contact(names: &Names<'_>, card: &Contact) -> String {
    let [one, two] = &card.favours;
    let kind = sentence(&names.of("circle", &card.circle));
    format!("{kind} {} {} {}", favour(names, one), favour(names, two), hindrance(names, card.circle))
}

const fn occasion(occasion: Occasion) -> &'static str {
    match occasion {
        Occasion::Downtime => "a ogni Pausa",
        Occasion::LayLow => "ogni volta che ti Nascondi",
        Occasion::Paid => "ogni volta che ricevi la paga di una missione",
        Occasion::PaidAsBoss => "ogni volta che ricevi da Capo la paga di una missione",
        Occasion::EventPassed => "ogni volta che superi la prova di un Evento",
        Occasion::Sale => "ogni volta che vendi una carta",
        Occasion::AgendaBought => "ogni volta che compri un altro Progetto",
        Occasion::EdgeRing => "ogni volta che usi uno spazio dell'Anello di Confine",
        Occasion::GatherFavours => "ogni volta che svolgi Raccogliere Favori",
        Occasion::SlumsHustles => "ogni volta che svolgi Espedienti nei Bassifondi",
        Occasion::HardWork => "ogni volta che svolgi Lavoro Duro",
        Occasion::TakeARest => "ogni volta che svolgi Riposarsi",
    }
}

fn counted(what: Count, number: u8) -> String {
    match what {
        Count::Skills => format!("{} fra i tuoi Beni", SKILL.every(number)),
        Count::Agendas => format!("{} fra i tuoi Beni", AGENDA.every(number)),
        Count::Cyber => format!("{} fra i tuoi Beni", goods(Goods::Cyber).every(number)),
        Count::Weapons => format!("{} fra i tuoi Beni", goods(Goods::Weapons).every(number)),
        Count::Contacts => {
            let noun = masculine("Contatto rimasto", "Contatti rimasti");
            format!("{} nella tua mano", noun.every(number))
        }
        Count::FineAbilities => format!("{} in cui hai almeno 4", feminine("abilità", "abilità").every(number)),
        Count::Coolness => format!("{} fra la tua Allerta e 5", feminine("casella", "caselle").every(number)),
    }
}

pub(super) fn power(names: &Names<'_>, power: Power) -> String {
    match power {
        Power::Bonus(which, by) => format!("hai +{by} nelle {}", scope(names, which)),
        Power::Push { scope: which, pay: price, by } => {
            format!("una volta in ognuna delle tue {}, prima del tiro, puoi {} per avere +{by}", scope(names, which), to_pay(names, price))
        }
        Power::Reroll(which) => {
            let which = scope(names, which);
            format!("una volta in ognuna delle tue {which}, dopo un tiro fallito, puoi ritirare tutti i dadi senza spendere Determinazione")
        }
        Power::AtLeast(which, hits) => format!("nelle {} il tuo tiro vale almeno {}", scope(names, which), CROSSHAIR.count(hits)),
        Power::Protect(which, by) => {
            let which = format!("{}{}", tests(names, which.tests, "prova"), place(which.at));
            format!("quando fallisci una {which} perdi {by} Salute in meno, ma almeno 1")
        }
        Power::Pass(what, price) => format!("durante una tua prova puoi {} per superare {}", to_pay(names, price), obstacle(names, what)),
        Power::Shrug(price) => format!("quando si gioca un Contatto contro di te, puoi {} per ignorarlo", to_pay(names, price)),
        Power::Hinder(by) => format!("i tuoi Contatti che indeboliscono la prova di un avversario lo fanno di {by} in più"),
        Power::Cheaper(which, by) => format!("{} ti costano {} in meno, ma almeno 1", goods_all(which), CHIP.count(by)),
        Power::CheaperOpportunities(by) => format!("le Opportunità che costano Chip ti costano {} in meno, ma almeno 1", CHIP.count(by)),
        Power::CheaperProspects(by) => format!("{} dell'Euromafia ti costa {} in meno, ma almeno 1", PROSPECT.a(), CHIP.count(by)),
        Power::DearerSales(by) => format!("vendi le carte a {} in più, ma al massimo al loro costo", CHIP.count(by)),
        Power::Each(when, what) => format!("{}, {}", occasion(when), deed(names, what)),
        Power::Score(what, number) => format!("al Conteggio ottieni {} per {}", PROSPECT.count(1), counted(what, number)),
        Power::HandLimit(more) => format!("a fine round puoi tenere in mano {} in più", CARD.count(more)),
        Power::Loadout(more) => format!("la tua Dotazione può avere {} in più", CARD.count(more)),
        Power::Muffled => "usare carte Rumorose non ti dà Allerta".to_owned(),
        Power::Concealed => "puoi usare carte Vistose negli Eventi".to_owned(),
        Power::Unnoticed => "gli spazi Rischiosi non ti danno Allerta".to_owned(),
        Power::NoInterest => "non devi interessi sui Prestiti".to_owned(),
        Power::Deal => "ogni volta che formi una Prima Squadra puoi mettere il tuo segnalino Accordo".to_owned(),
        Power::Unbroken => "quando diventi Scosso non perdi l'Ideale, né guadagni Allerta al suo posto".to_owned(),
        Power::Hardened => "le missioni Sporche non ti costano l'Ideale, né Allerta al suo posto".to_owned(),
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
    paragraph(&[
        format!("{} Salute, {} Determinazione, {}, {}", card.health, card.resolve, IDEAL.count(card.ideals), CHIP.count(card.chips)),
        all(&ratings),
        format!("comincia con {}, {} e {}", names.get("item", item), names.get("opportunity", opportunity), CONTACT.count(card.contacts)),
    ])
}

const fn challenge_place(at: At) -> &'static str {
    match at {
        At::Anywhere => "in una prova",
        At::Event => "nella prova di un Evento",
        At::Mission => "in una prova in missione",
        At::Alone => "in una prova in missione mentre sei l'unico della tua Squadra",
        At::Crew => "in una prova in missione mentre non sei l'unico della tua Squadra",
        At::FaceOff => "in una Resa dei Conti",
    }
}

pub(super) fn item(names: &Names<'_>, card: &Item) -> String {
    let ware = names.of("ware", &card.ware);
    let mut said = vec![match &card.owner {
        Some(owner) => format!("{ware}, carta esclusiva ({})", names.get("nightlancer", owner)),
        None => format!("{ware}, {}", CHIP.count(card.cost)),
    }];
    said.extend(surgery(card.surgery));
    said.extend(card.traits.iter().map(|one| names.of("trait", one)));
    if card.always {
        said.push(format!("sempre in vigore: {}", bonuses(names, &card.bonus)));
    }
    if card.is_used() {
        let mut does = Vec::new();
        if !card.always && !card.bonus.is_none() {
            does.push(bonuses(names, &card.bonus));
        }
        does.extend(card.passes.map(|what| format!("supera {}", obstacle(names, what))));
        if card.guard > 0 {
            does.push(format!("se fallisci una prova di combattimento perdi {} Salute in meno, ma almeno 1", card.guard));
        }
        let before = prices(names, &card.pay);
        let price = if before.is_empty() { String::new() } else { format!("{}; poi ", all(&before)) };
        said.push(format!("usata {}: {price}{}", challenge_place(card.only), does.join("; ")));
    }
    if card.once {
        said.push("dopo questo uso va scartata".to_owned());
    }
    said.extend(card.favour.as_ref().map(|used| option(names, used, Some("scarta questa carta"))));
    said.extend(powers(names, &card.powers));
    paragraph(&said)
}

fn surgery(surgery: Surgery) -> Option<String> {
    let parts = [(surgery.health, "Salute"), (surgery.resolve, "Determinazione")];
    let parts: Vec<_> = parts.into_iter().filter(|(number, _)| *number > 0).map(|(number, what)| format!("{number} {what}")).collect();
    (!parts.is_empty()).then(|| format!("quando la compri scarta {}", all(&parts)))
}

pub(super) fn opportunity(names: &Names<'_>, card: &Opportunity) -> String {
    let kind = names.of("kind", &card.kind);
    let mut said = vec![match &card.owner {
        Some(owner) => format!("{kind}, carta esclusiva ({})", names.get("nightlancer", owner)),
        None => kind,
    }];
    if !card.needs.is_empty() {
        said.push(format!("richiede: {}", all(&card.needs.iter().map(|&one| need(names, one)).collect::<Vec<_>>())));
    }
    if !card.pay.is_empty() {
        said.push(format!("costo: {}", all(&prices(names, &card.pay))));
    }
    if !card.gains.is_empty() {
        said.push(deeds(names, &card.gains));
    }
    if lasts(card) {
        let mut always = powers(names, &card.powers);
        if !card.bonus.is_none() {
            always.insert(0, bonuses(names, &card.bonus));
        }
        always[0] = format!("sempre in vigore: {}", always[0]);
        said.extend(always);
    }
    paragraph(&said)
}

pub(super) fn challenge(names: &Names<'_>, challenge: &Challenge) -> String {
    let mut said = format!("{} {}", names.ability(challenge.test), challenge.difficulty);
    if challenge.danger > 0 {
        said.push_str(&format!(" (Pericolo {})", challenge.danger));
    }
    if let Some(what) = challenge.obstacle {
        said.push_str(&format!(" dietro {}", obstacle(names, what)));
    }
    said
}

fn loss(loss: Loss) -> String {
    match loss {
        Loss::Health(number) => format!("{number} Salute"),
        Loss::Chips(number) => CHIP.count(number),
    }
}

/// In the infinitive: "perdere 2 Salute".
pub(super) fn penalty(names: &Names<'_>, penalty: &Penalty) -> String {
    match penalty {
        Penalty::Combat(fight) => format!("affrontare {}", challenge(names, fight)),
        Penalty::Lose(one) => format!("perdere {}", loss(*one)),
        Penalty::Either(one, two) => format!("perdere {} o {}", loss(*one), loss(*two)),
        Penalty::Abort => "abbandonare la missione (Annullamento)".to_owned(),
    }
}

pub(super) fn event(names: &Names<'_>, event: &Incident) -> String {
    let whom = if event.applies.is_empty() {
        "tutti".to_owned()
    } else {
        format!("chi ha {}", all(&event.applies.iter().map(|&one| need(names, one)).collect::<Vec<_>>()))
    };
    paragraph(&[
        format!("Evento per {whom}: {}", challenge(names, &event.challenge)),
        format!("se si fallisce: {}", penalty(names, &event.penalty)),
    ])
}

pub(super) fn round(names: &Names<'_>, card: &Round) -> String {
    let draws: Vec<_> = card
        .draws
        .iter()
        .zip(2..)
        .map(|(draws, players)| match draws.high {
            0 => format!("{} di Basso Profilo in {players}", draws.low),
            high => format!("{} di Basso e {high} di Alto Profilo in {players}", draws.low),
        })
        .collect();
    let rest = paragraph(&[format!("missioni: {}", draws.join("; ")), format!("{} costa {}", PROSPECT.a(), CHIP.count(card.prospect))]);
    format!("{} {} {rest}", sentence(&format!("Round {}", names.of("half", &card.half))), event(names, &card.event))
}

pub(super) fn payment(payment: Payment) -> String {
    let mut said = vec![CHIP.count(payment.chips)];
    let heat = feminine("Allerta", "Allerta");
    let parts = [(payment.prospects, PROSPECT), (payment.opportunities, OPPORTUNITY), (payment.heat, heat)];
    said.extend(parts.into_iter().filter(|(number, _)| *number > 0).map(|(number, what)| what.count(number)));
    all(&said)
}

pub(super) fn mission(names: &Names<'_>, card: &Mission) -> String {
    let mut said = vec![names.of("profile", &card.profile)];
    if card.dirty {
        said.push(format!("Sporca: chi la porta a termine perde {}", IDEAL.count(1)));
    }
    said.push(format!("al massimo {} in Dotazione", CARD.count(card.loadout)));
    if !card.excludes.is_empty() {
        let excluded: Vec<_> = card.excludes.iter().map(|one| names.of("trait", one)).collect();
        said.push(format!("vietata ogni carta {}", series(&excluded, "o")));
    }
    for (stage, number) in card.stages.iter().zip(1..) {
        let [one, two] = stage.routes.each_ref().map(|route| challenge(names, route));
        said.push(format!("Tappa {number}: {one} oppure {two}; se si fallisce: {}", penalty(names, &stage.penalty)));
    }
    let pay: Vec<_> = card.payment.iter().zip(1..).map(|(entry, crew)| format!("{} in una Squadra di {crew}", payment(*entry))).collect();
    said.push(format!("paga per ciascuno: {}", pay.join("; ")));
    paragraph(&said)
}

pub(super) fn space(names: &Names<'_>, space: &Space) -> String {
    let mut said = vec![match space.does {
        Does::Action(_) => series(&names.actions(space), "o"),
        Does::Risky(risk) => {
            format!("Rischioso, {}: guadagna 1 Allerta, poi {}", names.of("risk", &risk), series(&names.actions(space), "o"))
        }
    }];
    if space.edge {
        said.push("Anello di Confine: puoi ottenere 1 Determinazione".to_owned());
    }
    if space.action().is_some_and(Action::is_open) {
        said.push("accoglie quanti segnalini si vuole".to_owned());
    }
    match space.players {
        3 => said.push("solo con 3 o 4 giocatori".to_owned()),
        4 => said.push("solo con 4 giocatori".to_owned()),
        _ => {}
    }
    paragraph(&said)
}

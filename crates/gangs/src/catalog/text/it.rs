//! Card texts in Italian. Terms are those of the Italian rulebook.

use table::wording::italian::{Noun, feminine, masculine};
use table::wording::{paragraph, series};

use super::{Names, steps};
use crate::catalog::board::{Ability, Amount, NetSpace, PrintedDistrict, Side};
use crate::catalog::words::{
    Behavior, Boldness, Class, Combat, CombatEffect, Consequence, Count, Deal, Edgerunner, Extra, Firepower, Habit, Market, NetEffect,
    Opportunity, Per, PoiKind, Power, Profile, Requirement, Resource, Scoring, Step, Talent, UnitKind, When,
};

const UNIT: Noun = feminine("unità", "unità");
const SECRET: Noun = masculine("Segreto Corporativo", "Segreti Corporativi");
const DRONE: Noun = masculine("Drone", "Droni");
const COMBAT_CARD: Noun = feminine("Carta Combattimento", "Carte Combattimento");
const EDGERUNNER: Noun = masculine("Edgerunner", "Edgerunner");
const OPPORTUNITY: Noun = feminine("Opportunità", "Opportunità");

const fn resource(resource: Resource) -> Noun {
    match resource {
        Resource::Eurodollar => masculine("Eurodollaro", "Eurodollari"),
        // Like Reputazione, it is counted without a plural.
        Resource::Contraband => masculine("Contrabbando", "Contrabbando"),
        Resource::Secret => SECRET,
    }
}

const fn unit(kind: UnitKind) -> Noun {
    match kind {
        UnitKind::Any => UNIT,
        UnitKind::NonDrone => feminine("unità diversa da un Drone", "unità diverse dai Droni"),
        UnitKind::Drone => DRONE,
        UnitKind::Solo => masculine("Solitario", "Solitari"),
        UnitKind::Techie => masculine("Tecnico", "Tecnici"),
        UnitKind::Netrunner => masculine("Netrunner", "Netrunner"),
        UnitKind::Edgerunner => EDGERUNNER,
    }
}

const fn poi(kind: PoiKind) -> Noun {
    match kind {
        PoiKind::Fixer => masculine("Fixer", "Fixer"),
        PoiKind::Business => masculine("Business", "Business"),
        PoiKind::DataFortress => feminine("Fortezza dei Dati", "Fortezze dei Dati"),
    }
}

const fn market(market: Market) -> Noun {
    match market {
        Market::Edgerunners => EDGERUNNER,
        Market::Opportunities => OPPORTUNITY,
    }
}

const fn step(step: Step) -> &'static str {
    match step {
        Step::Reveal => "Rivelazione",
        Step::Compare => "Confronto",
        Step::Casualties => "Perdite",
    }
}

fn cred(count: u8) -> String {
    format!("{count} Reputazione")
}

fn amount(amount: Amount) -> String {
    resource(amount.resource).count(amount.amount)
}

pub(super) fn opportunity(names: &Names<'_>, card: &Opportunity) -> String {
    let deal = names.deal(card.deal);
    let mut said = vec![format!("{deal} per {}", resource(Resource::Contraband).count(card.cost))];
    said.extend(card.requires.as_ref().map(|requires| requirement(names, requires)));
    if card.lasting {
        said.push("non può essere né scartato né messo in fondo al suo mazzo".to_owned());
    }
    let mut then = "";
    if card.deal != Deal::Story {
        said.push(format!("ottieni {} per ogni {deal} che possiedi, incluso questo", cred(1)));
        then = "poi ";
    }
    for step in steps(&card.extra) {
        said.push(format!("{then}{}", step_of(names, step)));
        then = "poi ";
    }
    paragraph(&said)
}

fn requirement(names: &Names<'_>, requires: &Requirement) -> String {
    match requires {
        Requirement::Presence(places) => {
            let places: Vec<_> = places.iter().map(|&place| format!("a {}", names.district(place))).collect();
            format!("richiede Presenza {}", series(&places, "o"))
        }
        Requirement::PresenceIn(count) => format!("richiede Presenza in almeno {count} Distretti"),
        Requirement::Dominance(place) => format!("richiede Dominio a {}", names.district(*place)),
        Requirement::Control(kind) => format!("richiede il controllo di {}", poi(*kind).a()),
    }
}

/// One step of what an Opportunity gives.
fn step_of(names: &Names<'_>, step: &[Extra]) -> String {
    match step {
        [only] => extra(names, only),
        gains => format!("ottieni {}", series(&gains.iter().filter_map(gain).collect::<Vec<_>>(), "e")),
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
        Extra::Cred(_) | Extra::Gain { .. } => format!("ottieni {}", gain(extra).unwrap_or_default()),
        Extra::CredPer(count) => format!("ottieni {} {}", cred(1), counted(*count)),
        Extra::OneOf(choices) => {
            let choices: Vec<_> = choices.iter().filter_map(gain).collect();
            format!("ottieni a scelta {}", series(&choices, "o"))
        }
        Extra::SpendSecrets { secrets, cred: gained } => {
            format!("puoi spendere {} per ottenere {}", SECRET.count(*secrets), cred(*gained))
        }
        Extra::Recycle(which) => recycle(*which),
        Extra::StealFromRicher => "puoi prendere 1 risorsa a ogni avversario che ha più Reputazione di te".to_owned(),
        Extra::Move(1) => format!("puoi muovere {} amica", UNIT.a()),
        Extra::Move(count) => format!("puoi muovere fino a {} amiche", UNIT.count(*count)),
        Extra::MoveInto(place) => format!("puoi spostare {} amica da ovunque direttamente a {}", UNIT.a(), names.district(*place)),
        Extra::Kill => format!("puoi uccidere {} qualsiasi", UNIT.a()),
        Extra::SwapCombat => {
            format!("puoi scambiare {} della tua mano con una presa a caso dalla mano di un avversario", COMBAT_CARD.a())
        }
        Extra::Hire => format!("puoi assoldare {} senza pagare", EDGERUNNER.a()),
        Extra::Upgrade(0) => format!("puoi potenziare {} senza pagare", COMBAT_CARD.a()),
        Extra::Upgrade(more) => format!("puoi potenziare {} senza pagare, pescando {} in più", COMBAT_CARD.a(), cards(*more)),
    }
}

fn cards(count: u8) -> String {
    feminine("carta", "carte").count(count)
}

fn counted(count: Count) -> &'static str {
    match count {
        Count::DistrictsWithPoi => "per ogni Distretto in cui controlli un Punto di Interesse",
        Count::HideoutPairs => "ogni due Covi che hai in gioco",
        Count::RicherOpponents => "per ogni avversario che ha più Reputazione di te",
    }
}

fn recycle(which: Market) -> String {
    let card = market(which);
    let next = if card.feminine { "la successiva" } else { "il successivo" };
    format!("puoi mettere {} del mercato in fondo al suo mazzo e rivelare {next} al suo posto", card.a())
}

pub(super) fn combat(card: &Combat) -> String {
    let compare = step(Step::Compare);
    let mut said = vec![match card.firepower {
        Firepower::Fixed(value) => format!("Potenza di Fuoco {value}"),
        Firepower::DronesHere => format!("Potenza di Fuoco stabilita al {compare}: il numero di tutti i Droni nel Distretto"),
        Firepower::OtherCard => format!("Potenza di Fuoco stabilita al {compare}: quella di un'altra carta di questa Sparatoria"),
    }];
    said.extend(card.effect.map(|effect| format!("{}: {}", step(effect.step()), combat_effect(effect))));
    said.push(match card.scoring {
        Scoring::If { cred: gained, when: condition } => format!("alla fine ottieni {} se {}", cred(gained), when(condition)),
        Scoring::Each { cred: gained, per: counted } => format!("alla fine ottieni {} per ogni {}", cred(gained), per(counted)),
        Scoring::SpendSecrets(most) => {
            format!("alla fine puoi spendere fino a {} per ottenere {} ciascuno", SECRET.count(most), cred(1))
        }
    });
    paragraph(&said)
}

/// After "giocare".
const ONE_MORE: &str = "un'altra Carta Combattimento, che vale per intero: Potenza di Fuoco, effetto e condizione di Reputazione";

fn combat_effect(effect: CombatEffect) -> String {
    match effect {
        CombatEffect::MoreWith(kind) => {
            let unit = unit(kind);
            format!("se hai {} nel Distretto, puoi giocare {ONE_MORE}", unit.a())
        }
        CombatEffect::BlankOthers => {
            "in questa Sparatoria gli effetti di tutte le altre carte sono annullati, anche quelli della Rivelazione".to_owned()
        }
        CombatEffect::TakeBackOrMore => format!("puoi riprendere tutte le tue Carte Combattimento usate, oppure giocare {ONE_MORE}"),
        CombatEffect::EachLosesDrone => format!("ogni avversario perde {} nel Distretto", DRONE.count(1)),
        CombatEffect::AllDronesLost => "i tuoi avversari perdono tutti i loro Droni nel Distretto".to_owned(),
        CombatEffect::SecretPerNetrunner => format!("ottieni {} per ogni Netrunner nel Distretto, di chiunque sia", SECRET.count(1)),
        CombatEffect::DroneForFirepower => {
            format!("puoi sacrificare {} nel Distretto per 1 Potenza di Fuoco in più", friendly(&DRONE))
        }
        CombatEffect::DroneForKill => {
            format!("puoi sacrificare {} nel Distretto per uccidervi {} qualsiasi", friendly(&DRONE), UNIT.a())
        }
        CombatEffect::ChooseCasualties => {
            "se solo tu hai la Potenza di Fuoco più alta, scegli quali unità perdono i tuoi avversari".to_owned()
        }
        CombatEffect::OneMoreCasualty => {
            format!("chi non è l'unico ad avere la Potenza di Fuoco più alta perde {} in più nel Distretto", UNIT.count(1))
        }
        CombatEffect::LoseInTie => {
            format!("anche gli avversari che pareggiano con te per la Potenza di Fuoco più alta perdono {}", UNIT.a())
        }
        CombatEffect::NoLosses => "da ora in poi non perdi unità in questa Sparatoria".to_owned(),
        CombatEffect::MoveSurvivor => format!("puoi muovere {} amica sopravvissuta in un Distretto adiacente", UNIT.a()),
        CombatEffect::SacrificeOwn => format!("sacrifica {} nel Distretto", friendly(&UNIT)),
        CombatEffect::KillHere => format!("uccidi {} qualsiasi nel Distretto", UNIT.a()),
    }
}

/// "un Drone amico", "un'unità amica".
fn friendly(noun: &Noun) -> String {
    format!("{} {}", noun.a(), noun.agree("amico", "amica"))
}

fn when(condition: When) -> String {
    match condition {
        When::LostNone => "non hai perso unità".to_owned(),
        When::NoneLeft => "non hai più unità nel Distretto".to_owned(),
        When::OpponentLost(kind) => format!("un avversario ha perso {}", unit(kind).a()),
        When::NoOpponentLeft => "non restano unità nemiche nel Distretto".to_owned(),
        When::OpponentFirepower(least) => {
            format!("al {} un avversario aveva {least} o più di Potenza di Fuoco", step(Step::Compare))
        }
        When::Left(kind) => format!("ti resta {} nel Distretto", unit(kind).a()),
        When::NoDominance => "non hai Dominio nel Distretto".to_owned(),
    }
}

fn per(counted: Per) -> String {
    match counted {
        Per::OpposingLost(kind) => {
            let unit = unit(kind);
            format!("{} {} {} in questa Sparatoria", unit.one, unit.agree("nemico", "nemica"), unit.agree("perso", "persa"))
        }
        Per::SecretsGained => format!("{} che hai ottenuto in questa Sparatoria", SECRET.one),
    }
}

pub(super) fn edgerunner(names: &Names<'_>, card: &Edgerunner) -> String {
    let class = card.class.map_or_else(|| names.get("class", "specialist"), |class| names.of("class", &class));
    let mut said = vec![format!("{class} per {}", resource(Resource::Eurodollar).count(card.cost))];
    if card.class == Some(Class::Techie) {
        said.push(format!("costruisce {} quando entra in gioco", DRONE.a()));
    }
    let name = names.get("edgerunner", &card.key);
    said.extend(talent(&name, card.talent));
    paragraph(&said)
}

fn talent(name: &str, talent: Talent) -> Vec<String> {
    let compare = step(Step::Compare);
    let reclaim = |condition: &str| format!("alla fine della tua Rivendicazione ottieni {} se {condition}", cred(2));
    match talent {
        Talent::RecycleOnTechieDisc => vec![format!("quando usi il gettone Tecnico, {}", recycle(Market::Opportunities))],
        Talent::OneMoreUpgrade => vec![format!("quando usi il gettone Potenziamento, guarda {} in più", cards(1))],
        Talent::FirepowerWhenInitiating => {
            vec![format!("al {compare} di una Sparatoria che hai provocato e che coinvolge {name}, hai 1 Potenza di Fuoco in più")]
        }
        Talent::FirepowerWithSolo => vec![format!(
            "al {compare} di una Sparatoria che coinvolge {name} e almeno un altro tuo {}, hai 1 Potenza di Fuoco in più",
            unit(UnitKind::Solo).one
        )],
        Talent::LookAtHand => vec![format!(
            "quando {name} entra in un Distretto con {} nemica, puoi guardare la mano di un avversario presente; scegli poi {} di essa da scartare",
            UNIT.a(),
            cards(1)
        )],
        Talent::Legend => vec![
            format!("quando viene assoldato, {name} prende il posto di {} base amica in gioco, che viene rimossa dal gioco", UNIT.a()),
            format!("all'inizio di ogni tua Attivazione ottieni {}", cred(1)),
        ],
        Talent::UnderdogNetrun => {
            vec![format!("all'inizio della tua Netrun ottieni {} se un avversario ne ha più di te", cred(1))]
        }
        Talent::SecretOnRed => {
            vec![format!(
                "quando la tua Netrun finisce su una casella del livello Rosso e {name} è ancora in gioco, ottieni {}",
                SECRET.count(1)
            )]
        }
        Talent::LoneStar => vec![
            format!("ogni volta che ottieni Reputazione durante un'Attivazione, {name} può muoversi"),
            reclaim(&format!("{name} è la tua unica unità nel suo Distretto")),
        ],
        Talent::QueenOfFixers => vec![
            format!("una volta per turno, quando un'altra unità amica entra in {}, {name} può muoversi", poi(PoiKind::Fixer).a()),
            reclaim(&format!("controlli {}", poi(PoiKind::Fixer).a())),
        ],
    }
}

pub(super) fn net_space(names: &Names<'_>, space: &NetSpace) -> String {
    let net = names.catalog.net();
    let depth = net.depth(space.depth);
    let effects: Vec<_> = space.effects.iter().map(|&effect| net_effect(effect)).collect();
    let mut said = vec![
        format!("casella {}, livello {}", space.number, names.of("depth", &space.depth)),
        format!("puoi {}", series(&effects, "e poi")),
        format!("se i dadi danno {} o meno, {}", depth.danger, consequence(depth.consequence)),
    ];
    if space.number == net.last() {
        said.push("dopo questa Netrun l'indicatore torna all'Inizio".to_owned());
    }
    paragraph(&said)
}

fn net_effect(effect: NetEffect) -> String {
    match effect {
        NetEffect::Cred(count) => format!("ottenere {}", cred(count)),
        NetEffect::OpponentDiscards => format!("far scartare a un avversario {} a caso", COMBAT_CARD.count(1)),
        NetEffect::MoveOpposing => format!("muovere {} nemica", UNIT.a()),
        NetEffect::BuildDrones(most) => format!("costruire fino a {} con {}", DRONE.count(most), friendly(&unit(UnitKind::Techie))),
        NetEffect::Kill => format!("uccidere {} qualsiasi", UNIT.a()),
        NetEffect::Convert => format!("convertire {} base nemica", UNIT.a()),
        NetEffect::Upgrade => format!("potenziare {} senza pagare", COMBAT_CARD.a()),
    }
}

fn consequence(consequence: Consequence) -> String {
    let netrunner = unit(UnitKind::Netrunner);
    match consequence {
        Consequence::LeaveFortresses => format!("tutte le tue unità lasciano le {}", poi(PoiKind::DataFortress).many),
        Consequence::SacrificeOne => format!("sacrifica {}", friendly(&netrunner)),
        Consequence::SacrificeAll => format!("sacrifica tutti i tuoi {}", netrunner.many),
    }
}

pub(super) fn ability(ability: &Ability) -> String {
    paragraph(&power(ability.power))
}

fn power(power: Power) -> Vec<String> {
    match power {
        Power::GiveFallen => vec![format!(
            "quando perdi {} base in una Sparatoria, puoi darne la miniatura a un avversario coinvolto invece di rimetterla nella tua riserva",
            UNIT.a()
        )],
        Power::Payback { firepower, cred: gained } => vec![
            "prima che si scelgano le carte di una Sparatoria avviata da te, puoi indicare un avversario coinvolto che tiene miniature tue".to_owned(),
            format!(
                "hai {firepower} Potenza di Fuoco in più per ciascuna di esse e alla fine ottieni {} se quell'avversario ha perso {}",
                cred(gained),
                UNIT.a()
            ),
            "poi queste miniature tornano nella tua riserva".to_owned(),
        ],
        Power::HoldOpportunities(most) => {
            let room = if most == 1 { "non ne hai già una".to_owned() } else { format!("ne hai meno di {most}") };
            vec![
                format!("alla fine della tua Rivendicazione, se {room} da parte, puoi mettere da parte {} del mercato", OPPORTUNITY.a()),
                "solo tu puoi coglierla, ogni volta che potresti coglierne una del mercato".to_owned(),
                "puoi prima mettere in fondo al suo mazzo una carta che hai da parte".to_owned(),
            ]
        }
        Power::RollAgain => vec![
            "una volta in ogni tua Netrun, quando i dadi portano a una conseguenza, puoi prima ritirarli entrambi; vale il secondo tiro".to_owned(),
        ],
        Power::FirepowerWith { unit: kind, firepower } => {
            vec![format!("al {} hai {firepower} Potenza di Fuoco in più se hai {} nel Distretto", step(Step::Compare), unit(kind).a())]
        }
        Power::UpgradeMore(more) => vec![format!("ogni volta che potenzi {}, pesca {} in più", COMBAT_CARD.a(), cards(more))],
        Power::FirepowerAtHideout(firepower) => {
            vec![format!("al {} hai {firepower} Potenza di Fuoco in più se hai un Covo nel Distretto", step(Step::Compare))]
        }
        Power::Rage { most } => vec![
            format!("la tua Furia va da 0 a {most}"),
            "dopo una Sparatoria provocata da te sale di 1".to_owned(),
            "prima che si scelgano le carte di una Sparatoria che ti coinvolge, puoi abbassarla per avere altrettanta Potenza di Fuoco in più"
                .to_owned(),
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
    let mut said = vec![format!("recluta {}", recruits.join(", poi "))];
    let bolder = |firepower: u8, when| format!("ha {firepower} Potenza di Fuoco in più {}", boldness(when));
    said.extend(card.modifiers.iter().map(|modifier| bolder(modifier.firepower, modifier.when)));
    said.push(habit(card.ability));
    paragraph(&said)
}

fn boldness(when: Boldness) -> String {
    match when {
        Boldness::Initiating => "nelle Sparatorie che provoca".to_owned(),
        Boldness::Attacked => "nelle Sparatorie che provochi tu".to_owned(),
        Boldness::With(kind) => {
            let unit = unit(kind);
            let article = if unit.feminine { "una sua" } else { "un suo" };
            format!("con {article} {} nel Distretto", unit.one)
        }
    }
}

fn habit(habit: Habit) -> String {
    match habit {
        Habit::CredForFallen(gained) => format!("ottiene {} per ogni unità che perde in una Sparatoria", cred(gained)),
        Habit::CredForRemoved(gained) => {
            format!("ottiene {} ogni volta che i suoi {} rimuovono {}", cred(gained), unit(UnitKind::Techie).many, OPPORTUNITY.a())
        }
        Habit::TrackerBack(more) => {
            let spaces = feminine("casella", "caselle").count(more);
            format!("i suoi {} fanno indietreggiare il tuo indicatore Rete di {spaces} in più", unit(UnitKind::Netrunner).many)
        }
        Habit::DrawMore(more) => {
            format!("in una Sparatoria si {} per lei {} in più", if more == 1 { "pesca" } else { "pescano" }, cards(more))
        }
    }
}

pub(super) fn profile(card: &Profile) -> String {
    let draws = if card.cards == 1 { "pesca" } else { "pescano" };
    let mut said = vec![
        format!("in una Sparatoria si {draws} per lui {} e vale la Potenza di Fuoco migliore", cards(card.cards)),
        "se è l'unico ad avere la Potenza di Fuoco più alta, tutte le altre unità nel Distretto vengono uccise".to_owned(),
        "non può essere ucciso".to_owned(),
    ];
    if let Scoring::If { cred: gained, when: condition } = card.scoring {
        said.push(format!("dopo una Sparatoria che lo ha coinvolto ottiene {} se {}", cred(gained), when(condition)));
    }
    paragraph(&said)
}

pub(super) fn district(names: &Names<'_>, printed: &PrintedDistrict, side: Side) -> String {
    let pois: Vec<_> = printed.pois(side).iter().map(|&kind| poi(kind).one.into_owned()).collect();
    let borders: Vec<_> = printed.adjacent.iter().map(|&place| names.district(place)).collect();
    let rewards: Vec<_> = printed.rewards.iter().map(|&reward| amount(reward)).collect();
    paragraph(&[
        series(&pois, "e"),
        format!("confina con {}", series(&borders, "e")),
        format!("nella Rivendicazione ottieni {} con Presenza, oppure tutto con Dominio", series(&rewards, "o")),
    ])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn articles_agree_and_elide() {
        let euro = resource(Resource::Eurodollar);
        let specialist = masculine("Specialista", "Specialisti");
        let fortress = poi(PoiKind::DataFortress);
        let all = [euro, specialist, fortress, UNIT, DRONE, EDGERUNNER];
        assert_eq!(
            all.each_ref().map(friendly),
            [
                "un Eurodollaro amico",
                "uno Specialista amico",
                "una Fortezza dei Dati amica",
                "un'unità amica",
                "un Drone amico",
                "un Edgerunner amico",
            ]
        );
    }
}

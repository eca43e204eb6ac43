//! The rules of Story cards in Italian. Terms are those of the Italian rulebook.

use table::wording::series;

use super::{Names, steps};
use crate::catalog::board::Amount;
use crate::catalog::words::{Class, Depth, District, PoiKind, Resource};
use crate::story::words::{
    At, Award, Change, Condition, Do, From, Kind, Need, Offer, Purchase, Rule, Standing, StoryCard, To, Token, Toward, When, Winner,
};

pub(super) fn rules(names: &Names<'_>, card: &StoryCard) -> Vec<String> {
    let mut said: Vec<String> = Vec::new();
    if !card.setup.is_empty() {
        said.push(format!("preparazione: {}", effects(names, &card.setup)));
    }
    if let Kind::Act { keeps: true, .. } = card.kind {
        said.push("gli Atti precedenti restano in vigore".to_owned());
    }
    said.extend(card.changes.iter().map(|&it| change(names, it)));
    said.extend(card.rules.iter().map(|it| rule(names, it)));
    said.extend(card.offers.iter().map(|it| offer(names, it)));
    match &card.kind {
        Kind::Introduction { reveals } => match reveals {
            Some(to) => said.push(format!("rivelate subito: {}", names.target(to))),
            None => {
                said.push("nessuna regola cambia; la partita finisce con il turno in cui un giocatore ha almeno 25 Reputazione".to_owned());
            }
        },
        Kind::Act { branches, .. } => {
            said.extend(branches.iter().map(|branch| format!("se {}: {}", condition(names, branch.on), names.target(&branch.to))));
        }
        Kind::Epilogue { ends, awards, winner, .. } => {
            said.push(match ends {
                None => "la partita è finita".to_owned(),
                Some(ends) => {
                    // A Street Cred threshold of its own is always lower, so the other need not be said.
                    let own = matches!(ends, Condition::Someone(Need::Cred(_)));
                    let or = if own { "" } else { ", o in cui un giocatore ha almeno 25 Reputazione" };
                    format!("la partita continua, e finisce con il turno in cui {}{or}", condition(names, *ends))
                }
            });
            said.extend(awards.iter().map(|&it| format!("alla fine {}", award(names, it))));
            said.push(match winner {
                Winner::Cred => "vince il giocatore con più Reputazione".to_owned(),
                Winner::Most(token) if token.single() => {
                    format!("vince chi ha {}; se non l'ha nessuno, vince il giocatore con più Reputazione", a(*token))
                }
                Winner::Most(token) => {
                    format!(
                        "vince chi ha più {}; tra chi ne ha altrettanti, o se nessuno ne ha, vince chi ha più Reputazione",
                        many(*token)
                    )
                }
            });
            said.push("in caso di pareggio decidono più segnalini di Storia, poi più Opportunità colte".to_owned());
        }
    }
    said
}

/// The forms of a token: with its article, after "di", and of several.
const fn token(token: Token) -> (&'static str, &'static str, &'static str) {
    match token {
        Token::Assassin => ("l'Assassino", "dell'Assassino", "Assassini"),
        Token::Agent => ("l'Agente", "dell'Agente", "Agenti"),
        Token::Vip => ("il VIP", "del VIP", "VIP"),
        Token::Trace => ("la Traccia", "della Traccia", "Tracce"),
        Token::X => ("un segnalino X", "di un segnalino X", "segnalini X"),
        Token::Militech => ("un segnalino Militech", "di un segnalino Militech", "segnalini Militech"),
        Token::Container => ("un Container", "di un Container", "Container"),
        Token::Factory => ("una Fabbrica Kang Tao", "di una Fabbrica Kang Tao", "Fabbriche Kang Tao"),
    }
}

const fn feminine(token: Token) -> bool {
    matches!(token, Token::Trace | Token::Factory)
}

pub(super) const fn a(it: Token) -> &'static str {
    token(it).0
}

pub(super) const fn many(it: Token) -> &'static str {
    token(it).2
}

fn cred(count: u8) -> String {
    format!("{count} Reputazione")
}

fn time(count: u8) -> String {
    format!("{count} {} Tempo", if count == 1 { "segnalino" } else { "segnalini" })
}

fn amount(amount: Amount) -> String {
    let noun = match (amount.resource, amount.amount) {
        (Resource::Eurodollar, 1) => "Eurodollaro",
        (Resource::Eurodollar, _) => "Eurodollari",
        (Resource::Contraband, _) => "Contrabbando",
        (Resource::Secret, 1) => "Segreto Corporativo",
        (Resource::Secret, _) => "Segreti Corporativi",
    };
    format!("{} {noun}", amount.amount)
}

const fn class(class: Class) -> &'static str {
    match class {
        Class::Solo => "Solitario",
        Class::Techie => "Tecnico",
        Class::Netrunner => "Netrunner",
    }
}

const fn poi(kind: PoiKind) -> &'static str {
    match kind {
        PoiKind::Fixer => "un Fixer",
        PoiKind::Business => "un Business",
        PoiKind::DataFortress => "una Fortezza dei Dati",
    }
}

/// "a Watson", "nella City".
fn in_district(names: &Names<'_>, district: District) -> String {
    match district {
        District::CityCenter => format!("nella {}", names.district(district)),
        _ => format!("a {}", names.district(district)),
    }
}

/// "nel Distretto del VIP", "in un Distretto con un Container".
fn in_district_with(it: Token) -> String {
    if it.single() { format!("nel Distretto {}", token(it).1) } else { format!("in un Distretto con {}", a(it)) }
}

fn at(names: &Names<'_>, at: At) -> String {
    match at {
        At::In(district) => in_district(names, district),
        At::With(token) => in_district_with(token),
    }
}

const fn standing(standing: Standing) -> &'static str {
    match standing {
        Standing::Presence => "Presenza",
        Standing::Dominance => "Dominio",
    }
}

/// Who is spoken of.
#[derive(Clone, Copy, PartialEq)]
enum Person {
    You,
    They,
}

fn need(names: &Names<'_>, need: Need, person: Person) -> String {
    let (have, control) = match person {
        Person::You => ("hai", "controlli"),
        Person::They => ("ha", "controlla"),
    };
    match need {
        Need::Cred(least) => format!("{have} almeno {least} Reputazione"),
        Need::Leads => format!("{have} più Reputazione di ogni altro"),
        Need::Trails => format!("{have} meno Reputazione di ogni altro"),
        Need::Holds { token, least: 1 } => format!("{have} {} sulla plancia", a(token)),
        Need::Holds { token, least } => format!("{have} almeno {least} {} sulla plancia", many(token)),
        Need::Presence(place) => format!("{have} Presenza {}", at(names, place)),
        Need::Dominance(place) => format!("{have} Dominio {}", at(names, place)),
        Need::DominanceIn(least) => format!("{have} Dominio in almeno {least} Distretti"),
        Need::Unit { class: which, at: place } => format!("{have} un {} {}", class(which), at(names, place)),
        Need::Control(kind) => format!("{control} {}", poi(kind)),
        Need::Deal(deal) => match names.deal(deal) {
            (card, true) => format!("{have} la carta {card}"),
            (kind, false) => format!("{have} un {kind}"),
        },
        Need::Deals(least) => format!("{have} almeno {least} Opportunità"),
        Need::Hideouts(least) => format!("{have} almeno {least} Covi in gioco"),
        Need::Ran(depth) => format!("{have} concluso una Netrun {} da quando questa carta è stata rivelata", reached(depth)),
    }
}

/// "il giocatore che ..." if there can only be one, else "ogni giocatore che ...".
fn whoever(names: &Names<'_>, who: Need) -> String {
    format!("{} giocatore che {}", if who.unique() { "il" } else { "ogni" }, need(names, who, Person::They))
}

const fn reached(depth: Depth) -> &'static str {
    match depth {
        Depth::Yellow => "a qualsiasi livello",
        Depth::Orange => "su una casella del livello Arancione o Rosso",
        Depth::Red => "su una casella del livello Rosso",
    }
}

pub(super) fn condition(names: &Names<'_>, condition: Condition) -> String {
    match condition {
        Condition::Someone(it) => format!("un giocatore {}", need(names, it, Person::They)),
        Condition::NoTime => "non ci sono segnalini Tempo rimanenti".to_owned(),
        Condition::NoneLeft(token) if token.single() => format!("{} non è più in alcun Distretto", a(token)),
        Condition::NoneLeft(token) => format!("non ci sono più {} nei Distretti", many(token)),
    }
}

pub(super) fn effects(names: &Names<'_>, then: &[Do]) -> String {
    steps(then).map(|step| effect(names, step)).collect::<Vec<_>>().join("; poi ")
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
            format!("si colloca {} in ciascuno di questi Distretti: {}", token.map(a).unwrap_or_default(), series(&places, "e"))
        }
    }
}

fn one_effect(names: &Names<'_>, effect: Do) -> String {
    let gaining = |count: u8| if count == 0 { String::new() } else { format!(" e per questo ottieni {}", cred(count)) };
    match effect {
        Do::Cred(count) => format!("ottieni {}", cred(count)),
        Do::CredEach { cred: count, need: who } => format!("{} ottiene {}", whoever(names, who), cred(count)),
        Do::Gain(gain) => format!("ottieni {}", amount(gain)),
        Do::AddTime { base, per_seat: 0 } => format!("si mettono {} su questa carta", time(base)),
        Do::AddTime { base: 1, per_seat } => format!("si mette {} su questa carta, più {per_seat} per ogni giocatore", time(1)),
        Do::AddTime { base, per_seat } => format!("si mettono {} su questa carta, più {per_seat} per ogni giocatore", time(base)),
        Do::RemoveTime(1) => format!("si rimuove {}", time(1)),
        Do::RemoveTime(count) => format!("si rimuovono {}", time(count)),
        Do::Put { token, to } => {
            let place = match to {
                To::In(district) => in_district(names, district),
                To::Here => "in quel Distretto".to_owned(),
                To::Random(1) => "in un Distretto pescato a caso".to_owned(),
                To::Random(count) => format!("in {count} Distretti pescati a caso"),
                To::Each => "in ogni Distretto".to_owned(),
                To::EachWith(other) => format!("in ogni Distretto con {}", a(other)),
            };
            format!("si colloca {} {place}", a(token))
        }
        Do::Take { token, from, cred } => format!("prendi {}{}{}", a(token), out_of(token, from), gaining(cred)),
        Do::Remove { token, from, cred } => format!("rimetti nella scorta {}{}{}", a(token), out_of(token, from), gaining(cred)),
        Do::Move { token, to } => match to {
            Toward::Adjacent => format!("muovi {} in un Distretto adiacente a tua scelta", a(token)),
            Toward::Here => format!("si sposta {} in quel Distretto", a(token)),
            Toward::Random => format!("si sposta {} in un altro Distretto pescato a caso", a(token)),
        },
        Do::Drop(token) if token.single() => format!("colloca {} in quel Distretto", a(token)),
        Do::Drop(token) => {
            format!("colloca in quel Distretto {} {}", if feminine(token) { "una delle tue" } else { "uno dei tuoi" }, many(token))
        }
        Do::Clear(token) => format!("si rimettono nella scorta {} {}", if feminine(token) { "tutte le" } else { "tutti i" }, many(token)),
        Do::KangTao => "si mescolano le sei carte Kang Tao nel mazzo delle Carte Combattimento Potenziate".to_owned(),
        Do::Blueprints => {
            "la carta Progetti Arasaka va a faccia in su accanto al mercato delle Opportunità, e si può cogliere come una carta del mercato"
                .to_owned()
        }
        Do::Kill => "uccidi un'unità qualsiasi".to_owned(),
    }
}

fn out_of(it: Token, from: From) -> String {
    match from {
        From::Here if it.single() => String::new(),
        From::Here => " da quel Distretto".to_owned(),
        From::With(other) => format!(" dal Distretto {}", token(other).1),
        From::Present if it.single() => " da un Distretto in cui hai Presenza".to_owned(),
        From::Present => " da un Distretto a tua scelta in cui hai Presenza".to_owned(),
        From::Beside(with) if it.single() => format!(" da un Distretto in cui hai un {}", class(with)),
        From::Beside(with) => format!(" da un Distretto a tua scelta in cui hai un {}", class(with)),
        From::Any if it.single() => " dal suo Distretto".to_owned(),
        From::Any => " da un Distretto a tua scelta".to_owned(),
    }
}

fn rule(names: &Names<'_>, rule: &Rule) -> String {
    let acts = rule.need.is_some() || rule.then.iter().any(|effect| effect.acts());
    let place = rule.with.map(in_district_with);
    let inside = place.as_ref().map(|place| format!(" {place}")).unwrap_or_default();
    let when = match rule.when {
        When::Firefight if acts => format!("alla fine di una Sparatoria{inside} provocata da te"),
        When::Firefight => format!("alla fine di ogni Sparatoria{inside}"),
        When::FirefightWon => format!("alla fine di una Sparatoria{inside} in cui solo tu hai la Potenza di Fuoco più alta"),
        When::Netrun(Depth::Yellow) => "quando la tua Netrun finisce".to_owned(),
        When::Netrun(depth) => format!("quando la tua Netrun finisce {}", reached(depth)),
        When::Move => format!("quando un'unità amica si muove {}", place.unwrap_or_else(|| "in un Distretto".to_owned())),
        When::Enter(kind) => format!("quando un'unità amica entra in {}{inside}", poi(kind)),
        When::Seize => "quando cogli un'Opportunità".to_owned(),
        When::Hire => format!("quando assoldi un Edgerunner{inside}"),
        When::Build => format!("quando costruisci un Covo{inside}"),
        When::Upgrade => "quando potenzi una Carta Combattimento".to_owned(),
        When::Loss => format!("quando perdi un'unità{inside}"),
        When::Reclaim => "alla fine della tua Rivendicazione".to_owned(),
        When::Turn if acts => "alla fine del tuo turno".to_owned(),
        When::Turn => "alla fine di ogni turno".to_owned(),
    };
    let only = rule.need.map(|it| format!(", se {}", need(names, it, Person::You))).unwrap_or_default();
    format!("{when}{only}, {}", effects(names, &rule.then))
}

/// What an offer asks and gives, without its condition.
pub(super) fn taken(names: &Names<'_>, offer: &Offer) -> String {
    format!("spendi {}: {}", amount(offer.price), effects(names, &offer.then))
}

fn offer(names: &Names<'_>, offer: &Offer) -> String {
    format!(
        "una volta nel tuo turno, prima di un'azione, se {}, puoi spendere {}: {}",
        need(names, offer.need, Person::You),
        amount(offer.price),
        effects(names, &offer.then)
    )
}

fn change(names: &Names<'_>, change: Change) -> String {
    match change {
        Change::Firepower { more, need: who, with } => {
            let place = with.map(|token| format!(" {}", in_district_with(token))).unwrap_or_default();
            format!("al Confronto di una Sparatoria{place}, {} ha {more} Potenza di Fuoco in più", whoever(names, who))
        }
        Change::Price { of, by, need: who } => {
            let (what, resource) = match of {
                Purchase::Hideout => ("un Covo", Resource::Eurodollar),
                Purchase::Upgrade => ("un Potenziamento", Resource::Eurodollar),
                Purchase::Edgerunner => ("un Edgerunner", Resource::Eurodollar),
                Purchase::Opportunity => ("un'Opportunità", Resource::Contraband),
            };
            let much = amount(Amount { resource, amount: by.unsigned_abs() });
            let whom = who.map(|who| format!(" a un giocatore che {}", need(names, who, Person::They))).unwrap_or_default();
            format!("{what} costa {much} in {}{whom}", if by < 0 { "meno" } else { "più" })
        }
        Change::Danger(by) => {
            format!("ogni Livello di Pericolo della Rete è {} di {}", if by < 0 { "ridotto" } else { "aumentato" }, by.unsigned_abs())
        }
        Change::Recruits { more, need: who } => {
            format!("un giocatore che {} può reclutare {more} unità in più in una Rivendicazione", need(names, who, Person::They))
        }
        Change::Reward { with, standing: how, gain } => {
            let place =
                if with.single() { format!("dal Distretto {}", token(with).1) } else { format!("da ogni Distretto con {}", a(with)) };
            format!("nella tua Rivendicazione ottieni {} in più {place} se vi hai {}", amount(gain), standing(how))
        }
        Change::ClosedPois(token) => format!("nessuna unità può entrare in un Punto di Interesse {}", in_district_with(token)),
        Change::ClosedDistricts(token) => format!("nessuna unità può muoversi {}", in_district_with(token)),
        Change::NoFirefights(token) => format!("non si possono provocare Sparatorie {}", in_district_with(token)),
    }
}

fn award(names: &Names<'_>, award: Award) -> String {
    match award {
        Award::Each { cred: count, need: who } => format!("{} ottiene {}", whoever(names, who), cred(count)),
        Award::PerToken { cred: count, token } => {
            format!(
                "ogni giocatore ottiene {} per {} {} che ha",
                cred(count),
                if feminine(token) { "ognuna delle" } else { "ognuno dei" },
                many(token)
            )
        }
        Award::Most { cred: count, token } => format!("il solo giocatore che ha più {} di tutti ottiene {}", many(token), cred(count)),
        Award::Districts { cred: count, with, standing: how } => {
            format!("ogni giocatore ottiene {} per ogni Distretto con {} in cui ha {}", cred(count), a(with), standing(how))
        }
    }
}

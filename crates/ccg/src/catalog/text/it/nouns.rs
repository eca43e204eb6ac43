//! The nouns of the Italian texts with gender, articles and their elision, and which cards are meant by them.

use table::wording::italian::{Noun, feminine, masculine};

use super::super::Scene;
use crate::catalog::effects::{Tally, Which};
use crate::catalog::words::{At, Attribute, Faction, Kind, What, Whose};

pub(super) fn card() -> Noun {
    feminine("carta", "carte")
}

pub(super) fn runner() -> Noun {
    masculine("Runner", "Runner")
}

/// The card itself.
pub(super) const fn this(scene: &Scene<'_>) -> &'static str {
    match scene.holder {
        None => "questo Sponsor",
        Some(Kind::Location) => "questo Luogo",
        Some(Kind::Operation) => "questa Operazione",
        Some(Kind::Runner) => "questo Runner",
        Some(Kind::Cyber | Kind::Equipment | Kind::Event) => "questa carta",
    }
}

/// The Runner that a card is about: itself, or the one that it is attached to.
pub(super) fn me(scene: &Scene<'_>) -> &'static str {
    if scene.is_gear() { "il suo Runner" } else { "questo Runner" }
}

pub(super) fn of_me(scene: &Scene<'_>) -> &'static str {
    if scene.is_gear() { "del suo Runner" } else { "di questo Runner" }
}

pub(super) fn on_me(scene: &Scene<'_>) -> &'static str {
    if scene.is_gear() { "sul suo Runner" } else { "su questo Runner" }
}

/// What is meant, with its attribute: "Solo", "Operazione di Contrabbando", "Arma Pesante".
pub(super) fn noun(scene: &Scene<'_>, what: What, with: Option<Attribute>) -> Noun {
    let base = match what {
        What::Runner => runner(),
        What::Location => masculine("Luogo", "Luoghi"),
        What::Operation => feminine("Operazione", "Operazioni"),
        What::Site => masculine("Luogo o Operazione", "Luoghi e Operazioni"),
        What::Equipment => feminine("carta Equipaggiamento", "carte Equipaggiamento"),
        What::Cyber => feminine("carta Cyber", "carte Cyber"),
        What::Gear => feminine("carta Equipaggiamento o Cyber", "carte Equipaggiamento e Cyber"),
        What::Event => masculine("Evento", "Eventi"),
        What::Card => card(),
    };
    let Some(with) = with else { return base };
    let name = scene.attribute(with);
    match with {
        Attribute::Cop => masculine("Sbirro", "Sbirri"),
        Attribute::Nomad => masculine("Nomade", "Nomadi"),
        Attribute::MartialArtist => masculine("Artista Marziale", "Artisti Marziali"),
        Attribute::Weapon => feminine("Arma", "Armi"),
        Attribute::Melee => feminine("Arma da Mischia", "Armi da Mischia"),
        Attribute::HeavyWeapon => feminine("Arma Pesante", "Armi Pesanti"),
        Attribute::Pistol => feminine("Pistola", "Pistole"),
        Attribute::Rifle => masculine("Fucile", "Fucili"),
        Attribute::Vehicle => masculine("Veicolo", "Veicoli"),
        Attribute::Car | Attribute::Motorcycle => Noun::composed(&*name, &*name, true),
        Attribute::Helicopter => masculine("Elicottero", "Elicotteri"),
        Attribute::Punknaught => masculine("Chassis Punknaught", "Chassis Punknaught"),
        _ if Attribute::ROLES.contains(&with) || Attribute::VEHICLES.contains(&with) => Noun::composed(&*name, &*name, false),
        _ => match what {
            What::Operation => Noun::composed(format!("Operazione di {name}"), format!("Operazioni di {name}"), true),
            What::Equipment | What::Cyber => Noun::composed(format!("carta {name}"), format!("carte {name}"), true),
            _ => Noun::composed(format!("{} {name}", base.one), format!("{} {name}", base.many), base.feminine),
        },
    }
}

pub(super) const fn faction(faction: Faction) -> &'static str {
    match faction {
        Faction::Government => " del Governo",
        Faction::Corporate => " delle Corporazioni",
        Faction::Street => " di Strada",
    }
}

/// What stands right after the noun, and what comes last.
pub(super) fn around(scene: &Scene<'_>, which: &Which, noun: &Noun, many: bool, place: &str) -> (String, String) {
    let used = if many { noun.agree("usati", "usate") } else { noun.agree("usato", "usata") };
    let mut near = match which.used {
        Some(true) => format!(" {used}"),
        Some(false) => format!(" non {used}"),
        None => String::new(),
    };
    near += which.faction.map_or("", faction);
    // What is in a battle is said at once, what lies in a pile comes last.
    let first = is_owned(which) || matches!(which.at, At::Team | At::Here);
    let mut after = if first { place.to_owned() } else { String::new() };
    if let Some(power) = which.power {
        after += &format!(" con Potere {power} o meno");
    }
    if let Some(cost) = which.cost {
        after += &format!(" con costo {cost} o meno");
    }
    if which.weaker {
        after += &format!(" con meno Potere {}", of_me(scene));
    }
    if let Some(without) = which.without {
        let other = self::noun(scene, which.what, Some(without));
        after += &if many { format!(" che non sono {}", other.many) } else { format!(" che non è {}", other.a()) };
    }
    if !first {
        after += place;
    }
    (near, after)
}

/// Where the cards are, if that must be said. A card that is one of these is taken "from" a
/// place, several are "in" it; within a sentence about the Runner it is "its" team.
pub(super) fn place(scene: &Scene<'_>, which: &Which, from: bool, within: bool) -> String {
    let of = |yours: &str, bare: &str| match which.whose {
        Whose::Yours => format!(" {yours}"),
        Whose::Rivals => format!(" {bare} di un avversario"),
        Whose::Any => format!(" {bare} di chiunque"),
    };
    match which.at {
        At::Play => String::new(),
        At::Battle => " in questa battaglia".to_owned(),
        At::Away => " fuori da questa battaglia".to_owned(),
        At::Team if within => " nella sua squadra".to_owned(),
        At::Team => format!(" nella squadra {}", of_me(scene)),
        At::Here => format!(" {}", on_me(scene)),
        At::Trash if from => of("dalla tua pila degli scarti", "dalla pila degli scarti"),
        At::Stash if from => of("dal tuo Nascondiglio", "dal Nascondiglio"),
        At::Hand if from => of("dalla tua mano", "dalla mano"),
        At::Trash => of("nella tua pila degli scarti", "nella pila degli scarti"),
        At::Stash => of("nel tuo Nascondiglio", "nel Nascondiglio"),
        At::Hand => of("nella tua mano", "nella mano"),
        At::Deck => of("nei tuoi mazzi", "nei mazzi"),
    }
}

/// Whether it must be said whose the cards are.
pub(super) const fn is_owned(which: &Which) -> bool {
    matches!(which.at, At::Play | At::Battle | At::Away)
}

/// The nouns that need an article each: "un Luogo o un'Operazione".
pub(super) fn parts(scene: &Scene<'_>, which: &Which) -> Vec<Noun> {
    match (which.what, which.with) {
        (What::Site, None) => [What::Location, What::Operation].map(|what| noun(scene, what, None)).into(),
        _ => vec![noun(scene, which.what, which.with)],
    }
}

/// One of these: "un tuo Runner usato", "un Luogo di un avversario con costo 4 o meno".
pub(super) fn one(scene: &Scene<'_>, which: &Which) -> String {
    if let (At::Here, What::Runner) = (which.at, which.what) {
        return me(scene).to_owned();
    }
    let noun = noun(scene, which.what, which.with);
    let (near, after) = around(scene, which, &noun, false, &place(scene, which, true, false));
    let owner = if which.whose == Whose::Rivals && is_owned(which) { " di un avversario" } else { "" };
    let words = parts(scene, which).into_iter().map(|noun| match (which.whose, is_owned(which), which.other) {
        (Whose::Yours, true, true) => format!("{} {}", noun.agree("un altro tuo", "un'altra tua"), noun.one),
        (Whose::Yours, true, false) => format!("{} {}", noun.agree("un tuo", "una tua"), noun.one),
        (_, _, true) => format!("{} {}", noun.agree("un altro", "un'altra"), noun.one),
        _ => noun.a(),
    });
    let words = words.collect::<Vec<_>>().join(" o ");
    format!("{words}{near}{owner}{after}")
}

/// Several of these: "i tuoi altri Nomadi", "i Luoghi degli avversari".
pub(super) fn several(scene: &Scene<'_>, which: &Which) -> String {
    let noun = noun(scene, which.what, which.with);
    let (near, after) = around(scene, which, &noun, true, &place(scene, which, false, false));
    let owner = if which.whose == Whose::Rivals && is_owned(which) { " degli avversari" } else { "" };
    let words = parts(scene, which).into_iter().map(|noun| match (which.whose, is_owned(which), which.other) {
        (Whose::Yours, true, true) => format!("{} {}", noun.agree("gli altri tuoi", "le altre tue"), noun.many),
        (Whose::Yours, true, false) => format!("{} {}", noun.agree("i tuoi", "le tue"), noun.many),
        (_, _, true) => format!("{} {}", noun.agree("gli altri", "le altre"), noun.many),
        _ => noun.the_many(),
    });
    let words = words.collect::<Vec<_>>().join(" e ");
    format!("{words}{near}{owner}{after}")
}

/// After "per ogni".
pub(super) fn each(scene: &Scene<'_>, tally: Tally) -> String {
    match tally {
        Tally::Cards(which) => {
            let noun = noun(scene, which.what, which.with);
            let (near, after) = around(scene, &which, &noun, false, &place(scene, &which, false, true));
            let other = if which.other { noun.agree("altro ", "altra ") } else { "" };
            let (your, owner) = match (which.whose, is_owned(&which)) {
                (Whose::Yours, true) => (noun.agree("tuo ", "tua "), ""),
                (Whose::Rivals, true) => ("", " degli avversari"),
                _ => ("", ""),
            };
            format!("{other}{your}{}{near}{owner}{after}", noun.one)
        }
        Tally::Ops => "tuo Punto Op".to_owned(),
        Tally::RivalOps => "Punto Op dell'avversario che ne ha di più".to_owned(),
        Tally::Style => "tuo Punto Stile".to_owned(),
        Tally::BustPoints => "tuo punto arresto".to_owned(),
        Tally::Defense => "punto di Def dei tuoi Runner".to_owned(),
        Tally::Offense => "punto di SR e LR dei tuoi Runner".to_owned(),
        Tally::BodyParts => "parte del corpo fra il tuo Cyber".to_owned(),
    }
}

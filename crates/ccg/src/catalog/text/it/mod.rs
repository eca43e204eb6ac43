//! Card texts in Italian. The terms are those of `RULES.it.md`.

mod nouns;

use table::wording::italian::{Noun, masculine};
use table::wording::{capital, sentence, series};

use super::{Scene, steps};
use crate::catalog::CardId;
use crate::catalog::effects::{Ability, Amount, Cond, Deed, Goal, Need, Pay, Static, Tally, Value, When, Which, Who};
use crate::catalog::words::{At, Cue, Kind, Moment, Player, Stat, Threat, Until, What, Whose};
use nouns::{around, card, each, is_owned, me, noun, of_me, on_me, one, place, runner, several, this};

fn ops() -> Noun {
    masculine("Punto Op", "Punti Op")
}

fn style() -> Noun {
    masculine("Punto Stile", "Punti Stile")
}

fn all(items: &[String]) -> String {
    series(items, "e")
}

pub(super) fn cost(eb: u8) -> String {
    format!("costo {eb}")
}

pub(super) fn capacity(runners: u8) -> String {
    format!("porta {runners}")
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
                _ => ("quella carta".to_owned(), false),
            },
            Who::All(which) => {
                let all = noun(self.scene, which.what, which.with).agree("tutti", "tutte").to_owned();
                (format!("{all} {}", several(self.scene, &which)), true)
            }
        }
    }

    /// The opponent who was chosen.
    fn opponent(&mut self) -> &'static str {
        if std::mem::replace(&mut self.rival, true) { "quell'avversario" } else { "un avversario" }
    }

    fn the(&mut self, who: Who) -> String {
        self.who(who).0
    }
}

/// A player and a verb: "pesca", "un avversario pesca".
fn does(told: &mut Clause<'_>, player: Player, order: &str, third: &str) -> String {
    match player {
        Player::You => order.to_owned(),
        Player::Rival => format!("{} {third}", told.opponent()),
        Player::Rivals => format!("ogni avversario {third}"),
        Player::All => format!("ogni giocatore {third}"),
        Player::Its => format!("chi controlla quella carta {third}"),
    }
}

fn at_most(most: u8) -> String {
    if most == u8::MAX { String::new() } else { format!(", al massimo per {most}") }
}

/// So many of something that is gained, drawn or lost.
fn amount(scene: &Scene<'_>, amount: Amount, unit: &Noun) -> String {
    match amount {
        Amount::Fixed(number) => unit.count(number),
        Amount::Per { per, each: number, most } => format!("{} per ogni {}{}", unit.count(number), each(scene, per), at_most(most)),
        Amount::Read(value) => format!("{} pari {}", unit.many, read(scene, value, false)),
    }
}

/// After "pari".
fn read(scene: &Scene<'_>, value: Value, own: bool) -> String {
    match value {
        Value::Power if own => "al suo Potere".to_owned(),
        Value::HalfPower if own => "alla metà del suo Potere, per difetto,".to_owned(),
        Value::Power => format!("al Potere {}", of_me(scene)),
        Value::HalfPower => format!("alla metà del Potere {}, per difetto", of_me(scene)),
        Value::ThatPower => "al suo Potere".to_owned(),
        Value::ThatCost => "al suo costo".to_owned(),
        Value::ThatOps => "ai suoi Punti Op".to_owned(),
        Value::ThatStyle => "ai suoi Punti Stile".to_owned(),
    }
}

/// "+3 SR", "-1 E-Sec per ogni tuo Netrunner".
fn by(scene: &Scene<'_>, stat: Stat, amount: Amount, own: bool) -> String {
    let stat = scene.stat(stat);
    match amount {
        Amount::Fixed(number) => format!("{number:+} {stat}"),
        Amount::Per { per, each: number, most } => format!("{number:+} {stat} per ogni {}{}", each(scene, per), at_most(most)),
        Amount::Read(value) => format!("{stat} in più pari {}", read(scene, value, own)),
    }
}

const fn until(until: Until) -> &'static str {
    match until {
        Until::Battle => "fino alla fine della battaglia",
        Until::Turn => "fino alla fine del turno",
    }
}

fn deed(told: &mut Clause<'_>, deed: Deed, cue: Option<Cue>) -> String {
    let scene = told.scene;
    match deed {
        Deed::Draw(player, number) => format!("{} {}", does(told, player, "pesca", "pesca"), amount(scene, number, &card())),
        Deed::Discard(player, number) => format!("{} {}", does(told, player, "scarta", "scarta"), card().count(number)),
        Deed::See(player) => match player {
            Player::You => "guarda la tua mano".to_owned(),
            Player::Rival => format!("guarda la mano di {}", told.opponent()),
            Player::Rivals | Player::All => "guarda la mano di ogni avversario".to_owned(),
            Player::Its => "guarda la mano di chi controlla quella carta".to_owned(),
        },
        Deed::Ops(player, number) => format!("{} {}", does(told, player, "guadagna", "guadagna"), amount(scene, number, &ops())),
        Deed::LoseOps(player, number) => {
            let its = match (player, number, told.target) {
                (Player::Its, Amount::Read(_), Some(target)) if !told.said => {
                    told.said = true;
                    format!("scegli {}; ", one(scene, target))
                }
                _ => String::new(),
            };
            format!("{its}{} {}", does(told, player, "perdi", "perde"), amount(scene, number, &ops()))
        }
        Deed::Style(player, number) => {
            format!("{} {} per il resto della partita", does(told, player, "guadagna", "guadagna"), amount(scene, number, &style()))
        }
        Deed::Use(who) => format!("usa {}", told.the(who)),
        Deed::Straighten(who) => format!("raddrizza {}", told.the(who)),
        Deed::Trash(who) => format!("elimina {}", told.the(who)),
        Deed::Burn(who) => format!("brucia {}", told.the(who)),
        Deed::Bust(who) => format!("arresta {}", told.the(who)),
        Deed::Take(Who::That) if told.target.is_some_and(|target| target.at == At::Deck) => {
            format!("cerca {}, mostra la carta, prendila in mano e mescola", told.the(Who::That))
        }
        Deed::Take(who) => format!("riprendi in mano {}", told.the(who)),
        Deed::Play(who) => format!("metti in gioco gratis {}", told.the(who)),
        Deed::Stash(who) => format!("metti nel Nascondiglio {}", told.the(who)),
        Deed::Change(who, stat, number, time) => changes(told, who, &[(stat, number)], time),
        Deed::Save => "quella carta non viene eliminata".to_owned(),
        Deed::Cancel => match cue {
            Some(Cue::Event) => "annulla l'Evento".to_owned(),
            _ => "annulla l'abilità".to_owned(),
        },
        Deed::Join => format!("{} si unisce alla tua parte in battaglia", told.the(Who::That)),
        Deed::Withdraw(who) => match told.who(who) {
            (cards, true) => format!("{cards} lasciano la battaglia e tornano come usati"),
            (card, false) => format!("{card} lascia la battaglia e torna come usato"),
        },
        Deed::EndBattle => "la battaglia finisce subito in parità".to_owned(),
        Deed::NoDefense => "fino alla fine del turno nessuno può difendersi dai tuoi Attacchi".to_owned(),
        Deed::Regroup => "puoi assegnare le tue squadre un'altra volta".to_owned(),
        Deed::Build(number) => {
            let tokens = masculine("gettone costruzione", "gettoni costruzione");
            format!("togli {} da {}", tokens.count(number), told.the(Who::That))
        }
    }
}

fn changes(told: &mut Clause<'_>, who: Who, list: &[(Stat, Amount)], time: Until) -> String {
    let (cards, several) = told.who(who);
    let own = matches!(who, Who::This | Who::Host);
    format!("{cards} {} {}", numbers(told.scene, list, several, own), until(time))
}

/// What cards have, or what they cost: "ha +3 SR e +1 Def", "costa 2 EB in più a chi la tenta".
fn numbers(scene: &Scene<'_>, list: &[(Stat, Amount)], several: bool, own: bool) -> String {
    let (mut said, mut has) = (Vec::new(), Vec::new());
    for &(stat, number) in list {
        match (stat, number) {
            (Stat::RunCost, Amount::Fixed(eb)) => {
                let (cost, more) = (if several { "costano" } else { "costa" }, if eb < 0 { "in meno" } else { "in più" });
                said.push(format!("{cost} {} EB {more} a chi la tenta", eb.unsigned_abs()));
            }
            _ => has.push(by(scene, stat, number, own)),
        }
    }
    if !has.is_empty() {
        said.push(format!("{} {}", if several { "hanno" } else { "ha" }, all(&has)));
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
    said.join("; poi ")
}

fn pay(scene: &Scene<'_>, pay: Pay) -> String {
    match pay {
        Pay::Use => format!("usa {}", this(scene)),
        Pay::UseHost => format!("usa {}", me(scene)),
        Pay::Eb(number) => format!("paga {number} EB"),
        Pay::Trash => format!("elimina {}", this(scene)),
        Pay::Burn => format!("brucia {}", this(scene)),
        Pay::Discard(number) => format!("scarta {}", card().count(number)),
    }
}

/// After "se" or "mentre". Of a bonus it may be about several Runners.
fn cond(scene: &Scene<'_>, cond: Cond, several_runners: bool) -> String {
    let join = if several_runners { "partecipano" } else { "partecipa" };
    match cond {
        Cond::AtLeast(tally, least) => have(scene, tally, "almeno", least),
        Cond::AtMost(tally, most) => have(scene, tally, "al massimo", most),
        Cond::Behind => "un avversario ha più Punti Op di te".to_owned(),
        Cond::YourTurn => "è il tuo turno".to_owned(),
        Cond::RivalsTurn => "è il turno di un avversario".to_owned(),
        Cond::Hitting => format!("{join} a un Attacco"),
        Cond::Defending if several_runners => "difendono".to_owned(),
        Cond::Defending => "difende".to_owned(),
        Cond::Running => format!("{join} a una Missione"),
        Cond::Alone => "è da solo dalla sua parte in una battaglia".to_owned(),
        Cond::ThatIs(attribute) => format!("è {}", noun(scene, What::Runner, Some(attribute)).a()),
    }
}

/// "controlli almeno 2 Netrunner", "c'è un Veicolo sul suo Runner".
fn have(scene: &Scene<'_>, tally: Tally, bound: &str, number: u8) -> String {
    let one = number == 1 && bound == "almeno";
    let number = format!("{bound} {number}");
    match tally {
        Tally::Cards(which) => {
            let noun = noun(scene, which.what, which.with);
            let (near, after) = around(scene, &which, &noun, !one, &place(scene, &which, false, true));
            let cards = match (one, which.other) {
                (true, true) => format!("{} {}{near}{after}", noun.agree("un altro", "un'altra"), noun.one),
                (true, false) => format!("{}{near}{after}", noun.a()),
                (false, true) => format!("{number} {} {}{near}{after}", noun.agree("altri", "altre"), noun.many),
                (false, false) => format!("{number} {}{near}{after}", noun.many),
            };
            match (which.whose, is_owned(&which)) {
                (Whose::Yours, true) => format!("controlli {cards}"),
                (Whose::Rivals, true) => format!("gli avversari controllano {cards}"),
                _ if one => format!("c'è {cards}"),
                _ => format!("ci sono {cards}"),
            }
        }
        Tally::Ops => format!("hai {number} Punti Op"),
        Tally::RivalOps => format!("un avversario ha {number} Punti Op"),
        Tally::Style => format!("hai {number} Punti Stile"),
        Tally::BustPoints => format!("hai {number} punti arresto"),
        Tally::Defense => format!("i tuoi Runner hanno in tutto {number} Def, con ciò che portano"),
        Tally::Offense => format!("i tuoi Runner hanno in tutto {number} fra SR e LR, con ciò che portano"),
        Tally::BodyParts => format!("i tuoi Runner hanno Cyber di {number} parti del corpo diverse"),
    }
}

fn moment(scene: &Scene<'_>, moment: Moment) -> String {
    let runner = matches!(scene.holder, Some(Kind::Runner | Kind::Cyber | Kind::Equipment));
    let team = if runner { format!("la squadra {}", of_me(scene)) } else { "una tua squadra".to_owned() };
    match moment {
        Moment::Enters => format!("quando {} entra in gioco", this(scene)),
        Moment::Completed => "completata".to_owned(),
        Moment::Leaves => {
            let agree =
                if scene.is_gear() || scene.holder == Some(Kind::Operation) { "eliminata o bruciata" } else { "eliminato o bruciato" };
            format!("quando {} viene {agree}", this(scene))
        }
        Moment::TurnStarts => "all'inizio del tuo turno".to_owned(),
        Moment::TurnEnds => "alla fine del tuo turno".to_owned(),
        Moment::HitSucceeds => format!("quando {team} riesce in un Attacco"),
        Moment::RunSucceeds => format!("quando {team} riesce in una Missione"),
        Moment::SkirmishWon => format!("quando {team} vince uno Scontro"),
        Moment::Busts if runner => format!("quando {} arresta un Runner", me(scene)),
        Moment::Busts => "quando un tuo Sbirro arresta un Runner".to_owned(),
        Moment::RivalRuns => "quando un avversario riesce in una Missione".to_owned(),
        Moment::BuysRunner => "quando acquisti un Runner".to_owned(),
        Moment::BuysLocation => "quando acquisti un Luogo".to_owned(),
    }
}

fn answer(told: &mut Clause<'_>, cue: Cue) -> String {
    let scene = told.scene;
    let mut subject = |fallback: &str| {
        told.said = true;
        told.target.map_or_else(|| fallback.to_owned(), |target| one(scene, target))
    };
    // "Sta per" needs no agreement.
    match cue {
        Cue::RunnerTrashed => format!("si sta per eliminare {}", subject("un Runner")),
        Cue::GearTrashed => format!("si sta per eliminare {}", subject("una carta Equipaggiamento o Cyber")),
        Cue::SiteTrashed => format!("si sta per eliminare {}", subject("un Luogo o Operazione")),
        Cue::Ability => format!("si usa per un'abilità {}", subject("una carta di un avversario")),
        Cue::Event => "un avversario gioca un Evento".to_owned(),
        Cue::Hit => format!("si dichiara un Attacco contro {}", subject("una tua carta")),
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
            format!("{name}{}{paid}: {}", only("solo se"), sentence(&deeds(&mut told, &ability.does, None)))
        }
        When::Answer(cue) => {
            let name = scene.catalog.texts().get(scene.lang, "phase-response", &[]);
            let when = answer(&mut told, cue);
            format!("{name}, quando {when}{}{paid}: {}", only("se"), sentence(&deeds(&mut told, &ability.does, Some(cue))))
        }
        When::On(Moment::Completed) => {
            format!("{}: {}", capital(&moment(scene, Moment::Completed)), sentence(&deeds(&mut told, &ability.does, None)))
        }
        When::On(when) => sentence(&format!("{}{}, {}", moment(scene, when), only("se"), deeds(&mut told, &ability.does, None))),
    }
}

fn need(scene: &Scene<'_>, need: Need) -> String {
    match need {
        Need::One(attribute) => format!("solo una squadra con {} può tentarla", noun(scene, What::Runner, Some(attribute)).a()),
        Need::Least(number) => format!("solo una squadra di almeno {} può tentarla", runner().count(number)),
        Need::Most(number) => format!("solo una squadra di al massimo {} può tentarla", runner().count(number)),
        Need::Style(number) => format!("solo una squadra con almeno {number} Punti Stile può tentarla"),
        Need::Control(which) => format!("solo chi controlla {} può tentarla", noun(scene, which.what, which.with).a()),
    }
}

pub(super) fn always(scene: &Scene<'_>, one: &Static) -> String {
    let (me, of_me) = (me(scene), of_me(scene));
    let with_me = if scene.is_gear() { "con il suo Runner" } else { "con questo Runner" };
    sentence(&match *one {
        Static::Bonus { to, stat, by: number, cond: condition } => {
            let (cards, many) = match to {
                Who::All(which) => (several(scene, &which), true),
                Who::Host => (me.to_owned(), false),
                Who::This | Who::That => (this(scene).to_owned(), false),
            };
            let time = condition.map_or_else(String::new, |one| format!(" mentre {}", cond(scene, one, many)));
            format!("{cards} {}{time}", numbers(scene, &[(stat, number)], many, !many))
        }
        Static::Also(attribute) => format!("{me} è anche {}", noun(scene, What::Runner, Some(attribute)).a()),
        Static::Cheaper(which, less) => format!("{} ti costano {less} EB in meno, ma almeno 1", goods(scene, which)),
        Static::Dearer(which, more) => format!("{} costano agli avversari {more} EB in più", goods(scene, which)),
        Static::Pays { eb, only: None } => format!("{} si può usare per {eb} EB", this(scene)),
        Static::Pays { eb, only: Some(what) } => {
            format!("{} si può usare per {eb} EB con cui pagare {}", this(scene), noun(scene, what, None).many)
        }
        Static::Draws(more) => format!("nella tua fase di Pesca peschi {} in più", card().count(more)),
        Static::HandLimit(more) => format!("alla fine del tuo turno puoi tenere in mano {} in più", card().count(more)),
        Static::TeamLimit(more) => format!("una squadra {with_me} può avere {} in più", runner().count(more)),
        Static::MoreHits(more) => {
            let hits = masculine("Attacco", "Attacchi").count(more);
            format!("una squadra {with_me} può fare in un turno {hits} in più contro ogni avversario")
        }
        Static::FreeLr => format!("usare la LR {of_me} non costa nulla"),
        Static::PointBlank => format!("la LR {of_me} conta anche nelle sue battaglie, gratis"),
        Static::Immune(Threat::Busts) => format!("{me} non può essere arrestato"),
        Static::Immune(Threat::Events) => format!("gli Eventi degli avversari non hanno effetto {}", on_me(scene)),
        Static::Immune(Threat::Abilities) => format!("le abilità degli avversari non possono avere {me} come bersaglio"),
        Static::Tough => format!("quando la sua squadra è battuta, {me} resta usato e non viene mai eliminato"),
        Static::Tireless => format!("{me} torna non usato da Attacchi e Missioni riusciti"),
        Static::Regroups(more) => {
            let times = if more == 1 { "un'altra volta".to_owned() } else { format!("altre {more} volte") };
            format!("puoi riassegnare le tue squadre {times} in ogni fase di Preparativi")
        }
        Static::Stealthy => format!("nessuno può difendersi da un Attacco che {me} fa da solo"),
        Static::Needs(what) => need(scene, what),
    })
}

/// Cards that are bought, whoever's they are.
fn goods(scene: &Scene<'_>, which: Which) -> String {
    several(scene, &Which { whose: Whose::Any, at: At::Play, ..which })
}

fn goal(scene: &Scene<'_>, goal: Goal<CardId>) -> String {
    match goal {
        Goal::Have(tally, least) => have(scene, tally, "almeno", least),
        Goal::EveryLocation => "controlli un Luogo di ogni attributo".to_owned(),
        Goal::Control(card) => format!("controlli {}", scene.catalog.name(card)),
        Goal::Punknaught => "controlli un Punknaught completo".to_owned(),
        Goal::Complete(card) => format!("completi {} in una Missione", scene.catalog.name(card)),
    }
}

pub(super) fn victory(scene: &Scene<'_>, goals: &[Goal<CardId>]) -> String {
    let goals: Vec<String> = goals.iter().map(|&one| goal(scene, one)).collect();
    sentence(&format!("vinci se {}", all(&goals)))
}

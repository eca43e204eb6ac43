//! Card texts in Italian.

mod nouns;

use table::Lang;
use table::wording::{and, series};

use super::{Scene, Tongue, keyword, word};
use crate::catalog::words::{Amount, Cond, Cost, Count, EntryPoint, Guard, Price, Rest, Static, Step, When};
use nouns::Agrees::{A, E, O};
use nouns::{
    a_card, a_kind, a_which, adjust, among, boon, card, cards, does, each, ending, forbid, from, gear, gig, it, kind, power, rest, size,
    tagged, this, top, value, which as which_units, which_cards, who, whom,
};

/// The Italian language.
pub(super) struct Italian;

fn clause(scene: &Scene<'_>, when: When) -> String {
    let this = this(scene);
    match when {
        When::Play => format!("{this} viene giocata"),
        When::Call => format!("{this} viene chiamata"),
        When::Attack => format!("{this} attacca"),
        When::Defeated => format!("{this} viene sconfitta"),
        When::TurnStarts => "inizia il tuo turno".to_owned(),
        When::TurnEnds => "finisce il tuo turno".to_owned(),
        When::Blocks => format!("{this} usa BLOCKER"),
        When::FriendBlocks => "un'Unità amica usa BLOCKER".to_owned(),
        When::Wins => format!("{this} vince uno scontro"),
        When::Loses => format!("{this} perde uno scontro"),
        When::Spent => format!("{this} viene impegnata"),
        When::EquippedFriendSpent => "un'Unità o Leggenda amica equipaggiata viene impegnata".to_owned(),
        When::Steals => format!("{this} ruba un Incarico"),
        When::StealsSome => format!("{this} ruba uno o più Incarichi"),
        When::FriendSteals(die) => format!("un'Unità amica ruba un {}", size(die)),
        When::LegendSteals => "una Leggenda amica ruba un Incarico".to_owned(),
        When::TaggedSteals(one, other) => {
            format!("un'Unità {} o {} amica ruba uno o più Incarichi", tagged(scene, one, A), tagged(scene, other, A))
        }
        When::OtherStealsLow => "un'altra Unità amica ruba un Incarico con valore inferiore alla potenza di quell'Unità".to_owned(),
        When::TaggedAttacks(tag) => format!("un'Unità {} amica attacca", tagged(scene, tag, A)),
        When::TaggedDefeated(tag) => format!("un'Unità {} di uno dei due giocatori viene sconfitta", tagged(scene, tag, A)),
        When::EquippedFriendDefeated => "un'Unità amica equipaggiata viene sconfitta".to_owned(),
        When::PlaysProgram(tag) => format!("giochi un Programma {}", tagged(scene, tag, O)),
        When::PlaysColored(color) => {
            let color = word(scene.catalog, scene.lang, "color", &color).to_lowercase();
            format!("giochi un'Unità o un Equipaggiamento di colore {color}")
        }
        When::RollsEdge => "tiri un Incarico e ottieni il suo valore più basso o più alto".to_owned(),
        When::RivalTurnsGigs => "il Rivale modifica o scambia uno o più Incarichi amici".to_owned(),
        When::Booked => "finisce il turno".to_owned(),
        When::ItWinsBy(least) => format!("{} vince uno scontro con un vantaggio di almeno {least} di potenza", it(scene)),
        When::ItLoses => format!("{} perde uno scontro", it(scene)),
    }
}

impl Tongue for Italian {
    const AND: &'static str = and(Lang::It);
    const IF: &'static str = "se";
    const THEN: &'static str = "poi";
    const THEN_IF: &'static str = "poi, se";
    const OTHERWISE: &'static str = "altrimenti,";

    fn when(&self, scene: &Scene<'_>, when: &[When], first: bool) -> String {
        match when {
            [When::TurnStarts] => "all'inizio del tuo turno".to_owned(),
            [When::TurnEnds] => "alla fine del tuo turno".to_owned(),
            when => {
                let clauses: Vec<String> = when.iter().map(|&when| clause(scene, when)).collect();
                format!("{} {}", if first { "la prima volta in ogni turno che" } else { "quando" }, series(&clauses, "o"))
            }
        }
    }

    fn waits(&self, scene: &Scene<'_>, when: When) -> String {
        match when {
            When::Booked => "alla fine di questo turno".to_owned(),
            when => format!("la prossima volta che in questo turno {}", clause(scene, when)),
        }
    }

    fn cost(&self, cost: Cost) -> String {
        if cost.eddies == 0 { "IMPEGNA".to_owned() } else { format!("{} €$, IMPEGNA", cost.eddies) }
    }

    fn cheaper(&self, per: Count) -> String {
        format!("questo effetto costa 1 €$ in meno per {}, fino a 0 €$", each(per))
    }

    fn price(&self, scene: &Scene<'_>, price: Price) -> String {
        match price {
            Price::LessPer(count) => format!("per giocare {}, paga 1 €$ in meno per {}, ma almeno 1 €$", card(scene), each(count)),
            Price::Instead(amount, cond) => format!("se {}, paga solo {amount} €$ per giocare {}", self.cond(scene, cond), card(scene)),
        }
    }

    fn always(&self, scene: &Scene<'_>, always: Static) -> String {
        let this = this(scene);
        match always {
            Static::PowerPerGear(more) => format!("durante il tuo turno, {this} ha +{more} di potenza per ogni suo Equipaggiamento"),
            Static::PowerAgainstLegends(more) => format!("{this} ha +{more} di potenza negli scontri con una Leggenda"),
            Static::AttackPower { power, tag, other } => {
                let tag = tag.map_or_else(String::new, |tag| format!(" {}", tagged(scene, tag, E)));
                format!("le {}Unità{tag} amiche hanno +{power} di potenza mentre attaccano", if other { "altre " } else { "" })
            }
            Static::CannotAttack => format!("{this} non può attaccare"),
            Static::AttacksAfterProgram => format!("{this} non può attaccare se in questo turno non hai giocato un Programma"),
            Static::OnlyUnits => format!("{this} può attaccare solo Unità rivali"),
            Static::AttacksReadyBlockers(cond) => {
                format!("se {}, {this} può attaccare anche Unità pronte con BLOCKER", self.cond(scene, cond))
            }
            Static::Unblockable(cond) => format!("se {}, {this} non può essere bloccata", self.cond(scene, cond)),
            Static::WinsAgainst(tag) => format!("{this} vince tutti gli scontri con Unità {}", tagged(scene, tag, E)),
            Static::RivalsWait => "le Unità rivali non possono attaccare nel turno in cui vengono giocate".to_owned(),
            Static::OnEntry { at, cond } => {
                let opens = cond.map_or_else(String::new, |cond| format!("se {}, ", self.cond(scene, cond)));
                let at = match at {
                    EntryPoint::Units => "Unità rivali",
                    EntryPoint::GigArea => "l'area Incarichi rivale",
                };
                format!("{opens}{this} può attaccare {at} nel turno in cui viene giocata")
            }
            Static::Has(has, cond) => format!("se {}, {this} ha {}", self.cond(scene, cond), keyword(has)),
            Static::FirstCheaper(tag, less) => {
                format!("il primo Equipaggiamento {} che giochi in ogni turno ti costa {less} €$ in meno, ma almeno 1 €$", tagged(scene, tag, O))
            }
            Static::FreeCalls => "durante il tuo turno, le tue Chiamate sono gratis".to_owned(),
            Static::SoloTax(more) => format!("il Rivale paga {more} €$ in più per usare GO SOLO"),
            Static::Transmitter => format!("se {this} sta per essere sconfitta, viene invece sconfitto questo Equipaggiamento"),
            Static::StandsIn(price) => {
                format!("se un'Unità amica sta per essere sconfitta, puoi pagare {price} €$ per sconfiggere invece {this}")
            }
            Static::Ransom => {
                "se un'Unità rivale sta per rubare un Incarico, puoi scartare 1 carta con costo uguale al valore di quell'Incarico per conservarlo"
                    .to_owned()
            }
            Static::Reroll => {
                "quando tiri un Incarico dalla tua area fixer, puoi ripetere il tiro una volta; vale il secondo risultato".to_owned()
            }
        }
    }

    fn step(&self, scene: &Scene<'_>, step: &Step) -> String {
        match step {
            &Step::Draw(Amount::Fixed(count)) => format!("pesca {}", cards(count)),
            &Step::Draw(Amount::Per { per, each: by }) => format!("pesca {} per {}", cards(by), each(per)),
            &Step::Draw(Amount::Read(read)) => format!("pesca un numero di carte uguale {}", value(scene, read)),
            &Step::EachMayDraw(count) => format!("ogni giocatore può pescare {}", cards(count)),
            &Step::Discard(count) => format!("scarta {}", cards(count)),
            &Step::MayDiscard { count, kind: None } => format!("puoi scartare {}", cards(count)),
            &Step::MayDiscard { count, kind: Some(of) } => format!("puoi scartare {count} {}", kind(of, count != 1)),
            &Step::RivalDiscards(count) if scene.more => format!("il Rivale ne scarta {count} in più"),
            &Step::RivalDiscards(count) => format!("il Rivale scarta {}", cards(count)),
            Step::EachDiscardsHand => "ogni giocatore scarta la propria mano".to_owned(),
            &Step::Trash(count) => format!("manda in discarica {}", top(count)),
            &Step::TakeTrashed(of) => format!("aggiungi alla tua mano {} tra queste carte", a_kind(of)),
            &Step::TakeFromTrash(which) => format!("aggiungi alla tua mano {} dalla tua discarica", a_card(scene, which)),
            &Step::MayTakeFromTrash(which) => format!("puoi aggiungere alla tua mano {} dalla tua discarica", a_card(scene, which)),
            Step::MayTakeThat => "puoi aggiungere quella carta alla tua mano".to_owned(),
            &Step::Power(meant, amount) => power(scene, meant, amount, '+'),
            &Step::Weaken(meant, amount) => power(scene, meant, amount, '-'),
            &Step::FightPower(meant, amount) => {
                let gets = does(scene, meant, "ottiene", "ottengono");
                let fights = "negli scontri con Unità rivali in questo turno";
                match amount {
                    Amount::Fixed(amount) => format!("{gets} +{amount} di potenza {fights}"),
                    Amount::Per { per, each: by } => format!("{gets} +{by} di potenza {fights}, per {} in questo momento", each(per)),
                    Amount::Read(read) => format!("{gets} potenza aggiuntiva {fights}, uguale {}", value(scene, read)),
                }
            }
            &Step::Give(meant, given) => boon(scene, meant, given),
            &Step::Forbid(meant, ban) => forbid(scene, meant, ban),
            &Step::Defeat(meant) => whom(scene, "sconfiggi", meant),
            &Step::Spend(meant) => whom(scene, "impegna", meant),
            &Step::Ready(meant) => whom(scene, "prepara", meant),
            &Step::Bottom(meant) => {
                let (words, plural) = who(scene, meant);
                format!(
                    "metti {words} in fondo {}",
                    if plural { "ai mazzi dei rispettivi proprietari" } else { "al mazzo del proprietario" }
                )
            }
            Step::BottomFromTrash => format!("metti {} dalla discarica in fondo al mazzo del proprietario", this(scene)),
            Step::Return => format!("rimetti {} nella mano del proprietario", this(scene)),
            &Step::DefeatOneOrTwo(which, cond) => {
                format!("sconfiggi una o due {}, ma due solo se {}", which_units(scene, which, true), self.cond(scene, cond))
            }
            Step::EachDefeatsOne => "ogni giocatore sconfigge una delle proprie Unità".to_owned(),
            &Step::DefeatGear { whose, power } => {
                let weak = power.map_or_else(String::new, |most| format!(" con potenza {most} o meno"));
                format!("sconfiggi {}{weak}", gear(whose))
            }
            &Step::MayDefeatGear(whose) => format!("puoi sconfiggere {}", gear(whose)),
            Step::MoveGear => format!("sposta un Equipaggiamento da {} a un'Unità amica non equipaggiata", this(scene)),
            &Step::ReadyEddies(count) => format!("prepara {count} Eddie"),
            &Step::Adjust(gigs, turn, by) => adjust(gigs, turn, by, false),
            &Step::MayAdjust(gigs, turn, by) => adjust(gigs, turn, by, true),
            Step::SetAcross => "scegli un Incarico di ogni giocatore e porta uno dei due al valore dell'altro".to_owned(),
            Step::MaySet => "puoi portare un Incarico qualsiasi al valore di un altro Incarico".to_owned(),
            Step::Swap => "scambia un Incarico amico con un Incarico rivale".to_owned(),
            Step::MaySwap => "puoi scambiare un Incarico amico con un Incarico rivale".to_owned(),
            &Step::ChooseGig(gigs) => format!("scegli {}", gig(gigs)),
            &Step::Steal(meant) => does(scene, meant, "ruba un Incarico", "rubano un Incarico ciascuna"),
            Step::StealUnshared => format!("{} ruba un Incarico rivale il cui valore non compare su nessun Incarico amico", this(scene)),
            Step::Look => "guarda una Leggenda amica a faccia in giù".to_owned(),
            Step::MayLook => "puoi guardare una Leggenda amica a faccia in giù".to_owned(),
            Step::LookAll => "guarda tutte le Leggende amiche a faccia in giù".to_owned(),
            Step::MayCall => "puoi chiamare una Leggenda gratis".to_owned(),
            &Step::MayCallThat(tag) => format!("se quella Leggenda è {} o ha GO SOLO, puoi chiamarla gratis", tagged(scene, tag, A)),
            &Step::Search { top: looked, take, most, rest: left } => {
                let found = match most {
                    1 => a_card(scene, take),
                    most if most >= looked => format!("un numero qualsiasi di {}", which_cards(scene, take, true)),
                    most => format!("fino a {most} {}", which_cards(scene, take, true)),
                };
                let them = match (most, ending(take)) {
                    (1, 'o') => "aggiungerlo",
                    (1, _) => "aggiungerla",
                    (_, 'o') => "aggiungerli",
                    _ => "aggiungerle",
                };
                format!("cerca {}: puoi rivelare {found} e {them} alla tua mano; {}", among(looked), rest(left))
            }
            &Step::SearchAny { top: looked, more, rest: left } => format!(
                "cerca {}: aggiungine 1 alla tua mano, e puoi aggiungerne 1 in più per {}; {}",
                among(looked),
                each(more),
                rest(left)
            ),
            &Step::SearchTrash(looked) => {
                let left = if looked == 2 { "l'altra resta in cima" } else { rest(Rest::Top) };
                format!("cerca {}: mandane 1 in discarica; {left}", among(looked))
            }
            Step::SearchMayTrash => format!("guarda {}: puoi mandarla in discarica", top(1)),
            Step::RevealTake => format!("rivela {} e aggiungila alla tua mano", top(1)),
            Step::RevealPlayOrTake => format!("rivela {}: puoi giocarla gratis, altrimenti aggiungila alla tua mano", top(1)),
            &Step::RevealRivalSorts(count) => {
                format!("rivela {}: il Rivale sceglie se le aggiungi alla tua mano o le mandi in discarica", top(count))
            }
            Step::NameType => "nomina un tipo di carta".to_owned(),
            Step::Reveal => format!("rivela {}", top(1)),
            Step::TakeThat => "aggiungila alla tua mano".to_owned(),
            Step::TrashThat => "mandala in discarica".to_owned(),
            Step::SellTop => format!("vendi {}", top(1)),
            &Step::Play(place, which) => format!("gioca gratis {} {}", a_card(scene, which), from(place)),
            &Step::MayPlay(place, which) => format!("puoi giocare gratis {} {}", a_card(scene, which), from(place)),
            &Step::MayPlayThenBottom(place, which) => {
                let end = ending(which);
                format!("puoi giocare gratis {} {}; dopo, mettil{end} in fondo al mazzo", a_card(scene, which), from(place))
            }
            &Step::PlayUpTo(most, place, which) => {
                format!("gioca gratis fino a {most} {} {}", which_cards(scene, which, true), from(place))
            }
            &Step::PlayGearOnAnother(which) => {
                format!("gioca gratis {} dalla tua discarica, su un'altra Unità amica", a_card(scene, which))
            }
            &Step::PlayPaidThenBottom(which) => {
                let end = ending(which);
                let played = a_card(scene, which);
                format!("puoi giocare {played} dalla tua discarica, pagandol{end} come al solito; dopo, mettil{end} in fondo al mazzo")
            }
            Step::MayPlayThat => "puoi invece giocare quella carta gratis".to_owned(),
            &Step::NextProgramCheaper(count) => {
                format!("il prossimo Programma che giochi in questo turno ti costa 1 €$ in meno per {}, ma almeno 1 €$", each(count))
            }
            Step::Guard(Guard::HighFromUnits) => {
                "fino al tuo prossimo turno, le Unità rivali non possono rubare Incarichi amici con valore superiore alla loro potenza"
                    .to_owned()
            }
            Step::Guard(Guard::LowFromLegends) => {
                "fino al tuo prossimo turno, le Leggende rivali non possono rubare Incarichi amici con valore inferiore alla loro potenza"
                    .to_owned()
            }
            &Step::MayPay(amount) => format!("puoi pagare {amount} €$"),
            &Step::Choose(which) => format!("scegli {}", a_which(scene, which)),
            // These contain others, and are composed for every language alike.
            Step::Book(_) | Step::Watch(_) | Step::OneOf { .. } | Step::If { .. } => String::new(),
        }
    }

    fn cond(&self, scene: &Scene<'_>, cond: Cond) -> String {
        let (this, it) = (this(scene), it(scene));
        match cond {
            Cond::MoreCred => "hai più Reputazione del Rivale".to_owned(),
            Cond::LessCred => "hai meno Reputazione del Rivale".to_owned(),
            Cond::EvenCred => "la tua Reputazione è pari".to_owned(),
            Cond::CredBelow(limit) => format!("hai meno di {limit} Reputazione"),
            Cond::CredDiffers(least) => format!("la tua Reputazione e quella del Rivale differiscono di {least} o più"),
            Cond::BigGigs(1) => "controlli un Incarico con valore 8 o più".to_owned(),
            Cond::BigGigs(least) => format!("controlli {least} o più Incarichi con valore 8 o più"),
            Cond::MinGig => "controlli un Incarico minimo".to_owned(),
            Cond::ValuePair => "controlli una coppia di valori".to_owned(),
            Cond::DifferentValues(least) => format!("controlli {least} o più Incarichi con valori diversi"),
            Cond::EvenAndOdd => "controlli sia un Incarico con valore pari sia un Incarico con valore dispari".to_owned(),
            Cond::Behind(1) => "il Rivale controlla più Incarichi di te".to_owned(),
            Cond::Behind(least) => format!("il Rivale controlla almeno {least} Incarichi più di te"),
            Cond::MinD4 => "un d4 amico è un Incarico minimo".to_owned(),
            Cond::AllLegendsUp => "tutte le Leggende amiche sono a faccia in su".to_owned(),
            Cond::FixerEmpty => "la tua area fixer è vuota".to_owned(),
            Cond::ThisPower(least) => format!("{this} ha potenza {least} o più"),
            Cond::ThisSpent => format!("{this} è impegnata"),
            Cond::ThisEquipped => format!("{this} è equipaggiata"),
            Cond::ThisStole => format!("{this} ha rubato un Incarico in questo turno"),
            Cond::ThisWasV => format!("{this} si chiama V"),
            Cond::EquippedFriends(least) => format!("{least} o più Unità e Leggende amiche sono equipaggiate"),
            Cond::ItIs(tag) => format!("{it} è {}", tagged(scene, tag, A)),
            Cond::ItIsOneOf(one, two, three) => {
                format!("{it} è {}, {} o {}", tagged(scene, one, A), tagged(scene, two, A), tagged(scene, three, A))
            }
            Cond::ItClashed => format!("da allora {it} si è scontrata o ha rubato un Incarico"),
            Cond::CostIsGig => "il costo di quella carta è uguale al valore di un Incarico amico".to_owned(),
            Cond::CardIs(of) => format!("è {}", a_kind(of)),
            Cond::CardIsNamedType => "è del tipo nominato".to_owned(),
            Cond::DiscardsAreGig => "il numero totale di carte scartate è uguale al valore di un Incarico amico".to_owned(),
            Cond::DieEven => "il valore di quell'Incarico è pari".to_owned(),
            Cond::DieOdd => "il valore di quell'Incarico è dispari".to_owned(),
            Cond::DieIsD20 => "quell'Incarico è un d20".to_owned(),
            Cond::BecameMin => "così diventa un Incarico minimo".to_owned(),
            Cond::Did => self.done(None).to_owned(),
        }
    }

    fn done(&self, before: Option<&Step>) -> &'static str {
        if matches!(before, Some(Step::RevealRivalSorts(_))) { "le mandi in discarica" } else { "lo fai" }
    }

    fn sorted(&self, trashed: bool) -> &'static str {
        if trashed { "le carte rivelate vanno in discarica" } else { "le carte rivelate vanno nella mano" }
    }

    fn choice(&self, scene: &Scene<'_>, count: usize, all_if: Option<Cond>, rival_if: Option<Cond>) -> String {
        let all = if count == 2 { "entrambi" } else { "tutti" };
        match (all_if, rival_if) {
            (Some(cond), _) => format!("scegli un effetto, o {all} in quest'ordine se {}", self.cond(scene, cond)),
            (None, Some(cond)) => {
                format!("applica {all} gli effetti in quest'ordine, ma se {}, il Rivale ne sceglie solo uno", self.cond(scene, cond))
            }
            (None, None) => "scegli un effetto".to_owned(),
        }
    }
}

//! Words and phrases of the Italian card texts. Unità and Leggenda are feminine, as is carta; Equipaggiamento,
//! Programma and Incarico are masculine.

use crate::catalog::text::{It, Scene, This};
use crate::catalog::words::{Against, Amount, Ban, Boon, Cards, Count, From, Gigs, Kind, Rest, Size, Tag, Turn, Value, Which, Who, Whose};
use Agrees::{A, E, I, O};

/// "1 carta", "2 carte".
pub(super) fn cards(count: u8) -> String {
    if count == 1 { "1 carta".to_owned() } else { format!("{count} carte") }
}

pub(super) const fn kind(kind: Kind, plural: bool) -> &'static str {
    match (kind, plural) {
        (Kind::Legend, false) => "Leggenda",
        (Kind::Legend, true) => "Leggende",
        (Kind::Unit, _) => "Unità",
        (Kind::Gear, false) => "Equipaggiamento",
        (Kind::Gear, true) => "Equipaggiamenti",
        (Kind::Program, false) => "Programma",
        (Kind::Program, true) => "Programmi",
    }
}

/// The article before a type of card.
const fn article(kind: Option<Kind>) -> &'static str {
    match kind {
        Some(Kind::Unit) => "un'",
        Some(Kind::Gear | Kind::Program) => "un ",
        Some(Kind::Legend) | None => "una ",
    }
}

/// "un'Unità", "un Programma".
pub(super) fn a_kind(of: Kind) -> String {
    format!("{}{}", article(Some(of)), kind(of, false))
}

pub(super) const fn this(scene: &Scene<'_>) -> &'static str {
    match scene.this {
        This::Unit => "questa Unità",
        This::Legend => "questa Leggenda",
        This::Either => "questa Unità o Leggenda",
    }
}

pub(super) const fn it(scene: &Scene<'_>) -> &'static str {
    match scene.it {
        It::Said | It::Named => "quell'Unità",
        It::Foe => "l'Unità rivale avversaria",
        It::Chosen => "l'Unità scelta",
    }
}

/// The card with its type.
pub(super) const fn card(scene: &Scene<'_>) -> &'static str {
    match scene.card.kind {
        Kind::Legend => "questa Leggenda",
        Kind::Unit => "questa Unità",
        Kind::Gear => "questo Equipaggiamento",
        Kind::Program => "questo Programma",
    }
}

/// An Equipaggiamento of somebody.
pub(super) const fn gear(whose: Whose) -> &'static str {
    match whose {
        Whose::Friendly => "un Equipaggiamento amico",
        Whose::Rival => "un Equipaggiamento rivale",
        Whose::Any => "un Equipaggiamento",
    }
}

/// What is counted, after "per".
pub(super) const fn each(count: Count) -> &'static str {
    match count {
        Count::BigGigs => "ogni Incarico amico con valore 8 o più",
        Count::MinGigs => "ogni Incarico minimo amico",
        Count::EvenGigs => "ogni Incarico amico con valore pari",
        Count::OddGigs => "ogni Incarico amico con valore dispari",
        Count::ValuePairs => "ogni tua coppia di valori",
        Count::FaceUpLegends => "ogni Leggenda amica a faccia in su",
        Count::ItsGear => "ogni suo Equipaggiamento",
        Count::UnitsInTrash => "ogni Unità nella tua discarica",
        Count::RivalUnits => "ogni Unità rivale",
    }
}

pub(super) const fn gig(gigs: Gigs) -> &'static str {
    match gigs {
        Gigs::Any => "un Incarico qualsiasi",
        Gigs::Friendly => "un Incarico amico",
        Gigs::That => "quell'Incarico",
        Gigs::FriendlyMax => "un Incarico massimo amico",
    }
}

/// A Gig after "di".
const fn of_gig(gigs: Gigs) -> &'static str {
    match gigs {
        Gigs::Any => "di un Incarico qualsiasi",
        Gigs::Friendly => "di un Incarico amico",
        Gigs::That => "di quell'Incarico",
        Gigs::FriendlyMax => "di un Incarico massimo amico",
    }
}

pub(super) fn size(size: Size) -> String {
    format!("d{}", size.sides())
}

/// Units or Legends, without article; all of them are feminine.
pub(super) fn which(scene: &Scene<'_>, which: Which, plural: bool) -> String {
    let form = |one: &'static str, many: &'static str| if plural { many } else { one };
    let mut said = match (which.legend || which.any_legend, which.either) {
        (true, _) => form("Leggenda", "Leggende"),
        (_, true) => form("Unità o Leggenda", "Unità e Leggende"),
        _ => "Unità",
    }
    .to_owned();
    if let Some(tag) = which.tag {
        said.push(' ');
        said.push_str(&tagged(scene, tag, if plural { E } else { A }));
    }
    if !which.legend {
        said.push_str(match which.whose {
            Whose::Friendly => form(" amica", " amiche"),
            Whose::Rival => form(" rivale", " rivali"),
            Whose::Any => "",
        });
    }
    said.push_str(match which.spent {
        Some(true) => form(" impegnata", " impegnate"),
        Some(false) => form(" pronta", " pronte"),
        None => "",
    });
    said.push_str(match which.equipped {
        Some(true) => form(" equipaggiata", " equipaggiate"),
        Some(false) => form(" non equipaggiata", " non equipaggiate"),
        None => "",
    });
    if (which.legend || which.any_legend) && !which.face_down {
        said.push_str(" a faccia in su");
    }
    if which.legend {
        said.push_str(if which.whose == Whose::Friendly { " nella tua area Leggende" } else { " in un'area Leggende" });
    }
    if let Some(most) = which.cost {
        said.push_str(&format!(" con costo {most} o meno"));
    }
    if which.cost_of_card {
        said.push_str(" con costo non superiore a quello della carta scartata");
    }
    match which.power {
        Some(0) => said.push_str(" con potenza 0"),
        Some(most) => said.push_str(&format!(" con potenza {most} o meno")),
        None => {}
    }
    said.push_str(match which.against {
        Some(Against::FriendlyD20) => " con potenza non superiore al valore di un d20 amico",
        Some(Against::FriendlyUnit) => " con meno potenza di un'Unità amica",
        Some(Against::ThatGig) => " con potenza uguale al valore di quell'Incarico",
        Some(Against::Lowest) => " con la potenza più bassa (a parità, una a tua scelta)",
        None => "",
    });
    said
}

/// "un'Unità rivale", "un'altra Unità amica", "una Leggenda".
pub(super) fn a_which(scene: &Scene<'_>, what: Which) -> String {
    let article = match (what.other, what.legend || what.any_legend) {
        _ if what.against == Some(Against::Lowest) => "l'",
        (true, _) => "un'altra ",
        (false, true) => "una ",
        (false, false) => "un'",
    };
    format!("{article}{}", which(scene, what, false))
}

/// Who is meant, and whether they are several.
pub(super) fn who(scene: &Scene<'_>, who: Who) -> (String, bool) {
    match who {
        Who::This => (this(scene).to_owned(), false),
        Who::It => (it(scene).to_owned(), false),
        Who::One(what) => (a_which(scene, what), false),
        Who::UpTo(most, what) => (format!("fino a {most} {}", which(scene, what, true)), true),
        Who::PerEach(count, what) => (format!("{} per {}", a_which(scene, what), each(count)), false),
        Who::All(what) => {
            let other = if what.other { "tutte le altre" } else { "tutte le" };
            (format!("{other} {}", which(scene, what, true)), true)
        }
    }
}

/// Who is meant, with a verb that agrees.
pub(super) fn does(scene: &Scene<'_>, meant: Who, one: &str, many: &str) -> String {
    if meant == Who::It && scene.it == It::Named {
        // The verb alone is enough.
        return one.to_owned();
    }
    let (words, plural) = who(scene, meant);
    format!("{words} {}", if plural { many } else { one })
}

/// A verb with its object: "sconfiggi un'Unità", "sconfiggila".
pub(super) fn whom(scene: &Scene<'_>, verb: &str, meant: Who) -> String {
    if meant == Who::It && scene.it == It::Named { format!("{verb}la") } else { format!("{verb} {}", who(scene, meant).0) }
}

/// Cards, without article.
pub(super) fn which_cards(scene: &Scene<'_>, which: Cards, plural: bool) -> String {
    let mut said = match (which.kind, plural) {
        (Some(of), plural) => kind(of, plural),
        (None, false) => "carta",
        (None, true) => "carte",
    }
    .to_owned();
    if let Some(tag) = which.tag {
        said.push(' ');
        said.push_str(&tagged(scene, tag, agreeing(which, plural)));
    }
    if let Some(most) = which.cost {
        said.push_str(&format!(" con costo {most} o meno"));
    }
    if which.cost_is_gig {
        said.push_str(" con costo uguale al valore di un Incarico amico");
    }
    said
}

/// "un'altra Unità", "un Programma BRAINDANZA", "una carta".
pub(super) fn a_card(scene: &Scene<'_>, which: Cards) -> String {
    let words = which_cards(scene, which, false);
    match (which.other, which.kind) {
        (false, kind) => format!("{}{words}", article(kind)),
        (true, Some(Kind::Gear | Kind::Program)) => format!("un altro {words}"),
        (true, _) => format!("un'altra {words}"),
    }
}

/// The ending of what agrees with a noun.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Agrees {
    /// One, masculine.
    O,
    /// One, feminine.
    A,
    /// Several, masculine.
    I,
    /// Several, feminine.
    E,
}

/// What agrees with cards.
const fn agreeing(which: Cards, plural: bool) -> Agrees {
    match (ending(which), plural) {
        ('o', false) => O,
        ('o', true) => I,
        (_, false) => A,
        (_, true) => E,
    }
}

/// A tag after a noun, in capitals. Those that are adjectives agree with it: "Unità CORPORATIVA", "Leggende MERCENARIE".
pub(super) fn tagged(scene: &Scene<'_>, tag: Tag, agrees: Agrees) -> String {
    let said = scene.tag(tag);
    let Some(stem) = said.strip_suffix('O').filter(|_| matches!(tag, Tag::Corpo | Tag::Extreme | Tag::Merc | Tag::Mystic | Tag::Techie))
    else {
        return said;
    };
    match agrees {
        O => said,
        A => format!("{stem}A"),
        I if stem.ends_with('I') => stem.to_owned(),
        I => format!("{stem}I"),
        E if stem.ends_with('C') => format!("{stem}HE"),
        E => format!("{stem}E"),
    }
}

/// "giocarlo", "giocarla": the ending that agrees with a card.
pub(super) const fn ending(which: Cards) -> char {
    match which.kind {
        Some(Kind::Gear | Kind::Program) => 'o',
        Some(Kind::Unit | Kind::Legend) | None => 'a',
    }
}

pub(super) const fn from(from: From) -> &'static str {
    match from {
        From::Hand => "dalla tua mano",
        From::Trash => "dalla tua discarica",
        From::HandOrTrash => "dalla tua mano o dalla tua discarica",
    }
}

pub(super) const fn rest(rest: Rest) -> &'static str {
    match rest {
        Rest::Top => "le altre restano in cima nello stesso ordine",
        Rest::Bottom => "metti le altre in fondo al mazzo",
        Rest::BottomRandom => "metti le altre in fondo al mazzo in ordine casuale",
    }
}

/// A value after "uguale".
pub(super) fn value(scene: &Scene<'_>, value: Value) -> String {
    match value {
        Value::ThisPower => format!("alla potenza di {}", this(scene)),
        Value::CardCost => "al costo di quella carta".to_owned(),
        Value::DieValue => format!("al valore {}", of_gig(scene.gig)),
    }
}

/// "ottiene +2 di potenza in questo turno per ogni suo Equipaggiamento".
pub(super) fn power(scene: &Scene<'_>, meant: Who, amount: Amount, sign: char) -> String {
    let gets = if sign == '-' { does(scene, meant, "subisce", "subiscono") } else { does(scene, meant, "ottiene", "ottengono") };
    match amount {
        Amount::Fixed(amount) => format!("{gets} {sign}{amount} di potenza in questo turno"),
        Amount::Per { per, each: by } => format!("{gets} {sign}{by} di potenza in questo turno per {}", each(per)),
        Amount::Read(read) if sign == '-' => {
            format!("{} in questo turno potenza uguale {}", does(scene, meant, "perde", "perdono"), value(scene, read))
        }
        Amount::Read(read) => format!("{gets} in questo turno potenza aggiuntiva uguale {}", value(scene, read)),
    }
}

pub(super) fn boon(scene: &Scene<'_>, meant: Who, boon: Boon) -> String {
    let says = |one: &str, many: &str| does(scene, meant, one, many);
    match boon {
        Boon::Blocker => says("ha BLOCKER in questo turno", "hanno BLOCKER in questo turno"),
        Boon::Adrenaline => says("ha ADRENALINE in questo turno", "hanno ADRENALINE in questo turno"),
        Boon::AttackUnits if meant == Who::It => {
            says("può attaccare Unità rivali in questo turno", "possono attaccare Unità rivali in questo turno")
        }
        Boon::AttackUnits => says(
            "può attaccare Unità rivali in questo turno, anche se è stata giocata in questo turno",
            "possono attaccare Unità rivali in questo turno, anche se sono state giocate in questo turno",
        ),
        Boon::AttackSpent => says(
            "può attaccare Unità rivali impegnate in questo turno, anche se è stata giocata in questo turno",
            "possono attaccare Unità rivali impegnate in questo turno, anche se sono state giocate in questo turno",
        ),
        Boon::AttackReady => says(
            "può attaccare anche Unità pronte la prossima volta che attacca in questo turno",
            "possono attaccare anche Unità pronte la prossima volta che attaccano in questo turno",
        ),
        Boon::Undefeated => {
            says("non può essere sconfitta negli scontri in questo turno", "non possono essere sconfitte negli scontri in questo turno")
        }
        Boon::Harmless => says(
            "non sconfigge l'Unità avversaria nel suo prossimo scontro di questo turno",
            "non sconfiggono l'Unità avversaria nel loro prossimo scontro di questo turno",
        ),
        Boon::StealsLess => says(
            "ruba 1 Incarico in meno ogni volta che ruba in questo turno",
            "rubano 1 Incarico in meno ogni volta che rubano in questo turno",
        ),
        Boon::CheaperSolo => says(
            "può usare GO SOLO per 2 €$ in meno in questo turno, ma per almeno 1 €$",
            "possono usare GO SOLO per 2 €$ in meno in questo turno, ma per almeno 1 €$",
        ),
        Boon::Watched => String::new(),
    }
}

pub(super) fn forbid(scene: &Scene<'_>, meant: Who, ban: Ban) -> String {
    let says = |one: &str, many: &str| does(scene, meant, one, many);
    match ban {
        Ban::Attack => says("non può attaccare fino al tuo prossimo turno", "non possono attaccare fino al tuo prossimo turno"),
        Ban::Ready => {
            says("non può essere preparata fino al tuo prossimo turno", "non possono essere preparate fino al tuo prossimo turno")
        }
        Ban::Stay => says("deve attaccare nel prossimo turno, se può", "devono attaccare nel prossimo turno, se possono"),
    }
}

/// Words for changing a Gig: the order, or what may be done.
pub(super) fn adjust(gigs: Gigs, turn: Turn, by: u8, may: bool) -> String {
    let gig = gig(gigs);
    let verb = match (turn, may) {
        (Turn::Up, false) => "aumenta",
        (Turn::Up, true) => "puoi aumentare",
        (Turn::Down, false) => "riduci",
        (Turn::Down, true) => "puoi ridurre",
        (Turn::Either | Turn::Exactly, false) => "modifica",
        (Turn::Either | Turn::Exactly, true) => "puoi modificare",
    };
    match turn {
        Turn::Up | Turn::Down => format!("{verb} {gig} di un massimo di {by}"),
        Turn::Either => format!("{verb} {gig} di un massimo di {by}, in più o in meno"),
        Turn::Exactly => format!("{verb} {gig} di esattamente {by}, in più o in meno"),
    }
}

pub(super) fn top(count: u8) -> String {
    if count == 1 { "la prima carta del tuo mazzo".to_owned() } else { format!("le prime {count} carte del tuo mazzo") }
}

/// What is searched, after "cerca": "tra le prime 3 carte".
pub(super) fn among(count: u8) -> String {
    format!("tra {}", top(count))
}

//! Words and phrases of the English card texts.

use table::wording::a;

use crate::catalog::text::{It, Scene, This};
use crate::catalog::words::{Against, Amount, Ban, Boon, Cards, Count, From, Gigs, Kind, Rest, Size, Turn, Value, Which, Who, Whose};

/// "1 card", "2 cards".
pub(super) fn cards(count: u8) -> String {
    if count == 1 { "1 card".to_owned() } else { format!("{count} cards") }
}

pub(super) const fn kind(kind: Kind, plural: bool) -> &'static str {
    match (kind, plural) {
        (Kind::Legend, false) => "Legend",
        (Kind::Legend, true) => "Legends",
        (Kind::Unit, false) => "Unit",
        (Kind::Unit, true) => "Units",
        (Kind::Gear, _) => "Gear",
        (Kind::Program, false) => "Program",
        (Kind::Program, true) => "Programs",
    }
}

pub(super) const fn this(scene: &Scene<'_>) -> &'static str {
    match scene.this {
        This::Unit => "this Unit",
        This::Legend => "this Legend",
        This::Either => "this Unit or Legend",
    }
}

pub(super) const fn it(scene: &Scene<'_>) -> &'static str {
    match scene.it {
        It::Said | It::Named => "it",
        It::Foe => "the opposing rival Unit",
        It::Chosen => "the chosen Unit",
    }
}

/// The card with its type.
pub(super) const fn card(scene: &Scene<'_>) -> &'static str {
    match scene.card.kind {
        Kind::Legend => "this Legend",
        Kind::Unit => "this Unit",
        Kind::Gear => "this Gear",
        Kind::Program => "this Program",
    }
}

/// A Gear of somebody.
pub(super) const fn gear(whose: Whose) -> &'static str {
    match whose {
        Whose::Friendly => "a Gear of yours",
        Whose::Rival => "a rival Gear",
        Whose::Any => "a Gear",
    }
}

/// What is counted, after "for".
pub(super) const fn each(count: Count) -> &'static str {
    match count {
        Count::BigGigs => "each of your Gigs that shows 8 or more",
        Count::MinGigs => "each of your min Gigs",
        Count::EvenGigs => "each of your Gigs that shows an even value",
        Count::OddGigs => "each of your Gigs that shows an odd value",
        Count::ValuePairs => "each of your value-pairs",
        Count::FaceUpLegends => "each of your face-up Legends",
        Count::ItsGear => "each Gear on it",
        Count::UnitsInTrash => "each Unit in your trash",
        Count::RivalUnits => "each rival Unit",
    }
}

pub(super) const fn gig(gigs: Gigs) -> &'static str {
    match gigs {
        Gigs::Any => "any Gig",
        Gigs::Friendly => "one of your Gigs",
        Gigs::That => "that Gig",
        Gigs::FriendlyMax => "one of your max Gigs",
    }
}

pub(super) fn size(size: Size) -> String {
    format!("d{}", size.sides())
}

/// Units or Legends, without article and without saying that they are yours.
pub(super) fn which(scene: &Scene<'_>, which: Which, plural: bool) -> String {
    let mut said = String::new();
    said.push_str(match which.spent {
        Some(true) => "spent ",
        Some(false) => "ready ",
        None => "",
    });
    said.push_str(match which.equipped {
        Some(true) => "equipped ",
        Some(false) => "unequipped ",
        None => "",
    });
    if which.whose == Whose::Rival {
        said.push_str("rival ");
    }
    if (which.legend || which.any_legend) && !which.face_down {
        said.push_str("face-up ");
    }
    if let Some(tag) = which.tag {
        said.push_str(&scene.tag(tag));
        said.push(' ');
    }
    said.push_str(match (which.legend || which.any_legend, which.either, plural) {
        (true, _, false) => "Legend",
        (true, _, true) => "Legends",
        (_, true, false) => "Unit or Legend",
        (_, true, true) => "Units and Legends",
        (_, _, false) => "Unit",
        (_, _, true) => "Units",
    });
    if which.legend {
        said.push_str(" in the Legends area");
    }
    if let Some(most) = which.cost {
        said.push_str(&format!(" of cost {most} or lower"));
    }
    if which.cost_of_card {
        said.push_str(" of no higher cost than the discarded card");
    }
    match which.power {
        Some(0) => said.push_str(" of power 0"),
        Some(most) => said.push_str(&format!(" of power {most} or lower")),
        None => {}
    }
    said.push_str(match which.against {
        Some(Against::FriendlyD20) => " whose power is at most the value of one of your d20s",
        Some(Against::FriendlyUnit) => " whose power is lower than that of one of your Units",
        Some(Against::ThatGig) => " whose power equals that Gig's value",
        Some(Against::Lowest) => " with the lowest power (if several are equal, one you choose)",
        None => "",
    });
    said
}

/// "a rival Unit", "one of your Units", "another of your Units".
pub(super) fn a_which(scene: &Scene<'_>, what: Which) -> String {
    match (what.whose, what.other) {
        (Whose::Friendly, false) => format!("one of your {}", which(scene, what, true)),
        (Whose::Friendly, true) => format!("another of your {}", which(scene, what, true)),
        _ if what.against == Some(Against::Lowest) => format!("the {}", which(scene, what, false)),
        (_, true) => format!("another {}", which(scene, what, false)),
        (_, false) => a(&which(scene, what, false)),
    }
}

/// Who is meant, and whether they are several.
pub(super) fn who(scene: &Scene<'_>, who: Who) -> (String, bool) {
    match who {
        Who::This => (this(scene).to_owned(), false),
        Who::It => (it(scene).to_owned(), false),
        Who::One(what) => (a_which(scene, what), false),
        Who::UpTo(most, what) => {
            let of = if what.whose == Whose::Friendly { "of your " } else { "" };
            (format!("up to {most} {of}{}", which(scene, what, true)), true)
        }
        Who::PerEach(count, what) => (format!("{} for {}", a_which(scene, what), each(count)), false),
        Who::All(what) => {
            let your = if what.whose == Whose::Friendly { "your " } else { "" };
            let other = if what.other { "other " } else { "" };
            (format!("all {your}{other}{}", which(scene, what, true)), true)
        }
    }
}

/// Who is meant, with a verb that agrees.
pub(super) fn does(scene: &Scene<'_>, meant: Who, one: &str, many: &str) -> String {
    let (words, plural) = who(scene, meant);
    format!("{words} {}", if plural { many } else { one })
}

/// Who is meant, as the object of a verb.
pub(super) fn whom(scene: &Scene<'_>, meant: Who) -> String {
    if meant == Who::It && scene.it == It::Said { "that Unit".to_owned() } else { who(scene, meant).0 }
}

/// Cards, without article.
pub(super) fn which_cards(scene: &Scene<'_>, which: Cards, plural: bool) -> String {
    let mut said = String::new();
    if which.other {
        said.push_str("other ");
    }
    if let Some(tag) = which.tag {
        said.push_str(&scene.tag(tag));
        said.push(' ');
    }
    said.push_str(match (which.kind, plural) {
        (Some(of), plural) => kind(of, plural),
        (None, false) => "card",
        (None, true) => "cards",
    });
    if let Some(most) = which.cost {
        said.push_str(&format!(" of cost {most} or lower"));
    }
    if which.cost_is_gig {
        said.push_str(" whose cost equals the value of one of your Gigs");
    }
    said
}

pub(super) fn a_card(scene: &Scene<'_>, which: Cards) -> String {
    let words = which_cards(scene, which, false);
    if which.other { format!("an{words}") } else { a(&words) }
}

pub(super) const fn from(from: From) -> &'static str {
    match from {
        From::Hand => "from your hand",
        From::Trash => "from your trash",
        From::HandOrTrash => "from your hand or trash",
    }
}

pub(super) const fn rest(rest: Rest) -> &'static str {
    match rest {
        Rest::Top => "the rest stay on top in the same order",
        Rest::Bottom => "put the rest at the bottom of your deck",
        Rest::BottomRandom => "put the rest at the bottom of your deck in a random order",
    }
}

pub(super) fn value(scene: &Scene<'_>, value: Value) -> String {
    match value {
        Value::ThisPower => format!("the power of {}", this(scene)),
        Value::CardCost => "that card's cost".to_owned(),
        Value::DieValue => format!("the value of {}", gig(scene.gig)),
    }
}

/// "gets +2 power this turn for each Gear on it".
pub(super) fn power(scene: &Scene<'_>, meant: Who, amount: Amount, sign: char) -> String {
    let gets = does(scene, meant, "gets", "get");
    match amount {
        Amount::Fixed(amount) => format!("{gets} {sign}{amount} power for this turn"),
        Amount::Per { per, each: by } => format!("{gets} {sign}{by} power this turn for {}", each(per)),
        Amount::Read(read) if sign == '-' => {
            format!("{} power for this turn, equal to {}", does(scene, meant, "loses", "lose"), value(scene, read))
        }
        Amount::Read(read) => format!("{gets} additional power for this turn, equal to {}", value(scene, read)),
    }
}

pub(super) fn boon(scene: &Scene<'_>, meant: Who, boon: Boon) -> String {
    let says = |one: &str, many: &str| does(scene, meant, one, many);
    let same = |words: &str| does(scene, meant, words, words);
    match boon {
        Boon::Blocker => says("gains BLOCKER for this turn", "gain BLOCKER for this turn"),
        Boon::Adrenaline => says("gains ADRENALINE for this turn", "gain ADRENALINE for this turn"),
        Boon::AttackUnits if meant == Who::It => same("can attack rival Units at once, in this turn"),
        Boon::AttackUnits => same("can attack rival Units this turn, even if just played"),
        Boon::AttackSpent => same("can attack spent rival Units this turn, even if just played"),
        Boon::AttackReady => {
            says("may attack ready Units too in its next attack this turn", "may attack ready Units too in their next attacks this turn")
        }
        Boon::Undefeated => same("cannot be defeated in fights this turn"),
        Boon::Harmless => {
            says("does not defeat its opponent in its next fight this turn", "do not defeat their opponents in their next fights this turn")
        }
        Boon::StealsLess => says("steals 1 Gig fewer whenever it steals this turn", "steal 1 Gig fewer whenever they steal this turn"),
        Boon::CheaperSolo => same("can use GO SOLO for 2 €$ less this turn, but for at least 1 €$"),
        Boon::Watched => String::new(),
    }
}

pub(super) fn forbid(scene: &Scene<'_>, meant: Who, ban: Ban) -> String {
    match ban {
        Ban::Attack => does(scene, meant, "cannot attack before your next turn", "cannot attack before your next turn"),
        Ban::Ready => does(scene, meant, "cannot be readied before your next turn", "cannot be readied before your next turn"),
        Ban::Stay => does(scene, meant, "has to attack next turn if able", "have to attack next turn if able"),
    }
}

pub(super) fn adjust(gigs: Gigs, turn: Turn, by: u8) -> String {
    let gig = gig(gigs);
    match turn {
        Turn::Up => format!("raise {gig} by up to {by}"),
        Turn::Down => format!("lower {gig} by up to {by}"),
        Turn::Either => format!("change {gig} by up to {by}, up or down"),
        Turn::Exactly => format!("change {gig} by exactly {by}, up or down"),
    }
}

pub(super) fn top(count: u8) -> String {
    if count == 1 { "the top card of your deck".to_owned() } else { format!("the top {count} cards of your deck") }
}

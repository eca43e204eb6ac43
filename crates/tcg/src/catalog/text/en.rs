//! Card texts in English.

mod nouns;

use table::Lang;
use table::wording::{a, and, series};

use super::{Scene, Tongue, keyword, word};
use crate::catalog::words::{Amount, Cond, Cost, Count, EntryPoint, Guard, Price, Rest, Static, Step, When};
use nouns::{
    a_card, a_which, adjust, boon, card, cards, does, each, forbid, from, gear, gig, it, kind, power, rest, size, this, top, value,
    which as which_units, which_cards, who, whom,
};

/// The English language.
pub(super) struct English;

fn clause(scene: &Scene<'_>, when: When) -> String {
    let this = this(scene);
    match when {
        When::Play => format!("{this} is played"),
        When::Call => format!("{this} is Called"),
        When::Attack => format!("{this} attacks"),
        When::Defeated => format!("{this} is defeated"),
        When::TurnStarts => "your turn starts".to_owned(),
        When::TurnEnds => "your turn ends".to_owned(),
        When::Blocks => format!("{this} uses BLOCKER"),
        When::FriendBlocks => "one of your Units uses BLOCKER".to_owned(),
        When::Wins => format!("{this} wins a fight"),
        When::Loses => format!("{this} loses a fight"),
        When::Spent => format!("{this} is spent"),
        When::EquippedFriendSpent => "one of your equipped Units or Legends is spent".to_owned(),
        When::Steals => format!("{this} steals a Gig"),
        When::StealsSome => format!("{this} steals at least one Gig"),
        When::FriendSteals(die) => format!("one of your Units steals a {}", size(die)),
        When::LegendSteals => "one of your Legends steals a Gig".to_owned(),
        When::TaggedSteals(one, other) => {
            format!("one of your {} or {} Units steals at least one Gig", scene.tag(one), scene.tag(other))
        }
        When::OtherStealsLow => "another of your Units steals a Gig that shows less than that Unit's power".to_owned(),
        When::TaggedAttacks(tag) => format!("one of your {} Units attacks", scene.tag(tag)),
        When::TaggedDefeated(tag) => format!("{} Unit of either player is defeated", a(&scene.tag(tag))),
        When::EquippedFriendDefeated => "one of your equipped Units is defeated".to_owned(),
        When::PlaysProgram(tag) => format!("you play {} Program", a(&scene.tag(tag))),
        When::PlaysColored(color) => format!("you play {} Unit or Gear", a(&word(scene.catalog, scene.lang, "color", &color))),
        When::RollsEdge => "you roll a Gig and it shows its lowest or highest value".to_owned(),
        When::RivalTurnsGigs => "your Rival swaps any of your Gigs or changes their values".to_owned(),
        When::Booked => "the turn ends".to_owned(),
        When::ItWinsBy(least) => format!("{} wins a fight by {least} or more power", it(scene)),
        When::ItLoses => format!("{} loses a fight", it(scene)),
    }
}

impl Tongue for English {
    const AND: &'static str = and(Lang::En);
    const IF: &'static str = "if";
    const THEN: &'static str = "then";
    const THEN_IF: &'static str = "then, if";
    const OTHERWISE: &'static str = "if not,";

    fn when(&self, scene: &Scene<'_>, when: &[When], first: bool) -> String {
        match when {
            [When::TurnStarts] => "as your turn starts".to_owned(),
            [When::TurnEnds] => "as your turn ends".to_owned(),
            when => {
                let clauses: Vec<String> = when.iter().map(|&when| clause(scene, when)).collect();
                format!("{} {}", if first { "the first time each turn that" } else { "whenever" }, series(&clauses, "or"))
            }
        }
    }

    fn waits(&self, scene: &Scene<'_>, when: When) -> String {
        match when {
            When::Booked => "as this turn ends".to_owned(),
            when => format!("the next time {} this turn", clause(scene, when)),
        }
    }

    fn cost(&self, cost: Cost) -> String {
        if cost.eddies == 0 { "SPEND".to_owned() } else { format!("{} €$, SPEND", cost.eddies) }
    }

    fn cheaper(&self, per: Count) -> String {
        format!("this effect costs 1 €$ less for {}, down to 0 €$", each(per))
    }

    fn price(&self, scene: &Scene<'_>, price: Price) -> String {
        match price {
            Price::LessPer(count) => format!("to play {}, pay 1 €$ less for {}, but at least 1 €$", card(scene), each(count)),
            Price::Instead(amount, cond) => format!("if {}, pay only {amount} €$ to play {}", self.cond(scene, cond), card(scene)),
        }
    }

    fn always(&self, scene: &Scene<'_>, always: Static) -> String {
        let this = this(scene);
        match always {
            Static::PowerPerGear(more) => format!("during your turn, {this} has +{more} power for each Gear on it"),
            Static::PowerAgainstLegends(more) => format!("{this} has +{more} power in fights with Legends"),
            Static::AttackPower { power, tag, other } => {
                let tag = tag.map_or_else(String::new, |tag| format!("{} ", scene.tag(tag)));
                format!("your {}{tag}Units have +{power} power while they attack", if other { "other " } else { "" })
            }
            Static::CannotAttack => format!("{this} cannot attack"),
            Static::AttacksAfterProgram => format!("{this} can attack only in a turn in which you have played a Program"),
            Static::OnlyUnits => format!("{this} can attack only rival Units"),
            Static::AttacksReadyBlockers(cond) => {
                format!("if {}, {this} can attack Units with BLOCKER even if they are ready", self.cond(scene, cond))
            }
            Static::Unblockable(cond) => format!("if {}, {this} cannot be blocked", self.cond(scene, cond)),
            Static::WinsAgainst(tag) => format!("{this} wins every fight with {} Unit", a(&scene.tag(tag))),
            Static::RivalsWait => "no rival Unit can attack in the turn it is played".to_owned(),
            Static::OnEntry { at, cond } => {
                let opens = cond.map_or_else(String::new, |cond| format!("if {}, ", self.cond(scene, cond)));
                let at = match at {
                    EntryPoint::Units => "rival Units",
                    EntryPoint::GigArea => "the rival Gig area",
                };
                format!("{opens}{this} can attack {at} even in the turn it is played")
            }
            Static::Has(has, cond) => format!("if {}, {this} has {}", self.cond(scene, cond), keyword(has)),
            Static::FirstCheaper(tag, less) => {
                format!("the first {} Gear you play each turn costs you {less} €$ less, but at least 1 €$", scene.tag(tag))
            }
            Static::FreeCalls => "your Calls cost nothing during your turn".to_owned(),
            Static::SoloTax(more) => format!("your Rival pays {more} €$ more for GO SOLO"),
            Static::Transmitter => format!("if {this} would be defeated, this Gear is defeated instead"),
            Static::StandsIn(price) => {
                format!("if one of your Units would be defeated, you may pay {price} €$ to have {this} defeated in its place")
            }
            Static::Ransom => {
                "if a rival Unit would steal one of your Gigs, you may keep that Gig by discarding 1 card whose cost equals its value"
                    .to_owned()
            }
            Static::Reroll => {
                "whenever you roll a Gig from your fixer area, you may roll it once more; the second result counts".to_owned()
            }
        }
    }

    fn step(&self, scene: &Scene<'_>, step: &Step) -> String {
        match step {
            &Step::Draw(Amount::Fixed(count)) => format!("draw {}", cards(count)),
            &Step::Draw(Amount::Per { per, each: by }) => format!("draw {} for {}", cards(by), each(per)),
            &Step::Draw(Amount::Read(read)) => format!("draw as many cards as {}", value(scene, read)),
            &Step::EachMayDraw(count) => format!("each player may draw {}", cards(count)),
            &Step::Discard(count) => format!("discard {}", cards(count)),
            &Step::MayDiscard { count, kind: None } => format!("you may discard {}", cards(count)),
            &Step::MayDiscard { count, kind: Some(of) } => format!("you may discard {count} {}", kind(of, count != 1)),
            &Step::RivalDiscards(count) if scene.more => format!("your Rival discards {count} more"),
            &Step::RivalDiscards(count) => format!("your Rival discards {}", cards(count)),
            Step::EachDiscardsHand => "each player discards their hand".to_owned(),
            &Step::Trash(count) => format!("trash {}", top(count)),
            &Step::TakeTrashed(of) => format!("take {} from among them into your hand", a(kind(of, false))),
            &Step::TakeFromTrash(which) => format!("take {} from your trash into your hand", a_card(scene, which)),
            &Step::MayTakeFromTrash(which) => format!("you may take {} from your trash into your hand", a_card(scene, which)),
            Step::MayTakeThat => "you may take it into your hand".to_owned(),
            &Step::Power(meant, amount) => power(scene, meant, amount, '+'),
            &Step::Weaken(meant, amount) => power(scene, meant, amount, '-'),
            &Step::FightPower(meant, amount) => {
                let gets = does(scene, meant, "gets", "get");
                let fights = "in fights with rival Units this turn";
                match amount {
                    Amount::Fixed(amount) => format!("{gets} +{amount} power {fights}"),
                    Amount::Per { per, each: by } => format!("{gets} +{by} power {fights}, for {} at this moment", each(per)),
                    Amount::Read(read) => format!("{gets} additional power {fights}, equal to {}", value(scene, read)),
                }
            }
            &Step::Give(meant, given) => boon(scene, meant, given),
            &Step::Forbid(meant, ban) => forbid(scene, meant, ban),
            &Step::Defeat(meant) => format!("defeat {}", whom(scene, meant)),
            &Step::Spend(meant) => format!("spend {}", whom(scene, meant)),
            &Step::Ready(meant) => format!("ready {}", whom(scene, meant)),
            &Step::Bottom(meant) => {
                let (words, plural) = who(scene, meant);
                format!("put {words} at the bottom of {}", if plural { "their owners' decks" } else { "its owner's deck" })
            }
            Step::BottomFromTrash => format!("put {} from the trash at the bottom of its owner's deck", this(scene)),
            Step::Return => format!("{} goes back to its owner's hand", this(scene)),
            &Step::DefeatOneOrTwo(which, cond) => {
                format!("defeat one or two {}, but two only if {}", which_units(scene, which, true), self.cond(scene, cond))
            }
            Step::EachDefeatsOne => "each player chooses one of their own Units, and these are defeated".to_owned(),
            &Step::DefeatGear { whose, power } => {
                let weak = power.map_or_else(String::new, |most| format!(" of power {most} or lower"));
                format!("defeat {}{weak}", gear(whose))
            }
            &Step::MayDefeatGear(whose) => format!("you may defeat {}", gear(whose)),
            Step::MoveGear => format!("move a Gear from {} onto one of your unequipped Units", this(scene)),
            &Step::ReadyEddies(count) => format!("ready {count} of your Eddies"),
            &Step::Adjust(gigs, turn, by) => adjust(gigs, turn, by),
            &Step::MayAdjust(gigs, turn, by) => format!("you may {}", adjust(gigs, turn, by)),
            Step::SetAcross => "choose a Gig of each player and set one of the two to the value of the other".to_owned(),
            Step::MaySet => "you may set any Gig to the value of another Gig".to_owned(),
            Step::Swap => "swap one of your Gigs with a rival Gig".to_owned(),
            Step::MaySwap => "you may swap one of your Gigs with a rival Gig".to_owned(),
            &Step::ChooseGig(gigs) => format!("choose {}", gig(gigs)),
            &Step::Steal(meant) => does(scene, meant, "steals a Gig", "steal a Gig each"),
            Step::StealUnshared => format!("{} steals a rival Gig whose value none of your Gigs shows", this(scene)),
            Step::Look => "look at one of your face-down Legends".to_owned(),
            Step::MayLook => "you may look at one of your face-down Legends".to_owned(),
            Step::LookAll => "look at all your face-down Legends".to_owned(),
            Step::MayCall => "you may Call a Legend without paying".to_owned(),
            &Step::MayCallThat(tag) => format!("if it is {} or has GO SOLO, you may Call it without paying", scene.tag(tag)),
            &Step::Search { top: looked, take, most, rest: left } => {
                let found = match most {
                    1 => a_card(scene, take),
                    most if most >= looked => format!("any number of {}", which_cards(scene, take, true)),
                    most => format!("up to {most} {}", which_cards(scene, take, true)),
                };
                let them = if most == 1 { "it" } else { "them" };
                format!("search {}: you may reveal {found} and take {them} into your hand; {}", top(looked), rest(left))
            }
            &Step::SearchAny { top: looked, more, rest: left } => {
                format!("search {}: take 1 of them into your hand, and up to 1 more for {}; {}", top(looked), each(more), rest(left))
            }
            &Step::SearchTrash(looked) => {
                let left = if looked == 2 { "the other stays on top" } else { rest(Rest::Top) };
                format!("search {}: trash 1 of them; {left}", top(looked))
            }
            Step::SearchMayTrash => format!("search {} and trash it if you like", top(1)),
            Step::RevealTake => format!("reveal {} and take it into your hand", top(1)),
            Step::RevealPlayOrTake => format!("reveal {} and either play it without paying or take it into your hand", top(1)),
            &Step::RevealRivalSorts(count) => {
                format!("reveal {}; your Rival decides whether all of them go into your hand or into your trash", top(count))
            }
            Step::NameType => "name a card type".to_owned(),
            Step::Reveal => format!("reveal {}", top(1)),
            Step::TakeThat => "take it into your hand".to_owned(),
            Step::TrashThat => "trash it".to_owned(),
            Step::SellTop => format!("sell {}", top(1)),
            &Step::Play(place, which) => format!("play {} {} without paying", a_card(scene, which), from(place)),
            &Step::MayPlay(place, which) => format!("you may play {} {} without paying", a_card(scene, which), from(place)),
            &Step::MayPlayThenBottom(place, which) => {
                format!(
                    "you may play {} {} without paying; put it at the bottom of your deck afterwards",
                    a_card(scene, which),
                    from(place)
                )
            }
            &Step::PlayUpTo(most, place, which) => {
                format!("play at most {most} {} {} without paying", which_cards(scene, which, true), from(place))
            }
            &Step::PlayGearOnAnother(which) => {
                format!("play {} from your trash without paying, onto another of your Units", a_card(scene, which))
            }
            &Step::PlayPaidThenBottom(which) => {
                format!(
                    "you may play {} from your trash, paying for it as usual; put it at the bottom of your deck afterwards",
                    a_card(scene, which)
                )
            }
            Step::MayPlayThat => "you may instead play it without paying".to_owned(),
            &Step::NextProgramCheaper(count) => {
                format!("the next Program you play this turn costs you 1 €$ less for {}, but at least 1 €$", each(count))
            }
            Step::Guard(Guard::HighFromUnits) => {
                "until your next turn, no rival Unit can steal a Gig of yours that shows more than that Unit's power".to_owned()
            }
            Step::Guard(Guard::LowFromLegends) => {
                "until your next turn, no rival Legend can steal a Gig of yours that shows less than that Legend's power".to_owned()
            }
            &Step::MayPay(amount) => format!("you may pay {amount} €$"),
            &Step::Choose(which) => format!("choose {}", a_which(scene, which)),
            // These contain others, and are composed for every language alike.
            Step::Book(_) | Step::Watch(_) | Step::OneOf { .. } | Step::If { .. } => String::new(),
        }
    }

    fn cond(&self, scene: &Scene<'_>, cond: Cond) -> String {
        let (this, it) = (this(scene), it(scene));
        match cond {
            Cond::MoreCred => "you have more Street Cred than your Rival".to_owned(),
            Cond::LessCred => "you have less Street Cred than your Rival".to_owned(),
            Cond::EvenCred => "your Street Cred is even".to_owned(),
            Cond::CredBelow(limit) => format!("you have less than {limit} Street Cred"),
            Cond::CredDiffers(least) => format!("your Street Cred and your Rival's differ by {least} or more"),
            Cond::BigGigs(1) => "one of your Gigs shows 8 or more".to_owned(),
            Cond::BigGigs(least) => format!("at least {least} of your Gigs show 8 or more"),
            Cond::MinGig => "you have a min Gig".to_owned(),
            Cond::ValuePair => "you have a value-pair".to_owned(),
            Cond::DifferentValues(least) => format!("your Gigs show at least {least} different values"),
            Cond::EvenAndOdd => "your Gigs show both an even and an odd value".to_owned(),
            Cond::Behind(1) => "your Rival is ahead of you in Gigs".to_owned(),
            Cond::Behind(least) => format!("your Rival is ahead of you by at least {least} Gigs"),
            Cond::MinD4 => "one of your d4s is a min Gig".to_owned(),
            Cond::AllLegendsUp => "all your Legends are face-up".to_owned(),
            Cond::FixerEmpty => "your fixer area is empty".to_owned(),
            Cond::ThisPower(least) => format!("{this} has at least {least} power"),
            Cond::ThisSpent => format!("{this} is spent"),
            Cond::ThisEquipped => format!("{this} is equipped"),
            Cond::ThisStole => format!("{this} has stolen a Gig this turn"),
            Cond::ThisWasV => format!("{this} is named V"),
            Cond::EquippedFriends(least) => format!("at least {least} of your Units and Legends are equipped"),
            Cond::ItIs(tag) => format!("{it} is {} Unit", a(&scene.tag(tag))),
            Cond::ItIsOneOf(one, two, three) => {
                format!("{it} is {}, {} or {} Unit", a(&scene.tag(one)), scene.tag(two), scene.tag(three))
            }
            Cond::ItClashed => format!("{it} has fought or stolen a Gig since"),
            Cond::CostIsGig => "that card's cost equals the value of one of your Gigs".to_owned(),
            Cond::CardIs(of) => format!("it is {}", a(kind(of, false))),
            Cond::CardIsNamedType => "it is of the named type".to_owned(),
            Cond::DiscardsAreGig => "the number of cards discarded by both together equals the value of one of your Gigs".to_owned(),
            Cond::DieEven => "that Gig shows an even value".to_owned(),
            Cond::DieOdd => "that Gig shows an odd value".to_owned(),
            Cond::DieIsD20 => "that Gig is a d20".to_owned(),
            Cond::BecameMin => "this makes it a min Gig".to_owned(),
            Cond::Did => self.done(None).to_owned(),
        }
    }

    fn done(&self, before: Option<&Step>) -> &'static str {
        if matches!(before, Some(Step::RevealRivalSorts(_))) { "they are trashed" } else { "you do" }
    }

    fn sorted(&self, trashed: bool) -> &'static str {
        if trashed { "the revealed cards go into the trash" } else { "the revealed cards go into the hand" }
    }

    fn choice(&self, scene: &Scene<'_>, count: usize, all_if: Option<Cond>, rival_if: Option<Cond>) -> String {
        let all = if count == 2 { "both" } else { "all" };
        match (all_if, rival_if) {
            (Some(cond), _) => format!("choose one effect, or {all} in this order if {}", self.cond(scene, cond)),
            (None, Some(cond)) => {
                format!("apply {all} effects in this order, but if {}, your Rival chooses only one of them", self.cond(scene, cond))
            }
            (None, None) => "choose one".to_owned(),
        }
    }
}

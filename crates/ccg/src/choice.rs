//! One thing that a seat may do, and its stable name.

use serde::{Deserialize, Serialize};
use table::Seat;
use table::content::word;

use crate::catalog::words::{Back, Stat};
use crate::catalog::{CardId, Catalog};
use crate::state::Name;

/// What a Runner does by its character type, alone and with a target.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verb {
    /// A Media raises the M-Sec of this (R175).
    Praise,
    /// A Netrunner raises the E-Sec of this (R177).
    Shield,
    /// A Netrunner lowers the E-Sec of this (R179).
    Hack,
    /// A Rocker lowers the M-Sec of this (R185).
    Incite,
    /// A Fixer lowers the cost of running this (R167).
    Broker,
    /// A Fixer lowers the cost of this Runner's LR (R168).
    Discount,
    /// A Nomad lends half its Power to this Runner (R181).
    Family,
    /// Cops bust this Runner (R149); the first of them is named.
    Bust,
}

/// One thing that a seat may do now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// Draw from this deck.
    Draw(Back),
    /// Gain Ops Points, or Style Points (R213).
    Gain(bool),
    /// No action, or no response.
    Pass,
    /// Buy a card that stands by itself.
    Buy(CardId),
    /// Buy a card for the Stash.
    BuyToStash(CardId),
    /// Buy a card and attach it.
    BuyTo(CardId, Name),
    /// Pay with this.
    Source(Name),
    /// A Corp adds to the Location that was used last (R162).
    Boost(Name),
    /// A Fixer lowers what is being paid (R166).
    Deal(Name),
    /// Move Equipment to a Runner.
    Move(Name, Name),
    /// Attach a card of the Stash to a Runner, by its Vehicle or by itself.
    Unstash(Name, Name, bool),
    /// Put Equipment into the Stash, by the Runner's Vehicle or by itself.
    Stash(Name, bool),
    /// Pay for attempting an Operation (R228).
    Bid(Name),
    /// Assign teams (R231).
    Teams,
    /// The Runner is put into this team; 0 is none.
    Team(u8),
    /// A Runner uses the ability of its type.
    Do(Verb, Name, Name),
    /// A Solo adds its Power to one of SR, LR, Def (R187).
    Sense(Name, Stat),
    /// A Runner lends its LR (R241).
    Support(Name),
    /// Cops in this battle bust this Runner (R159).
    Arrest(Name),
    /// Corps or Fixers take this card out of the trash.
    Recover(CardId),
    /// Med-Techs straighten this Runner.
    Heal(Name),
    /// Med-Techs save the Runner that would be trashed.
    Treat,
    /// Techies save the card that would be trashed.
    Repair,
    /// A Techie puts this part under this Chassis.
    Build(Name, Name),
    /// This one is used for it.
    With(Name),
    /// Use an ability of a card in play, counted from 0.
    Use(Name, u8),
    /// Play an Event, by the ability of this number, counted from 0.
    Play(CardId, u8),
    /// This card in play, or in a Stash.
    Pick(Name),
    /// This card of a trash pile.
    Trashed(Seat, CardId),
    /// This card of the hand.
    Held(CardId),
    /// This card of a deck.
    Found(CardId),
    /// This opponent.
    Rival(Seat),
    /// Hit this Location or Operation.
    Hit(Name),
    /// Hit the Stash of this player.
    HitStash(Seat),
    /// Run this Operation.
    Run(Name),
    /// This team goes.
    Force(u8),
    /// This Runner goes, without a team.
    Send(Name),
    /// Nobody defends.
    Decline,
    /// This Weapon is equipped.
    Wield(Name),
    /// These two Melee Weapons are equipped.
    WieldTwo(Name, Name),
    /// No Weapon is equipped.
    Unarmed,
    /// This Vehicle brings Runners home.
    Home(Name),
    /// This Runner boards it.
    Board(Name),
    /// The others return used.
    Return,
    /// Discard a card.
    Discard(CardId),
    /// Enough.
    Done,
}

/// The name of a piece without its seat: the card, and the copy if it is not the first.
pub fn piece_key(catalog: &Catalog, name: Name) -> String {
    if !name.card.is_some() {
        return "sponsor".to_owned();
    }
    let key = name.card.key(catalog);
    if name.copy > 1 { format!("{key}/{}", name.copy) } else { key.to_owned() }
}

/// The name of a piece with its seat.
pub fn seated_key(catalog: &Catalog, name: Name) -> String {
    format!("{}:{}", name.seat.0, piece_key(catalog, name))
}

impl Choice {
    /// The stable name, for logs, requests and scenarios.
    pub fn key(self, catalog: &Catalog) -> String {
        let card = |card: CardId| card.key(catalog);
        let own = |name: Name| piece_key(catalog, name);
        let any = |name: Name| seated_key(catalog, name);
        let number = |ability: u8| if ability == 0 { String::new() } else { format!(" effect {}", ability + 1) };
        let way = |vehicle: bool| if vehicle { " by vehicle" } else { "" };
        match self {
            Choice::Draw(back) => format!("draw {}", word(&back)),
            Choice::Gain(true) => "gain ops".to_owned(),
            Choice::Gain(false) => "gain style".to_owned(),
            Choice::Pass => "pass".to_owned(),
            Choice::Buy(id) => format!("buy {}", card(id)),
            Choice::BuyToStash(id) => format!("buy {} to stash", card(id)),
            Choice::BuyTo(id, name) => format!("buy {} to {}", card(id), own(name)),
            Choice::Source(name) => format!("pay {}", own(name)),
            Choice::Boost(name) => format!("boost {}", own(name)),
            Choice::Deal(name) => format!("deal {}", own(name)),
            Choice::Move(name, to) => format!("move {} to {}", own(name), own(to)),
            Choice::Unstash(name, to, vehicle) => format!("attach {} to {}{}", own(name), own(to), way(vehicle)),
            Choice::Stash(name, vehicle) => format!("stash {}{}", own(name), way(vehicle)),
            Choice::Bid(name) => format!("bid {}", any(name)),
            Choice::Teams => "teams".to_owned(),
            Choice::Team(0) => "no team".to_owned(),
            Choice::Team(team) => format!("team {team}"),
            Choice::Do(verb, name, on) => format!("{} {} with {}", word(&verb), any(on), own(name)),
            Choice::Sense(name, stat) => format!("sense {} {}", own(name), word(&stat)),
            Choice::Support(name) => format!("support {}", own(name)),
            Choice::Arrest(name) => format!("arrest {}", any(name)),
            Choice::Recover(id) => format!("recover {}", card(id)),
            Choice::Heal(name) => format!("heal {}", any(name)),
            Choice::Treat => "treat".to_owned(),
            Choice::Repair => "repair".to_owned(),
            Choice::Build(part, chassis) => format!("build {} under {}", own(part), own(chassis)),
            Choice::With(name) => format!("with {}", own(name)),
            Choice::Use(name, ability) => format!("use {}{}", own(name), number(ability)),
            Choice::Play(id, ability) => format!("play {}{}", card(id), number(ability)),
            Choice::Pick(name) => format!("pick {}", any(name)),
            Choice::Trashed(seat, id) => format!("trashed {}:{}", seat.0, card(id)),
            Choice::Held(id) => format!("held {}", card(id)),
            Choice::Found(id) => format!("found {}", card(id)),
            Choice::Rival(seat) => format!("rival {}", seat.0),
            Choice::Hit(name) => format!("hit {}", any(name)),
            Choice::HitStash(seat) => format!("hit stash {}", seat.0),
            Choice::Run(name) => format!("run {}", own(name)),
            Choice::Force(team) => format!("send team {team}"),
            Choice::Send(name) => format!("send {}", own(name)),
            Choice::Decline => "decline".to_owned(),
            Choice::Wield(name) => format!("wield {}", own(name)),
            Choice::WieldTwo(one, two) => format!("wield {} and {}", own(one), own(two)),
            Choice::Unarmed => "unarmed".to_owned(),
            Choice::Home(name) => format!("home {}", own(name)),
            Choice::Board(name) => format!("board {}", own(name)),
            Choice::Return => "return".to_owned(),
            Choice::Discard(id) => format!("discard {}", card(id)),
            Choice::Done => "done".to_owned(),
        }
    }
}

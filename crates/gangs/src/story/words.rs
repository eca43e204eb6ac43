//! The vocabulary of Stories (R401 and after): what Story cards are made of. One tree of these drives
//! the rules, the English text and the Italian text of a card.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::catalog::board::Amount;
use crate::catalog::words::{Class, Deal, Depth, District, PoiKind, Source};

/// A Story (R012).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, JsonSchema, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Story {
    /// The game without a Story.
    Tutorial,
    /// Arasaka, an Agent and an Assassin.
    CostOfSuccess,
    /// A VIP sees the sights.
    NightCityTour,
    /// Kang Tao and Militech.
    SubtleWarfare,
    /// Containers that nobody ordered.
    InconvenientGift,
}

impl Story {
    /// All of them, in the order of their file.
    pub const ALL: &'static [Story] =
        &[Story::Tutorial, Story::CostOfSuccess, Story::NightCityTour, Story::SubtleWarfare, Story::InconvenientGift];

    /// How many cards it has (R012).
    pub const fn cards(self) -> usize {
        match self {
            Story::Tutorial => 1,
            Story::CostOfSuccess => 9,
            Story::NightCityTour | Story::InconvenientGift => 7,
            Story::SubtleWarfare => 8,
        }
    }
}

/// A kind of Story token that lies in Districts or on dashboards (R013). Time tokens only lie on Story cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, JsonSchema, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Token {
    /// There is one.
    Assassin,
    /// There is one.
    Agent,
    /// There is one.
    Vip,
    /// There is one.
    Trace,
    /// There are five.
    X,
    /// There are six.
    Militech,
    /// There are six.
    Container,
    /// A Kang Tao Factory; there are six.
    Factory,
}

/// Time tokens of the game (R013).
pub const TIME: u8 = 10;

impl Token {
    /// All of them, in order.
    pub const ALL: &'static [Token] =
        &[Token::Assassin, Token::Agent, Token::Vip, Token::Trace, Token::X, Token::Militech, Token::Container, Token::Factory];

    /// How many there are (R013).
    pub const fn supply(self) -> u8 {
        match self {
            Token::Assassin | Token::Agent | Token::Vip | Token::Trace => 1,
            Token::X => 5,
            Token::Militech | Token::Container | Token::Factory => 6,
        }
    }

    /// Whether there is only one, so that "the District of the token" says which.
    pub const fn single(self) -> bool {
        self.supply() == 1
    }
}

/// Which Districts a need looks at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum At {
    /// This one.
    In(District),
    /// Any with such a token.
    With(Token),
}

/// What a seat may fulfil.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Need {
    /// At least this much Street Cred.
    Cred(u8),
    /// More Street Cred than each other seat.
    Leads,
    /// Less Street Cred than each other seat.
    Trails,
    /// Tokens on the dashboard.
    Holds {
        /// Of which kind.
        token: Token,
        /// At least how many.
        least: u8,
    },
    /// Presence in such a District.
    Presence(At),
    /// Dominance in such a District.
    Dominance(At),
    /// Dominance in at least this many Districts.
    DominanceIn(u8),
    /// A unit of a class in such a District, Edgerunners included (C-20).
    Unit {
        /// The class.
        class: Class,
        /// Where.
        at: At,
    },
    /// Control of a Point of Interest of this kind.
    Control(PoiKind),
    /// An Opportunity of this type.
    Deal(Deal),
    /// At least this many Opportunities.
    Deals(u8),
    /// At least this many Hideouts in play.
    Hideouts(u8),
    /// Has ended a Netrun at this depth or deeper since the newest Story card was revealed.
    Ran(Depth),
}

impl Need {
    /// Whether at most one seat can fulfil it at a time.
    pub const fn unique(self) -> bool {
        match self {
            Need::Leads | Need::Trails | Need::Dominance(At::In(_)) | Need::Deal(Deal::Story) => true,
            Need::Holds { token, .. } => token.single(),
            _ => false,
        }
    }
}

/// What a branch or an Epilogue waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Condition {
    /// Some seat fulfils this.
    Someone(Need),
    /// No Time tokens are left.
    NoTime,
    /// No District has such a token.
    NoneLeft(Token),
}

/// Where tokens are put.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum To {
    /// One into this District.
    In(District),
    /// One into the District of the event.
    Here,
    /// One each into so many Districts, drawn among those without such a token.
    Random(u8),
    /// One into each District.
    Each,
    /// One into each District with a token of another kind.
    EachWith(Token),
}

/// The District from which a token is taken or removed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum From {
    /// That of the event.
    Here,
    /// That of this token, of which there is one.
    With(Token),
    /// One of the actor's choice in which the actor has Presence.
    Present,
    /// One of the actor's choice in which the actor has a unit of a class.
    Beside(Class),
    /// One of the actor's choice.
    Any,
}

/// Where a token of which there is one goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Toward {
    /// To an adjacent District of the actor's choice.
    Adjacent,
    /// To the District of the event.
    Here,
    /// To another District, drawn at random.
    Random,
}

/// What happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Do {
    /// The actor gains Street Cred.
    Cred(u8),
    /// Each seat that fulfils a need gains Street Cred.
    CredEach {
        /// How much.
        cred: u8,
        /// Who.
        need: Need,
    },
    /// The actor gains resources.
    Gain(Amount),
    /// Time tokens are put on the card.
    AddTime {
        /// So many,
        base: u8,
        /// and so many more for each seat.
        per_seat: u8,
    },
    /// Time tokens go back to the supply, as far as there are any.
    RemoveTime(u8),
    /// Tokens are put from the supply into Districts.
    Put {
        /// Of which kind.
        token: Token,
        /// Where.
        to: To,
    },
    /// The actor takes a token of a District onto the dashboard, and gains Street Cred if there was one.
    Take {
        /// Of which kind.
        token: Token,
        /// From where.
        from: From,
        /// How much.
        cred: u8,
    },
    /// A token of a District goes back to the supply, and the actor gains Street Cred if there was one.
    Remove {
        /// Of which kind.
        token: Token,
        /// From where.
        from: From,
        /// How much.
        cred: u8,
    },
    /// A token of which there is one moves from District to District.
    Move {
        /// Which.
        token: Token,
        /// Where to.
        to: Toward,
    },
    /// The actor puts a token of the dashboard into the District of the event.
    Drop(Token),
    /// All tokens of a kind go back to the supply, from Districts and dashboards.
    Clear(Token),
    /// The Kang Tao cards are shuffled into the deck of Combat Upgrades.
    KangTao,
    /// Arasaka Blueprints is laid open beside the Opportunity market.
    Blueprints,
    /// The actor kills any one unit.
    Kill,
}

impl Do {
    /// Whether the actor has something to choose.
    pub const fn chooses(self) -> bool {
        match self {
            Do::Take { from, .. } | Do::Remove { from, .. } => matches!(from, From::Present | From::Beside(_) | From::Any),
            Do::Move { to, .. } => matches!(to, Toward::Adjacent),
            Do::Kill => true,
            _ => false,
        }
    }

    /// Whether it asks for the District of an event.
    pub const fn here(self) -> bool {
        match self {
            Do::Take { from, .. } | Do::Remove { from, .. } => matches!(from, From::Here),
            Do::Move { to, .. } => matches!(to, Toward::Here),
            Do::Put { to, .. } => matches!(to, To::Here),
            Do::Drop(_) => true,
            _ => false,
        }
    }

    /// Whether it is something for an acting seat.
    pub const fn acts(self) -> bool {
        matches!(self, Do::Cred(_) | Do::Gain(_) | Do::Take { .. } | Do::Remove { .. } | Do::Drop(_)) || self.chooses()
    }
}

/// Something that has just happened, with an actor and often a District.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum When {
    /// A Firefight has ended; the actor initiated it.
    Firefight,
    /// A Firefight has ended in which one side was single highest; that side is the actor.
    FirefightWon,
    /// A Netrun of the actor has ended at this depth or deeper.
    Netrun(Depth),
    /// A unit of the actor has crossed into a District.
    Move,
    /// A unit of the actor has entered a Point of Interest of this kind.
    Enter(PoiKind),
    /// The actor has seized an Opportunity.
    Seize,
    /// The actor has hired an Edgerunner, who now stands in a District.
    Hire,
    /// The actor has built a Hideout in a District.
    Build,
    /// The actor has upgraded.
    Upgrade,
    /// The actor has lost a unit in a District.
    Loss,
    /// A Reclaim of the actor has ended.
    Reclaim,
    /// A turn of the actor has ended.
    Turn,
}

impl When {
    /// Whether it happens in a District.
    pub const fn placed(self) -> bool {
        match self {
            When::Firefight | When::FirefightWon | When::Move | When::Enter(_) | When::Hire | When::Build | When::Loss => true,
            When::Netrun(_) | When::Seize | When::Upgrade | When::Reclaim | When::Turn => false,
        }
    }

    /// Whether it can happen in the middle of something else, where nothing can be chosen.
    pub const fn amid(self) -> bool {
        matches!(self, When::Move | When::Enter(_) | When::Loss | When::Turn)
    }
}

/// What a card does whenever something happens.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Rule {
    /// What has happened.
    pub when: When,
    /// A token that the District of the event must have.
    #[serde(default)]
    pub with: Option<Token>,
    /// What the actor must fulfil.
    #[serde(default)]
    pub need: Option<Need>,
    /// What follows, in this order.
    pub then: Vec<Do>,
}

/// Something that is bought.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Purchase {
    /// A Hideout.
    Hideout,
    /// An upgrade.
    Upgrade,
    /// An Edgerunner.
    Edgerunner,
    /// An Opportunity.
    Opportunity,
}

/// How a seat stands in a District (R078, R081).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Standing {
    /// Presence.
    Presence,
    /// Dominance.
    Dominance,
}

/// What is different while a card lies open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Change {
    /// Firepower at Compare for who fulfils a need.
    Firepower {
        /// How much.
        more: u8,
        /// Who.
        need: Need,
        /// Only in Firefights in a District with such a token.
        #[serde(default)]
        with: Option<Token>,
    },
    /// A price is higher or lower, but never below 0.
    Price {
        /// Of what.
        of: Purchase,
        /// By how much.
        by: i8,
        /// For whom; for all if not said.
        #[serde(default)]
        need: Option<Need>,
    },
    /// The dangers of the Net are higher or lower.
    Danger(i8),
    /// More units may be recruited.
    Recruits {
        /// How many more.
        more: u8,
        /// By whom.
        need: Need,
    },
    /// A Reclaim gains this more for each District with such a token in which the seat stands so.
    Reward {
        /// The token.
        with: Token,
        /// How the seat must stand.
        standing: Standing,
        /// What it gains for each.
        gain: Amount,
    },
    /// No unit may enter a Point of Interest in a District with such a token.
    ClosedPois(Token),
    /// No unit may cross into a District with such a token.
    ClosedDistricts(Token),
    /// No Firefight may be initiated in a District with such a token.
    NoFirefights(Token),
}

/// What a seat may do once in its turn, in an Activate, before an action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Offer {
    /// Who may.
    pub need: Need,
    /// What it costs.
    pub price: Amount,
    /// What follows, in this order.
    pub then: Vec<Do>,
}

/// A way from an Act to another card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Branch {
    /// What must come true.
    pub on: Condition,
    /// The key of the card that follows.
    pub to: String,
}

/// Street Cred that an Epilogue hands out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Award {
    /// To each seat that fulfils a need.
    Each {
        /// How much.
        cred: u8,
        /// Who.
        need: Need,
    },
    /// For each token on the dashboard.
    PerToken {
        /// How much for each.
        cred: u8,
        /// Of which kind.
        token: Token,
    },
    /// To the one seat that holds more than each other.
    Most {
        /// How much.
        cred: u8,
        /// Of which kind.
        token: Token,
    },
    /// For each District with such a token in which the seat stands so.
    Districts {
        /// How much for each.
        cred: u8,
        /// The token.
        with: Token,
        /// How the seat must stand.
        standing: Standing,
    },
}

/// How the winner is found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Winner {
    /// By the most Street Cred (R190).
    #[default]
    Cred,
    /// By the most tokens of this kind on the dashboard; if nobody has one, by Street Cred.
    Most(Token),
}

/// What kind of card it is, and what only that kind has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Kind {
    /// It opens the Story and stays open (R192).
    Introduction {
        /// The key of the card that it reveals at once; the Tutorial has none.
        #[serde(default)]
        reveals: Option<String>,
    },
    /// A step of the Story.
    Act {
        /// Its number, and its letter if there is another of that number.
        label: String,
        /// Whether the Acts before it stay open (R196).
        #[serde(default)]
        keeps: bool,
        /// Where it can lead, in the order on the card.
        branches: Vec<Branch>,
    },
    /// An end of the Story.
    Epilogue {
        /// Its letter.
        label: String,
        /// What ends the game; if not said, its reveal does (R200).
        #[serde(default)]
        ends: Option<Condition>,
        /// Street Cred that it hands out at the end (R201).
        #[serde(default)]
        awards: Vec<Award>,
        /// How the winner is found.
        #[serde(default)]
        winner: Winner,
    },
}

/// A Story card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct StoryCard {
    /// Its stable name.
    pub key: String,
    /// The Story that it belongs to.
    pub story: Story,
    /// What happens when it is revealed.
    #[serde(default)]
    pub setup: Vec<Do>,
    /// What is different while it lies open.
    #[serde(default)]
    pub changes: Vec<Change>,
    /// What it does whenever something happens.
    #[serde(default)]
    pub rules: Vec<Rule>,
    /// What seats may do.
    #[serde(default)]
    pub offers: Vec<Offer>,
    /// What kind of card it is.
    pub kind: Kind,
    /// Where it comes from.
    pub source: Source,
}

impl StoryCard {
    /// Every effect on the card.
    pub fn effects(&self) -> impl Iterator<Item = Do> + '_ {
        let then = self.rules.iter().map(|rule| &rule.then).chain(self.offers.iter().map(|offer| &offer.then));
        self.setup.iter().chain(then.flatten()).copied()
    }
}

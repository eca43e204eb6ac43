//! What things are worth, in Street Cred that they bring by and by. The numbers were found by letting
//! players with slightly different ones play thousands of games against each other.

/// One of a resource in an empty purse.
pub const EURODOLLAR: f32 = 0.6;
pub const CONTRABAND: f32 = 0.35;
pub const SECRET: f32 = 0.75;
/// How fast the next of a resource is worth less, for each that is held.
pub const PLENTY: f32 = 0.21;
/// The share of a Eurodollar's worth that is left when no Hideout and no Edgerunner can be bought any more.
pub const SATED: f32 = 0.5;
/// The Street Cred that the leader needs for the future to count in full, and the least that it counts.
pub const AHEAD: f32 = 12.0;
pub const SHORT: f32 = 0.15;
/// One Street Cred less for the only opponent; with several it is shared among them.
pub const SPITE: f32 = 0.2;
/// The share of a reward's worth that it has before the Reclaim.
pub const HARVEST: f32 = 0.84;

/// The first unit of a class, which makes an action possible; then each unit by itself.
pub const FIRST: f32 = 1.2;
pub const SOLO: f32 = 0.35;
pub const TECHIE: f32 = 0.4;
pub const NETRUNNER: f32 = 1.0;
pub const DRONE: f32 = 0.25;
pub const EDGERUNNER: f32 = 0.4;
/// What the talents of Johnny Silverhand, Rogue, Kerry Eurodyne, T-Bug and all others bring in a long game.
pub const LEGEND: f32 = 4.0;
pub const QUEEN: f32 = 2.5;
pub const LONE_STAR: f32 = 2.0;
pub const UNDERDOG: f32 = 0.8;
pub const OTHER_TALENT: f32 = 0.4;
/// The share of the last two that one Reclaim brings.
pub const RECLAIMED: f32 = 0.4;

/// A market that can be used later, and the share of what it offers that it is worth now.
pub const ACCESS: f32 = 0.5;
/// The share of a Secret that a Data Fortress is worth before a Netrun.
pub const FORTRESS: f32 = 0.8;
/// A Point of Interest of a kind that is controlled already, and any that others cannot use.
pub const ANOTHER_POI: f32 = 0.15;
pub const DENIAL: f32 = 0.07;
/// A move has to bring more than this.
pub const EFFORT: f32 = 0.1;
/// What the moves of an action bring that is not taken before they are made.
pub const MOVES: f32 = 0.7;

/// Further deals of the type of one that is seized.
pub const SYNERGY: f32 = 0.6;
/// What an Opportunity usually pays.
pub const GOOD_DEAL: f32 = 1.5;
/// Effects of cards and of the Net.
pub const KILL: f32 = 1.0;
pub const CONVERT: f32 = 1.2;
pub const RECYCLE: f32 = 0.1;
pub const MOVE: f32 = 0.25;
/// What the best card of an Upgrade is usually worth in a Firefight, and how many Firefights there are.
pub const GOOD_CARD: f32 = 1.5;
pub const FIGHTS: f32 = 1.2;
/// What each card more that an Upgrade draws adds to the best of them.
pub const ONE_MORE_CARD: f32 = 0.2;
/// The recruits of one more Hideout, and the share of what a first unit there would collect.
pub const HIDEOUT: f32 = 1.26;
pub const FOOTHOLD: f32 = 0.4;

/// A disc that may do more later, the Wild disc, and Wild for an action whose disc is there.
pub const PATIENCE: f32 = 0.2;
pub const WILD: f32 = 0.42;
pub const DOUBLE: f32 = 0.6;
/// A Reclaim by itself, and for each disc, each recruit, and what it collects.
pub const RECLAIM: f32 = -0.5;
pub const DISC: f32 = 0.5;
pub const RECRUIT: f32 = 0.3;
pub const COLLECT: f32 = 0.15;

/// A space of the Net that lies behind.
pub const PROGRESS: f32 = 0.15;

/// A point of firepower that is not at hand any more once its card is played.
pub const HOARD: f32 = 0.05;
/// A step of Rage, a fallen figure with an opponent, and Payback for it.
pub const RAGE: f32 = 0.35;
pub const GRUDGE: f32 = 0.4;
pub const PAYBACK: f32 = 1.4;
/// Beginning a Firefight, which also wears opponents down, and the share of an exchange before it.
pub const BRAVERY: f32 = 0.2;
pub const EXCHANGE: f32 = 0.7;

/// A Story token on the dashboard: a Container, a Factory, the VIP or an X, any other.
pub const CONTAINER: f32 = 2.5;
pub const FACTORY: f32 = 0.8;
pub const GUEST: f32 = 2.0;
pub const TOKEN: f32 = 1.5;
/// The share of an offer that a unit comes near to.
pub const TALE: f32 = 0.21;

/// One Street Cred for an opponent of the single player mode, and a District that is not left to them.
pub const THREAT: f32 = 0.5;
pub const GUARD: f32 = 0.21;

/// How strongly likes differ, so that a playout follows the best choice most of the time.
pub const KEENNESS: f32 = 8.0;

//! A staged table to try a card at, and players who do nothing of their own: they attempt what they face, pass, and stay.

use std::collections::{BTreeMap, VecDeque};
use std::fmt::Display;
use std::ops::{Add, Sub};

use nightlancer::catalog::effects::{Challenge, Deck, Deed, Pay};
use nightlancer::catalog::words::{Ability, Action, Obstacle};
use nightlancer::catalog::{Catalog, ContactId, ItemId, OpportunityId};
use nightlancer::choice::{Act, Choice};
use nightlancer::event::{Event, Track};
use nightlancer::frame::Frame;
use nightlancer::game::Nightlancer;
use nightlancer::state::State;
use table::chance::Fast;
use table::scenario::Given;
use table::{Chance, Choices, Game, Seat, Told};

/// Who tries the card, and its rival.
pub const ME: Seat = Seat(0);
pub const RIVAL: Seat = Seat(1);

/// A Difficulty that nobody reaches.
pub const BEYOND: u8 = 30;

/// Dice that fall as they are told, one roll after the other, and everything else by chance.
#[derive(Clone)]
struct Dice {
    crosshairs: VecDeque<u8>,
    chance: Fast,
}

impl Chance for Dice {
    fn draw<K: Display>(&mut self, what: &'static str, of: u32, name: impl Fn(u32) -> K) -> u32 {
        if what != "dice" {
            return self.chance.draw(what, of, name);
        }
        (1 << self.crosshairs.pop_front().unwrap_or(0)) - 1
    }
}

/// What lies before a player, as numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tracks {
    pub chips: i32,
    pub health: i32,
    pub resolve: i32,
    pub heat: i32,
    pub prospects: i32,
    pub ideals: i32,
    pub loans: i32,
    pub contacts: i32,
    pub opportunities: i32,
    pub assets: i32,
    pub bought: i32,
}

impl Tracks {
    fn each(self, other: Tracks, both: impl Fn(i32, i32) -> i32) -> Tracks {
        Tracks {
            chips: both(self.chips, other.chips),
            health: both(self.health, other.health),
            resolve: both(self.resolve, other.resolve),
            heat: both(self.heat, other.heat),
            prospects: both(self.prospects, other.prospects),
            ideals: both(self.ideals, other.ideals),
            loans: both(self.loans, other.loans),
            contacts: both(self.contacts, other.contacts),
            opportunities: both(self.opportunities, other.opportunities),
            assets: both(self.assets, other.assets),
            bought: both(self.bought, other.bought),
        }
    }
}

impl Add for Tracks {
    type Output = Tracks;

    fn add(self, other: Tracks) -> Tracks {
        self.each(other, |one, other| one + other)
    }
}

impl Sub for Tracks {
    type Output = Tracks;

    fn sub(self, other: Tracks) -> Tracks {
        self.each(other, |one, other| one - other)
    }
}

/// What giving something up changes.
pub fn given_up(pay: Pay) -> Tracks {
    let none = Tracks::default();
    match pay {
        Pay::Chips(amount) => Tracks { chips: -i32::from(amount), ..none },
        Pay::Health(amount) => Tracks { health: -i32::from(amount), ..none },
        Pay::Resolve(amount) => Tracks { resolve: -i32::from(amount), ..none },
        Pay::Heat(amount) => Tracks { heat: i32::from(amount), ..none },
        Pay::Ideals(amount) => Tracks { ideals: -i32::from(amount), ..none },
        Pay::Prospects(amount) => Tracks { prospects: -i32::from(amount), ..none },
        Pay::Contact(_) => Tracks { contacts: -1, ..none },
        Pay::Contacts(count) => Tracks { contacts: -i32::from(count), ..none },
        Pay::Goods(_) => Tracks { assets: -1, ..none },
    }
}

/// What a deed changes for somebody with room on every track, the Riot Baton to sell and the Quiet Stake to buy.
pub fn happened(deed: Deed) -> Tracks {
    let none = Tracks::default();
    match deed {
        Deed::Chips(amount) => Tracks { chips: amount.into(), ..none },
        Deed::Health(amount) => Tracks { health: amount.into(), ..none },
        Deed::Resolve(amount) => Tracks { resolve: amount.into(), ..none },
        Deed::Cool(amount) => Tracks { heat: -i32::from(amount), ..none },
        Deed::Heat(amount) => Tracks { heat: amount.into(), ..none },
        Deed::Prospects(amount) => Tracks { prospects: amount.into(), ..none },
        Deed::Ideals(amount) => Tracks { ideals: amount.into(), ..none },
        Deed::Draw(Deck::Contacts, count) => Tracks { contacts: count.into(), ..none },
        Deed::Draw(Deck::Opportunities, count) => Tracks { opportunities: count.into(), ..none },
        Deed::Sift(Deck::Contacts, _) | Deed::Recall => Tracks { contacts: 1, ..none },
        Deed::Sift(Deck::Opportunities, _) => Tracks { opportunities: 1, ..none },
        Deed::Act(Action::GatherFavours) => Tracks { contacts: 1, ..none },
        Deed::Act(Action::SlumsHustles) => Tracks { chips: 1, health: 1, ..none },
        Deed::Act(Action::Euromafia) => Tracks { chips: 10, loans: 1, ..none },
        Deed::Act(Action::UseConnections) => Tracks { chips: -3, prospects: 2, opportunities: -1, bought: 1, ..none },
        Deed::Act(Action::HardWork) => Tracks { chips: 1, ..none },
        Deed::Act(Action::TakeARest) => Tracks { health: 1, resolve: 1, ..none },
        Deed::Act(Action::BlackMarket) => panic!("the Black Market is no action of a card"),
        Deed::Resell => Tracks { chips: 2, assets: -1, ..none },
        Deed::ClearLoan(cost) => Tracks { chips: -i32::from(cost), loans: -1, ..none },
        // These change a challenge, a payment, an Event or a mission, and are looked at there.
        Deed::Browse(_)
        | Deed::Bonus(..)
        | Deed::Pass(_)
        | Deed::Protect(_)
        | Deed::Reroll
        | Deed::Hits(_)
        | Deed::Ignore
        | Deed::Deal
        | Deed::SkipEvent
        | Deed::KeepIdeal
        | Deed::NoHeat => none,
    }
}

/// What a price and deeds change in all.
pub fn sum(pay: &[Pay], does: &[Deed]) -> Tracks {
    let paid = pay.iter().fold(Tracks::default(), |sum, &pay| sum + given_up(pay));
    does.iter().fold(paid, |sum, &deed| sum + happened(deed))
}

/// A staged table.
#[derive(Clone)]
pub struct Table {
    pub state: State,
    pub told: Vec<Event>,
    chance: Dice,
}

thread_local! {
    static GAME: Nightlancer = Nightlancer::default();
}

pub fn catalog() -> &'static Catalog {
    Catalog::load()
}

impl Table {
    /// A table of two rivals, or as the options say, with `given` lines of a scenario.
    pub fn new(options: &str, given: &[&str]) -> Table {
        let pair =
            |words: &str, mark| words.split_once(mark).map(|(name, value): (&str, &str)| (name.trim().to_owned(), value.trim().to_owned()));
        let fields: BTreeMap<String, String> = options.split(',').map(|words| pair(words, '=').unwrap()).collect();
        let mut lines = Given::default();
        for (line, words) in given.iter().enumerate() {
            let (name, value) = pair(words, ':').unwrap();
            lines.add(line, &name, &value);
        }
        let state = GAME.with(|game| {
            let options = game.options(&fields).map_err(|problems| problems.to_string()).unwrap();
            game.stage(&options, &mut lines).map_err(|problems| format!("{given:?}: {problems}")).unwrap()
        });
        Table { state, told: Vec::new(), chance: Dice { crosshairs: VecDeque::new(), chance: Fast::new(7) } }
    }

    /// Somebody in the middle of every track, with a Loan, goods to sell and a plan to buy, and a rival.
    pub fn middling(phase: &str, nightlancer: &str, more: &[&str]) -> Table {
        let rival = if nightlancer == "agitator" { "smuggler" } else { "agitator" };
        let options = format!("seats=2, nightlancers={nightlancer}+{rival}");
        let phase = format!("phase: {phase}");
        let mut given = vec![
            phase.as_str(),
            "seat 0 chips: 12",
            "seat 0 prospects: 5",
            "seat 0 ideals: 3",
            "seat 0 heat: 2",
            "seat 0 loans: 1",
            "seat 0 health: 2",
            "seat 0 resolve: 3",
            "seat 0 assets: riot-baton",
            "seat 0 opportunities: quiet-stake",
        ];
        given.retain(|line| !more.iter().any(|other| other.split(':').next() == line.split(':').next()));
        given.extend(more);
        Table::new(&options, &given)
    }

    /// What the next rolls show.
    pub fn rolls(mut self, crosshairs: &[u8]) -> Table {
        self.chance.crosshairs = crosshairs.iter().copied().collect();
        self
    }

    pub fn top(&self) -> Option<Frame> {
        self.state.open.frames.top()
    }

    pub fn asked(&self) -> Option<Seat> {
        GAME.with(|game| game.awaited(&self.state).must.lowest())
    }

    pub fn offered(&self, seat: Seat) -> Vec<Choice> {
        let mut choices = Choices::new();
        GAME.with(|game| game.choices(&self.state, seat, &mut choices));
        choices.to_vec()
    }

    pub fn offers(&self, seat: Seat, choice: Choice) -> bool {
        self.offered(seat).contains(&choice)
    }

    pub fn does(&mut self, seat: Seat, choice: Choice) {
        let offered = self.offered(seat);
        assert!(offered.contains(&choice), "{choice:?} is not offered in {:?}, but {offered:?}", self.top());
        let mut told = Told::default();
        GAME.with(|game| game.decide(&mut self.state, seat, choice, &mut self.chance, &mut told, &mut Choices::new()));
        self.told.extend(told.0.into_iter().map(|(_, event)| event));
    }

    pub fn tracks(&self, seat: Seat) -> Tracks {
        let seated = self.state.open.of(seat);
        Tracks {
            chips: seated.chips.into(),
            health: seated.health.into(),
            resolve: seated.resolve.into(),
            heat: seated.heat.into(),
            prospects: seated.prospects.into(),
            ideals: seated.ideals.into(),
            loans: seated.loans.into(),
            contacts: self.state.contacts.held(seat) as i32,
            opportunities: self.state.opportunities.held(seat) as i32,
            assets: seated.assets.len() as i32,
            bought: seated.bought.len() as i32,
        }
    }

    /// What somebody answers who wants nothing.
    fn quiet(&self, choices: &[Choice]) -> Choice {
        let wanted = |able: fn(&Choice) -> bool| choices.iter().copied().find(able);
        let stake = catalog().opportunity_id("quiet-stake").unwrap();
        let work = catalog().space_id("hard-work").unwrap();
        let plan = match self.top().unwrap() {
            Frame::Commit(_) => Some(Choice::Attempt),
            Frame::React { .. } | Frame::Answer { .. } | Frame::Reroll { .. } | Frame::Companies { .. } | Frame::Swaps(_) => {
                Some(Choice::Pass)
            }
            Frame::Stay(_) => Some(Choice::Stay),
            Frame::EventTurn(_) => Some(Choice::Face),
            Frame::MissionTurn { .. } => Some(Choice::LayLow),
            Frame::StreetTurn(_) => Some(Choice::Place(work, Act::Work)),
            Frame::Interest { .. } => wanted(|choice| *choice == Choice::Interest),
            Frame::Payoff { .. } | Frame::ScoreLoans { .. } => Some(Choice::Keep),
            Frame::ScoreHeat { .. } => Some(Choice::Prospect),
            Frame::Acting(_, Action::Euromafia) => Some(Choice::Do(Act::Loan)),
            Frame::Acting(_, Action::UseConnections) => Some(Choice::Do(Act::Connect(stake))),
            Frame::Paid { .. } | Frame::StreetAfter(_) | Frame::ScoreActs(_) | Frame::Browsing(_) | Frame::Equip { .. } => {
                Some(Choice::Done)
            }
            _ => None,
        };
        plan.filter(|choice| choices.contains(choice)).unwrap_or(choices[0])
    }

    /// Everybody answers quietly until something holds, or the table is over.
    pub fn until(&mut self, mut holds: impl FnMut(&Table) -> bool) {
        for _ in 0..500 {
            if holds(self) {
                return;
            }
            let Some(seat) = self.asked() else { return };
            let choices = self.offered(seat);
            self.does(seat, self.quiet(&choices));
        }
        panic!("it never comes to that: {:?}", self.top());
    }

    /// What was begun by a card is paid for and done: the first that can be given up or kept is.
    pub fn carry_out(&mut self) {
        self.until(|table| {
            !matches!(
                table.top(),
                Some(Frame::Pays(..) | Frame::Acting(..) | Frame::Browsing(_) | Frame::Sifting(..) | Frame::Reselling(_))
            )
        });
    }

    /// The challenge that goes on becomes another one.
    pub fn facing(mut self, test: Ability, difficulty: u8, obstacle: Option<Obstacle>) -> Table {
        let danger = if test.is_combat() { 4 } else { 0 };
        self.state.open.trial.as_mut().unwrap().challenge = Challenge { obstacle, test, difficulty, danger };
        self
    }

    /// Plays on until the challenge is judged: its Score. It is the first that is told of.
    pub fn score(&mut self) -> u8 {
        let judged = |table: &Table| {
            table.told.iter().find_map(|event| match event {
                Event::Judged { score, .. } => Some(*score),
                _ => None,
            })
        };
        self.until(|table| judged(table).is_some());
        judged(self).unwrap()
    }

    /// Plays on until the challenge is judged and failed: the Health that its Danger cost.
    pub fn danger(&mut self) -> i32 {
        self.score();
        let judged = self.told.iter().skip_while(|event| !matches!(event, Event::Judged { .. }));
        let mut hurt = judged.filter_map(|event| match event {
            Event::Changed { seat: ME, track: Track::Health, by, .. } => Some(-i32::from(*by)),
            _ => None,
        });
        hurt.next().unwrap_or(0)
    }

    pub fn has(mut self, card: ItemId) -> Table {
        self.state.open.market.remove(card);
        self.state.open.seated[0].assets.insert(card);
        if self.state.open.is_at_it(ME) && catalog().item(card).ware.is_carried() {
            self.state.open.seated[0].loadout.insert(card);
        }
        self
    }

    pub fn has_bought(mut self, card: OpportunityId) -> Table {
        self.state.opportunities.deck.remove(card);
        self.state.opportunities.show(ME, card);
        self.state.open.seated[0].bought.insert(card);
        self
    }

    pub fn holds(mut self, seat: Seat, card: ContactId) -> Table {
        if self.state.contacts.deck.remove(card) {
            self.state.contacts.give(seat, card);
        }
        self
    }
}

/// Somebody who attempts the first Stage of a mission alone, asked to prepare. Its Penalty asks, too, so that nothing else
/// happens after the challenge.
pub fn on_a_mission(nightlancer: &str) -> Table {
    let more = ["missions: street-doc-payback", "mission street-doc-payback first: 0", "seat 0 health: 6"];
    let mut table = Table::middling("mission", nightlancer, &more);
    table.until(|table| matches!(table.top(), Some(Frame::Route(_))));
    table.does(ME, Choice::Route(0));
    assert!(matches!(table.top(), Some(Frame::Commit(_))));
    table
}

/// The same of a Crew of two.
pub fn in_a_crew(nightlancer: &str) -> Table {
    let more = ["missions: street-doc-payback", "mission street-doc-payback first: 0, 1", "seat 0 health: 6"];
    let mut table = Table::middling("mission", nightlancer, &more);
    table.until(|table| matches!(table.top(), Some(Frame::Route(_))));
    table.does(ME, Choice::Route(0));
    table
}

/// Somebody who faces an Event, asked to prepare.
pub fn at_an_event(nightlancer: &str) -> Table {
    let mut table = Table::middling("event", nightlancer, &["card: acid-rain", "seat 0 health: 6"]);
    table.does(ME, Choice::Face);
    assert!(matches!(table.top(), Some(Frame::Commit(_))));
    table
}

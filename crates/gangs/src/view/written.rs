//! A view as JSON, for programs and scenarios: players by their Gangs, Districts, cards and tokens by their keys,
//! pieces by their words. Written from a view alone, so it tells nothing that the view does not hold.

use schemars::JsonSchema;
use serde::Serialize;
use table::content::word;
use table::knowledge::Places;
use table::pile_view::PileView;
use table::written::Named;
use table::{Seat, Seats};

use super::doing::{Doing, doing};
use super::ongoing::{Firefight, WrittenStory};
use super::{Shown, View};
use crate::catalog::board::Side;
use crate::catalog::words::{Class, District, Gang, PoiKind, Resource};
use crate::catalog::{Catalog, EdgerunnerId, OpportunityId};
use crate::choice::{spot_key, unit_key};
use crate::city::{Spot, Spots, Unit, Whereabouts};
use crate::hands::{Card, DECK, DRAWN, REMOVED, hand};
use crate::market::SLOTS;
use crate::state::{Disc, Ending};

/// Whoever is at the table: a Gang, or Johnny Silverhand as opponent of a single player. No two have the same.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "PlayerName")]
#[allow(missing_docs, reason = "they are names")]
pub(super) enum Name {
    TygerClaws,
    Valentinos,
    VoodooBoys,
    Maelstrom,
    JohnnySilverhand,
}

impl From<Option<Gang>> for Name {
    fn from(gang: Option<Gang>) -> Name {
        match gang {
            Some(Gang::TygerClaws) => Name::TygerClaws,
            Some(Gang::Valentinos) => Name::Valentinos,
            Some(Gang::VoodooBoys) => Name::VoodooBoys,
            Some(Gang::Maelstrom) => Name::Maelstrom,
            None => Name::JohnnySilverhand,
        }
    }
}

/// Figures that are counted. What is not there is not named.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Figure {
    Solos,
    Techies,
    Netrunners,
    Drones,
}

pub(super) type Figures = Named<Figure, u8>;

/// By plain unit, in the order of [`Unit::PLAIN`].
const FIGURES: [Figure; 4] = [Figure::Solos, Figure::Techies, Figure::Netrunners, Figure::Drones];

/// Counts by name, without those of which there is none.
pub(super) fn counted<N>(counts: impl IntoIterator<Item = (N, u8)>) -> Named<N, u8> {
    counts.into_iter().filter(|(_, count)| *count > 0).collect()
}

fn figures(count: impl Fn(Unit) -> u8) -> Figures {
    counted(FIGURES.into_iter().zip(Unit::PLAIN.map(count)))
}

/// Basic units by class.
pub(super) fn basic(counts: [u8; 3]) -> Figures {
    counted(FIGURES.into_iter().zip(counts))
}

/// Cards by their keys, in alphabetical order: where they lie in none of their own.
fn sorted<'a>(keys: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let mut keys: Vec<&str> = keys.into_iter().collect();
    keys.sort_unstable();
    keys
}

pub(super) fn combat(card: Card) -> &'static str {
    card.key(Catalog::load())
}

/// Resources of a player.
#[derive(Serialize, JsonSchema)]
struct Resources {
    eurodollars: u8,
    contraband: u8,
    secrets: u8,
}

/// One side of the table.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
struct Player {
    /// Its number, by which choices name it.
    seat: Seat,
    street_cred: u8,
    /// The space of the Net that its tracker is on; 0 is the start.
    net: u8,
    resources: Resources,
    /// The discs in its Activate area.
    discs: Vec<Disc>,
    /// The Opportunities that it has seized.
    deals: Vec<&'static str>,
    /// How many Edgerunners it has hired in all.
    hires: u8,
    /// The Rage token.
    rage: u8,
    /// The Opportunity that it has set aside.
    aside: Option<&'static str>,
    /// Fallen figures of the Tyger Claws that it was given.
    holds: Figures,
    /// Its own fallen figures that others were given.
    away: Figures,
    /// Figures that are not in play.
    reserve: Figures,
    /// Figures that were removed from the game.
    gone: Figures,
    /// The Districts with its Hideouts.
    hideouts: Vec<District>,
    /// The Combat cards in its hand, for who sees them.
    hand: Option<Vec<&'static str>>,
    hand_count: u8,
    /// The Combat cards that it has used.
    used: Vec<&'static str>,
}

/// Who stands in a Point of Interest.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
struct Occupant {
    controlled_by: Name,
    unit: &'static str,
}

/// A District: by Gang, the figures outside its Points of Interest; by kind, who stands in those that it has.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
struct Place {
    #[serde(skip_serializing_if = "Option::is_none")]
    tyger_claws: Option<Figures>,
    #[serde(skip_serializing_if = "Option::is_none")]
    valentinos: Option<Figures>,
    #[serde(skip_serializing_if = "Option::is_none")]
    voodoo_boys: Option<Figures>,
    #[serde(skip_serializing_if = "Option::is_none")]
    maelstrom: Option<Figures>,
    #[serde(skip_serializing_if = "Option::is_none")]
    fixer: Option<Option<Occupant>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    business: Option<Option<Occupant>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    data_fortress: Option<Option<Occupant>>,
    /// Its Points of Interest in the order in which choices count them.
    pois: Vec<PoiKind>,
    /// How many units of each are there, Edgerunners and those in Points of Interest included.
    presence: Named<Name, u8>,
}

/// A card that lies at a known place of a deck.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
struct Lying {
    /// Which, for who knows it.
    card: Option<&'static str>,
    known_by: Vec<Name>,
}

/// A face-down deck.
#[derive(Serialize, JsonSchema)]
struct Deck {
    /// How many cards there are.
    cards: usize,
    /// How many of them are shuffled.
    loose: usize,
    /// Those that were put under it, the lowest first.
    bottom: Vec<Lying>,
    /// Places of `bottom`, counted from 0, whose card lies in no known order with the one below it.
    tied: Vec<usize>,
    /// Those that were put on top, the topmost last.
    top: Vec<Lying>,
}

/// A card that was drawn for an opponent of a single player.
#[derive(Serialize, JsonSchema)]
struct Open {
    by: Name,
    card: &'static str,
}

/// A card that this seat does not see, and where it may be: a hand by the name of its player, `deck`, `drawn` or
/// `removed`.
#[derive(Serialize, JsonSchema)]
struct Learned {
    card: &'static str,
    among: Vec<String>,
}

/// The Combat cards that lie in no hand.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
struct Upgrades {
    deck: Deck,
    /// How many are drawn and not chosen from yet.
    drawing: u8,
    /// Which, for who draws them.
    drawn: Vec<&'static str>,
    /// Those that were drawn for the opponents of a single player.
    open: Vec<Open>,
    removed_count: u8,
    /// Those that were removed from the game, once the table is over.
    removed: Option<Vec<&'static str>>,
    /// What this seat has learned.
    learned: Vec<Learned>,
}

/// The Opportunities.
#[derive(Serialize, JsonSchema)]
struct Opportunities {
    /// The face-up ones, from the top.
    market: [Option<&'static str>; SLOTS],
    deck: Deck,
    /// Those that are out of the game.
    gone: Vec<&'static str>,
}

/// An Edgerunner that was hired.
#[derive(Serialize, JsonSchema)]
struct Hired {
    /// Who leads it; nobody once it is gone.
    by: Option<Name>,
    /// `reserve`, `gone`, or where it stands, as choices name it.
    at: String,
}

/// The Edgerunners.
#[derive(Serialize, JsonSchema)]
struct Edgerunners {
    /// The face-up ones, from the top.
    market: [Option<&'static str>; SLOTS],
    deck: Deck,
    hired: Named<&'static str, Hired>,
}

/// Units that have moved in the act that goes on.
#[derive(Serialize, JsonSchema)]
struct Moved {
    /// Figures outside Points of Interest.
    figures: Named<District, Figures>,
    /// Points of Interest whose occupant has, as choices name them.
    pois: Vec<String>,
    edgerunners: Vec<&'static str>,
}

/// How far the turn is.
#[derive(Serialize, JsonSchema)]
struct Turn {
    whose: Name,
    /// Actions taken in this Activate.
    actions: u8,
    /// Whether the player reclaims.
    reclaims: bool,
    /// Whose Rogue has moved in this turn.
    rogue: Vec<Name>,
    moved: Moved,
    /// Whether an opponent of a single player acts.
    opponents: bool,
}

/// What the single player mode adds.
#[derive(Serialize, JsonSchema)]
struct Alone {
    /// The District cards that were not drawn, in no order.
    deck: Vec<District>,
    drawn: Vec<District>,
    /// Those of the activation that goes on, in the order of the draw.
    current: Vec<District>,
    /// Whether the Edgerunner market stays empty until an Activate has ended.
    shut: bool,
}

/// A view as it is written.
#[derive(Serialize, JsonSchema)]
struct Written {
    /// Whose view it is, by number; none for onlookers.
    seat: Option<Seat>,
    /// The same by name.
    you: Option<Name>,
    /// How many seats there are. In the single player mode there are more players than seats.
    seats: u8,
    /// The side of the board in use.
    board: Side,
    /// Who began.
    first: Name,
    turn: Turn,
    players: Named<Name, Player>,
    city: Named<District, Place>,
    upgrades: Upgrades,
    opportunities: Opportunities,
    edgerunners: Edgerunners,
    /// What goes on, the innermost last; only that may ask something.
    doing: Vec<Doing>,
    firefight: Option<Firefight>,
    story: WrittenStory,
    solo: Option<Alone>,
    /// Who has left the table.
    left: Vec<Name>,
    ending: Option<Ending>,
}

impl View {
    /// The name of a side.
    pub(super) fn name(&self, seat: Seat) -> Name {
        self.seated[seat.index()].gang.into()
    }

    pub(super) fn names(&self, seats: Seats) -> Vec<Name> {
        seats.iter().filter(|seat| seat.0 < self.sides).map(|seat| self.name(seat)).collect()
    }

    /// Something of every side.
    pub(super) fn each<T>(&self, of: impl Fn(Seat) -> T) -> Named<Name, T> {
        Seat::first(self.sides).map(|seat| (self.name(seat), of(seat))).collect()
    }

    fn player(&self, seat: Seat) -> Player {
        let (catalog, city, combats) = (Catalog::load(), &self.city, &self.combats);
        let seated = &self.seated[seat.index()];
        Player {
            seat,
            street_cred: seated.cred,
            net: seated.net,
            resources: Resources {
                eurodollars: seated.purse.get(Resource::Eurodollar),
                contraband: seated.purse.get(Resource::Contraband),
                secrets: seated.purse.get(Resource::Secret),
            },
            discs: Disc::ALL.into_iter().filter(|&disc| seated.discs.contains(disc)).collect(),
            deals: sorted(seated.seized.iter().map(|card| card.key(catalog))),
            hires: seated.hired,
            rage: seated.rage,
            aside: seated.aside.map(|card| card.key(catalog)),
            holds: basic(seated.holds),
            away: counted(FIGURES.into_iter().zip(Class::ALL.iter().map(|&class| city.away(seat, class)))),
            reserve: figures(|unit| city.in_reserve(seat, unit)),
            gone: figures(|unit| city.removed(seat, unit)),
            hideouts: District::ALL.iter().copied().filter(|&district| city.has_hideout(seat, district)).collect(),
            hand: combats.hands[seat.index()].map(|cards| sorted(cards.iter().map(combat))),
            hand_count: combats.counts[seat.index()],
            used: sorted(combats.used[seat.index()].iter().map(combat)),
        }
    }

    fn place(&self, district: District) -> Place {
        let pois = Catalog::load().board().district(district).pois(self.side).to_vec();
        let of = |name: Name| {
            let seat = Seat::first(self.sides).find(|&seat| self.name(seat) == name)?;
            Some(figures(|unit| self.city.count(seat, unit, Spot::outside(district))))
        };
        let inside = |kind: PoiKind| {
            let spot = Spot::poi(district, pois.iter().position(|&other| other == kind)?);
            let occupant = self.city.occupant(spot);
            Some(occupant.map(|(seat, unit)| Occupant { controlled_by: self.name(seat), unit: unit_key(Catalog::load(), unit) }))
        };
        Place {
            tyger_claws: of(Name::TygerClaws),
            valentinos: of(Name::Valentinos),
            voodoo_boys: of(Name::VoodooBoys),
            maelstrom: of(Name::Maelstrom),
            fixer: inside(PoiKind::Fixer),
            business: inside(PoiKind::Business),
            data_fortress: inside(PoiKind::DataFortress),
            presence: counted(self.each(|seat| self.city.units(seat, district).count() as u8)),
            pois,
        }
    }

    fn deck<C: Copy + Ord>(&self, stack: &PileView<C>, key: impl Fn(C) -> &'static str) -> Deck {
        let lying = |cards: &[(Option<C>, Seats)]| {
            cards.iter().map(|&(card, known)| Lying { card: card.map(&key), known_by: self.names(known) }).collect()
        };
        Deck { cards: stack.len(), loose: stack.loose, bottom: lying(&stack.bottom), tied: stack.tied.clone(), top: lying(&stack.top) }
    }

    fn market<C: Copy + Ord>(&self, shown: &Shown<C>, key: impl Fn(C) -> &'static str) -> ([Option<&'static str>; SLOTS], Deck) {
        (shown.slots.map(|slot| slot.map(&key)), self.deck(&shown.deck, &key))
    }

    fn upgrades(&self) -> Upgrades {
        let seen = &self.combats;
        Upgrades {
            deck: self.deck(&seen.deck, combat),
            drawing: seen.drawing,
            drawn: seen.drawn.iter().copied().map(combat).collect(),
            open: seen.open.iter().map(|&(seat, card)| Open { by: self.name(seat), card: combat(card) }).collect(),
            removed_count: seen.removed,
            removed: seen.removed_cards.map(|cards| sorted(cards.iter().map(combat))),
            learned: seen.learned.iter().map(|&(card, among)| Learned { card: combat(card), among: self.among(among) }).collect(),
        }
    }

    fn among(&self, places: Places) -> Vec<String> {
        let hands = Seat::first(self.seats).filter(|&seat| places.contains(hand(seat))).map(|seat| word(&self.name(seat)));
        let others = [(DECK, "deck"), (DRAWN, "drawn"), (REMOVED, "removed")];
        hands.chain(others.into_iter().filter(|(place, _)| places.contains(*place)).map(|(_, word)| word.to_owned())).collect()
    }

    fn edgerunners(&self) -> Edgerunners {
        let catalog = Catalog::load();
        let (market, deck) = self.market(&self.edgerunners, |id: EdgerunnerId| id.key(catalog));
        let hired = catalog.edgerunners().filter_map(|(id, card)| {
            let (by, at) = match self.city.whereabouts(id) {
                Whereabouts::Unhired => return None,
                Whereabouts::Reserve(seat) => (Some(self.name(seat)), "reserve".to_owned()),
                Whereabouts::At(seat, spot) => (Some(self.name(seat)), spot_key(spot)),
                Whereabouts::Gone => (None, "gone".to_owned()),
            };
            Some((card.key.as_str(), Hired { by, at }))
        });
        Edgerunners { market, deck, hired: hired.collect() }
    }

    fn opportunities(&self) -> Opportunities {
        let catalog = Catalog::load();
        let (market, deck) = self.market(&self.opportunities, |id: OpportunityId| id.key(catalog));
        Opportunities { market, deck, gone: sorted(self.gone.iter().map(|card| card.key(catalog))) }
    }

    fn turn(&self) -> Turn {
        let (catalog, moved) = (Catalog::load(), &self.turn.moved);
        let figures = District::ALL.iter().map(|&district| (district, counted(FIGURES.into_iter().zip(moved.outside[district as usize]))));
        let edgerunners = catalog.edgerunners().filter(|(id, _)| moved.edgerunners >> id.0 & 1 == 1);
        Turn {
            whose: self.name(self.turn.seat),
            actions: self.turn.actions,
            reclaims: self.turn.reclaims,
            rogue: self.names(self.turn.rogue),
            moved: Moved {
                figures: figures.filter(|(_, figures)| !figures.is_empty()).collect(),
                pois: spots(moved.pois),
                edgerunners: edgerunners.map(|(_, card)| card.key.as_str()).collect(),
            },
            opponents: self.turn.rivals,
        }
    }
}

pub(super) fn spots(spots: Spots) -> Vec<String> {
    spots.iter().map(spot_key).collect()
}

impl View {
    fn written(&self) -> Written {
        Written {
            seat: self.seat,
            you: self.seat.map(|seat| self.name(seat)),
            seats: self.seats,
            board: self.side,
            first: self.name(self.first),
            turn: self.turn(),
            players: self.each(|seat| self.player(seat)),
            city: District::ALL.iter().map(|&district| (district, self.place(district))).collect(),
            upgrades: self.upgrades(),
            opportunities: self.opportunities(),
            edgerunners: self.edgerunners(),
            doing: doing(self, Catalog::load()),
            firefight: self.firefight(),
            story: self.story(),
            solo: self.solo.as_ref().map(|solo| Alone {
                deck: solo.districts.iter().map(|lying| lying.card).collect(),
                drawn: solo.drawn.to_vec(),
                current: solo.current.to_vec(),
                shut: solo.shut,
            }),
            left: self.names(self.left),
            ending: self.ending,
        }
    }
}

table::written!(View as Written);

//! The game in words: positions, choices and events in every language, compared with files that a
//! person can read and judge. `FIXER_BLESS=1 cargo test -p gangs` writes them anew.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::mem::{Discriminant, discriminant};

use gangs::catalog::board::Side;
use gangs::catalog::words::{Class, District, Gang, Market, Resource};
use gangs::catalog::{Catalog, CombatId, EdgerunnerId, OpportunityId};
use gangs::choice::Choice;
use gangs::city::{SEATS, Spot, Unit};
use gangs::event::{Cause, Event, Why};
use gangs::frame::{Frame, Killer, Movers, Purchase};
use gangs::options::Options;
use gangs::prose::{label, position, prompt, sentence};
use gangs::setup::set_up;
use gangs::state::{Disc, Ending, Fight, Losses, PlayedCard, State};
use gangs::view::View;
use table::array::Array;
use table::chance::Fast;
use table::conformance::assert_golden;
use table::list::List;
use table::{Audience, Lang, Seat, Seats};

const SOLO: Unit = Unit::Basic(Class::Solo);
const TECHIE: Unit = Unit::Basic(Class::Techie);
const NETRUNNER: Unit = Unit::Basic(Class::Netrunner);
const VALENTINOS: Seat = Seat(0);
const MAELSTROM: Seat = Seat(1);

fn combat(key: &str) -> CombatId {
    Catalog::load().combat_id(key).expect(key)
}

fn opportunity(key: &str) -> OpportunityId {
    Catalog::load().opportunity_id(key).expect(key)
}

fn edgerunner(key: &str) -> EdgerunnerId {
    Catalog::load().edgerunner_id(key).expect(key)
}

fn dealt(gangs: &[Gang]) -> State {
    set_up(Catalog::load(), &Options { first: Some(Seat(0)), ..Options::rivals(gangs) }, &mut Fast::new(2))
}

/// Maelstrom alone against the Valentinos and Johnny Silverhand, at the start.
fn alone() -> State {
    let options = Options { first: Some(Seat(0)), rival: Some(Gang::Valentinos), ..Options::rivals(&[Gang::Maelstrom]) };
    set_up(Catalog::load(), &options, &mut Fast::new(2))
}

/// The same later: the Valentinos have shut the market, and fight where Johnny stands too.
fn three_sides() -> State {
    let mut state = alone();
    let (rival, johnny) = (Seat(1), Seat(2));
    let (silverhand, home) = (edgerunner("johnny-silverhand"), Spot::poi(District::CityCenter, 0));
    state.city.relocate(johnny, Unit::Edgerunner(silverhand), home, Spot::poi(District::Watson, 0));
    state.city.place(rival, SOLO, Spot::outside(District::Watson));
    (state.seated[1].cred, state.seated[2].cred) = (9, 7);
    state.edgerunners.clear_under(Seats::all(1));
    if let Some(solo) = &mut state.solo {
        solo.shut = true;
        for _ in 0..3 {
            solo.draw(&mut Fast::new(1));
        }
    }
    for (seat, count) in [(rival, 2), (johnny, 3)] {
        state.hands.draw_open(seat, count, &mut Fast::new(3), |card| card.0);
    }
    (state.turn.reclaims, state.turn.rivals) = (true, true);
    let played = [PlayedCard { seat: Seat(0), card: combat("tsunami-nekomata"), firepower: None }].into_iter().collect();
    let involved = Seats::all(3);
    let fight = four().fight.expect("four fight");
    state.fight = Some(Fight { district: District::Watson, initiator: rival, involved, played, extra: [0; SEATS], ..fight });
    state
}

/// What a seat sees.
fn view(state: &State, seat: Option<Seat>) -> View {
    View::build(state, seat.map_or(Audience::Spectator, Audience::Seat))
}

/// Valentinos against Maelstrom, in the middle of a game.
fn rivals() -> State {
    let mut state = dealt(&[Gang::Valentinos, Gang::Maelstrom]);
    let (nix, judy, goro) = (edgerunner("nix"), edgerunner("judy-alvarez"), edgerunner("goro-takemura"));
    for (seat, id, spot) in [
        (VALENTINOS, nix, Spot::poi(District::Heywood, 0)),
        (VALENTINOS, judy, Spot::outside(District::Watson)),
        (MAELSTROM, goro, Spot::outside(District::Heywood)),
    ] {
        state.city.hire(seat, id);
        assert!(state.city.place(seat, Unit::Edgerunner(id), spot));
    }
    state.city.lose(VALENTINOS, Unit::Edgerunner(judy), Spot::outside(District::Watson));
    state.city.place(VALENTINOS, SOLO, Spot::outside(District::Watson));
    state.city.place(MAELSTROM, TECHIE, Spot::poi(District::Watson, 0));
    state.city.place(MAELSTROM, SOLO, Spot::outside(District::Westbrook));
    state.city.add_hideout(VALENTINOS, District::CityCenter);
    state.hands.use_card(MAELSTROM, combat("crusher"));
    state.hands.use_card(MAELSTROM, combat("short-circuit"));
    let (own, other) = state.seated.split_at_mut(1);
    (own[0].cred, own[0].net, other[0].cred, other[0].rage) = (12, 2, 9, 2);
    own[0].seized.insert(opportunity("synthcoke-deal"));
    own[0].seized.insert(opportunity("preem-bd"));
    own[0].seized.insert(opportunity("corp-prototypes"));
    own[0].aside = Some(opportunity("xbd-dealer"));
    own[0].discs.spend(Disc::Techie);
    own[0].discs.spend(Disc::Wild);
    state.turn.actions = 1;
    state
}

/// All four Gangs; the Tyger Claws fight the Voodoo Boys in Pacifica, and the Valentinos look on.
fn four() -> State {
    let mut state = dealt(&[Gang::Valentinos, Gang::Maelstrom, Gang::TygerClaws, Gang::VoodooBoys]);
    let (tyger, voodoo) = (Seat(2), Seat(3));
    state.city.place(tyger, SOLO, Spot::outside(District::Pacifica));
    state.city.place(voodoo, NETRUNNER, Spot::poi(District::Pacifica, 1));
    state.city.give_away(tyger, Class::Techie);
    state.seated[3].holds[Class::Techie as usize] = 1;
    state.seated[1].rage = 2;
    state.turn.seat = tyger;
    state.turn.actions = 1;
    let mut played = Array::new();
    played.push(PlayedCard { seat: tyger, card: combat("crusher"), firepower: Some(3) });
    played.push(PlayedCard { seat: voodoo, card: combat("ping"), firepower: Some(1) });
    played.push(PlayedCard { seat: voodoo, card: combat("tsunami-nekomata"), firepower: None });
    state.fight = Some(Fight {
        district: District::Pacifica,
        initiator: tyger,
        involved: [tyger, voodoo].into_iter().collect(),
        exchanged: Default::default(),
        turned: 0,
        played,
        blanking: None,
        extra: [0, 0, 1, 0],
        totals: [0; SEATS],
        due: [0; SEATS],
        lost: [Losses::default(); SEATS],
        secrets: [0; SEATS],
        gained: Seats::NONE,
        payback: None,
    });
    state
}

/// The table at which something is asked: by the Valentinos, or in the Firefight of four.
fn stage(frame: Frame) -> View {
    match frame {
        Frame::MayClaim(seat) | Frame::MayRage(seat) | Frame::MayGive(seat, _) => asked(&four(), seat, frame),
        Frame::MustCopy(_) => asked(&four(), Seat(3), frame),
        _ => asked(&rivals(), VALENTINOS, frame),
    }
}

fn asked(state: &State, seat: Seat, frame: Frame) -> View {
    let mut view = view(state, Some(seat));
    view.frames = vec![Frame::Turn, frame];
    if frame == Frame::Choose {
        view.combats.waiting = Seats::only(seat);
    }
    view
}

/// What can be asked, and a list of choices as it may then be offered.
fn questions() -> Vec<(Frame, Vec<Choice>)> {
    let at = Spot::outside;
    let business = Spot::poi(District::Watson, 0);
    let nix = Unit::Edgerunner(edgerunner("nix"));
    let goro = Unit::Edgerunner(edgerunner("goro-takemura"));
    let own = |unit, spot| Choice::Pick { owner: VALENTINOS, unit, spot };
    let other = |unit, spot| Choice::Pick { owner: MAELSTROM, unit, spot };
    let step = |unit, from, to| Choice::Move { unit, from, to };
    let hand = ["crusher", "cyberpsychosis", "short-circuit", "subdermal-armor"].map(|key| Choice::Card(combat(key)));
    let hand = |more: &[Choice]| [&hand[..], more].concat();
    let moves = |unit| {
        let (home, fixer) = (at(District::Heywood), Spot::poi(District::Pacifica, 0));
        vec![step(unit, home, at(District::Pacifica)), step(unit, home, fixer), step(unit, fixer, home), Choice::Done]
    };
    let districts = [District::Watson, District::Westbrook].map(Choice::In).to_vec();
    let (elite, armed) = (opportunity("corporate-elite-bd"), opportunity("arming-the-city"));
    let mut turn: Vec<Choice> = Disc::ACTIONS.map(Choice::Act).to_vec();
    turn.extend(Disc::ACTIONS.map(Choice::Wild));
    turn.extend([Choice::Reclaim, Choice::EndTurn, Choice::Offer(0, 0), Choice::Offer(0, 1)]);
    let units = vec![
        own(SOLO, at(District::Watson)),
        own(Unit::Drone, at(District::Heywood)),
        own(nix, Spot::poi(District::Heywood, 0)),
        other(SOLO, at(District::Watson)),
        other(TECHIE, business),
        other(goro, at(District::Heywood)),
    ];
    let may = |choices: &[Choice]| [choices, &[Choice::Done]].concat();
    vec![
        (Frame::Turn, turn),
        (Frame::Moves(Movers::Class(Class::Solo)), moves(SOLO)),
        (Frame::Moves(Movers::Class(Class::Techie)), moves(TECHIE)),
        (Frame::Moves(Movers::Class(Class::Netrunner)), moves(nix)),
        (Frame::Moves(Movers::Any(1)), moves(TECHIE)),
        (Frame::Moves(Movers::Any(3)), moves(TECHIE)),
        (Frame::MoveInto(District::CityCenter), vec![step(SOLO, at(District::Watson), at(District::CityCenter)), Choice::Done]),
        (Frame::Rogue(VALENTINOS), moves(Unit::Edgerunner(edgerunner("rogue-amendiares")))),
        (Frame::Kerry, moves(Unit::Edgerunner(edgerunner("kerry-eurodyne")))),
        (Frame::Goro(VALENTINOS, District::Heywood), may(&[Choice::Name(MAELSTROM)])),
        (Frame::GoroDiscards(VALENTINOS, MAELSTROM), hand(&[])),
        (Frame::Pay(Purchase::Hideout), vec![Choice::Secrets(0), Choice::Secrets(1), Choice::Secrets(2)]),
        (Frame::Pay(Purchase::Upgrade), vec![Choice::Secrets(0), Choice::Secrets(1)]),
        (Frame::Pay(Purchase::Opportunity(armed)), vec![Choice::Secrets(1), Choice::Secrets(2)]),
        (Frame::Pay(Purchase::Edgerunner(edgerunner("nix"))), vec![Choice::Secrets(0), Choice::Secrets(1)]),
        (Frame::HideoutWhere, districts.clone()),
        (Frame::Keep, vec![Choice::Card(combat("ping")), Choice::Card(combat("spiderbot-splinter"))]),
        (Frame::Remove, hand(&[Choice::Card(combat("ping"))])),
        (Frame::Deal, may(&[Choice::Seize(elite), Choice::Seize(armed), Choice::Hire(edgerunner("t-bug"))])),
        (Frame::HiredWhere(edgerunner("viktor-vektor")), districts.clone()),
        (Frame::HiredWhere(edgerunner("johnny-silverhand")), vec![own(SOLO, at(District::Watson)), own(TECHIE, at(District::Heywood))]),
        (Frame::OneOf(armed, 0), vec![Choice::Either(0), Choice::Either(1), Choice::Either(2)]),
        (Frame::BuyCred(elite, 0), may(&[Choice::Accept])),
        (Frame::Recycle(Market::Opportunities), may(&[Choice::Recycle(0), Choice::Recycle(2)])),
        (Frame::Recycle(Market::Edgerunners), may(&[Choice::Recycle(0), Choice::Recycle(2)])),
        (Frame::StealFrom(MAELSTROM), may(&Resource::ALL.iter().map(|&resource| Choice::Resource(resource)).collect::<Vec<_>>())),
        (Frame::Kill(Killer::Opportunity(opportunity("corp-ware-augmentations"))), may(&units)),
        (Frame::Kill(Killer::Net), units.clone()),
        (Frame::RivalToll, may(&Resource::ALL.iter().map(|&resource| Choice::Resource(resource)).collect::<Vec<_>>())),
        (Frame::SwapCards, may(&[Choice::Swap(combat("crusher"), MAELSTROM), Choice::Swap(combat("cyberpsychosis"), MAELSTROM)])),
        (Frame::FreeHire, may(&[Choice::Hire(edgerunner("t-bug"))])),
        (Frame::FreeUpgrade(1), may(&[Choice::Accept])),
        (Frame::MayRun, may(&[Choice::Netrun])),
        (Frame::Advance, (1..=4).map(Choice::Advance).collect()),
        (Frame::MayUse, may(&[Choice::Accept])),
        (Frame::NetDiscards, vec![Choice::Name(MAELSTROM)]),
        (
            Frame::NetMoves,
            vec![
                Choice::MoveOther { owner: MAELSTROM, unit: TECHIE, from: business, to: at(District::Watson) },
                Choice::MoveOther { owner: MAELSTROM, unit: goro, from: at(District::Heywood), to: at(District::CityCenter) },
            ],
        ),
        (Frame::NetBuilds(None, 2), may(&districts)),
        (Frame::NetBuilds(Some(District::Heywood), 1), may(&[Choice::Accept])),
        (Frame::NetConverts, vec![other(SOLO, at(District::Watson)), other(TECHIE, business)]),
        (Frame::MayRollAgain(4), may(&[Choice::RollAgain])),
        (Frame::Sacrifice, vec![own(NETRUNNER, at(District::Heywood)), own(nix, Spot::poi(District::Heywood, 0))]),
        (Frame::MayFight, may(&[Choice::Fight(District::Watson), Choice::Fight(District::Heywood)])),
        (Frame::Exchange, may(&[Choice::Exchange { unit: SOLO, from: at(District::Watson), poi: business }])),
        (Frame::MayClaim(Seat(2)), may(&[Choice::Name(Seat(3))])),
        (Frame::MayRage(MAELSTROM), vec![Choice::Rage(0), Choice::Rage(1), Choice::Rage(2)]),
        (Frame::Choose, hand(&[])),
        (Frame::MayPlay(VALENTINOS), hand(&[Choice::Done])),
        (Frame::MayTakeBack(VALENTINOS), hand(&[Choice::TakeBack, Choice::Done])),
        (Frame::MayBurnDrone(0), may(&[Choice::Accept])),
        (Frame::MustCopy(0), vec![Choice::Copy(Seat(2), combat("crusher")), Choice::Copy(Seat(3), combat("ping"))]),
        (Frame::Losing, units.clone()),
        (Frame::MustSacrifice(0), vec![own(SOLO, at(District::Watson))]),
        (Frame::MayBomb(0), may(&units)),
        (Frame::MustKill(0), units),
        (Frame::MayFlee(0), moves(SOLO)),
        (Frame::MayGive(Seat(2), Class::Solo), may(&[Choice::Give(Seat(3))])),
        (Frame::MaySpend(0), vec![Choice::Secrets(0), Choice::Secrets(1), Choice::Secrets(4)]),
        (Frame::Reward(District::Heywood), vec![Choice::Reward(0), Choice::Reward(1)]),
        (Frame::Recruit(2), may(&[SOLO, TECHIE, nix].map(|unit| Choice::Recruit(unit, District::Heywood)))),
        (Frame::MayRelease, may(&[Choice::Accept])),
        (Frame::MaySetAside, may(&[Choice::SetAside(elite), Choice::SetAside(armed)])),
    ]
}

fn list<const N: usize>(keys: &[&str]) -> List<CombatId, N> {
    let mut cards = List::new();
    keys.iter().for_each(|key| cards.push(combat(key)));
    cards
}

/// Events of every kind.
fn events() -> Vec<Event> {
    let (seat, other) = (Seat(0), Seat(1));
    let (watson, business) = (Spot::outside(District::Watson), Spot::poi(District::Watson, 0));
    let (side, nix) = (Side::Large, Unit::Edgerunner(edgerunner("nix")));
    let (crusher, preem) = (combat("crusher"), opportunity("preem-bd"));
    let mut events = vec![
        Event::Turn { seat },
        Event::Acted { seat, disc: Disc::Solo, action: Disc::Solo },
        Event::Acted { seat, disc: Disc::Wild, action: Disc::Upgrade },
        Event::Reclaimed { seat },
        Event::Moved { by: seat, owner: seat, unit: SOLO, from: watson, to: Spot::poi(District::Westbrook, 1), side },
        Event::Moved { by: seat, owner: other, unit: nix, from: business, to: Spot::outside(District::CityCenter), side },
        Event::Moved { by: seat, owner: other, unit: TECHIE, from: business, to: watson, side },
        Event::Paid { seat, resource: Resource::Eurodollar, amount: 2, secrets: 1 },
        Event::Paid { seat, resource: Resource::Contraband, amount: 1, secrets: 0 },
        Event::Gained { seat, resource: Resource::Secret, amount: 2 },
        Event::Spent { seat, resource: Resource::Secret, amount: 1 },
        Event::Stolen { seat, from: other, resource: Resource::Contraband },
        Event::Firefight { seat, district: District::Watson, involved: Seats::all(3) },
        Event::Exchanged { seat, unit: SOLO, poi: business, side, other, occupant: TECHIE },
        Event::Payback { seat, holder: other, figures: 1 },
        Event::RageSpent { seat, steps: 2 },
        Event::RageRose { seat, to: 3 },
        Event::Chose { seat },
        Event::Played { seat, card: crusher, more: false },
        Event::Played { seat, card: combat("tsunami-nekomata"), more: true },
        Event::TookBack { seat },
        Event::Copied { seat, card: combat("tsunami-nekomata"), firepower: 3 },
        Event::Copied { seat, card: combat("spiderbot-splinter"), firepower: 1 },
        Event::Copied { seat, card: combat("spiderbot-splinter"), firepower: 3 },
        Event::Copied { seat, card: combat("spiderbot-splinter"), firepower: 0 },
        Event::Total { seat, firepower: 5 },
        Event::RemovedUnit { owner: seat, unit: SOLO, spot: business, side },
        Event::Given { seat, to: other, class: Class::Techie },
        Event::Returned { seat, from: other, figures: 2 },
        Event::FirefightOver { district: District::CityCenter },
        Event::Converted { by: seat, owner: other, unit: TECHIE, spot: business, side },
        Event::Netrun { seat },
        Event::Advanced { seat, to: 3 },
        Event::Rolled { seat, dice: [1, 3], danger: 5, again: false },
        Event::Rolled { seat, dice: [6, 5], danger: 5, again: true },
        Event::Expelled { owner: seat, unit: nix, spot: business },
        Event::TrackerBack { seat, to: 0 },
        Event::TrackerBack { seat, to: 2 },
        Event::Seized { seat, card: preem },
        Event::Hired { seat, edgerunner: edgerunner("judy-alvarez") },
        Event::Placed { seat, unit: Unit::Drone, spot: watson, side },
        Event::Hideout { seat, district: District::CityCenter },
        Event::NewOpportunity { slot: 0, card: preem },
        Event::NewEdgerunner { slot: 1, card: edgerunner("nix") },
        Event::OpportunityUnder { seat, card: preem },
        Event::EdgerunnerUnder { seat, card: edgerunner("nix") },
        Event::SetAside { seat, card: preem },
        Event::OpportunityGone { card: preem },
        Event::Drew { seat, count: 2, cards: List::new() },
        Event::Drew { seat, count: 3, cards: list(&["ping", "monowire", "lynx-paws"]) },
        Event::Kept { seat, card: None },
        Event::Kept { seat, card: Some(crusher) },
        Event::Discarded { seat, card: None },
        Event::Discarded { seat, card: Some(crusher) },
        Event::Dropped { seat, card: crusher },
        Event::Looked { seat, of: other, cards: List::new() },
        Event::Looked { seat, of: other, cards: list(&["crusher", "ping"]) },
        Event::Swapped { seat, other, given: None, taken: None },
        Event::Swapped { seat, other, given: Some(crusher), taken: Some(combat("ping")) },
        Event::MarketCleared { market: Market::Edgerunners },
        Event::MarketCleared { market: Market::Opportunities },
        Event::Activates { seat: other, gang: Some(Gang::Valentinos) },
        Event::Activates { seat: other, gang: Some(Gang::Maelstrom) },
        Event::Activates { seat: Seat(2), gang: None },
        Event::DistrictDrawn { district: District::Heywood },
        Event::DrewFor { seat, cards: list(&["ping", "monowire"]), firepower: 3 },
        Event::Left { seat },
        Event::Over,
    ];
    let whys = [
        Why::Combat(crusher),
        Why::Opportunity(preem),
        Why::Net(4),
        Why::Hideout,
        Why::Edgerunner(edgerunner("t-bug")),
        Why::Payback,
        Why::Story,
        Why::Activation,
        Why::Toll,
        Why::Firefight,
        Why::Behavior,
        Why::Profile,
    ];
    events.extend(whys.map(|why| Event::Cred { seat, amount: 2, total: 14, why }));
    let causes =
        [Cause::Casualties, Cause::Combat(crusher), Cause::Net, Cause::Opportunity(preem), Cause::Alone, Cause::Story, Cause::Johnny];
    events.extend(causes.map(|cause| Event::Lost { owner: seat, unit: Unit::Drone, spot: watson, side, cause }));
    events
}

/// Nothing is missing and nothing is left over.
fn whole(said: &str) -> bool {
    !said.is_empty() && !["⟦", "⟧", "{", "}", "  ", " .", " ,", ".."].iter().any(|mark| said.contains(mark))
}

fn golden(lang: Lang) -> String {
    let catalog = Catalog::load();
    let mut said = String::new();
    let mut show = |title: &str, view: &View| {
        let _ = write!(said, "== {title} ==\n\n{}\n\n", position(catalog, view, lang));
    };
    let (rivals, four) = (rivals(), four());
    show("Two players, a turn", &view(&rivals, Some(VALENTINOS)));
    show("Two players, an act", &asked(&rivals, VALENTINOS, Frame::Moves(Movers::Class(Class::Techie))));
    show("Four players, a Firefight for who looks on", &asked(&four, VALENTINOS, Frame::MustCopy(1)));
    show("Four players, a Firefight for who fights", &asked(&four, Seat(3), Frame::MayPlay(Seat(3))));
    let mut upgrade = asked(&rivals, VALENTINOS, Frame::Keep);
    upgrade.combats.drawn = vec![combat("ping"), combat("spiderbot-splinter")];
    show("Two players, an Upgrade", &upgrade);
    let mut choosing = asked(&four, Seat(3), Frame::Choose);
    choosing.fight.iter_mut().for_each(|fight| fight.played.clear());
    choosing.combats.chosen = [Seat(2), Seat(3)].into_iter().collect();
    choosing.combats.waiting = Seats::only(VALENTINOS);
    choosing.combats.pick = Some(combat("crusher"));
    show("Four players, cards are chosen", &choosing);
    let mut over = view(&rivals, Some(VALENTINOS));
    over.ending = Some(Ending::Cred);
    over.frames.clear();
    over.left = Seats::only(MAELSTROM);
    over.combats.hands[1] = Some(rivals.hands.hand(MAELSTROM));
    show("Two players, the end", &over);
    show("Four players, without a seat", &view(&dealt(Gang::ALL), None));
    show("One player, the first turn", &view(&alone(), Some(Seat(0))));
    let three = three_sides();
    show("One player, a Firefight with three sides", &asked(&three, Seat(0), Frame::MustCopy(0)));
    let mut later = view(&three, Some(Seat(0)));
    (later.turn.reclaims, later.turn.rivals, later.fight) = (false, false, None);
    later.combats.open.clear();
    show("One player, a later turn", &later);
    show("One player, a toll", &asked(&three, Seat(0), Frame::RivalToll));
    for (frame, choices) in questions() {
        let view = stage(frame);
        let _ = write!(said, "== {frame:?} ==\n\n{}\n", prompt(catalog, &view, &choices, lang));
        for choice in choices {
            let _ = writeln!(said, "- {}", label(catalog, &view, choice, lang));
        }
        said.push('\n');
    }
    said.push_str("== Events ==\n\n");
    for event in events() {
        let _ = writeln!(said, "{}", sentence(catalog, &event, lang));
    }
    said
}

#[test]
fn everything_reads_as_in_the_golden_files() {
    for lang in Lang::ALL {
        let said = golden(lang);
        assert_golden(env!("CARGO_MANIFEST_DIR"), &format!("prose.{}.txt", lang.code()), &said);
    }
}

#[test]
fn positions_fit_a_terminal() {
    for lang in Lang::ALL {
        for seat in [None, Some(VALENTINOS), Some(MAELSTROM)] {
            for state in [rivals(), four(), alone(), three_sides()] {
                if seat == Some(MAELSTROM) && state.seats == 1 {
                    continue;
                }
                let said = position(Catalog::load(), &view(&state, seat), lang);
                for line in said.lines() {
                    assert!(line.chars().count() <= 80, "{line}");
                    assert!(!line.ends_with(' ') && !line.contains('⟦') && (line.is_empty() || whole(line.trim_start())), "{line:?}");
                }
                assert_eq!(said.contains("(you)") || said.contains("(tu)"), seat.is_some());
            }
        }
    }
}

#[test]
fn choices_of_a_question_can_be_told_apart() {
    for lang in Lang::ALL {
        for (frame, choices) in questions() {
            let view = stage(frame);
            let labels: BTreeMap<String, Choice> =
                choices.iter().map(|&choice| (label(Catalog::load(), &view, choice, lang), choice)).collect();
            assert_eq!(labels.len(), choices.len(), "{frame:?}: {labels:#?}");
            assert!(whole(&prompt(Catalog::load(), &view, &choices, lang)), "{frame:?}");
        }
    }
}

#[test]
fn every_choice_is_told_whatever_is_asked() {
    let all: Vec<Choice> = questions().into_iter().flat_map(|(_, choices)| choices).collect();
    let kinds: BTreeSet<String> = all.iter().map(|choice| format!("{:?}", discriminant(choice))).collect();
    assert_eq!(kinds.len(), 32, "one of each kind of choice");
    for lang in Lang::ALL {
        for state in [rivals(), four()] {
            for (frame, _) in questions() {
                let view = asked(&state, VALENTINOS, frame);
                for &choice in &all {
                    let said = label(Catalog::load(), &view, choice, lang);
                    assert!(whole(&said), "{frame:?}, {choice:?}: {said}");
                }
            }
        }
    }
}

#[test]
fn every_event_is_a_sentence_of_its_own() {
    let kinds: std::collections::HashSet<Discriminant<Event>> = events().iter().map(discriminant).collect();
    assert_eq!(kinds.len(), 52, "one of each kind of event");
    for lang in Lang::ALL {
        let mut told = BTreeSet::new();
        for event in events() {
            let said = sentence(Catalog::load(), &event, lang);
            assert!(whole(&said) && said.ends_with('.') && said.starts_with(char::is_uppercase), "{event:?}: {said}");
            assert!(told.insert(said.clone()), "{event:?}: {said}");
        }
    }
}

/// In the single player mode the opposing Gang and Johnny Silverhand are sides without a seat.
#[test]
fn johnny_and_the_opposing_gang_are_told_too() {
    let mut state = dealt(&[Gang::Valentinos, Gang::Maelstrom]);
    (state.seats, state.sides) = (1, 3);
    let johnny = edgerunner("johnny-silverhand");
    state.city.hire(Seat(2), johnny);
    state.city.place(Seat(2), Unit::Edgerunner(johnny), Spot::poi(District::Watson, 0));
    state.city.place(VALENTINOS, SOLO, Spot::outside(District::Watson));
    let view = asked(&state, VALENTINOS, Frame::MayFight);
    let fight = |lang| label(Catalog::load(), &view, Choice::Fight(District::Watson), lang);
    assert_eq!(fight(Lang::En), "Initiate a Firefight in Watson against Maelstrom and Johnny Silverhand");
    assert_eq!(fight(Lang::It), "Provoca una Sparatoria a Watson contro i Maelstrom e Johnny Silverhand");
    let view = asked(&state, VALENTINOS, Frame::Advance);
    let covered = label(Catalog::load(), &view, Choice::Advance(2), Lang::En);
    assert!(covered.contains("upgrade a Combat card"), "{covered}");
    let view = asked(&state, VALENTINOS, Frame::NetMoves);
    let moved = Choice::MoveOther {
        owner: Seat(2),
        unit: Unit::Edgerunner(johnny),
        from: Spot::poi(District::Watson, 0),
        to: Spot::outside(District::Watson),
    };
    assert_eq!(label(Catalog::load(), &view, moved, Lang::En), "Move Johnny Silverhand: Watson, Business -> Watson");
    assert!(position(Catalog::load(), &view, Lang::En).contains("Seat 2, Johnny Silverhand: 0 Street Cred."));
}

#[test]
fn endings_and_reasons_are_there() {
    let texts = Catalog::load().texts();
    let endings = ["cred", "epilogue", "left", "void", "solo-won", "solo-lost"].map(|how| format!("ending-{how}"));
    let reasons = [
        "over",
        "now",
        "must",
        "disc-spent",
        "class",
        "price",
        "hideout-place",
        "hideout-left",
        "upgrade-deck",
        "second-action",
        "reclaim",
        "reclaim-acted",
        "unit-there",
        "moved",
        "reach",
        "occupied",
        "drone-poi",
        "fight-here",
        "control",
        "requirement",
        "market",
        "hires",
        "card",
        "spaces",
        "reserve",
        "hideout-here",
        "place-outside",
    ]
    .map(|reason| format!("no-{reason}"));
    for id in endings.iter().chain(&reasons) {
        for lang in Lang::ALL {
            let said = texts.get(lang, id, &[]);
            assert!(whole(&said) && said.ends_with('.'), "{id}: {said}");
        }
    }
    assert_eq!(texts.get(Lang::It, "no-turn", &[("seat", 1u8.into())]), "Ora decide il posto 1.");
}

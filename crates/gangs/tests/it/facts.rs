//! The content against the attested figures, typed here a second time: a slip in a file fails.

use gangs::catalog::Catalog;
use gangs::catalog::board::Amount;
use gangs::catalog::board::Side;
use gangs::catalog::words::*;
use table::Lang;

fn name(kind: &str, key: &str) -> String {
    Catalog::load().name(Lang::En, kind, key)
}

#[test]
fn opportunities() {
    use Deal::*;
    use District::*;
    use Extra::*;
    use Requirement::*;
    type Needs = Option<Requirement>;
    let (euro, goods) =
        (|amount| Gain { resource: Resource::Eurodollar, amount }, |amount| Gain { resource: Resource::Contraband, amount });
    let secrets = |secrets, cred| SpendSecrets { secrets, cred };
    let recycle = || Recycle(Market::Opportunities);
    let at = |places: &[District]| Some(Presence(places.to_vec()));
    let two = || Some(PresenceIn(2));
    let over = |place| Some(Dominance(place));
    let fortress = || Some(Control(PoiKind::DataFortress));
    let right: Vec<(&str, Deal, u8, Needs, Vec<Extra>)> = vec![
        ("Corporate Elite BD", Braindance, 2, None, vec![secrets(1, 2)]),
        ("Organitskaya BD", Braindance, 1, None, vec![Recycle(Market::Edgerunners)]),
        ("Preem BD", Braindance, 1, at(&[Heywood]), vec![recycle()]),
        ("Reality Junkie Request", Braindance, 1, at(&[CityCenter, Pacifica]), vec![recycle()]),
        ("Ripperdoc BD", Braindance, 3, None, vec![CredPer(Count::DistrictsWithPoi)]),
        ("Spiked BD", Braindance, 3, two(), vec![StealFromRicher]),
        ("Synthcoke Deal", Braindance, 2, None, vec![Move(3)]),
        ("Upscale VRcade", Braindance, 1, at(&[CityCenter, Westbrook]), vec![recycle()]),
        ("XBD Dealer", Braindance, 1, at(&[Watson, SantoDomingo]), vec![recycle()]),
        ("Back Alley Ripperdoc", Cyberware, 1, None, vec![euro(1)]),
        ("Bodyshoppe™ Cybertuning", Cyberware, 3, None, vec![Upgrade(1)]),
        ("Chippin' In", Cyberware, 1, at(&[CityCenter]), vec![MoveInto(CityCenter)]),
        ("Corp Ware Augmentations", Cyberware, 2, fortress(), vec![Kill]),
        ("Cybered Up", Cyberware, 1, None, vec![CredPer(Count::HideoutPairs)]),
        ("Cyberfashion Upgrades", Cyberware, 1, fortress(), vec![secrets(2, 3)]),
        ("Night Market Tune Up", Cyberware, 3, two(), vec![SwapCombat]),
        ("Preem Cyberware", Cyberware, 1, None, vec![Move(2)]),
        ("Ronin Upgrades", Cyberware, 2, None, vec![CredPer(Count::RicherOpponents)]),
        ("Arming the City", Weapon, 3, None, vec![OneOf(vec![goods(2), euro(2), Cred(2)])]),
        ("Bootleg Arasaka Tech", Weapon, 1, over(Watson), vec![OneOf(vec![goods(1), euro(1)])]),
        ("Budget Arms Disposables", Weapon, 1, over(Heywood), vec![euro(1)]),
        ("Corp Prototypes", Weapon, 1, over(CityCenter), vec![OneOf(vec![goods(1), euro(1), Cred(1)])]),
        ("Iron to the Masses", Weapon, 2, None, vec![OneOf(vec![goods(1), euro(1), Cred(1)])]),
        ("Militech Smartguns", Weapon, 1, over(Westbrook), vec![OneOf(vec![euro(1), Cred(1)])]),
        ("Nokota Weapons Shipment", Weapon, 1, over(Pacifica), vec![OneOf(vec![goods(1), Cred(1)])]),
        ("Smuggling Operation", Weapon, 1, over(SantoDomingo), vec![goods(1)]),
        ("Unpredictable Smart Gun", Weapon, 3, two(), vec![Hire]),
        ("Arasaka Blueprints", Story, 4, None, vec![Cred(3), euro(2), Upgrade(0)]),
    ];
    let found: Vec<_> = Catalog::load()
        .opportunities()
        .map(|(_, card)| (name("opportunity", &card.key), card.deal, card.cost, card.requires.clone(), card.extra.clone()))
        .collect();
    assert_eq!(found.len(), right.len());
    for (found, right) in found.iter().zip(&right) {
        assert_eq!((found.0.as_str(), found.1, found.2, &found.3, &found.4), (right.0, right.1, right.2, &right.3, &right.4));
    }
    let lasting: Vec<_> = Catalog::load().opportunities().filter(|(_, card)| card.lasting).map(|(_, card)| card.key.as_str()).collect();
    assert_eq!(lasting, ["arasaka-blueprints"]);
}

#[test]
fn combat_cards() {
    use CombatEffect::*;
    use Firepower::*;
    use UnitKind::{Any, Drone, Edgerunner, Netrunner, NonDrone, Solo, Techie};
    use When::*;
    let when = |cred, when| Scoring::If { cred, when };
    let each = |cred, kind| Scoring::Each { cred, per: Per::OpposingLost(kind) };
    let lost = OpponentLost;
    let right: Vec<(&str, Firepower, Option<CombatEffect>, Scoring)> = vec![
        ("Crusher", Fixed(3), None, when(1, LostNone)),
        ("Cyberpsychosis", Fixed(1), None, when(1, NoneLeft)),
        ("Short Circuit", Fixed(2), None, when(1, lost(Drone))),
        ("Subdermal Armor", Fixed(2), None, when(1, lost(NonDrone))),
        ("Arasaka MK-4", Fixed(1), Some(MoreWith(Netrunner)), Scoring::SpendSecrets(4)),
        ("Cyberware Malfunction", Fixed(2), Some(BlankOthers), when(3, lost(Any))),
        ("EMP Grenade", Fixed(2), Some(DroneForKill), when(2, lost(Techie))),
        ("Kiroshi Optics", Fixed(4), Some(ChooseCasualties), when(3, lost(Edgerunner))),
        ("L-69 Zhuo", Fixed(3), Some(DroneForFirepower), when(2, lost(NonDrone))),
        ("Lynx Paws", Fixed(0), Some(TakeBackOrMore), when(2, NoneLeft)),
        ("M2067 Defender", Fixed(5), None, when(1, lost(Any))),
        ("Mantis Blades", Fixed(3), Some(OneMoreCasualty), when(3, NoOpponentLeft)),
        ("Mech Looter", Fixed(2), Some(EachLosesDrone), each(2, Drone)),
        ("Monowire", Fixed(3), Some(OneMoreCasualty), when(2, LostNone)),
        ("Pain Editor", Fixed(3), Some(LoseInTie), when(2, lost(Any))),
        ("Ping", Fixed(1), Some(MoreWith(Drone)), when(1, lost(Any))),
        ("Recon Grenade", Fixed(1), Some(MoreWith(Techie)), when(1, Left(Techie))),
        ("Second Heart", Fixed(1), Some(NoLosses), when(2, OpponentFirepower(4))),
        ("Shock-N-Awe", Fixed(2), Some(AllDronesLost), each(1, Drone)),
        ("Spiderbot Splinter", DronesHere, None, when(3, lost(Drone))),
        ("Stephenson Tech MK.4", Fixed(1), Some(SecretPerNetrunner), Scoring::Each { cred: 1, per: Per::SecretsGained }),
        ("Synaptic Accelerator", Fixed(1), Some(MoveSurvivor), when(2, NoDominance)),
        ("TKI-20 Shingen", Fixed(3), Some(ChooseCasualties), each(2, Solo)),
        ("Tsunami Ashura", Fixed(4), Some(ChooseCasualties), when(1, LostNone)),
        ("Tsunami Nekomata", OtherCard, None, each(1, Any)),
        ("Zetatech Berserk", Fixed(6), Some(SacrificeOwn), each(1, Solo)),
        ("Smart Weapon", Fixed(2), Some(KillHere), when(2, NoOpponentLeft)),
    ];
    let catalog = Catalog::load();
    let found: Vec<_> = catalog
        .combats()
        .map(|(_, card)| (name("combat", &card.key), card.firepower, card.effect, card.scoring, card.set, card.copies))
        .collect();
    assert_eq!(found.len(), right.len());
    for (index, (found, right)) in found.iter().zip(&right).enumerate() {
        assert_eq!((found.0.as_str(), found.1, found.2, found.3), *right);
        let set = match index {
            0..4 => (CombatSet::Starting, 1),
            4..26 => (CombatSet::Upgrade, 1),
            _ => (CombatSet::KangTao, 6),
        };
        assert_eq!((found.4, found.5), set, "{}", found.0);
    }
}

#[test]
fn effects_of_combat_cards_happen_in_their_step() {
    let right = [
        (Step::Reveal, "arasaka-mk-4 cyberware-malfunction lynx-paws mech-looter ping recon-grenade shock-n-awe stephenson-tech-mk-4"),
        (Step::Compare, "l-69-zhuo"),
        (
            Step::Casualties,
            "emp-grenade kiroshi-optics mantis-blades monowire pain-editor second-heart synaptic-accelerator tki-20-shingen \
             tsunami-ashura zetatech-berserk smart-weapon",
        ),
    ];
    for (step, keys) in right {
        let found = Catalog::load().combats().filter(|(_, card)| card.effect.is_some_and(|effect| effect.step() == step));
        assert_eq!(found.map(|(_, card)| card.key.as_str()).collect::<Vec<_>>().join(" "), keys);
    }
}

#[test]
fn edgerunners() {
    use Talent::*;
    let (solo, techie, netrunner) = (Some(Class::Solo), Some(Class::Techie), Some(Class::Netrunner));
    let right: Vec<(&str, Option<Class>, u8, Talent)> = vec![
        ("Judy Alvarez", techie, 1, RecycleOnTechieDisc),
        ("Viktor Vektor", techie, 1, OneMoreUpgrade),
        ("Jackie Welles", solo, 1, FirepowerWhenInitiating),
        ("River Ward", solo, 1, FirepowerWithSolo),
        ("Goro Takemura", solo, 2, LookAtHand),
        ("Johnny Silverhand", solo, 2, Legend),
        ("T-Bug", netrunner, 2, UnderdogNetrun),
        ("Nix", netrunner, 2, SecretOnRed),
        ("Kerry Eurodyne", None, 2, LoneStar),
        ("Rogue Amendiares", None, 2, QueenOfFixers),
    ];
    let found: Vec<_> =
        Catalog::load().edgerunners().map(|(_, card)| (name("edgerunner", &card.key), card.class, card.cost, card.talent)).collect();
    let found: Vec<_> = found.iter().map(|card| (card.0.as_str(), card.1, card.2, card.3)).collect();
    assert_eq!(found, right);
}

#[test]
fn districts() {
    use District::*;
    use PoiKind::*;
    let right: [(District, &[District], [PoiKind; 2]); 6] = [
        (Watson, &[CityCenter, Westbrook], [Business, DataFortress]),
        (Westbrook, &[Watson, CityCenter, Heywood, SantoDomingo], [Business, Fixer]),
        (CityCenter, &[Watson, Westbrook, Heywood], [Fixer, DataFortress]),
        (Heywood, &[CityCenter, Westbrook, SantoDomingo, Pacifica], [Fixer, DataFortress]),
        (SantoDomingo, &[Westbrook, Heywood, Pacifica], [Business, DataFortress]),
        (Pacifica, &[Heywood, SantoDomingo], [Business, Fixer]),
    ];
    let board = Catalog::load().board();
    for (district, adjacent, pois) in right {
        let printed = board.district(district);
        assert_eq!((printed.key, printed.adjacent.as_slice(), printed.pois(Side::Large)), (district, adjacent, pois.as_slice()));
    }
    let edges = District::ALL.iter().flat_map(|&one| District::ALL.iter().map(move |&other| (one, other)));
    assert_eq!(edges.filter(|&(one, other)| board.adjacent(one, other)).count(), 2 * 9);
    // The side for one to three is ours: one of the two, each kind twice.
    let small = [Business, Fixer, DataFortress, DataFortress, Business, Fixer];
    assert_eq!(District::ALL.iter().flat_map(|&district| board.district(district).pois(Side::Small)).copied().collect::<Vec<_>>(), small);
    assert_eq!([1, 2, 3, 4].map(Side::of), [Side::Small, Side::Small, Side::Small, Side::Large]);
}

#[test]
fn setup() {
    let setup = &Catalog::load().board().setup;
    let of =
        |resources: &[Amount], which| resources.iter().filter(|amount| amount.resource == which).map(|amount| amount.amount).sum::<u8>();
    let starting: Vec<_> = setup
        .starting
        .iter()
        .map(|seat| [Resource::Eurodollar, Resource::Contraband, Resource::Secret].map(|which| of(seat, which)))
        .collect();
    assert_eq!(starting, [[2, 1, 0], [2, 1, 0], [2, 2, 0], [2, 2, 0]]);
    assert_eq!((setup.goal, setup.hideout_slots.as_slice()), (25, [1, 2, 3].as_slice()));
    assert_eq!(setup.hideout_cost, Amount { resource: Resource::Eurodollar, amount: 2 });
    assert_eq!(setup.upgrade_cost, Amount { resource: Resource::Eurodollar, amount: 1 });
    assert_eq!(Market::ALL.iter().map(|&market| setup.markets.of(market)).collect::<Vec<_>>(), [3, 3]);
}

#[test]
fn net() {
    use NetEffect::*;
    let net = Catalog::load().net();
    let depths: Vec<_> = Depth::ALL.iter().map(|&depth| (net.depth(depth).danger, net.depth(depth).consequence)).collect();
    assert_eq!(depths, [(4, Consequence::LeaveFortresses), (5, Consequence::SacrificeOne), (7, Consequence::SacrificeAll)]);
    let right: [(u8, Depth, &[NetEffect]); 6] = [
        (1, Depth::Yellow, &[Cred(1)]),
        (2, Depth::Yellow, &[OpponentDiscards]),
        (3, Depth::Orange, &[MoveOpposing]),
        (4, Depth::Orange, &[Cred(1), BuildDrones(2)]),
        (5, Depth::Red, &[Cred(1), Kill]),
        (6, Depth::Red, &[Cred(2), Convert]),
    ];
    for (number, depth, effects) in right {
        let space = net.space(number).expect("the space");
        assert_eq!((space.number, space.depth, space.effects.as_slice()), (number, depth, effects));
    }
    assert!(net.space(0).is_none() && net.space(7).is_none());
    assert_eq!(net.last(), 6);
    assert!(!net.cover.effects.contains(&OpponentDiscards), "in the solo mode no opponent has a hand");
}

#[test]
fn gangs_and_their_abilities() {
    let right = [
        ("Tyger Claws", District::Westbrook, ["Revenge", "Payback"]),
        ("Valentinos", District::Heywood, ["Community Support", "Personal Opportunity"]),
        ("Voodoo Boys", District::Pacifica, ["NetWatch Countermeasures", "Mystic Netrunners"]),
        ("Maelstrom", District::Watson, ["Well-Armed", "Rage"]),
    ];
    for (&gang, (gang_name, start, abilities)) in Gang::ALL.iter().zip(right) {
        let dashboard = Catalog::load().dashboard(gang);
        let found: Vec<_> = dashboard.abilities.iter().map(|ability| name("ability", &ability.key)).collect();
        assert_eq!((dashboard.key, dashboard.start, found.as_slice()), (gang, start, abilities.map(str::to_owned).as_slice()));
        assert_eq!(Catalog::load().name_of(Lang::En, "gang", &gang), gang_name);
    }
}

#[test]
fn what_is_attested_and_what_is_ours_is_said() {
    let catalog = Catalog::load();
    let attested = |source: &Source| matches!(source, Source::Attested(by) if by.contains("CPRL"));
    assert!(catalog.opportunities().all(|(_, card)| attested(&card.source)));
    assert!(catalog.combats().all(|(_, card)| attested(&card.source)));
    assert!(catalog.edgerunners().all(|(_, card)| attested(&card.source)));
    assert!(catalog.net().spaces.iter().all(|space| attested(&space.source)));
    assert_eq!(catalog.net().cover.source, Source::Original);
    let sources = &catalog.board().sources;
    assert!(attested(&sources.adjacent) && attested(&sources.large));
    assert_eq!([&sources.small, &sources.rewards, &sources.hideout_slots, &sources.upgrade_cost], [&Source::Original; 4]);
}

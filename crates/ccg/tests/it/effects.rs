//! Every ability of every card does what it says. Each is tried at staged tables with something of everything, until it can
//! be announced or happens by itself; then each of its deeds must be seen to happen, by what is told and what has changed.
//! What a deed looks like is said here a second time, so that one which the rules leave out is found, whichever card has
//! it, and a card of tomorrow is tried without a line more.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use ccg::catalog::card::Card;
use ccg::catalog::effects::{Ability, Amount, Deed, When, Who};
use ccg::catalog::words::{Attribute, Cue, Kind, Moment, Phase, Player, Stat};
use ccg::catalog::{CardId, Catalog};
use ccg::choice::Choice;
use ccg::event::Event;
use ccg::frame::Frame;
use ccg::game::Ccg;
use ccg::state::State;
use table::chance::Fast;
use table::scenario::Given;
use table::{Choices, Game, Seat, Told};

static GAME: LazyLock<Ccg> = LazyLock::new(Ccg::default);
const ME: Seat = Seat(0);

/// What somebody does to bring it about: the first choice whose name begins so.
type Script = Vec<(u8, String)>;

/// Who goes along where an Operation demands somebody.
const PARTNERS: [&str; 9] = [
    "stringer (street-chopper)",
    "street-doc",
    "corporate-raider",
    "rigger-anna",
    "beat-cop",
    "garage-band (designer-suit)",
    "celeste-wray (designer-suit)",
    "house-decker",
    "wheelman (gun-truck)",
];

/// A staged table and how it goes on.
pub(super) struct Setting {
    pub(super) given: BTreeMap<String, String>,
    pub(super) script: Script,
}

/// Something of everything on both sides; the card that is tried is on a Runner of team 1, or is one of it.
pub(super) fn position(card: &Card) -> BTreeMap<String, String> {
    let mut lines: BTreeMap<String, String> = BTreeMap::new();
    let mut say = |name: &str, value: String| {
        lines.insert(name.to_owned(), value);
    };
    let (mut sites, mut ops, mut mates, mut worn, mut hand) = (String::new(), String::new(), String::new(), String::new(), String::new());
    match card.kind {
        Kind::Location => sites = format!(", {}", card.key),
        Kind::Operation => ops = format!(", {}", card.key),
        Kind::Runner => mates = format!(", {} team 1", card.key),
        Kind::Cyber | Kind::Equipment => worn = format!(" + {}", card.key),
        Kind::Event => hand = format!(", {}", card.key),
    }
    let weapon = if card.is(Attribute::Weapon) || card.is(Attribute::Vehicle) { "" } else { " + minigun" };
    let vest = if card.is(Attribute::Armor) { "synthcoke" } else { "kevlar-vest" };
    let squad = format!("morgan-graves ({vest}{weapon}{worn}) team 1, hired-gun team 1, merc-lieutenant team 1{mates}");
    let others = "stringer used, garage-band used, wheelman (street-chopper used) used, street-doc used, house-decker (wolverers), \
        junior-analyst used, bodyguard, sergeant-okoye";
    say("seat 0 sponsor", "the-mob".to_owned());
    say("seat 0 locations", format!("regional-headquarters, regional-headquarters, assembly-plant used, corner-bodega{sites}"));
    say("seat 0 operations", format!("milk-run, ransom-note{ops}"));
    say("seat 0 runners", format!("{squad}, {others}"));
    say("seat 0 chassis", "corner-bodega tokens 2".to_owned());
    say("seat 0 stash", "switchblade, wolverers".to_owned());
    say(
        "seat 0 trash",
        "hired-gun, street-doc, milk-run, kevlar-vest, wolverers, bonus-pay, corner-bodega, rust-bucket, minigun".to_owned(),
    );
    say("seat 0 runs deck", "milk-run, hired-gun, corner-bodega, corner-bodega, stringer, stringer".to_owned());
    say("seat 0 gear deck", "wolverers, kevlar-vest, kevlar-vest, bonus-pay, bonus-pay, switchblade".to_owned());
    say("seat 0 hand", format!("assassin, milk-run, switchblade, garage-band, squatters-chapel, too-drunk-to{hand}"));
    say("seat 0 ops", "10".to_owned());
    let rivals = "stringer (kevlar-vest + reflex-booster), beat-cop, garage-band (flak-coat), hired-gun (switchblade) used, street-doc, \
        script-kid, wheelman (gun-truck), street-samurai (flamethrower)";
    say("seat 1 sponsor", "the-mob".to_owned());
    say("seat 1 locations", "regional-headquarters, regional-headquarters, assembly-plant, abandoned-mall, corner-bodega".to_owned());
    say("seat 1 operations", "milk-run, ransom-note, hijack-the-convoy".to_owned());
    say("seat 1 runners", rivals.to_owned());
    say("seat 1 stash", "switchblade".to_owned());
    say("seat 1 trash", "stringer, kevlar-vest".to_owned());
    say("seat 1 hand", "assassin, too-drunk-to, wrecking-crew, burning-down-the-house, milk-run, switchblade".to_owned());
    say("seat 1 ops", "60".to_owned());
    say("seat 0 bids", "1:milk-run".to_owned());
    say("seat 1 bids", "0:milk-run".to_owned());
    lines
}

/// The tables at which something can be tried.
pub(super) fn settings(card: &Card, when: When) -> Vec<Setting> {
    let mut all = Vec::new();
    let mut add = |turn: u8, part: &str, script: &[(u8, &str)]| {
        let mut given = position(card);
        given.insert("turn".to_owned(), turn.to_string());
        given.insert("part".to_owned(), part.to_owned());
        all.push(Setting { given, script: script.iter().map(|(seat, key)| (*seat, (*key).to_owned())).collect() });
    };
    let key = card.key.as_str();
    let battles: [(u8, &[(u8, &str)]); 5] = [
        (0, &[(0, "hit 1:regional-headquarters"), (0, "send team 1"), (1, "send stringer")]),
        (0, &[(0, "hit 1:abandoned-mall"), (0, "send team 1"), (1, "decline")]),
        (1, &[(1, "hit 0:corner-bodega"), (1, "send stringer"), (0, "send team 1")]),
        (1, &[(1, "hit 0:milk-run"), (1, "send stringer"), (0, "send team 1")]),
        (0, &[(0, "run milk-run"), (0, "send team 1")]),
    ];
    match when {
        When::In(Phase::Action | Phase::Battle) => battles.iter().for_each(|(turn, script)| add(*turn, "action", script)),
        When::In(phase) => {
            let part = match phase {
                Phase::Shopping => "purchase",
                Phase::DamageControl => "damage-control",
                _ => "legwork",
            };
            [0, 1].into_iter().for_each(|turn| add(turn, part, &[]));
        }
        When::Answer(Cue::RunnerTrashed) => {
            add(1, "legwork", &[(1, "play assassin")]);
            add(0, "legwork", &[(0, "play assassin")]);
        }
        When::Answer(Cue::GearTrashed) => add(1, "damage-control", &[(1, "play wrecking-crew")]),
        When::Answer(Cue::SiteTrashed) => add(1, "damage-control", &[(1, "play burning-down-the-house")]),
        When::Answer(Cue::Ability) => ["praise", "hack"].into_iter().for_each(|verb| add(1, "legwork", &[(1, verb)])),
        When::Answer(Cue::Event) => add(1, "legwork", &[(1, "play too-drunk-to")]),
        When::Answer(Cue::Hit) => battles[2..4].iter().for_each(|(turn, script)| add(*turn, "action", &script[..2])),
        When::On(Moment::Enters) => {
            add(0, "purchase", &[(0, &format!("buy {key}"))]);
            add(0, "purchase", &[(0, &format!("buy {key} to stringer"))]);
        }
        When::On(Moment::Leaves) => {
            add(1, "legwork", &[(1, "play assassin")]);
            add(1, "damage-control", &[(1, "play wrecking-crew")]);
            add(1, "damage-control", &[(1, "play burning-down-the-house")]);
        }
        When::On(Moment::TurnStarts) => add(1, "damage-control", &[]),
        When::On(Moment::TurnEnds) => add(0, "damage-control", &[]),
        When::On(Moment::HitSucceeds) => add(0, "action", battles[1].1),
        When::On(Moment::SkirmishWon) => add(0, "action", battles[0].1),
        When::On(Moment::RunSucceeds) => add(0, "action", battles[4].1),
        When::On(Moment::Completed) => {
            let run = format!("run {key}");
            PARTNERS.iter().for_each(|_| add(0, "action", &[(0, &run), (0, "send team 1")]));
            add(0, "action", &[(0, &run), (0, "send morgan-graves"), (0, "done")]);
        }
        When::On(Moment::Busts) => add(1, "legwork", &[(1, "praise"), (0, "bust")]),
        When::On(Moment::BuysRunner) => add(0, "purchase", &[(0, "buy garage-band")]),
        When::On(Moment::BuysLocation) => add(0, "purchase", &[(0, "buy squatters-chapel")]),
        When::On(Moment::RivalRuns) => add(1, "action", &[(1, "run milk-run"), (1, "send street-samurai"), (1, "done")]),
    }
    if let When::On(Moment::TurnStarts) = when {
        all.iter_mut().for_each(|setting| drop(setting.given.remove("seat 0 hand")));
    }
    if let When::In(Phase::DamageControl) = when {
        // The Runner that wears the card may have to be used.
        let tired = |setting: &Setting| {
            let given = setting.given.iter().map(|(name, value)| (name.clone(), value.replacen(" team 1", " team 1 used", 1)));
            Setting { given: given.collect(), script: setting.script.clone() }
        };
        let more: Vec<Setting> = all.iter().map(tired).collect();
        all.extend(more);
    }
    if let When::On(Moment::Enters) = when {
        // It comes from the hand, where it must be alone.
        for setting in &mut all {
            for value in setting.given.values_mut() {
                *value = value.replace(&format!(", {key} team 1"), "").replace(&format!(" + {key}"), "").replace(&format!(", {key}"), "");
            }
            let hand = setting.given.entry("seat 0 hand".to_owned()).or_default();
            hand.push_str(&format!(", {key}"));
        }
    }
    if let When::On(Moment::Completed) = when {
        // A team for whatever an Operation demands, strong enough for it; the last goes alone.
        for (setting, partner) in all.iter_mut().zip(PARTNERS.iter().map(Some).chain([None])) {
            let squad = match partner {
                Some(partner) => {
                    format!("morgan-graves (minigun + av-gunship) team 1, merc-lieutenant (assault-rifle) team 1, {partner} team 1")
                }
                None => "morgan-graves (minigun + av-gunship), hired-gun team 1".to_owned(),
            };
            setting
                .given
                .insert("seat 0 runners".to_owned(), format!("{squad}, stringer used, wheelman (rust-bucket used), garage-band used"));
        }
    }
    all
}

impl Setting {
    pub(super) fn stage(&self) -> Option<State> {
        let mut given = Given::default();
        for (line, (name, value)) in self.given.iter().enumerate() {
            given.add(line, name, value);
        }
        let options = GAME.options(&BTreeMap::from([("seats".to_owned(), "2".to_owned())])).ok()?;
        GAME.stage(&options, &mut given).map_err(|problems| panic!("{problems}")).ok()
    }
}

/// One way in which a staged table goes on.
#[derive(Clone)]
pub(super) struct Trial {
    pub(super) state: State,
    pub(super) told: Vec<Event>,
    /// Which step of the script comes next.
    pub(super) step: usize,
    /// How much had been told when the ability was announced.
    pub(super) announced: Option<usize>,
}

impl Trial {
    fn offered(&self, seat: Seat) -> Vec<Choice> {
        let mut choices = Choices::new();
        GAME.choices(&self.state, seat, &mut choices);
        choices.to_vec()
    }

    fn does(&self, seat: Seat, choice: Choice) -> Trial {
        let mut next = self.clone();
        let mut told = Told::default();
        GAME.decide(&mut next.state, seat, choice, &mut Fast::new(3), &mut told, &mut Choices::new());
        next.told.extend(told.0.into_iter().map(|(_, event)| event));
        next
    }
}

/// Everything that can come of a setting, by every target that is named; `seen` is told of each end.
pub(super) fn explore(trial: &Trial, script: &Script, card: CardId, number: Option<u8>, depth: u8, seen: &mut impl FnMut(&Trial)) {
    let asked = GAME.awaited(&trial.state).must.lowest();
    let (Some(seat), true) = (asked, depth > 0) else { return seen(trial) };
    let choices = trial.offered(seat);
    let is_it = |choice: &&Choice| match **choice {
        Choice::Play(played, ability) => seat == ME && played == card && Some(ability) == number,
        Choice::Use(name, ability) => seat == ME && name.card == card && Some(ability) == number,
        _ => false,
    };
    if let (None, Some(&it)) = (trial.announced, choices.iter().find(is_it)) {
        let mut next = trial.does(seat, it);
        next.announced = Some(trial.told.len());
        return explore(&next, script, card, number, depth - 1, seen);
    }
    let scripted = script.get(trial.step).filter(|(who, _)| *who == seat.0);
    let fits = |choice: &&Choice| scripted.is_some_and(|(_, key)| GAME.key(**choice).starts_with(key));
    if choices.iter().any(|choice| fits(&choice)) {
        for &planned in choices.iter().filter(fits).take(4) {
            let next = Trial { step: trial.step + 1, ..trial.does(seat, planned) };
            explore(&next, script, card, number, depth - 1, seen);
        }
        return;
    }
    if let Some(Frame::Aim) = trial.state.board.frames.top() {
        for &target in choices.iter().filter(|choice| **choice != Choice::Decline) {
            explore(&trial.does(seat, target), script, card, number, depth - 1, seen);
        }
        return;
    }
    // Whoever waits for nothing more has seen enough of it.
    let over = trial.announced.is_some() && matches!(trial.state.board.frames.top(), Some(Frame::Phase(..)));
    if over && trial.announced.is_some_and(|before| trial.told.len() > before) {
        return seen(trial);
    }
    let quiet = |choice: &&Choice| matches!(choice, Choice::Pass | Choice::Decline | Choice::Done | Choice::Return);
    let sense = |choice: &&Choice| matches!(choice, Choice::Sense(_, Stat::Sr)) && seat == ME && number.is_none();
    let choice = choices.iter().find(sense).or_else(|| choices.iter().find(quiet)).or(choices.first());
    match choice {
        Some(&choice) => explore(&trial.does(seat, choice), script, card, number, depth - 1, seen),
        None => seen(trial),
    }
}

/// Whether a deed is seen to have happened.
pub(super) fn happened(deed: Deed, told: &[Event], before: &State, after: &State) -> bool {
    let any = |is: &dyn Fn(&Event) -> bool| told.iter().any(is);
    let count = |is: &dyn Fn(&Event) -> bool| told.iter().filter(|event| is(event)).count();
    let meant = |player: Player, seat: Seat| match player {
        Player::You => seat == ME,
        Player::Rival | Player::Rivals => seat != ME,
        Player::All | Player::Its => true,
    };
    let exact = |amount: Amount, by: i16| match amount {
        Amount::Fixed(number) => by == i16::from(number),
        _ => by != 0,
    };
    match deed {
        Deed::Draw(player, amount) => {
            let drawn = count(&|event| matches!(event, Event::Drew { seat, .. } if meant(player, *seat)));
            drawn >= if let Amount::Fixed(number) = amount { number as usize } else { 1 }
        }
        Deed::Discard(player, least) => {
            count(&|event| matches!(event, Event::Discarded { seat, .. } if meant(player, *seat))) >= usize::from(least)
        }
        Deed::See(_) => any(&|event| matches!(event, Event::Looked { .. })),
        Deed::Ops(player, amount) => {
            any(&|event| matches!(event, Event::Ops { seat, by, .. } if meant(player, *seat) && exact(amount, *by)))
        }
        Deed::LoseOps(player, amount) => {
            any(&|event| matches!(event, Event::Ops { seat, by, .. } if meant(player, *seat) && *by < 0 && exact(amount, -*by)))
        }
        Deed::Style(player, amount) => {
            any(&|event| matches!(event, Event::Style { seat, by } if meant(player, *seat) && exact(amount, *by)))
        }
        Deed::Use(_) => any(&|event| matches!(event, Event::Used { .. })),
        Deed::Straighten(Who::This) if told.iter().any(|event| matches!(event, Event::Happens { sponsor: true, .. })) => true,
        Deed::Straighten(_) => any(&|event| matches!(event, Event::Unused { .. })),
        Deed::Trash(_) => any(&|event| matches!(event, Event::Trashed { .. })),
        Deed::Burn(_) => any(&|event| matches!(event, Event::Burned { .. })),
        Deed::Bust(_) => any(&|event| matches!(event, Event::Busted { .. })),
        Deed::Take(_) => any(&|event| matches!(event, Event::Took { .. })),
        Deed::Play(_) => any(&|event| matches!(event, Event::Placed { .. })),
        Deed::Stash(_) => any(&|event| matches!(event, Event::Stashed { .. })),
        Deed::Change(_, stat, amount, _) => {
            any(&|event| matches!(event, Event::Changed { stat: changed, by, .. } if *changed == stat && exact(amount, *by)))
        }
        Deed::Save => any(&|event| matches!(event, Event::Saved { .. })),
        Deed::Cancel => any(&|event| matches!(event, Event::Cancelled)),
        Deed::Join => any(&|event| matches!(event, Event::Joined { .. })),
        Deed::Withdraw(_) => any(&|event| matches!(event, Event::Withdrew { .. })),
        Deed::EndBattle => any(&|event| matches!(event, Event::Tied { .. })),
        Deed::NoDefense => after.board.unguarded.contains(ME),
        Deed::Regroup => {
            let assigns = matches!(after.board.frames.top(), Some(Frame::Assign(..))) || any(&|event| matches!(event, Event::Teams { .. }));
            assigns || after.board.side(ME).assigns > before.board.side(ME).assigns
        }
        Deed::Build(_) => any(&|event| matches!(event, Event::Token { .. })),
    }
}

/// Whether all deeds of an ability are seen to happen at one of the tables.
fn works(id: CardId, card: &Card, number: usize, ability: &Ability) -> bool {
    let alone = matches!(ability.when, When::On(_));
    for setting in settings(card, ability.when) {
        let Some(state) = setting.stage() else { continue };
        let first = Trial { state, told: Vec::new(), step: 0, announced: None };
        let mut good = false;
        let own = (!alone).then_some(number as u8);
        explore(&first, &setting.script, id, own, 40, &mut |end| {
            let from = match alone {
                true => end.told.iter().position(|event| matches!(event, Event::Happens { card, .. } if *card == id)),
                false => end.announced,
            };
            let Some(from) = from else { return };
            good |= ability.does.iter().all(|&deed| happened(deed, &end.told[from..], &first.state, &end.state));
        });
        if good {
            return true;
        }
    }
    false
}

#[test]
fn every_deed_of_every_card_is_carried_out() {
    let (mut tried, mut dead) = (0, Vec::new());
    for (id, card) in Catalog::load().cards() {
        for (number, ability) in card.ability.iter().enumerate() {
            tried += 1;
            if !works(id, card, number, ability) {
                dead.push(format!("{} {number}: {:?} {:?}", card.key, ability.when, ability.does));
            }
        }
    }
    assert!(tried > 80, "{tried}");
    assert!(dead.is_empty(), "{} of {tried} are not carried out:\n{}", dead.len(), dead.join("\n"));
}

//! The Stories: how their cards read, that every card and every Epilogue can be reached by play, and
//! that the loader refuses each fault. `FIXER_BLESS=1 cargo test -p gangs` writes the golden files anew.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use gangs::catalog::board::Amount;
use gangs::catalog::words::{Class, Deal, Depth, District, PoiKind, Resource};
use gangs::catalog::{Catalog, Files, StoryCardId};
use gangs::story::changes::{self, Happened};
use gangs::story::effects::Occasion;
use gangs::story::words::{Award, Condition, Do, From, Kind, Need, Purchase, Rule, Story, TIME, To, Token, Toward, When, Winner};
use gangs::story::{Facts, StoryState, introduction, judge, target, text};
use table::conformance::assert_golden;
use table::conformance::{with, without_lines};
use table::wording::wrong_article;
use table::{Lang, Seat, Seats, Silent};

fn golden(lang: Lang) -> String {
    let catalog = Catalog::load();
    let mut said = String::new();
    let mut story = None;
    for (id, card) in catalog.story_cards() {
        if story.replace(card.story) != Some(card.story) {
            let _ = writeln!(said, "== {} ==\n", catalog.name_of(lang, "story", &card.story));
        }
        let _ = writeln!(said, "{}: {}", text::heading(catalog, id, lang), text::title(catalog, id, lang));
        let _ = writeln!(said, "    {}", text::narration(catalog, id, lang));
        for line in text::rules(catalog, id, lang) {
            let _ = writeln!(said, "    - {line}");
        }
        if let Some(ending) = text::ending(catalog, id, lang) {
            let _ = writeln!(said, "    {ending}");
        }
        said.push('\n');
    }
    said
}

#[test]
fn every_card_reads_as_in_the_golden_files() {
    for lang in Lang::ALL {
        let said = golden(lang);
        assert_golden(env!("CARGO_MANIFEST_DIR"), &format!("stories.{}.txt", lang.code()), &said);
    }
}

#[test]
fn tales_have_their_length_and_rules_are_sentences() {
    let catalog = Catalog::load();
    for lang in Lang::ALL {
        let mut titles = BTreeSet::new();
        for (id, card) in catalog.story_cards() {
            let story = text::narration(catalog, id, lang);
            let words = story.split_whitespace().count();
            assert!((50..=110).contains(&words), "{}, {}: {words} words", lang.code(), card.key);
            assert!(titles.insert(text::title(catalog, id, lang)), "{}, {}: the title is there twice", lang.code(), card.key);
            for line in text::rules(catalog, id, lang).into_iter().chain([story]).chain(text::ending(catalog, id, lang)) {
                let place = format!("{}, {}: {line}", lang.code(), card.key);
                assert!(line.ends_with('.') && line.starts_with(char::is_uppercase), "{place}");
                assert!(lang != Lang::En || wrong_article(&line).is_none(), "{place}");
                assert!(!line.contains('⟦') && !line.contains("  ") && !line.contains(" .") && !line.contains(" ,"), "{place}");
            }
        }
    }
}

/// A table reduced to what Stories ask about.
#[derive(Clone, Default)]
struct Stage {
    seats: u8,
    cred: [u8; 4],
    presence: [BTreeSet<District>; 4],
    dominance: [BTreeSet<District>; 4],
    control: Option<PoiKind>,
    deals: [u8; 4],
    story_deal: bool,
    hideouts: u8,
    /// Changes with every choice, so that a token does not go to and fro for ever.
    chosen: u16,
}

impl Facts for Stage {
    fn players(&self) -> Seats {
        Seats::all(self.seats)
    }
    fn cred(&self, seat: Seat) -> u8 {
        self.cred[seat.index()]
    }
    fn presence(&self, seat: Seat, district: District) -> bool {
        self.presence[seat.index()].contains(&district)
    }
    fn dominance(&self, seat: Seat, district: District) -> bool {
        self.dominance[seat.index()].contains(&district)
    }
    fn unit(&self, seat: Seat, class: Class, district: District) -> bool {
        class != Class::Solo && self.presence(seat, district)
    }
    fn control(&self, _: Seat, kind: PoiKind) -> bool {
        self.control == Some(kind)
    }
    fn deals(&self, seat: Seat, deal: Option<Deal>) -> u8 {
        match deal {
            Some(Deal::Story) => u8::from(self.story_deal && seat == Seat(0)),
            Some(_) => 0,
            None => self.deals[seat.index()],
        }
    }
    fn hideouts(&self, _: Seat) -> u8 {
        self.hideouts
    }
}

fn stage(seats: u8) -> Stage {
    Stage { seats, ..Stage::default() }
}

/// Carries out one effect: what is drawn comes in order, and choices change from one to the next.
fn carry_out(catalog: &Catalog, story: &mut StoryState, stage: &mut Stage, effect: Do, here: Option<District>) {
    let actor = Seat(0);
    let choices: Vec<District> = changes::choices(catalog, story, effect, actor, stage).collect();
    stage.chosen = stage.chosen.wrapping_mul(5).wrapping_add(3);
    let chosen = choices.get(usize::from(stage.chosen >> 8) % choices.len().max(1)).copied();
    let (among, count) = story.draws(effect);
    let drawn: Vec<District> = among.iter().copied().take(count).collect();
    let occasion = Occasion { actor, players: stage.seats, here, chosen, drawn: &drawn };
    stage.cred[0] += story.carry_out(effect, &occasion, &mut Silent).unwrap_or_default();
    assert_eq!(story.audit(stage.seats), Ok(()));
}

fn reveal(catalog: &Catalog, story: &mut StoryState, stage: &mut Stage, card: StoryCardId) {
    story.reveal(catalog, card);
    for &effect in &catalog.story_card(card).setup {
        carry_out(catalog, story, stage, effect, None);
    }
}

/// Lets a rule of an open card answer, in a District with its token.
fn trigger(catalog: &Catalog, story: &mut StoryState, stage: &mut Stage, rule: &Rule) {
    let here = rule.with.and_then(|token| story.districts(token).next()).or(rule.when.placed().then_some(District::Heywood));
    let happened = Happened::new(rule.when, Seat(0), here);
    if changes::answers(rule, happened, story, stage).is_some() {
        rule.then.iter().for_each(|&effect| carry_out(catalog, story, stage, effect, here));
    }
}

/// Brings a condition about with the words of the open cards alone; the facts of the table are free.
fn bring_about(catalog: &Catalog, story: &mut StoryState, stage: &mut Stage, on: Condition) {
    let wanted: &dyn Fn(Do) -> bool = match on {
        Condition::Someone(Need::Cred(least)) => {
            stage.cred[0] = least;
            return;
        }
        Condition::Someone(Need::Deal(_)) => {
            assert!(story.blueprints(), "the card can be seized");
            stage.story_deal = true;
            return;
        }
        Condition::Someone(Need::Deals(least)) => {
            stage.deals[0] = least;
            return;
        }
        Condition::Someone(Need::Ran(depth)) => {
            story.ran(Seat(0), depth);
            return;
        }
        Condition::Someone(Need::DominanceIn(least)) => {
            stage.dominance[0].extend(District::ALL.iter().take(least.into()));
            return;
        }
        Condition::Someone(Need::Holds { token: wanted, .. }) => &move |effect| matches!(effect, Do::Take { token, .. } if token == wanted),
        Condition::NoneLeft(wanted) => {
            &move |effect| matches!(effect, Do::Take { token, .. } | Do::Remove { token, .. } if token == wanted)
        }
        Condition::NoTime => &|effect| matches!(effect, Do::RemoveTime(_)),
        other => panic!("no Story waits for {other:?} yet"),
    };
    stage.presence[0].extend(District::ALL);
    stage.control = Some(PoiKind::Fixer);
    for _ in 0..200 {
        if on.met(story, stage) {
            return;
        }
        let rules: Vec<Rule> =
            changes::rules(catalog, story).filter(|rule| rule.then.iter().any(|&effect| wanted(effect))).cloned().collect();
        rules.iter().for_each(|rule| trigger(catalog, story, stage, rule));
        let offers: Vec<_> = changes::offers(catalog, story).map(|(place, offer)| (place, offer.clone())).collect();
        story.begin_turn();
        for (place, offer) in offers.iter().filter(|(_, offer)| offer.then.iter().any(|&effect| wanted(effect))) {
            if changes::offered(catalog, story, *place, offer, Seat(0), stage) {
                story.use_offer(*place);
                offer.then.iter().for_each(|&effect| carry_out(catalog, story, stage, effect, None));
                assert!(!changes::offered(catalog, story, *place, offer, Seat(0), stage), "an offer is used once a turn");
            }
        }
    }
    panic!("{on:?} could not be brought about with the open cards");
}

/// Notes what has come true.
fn notice(catalog: &Catalog, story: &mut StoryState, stage: &Stage) {
    if let Some(branch) = story.true_now(catalog, stage) {
        story.note(branch);
    }
}

/// Follows every way through a Story and collects the cards that were revealed.
fn follow(catalog: &Catalog, story: &StoryState, stage: &Stage, seen: &mut BTreeSet<StoryCardId>) {
    let newest = story.newest().unwrap();
    seen.insert(newest);
    match &catalog.story_card(newest).kind {
        Kind::Act { branches, .. } => {
            for (index, branch) in branches.iter().enumerate() {
                let (mut story, mut stage) = (*story, stage.clone());
                bring_about(catalog, &mut story, &mut stage, branch.on);
                assert!(branch.on.met(&story, &stage), "{}, {:?}", catalog.story_card(newest).key, branch.on);
                story.note(index as u8);
                let next = target(catalog, newest, usize::from(story.came_true().unwrap())).unwrap();
                reveal(catalog, &mut story, &mut stage, next);
                follow(catalog, &story, &stage, seen);
            }
        }
        Kind::Epilogue { ends, .. } => {
            let (mut story, mut stage) = (*story, stage.clone());
            if let Some(ends) = ends {
                bring_about(catalog, &mut story, &mut stage, *ends);
            }
            notice(catalog, &mut story, &stage);
            assert_eq!((story.came_true(), story.epilogue(catalog)), (Some(0), Some(newest)));
        }
        Kind::Introduction { .. } => panic!("an Introduction is followed at once"),
    }
}

#[test]
fn every_card_can_be_reached_by_play_with_two_three_and_four_seats() {
    let catalog = Catalog::load();
    for seats in 2..=4 {
        let mut seen = BTreeSet::new();
        for &name in Story::ALL {
            let (mut story, mut stage) = (StoryState::new(name), stage(seats));
            let first = introduction(catalog, name).unwrap();
            reveal(catalog, &mut story, &mut stage, first);
            seen.insert(first);
            if let Some(next) = target(catalog, first, 0) {
                reveal(catalog, &mut story, &mut stage, next);
                follow(catalog, &story, &stage, &mut seen);
            }
        }
        assert_eq!(seen.len(), catalog.story_cards().len());
    }
}

/// The Story open at a card that follows the Introduction directly or by name.
fn open(keys: &[&str], stage: &mut Stage) -> StoryState {
    let catalog = Catalog::load();
    let id = |key: &str| catalog.story_card_id(key).unwrap();
    let mut story = StoryState::new(catalog.story_card(id(keys[0])).story);
    keys.iter().for_each(|key| reveal(catalog, &mut story, stage, id(key)));
    story
}

#[test]
fn the_first_branch_of_an_inconvenient_gift_counts() {
    let catalog = Catalog::load();
    let act = ["inconvenient-gift-introduction", "inconvenient-gift-act-1"];
    for (cred_first, right) in [(true, "inconvenient-gift-act-2b"), (false, "inconvenient-gift-act-2a")] {
        let mut stage = stage(2);
        let mut story = open(&act, &mut stage);
        assert_eq!(story.time(), 4);
        story.remove_time(3);
        stage.cred[0] = 8;
        notice(catalog, &mut story, &stage);
        assert_eq!(story.came_true(), None);
        for step in [cred_first, !cred_first] {
            if step {
                stage.cred[0] = 9;
            } else {
                let rule = &catalog.story_card(story.newest().unwrap()).rules[0];
                trigger(catalog, &mut story, &mut stage, rule);
            }
            notice(catalog, &mut story, &stage);
        }
        let next = target(catalog, story.newest().unwrap(), usize::from(story.came_true().unwrap())).unwrap();
        assert_eq!(next.key(catalog), right);
    }
}

#[test]
fn changes_hold_where_and_for_whom_they_are_said() {
    let catalog = Catalog::load();
    let mut table = stage(3);
    table.cred = [5, 3, 1, 0];
    let price = |story: &StoryState, stage: &Stage, seat, of, resource, amount| {
        changes::price(catalog, story, Seat(seat), of, Amount { resource, amount }, stage).amount
    };

    let story = open(&["cost-of-success-introduction", "cost-of-success-act-1"], &mut table);
    assert_eq!(price(&story, &table, 0, Purchase::Opportunity, Resource::Contraband, 2), 3);
    assert_eq!(price(&story, &table, 1, Purchase::Opportunity, Resource::Contraband, 2), 2);

    let story = open(&["subtle-warfare-introduction", "subtle-warfare-act-3"], &mut table);
    assert_eq!(price(&story, &table, 1, Purchase::Upgrade, Resource::Eurodollar, 1), 0);
    assert_eq!(price(&story, &table, 1, Purchase::Upgrade, Resource::Eurodollar, 0), 0);
    table.dominance[1].insert(District::Watson);
    assert_eq!(changes::rewards(catalog, &story, Seat(1), District::Watson, &table).count(), 1);
    assert_eq!(changes::rewards(catalog, &story, Seat(0), District::Watson, &table).count(), 0);

    let story = open(&["subtle-warfare-introduction", "subtle-warfare-act-2b"], &mut table);
    let closed: Vec<_> = District::ALL.iter().copied().filter(|&district| changes::closed(catalog, &story, district)).collect();
    assert_eq!(closed, [District::Watson, District::Westbrook, District::CityCenter]);
    assert!(!changes::closed_pois(catalog, &story, District::Watson));
    assert_eq!([0, 1, 2].map(|seat| changes::recruits(catalog, &story, Seat(seat), &table)), [0, 0, 1]);

    let story = open(&["night-city-tour-introduction", "night-city-tour-act-1"], &mut table);
    assert!(changes::no_firefights(catalog, &story, District::CityCenter) && !changes::no_firefights(catalog, &story, District::Watson));

    let mut story = open(&["inconvenient-gift-introduction", "inconvenient-gift-act-2a"], &mut table);
    assert_eq!(changes::danger(catalog, &story, 4), 5);
    let there = story.districts(Token::Trace).next().unwrap();
    assert_eq!(changes::firepower(catalog, &story, Seat(1), there, &table), 0);
    story.take(Token::Container, District::Pacifica, Seat(1));
    assert_eq!(changes::firepower(catalog, &story, Seat(1), there, &table), 1);
    assert_eq!(changes::firepower(catalog, &story, Seat(1), District::Pacifica, &table), 0);

    let story = open(&["cost-of-success-introduction", "cost-of-success-act-2a", "cost-of-success-act-3b"], &mut table);
    assert_eq!(story.open().count(), 3, "Act 3B keeps the Act before it");
    assert!(changes::closed_pois(catalog, &story, story.districts(Token::Assassin).next().unwrap()));
}

#[test]
fn needs_and_awards_are_judged() {
    let mut stage = stage(3);
    stage.cred = [7, 7, 2, 0];
    let mut story = StoryState::new(Story::SubtleWarfare);
    let met = |need: Need, story: &StoryState, stage: &Stage| [0, 1, 2].map(|seat| need.met(Seat(seat), story, stage));
    assert_eq!(met(Need::Leads, &story, &stage), [false; 3], "a tie leads nowhere");
    assert_eq!(met(Need::Trails, &story, &stage), [false, false, true]);
    story.ran(Seat(1), Depth::Orange);
    assert_eq!(met(Need::Ran(Depth::Orange), &story, &stage), [false, true, false]);
    assert_eq!(met(Need::Ran(Depth::Red), &story, &stage), [false; 3]);
    let decides = |winner: Winner, story: &StoryState| judge::decides(winner, story, Seats::all(3));
    assert_eq!(decides(Winner::Cred, &story), None);
    assert_eq!(decides(Winner::Most(Token::Factory), &story), None, "without tokens Street Cred decides");

    for (district, seat) in [(District::Watson, 0), (District::Heywood, 0), (District::Pacifica, 2)] {
        story.put(Token::Factory, district);
        story.take(Token::Factory, district, Seat(seat));
    }
    story.put(Token::Factory, District::Westbrook);
    stage.dominance[1].insert(District::Westbrook);
    let awards = [
        Award::PerToken { cred: 1, token: Token::Factory },
        Award::Most { cred: 3, token: Token::Factory },
        Award::Districts { cred: 2, with: Token::Factory, standing: gangs::story::words::Standing::Dominance },
        Award::Each { cred: 4, need: Need::Trails },
    ];
    assert_eq!(judge::awarded(&awards, &story, &stage), [5, 2, 5, 0]);
    assert_eq!(decides(Winner::Most(Token::Factory), &story), Some(Token::Factory));
    story.drop_token(Token::Factory, Seat(0), District::Watson);
    assert_eq!(judge::awarded(&awards[1..2], &story, &stage), [0; 4], "nobody holds the most alone");
}

#[test]
fn the_printed_parts_are_all_used_and_enough() {
    let catalog = Catalog::load();
    for &story in Story::ALL {
        assert_eq!(catalog.story_cards().filter(|(_, card)| card.story == story).count(), story.cards());
    }
    let supply: Vec<u8> = Token::ALL.iter().map(|token| token.supply()).collect();
    assert_eq!((supply, TIME), (vec![1, 1, 1, 1, 5, 6, 6, 6], 10));
}

#[test]
fn every_word_is_spoken_by_some_card() {
    let catalog = Catalog::load();
    let cards = || catalog.story_cards().map(|(_, card)| card);
    let whens: BTreeSet<String> = cards().flat_map(|card| &card.rules).map(|rule| format!("{:?}", rule.when)).collect();
    for when in [When::Firefight, When::FirefightWon, When::Move, When::Seize, When::Hire, When::Build, When::Upgrade] {
        assert!(whens.contains(&format!("{when:?}")), "{when:?}");
    }
    for when in [When::Loss, When::Reclaim, When::Turn, When::Netrun(Depth::Red), When::Enter(PoiKind::Business)] {
        assert!(whens.contains(&format!("{when:?}")), "{when:?}");
    }
    let effects: Vec<Do> = cards().flat_map(|card| card.effects()).collect();
    let says = |test: &dyn Fn(&Do) -> bool| effects.iter().any(test);
    assert!(says(&|it| matches!(it, Do::CredEach { .. })) && says(&|it| *it == Do::Kill) && says(&|it| matches!(it, Do::Clear(_))));
    assert!(says(&|it| matches!(it, Do::Put { to: To::Here, .. })) && says(&|it| matches!(it, Do::Put { to: To::EachWith(_), .. })));
    assert!(says(&|it| matches!(it, Do::Remove { from: From::Any, .. })) && says(&|it| matches!(it, Do::Take { from: From::Present, .. })));
    assert!(says(&|it| matches!(it, Do::Take { from: From::Beside(_), .. })));
    for to in [Toward::Adjacent, Toward::Here, Toward::Random] {
        assert!(says(&|it| matches!(it, Do::Move { to: there, .. } if *there == to)), "{to:?}");
    }
    let changes: BTreeSet<String> =
        cards().flat_map(|card| &card.changes).map(|change| format!("{change:?}").split([' ', '(']).next().unwrap().to_owned()).collect();
    assert_eq!(changes.len(), 8, "{changes:?}");
}

/// Problems without their line numbers.
fn problems(files: &Files<'_>) -> String {
    match Catalog::parse(files) {
        Ok(_) => panic!("the content was accepted"),
        Err(problems) => without_lines(&problems.to_string()),
    }
}

macro_rules! refused {
    ($file:ident, $($old:expr => $new:expr, $says:expr;)+) => {
        $(
            let broken = with(Files::SHIPPED.$file, $old, $new);
            let told = problems(&Files { $file: &broken, ..Files::SHIPPED });
            assert!(told.lines().any(|line| line == $says), "expected: {}\ntold:\n{told}", $says);
        )+
    };
}

#[test]
fn ways_are_checked() {
    refused!(stories,
        "to = \"cost-of-success-act-2b\"" => "to = \"cost-of-success-act-9\"",
            "stories.toml, cost-of-success-act-1, branches: the Story cost-of-success has no card 'cost-of-success-act-9'";
        "to = \"cost-of-success-act-2b\"" => "to = \"night-city-tour-act-2b\"",
            "stories.toml, cost-of-success-act-1, branches: the Story cost-of-success has no card 'night-city-tour-act-2b'";
        "to = \"cost-of-success-act-2b\"" => "to = \"cost-of-success-act-2a\"", "stories.toml, cost-of-success-act-2b, key: no card leads here";
        "to = \"cost-of-success-epilogue-a\"" => "to = \"cost-of-success-act-1\"",
            "stories.toml, cost-of-success-act-3a, branches: 'cost-of-success-act-1' must stand later in the file: a Story does not go back";
        "{ introduction = { reveals = \"night-city-tour-act-1\" } }" => "{ introduction = {} }",
            "stories.toml, night-city-tour-introduction, kind: every Introduction but that of the Tutorial reveals a card";
        "branches = [\n    { on = { someone = { deals = 5 } }, to = \"cost-of-success-epilogue-b\" },\n    \
         { on = { someone = { holds = { token = \"assassin\", least = 1 } } }, to = \"cost-of-success-epilogue-c\" },\n    \
         { on = { someone = { cred = 23 } }, to = \"cost-of-success-epilogue-b\" },\n]" => "branches = []",
            "stories.toml, cost-of-success-act-3b, branches: an Act has at least one branch";
        "key = \"night-city-tour-act-2a\"" => "key = \"night-city-tour-act-1\"",
            "stories.toml, night-city-tour-act-1, key: the key is there already (stories.toml, night-city-tour-act-1)";
        "source = { attested = \"RB 010, 017: a single card that changes no rule\" }" => "source = \"original\"\nchanges = [{ danger = 1 }]",
            "stories.toml, tutorial-introduction, kind: the Tutorial changes no rule";
        "kind = { introduction = {} }" => "",
            "stories.toml, tutorial-introduction: missing field `kind`";
    );
}

#[test]
fn counts_are_checked() {
    let (fewer, _) = Files::SHIPPED.stories.rsplit_once("[[card]]").unwrap();
    let told = problems(&Files { stories: fewer, ..Files::SHIPPED });
    assert!(told.lines().any(|line| line == "stories.toml, card: 6 cards of the Story inconvenient-gift instead of 7"), "{told}");
    assert!(
        told.contains("inconvenient-gift-act-2b, branches: the Story inconvenient-gift has no card 'inconvenient-gift-epilogue-c'"),
        "{told}"
    );
}

#[test]
fn tokens_are_checked() {
    refused!(stories,
        "put = { token = \"trace\"" => "put = { token = \"time\"",
            "stories.toml, inconvenient-gift-act-2a, setup: unknown variant `time`, expected one of \
             `assassin`, `agent`, `vip`, `trace`, `x`, `militech`, `container`, `factory`";
        "{ put = { token = \"x\", to = { random = 5 } } }" => "{ put = { token = \"x\", to = \"each\" } }",
            "stories.toml, cost-of-success-act-2b, setup: 6 tokens x are put, but there are 5";
        "{ add-time = { base = 2, per-seat = 1 } }" => "{ add-time = { base = 3, per-seat = 2 } }",
            "stories.toml, inconvenient-gift-act-1, setup: 11 Time tokens for four seats; there are 10";
        "setup = [{ add-time = { base = 2, per-seat = 1 } }]\n" => "",
            "stories.toml, inconvenient-gift-act-1, branches: no Time token lies on this card";
        "setup = [{ put = { token = \"trace\", to = { random = 1 } } }]\n" => "",
            "stories.toml, inconvenient-gift-act-2a, rules: no card of the Story puts a token trace into a District";
        "setup = [{ put = { token = \"trace\", to = { random = 1 } } }]\n" => "", "stories.toml, card: no Story uses the token trace";
        ", \"kang-tao\"]" => "]", "stories.toml, card: no Story uses the set kang-tao";
        ", \"blueprints\"]" => "]", "stories.toml, card: no Story uses the card Arasaka Blueprints";
        "least = 2" => "least = 7", "stories.toml, subtle-warfare-act-1, need: nobody can hold 7 of 6 tokens factory";
        "{ move = { token = \"vip\", to = \"random\" } }" => "{ move = { token = \"x\", to = \"random\" } }",
            "stories.toml, night-city-tour-act-2b, rules: there is more than one x: say of which";
    );
}

#[test]
fn words_are_checked_where_they_stand() {
    refused!(stories,
        "setup = [{ put = { token = \"assassin\", to = { random = 1 } } }]" => "setup = [{ put = { token = \"assassin\", to = \"here\" } }]",
            "stories.toml, cost-of-success-act-2a, setup: nobody acts in a setup, and it has no District of its own";
        "{ when = \"reclaim\", then = [{ remove-time = 1 }] }" => "{ when = \"reclaim\", with = \"vip\", then = [{ remove-time = 1 }] }",
            "stories.toml, night-city-tour-act-2a, rules: reclaim happens in no District";
        "{ when = \"turn\", then = [{ remove-time = 1 }] }" => "{ when = \"turn\", then = [\"kill\"] }",
            "stories.toml, night-city-tour-epilogue-c, rules: turn happens amid something else, where nothing can be chosen";
        "price = { resource = \"secret\", amount = 1 }" => "price = { resource = \"secret\", amount = 0 }",
            "stories.toml, cost-of-success-act-1, offers: an offer has a price and gives something";
        "[{ clear = \"militech\" }, " => "[{ clear = \"militech\" }, \"kang-tao\", ",
            "stories.toml, subtle-warfare-act-3, setup: the Kang Tao cards join the deck in an Introduction, before play";
        "{ when = \"seize\", then = [{ remove-time = 1 }] }" => "{ when = \"seize\", then = [] }",
            "stories.toml, subtle-warfare-act-3, rules: a rule does something";
        "label = \"A\"\nawards" => "label = \"A\"\nends = \"no-time\"\nawards",
            "stories.toml, cost-of-success-epilogue-a, ends: no Time token lies on this card";
        "\"RB 017: Time tokens, their removal, both branches\"" => "\" \"",
            "stories.toml, inconvenient-gift-act-1, source: say which source attests it";
    );
}

#[test]
fn translations_are_checked() {
    let line = |text: &str, id: &str| format!("{}\n", text.lines().find(|line| line.starts_with(id)).unwrap());
    let id = "story-night-city-tour-act-2b-text";
    let (en, it) = (Files::SHIPPED.stories_en, Files::SHIPPED.stories_it);
    let (less_en, less_it) = (with(en, &line(en, id), ""), with(it, &line(it, id), ""));
    let told = problems(&Files { stories_it: &less_it, ..Files::SHIPPED });
    assert_eq!(told, format!("it.ftl: the message '{id}' is missing"));
    let told = problems(&Files { stories_en: &less_en, stories_it: &less_it, ..Files::SHIPPED });
    assert_eq!(told, format!("stories.toml, night-city-tour-act-2b: the text is missing: say '{id}' in stories.en.ftl and stories.it.ftl"));
}

#[test]
fn the_hash_covers_the_stories_and_not_their_texts() {
    let hash_of = |files: &Files<'_>| Catalog::parse(files).map(|catalog| catalog.hash().to_owned()).unwrap_or_default();
    let dearer = with(Files::SHIPPED.stories, "cred = 10", "cred = 11");
    assert_ne!(hash_of(&Files { stories: &dearer, ..Files::SHIPPED }), Catalog::load().hash());
    let worded = with(Files::SHIPPED.stories_en, "A Tuesday", "A Wednesday");
    assert_eq!(hash_of(&Files { stories_en: &worded, ..Files::SHIPPED }), Catalog::load().hash());
}

#[test]
fn the_rulings_on_stories_stand_in_both_languages() {
    let (english, italian) = (include_str!("../../RULES.md"), include_str!("../../RULES.it.md"));
    for number in 62..=68 {
        assert!(english.contains(&format!("*Ruling C-{number}: ")), "C-{number}");
        assert!(italian.contains(&format!("*Interpretazione C-{number}: ")), "C-{number}");
    }
}

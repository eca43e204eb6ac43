//! Every word of the vocabulary is used by a card: which words there are is read in the sources, which are used by going
//! through the trees of all cards.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;

use ccg::catalog::Catalog;
use ccg::catalog::effects::{Ability, Amount, Cond, Deed, Goal, Need, Pay, Static, Tally, When, Which, Who};
use ccg::catalog::words::Player;

/// The words that were seen, by type.
#[derive(Default)]
struct Used(BTreeMap<&'static str, BTreeSet<String>>);

impl Used {
    /// Notes the name of a variant.
    fn word<T: Debug>(&mut self, of: &'static str, value: &T) {
        let name = format!("{value:?}").chars().take_while(|letter| letter.is_alphanumeric()).collect();
        self.0.entry(of).or_default().insert(name);
    }

    /// Notes that a field of a filter says something.
    fn field(&mut self, name: &'static str, said: bool) {
        if said {
            self.0.entry("Which").or_default().insert(name.to_owned());
        }
    }

    fn which(&mut self, which: &Which) {
        self.word("What", &which.what);
        self.word("Whose", &which.whose);
        self.word("At", &which.at);
        which.with.iter().chain(&which.without).for_each(|one| self.word("Attribute", one));
        which.faction.iter().for_each(|one| self.word("Faction", one));
        self.field("with", which.with.is_some());
        self.field("without", which.without.is_some());
        self.field("faction", which.faction.is_some());
        self.field("used", which.used == Some(true));
        self.field("unused", which.used == Some(false));
        self.field("cost", which.cost.is_some());
        self.field("power", which.power.is_some());
        self.field("weaker", which.weaker);
        self.field("other", which.other);
    }

    fn who(&mut self, who: &Who) {
        self.word("Who", who);
        if let Who::All(which) = who {
            self.which(which);
        }
    }

    fn tally(&mut self, tally: &Tally) {
        self.word("Tally", tally);
        if let Tally::Cards(which) = tally {
            self.which(which);
        }
    }

    fn amount(&mut self, amount: &Amount) {
        self.word("Amount", amount);
        match amount {
            Amount::Fixed(_) => {}
            Amount::Per { per, .. } => self.tally(per),
            Amount::Read(value) => self.word("Value", value),
        }
    }

    fn cond(&mut self, cond: &Cond) {
        self.word("Cond", cond);
        match cond {
            Cond::AtLeast(tally, _) | Cond::AtMost(tally, _) => self.tally(tally),
            Cond::ThatIs(attribute) => self.word("Attribute", attribute),
            _ => {}
        }
    }

    fn player(&mut self, player: Player, amount: Option<&Amount>) {
        self.word("Player", &player);
        amount.into_iter().for_each(|amount| self.amount(amount));
    }

    fn deed(&mut self, deed: &Deed) {
        self.word("Deed", deed);
        match deed {
            Deed::Draw(player, amount) | Deed::Ops(player, amount) | Deed::LoseOps(player, amount) | Deed::Style(player, amount) => {
                self.player(*player, Some(amount));
            }
            Deed::Discard(player, _) | Deed::See(player) => self.player(*player, None),
            Deed::Use(who)
            | Deed::Straighten(who)
            | Deed::Trash(who)
            | Deed::Burn(who)
            | Deed::Bust(who)
            | Deed::Take(who)
            | Deed::Play(who)
            | Deed::Stash(who)
            | Deed::Withdraw(who) => self.who(who),
            Deed::Change(who, stat, amount, until) => {
                self.who(who);
                self.word("Stat", stat);
                self.amount(amount);
                self.word("Until", until);
            }
            Deed::Save | Deed::Cancel | Deed::Join | Deed::EndBattle | Deed::NoDefense | Deed::Regroup | Deed::Build(_) => {}
        }
    }

    fn ability(&mut self, ability: &Ability) {
        self.word("When", &ability.when);
        match &ability.when {
            When::In(phase) => self.word("Phase", phase),
            When::Answer(cue) => self.word("Cue", cue),
            When::On(moment) => self.word("Moment", moment),
        }
        ability.pay.iter().for_each(|pay: &Pay| self.word("Pay", pay));
        ability.cond.iter().for_each(|cond| self.cond(cond));
        ability.target.iter().for_each(|which| self.which(which));
        ability.does.iter().for_each(|deed| self.deed(deed));
    }

    fn always(&mut self, one: &Static) {
        self.word("Static", one);
        match one {
            Static::Bonus { to, stat, by, cond } => {
                self.who(to);
                self.word("Stat", stat);
                self.amount(by);
                cond.iter().for_each(|cond| self.cond(cond));
            }
            Static::Also(attribute) => self.word("Attribute", attribute),
            Static::Cheaper(which, _) | Static::Dearer(which, _) => self.which(which),
            Static::Pays { only, .. } => only.iter().for_each(|what| self.word("What", what)),
            Static::Immune(threat) => self.word("Threat", threat),
            Static::Needs(need) => {
                self.word("Need", need);
                match need {
                    Need::One(attribute) => self.word("Attribute", attribute),
                    Need::Control(which) => self.which(which),
                    Need::Least(_) | Need::Most(_) | Need::Style(_) => {}
                }
            }
            _ => {}
        }
    }
}

/// The words of every enum of a source file, by its name.
fn declared(source: &'static str) -> BTreeMap<&'static str, BTreeSet<String>> {
    let mut all = BTreeMap::new();
    let mut lines = source.lines();
    while let Some(line) = lines.next() {
        let trimmed = line.trim();
        let name = match trimmed.strip_prefix("pub enum ") {
            Some(rest) => rest.split(['<', ' ']).next().unwrap_or_default(),
            // A vocabulary: `words!(`, comments, then its name.
            None if trimmed == "words!(" => {
                let head = lines
                    .by_ref()
                    .map(str::trim)
                    .find(|line| line.starts_with(char::is_uppercase) && line.contains(" {"))
                    .unwrap_or_default();
                let (name, rest) = head.split_once(" {").unwrap_or_default();
                let inline = rest.trim_end_matches('}').trim();
                if !inline.is_empty() {
                    all.insert(name, inline.split(',').map(|word| word.trim().to_owned()).filter(|word| !word.is_empty()).collect());
                    continue;
                }
                name
            }
            None => continue,
        };
        let mut words = BTreeSet::new();
        let (mut depth, mut fresh) = (0i32, true);
        for line in lines.by_ref().map(str::trim) {
            if line.starts_with("//") || line.starts_with('#') {
                continue;
            }
            if depth == 0 && line.starts_with('}') {
                break;
            }
            if depth == 0 && fresh && line.starts_with(char::is_uppercase) {
                let list = line.split(['(', '{']).next().unwrap_or_default();
                words.extend(list.split([',', ' ']).filter(|word| !word.is_empty()).map(str::to_owned));
            }
            depth += line.matches(['{', '(']).count() as i32 - line.matches(['}', ')']).count() as i32;
            fresh = depth == 0;
        }
        all.insert(name, words);
    }
    all
}

#[test]
fn every_word_of_the_vocabulary_is_used_by_a_card() {
    let (catalog, mut seen) = (Catalog::load(), Used::default());
    for (id, sponsor) in catalog.sponsors() {
        seen.word("Faction", &sponsor.faction);
        sponsor.always.iter().for_each(|one| seen.always(one));
        sponsor.ability.iter().for_each(|one| seen.ability(one));
        for goal in catalog.goals(id) {
            seen.word("Goal", goal);
            if let Goal::Have(tally, _) = goal {
                seen.tally(tally);
            }
        }
    }
    for (_, card) in catalog.cards() {
        seen.word("Kind", &card.kind);
        seen.word("Back", &card.kind.back());
        card.faction.iter().for_each(|one| seen.word("Faction", one));
        card.attributes.iter().for_each(|one| seen.word("Attribute", one));
        card.always.iter().for_each(|one| seen.always(one));
        card.ability.iter().for_each(|one| seen.ability(one));
    }
    let mut asked = 0;
    for source in [include_str!("../../src/catalog/words.rs"), include_str!("../../src/catalog/effects.rs")] {
        for (name, words) in declared(source) {
            let used = seen.0.get(name).unwrap_or_else(|| panic!("{name} was not looked at"));
            for word in words {
                assert!(used.contains(&word), "no card uses {name}::{word}");
                asked += 1;
            }
        }
    }
    assert!(asked > 200, "only {asked} words were found in the sources");
    let fields = ["cost", "faction", "other", "power", "unused", "used", "weaker", "with", "without"];
    assert!(seen.0["Which"].iter().eq(&fields), "{:?}", seen.0["Which"]);
}

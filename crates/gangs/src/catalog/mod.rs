//! The catalog: every card, the board, the Net and the dashboards, read from `content/` and checked
//! when it is loaded. States hold the small ids of this module, never a card. No rule is done here.

pub mod board;
mod check;
pub mod text;
pub mod words;

use serde::Serialize;
use table::{Lang, Problems, Texts};

use crate::story::{self, StoryCard};
use board::{Board, Dashboard, Net};
use table::content::{self, Document};
use table::digest::Keys;
use words::{Behavior, Combat, CombatSet, Edgerunner, Gang, Opportunity, Profile};

table::files! { Catalog:
    opportunities: "content/opportunities.toml",
    combat: "content/combat.toml",
    edgerunners: "content/edgerunners.toml",
    board: "content/board.toml",
    net: "content/net.toml",
    gangs: "content/gangs.toml",
    solo: "content/solo.toml",
    stories: "content/stories.toml",
    en: "text/en.ftl",
    it: "text/it.ftl",
    stories_en: "text/stories.en.ftl",
    stories_it: "text/stories.it.ftl",
}

table::ids! { Catalog:
    /// An Opportunity card, by its place in the file.
    OpportunityId(u8): Opportunity in opportunities, opportunity, opportunity_id;
    /// A Combat card, by its place in the file.
    CombatId(u8): Combat in combats, combat, combat_id;
    /// An Edgerunner, by its place in the file.
    EdgerunnerId(u8): Edgerunner in edgerunners, edgerunner, edgerunner_id;
    /// A Story card, by its place in the file.
    StoryCardId(u8): StoryCard in story_cards, story_card, story_card_id;
}

/// Everything that is printed, as data.
pub struct Catalog {
    opportunities: Vec<Opportunity>,
    combats: Vec<Combat>,
    edgerunners: Vec<Edgerunner>,
    story_cards: Vec<StoryCard>,
    dashboards: Vec<Dashboard>,
    behaviors: Vec<Behavior>,
    profile: Profile,
    board: Board,
    net: Net,
    texts: Texts,
    hash: String,
    keys: Keys,
}

impl Catalog {
    /// Reads and checks content; all problems at once, each with file, card and field.
    pub fn parse(files: &Files<'_>) -> Result<Catalog, Problems> {
        let mut problems = Problems::default();

        let opportunities = Document::only("opportunities.toml", files.opportunities, "opportunity", &mut problems);
        check::opportunities(&opportunities, &mut problems);
        let combats = Document::only("combat.toml", files.combat, "combat", &mut problems);
        check::combat(&combats, &mut problems);
        let edgerunners = Document::only("edgerunners.toml", files.edgerunners, "edgerunner", &mut problems);
        check::edgerunners(&edgerunners, &mut problems);

        let mut document = Document::read("board.toml", files.board, &mut problems);
        let sources = document.table("sources", &mut problems);
        let setup = document.table("setup", &mut problems);
        let districts = document.list("district", &mut problems);
        document.finish(&mut problems);
        check::districts(&districts, &mut problems);
        setup.iter().for_each(|setup| check::setup(setup, &mut problems));

        let mut document = Document::read("net.toml", files.net, &mut problems);
        let depths = document.list("depth", &mut problems);
        let spaces = document.list("space", &mut problems);
        let cover = document.table("cover", &mut problems);
        document.finish(&mut problems);
        check::net(&depths, &spaces, cover.as_ref(), &mut problems);

        let dashboards = Document::only("gangs.toml", files.gangs, "gang", &mut problems);
        check::dashboards(&dashboards, &mut problems);

        let mut document = Document::read("solo.toml", files.solo, &mut problems);
        let behaviors = document.list("behavior", &mut problems);
        let profile = document.table("profile", &mut problems);
        document.finish(&mut problems);
        check::behaviors(&behaviors, &mut problems);
        profile.iter().for_each(|profile| check::profile(profile, &mut problems));

        let story_cards = Document::only("stories.toml", files.stories, "card", &mut problems);
        story::check::cards(&story_cards, &mut problems);

        let texts = Texts::new(&[files.en, files.stories_en].join("\n"), &[files.it, files.stories_it].join("\n"));
        let texts = problems.take(texts);
        if let Some(texts) = &texts {
            check::names(texts, &opportunities, &combats, &edgerunners, &dashboards, &mut problems);
            story::check::texts(texts, &story_cards, &mut problems);
        }

        let (Some(texts), Some(setup), Some(sources), Some(cover), Some(profile)) = (texts, setup, sources, cover, profile) else {
            return Err(problems);
        };
        let content =
            [files.opportunities, files.combat, files.edgerunners, files.board, files.net, files.gangs, files.solo, files.stories];
        let mut catalog = Catalog {
            opportunities: opportunities.into_values(),
            combats: combats.into_values(),
            edgerunners: edgerunners.into_values(),
            story_cards: story_cards.into_values(),
            dashboards: dashboards.into_values(),
            behaviors: behaviors.into_values(),
            profile: profile.value,
            board: Board { districts: districts.into_values(), setup: setup.value, sources: sources.value },
            net: Net { depths: depths.into_values(), spaces: spaces.into_values(), cover: cover.value },
            texts,
            hash: content::hash(&content),
            keys: Keys::NONE,
        };
        catalog.keys = catalog.all_keys();
        problems.or(catalog)
    }

    /// What the ids in states stand for.
    pub fn keys(&self) -> &Keys {
        &self.keys
    }

    /// The board.
    #[inline]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The Net.
    #[inline]
    pub fn net(&self) -> &Net {
        &self.net
    }

    /// A Gang's dashboard.
    #[inline]
    pub fn dashboard(&self, gang: Gang) -> &Dashboard {
        &self.dashboards[gang as usize]
    }

    /// How a Gang opposes a single player.
    #[inline]
    pub fn behavior(&self, gang: Gang) -> &Behavior {
        &self.behaviors[gang as usize]
    }

    /// Johnny Silverhand as opponent of a single player.
    #[inline]
    pub fn profile(&self) -> &Profile {
        &self.profile
    }

    /// The Combat cards of a set, in the order of their file.
    pub fn combat_set(&self, set: CombatSet) -> impl Iterator<Item = (CombatId, &Combat)> {
        self.combats().filter(move |(_, card)| card.set == set)
    }

    /// The messages of the game in every language.
    pub fn texts(&self) -> &Texts {
        &self.texts
    }

    /// The name of something: its kind ("opportunity", "district", ...) and its key.
    pub fn name(&self, lang: Lang, kind: &str, key: &str) -> String {
        self.texts.get(lang, &format!("name-{kind}-{key}"), &[])
    }

    /// The name of a word of the vocabulary, such as a District (kind "district") or a Gang ("gang").
    pub fn name_of<T: Serialize>(&self, lang: Lang, kind: &str, word: &T) -> String {
        self.name(lang, kind, &content::word(word))
    }

    /// The hash by which this content is known, in hex.
    pub fn hash(&self) -> &str {
        &self.hash
    }
}

//! The catalog: every card, the board, the Net and the dashboards, read from `content/` and checked
//! when it is loaded. States hold the small ids of this module, never a card. No rule is done here.

mod bits;
pub mod board;
mod check;
pub mod text;
pub mod words;

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use table::{Lang, Problems, Texts};

use crate::story::{self, StoryCard};
pub(crate) use bits::Bits;
use board::{Board, Dashboard, Net};
pub(crate) use check::word;
use table::content::{self, Document};
use table::digest::Keys;
use words::{Behavior, Combat, CombatSet, Edgerunner, Gang, Opportunity, Profile};

/// What the catalog is read from.
#[derive(Clone, Copy)]
pub struct Files<'a> {
    /// `content/opportunities.toml`.
    pub opportunities: &'a str,
    /// `content/combat.toml`.
    pub combat: &'a str,
    /// `content/edgerunners.toml`.
    pub edgerunners: &'a str,
    /// `content/board.toml`.
    pub board: &'a str,
    /// `content/net.toml`.
    pub net: &'a str,
    /// `content/gangs.toml`.
    pub gangs: &'a str,
    /// `content/solo.toml`.
    pub solo: &'a str,
    /// `content/stories.toml`.
    pub stories: &'a str,
    /// `text/en.ftl`.
    pub en: &'a str,
    /// `text/it.ftl`.
    pub it: &'a str,
    /// `text/stories.en.ftl`.
    pub stories_en: &'a str,
    /// `text/stories.it.ftl`.
    pub stories_it: &'a str,
}

impl Files<'static> {
    /// The files that are compiled in.
    pub const SHIPPED: Files<'static> = Files {
        opportunities: include_str!("../../content/opportunities.toml"),
        combat: include_str!("../../content/combat.toml"),
        edgerunners: include_str!("../../content/edgerunners.toml"),
        board: include_str!("../../content/board.toml"),
        net: include_str!("../../content/net.toml"),
        gangs: include_str!("../../content/gangs.toml"),
        solo: include_str!("../../content/solo.toml"),
        stories: include_str!("../../content/stories.toml"),
        en: include_str!("../../text/en.ftl"),
        it: include_str!("../../text/it.ftl"),
        stories_en: include_str!("../../text/stories.en.ftl"),
        stories_it: include_str!("../../text/stories.it.ftl"),
    };
}

macro_rules! ids {
    ($($(#[$about:meta])* $id:ident: $card:ident in $cards:ident, $get:ident, $find:ident;)+) => {
        $(
            $(#[$about])*
            #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
            pub struct $id(pub u8);

            impl From<u8> for $id {
                fn from(place: u8) -> $id {
                    $id(place)
                }
            }

            impl From<$id> for u8 {
                fn from(id: $id) -> u8 {
                    id.0
                }
            }

            impl $id {
                /// The card's stable name.
                pub fn key(self, catalog: &Catalog) -> &str {
                    &catalog.$get(self).key
                }
            }
        )+

        impl Catalog {
            $(
                /// The card of an id.
                #[inline]
                pub fn $get(&self, id: $id) -> &$card {
                    &self.$cards[usize::from(id.0)]
                }

                /// The id of a card by its stable name.
                pub fn $find(&self, key: &str) -> Option<$id> {
                    self.$cards.iter().position(|card| card.key == key).map(|index| $id(index as u8))
                }

                /// All cards of this kind with their ids, in the order of their file.
                pub fn $cards(&self) -> impl ExactSizeIterator<Item = ($id, &$card)> {
                    self.$cards.iter().enumerate().map(|(index, card)| ($id(index as u8), card))
                }
            )+

            /// What the ids stand for.
            fn all_keys(&self) -> Keys {
                Keys::NONE$(.with(stringify!($id), self.$cards.iter().map(|card| card.key.as_str())))+
            }
        }
    };
}

ids! {
    /// An Opportunity card, by its place in the file.
    OpportunityId: Opportunity in opportunities, opportunity, opportunity_id;
    /// A Combat card, by its place in the file.
    CombatId: Combat in combats, combat, combat_id;
    /// An Edgerunner, by its place in the file.
    EdgerunnerId: Edgerunner in edgerunners, edgerunner, edgerunner_id;
    /// A Story card, by its place in the file.
    StoryCardId: StoryCard in story_cards, story_card, story_card_id;
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
    /// The content that is compiled in.
    pub fn load() -> &'static Catalog {
        static SHIPPED: LazyLock<Catalog> = LazyLock::new(|| content::shipped(Catalog::parse(&Files::SHIPPED)));
        &SHIPPED
    }

    /// Reads and checks content; all problems at once, each with file, card and field.
    pub fn parse(files: &Files<'_>) -> Result<Catalog, Problems> {
        let mut problems = Problems::default();

        let mut document = Document::read("opportunities.toml", files.opportunities, &mut problems);
        let opportunities = document.list("opportunity", &mut problems);
        document.finish(&mut problems);
        check::opportunities(&opportunities, &mut problems);

        let mut document = Document::read("combat.toml", files.combat, &mut problems);
        let combats = document.list("combat", &mut problems);
        document.finish(&mut problems);
        check::combat(&combats, &mut problems);

        let mut document = Document::read("edgerunners.toml", files.edgerunners, &mut problems);
        let edgerunners = document.list("edgerunner", &mut problems);
        document.finish(&mut problems);
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

        let mut document = Document::read("gangs.toml", files.gangs, &mut problems);
        let dashboards = document.list("gang", &mut problems);
        document.finish(&mut problems);
        check::dashboards(&dashboards, &mut problems);

        let mut document = Document::read("solo.toml", files.solo, &mut problems);
        let behaviors = document.list("behavior", &mut problems);
        let profile = document.table("profile", &mut problems);
        document.finish(&mut problems);
        check::behaviors(&behaviors, &mut problems);
        profile.iter().for_each(|profile| check::profile(profile, &mut problems));

        let mut document = Document::read("stories.toml", files.stories, &mut problems);
        let story_cards = document.list("card", &mut problems);
        document.finish(&mut problems);
        let printed: Vec<_> = story_cards.cards.iter().map(|card| (card.place.as_str(), &card.value)).collect();
        story::check::cards(&printed, story_cards.whole, &mut problems);

        let texts = Texts::new(&[files.en, files.stories_en].join("\n"), &[files.it, files.stories_it].join("\n"));
        match &texts {
            Ok(texts) => {
                check::names(texts, &opportunities, &combats, &edgerunners, &dashboards, &mut problems);
                story::check::texts(texts, &printed, &mut problems);
            }
            Err(wrong) => wrong.iter().for_each(|problem| problems.add(problem.place.clone(), problem.says.clone())),
        }

        let (Ok(texts), Some(setup), Some(sources), Some(cover), Some(profile)) = (texts, setup, sources, cover, profile) else {
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
        self.name(lang, kind, &check::word(word))
    }

    /// The hash by which this content is known, in hex.
    pub fn hash(&self) -> &str {
        &self.hash
    }
}

//! The catalog: every card and the board, read from `content/` and checked when it is loaded. States hold the small
//! ids of this module, never a card. No rule is done here.

pub mod board;
pub mod card;
mod check;
pub mod effects;
pub mod text;
pub mod words;

use table::content::{self, Document};
use table::digest::Keys;
use table::ids::Id;
use table::{Lang, Problems, Texts};

use board::{Board, Space};
use card::{Contact, Item, Mission, Nightlancer, Opportunity, Round};

table::files! { Catalog:
    nightlancers: "content/nightlancers.toml",
    market: "content/market.toml",
    contacts: "content/contacts.toml",
    opportunities: "content/opportunities.toml",
    rounds: "content/rounds.toml",
    missions: "content/missions.toml",
    board: "content/board.toml",
    en: "text/en.ftl",
    it: "text/it.ftl",
    cards_en: "text/cards.en.ftl",
    cards_it: "text/cards.it.ftl",
}

table::ids! { Catalog:
    /// A Nightlancer, by its place in the file.
    NightlancerId(u8): Nightlancer in nightlancers, nightlancer, nightlancer_id;
    /// A Black Market card, by its place in the file; unique ones too.
    ItemId(u8): Item in items, item, item_id;
    /// A Contact, by its place in the file.
    ContactId(u8): Contact in contacts, contact, contact_id;
    /// An Opportunity, by its place in the file; unique ones too.
    OpportunityId(u8): Opportunity in opportunities, opportunity, opportunity_id;
    /// A Round card, by its place in the file.
    RoundId(u8): Round in rounds, round, round_id;
    /// A mission, by its place in the file.
    MissionId(u8): Mission in missions, mission, mission_id;
    /// An action space, by its place in the file.
    SpaceId(u8): Space in spaces, space, space_id;
}

/// Everything that is printed, as data.
pub struct Catalog {
    nightlancers: Vec<Nightlancer>,
    items: Vec<Item>,
    contacts: Vec<Contact>,
    opportunities: Vec<Opportunity>,
    rounds: Vec<Round>,
    missions: Vec<Mission>,
    spaces: Vec<Space>,
    board: Board,
    /// The unique cards of each Nightlancer.
    unique: Vec<(ItemId, OpportunityId)>,
    texts: Texts,
    hash: String,
    keys: Keys,
}

impl Catalog {
    /// Reads and checks content; all problems at once, each with file, card and field.
    pub fn parse(files: &Files<'_>) -> Result<Catalog, Problems> {
        let mut problems = Problems::default();

        let nightlancers = Document::only("nightlancers.toml", files.nightlancers, "nightlancer", &mut problems);
        check::nightlancers(&nightlancers, &mut problems);
        let items = Document::only("market.toml", files.market, "item", &mut problems);
        check::items(&items, &nightlancers, &mut problems);
        let contacts = Document::only("contacts.toml", files.contacts, "contact", &mut problems);
        check::contacts(&contacts, &mut problems);
        let opportunities = Document::only("opportunities.toml", files.opportunities, "opportunity", &mut problems);
        check::opportunities(&opportunities, &nightlancers, &mut problems);
        let rounds = Document::only("rounds.toml", files.rounds, "round", &mut problems);
        check::rounds(&rounds, &mut problems);
        let missions = Document::only("missions.toml", files.missions, "mission", &mut problems);
        check::missions(&missions, &mut problems);

        let mut document = Document::read("board.toml", files.board, &mut problems);
        let sources = document.table("sources", &mut problems);
        let lay_low = document.table("lay-low", &mut problems);
        let agent = document.table("agent", &mut problems);
        let risks = document.list("risk", &mut problems);
        let spaces = document.list("space", &mut problems);
        document.finish(&mut problems);
        check::spaces(&spaces, &mut problems);
        check::risks(&risks, &mut problems);
        agent.iter().for_each(|agent| check::agent(agent, &mut problems));

        let texts = problems.take(Texts::new(&[files.en, files.cards_en].join("\n"), &[files.it, files.cards_it].join("\n")));
        let (Some(texts), Some(sources), Some(lay_low), Some(agent)) = (texts, sources, lay_low, agent) else {
            return Err(problems);
        };
        check::texts(&texts, "nightlancer", &nightlancers, |card: &Nightlancer| &card.key, &["alias", "special"], &mut problems);
        check::texts(&texts, "item", &items, |card: &Item| &card.key, &[], &mut problems);
        check::texts(&texts, "contact", &contacts, |card: &Contact| &card.key, &[], &mut problems);
        check::texts(&texts, "opportunity", &opportunities, |card: &Opportunity| &card.key, &[], &mut problems);
        check::texts(&texts, "round", &rounds, |card: &Round| &card.key, &["event", "failed"], &mut problems);
        check::texts(&texts, "mission", &missions, |card: &Mission| &card.key, &check::STAGES, &mut problems);
        check::named_words(&texts, &mut problems);

        let content = [files.nightlancers, files.market, files.contacts, files.opportunities, files.rounds, files.missions, files.board];
        let mut catalog = Catalog {
            nightlancers: nightlancers.into_values(),
            items: items.into_values(),
            contacts: contacts.into_values(),
            opportunities: opportunities.into_values(),
            rounds: rounds.into_values(),
            missions: missions.into_values(),
            spaces: spaces.into_values(),
            board: Board { risks: risks.into_values(), lay_low: lay_low.value, agent: agent.value, sources: sources.value },
            unique: Vec::new(),
            texts,
            hash: content::hash(&content),
            keys: Keys::NONE,
        };
        catalog.unique = catalog.nightlancers.iter().map(|owner| catalog.owned(&owner.key)).collect();
        catalog.keys = catalog.all_keys();
        problems.or(catalog)
    }

    fn owned(&self, owner: &str) -> (ItemId, OpportunityId) {
        let item = self.items.iter().position(|card| card.owner.as_deref() == Some(owner));
        let opportunity = self.opportunities.iter().position(|card| card.owner.as_deref() == Some(owner));
        (item.map_or(ItemId::NONE, Id::at), opportunity.map_or(OpportunityId::NONE, Id::at))
    }

    /// The unique cards of a Nightlancer: the one in Assets and the one in hand at the start.
    #[inline]
    pub fn unique(&self, nightlancer: NightlancerId) -> (ItemId, OpportunityId) {
        self.unique[nightlancer.place()]
    }

    /// The Black Market deck, which has no unique cards (R010).
    pub fn market_deck(&self) -> impl Iterator<Item = ItemId> {
        self.items().filter(|(_, card)| card.owner.is_none()).map(|(id, _)| id)
    }

    /// The Opportunity deck, which has no unique cards (R010).
    pub fn opportunity_deck(&self) -> impl Iterator<Item = OpportunityId> {
        self.opportunities().filter(|(_, card)| card.owner.is_none()).map(|(id, _)| id)
    }

    /// The board.
    #[inline]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The messages of the game in every language.
    pub fn texts(&self) -> &Texts {
        &self.texts
    }

    /// The name of something: its kind ("item", "contact", "ability", ...) and its key.
    pub fn name(&self, lang: Lang, kind: &str, key: &str) -> String {
        self.texts.get(lang, &format!("name-{kind}-{key}"), &[])
    }

    /// The name of a word of the vocabulary, such as an ability (kind "ability").
    pub fn name_of<T: serde::Serialize>(&self, lang: Lang, kind: &str, word: &T) -> String {
        self.name(lang, kind, &content::word(word))
    }

    /// What the ids in states stand for.
    pub fn keys(&self) -> &Keys {
        &self.keys
    }

    /// The hash by which this content is known, in hex.
    pub fn hash(&self) -> &str {
        &self.hash
    }
}

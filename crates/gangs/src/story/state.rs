//! What a table remembers of its Story: which cards lie open, where every token is, which branch came
//! true first. All of it is public.

use serde::{Deserialize, Serialize};
use table::ids::Bits;
use table::{Seat, rule};

use super::words::{Kind, Story, TIME, Token};
use crate::catalog::words::{Depth, District};
use crate::catalog::{Catalog, StoryCardId};
use crate::city::{DISTRICTS, SEATS};

const TOKENS: usize = Token::ALL.len();

/// The Story of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct StoryState {
    story: Story,
    /// The cards that lie open, by bits of their ids. A card stands in the file after those that lead
    /// to it, so this is also the order in which they were revealed.
    #[serde(with = "Bits::<StoryCardId>")]
    open: u64,
    /// The cards that were discarded, likewise.
    #[serde(with = "Bits::<StoryCardId>")]
    discarded: u64,
    /// By kind and District: how many tokens lie there.
    placed: [[u8; DISTRICTS]; TOKENS],
    /// By kind and seat: how many tokens are on the dashboard.
    held: [[u8; SEATS]; TOKENS],
    /// Time tokens on the newest card.
    time: u8,
    /// By seat: the deepest end of a Netrun since the newest card was revealed.
    deepest: [Option<Depth>; SEATS],
    /// The branch of the newest card that came true first (R199), or 0 for the end of an Epilogue.
    came_true: Option<u8>,
    /// Offers used in this turn, by bits of their places among all open ones.
    used: u8,
    /// Whether Arasaka Blueprints lies beside the market.
    blueprints: bool,
}

impl StoryState {
    /// A Story of which nothing has been revealed.
    pub fn new(story: Story) -> StoryState {
        StoryState {
            story,
            open: 0,
            discarded: 0,
            placed: [[0; DISTRICTS]; TOKENS],
            held: [[0; SEATS]; TOKENS],
            time: 0,
            deepest: [None; SEATS],
            came_true: None,
            used: 0,
            blueprints: false,
        }
    }

    /// The Story.
    pub fn story(&self) -> Story {
        self.story
    }

    /// Whether it is the Tutorial, which changes no rule.
    #[inline]
    pub fn is_plain(&self) -> bool {
        self.story == Story::Tutorial
    }

    /// The cards that lie open, in the order of their reveal.
    #[inline]
    pub fn open(&self) -> impl Iterator<Item = StoryCardId> + use<> {
        cards(self.open)
    }

    /// The cards that were discarded.
    pub fn discarded(&self) -> impl Iterator<Item = StoryCardId> + use<> {
        cards(self.discarded)
    }

    /// The card that was revealed last, whose branches can be followed.
    #[inline]
    pub fn newest(&self) -> Option<StoryCardId> {
        self.open.checked_ilog2().map(|bit| StoryCardId(bit as u8))
    }

    /// Lays a card open (R195). The Acts before it are discarded unless it keeps them (R196), Time
    /// tokens go back, and what was remembered for branches is forgotten. Its setup is for the caller.
    pub fn reveal(&mut self, catalog: &Catalog, card: StoryCardId) {
        rule!(R195);
        let keeps = matches!(catalog.story_card(card).kind, Kind::Act { keeps: true, .. });
        if !keeps {
            rule!(R196);
            for before in self.open().filter(|&before| matches!(catalog.story_card(before).kind, Kind::Act { .. })) {
                self.open &= !bit(before);
                self.discarded |= bit(before);
            }
        }
        rule!(R017);
        self.open |= bit(card);
        rule!(R407);
        self.time = 0;
        rule!(R421);
        self.deepest = [None; SEATS];
        self.came_true = None;
    }

    /// Whether an Epilogue lies open, so that 25 Street Cred ends the game only with the turn (C-01).
    #[inline]
    pub fn epilogue(&self, catalog: &Catalog) -> Option<StoryCardId> {
        self.newest().filter(|&card| matches!(catalog.story_card(card).kind, Kind::Epilogue { .. }))
    }

    /// The branch that came true first.
    #[inline]
    pub fn came_true(&self) -> Option<u8> {
        self.came_true
    }

    /// Notes that a branch came true; only the first counts (R199).
    pub fn note(&mut self, branch: u8) {
        rule!(R199);
        self.came_true.get_or_insert(branch);
    }

    /// Time tokens left.
    #[inline]
    pub fn time(&self) -> u8 {
        self.time
    }

    /// Puts Time tokens on the newest card, as far as there are any.
    pub fn add_time(&mut self, count: u8) {
        self.time = self.time.saturating_add(count).min(TIME);
    }

    /// Takes Time tokens off, as far as there are any; whether there was one.
    pub fn remove_time(&mut self, count: u8) -> bool {
        let there = self.time > 0;
        self.time = self.time.saturating_sub(count);
        there
    }

    /// How many tokens of a kind lie in a District.
    #[inline]
    pub fn at(&self, token: Token, district: District) -> u8 {
        self.placed[token as usize][district as usize]
    }

    /// Whether a token of a kind lies in a District.
    #[inline]
    pub fn has(&self, token: Token, district: District) -> bool {
        self.at(token, district) > 0
    }

    /// The Districts with a token of a kind, in order.
    pub fn districts(&self, token: Token) -> impl Iterator<Item = District> + '_ {
        District::ALL.iter().copied().filter(move |&district| self.has(token, district))
    }

    /// How many tokens of a kind a seat holds.
    #[inline]
    pub fn held(&self, token: Token, seat: Seat) -> u8 {
        self.held[token as usize][seat.index()]
    }

    /// How many tokens of a kind are in the supply.
    pub fn supply(&self, token: Token) -> u8 {
        token.supply().saturating_sub(self.out(token))
    }

    fn out(&self, token: Token) -> u8 {
        let row = token as usize;
        self.placed[row].iter().chain(&self.held[row]).sum()
    }

    /// Puts a token of the supply into a District; whether there was one.
    pub fn put(&mut self, token: Token, district: District) -> bool {
        let there = self.supply(token) > 0;
        self.placed[token as usize][district as usize] += u8::from(there);
        there
    }

    /// Gives a token of a District to a seat; whether there was one.
    pub fn take(&mut self, token: Token, district: District, seat: Seat) -> bool {
        let there = self.remove(token, district);
        self.held[token as usize][seat.index()] += u8::from(there);
        there
    }

    /// Returns a token of a District to the supply; whether there was one.
    pub fn remove(&mut self, token: Token, district: District) -> bool {
        let there = self.has(token, district);
        self.placed[token as usize][district as usize] -= u8::from(there);
        there
    }

    /// Moves a token from one District to another; whether there was one.
    pub fn shift(&mut self, token: Token, from: District, to: District) -> bool {
        let there = self.remove(token, from);
        self.placed[token as usize][to as usize] += u8::from(there);
        there
    }

    /// Puts a token of a dashboard into a District; whether there was one.
    pub fn drop_token(&mut self, token: Token, seat: Seat, district: District) -> bool {
        let there = self.held(token, seat) > 0;
        self.held[token as usize][seat.index()] -= u8::from(there);
        self.placed[token as usize][district as usize] += u8::from(there);
        there
    }

    /// Returns all tokens of a kind to the supply.
    pub fn clear(&mut self, token: Token) {
        self.placed[token as usize] = [0; DISTRICTS];
        self.held[token as usize] = [0; SEATS];
    }

    /// A seat leaves: the tokens on its dashboard go back to the supply (R433); whether there were any.
    pub fn leave(&mut self, seat: Seat) -> bool {
        let mut any = false;
        for held in &mut self.held {
            any |= std::mem::take(&mut held[seat.index()]) > 0;
        }
        any
    }

    /// The deepest end of a Netrun of a seat since the newest card was revealed.
    #[inline]
    pub fn deepest(&self, seat: Seat) -> Option<Depth> {
        self.deepest[seat.index()]
    }

    /// Notes where a Netrun has ended.
    pub fn ran(&mut self, seat: Seat, depth: Depth) {
        let deepest = &mut self.deepest[seat.index()];
        *deepest = (*deepest).max(Some(depth));
    }

    /// Whether an offer, counted over all open cards, was used in this turn.
    #[inline]
    pub fn used(&self, offer: usize) -> bool {
        offer < 8 && self.used & (1 << offer) != 0
    }

    /// Notes that an offer was used in this turn.
    pub fn use_offer(&mut self, offer: usize) {
        self.used |= if offer < 8 { 1 << offer } else { 0 };
    }

    /// Whether any offer was used in this turn.
    #[inline]
    pub fn any_used(&self) -> bool {
        self.used != 0
    }

    /// A turn begins: every offer can be used again.
    pub fn begin_turn(&mut self) {
        self.used = 0;
    }

    /// Whether Arasaka Blueprints lies beside the market.
    #[inline]
    pub fn blueprints(&self) -> bool {
        self.blueprints
    }

    /// Lays Arasaka Blueprints beside the market, or takes it from there.
    pub fn set_blueprints(&mut self, beside: bool) {
        self.blueprints = beside;
    }

    /// Whether every token is somewhere once, only seats at the table hold any, and no card is both open and discarded.
    pub fn audit(&self, seats: u8) -> Result<(), String> {
        for &token in Token::ALL {
            let (out, supply) = (self.out(token), token.supply());
            if out > supply {
                return Err(format!("{out} tokens {token:?} are out, but there are {supply}"));
            }
            if self.held[token as usize].iter().skip(usize::from(seats)).any(|&held| held > 0) {
                return Err(format!("a seat that is not at the table holds {token:?}"));
            }
        }
        if self.time > TIME {
            return Err(format!("{} Time tokens are out, but there are {TIME}", self.time));
        }
        if self.open & self.discarded != 0 {
            return Err("a card is both open and discarded".to_owned());
        }
        Ok(())
    }
}

fn bit(card: StoryCardId) -> u64 {
    1u64.checked_shl(card.0.into()).unwrap_or_default()
}

fn cards(bits: u64) -> impl Iterator<Item = StoryCardId> {
    let mut left = bits;
    std::iter::from_fn(move || {
        let card = StoryCardId(left.trailing_zeros() as u8);
        left &= left.checked_sub(1)?;
        Some(card)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_small() {
        assert!(size_of::<StoryState>() <= 120, "{}", size_of::<StoryState>());
    }

    #[test]
    fn every_token_is_somewhere_once() {
        let mut story = StoryState::new(Story::NightCityTour);
        assert!(story.put(Token::Vip, District::Watson));
        assert!(!story.put(Token::Vip, District::Pacifica), "there is only one");
        assert!(story.shift(Token::Vip, District::Watson, District::Westbrook));
        assert!(!story.take(Token::Vip, District::Watson, Seat(1)), "it is not there any more");
        assert!(story.take(Token::Vip, District::Westbrook, Seat(1)));
        assert_eq!((story.held(Token::Vip, Seat(1)), story.supply(Token::Vip)), (1, 0));
        assert!(!story.drop_token(Token::Vip, Seat(0), District::Heywood));
        assert!(story.drop_token(Token::Vip, Seat(1), District::Heywood));
        assert_eq!(story.districts(Token::Vip).collect::<Vec<_>>(), [District::Heywood]);
        assert!(story.remove(Token::Vip, District::Heywood) && !story.remove(Token::Vip, District::Heywood));
        for _ in 0..3 {
            District::ALL.iter().for_each(|&district| {
                story.put(Token::X, district);
            });
        }
        assert_eq!((story.supply(Token::X), story.audit(2)), (0, Ok(())));
        story.take(Token::X, District::Watson, Seat(3));
        assert_eq!(story.audit(2), Err("a seat that is not at the table holds X".to_owned()));
        story.clear(Token::X);
        assert_eq!((story.supply(Token::X), story.audit(2)), (5, Ok(())));
        story.placed[Token::X as usize][0] = 6;
        assert_eq!(story.audit(2), Err("6 tokens X are out, but there are 5".to_owned()));
    }

    #[test]
    fn time_runs_out_and_never_below_nothing() {
        let mut story = StoryState::new(Story::InconvenientGift);
        story.add_time(4);
        assert!(story.remove_time(3) && story.remove_time(3) && !story.remove_time(1));
        story.add_time(12);
        assert_eq!((story.time(), story.audit(4)), (TIME, Ok(())));
    }

    #[test]
    fn only_the_first_branch_counts_and_a_reveal_forgets_it() {
        let catalog = Catalog::load();
        let mut story = StoryState::new(Story::InconvenientGift);
        let card = |key: &str| catalog.story_card_id(key).unwrap_or(StoryCardId(0));
        story.reveal(catalog, card("inconvenient-gift-introduction"));
        story.reveal(catalog, card("inconvenient-gift-act-1"));
        story.note(1);
        story.note(0);
        assert_eq!(story.came_true(), Some(1));
        story.ran(Seat(0), Depth::Red);
        story.ran(Seat(0), Depth::Yellow);
        assert_eq!((story.deepest(Seat(0)), story.deepest(Seat(1))), (Some(Depth::Red), None));
        story.reveal(catalog, card("inconvenient-gift-act-2b"));
        assert_eq!((story.came_true(), story.deepest(Seat(0)), story.time()), (None, None, 0));
        let open: Vec<_> = story.open().map(|card| card.key(catalog)).collect();
        assert_eq!(open, ["inconvenient-gift-introduction", "inconvenient-gift-act-2b"]);
        assert_eq!(story.discarded().collect::<Vec<_>>(), [card("inconvenient-gift-act-1")]);
        assert_eq!((story.newest(), story.epilogue(catalog), story.audit(2)), (Some(card("inconvenient-gift-act-2b")), None, Ok(())));
    }

    #[test]
    fn offers_come_back_with_the_next_turn() {
        let mut story = StoryState::new(Story::SubtleWarfare);
        story.use_offer(1);
        assert_eq!([story.used(0), story.used(1)], [false, true]);
        story.begin_turn();
        assert!(!story.used(1));
    }

    #[test]
    fn it_reads_back_as_it_was_written() {
        let mut story = StoryState::new(Story::CostOfSuccess);
        story.put(Token::Agent, District::CityCenter);
        story.set_blueprints(true);
        let written = serde_json::to_string(&story).expect("a story can be written");
        assert_eq!(serde_json::from_str::<StoryState>(&written).ok(), Some(story));
    }
}

//! Leduc poker in words.

use std::sync::LazyLock;

use table::text::Arg;
use table::{Lang, Message, Prose, RuleBook, Seat, Texts, Voice};

use super::betting::stake;
use super::{Bet, Event, Leduc, Rank, View};

static TEXTS: LazyLock<Texts> =
    LazyLock::new(|| Texts::shipped(include_str!("../../text/leduc/en.ftl"), include_str!("../../text/leduc/it.ftl")));
static RULES: LazyLock<[RuleBook; 2]> =
    LazyLock::new(|| RuleBook::shipped([include_str!("../../rules/leduc.md"), include_str!("../../rules/it/leduc.md")]));

/// A card as a text of the game; `hidden` where it is not known.
fn name(card: Option<Rank>, hidden: &str) -> Arg {
    Arg::Message(card.map_or_else(|| hidden.to_owned(), |rank| format!("card-{rank}")))
}

impl Prose for Leduc {
    fn texts(&self) -> &Texts {
        &TEXTS
    }

    fn rules(&self, lang: Lang) -> &RuleBook {
        &RULES[lang as usize]
    }

    fn position(&self, view: &View, voice: Voice<'_>) -> String {
        let round = if view.public.is_some() { 2u8 } else { 1 };
        let mut lines =
            vec![Message::new("round").with("round", round), Message::new("public-is").with("card", name(view.public, "card-none"))];
        for seat in [Seat(0), Seat(1)] {
            let message = if view.seat == Some(seat) { "seat-own" } else { "seat-other" };
            let (card, chips) = (view.cards[seat.index()], view.put[seat.index()]);
            lines.push(Message::new(message).with("seat", seat).with("card", name(card, "card-hidden")).with("chips", chips));
        }
        lines.push(Message::new("pot").with("chips", view.put[0] + view.put[1]));
        lines.iter().map(|line| TEXTS.say(voice, line)).collect::<Vec<_>>().join("\n")
    }

    fn label(&self, view: &View, bet: Bet, voice: Voice<'_>) -> String {
        let own = usize::from(view.turn.0);
        let missing = view.put[1 - own].saturating_sub(view.put[own]);
        let message = match bet {
            Bet::Fold => Message::new("fold").with("chips", view.put[own]),
            Bet::Call if missing == 0 => Message::new("check"),
            Bet::Call => Message::new("call").with("chips", missing),
            Bet::Raise => Message::new("raise").with("chips", missing + stake(view.stage)),
        };
        TEXTS.say(voice, &message)
    }

    fn sentence(&self, event: &Event, voice: Voice<'_>) -> String {
        let message = match *event {
            Event::Bet { seat, bet: Bet::Fold, .. } => Message::new("folded").with("seat", seat),
            Event::Bet { seat, bet: Bet::Call, chips: 0 } => Message::new("checked").with("seat", seat),
            Event::Bet { seat, bet: Bet::Call, chips } => Message::new("called").with("seat", seat).with("chips", chips),
            Event::Bet { seat, bet: Bet::Raise, chips } => Message::new("raised").with("seat", seat).with("chips", chips),
            Event::Public { card } => Message::new("turned-up").with("card", name(Some(card), "")),
            Event::Showdown { cards: [first, second] } => {
                let cards = Message::new("showdown").with("first", name(Some(first), "")).with("second", name(Some(second), ""));
                cards.with("seat", Seat(0)).with("other", Seat(1))
            }
            Event::Left { seat } => Message::new("left").with("seat", seat),
        };
        TEXTS.say(voice, &message)
    }
}

//! What the rules read of a table: power, keywords, conditions, counts, prices, permissions. Nothing is
//! changed here.

use table::{Seat, rule};

use crate::catalog::words::{Against, Amount, Cards, Cond, Count, Keyword, Kind, Price, Size, Static, Tag, Value, Which, Whose};
use crate::catalog::{CardId, Catalog, Tags, Traits};
use crate::frame::Doing;
use crate::gigs::DieId;
use crate::state::{Aimed, Board, Marks, NOBODY, Piece, SEATS, State, rival};

/// The board with its cards.
#[derive(Clone, Copy)]
pub(crate) struct Queries<'a> {
    pub(crate) catalog: &'static Catalog,
    pub(crate) board: &'a Board,
}

impl<'a> Queries<'a> {
    /// The persistent effects that a piece has: its own while face-up, and those of its Gear (T328, T329, T357).
    pub(crate) fn statics(self, seat: Seat, piece: &'a Piece) -> impl Iterator<Item = (CardId, Static)> + 'a {
        let own = Some(piece.card).filter(|_| piece.face_up());
        let gear = self.board.side(seat).gear_of(piece.id).filter(move |_| piece.face_up());
        own.into_iter().chain(gear).flat_map(move |card| self.catalog.face(card).always.iter().map(move |&always| (card, always)))
    }

    /// What is in force on a player's side, by sorts.
    #[inline]
    pub(crate) fn traits(self, seat: Seat) -> Traits {
        self.board.side(seat).traits
    }

    /// Whether a persistent effect of this sort is in force on a player's side.
    #[inline]
    pub(crate) fn in_force(self, seat: Seat, sample: Static) -> bool {
        rule!(T328);
        rule!(T329);
        rule!(T357);
        rule!(T396);
        self.traits(seat).meets(Traits::always(sample))
    }

    /// Whether a piece has a keyword: printed, from Gear, given, or while a condition holds.
    #[inline]
    pub(crate) fn has(self, seat: Seat, piece: &Piece, keyword: Keyword) -> bool {
        let given = match keyword {
            Keyword::Blocker => piece.marks.has(Marks::BLOCKER),
            Keyword::Adrenaline => piece.marks.has(Marks::ADRENALINE),
            Keyword::GoSolo | Keyword::Quick => false,
        };
        rule!(T383);
        let sought = Traits::keyword(keyword);
        given || (self.traits(seat).meets(sought) && self.traits_of(seat, piece).meets(sought) && self.has_now(seat, piece, keyword))
    }

    /// What is in force on a piece, by sorts: its own traits while face-up, and those of its Gear (T357, T383).
    #[inline]
    pub(super) fn traits_of(self, seat: Seat, piece: &Piece) -> Traits {
        if !piece.face_up() {
            return Traits::NONE;
        }
        let traits = |card: CardId| self.catalog.face(card).traits;
        self.board.side(seat).gear_of(piece.id).fold(traits(piece.card), |all, card| all.with(traits(card)))
    }

    /// Whether one of a piece's keywords is printed, or what it depends on holds.
    fn has_now(self, seat: Seat, piece: &Piece, keyword: Keyword) -> bool {
        let printed = |card: CardId| self.catalog.face(card).has(keyword);
        printed(piece.card)
            || self.board.side(seat).gear_of(piece.id).any(printed)
            || self
                .statics(seat, piece)
                .any(|(_, always)| matches!(always, Static::Has(word, cond) if word == keyword && self.plain(cond, seat)))
    }

    /// The tags of a piece.
    pub(crate) fn is(self, piece: &Piece, tag: Tag) -> bool {
        rule!(T049);
        rule!(T385);
        piece.face_up() && self.catalog.face(piece.card).tags.has(tag)
    }

    /// The tags of a piece, as bits.
    pub(crate) fn tags(self, piece: &Piece) -> u64 {
        if piece.face_up() { self.catalog.face(piece.card).tags.bits() } else { 0 }
    }

    /// Whether a piece is a Legend; on the field it is a Unit too (T364).
    pub(crate) fn is_legend(self, piece: &Piece) -> bool {
        rule!(T364);
        !piece.face_up() || self.catalog.face(piece.card).kind == Kind::Legend
    }

    /// The power of a piece, which may be below 0 (T051, T055).
    fn sum(self, seat: Seat, piece: &Piece) -> i16 {
        if !piece.face_up() {
            return 0;
        }
        rule!(T051);
        rule!(T053);
        rule!(T056);
        rule!(T055);
        rule!(T386);
        let face = self.catalog.face(piece.card);
        let mut power = i16::from(face.power) + i16::from(piece.power);
        let mut gear = 0;
        for card in self.board.side(seat).gear_of(piece.id) {
            rule!(T052);
            gear += 1;
            power += i16::from(self.catalog.face(card).power);
        }
        if gear > 0 && self.board.turn == seat && self.in_force(seat, Static::PowerPerGear(0)) {
            for &always in &face.always {
                if let Static::PowerPerGear(each) = always {
                    power += i16::from(each) * gear;
                }
            }
        }
        if let Some(attack) = self.board.attack {
            if attack.attacker == piece.id {
                power += self.attack_power(seat, piece);
            }
            if attack.fighting
                && let Some(opponent) = self.opponent(piece.id)
                && let Some((_, other)) = self.board.find(opponent)
            {
                rule!(T205);
                power += i16::from(piece.fight);
                if self.is_legend(other) {
                    let more = face.always.iter().map(|always| if let Static::PowerAgainstLegends(more) = always { *more } else { 0 });
                    power += i16::from(more.sum::<u8>());
                }
            }
        }
        power
    }

    /// What friendly cards give to the attacker (T333).
    #[inline(never)]
    fn attack_power(self, seat: Seat, attacker: &Piece) -> i16 {
        let mut power = 0;
        if !self.in_force(seat, Static::AttackPower { power: 0, tag: None, other: false }) {
            return power;
        }
        for piece in self.board.side(seat).pieces.iter().filter(|piece| piece.face_up()) {
            for &always in &self.catalog.face(piece.card).always {
                if let Static::AttackPower { power: more, tag, other } = always
                    && !(other && piece.id == attacker.id)
                    && tag.is_none_or(|tag| self.is(attacker, tag))
                {
                    rule!(T333);
                    rule!(T176);
                    power += i16::from(more);
                }
            }
        }
        power
    }

    /// Who fights against a piece, in the attack that goes on.
    fn opponent(self, id: u8) -> Option<u8> {
        let attack = self.board.attack?;
        match attack.aimed {
            Aimed::Unit(defender) if id == attack.attacker => Some(defender),
            Aimed::Unit(defender) if id == defender => Some(attack.attacker),
            _ => None,
        }
    }

    /// The power of a piece as it is read: never below 0 (T054).
    pub(crate) fn power(self, seat: Seat, piece: &Piece) -> u8 {
        rule!(T054);
        self.sum(seat, piece).clamp(0, 200) as u8
    }

    /// The power of the piece with this number; 0 if it is gone.
    pub(crate) fn power_of(self, id: u8) -> u8 {
        self.board.find(id).map_or(0, |(seat, piece)| self.power(seat, piece))
    }

    /// How many of something there are, for a player and perhaps a chosen Unit.
    #[inline(never)]
    pub(crate) fn count(self, count: Count, by: Seat, it: u8) -> u8 {
        let (dice, side) = (&self.board.dice, self.board.side(by));
        match count {
            Count::BigGigs => dice.count_where(by, |value| value >= 8),
            Count::MinGigs => dice.count_where(by, |value| value == 1),
            Count::EvenGigs => dice.count_where(by, |value| value.is_multiple_of(2)),
            Count::OddGigs => dice.count_where(by, |value| !value.is_multiple_of(2)),
            Count::ValuePairs => dice.pairs(by),
            Count::FaceUpLegends => side.pieces.iter().filter(|piece| piece.face_up() && self.is_legend(piece)).count() as u8,
            Count::ItsGear => self.board.find(it).map_or(0, |(seat, _)| self.board.side(seat).gear_count(it)),
            Count::UnitsInTrash => side.trash.iter().filter(|card| self.catalog.face(**card).kind == Kind::Unit).count() as u8,
            Count::RivalUnits => self.board.side(rival(by)).units().count() as u8,
        }
    }

    /// How much an effect says.
    pub(crate) fn amount(self, amount: Amount, doing: &Doing) -> u8 {
        rule!(T335);
        match amount {
            Amount::Fixed(amount) => amount,
            Amount::Per { per, each } => self.count(per, doing.by, doing.it).saturating_mul(each),
            Amount::Read(Value::ThisPower) => self.power_of(doing.this),
            Amount::Read(Value::CardCost) if doing.found.is_some() => {
                rule!(T047);
                self.catalog.face(doing.found).cost_value()
            }
            Amount::Read(Value::CardCost) => 0,
            Amount::Read(Value::DieValue) => self.board.dice.value(doing.die),
        }
    }

    /// A condition that looks at nothing but the players.
    pub(crate) fn plain(self, cond: Cond, by: Seat) -> bool {
        self.holds(cond, &Doing::new(by, CardId::NONE, 0, NOBODY))
    }

    /// Whether a condition holds for an effect (T293).
    #[inline(never)]
    pub(crate) fn holds(self, cond: Cond, doing: &Doing) -> bool {
        let (board, by) = (self.board, doing.by);
        let (dice, other) = (&board.dice, rival(by));
        // Nothing is less than any number: Option orders it so (T260).
        let cred = |seat| dice.cred(seat, board.edition);
        let this = || board.find(doing.this);
        let it = || board.find(doing.it);
        let card = |fits: &dyn Fn(CardId) -> bool| doing.found.is_some() && fits(doing.found);
        match cond {
            Cond::MoreCred => cred(by) > cred(other),
            Cond::LessCred => cred(by) < cred(other),
            Cond::EvenCred => dice.cred_is_even(by),
            Cond::CredBelow(limit) => cred(by) < Some(limit),
            // Nothing is no number that another could differ from (T048).
            Cond::CredDiffers(least) => cred(by).zip(cred(other)).is_some_and(|(own, other)| own.abs_diff(other) >= least),
            Cond::BigGigs(least) => self.count(Count::BigGigs, by, NOBODY) >= least,
            Cond::MinGig => self.count(Count::MinGigs, by, NOBODY) > 0,
            Cond::ValuePair => dice.pairs(by) > 0,
            Cond::DifferentValues(least) => dice.different(by) >= least,
            Cond::EvenAndOdd => self.count(Count::EvenGigs, by, NOBODY) > 0 && self.count(Count::OddGigs, by, NOBODY) > 0,
            Cond::Behind(least) => dice.count(other) >= dice.count(by) + least,
            Cond::MinD4 => dice.gigs(by).any(|die| die.size() == Size::D4 && dice.is_min(die)),
            Cond::AllLegendsUp => {
                let legends = board.side(by).pieces.iter().filter(|piece| self.is_legend(piece));
                let (up, all) = legends.fold((0, 0), |(up, all), piece| (up + usize::from(piece.face_up()), all + 1));
                all > 0 && up == all
            }
            Cond::FixerEmpty => dice.fixer_empty(by),
            Cond::ThisPower(least) => this().is_some() && self.power_of(doing.this) >= least,
            Cond::ThisSpent => this().is_some_and(|(_, piece)| piece.spent()),
            Cond::ThisEquipped => this().is_some_and(|(seat, piece)| board.side(seat).gear_count(piece.id) > 0),
            Cond::ThisStole => this().is_some_and(|(_, piece)| piece.marks.has(Marks::STOLE)),
            Cond::ThisWasV => {
                rule!(T300);
                card(&|card| self.catalog.card(card).name == "V")
            }
            Cond::EquippedFriends(least) => {
                let side = board.side(by);
                side.pieces.iter().filter(|piece| side.gear_count(piece.id) > 0).count() >= usize::from(least)
            }
            Cond::ItIs(tag) => it().is_some_and(|(_, piece)| self.is(piece, tag)),
            Cond::ItIsOneOf(a, b, c) => it().is_some_and(|(_, piece)| [a, b, c].iter().any(|&tag| self.is(piece, tag))),
            Cond::ItClashed => it().is_some_and(|(_, piece)| piece.marks.has(Marks::CLASHED)),
            Cond::CostIsGig => card(&|card| dice.shows(by, self.catalog.face(card).cost_value())),
            Cond::CardIs(kind) => card(&|card| self.catalog.face(card).kind == kind),
            Cond::CardIsNamedType => card(&|card| self.catalog.face(card).kind as u8 == doing.kind),
            Cond::DiscardsAreGig => dice.shows(by, board.discards),
            Cond::DieEven => doing.die != DieId::NONE && dice.value(doing.die).is_multiple_of(2),
            Cond::DieOdd => doing.die != DieId::NONE && !dice.value(doing.die).is_multiple_of(2),
            Cond::DieIsD20 => doing.die != DieId::NONE && doing.die.size() == Size::D20,
            Cond::BecameMin => doing.did && doing.die != DieId::NONE && dice.is_min(doing.die),
            Cond::Did => doing.did,
        }
    }

    /// Whether a piece of a player whose pieces are meant is one of those that an effect means.
    fn fits(self, which: Which, doing: &Doing, seat: Seat, piece: &Piece) -> bool {
        let place = match (which.legend, which.any_legend, which.either) {
            (true, ..) => !piece.on_field() && piece.face_up(),
            (_, true, _) => (piece.face_up() || which.face_down) && self.is_legend(piece),
            (_, _, true) => piece.face_up(),
            _ => piece.on_field(),
        };
        if !place || (which.other && piece.id == doing.this) || piece.marks.has(Marks::PICKED) {
            return false;
        }
        // A face-down Legend is a friendly Legend all the same (T005), but nothing is known of it (T040).
        let cost_at_most = |most: u8| piece.face_up() && self.catalog.face(piece.card).cost_value() <= most;
        let power = || self.power(seat, piece);
        which.spent.is_none_or(|spent| piece.spent() == spent)
            && which.equipped.is_none_or(|equipped| (self.board.side(seat).gear_count(piece.id) > 0) == equipped)
            && which.tag.is_none_or(|tag| self.is(piece, tag))
            && which.cost.is_none_or(cost_at_most)
            && (!which.cost_of_card || (doing.found.is_some() && cost_at_most(self.catalog.face(doing.found).cost_value())))
            && which.power.is_none_or(|most| power() <= most)
            && which.against.is_none_or(|against| self.measures(against, doing, seat, power()))
    }

    fn measures(self, against: Against, doing: &Doing, seat: Seat, power: u8) -> bool {
        let dice = &self.board.dice;
        match against {
            Against::FriendlyD20 => dice.gigs(doing.by).any(|die| die.size() == Size::D20 && power <= dice.value(die)),
            Against::FriendlyUnit => self.board.side(doing.by).units().any(|unit| power < self.power(doing.by, unit)),
            Against::ThatGig => doing.die != DieId::NONE && power == dice.value(doing.die),
            Against::Lowest => self.board.side(seat).units().all(|unit| power <= self.power(seat, unit)),
        }
    }

    /// All pieces that an effect means.
    pub(crate) fn all(self, which: Which, doing: Doing) -> impl Iterator<Item = (Seat, &'a Piece)> {
        let whose = move |seat: &Seat| match which.whose {
            Whose::Friendly => *seat == doing.by,
            Whose::Rival => *seat != doing.by,
            Whose::Any => true,
        };
        SEATS
            .into_iter()
            .filter(whose)
            .flat_map(move |seat| self.board.side(seat).pieces.iter().map(move |piece| (seat, piece)))
            .filter(move |(seat, piece)| self.fits(which, &doing, *seat, piece))
    }

    /// Whether a card is one of those that an effect means.
    pub(crate) fn card_fits(self, cards: Cards, doing: &Doing, card: CardId) -> bool {
        let face = self.catalog.face(card);
        cards.kind.is_none_or(|kind| face.kind == kind)
            && cards.tag.is_none_or(|tag| face.tags.has(tag))
            && cards.cost.is_none_or(|most| face.cost_value() <= most)
            && (!cards.cost_is_gig || self.board.dice.shows(doing.by, face.cost_value()))
    }

    /// Cards of a player's trash that an effect means, each kind once. `other` leaves the source out, which
    /// lies there itself.
    pub(crate) fn in_trash(self, cards: Cards, doing: Doing) -> impl Iterator<Item = CardId> + 'a {
        let trash = &self.board.side(doing.by).trash;
        let copies = |card: CardId| trash.iter().filter(|other| **other == card).count();
        trash
            .iter()
            .enumerate()
            .filter(move |(place, card)| {
                let first = trash[..*place].iter().all(|other| other != *card);
                // The source of a DEFEATED effect: the card itself, or the host of the Gear.
                let itself = usize::from(cards.other && doing.found == **card);
                first && self.card_fits(cards, &doing, **card) && copies(**card) > itself
            })
            .map(|(_, card)| *card)
    }

    /// How many €$ a player can pay, without one Legend (T120, T283).
    #[inline]
    pub(crate) fn funds(self, seat: Seat, except: u8) -> u8 {
        rule!(T127);
        rule!(T365);
        let legends = self.board.side(seat).legends().filter(|piece| piece.id != except && self.pays(piece)).count() as u8;
        self.board.side(seat).ready_eddies() + legends
    }

    /// Whether a Legend in its area can be spent for 1 €$ (T121, T123, T125).
    #[inline]
    pub(crate) fn pays(self, piece: &Piece) -> bool {
        rule!(T121);
        if !piece.face_up() {
            rule!(T125);
            rule!(T040);
            return !piece.spent();
        }
        rule!(T123);
        !piece.spent() && self.catalog.face(piece.card).sell
    }

    /// What a player pays to play a card (T043, T045, T128, T130).
    #[inline(always)]
    pub(crate) fn price(self, by: Seat, card: CardId) -> u8 {
        rule!(T043);
        rule!(T045);
        rule!(T073);
        let face = self.catalog.face(card);
        let less = match face.kind {
            Kind::Program => self.board.side(by).deeds.cheaper,
            Kind::Gear if self.in_force(by, Static::FirstCheaper(Tag::Cyberware, 0)) => self.first_cheaper(by, face.tags),
            _ => 0,
        };
        match face.price {
            None => reduced(face.cost_value(), less),
            Some(price) => self.other_price(by, face.cost_value(), price, less),
        }
    }

    /// What a card costs that says so itself.
    #[inline(never)]
    fn other_price(self, by: Seat, printed: u8, price: Price, less: u8) -> u8 {
        match price {
            Price::LessPer(count) => reduced(printed, less + self.count(count, by, NOBODY)),
            Price::Instead(instead, cond) if self.plain(cond, by) => {
                rule!(T130);
                reduced(instead, less)
            }
            Price::Instead(..) => reduced(printed, less),
        }
    }

    /// How much less a Gear with these tags costs, if it is the first of its sort this turn.
    #[inline(never)]
    fn first_cheaper(self, by: Seat, tags: Tags) -> u8 {
        let side = self.board.side(by);
        let mut less = 0;
        for (_, always) in side.pieces.iter().flat_map(|piece| self.statics(by, piece)) {
            if let Static::FirstCheaper(tag, by_so_much) = always
                && tags.has(tag)
                && side.deeds.gear_tags & (1 << tag as u64) == 0
            {
                rule!(T321);
                less += by_so_much;
            }
        }
        less
    }

    /// What a player pays to bring a Legend to the field (T366, T360).
    #[inline]
    pub(crate) fn legend_price(self, by: Seat, piece: &Piece, solo: bool) -> Option<u8> {
        let cost = self.catalog.face(piece.card).cost?;
        if !solo {
            return Some(cost);
        }
        let more = if self.in_force(rival(by), Static::SoloTax(0)) { self.solo_tax(rival(by)) } else { 0 };
        Some(reduced(cost + more, piece.cheaper))
    }

    /// How much more GO SOLO costs because of a player's cards.
    #[inline(never)]
    fn solo_tax(self, seat: Seat) -> u8 {
        let tax = |always: (CardId, Static)| if let Static::SoloTax(more) = always.1 { more } else { 0 };
        self.board.side(seat).pieces.iter().flat_map(|piece| self.statics(seat, piece)).map(tax).sum()
    }

    /// What a Call costs (T141); during their own turn some players Call for free.
    #[inline]
    pub(crate) fn call_price(self, by: Seat) -> u8 {
        rule!(T141);
        u8::from(!(self.board.turn == by && self.in_force(by, Static::FreeCalls)))
    }

    /// What an activated effect costs in €$ (T323).
    pub(crate) fn use_price(self, by: Seat, card: CardId, ability: u8) -> Option<u8> {
        let cost = self.catalog.card(card).ability.get(usize::from(ability))?.cost?;
        let less = cost.less_per.map_or(0, |count| self.count(count, by, NOBODY));
        Some(cost.eddies.saturating_sub(less))
    }

    /// Whether a piece can be the host of a Gear (T379).
    pub(crate) fn hosts(self, piece: &Piece) -> bool {
        rule!(T379);
        piece.face_up()
    }

    /// Whether a thief may take a die: guards against thefts (T234).
    pub(crate) fn may_steal(self, by: Seat, thief: &Piece, power: u8, die: DieId) -> bool {
        let (deeds, value) = (&self.board.side(rival(by)).deeds, self.board.dice.value(die));
        let high = deeds.high_guard && value > power;
        let low = deeds.low_guard && self.is_legend(thief) && value < power;
        !high && !low
    }
}

/// Reductions do not go below 1; a price that is 0 already stays (T128).
#[inline]
fn reduced(price: u8, less: u8) -> u8 {
    rule!(T128);
    if less == 0 { price } else { price.saturating_sub(less).max(price.min(1)) }
}

/// Queries a state.
pub(crate) fn reads<'a>(catalog: &'static Catalog, state: &'a State) -> Queries<'a> {
    Queries { catalog, board: &state.board }
}

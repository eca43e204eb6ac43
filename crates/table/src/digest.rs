//! Digests of states: what a log keeps of every state, so that whoever plays it again notices the first that differs.
//!
//! A state holds ids, which are places in a catalog; the digest covers the stable keys that they stand for. So cards
//! can be added to a catalog, or stand in another order there, and old logs still agree. It is SHA-256 over the
//! state's JSON, written without a space, in which every id is its key and lists without an order are sorted.

use serde::Serialize;
use serde::ser::{
    Error as _, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple, SerializeTupleStruct,
    SerializeTupleVariant, Serializer,
};
use serde_json::Error;
use sha2::{Digest, Sha256};

use crate::game::Game;

/// What the ids of a game stand for: for every type of ids, a tuple struct around a number, the keys in the order of
/// the numbers.
#[derive(Clone, Debug, Default)]
pub struct Keys(Vec<(&'static str, Vec<String>)>);

impl Keys {
    /// No ids: nothing in the state is a place in a catalog.
    pub const NONE: Keys = Keys(Vec::new());

    /// These, and those of another type, by its name.
    #[must_use]
    pub fn with<'a>(mut self, ids: &'static str, keys: impl IntoIterator<Item = &'a str>) -> Keys {
        self.0.push((ids, keys.into_iter().map(str::to_owned).collect()));
        self
    }

    fn of(&self, ids: &str) -> Option<&[String]> {
        self.0.iter().find(|(name, _)| *name == ids).map(|(_, keys)| keys.as_slice())
    }
}

/// The name by which the writer of digests knows a list whose order says nothing.
const UNORDERED: &str = "Unordered";

/// Writes a list whose order says nothing, such as cards that are kept sorted by their ids: a digest puts it into an
/// order of its own. For fields: `#[serde(serialize_with = "table::digest::unordered")]`.
pub fn unordered<T: Serialize + ?Sized, S: Serializer>(list: &T, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_newtype_struct(UNORDERED, list)
}

/// A short digest of a state: eight bytes of SHA-256. It covers hidden things, so it is not for players before the end.
pub fn digest<G: Game>(game: &G, state: &G::State) -> String {
    let mut writer = Writer { text: Vec::with_capacity(4096), keys: game.keys() };
    // A state is plain data, which can always be written; if one could not, no log would agree with it.
    let text = if state.serialize(&mut writer).is_ok() { writer.text } else { Vec::new() };
    hex::encode(&Sha256::digest(text)[..8])
}

/// Writes JSON in which ids are keys.
struct Writer<'a> {
    text: Vec<u8>,
    keys: &'a Keys,
}

impl Writer<'_> {
    fn raw(&mut self, text: &[u8]) {
        self.text.extend_from_slice(text);
    }

    /// A comma, unless it is the first of its list.
    fn next(&mut self) {
        if !matches!(self.text.last(), Some(b'[' | b'{' | b':') | None) {
            self.text.push(b',');
        }
    }

    fn unsigned(&mut self, mut value: u64) {
        let mut digits = [0; 20];
        let mut from = digits.len();
        loop {
            from -= 1;
            digits[from] = b'0' + (value % 10) as u8;
            value /= 10;
            if value == 0 {
                break;
            }
        }
        self.raw(&digits[from..]);
    }

    fn string(&mut self, value: &str) {
        self.text.push(b'"');
        for &byte in value.as_bytes() {
            if matches!(byte, b'"' | b'\\' | 0..=0x1f) {
                self.raw(b"\\u00");
                self.raw(hex::encode([byte]).as_bytes());
            } else {
                self.text.push(byte);
            }
        }
        self.text.push(b'"');
    }

    fn field(&mut self, name: &str) {
        self.next();
        self.string(name);
        self.text.push(b':');
    }

    /// Puts the parts of the list that begins here in order.
    fn sort(&mut self, from: usize) {
        let list = self.text.split_off(from);
        let inside = list.strip_prefix(b"[").and_then(|list| list.strip_suffix(b"]")).unwrap_or_default();
        let (mut depth, mut quoted) = (0, false);
        let mut parts: Vec<&[u8]> = inside
            .split(|&byte| {
                match byte {
                    // The writer has no other quotation marks than those around strings.
                    b'"' => quoted = !quoted,
                    b'[' | b'{' if !quoted => depth += 1,
                    b']' | b'}' if !quoted => depth -= 1,
                    _ => {}
                }
                byte == b',' && depth == 0 && !quoted
            })
            .collect();
        parts.sort_unstable();
        self.text.push(b'[');
        for part in parts {
            self.next();
            self.raw(part);
        }
        self.text.push(b']');
    }

    fn variant(&mut self, name: &str, opens: &[u8]) {
        self.text.push(b'{');
        self.field(name);
        self.raw(opens);
    }
}

/// What is being written and has to be closed with this.
struct Open<'w, 'a>(&'w mut Writer<'a>, &'static [u8]);

impl Open<'_, '_> {
    fn item<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.0.next();
        value.serialize(&mut *self.0)
    }

    fn field<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) -> Result<(), Error> {
        self.0.field(name);
        value.serialize(&mut *self.0)
    }

    fn close(self) -> Result<(), Error> {
        self.0.raw(self.1);
        Ok(())
    }
}

macro_rules! numbers {
    ($($signed:ident $unsigned:ident: $of:ty, $and:ty;)+) => {
        $(
            fn $signed(self, value: $of) -> Result<(), Error> {
                if value < 0 {
                    self.text.push(b'-');
                }
                self.unsigned(value.unsigned_abs().into());
                Ok(())
            }

            fn $unsigned(self, value: $and) -> Result<(), Error> {
                self.unsigned(value.into());
                Ok(())
            }
        )+
    };
}

impl<'w, 'a> Serializer for &'w mut Writer<'a> {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = Open<'w, 'a>;
    type SerializeTuple = Open<'w, 'a>;
    type SerializeTupleStruct = Open<'w, 'a>;
    type SerializeTupleVariant = Open<'w, 'a>;
    type SerializeMap = Open<'w, 'a>;
    type SerializeStruct = Open<'w, 'a>;
    type SerializeStructVariant = Open<'w, 'a>;

    numbers! {
        serialize_i8 serialize_u8: i8, u8;
        serialize_i16 serialize_u16: i16, u16;
        serialize_i32 serialize_u32: i32, u32;
        serialize_i64 serialize_u64: i64, u64;
    }

    fn serialize_bool(self, value: bool) -> Result<(), Error> {
        self.raw(if value { b"true" } else { b"false" });
        Ok(())
    }

    fn serialize_f32(self, _: f32) -> Result<(), Error> {
        Err(Error::custom("no number of a state has a fraction"))
    }

    fn serialize_f64(self, _: f64) -> Result<(), Error> {
        Err(Error::custom("no number of a state has a fraction"))
    }

    fn serialize_char(self, value: char) -> Result<(), Error> {
        self.string(value.encode_utf8(&mut [0; 4]));
        Ok(())
    }

    fn serialize_str(self, value: &str) -> Result<(), Error> {
        self.string(value);
        Ok(())
    }

    fn serialize_bytes(self, value: &[u8]) -> Result<(), Error> {
        self.string(&hex::encode(value));
        Ok(())
    }

    fn serialize_none(self) -> Result<(), Error> {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Error> {
        self.raw(b"null");
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Error> {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result<(), Error> {
        self.string(variant);
        Ok(())
    }

    /// The place where an id becomes its key. Numbers that stand for no card are written as they are.
    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, name: &'static str, value: &T) -> Result<(), Error> {
        let from = self.text.len();
        value.serialize(&mut *self)?;
        if name == UNORDERED {
            self.sort(from);
        }
        let Some(keys) = self.keys.of(name) else { return Ok(()) };
        let number = self.text[from..].iter().fold(0, |number: usize, digit| number.saturating_mul(10) + usize::from(digit & 0x0f));
        if let Some(key) = keys.get(number) {
            self.text.truncate(from);
            self.string(key);
        }
        Ok(())
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        self.variant(variant, b"");
        value.serialize(&mut *self)?;
        self.text.push(b'}');
        Ok(())
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Open<'w, 'a>, Error> {
        self.text.push(b'[');
        Ok(Open(self, b"]"))
    }

    fn serialize_tuple(self, _: usize) -> Result<Open<'w, 'a>, Error> {
        self.serialize_seq(None)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Open<'w, 'a>, Error> {
        self.serialize_seq(None)
    }

    fn serialize_tuple_variant(self, _: &'static str, _: u32, variant: &'static str, _: usize) -> Result<Open<'w, 'a>, Error> {
        self.variant(variant, b"[");
        Ok(Open(self, b"]}"))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Open<'w, 'a>, Error> {
        self.text.push(b'{');
        Ok(Open(self, b"}"))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Open<'w, 'a>, Error> {
        self.serialize_map(None)
    }

    fn serialize_struct_variant(self, _: &'static str, _: u32, variant: &'static str, _: usize) -> Result<Open<'w, 'a>, Error> {
        self.variant(variant, b"{");
        Ok(Open(self, b"}}"))
    }
}

macro_rules! lists {
    ($($part:ident: $add:ident;)+) => {
        $(impl $part for Open<'_, '_> {
            type Ok = ();
            type Error = Error;

            fn $add<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
                self.item(value)
            }

            fn end(self) -> Result<(), Error> {
                self.close()
            }
        })+
    };
}

lists! {
    SerializeSeq: serialize_element;
    SerializeTuple: serialize_element;
    SerializeTupleStruct: serialize_field;
    SerializeTupleVariant: serialize_field;
}

macro_rules! structs {
    ($($part:ident)+) => {
        $(impl $part for Open<'_, '_> {
            type Ok = ();
            type Error = Error;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), Error> {
                self.field(name, value)
            }

            fn end(self) -> Result<(), Error> {
                self.close()
            }
        })+
    };
}

structs! { SerializeStruct SerializeStructVariant }

impl SerializeMap for Open<'_, '_> {
    type Ok = ();
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
        self.item(key)?;
        self.0.text.push(b':');
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        value.serialize(&mut *self.0)
    }

    fn end(self) -> Result<(), Error> {
        self.close()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed assertion is what a test is for")]

    use std::collections::BTreeMap;

    use super::*;

    #[derive(Clone, Copy, Serialize)]
    struct CardId(u8);

    #[derive(Serialize)]
    struct Other(u16);

    #[derive(Serialize)]
    #[serde(rename_all = "kebab-case")]
    enum Place {
        Nowhere,
        Hand(CardId),
        Pile(CardId, i8),
        Slot { card: CardId, up: bool },
    }

    #[derive(Serialize)]
    struct State {
        cards: Vec<CardId>,
        none: Vec<CardId>,
        pair: (CardId, Option<CardId>),
        places: Vec<Place>,
        other: Other,
        named: BTreeMap<String, i64>,
        #[serde(skip_serializing_if = "Option::is_none")]
        absent: Option<u8>,
        says: char,
        wide: u64,
        unit: (),
    }

    fn state(card: u8) -> State {
        let card = CardId(card);
        State {
            cards: vec![card, CardId(255), card],
            none: Vec::new(),
            pair: (card, None),
            places: vec![Place::Nowhere, Place::Hand(card), Place::Pile(card, -128), Place::Slot { card, up: true }],
            other: Other(1),
            named: BTreeMap::from([("a \"b\"".to_owned(), i64::MIN), ("z".to_owned(), 10)]),
            absent: None,
            says: 'ä',
            wide: u64::MAX,
            unit: (),
        }
    }

    fn written(keys: &Keys, state: &impl Serialize) -> String {
        let mut writer = Writer { text: Vec::new(), keys };
        state.serialize(&mut writer).unwrap();
        String::from_utf8(writer.text).unwrap()
    }

    #[test]
    fn without_keys_it_is_the_json_that_everybody_writes() {
        let (own, usual) = (written(&Keys::NONE, &state(3)), serde_json::to_string(&state(3)).unwrap());
        assert_eq!(own.replace("\\u0022", "\\\""), usual);
    }

    #[test]
    fn a_list_without_an_order_is_put_in_one() {
        #[derive(Serialize)]
        struct Hand(#[serde(serialize_with = "unordered")] Vec<(CardId, u8)>);
        let (one, other) = (Keys::NONE.with("CardId", ["b, c", "a[", "d"]), Keys::NONE.with("CardId", ["d", "a[", "b, c"]));
        let text = written(&one, &Hand(vec![(CardId(0), 1), (CardId(1), 2), (CardId(2), 3)]));
        assert_eq!(text, r#"[["a[",2],["b, c",1],["d",3]]"#);
        assert_eq!(text, written(&other, &Hand(vec![(CardId(0), 3), (CardId(1), 2), (CardId(2), 1)])));
        assert_eq!(written(&one, &Hand(Vec::new())), "[]");
    }

    #[test]
    fn ids_are_written_as_what_they_stand_for() {
        let (before, after) = (Keys::NONE.with("CardId", ["jack", "queen"]), Keys::NONE.with("CardId", ["ace", "jack", "queen"]));
        let text = written(&before, &state(1));
        assert_eq!(text, written(&after, &state(2)), "a card came before them");
        assert!(text.contains(r#""cards":["queen",255,"queen"]"#) && text.contains(r#""other":1"#), "{text}");
        assert_ne!(text, written(&after, &state(1)));
    }
}

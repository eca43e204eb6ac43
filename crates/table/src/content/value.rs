//! Values of a content file as serde reads them. The reader that comes with `toml` knows dates and spans, so it goes
//! through a table in four ways, and the compiler writes out each of them for every type of every game. Here there is
//! one way; what is wrong is told in the same words.

use std::borrow::Cow;
use std::fmt::{self, Display};
use std::vec::IntoIter;

use serde::de::{DeserializeSeed, Deserializer, EnumAccess, Error, Expected, MapAccess, SeqAccess, Unexpected, VariantAccess, Visitor};
use serde::forward_to_deserialize_any;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// What is wrong, and where in the text, as far as that is known.
#[derive(Debug)]
pub(super) struct Wrong {
    pub(super) says: String,
    pub(super) at: Option<usize>,
}

impl Wrong {
    /// It lies here, unless it is known more closely.
    fn within(mut self, at: usize) -> Wrong {
        self.at.get_or_insert(at);
        self
    }
}

impl Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.says)
    }
}

impl std::error::Error for Wrong {}

impl Error for Wrong {
    fn custom<T: Display>(says: T) -> Wrong {
        Wrong { says: says.to_string(), at: None }
    }
}

/// A value and where it begins.
pub(super) struct Value<'a> {
    value: DeValue<'a>,
    at: usize,
}

impl<'a> From<Spanned<DeValue<'a>>> for Value<'a> {
    fn from(value: Spanned<DeValue<'a>>) -> Value<'a> {
        Value { at: value.span().start, value: value.into_inner() }
    }
}

impl<'a> Value<'a> {
    /// Another kind of value was expected.
    fn wrong(&self, expected: &dyn Expected) -> Wrong {
        let is = match &self.value {
            DeValue::String(word) => Unexpected::Str(word),
            DeValue::Integer(number) => {
                whole(number.as_str(), number.radix()).map_or(Unexpected::Other("a huge number"), Unexpected::Signed)
            }
            DeValue::Boolean(holds) => Unexpected::Bool(*holds),
            DeValue::Array(_) => Unexpected::Seq,
            DeValue::Table(_) => Unexpected::Map,
            DeValue::Float(_) | DeValue::Datetime(_) => Unexpected::Other(self.value.type_str()),
        };
        Wrong::invalid_type(is, expected).within(self.at)
    }

    fn table(self, expected: &dyn Expected) -> Result<Fields<'a>, Wrong> {
        match self.value {
            DeValue::Table(table) => Ok(Fields::new(table)),
            _ => Err(self.wrong(expected)),
        }
    }

    fn list(self, expected: &dyn Expected) -> Result<Items<'a>, Wrong> {
        match self.value {
            DeValue::Array(list) => Ok(Items(list.into_iter().map(Value::from).collect::<Vec<_>>().into_iter())),
            _ => Err(self.wrong(expected)),
        }
    }

    /// A list of just so many.
    fn tuple(self, length: usize, expected: &dyn Expected) -> Result<Items<'a>, Wrong> {
        let at = self.at;
        let items = self.list(expected)?;
        let expected = format!("a list of {length}");
        if items.0.len() == length { Ok(items) } else { Err(Wrong::invalid_length(items.0.len(), &expected.as_str()).within(at)) }
    }

    fn number(&self, expected: &dyn Expected) -> Result<i64, Wrong> {
        match &self.value {
            DeValue::Integer(number) => whole(number.as_str(), number.radix()).ok_or_else(|| self.wrong(expected)),
            _ => Err(self.wrong(expected)),
        }
    }

    fn word(&self, expected: &dyn Expected) -> Result<&str, Wrong> {
        match &self.value {
            DeValue::String(word) => Ok(word),
            _ => Err(self.wrong(expected)),
        }
    }

    fn holds(&self, expected: &dyn Expected) -> Result<bool, Wrong> {
        match &self.value {
            DeValue::Boolean(holds) => Ok(*holds),
            _ => Err(self.wrong(expected)),
        }
    }

    /// A word, or a table with one field: the name of the variant and what it holds.
    fn variant(self) -> Result<Variant<'a>, Wrong> {
        let at = self.at;
        let wrong = |says: &str| Wrong::custom(says).within(at);
        match self.value {
            DeValue::String(name) => Ok(Variant { name: Name { name, at }, holds: Held(None) }),
            DeValue::Table(table) => {
                let mut fields = table.into_iter();
                match (fields.next(), fields.next()) {
                    (Some((name, value)), None) => Ok(Variant { name: name.into(), holds: Held(Some(value.into())) }),
                    (None, _) => Err(wrong("wanted exactly 1 element, found 0 elements")),
                    _ => Err(wrong("wanted exactly 1 element, more than 1 element")),
                }
            }
            _ => Err(wrong("wanted string or table")),
        }
    }
}

fn whole(digits: &str, radix: u32) -> Option<i64> {
    i64::from_str_radix(digits, radix).ok()
}

/// Methods that read one kind of value each: the kind, what the visitor is given, and the methods.
macro_rules! read {
    ($($take:ident, $visit:ident: $($method:ident)+;)+) => {
        $($(
            fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
                let at = self.at;
                let taken = self.$take(&visitor)?;
                visitor.$visit(taken).map_err(|wrong: Wrong| wrong.within(at))
            }
        )+)+
    };
}

impl<'de> Deserializer<'de> for Value<'de> {
    type Error = Wrong;

    read! {
        table, visit_map: deserialize_map;
        list, visit_seq: deserialize_seq;
        number, visit_i64: deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64
            deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64;
        word, visit_str: deserialize_str deserialize_string deserialize_char deserialize_identifier;
        holds, visit_bool: deserialize_bool;
    }

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self.value {
            DeValue::String(_) => self.deserialize_str(visitor),
            DeValue::Integer(_) => self.deserialize_i64(visitor),
            DeValue::Boolean(_) => self.deserialize_bool(visitor),
            DeValue::Array(_) => self.deserialize_seq(visitor),
            DeValue::Table(_) => self.deserialize_map(visitor),
            DeValue::Float(_) | DeValue::Datetime(_) => Err(self.wrong(&visitor)),
        }
    }

    fn deserialize_struct<V: Visitor<'de>>(self, _: &'static str, _: &'static [&'static str], visitor: V) -> Result<V::Value, Wrong> {
        self.deserialize_map(visitor)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, length: usize, visitor: V) -> Result<V::Value, Wrong> {
        let at = self.at;
        let items = self.tuple(length, &visitor)?;
        visitor.visit_seq(items).map_err(|wrong| wrong.within(at))
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(self, _: &'static str, length: usize, visitor: V) -> Result<V::Value, Wrong> {
        self.deserialize_tuple(length, visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Wrong> {
        let at = self.at;
        visitor.visit_newtype_struct(self).map_err(|wrong| wrong.within(at))
    }

    fn deserialize_enum<V: Visitor<'de>>(self, _: &'static str, _: &'static [&'static str], visitor: V) -> Result<V::Value, Wrong> {
        let at = self.at;
        visitor.visit_enum(self.variant()?).map_err(|wrong| wrong.within(at))
    }

    forward_to_deserialize_any! { i128 u128 f32 f64 bytes byte_buf unit unit_struct ignored_any }
}

/// A list whose values are taken out one by one.
struct Items<'a>(IntoIter<Value<'a>>);

impl<'de> SeqAccess<'de> for Items<'de> {
    type Error = Wrong;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Wrong> {
        self.0.next().map(|value| seed.deserialize(value)).transpose()
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.0.len())
    }
}

/// A table whose fields are taken out one by one.
struct Fields<'a> {
    left: IntoIter<(Name<'a>, Value<'a>)>,
    /// The value whose name was read, and where that stands.
    value: Option<(usize, Value<'a>)>,
}

impl<'a> Fields<'a> {
    fn new(table: DeTable<'a>) -> Fields<'a> {
        let fields: Vec<_> = table.into_iter().map(|(name, value)| (name.into(), value.into())).collect();
        Fields { left: fields.into_iter(), value: None }
    }

    fn name(&mut self) -> Option<Name<'a>> {
        let (name, value) = self.left.next()?;
        self.value = Some((name.at, value));
        Some(name)
    }

    /// The same, if no field has another name than these.
    fn only(self, names: &'static [&'static str]) -> Result<Fields<'a>, Wrong> {
        let other = self.left.as_slice().iter().find(|(name, _)| !names.contains(&&*name.name));
        match other.map(|(name, _)| Wrong::unknown_field(&name.name, names).within(name.at)) {
            Some(wrong) => Err(wrong),
            None => Ok(self),
        }
    }
}

impl<'de> MapAccess<'de> for Fields<'de> {
    type Error = Wrong;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Wrong> {
        self.name().map(|name| seed.deserialize(name)).transpose()
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, Wrong> {
        match self.value.take() {
            Some((at, value)) => seed.deserialize(value).map_err(|wrong| wrong.within(at)),
            None => Err(Wrong::custom("a name comes before each value")),
        }
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.left.len())
    }
}

/// The name of a field or a variant, and where it stands.
struct Name<'a> {
    name: Cow<'a, str>,
    at: usize,
}

impl<'a> From<Spanned<Cow<'a, str>>> for Name<'a> {
    fn from(name: Spanned<Cow<'a, str>>) -> Name<'a> {
        Name { at: name.span().start, name: name.into_inner() }
    }
}

impl<'de> Deserializer<'de> for Name<'de> {
    type Error = Wrong;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        visitor.visit_str(&self.name).map_err(|wrong: Wrong| wrong.within(self.at))
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Wrong> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(self, _: &'static str, _: &'static [&'static str], visitor: V) -> Result<V::Value, Wrong> {
        visitor.visit_enum(Variant { name: self, holds: Held(None) })
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct seq tuple
        tuple_struct map struct identifier ignored_any
    }
}

/// A variant of an enum.
struct Variant<'a> {
    name: Name<'a>,
    holds: Held<'a>,
}

impl<'de> EnumAccess<'de> for Variant<'de> {
    type Error = Wrong;
    type Variant = Held<'de>;

    fn variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<(T::Value, Held<'de>), Wrong> {
        Ok((seed.deserialize(self.name)?, self.holds))
    }
}

/// What a variant holds; nothing if it is a word alone.
struct Held<'a>(Option<Value<'a>>);

impl<'a> Held<'a> {
    fn value(self, expected: &dyn Expected) -> Result<Value<'a>, Wrong> {
        self.0.ok_or_else(|| Wrong::invalid_type(Unexpected::UnitVariant, expected))
    }
}

impl<'de> VariantAccess<'de> for Held<'de> {
    type Error = Wrong;

    fn unit_variant(self) -> Result<(), Wrong> {
        match self.0 {
            Some(value) if !matches!(&value.value, DeValue::Table(table) if table.is_empty()) => Err(value.wrong(&"an empty table")),
            _ => Ok(()),
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Wrong> {
        seed.deserialize(self.value(&"newtype variant")?)
    }

    fn tuple_variant<V: Visitor<'de>>(self, length: usize, visitor: V) -> Result<V::Value, Wrong> {
        self.value(&"tuple variant")?.deserialize_tuple(length, visitor)
    }

    fn struct_variant<V: Visitor<'de>>(self, fields: &'static [&'static str], visitor: V) -> Result<V::Value, Wrong> {
        let value = self.value(&"struct variant")?;
        let at = value.at;
        let fields = value.table(&visitor)?.only(fields)?;
        visitor.visit_map(fields).map_err(|wrong| wrong.within(at))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed assertion is what a test is for")]

    use std::collections::BTreeMap;

    use serde::Deserialize;

    use super::*;

    #[derive(Deserialize, PartialEq, Eq, PartialOrd, Ord, Debug)]
    #[serde(rename_all = "kebab-case")]
    enum Word {
        Nothing,
        Draw(u8),
        Swap(u8, Place),
        Move { from: Place, by: Option<i16> },
    }

    #[derive(Deserialize, PartialEq, Eq, PartialOrd, Ord, Debug)]
    struct Place(String);

    #[derive(Deserialize, PartialEq, Debug)]
    #[serde(deny_unknown_fields)]
    struct Card {
        does: Vec<Word>,
        #[serde(default)]
        counts: BTreeMap<Word, [u8; 2]>,
        up: bool,
    }

    /// What is read, or what is wrong and the text from there on.
    fn read(text: &str) -> Result<Card, (String, &str)> {
        let card = DeValue::parse(text).unwrap();
        Card::deserialize(Value::from(card)).map_err(|wrong| (wrong.says, &text[wrong.at.unwrap()..]))
    }

    #[test]
    fn every_kind_of_value_is_read() {
        let text = "{ does = ['nothing', { draw = 2 }, { swap = [0x10, 'hand'] }, { move = { from = 'deck' } }], \
                    counts = { nothing = [1, 2] }, up = true }";
        let place = |name: &str| Place(name.to_owned());
        let does = vec![Word::Nothing, Word::Draw(2), Word::Swap(16, place("hand")), Word::Move { from: place("deck"), by: None }];
        assert_eq!(read(text), Ok(Card { does, counts: BTreeMap::from([(Word::Nothing, [1, 2])]), up: true }));
    }

    #[test]
    fn what_is_wrong_is_told_with_its_place() {
        for (text, says, at) in [
            ("{ does = [], up = 'so' }", "invalid type: string \"so\", expected a boolean", "'so'"),
            ("{ does = [] }", "missing field `up`", "{ does"),
            ("{ does = [], up = true, down = 1 }", "unknown field `down`, expected one of `does`, `counts`, `up`", "down"),
            ("{ does = ['draw'], up = true }", "invalid type: unit variant, expected newtype variant", "'draw'"),
            ("{ does = ['fly'], up = true }", "unknown variant `fly`, expected one of `nothing`, `draw`, `swap`, `move`", "'fly'"),
            ("{ does = [{ draw = 300 }], up = true }", "invalid value: integer `300`, expected u8", "300"),
            ("{ does = [{ nothing = 1 }], up = true }", "invalid type: integer `1`, expected an empty table", "1 }"),
            ("{ does = [{ draw = 1, swap = 2 }], up = true }", "wanted exactly 1 element, more than 1 element", "{ draw"),
            ("{ does = [{ swap = [1] }], up = true }", "invalid length 1, expected a list of 2", "[1]"),
            ("{ does = [{ move = { from = 'x', to = 'y' } }], up = true }", "unknown field `to`, expected `from` or `by`", "to ="),
            ("{ does = [], counts = { nothing = [1, 2, 3] }, up = true }", "invalid length 3, expected a list of 2", "[1, 2"),
            ("{ does = 1.5, up = true }", "invalid type: float, expected a sequence", "1.5"),
        ] {
            let (told, place) = read(text).unwrap_err();
            assert_eq!(told, says, "{text}");
            assert!(place.starts_with(at), "{text}: told at {place}");
        }
    }
}

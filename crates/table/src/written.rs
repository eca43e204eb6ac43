//! Views that are written in words of their own: programs are sent another type than the one that rules and pages read,
//! and are told its shape.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Serialize, Serializer};
use serde_json::Value;

/// Things by name, each once, written as a map. A map of the standard library would sort them, which is compiled anew for
/// every type of name and thing, and whoever reads them looks for names.
#[derive(Clone, Debug)]
pub struct Named<K, V>(Vec<(K, V)>);

impl<K, V> Named<K, V> {
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<K, V> FromIterator<(K, V)> for Named<K, V> {
    fn from_iter<I: IntoIterator<Item = (K, V)>>(things: I) -> Self {
        Named(things.into_iter().collect())
    }
}

impl<K, V> IntoIterator for Named<K, V> {
    type Item = (K, V);
    type IntoIter = std::vec::IntoIter<(K, V)>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<K: Serialize, V: Serialize> Serialize for Named<K, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, thing)| (name, thing)))
    }
}

impl<K: JsonSchema, V: JsonSchema> JsonSchema for Named<K, V> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("{}_by_{}", V::schema_name(), K::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        named(&K::json_schema(generator), &generator.subschema_for::<V>())
    }
}

/// The shape of things by name: the names are these words, or any.
fn named(name: &Schema, thing: &Schema) -> Schema {
    match name.get("enum").and_then(Value::as_array) {
        Some(words) => {
            let words = words.iter().filter_map(Value::as_str).map(|word| (word.to_owned(), thing.clone().to_value()));
            json_schema!({ "type": "object", "additionalProperties": false, "properties": words.collect::<serde_json::Map<_, _>>() })
        }
        None => json_schema!({ "type": "object", "additionalProperties": thing }),
    }
}

/// Lets `View` be written as `Written`, which its method `written` makes of it: `written!(View as Written<'_>)`.
#[macro_export]
macro_rules! written {
    ($view:ty as $written:ty) => {
        impl ::serde::Serialize for $view {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                ::serde::Serialize::serialize(&self.written(), serializer)
            }
        }

        impl ::schemars::JsonSchema for $view {
            fn schema_name() -> ::std::borrow::Cow<'static, str> {
                "View".into()
            }

            fn json_schema(generator: &mut ::schemars::SchemaGenerator) -> ::schemars::Schema {
                <$written as ::schemars::JsonSchema>::json_schema(generator)
            }
        }
    };
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed assertion is what a test is for")]

    use std::collections::BTreeMap;

    use super::*;

    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
    #[serde(rename_all = "kebab-case")]
    #[allow(dead_code, reason = "only its name is asked for")]
    enum Side {
        Left,
        FarRight,
    }

    #[test]
    fn things_by_name_are_a_map() {
        let things = [(Side::FarRight, 2), (Side::Left, 1)];
        let (named, map) = (Named::from_iter(things), BTreeMap::from(things));
        assert_eq!(serde_json::to_value(&named).unwrap(), serde_json::to_value(&map).unwrap());
        assert_eq!((named.is_empty(), named.into_iter().count()), (false, 2));
    }

    #[test]
    fn programs_are_told_the_shape_of_a_map() {
        let generator = &mut SchemaGenerator::default();
        assert_eq!(Named::<Side, u8>::json_schema(generator), BTreeMap::<Side, u8>::json_schema(generator));
        assert_eq!(Named::<&str, Vec<Side>>::json_schema(generator), BTreeMap::<&str, Vec<Side>>::json_schema(generator));
        assert_eq!(
            Named::<String, Named<Side, u8>>::json_schema(generator),
            BTreeMap::<String, BTreeMap<Side, u8>>::json_schema(generator)
        );
    }
}

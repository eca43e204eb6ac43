//! Views that are written in words of their own: programs are sent another type than the one that rules and pages read,
//! and are told its shape.

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

//! A body is an object: a bare list would pass for its fields in an order that nobody has told.

use serde::de::value::MapAccessDeserializer;
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use std::fmt;
use std::marker::PhantomData;

/// Something that is told by its fields.
pub(super) struct Fields<T>(pub(super) T);

struct Named<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Fields<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Fields<T>, D::Error> {
        deserializer.deserialize_map(Named(PhantomData)).map(Fields)
    }
}

impl<'de, T: Deserialize<'de>> Visitor<'de> for Named<T> {
    type Value = T;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, fields: A) -> Result<T, A::Error> {
        T::deserialize(MapAccessDeserializer::new(fields))
    }
}

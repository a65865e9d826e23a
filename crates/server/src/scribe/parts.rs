//! What is made of several values: lists and objects.

use super::{Done, Scribe};
use serde::ser::{self, Serialize, Serializer};
use serde_json::Error;

macro_rules! lists {
    ($($of:ident: $item:ident, $end:literal;)*) => {
        $(impl ser::$of for &mut Scribe {
            type Ok = ();
            type Error = Error;

            fn $item<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
                self.item(value)
            }

            fn end(self) -> Done {
                self.put($end)
            }
        })*
    };
}

lists! {
    SerializeSeq: serialize_element, "]";
    SerializeTuple: serialize_element, "]";
    SerializeTupleStruct: serialize_field, "]";
    SerializeTupleVariant: serialize_field, "]}";
}

macro_rules! objects {
    ($($of:ident: $end:literal;)*) => {
        $(impl ser::$of for &mut Scribe {
            type Ok = ();
            type Error = Error;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Done {
                self.field(name, value)
            }

            fn end(self) -> Done {
                self.put($end)
            }
        })*
    };
}

objects! {
    SerializeStruct: "}";
    SerializeStructVariant: "}}";
}

impl ser::SerializeMap for &mut Scribe {
    type Ok = ();
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Done {
        self.next();
        let key = serde_json::to_string(key)?;
        match key.as_bytes().first() {
            Some(b'"') => self.put(&key),
            Some(b'[' | b'{' | b'n') => Err(ser::Error::custom("a key must be a text")),
            // A number is put between marks.
            _ => self.serialize_str(&key),
        }
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        self.0.push(b':');
        value.serialize(&mut **self)
    }

    fn end(self) -> Done {
        self.put("}")
    }
}

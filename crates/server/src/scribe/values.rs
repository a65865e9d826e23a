//! Every kind of value as JSON.

use super::{Done, Scribe, is_plain};
use serde::ser::{Serialize, Serializer};
use serde_json::Error;

macro_rules! widened {
    ($($method:ident: $number:ty => $wide:ident,)*) => {
        $(fn $method(self, value: $number) -> Done {
            self.$wide(value.into())
        })*
    };
}

impl<'a> Serializer for &'a mut Scribe {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = &'a mut Scribe;
    type SerializeTuple = &'a mut Scribe;
    type SerializeTupleStruct = &'a mut Scribe;
    type SerializeTupleVariant = &'a mut Scribe;
    type SerializeMap = &'a mut Scribe;
    type SerializeStruct = &'a mut Scribe;
    type SerializeStructVariant = &'a mut Scribe;

    widened! {
        serialize_i8: i8 => serialize_i64,
        serialize_i16: i16 => serialize_i64,
        serialize_i32: i32 => serialize_i64,
        serialize_u8: u8 => serialize_u64,
        serialize_u16: u16 => serialize_u64,
        serialize_u32: u32 => serialize_u64,
    }

    fn serialize_bool(self, value: bool) -> Done {
        self.put(if value { "true" } else { "false" })
    }

    fn serialize_i64(self, value: i64) -> Done {
        if value < 0 {
            self.0.push(b'-');
        }
        self.serialize_u64(value.unsigned_abs())
    }

    fn serialize_i128(self, value: i128) -> Done {
        self.put(&value.to_string())
    }

    fn serialize_u64(self, mut value: u64) -> Done {
        // Most numbers of a game have one digit.
        if value < 10 {
            self.0.push(b'0' + value as u8);
            return Ok(());
        }
        let (mut digits, mut at) = ([0; 20], 20);
        loop {
            at -= 1;
            digits[at] = b'0' + (value % 10) as u8;
            value /= 10;
            if value == 0 {
                break;
            }
        }
        self.0.extend_from_slice(&digits[at..]);
        Ok(())
    }

    fn serialize_u128(self, value: u128) -> Done {
        self.put(&value.to_string())
    }

    fn serialize_f32(self, value: f32) -> Done {
        serde_json::to_writer(&mut self.0, &value)
    }

    fn serialize_f64(self, value: f64) -> Done {
        serde_json::to_writer(&mut self.0, &value)
    }

    fn serialize_char(self, value: char) -> Done {
        self.serialize_str(value.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, value: &str) -> Done {
        if !is_plain(value) {
            return serde_json::to_writer(&mut self.0, value);
        }
        self.0.push(b'"');
        self.0.extend_from_slice(value.as_bytes());
        self.0.push(b'"');
        Ok(())
    }

    /// JSON has no bytes of its own: these are a part that is written already.
    fn serialize_bytes(self, value: &[u8]) -> Done {
        self.0.extend_from_slice(value);
        Ok(())
    }

    fn serialize_none(self) -> Done {
        self.put("null")
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Done {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Done {
        self.put("null")
    }

    fn serialize_unit_struct(self, _: &'static str) -> Done {
        self.put("null")
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Done {
        self.name(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Done {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Done {
        let scribe = self.variant(variant, "")?;
        value.serialize(&mut *scribe)?;
        scribe.put("}")
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Self, Error> {
        self.opened(b'[')
    }

    fn serialize_tuple(self, _: usize) -> Result<Self, Error> {
        self.opened(b'[')
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Self, Error> {
        self.opened(b'[')
    }

    fn serialize_tuple_variant(self, _: &'static str, _: u32, variant: &'static str, _: usize) -> Result<Self, Error> {
        self.variant(variant, "[")
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self, Error> {
        self.opened(b'{')
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, Error> {
        self.opened(b'{')
    }

    fn serialize_struct_variant(self, _: &'static str, _: u32, variant: &'static str, _: usize) -> Result<Self, Error> {
        self.variant(variant, "{")
    }
}

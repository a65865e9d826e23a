//! Writes JSON straight into one text. What a seat sees is long, and every move is shown to the whole table: here
//! names of fields and variants are copied as they stand, where `serde_json` looks at each of their letters for
//! something to escape.

mod parts;
#[cfg(test)]
mod tests;
mod values;

use serde::ser::{Error as _, Serialize};
use serde_json::Error;

/// What has been written so far.
pub(crate) struct Scribe(Vec<u8>);

type Done = Result<(), Error>;

impl Scribe {
    /// The JSON of `value`, in a text with room for `room` bytes from the beginning.
    pub(crate) fn write<T: Serialize + ?Sized>(value: &T, room: usize) -> Result<String, Error> {
        let mut scribe = Scribe(Vec::with_capacity(room));
        value.serialize(&mut scribe)?;
        String::from_utf8(scribe.0).map_err(Error::custom)
    }

    fn put(&mut self, text: &str) -> Done {
        self.0.extend_from_slice(text.as_bytes());
        Ok(())
    }

    /// A name of ours, which has nothing in it that must be escaped.
    fn name(&mut self, name: &'static str) -> Done {
        debug_assert!(is_plain(name), "{name:?} is no name");
        self.0.push(b'"');
        self.0.extend_from_slice(name.as_bytes());
        self.0.push(b'"');
        Ok(())
    }

    /// What stands before an item: a comma, unless it is the first.
    fn next(&mut self) {
        if !matches!(self.0.last(), Some(b'[' | b'{')) {
            self.0.push(b',');
        }
    }

    fn item<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        self.next();
        value.serialize(self)
    }

    fn field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Done {
        self.next();
        self.name(name)?;
        self.0.push(b':');
        value.serialize(self)
    }

    /// A variant that has something in it: an object with its name.
    fn variant(&mut self, name: &'static str, opens: &str) -> Result<&mut Scribe, Error> {
        self.0.push(b'{');
        self.name(name)?;
        self.0.push(b':');
        self.put(opens)?;
        Ok(self)
    }

    fn opened(&mut self, opens: u8) -> Result<&mut Scribe, Error> {
        self.0.push(opens);
        Ok(self)
    }
}

/// Whether a text is written as it stands.
fn is_plain(text: &str) -> bool {
    !text.bytes().fold(false, |found, byte| found | (byte < b' ') | (byte == b'"') | (byte == b'\\'))
}

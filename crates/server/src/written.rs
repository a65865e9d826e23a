//! JSON that is written in one go, and parts of it that are written once for several.

use crate::Error;
use crate::scribe::Scribe;
use axum::body::Bytes;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use serde::{Serialize, Serializer};
use std::sync::Arc;

/// As long as most of what is written.
const USUAL: usize = 16 << 10;

/// A text of JSON.
pub(crate) struct Written(String);

/// A text of JSON that several are told, by itself or within another.
#[derive(Clone)]
pub(crate) struct Part(Arc<String>);

impl Written {
    pub(crate) fn new(answer: &impl Serialize) -> Result<Written, Error> {
        Scribe::write(answer, USUAL).map(Written).map_err(|error| Error::Internal(error.to_string()))
    }

    pub(crate) fn into_text(self) -> String {
        self.0
    }

    pub(crate) fn into_part(self) -> Part {
        Part(Arc::new(self.0))
    }
}

impl Part {
    #[cfg(test)]
    pub(crate) fn text(&self) -> &str {
        &self.0
    }
}

/// Within another text it stands as it is.
impl Serialize for Part {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bytes(self.0.as_bytes())
    }
}

impl From<Part> for Written {
    fn from(part: Part) -> Written {
        Written(Arc::unwrap_or_clone(part.0))
    }
}

/// What is JSON already.
impl From<String> for Written {
    fn from(text: String) -> Written {
        Written(text)
    }
}

impl From<Written> for Bytes {
    fn from(written: Written) -> Bytes {
        written.0.into()
    }
}

impl IntoResponse for Written {
    fn into_response(self) -> Response {
        ([(CONTENT_TYPE, "application/json")], self.0).into_response()
    }
}

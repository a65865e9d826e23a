//! JSON that is written in one go. What a seat sees is long, and axum's own answer grows piece by piece.

use crate::Error;
use axum::body::Bytes;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde_json::value::RawValue;
use std::sync::Arc;

/// As long as most of what is written.
const USUAL: usize = 16 << 10;

/// A text of JSON.
pub(crate) struct Written(String);

impl Written {
    pub(crate) fn new(answer: &impl Serialize) -> Result<Written, Error> {
        let mut text = Vec::with_capacity(USUAL);
        serde_json::to_writer(&mut text, answer).map_err(|error| Error::Internal(error.to_string()))?;
        String::from_utf8(text).map(Written).map_err(|error| Error::Internal(error.to_string()))
    }

    pub(crate) fn into_text(self) -> String {
        self.0
    }
}

/// What is JSON already.
impl From<Arc<RawValue>> for Written {
    fn from(text: Arc<RawValue>) -> Written {
        Written(text.get().to_owned())
    }
}

/// The same.
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

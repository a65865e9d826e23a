//! JSON that is written in one go. What a seat sees is long, and axum's own answer grows piece by piece.

use crate::Error;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use serde::Serialize;

/// As long as most of what is written.
const USUAL: usize = 16 << 10;

/// An answer as JSON.
pub(super) struct Written(Vec<u8>);

impl Written {
    pub(super) fn new(answer: &impl Serialize) -> Result<Written, Error> {
        let mut text = Vec::with_capacity(USUAL);
        serde_json::to_writer(&mut text, answer).map_err(|error| Error::Internal(error.to_string()))?;
        Ok(Written(text))
    }
}

impl IntoResponse for Written {
    fn into_response(self) -> Response {
        ([(CONTENT_TYPE, "application/json")], self.0).into_response()
    }
}

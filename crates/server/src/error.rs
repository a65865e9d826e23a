//! Everything that can go wrong with a request, and how it is told.

use crate::StoreError;
use crate::wire::Problem;
use axum::Json;
use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::response::{IntoResponse, Response};
use serde_json::Value;
use tabletop::{Illegal, RecordError, SetupError, UndoError};

/// Why a request was refused. On the wire: `{code, message, rule?}` with the fitting status.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The request cannot be understood.
    #[error("{0}")]
    BadRequest(String),
    /// The body is not announced as JSON.
    #[error("send the body as application/json")]
    NotJson,
    /// The body is longer than any answer to a question.
    #[error("a body has at most 8 KB")]
    TooLarge,
    /// No token, or one that nobody holds.
    #[error("tell your name first: POST /api/guests")]
    NotSignedIn,
    /// Name and password do not belong together.
    #[error("this name or this password is wrong")]
    WrongPassword,
    /// Somebody else's seat, table or door.
    #[error("{0}")]
    Forbidden(&'static str),
    /// The request comes from a page of somebody else.
    #[error("this request comes from another site")]
    ForeignOrigin,
    /// There is no such thing here.
    #[error("there is no such {0}")]
    NotFound(&'static str),
    /// Too many requests in too short a time.
    #[error("that was too fast: wait a little")]
    TooFast {
        /// When to try again.
        seconds: u64,
    },
    /// There are more connections than we can serve.
    #[error("too many connections: try again later")]
    Crowded,
    /// The request or its answer took too long.
    #[error("this took too long: try again")]
    TooSlow,
    /// The path is right, the method is not.
    #[error("this path does not know this method")]
    Method,
    /// The sender has not seen the present question; the current view comes with the refusal.
    #[error("the game has moved on: look at the current view")]
    Stale(Box<Value>),
    /// Right, but not now.
    #[error("{0}")]
    Conflict(&'static str),
    /// The move cannot be taken back.
    #[error(transparent)]
    Undo(#[from] UndoError),
    /// The rules forbid the move.
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// The set-up cannot be played.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The store failed; nothing was acknowledged.
    #[error("{}", told(.0))]
    Store(#[from] StoreError),
    /// A stored game cannot be read.
    #[error("this game cannot be loaded")]
    Record(#[from] RecordError),
    /// A mistake of ours. The detail is for the log, not for the client.
    #[error("something went wrong on our side")]
    Internal(String),
}

impl Error {
    /// The status and the word for programs.
    fn kind(&self) -> (StatusCode, &'static str) {
        match self {
            Error::BadRequest(_) => (StatusCode::BAD_REQUEST, "bad_request"),
            Error::NotJson => (StatusCode::UNSUPPORTED_MEDIA_TYPE, "not_json"),
            Error::TooLarge => (StatusCode::PAYLOAD_TOO_LARGE, "too_large"),
            Error::NotSignedIn => (StatusCode::UNAUTHORIZED, "not_signed_in"),
            Error::WrongPassword => (StatusCode::UNAUTHORIZED, "wrong_password"),
            Error::Forbidden(_) => (StatusCode::FORBIDDEN, "forbidden"),
            Error::ForeignOrigin => (StatusCode::FORBIDDEN, "foreign_origin"),
            Error::NotFound(_) => (StatusCode::NOT_FOUND, "not_found"),
            Error::TooFast { .. } => (StatusCode::TOO_MANY_REQUESTS, "too_fast"),
            Error::Crowded => (StatusCode::SERVICE_UNAVAILABLE, "crowded"),
            Error::TooSlow => (StatusCode::REQUEST_TIMEOUT, "too_slow"),
            Error::Method => (StatusCode::METHOD_NOT_ALLOWED, "method"),
            Error::Stale(_) => (StatusCode::CONFLICT, "stale"),
            Error::Conflict(_) | Error::Store(StoreError::Conflict) => (StatusCode::CONFLICT, "conflict"),
            Error::Undo(_) => (StatusCode::CONFLICT, "undo"),
            Error::Illegal(_) => (StatusCode::UNPROCESSABLE_ENTITY, "illegal"),
            Error::Setup(_) => (StatusCode::UNPROCESSABLE_ENTITY, "setup"),
            Error::Store(_) => (StatusCode::SERVICE_UNAVAILABLE, "store"),
            Error::Record(_) | Error::Internal(_) => (StatusCode::INTERNAL_SERVER_ERROR, "internal"),
        }
    }

    fn rule(&self) -> Option<&'static str> {
        match self {
            Error::Illegal(illegal) => Some(illegal.rule.0),
            Error::Setup(error) => error.rule.map(|rule| rule.0),
            _ => None,
        }
    }
}

/// What people hear of the store: why nothing is kept while that lasts, otherwise only that this was not.
fn told(error: &StoreError) -> String {
    match error {
        StoreError::Refused(_) | StoreError::Locked => error.to_string(),
        _ => "the move could not be kept: try again".to_owned(),
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let (status, code) = self.kind();
        // What the store refuses it has told once.
        if status.is_server_error() && !matches!(self, Error::Crowded | Error::Store(StoreError::Refused(_))) {
            tracing::error!(error = ?self, "a request failed");
        }
        let wait = match &self {
            Error::TooFast { seconds } => Some([(RETRY_AFTER, seconds.to_string())]),
            Error::Crowded => Some([(RETRY_AFTER, "5".to_owned())]),
            _ => None,
        };
        let (message, rule) = (self.to_string(), self.rule());
        let current = if let Error::Stale(current) = self { Some(*current) } else { None };
        let body = Problem { code, message, rule, current };
        (status, wait, Json(body)).into_response()
    }
}

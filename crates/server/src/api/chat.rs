//! The talk at a table.

use super::extract::{Body, Me};
use super::looking::{Asked, At, Somebody};
use crate::store::{Person, TableRow};
use crate::table::{Hall, House, Ring};
use crate::wire::{ChatLine, Words, seconds};
use crate::{Error, names};
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use axum::routing::get;
use axum::{Json, Router};
use serde::Deserialize;
use std::sync::Arc;

/// The most characters of a line.
pub(super) const MAX_TEXT: usize = 500;

pub(super) fn router() -> Router<House> {
    Router::new().route("/api/tables/{id}/chat", get(hear).post(say))
}

#[derive(Deserialize)]
struct Since {
    since: Option<u64>,
}

/// What was said after line `since`.
async fn hear(
    State(hall): State<Arc<Hall>>,
    At(table, _): At,
    Somebody(person): Somebody,
    Asked(Since { since }): Asked<Since>,
) -> Result<Json<Vec<ChatLine>>, Error> {
    if !takes_part(&table, person.as_ref()) {
        return Err(Error::Forbidden("this table is not open to spectators"));
    }
    let lines = hall.store.lines(&table.id, since.unwrap_or(0)).await?;
    Ok(Json(lines.into_iter().map(ChatLine::from).collect()))
}

async fn say(
    State(hall): State<Arc<Hall>>,
    Me(me): Me,
    At(table, _): At,
    Body(words): Body<Words>,
) -> Result<impl IntoResponse, Error> {
    let text = words.text.trim();
    if text.is_empty() || text.chars().count() > MAX_TEXT || text.chars().any(char::is_control) {
        return Err(Error::BadRequest(format!("a line has 1 to {MAX_TEXT} characters")));
    }
    if !names::has_few_marks(text) {
        return Err(Error::BadRequest("a letter has at most two marks, and none twice".into()));
    }
    if !takes_part(&table, Some(&me)) {
        return Err(Error::Forbidden("this table is not open to spectators"));
    }
    let now = hall.store.now();
    let number = hall.store.say(&table.id, &me.id, text, now).await?;
    hall.bells.ring(&table.id, Ring::Chat);
    let line = ChatLine { number, person: me, text: text.to_owned(), at: seconds(now) };
    Ok((StatusCode::CREATED, Json(line)))
}

/// Whether this person hears the talk: whoever has a seat or may come back to one, and everybody where
/// spectators are welcome.
pub(super) fn takes_part(table: &TableRow, person: Option<&Person>) -> bool {
    table.options.spectators || person.is_some_and(|person| table.belongs(&person.id))
}

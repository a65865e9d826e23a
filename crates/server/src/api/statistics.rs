//! What I have played, and my record book.

use super::extract::Me;
use crate::Error;
use crate::table::{Hall, House};
use crate::wire::{RecordBook, Statistics};
use axum::extract::State;
use axum::routing::get;
use axum::{Json, Router};
use std::sync::Arc;

pub(super) fn router() -> Router<House> {
    Router::new().route("/api/me/statistics", get(mine)).route("/api/me/records", get(records))
}

async fn mine(State(hall): State<Arc<Hall>>, Me(me): Me) -> Result<Json<Statistics>, Error> {
    Ok(Json(Statistics(hall.store.statistics(&me.id).await?)))
}

async fn records(State(hall): State<Arc<Hall>>, Me(me): Me) -> Result<Json<RecordBook>, Error> {
    Ok(Json(RecordBook(hall.store.record_book(&me.id).await?)))
}

//! Play: look, answer, take back, ask why not, catch up.

use super::extract::{Body, Me};
use super::looking::{At, Looking, Playing, allow};
use crate::table::House;
use crate::written::Written;
use crate::{Error, wire};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::Deserialize;
use serde_json::Value;
use tabletop::{Seat, Viewer};

pub(super) fn router() -> Router<House> {
    Router::new()
        .route("/api/tables/{id}/view", get(view))
        .route("/api/tables/{id}/events", get(events))
        .route("/api/tables/{id}/moves", post(answer))
        .route("/api/tables/{id}/undo", post(undo))
        .route("/api/tables/{id}/why", post(why))
        .route("/api/tables/{id}/record", get(record))
}

async fn view(looking: Looking) -> Result<Written, Error> {
    looking.room.sight(&looking.table, looking.viewer, looking.at).await
}

/// What the viewer has noticed since; `null` if it is too long ago, or ahead of the table.
async fn events(looking: Looking) -> Result<Written, Error> {
    looking.room.news(&looking.table.id, looking.viewer, looking.since.unwrap_or(0)).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Answer {
    seat: Seat,
    /// How much the sender has seen: the `number` of the view answered to.
    number: u64,
    #[serde(rename = "move")]
    mv: Value,
}

async fn answer(
    Me(me): Me,
    Playing(table, room): Playing,
    Body(Answer { seat, number, mv }): Body<Answer>,
) -> Result<Written, Error> {
    allow(&table, Viewer::Seat(seat), Some(&me))?;
    room.answer(&table.id, seat, number, mv).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Undo {
    seat: Seat,
}

async fn undo(Me(me): Me, Playing(table, room): Playing, Body(Undo { seat }): Body<Undo>) -> Result<Written, Error> {
    allow(&table, Viewer::Seat(seat), Some(&me))?;
    room.undo(&table.id, seat).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Why {
    seat: Seat,
    #[serde(rename = "move")]
    mv: Value,
}

async fn why(
    Me(me): Me,
    Playing(table, room): Playing,
    Body(Why { seat, mv }): Body<Why>,
) -> Result<Json<wire::Why>, Error> {
    allow(&table, Viewer::Seat(seat), Some(&me))?;
    room.why(&table.id, seat, mv).await.map(Json)
}

/// The whole game with its seed, when it is over: anyone can replay and check it.
async fn record(At(table, room): At) -> Result<Written, Error> {
    room.record(&table).await
}

//! The game after the game: looked at once more, and taken up again from any move.

use super::extract::{Body, Me};
use super::looking::At;
use super::tables::described;
use crate::Error;
use crate::table::{Hall, House};
use crate::wire::Continue;
use crate::written::Written;
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::IntoResponse;
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::Deserialize;
use std::sync::Arc;
use tabletop::{Seat, Viewer};

pub(super) fn router() -> Router<House> {
    Router::new()
        .route("/api/tables/{id}/replay", get(whole))
        .route("/api/tables/{id}/replay/{at}", get(one))
        .route("/api/tables/{id}/continue", post(play_on))
}

/// The whole game, move by move.
async fn whole(At(table, room): At) -> Result<Written, Error> {
    room.replay(&table).await
}

#[derive(Deserialize)]
struct Moment {
    at: usize,
}

#[derive(Deserialize)]
struct Eyes {
    seat: Option<Seat>,
}

/// One moment of the game. It is over and its seed is known: anybody may look with the eyes of any seat.
async fn one(
    At(table, room): At,
    wanted: Result<Path<Moment>, PathRejection>,
    eyes: Result<Query<Eyes>, QueryRejection>,
) -> Result<Written, Error> {
    let Path(Moment { at }) = wanted.map_err(|_| Error::NotFound("move"))?;
    let Query(Eyes { seat }) = eyes.map_err(|rejection| Error::BadRequest(rejection.body_text()))?;
    room.moment(&table, at, seat.map_or(Viewer::Spectator, Viewer::Seat)).await
}

/// A new table that takes the game up after some move, with new chance, and begins at once.
async fn play_on(
    State(hall): State<Arc<Hall>>,
    Me(me): Me,
    At(table, room): At,
    Body(wish): Body<Continue>,
) -> Result<impl IntoResponse, Error> {
    let new = room.play_on(&table, wish, &me.id).await?;
    Ok((StatusCode::CREATED, Json(described(&hall, &new, &me).await?)))
}

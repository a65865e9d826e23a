//! Before the game the host fills free seats with bots, and frees them again.

use super::extract::{Body, Me};
use super::looking::At;
use super::tables::{Described, described};
use crate::Error;
use crate::store::Successor;
use crate::table::{Hall, House, Ring};
use axum::extract::State;
use axum::routing::put;
use axum::{Json, Router};
use serde::Deserialize;
use std::sync::Arc;
use tabletop::Seat;

pub(super) fn router() -> Router<House> {
    Router::new().route("/api/tables/{id}/seats", put(reseat))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Reseat {
    seat: Seat,
    by: Successor,
}

async fn reseat(
    State(hall): State<Arc<Hall>>,
    Me(me): Me,
    At(table, room): At,
    Body(Reseat { seat, by }): Body<Reseat>,
) -> Result<Json<Described>, Error> {
    if table.host != me.id {
        return Err(Error::Forbidden("the host says who may sit here"));
    }
    let by = match by {
        Successor::Bot(name) => Successor::Bot(room.title().bot(name)?),
        Successor::Open => Successor::Open,
    };
    if !hall.store.reseat(&table.id, seat, &by).await? {
        return Err(Error::Conflict("somebody sits there, or the game has begun"));
    }
    hall.bells.ring(&table.id, Ring::Table);
    Ok(Json(described(&hall, &table.id, &me).await?))
}

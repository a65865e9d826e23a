//! Before the game everybody may choose another colour.

use super::extract::{Body, Me};
use super::looking::At;
use super::tables::{Described, described};
use crate::Error;
use crate::table::{Hall, House, Ring};
use axum::extract::State;
use axum::routing::put;
use axum::{Json, Router};
use serde::Deserialize;
use std::sync::Arc;
use tabletop::Seat;

pub(super) fn router() -> Router<House> {
    Router::new().route("/api/tables/{id}/colour", put(choose))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wish {
    seat: Seat,
    colour: u8,
}

async fn choose(
    State(hall): State<Arc<Hall>>,
    Me(me): Me,
    At(table, room): At,
    Body(Wish { seat, colour }): Body<Wish>,
) -> Result<Json<Described>, Error> {
    if !table.holds(&me.id, seat) {
        return Err(Error::Forbidden("this is not your seat"));
    }
    let n_colours = room.title().n_colours();
    if colour >= n_colours {
        return Err(Error::BadRequest(format!("there are {n_colours} colours, counted from 0")));
    }
    if !hall.store.choose_colour(&table.id, seat, &me.id, colour).await? {
        return Err(Error::Conflict("somebody else has this colour, or the game has begun"));
    }
    hall.bells.ring(&table.id, Ring::Table);
    Ok(Json(described(&hall, &table.id, &me).await?))
}

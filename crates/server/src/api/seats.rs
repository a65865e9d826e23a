//! Seats: joined, left and taken back; the host begins.

use super::extract::{Body, Me};
use super::looking::{Asked, At};
use super::tables::{Described, described};
use crate::store::{Holder, Successor, TableState};
use crate::table::{Hall, House, Ring};
use crate::{Error, StoreError};
use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::post;
use axum::{Json, Router};
use serde::Deserialize;
use std::sync::Arc;
use tabletop::Seat;

pub(super) fn router() -> Router<House> {
    Router::new()
        .route("/api/tables/{id}/join", post(join))
        .route("/api/tables/{id}/leave", post(leave))
        .route("/api/tables/{id}/return", post(come_back))
        .route("/api/tables/{id}/start", post(start))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Join {
    seat: Seat,
    invitation: Option<String>,
}

/// The invitation in the link.
#[derive(Deserialize)]
struct Link {
    invitation: Option<String>,
}

/// Takes an open seat, before the game or of somebody who is gone; an invited one with the invitation.
async fn join(
    State(hall): State<Arc<Hall>>,
    Me(me): Me,
    At(table, _): At,
    Asked(link): Asked<Link>,
    Body(join): Body<Join>,
) -> Result<Json<Described>, Error> {
    let invitation = join.invitation.or(link.invitation);
    let holder = table.seat(join.seat).map(|seat| &seat.holder);
    match table.state {
        TableState::Over => return Err(Error::Conflict("the game at this table is over")),
        TableState::Running if table.sits(&me.id) => return Err(Error::Forbidden("you already play here")),
        _ if holder == Some(&Holder::Invited) && invitation != table.invitation => {
            return Err(Error::Forbidden("this seat is for somebody with the invitation"));
        }
        _ if !hall.store.take_seat(&table.id, join.seat, &me.id, invitation.as_deref()).await? => {
            return Err(Error::Conflict("this seat is not open"));
        }
        _ => {}
    }
    hall.bells.ring(&table.id, Ring::Table);
    Ok(Json(described(&hall, &table.id, &me).await?))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Leave {
    /// The seat, at a shared screen; all of one's seats without it.
    seat: Option<Seat>,
    /// The bot that stands in, if the game goes on.
    bot: Option<String>,
}

/// Gives up one's seats. A table that has not begun goes with its host; a running game goes on with a bot, or
/// with an open seat, until its owner comes back.
async fn leave(
    State(hall): State<Arc<Hall>>,
    Me(me): Me,
    At(table, room): At,
    Body(Leave { seat, bot }): Body<Leave>,
) -> Result<StatusCode, Error> {
    let by = bot.map(|bot| room.title().bot(bot)).transpose()?.map_or(Successor::Open, Successor::Bot);
    let (left, kept): (Vec<Seat>, Vec<Seat>) =
        table.seats_of(&me.id).partition(|own| seat.is_none_or(|seat| seat == *own));
    match table.state {
        TableState::Over => return Err(Error::Conflict("the game at this table is over")),
        _ if seat.is_some() && left.is_empty() => return Err(Error::Forbidden("this is not your seat")),
        TableState::Open if table.host == me.id && kept.is_empty() => hall.store.remove_open_table(&table.id).await?,
        _ if left.is_empty() => return Err(Error::Forbidden("you have no seat here")),
        TableState::Open => {
            for seat in left {
                hall.store.free_seat(&table.id, seat, &me.id).await?;
            }
        }
        TableState::Running => {
            for seat in left {
                room.hand_over(&table, seat, &by).await?;
            }
        }
    }
    hall.bells.ring(&table.id, Ring::Table);
    Ok(StatusCode::NO_CONTENT)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Back {
    seat: Seat,
}

/// Takes one's seat back from the bot that stood in, or from nobody.
async fn come_back(
    State(hall): State<Arc<Hall>>,
    Me(me): Me,
    At(table, _): At,
    Body(Back { seat }): Body<Back>,
) -> Result<Json<Described>, Error> {
    if table.state == TableState::Over {
        return Err(Error::Conflict("the game at this table is over"));
    }
    if !hall.store.take_back(&table.id, seat, &me.id).await? {
        return Err(Error::Forbidden("this is not a seat you are away from"));
    }
    hall.is_here(&table, seat).await;
    hall.bells.ring(&table.id, Ring::Table);
    Ok(Json(described(&hall, &table.id, &me).await?))
}

async fn start(State(hall): State<Arc<Hall>>, Me(me): Me, At(table, room): At) -> Result<Json<Described>, Error> {
    if table.host != me.id {
        return Err(Error::Forbidden("the host starts the game"));
    }
    match room.begin(&table).await {
        Err(Error::Store(StoreError::Conflict)) => Err(Error::Conflict("the game has begun, or a seat is still open")),
        other => other,
    }?;
    Ok(Json(described(&hall, &table.id, &me).await?))
}

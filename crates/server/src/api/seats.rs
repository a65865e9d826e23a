//! Seats: joined and left; the host begins.

use super::App;
use super::extract::{Body, Me};
use super::looking::At;
use super::tables::{Described, described};
use crate::store::{Holder, TableState};
use crate::table::Ring;
use crate::{Error, HostedGame, StoreError};
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::routing::post;
use axum::{Json, Router};
use serde::Deserialize;
use tabletop::Seat;

pub(super) fn router<G: HostedGame>() -> Router<App<G>> {
    Router::new()
        .route("/api/tables/{id}/join", post(join::<G>))
        .route("/api/tables/{id}/leave", post(leave::<G>))
        .route("/api/tables/{id}/start", post(start::<G>))
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
async fn join<G: HostedGame>(
    State(hall): State<App<G>>,
    Me(me): Me,
    At(table): At,
    Query(link): Query<Link>,
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

/// Gives up one's seats. A table that has not begun goes with its host.
async fn leave<G: HostedGame>(State(hall): State<App<G>>, Me(me): Me, At(table): At) -> Result<StatusCode, Error> {
    match table.state {
        TableState::Open if table.host == me.id => hall.store.remove_open_table(&table.id).await?,
        TableState::Open | TableState::Running => hall.store.free_seats(&table.id, &me.id).await?,
        TableState::Over => return Err(Error::Conflict("the game at this table is over")),
    }
    hall.bells.ring(&table.id, Ring::Table);
    Ok(StatusCode::NO_CONTENT)
}

async fn start<G: HostedGame>(State(hall): State<App<G>>, Me(me): Me, At(table): At) -> Result<Json<Described>, Error> {
    if table.host != me.id {
        return Err(Error::Forbidden("the host starts the game"));
    }
    match hall.begin(&table).await {
        Err(Error::Store(StoreError::Conflict)) => Err(Error::Conflict("the game has begun, or a seat is still open")),
        other => other,
    }?;
    Ok(Json(described(&hall, &table.id, &me).await?))
}

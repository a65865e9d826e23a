//! A friendly reminder to somebody the table has waited for.

use super::extract::{Body, Me};
use super::looking::At;
use super::tables::{Described, described};
use crate::Error;
use crate::notices::Herald;
use crate::store::{Holder, NUDGES_APART, TableState};
use crate::table::{Hall, House, Ring};
use axum::extract::State;
use axum::routing::post;
use axum::{Json, Router};
use serde::Deserialize;
use std::sync::Arc;
use tabletop::Seat;

pub(super) fn router(herald: Arc<Herald>) -> Router<House> {
    let nudge =
        async move |hall: State<Arc<Hall>>, me: Me, at: At, whom: Body<Whom>| nudge(&herald, hall, me, at, whom).await;
    Router::new().route("/api/tables/{id}/nudge", post(nudge))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Whom {
    seat: Seat,
}

/// Whom the table waits for, and since when, is what everybody knows: a reminder tells nothing of a hidden plan.
async fn nudge(
    herald: &Herald,
    State(hall): State<Arc<Hall>>,
    Me(me): Me,
    At(table, _): At,
    Body(Whom { seat }): Body<Whom>,
) -> Result<Json<Described>, Error> {
    if !table.sits(&me.id) || table.holds(&me.id, seat) {
        return Err(Error::Forbidden("those at the table remind each other"));
    }
    if table.state != TableState::Running || !matches!(table.seat(seat).map(|row| &row.holder), Some(Holder::Person(_)))
    {
        return Err(Error::Conflict("nobody sits there who could answer"));
    }
    let (times, now) = (hall.store.times(&table.id).await?.unwrap_or_default(), hall.store.now());
    let since = times.waits.get(seat.index()).copied().flatten();
    if !since.is_some_and(|since| herald.is_long(since, now)) {
        return Err(Error::Conflict("the table has not waited there for long"));
    }
    if !hall.store.nudge(&table.id, seat, &me.id, now).await? {
        return Err(Error::TooFast { seconds: NUDGES_APART as u64 / 1_000 });
    }
    hall.bells.ring(&table.id, Ring::Table);
    Ok(Json(described(&hall, &table.id, &me).await?))
}

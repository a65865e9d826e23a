//! The same people once more.

use super::extract::Me;
use super::looking::At;
use super::tables::{Described, described};
use crate::store::{Holder, NewSeat, NewTable, TableRow, TableState};
use crate::table::{Hall, House, Ring};
use crate::{Error, StoreError, id};
use axum::extract::State;
use axum::routing::post;
use axum::{Json, Router};
use std::sync::Arc;

pub(super) fn router() -> Router<House> {
    Router::new().route("/api/tables/{id}/rematch", post(rematch))
}

/// The table where everybody sits again, one seat further. Whoever asks first is its host; the others get the
/// same table.
async fn rematch(State(hall): State<Arc<Hall>>, Me(me): Me, At(table, room): At) -> Result<Json<Described>, Error> {
    if table.state != TableState::Over {
        return Err(Error::Conflict("the game at this table is not over"));
    }
    if !table.belongs(&me.id) {
        return Err(Error::Forbidden("a rematch is for those who played"));
    }
    let again = NewTable {
        id: id::random()?,
        game: room.title().name,
        host: me.id.clone(),
        setup: table.setup.clone(),
        options: serde_json::to_string(&table.options).map_err(StoreError::from)?,
        public: table.public,
        invitation: id::random()?,
        created: hall.store.now(),
        known: false,
        expires: hall.expires(),
        seats: rotated(&table),
    };
    let again = hall.store.add_rematch(&table.id, &again).await?;
    hall.bells.ring(&table.id, Ring::Table);
    Ok(Json(described(&hall, &again, &me).await?))
}

/// Everybody one seat further, so that somebody else begins, with the colour that they had.
fn rotated(table: &TableRow) -> Vec<NewSeat> {
    let mut seats: Vec<NewSeat> = table
        .seats
        .iter()
        .map(|seat| {
            let (holder, colour) = (seat.holder.clone(), Some(seat.colour));
            NewSeat { shown: seat.shown.clone().filter(|_| matches!(holder, Holder::Person(_))), holder, colour }
        })
        .collect();
    if !seats.is_empty() {
        seats.rotate_left(1);
    }
    seats
}

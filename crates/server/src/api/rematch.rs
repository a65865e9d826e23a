//! The same people once more.

use super::App;
use super::extract::Me;
use super::looking::At;
use super::tables::{Described, described};
use crate::store::{Holder, NewSeat, NewTable, TableRow, TableState};
use crate::table::Ring;
use crate::{Error, HostedGame, StoreError, clock, id};
use axum::extract::State;
use axum::routing::post;
use axum::{Json, Router};

pub(super) fn router<G: HostedGame>() -> Router<App<G>> {
    Router::new().route("/api/tables/{id}/rematch", post(rematch::<G>))
}

/// The table where everybody sits again, one seat further. Whoever asks first is its host; the others get the
/// same table.
async fn rematch<G: HostedGame>(
    State(hall): State<App<G>>,
    Me(me): Me,
    At(table): At,
) -> Result<Json<Described>, Error> {
    if table.state != TableState::Over {
        return Err(Error::Conflict("the game at this table is not over"));
    }
    if !table.belongs(&me.id) {
        return Err(Error::Forbidden("a rematch is for those who played"));
    }
    let again = NewTable {
        id: id::random()?,
        game: G::NAME,
        host: me.id.clone(),
        setup: table.setup.clone(),
        options: serde_json::to_string(&table.options).map_err(StoreError::from)?,
        public: table.public,
        invitation: id::random()?,
        created: clock::now(),
        seats: rotated(&table),
    };
    let again = hall.store.add_rematch(&table.id, &again).await?;
    hall.bells.ring(&table.id, Ring::Table);
    Ok(Json(described(&hall, &again, &me).await?))
}

/// Everybody one seat further, so that somebody else begins.
fn rotated(table: &TableRow) -> Vec<NewSeat> {
    let mut seats: Vec<NewSeat> = table
        .seats
        .iter()
        .map(|seat| match &seat.holder {
            Holder::Person(_) => NewSeat { holder: seat.holder.clone(), shown: seat.shown.clone() },
            other => other.clone().into(),
        })
        .collect();
    if !seats.is_empty() {
        seats.rotate_left(1);
    }
    seats
}

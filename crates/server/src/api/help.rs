//! Help with answers: in advance, and by a hint.

use super::extract::Body;
use super::looking::Looking;
use crate::Error;
use crate::store::{Person, TableState};
use crate::table::{Hall, House, Ring};
use crate::wire::Standing;
use crate::written::Written;
use axum::extract::State;
use axum::routing::get;
use axum::{Json, Router};
use std::sync::Arc;
use tabletop::{Seat, Viewer};

pub(super) fn router() -> Router<House> {
    Router::new()
        .route("/api/tables/{id}/standing", get(standing).put(set_standing))
        .route("/api/tables/{id}/hint", get(hint))
}

/// The answers given in advance for an own seat.
async fn standing(looking: Looking) -> Result<Json<Standing>, Error> {
    let (seat, _) = own(&looking)?;
    let answers = looking.table.seat(seat).map(|row| row.standing.clone());
    Ok(Json(Standing { answers: answers.unwrap_or_default() }))
}

/// Replaces the answers given in advance; they count from the present question on.
async fn set_standing(
    State(hall): State<Arc<Hall>>,
    looking: Looking,
    Body(wish): Body<Standing>,
) -> Result<Json<Standing>, Error> {
    let (seat, person) = own(&looking)?;
    let known = looking.room.title().standing;
    if wish.answers.iter().any(|id| !known.contains(&id.as_str())) {
        return Err(Error::BadRequest(format!("standing answers are {}", known.join(", "))));
    }
    let answers: Vec<String> = known.iter().map(|id| id.to_string()).filter(|id| wish.answers.contains(id)).collect();
    if !hall.store.set_standing(&looking.table.id, seat, &person.id, &answers).await? {
        return Err(Error::Forbidden("this is not your seat"));
    }
    hall.bells.ring(&looking.table.id, Ring::Table);
    if looking.table.state == TableState::Running {
        looking.room.go_on(&looking.table.id).await?;
    }
    Ok(Json(Standing { answers }))
}

/// The best few ways on, best first. Whoever was told them has had help.
async fn hint(State(hall): State<Arc<Hall>>, looking: Looking) -> Result<Written, Error> {
    let (seat, _) = own(&looking)?;
    if !looking.table.options.hints {
        return Err(Error::Forbidden("this table plays without hints"));
    }
    let told = looking.room.hint(&looking.table.id, seat).await?;
    hall.store.note_help(&looking.table.id, seat).await?;
    Ok(told)
}

/// The own seat that the sender names, and who that is.
fn own(looking: &Looking) -> Result<(Seat, &Person), Error> {
    match (looking.viewer, &looking.person) {
        (Viewer::Seat(seat), Some(person)) => Ok((seat, person)),
        _ => Err(Error::BadRequest("name your seat: ?seat=".into())),
    }
}

//! Help with answers: in advance, and by a hint.

use super::App;
use super::extract::Body;
use super::looking::Looking;
use crate::store::{Person, TableState};
use crate::table::Ring;
use crate::wire::{Hint, Standing};
use crate::{Error, HostedGame};
use axum::extract::State;
use axum::routing::get;
use axum::{Json, Router};
use std::sync::Arc;
use tabletop::{Seat, Viewer};

pub(super) fn router<G: HostedGame>() -> Router<App<G>> {
    Router::new()
        .route("/api/tables/{id}/standing", get(standing).put(set_standing::<G>))
        .route("/api/tables/{id}/hint", get(hint::<G>))
}

/// The answers given in advance for an own seat.
async fn standing(looking: Looking) -> Result<Json<Standing>, Error> {
    let (seat, _) = own(&looking)?;
    let answers = looking.table.seat(seat).map(|row| row.standing.clone());
    Ok(Json(Standing { answers: answers.unwrap_or_default() }))
}

/// Replaces the answers given in advance; they count from the present question on.
async fn set_standing<G: HostedGame>(
    State(hall): State<App<G>>,
    looking: Looking,
    Body(wish): Body<Standing>,
) -> Result<Json<Standing>, Error> {
    let (seat, person) = own(&looking)?;
    if wish.answers.iter().any(|id| !G::STANDING.contains(&id.as_str())) {
        return Err(Error::BadRequest(format!("standing answers are {}", G::STANDING.join(", "))));
    }
    let known = G::STANDING.iter().map(|id| id.to_string());
    let answers: Vec<String> = known.filter(|id| wish.answers.contains(id)).collect();
    if !hall.store.set_standing(&looking.table.id, seat, &person.id, &answers).await? {
        return Err(Error::Forbidden("this is not your seat"));
    }
    hall.bells.ring(&looking.table.id, Ring::Table);
    if looking.table.state == TableState::Running {
        let handle = hall.open(&looking.table.id).await?;
        tokio::spawn(Arc::clone(&hall).bots_go_on(handle));
    }
    Ok(Json(Standing { answers }))
}

/// The best few ways on, best first.
async fn hint<G: HostedGame>(State(hall): State<App<G>>, looking: Looking) -> Result<Json<Vec<Hint<G::Move>>>, Error> {
    let (seat, _) = own(&looking)?;
    if !looking.table.options.hints {
        return Err(Error::Forbidden("this table plays without hints"));
    }
    let handle = hall.open(&looking.table.id).await?;
    hall.hint(&handle, seat).await.map(Json)
}

/// The own seat that the sender names, and who that is.
fn own(looking: &Looking) -> Result<(Seat, &Person), Error> {
    match (looking.viewer, &looking.person) {
        (Viewer::Seat(seat), Some(person)) => Ok((seat, person)),
        _ => Err(Error::BadRequest("name your seat: ?seat=".into())),
    }
}

//! People: a name is enough to sit down.

use super::App;
use super::extract::{Body, Me, TOKEN};
use super::names;
use crate::store::Person;
use crate::{Error, HostedGame, id};
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::IntoResponse;
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::Deserialize;

/// A year: who comes back within it is known.
const MAX_AGE: u32 = 31_536_000;

pub(super) fn router<G: HostedGame>() -> Router<App<G>> {
    Router::new().route("/api/guests", post(sit_down::<G>)).route("/api/me", get(me).delete(forget::<G>))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Guest {
    name: String,
}

/// A new person; the token is in the cookie, and only its hash stays here.
async fn sit_down<G: HostedGame>(
    State(hall): State<App<G>>,
    Body(guest): Body<Guest>,
) -> Result<impl IntoResponse, Error> {
    let name = names::checked(&guest.name)?;
    let (person, token) = (Person { id: id::random()?, name }, id::random()?);
    hall.store.add_person(&person, &id::hash(&token)).await?;
    Ok((StatusCode::CREATED, [(SET_COOKIE, cookie(&token, MAX_AGE))], Json(person)))
}

async fn me(Me(person): Me) -> Json<Person> {
    Json(person)
}

/// Forgets the person: the name, the token, and every seat.
async fn forget<G: HostedGame>(State(hall): State<App<G>>, Me(person): Me) -> Result<impl IntoResponse, Error> {
    hall.store.remove_person(&person.id).await?;
    Ok((StatusCode::NO_CONTENT, [(SET_COOKIE, cookie("", 0))]))
}

fn cookie(token: &str, max_age: u32) -> String {
    format!("{TOKEN}={token}; Path=/; Max-Age={max_age}; HttpOnly; SameSite=Lax")
}

//! Accounts: a guest keeps the seat under a name and a password, and comes back from another device.

use super::App;
use super::extract::{Body, Shown};
use super::looking::Somebody;
use super::people::{cookie, myself, new_token, no_cookie, renamed};
use crate::gate::Visitor;
use crate::store::Person;
use crate::{Error, HostedGame, StoreError, clock, id, names, password};
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::IntoResponse;
use axum::routing::post;
use axum::{Json, Router};
use serde::Deserialize;

pub(super) fn router<G: HostedGame>() -> Router<App<G>> {
    Router::new()
        .route("/api/accounts", post(make::<G>))
        .route("/api/sessions", post(sign_in::<G>).delete(sign_out::<G>))
}

/// A name and a password.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Credentials {
    name: String,
    password: String,
}

/// Turns the guest of the cookie into somebody with an account, or makes a new one.
async fn make<G: HostedGame>(
    State(hall): State<App<G>>,
    visitor: Visitor,
    Somebody(guest): Somebody,
    Body(wish): Body<Credentials>,
) -> Result<impl IntoResponse, Error> {
    let name = names::checked(&wish.name)?;
    if !password::LENGTH.contains(&wish.password.chars().count()) {
        let (least, most) = (password::LENGTH.start(), password::LENGTH.end());
        return Err(Error::BadRequest(format!("a password has {least} to {most} characters")));
    }
    if let Some(guest) = &guest
        && hall.store.has_account(&guest.id).await?
    {
        return Err(Error::Conflict("you have an account already"));
    }
    let kept = password::hash(wish.password).await?;
    let (person, first) = match guest {
        Some(guest) => (Person { name, ..guest }, None),
        None => (Person { id: id::random()?, name }, Some(new_token()?)),
    };
    let made = hall.store.add_account(&person, &kept, first.as_ref().map(|(_, token)| token)).await;
    made.map_err(taken)?;
    renamed(&hall, &person).await?;
    let cookie = first.map(|(token, _)| [(SET_COOKIE, cookie(&visitor, &token))]);
    Ok((StatusCode::CREATED, cookie, Json(myself(person, true))))
}

/// A new token for somebody with an account. Whether the name or the password is wrong is not told, nor how long
/// it takes to find out.
async fn sign_in<G: HostedGame>(
    State(hall): State<App<G>>,
    visitor: Visitor,
    Body(wish): Body<Credentials>,
) -> Result<impl IntoResponse, Error> {
    if wish.password.chars().count() > *password::LENGTH.end() {
        return Err(Error::WrongPassword);
    }
    let (person, kept) = hall.store.account(wish.name.trim()).await?.unzip();
    let fits = password::fits(wish.password, kept).await?;
    let Some(person) = person.filter(|_| fits) else { return Err(Error::WrongPassword) };
    let (token, kept) = new_token()?;
    hall.store.add_token(&person.id, &kept, clock::now()).await?;
    Ok(([(SET_COOKIE, cookie(&visitor, &token))], Json(myself(person, true))))
}

/// Forgets the token of the cookie; other devices stay signed in.
async fn sign_out<G: HostedGame>(
    State(hall): State<App<G>>,
    visitor: Visitor,
    shown: Shown,
) -> Result<impl IntoResponse, Error> {
    hall.store.remove_token(&shown.hash).await?;
    hall.people_change();
    Ok((StatusCode::NO_CONTENT, [(SET_COOKIE, no_cookie(&visitor))]))
}

/// A name that cannot be had.
pub(super) fn taken(error: StoreError) -> Error {
    match error {
        StoreError::Conflict => Error::Conflict("this name is taken: choose another one"),
        other => other.into(),
    }
}

//! Accounts: a guest keeps the seat under a name and a password, and comes back from another device.

use super::extract::{Body, Me, Shown};
use super::looking::Somebody;
use super::people::{cookie, myself, new_token, no_cookie, renamed};
use crate::gate::Visitor;
use crate::store::Person;
use crate::table::{Hall, House};
use crate::{Error, StoreError, id, names, password};
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use axum::routing::{delete, post, put};
use axum::{Json, Router};
use serde::Deserialize;
use std::sync::Arc;

pub(super) fn router() -> Router<House> {
    Router::new()
        .route("/api/accounts", post(make))
        .route("/api/sessions", post(sign_in).delete(sign_out))
        .route("/api/me/sessions", delete(sign_out_everywhere))
        .route("/api/me/password", put(change_password))
}

/// A name and a password.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Credentials {
    name: String,
    password: String,
}

/// Turns the guest of the cookie into somebody with an account, or makes a new one. Whoever has seen the token of the guest
/// has nothing of the account: there is a new one.
async fn make(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    Somebody(guest): Somebody,
    Body(wish): Body<Credentials>,
) -> Result<impl IntoResponse, Error> {
    let name = names::checked(&wish.name)?;
    password::check(&wish.password)?;
    if let Some(guest) = &guest
        && hall.store.has_account(&guest.id).await?
    {
        return Err(Error::Conflict("you have an account already"));
    }
    let kept = password::hash(wish.password).await?;
    let person = match guest {
        Some(guest) => Person { name, ..guest },
        None => Person { id: id::random()?, name },
    };
    let (token, hash) = new_token(hall.store.now())?;
    hall.store.add_account(&person, &kept, &hash).await.map_err(taken)?;
    renamed(&hall, &person).await?;
    Ok((StatusCode::CREATED, cookie(&visitor, &token), Json(myself(person, true))))
}

/// A new token for somebody with an account. Whether the name or the password is wrong is not told, nor how long
/// it takes to find out.
async fn sign_in(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    Body(wish): Body<Credentials>,
) -> Result<impl IntoResponse, Error> {
    visitor.guesses(&wish.name)?;
    if wish.password.chars().count() > *password::LENGTH.end() {
        return Err(Error::WrongPassword);
    }
    let (person, kept) = hall.store.account(wish.name.trim()).await?.unzip();
    let fits = password::fits(wish.password, kept).await?;
    let Some(person) = person.filter(|_| fits) else { return Err(Error::WrongPassword) };
    let (token, kept) = new_token(hall.store.now())?;
    hall.store.add_token(&person.id, &kept, hall.store.now()).await?;
    Ok((cookie(&visitor, &token), Json(myself(person, true))))
}

/// Forgets the token of the cookie; other devices stay signed in.
async fn sign_out(State(hall): State<Arc<Hall>>, visitor: Visitor, shown: Shown) -> Result<impl IntoResponse, Error> {
    hall.store.remove_token(&shown.hash).await?;
    hall.person_changes(&shown.person.id);
    Ok((StatusCode::NO_CONTENT, no_cookie(&visitor)))
}

/// Forgets every token: all devices are signed out.
async fn sign_out_everywhere(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    Me(me): Me,
) -> Result<impl IntoResponse, Error> {
    hall.store.remove_tokens(&me.id).await?;
    hall.person_changes(&me.id);
    Ok((StatusCode::NO_CONTENT, no_cookie(&visitor)))
}

/// The password, and another one.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Change {
    password: String,
    new_password: String,
}

/// Replaces the password. Other devices are signed out; this one gets a new token.
async fn change_password(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    Me(me): Me,
    Body(wish): Body<Change>,
) -> Result<impl IntoResponse, Error> {
    password::check(&wish.new_password)?;
    let old = hall.store.password(&me.id).await?.ok_or(Error::Conflict("you have no account yet"))?;
    visitor.guesses(&me.name)?;
    if !password::fits(wish.password, Some(old.clone())).await? {
        return Err(Error::WrongPassword);
    }
    let new = password::hash(wish.new_password).await?;
    let (token, hash) = new_token(hall.store.now())?;
    if !hall.store.change_password(&me.id, &old, &new, &hash).await? {
        return Err(Error::WrongPassword);
    }
    hall.person_changes(&me.id);
    Ok((StatusCode::NO_CONTENT, cookie(&visitor, &token)))
}

/// A name that cannot be had.
pub(super) fn taken(error: StoreError) -> Error {
    match error {
        StoreError::Conflict => Error::Conflict("this name is taken: choose another one"),
        other => other.into(),
    }
}

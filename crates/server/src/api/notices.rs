//! How I hear that a table waits for me while I am away.

use super::extract::{Body, Me};
use crate::notices::Herald;
use crate::table::{Hall, House};
use crate::wire::{NoticeWish, Notices};
use crate::{Error, id};
use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::Deserialize;
use std::sync::Arc;

pub(super) fn router(herald: Arc<Herald>) -> Router<House> {
    let keep = async move |hall: State<Arc<Hall>>, me: Me, wish: Body<NoticeWish>| keep(&herald, hall, me, wish).await;
    Router::new().route("/api/me/notices", get(mine).put(keep)).route("/api/confirmations", post(confirm))
}

async fn mine(State(hall): State<Arc<Hall>>, Me(me): Me) -> Result<Json<Notices>, Error> {
    Ok(Json(hall.store.notices(&me.id).await?))
}

/// Letters are for people with an account, and go only to an address whose owner has opened the link in the first one.
async fn keep(
    herald: &Herald,
    State(hall): State<Arc<Hall>>,
    Me(me): Me,
    Body(wish): Body<NoticeWish>,
) -> Result<Json<Notices>, Error> {
    herald.check(&wish)?;
    if wish.email.is_some() && !hall.store.has_account(&me.id).await? {
        return Err(Error::Conflict("letters are for people with an account"));
    }
    let before = hall.store.notices(&me.id).await?;
    let is_new = before.email != wish.email;
    let mut asks = wish.email.as_deref().filter(|_| is_new || before.confirmed == Some(false));
    if let Some(address) = asks {
        match herald.may_write(&hall.store, address).await {
            // A letter is under way to an address that was there before.
            Err(Error::TooFast { .. }) if !is_new => asks = None,
            other => other?,
        }
    }
    hall.store.keep_notices(&me.id, wish.webhook.as_deref(), wish.email.as_deref(), hall.store.now()).await?;
    if let Some(address) = asks {
        herald.ask(&hall.store, &me.id, address).await?;
    }
    Ok(Json(hall.store.notices(&me.id).await?))
}

/// What the link in a letter shows.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Opened {
    secret: String,
}

/// Whoever has read the letter owns the address, on whatever device it was read.
async fn confirm(State(hall): State<Arc<Hall>>, Body(Opened { secret }): Body<Opened>) -> Result<StatusCode, Error> {
    match hall.store.confirm(&id::hash(&secret), hall.store.now()).await? {
        true => Ok(StatusCode::NO_CONTENT),
        false => Err(Error::NotFound("letter that waits for an answer")),
    }
}

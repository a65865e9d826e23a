//! Browsers that show a notice when a table waits for me, also where no page is open.

use super::extract::{Body, Me};
use crate::Error;
use crate::notices::Herald;
use crate::table::{Hall, House};
use crate::wire::{Browser, PushKey};
use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::{get, put};
use axum::{Json, Router};
use serde::Deserialize;
use std::sync::Arc;

pub(super) fn router(herald: Arc<Herald>) -> Router<House> {
    let of_server = Arc::clone(&herald);
    let key = async move |State(hall): State<Arc<Hall>>| -> Result<Json<PushKey>, Error> {
        Ok(Json(PushKey { key: of_server.seal(&hall.store).await?.public() }))
    };
    let keep = async move |hall: State<Arc<Hall>>, me: Me, wish: Body<Browser>| keep(&herald, hall, me, wish).await;
    Router::new().route("/api/push", get(key)).route("/api/me/push", put(keep).delete(forget))
}

async fn keep(
    herald: &Herald,
    State(hall): State<Arc<Hall>>,
    Me(me): Me,
    Body(Browser { endpoint, p256dh, auth }): Body<Browser>,
) -> Result<StatusCode, Error> {
    herald.check_browser(&endpoint, &p256dh, &auth)?;
    hall.store.keep_browser(&me.id, (&endpoint, &p256dh, &auth), hall.store.now()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Which browser is to be quiet.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Quiet {
    endpoint: String,
}

async fn forget(
    State(hall): State<Arc<Hall>>,
    Me(me): Me,
    Body(Quiet { endpoint }): Body<Quiet>,
) -> Result<StatusCode, Error> {
    hall.store.forget_browser(&me.id, &endpoint).await?;
    Ok(StatusCode::NO_CONTENT)
}

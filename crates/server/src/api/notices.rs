//! How I hear that a table waits for me while I am away.

use super::App;
use super::extract::{Body, Me};
use crate::notices::Herald;
use crate::wire::Notices;
use crate::{Error, HostedGame, clock};
use axum::extract::State;
use axum::routing::get;
use axum::{Json, Router};
use std::sync::Arc;

pub(super) fn router<G: HostedGame>(herald: Arc<Herald>) -> Router<App<G>> {
    let keep = async move |hall: State<App<G>>, me: Me, wish: Body<Notices>| keep(&herald, hall, me, wish).await;
    Router::new().route("/api/me/notices", get(mine::<G>).put(keep))
}

async fn mine<G: HostedGame>(State(hall): State<App<G>>, Me(me): Me) -> Result<Json<Notices>, Error> {
    Ok(Json(hall.store.notices(&me.id).await?))
}

async fn keep<G: HostedGame>(
    herald: &Herald,
    State(hall): State<App<G>>,
    Me(me): Me,
    Body(wish): Body<Notices>,
) -> Result<Json<Notices>, Error> {
    herald.check(&wish)?;
    hall.store.keep_notices(&me.id, &wish, clock::now()).await?;
    Ok(Json(wish))
}

//! What I have played.

use super::App;
use super::extract::Me;
use crate::wire::Statistics;
use crate::{Error, HostedGame};
use axum::extract::State;
use axum::routing::get;
use axum::{Json, Router};

pub(super) fn router<G: HostedGame>() -> Router<App<G>> {
    Router::new().route("/api/me/statistics", get(mine::<G>))
}

async fn mine<G: HostedGame>(State(hall): State<App<G>>, Me(me): Me) -> Result<Json<Statistics>, Error> {
    Ok(Json(Statistics(hall.store.statistics(&me.id).await?)))
}

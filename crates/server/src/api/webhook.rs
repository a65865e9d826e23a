//! Where a table tells on the web whose turn it is: the host's own business.

use super::extract::{Body, Me};
use super::looking::At;
use crate::Error;
use crate::notices::Herald;
use crate::store::{Person, TableRow, TableState};
use crate::table::{Hall, House};
use crate::wire::TableWebhook;
use axum::extract::State;
use axum::routing::get;
use axum::{Json, Router};
use std::sync::Arc;

pub(super) fn router(herald: Arc<Herald>) -> Router<House> {
    let keep = async move |hall: State<Arc<Hall>>, me: Me, at: At, wish: Body<TableWebhook>| {
        keep(&herald, hall, me, at, wish).await
    };
    Router::new().route("/api/tables/{id}/webhook", get(look).put(keep))
}

async fn look(State(hall): State<Arc<Hall>>, Me(me): Me, At(table, _): At) -> Result<Json<TableWebhook>, Error> {
    is_host(&table, &me)?;
    Ok(Json(TableWebhook { webhook: hall.store.webhook(&table.id).await? }))
}

async fn keep(
    herald: &Herald,
    State(hall): State<Arc<Hall>>,
    Me(me): Me,
    At(table, _): At,
    Body(wish): Body<TableWebhook>,
) -> Result<Json<TableWebhook>, Error> {
    is_host(&table, &me)?;
    if table.state == TableState::Over {
        return Err(Error::Conflict("the game at this table is over"));
    }
    wish.webhook.as_deref().map_or(Ok(()), |address| herald.check_table(address))?;
    hall.store.keep_webhook(&table.id, wish.webhook.as_deref(), hall.store.now()).await?;
    Ok(Json(wish))
}

fn is_host(table: &TableRow, me: &Person) -> Result<(), Error> {
    if table.host == me.id { Ok(()) } else { Err(Error::Forbidden("only the host knows and changes this")) }
}

//! The HTTP side: one `router` per resource, all under `/api`, and a health check.

mod accounts;
mod chat;
mod colour;
mod describe;
mod extract;
mod fields;
mod help;
mod line;
mod live;
mod looking;
mod mine;
mod notices;
mod nudge;
mod openapi;
mod origin;
mod people;
mod play;
mod push;
mod reference;
mod rematch;
mod replay;
mod reseat;
mod seats;
mod statistics;
mod tables;
mod unread;
mod votes;
mod webhook;

use crate::gate::{Gate, welcome};
use crate::notices::Herald;
use crate::table::{Hall, House};
use crate::{Error, measure, pages};
use axum::extract::{DefaultBodyLimit, FromRef, State};
use axum::http::{HeaderName, HeaderValue, header};
use axum::routing::get;
use axum::{Json, Router, middleware};
use serde_json::{Value, json};
use std::sync::Arc;
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, Predicate, SizeAbove};
use tower_http::set_header::SetResponseHeaderLayer;

/// No answer to a question is longer.
const MAX_BODY: usize = 8 << 10;

/// Shorter answers travel as they are.
const MIN_COMPRESSED: u16 = 1 << 10;

/// What no page of ours needs of a machine.
const PERMISSIONS: &str = "camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()";

/// Most handlers need no room.
impl FromRef<House> for Arc<Hall> {
    fn from_ref(house: &House) -> Arc<Hall> {
        Arc::clone(&house.hall)
    }
}

/// The whole server for the tables of `house`, behind its gate.
pub(crate) fn router(house: House, gate: Arc<Gate>, herald: Arc<Herald>) -> Router {
    let fixed = |name, value| SetResponseHeaderLayer::overriding(name, HeaderValue::from_static(value));
    Router::new()
        .route("/healthz", get(health))
        .merge(accounts::router())
        .merge(people::router())
        .merge(tables::router())
        .merge(mine::router())
        .merge(seats::router())
        .merge(reseat::router())
        .merge(colour::router())
        .merge(chat::router())
        .merge(rematch::router())
        .merge(votes::router())
        .merge(help::router())
        .merge(play::router())
        .merge(live::router())
        .merge(replay::router())
        .merge(statistics::router())
        .merge(nudge::router(Arc::clone(&herald)))
        .merge(webhook::router(Arc::clone(&herald)))
        .merge(push::router(Arc::clone(&herald)))
        .merge(notices::router(herald))
        .merge(reference::router(&house.rooms))
        .merge(openapi::router(&house.rooms))
        .fallback(pages::serve)
        .method_not_allowed_fallback(async || Error::Method)
        .layer(middleware::from_fn(origin::check))
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(middleware::from_fn_with_state(gate, welcome))
        // What one seat sees must not stay where another might look; files of the client say how long they last.
        .layer(SetResponseHeaderLayer::if_not_present(header::CACHE_CONTROL, HeaderValue::from_static("no-store")))
        .layer(fixed(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(fixed(HeaderName::from_static("permissions-policy"), PERMISSIONS))
        .layer(fixed(HeaderName::from_static("cross-origin-opener-policy"), "same-origin"))
        .layer(fixed(HeaderName::from_static("cross-origin-resource-policy"), "same-origin"))
        .layer(middleware::from_fn(unread::say))
        .layer(middleware::from_fn(measure::request))
        // Long answers only; a socket has none.
        .layer(
            CompressionLayer::new()
                .quality(CompressionLevel::Fastest)
                .compress_when(DefaultPredicate::new().and(SizeAbove::new(MIN_COMPRESSED))),
        )
        .with_state(house)
}

async fn health(State(house): State<House>) -> Result<Json<Value>, Error> {
    house.hall.store.check().await?;
    Ok(Json(json!({ "game": house.rooms.named(None)?.title().name, "ok": true })))
}

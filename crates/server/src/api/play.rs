//! Play: look, answer, take back, ask why not, catch up.

use super::App;
use super::extract::{Body, Me};
use super::looking::{At, Looking, Playing, allow};
use super::written::Written;
use crate::wire::{self, News};
use crate::{Error, HostedGame};
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fmt::Display;
use tabletop::{Seat, Viewer};

pub(super) fn router<G: HostedGame>() -> Router<App<G>> {
    Router::new()
        .route("/api/tables/{id}/view", get(view::<G>))
        .route("/api/tables/{id}/events", get(events::<G>))
        .route("/api/tables/{id}/moves", post(answer::<G>))
        .route("/api/tables/{id}/undo", post(undo::<G>))
        .route("/api/tables/{id}/why", post(why::<G>))
        .route("/api/tables/{id}/record", get(record::<G>))
}

async fn view<G: HostedGame>(State(hall): State<App<G>>, looking: Looking) -> Result<Written, Error> {
    let handle = hall.open(&looking.table.id).await?;
    if let Some(number) = looking.at {
        return Written::new(&hall.past(&handle, looking.viewer, number).await?);
    }
    let sight = hall.lock(&handle).await?.sight(looking.viewer, &looking.table);
    Written::new(&sight)
}

/// What the viewer has noticed since; `null` if it is too long ago, or ahead of the table.
async fn events<G: HostedGame>(State(hall): State<App<G>>, looking: Looking) -> Result<Json<News<G::Event>>, Error> {
    let handle = hall.open(&looking.table.id).await?;
    let running = hall.lock(&handle).await?;
    Ok(Json(running.news(looking.viewer, looking.since.unwrap_or(0))))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Answer {
    seat: Seat,
    /// How much the sender has seen: the `number` of the view answered to.
    number: u64,
    #[serde(rename = "move")]
    mv: Value,
}

async fn answer<G: HostedGame>(
    State(hall): State<App<G>>,
    Me(me): Me,
    Playing(table): Playing,
    Body(answer): Body<Answer>,
) -> Result<Written, Error> {
    allow(&table, Viewer::Seat(answer.seat), Some(&me))?;
    let mv = read(answer.mv)?;
    let handle = hall.open(&table.id).await?;
    Written::new(&hall.answer(handle, answer.seat, answer.number, mv).await?)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Undo {
    seat: Seat,
}

async fn undo<G: HostedGame>(
    State(hall): State<App<G>>,
    Me(me): Me,
    Playing(table): Playing,
    Body(Undo { seat }): Body<Undo>,
) -> Result<Written, Error> {
    allow(&table, Viewer::Seat(seat), Some(&me))?;
    let handle = hall.open(&table.id).await?;
    Written::new(&hall.undo(handle, seat).await?)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Why {
    seat: Seat,
    #[serde(rename = "move")]
    mv: Value,
}

async fn why<G: HostedGame>(
    State(hall): State<App<G>>,
    Me(me): Me,
    Playing(table): Playing,
    Body(why): Body<Why>,
) -> Result<Json<wire::Why>, Error> {
    allow(&table, Viewer::Seat(why.seat), Some(&me))?;
    let mv = read(why.mv)?;
    let handle = hall.open(&table.id).await?;
    let rule = hall.why(&handle, why.seat, mv).await?;
    Ok(Json(wire::Why { legal: rule.is_none(), rule: rule.map(|rule| rule.0) }))
}

/// The whole game with its seed, when it is over: anyone can replay and check it.
async fn record<G: HostedGame>(State(hall): State<App<G>>, At(table): At) -> Result<impl IntoResponse, Error> {
    let handle = hall.open(&table.id).await?;
    Ok(([(CONTENT_TYPE, "application/json")], hall.record(&handle).await?))
}

/// The move that was sent. What it says beyond that was meant to say something, so it is refused.
fn read<M: DeserializeOwned + Serialize>(sent: Value) -> Result<M, Error> {
    let bad = |error: &dyn Display| Error::BadRequest(format!("move: {error}"));
    let mv = M::deserialize(&sent).map_err(|error| bad(&error))?;
    let told = serde_json::to_value(&mv).map_err(|error| Error::Internal(error.to_string()))?;
    if says_more(&sent, &told) { Err(bad(&"it has fields that no move has")) } else { Ok(mv) }
}

/// Whether `sent` has fields that `told` has not.
fn says_more(sent: &Value, told: &Value) -> bool {
    match (sent, told) {
        (Value::Object(sent), Value::Object(told)) => {
            sent.iter().any(|(name, sent)| told.get(name).is_none_or(|told| says_more(sent, told)))
        }
        (Value::Array(sent), Value::Array(told)) => sent.iter().zip(told).any(|(sent, told)| says_more(sent, told)),
        _ => false,
    }
}

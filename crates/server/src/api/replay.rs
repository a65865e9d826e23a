//! The game after the game: looked at once more, and taken up again from any move.

use super::App;
use super::extract::{Body, Me};
use super::looking::At;
use super::tables::described;
use crate::store::{Holder, NewTable, TableRules};
use crate::table::{moment, retell, untellable};
use crate::wire::{Continue, Replay, SightOf};
use crate::{Error, HostedGame, StoreError, clock, id};
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::IntoResponse;
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::Deserialize;
use tabletop::{Record, Seat, Session, Viewer};

pub(super) fn router<G: HostedGame>() -> Router<App<G>> {
    Router::new()
        .route("/api/tables/{id}/replay", get(whole::<G>))
        .route("/api/tables/{id}/replay/{at}", get(one::<G>))
        .route("/api/tables/{id}/continue", post(play_on::<G>))
}

/// The whole game, move by move.
async fn whole<G: HostedGame>(State(hall): State<App<G>>, At(table): At) -> Result<Json<Replay<G::Event>>, Error> {
    let record = hall.finished(&table).await?;
    aside(move || retell(&record)).await.map(Json)
}

#[derive(Deserialize)]
struct Moment {
    at: usize,
}

#[derive(Deserialize)]
struct Eyes {
    seat: Option<Seat>,
}

/// One moment of the game. It is over and its seed is known: anybody may look with the eyes of any seat.
async fn one<G: HostedGame>(
    State(hall): State<App<G>>,
    At(table): At,
    wanted: Result<Path<Moment>, PathRejection>,
    eyes: Result<Query<Eyes>, QueryRejection>,
) -> Result<Json<SightOf<G>>, Error> {
    let Path(Moment { at }) = wanted.map_err(|_| Error::NotFound("move"))?;
    let Query(Eyes { seat }) = eyes.map_err(|rejection| Error::BadRequest(rejection.body_text()))?;
    let record = hall.finished(&table).await?;
    aside(move || moment(&record, at, seat.map_or(Viewer::Spectator, Viewer::Seat))).await.map(Json)
}

/// A new table that takes the game up after some move, with new chance, and begins at once.
async fn play_on<G: HostedGame>(
    State(hall): State<App<G>>,
    Me(me): Me,
    At(table): At,
    Body(wish): Body<Continue>,
) -> Result<impl IntoResponse, Error> {
    if !G::BOTS.contains(&wish.bots.as_str()) {
        return Err(Error::BadRequest(format!("bots: choose one of {}", G::BOTS.join(", "))));
    }
    let record: Record<G> = hall.finished(&table).await?;
    if wish.at >= record.n_moves() {
        return Err(Error::NotFound("move to go on from"));
    }
    let (at, seed) = (wish.at, id::seed()?);
    let taken_up = move || record.continue_at(at, seed).and_then(|record| Session::from_record(&record));
    let session = aside(move || taken_up().map_err(untellable)).await?;
    let n_seats = session.state().n_seats();
    if wish.seat.0 >= n_seats {
        return Err(Error::NotFound("seat"));
    }
    let holder = |seat| if seat == wish.seat { Holder::Person(me.id.clone()) } else { Holder::Bot(wish.bots.clone()) };
    let new = NewTable {
        id: id::random()?,
        game: G::NAME,
        host: me.id.clone(),
        setup: table.setup.clone(),
        // Nobody waits for a person who plays alone.
        options: serde_json::to_string(&TableRules { move_seconds: None, ..table.options })
            .map_err(StoreError::from)?,
        public: false,
        invitation: id::random()?,
        created: clock::now(),
        seats: (0..n_seats).map(|seat| holder(Seat(seat)).into()).collect(),
    };
    hall.take_up(&new, session).await?;
    Ok((StatusCode::CREATED, Json(described(&hall, &new.id, &me).await?)))
}

/// Works something out where it holds nobody up.
async fn aside<T: Send + 'static>(work: impl FnOnce() -> Result<T, Error> + Send + 'static) -> Result<T, Error> {
    tokio::task::spawn_blocking(work).await.map_err(|error| Error::Internal(error.to_string()))?
}

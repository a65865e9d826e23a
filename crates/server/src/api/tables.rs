//! Tables: set up, listed, joined, left, begun.

use super::App;
use super::describe::{Options, description};
use super::extract::{At, Body, Me};
use crate::store::{Holder, NewTable, TableState};
use crate::{Error, HostedGame, StoreError, id};
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::Deserialize;
use serde_json::Value;
use tabletop::{MAX_SEATS, Seat, Seed};

/// The most tables in one list.
const MAX_LIST: u32 = 100;

pub(super) fn router<G: HostedGame>() -> Router<App<G>> {
    Router::new()
        .route("/api/tables", post(set_up::<G>).get(list::<G>))
        .route("/api/tables/{id}", get(look))
        .route("/api/tables/{id}/join", post(join::<G>))
        .route("/api/tables/{id}/leave", post(leave::<G>))
        .route("/api/tables/{id}/start", post(start::<G>))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wish {
    setup: Value,
    /// For each seat `me`, `open` or the name of a bot.
    seats: Vec<String>,
    #[serde(default)]
    public: bool,
    #[serde(default)]
    options: Options,
}

async fn set_up<G: HostedGame>(
    State(hall): State<App<G>>,
    Me(me): Me,
    Body(wish): Body<Wish>,
) -> Result<impl IntoResponse, Error> {
    let setup: G::Setup = serde_json::from_value(wish.setup).map_err(|error| bad(format!("setup: {error}")))?;
    // Laid out once to see that it can be; the seed of the real game is drawn when it begins.
    let n_seats = G::new(&setup, Seed::of_series(0, 0))?.n_seats();
    if wish.seats.len() != usize::from(n_seats) || n_seats > MAX_SEATS {
        return Err(bad(format!("this set-up has {n_seats} seats: say for each who sits there")));
    }
    let seats = wish.seats.iter().map(|seat| match seat.as_str() {
        "me" => Ok(Holder::Person(me.id.clone())),
        "open" => Ok(Holder::Open),
        name if G::BOTS.contains(&name) => Ok(Holder::Bot(name.to_owned())),
        _ => Err(bad(format!("a seat is `me`, `open` or one of the bots {}", G::BOTS.join(", ")))),
    });
    let table = NewTable {
        id: id::random()?,
        game: G::NAME,
        host: me.id.clone(),
        setup: serde_json::to_string(&setup).map_err(StoreError::from)?,
        options: serde_json::to_string(&wish.options).map_err(StoreError::from)?,
        public: wish.public,
        seats: seats.collect::<Result<_, _>>()?,
    };
    hall.store.add_table(&table).await?;
    Ok((StatusCode::CREATED, Json(described(&hall, &table.id).await?)))
}

async fn list<G: HostedGame>(State(hall): State<App<G>>) -> Result<Json<Vec<Value>>, Error> {
    let mut tables = Vec::new();
    for id in hall.store.open_tables(G::NAME, MAX_LIST).await? {
        // One that has begun since is left out.
        if let Some(table) = hall.store.table(G::NAME, &id).await? {
            tables.push(description(&table)?);
        }
    }
    Ok(Json(tables))
}

async fn look(At(table): At) -> Result<Json<Value>, Error> {
    Ok(Json(description(&table)?))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Join {
    seat: Seat,
}

/// Takes an open seat, before the game or of somebody who is gone.
async fn join<G: HostedGame>(
    State(hall): State<App<G>>,
    Me(me): Me,
    At(table): At,
    Body(Join { seat }): Body<Join>,
) -> Result<Json<Value>, Error> {
    let taken = Error::Conflict("this seat is not open");
    match table.state {
        TableState::Over => return Err(Error::Conflict("the game at this table is over")),
        TableState::Running if table.sits(&me.id) => return Err(Error::Forbidden("you already play here")),
        _ if !hall.store.take_seat(&table.id, seat, &me.id).await? => return Err(taken),
        _ => {}
    }
    Ok(Json(described(&hall, &table.id).await?))
}

/// Gives up one's seats. A table that has not begun goes with its host.
async fn leave<G: HostedGame>(State(hall): State<App<G>>, Me(me): Me, At(table): At) -> Result<StatusCode, Error> {
    match table.state {
        TableState::Open if table.host == me.id => hall.store.remove_open_table(&table.id).await?,
        TableState::Open | TableState::Running => hall.store.free_seats(&table.id, &me.id).await?,
        TableState::Over => return Err(Error::Conflict("the game at this table is over")),
    }
    Ok(StatusCode::NO_CONTENT)
}

async fn start<G: HostedGame>(State(hall): State<App<G>>, Me(me): Me, At(table): At) -> Result<Json<Value>, Error> {
    if table.host != me.id {
        return Err(Error::Forbidden("the host starts the game"));
    }
    match hall.begin(&table).await {
        Err(Error::Store(StoreError::Conflict)) => Err(Error::Conflict("the game has begun, or a seat is still open")),
        other => other,
    }?;
    Ok(Json(described(&hall, &table.id).await?))
}

async fn described<G: HostedGame>(hall: &App<G>, id: &str) -> Result<Value, Error> {
    description(&hall.store.table(G::NAME, id).await?.ok_or(Error::NotFound("table"))?)
}

fn bad(sentence: String) -> Error {
    Error::BadRequest(sentence)
}

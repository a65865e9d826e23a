//! Tables: set up, listed, looked at.

use super::App;
use super::describe::description;
use super::extract::{Body, Me};
use super::looking::{At, Somebody};
use crate::store::{Holder, NewSeat, NewTable, Person};
use crate::wire::{MyTable, SeatWish, SeatWord, TableDescription, TableWish, seconds};
use crate::{Error, HostedGame, StoreError, clock, id, names};
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use axum::routing::{get, post};
use axum::{Json, Router};
use serde_json::Value;
use std::ops::RangeInclusive;
use tabletop::{MAX_SEATS, Seat, Seed};

/// The most tables in one list.
pub(super) const MAX_LIST: u32 = 100;
/// The seconds a clock may give: up to a week.
const MOVE_SECONDS: RangeInclusive<u32> = 1..=604_800;

pub(super) fn router<G: HostedGame>() -> Router<App<G>> {
    Router::new()
        .route("/api/tables", post(set_up::<G>).get(list::<G>))
        .route("/api/me/tables", get(mine::<G>))
        .route("/api/tables/{id}", get(look::<G>))
}

pub(super) type Described = TableDescription<Value>;

async fn set_up<G: HostedGame>(
    State(hall): State<App<G>>,
    Me(me): Me,
    Body(wish): Body<TableWish<Value>>,
) -> Result<impl IntoResponse, Error> {
    let setup: G::Setup = serde_json::from_value(wish.setup).map_err(|error| bad(format!("setup: {error}")))?;
    // Laid out once to see that it can be; the seed of the real game is drawn when it begins.
    let n_seats = G::new(&setup, Seed::of_series(0, 0))?.n_seats();
    if wish.seats.len() != usize::from(n_seats) || n_seats > MAX_SEATS {
        return Err(bad(format!("this set-up has {n_seats} seats: say for each who sits there")));
    }
    if wish.options.move_seconds.is_some_and(|seconds| !MOVE_SECONDS.contains(&seconds)) {
        return Err(bad(format!("a clock gives {} to {} seconds", MOVE_SECONDS.start(), MOVE_SECONDS.end())));
    }
    let table = NewTable {
        id: id::random()?,
        game: G::NAME,
        host: me.id.clone(),
        setup: serde_json::to_string(&setup).map_err(StoreError::from)?,
        options: serde_json::to_string(&wish.options).map_err(StoreError::from)?,
        public: wish.public,
        invitation: id::random()?,
        created: clock::now(),
        seats: wish.seats.into_iter().map(|seat| wished::<G>(seat, &me)).collect::<Result<_, _>>()?,
    };
    hall.store.add_table(&table).await?;
    Ok((StatusCode::CREATED, Json(described(&hall, &table.id, &me).await?)))
}

fn wished<G: HostedGame>(wish: SeatWish, me: &Person) -> Result<NewSeat, Error> {
    let holder = match wish {
        SeatWish::Word(SeatWord::Me) => Holder::Person(me.id.clone()),
        SeatWish::Word(SeatWord::Invited) => Holder::Invited,
        SeatWish::Word(SeatWord::Open) => Holder::Open,
        SeatWish::Bot { bot } => Holder::Bot(bot_named::<G>(bot)?),
        SeatWish::Named { me: shown } => {
            return Ok(NewSeat { holder: Holder::Person(me.id.clone()), shown: Some(names::checked(&shown)?) });
        }
    };
    Ok(holder.into())
}

/// A name that a bot has.
pub(super) fn bot_named<G: HostedGame>(name: String) -> Result<String, Error> {
    match G::BOTS.contains(&name.as_str()) {
        true => Ok(name),
        false => Err(bad(format!("the bots are {}", G::BOTS.join(", ")))),
    }
}

async fn list<G: HostedGame>(
    State(hall): State<App<G>>,
    Somebody(visitor): Somebody,
) -> Result<Json<Vec<Described>>, Error> {
    let mut tables = Vec::new();
    for id in hall.store.open_tables(G::NAME, MAX_LIST).await? {
        // One that has begun since is left out.
        if let Some(table) = hall.store.table(G::NAME, &id).await? {
            tables.push(description(G::NAME, &table, visitor.as_ref())?);
        }
    }
    Ok(Json(tables))
}

/// The tables where I have a seat, or may come back to one, the latest first.
async fn mine<G: HostedGame>(State(hall): State<App<G>>, Me(me): Me) -> Result<Json<Vec<MyTable<Value>>>, Error> {
    let mut tables = Vec::new();
    for id in hall.store.tables_of(G::NAME, &me.id, MAX_LIST).await? {
        let Some(table) = hall.store.table(G::NAME, &id).await? else { continue };
        let times = hall.store.times(&id).await?.unwrap_or_default();
        let asked = table.seats_of(&me.id).filter(|seat| times.asked.contains(seat)).collect();
        let eyes = table.seats_of(&me.id).next().map_or(table.seats.len(), Seat::index);
        let moved = times.moved.get(eyes).copied().unwrap_or(table.created);
        tables.push((moved, MyTable { table: description(G::NAME, &table, Some(&me))?, asked, moved: seconds(moved) }));
    }
    tables.sort_by_key(|(moved, _)| -moved);
    Ok(Json(tables.into_iter().map(|(_, table)| table).collect()))
}

async fn look<G: HostedGame>(At(table): At, Somebody(visitor): Somebody) -> Result<Json<Described>, Error> {
    Ok(Json(description(G::NAME, &table, visitor.as_ref())?))
}

/// A table as `me` may know it now.
pub(super) async fn described<G: HostedGame>(hall: &App<G>, id: &str, me: &Person) -> Result<Described, Error> {
    let table = hall.store.table(G::NAME, id).await?.ok_or(Error::NotFound("table"))?;
    description(G::NAME, &table, Some(me))
}

fn bad(sentence: String) -> Error {
    Error::BadRequest(sentence)
}

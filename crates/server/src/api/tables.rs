//! Tables: set up, listed, looked at.

use super::describe::description;
use super::extract::{Body, Me};
use super::looking::{At, Somebody};
use crate::store::{Holder, NewSeat, NewTable, Person};
use crate::table::{Hall, House, Title};
use crate::wire::{SeatWish, SeatWord, TableDescription, TableWish};
use crate::{Error, StoreError, id, names};
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use axum::routing::{get, post};
use axum::{Json, Router};
use serde_json::Value;
use std::ops::RangeInclusive;

/// The most tables in one list.
pub(super) const MAX_LIST: u32 = 100;
/// The seconds a clock may give: up to a week.
const MOVE_SECONDS: RangeInclusive<u32> = 1..=604_800;

pub(super) fn router() -> Router<House> {
    Router::new().route("/api/tables", post(set_up).get(list)).route("/api/tables/{id}", get(look))
}

pub(super) type Described = TableDescription<Value>;

async fn set_up(
    State(house): State<House>,
    Me(me): Me,
    Body(wish): Body<TableWish<Value>>,
) -> Result<impl IntoResponse, Error> {
    let room = house.rooms.named(wish.game.as_deref())?;
    let (title, (setup, n_seats)) = (room.title(), room.set_up(wish.setup)?);
    if wish.seats.len() != usize::from(n_seats) {
        return Err(bad(format!("this set-up has {n_seats} seats: say for each who sits there")));
    }
    if wish.options.move_seconds.is_some_and(|seconds| !MOVE_SECONDS.contains(&seconds)) {
        return Err(bad(format!("a clock gives {} to {} seconds", MOVE_SECONDS.start(), MOVE_SECONDS.end())));
    }
    let table = NewTable {
        id: id::random()?,
        game: title.name,
        host: me.id.clone(),
        setup,
        options: serde_json::to_string(&wish.options).map_err(StoreError::from)?,
        public: wish.public,
        invitation: id::random()?,
        created: house.hall.store.now(),
        known: false,
        expires: house.hall.expires(),
        seats: wish.seats.into_iter().map(|seat| wished(title, seat, &me)).collect::<Result<_, _>>()?,
    };
    house.hall.store.add_table(&table).await?;
    Ok((StatusCode::CREATED, Json(described(&house.hall, &table.id, &me).await?)))
}

fn wished(title: Title, wish: SeatWish, me: &Person) -> Result<NewSeat, Error> {
    let holder = match wish {
        SeatWish::Word(SeatWord::Me) => Holder::Person(me.id.clone()),
        SeatWish::Word(SeatWord::Invited) => Holder::Invited,
        SeatWish::Word(SeatWord::Open) => Holder::Open,
        SeatWish::Bot { bot } => Holder::Bot(title.bot(bot)?),
        SeatWish::Named { me: shown } => {
            let shown = Some(names::checked(&shown)?);
            return Ok(NewSeat { shown, ..Holder::Person(me.id.clone()).into() });
        }
    };
    Ok(holder.into())
}

async fn list(State(house): State<House>, Somebody(visitor): Somebody) -> Result<Json<Vec<Described>>, Error> {
    let mut tables = Vec::new();
    for id in house.hall.store.open_tables(MAX_LIST).await? {
        // One that is gone since is left out.
        if let Some(table) = house.hosted(&id).await? {
            tables.push(description(&table, visitor.as_ref())?);
        }
    }
    Ok(Json(tables))
}

async fn look(At(table, _): At, Somebody(visitor): Somebody) -> Result<Json<Described>, Error> {
    Ok(Json(description(&table, visitor.as_ref())?))
}

/// A table as `me` may know it now.
pub(super) async fn described(hall: &Hall, id: &str, me: &Person) -> Result<Described, Error> {
    let table = hall.store.table(id).await?.ok_or(Error::NotFound("table"))?;
    description(&table, Some(me))
}

fn bad(sentence: String) -> Error {
    Error::BadRequest(sentence)
}

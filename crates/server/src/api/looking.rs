//! Who looks at which table, and with whose eyes.

use super::extract::Shown;
use crate::store::{Person, TableRow, TableState};
use crate::table::{House, Room};
use crate::{Error, id};
use axum::extract::{FromRequestParts, Path, Query};
use axum::http::request::Parts;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::sync::Arc;
use tabletop::{Seat, Viewer};

/// Who sends the request, if it is somebody known here.
pub(super) struct Somebody(pub(super) Option<Person>);

impl FromRequestParts<House> for Somebody {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, house: &House) -> Result<Somebody, Error> {
        Ok(Somebody(shown(parts, house).await?.map(|shown| shown.person)))
    }
}

/// The token of the request, if it is known here.
async fn shown(parts: &mut Parts, house: &House) -> Result<Option<Shown>, Error> {
    match Shown::from_request_parts(parts, house).await {
        Ok(shown) => Ok(Some(shown)),
        Err(Error::NotSignedIn) => Ok(None),
        Err(other) => Err(other),
    }
}

/// What stands behind the `?` of the address.
pub(super) struct Asked<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Asked<T>, Error> {
        match Query::from_request_parts(parts, state).await {
            Ok(Query(asked)) => Ok(Asked(asked)),
            Err(rejection) => Err(Error::BadRequest(rejection.body_text())),
        }
    }
}

/// What every path below a table has.
#[derive(Deserialize)]
struct Named {
    id: String,
}

impl Named {
    async fn read<S: Send + Sync>(parts: &mut Parts, state: &S) -> Result<Named, Error> {
        match Path::<Named>::from_request_parts(parts, state).await {
            Ok(Path(named)) if id::is_id(&named.id) => Ok(named),
            _ => Err(Error::NotFound("table")),
        }
    }
}

/// The table that the path names, as the store has it now, and its room: for those who may change it.
pub(super) struct At(pub(super) TableRow, pub(super) Arc<dyn Room>);

impl FromRequestParts<House> for At {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, house: &House) -> Result<At, Error> {
        let Named { id } = Named::read(parts, house).await?;
        house.table(&id).await.map(|(table, room)| At(table, room))
    }
}

/// The table that the path names, as it was a moment ago, and its room: for those who play.
pub(super) struct Playing(pub(super) Arc<TableRow>, pub(super) Arc<dyn Room>);

impl FromRequestParts<House> for Playing {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, house: &House) -> Result<Playing, Error> {
        let Named { id } = Named::read(parts, house).await?;
        let table = house.hall.table(&id).await?;
        let room = house.rooms.of(&table)?;
        Ok(Playing(table, room))
    }
}

/// For whose eyes the answer is: a seat the sender holds, or a spectator's.
pub(super) struct Looking {
    pub(super) viewer: Viewer,
    /// The number the sender has seen, where it says one.
    pub(super) since: Option<u64>,
    /// The last line of the talk that the sender has heard, where it says one.
    pub(super) chat: Option<u64>,
    /// The number the sender wants to see again.
    pub(super) at: Option<u64>,
    pub(super) table: Arc<TableRow>,
    /// Where its game is played.
    pub(super) room: Arc<dyn Room>,
    /// Who looks, if it is somebody known here.
    pub(super) person: Option<Person>,
    /// The hash of the token they show.
    pub(super) token: Option<String>,
}

#[derive(Deserialize)]
struct Eyes {
    seat: Option<Seat>,
    since: Option<u64>,
    chat: Option<u64>,
    at: Option<u64>,
}

impl FromRequestParts<House> for Looking {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, house: &House) -> Result<Looking, Error> {
        let Playing(table, room) = Playing::from_request_parts(parts, house).await?;
        let Asked(Eyes { seat, since, chat, at }) = Asked::from_request_parts(parts, house).await?;
        let (person, token) = shown(parts, house).await?.map(|shown| (shown.person, shown.hash)).unzip();
        if seat.is_some() && person.is_none() {
            return Err(Error::NotSignedIn);
        }
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        allow(&table, viewer, person.as_ref())?;
        Ok(Looking { viewer, since, chat, at, table, room, person, token })
    }
}

/// Whether this person may look with the eyes of `viewer`. Before the game there is nothing to hide.
pub(super) fn allow(table: &TableRow, viewer: Viewer, person: Option<&Person>) -> Result<(), Error> {
    match viewer {
        Viewer::Seat(seat) if person.is_some_and(|person| table.holds(&person.id, seat)) => Ok(()),
        Viewer::Seat(_) => Err(Error::Forbidden("this is not your seat")),
        Viewer::Spectator if table.state == TableState::Open || table.options.spectators => Ok(()),
        Viewer::Spectator => Err(Error::Forbidden("this table is not open to spectators: name your seat")),
    }
}

//! The border: everything from outside is checked here once.

use super::App;
use crate::store::{Person, TableRow};
use crate::{Error, HostedGame, id};
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::StatusCode;
use axum::http::header::COOKIE;
use axum::http::request::Parts;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use tabletop::{Seat, Viewer};

/// The name of the cookie with the token.
pub(super) const TOKEN: &str = "token";

/// A JSON body of the expected shape.
pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Error;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Error> {
        match Json::from_request(request, state).await {
            Ok(Json(body)) => Ok(Body(body)),
            Err(JsonRejection::MissingJsonContentType(_)) => Err(Error::NotJson),
            Err(other) if other.status() == StatusCode::PAYLOAD_TOO_LARGE => Err(Error::TooLarge),
            Err(other) => Err(Error::BadRequest(other.body_text())),
        }
    }
}

/// Who sends the request: a person with a token that is known here.
pub(super) struct Me(pub(super) Person);

impl<G: HostedGame> FromRequestParts<App<G>> for Me {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, hall: &App<G>) -> Result<Me, Error> {
        let token = token(parts).ok_or(Error::NotSignedIn)?;
        hall.store.person(&id::hash(token)).await?.map(Me).ok_or(Error::NotSignedIn)
    }
}

fn token(parts: &Parts) -> Option<&str> {
    let cookies = parts.headers.get_all(COOKIE).iter().filter_map(|header| header.to_str().ok());
    let mut pairs = cookies.flat_map(|header| header.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|&(name, value)| name == TOKEN && id::is_id(value)).map(|(_, value)| value)
}

/// The table that the path names.
pub(super) struct At(pub(super) TableRow);

impl<G: HostedGame> FromRequestParts<App<G>> for At {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, hall: &App<G>) -> Result<At, Error> {
        let path = Path::<String>::from_request_parts(parts, hall).await;
        let Ok(Path(id)) = path else { return Err(Error::NotFound("table")) };
        if !id::is_id(&id) {
            return Err(Error::NotFound("table"));
        }
        hall.store.table(G::NAME, &id).await?.map(At).ok_or(Error::NotFound("table"))
    }
}

/// For whose eyes the answer is: a seat the sender holds, or a spectator's.
pub(super) struct Looking {
    pub(super) viewer: Viewer,
    /// The number the sender has seen, where it says one.
    pub(super) since: Option<u64>,
    pub(super) table: TableRow,
    /// Who looks, if it is somebody on a seat.
    pub(super) person: Option<Person>,
}

#[derive(Deserialize)]
struct Sight {
    seat: Option<Seat>,
    since: Option<u64>,
}

impl<G: HostedGame> FromRequestParts<App<G>> for Looking {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, hall: &App<G>) -> Result<Looking, Error> {
        let At(table) = At::from_request_parts(parts, hall).await?;
        let Query(sight) = Query::<Sight>::from_request_parts(parts, hall)
            .await
            .map_err(|rejection| Error::BadRequest(rejection.body_text()))?;
        let (viewer, person) = match sight.seat {
            Some(seat) => {
                let Me(person) = Me::from_request_parts(parts, hall).await?;
                (Viewer::Seat(seat), Some(person))
            }
            None => (Viewer::Spectator, None),
        };
        allow(&table, viewer, person.as_ref())?;
        Ok(Looking { viewer, since: sight.since, table, person })
    }
}

/// Whether this person may look with the eyes of `viewer`.
pub(super) fn allow(table: &TableRow, viewer: Viewer, person: Option<&Person>) -> Result<(), Error> {
    match viewer {
        Viewer::Seat(seat) if person.is_some_and(|person| table.holds(&person.id, seat)) => Ok(()),
        Viewer::Seat(_) => Err(Error::Forbidden("this is not your seat")),
        Viewer::Spectator if super::describe::Options::of(table).spectators => Ok(()),
        Viewer::Spectator => Err(Error::Forbidden("this table is not open to spectators: name your seat")),
    }
}

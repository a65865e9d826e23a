//! The border: everything from outside is checked here once.

use super::App;
use crate::gate::Visitor;
use crate::store::{Person, Token};
use crate::{Error, HostedGame, clock, id};
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use axum::http::header::COOKIE;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

/// The name of the cookie with the token.
pub(super) const TOKEN: &str = "token";
/// A day, in milliseconds.
const DAY: i64 = 86_400_000;
/// A token lasts a year from when it was last used.
pub(super) const LASTS: i64 = 365 * DAY;

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

/// A token that is known here, and who shows it.
pub(super) struct Shown {
    pub(super) token: String,
    /// What is kept of it.
    pub(super) hash: String,
    pub(super) person: Person,
}

impl<G: HostedGame> FromRequestParts<App<G>> for Shown {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, hall: &App<G>) -> Result<Shown, Error> {
        let token = token(parts).ok_or(Error::NotSignedIn)?.to_owned();
        let (hash, now) = (id::hash(&token), clock::now());
        let known = hall.people.get(&hash, async || hall.store.person(&hash, now).await).await?;
        let (person, expires) = match known.as_deref() {
            Some((person, expires)) if *expires > now => (person.clone(), *expires),
            _ => return Err(Error::NotSignedIn),
        };
        Visitor::from_request_parts(parts, hall).await?.is(&person.id)?;
        // In use, and not renewed for a day.
        if expires < now + LASTS - DAY {
            hall.store.renew_token(&Token { hash: hash.clone(), expires: now + LASTS }).await?;
            hall.people.forget(&hash);
        }
        Ok(Shown { token, hash, person })
    }
}

/// Who sends the request: a person with a token that is known here.
pub(super) struct Me(pub(super) Person);

impl<G: HostedGame> FromRequestParts<App<G>> for Me {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, hall: &App<G>) -> Result<Me, Error> {
        Ok(Me(Shown::from_request_parts(parts, hall).await?.person))
    }
}

fn token(parts: &Parts) -> Option<&str> {
    let cookies = parts.headers.get_all(COOKIE).iter().filter_map(|header| header.to_str().ok());
    let mut pairs = cookies.flat_map(|header| header.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|&(name, value)| name == TOKEN && id::is_id(value)).map(|(_, value)| value)
}

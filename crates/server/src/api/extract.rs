//! The border: everything from outside is checked here once.

use super::fields::Fields;
use crate::gate::Visitor;
use crate::store::{Person, Token};
use crate::table::{Hall, House};
use crate::{Error, id};
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use axum::http::header::COOKIE;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

/// The name of the cookie with the token.
pub(super) const TOKEN: &str = "token";
/// Its name over https: browsers let nobody else set such a one, not even another host of the same domain.
pub(super) const HOST_TOKEN: &str = "__Host-token";
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
            Ok(Json(Fields(body))) => Ok(Body(body)),
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

impl FromRequestParts<House> for Shown {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, house: &House) -> Result<Shown, Error> {
        let (visitor, hall) = (Visitor::from_request_parts(parts, house).await?, &house.hall);
        let token = token(parts, visitor.https).ok_or(Error::NotSignedIn)?.to_owned();
        let (hash, now) = (id::hash(&token), hall.store.now());
        let (person, expires) = known(hall, &hash).await?;
        visitor.is(&person.id)?;
        // In use, and not renewed for a day.
        if expires < now + LASTS - DAY {
            Box::pin(hall.store.renew_token(&Token { hash: hash.clone(), expires: now + LASTS })).await?;
            hall.people.forget(&hash);
        }
        Ok(Shown { token, hash, person })
    }
}

/// Who sends the request: a person with a token that is known here.
pub(super) struct Me(pub(super) Person);

impl FromRequestParts<House> for Me {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, house: &House) -> Result<Me, Error> {
        Ok(Me(Shown::from_request_parts(parts, house).await?.person))
    }
}

/// Who shows the token with this hash, and when it ends.
pub(super) async fn known(hall: &Hall, hash: &str) -> Result<(Person, i64), Error> {
    let now = hall.store.now();
    let known = hall.people.get(hash, async || hall.store.person(hash, now).await).await?;
    known.as_deref().filter(|(_, expires)| *expires > now).cloned().ok_or(Error::NotSignedIn)
}

/// The token of the cookie. Over https the other one counts where there is no better: who has it gets a better one.
fn token(parts: &Parts, https: bool) -> Option<&str> {
    let named = |wanted| {
        let cookies = parts.headers.get_all(COOKIE).iter().filter_map(|header| header.to_str().ok());
        let mut pairs = cookies.flat_map(|header| header.split(';')).filter_map(|pair| pair.trim().split_once('='));
        pairs.find(|&(name, value)| name == wanted && id::is_id(value)).map(|(_, value)| value)
    };
    if https { named(HOST_TOKEN).or_else(|| named(TOKEN)) } else { named(TOKEN) }
}

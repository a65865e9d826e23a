//! People: a name is enough to sit down.

use super::accounts::taken;
use super::extract::{Body, HOST_TOKEN, LASTS, Me, Shown, TOKEN};
use super::tables::MAX_LIST;
use crate::gate::Visitor;
use crate::store::{Person, Token};
use crate::table::{Hall, House, Ring};
use crate::{Error, id, names, wire};
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderName, StatusCode};
use axum::response::{AppendHeaders, IntoResponse};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::Deserialize;
use std::sync::Arc;

pub(super) fn router() -> Router<House> {
    Router::new().route("/api/guests", post(sit_down)).route("/api/me", get(me).put(rename).delete(forget))
}

/// The name somebody wants to have.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Named {
    name: String,
}

/// A new person; the token is in the cookie, and only its hash stays here.
async fn sit_down(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    Body(guest): Body<Named>,
) -> Result<impl IntoResponse, Error> {
    let person = Person { id: id::random()?, name: names::checked(&guest.name)? };
    let (token, kept) = new_token(hall.store.now())?;
    hall.store.add_person(&person, &kept).await?;
    Ok((StatusCode::CREATED, cookie(&visitor, &token), Json(myself(person, false))))
}

/// Who I am. Browsers ask this first, so it is also when the cookie is renewed with its token.
async fn me(State(hall): State<Arc<Hall>>, visitor: Visitor, shown: Shown) -> Result<impl IntoResponse, Error> {
    let Shown { token, person, .. } = shown;
    let account = hall.store.has_account(&person.id).await?;
    Ok((cookie(&visitor, &token), Json(myself(person, account))))
}

async fn rename(
    State(hall): State<Arc<Hall>>,
    Me(person): Me,
    Body(wish): Body<Named>,
) -> Result<Json<wire::Me>, Error> {
    let person = Person { id: person.id, name: names::checked(&wish.name)? };
    hall.store.rename_person(&person).await.map_err(taken)?;
    renamed(&hall, &person).await?;
    let account = hall.store.has_account(&person.id).await?;
    Ok(Json(myself(person, account)))
}

/// Lets everybody at their tables hear of a person's new name.
pub(super) async fn renamed(hall: &Hall, person: &Person) -> Result<(), Error> {
    hall.person_changes(&person.id);
    for table in hall.store.tables_of(&person.id, MAX_LIST).await? {
        hall.bells.ring(&table, Ring::Table);
    }
    Ok(())
}

/// Forgets the person: the name, the account, every token and every seat. In running games a bot goes on.
async fn forget(State(house): State<House>, visitor: Visitor, Me(person): Me) -> Result<impl IntoResponse, Error> {
    let (hall, titles) = (&house.hall, house.rooms.all().map(|room| room.title()));
    let bots: Vec<(&str, &str)> = titles.map(|title| (title.name, title.stand_in)).collect();
    let tables = hall.store.remove_person(&person.id, &bots).await?;
    hall.person_changes(&person.id);
    for (table, game) in tables {
        hall.bells.ring(&table, Ring::Table);
        // Where no game runs, nobody waits for a bot.
        if let Ok(room) = house.rooms.named(Some(&game)) {
            room.go_on(&table).await.ok();
        }
    }
    Ok((StatusCode::NO_CONTENT, no_cookie(&visitor)))
}

/// Somebody as they see themselves.
pub(super) fn myself(person: Person, account: bool) -> wire::Me {
    wire::Me { id: person.id, name: person.name, account }
}

/// A token for its owner, and what is kept of it.
pub(super) fn new_token(now: i64) -> Result<(String, Token), Error> {
    let token = id::random()?;
    let hash = id::hash(&token);
    Ok((token, Token { hash, expires: now + LASTS }))
}

/// The headers that set a cookie, or take it away.
pub(super) type Cookies = AppendHeaders<Vec<(HeaderName, String)>>;

/// A cookie no script reads; over https it never travels without, and takes the place of the plain one.
pub(super) fn cookie(visitor: &Visitor, token: &str) -> Cookies {
    AppendHeaders(match visitor.https {
        true => vec![lasting(HOST_TOKEN, token, LASTS / 1_000, "; Secure"), lasting(TOKEN, "", 0, "; Secure")],
        false => vec![lasting(TOKEN, token, LASTS / 1_000, "")],
    })
}

/// What takes the cookie away.
pub(super) fn no_cookie(visitor: &Visitor) -> Cookies {
    AppendHeaders(match visitor.https {
        true => vec![lasting(HOST_TOKEN, "", 0, "; Secure"), lasting(TOKEN, "", 0, "; Secure")],
        false => vec![lasting(TOKEN, "", 0, "")],
    })
}

fn lasting(name: &str, token: &str, seconds: i64, secure: &str) -> (HeaderName, String) {
    (SET_COOKIE, format!("{name}={token}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}"))
}

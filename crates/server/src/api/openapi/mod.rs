//! The API described for programs: OpenAPI 3.1 at `/api/openapi.json`.
//!
//! What goes over the wire is described by `schemas.json`, made from our types like those of the web client.

mod endpoint;
mod endpoints;
mod schemas;

use super::chat::MAX_TEXT;
use super::reference::page;
use crate::names::MAX_NAME;
use crate::notices::{MAX_EMAIL, MAX_WEBHOOK};
use crate::table::{House, Rooms, Title};
use axum::Router;
use axum::http::HeaderMap;
use axum::routing::get;
use serde_json::{Value, json};
use tabletop::MAX_SEATS;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, SecurityScheme};
use utoipa::openapi::{ComponentsBuilder, InfoBuilder, OpenApi, OpenApiBuilder, PathsBuilder};

/// How long the texts in some fields are.
const LENGTHS: [(&str, &str, usize, usize); 5] = [
    ("NoticeWish", "email", 3, MAX_EMAIL),
    ("NoticeWish", "webhook", 1, MAX_WEBHOOK),
    ("TableWebhook", "webhook", 1, MAX_WEBHOOK),
    ("SeatWish", "me", 1, MAX_NAME),
    ("Words", "text", 1, MAX_TEXT),
];

pub(super) fn router(rooms: &Rooms) -> Router<House> {
    let titles: Vec<Title> = rooms.all().map(|room| room.title()).collect();
    let page = page(&document(&titles));
    Router::new().route("/api/openapi.json", get(async move |headers: HeaderMap| page.answer(&headers)))
}

/// The whole description.
fn document(titles: &[Title]) -> Value {
    let (mut document, types) = (json!(described()), schemas::all(titles));
    schemas::any_game(&mut document["paths"], titles, &types);
    let mut schemas = Value::Object(types);
    for (name, field, least, most) in LENGTHS {
        bound(&mut schemas[name], field, least, most);
    }
    (schemas["Seat"]["minimum"], schemas["Seat"]["maximum"]) = (0.into(), (MAX_SEATS - 1).into());
    document["components"]["schemas"] = schemas;
    document
}

/// Says how long the texts in fields of this name are; without a name, how long this one is.
fn bound(schema: &mut Value, field: &str, least: usize, most: usize) {
    if field.is_empty() && schema["type"] == "string" {
        (schema["minLength"], schema["maxLength"]) = (least.into(), most.into());
    }
    if let Some(found) = schema.pointer_mut(&format!("/properties/{field}")) {
        bound(found, "", least, most);
    }
    let choices = schema.get_mut("anyOf").and_then(Value::as_array_mut);
    choices.into_iter().flatten().for_each(|choice| bound(choice, field, least, most));
}

fn described() -> OpenApi {
    let mut paths = PathsBuilder::new().build();
    for endpoint in endpoints::all() {
        paths.add_path_operation(endpoint.path, vec![endpoint.method.clone()], endpoint.operation());
    }
    let about = "People, tables and play. Who has told a name is known by a cookie, \
                 which is called `__Host-token` over https. A refusal is a `Problem` with the \
                 fitting status. While a game goes on, everything is told for the eyes of one seat or a spectator.";
    let cookie = SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new("token")));
    OpenApiBuilder::new()
        .info(InfoBuilder::new().title("Orléans").version(env!("CARGO_PKG_VERSION")).description(Some(about)).build())
        .paths(paths)
        .components(Some(ComponentsBuilder::new().security_scheme("token", cookie).build()))
        .build()
}

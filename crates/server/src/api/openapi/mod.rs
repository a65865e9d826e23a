//! The API described for programs: OpenAPI 3.1 at `/api/openapi.json`.
//!
//! What goes over the wire is described by `schemas.json`, made from our types like those of the web client.

mod endpoint;
mod endpoints;

use super::App;
use super::reference::page;
use crate::HostedGame;
use axum::Router;
use axum::http::HeaderMap;
use axum::routing::get;
use serde_json::{Value, json};
use utoipa::openapi::security::{ApiKey, ApiKeyValue, SecurityScheme};
use utoipa::openapi::{ComponentsBuilder, InfoBuilder, OpenApi, OpenApiBuilder, PathsBuilder};

/// Every type by its name, as JSON Schema.
const SCHEMAS: &str = include_str!("schemas.json");

pub(super) fn router<G: HostedGame>() -> Router<App<G>> {
    let page = page(&document());
    Router::new().route("/api/openapi.json", get(async move |headers: HeaderMap| page.answer(&headers)))
}

/// The whole description.
fn document() -> Value {
    let mut document = json!(described());
    // The file is part of the program: a test reads it.
    document["components"]["schemas"] = serde_json::from_str(SCHEMAS).unwrap_or_default();
    document
}

fn described() -> OpenApi {
    let mut paths = PathsBuilder::new().build();
    for endpoint in endpoints::all() {
        paths.add_path_operation(endpoint.path, vec![endpoint.method.clone()], endpoint.operation());
    }
    let about = "People, tables and play. Who has told a name is known by a cookie. A refusal is a `Problem` with the \
                 fitting status. While a game goes on, everything is told for the eyes of one seat or a spectator.";
    let cookie = SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new("token")));
    OpenApiBuilder::new()
        .info(InfoBuilder::new().title("Orléans").version(env!("CARGO_PKG_VERSION")).description(Some(about)).build())
        .paths(paths)
        .components(Some(ComponentsBuilder::new().security_scheme("token", cookie).build()))
        .build()
}

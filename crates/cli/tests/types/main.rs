//! The types of the web client are made from ours: `make types` writes them, the tests here hold them against the
//! sources and against real JSON.

mod declared;
mod fit;
mod games;
mod parse;
mod schema;
mod written;

use std::path::PathBuf;

/// Where the web client finds them.
fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/src/types")
}

/// Where the description of the API finds those of the server.
fn server_schemas() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../server/src/api/openapi/schemas.json")
}

/// Where it finds those of a game.
fn game_schemas(game: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src/games").join(game).join("host/schemas.json")
}

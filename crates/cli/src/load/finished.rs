//! A game for five that is over, and how long it takes a server that has never seen it to show it.

use anyhow::{Context, Result, ensure};
use reqwest::Client;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

const PLAYERS: usize = 5;
/// How long bots may take to play it: every move is kept on the disk.
const PATIENCE: Duration = Duration::from_secs(120);

/// Lets bots play a whole game; gives the id of the table.
pub(super) async fn play(http: &Client, server: &str) -> Result<String> {
    let guest = http.post(format!("http://{server}/api/guests")).json(&json!({ "name": "Load" }));
    let guest = guest.send().await?.error_for_status()?;
    let cookie = guest.headers().get("set-cookie").context("no cookie")?.to_str()?;
    let cookie = cookie.split(';').next().unwrap_or_default();
    let post = async |path: &str, body: Value| -> Result<Value> {
        let request = http.post(format!("http://{server}/api/tables{path}")).header("cookie", cookie).json(&body);
        Ok(request.send().await?.error_for_status()?.json().await?)
    };
    let setup = json!({ "edition": "bigbox", "players": PLAYERS });
    let seats = vec![json!({ "bot": "random" }); PLAYERS];
    let table = post("", json!({ "setup": setup, "seats": seats })).await?;
    let id = table["id"].as_str().context("a table without an id")?;
    post(&format!("/{id}/start"), json!({})).await?;
    let begin = Instant::now();
    while look(http, server, id).await?["outcome"].is_null() {
        ensure!(begin.elapsed() < PATIENCE, "a game of bots does not come to its end");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    Ok(id.to_owned())
}

/// How long the first look at the table takes.
pub(super) async fn first_look(http: &Client, server: &str, table: &str) -> Result<Duration> {
    // The line itself is not what is measured.
    http.get(format!("http://{server}/healthz")).send().await?.error_for_status()?;
    let begin = Instant::now();
    let seen = look(http, server, table).await?;
    ensure!(!seen["outcome"].is_null(), "a finished game has no result any more");
    Ok(begin.elapsed())
}

async fn look(http: &Client, server: &str, table: &str) -> Result<Value> {
    let seen = http.get(format!("http://{server}/api/tables/{table}/view")).send().await?;
    Ok(seen.error_for_status()?.json().await?)
}

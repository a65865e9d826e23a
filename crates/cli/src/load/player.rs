//! Everybody at one table: one person with all its seats, a socket for each, and a move every second.

use super::ears::Ears;
use anyhow::{Context, Result, ensure};
use reqwest::{Client, RequestBuilder, StatusCode};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// A table and those who play at it.
pub(super) struct Player {
    http: Client,
    /// The server that each seat talks to.
    servers: Vec<String>,
    cookie: String,
    /// Its id.
    pub(super) table: String,
    seat: usize,
    luck: u64,
    ears: Ears,
    /// Every acknowledged move.
    pub(super) acknowledged: Vec<Value>,
}

/// What a player needs of what a seat sees.
#[derive(Default, Deserialize)]
pub(super) struct Sight {
    number: u64,
    options: Vec<Value>,
}

impl Player {
    /// Sits down, begins the game and opens the sockets.
    pub(super) async fn sit_down(http: Client, servers: Vec<String>, luck: u64) -> Result<Player> {
        let seats = servers.len();
        let guest = http.post(format!("http://{}/api/guests", servers[0])).json(&json!({ "name": "Load" }));
        let guest = guest.send().await?.error_for_status()?;
        let cookie = guest.headers().get("set-cookie").context("no cookie")?.to_str()?;
        let cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        let (table, ears, acknowledged) = (String::new(), Ears::new(seats), Vec::new());
        let mut player = Player { http, servers, cookie, table, seat: 0, luck, ears, acknowledged };
        let edition = if seats <= 4 { "current" } else { "bigbox" };
        let setup = json!({ "edition": edition, "players": seats });
        let table: Value =
            player.post(0, "/api/tables", &json!({ "setup": setup, "seats": vec!["me"; seats] })).await?;
        player.table = table["id"].as_str().context("a table without an id")?.to_owned();
        player.post::<Value>(0, &player.path("start"), &json!({})).await?;
        for seat in 0..seats {
            let address = format!("ws://{}{}?seat={seat}&since=0", player.servers[seat], player.path("live"));
            player.ears.open(seat, address, &player.cookie).await?;
        }
        Ok(player)
    }

    /// Plays until the end, a move every second; gives how long each took until all had heard of it.
    pub(super) async fn play(&mut self, from: Instant, until: Instant) -> Result<Vec<Duration>> {
        let (mut times, mut moment, mut sent) = (Vec::new(), from, None);
        let mut sight = Sight::default();
        loop {
            tokio::time::sleep_until(moment.into()).await;
            if let Some((begin, number)) = sent.take() {
                times.push(self.ears.last(self.seat, number).await?.saturating_duration_since(begin));
            }
            if moment >= until {
                return Ok(times);
            }
            moment += Duration::from_secs(1);
            let Some((mv, number)) = self.choose(&mut sight)? else { continue };
            let begin = Instant::now();
            let body = json!({ "seat": self.seat, "number": number, "move": mv });
            sight = self.post(self.seat, &self.path("moves"), &body).await?;
            self.acknowledged.push(mv);
            sent = Some((begin, sight.number));
        }
    }

    /// A move for somebody who is asked, and what they have seen.
    fn choose(&mut self, sight: &mut Sight) -> Result<Option<(Value, u64)>> {
        for _ in 0..=self.servers.len() {
            let leads_on = |mv: &&Value| mv.get("put_back").is_none() && mv.get("take_back").is_none();
            let options: Vec<&Value> = sight.options.iter().filter(leads_on).collect();
            self.luck = self.luck.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            if let Some(&mv) = options.get((self.luck >> 33) as usize % options.len().max(1)) {
                return Ok(Some((mv.clone(), sight.number)));
            }
            self.seat = (self.seat + 1) % self.servers.len();
            *sight = self.ears.sight(self.seat)?;
        }
        Ok(None)
    }

    /// Makes sure that every socket has told everything.
    pub(super) async fn check(&self) -> Result<()> {
        for seat in 0..self.servers.len() {
            self.ears.check(seat, self.view(seat).await?.number)?;
        }
        Ok(())
    }

    async fn view(&self, seat: usize) -> Result<Sight> {
        let path = format!("{}?seat={seat}", self.path("view"));
        self.send(self.http.get(format!("http://{}{path}", self.servers[seat]))).await
    }

    async fn post<T: DeserializeOwned>(&self, seat: usize, path: &str, body: &Value) -> Result<T> {
        self.send(self.http.post(format!("http://{}{path}", self.servers[seat])).json(body)).await
    }

    async fn send<T: DeserializeOwned>(&self, request: RequestBuilder) -> Result<T> {
        let answer = request.header("cookie", &self.cookie).send().await?;
        let (status, body) = (answer.status(), answer.bytes().await?);
        ensure!(matches!(status, StatusCode::OK | StatusCode::CREATED), "{status}: {}", String::from_utf8_lossy(&body));
        Ok(serde_json::from_slice(&body)?)
    }

    fn path(&self, what: &str) -> String {
        format!("/api/tables/{}/{what}", self.table)
    }
}

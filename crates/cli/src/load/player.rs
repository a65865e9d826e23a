//! Everybody at one table: one person with all its seats, a socket for each, and a move every second.

use anyhow::{Context, Result, ensure};
use futures_util::StreamExt;
use reqwest::{Client, RequestBuilder, StatusCode};
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

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
    heard: Arc<Mutex<Heard>>,
    /// Every acknowledged move.
    pub(super) acknowledged: Vec<Value>,
}

/// What the sockets of a table have heard.
struct Heard {
    /// The number of each seat.
    numbers: Vec<u64>,
    /// When the last message came.
    last: Instant,
    /// A socket has ended, or told a number that does not follow.
    broken: Option<String>,
}

#[derive(Deserialize)]
struct News {
    number: Option<u64>,
}

impl Player {
    /// Sits down, begins the game and opens the sockets.
    pub(super) async fn sit_down(http: Client, servers: Vec<String>, luck: u64) -> Result<Player> {
        let seats = servers.len();
        let guest = http.post(format!("http://{}/api/guests", servers[0])).json(&json!({ "name": "Load" }));
        let guest = guest.send().await?.error_for_status()?;
        let cookie = guest.headers().get("set-cookie").context("no cookie")?.to_str()?;
        let cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        let heard = Heard { numbers: vec![0; seats], last: Instant::now(), broken: None };
        let heard = Arc::new(Mutex::new(heard));
        let (table, acknowledged) = (String::new(), Vec::new());
        let mut player = Player { http, servers, cookie, table, seat: 0, luck, heard, acknowledged };
        let setup = json!({ "edition": "current", "players": seats });
        let table = player.post(0, "/api/tables", &json!({ "setup": setup, "seats": vec!["me"; seats] })).await?;
        player.table = table["id"].as_str().context("a table without an id")?.to_owned();
        player.post(0, &player.path("start"), &json!({})).await?;
        for seat in 0..seats {
            player.listen(seat).await?;
        }
        Ok(player)
    }

    async fn listen(&self, seat: usize) -> Result<()> {
        let address = format!("ws://{}{}?seat={seat}&since=0", self.servers[seat], self.path("live"));
        let mut request = address.into_client_request()?;
        request.headers_mut().insert("cookie", self.cookie.parse()?);
        let (mut socket, _) = tokio_tungstenite::connect_async(request).await?;
        let heard = Arc::clone(&self.heard);
        tokio::spawn(async move {
            let mut why = String::from("a socket has ended");
            while let Some(message) = socket.next().await {
                match message {
                    Ok(Message::Text(text)) => note(&heard, seat, &text),
                    Ok(_) => {}
                    Err(error) => why = error.to_string(),
                }
            }
            lock(&heard).broken.get_or_insert(why);
        });
        Ok(())
    }

    /// Plays until the end, a move every second; gives how long each took until all had heard of it.
    pub(super) async fn play(&mut self, from: Instant, until: Instant) -> Result<Vec<Duration>> {
        let (mut times, mut moment, mut sent) = (Vec::new(), from, None);
        let mut sight = Value::Null;
        loop {
            tokio::time::sleep_until(moment.into()).await;
            // Whatever came within the second after a move came of that move.
            if let Some(sent) = sent.take() {
                times.push(lock(&self.heard).last.saturating_duration_since(sent));
            }
            if moment >= until {
                return Ok(times);
            }
            moment += Duration::from_secs(1);
            let Some((mv, number)) = self.choose(&mut sight).await? else { continue };
            let begin = Instant::now();
            let body = json!({ "seat": self.seat, "number": number, "move": mv });
            sight = self.post(self.seat, &self.path("moves"), &body).await?;
            self.acknowledged.push(mv);
            sent = Some(begin);
        }
    }

    /// A move for somebody who is asked, and what they have seen.
    async fn choose(&mut self, sight: &mut Value) -> Result<Option<(Value, Value)>> {
        for _ in 0..=self.servers.len() {
            let options = sight["options"].as_array().map(Vec::as_slice).unwrap_or_default();
            let leads_on = |mv: &&Value| mv.get("put_back").is_none() && mv.get("take_back").is_none();
            let options: Vec<&Value> = options.iter().filter(leads_on).collect();
            self.luck = self.luck.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            if let Some(&mv) = options.get((self.luck >> 33) as usize % options.len().max(1)) {
                return Ok(Some((mv.clone(), sight["number"].clone())));
            }
            self.seat = (self.seat + 1) % self.servers.len();
            *sight = self.view(self.seat).await?;
        }
        Ok(None)
    }

    /// Makes sure that every socket has told everything.
    pub(super) async fn check(&self) -> Result<()> {
        for seat in 0..self.servers.len() {
            let number = self.view(seat).await?["number"].as_u64();
            let heard = lock(&self.heard);
            ensure!(heard.broken.is_none(), "{}", heard.broken.as_deref().unwrap_or_default());
            let last = heard.numbers[seat];
            ensure!(number == Some(last), "seat {seat} has heard up to {last}, and the table is at {number:?}");
        }
        Ok(())
    }

    async fn view(&self, seat: usize) -> Result<Value> {
        let path = format!("{}?seat={seat}", self.path("view"));
        self.send(self.http.get(format!("http://{}{path}", self.servers[seat]))).await
    }

    async fn post(&self, seat: usize, path: &str, body: &Value) -> Result<Value> {
        self.send(self.http.post(format!("http://{}{path}", self.servers[seat])).json(body)).await
    }

    async fn send(&self, request: RequestBuilder) -> Result<Value> {
        let answer = request.header("cookie", &self.cookie).send().await?;
        let (status, body) = (answer.status(), answer.bytes().await?);
        ensure!(matches!(status, StatusCode::OK | StatusCode::CREATED), "{status}: {}", String::from_utf8_lossy(&body));
        Ok(serde_json::from_slice(&body)?)
    }

    fn path(&self, what: &str) -> String {
        format!("/api/tables/{}/{what}", self.table)
    }
}

fn note(heard: &Mutex<Heard>, seat: usize, text: &str) {
    let now = Instant::now();
    let number = serde_json::from_str(text).ok().and_then(|news: News| news.number);
    let mut heard = lock(heard);
    if let Some(number) = number {
        heard.numbers[seat] = number;
        heard.last = now;
    }
}

fn lock(heard: &Mutex<Heard>) -> std::sync::MutexGuard<'_, Heard> {
    heard.lock().unwrap_or_else(PoisonError::into_inner)
}

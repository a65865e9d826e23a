//! What the sockets of one table have heard, and when.

use super::player::Sight;
use anyhow::{Context, Result, ensure};
use futures_util::StreamExt;
use serde::Deserialize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

/// How much is read at once.
const READ_BUFFER: usize = 8 << 10;
/// After so much silence nobody has anything to tell any more.
const QUIET: Duration = Duration::from_millis(50);
/// How long a socket may keep a move to itself.
const PATIENCE: Duration = Duration::from_secs(30);

/// The sockets of a table, one for each seat.
pub(super) struct Ears(Arc<Mutex<Heard>>);

struct Heard {
    /// The number of each seat.
    numbers: Vec<u64>,
    /// The latest news of each seat, as they came.
    news: Vec<Utf8Bytes>,
    /// When the last message came.
    last: Instant,
    /// Why a socket has ended.
    broken: Option<String>,
}

#[derive(Deserialize)]
struct News {
    sight: Sight,
}

impl Ears {
    /// Nothing has been heard yet.
    pub(super) fn new(seats: usize) -> Ears {
        Ears(Arc::new(Mutex::new(Heard {
            numbers: vec![0; seats],
            news: vec![Utf8Bytes::default(); seats],
            last: Instant::now(),
            broken: None,
        })))
    }

    /// Opens the socket of a seat and listens from now on.
    pub(super) async fn open(&self, seat: usize, address: String, cookie: &str) -> Result<()> {
        let mut request = address.into_client_request()?;
        request.headers_mut().insert("cookie", cookie.parse()?);
        // The measuring side shall cost little.
        let small = WebSocketConfig::default().read_buffer_size(READ_BUFFER);
        let (mut socket, _) = tokio_tungstenite::connect_async_with_config(request, Some(small), true).await?;
        let heard = Arc::clone(&self.0);
        tokio::spawn(async move {
            let mut why = String::from("a socket has ended");
            while let Some(message) = socket.next().await {
                match message {
                    Ok(Message::Text(text)) => note(&heard, seat, text),
                    Ok(_) => {}
                    Err(error) => why = error.to_string(),
                }
            }
            lock(&heard).broken.get_or_insert(why);
        });
        Ok(())
    }

    /// When the last socket told of the latest move; `number` is what its own `seat` hears then. Whatever comes within
    /// the second after a move comes of that move, but a slow server needs longer.
    pub(super) async fn last(&self, seat: usize, number: u64) -> Result<Instant> {
        let begin = Instant::now();
        loop {
            let (heard, last) = {
                let heard = lock(&self.0);
                (heard.numbers[seat], heard.last)
            };
            if heard >= number && last.elapsed() > QUIET {
                return Ok(last);
            }
            ensure!(begin.elapsed() < PATIENCE, "a socket does not tell of a move that was acknowledged");
            tokio::time::sleep(QUIET / 10).await;
        }
    }

    /// What a seat sees, as its socket has told last.
    pub(super) fn sight(&self, seat: usize) -> Result<Sight> {
        let text = lock(&self.0).news[seat].clone();
        let news: News = serde_json::from_str(&text).context("a socket has told nothing yet")?;
        Ok(news.sight)
    }

    /// Makes sure that the socket of a seat has told everything.
    pub(super) fn check(&self, seat: usize, number: u64) -> Result<()> {
        let heard = lock(&self.0);
        ensure!(heard.broken.is_none(), "{}", heard.broken.as_deref().unwrap_or_default());
        let last = heard.numbers[seat];
        ensure!(number == last, "seat {seat} has heard up to {last}, and the table is at {number}");
        Ok(())
    }
}

fn note(heard: &Mutex<Heard>, seat: usize, text: Utf8Bytes) {
    let now = Instant::now();
    let mut heard = lock(heard);
    if let Some(number) = number(&text) {
        heard.numbers[seat] = number;
        heard.news[seat] = text;
        heard.last = now;
    }
}

/// The number of news. They begin with it, and the rest is long: reading all of it would be work for the machine that is
/// measured.
fn number(text: &str) -> Option<u64> {
    let (number, _) = text.strip_prefix(r#"{"kind":"news","number":"#)?.split_once(',')?;
    number.parse().ok()
}

fn lock(heard: &Mutex<Heard>) -> MutexGuard<'_, Heard> {
    heard.lock().unwrap_or_else(PoisonError::into_inner)
}

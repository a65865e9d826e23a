//! Somebody who plays, and looks at the clock.

use reqwest::{Client, StatusCode};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// How long people think.
const THOUGHT: Duration = Duration::from_millis(80);

/// A person alone at a table with two seats.
pub(crate) struct Honest {
    http: Client,
    cookie: String,
    address: String,
    table: String,
    luck: u64,
}

impl Honest {
    pub(crate) async fn sit_down(address: &str, luck: u64) -> Honest {
        let http = Client::new();
        let guest = http.post(format!("http://{address}/api/guests")).json(&json!({ "name": "Ada" }));
        let guest = guest.send().await.unwrap();
        let cookie = guest.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();
        let mut honest = Honest { http, cookie, address: address.to_owned(), table: String::new(), luck };
        let wish = json!({ "setup": { "edition": "current", "players": 2 }, "seats": ["me", "me"] });
        let table = honest.post("/api/tables", &wish).await.1;
        honest.table = format!("/api/tables/{}", table["id"].as_str().unwrap());
        honest.post(&format!("{}/start", honest.table), &json!({})).await;
        honest
    }

    /// Makes a move now and then until `end`; gives how long each took.
    pub(crate) async fn play(mut self, end: Instant) -> Vec<Duration> {
        let mut took = Vec::new();
        while Instant::now() < end {
            for seat in 0..2 {
                // Also where nothing is asked: who looks all the time is too fast for a person.
                tokio::time::sleep(THOUGHT).await;
                let view = self.view(seat).await;
                let Some(mv) = self.pick(&view) else { continue };
                let begin = Instant::now();
                let body = json!({ "seat": seat, "number": view["number"], "move": mv });
                let (status, after) = self.post(&format!("{}/moves", self.table), &body).await;
                took.push(begin.elapsed());
                assert_eq!(status, StatusCode::OK, "{after}");
            }
        }
        took
    }

    async fn view(&self, seat: u8) -> Value {
        let path = format!("http://{}{}/view?seat={seat}", self.address, self.table);
        self.http.get(path).header("cookie", &self.cookie).send().await.unwrap().json().await.unwrap()
    }

    /// One of the options that lead on.
    fn pick(&mut self, view: &Value) -> Option<Value> {
        let leads_on = |mv: &&Value| mv.get("put_back").is_none() && mv.get("take_back").is_none();
        let options: Vec<&Value> = view["options"].as_array()?.iter().filter(leads_on).collect();
        self.luck = self.luck.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        options.get((self.luck >> 33) as usize % options.len().max(1)).map(|&mv| mv.clone())
    }

    async fn post(&self, path: &str, body: &Value) -> (StatusCode, Value) {
        let request = self.http.post(format!("http://{}{path}", self.address)).header("cookie", &self.cookie);
        let answer = request.json(body).send().await.unwrap();
        (answer.status(), answer.json().await.unwrap())
    }
}

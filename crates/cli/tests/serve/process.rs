//! The program as a process, and clients that survive its death.

use reqwest::{Client, StatusCode};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A running `orleans serve`; killed when it is dropped.
pub(crate) struct Process {
    pub(crate) child: Child,
    pub(crate) address: String,
}

impl Process {
    pub(crate) fn start(data: &Path) -> Process {
        let mut child = Command::new(env!("CARGO_BIN_EXE_orleans"))
            .args(["serve", "--addr", "127.0.0.1:0", "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address =
            line.split_once("http://").and_then(|(_, rest)| rest.split_once(". ")).map(|(address, _)| address);
        let address = address.unwrap_or_else(|| panic!("no address in `{line}`")).to_owned();
        Process { child, address }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // SIGKILL: no farewell, no last write.
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

/// A person on seat 0 of a table.
#[derive(Clone)]
pub(crate) struct Player {
    http: Client,
    cookie: String,
    /// The path of the table.
    pub(crate) table: String,
    luck: u64,
    /// Every move that was acknowledged.
    pub(crate) acknowledged: Vec<Value>,
    /// The number seen last.
    pub(crate) number: u64,
}

impl Player {
    /// Sits down against bots.
    pub(crate) async fn sit_down(address: &str, luck: u64) -> Player {
        let http = Client::new();
        let guest = http.post(format!("http://{address}/api/guests")).json(&json!({ "name": "Ada" }));
        let guest = guest.send().await.unwrap();
        let cookie = guest.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();
        let setup = json!({ "edition": "current", "players": 3 });
        let mut player = Player { http, cookie, table: String::new(), luck, acknowledged: Vec::new(), number: 0 };
        let wish = json!({ "setup": setup, "seats": ["me", { "bot": "easy" }, { "bot": "random" }] });
        let table = player.post(address, "/api/tables", wish).await.unwrap().1;
        player.table = format!("/api/tables/{}", table["id"].as_str().unwrap());
        let begun = player.post(address, &format!("{}/start", player.table), json!({})).await.unwrap();
        assert_eq!(begun.0, StatusCode::OK);
        player
    }

    /// What the seat sees; nothing if nobody answers any more.
    pub(crate) async fn view(&self, address: &str) -> Option<Value> {
        let request = self.http.get(format!("http://{address}{}/view?seat=0", self.table));
        let answer = request.header("cookie", &self.cookie).send().await.ok()?;
        assert_eq!(answer.status(), StatusCode::OK);
        answer.json().await.ok()
    }

    /// Looks and, if asked, answers; false if nobody answers any more.
    pub(crate) async fn step(&mut self, address: &str) -> bool {
        let Some(view) = self.view(address).await else { return false };
        let leads_on = |mv: &&Value| mv.get("put_back").is_none() && mv.get("take_back").is_none();
        let options: Vec<&Value> = view["options"].as_array().unwrap().iter().filter(leads_on).collect();
        self.luck = self.luck.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let Some(&mv) = options.get((self.luck >> 33) as usize % options.len().max(1)) else {
            tokio::time::sleep(std::time::Duration::from_millis(2)).await;
            return true;
        };
        let body = json!({ "seat": 0, "number": view["number"], "move": mv });
        match self.post(address, &format!("{}/moves", self.table), body).await {
            Some((status, after)) => {
                assert_eq!(status, StatusCode::OK, "{after}");
                self.number = after["number"].as_u64().unwrap();
                self.acknowledged.push(mv.clone());
                true
            }
            None => false,
        }
    }

    async fn post(&self, address: &str, path: &str, body: Value) -> Option<(StatusCode, Value)> {
        let request = self.http.post(format!("http://{address}{path}")).header("cookie", &self.cookie).json(&body);
        let answer = request.send().await.ok()?;
        Some((answer.status(), answer.json().await.ok()?))
    }
}

//! The program as a process, and clients that survive its death.

use reqwest::{Client, Method, StatusCode};
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
    /// On a file.
    pub(crate) fn start(data: &Path) -> Process {
        Process::launch(command().arg("--data").arg(data))
    }

    /// On a database.
    pub(crate) fn on(database: &str) -> Process {
        Process::launch(command().args(["--database", database]))
    }

    fn launch(command: &mut Command) -> Process {
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address =
            line.split_once("http://").and_then(|(_, rest)| rest.split_once(". ")).map(|(address, _)| address);
        let address = address.unwrap_or_else(|| panic!("no address in `{line}`")).to_owned();
        Process { child, address }
    }
}

fn command() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_orleans"));
    command.args(["serve", "--addr", "127.0.0.1:0", "--limits", "off"]).env_remove("ORLEANS_DATABASE");
    command
}

impl Drop for Process {
    fn drop(&mut self) {
        // SIGKILL: no farewell, no last write.
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

/// A person at a table.
#[derive(Clone)]
pub(crate) struct Player {
    http: Client,
    pub(crate) cookie: String,
    /// The path of the table.
    pub(crate) table: String,
    luck: u64,
    /// Every move that was acknowledged.
    pub(crate) acknowledged: Vec<Value>,
    /// The number seen last.
    pub(crate) number: u64,
    /// Whether the result stands.
    pub(crate) over: bool,
}

impl Player {
    /// Sits down at a table of their own with these on its seats, and begins.
    pub(crate) async fn sit_down(address: &str, seats: &[&str], luck: u64) -> Player {
        let http = Client::new();
        let guest = http.post(format!("http://{address}/api/guests")).json(&json!({ "name": "Ada" }));
        let guest = guest.send().await.unwrap();
        let cookie = guest.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();
        let setup = json!({ "edition": "current", "players": seats.len() });
        let mut player =
            Player { http, cookie, table: String::new(), luck, acknowledged: Vec::new(), number: 0, over: false };
        let seat = |name: &&str| if *name == "me" { json!("me") } else { json!({ "bot": name }) };
        let wish = json!({ "setup": setup, "seats": seats.iter().map(seat).collect::<Vec<_>>() });
        let table = player.post(address, "/api/tables", &wish).await.unwrap().1;
        player.table = format!("/api/tables/{}", table["id"].as_str().unwrap_or_else(|| panic!("{table}")));
        let begun = player.post(address, &format!("{}/start", player.table), &json!({})).await.unwrap();
        assert_eq!(begun.0, StatusCode::OK);
        player
    }

    /// What a seat sees; nothing if nobody answers any more.
    pub(crate) async fn view(&self, address: &str, seat: u8) -> Option<Value> {
        let path = format!("{}/view?seat={seat}", self.table);
        let (status, view) = self.send(address, Method::GET, &path, None).await?;
        assert_eq!(status, StatusCode::OK, "{view}");
        Some(view)
    }

    /// What a seat sees, if the server can tell.
    pub(crate) async fn try_view(&self, address: &str, seat: u8) -> Option<Value> {
        let path = format!("{}/view?seat={seat}", self.table);
        let (status, view) = self.send(address, Method::GET, &path, None).await?;
        assert!(matches!(status, StatusCode::OK | StatusCode::SERVICE_UNAVAILABLE), "{status} {view}");
        (status == StatusCode::OK).then_some(view)
    }

    /// Looks and, if seat 0 is asked, answers; false if nobody answers any more.
    pub(crate) async fn step(&mut self, address: &str) -> bool {
        let Some(view) = self.view(address, 0).await else { return false };
        self.over = view["outcome"].is_object();
        let Some(mv) = self.pick(&view) else {
            tokio::time::sleep(std::time::Duration::from_millis(2)).await;
            return true;
        };
        match self.answer(address, 0, &view, &mv).await {
            Some((status, after)) => {
                assert_eq!(status, StatusCode::OK, "{after}");
                self.number = after["number"].as_u64().unwrap();
                self.acknowledged.push(mv);
                true
            }
            None => false,
        }
    }

    /// One of the options that lead on.
    pub(crate) fn pick(&mut self, view: &Value) -> Option<Value> {
        let leads_on = |mv: &&Value| mv.get("put_back").is_none() && mv.get("take_back").is_none();
        let options: Vec<&Value> = view["options"].as_array()?.iter().filter(leads_on).collect();
        self.luck = self.luck.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        options.get((self.luck >> 33) as usize % options.len().max(1)).map(|&mv| mv.clone())
    }

    /// Answers to what was seen.
    pub(crate) async fn answer(
        &self,
        address: &str,
        seat: u8,
        view: &Value,
        mv: &Value,
    ) -> Option<(StatusCode, Value)> {
        let body = json!({ "seat": seat, "number": view["number"], "move": mv });
        self.post(address, &format!("{}/moves", self.table), &body).await
    }

    async fn post(&self, address: &str, path: &str, body: &Value) -> Option<(StatusCode, Value)> {
        self.send(address, Method::POST, path, Some(body)).await
    }

    async fn send(
        &self,
        address: &str,
        method: Method,
        path: &str,
        body: Option<&Value>,
    ) -> Option<(StatusCode, Value)> {
        let request = self.http.request(method, format!("http://{address}{path}")).header("cookie", &self.cookie);
        let request = if let Some(body) = body { request.json(body) } else { request };
        let answer = request.send().await.ok()?;
        Some((answer.status(), answer.json().await.ok()?))
    }
}

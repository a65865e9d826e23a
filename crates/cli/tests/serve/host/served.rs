//! The program as a host starts it, and a guest who plays there.

use reqwest::{Client, Method, StatusCode};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::thread::JoinHandle;
use std::time::Duration;

/// A running `orleans serve`.
pub(crate) struct Served {
    child: Child,
    pub(crate) address: String,
    /// What it said on its output.
    pub(crate) said: Vec<String>,
    log: Option<JoinHandle<String>>,
}

/// The program with these words, away from the variables and files of whoever runs the tests.
pub(crate) fn orleans(folder: &Path, words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_orleans"));
    command.args(words).current_dir(folder);
    for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("ORLEANS_") || name == "RUST_LOG") {
        command.env_remove(name);
    }
    command
}

/// Runs the program to its end.
pub(crate) fn run(folder: &Path, words: &[&str]) -> Output {
    orleans(folder, words).output().unwrap()
}

impl Served {
    /// Serves at any free address, without limits.
    pub(crate) fn start(folder: &Path, words: &[&str]) -> Served {
        let all = ["serve", "--addr", "127.0.0.1:0", "--limits", "off"].iter().chain(words).copied();
        Served::begin(orleans(folder, &all.collect::<Vec<_>>()))
    }

    /// Serves as `command` says.
    pub(crate) fn begin(mut command: Command) -> Served {
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut log = child.stderr.take().unwrap();
        let log = std::thread::spawn(move || {
            let mut text = String::new();
            log.read_to_string(&mut text).unwrap();
            text
        });
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        // The measurements are told in a second line.
        let more = command.get_args().any(|word| word == "--metrics");
        let said: Vec<String> = lines.by_ref().take(1 + usize::from(more)).map(Result::unwrap).collect();
        let first = said.first().cloned().unwrap_or_default();
        let address = first.split_once("http://").and_then(|(_, rest)| rest.split_once(". "));
        let Some((address, _)) = address else { panic!("no address in `{first}`: {}", log.join().unwrap()) };
        let address = address.to_owned();
        Served { child, address, said, log: Some(log) }
    }

    pub(crate) fn pid(&self) -> u32 {
        self.child.id()
    }

    /// The megabytes of memory it uses now.
    pub(crate) fn megabytes(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.pid())).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
        line.trim().trim_end_matches(" kB").parse::<u64>().unwrap() / 1024
    }

    /// Tells it to stop; gives what it wrote to its log.
    pub(crate) fn stop(mut self) -> String {
        let told = Command::new("kill").args(["-TERM", &self.pid().to_string()]).status().unwrap();
        assert!(told.success());
        let end = self.child.wait().unwrap();
        assert!(end.success(), "{end}");
        self.log.take().unwrap().join().unwrap()
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

/// Somebody with a token.
pub(crate) struct Guest {
    pub(crate) cookie: String,
    address: String,
    http: Client,
}

impl Guest {
    pub(crate) async fn arrive(address: &str, path: &str, body: Value) -> Guest {
        let http = Client::new();
        let answer = http.post(format!("http://{address}{path}")).json(&body).send().await.unwrap();
        assert!(answer.status().is_success(), "{}", answer.text().await.unwrap());
        let cookie = answer.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();
        Guest { cookie, address: address.to_owned(), http }
    }

    /// Somebody who was here before, with what the browser has kept.
    pub(crate) fn returning(address: &str, cookie: &str) -> Guest {
        Guest { cookie: cookie.to_owned(), address: address.to_owned(), http: Client::new() }
    }

    pub(crate) async fn send(&self, method: Method, path: &str, body: Option<Value>) -> (StatusCode, Value) {
        let request =
            self.http.request(method, format!("http://{}{path}", self.address)).header("cookie", &self.cookie);
        let request = if let Some(body) = body { request.json(&body) } else { request };
        let answer = request.send().await.unwrap();
        (answer.status(), answer.json().await.unwrap_or(Value::Null))
    }

    /// A game against bots; gives what is told of the table.
    pub(crate) async fn table(&self, seats: Value) -> Value {
        let setup = json!({ "edition": "current", "players": seats.as_array().unwrap().len() });
        let wish = json!({ "setup": setup, "seats": seats });
        let (status, table) = self.send(Method::POST, "/api/tables", Some(wish)).await;
        assert_eq!(status, StatusCode::CREATED, "{table}");
        table
    }

    pub(crate) async fn start(&self, table: &Value) {
        let path = format!("/api/tables/{}/start", table["id"].as_str().unwrap());
        let (status, begun) = self.send(Method::POST, &path, Some(json!({}))).await;
        assert_eq!(status, StatusCode::OK, "{begun}");
    }

    /// Answers so many questions on seat 0, or until the game is over.
    pub(crate) async fn play(&self, table: &Value, answers: usize) {
        let path = format!("/api/tables/{}", table["id"].as_str().unwrap());
        let (mut luck, mut given) = (7_u64, 0);
        for waited in 0.. {
            assert!(waited < 20_000, "the game is stuck");
            let view = self.send(Method::GET, &format!("{path}/view?seat=0"), None).await.1;
            if given == answers || view["outcome"].is_object() {
                return;
            }
            let leads_on = |mv: &&Value| mv.get("put_back").is_none() && mv.get("take_back").is_none();
            let options: Vec<&Value> = view["options"].as_array().unwrap().iter().filter(leads_on).collect();
            luck = luck.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            let Some(mv) = options.get((luck >> 33) as usize % options.len().max(1)) else {
                tokio::time::sleep(Duration::from_millis(2)).await;
                continue;
            };
            let body = json!({ "seat": 0, "number": view["number"], "move": mv });
            let (status, after) = self.send(Method::POST, &format!("{path}/moves"), Some(body)).await;
            // A bot may have moved in between.
            assert!(status == StatusCode::OK || status == StatusCode::CONFLICT, "{after}");
            given += usize::from(status == StatusCode::OK);
        }
    }
}

//! A server to test, and people who talk to it.

use crate::host::Orleans;
use reqwest::{Client, Method, StatusCode};
use serde_json::{Value, json};
use server::{Host, Hosts, Limits, NoticeSettings, Settings, Store};
use sqlx::{AnyConnection, Connection};
use std::sync::Mutex;
use std::time::Duration;
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A running server.
pub(crate) struct Server {
    pub(crate) address: String,
    pub(crate) store: Store,
    hosts: Hosts,
    place: Place,
    settings: Settings,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

/// Where a server keeps its games.
enum Place {
    File(TempDir),
    Database(String),
}

impl Place {
    fn file() -> Place {
        Place::File(tempfile::tempdir().unwrap())
    }

    async fn open(&self) -> Store {
        match self {
            Place::File(folder) => Store::open(&folder.path().join("games.db")).await.unwrap(),
            Place::Database(url) => Store::connect(url).await.unwrap(),
        }
    }

    /// A way to change what is kept behind the server's back.
    async fn connect(&self) -> AnyConnection {
        let url = match self {
            Place::File(folder) => format!("sqlite://{}", folder.path().join("games.db").display()),
            Place::Database(url) => url.clone(),
        };
        AnyConnection::connect(&url).await.unwrap()
    }
}

impl Server {
    pub(crate) async fn start() -> Server {
        Server::start_with::<Orleans>().await
    }

    /// A server for the tables of some game.
    pub(crate) async fn start_with<H: Host>() -> Server {
        Server::start_hosting(Hosts::of::<H>()).await
    }

    /// A server for the tables of some games.
    pub(crate) async fn start_hosting(hosts: Hosts) -> Server {
        Server::start_in(hosts, Place::file(), &unlimited()).await
    }

    /// The same in a folder that is there already.
    pub(crate) async fn start_hosting_at(hosts: Hosts, folder: TempDir) -> Server {
        Server::start_in(hosts, Place::File(folder), &unlimited()).await
    }

    /// A server for Orléans that meets the world in its own way.
    pub(crate) async fn start_as(settings: &Settings) -> Server {
        Server::start_in(Hosts::of::<Orleans>(), Place::file(), settings).await
    }

    /// A server for Orléans on a PostgreSQL database, by the limits that hosts use.
    #[allow(dead_code, reason = "for the tests that measure")]
    pub(crate) async fn start_limited_on(database: String) -> Server {
        Server::start_in(Hosts::of::<Orleans>(), Place::Database(database), &Settings::default()).await
    }

    /// A server for Orléans on a PostgreSQL database.
    pub(crate) async fn start_on(database: String) -> Server {
        Server::start_on_noticing(database, NoticeSettings::default()).await
    }

    /// The same, and it tells people who are away.
    pub(crate) async fn start_on_noticing(database: String, notices: NoticeSettings) -> Server {
        Server::start_in(Hosts::of::<Orleans>(), Place::Database(database), &Settings { notices, ..unlimited() }).await
    }

    /// A server for Orléans on a PostgreSQL database whose tables wait so long for a second person.
    pub(crate) async fn start_on_for(database: String, open_for: Duration) -> Server {
        let settings = Settings { open_for: Some(open_for), ..unlimited() };
        Server::start_in(Hosts::of::<Orleans>(), Place::Database(database), &settings).await
    }

    /// A server for Orléans that tells people who are away.
    pub(crate) async fn start_noticing(notices: NoticeSettings) -> Server {
        Server::start_as(&Settings { notices, ..unlimited() }).await
    }

    /// A server for Orléans in a folder that is there already, by the limits that hosts use.
    #[allow(dead_code, reason = "for the tests that do something to the folder")]
    pub(crate) async fn start_at(folder: TempDir) -> Server {
        Server::start_in(Hosts::of::<Orleans>(), Place::File(folder), &Settings::default()).await
    }

    async fn start_in(hosts: Hosts, place: Place, settings: &Settings) -> Server {
        let store = place.open().await;
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let (stop, stopped) = oneshot::channel();
        let (served, kept, settings) = (hosts.clone(), store.clone(), settings.clone());
        let kept_to = settings.clone();
        let task = tokio::spawn(async move {
            server::serve(&served, kept, &kept_to, listener, async { stopped.await.unwrap_or(()) }).await;
        });
        Server { address, store, hosts, place, settings, stop, task }
    }

    /// Ends the server as a host would.
    pub(crate) async fn stop(self) {
        self.stop.send(()).unwrap();
        self.task.await.unwrap();
    }

    /// Ends the server wherever its bots are, and starts another one on the same file.
    pub(crate) async fn restart(self) -> Server {
        let hosts = self.hosts.clone();
        self.restart_hosting(hosts).await
    }

    /// The same for other games.
    pub(crate) async fn restart_hosting(self, hosts: Hosts) -> Server {
        let (place, settings) = self.end().await;
        Server::start_in(hosts, place, &settings).await
    }

    /// Ends the server wherever its bots are: nothing is written after this.
    async fn end(self) -> (Place, Settings) {
        self.store.close().await;
        self.stop.send(()).unwrap();
        self.task.await.unwrap();
        (self.place, self.settings)
    }

    /// A way to change what is kept behind the server's back.
    pub(crate) async fn database(&self) -> AnyConnection {
        self.place.connect().await
    }

    /// The same, but the tables have waited for so many minutes more.
    pub(crate) async fn restart_after(self, minutes: i64) -> Server {
        let hosts = self.hosts.clone();
        // A bot that still answered would write down the times of before.
        let (place, settings) = self.end().await;
        let mut store = place.connect().await;
        let rows: Vec<(String, String)> =
            sqlx::query_as("SELECT table_id, times FROM snapshots").fetch_all(&mut store).await.unwrap();
        for (table, times) in rows {
            let mut times: server::Times = serde_json::from_str(&times).unwrap();
            times.waits.iter_mut().flatten().for_each(|since| *since -= minutes * 60_000);
            let times = serde_json::to_string(&times).unwrap();
            let update = sqlx::query("UPDATE snapshots SET times = $2 WHERE table_id = $1").bind(table).bind(times);
            update.execute(&mut store).await.unwrap();
        }
        store.close().await.unwrap();
        Server::start_in(hosts, place, &settings).await
    }

    /// Somebody new.
    pub(crate) async fn guest(&self, name: &str) -> Person {
        let answer =
            Client::new().post(format!("http://{}/api/guests", self.address)).json(&json!({ "name": name })).send();
        let answer = answer.await.unwrap();
        assert_eq!(answer.status(), StatusCode::CREATED);
        let cookie = answer.headers()["set-cookie"].to_str().unwrap().to_owned();
        assert!(cookie.contains("; HttpOnly") && cookie.contains("; SameSite=Lax"), "{cookie}");
        Person::with(self, cookie.split(';').next().unwrap())
    }
}

/// Tests are faster than people.
pub(crate) fn unlimited() -> Settings {
    Settings { limits: Limits::off(), ..Settings::default() }
}

/// Somebody with a token.
pub(crate) struct Person {
    pub(crate) address: String,
    pub(crate) cookie: String,
    http: Client,
    /// Every answer so far.
    pub(crate) heard: Mutex<Vec<String>>,
}

impl Person {
    /// Whoever has this cookie.
    pub(crate) fn with(server: &Server, cookie: &str) -> Person {
        let (address, cookie) = (server.address.clone(), cookie.to_owned());
        Person { address, cookie, http: Client::new(), heard: Mutex::default() }
    }

    /// Turns to the server that runs now.
    pub(crate) fn turn_to(&mut self, server: &Server) {
        self.address.clone_from(&server.address);
    }

    pub(crate) async fn get(&self, path: &str) -> (StatusCode, Value) {
        self.send(Method::GET, path, None).await
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> (StatusCode, Value) {
        self.send(Method::POST, path, Some(body)).await
    }

    pub(crate) async fn send(&self, method: Method, path: &str, body: Option<Value>) -> (StatusCode, Value) {
        let request =
            self.http.request(method, format!("http://{}{path}", self.address)).header("cookie", &self.cookie);
        let request = if let Some(body) = body { request.json(&body) } else { request };
        let answer = request.send().await.unwrap();
        let (status, text) = (answer.status(), answer.text().await.unwrap());
        self.heard.lock().unwrap().push(text.clone());
        (status, serde_json::from_str(&text).unwrap_or(Value::Null))
    }

    /// Sets up and begins a table; everybody in `others` takes the next open seat. Gives its path.
    pub(crate) async fn table(&self, setup: Value, seats: &[&str], others: &[&Person]) -> String {
        let wishes: Vec<Value> = seats.iter().map(|seat| wish(seat)).collect();
        self.table_with(json!({ "setup": setup, "seats": wishes, "public": true }), others).await
    }

    /// The same for a wish in full.
    pub(crate) async fn table_with(&self, wish: Value, others: &[&Person]) -> String {
        let (status, table) = self.post("/api/tables", wish).await;
        assert_eq!(status, StatusCode::CREATED, "{table}");
        let path = format!("/api/tables/{}", table["id"].as_str().unwrap());
        let seats = table["seats"].as_array().unwrap();
        let open = (0..seats.len()).filter(|&seat| seats[seat]["kind"] == "open");
        for (seat, other) in open.zip(others) {
            let (status, joined) = other.post(&format!("{path}/join"), json!({ "seat": seat })).await;
            assert_eq!(status, StatusCode::OK, "{joined}");
        }
        let (status, begun) = self.post(&format!("{path}/start"), json!({})).await;
        assert_eq!((status, &begun["state"]), (StatusCode::OK, &json!("running")), "{begun}");
        path
    }

    pub(crate) async fn view(&self, table: &str, seat: u8) -> Value {
        let (status, view) = self.get(&format!("{table}/view?seat={seat}")).await;
        assert_eq!(status, StatusCode::OK, "{view}");
        view
    }

    /// Answers to what was seen.
    pub(crate) async fn answer(&self, table: &str, seat: u8, view: &Value, mv: &Value) -> (StatusCode, Value) {
        let body = json!({ "seat": seat, "number": view["number"], "move": mv });
        self.post(&format!("{table}/moves"), body).await
    }

    /// Makes one acceptable move if asked; gives what the seat sees after that.
    pub(crate) async fn step(&self, table: &str, seat: u8, luck: &mut u64) -> Value {
        let view = self.view(table, seat).await;
        let Some(mv) = pick(&view, luck) else {
            tokio::time::sleep(Duration::from_millis(2)).await;
            return view;
        };
        let (status, after) = self.answer(table, seat, &view, &mv).await;
        // Somebody else may have moved in between; then the refusal brings the current view.
        match status {
            StatusCode::CONFLICT => after["current"].clone(),
            _ => {
                assert_eq!(status, StatusCode::OK, "{mv}: {after}");
                after
            }
        }
    }
}

/// A seat in one word: `me`, `invited`, `open` or the name of a bot.
pub(crate) fn wish(seat: &str) -> Value {
    if ["me", "invited", "open"].contains(&seat) { json!(seat) } else { json!({ "bot": seat }) }
}

/// One of the options that lead on, by luck.
pub(crate) fn pick(view: &Value, luck: &mut u64) -> Option<Value> {
    let options = view["options"].as_array().unwrap();
    let leads_on = |mv: &&Value| mv.get("put_back").is_none() && mv.get("take_back").is_none();
    let options: Vec<&Value> = options.iter().filter(leads_on).collect();
    *luck = luck.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
    let nth = (*luck >> 33) as usize % options.len().max(1);
    options.get(nth).map(|&mv| mv.clone())
}

/// A set-up of the current edition.
pub(crate) fn setup(players: u8) -> Value {
    json!({ "edition": "current", "players": players })
}

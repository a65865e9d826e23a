//! People who are away hear that their table waits: once, by webhook or e-mail, and never where they should not.

use crate::accounts::{PASSWORD, credentials, fresh};
use crate::client::{Person, Server, setup};
use crate::live::Socket;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode as Status, header};
use axum::response::IntoResponse;
use axum::routing::post;
use axum::{Json, Router};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::{MailServer, NoticeSettings};
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpListener;
use tokio::sync::mpsc;
use tokio::time::timeout;

/// Longer than anything here takes on a busy machine.
const LONG: Duration = Duration::from_secs(30);

pub(crate) fn settings() -> NoticeSettings {
    let after = Duration::from_millis(300);
    NoticeSettings {
        after,
        allow_local_webhooks: true,
        public_url: "https://example.org/".into(),
        ..Default::default()
    }
}

struct Receiver {
    told: mpsc::UnboundedSender<(&'static str, Value)>,
    failures: AtomicUsize,
}

/// Somebody's program on the web: `/hook` takes notices after `failures` errors, `/moved` leads to `/secret`.
pub(crate) async fn receiver(failures: usize) -> (String, mpsc::UnboundedReceiver<(&'static str, Value)>) {
    let (told, heard) = mpsc::unbounded_channel();
    let receiver = Arc::new(Receiver { told, failures: AtomicUsize::new(failures) });
    let hook = async |State(receiver): State<Arc<Receiver>>, Json(notice): Json<Value>| {
        let fails =
            receiver.failures.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |left| left.checked_sub(1)).is_ok();
        receiver.told.send((if fails { "refused" } else { "hook" }, notice)).unwrap();
        if fails { Status::INTERNAL_SERVER_ERROR } else { Status::NO_CONTENT }
    };
    let moved = async |State(receiver): State<Arc<Receiver>>, Json(notice): Json<Value>| {
        receiver.told.send(("moved", notice)).unwrap();
        (Status::TEMPORARY_REDIRECT, HeaderMap::from_iter([(header::LOCATION, "/secret".parse().unwrap())]))
            .into_response()
    };
    let secret = async |State(receiver): State<Arc<Receiver>>| receiver.told.send(("secret", Value::Null)).unwrap();
    let pages = Router::new().route("/hook", post(hook)).route("/moved", post(moved)).route("/secret", post(secret));
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    tokio::spawn(async { axum::serve(listener, pages.with_state(receiver)).await.unwrap() });
    (address, heard)
}

async fn wish(person: &Person, wish: Value) -> (StatusCode, Value) {
    person.send(Method::PUT, "/api/me/notices", Some(wish)).await
}

/// The next notice.
pub(crate) async fn next<T>(heard: &mut mpsc::UnboundedReceiver<T>) -> T {
    timeout(LONG, heard.recv()).await.expect("a notice comes").unwrap()
}

/// Nothing comes while several notices could.
pub(crate) async fn nothing<T: std::fmt::Debug>(heard: &mut mpsc::UnboundedReceiver<T>) {
    let more = timeout(Duration::from_millis(1_500), heard.recv()).await;
    assert!(more.is_err(), "{more:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_away_is_told_once_for_each_wait() {
    let server = Server::start_noticing(settings()).await;
    let (hook, mut heard) = receiver(1).await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    assert_eq!(ada.get("/api/me/notices").await, (StatusCode::OK, json!({ "webhook": null, "email": null })));
    let address = format!("{hook}/hook");
    let kept = json!({ "webhook": address, "email": null });
    assert_eq!(wish(&ada, json!({ "webhook": address })).await, (StatusCode::OK, kept.clone()));
    assert_eq!(ada.get("/api/me/notices").await.1, kept);

    let table = ada.table(setup(2), &["me", "open"], &[&ben]).await;
    let id = table.rsplit('/').next().unwrap();
    // The first try fails; it is made again. Ben, who waits too, did not ask for it.
    let (first, notice) = next(&mut heard).await;
    let (second, again) = next(&mut heard).await;
    assert_eq!((first, second, &notice), ("refused", "hook", &again));
    assert_eq!((&notice["table"], &notice["game"]), (&json!(id), &json!("orleans")));
    assert_eq!(notice["link"], format!("https://example.org/table/{id}"));
    assert!(notice["message"].as_str().is_some_and(|message| !message.is_empty()));
    nothing(&mut heard).await;

    // They plan; then one of them is asked alone, and if it is Ada it is another wait.
    let mut luck = 1;
    let mut asked_alone = false;
    for _ in 0..2_000 {
        ben.step(&table, 1, &mut luck).await;
        let view = ada.view(&table, 0).await;
        let planned = !view["question"].is_null() && view["question"] != "plan";
        asked_alone = view["waits_for"] == json!([0]) && planned;
        if asked_alone {
            break;
        }
        ada.step(&table, 0, &mut luck).await;
    }
    assert!(asked_alone, "Ada is never asked alone");
    assert_eq!(next(&mut heard).await.1["table"], id);
    nothing(&mut heard).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_there_is_not_told() {
    let server = Server::start_noticing(settings()).await;
    let (hook, mut heard) = receiver(0).await;
    let ada = server.guest("Ada").await;
    wish(&ada, json!({ "webhook": format!("{hook}/hook") })).await;
    let table = ada.table(setup(2), &["me", "me"], &[]).await;
    let socket = Socket::open(&ada, &table, "seat=0").await.unwrap();
    nothing(&mut heard).await;
    drop(socket);
    next(&mut heard).await;
    // Who does not want to hear of it any more does not.
    assert_eq!(wish(&ada, json!({})).await.0, StatusCode::OK);
    assert_eq!(ada.get("/api/me/notices").await.1["webhook"], Value::Null);
}

/// Somebody with more waiting seats than anybody looks at in one go silences nobody else.
#[tokio::test(flavor = "multi_thread")]
async fn one_person_does_not_silence_the_others() {
    everybody_is_told(Server::start_noticing(settings()).await).await;
}

pub(crate) async fn everybody_is_told(server: Server) {
    let (hook, mut heard) = receiver(0).await;
    let (eve, ben) = (server.guest("Eve").await, server.guest("Ben").await);
    let many = eve.table(setup(2), &["me", "me"], &[]).await;
    multiply(&server, many.rsplit('/').next().unwrap(), 1_150).await;
    wish(&eve, json!({ "webhook": format!("{hook}/hook") })).await;
    wish(&ben, json!({ "webhook": format!("{hook}/hook") })).await;
    let table = ben.table(setup(2), &["me", "me"], &[]).await;
    let id = table.rsplit('/').next().unwrap();
    let told = timeout(LONG, async { while heard.recv().await.unwrap().1["table"] != id {} }).await;
    assert!(told.is_ok(), "Ben is not told");
    // What she is told of comes bit by bit, and comes to an end.
    let mut tables = HashMap::new();
    while tables.len() < 100 {
        let times = tables.entry(next(&mut heard).await.1["table"].to_string()).or_insert(0);
        *times += 1;
        assert!(*times <= 2, "once for each of her seats");
    }
}

/// Copies a table, so many times, in the store alone.
async fn multiply(server: &Server, table: &str, times: i64) {
    let mut store = server.database().await;
    for copy in [
        "WITH RECURSIVE nth(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM nth WHERE n < $2)
         INSERT INTO tables (id, game, host, setup, options, state, listed, created, votes)
         SELECT id || n, game, host, setup, options, state, listed, created, votes FROM tables, nth WHERE id = $1",
        "WITH RECURSIVE nth(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM nth WHERE n < $2)
         INSERT INTO seats (table_id, seat, kind, holder)
         SELECT table_id || n, seat, kind, holder FROM seats, nth WHERE table_id = $1",
        "WITH RECURSIVE nth(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM nth WHERE n < $2)
         INSERT INTO games (table_id, number, record, state)
         SELECT table_id || n, number, record, state FROM games, nth WHERE table_id = $1",
        "WITH RECURSIVE nth(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM nth WHERE n < $2)
         INSERT INTO snapshots (table_id, number, seen, asked, times)
         SELECT table_id || n, number, seen, asked, times FROM snapshots, nth WHERE table_id = $1",
    ] {
        sqlx::query(copy).bind(table).bind(times).execute(&mut store).await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn notices_do_not_follow_where_they_are_led() {
    let server = Server::start_noticing(settings()).await;
    let (hook, mut heard) = receiver(0).await;
    let ada = server.guest("Ada").await;
    wish(&ada, json!({ "webhook": format!("{hook}/moved") })).await;
    ada.table(setup(2), &["me", "me"], &[]).await;
    for _ in 0..2 {
        assert_eq!(next(&mut heard).await.0, "moved");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn notices_do_not_lead_into_the_network_of_the_server() {
    let server = Server::start().await;
    let ada = server.guest("Ada").await;
    for wrong in [
        "http://127.0.0.1:8080/",
        "http://localhost/",
        "http://localhost./",
        "http://x.LOCALHOST./",
        "http://10.0.0.1/x",
        "http://[::1]/",
        "http://169.254.169.254/latest",
        "http://2130706433/",
        "http://0x7f.1/",
        "ftp://example.org/",
        "file:///etc/passwd",
        "not an address",
        "",
    ] {
        let (status, refusal) = wish(&ada, json!({ "webhook": wrong })).await;
        assert_eq!((status, &refusal["code"]), (StatusCode::BAD_REQUEST, &json!("bad_request")), "{wrong}");
    }
    let long = format!("https://example.org/{}", "x".repeat(600));
    assert_eq!(wish(&ada, json!({ "webhook": long })).await.0, StatusCode::BAD_REQUEST);
    assert_eq!(wish(&ada, json!({ "fax": "1" })).await.0, StatusCode::BAD_REQUEST);
    assert_eq!(wish(&ada, json!({ "webhook": "https://example.org/x" })).await.0, StatusCode::OK);
    assert_eq!(wish(&ada, json!({ "email": "ada@example.org" })).await.0, StatusCode::CONFLICT, "no mail server");
    let stranger = reqwest::Client::new().put(format!("http://{}/api/me/notices", server.address)).json(&json!({}));
    assert_eq!(stranger.send().await.unwrap().status(), StatusCode::UNAUTHORIZED);
}

/// A mail server that takes every letter.
async fn mail_server() -> (String, mpsc::UnboundedReceiver<String>) {
    let (told, heard) = mpsc::unbounded_channel();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("smtp://{}", listener.local_addr().unwrap());
    tokio::spawn(async move {
        loop {
            let (line, _) = listener.accept().await.unwrap();
            tokio::spawn(take_letter(line, told.clone()));
        }
    });
    (url, heard)
}

async fn take_letter(line: tokio::net::TcpStream, told: mpsc::UnboundedSender<String>) {
    let (read, mut write) = line.into_split();
    let (mut lines, mut letter, mut in_letter) = (BufReader::new(read).lines(), String::new(), false);
    write.write_all(b"220 ready\r\n").await.unwrap();
    while let Ok(Some(line)) = lines.next_line().await {
        letter += &format!("{line}\n");
        let answer = match line.as_str() {
            "." => {
                in_letter = false;
                told.send(std::mem::take(&mut letter)).unwrap();
                "250 taken\r\n"
            }
            _ if in_letter => continue,
            "DATA" => {
                in_letter = true;
                "354 go on\r\n"
            }
            "QUIT" => "221 bye\r\n",
            _ => "250 fine\r\n",
        };
        write.write_all(answer.as_bytes()).await.unwrap();
    }
}

/// A server with a mail server; letters to one address are so far apart.
async fn writing(letters_apart: Duration) -> (Server, mpsc::UnboundedReceiver<String>) {
    let (url, letters) = mail_server().await;
    let mail = Some(MailServer { url, from: "Games <games@example.org>".into() });
    (Server::start_noticing(NoticeSettings { mail, letters_apart, ..settings() }).await, letters)
}

/// Somebody with an account, who wants letters to this address.
async fn with_letters(server: &Server, name: &str, address: &str) -> (StatusCode, Person) {
    let person = fresh(server, "/api/accounts", credentials(name, PASSWORD)).await.2.unwrap();
    (wish(&person, json!({ "email": address })).await.0, person)
}

/// What the link in a letter holds.
fn secret(letter: &str) -> String {
    // A long line is cut where a letter is written down.
    let text = letter.replace("=\n", "").replace("=3D", "=");
    let (_, rest) = text.split_once("https://example.org/account?confirm=").expect("a link");
    rest.chars().take_while(char::is_ascii_hexdigit).collect()
}

async fn confirm(person: &Person, secret: &str) -> StatusCode {
    person.post("/api/confirmations", json!({ "secret": secret })).await.0
}

/// No notice goes to an address before its owner has opened the link; then one does.
#[tokio::test(flavor = "multi_thread")]
async fn letters_go_to_addresses_that_were_confirmed() {
    let (server, mut letters) = writing(Duration::from_millis(10)).await;
    let guest = server.guest("Eve").await;
    assert_eq!(wish(&guest, json!({ "email": "ada@example.org" })).await.0, StatusCode::CONFLICT, "no account");
    let (status, ada) = with_letters(&server, "Ada", "ada@example.org").await;
    assert_eq!(status, StatusCode::OK);
    for wrong in ["nobody", "a@b\r\nBcc: c@d", "<a@b.org>, <c@d.org>"] {
        assert_eq!(wish(&ada, json!({ "email": wrong })).await.0, StatusCode::BAD_REQUEST, "{wrong}");
    }
    let first = next(&mut letters).await;
    assert!(first.contains("RCPT TO:<ada@example.org>"), "{first}");
    let kept = |confirmed: bool| json!({ "webhook": null, "email": "ada@example.org", "confirmed": confirmed });
    assert_eq!(ada.get("/api/me/notices").await.1, kept(false));
    let table = ada.table(setup(2), &["me", "me"], &[]).await;
    nothing(&mut letters).await;
    assert_eq!(confirm(&guest, &"0".repeat(32)).await, StatusCode::NOT_FOUND);
    // On whatever device it was read.
    assert_eq!(confirm(&guest, &secret(&first)).await, StatusCode::NO_CONTENT);
    assert_eq!(confirm(&guest, &secret(&first)).await, StatusCode::NOT_FOUND, "it opens once");
    assert_eq!(ada.get("/api/me/notices").await.1, kept(true));
    let letter = next(&mut letters).await;
    let link = format!("https://example.org/table/{}", table.rsplit('/').next().unwrap());
    for part in ["RCPT TO:<ada@example.org>", "From: Games <games@example.org>", link.as_str()] {
        assert!(letter.contains(part), "{part} is not in {letter}");
    }
    // Another address is another question, and until it is answered nothing goes there.
    assert_eq!(wish(&ada, json!({ "email": "eve@example.org" })).await.1["confirmed"], false);
    // On a slow machine the pause may be over before the wait of Ada's second seat is looked at: that is a letter more.
    while !next(&mut letters).await.contains("RCPT TO:<eve@example.org>") {}
    let (hook, mut heard) = receiver(0).await;
    wish(&ada, json!({ "email": "eve@example.org", "webhook": format!("{hook}/hook") })).await;
    // The letter that asks is sent again; the next table is told of on the web alone.
    while !next(&mut letters).await.contains("RCPT TO:<eve@example.org>") {}
    ada.table(setup(2), &["me", "me"], &[]).await;
    next(&mut heard).await;
    nothing(&mut letters).await;
}

/// However many people name an address, and however many tables wait: one letter, and the next one after a while.
#[tokio::test(flavor = "multi_thread")]
async fn an_address_is_left_in_peace() {
    let apart = Duration::from_secs(2);
    let (server, mut letters) = writing(apart).await;
    let mut refused = 0;
    let mut people = Vec::new();
    for (name, address) in [("Ada", "ada@example.org"), ("Ben", "Ada+x@example.org"), ("Cleo", "a.da@example.org")] {
        let (status, person) = with_letters(&server, name, address).await;
        refused += usize::from(status == StatusCode::TOO_MANY_REQUESTS);
        people.push(person);
    }
    assert_eq!(refused, 2, "three names for one letter box");
    let asked = next(&mut letters).await;
    assert_eq!(wish(&people[0], json!({ "email": "ada@example.org" })).await.0, StatusCode::OK, "saved again");
    assert_eq!(confirm(&people[0], &secret(&asked)).await, StatusCode::NO_CONTENT, "and the link still opens");
    for _ in 0..5 {
        people[0].table(setup(2), &["me", "me"], &[]).await;
    }
    let mut times = Vec::new();
    for _ in 0..3 {
        next(&mut letters).await;
        times.push(std::time::Instant::now());
    }
    for pair in times.windows(2) {
        assert!(pair[1] - pair[0] > apart / 2, "letters {:?} apart", pair[1] - pair[0]);
    }
}

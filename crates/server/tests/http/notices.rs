//! People who are away hear that their table waits: once, by webhook or e-mail, and never where they should not.

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
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpListener;
use tokio::sync::mpsc;
use tokio::time::timeout;

/// Longer than anything here takes on a busy machine.
const LONG: Duration = Duration::from_secs(30);

fn settings() -> NoticeSettings {
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
async fn receiver(failures: usize) -> (String, mpsc::UnboundedReceiver<(&'static str, Value)>) {
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
async fn next<T>(heard: &mut mpsc::UnboundedReceiver<T>) -> T {
    timeout(LONG, heard.recv()).await.expect("a notice comes").unwrap()
}

/// Nothing comes while several notices could.
async fn nothing<T: std::fmt::Debug>(heard: &mut mpsc::UnboundedReceiver<T>) {
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
        asked_alone = view["waits_for"] == json!([0]) && !view["question"].is_null();
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

#[tokio::test(flavor = "multi_thread")]
async fn letters_are_sent() {
    let (url, mut letters) = mail_server().await;
    let mail = Some(MailServer { url, from: "Games <games@example.org>".into() });
    let server = Server::start_noticing(NoticeSettings { mail, ..settings() }).await;
    let ada = server.guest("Ada").await;
    for wrong in ["nobody", "a@b\r\nBcc: c@d", "<a@b.org>, <c@d.org>"] {
        assert_eq!(wish(&ada, json!({ "email": wrong })).await.0, StatusCode::BAD_REQUEST, "{wrong}");
    }
    assert_eq!(wish(&ada, json!({ "email": "ada@example.org" })).await.0, StatusCode::OK);
    let table = ada.table(setup(2), &["me", "me"], &[]).await;
    let letter = next(&mut letters).await;
    let link = format!("https://example.org/table/{}", table.rsplit('/').next().unwrap());
    for part in ["RCPT TO:<ada@example.org>", "From: Games <games@example.org>", link.as_str()] {
        assert!(letter.contains(part), "{part} is not in {letter}");
    }
}

//! The gate: limits, addresses, places, patience, and the farewell.

use crate::client::{Server, setup, unlimited};
use crate::live::Socket;
use reqwest::{Client, StatusCode};
use serde_json::{Value, json};
use server::{Limits, Settings};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

const SOON: Duration = Duration::from_secs(20);

/// Asks for the list of tables, as if for `address`.
async fn ask(http: &Client, server: &Server, address: &str) -> reqwest::Response {
    let request = http.get(format!("http://{}/api/tables", server.address));
    request.header("x-forwarded-for", address).send().await.unwrap()
}

/// How many of a hundred requests are answered before one is refused, and the refusal.
async fn until_refused(http: &Client, server: &Server, address: &str) -> (usize, Option<reqwest::Response>) {
    for nth in 0..100 {
        let answer = ask(http, server, address).await;
        if answer.status() != StatusCode::OK {
            return (nth, Some(answer));
        }
    }
    (100, None)
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_too_fast_is_told_when_to_come_again() {
    let settings = Settings { behind_proxy: true, limits: "30".parse().unwrap(), ..Settings::default() };
    let server = Server::start_as(&settings).await;
    let http = Client::new();
    let (answered, refusal) = until_refused(&http, &server, "192.0.2.1").await;
    let refusal = refusal.expect("a hundred requests are too many");
    assert!((1..40).contains(&answered), "{answered}");
    assert_eq!(refusal.status(), StatusCode::TOO_MANY_REQUESTS);
    let wait: u64 = refusal.headers()["retry-after"].to_str().unwrap().parse().unwrap();
    assert!((1..=60).contains(&wait), "{wait}");
    let problem: Value = refusal.json().await.unwrap();
    assert_eq!((&problem["code"], problem["message"].is_string()), (&json!("too_fast"), true));
    // Others are served; what a stranger says before the proxy's own word counts for nothing.
    assert_eq!(ask(&http, &server, "192.0.2.2").await.status(), StatusCode::OK);
    let refused = ask(&http, &server, "192.0.2.3, 192.0.2.1").await.status();
    assert_eq!(refused, StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_proxy_nobody_says_who_somebody_is() {
    let server = Server::start_as(&Settings { limits: "30".parse().unwrap(), ..Settings::default() }).await;
    let http = Client::new();
    let mut refused = false;
    for nth in 0..100 {
        refused |= ask(&http, &server, &format!("192.0.2.{nth}")).await.status() == StatusCode::TOO_MANY_REQUESTS;
    }
    assert!(refused, "a hundred addresses were believed");
    let guest = Client::new().post(format!("http://{}/api/guests", server.address)).json(&json!({ "name": "Ada" }));
    let guest = guest.header("x-forwarded-proto", "https").send().await.unwrap();
    assert!(guest.headers().get("set-cookie").is_none_or(|cookie| !cookie.to_str().unwrap().contains("Secure")));
}

/// A person has a pace of their own, whatever addresses they come from.
#[tokio::test(flavor = "multi_thread")]
async fn a_person_has_one_pace_at_all_addresses() {
    let settings = Settings { behind_proxy: true, limits: "200".parse().unwrap(), ..Settings::default() };
    let server = Server::start_as(&settings).await;
    let ada = server.guest("Ada").await;
    let mut refused = false;
    for nth in 0..100 {
        let me = Client::new().get(format!("http://{}/api/me", server.address)).header("cookie", &ada.cookie);
        let answer = me.header("x-forwarded-for", format!("192.0.2.{nth}")).send().await.unwrap();
        refused |= answer.status() == StatusCode::TOO_MANY_REQUESTS;
    }
    assert!(refused, "a hundred requests from a hundred addresses");
}

#[tokio::test(flavor = "multi_thread")]
async fn over_https_a_cookie_never_travels_without() {
    let server = Server::start_as(&Settings { behind_proxy: true, ..unlimited() }).await;
    for (scheme, secure) in [("https", true), ("http", false), ("https, http", false)] {
        let guest = Client::new().post(format!("http://{}/api/guests", server.address)).json(&json!({ "name": "Ada" }));
        let guest = guest.header("x-forwarded-proto", scheme).send().await.unwrap();
        let cookie = guest.headers()["set-cookie"].to_str().unwrap();
        assert_eq!(cookie.contains("; Secure"), secure, "{scheme}: {cookie}");
    }
}

/// What browsers are told with every answer; that only https will do is told by https alone.
#[tokio::test(flavor = "multi_thread")]
async fn browsers_are_told_what_pages_may_do() {
    let server = Server::start_as(&Settings { behind_proxy: true, ..unlimited() }).await;
    for (path, scheme) in [("/", "https"), ("/api/games", "http"), ("/api/nothing", "https"), ("/healthz", "https")] {
        let request = Client::new().get(format!("http://{}{path}", server.address));
        let answer = request.header("x-forwarded-proto", scheme).send().await.unwrap();
        let says = |name: &str| answer.headers().get(name).map(|value| value.to_str().unwrap().to_owned());
        assert_eq!(says("cross-origin-opener-policy").as_deref(), Some("same-origin"), "{path}");
        assert_eq!(says("cross-origin-resource-policy").as_deref(), Some("same-origin"), "{path}");
        assert!(says("permissions-policy").is_some_and(|policy| policy.contains("camera=()")), "{path}");
        assert_eq!(says("strict-transport-security").is_some(), scheme == "https", "{path}");
    }
}

/// Who is refused before the body is read hears that the line closes; who has sent it all keeps the line.
#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_before_the_body_says_that_it_closes() {
    let server = Server::start().await;
    let head = "POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n";
    for text in [
        format!("{head}content-length: 5000\r\n\r\n"),
        format!("{head}content-length: 50\r\norigin: http://evil.example\r\n\r\n{{"),
        format!("{head}transfer-encoding: chunked\r\n\r\n"),
    ] {
        let mut line = TcpStream::connect(&server.address).await.unwrap();
        line.write_all(text.as_bytes()).await.unwrap();
        let mut answer = String::new();
        timeout(SOON, line.read_to_string(&mut answer)).await.expect("the line closes").unwrap();
        assert!(answer.starts_with("HTTP/1.1 40"), "{answer}");
        assert!(answer.to_lowercase().contains("\r\nconnection: close\r\n"), "{answer}");
    }
    let guest = format!("{}content-length: 14\r\n\r\n{{\"name\":\"Ada\"}}", head.replace("tables", "guests"));
    let mut line = TcpStream::connect(&server.address).await.unwrap();
    for _ in 0..2 {
        line.write_all(guest.as_bytes()).await.unwrap();
        let mut answer = vec![0; 4_096];
        let length = timeout(SOON, line.read(&mut answer)).await.unwrap().unwrap();
        let answer = String::from_utf8_lossy(&answer[..length]).to_lowercase();
        assert!(answer.starts_with("http/1.1 201") && !answer.contains("connection: close"), "{answer}");
    }
}

/// One address has so many places; the next one is told so at once, and a place that is left is free again.
#[tokio::test(flavor = "multi_thread")]
async fn one_address_does_not_take_all_places() {
    let server = Server::start_as(&Settings::default()).await;
    let mut lines = Vec::new();
    let refusal = loop {
        let mut line = TcpStream::connect(&server.address).await.unwrap();
        let mut text = String::new();
        // Whoever has a place hears nothing, for nothing was asked.
        match timeout(Duration::from_millis(20), line.read_to_string(&mut text)).await {
            Err(_) => lines.push(line),
            Ok(_) => break text,
        }
        assert!(lines.len() < 2_000, "nobody is turned away");
    };
    assert!(refusal.starts_with("HTTP/1.1 503 ") && refusal.contains("\"crowded\""), "{refusal}");
    drop(lines);
    let begin = Instant::now();
    while Client::new().get(format!("http://{}/healthz", server.address)).send().await.is_err() {
        assert!(begin.elapsed() < SOON, "the places are not free again");
    }
}

/// Who sends a request letter by letter is shown out, in the head as in the body, and so is who says nothing.
#[tokio::test(flavor = "multi_thread")]
async fn slow_senders_are_shown_out() {
    let server = Server::start_as(&Settings { patience: Duration::from_millis(700), ..unlimited() }).await;
    let head = "POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 500\r\n";
    for text in ["", "POST /api/gue", head, &format!("{head}\r\n{{\"na")] {
        let mut line = TcpStream::connect(&server.address).await.unwrap();
        line.write_all(text.as_bytes()).await.unwrap();
        let mut answer = String::new();
        let end = timeout(SOON, line.read_to_string(&mut answer)).await;
        assert!(end.is_ok(), "still waiting after `{text}`");
        assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 408 "), "{text}: {answer}");
    }
}

/// Who does not read the answers loses the line: what comes is what was on its way, and then nothing.
#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_read_is_shown_out() {
    let server = Server::start_as(&Settings { patience: Duration::from_millis(700), ..unlimited() }).await;
    let one = Client::new().get(format!("http://{}/api/rules", server.address)).send().await.unwrap();
    let length = one.bytes().await.unwrap().len();
    let asked = (40 << 20) / length;
    let mut line = TcpStream::connect(&server.address).await.unwrap();
    line.write_all("GET /api/rules HTTP/1.1\r\nhost: x\r\n\r\n".repeat(asked).as_bytes()).await.unwrap();
    tokio::time::sleep(Duration::from_secs(3)).await;
    let mut heard = Vec::new();
    // The line is closed or reset; before that, what the system had already taken.
    let end = timeout(SOON, line.read_to_end(&mut heard)).await;
    assert!(end.is_ok(), "the line is still open");
    assert!(heard.len() < asked * length * 9 / 10, "all {asked} answers came to somebody who did not read");
}

/// A server that ends says good-bye to its sockets and is gone soon.
#[tokio::test(flavor = "multi_thread")]
async fn sockets_are_told_that_the_server_ends() {
    let server = Server::start().await;
    let ada = server.guest("Ada").await;
    let table = ada.table(setup(2), &["me", "easy"], &[]).await;
    let mut sockets = Vec::new();
    for _ in 0..20 {
        sockets.push(Socket::open(&ada, &table, "seat=0").await.unwrap());
    }
    let begin = Instant::now();
    let stopped = tokio::spawn(server.stop());
    for socket in &mut sockets {
        while socket.next().await.is_some() {}
    }
    stopped.await.unwrap();
    assert!(begin.elapsed() < Duration::from_secs(10), "{:?}", begin.elapsed());
}

#[test]
fn limits_are_off_or_a_number() {
    assert_eq!("off".parse(), Ok(Limits::off()));
    assert_eq!("12000".parse(), Ok(Limits::default()));
    for wrong in ["", "0", "-1", "many", "1e3"] {
        assert!(wrong.parse::<Limits>().is_err(), "{wrong}");
    }
}

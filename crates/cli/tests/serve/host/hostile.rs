//! Strangers at the door: thousands of lines, readers who do not read, and noise. The game goes on, and memory is bounded.

use super::served::{Guest, Served, orleans};
use serde_json::json;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

const SOON: Duration = Duration::from_secs(20);
/// How much the server may grow, in megabytes.
const GROWTH: u64 = 500;

/// As many connections as the machine allows, each with the beginning of a request.
async fn crowd(address: &str, most: usize) -> Vec<TcpStream> {
    let mut lines = Vec::new();
    while lines.len() < most {
        let Ok(Ok(mut line)) = timeout(SOON, TcpStream::connect(address)).await else { break };
        if line.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\nx-slow: ").await.is_err() {
            break;
        }
        lines.push(line);
    }
    // Room for those who play.
    lines.truncate(lines.len().saturating_sub(50).max(100));
    lines
}

#[tokio::test(flavor = "multi_thread")]
async fn thousands_of_lines_do_not_stop_the_game() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::start(folder.path(), &[]);
    let ada = Guest::arrive(&served.address, "/api/guests", json!({ "name": "Ada" })).await;
    let table = ada.table(json!(["me", { "bot": "easy" }])).await;
    ada.start(&table).await;
    let before = served.megabytes();
    let lines = crowd(&served.address, 10_000).await;
    ada.play(&table, 10).await;
    let grown = served.megabytes().saturating_sub(before);
    assert!(grown < GROWTH, "{} lines cost {grown} MB", lines.len());
    drop(lines);
    ada.play(&table, 10).await;
    served.stop();
}

/// By default one address has some hundred lines, whatever it tries.
#[tokio::test(flavor = "multi_thread")]
async fn one_address_cannot_take_all_lines() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::begin(orleans(folder.path(), &["serve", "--addr", "127.0.0.1:0"]));
    let before = served.megabytes();
    let mut lines = crowd(&served.address, 2_000).await;
    let mut closed = 0;
    for line in &mut lines {
        let mut byte = [0];
        // Who was turned away finds the line closed or reads why.
        closed += usize::from(timeout(Duration::from_millis(1), line.read(&mut byte)).await.is_ok());
    }
    let open = lines.len() - closed;
    assert!(open <= 600, "{open} lines from one address");
    assert!(served.megabytes().saturating_sub(before) < GROWTH);
    drop(lines);
    let begin = Instant::now();
    while reqwest::get(format!("http://{}/healthz", served.address)).await.is_err() {
        assert!(begin.elapsed() < SOON, "nobody gets in any more");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// The handshake of a socket, by hand.
async fn socket(served: &Served, guest: &Guest, table: &str) -> TcpStream {
    let mut line = TcpStream::connect(&served.address).await.unwrap();
    let request = format!(
        "GET /api/tables/{table}/live?seat=0 HTTP/1.1\r\nhost: {}\r\ncookie: {}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        served.address, guest.cookie
    );
    line.write_all(request.as_bytes()).await.unwrap();
    line
}

/// Some listen and never read, some talk nonsense: neither holds up the game nor fills the memory.
#[tokio::test(flavor = "multi_thread")]
async fn bad_listeners_do_not_stop_the_game() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::start(folder.path(), &[]);
    let ada = Guest::arrive(&served.address, "/api/guests", json!({ "name": "Ada" })).await;
    let table = ada.table(json!(["me", { "bot": "easy" }])).await;
    ada.start(&table).await;
    let id = table["id"].as_str().unwrap();
    let before = served.megabytes();
    let mut silent = Vec::new();
    for _ in 0..200 {
        silent.push(socket(&served, &ada, id).await);
    }
    for noise in [&[0xff_u8; 300][..], b"GET / HTTP/1.1\r\n\r\n", &[0x81, 0xfe, 0xff, 0xff], &[0x8f, 0x80, 1, 2, 3, 4]]
    {
        let mut line = socket(&served, &ada, id).await;
        line.write_all(noise).await.unwrap();
        let mut rest = Vec::new();
        // Half a frame may be followed by the other half; everything else ends the line.
        timeout(Duration::from_secs(2), line.read_to_end(&mut rest)).await.ok();
        assert!(!rest.is_empty());
    }
    for _ in 0..100 {
        let mut line = TcpStream::connect(&served.address).await.unwrap();
        line.write_all(&[0x16, 3, 1, 0, 0xa5, 1, 0, 0]).await.unwrap();
        let mut rest = Vec::new();
        assert!(timeout(SOON, line.read_to_end(&mut rest)).await.is_ok(), "noise is answered or cut off");
    }
    ada.play(&table, 60).await;
    let grown = served.megabytes().saturating_sub(before);
    assert!(grown < GROWTH / 2, "{grown} MB for 200 silent listeners");
    drop(silent);
    served.stop();
}

/// Who pings without end and never reads is shown out before the answers fill the memory.
#[tokio::test(flavor = "multi_thread")]
async fn who_only_pings_is_shown_out() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::start(folder.path(), &[]);
    let ada = Guest::arrive(&served.address, "/api/guests", json!({ "name": "Ada" })).await;
    let table = ada.table(json!(["me", { "bot": "easy" }])).await;
    ada.start(&table).await;
    let mut line = socket(&served, &ada, table["id"].as_str().unwrap()).await;
    let before = served.megabytes();
    // A hundred pings of the greatest length; four hundred thousand of them ask for 50 MB of answers.
    let pings = [&[0x89, 0x80 | 125, 0, 0, 0, 0][..], &[7; 125]].concat().repeat(100);
    let end = timeout(SOON, async {
        for _ in 0..4_000 {
            line.write_all(&pings).await?;
        }
        Ok::<_, std::io::Error>(())
    });
    let end = end.await;
    let grown = served.megabytes().saturating_sub(before);
    assert!(grown < 16, "{grown} MB for who only pings");
    assert!(matches!(end, Ok(Err(_))), "all pings are taken: {end:?}");
    ada.play(&table, 3).await;
    served.stop();
}

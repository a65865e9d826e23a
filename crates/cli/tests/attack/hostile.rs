//! Everything that one address can try: each attack goes on until the end, as fast as it is let, and never further than loopback.

use reqwest::{Client, Method};
use serde_json::{Value, json};
use std::net::{IpAddr, SocketAddr};
use std::time::{Duration, Instant};
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::JoinSet;

/// Where all of it comes from; people come from elsewhere.
const HOSTILE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(127, 0, 0, 66));
/// The rest between two tries of one attacker: together they send more than one address may.
const REST: Duration = Duration::from_millis(20);

/// Begins all attacks; gives the name of each and how often it was tried.
pub(crate) fn everything(server: String, end: Instant) -> JoinSet<(&'static str, usize)> {
    let mut attacks = JoinSet::new();
    for (name, lines, text) in [
        ("reads nothing", 100, "GET /api/rules HTTP/1.1\r\nhost: x\r\n\r\n".repeat(50)),
        ("half a head", 100, "GET /api/me HTTP/1.1\r\nhost: x\r\nx-slow: ".to_owned()),
        ("half a body", 50, format!("{POST}content-length: 8000\r\n\r\n{{\"name\":\"")),
        ("refused before the body", 20, format!("{POST}origin: http://evil.example\r\ncontent-length: 8000\r\n\r\n")),
    ] {
        attacks.spawn(hold(server.clone(), end, name, lines, text));
    }
    let evil = Evil::new(server);
    for (name, wave) in WAVES {
        let evil = evil.clone();
        attacks.spawn(async move {
            let mut tries = 0;
            while Instant::now() < end {
                // What is refused is tried again.
                tries += wave(&evil, tries).await.is_some() as usize;
                tokio::time::sleep(REST).await;
            }
            (name, tries)
        });
    }
    for _ in 0..10 {
        attacks.spawn(ping(evil.clone(), end));
    }
    attacks.spawn(play(evil, end));
    attacks
}

const POST: &str = "POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n";

async fn connect(server: &str) -> Option<TcpStream> {
    let socket = TcpSocket::new_v4().ok()?;
    socket.bind(SocketAddr::new(HOSTILE, 0)).ok()?;
    socket.connect(server.parse().ok()?).await.ok()
}

/// Holds lines on which something was begun, and begins anew where they are cut.
async fn hold(server: String, end: Instant, name: &'static str, most: usize, text: String) -> (&'static str, usize) {
    let (mut lines, mut tries) = (Vec::new(), 0);
    while Instant::now() < end {
        if let Some(mut line) = connect(&server).await {
            tries += usize::from(line.write_all(text.as_bytes()).await.is_ok());
            lines.push(line);
        }
        if lines.len() > most {
            drop(lines.remove(0));
        }
        tokio::time::sleep(REST).await;
    }
    (name, tries)
}

/// Somebody of ill will.
#[derive(Clone)]
struct Evil {
    http: Client,
    server: String,
}

type Wave = for<'a> fn(&'a Evil, usize) -> std::pin::Pin<Box<dyn Future<Output = Option<()>> + Send + 'a>>;

/// What is asked again and again.
const WAVES: [(&str, Wave); 6] = [
    ("guesses", |evil, nth| {
        Box::pin(async move {
            evil.post("", "/api/sessions", json!({ "name": format!("Ada {}", nth % 3), "password": "wrong horse" }))
                .await
                .map(drop)
        })
    }),
    ("newcomers", |evil, nth| Box::pin(async move { evil.guest(nth).await.map(drop) })),
    ("bots alone", |evil, nth| {
        Box::pin(async move {
            let cookie = evil.guest(nth).await?;
            evil.table(
                &cookie,
                json!([{ "bot": "master" }, { "bot": "master" }, { "bot": "master" }, { "bot": "master" }]),
            )
            .await
            .map(drop)
        })
    }),
    ("bots against the clock", |evil, nth| {
        Box::pin(async move {
            let cookie = evil.guest(nth).await?;
            evil.table(&cookie, json!(["me", { "bot": "master" }, { "bot": "master" }, { "bot": "hard" }]))
                .await
                .map(drop)
        })
    }),
    ("looks", |evil, _| {
        Box::pin(async move {
            for path in ["/api/tables", "/api/rules?language=de", "/api/facts/orleans", "/api/openapi.json", "/"] {
                evil.send(Method::GET, "", path, None).await?;
            }
            Some(())
        })
    }),
    ("noise", |evil, nth| {
        Box::pin(async move {
            let long = "\u{316}x\u{202e}".repeat(1_500);
            let body = [json!([long]), json!({ "name": long }), json!({ "name": "x", "more": long })][nth % 3].clone();
            evil.post("", "/api/guests", body).await.map(drop)
        })
    }),
];

impl Evil {
    fn new(server: String) -> Evil {
        let http = Client::builder().local_address(HOSTILE).timeout(Duration::from_secs(5)).build().unwrap();
        Evil { http, server }
    }

    async fn send(
        &self,
        method: Method,
        cookie: &str,
        path: &str,
        body: Option<Value>,
    ) -> Option<(u16, String, Value)> {
        let request = self.http.request(method, format!("http://{}{path}", self.server)).header("cookie", cookie);
        let request = if let Some(body) = body { request.json(&body) } else { request };
        let answer = request.send().await.ok()?;
        let status = answer.status().as_u16();
        assert_ne!(status, 500, "{path}");
        let cookie = answer.headers().get("set-cookie").and_then(|cookie| cookie.to_str().ok()).unwrap_or_default();
        let cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        Some((status, cookie, answer.json().await.unwrap_or_default()))
    }

    async fn post(&self, cookie: &str, path: &str, body: Value) -> Option<(u16, String, Value)> {
        self.send(Method::POST, cookie, path, Some(body)).await
    }

    async fn guest(&self, nth: usize) -> Option<String> {
        let (status, cookie, _) = self.post("", "/api/guests", json!({ "name": format!("Eve {nth}") })).await?;
        (status == 201).then_some(cookie)
    }

    /// A table of four that has begun, with a clock of one second; gives its path.
    async fn table(&self, cookie: &str, seats: Value) -> Option<String> {
        let setup = json!({ "edition": "current", "players": seats.as_array()?.len() });
        let wish = json!({ "setup": setup, "seats": seats, "options": { "move_seconds": 1 } });
        let (_, _, table) = self.post(cookie, "/api/tables", wish).await?;
        let path = format!("/api/tables/{}", table["id"].as_str()?);
        self.post(cookie, &format!("{path}/start"), json!({})).await?;
        Some(path)
    }
}

/// Opens a socket, pings without end and never reads; and again when it is cut.
async fn ping(evil: Evil, end: Instant) -> (&'static str, usize) {
    let (pings, mut tries) = ([&[0x89, 0x80 | 125, 0, 0, 0, 0][..], &[7; 125]].concat().repeat(100), 0);
    let cookie = until(end, || evil.guest(0)).await.unwrap_or_default();
    let table = until(end, || evil.table(&cookie, json!(["me", "me"]))).await.unwrap_or_default();
    while Instant::now() < end {
        tokio::time::sleep(REST).await;
        let Some(mut line) = connect(&evil.server).await else { continue };
        let head = format!(
            "GET {table}/live HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
             sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        );
        tries += usize::from(line.write_all(head.as_bytes()).await.is_ok());
        while Instant::now() < end && line.write_all(&pings).await.is_ok() {}
    }
    ("pings", tries)
}

/// Puts a follower and takes it back, says long things, takes votes back and leaves where nobody sits.
async fn play(evil: Evil, end: Instant) -> (&'static str, usize) {
    let cookie = until(end, || evil.guest(1)).await.unwrap_or_default();
    let table = until(end, || evil.table(&cookie, json!(["me", "me"]))).await.unwrap_or_default();
    let mut tries = 0;
    while Instant::now() < end {
        for seat in 0..2 {
            let path = format!("{table}/view?seat={seat}");
            let view = evil.send(Method::GET, &cookie, &path, None).await.unwrap_or_default().2;
            let options = view["options"].as_array().cloned().unwrap_or_default();
            let put = options.iter().find(|mv| mv.get("put").is_some()).or(options.first());
            let body = json!({ "seat": seat, "number": view["number"], "move": put });
            evil.post(&cookie, &format!("{table}/moves"), body).await;
            evil.post(&cookie, &format!("{table}/undo"), json!({ "seat": seat })).await;
        }
        evil.post(&cookie, &format!("{table}/chat"), json!({ "text": "x".repeat(500) })).await;
        evil.send(Method::DELETE, "", &format!("{table}/votes?seat=0"), None).await;
        evil.post("", &format!("{table}/leave"), json!({})).await;
        tries += 1;
        tokio::time::sleep(REST).await;
    }
    ("plays", tries)
}

/// Tries until it works.
async fn until<T, F: Future<Output = Option<T>>>(end: Instant, attempt: impl Fn() -> F) -> Option<T> {
    while Instant::now() < end {
        if let Some(done) = attempt().await {
            return Some(done);
        }
        tokio::time::sleep(REST).await;
    }
    None
}

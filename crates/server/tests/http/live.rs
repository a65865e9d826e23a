//! The socket.

use crate::client::{Person, Server, pick, setup};
use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// A viewer's socket.
pub(crate) struct Socket(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Socket {
    /// Opens a socket; the status if it is refused.
    pub(crate) async fn open(person: &Person, table: &str, query: &str) -> Result<Socket, u16> {
        Socket::open_from(person, table, query, None).await
    }

    async fn open_from(person: &Person, table: &str, query: &str, origin: Option<&str>) -> Result<Socket, u16> {
        let address = format!("ws://{}{table}/live?{query}", person.address);
        let mut request = address.into_client_request().unwrap();
        request.headers_mut().insert("cookie", person.cookie.parse().unwrap());
        if let Some(origin) = origin {
            request.headers_mut().insert("origin", origin.parse().unwrap());
        }
        match connect_async(request).await {
            Ok((socket, _)) => Ok(Socket(socket)),
            Err(Error::Http(answer)) => Err(answer.status().as_u16()),
            Err(other) => panic!("{other}"),
        }
    }

    /// The next news of the game; nothing if the socket closes.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        self.next_of("news").await
    }

    /// The next message of this kind; nothing if the socket closes.
    pub(crate) async fn next_of(&mut self, kind: &str) -> Option<Value> {
        loop {
            let message = self.any().await?;
            if message["kind"] == kind {
                return Some(message);
            }
        }
    }

    /// The next message; nothing if the socket closes.
    pub(crate) async fn any(&mut self) -> Option<Value> {
        loop {
            match timeout(Duration::from_secs(10), self.0.next()).await.expect("a message in time") {
                Some(Ok(Message::Text(text))) => return Some(serde_json::from_str(&text).unwrap()),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                _ => return None,
            }
        }
    }

    /// A message that is there, or comes within a moment.
    pub(crate) async fn told_already(&mut self) -> Option<Value> {
        timeout(Duration::from_millis(300), self.any()).await.ok().flatten()
    }

    /// Whether nothing comes for a while but who looks at the table.
    pub(crate) async fn is_silent(&mut self) -> bool {
        let other = async { while self.any().await.is_some_and(|message| message["kind"] == "people") {} };
        timeout(Duration::from_millis(200), other).await.is_err()
    }
}

/// Who comes back hears exactly what was missed; together it is what the events tell.
#[tokio::test(flavor = "multi_thread")]
async fn a_socket_tells_all_and_catches_up() {
    let server = Server::start().await;
    let ada = server.guest("Ada").await;
    let table = ada.table(setup(2), &["me", "easy"], &[]).await;
    let mut luck = 5;
    let mut heard = Vec::new();
    let mut number = 0;
    for _ in 0..4 {
        let mut socket = Socket::open(&ada, &table, &format!("seat=0&since={number}")).await.unwrap();
        for _ in 0..10 {
            ada.step(&table, 0, &mut luck).await;
        }
        let goal = ada.view(&table, 0).await["number"].as_u64().unwrap();
        while number < goal {
            let news = socket.next().await.unwrap();
            number = news["number"].as_u64().unwrap();
            heard.extend(news["entries"].as_array().unwrap().clone());
        }
        // The line breaks; meanwhile the game goes on.
        drop(socket);
        for _ in 0..10 {
            ada.step(&table, 0, &mut luck).await;
        }
    }
    let told = ada.get(&format!("{table}/events?seat=0&since=0")).await.1;
    let told = &told["entries"].as_array().unwrap()[..heard.len()];
    assert_eq!(heard, told);
    assert!(heard.iter().zip(1..).all(|(entry, number)| entry["number"] == number), "numbers have no gaps");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_opens_for_our_own_pages_and_seats_only() {
    let server = Server::start().await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let table = ada.table(setup(2), &["me", "open"], &[&ben]).await;
    let own = format!("http://{}", server.address);
    assert!(Socket::open_from(&ada, &table, "seat=0", Some(&own)).await.is_ok());
    for origin in ["http://evil.example", "null", "http://127.0.0.1", "https://evil.example:8080"] {
        assert_eq!(Socket::open_from(&ada, &table, "seat=0", Some(origin)).await.err(), Some(403), "{origin}");
    }
    assert_eq!(Socket::open(&ben, &table, "seat=0").await.err(), Some(403));
    assert_eq!(Socket::open(&ada, &table, "seat=x").await.err(), Some(400));
    assert_eq!(Socket::open(&ada, "/api/tables/1", "").await.err(), Some(404));
    // Nobody has anything to say here, least of all much.
    for message in [Message::text("{"), Message::binary(vec![0; 1 << 20])] {
        let mut socket = Socket::open(&ada, &table, "seat=0").await.unwrap();
        socket.next().await.unwrap();
        socket.0.send(message).await.ok();
        assert_eq!(socket.next().await, None);
    }
    // Who gives up a seat no longer hears what it hears.
    let mut socket = Socket::open(&ben, &table, "seat=1").await.unwrap();
    socket.next().await.unwrap();
    ben.post(&format!("{table}/leave"), Value::Object(Default::default())).await;
    let eve = server.guest("Eve").await;
    eve.post(&format!("{table}/join"), serde_json::json!({ "seat": 1 })).await;
    let mut luck = 1;
    for _ in 0..10 {
        ada.step(&table, 0, &mut luck).await;
        eve.step(&table, 1, &mut luck).await;
    }
    assert_eq!(socket.next().await, None);
    // A socket that stays open does not hold up the end of the server.
    let _open = Socket::open(&ada, &table, "seat=0").await.unwrap();
    timeout(Duration::from_secs(5), server.restart()).await.expect("the server ends in time");
}

/// One request a move for who moves, none for who watches: the news bring what there is to see.
#[tokio::test(flavor = "multi_thread")]
async fn who_moves_sends_one_request_and_who_watches_none() {
    let server = Server::start().await;
    let people = [server.guest("Ada").await, server.guest("Ben").await, server.guest("Cleo").await];
    let table = people[0].table(setup(2), &["me", "open"], &[&people[1]]).await;
    let requests = |person: &Person| person.heard.lock().unwrap().len();
    let before = people.each_ref().map(requests);
    let (mut sockets, mut sights) = (Vec::new(), vec![Value::Null; 3]);
    for (person, eyes) in people.iter().zip(["seat=0&since=0", "seat=1&since=0", "since=0"]) {
        sockets.push(Socket::open(person, &table, eyes).await.unwrap());
    }
    let (mut moves, mut luck) = ([0; 3], 11);
    while moves.iter().sum::<usize>() < 80 {
        for (socket, sight) in sockets.iter_mut().zip(&mut sights) {
            while let Ok(Some(message)) = timeout(Duration::from_millis(5), socket.any()).await {
                let is_newer = message["number"].as_u64() >= sight["number"].as_u64();
                if message["kind"] == "news" && is_newer {
                    *sight = message["sight"].clone();
                }
            }
        }
        let asked = (0..2).find_map(|seat| {
            Some((seat, sights[seat]["options"].is_array().then(|| pick(&sights[seat], &mut luck))??))
        });
        let Some((seat, mv)) = asked else { continue };
        let (status, after) = people[seat].answer(&table, seat as u8, &sights[seat], &mv).await;
        assert_eq!(status, 200, "{mv}: {after}");
        sights[seat] = after;
        moves[seat] += 1;
    }
    let after = people.each_ref().map(requests);
    for person in 0..3 {
        assert_eq!(after[person] - before[person], moves[person], "requests of {person}");
    }
    assert!(moves[0] > 10 && moves[1] > 10 && moves[2] == 0, "{moves:?}");
    tokio::time::sleep(Duration::from_millis(50)).await;
    while let Some(message) = sockets[2].told_already().await {
        if message["kind"] == "news" {
            sights[2] = message["sight"].clone();
        }
    }
    assert_eq!(
        sights[2],
        people[2].get(&format!("{table}/view")).await.1,
        "what the socket told is what there is to see"
    );
}

//! Who has the table open.

use crate::client::{Server, setup};
use crate::live::Socket;
use serde_json::{Value, json};

/// What is told of Ben, next.
async fn ben_at(socket: &mut Socket) -> (bool, Value) {
    let told = socket.next_of("people").await.unwrap();
    (told["people"][1]["here"] == true, told["people"][1]["since"].clone())
}

#[tokio::test(flavor = "multi_thread")]
async fn those_with_a_seat_hear_who_comes_and_goes() {
    let server = Server::start().await;
    let (ada, ben, eve) = (server.guest("Ada").await, server.guest("Ben").await, server.guest("Eve").await);
    let table = ada.table(setup(2), &["me", "open"], &[&ben]).await;
    let mut socket = Socket::open(&ada, &table, "seat=0").await.unwrap();
    assert_eq!(ben_at(&mut socket).await, (false, Value::Null), "nobody has seen him yet");
    let first = Socket::open(&ben, &table, "seat=1").await.unwrap();
    let (here, since) = ben_at(&mut socket).await;
    assert!(here && since.is_i64(), "{since}");
    // A second page changes nothing, nor does somebody without a seat.
    let second = Socket::open(&ben, &table, "seat=1").await.unwrap();
    let _eve = Socket::open(&eve, &table, "").await.unwrap();
    drop(first);
    drop(second);
    let (here, since) = ben_at(&mut socket).await;
    assert!(!here && since.is_i64(), "{since}");
}

/// Where spectators are not welcome they do not hear who is here either; whoever plays alone has nobody to wait for.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_else_is_told() {
    let server = Server::start().await;
    let (ada, ben, eve) = (server.guest("Ada").await, server.guest("Ben").await, server.guest("Eve").await);
    let wish = json!({ "setup": setup(2), "seats": ["me", "open"], "options": { "spectators": false } });
    let (_, made) = ada.post("/api/tables", wish).await;
    let table = format!("/api/tables/{}", made["id"].as_str().unwrap());
    let mut stranger = Socket::open(&eve, &table, "").await.unwrap();
    let mut alone = Socket::open(&ada, &table, "seat=0").await.unwrap();
    // Both have seen the table before Ben comes: else one look would tell all of it.
    assert_eq!(stranger.any().await.unwrap()["kind"], "table");
    assert_eq!(alone.any().await.unwrap()["kind"], "table");
    ben.post(&format!("{table}/join"), json!({ "seat": 1 })).await;
    assert_eq!(stranger.any().await.unwrap()["table"]["seats"][1]["name"], "Ben");
    assert_eq!(alone.any().await.unwrap()["kind"], "table", "one person is no company");
    assert_eq!(alone.any().await.unwrap()["kind"], "people");
    ada.post(&format!("{table}/start"), json!({})).await;
    assert_eq!(stranger.any().await, None);
}

//! The talk at a table.

use crate::client::{Server, setup};
use crate::live::Socket;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_is_heard_and_kept() {
    let server = Server::start().await;
    let (ada, ben, eve) = (server.guest("Ada").await, server.guest("Ben").await, server.guest("Eve").await);
    let table = ada.table(setup(2), &["me", "open"], &[&ben]).await;
    let chat = format!("{table}/chat");
    let mut socket = Socket::open(&ben, &table, "seat=1").await.unwrap();
    socket.next().await.unwrap();
    let (status, line) = ada.post(&chat, json!({ "text": "  <b>Bonjour</b> \u{1F377} " })).await;
    assert_eq!(status, StatusCode::CREATED, "{line}");
    assert_eq!((&line["number"], &line["text"]), (&json!(1), &json!("<b>Bonjour</b> \u{1F377}")));
    assert_eq!(line["person"]["name"], "Ada");
    assert_eq!(socket.next_of("chat").await.unwrap()["lines"], json!([line]));
    assert_eq!(eve.post(&chat, json!({ "text": "Good game" })).await.0, StatusCode::CREATED, "spectators may talk");
    assert_eq!(socket.next_of("chat").await.unwrap()["lines"][0]["person"]["name"], "Eve");
    // Who comes later hears what was missed, and only that.
    let mut late = Socket::open(&ben, &table, "seat=1&chat=1").await.unwrap();
    let missed = late.next_of("chat").await.unwrap();
    assert_eq!((missed["lines"].as_array().unwrap().len(), &missed["lines"][0]["number"]), (1, &json!(2)));
    let server = server.restart().await;
    let (mut ada, mut ben, mut eve) = (ada, ben, eve);
    for person in [&mut ada, &mut ben, &mut eve] {
        person.turn_to(&server);
    }
    assert_eq!(ben.get(&chat).await.1.as_array().unwrap().len(), 2);
    assert_eq!(ben.get(&format!("{chat}?since=1")).await.1[0]["text"], "Good game");
    assert_eq!(ben.get(&format!("{chat}?since=2")).await.1, json!([]));
    // Words of somebody who is forgotten stay, without a name.
    assert_eq!(eve.send(Method::DELETE, "/api/me", None).await.0, StatusCode::NO_CONTENT);
    assert_eq!(ben.get(&chat).await.1[1]["person"], json!({ "id": "", "name": "" }));
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_lines_and_strangers_are_refused() {
    let server = Server::start().await;
    let (ada, eve) = (server.guest("Ada").await, server.guest("Eve").await);
    let wish = json!({ "setup": setup(2), "seats": ["me", "me"], "options": { "spectators": false } });
    let id = ada.post("/api/tables", wish).await.1["id"].as_str().unwrap().to_owned();
    let chat = format!("/api/tables/{id}/chat");
    for text in [String::new(), "   ".into(), "a\nb".into(), "\u{7}bell".into(), "x".repeat(501)] {
        let (status, refusal) = ada.post(&chat, json!({ "text": text })).await;
        assert_eq!((status, &refusal["code"]), (StatusCode::BAD_REQUEST, &json!("bad_request")), "{text}");
    }
    assert_eq!(ada.post(&chat, json!({ "text": "\u{e9}".repeat(500) })).await.0, StatusCode::CREATED);
    assert_eq!(eve.post(&chat, json!({ "text": "Hello" })).await.0, StatusCode::FORBIDDEN);
    assert_eq!(eve.get(&chat).await.0, StatusCode::FORBIDDEN);
    assert_eq!(ada.get(&format!("{chat}?since=-1")).await.0, StatusCode::BAD_REQUEST);
    // A stranger may wait at the door, where nothing of the talk is heard.
    let path = format!("/api/tables/{id}");
    let mut stranger = Socket::open(&eve, &path, "chat=0").await.unwrap();
    stranger.any().await.unwrap();
    ada.post(&chat, json!({ "text": "Between us" })).await;
    assert!(stranger.is_silent().await);
    let heard = eve.heard.lock().unwrap().concat();
    assert!(!heard.contains("Between us"), "{heard}");
    assert_eq!(ada.get(&chat).await.1.as_array().map(Vec::len), Some(2));
    assert_eq!(ada.send(Method::PUT, &chat, Some(Value::Null)).await.0, StatusCode::METHOD_NOT_ALLOWED);
}

/// Marks that would draw over the lines of others are refused; whoever writes with marks writes on.
#[tokio::test(flavor = "multi_thread")]
async fn marks_do_not_pile_up() {
    let server = Server::start().await;
    let ada = server.guest("Ada").await;
    let table = ada.table(setup(2), &["me", "easy"], &[]).await;
    let say = async |text: &str| ada.post(&format!("{table}/chat"), json!({ "text": text })).await.0;
    let [pile, same] = [format!("h{}", "\u{316}\u{317}".repeat(200)), "h\u{316}\u{316}i".to_owned()];
    for wrong in [pile.as_str(), &same, "a\u{316}\u{317}\u{318}", "\u{301}a"] {
        assert_eq!(say(wrong).await, StatusCode::BAD_REQUEST, "{}", wrong.escape_unicode());
    }
    for right in ["Jose\u{301}, Nguyễn, שָׁלוֹם, नमस्ते", "1\u{fe0f}\u{20e3} 👩\u{200d}🚀 ❤\u{fe0f}", "\u{202e}?"]
    {
        assert_eq!(say(right).await, StatusCode::CREATED, "{right}");
    }
}

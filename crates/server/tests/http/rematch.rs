//! The same people once more.

use crate::client::{Person, Server, setup};
use crate::live::Socket;
use reqwest::{Method, StatusCode};
use serde_json::json;

/// Plays two seats to the end.
pub(crate) async fn play_to_the_end(table: &str, seats: &[(&Person, u8)]) {
    let mut luck = 9;
    for _ in 0..20_000 {
        for &(person, seat) in seats {
            if person.step(table, seat, &mut luck).await["outcome"].is_object() {
                return;
            }
        }
    }
    panic!("the game does not end");
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_sits_again_one_seat_further() {
    let server = Server::start().await;
    let (ada, ben, eve) = (server.guest("Ada").await, server.guest("Ben").await, server.guest("Eve").await);
    let wish = json!({ "setup": setup(3), "seats": ["me", "open", { "bot": "easy" }],
                       "public": true, "options": { "hints": false } });
    let id = ada.post("/api/tables", wish).await.1["id"].as_str().unwrap().to_owned();
    let table = format!("/api/tables/{id}");
    let rematch = format!("{table}/rematch");
    ben.post(&format!("{table}/join"), json!({ "seat": 1 })).await;
    let folium = json!({ "seat": 0, "colour": 3 });
    ada.send(Method::PUT, &format!("{table}/colour"), Some(folium)).await;
    ada.post(&format!("{table}/start"), json!({})).await;
    assert_eq!(ada.post(&rematch, json!({})).await.0, StatusCode::CONFLICT, "the game goes on");
    play_to_the_end(&table, &[(&ada, 0), (&ben, 1)]).await;
    let mut socket = Socket::open(&ada, &table, "seat=0").await.unwrap();
    socket.next_of("table").await.unwrap();
    assert_eq!(eve.post(&rematch, json!({})).await.0, StatusCode::FORBIDDEN);
    let ((first, one), (second, other)) = tokio::join!(ben.post(&rematch, json!({})), ada.post(&rematch, json!({})));
    assert_eq!((first, second), (StatusCode::OK, StatusCode::OK), "{one} {other}");
    assert_eq!(one["id"], other["id"], "there is one rematch");
    let names: Vec<_> = one["seats"].as_array().unwrap().iter().map(|seat| seat["name"].as_str()).collect();
    assert_eq!(names, [Some("Ben"), None, Some("Ada")]);
    assert_eq!(one["seats"][1]["bot"], "easy");
    let colours: Vec<_> = one["seats"].as_array().unwrap().iter().map(|seat| seat["colour"].as_u64()).collect();
    assert_eq!(colours, [1, 2, 3].map(Some), "everybody keeps their colour");
    let (old, state) = (ada.get(&table).await.1, &one["state"]);
    assert_eq!((&old["rematch"], state, &one["options"]), (&one["id"], &json!("open"), &old["options"]));
    assert_eq!((&one["setup"], &one["public"]), (&old["setup"], &json!(true)));
    assert_eq!(socket.next_of("table").await.unwrap()["table"]["rematch"], one["id"], "all hear of it");
    // A rematch that is called off can be asked for again.
    let again = format!("/api/tables/{}", one["id"].as_str().unwrap());
    let host = if one["host"] == one["seats"][2]["person"]["id"] { &ada } else { &ben };
    assert_eq!(host.post(&format!("{again}/leave"), json!({})).await.0, StatusCode::NO_CONTENT);
    assert!(ada.get(&table).await.1.get("rematch").is_none());
    assert_ne!(ben.post(&rematch, json!({})).await.1["id"], one["id"]);
}

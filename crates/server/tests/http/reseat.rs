//! Bots on free seats before the game.

use crate::client::{Server, setup};
use reqwest::{Method, StatusCode};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn the_host_gives_free_seats_to_bots_and_frees_them_again() {
    let server = Server::start().await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let (_, made) = ada.post("/api/tables", json!({ "setup": setup(3), "seats": ["me", "open", "invited"] })).await;
    let table = format!("/api/tables/{}", made["id"].as_str().unwrap());
    let seats = format!("{table}/seats");
    let reseat = async |seat: u8, by| ada.send(Method::PUT, &seats, Some(json!({ "seat": seat, "by": by }))).await;

    let (status, told) = reseat(2, json!({ "bot": "easy" })).await;
    assert_eq!((status, &told["seats"][2]["bot"]), (StatusCode::OK, &json!("easy")));
    let (_, told) = reseat(2, json!("open")).await;
    assert_eq!(told["seats"][2]["kind"], "invited", "it is for the invitation again");
    assert_eq!(reseat(1, json!({ "bot": "nobody" })).await.0, StatusCode::BAD_REQUEST);
    assert_eq!(reseat(0, json!("open")).await.0, StatusCode::CONFLICT, "the host sits there");
    assert_eq!(reseat(7, json!("open")).await.0, StatusCode::CONFLICT);
    let wish = json!({ "seat": 1, "by": { "bot": "easy" } });
    assert_eq!(ben.send(Method::PUT, &seats, Some(wish)).await.0, StatusCode::FORBIDDEN);

    reseat(1, json!({ "bot": "easy" })).await;
    reseat(2, json!({ "bot": "easy" })).await;
    assert_eq!(ada.post(&format!("{table}/start"), json!({})).await.0, StatusCode::OK);
    assert_eq!(reseat(1, json!("open")).await.0, StatusCode::CONFLICT, "the game has begun");
}

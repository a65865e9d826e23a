//! Who somebody is, told from one server to the other.

use super::eventually;
use super::socket::Socket;
use crate::process::{Player, Process};
use reqwest::{Client, Method, StatusCode};
use serde_json::json;

/// What a server knows of a token it does not ask for again for a while. Calls are heard in their order: whoever has heard
/// a line of the talk has heard of everything before it.
pub(crate) async fn who_signs_out_is_signed_out_everywhere(one: &Process, other: &Process) {
    let leaving = Player::sit_down(&one.address, &["me", "me"], 1).await;
    let staying = Player::sit_down(&one.address, &["me", "me"], 2).await;
    let socket = Socket::open(&staying, &other.address, 0);
    eventually("the table", async || socket.has_told("table").then_some(())).await;
    let http = Client::new();
    let send = async |player: &Player, method, process: &Process, path: &str| {
        let request = http.request(method, format!("http://{}{path}", process.address)).json(&json!({ "text": "Bye" }));
        request.header("cookie", &player.cookie).send().await.unwrap().status()
    };
    assert_eq!(send(&leaving, Method::GET, other, "/api/me").await, StatusCode::OK);
    assert_eq!(send(&leaving, Method::DELETE, one, "/api/sessions").await, StatusCode::NO_CONTENT);
    assert_eq!(send(&staying, Method::POST, one, &format!("{}/chat", staying.table)).await, StatusCode::CREATED);
    eventually("the talk", async || socket.has_told("chat").then_some(())).await;
    assert_eq!(send(&leaving, Method::GET, other, "/api/me").await, StatusCode::UNAUTHORIZED);
}

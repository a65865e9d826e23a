//! Accounts: from guest to account, from device to device, and away.

use crate::client::{Person, Server, setup};
use reqwest::{Client, Method, RequestBuilder, StatusCode};
use serde_json::{Value, json};
use server::{TableState, Token};
use std::time::{Duration, Instant};

pub(crate) const PASSWORD: &str = "correct horse";

pub(crate) fn credentials(name: &str, password: &str) -> Value {
    json!({ "name": name, "password": password })
}

/// Sends without a cookie; gives the answer and the person it makes of the sender.
pub(crate) async fn fresh(server: &Server, path: &str, body: Value) -> (StatusCode, Value, Option<Person>) {
    answered(server, Client::new().post(format!("http://{}{path}", server.address)).json(&body)).await
}

/// Makes an account of a guest.
async fn as_guest(server: &Server, guest: &Person, body: Value) -> (StatusCode, Value, Option<Person>) {
    let request = Client::new().post(format!("http://{}/api/accounts", server.address)).json(&body);
    answered(server, request.header("cookie", &guest.cookie)).await
}

async fn answered(server: &Server, request: RequestBuilder) -> (StatusCode, Value, Option<Person>) {
    let answer = request.send().await.unwrap();
    let cookie = answer.headers().get("set-cookie").map(|cookie| cookie.to_str().unwrap().to_owned());
    let status = answer.status();
    let person = cookie.map(|cookie| Person::with(server, cookie.split(';').next().unwrap()));
    (status, answer.json().await.unwrap_or(Value::Null), person)
}

/// A guest with a seat makes an account and finds the seat again on another device.
#[tokio::test(flavor = "multi_thread")]
async fn a_guest_becomes_an_account_and_comes_back() {
    let server = Server::start().await;
    let ada = server.guest("Ada").await;
    let table = ada.table(setup(2), &["me", "easy"], &[]).await;
    let me = ada.get("/api/me").await.1;
    assert_eq!((&me["name"], &me["account"]), (&json!("Ada"), &json!(false)));
    let (status, made, ada) = as_guest(&server, &ada, credentials("Ada L.", PASSWORD)).await;
    assert_eq!((status, &made["account"], &made["id"]), (StatusCode::CREATED, &json!(true), &me["id"]), "{made}");
    let ada = ada.unwrap();
    assert_eq!(ada.get("/api/me").await.1, made);
    assert_eq!(ada.post("/api/accounts", credentials("Again", PASSWORD)).await.0, StatusCode::CONFLICT);
    for wrong in [credentials("Ada L.", "wrong horse"), credentials("Eve", PASSWORD), credentials("", "")] {
        let (status, refusal, person) = fresh(&server, "/api/sessions", wrong).await;
        assert_eq!((status, &refusal["code"]), (StatusCode::UNAUTHORIZED, &json!("wrong_password")));
        assert!(person.is_none(), "no token for a wrong password");
    }
    // Letters of any case.
    let (status, me, phone) = fresh(&server, "/api/sessions", credentials("ada l.", PASSWORD)).await;
    assert_eq!((status, &me), (StatusCode::OK, &made));
    let phone = phone.unwrap();
    assert_eq!(phone.view(&table, 0).await["view"]["viewer"], json!({ "seat": 0 }));
    // Signing out concerns one device.
    assert_eq!(phone.send(Method::DELETE, "/api/sessions", None).await.0, StatusCode::NO_CONTENT);
    assert_eq!(phone.get("/api/me").await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(ada.get("/api/me").await.0, StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_belongs_to_one_account() {
    let server = Server::start().await;
    let (status, _, ada) = fresh(&server, "/api/accounts", credentials("Ada", PASSWORD)).await;
    assert_eq!(status, StatusCode::CREATED);
    let (status, refusal, nobody) = fresh(&server, "/api/accounts", credentials("ADA", PASSWORD)).await;
    assert_eq!((status, &refusal["code"]), (StatusCode::CONFLICT, &json!("conflict")));
    assert!(nobody.is_none());
    let (_, _, ben) = fresh(&server, "/api/accounts", credentials("Ben", PASSWORD)).await;
    let (ada, ben) = (ada.unwrap(), ben.unwrap());
    let name = |name: &str| Some(json!({ "name": name }));
    assert_eq!(ben.send(Method::PUT, "/api/me", name("ada")).await.0, StatusCode::CONFLICT);
    assert_eq!(ben.get("/api/me").await.1["name"], "Ben", "a name that is taken changes nothing");
    let renamed = ada.send(Method::PUT, "/api/me", name(" Ada <b>L.</b> ")).await;
    assert_eq!((renamed.0, &renamed.1["name"]), (StatusCode::OK, &json!("Ada <b>L.</b>")));
    assert_eq!(fresh(&server, "/api/sessions", credentials("Ada <b>L.</b>", PASSWORD)).await.0, StatusCode::OK);
    assert_eq!(fresh(&server, "/api/sessions", credentials("Ada", PASSWORD)).await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(ben.send(Method::PUT, "/api/me", name("Ada")).await.0, StatusCode::OK, "the old name is free");
    // Guests may share a name with anybody: they are known by their token alone.
    server.guest("Ada").await;
    for (given, password) in [("Cleo", "short"), ("Cleo", &"x".repeat(129)), ("", PASSWORD), ("a\nb", PASSWORD)] {
        let refused = fresh(&server, "/api/accounts", credentials(given, password)).await;
        assert_eq!(refused.0, StatusCode::BAD_REQUEST, "{given} {password}");
    }
}

/// Who guesses names learns nothing from the time it takes.
#[tokio::test(flavor = "multi_thread")]
async fn unknown_names_take_as_long_as_known_ones() {
    let server = Server::start().await;
    fresh(&server, "/api/accounts", credentials("Ada", PASSWORD)).await;
    let mut took = [Vec::new(), Vec::new()];
    for nth in 0..8 {
        for (name, took) in ["Ada", "Eve"].into_iter().zip(&mut took) {
            let begin = Instant::now();
            let refused = fresh(&server, "/api/sessions", credentials(name, "wrong horse")).await;
            assert_eq!(refused.1["code"], "wrong_password");
            // The first one warms up.
            if nth > 0 {
                took.push(begin.elapsed());
            }
        }
    }
    let [known, unknown] = took.map(|took| took.into_iter().min().unwrap());
    assert!(unknown * 2 > known && known * 2 > unknown, "{known:?} for a known name, {unknown:?} for an unknown one");
}

/// A token that has ended opens nothing; one in use is renewed.
#[tokio::test(flavor = "multi_thread")]
async fn tokens_end_unless_they_are_used() {
    let server = Server::start().await;
    let ada = server.guest("Ada").await;
    let id = ada.get("/api/me").await.1["id"].as_str().unwrap().to_owned();
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis() as i64;
    let minute = 60_000;
    for (digit, expires, status) in [('1', now - minute, 401), ('2', now + minute, 200)] {
        let token = digit.to_string().repeat(32);
        let hash = sha256(&token);
        server.store.add_token(&id, &Token { hash: hash.clone(), expires }, 0).await.unwrap();
        let other = Person::with(&server, &format!("token={token}"));
        assert_eq!(other.get("/api/me").await.0.as_u16(), status);
        if status == 200 {
            let (_, renewed) = server.store.person(&hash, now).await.unwrap().unwrap();
            assert!(renewed > now + 300 * 24 * 60 * minute, "not renewed: {}", renewed - now);
        }
    }
}

/// Who goes leaves nothing behind; others play on with a bot.
#[tokio::test(flavor = "multi_thread")]
async fn who_goes_is_forgotten_and_the_game_goes_on() {
    let server = Server::start().await;
    let (_, _, ada) = fresh(&server, "/api/accounts", credentials("Ada", PASSWORD)).await;
    let (ada, ben) = (ada.unwrap(), server.guest("Ben").await);
    let running = ada.table(setup(2), &["me", "open"], &[&ben]).await;
    let wish = json!({ "setup": setup(2), "seats": ["me", "open"] });
    let open = ada.post("/api/tables", wish).await.1["id"].as_str().unwrap().to_owned();
    assert_eq!(ada.send(Method::DELETE, "/api/me", None).await.0, StatusCode::NO_CONTENT);
    assert_eq!(ada.get("/api/me").await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(fresh(&server, "/api/sessions", credentials("Ada", PASSWORD)).await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(ben.get(&format!("/api/tables/{open}")).await.0, StatusCode::NOT_FOUND);
    let seen = ben.get(&running).await.1;
    assert!(seen["seats"][0]["bot"].is_string(), "{seen}");
    assert!(!seen.to_string().contains("Ada"), "{seen}");
    // Ada never answers again, and yet Ben gets on.
    let mut luck = 1;
    let begin = Instant::now();
    while ben.view(&running, 1).await["number"].as_u64().unwrap() < 40 {
        ben.step(&running, 1, &mut luck).await;
        assert!(begin.elapsed() < Duration::from_secs(50), "the game is stuck");
    }
    let id = running.rsplit('/').next().unwrap();
    let table = server.store.table(id).await.unwrap().unwrap();
    assert_eq!(table.state, TableState::Running);
}

fn sha256(text: &str) -> String {
    use sha2::Digest;
    sha2::Sha256::digest(text).iter().map(|byte| format!("{byte:02x}")).collect()
}

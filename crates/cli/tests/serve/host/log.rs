//! The log of a played game tells what happened and no secret.

use super::served::{Guest, Served, orleans};
use reqwest::Method;
use serde_json::{Value, json};
use server::Store;

#[tokio::test(flavor = "multi_thread")]
async fn the_log_tells_no_secret() {
    let folder = tempfile::tempdir().unwrap();
    let words = ["serve", "--addr", "127.0.0.1:0", "--limits", "off", "--data", "games.db", "--log", "json"];
    let mut command = orleans(folder.path(), &words);
    command.env("RUST_LOG", "trace");
    let served = Served::begin(command);
    let password = "a password nobody guesses";
    let credentials = json!({ "name": "Ada", "password": password });
    let ada = Guest::arrive(&served.address, "/api/accounts", credentials.clone()).await;
    let again = Guest::arrive(&served.address, "/api/sessions", credentials).await;
    let ben = Guest::arrive(&served.address, "/api/guests", json!({ "name": "Ben" })).await;
    let table = ada.table(json!(["me", "invited", { "bot": "easy" }])).await;
    let id = table["id"].as_str().unwrap();
    let invitation = table["invitation"].as_str().unwrap();
    let path = format!("/api/tables/{id}");
    let join = json!({ "seat": 1, "invitation": "a wrong one" });
    assert!(ben.send(Method::POST, &format!("{path}/join"), Some(join)).await.0.is_client_error());
    let join = json!({ "seat": 1, "invitation": invitation });
    assert!(ben.send(Method::POST, &format!("{path}/join"), Some(join)).await.0.is_success());
    let line = json!({ "text": "words for our table alone" });
    assert!(ada.send(Method::POST, &format!("{path}/chat"), Some(line)).await.0.is_success());
    ada.start(&table).await;
    ben.send(Method::POST, &format!("{path}/leave"), Some(json!({ "bot": "easy" }))).await;
    let alone = ada.table(json!(["me", { "bot": "easy" }])).await;
    ada.start(&alone).await;
    ada.play(&alone, 40).await;
    again.send(Method::DELETE, "/api/sessions", None).await;
    let log = served.stop();
    let lines: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).expect(line)).collect();
    let requests = lines.iter().filter(|line| line["message"] == "request").count();
    assert!(requests > 40, "only {requests} requests in the log");

    let store = Store::open(&folder.path().join("games.db")).await.unwrap();
    let alone = alone["id"].as_str().unwrap();
    let (_, snapshot) = store.game(alone).await.unwrap().unwrap();
    let game: Value = serde_json::from_str(&snapshot.record).unwrap();
    let mut secrets = vec![id, alone, invitation, password, "words for our table alone", "$argon2"];
    secrets.push(game["seed"].as_str().unwrap());
    secrets.extend([&ada, &again, &ben].map(|guest| guest.cookie.strip_prefix("token=").unwrap()));
    for secret in secrets {
        assert!(secret.len() > 5);
        let told = log.lines().find(|line| line.contains(secret));
        assert!(told.is_none(), "the log tells {secret}: {}", told.unwrap_or_default());
    }
}

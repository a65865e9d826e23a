//! Tables that cannot be: whoever asks for one over the wire hears the rule.

use super::served::{Guest, Served};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_cannot_be_is_refused_with_its_rule() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::start(folder.path(), &["--data", "games.db"]);
    let ada = Guest::arrive(&served.address, "/api/guests", json!({ "name": "Ada" })).await;
    for (setup, rule) in [
        (json!({ "players": 6, "places": "cards" }), "joan.setup.players"),
        (json!({ "players": 0 }), "joan.setup.players"),
        (json!({ "players": 1, "places": "printed" }), "joan_solo.setup.place-cards"),
        (json!({ "players": 2, "level": "special" }), "joan.setup.solo-cards"),
        (json!({ "players": 2, "start_player": 2 }), "joan.setup.start-player"),
        (json!({ "players": 1, "start_player": 1 }), "joan_solo.round.first"),
    ] {
        let others = setup["players"].as_u64().unwrap().saturating_sub(1) as usize;
        let seats: Vec<Value> = [json!("me")].into_iter().chain(vec![json!({ "bot": "easy" }); others]).collect();
        let wish = json!({ "game": "joan", "setup": setup, "seats": seats });
        let (status, refusal) = ada.send(Method::POST, "/api/tables", Some(wish)).await;
        assert_eq!((status, &refusal["rule"]), (StatusCode::UNPROCESSABLE_ENTITY, &json!(rule)), "{refusal}");
        assert!(refusal["message"].as_str().is_some_and(|words| words.contains(' ')), "{refusal}");
    }
    served.stop();
}

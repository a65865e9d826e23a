//! Tables with expansions: what is offered can be played, what does not go together is refused with its rule.

use crate::client::{Person, Server};
use reqwest::StatusCode;
use serde_json::{Value, json};

async fn wished(person: &Person, setup: &Value) -> (StatusCode, Value) {
    let players = setup["players"].as_u64().unwrap() as usize;
    person.post("/api/tables", json!({ "setup": setup, "seats": vec![json!({ "bot": "easy" }); players] })).await
}

/// Every choice of one or none of each group.
fn mixes(groups: &[Value]) -> Vec<Vec<Value>> {
    groups.iter().fold(vec![Vec::new()], |mixes, group| {
        let with = |mix: &Vec<Value>, one: &Value| mix.iter().cloned().chain([one.clone()]).collect();
        let more = mixes.iter().flat_map(|mix| group.as_array().unwrap().iter().map(move |one| with(mix, one)));
        more.chain(mixes.iter().cloned()).collect()
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_offered_goes_together() {
    let server = Server::start().await;
    let ada = server.guest("Ada").await;
    let games = ada.get("/api/games").await.1;
    for offer in games[0]["editions"].as_array().unwrap() {
        for modules in mixes(offer["expansions"].as_array().unwrap()) {
            let setup = json!({ "edition": offer["edition"], "players": 3, "modules": modules });
            let (status, table) = wished(&ada, &setup).await;
            assert_eq!(status, StatusCode::CREATED, "{setup}: {table}");
            let told = table["setup"]["modules"].as_array().cloned().unwrap_or_default();
            assert_eq!(told.len(), modules.len(), "{table}");
            assert!(modules.iter().all(|module| told.contains(module)), "{table}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_does_not_go_together_is_refused_with_its_rule() {
    let server = Server::start().await;
    let ada = server.guest("Ada").await;
    let uprising = json!({ "added_tiles": false, "exclude_tiles": false, "open_planning": false,
        "ordered_planning": false, "start_player": null, "uprising_last": true });
    let cases = [
        (json!({ "edition": "current", "modules": ["orders"] }), "trade.modules.free-combination"),
        (json!({ "edition": "first", "modules": ["intrigue"] }), "trade.modules.free-combination"),
        (json!({ "edition": "bigbox", "modules": ["trade_deeds", "intrigue"] }), "trade.modules.one-deeds-board"),
        (json!({ "edition": "bigbox", "modules": ["orders"], "options": uprising }), "events.setup.variant-uprising"),
    ];
    for (mut setup, rule) in cases {
        setup["players"] = json!(3);
        let (status, problem) = wished(&ada, &setup).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{setup}");
        assert_eq!((&problem["code"], &problem["rule"]), (&json!("setup"), &json!(rule)), "{problem}");
    }
    let (status, problem) = wished(&ada, &json!({ "edition": "bigbox", "players": 3, "modules": ["dragons"] })).await;
    assert_eq!((status, &problem["code"]), (StatusCode::BAD_REQUEST, &json!("bad_request")));
    assert!(problem["message"].as_str().unwrap().contains("dragons"), "{problem}");
}

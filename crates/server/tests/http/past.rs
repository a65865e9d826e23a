//! What a viewer saw before.

use crate::client::{Server, setup};
use crate::secrets::until_both_plan;
use reqwest::StatusCode;
use serde_json::{Value, json};

/// Every sight a seat had can be had again by its own number, taken-back moves and hidden ones of others included.
#[tokio::test(flavor = "multi_thread")]
async fn every_moment_can_be_seen_again() {
    let server = Server::start().await;
    let (ada, ben, eve) = (server.guest("Ada").await, server.guest("Ben").await, server.guest("Eve").await);
    let table = ada.table(setup(2), &["me", "open"], &[&ben]).await;
    until_both_plan(&ada, &ben, &table).await;
    let mut luck = 3;
    let mut seen: Vec<Value> = vec![ada.view(&table, 0).await];
    for turn in 0..60 {
        ben.step(&table, 1, &mut luck).await;
        let mut now = ada.step(&table, 0, &mut luck).await;
        if turn % 5 == 0 && now["undo"] == true {
            seen.push(now);
            now = ada.post(&format!("{table}/undo"), json!({ "seat": 0 })).await.1;
        }
        seen.push(now);
    }
    let strip = |mut sight: Value| {
        for key in ["undo", "deadline"] {
            sight.as_object_mut().unwrap().remove(key);
        }
        sight
    };
    for sight in seen {
        let number = &sight["number"];
        let (status, past) = ada.get(&format!("{table}/view?seat=0&at={number}")).await;
        assert_eq!(status, StatusCode::OK, "{past}");
        assert_eq!(strip(past), strip(sight));
    }
    let start = ada.get(&format!("{table}/view?seat=0&at=0")).await.1;
    assert_eq!(start["number"], 0);
    let spectator = eve.get(&format!("{table}/view?at=3")).await.1;
    assert!(spectator["view"]["players"].as_array().unwrap().iter().all(|player| player["bag"].is_null()));
    let now = ada.view(&table, 0).await["number"].as_u64().unwrap();
    for at in [(now + 1).to_string(), u64::MAX.to_string()] {
        assert_eq!(ada.get(&format!("{table}/view?seat=0&at={at}")).await.0, StatusCode::NOT_FOUND);
    }
    assert_eq!(ada.get(&format!("{table}/view?seat=0&at=-1")).await.0, StatusCode::BAD_REQUEST);
    assert_eq!(eve.get(&format!("{table}/view?seat=0&at=1")).await.0, StatusCode::FORBIDDEN);
}

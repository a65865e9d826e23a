//! Taking moves back over HTTP.

use crate::client::{Server, setup};
use crate::secrets::until_both_plan;
use reqwest::StatusCode;
use serde_json::{Value, json};

/// Whether a planned follower can be taken back does not tell whether somebody else is ready.
#[tokio::test(flavor = "multi_thread")]
async fn undo_tells_nothing_of_the_others() {
    for other_is_ready in [false, true] {
        let server = Server::start().await;
        let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
        let table = ada.table(setup(2), &["me", "open"], &[&ben]).await;
        until_both_plan(&ada, &ben, &table).await;
        let before = ben.view(&table, 1).await;
        // Nobody goes back behind the beginning of the planning, whoever has planned.
        let undo = format!("{table}/undo");
        assert_eq!(ben.post(&undo, json!({ "seat": 1 })).await.0, StatusCode::CONFLICT);
        let put = |mv: &&Value| mv.get("put").is_some();
        let put = before["options"].as_array().unwrap().iter().find(put).cloned().unwrap();
        assert_eq!(ben.answer(&table, 1, &before, &put).await.0, StatusCode::OK);
        if other_is_ready {
            let view = ada.view(&table, 0).await;
            assert_eq!(ada.answer(&table, 0, &view, &json!("ready")).await.0, StatusCode::OK);
            assert_eq!(ada.post(&undo, json!({ "seat": 0 })).await.1["code"], "undo", "ready is final");
        }
        let (status, after) = ben.post(&undo, json!({ "seat": 1 })).await;
        assert_eq!(status, StatusCode::OK, "{after}");
        assert_eq!((&after["view"], &after["options"]), (&before["view"], &before["options"]));
        // The taken-back move is marked as such for its owner.
        let events = ben.get(&format!("{table}/events?seat=1&since={}", before["number"])).await.1;
        let entries = events["entries"].as_array().unwrap();
        assert_eq!(entries.len(), 2, "{events}");
        assert_eq!(entries[1]["undone"], json!([entries[0]["number"]]));
        assert_eq!(ben.post(&undo, json!({ "seat": 0 })).await.0, StatusCode::FORBIDDEN, "somebody else's move");
        // The journal keeps both, and a server that starts anew tells the same story.
        let server = server.restart().await;
        let mut ben = ben;
        ben.turn_to(&server);
        assert_eq!(ben.get(&format!("{table}/events?seat=1&since={}", before["number"])).await.1, events);
        assert_eq!(ben.view(&table, 1).await, after);
    }
}

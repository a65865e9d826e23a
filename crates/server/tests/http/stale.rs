//! Answers to what the sender has seen, and to nothing else.

use crate::client::{Server, pick, setup};
use crate::secrets::until_both_plan;
use reqwest::StatusCode;
use serde_json::{Value, json};

/// A stale number is refused with the current view, and nothing changes.
#[tokio::test(flavor = "multi_thread")]
async fn an_answer_to_an_older_question_is_refused() {
    let server = Server::start().await;
    let ada = server.guest("Ada").await;
    let table = ada.table(setup(2), &["me", "easy"], &[]).await;
    let (mut luck, mut refused) = (1, 0);
    while refused < 10 {
        let view = ada.view(&table, 0).await;
        let Some(mv) = pick(&view, &mut luck) else { continue };
        assert_eq!(ada.answer(&table, 0, &view, &mv).await.0, StatusCode::OK);
        // The same message again, as after a lost answer: the move must not count twice.
        let (status, refusal) = ada.answer(&table, 0, &view, &mv).await;
        assert_eq!((status, &refusal["code"]), (StatusCode::CONFLICT, &json!("stale")));
        assert!(refusal["current"]["number"].as_u64() > view["number"].as_u64());
        assert_eq!(refusal["current"]["view"]["viewer"], json!({ "seat": 0 }));
        refused += 1;
    }
    let view = ada.view(&table, 0).await;
    let body = json!({ "seat": 0, "number": 1_000_000, "move": "ready" });
    assert_eq!(ada.post(&format!("{table}/moves"), body).await.1["code"], "stale");
    assert!(ada.view(&table, 0).await["number"].as_u64() >= view["number"].as_u64());
}

/// Where plans lie open all see each other place followers, and still nobody's answer is stale.
#[tokio::test(flavor = "multi_thread")]
async fn others_who_plan_at_the_same_time_make_nothing_stale() {
    let server = Server::start().await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let open = json!({ "edition": "current", "players": 2, "options": { "open_planning": true } });
    let table = ada.table(open, &["me", "open"], &[&ben]).await;
    until_both_plan(&ada, &ben, &table).await;
    let put = |view: &Value| view["options"].as_array().unwrap().iter().find(|mv| mv.get("put").is_some()).cloned();
    let old = ben.view(&table, 1).await;
    let view = ada.view(&table, 0).await;
    assert_eq!(ada.answer(&table, 0, &view, &put(&view).unwrap()).await.0, StatusCode::OK);
    let now = ben.view(&table, 1).await;
    assert!(now["number"].as_u64() > old["number"].as_u64(), "an open plan is seen");
    let (status, after) = ben.answer(&table, 1, &old, &put(&old).unwrap()).await;
    assert_eq!(status, StatusCode::OK, "{after}");
    // The own move does.
    assert_eq!(ben.answer(&table, 1, &old, &json!("ready")).await.1["code"], "stale");
}

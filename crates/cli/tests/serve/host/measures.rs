//! What Prometheus reads.

use super::served::{Guest, Served};
use serde_json::json;

/// The value behind a name with its labels.
fn value(page: &str, name: &str) -> f64 {
    let line = page.lines().find(|line| line.starts_with(name) && !line.starts_with('#'));
    line.and_then(|line| line.rsplit(' ').next()?.parse().ok()).unwrap_or(f64::NAN)
}

#[tokio::test(flavor = "multi_thread")]
async fn measurements_are_told_at_an_address_of_their_own() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::start(folder.path(), &["--metrics", "127.0.0.1:0"]);
    let ada = Guest::arrive(&served.address, "/api/guests", json!({ "name": "Ada" })).await;
    let table = ada.table(json!(["me", { "bot": "easy" }])).await;
    ada.start(&table).await;
    ada.play(&table, 10).await;
    let address = served.said[1].split_once("http://").unwrap().1.trim_end_matches('.');
    let page = reqwest::get(format!("http://{address}")).await.unwrap().text().await.unwrap();
    assert_eq!(value(&page, "orleans_tables_running"), 1.0, "{page}");
    assert!(value(&page, "orleans_moves_total") >= 10.0, "{page}");
    let guests = "orleans_requests_total{method=\"POST\",route=\"/api/guests\",status=\"201\"}";
    assert_eq!(value(&page, guests), 1.0, "{page}");
    for name in ["orleans_request_seconds_bucket", "orleans_commit_seconds_count", "orleans_bot_decision_seconds_count"]
    {
        assert!(value(&page, name) >= 0.0, "no {name} in {page}");
    }
    assert!(!page.contains(table["id"].as_str().unwrap()), "ids of tables are nobody's business");
    // Not for the world.
    let world = reqwest::get(format!("http://{}/metrics", served.address)).await.unwrap();
    assert!(!world.text().await.unwrap().contains("orleans_requests_total"));
}

//! Noise: whatever is sent to whichever endpoint, the answer is a refusal in our own words or a success, never a failure.

use crate::client::{Person, Server, setup};
use proptest::collection::{btree_map, vec};
use proptest::prelude::*;
use proptest::sample::select;
use proptest::strategy::ValueTree;
use proptest::test_runner::{Config, TestRunner};
use reqwest::{Client, Method, StatusCode};
use serde_json::{Value, json};

/// Every endpoint; `~` stands for a table.
const ENDPOINTS: [(&str, &str); 39] = [
    ("GET", "/healthz"),
    ("POST", "/api/guests"),
    ("POST", "/api/accounts"),
    ("POST", "/api/sessions"),
    ("DELETE", "/api/sessions"),
    ("GET", "/api/me"),
    ("PUT", "/api/me"),
    ("DELETE", "/api/me"),
    ("GET", "/api/me/tables"),
    ("GET", "/api/me/statistics"),
    ("GET", "/api/me/records"),
    ("GET", "/api/games"),
    ("GET", "/api/tables"),
    ("POST", "/api/tables"),
    ("GET", "~"),
    ("POST", "~/join"),
    ("POST", "~/leave"),
    ("POST", "~/start"),
    ("POST", "~/rematch"),
    ("POST", "~/continue"),
    ("GET", "~/view"),
    ("GET", "~/events"),
    ("GET", "~/live"),
    ("GET", "~/record"),
    ("GET", "~/replay"),
    ("GET", "~/chat"),
    ("POST", "~/chat"),
    ("POST", "~/moves"),
    ("POST", "~/undo"),
    ("POST", "~/why"),
    ("GET", "~/hint"),
    ("GET", "~/standing"),
    ("PUT", "~/standing"),
    ("POST", "~/votes"),
    ("DELETE", "~/votes"),
    ("POST", "~/return"),
    ("GET", "~/replay/7"),
    ("GET", "/api/rules"),
    ("GET", "/api/facts/orleans"),
];

/// The names our own bodies use: noise that looks like sense goes deeper.
const KEYS: [&str; 18] = [
    "name",
    "password",
    "seat",
    "number",
    "move",
    "setup",
    "seats",
    "public",
    "options",
    "players",
    "edition",
    "text",
    "invitation",
    "by",
    "answers",
    "at",
    "bots",
    "put",
];
const WORDS: [&str; 12] =
    ["me", "open", "invited", "easy", "ready", "pass", "current", "first", "", "\u{0}", "'; --", "<script>"];

fn json_value() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        (-2_i64..6).prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        select(&WORDS[..]).prop_map(Value::from),
        any::<String>().prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 40, 6, |inner| {
        let key = prop_oneof![4 => select(&KEYS[..]).prop_map(str::to_owned), 1 => any::<String>()];
        prop_oneof![
            vec(inner.clone(), 0..5).prop_map(Value::from),
            btree_map(key, inner, 0..6).prop_map(|map| map.into_iter().collect::<Value>()),
        ]
    })
}

fn body() -> impl Strategy<Value = Vec<u8>> {
    let object = btree_map(select(&KEYS[..]).prop_map(str::to_owned), json_value(), 0..6);
    prop_oneof![
        1 => vec(any::<u8>(), 0..200),
        2 => json_value().prop_map(|value| value.to_string().into_bytes()),
        4 => object.prop_map(|map| map.into_iter().collect::<Value>().to_string().into_bytes()),
    ]
}

fn query() -> impl Strategy<Value = String> {
    let key = select(&["seat", "since", "at", "invitation", "chat", "by"][..]);
    let value = prop_oneof![(-2_i64..9).prop_map(|n| n.to_string()), "[a-z0-9%&=]{0,8}"];
    vec((key, value), 0..3)
        .prop_map(|pairs| pairs.iter().map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>().join("&"))
}

async fn seated(server: &Server) -> (Person, String) {
    let ada = server.guest("Ada").await;
    let table = ada.table(setup(2), &["me", "easy"], &[]).await;
    (ada, table)
}

#[tokio::test(flavor = "multi_thread")]
async fn noise_never_breaks_the_server() {
    let server = Server::start().await;
    let (mut ada, mut table) = seated(&server).await;
    let http = Client::new();
    let mut noise = TestRunner::new(Config { failure_persistence: None, ..Config::default() });
    let next = |runner: &mut TestRunner| {
        let tree = (body(), query(), any::<bool>()).new_tree(runner).unwrap();
        tree.current()
    };
    let mut refused = 0;
    for _ in 0..40 {
        for (method, path) in ENDPOINTS {
            let (body, query, known) = next(&mut noise);
            let path = path.replace('~', &table);
            let method: Method = method.parse().unwrap();
            let mut request = http.request(method.clone(), format!("http://{}{path}?{query}", server.address));
            request = request.header("content-type", "application/json").body(body.clone());
            if known {
                request = request.header("cookie", &ada.cookie);
            }
            let answer = request.send().await.unwrap();
            let (status, text) = (answer.status(), answer.text().await.unwrap());
            let sent = String::from_utf8_lossy(&body);
            assert!(!status.is_server_error(), "{method} {path}?{query} {sent}: {status} {text}");
            if status.is_client_error() {
                refused += 1;
                let problem: Value = serde_json::from_str(&text).unwrap_or_default();
                let clear = problem["code"].is_string() && problem["message"].is_string();
                assert!(clear, "{method} {path}?{query} {sent}: {status} {text}");
            }
        }
        // The noise may well have signed Ada out, or sent her away.
        if ada.get("/api/me").await.0 != StatusCode::OK {
            (ada, table) = seated(&server).await;
        }
    }
    assert!(refused > 500, "only {refused} refusals");
    assert_eq!(ada.get("/healthz").await.0, StatusCode::OK);
}

/// Names and talk are text: they come back as they were, as JSON, and no browser takes them for a page.
#[tokio::test(flavor = "multi_thread")]
async fn markup_stays_text() {
    let server = Server::start().await;
    let markup = "<script>alert(\"1\")</script>";
    let ada = server.guest(markup).await;
    let table = ada.table(setup(2), &["me", "easy"], &[]).await;
    assert_eq!(ada.post(&format!("{table}/chat"), json!({ "text": markup })).await.0, StatusCode::CREATED);
    for path in [table.clone(), format!("{table}/chat")] {
        let request = Client::new().get(format!("http://{}{path}", server.address)).header("cookie", &ada.cookie);
        let answer = request.send().await.unwrap();
        assert_eq!(answer.headers()["content-type"], "application/json");
        assert_eq!(answer.headers()["x-content-type-options"], "nosniff");
        let text = answer.text().await.unwrap();
        assert!(text.contains(&serde_json::to_string(markup).unwrap()), "{text}");
    }
}

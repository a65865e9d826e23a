//! Bad input: a clear refusal with the right status, never a failure of the server.

use crate::client::{Person, Server, setup};
use reqwest::{Client, Method, StatusCode};
use serde_json::{Value, json};
use std::time::Duration;

/// Sends raw text and gives status and code of the answer.
async fn raw(address: &str, cookie: &str, method: Method, path: &str, kind: &str, body: String) -> (u16, String) {
    let request = Client::new().request(method, format!("http://{address}{path}")).header("cookie", cookie);
    let answer = request.header("content-type", kind).body(body).send().await.unwrap();
    let status = answer.status().as_u16();
    let body: Value = serde_json::from_str(&answer.text().await.unwrap()).unwrap_or(Value::Null);
    (status, body["code"].as_str().unwrap_or("").to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn garbage_is_refused() {
    let server = Server::start().await;
    let ada = server.guest("Ada").await;
    let table = ada.table(setup(2), &["me", "easy"], &[]).await;
    let unknown = "/api/tables/00000000000000000000000000000000";
    let name = |name: String| json!({ "name": name }).to_string();
    let wish = |setup: Value, seats: Value| json!({ "setup": setup, "seats": seats }).to_string();
    let deep = "[".repeat(4_000);
    let mv = |mv: &str| format!("{{\"seat\":0,\"number\":0,\"move\":{mv}}}");
    // `~` stands for the table.
    let cases: Vec<(&str, &str, String, u16, &str)> = vec![
        ("POST", "/api/guests", String::new(), 400, "bad_request"),
        ("POST", "/api/guests", "{".into(), 400, "bad_request"),
        ("POST", "/api/guests", "\u{0}\u{1}".into(), 400, "bad_request"),
        ("POST", "/api/guests", deep.clone(), 400, "bad_request"),
        ("POST", "/api/guests", name("".into()), 400, "bad_request"),
        ("POST", "/api/guests", name("   ".into()), 400, "bad_request"),
        ("POST", "/api/guests", name("x".repeat(41)), 400, "bad_request"),
        ("POST", "/api/guests", name("a\nb".into()), 400, "bad_request"),
        ("POST", "/api/guests", name("x".repeat(9_000)), 413, "too_large"),
        ("POST", "/api/guests", "{\"name\":\"a\",\"id\":\"b\"}".into(), 400, "bad_request"),
        ("POST", "/api/guests", "[\"Ada\"]".into(), 400, "bad_request"),
        ("POST", "/api/sessions", "[\"Ada\",\"correct horse\"]".into(), 400, "bad_request"),
        ("POST", "~/undo", " [0]".into(), 400, "bad_request"),
        ("POST", "~/moves", "[0,0,\"ready\"]".into(), 400, "bad_request"),
        ("POST", "/api/tables", "[]".into(), 400, "bad_request"),
        ("POST", "/api/tables", wish(json!({}), json!(["me"])), 400, "bad_request"),
        ("POST", "/api/tables", wish(setup(2), json!(["me"])), 400, "bad_request"),
        ("POST", "/api/tables", wish(setup(2), json!(["me", "hal"])), 400, "bad_request"),
        ("POST", "/api/tables", wish(setup(2), json!(["me", { "bot": "hal" }])), 400, "bad_request"),
        ("POST", "/api/tables", wish(setup(2), json!(["me", { "me": "a\nb" }])), 400, "bad_request"),
        ("POST", "/api/tables", wish(setup(2), json!(["me", { "me": "Ada", "bot": "easy" }])), 400, "bad_request"),
        ("POST", "/api/tables", wish(setup(2), json!(["me", 1])), 400, "bad_request"),
        ("POST", "/api/tables", wish(setup(0), json!([])), 422, "setup"),
        ("POST", "/api/tables", wish(setup(9), json!(["me"])), 422, "setup"),
        ("POST", "/api/tables", wish(setup(255), json!(["me"])), 422, "setup"),
        ("GET", "/api/tables/x", String::new(), 404, "not_found"),
        ("GET", "/api/tables/%ff", String::new(), 404, "not_found"),
        ("GET", "/api/tables/..%2f..%2fetc", String::new(), 404, "not_found"),
        ("GET", unknown, String::new(), 404, "not_found"),
        ("GET", "/api/nothing", String::new(), 404, "not_found"),
        ("DELETE", "/api/tables", String::new(), 405, "method"),
        ("POST", "~/moves", "null".into(), 400, "bad_request"),
        ("POST", "~/moves", mv("\"fly\""), 400, "bad_request"),
        ("POST", "~/moves", mv("{}"), 400, "bad_request"),
        ("POST", "~/moves", mv(&deep), 400, "bad_request"),
        ("POST", "~/moves", "{\"seat\":9,\"number\":0,\"move\":\"ready\"}".into(), 400, "bad_request"),
        ("POST", "~/moves", "{\"seat\":-1,\"number\":0,\"move\":\"ready\"}".into(), 400, "bad_request"),
        ("POST", "~/moves", "{\"seat\":0,\"number\":-1,\"move\":\"ready\"}".into(), 400, "bad_request"),
        ("POST", "~/moves", "{\"seat\":0,\"number\":1e99,\"move\":\"ready\"}".into(), 400, "bad_request"),
        ("POST", "~/moves", "{\"seat\":1,\"number\":0,\"move\":\"ready\"}".into(), 403, "forbidden"),
        ("POST", "~/moves", "{\"seat\":7,\"number\":0,\"move\":\"ready\"}".into(), 403, "forbidden"),
        ("POST", "~/moves", "{\"seat\":0,\"number\":99999,\"move\":\"ready\"}".into(), 409, "stale"),
        ("POST", "~/undo", "{}".into(), 400, "bad_request"),
        ("POST", "~/undo", "{\"seat\":1}".into(), 403, "forbidden"),
        ("POST", "~/why", "{\"seat\":0,\"move\":7}".into(), 400, "bad_request"),
        ("POST", "~/join", "{\"seat\":5}".into(), 403, "forbidden"),
        ("POST", "~/join?invitation=%ff&invitation=a", "{\"seat\":1}".into(), 400, "bad_request"),
        ("POST", "~/leave", "{\"seat\":1}".into(), 403, "forbidden"),
        ("POST", "~/leave", "{\"bot\":\"hal\"}".into(), 400, "bad_request"),
        ("POST", "~/return", "{\"seat\":1}".into(), 403, "forbidden"),
        ("POST", "~/return", "{}".into(), 400, "bad_request"),
        ("POST", "~/votes", "{\"seat\":1,\"by\":\"open\"}".into(), 409, "conflict"),
        ("POST", "~/votes", "{\"seat\":7,\"by\":\"open\"}".into(), 404, "not_found"),
        ("POST", "~/votes", "{\"seat\":1,\"by\":\"closed\"}".into(), 400, "bad_request"),
        ("DELETE", "~/votes", String::new(), 400, "bad_request"),
        ("PUT", "~/standing?seat=0", "{\"answers\":[\"fly\"]}".into(), 400, "bad_request"),
        ("PUT", "~/standing?seat=1", "{\"answers\":[]}".into(), 403, "forbidden"),
        ("GET", "~/hint", String::new(), 400, "bad_request"),
        ("GET", "~/hint?seat=1", String::new(), 403, "forbidden"),
        ("GET", "~/chat?since=x", String::new(), 400, "bad_request"),
        ("POST", "~/chat", "{\"text\":\"\"}".into(), 400, "bad_request"),
        ("POST", "~/rematch", "{}".into(), 409, "conflict"),
        ("GET", "~/view?seat=0&at=999999", String::new(), 404, "not_found"),
        ("GET", "~/view?seat=99", String::new(), 400, "bad_request"),
        ("GET", "~/view?seat=", String::new(), 400, "bad_request"),
        ("GET", "~/events?since=-1", String::new(), 400, "bad_request"),
        ("GET", "~/live", String::new(), 400, "bad_request"),
        ("GET", "~/record", String::new(), 409, "conflict"),
    ];
    for (method, path, body, status, code) in cases {
        let shown: String = body.chars().take(80).collect();
        let (method, full) = (method.parse().unwrap(), path.replace('~', &table));
        let found = raw(&server.address, &ada.cookie, method, &full, "application/json", body).await;
        assert_eq!((found.0, found.1.as_str()), (status, code), "{path} {shown}");
    }
    // A server that has heard enough may also hang up before a megabyte is sent.
    let much = Client::new().post(format!("http://{}/api/guests", server.address)).json(&"x".repeat(1 << 20));
    assert!(much.send().await.map_or(true, |answer| answer.status() == StatusCode::PAYLOAD_TOO_LARGE));
    let form = raw(&server.address, "", Method::POST, "/api/guests", "text/plain", name("Ada".into())).await;
    assert_eq!(form, (415, "not_json".into()));
    assert_eq!(ada.get("/healthz").await.0, StatusCode::OK);
}

/// Without a token that is known here nobody does anything.
#[tokio::test(flavor = "multi_thread")]
async fn forged_tokens_open_nothing() {
    let server = Server::start().await;
    let ada = server.guest("Ada").await;
    let table = ada.table(setup(2), &["me", "easy"], &[]).await;
    let forged = "0".repeat(32);
    for cookie in ["", "token=", "token=x", &format!("token={forged}"), &format!("id={forged}; token=' OR 1=1")] {
        for path in ["/api/me".to_owned(), format!("{table}/view?seat=0"), format!("{table}/events?seat=0")] {
            let found = raw(&server.address, cookie, Method::GET, &path, "application/json", String::new()).await;
            assert_eq!(found, (401, "not_signed_in".into()), "{cookie} {path}");
        }
    }
    // A page of another site cannot act for Ada either.
    let undo = Client::new().post(format!("http://{}{table}/undo", server.address)).header("cookie", &ada.cookie);
    let answer = undo.header("origin", "http://evil.example").json(&json!({ "seat": 0 })).send().await.unwrap();
    assert_eq!(answer.status(), StatusCode::FORBIDDEN);
}

/// A move says what the rules know and nothing else; whatever is offered is understood.
#[tokio::test(flavor = "multi_thread")]
async fn moves_say_nothing_unknown() {
    let server = Server::start().await;
    let ada = server.guest("Ada").await;
    let table = ada.table(setup(2), &["me", "easy"], &[]).await;
    let (mut luck, mut refused) = (5, 0);
    for _ in 0..2_000 {
        if refused >= 30 {
            break;
        }
        let view = ada.view(&table, 0).await;
        for option in view["options"].as_array().unwrap().iter().take(3) {
            let why = ada.post(&format!("{table}/why"), json!({ "seat": 0, "move": option })).await;
            assert_eq!(why.1, json!({ "legal": true }), "{option}");
            let mut more = option.clone();
            let Some(fields) = more.as_object_mut().and_then(|fields| fields.values_mut().next()?.as_object_mut())
            else {
                continue;
            };
            fields.insert("also".into(), json!(1));
            assert_eq!(ada.answer(&table, 0, &view, &more).await.1["code"], "bad_request", "{more}");
            refused += 1;
        }
        ada.step(&table, 0, &mut luck).await;
    }
    assert!(refused >= 30, "only {refused} moves with fields were tried");
}

/// What seat 0 sees once nobody else is asked: while a bot plans, its word that it is ready may come at any time.
async fn alone_asked(person: &Person, table: &str) -> Value {
    loop {
        let view = person.view(table, 0).await;
        if view["waits_for"] == json!([0]) || view.get("outcome").is_some() {
            return view;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// A move that the rules forbid is refused with the rule, `why` names the same one, and nothing changes.
#[tokio::test(flavor = "multi_thread")]
async fn forbidden_moves_name_their_rule() {
    let server = Server::start().await;
    let ada = server.guest("Ada").await;
    let table = ada.table(setup(2), &["me", "easy"], &[]).await;
    let mut luck = 11;
    let mut refused = 0;
    for _ in 0..60 {
        let view = alone_asked(&ada, &table).await;
        let options = view["options"].as_array().unwrap().clone();
        for mv in ["pass", "ready", "shield", "decline", "coin", "develop", "give_step"].map(|word| json!(word)) {
            let why = ada.post(&format!("{table}/why"), json!({ "seat": 0, "move": mv })).await;
            if why.0 == StatusCode::BAD_REQUEST || options.contains(&mv) || options.is_empty() {
                continue;
            }
            let (status, refusal) = ada.answer(&table, 0, &view, &mv).await;
            assert_eq!((status, &refusal["code"]), (StatusCode::UNPROCESSABLE_ENTITY, &json!("illegal")));
            assert!(orleans::ledger().get(refusal["rule"].as_str().unwrap()).is_some(), "{refusal}");
            assert_eq!(why.1, json!({ "legal": false, "rule": refusal["rule"] }));
            assert_eq!(ada.view(&table, 0).await, view);
            refused += 1;
        }
        ada.step(&table, 0, &mut luck).await;
    }
    assert!(refused > 50, "only {refused} moves were refused");
}

//! What is the same for everybody: games, printed facts and rules, kept by whoever has read them.

use crate::client::Server;
use reqwest::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONNECTION, CONTENT_ENCODING, ETAG, IF_NONE_MATCH, UPGRADE, VARY,
};
use reqwest::{Client, Response, StatusCode};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use tabletop::ledger::Language;

const PAGES: [&str; 5] =
    ["/api/games", "/api/facts/orleans", "/api/rules", "/api/rules?language=de", "/api/rules?language=fr"];

async fn get(server: &Server, path: &str, headers: &[(&str, &str)]) -> Response {
    let request = Client::new().get(format!("http://{}{path}", server.address));
    headers.iter().fold(request, |request, (name, value)| request.header(*name, *value)).send().await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn games_facts_and_rules_are_told() {
    let server = Server::start().await;
    let games: Value = get(&server, "/api/games", &[]).await.json().await.unwrap();
    assert_eq!(games[0]["name"], "orleans");
    let bigbox = &games[0]["editions"][2];
    assert_eq!((&bigbox["edition"], &bigbox["fewest"], &bigbox["most"]), (&json!("bigbox"), &json!(2), &json!(5)));
    assert_eq!(bigbox["expansions"], json!([["orders"], ["trade_events"], ["trade_deeds", "intrigue"]]));
    let excluded =
        ["intrigue", "tours", "dignitary", "vierzon", "salesman", "duel", "prosperity", "plague", "invasion"];
    let board = json!({ "module": "trade_deeds", "fewest": 2, "most": 5, "levels": ["normal"], "excludes": excluded });
    assert_eq!(bigbox["modules"][2], board);
    assert_eq!(bigbox["modules"][4]["module"], "tours");
    assert_eq!((&bigbox["modules"][4]["fewest"], &bigbox["modules"][4]["most"]), (&json!(1), &json!(1)));
    assert!(games[0]["bots"].as_array().unwrap().contains(&json!("easy")));

    let facts: Value = get(&server, "/api/facts/orleans", &[]).await.json().await.unwrap();
    assert_eq!(facts, serde_json::to_value(orleans::facts()).unwrap());
    let rules: Value = get(&server, "/api/rules", &[]).await.json().await.unwrap();
    assert_eq!(rules, serde_json::to_value(orleans::ledger()).unwrap());
    for language in Language::ALL {
        let path = format!("/api/rules?language={}", language.code());
        let rules: Value = get(&server, &path, &[]).await.json().await.unwrap();
        assert_eq!(rules, serde_json::to_value(orleans::ledger_in(language)).unwrap(), "{path}");
    }

    let unknown = get(&server, "/api/facts/chess", &[]).await;
    assert_eq!(unknown.status(), StatusCode::NOT_FOUND);
    assert_eq!(unknown.json::<Value>().await.unwrap()["code"], "not_found");
    let unknown = get(&server, "/api/rules?language=es", &[]).await;
    assert_eq!(unknown.status(), StatusCode::BAD_REQUEST);
    let problem: Value = unknown.json().await.unwrap();
    assert_eq!(problem["code"], "bad_request");
    assert!(problem["message"].as_str().unwrap().ends_with("expected one of `en`, `de`, `fr`"), "{problem}");
}

/// Every offered printing can be played by as many as are offered, and by no more.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_offered_can_be_played() {
    let server = Server::start().await;
    let ada = server.guest("Ada").await;
    let games: Value = ada.get("/api/games").await.1;
    let offer = &games[0];
    let bot = offer["bots"][0].clone();
    for edition in offer["editions"].as_array().unwrap() {
        let (fewest, most) = (edition["fewest"].as_u64().unwrap(), edition["most"].as_u64().unwrap());
        for players in fewest - 1..=most + 1 {
            let seats = vec![json!({ "bot": bot }); players as usize];
            let setup = json!({ "edition": edition["edition"], "players": players });
            let (status, _) = ada.post("/api/tables", json!({ "setup": setup, "seats": seats })).await;
            let expected = match (fewest..=most).contains(&players) {
                true => StatusCode::CREATED,
                false => StatusCode::UNPROCESSABLE_ENTITY,
            };
            assert_eq!(status, expected, "{setup}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_read_a_page_need_not_read_it_again() {
    let server = Server::start().await;
    let mut tags = BTreeSet::new();
    for path in PAGES {
        let first = get(&server, path, &[]).await;
        assert!(first.headers()[CACHE_CONTROL].to_str().unwrap().contains("must-revalidate"), "{path}");
        let tag = first.headers()[ETAG].to_str().unwrap().to_owned();
        assert!(tags.insert(tag.clone()), "{path} says what another page says");
        let (listed, strong) = (format!("\"other\", {tag}"), tag.trim_start_matches("W/").to_owned());
        for known in [tag.as_str(), &listed, &strong, "*"] {
            let again = get(&server, path, &[(IF_NONE_MATCH.as_str(), known)]).await;
            assert_eq!(again.status(), StatusCode::NOT_MODIFIED, "{path} with {known}");
            assert_eq!(again.headers()[ETAG], tag.as_str());
            assert_eq!(again.text().await.unwrap(), "");
        }
        let changed = get(&server, path, &[(IF_NONE_MATCH.as_str(), "\"other\"")]).await;
        assert_eq!(changed.status(), StatusCode::OK);
    }
    // What one person sees stays nowhere.
    let me = get(&server, "/api/me", &[]).await;
    assert_eq!((me.status(), &me.headers()[CACHE_CONTROL]), (StatusCode::UNAUTHORIZED, &"no-store".parse().unwrap()));
}

#[tokio::test(flavor = "multi_thread")]
async fn long_answers_are_compressed_and_sockets_are_not() {
    let server = Server::start().await;
    let plain = get(&server, "/api/rules", &[]).await.bytes().await.unwrap().len();
    for coding in ["br", "gzip"] {
        let answer = get(&server, "/api/rules", &[(ACCEPT_ENCODING.as_str(), coding)]).await;
        assert_eq!(answer.headers()[CONTENT_ENCODING], coding);
        assert!(answer.headers()[VARY].to_str().unwrap().eq_ignore_ascii_case("accept-encoding"));
        let sent = answer.bytes().await.unwrap().len();
        assert!(sent * 2 < plain, "{coding}: {sent} of {plain} bytes");
    }
    let short = get(&server, "/healthz", &[(ACCEPT_ENCODING.as_str(), "br, gzip")]).await;
    assert!(!short.headers().contains_key(CONTENT_ENCODING));

    let ada = server.guest("Ada").await;
    let table = ada.table(crate::client::setup(2), &["me", "me"], &[]).await;
    let hand_shake = [
        (CONNECTION.as_str(), "upgrade"),
        (UPGRADE.as_str(), "websocket"),
        ("sec-websocket-version", "13"),
        ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
        (ACCEPT_ENCODING.as_str(), "br, gzip"),
    ];
    let socket = get(&server, &format!("{table}/live"), &hand_shake).await;
    assert_eq!(socket.status(), StatusCode::SWITCHING_PROTOCOLS);
    assert!(!socket.headers().contains_key(CONTENT_ENCODING));
}

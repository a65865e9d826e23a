//! The description of the API: complete, sound, and true to what is sent.

use crate::client::{Server, setup};
use crate::live::Socket;
use crate::schema::check;
use reqwest::{Client, Method, StatusCode};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use utoipa::openapi::{OpenApi, RefOr, Schema};

const METHODS: [&str; 5] = ["get", "post", "put", "delete", "patch"];

/// Every method and path that is described.
fn described(document: &Value) -> BTreeSet<(String, String)> {
    let paths = document["paths"].as_object().unwrap().iter();
    let pairs =
        paths.flat_map(|(path, item)| item.as_object().unwrap().keys().map(|method| (path.clone(), method.clone())));
    pairs.filter(|(_, key)| METHODS.contains(&key.as_str())).collect()
}

/// Every method and path that the sources route.
fn routed() -> BTreeSet<(String, String)> {
    let mut found = BTreeSet::new();
    for file in sources(&PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src/api")) {
        let text = fs::read_to_string(file).unwrap();
        for route in text.split(".route(").skip(1) {
            let path = route.split('"').nth(1).unwrap().to_owned();
            // Up to the bracket that closes the call.
            let mut depth = 1;
            let end = route.find(|sign| {
                depth += match sign {
                    '(' => 1,
                    ')' => -1,
                    _ => 0,
                };
                depth == 0
            });
            let handlers = &route[..end.unwrap()];
            let words: Vec<&str> = handlers.split(|sign: char| !(sign.is_alphanumeric() || sign == '_')).collect();
            let called = |method: &str| words.contains(&method) && handlers.contains(&format!("{method}("));
            found.extend(METHODS.iter().filter(|method| called(method)).map(|method| (path.clone(), (*method).into())));
        }
    }
    found
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().flatten().map(|entry| entry.path());
    entries
        .flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] })
        .filter(|path| path.extension().is_some_and(|it| it == "rs"))
        .collect()
}

pub(crate) async fn document(server: &Server) -> Value {
    let answer = Client::new().get(format!("http://{}/api/openapi.json", server.address)).send().await.unwrap();
    assert_eq!(answer.status(), StatusCode::OK);
    answer.json().await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_endpoint_is_described() {
    let server = Server::start().await;
    let document = document(&server).await;
    assert!(document["openapi"].as_str().is_some_and(|version| version.starts_with("3.1.")), "{}", document["openapi"]);
    for (name, schema) in document["components"]["schemas"].as_object().unwrap() {
        let read = serde_json::from_value::<RefOr<Schema>>(schema.clone());
        assert!(read.is_ok(), "{name}: {schema}");
    }
    serde_json::from_value::<OpenApi>(document.clone()).unwrap();
    let described = described(&document);
    assert_eq!(described, routed());
    assert!(described.len() > 25);
    // And the router itself agrees: what is not described is not there.
    let http = Client::new();
    for path in document["paths"].as_object().unwrap().keys() {
        let real = path.replace("{id}", &"0".repeat(32)).replace("{at}", "0").replace("{game}", "orleans");
        for method in METHODS {
            let request = http
                .request(method.to_uppercase().parse::<Method>().unwrap(), format!("http://{}{real}", server.address));
            let allowed = request.json(&json!({})).send().await.unwrap().status() != StatusCode::METHOD_NOT_ALLOWED;
            assert_eq!(allowed, described.contains(&(path.clone(), method.to_owned())), "{method} {path}");
        }
    }
}

/// How long a text is, which numbers are whole, and every field that a body may have.
#[tokio::test(flavor = "multi_thread")]
async fn bodies_are_described_to_the_last_field() {
    let server = Server::start().await;
    let document = document(&server).await;
    let field = |method: &str, path: &str, name: &str| {
        let body = &document["paths"][path][method]["requestBody"]["content"]["application/json"]["schema"];
        body["properties"][name].clone()
    };
    let text = |least: u32, most: u32| json!({ "type": "string", "minLength": least, "maxLength": most });
    assert_eq!(field("post", "/api/guests", "name"), text(1, 40));
    assert_eq!(field("post", "/api/accounts", "password"), text(8, 128));
    assert_eq!(field("put", "/api/me/password", "new_password"), text(8, 128));
    assert_eq!(field("post", "/api/tables/{id}/moves", "number"), json!({ "type": "integer", "minimum": 0 }));
    assert_eq!(field("post", "/api/tables/{id}/leave", "seat"), json!({ "$ref": "#/components/schemas/Seat" }));
    let schemas = &document["components"]["schemas"];
    assert_eq!(schemas["Words"]["properties"]["text"], text(1, 500));
    assert_eq!(schemas["NoticeWish"]["properties"]["email"]["anyOf"][0], text(3, 254));
    assert_eq!(schemas["Seat"], json!({ "type": "integer", "minimum": 0, "maximum": 7 }));
    assert_eq!(document.to_string().matches("\"type\":\"number\"").count(), 1, "only a mean is no whole number");
    let parameters = document["paths"]["/api/tables/{id}/view"]["get"]["parameters"].as_array().unwrap();
    let kind = |parameter: &Value| (parameter["name"].clone(), parameter["schema"]["type"].clone());
    let kinds: Vec<(Value, Value)> = parameters.iter().map(kind).collect();
    let expected = [("id", "string"), ("seat", "integer"), ("at", "integer")];
    assert_eq!(kinds, expected.map(|(name, kind)| (json!(name), json!(kind))));
}

#[tokio::test(flavor = "multi_thread")]
async fn every_name_in_the_description_leads_somewhere() {
    let server = Server::start().await;
    let document = document(&server).await;
    let mut open = vec![&document];
    let mut seen = 0;
    while let Some(value) = open.pop() {
        match value {
            Value::Object(fields) => {
                if let Some(Value::String(name)) = fields.get("$ref") {
                    seen += 1;
                    assert!(document.pointer(name.trim_start_matches('#')).is_some(), "{name} leads nowhere");
                }
                open.extend(fields.values());
            }
            Value::Array(list) => open.extend(list),
            _ => {}
        }
    }
    assert!(seen > 100, "only {seen} names");
}

/// A game is played, and everything that is sent is what the description says.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_sent_is_what_is_described() {
    let server = Server::start().await;
    let document = document(&server).await;
    let says = |name: &str, value: &Value| check(&document, name, value);
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let (rules, regeln) = (("/api/rules", "Ledger"), ("/api/rules?language=de", "Ledger"));
    for (path, name) in [("/api/games", "Games"), ("/api/facts/orleans", "Facts"), rules, regeln] {
        says(name, &ada.get(path).await.1);
    }
    let table = ada.table(setup(3), &["me", "open", "random"], &[&ben]).await;
    says("TableDescription", &ada.get(&table).await.1);
    ada.get("/api/me/tables").await.1.as_array().unwrap().iter().for_each(|mine| says("MyTable", mine));
    let mut socket = Socket::open(&ada, &table, "seat=0&since=0").await.unwrap();
    says("ChatLine", &ben.post(&format!("{table}/chat"), json!({ "text": "Good luck" })).await.1);
    let mut luck = 2;
    let mut moves = 0;
    loop {
        let sight = ada.step(&table, 0, &mut luck).await;
        says("Sight", &sight);
        moves += 1;
        if moves == 20 {
            says("Why", &ada.post(&format!("{table}/why"), json!({ "seat": 0, "move": "ready" })).await.1);
            let stale = json!({ "seat": 0, "number": 0, "move": "ready" });
            says("Problem", &ada.post(&format!("{table}/moves"), stale).await.1);
            says("Sight", &ben.get(&format!("{table}/view")).await.1);
        }
        if ben.step(&table, 1, &mut luck).await["outcome"].is_object() {
            break;
        }
    }
    for _ in 0..20 {
        says("Told", &socket.next().await.unwrap());
    }
    says("News", &ada.get(&format!("{table}/events?seat=0")).await.1);
    says("Sight", &ada.view(&table, 0).await);
    says("Replay", &ada.get(&format!("{table}/replay")).await.1);
    says("Sight", &ada.get(&format!("{table}/replay/7?seat=1")).await.1);
    says("Statistics", &ada.get("/api/me/statistics").await.1);
    says("RecordBook", &ada.get("/api/me/records").await.1);
    says(
        "TableDescription",
        &ada.post(&format!("{table}/continue"), json!({ "at": 9, "seat": 0, "bots": "random" })).await.1,
    );
    let (status, problem) = ada.get("/api/tables/nothing").await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    says("Problem", &problem);
}

/// The check itself can fail.
#[tokio::test(flavor = "multi_thread")]
#[should_panic(expected = "Person")]
async fn what_is_not_described_is_found() {
    let server = Server::start().await;
    check(&document(&server).await, "Person", &json!({ "id": "1", "name": 2 }));
}

//! Nothing that leaves the server tells anybody but its owner a secret.

use crate::client::{Person, Server, pick, setup};
use crate::live::Socket;
use reqwest::StatusCode;
use serde_json::{Value, json};

/// Everything another seat and a spectator can ask for.
async fn all_that_others_see(other: &Person, stranger: &Person, table: &str) -> Vec<Value> {
    let mut seen = Vec::new();
    for (person, path) in [
        (other, "/view?seat=1"),
        (other, "/events?seat=1&since=0"),
        (other, "/view"),
        (other, ""),
        (other, "/view?seat=1&at=0"),
        (other, "/hint?seat=1"),
        (other, "/standing?seat=1"),
        (other, "/chat"),
        (stranger, ""),
        (stranger, "/view"),
        (stranger, "/events"),
    ] {
        let (status, answer) = person.get(&format!("{table}{path}")).await;
        // Who is ready is asked nothing, and gets no hint.
        assert!(status == StatusCode::OK || path.starts_with("/hint"), "{path}: {answer}");
        seen.push(answer);
    }
    seen.push(other.get("/api/me/tables").await.1);
    seen.push(other.post(&format!("{table}/votes"), json!({ "seat": 0, "by": "open" })).await.1);
    seen
}

/// Answers until both seats plan.
pub(crate) async fn until_both_plan(ada: &Person, ben: &Person, table: &str) {
    for luck in 1..2_000 {
        let (first, second) = (ada.view(table, 0).await, ben.view(table, 1).await);
        if first["question"] == "plan" && second["question"] == "plan" {
            return;
        }
        let (person, seat, view) = if first["question"].is_null() { (ben, 1, second) } else { (ada, 0, first) };
        let mv = pick(&view, &mut luck.clone()).expect("somebody is asked");
        person.answer(table, seat, &view, &mv).await;
    }
    panic!("nobody plans");
}

/// A plan in progress shows in no view, event, number or socket of anybody else, whether they still plan or not: not
/// even that there is one.
#[tokio::test(flavor = "multi_thread")]
async fn a_plan_in_progress_is_its_owners_alone() {
    for other_is_ready in [false, true] {
        plans_alone(other_is_ready).await;
    }
}

async fn plans_alone(other_is_ready: bool) {
    let server = Server::start().await;
    let (ada, ben, eve) = (server.guest("Ada").await, server.guest("Ben").await, server.guest("Eve").await);
    let rules = json!({ "move_seconds": 86_400 });
    let table = ada.table_with(json!({ "setup": setup(2), "seats": ["me", "open"], "options": rules }), &[&ben]).await;
    until_both_plan(&ada, &ben, &table).await;
    let ready = async |person: &Person, seat: u8| {
        let view = person.view(&table, seat).await;
        assert_eq!(person.answer(&table, seat, &view, &json!("ready")).await.0, StatusCode::OK);
    };
    if other_is_ready {
        ready(&ben, 1).await;
    }
    let mut socket = Socket::open(&ben, &table, "seat=1").await.unwrap();
    socket.next().await.unwrap();
    let before = all_that_others_see(&ben, &eve, &table).await;
    // Times are told in seconds: from now on a hidden move would show there.
    tokio::time::sleep(std::time::Duration::from_millis(1_100)).await;
    let is_put = |mv: &&Value| mv.get("put").is_some();
    let mut put = 0;
    loop {
        let view = ada.view(&table, 0).await;
        assert!(view["view"]["players"][0]["plan"].is_object(), "the owner sees the plan");
        let Some(mv) = view["options"].as_array().unwrap().iter().find(is_put).cloned() else { break };
        let (status, after) = ada.answer(&table, 0, &view, &mv).await;
        assert_eq!(status, StatusCode::OK, "{after}");
        put += 1;
        assert_eq!(all_that_others_see(&ben, &eve, &table).await, before);
    }
    assert!(put > 2, "only {put} followers were placed");
    assert_eq!(ada.post(&format!("{table}/undo"), json!({ "seat": 0 })).await.0, StatusCode::OK);
    assert_eq!(all_that_others_see(&ben, &eve, &table).await, before);
    assert!(socket.is_silent().await, "not even the moment of a hidden move shows");
    if !other_is_ready {
        ready(&ada, 0).await;
        let news = socket.next().await.unwrap();
        let tick = json!([{ "ready": { "seat": 0, "binding": false } }]);
        assert_eq!(news["entries"][0]["events"], tick, "that she is ready shows, and nothing else");
    }

    // The last to be ready opens all plans.
    let (last, seat) = if other_is_ready { (&ada, 0) } else { (&ben, 1) };
    ready(last, seat).await;
    let news = socket.next().await.unwrap().to_string();
    assert!(news.contains("placed") && !news.contains("\"put\""), "{news}");
}

/// What others see of a seat that is ready, but for how often something was seen.
async fn sights(other: &Person, stranger: &Person, table: &str) -> [Value; 2] {
    let mut seen = [other.view(table, 1).await, stranger.get(&format!("{table}/view")).await.1];
    seen.iter_mut().for_each(|sight| sight["number"] = Value::Null);
    seen
}

/// Ready, taken back and said again with another plan: others see a tick come and go, and the same table both times.
#[tokio::test(flavor = "multi_thread")]
async fn taking_ready_back_tells_nothing_of_a_plan() {
    let server = Server::start().await;
    let (ada, ben, eve) = (server.guest("Ada").await, server.guest("Ben").await, server.guest("Eve").await);
    let table = ada.table(setup(2), &["me", "open"], &[&ben]).await;
    until_both_plan(&ada, &ben, &table).await;
    let planning = sights(&ben, &eve, &table).await;
    let mut ticks = Vec::new();
    for nth in 0..3 {
        let view = ada.view(&table, 0).await;
        assert_eq!(ada.answer(&table, 0, &view, &json!("ready")).await.0, StatusCode::OK);
        ticks.push(sights(&ben, &eve, &table).await);
        let number = ben.view(&table, 1).await["number"].clone();
        assert_eq!(ada.post(&format!("{table}/undo"), json!({ "seat": 0 })).await.0, StatusCode::OK);
        assert_eq!(sights(&ben, &eve, &table).await, planning, "after {nth} followers");
        let news = ben.get(&format!("{table}/events?seat=1&since={number}")).await.1;
        assert_eq!(news["entries"].as_array().map(Vec::len), Some(1), "{news}");
        assert_eq!((&news["entries"][0]["events"], &news["entries"][0]["undone"]), (&json!([]), &json!([number])));
        let view = ada.view(&table, 0).await;
        let put = view["options"].as_array().unwrap().iter().find(|mv| mv.get("put").is_some()).cloned().unwrap();
        assert_eq!(ada.answer(&table, 0, &view, &put).await.0, StatusCode::OK);
    }
    assert_ne!(ticks[0], planning);
    assert!(ticks.iter().all(|tick| *tick == ticks[0]), "a tick is a tick, whatever is planned");
}

/// Whatever anybody hears at a table, by request or by socket: bags and plans belong to their owners, only the hash
/// of the seed is told, tokens stay in their cookies, and the invitation is for people with a seat.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_that_is_heard_tells_a_secret() {
    let server = Server::start().await;
    let (ada, ben, eve) = (server.guest("Ada").await, server.guest("Ben").await, server.guest("Eve").await);
    let seats = json!(["me", "open", { "bot": "easy" }]);
    let table = ada.table_with(json!({ "setup": setup(3), "seats": seats, "public": true }), &[&ben]).await;
    let invitation = ada.get(&table).await.1["invitation"].as_str().unwrap().to_owned();
    let mut sockets = [
        Socket::open(&ada, &table, "seat=0&since=0&chat=0").await.unwrap(),
        Socket::open(&ben, &table, "seat=1&since=0&chat=0").await.unwrap(),
        Socket::open(&eve, &table, "since=0&chat=0").await.unwrap(),
    ];
    let people = [(&ada, Some(0)), (&ben, Some(1)), (&eve, None)];
    let mut luck = 3;
    for _ in 0..30 {
        for (person, own) in people {
            let eyes = own.map_or(String::new(), |seat: u8| format!("seat={seat}"));
            for path in ["view", "events", "standing"] {
                person.get(&format!("{table}/{path}?{eyes}")).await;
            }
            if let Some(seat) = own {
                person.step(&table, seat, &mut luck).await;
            }
        }
    }
    for (person, own) in people {
        let eyes = own.map_or(String::new(), |seat: u8| format!("seat={seat}&"));
        let own_paths = [format!("/view?{eyes}at=5"), format!("/hint?{eyes}")];
        let others = ["", "/chat", "/record", "/replay", "/view?seat=2", "/hint?seat=2"];
        for path in others.into_iter().chain(own_paths.iter().map(String::as_str)) {
            person.get(&format!("{table}{path}")).await;
        }
        for path in ["/api/me", "/api/me/tables", "/api/tables"] {
            person.get(path).await;
        }
        person.post(&format!("{table}/chat"), json!({ "text": "Hello" })).await;
        for (path, body) in [
            ("votes", json!({ "seat": 0, "by": "open" })),
            ("rematch", json!({})),
            ("return", json!({ "seat": 2 })),
            ("join", json!({ "seat": 2 })),
            ("undo", json!({ "seat": 1 })),
            ("why", json!({ "seat": 1, "move": "ready" })),
            ("moves", json!({ "seat": 1, "number": 0, "move": "ready" })),
        ] {
            person.post(&format!("{table}/{path}"), body).await;
        }
    }
    let (_, snapshot) = server.store.game(table.rsplit('/').next().unwrap()).await.unwrap().unwrap();
    let saved: Value = serde_json::from_str(&snapshot.record).unwrap();
    let seed = saved["seed"].as_str().unwrap();
    for ((person, own), socket) in people.into_iter().zip(&mut sockets) {
        let mut heard = person.heard.lock().unwrap().clone();
        let asked = heard.len();
        while let Some(told) = socket.told_already().await {
            heard.push(told.to_string());
        }
        assert!(heard.len() > asked + 10, "the socket tells little");
        for text in heard {
            for secret in [seed, "\"rng\"", "\"secret\""] {
                assert!(!text.contains(secret), "{secret} in {text}");
            }
            for (other, _) in people {
                assert!(!text.contains(other.cookie.trim_start_matches("token=")), "a token in {text}");
            }
            assert!(own.is_some() || !text.contains(&invitation), "the invitation in {text}");
            let answer: Value = serde_json::from_str(&text).unwrap_or(Value::Null);
            for view in [&answer["view"], &answer["current"]["view"]] {
                for (seat, player) in view["players"].as_array().into_iter().flatten().enumerate() {
                    let mine = own.map(usize::from) == Some(seat);
                    assert_eq!(player["bag"].is_object() || player["bag"].is_array(), mine, "{player}");
                    assert_eq!(!player["plan"].is_null(), mine, "{player}");
                }
            }
        }
    }
}

/// Only who holds a seat looks with its eyes; spectators can be kept out.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_looks_from_a_seat_of_others() {
    let server = Server::start().await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let table = ada.table(setup(2), &["me", "easy"], &[]).await;
    for path in ["/view?seat=0", "/view?seat=1", "/events?seat=0", "/events?seat=7"] {
        assert_eq!(ben.get(&format!("{table}{path}")).await.0, StatusCode::FORBIDDEN, "{path}");
    }
    assert_eq!(ada.get(&format!("{table}/view?seat=1")).await.0, StatusCode::FORBIDDEN, "a bot's seat");
    let wish = json!({ "setup": setup(2), "seats": ["me", { "bot": "easy" }], "options": { "spectators": false } });
    let closed = ada.post("/api/tables", wish).await.1;
    let closed = format!("/api/tables/{}", closed["id"].as_str().unwrap());
    ada.post(&format!("{closed}/start"), json!({})).await;
    assert_eq!(ben.get(&format!("{closed}/view")).await.0, StatusCode::FORBIDDEN);
    ada.view(&closed, 0).await;
}

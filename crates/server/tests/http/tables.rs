//! Tables as the client knows them: wishes, invitations, shared screens, lists, and the socket before the game.

use crate::client::{Person, Server, pick, setup};
use crate::live::Socket;
use crate::secrets::until_both_plan;
use reqwest::StatusCode;
use serde_json::{Value, json};

/// Sets up a table that has not begun; gives its path and description.
async fn set_up(person: &Person, wish: Value) -> (String, Value) {
    let (status, table) = person.post("/api/tables", wish).await;
    assert_eq!(status, StatusCode::CREATED, "{table}");
    (format!("/api/tables/{}", table["id"].as_str().unwrap()), table)
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invited_seat_is_for_the_invitation_only() {
    let server = Server::start().await;
    let (ada, ben, eve) = (server.guest("Ada").await, server.guest("Ben").await, server.guest("Eve").await);
    let wish = json!({ "setup": setup(3), "seats": ["me", "invited", "invited"], "public": true });
    let (path, table) = set_up(&ada, wish).await;
    assert_eq!(table["seats"][1], json!({ "kind": "invited", "name": null, "colour": 1 }));
    assert!(table["created"].as_i64().unwrap() > 1_700_000_000);
    assert_eq!((&table["game"], &table["votes"]), (&json!("orleans"), &json!([])));
    let invitation = table["invitation"].as_str().unwrap();
    for stranger in [&ben, &eve] {
        assert!(!stranger.get(&path).await.1.to_string().contains(invitation));
        assert!(!stranger.get("/api/tables").await.1.to_string().contains(invitation));
    }
    let join = format!("{path}/join");
    for bad in [json!({ "seat": 1 }), json!({ "seat": 1, "invitation": "" }), json!({ "seat": 1, "invitation": "0" })] {
        assert_eq!(eve.post(&join, bad).await.0, StatusCode::FORBIDDEN);
    }
    let (status, joined) = ben.post(&join, json!({ "seat": 1, "invitation": invitation })).await;
    assert_eq!((status, &joined["invitation"]), (StatusCode::OK, &json!(invitation)), "whoever sits may invite");
    assert_eq!(ada.post(&format!("{path}/start"), json!({})).await.0, StatusCode::CONFLICT, "one is missing");
    let (status, _) = eve.post(&format!("{join}?invitation={invitation}"), json!({ "seat": 2 })).await;
    assert_eq!(status, StatusCode::OK, "the link carries the invitation, too");
    assert_eq!(ada.post(&format!("{path}/start"), json!({})).await.0, StatusCode::OK);
}

/// What was private stays so when somebody leaves, before the game and in it.
#[tokio::test(flavor = "multi_thread")]
async fn a_left_seat_is_for_the_invitation_again() {
    let server = Server::start().await;
    let (ada, ben, eve) = (server.guest("Ada").await, server.guest("Ben").await, server.guest("Eve").await);
    let (path, table) = set_up(&ada, json!({ "setup": setup(3), "seats": ["me", "invited", "me"] })).await;
    let [join, leave, back] = ["join", "leave", "return"].map(|word| format!("{path}/{word}"));
    let invited = json!({ "seat": 1, "invitation": table["invitation"] });
    let kind = async |seat: usize| ada.get(&path).await.1["seats"][seat]["kind"].clone();
    for running in [false, true] {
        assert_eq!(ben.post(&join, invited.clone()).await.0, StatusCode::OK);
        if running {
            assert_eq!(ada.post(&format!("{path}/start"), json!({})).await.0, StatusCode::OK);
        }
        assert_eq!(ben.post(&leave, json!({})).await.0, StatusCode::NO_CONTENT);
        assert_eq!(kind(1).await, "invited", "running: {running}");
        assert_eq!(eve.post(&join, json!({ "seat": 1 })).await.0, StatusCode::FORBIDDEN, "running: {running}");
    }
    // Its owner comes back, or the others let a bot go on; the seats of the host are nobody else's either.
    assert_eq!(ben.post(&back, json!({ "seat": 1 })).await.0, StatusCode::OK);
    ben.post(&leave, json!({})).await;
    let vote = json!({ "seat": 1, "by": { "bot": "easy" } });
    assert_eq!(ada.post(&format!("{path}/votes"), vote).await.1["seats"][1]["bot"], "easy");
    assert_eq!(ben.post(&back, json!({ "seat": 1 })).await.0, StatusCode::OK);
    assert_eq!(ada.post(&leave, json!({ "seat": 2 })).await.0, StatusCode::NO_CONTENT);
    assert_eq!(kind(2).await, "invited");
    assert_eq!(eve.post(&join, json!({ "seat": 2 })).await.0, StatusCode::FORBIDDEN);
    // Where everybody may sit down, a seat that was left is for everybody.
    let wish = json!({ "setup": setup(2), "seats": ["me", "open"], "public": true });
    let (open, _) = set_up(&ada, wish).await;
    ben.post(&format!("{open}/join"), json!({ "seat": 1 })).await;
    ben.post(&format!("{open}/leave"), json!({})).await;
    assert_eq!(eve.post(&format!("{open}/join"), json!({ "seat": 1 })).await.0, StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_shared_screen_has_a_name_for_each_seat() {
    let server = Server::start().await;
    let ada = server.guest("Ada").await;
    let seats = json!(["me", { "me": "  Anna " }, { "bot": "easy" }]);
    let rules = json!({ "hints": false, "move_seconds": 90 });
    let (path, table) = set_up(&ada, json!({ "setup": setup(3), "seats": seats, "options": rules })).await;
    let names: Vec<&Value> = table["seats"].as_array().unwrap().iter().map(|seat| &seat["name"]).collect();
    assert_eq!(names, [&json!("Ada"), &json!("Anna"), &Value::Null]);
    assert_eq!(table["seats"][1]["person"]["name"], "Ada");
    assert_eq!(table["seats"][2], json!({ "kind": "bot", "bot": "easy", "name": null, "colour": 2 }));
    let agreed = json!({ "spectators": true, "hints": false, "odds": true, "move_seconds": 90 });
    assert_eq!(ada.get(&path).await.1["options"], agreed);
    // One of them goes, and her seat is for the invitation; the table stays as long as its host.
    let leave = format!("{path}/leave");
    assert_eq!(ada.post(&leave, json!({ "seat": 2 })).await.0, StatusCode::FORBIDDEN, "a bot's seat");
    assert_eq!(ada.post(&leave, json!({ "seat": 1 })).await.0, StatusCode::NO_CONTENT);
    assert_eq!(ada.get(&path).await.1["seats"][1], json!({ "kind": "invited", "name": null, "colour": 1 }));
    assert_eq!(ada.post(&leave, json!({ "seat": 0 })).await.0, StatusCode::NO_CONTENT);
    assert_eq!(ada.get(&path).await.0, StatusCode::NOT_FOUND);
    for seconds in [0, 604_801] {
        let wish = json!({ "setup": setup(2), "seats": ["me", "me"], "options": { "move_seconds": seconds } });
        assert_eq!(ada.post("/api/tables", wish).await.0, StatusCode::BAD_REQUEST);
    }
}

/// My tables tell where I am asked; lists begin with the newest.
#[tokio::test(flavor = "multi_thread")]
async fn tables_are_listed_for_their_people() {
    let server = Server::start().await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let wish = json!({ "setup": setup(2), "seats": ["me", "open"], "public": true });
    let mut paths = Vec::new();
    for _ in 0..3 {
        paths.push(set_up(&ada, wish.clone()).await.0);
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    let ids = |tables: &Value| -> Vec<String> {
        let id =
            |table: &Value| table.get("table").unwrap_or(table)["id"].as_str().map(|id| format!("/api/tables/{id}"));
        tables.as_array().unwrap().iter().filter_map(id).collect()
    };
    let newest: Vec<String> = paths.iter().rev().cloned().collect();
    assert_eq!(ids(&ben.get("/api/tables").await.1), newest);
    assert_eq!(ids(&ada.get("/api/me/tables").await.1), newest);
    assert_eq!(ben.get("/api/me/tables").await.1, json!([]));
    ben.post(&format!("{}/join", paths[0]), json!({ "seat": 1 })).await;
    ada.post(&format!("{}/start", paths[0]), json!({})).await;
    let mine = ben.get("/api/me/tables").await.1;
    assert_eq!(ids(&mine), paths[..1]);
    let view = ben.view(&paths[0], 1).await;
    let asked = if view["question"].is_null() { json!([]) } else { json!([1]) };
    assert_eq!(mine[0]["asked"], asked);
    assert!(mine[0]["moved"].as_i64() >= mine[0]["table"]["created"].as_i64());
    assert_eq!(ids(&ada.get("/api/me/tables").await.1)[0], paths[0], "what happened last comes first");
}

/// A socket at a table that has not begun tells who comes and goes, and goes on into the game.
#[tokio::test(flavor = "multi_thread")]
async fn the_socket_opens_before_the_game() {
    let server = Server::start().await;
    let (ada, ben, eve) = (server.guest("Ada").await, server.guest("Ben").await, server.guest("Eve").await);
    let rules = json!({ "spectators": false });
    let (path, _) = set_up(&ada, json!({ "setup": setup(2), "seats": ["me", "open"], "options": rules })).await;
    let mut socket = Socket::open(&ada, &path, "seat=0").await.unwrap();
    let mut stranger = Socket::open(&eve, &path, "").await.unwrap();
    let first = socket.any().await.unwrap();
    assert_eq!((&first["kind"], &first["table"]["state"]), (&json!("table"), &json!("open")));
    assert!(first["table"]["invitation"].is_string());
    assert!(stranger.any().await.unwrap()["table"].get("invitation").is_none());
    ben.post(&format!("{path}/join"), json!({ "seat": 1 })).await;
    for socket in [&mut socket, &mut stranger] {
        assert_eq!(socket.next_of("table").await.unwrap()["table"]["seats"][1]["name"], "Ben");
    }
    ada.post(&format!("{path}/start"), json!({})).await;
    assert_eq!(socket.next_of("table").await.unwrap()["table"]["state"], "running");
    assert_eq!(socket.any().await.unwrap()["kind"], "news");
    assert_eq!(stranger.any().await, None, "the game is not for strangers here");
    assert_eq!(Socket::open(&eve, &path, "").await.err(), Some(403));
}

/// Whom the table waits for, and what undo would do.
#[tokio::test(flavor = "multi_thread")]
async fn a_sight_tells_whom_the_table_waits_for() {
    let server = Server::start().await;
    let (ada, ben, eve) = (server.guest("Ada").await, server.guest("Ben").await, server.guest("Eve").await);
    let table = ada.table(setup(2), &["me", "open"], &[&ben]).await;
    let mut luck = 4;
    for _ in 0..200 {
        let (first, second) = (ada.view(&table, 0).await, ben.view(&table, 1).await);
        if first["question"] == "plan" && second["question"] == "plan" {
            break;
        }
        let asked = if first["question"].is_null() { 1 } else { 0 };
        assert_eq!((&first["waits_for"], &second["waits_for"]), (&json!([asked]), &json!([asked])));
        let (person, view) = if asked == 0 { (&ada, &first) } else { (&ben, &second) };
        let undo = person.answer(&table, asked, view, &pick(view, &mut luck).unwrap()).await.1["undo"].clone();
        // What a sight promises, undo keeps.
        let (status, _) = person.post(&format!("{table}/undo"), json!({ "seat": asked })).await;
        assert_eq!(status == StatusCode::OK, undo == true, "{undo}");
        person.step(&table, asked, &mut luck).await;
    }
    until_both_plan(&ada, &ben, &table).await;
    let view = ada.view(&table, 0).await;
    assert_eq!(view["undo"], false, "nobody goes back behind the beginning of the planning");
    let after = ada.answer(&table, 0, &view, &json!("ready")).await.1;
    assert_eq!((&after["waits_for"], &after["undo"]), (&json!([1]), &json!(true)), "Ada is ready, and may plan on");
    assert_eq!(ben.view(&table, 1).await["waits_for"], json!([1]), "Ben knows it");
    assert_eq!(eve.get(&format!("{table}/view")).await.1["waits_for"], json!([1]), "and so does everybody");
}

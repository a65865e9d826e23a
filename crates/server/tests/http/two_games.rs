//! Two games under one roof: a second one is hosted by a line, and everything can be done with it.

use crate::client::{Person, Server, pick, setup, wish};
use crate::gems::LAST;
use crate::host::Orleans;
use crate::live::Socket;
use crate::openapi::document;
use crate::schema::check;
use crate::tiny::Gems;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::{Hosts, Store};
use tabletop::Record;

fn both() -> Hosts {
    Hosts::of::<Orleans>().and::<Gems>()
}

/// A table of gems that begins at once.
async fn gems(person: &Person, seats: &[&str]) -> String {
    let seats: Vec<Value> = seats.iter().map(|seat| wish(seat)).collect();
    let wish = json!({ "game": "gems", "setup": { "n_seats": seats.len() }, "seats": seats, "public": true });
    person.table_with(wish, &[]).await
}

/// Plays seat 0 to the end by what the socket tells; gives the last sight.
async fn play_out(person: &Person, table: &str, luck: &mut u64) -> Value {
    let mut socket = Socket::open(person, table, "seat=0&since=0").await.unwrap();
    let mut sight = Value::Null;
    loop {
        while sight["options"].as_array().is_none_or(Vec::is_empty) && sight["outcome"].is_null() {
            let news = socket.next().await.unwrap();
            // The answer to a move may have been here before the news of it.
            if sight.is_null() || news["number"].as_u64() > sight["number"].as_u64() {
                sight = news["sight"].clone();
            }
        }
        let Some(mv) = pick(&sight, luck) else { return sight };
        let (status, after) = person.answer(table, 0, &sight, &mv).await;
        assert_eq!(status, StatusCode::OK, "{mv}: {after}");
        sight = after;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_game_is_played_replayed_exported_and_imported() {
    let server = Server::start_hosting(both()).await;
    let (ada, document) = (server.guest("Ada").await, document(&server).await);
    let orleans = ada.table(setup(2), &["me", "easy"], &[]).await;
    let table = gems(&ada, &["me", LAST]).await;
    assert_eq!(
        (&ada.get(&orleans).await.1["game"], &ada.get(&table).await.1["game"]),
        (&json!("orleans"), &json!("gems"))
    );
    let mine = ada.get("/api/me/tables").await.1;
    assert_eq!(mine.as_array().unwrap().len(), 2, "{mine}");

    // Everything that is sent is described, each game by its own types.
    check(&document, "gems.TableDescription", &ada.get(&table).await.1);
    check(&document, "TableDescription", &ada.get(&orleans).await.1);
    check(&document, "gems.Sight", &ada.view(&table, 0).await);
    check(&document, "Sight", &ada.view(&orleans, 0).await);
    let hints = ada.get(&format!("{table}/hint?seat=0")).await.1;
    hints.as_array().unwrap().iter().for_each(|hint| check(&document, "gems.Hint", hint));
    let nonsense = json!({ "seat": 0, "number": 0, "move": { "put": {} } });
    assert_eq!(ada.post(&format!("{table}/moves"), nonsense).await.0, StatusCode::BAD_REQUEST);
    let why = json!({ "seat": 0, "move": "Take" });
    assert_eq!(ada.post(&format!("{table}/why"), why).await.1["rule"], "gems.other-question");

    let mut luck = 5;
    let last = play_out(&ada, &table, &mut luck).await;
    ada.step(&orleans, 0, &mut luck).await;
    check(&document, "gems.Sight", &last);
    let tally = ada.get("/api/me/statistics").await.1;
    let (game, variant, ended) = (&tally[0]["game"], &tally[0]["variant"], &tally[0]["outcome"]);
    assert_eq!((game, variant, ended), (&json!("gems"), &json!("tiny"), &json!("ranked")), "{tally}");

    let told = ada.get(&format!("{table}/record")).await.1;
    let who = json!([{ "name": "Ada", "by": "person" }, { "name": LAST, "by": LAST }]);
    assert_eq!(told["seats"], who);
    let record = Record::<Gems>::parse(told.to_string()).unwrap();
    record.check().unwrap();
    let replay = ada.get(&format!("{table}/replay")).await.1;
    check(&document, "gems.Replay", &replay);
    assert_eq!(replay["moves"], record.n_moves());
    check(&document, "gems.Sight", &ada.get(&format!("{table}/replay/3?seat=1")).await.1);
    let on = json!({ "at": 2, "seat": 1, "bots": LAST });
    let (status, continued) = ada.post(&format!("{table}/continue"), on).await;
    assert_eq!((status, &continued["game"]), (StatusCode::CREATED, &json!("gems")), "{continued}");
    assert_eq!(ada.post(&format!("{table}/rematch"), json!({})).await.1["game"], "gems");

    let mut lines = Vec::new();
    let keep = |line: &str| {
        lines.push(line.to_owned());
        Ok(())
    };
    server.store.export(keep).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&folder.path().join("games.db")).await.unwrap();
    store.import(lines.into_iter().map(Ok)).await.unwrap();
    store.close().await;
    let elsewhere = Server::start_hosting_at(both(), folder).await;
    let ada = Person::with(&elsewhere, &ada.cookie);
    assert_eq!(ada.get(&format!("{table}/record")).await.1, told);
    assert_eq!(ada.get(&format!("{table}/replay")).await.1, replay);
    ada.step(&orleans, 0, &mut luck).await;
}

/// A table that names no game is of the first; what one game has is no good at a table of the other.
#[tokio::test(flavor = "multi_thread")]
async fn games_are_told_apart() {
    let server = Server::start_hosting(both()).await;
    let ada = server.guest("Ada").await;
    let games = ada.get("/api/games").await.1;
    let names: Vec<&Value> = games.as_array().unwrap().iter().map(|game| &game["name"]).collect();
    assert_eq!(names, ["orleans", "gems"]);
    assert_eq!(ada.get("/api/facts/gems").await.1, json!(["red", "green", "blue"]));
    assert_eq!(ada.get("/api/rules?game=gems").await.1, json!({ "modules": [] }));
    assert!(ada.get("/api/rules").await.1["modules"].as_array().is_some_and(|modules| !modules.is_empty()));
    for unknown in ["/api/facts/chess", "/api/rules?game=chess"] {
        assert_eq!(ada.get(unknown).await.0, StatusCode::NOT_FOUND, "{unknown}");
    }
    let wish =
        |game: &str, setup: Value, bot: &str| json!({ "game": game, "setup": setup, "seats": ["me", { "bot": bot }] });
    let two = json!({ "n_seats": 2 });
    for (wish, refusal) in [
        (wish("chess", two.clone(), LAST), StatusCode::NOT_FOUND),
        (wish("gems", setup(2), LAST), StatusCode::BAD_REQUEST),
        (wish("gems", two.clone(), "easy"), StatusCode::BAD_REQUEST),
        (wish("orleans", setup(2), LAST), StatusCode::BAD_REQUEST),
        (wish("gems", json!({ "n_seats": 9 }), LAST), StatusCode::UNPROCESSABLE_ENTITY),
    ] {
        assert_eq!(ada.post("/api/tables", wish.clone()).await.0, refusal, "{wish}");
    }
    let table = gems(&ada, &["me", LAST]).await;
    let answers = |ids: &str| Some(json!({ "answers": [ids] }));
    let path = format!("{table}/standing?seat=0");
    assert_eq!(ada.send(Method::PUT, &path, answers("single_option")).await.0, StatusCode::BAD_REQUEST);
    assert_eq!(ada.send(Method::PUT, &path, answers("done")).await.0, StatusCode::OK);
    // A bot of the game goes on for whoever is forgotten.
    assert_eq!(ada.send(Method::DELETE, "/api/me", None).await.0, StatusCode::NO_CONTENT);
    let ben = server.guest("Ben").await;
    assert_eq!(ben.get(&table).await.1["seats"][0]["bot"], LAST);
}

/// What nobody hosts any more is kept, but nobody finds it.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_not_hosted_is_not_found() {
    let server = Server::start_hosting(both()).await;
    let mut ada = server.guest("Ada").await;
    let table = gems(&ada, &["me", LAST]).await;
    let server = server.restart_hosting(Hosts::of::<Orleans>()).await;
    ada.turn_to(&server);
    assert_eq!(ada.get(&table).await.0, StatusCode::NOT_FOUND);
    assert_eq!(ada.get(&format!("{table}/view?seat=0")).await.0, StatusCode::NOT_FOUND);
    assert_eq!(ada.get("/api/me/tables").await.1, json!([]));
    let server = server.restart_hosting(both()).await;
    ada.turn_to(&server);
    assert_eq!(ada.view(&table, 0).await["view"]["round"], 1);
}

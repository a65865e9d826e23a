//! The record book of those who play alone: by scenario and level, and apart what was helped.

use crate::client::{Person, Server};
use reqwest::StatusCode;
use serde_json::{Value, json};

fn tours() -> Value {
    json!({ "edition": "bigbox", "players": 1, "modules": ["tours"] })
}

/// Plays a table to its end; gives the last sight.
async fn play_out(person: &Person, table: &str, luck: &mut u64) -> Value {
    let mut last = Value::Null;
    while !last["outcome"].is_object() {
        last = person.step(table, 0, luck).await;
    }
    last
}

async fn book(person: &Person) -> Value {
    let (status, book) = person.get("/api/me/records").await;
    assert_eq!(status, StatusCode::OK, "{book}");
    book
}

/// What a page says of games by one's own strength and of the others.
fn counted(page: &Value) -> (u64, u64) {
    let games = |name: &str| page[name]["games"].as_u64().unwrap();
    (games("plain"), games("aided"))
}

#[tokio::test(flavor = "multi_thread")]
async fn games_alone_stand_in_the_book() {
    in_the_book(Server::start().await).await;
}

pub(crate) async fn in_the_book(server: Server) {
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let mut luck = 9;
    assert_eq!(book(&ada).await, json!([]));
    let table = ada.table(tours(), &["me"], &[]).await;
    let end = play_out(&ada, &table, &mut luck).await;
    assert_eq!(end["outcome"]["winners"], 0, "who plays by luck does not win");
    let page = &book(&ada).await[0];
    assert_eq!(
        (&page["game"], &page["variant"], &page["level"]),
        (&json!("orleans"), &json!("tours"), &json!("normal"))
    );
    assert_eq!((counted(page), &page["plain"]["wins"], &page["streak"]), ((1, 0), &json!(0), &json!(0)));
    assert!(page["plain"].get("best_round").is_none(), "{page}");

    // The same chance again is a game of the same seed, and practice.
    let wish = |at: u64, same: bool| json!({ "at": at, "seat": 0, "bots": "easy", "same": same });
    let (status, again) = ada.post(&format!("{table}/continue"), wish(0, true)).await;
    assert_eq!(status, StatusCode::CREATED, "{again}");
    let again = format!("/api/tables/{}", again["id"].as_str().unwrap());
    assert_eq!(ada.view(&again, 0).await["seed_hash"], end["seed_hash"]);
    let repeated = play_out(&ada, &again, &mut luck).await;
    assert_eq!(repeated["seed"], end["seed"]);
    assert_eq!(counted(&book(&ada).await[0]), (1, 1));
    assert_eq!(ada.post(&format!("{table}/continue"), wish(3, true)).await.0, StatusCode::BAD_REQUEST);

    // And so is what goes on from a moment, the same chance of that included.
    let moves = ada.get(&format!("{table}/replay")).await.1["moves"].as_u64().unwrap();
    let late = ada.post(&format!("{table}/continue"), wish(moves - 5, false)).await.1;
    let late = format!("/api/tables/{}", late["id"].as_str().unwrap());
    let first = ada.view(&late, 0).await;
    let end = play_out(&ada, &late, &mut luck).await;
    assert_eq!(counted(&book(&ada).await[0]), (1, 2));
    let again = ada.post(&format!("{late}/continue"), wish(0, true)).await.1;
    let again = format!("/api/tables/{}", again["id"].as_str().unwrap());
    let repeated = ada.view(&again, 0).await;
    assert_eq!((&repeated["view"], &repeated["seed_hash"]), (&first["view"], &end["seed_hash"]));

    // Somebody else's book is another one, and who is forgotten has none.
    assert_eq!(book(&ben).await, json!([]));
    assert_eq!(ada.get("/api/me/statistics").await.1[0]["games"], 1, "practice is no result");
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_and_bots_in_ones_place_count_apart() {
    let server = Server::start().await;
    let ada = server.guest("Ada").await;
    let mut luck = 4;
    let table = ada.table(tours(), &["me"], &[]).await;
    assert_eq!(ada.get(&format!("{table}/hint?seat=0")).await.0, StatusCode::OK);
    play_out(&ada, &table, &mut luck).await;
    assert_eq!(counted(&book(&ada).await[0]), (0, 1));

    let table = ada.table(tours(), &["me"], &[]).await;
    let left = ada.post(&format!("{table}/leave"), json!({ "seat": 0, "bot": "easy" })).await;
    assert_eq!(left.0, StatusCode::NO_CONTENT, "{left:?}");
    let back = ada.post(&format!("{table}/return"), json!({ "seat": 0 })).await;
    assert_eq!(back.0, StatusCode::OK, "{back:?}");
    play_out(&ada, &table, &mut luck).await;
    assert_eq!(counted(&book(&ada).await[0]), (0, 2));
}

/// Levels have pages of their own; games with others have none.
#[tokio::test(flavor = "multi_thread")]
async fn levels_are_told_apart() {
    let server = Server::start().await;
    let ada = server.guest("Ada").await;
    let mut luck = 5;
    for level in ["easier", "normal"] {
        let setup = json!({ "edition": "bigbox", "players": 1, "modules": ["dignitary"], "level": level });
        let table = ada.table(setup, &["me"], &[]).await;
        play_out(&ada, &table, &mut luck).await;
    }
    let book = book(&ada).await;
    let levels: Vec<&str> = book.as_array().unwrap().iter().map(|page| page["level"].as_str().unwrap()).collect();
    assert_eq!(levels, ["easier", "normal"]);
    assert!(book.as_array().unwrap().iter().all(|page| counted(page) == (1, 0)), "{book}");
}

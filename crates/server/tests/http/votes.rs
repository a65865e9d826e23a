//! Somebody is gone, and the others want to go on.

use crate::client::{Person, Server, setup};
use crate::live::Socket;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use std::time::Duration;

async fn vote(person: &Person, table: &str, seat: u64, by: Value) -> (StatusCode, Value) {
    person.post(&format!("{table}/votes"), json!({ "seat": seat, "by": by })).await
}

/// A table of three people and a bot where one has not answered for eleven minutes: path, people, the seat that
/// is gone and the two others.
async fn one_is_gone(server: Server) -> (Server, String, Vec<Person>, usize, [usize; 2]) {
    let mut people = vec![server.guest("Ada").await, server.guest("Ben").await, server.guest("Cleo").await];
    let [ada, ben, cleo] = people.as_slice() else { unreachable!() };
    let table = ada.table(setup(4), &["me", "open", "open", "easy"], &[ben, cleo]).await;
    let mut luck = 3;
    let gone = loop {
        let waits = ada.view(&table, 0).await["waits_for"].clone();
        match waits.as_array().unwrap().as_slice() {
            [one] if *one != 3 => break one.as_u64().unwrap() as usize,
            _ => {}
        }
        for (seat, person) in people.iter().enumerate() {
            person.step(&table, seat as u8, &mut luck).await;
        }
    };
    let others = [(gone + 1) % 3, (gone + 2) % 3];
    let early = vote(&people[others[0]], &table, gone as u64, json!("open")).await;
    assert_eq!(early.0, StatusCode::CONFLICT, "nobody is gone after a moment");
    let server = server.restart_after(11).await;
    people.iter_mut().for_each(|person| person.turn_to(&server));
    (server, table, people, gone, others)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_others_replace_whoever_is_gone() {
    they_replace_whoever_is_gone(Server::start().await).await;
}

pub(crate) async fn they_replace_whoever_is_gone(server: Server) {
    let (server, table, people, gone, [one, other]) = one_is_gone(server).await;
    let (seat, bot) = (gone as u64, json!({ "bot": "easy" }));
    let eve = server.guest("Eve").await;
    assert_eq!(vote(&eve, &table, seat, bot.clone()).await.0, StatusCode::FORBIDDEN);
    assert_eq!(vote(&people[gone], &table, seat, bot.clone()).await.0, StatusCode::FORBIDDEN, "about oneself");
    assert_eq!(vote(&people[one], &table, seat, json!({ "bot": "hal" })).await.0, StatusCode::BAD_REQUEST);
    assert_eq!(vote(&people[one], &table, 3, bot.clone()).await.0, StatusCode::CONFLICT, "a bot is there");
    assert_eq!(vote(&people[one], &table, other as u64, bot.clone()).await.0, StatusCode::CONFLICT, "not asked");

    let mut socket = Socket::open(&people[other], &table, &format!("seat={other}")).await.unwrap();
    socket.next_of("table").await.unwrap();
    let (status, described) = vote(&people[one], &table, seat, bot.clone()).await;
    assert_eq!(status, StatusCode::OK, "{described}");
    let votes = json!([{ "seat": seat, "by": bot, "ayes": [one], "needed": 2 }]);
    assert_eq!(described["votes"], votes);
    assert_eq!(socket.next_of("table").await.unwrap()["table"]["votes"], votes);
    let twice = vote(&people[one], &table, seat, bot.clone()).await.1;
    assert_eq!(twice["votes"], votes, "a vote counts once");
    assert_eq!(vote(&people[other], &table, seat, json!("open")).await.0, StatusCode::CONFLICT, "another proposal");
    let withdraw = format!("{table}/votes?seat={gone}");
    assert_eq!(people[one].send(Method::DELETE, &withdraw, None).await.1["votes"], json!([]));

    vote(&people[one], &table, seat, bot.clone()).await;
    let (status, carried) = vote(&people[other], &table, seat, bot).await;
    assert_eq!((status, &carried["votes"]), (StatusCode::OK, &json!([])), "{carried}");
    let row = &carried["seats"][gone];
    assert_eq!((&row["kind"], &row["bot"]), (&json!("bot"), &json!("easy")));
    let name = row["away"]["name"].as_str().unwrap();
    assert_eq!(people[gone].get(&format!("{table}/view?seat={gone}")).await.0, StatusCode::FORBIDDEN);
    // The bot answers.
    let mut moved = false;
    for _ in 0..400 {
        moved |= people[one].view(&table, one as u8).await["waits_for"] != json!([gone]);
        tokio::time::sleep(Duration::from_millis(10)).await;
        if moved {
            break;
        }
    }
    assert!(moved, "the bot does not stand in");

    // Nobody else takes the seat back, and its owner does at any time.
    let back = format!("{table}/return");
    assert_eq!(eve.post(&back, json!({ "seat": gone })).await.0, StatusCode::FORBIDDEN);
    assert_eq!(people[one].post(&back, json!({ "seat": gone })).await.0, StatusCode::FORBIDDEN);
    let (status, returned) = people[gone].post(&back, json!({ "seat": gone })).await;
    assert_eq!((status, &returned["seats"][gone]["name"]), (StatusCode::OK, &json!(name)));
    assert!(returned["seats"][gone].get("away").is_none());
    people[gone].view(&table, gone as u8).await;
}

/// A stranger has no vote to take back and no seat to leave.
#[tokio::test(flavor = "multi_thread")]
async fn a_stranger_takes_nothing_back_and_leaves_nothing() {
    let server = Server::start().await;
    let (ada, ben, eve) = (server.guest("Ada").await, server.guest("Ben").await, server.guest("Eve").await);
    let table = ada.table(setup(2), &["me", "open"], &[&ben]).await;
    let withdraw = format!("{table}/votes?seat=1");
    assert_eq!(eve.send(Method::DELETE, &withdraw, None).await.0, StatusCode::FORBIDDEN);
    assert_eq!(eve.post(&format!("{table}/leave"), json!({})).await.0, StatusCode::FORBIDDEN);
    assert_eq!(ada.send(Method::DELETE, &withdraw, None).await.0, StatusCode::OK, "nothing to take back");
    let wish = json!({ "setup": setup(2), "seats": ["open", "open"], "public": true });
    let open = format!("/api/tables/{}", ada.post("/api/tables", wish).await.1["id"].as_str().unwrap());
    assert_eq!(eve.post(&format!("{open}/leave"), json!({})).await.0, StatusCode::FORBIDDEN);
    assert_eq!(ada.post(&format!("{open}/leave"), json!({})).await.0, StatusCode::NO_CONTENT, "a host need not sit");
    assert_eq!(ada.get(&open).await.0, StatusCode::NOT_FOUND);
}

/// Whoever answers is here: the vote about them ends.
#[tokio::test(flavor = "multi_thread")]
async fn an_answer_ends_the_vote() {
    let (_server, table, people, gone, [one, _]) = one_is_gone(Server::start().await).await;
    vote(&people[one], &table, gone as u64, json!("open")).await;
    assert_eq!(people[one].get(&table).await.1["votes"][0]["by"], "open");
    let mut luck = 2;
    people[gone].step(&table, gone as u8, &mut luck).await;
    assert_eq!(people[one].get(&table).await.1["votes"], json!([]));
}

/// Who leaves names a bot or leaves an open seat; who is alone with bots decides alone.
#[tokio::test(flavor = "multi_thread")]
async fn a_seat_that_was_left_is_taken_care_of() {
    let server = Server::start().await;
    let (ada, ben, eve) = (server.guest("Ada").await, server.guest("Ben").await, server.guest("Eve").await);
    let table = ada.table(setup(3), &["me", "open", "easy"], &[&ben]).await;
    let leave = format!("{table}/leave");
    assert_eq!(ben.post(&leave, json!({ "bot": "hal" })).await.0, StatusCode::BAD_REQUEST);
    assert_eq!(ben.post(&leave, json!({ "bot": "random" })).await.0, StatusCode::NO_CONTENT);
    let seat = ada.get(&table).await.1["seats"][1].clone();
    assert_eq!((&seat["kind"], &seat["bot"], &seat["away"]["name"]), (&json!("bot"), &json!("random"), &json!("Ben")));
    assert_eq!(ben.post(&format!("{table}/return"), json!({ "seat": 1 })).await.0, StatusCode::OK);
    ben.view(&table, 1).await;

    assert_eq!(ben.post(&leave, json!({})).await.0, StatusCode::NO_CONTENT);
    assert_eq!(ada.get(&table).await.1["seats"][1]["kind"], "open");
    assert_eq!(ben.get("/api/me/tables").await.1.as_array().unwrap().len(), 1, "Ben may come back");
    let (status, carried) = vote(&ada, &table, 1, json!({ "bot": "easy" })).await;
    assert_eq!((status, &carried["seats"][1]["bot"]), (StatusCode::OK, &json!("easy")), "nobody else to ask");
    assert_eq!(ben.post(&format!("{table}/return"), json!({ "seat": 1 })).await.0, StatusCode::OK);

    // Once somebody else sits there the way back is closed.
    ben.post(&leave, json!({})).await;
    assert_eq!(eve.post(&format!("{table}/join"), json!({ "seat": 1 })).await.0, StatusCode::OK);
    assert_eq!(ben.post(&format!("{table}/return"), json!({ "seat": 1 })).await.0, StatusCode::FORBIDDEN);
}

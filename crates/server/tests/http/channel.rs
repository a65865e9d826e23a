//! A table tells a channel on the web whose turn it is, and that the game is over.

use crate::client::{Person, Server, setup};
use crate::notices::{self, next, nothing, receiver};
use crate::rematch::play_to_the_end;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

async fn tell(person: &Person, table: &str, webhook: Option<&str>) -> (StatusCode, Value) {
    person.send(Method::PUT, &format!("{table}/webhook"), Some(json!({ "webhook": webhook }))).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_hears_whose_turn_it_is() {
    whose_turn_it_is(Server::start_noticing(notices::settings()).await).await;
}

pub(crate) async fn whose_turn_it_is(server: Server) {
    let (hook, mut heard) = receiver(0).await;
    let address = format!("{hook}/hook?secret=word");
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben *B*").await);
    let wish = json!({ "setup": setup(2), "seats": ["me", "open"], "public": true });
    let id = ada.post("/api/tables", wish).await.1["id"].as_str().unwrap().to_owned();
    let table = format!("/api/tables/{id}");
    let webhook = format!("{table}/webhook");
    ben.post(&format!("{table}/join"), json!({ "seat": 1 })).await;
    assert_eq!(ada.get(&webhook).await, (StatusCode::OK, json!({ "webhook": null })));
    assert_eq!(tell(&ben, &table, Some(&address)).await.0, StatusCode::FORBIDDEN, "only the host");
    assert_eq!(tell(&ada, &table, Some(&address)).await, (StatusCode::OK, json!({ "webhook": address })));
    assert_eq!(ben.get(&webhook).await.0, StatusCode::FORBIDDEN);
    nothing(&mut heard).await;

    ada.post(&format!("{table}/start"), json!({})).await;
    let (_, post) = next(&mut heard).await;
    let content = post["content"].as_str().unwrap();
    let waits = ada.view(&table, 0).await["waits_for"].clone();
    for (seat, name) in [(0, "Ada"), (1, r"Ben \*B\*")] {
        let is_asked = waits.as_array().unwrap().contains(&json!(seat));
        assert_eq!(content.contains(name), is_asked, "{content}");
    }
    assert!(content.starts_with("Your turn, ") && content.ends_with(&format!("https://example.org/table/{id}")));
    assert_eq!(post["allowed_mentions"], json!({ "parse": [] }), "nobody is called");
    nothing(&mut heard).await;

    play_to_the_end(&table, &[(&ada, 0), (&ben, 1)]).await;
    let last = loop {
        let content = next(&mut heard).await.1["content"].as_str().unwrap().to_owned();
        if content.starts_with("The game is over.") {
            break content;
        }
    };
    let sheets = ada.view(&table, 0).await["outcome"]["sheets"].clone();
    for (seat, name) in [(0, "Ada"), (1, r"Ben \*B\*")] {
        assert!(last.contains(&format!("{name}: {}.", sheets[seat]["total"])), "{last} of {sheets}");
    }
    nothing(&mut heard).await;
    assert_eq!(tell(&ada, &table, None).await.0, StatusCode::CONFLICT, "it has nothing more to tell");
    // Nothing that anybody was sent tells where the channel is; the host was told what the host had said.
    assert!(ben.heard.lock().unwrap().iter().all(|answer| !answer.contains("secret=word")));
    let told = ada.heard.lock().unwrap().iter().filter(|answer| answer.contains("secret=word")).count();
    assert_eq!(told, 1);
}

/// The same border as for one's own notices, and https besides.
#[tokio::test(flavor = "multi_thread")]
async fn channels_are_outside_and_by_https() {
    let server = Server::start().await;
    let ada = server.guest("Ada").await;
    let (_, made) = ada.post("/api/tables", json!({ "setup": setup(2), "seats": ["me", "open"] })).await;
    let table = format!("/api/tables/{}", made["id"].as_str().unwrap());
    for wrong in ["http://example.org/x", "https://127.0.0.1/", "https://localhost/", "https://[::1]/", "x", ""] {
        let (status, refusal) = tell(&ada, &table, Some(wrong)).await;
        assert_eq!((status, &refusal["code"]), (StatusCode::BAD_REQUEST, &json!("bad_request")), "{wrong}");
    }
    assert_eq!(tell(&ada, &table, Some("https://example.org/x")).await.0, StatusCode::OK);
    assert_eq!(tell(&ada, &table, None).await, (StatusCode::OK, json!({ "webhook": null })));
    assert_eq!(ada.get(&format!("{table}/webhook")).await.1, json!({ "webhook": null }));
}

//! Something happens to the file while the server runs: it says so, and acknowledges nothing that is not kept.

use super::served::{Guest, Served};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use std::fs::{self, File, OpenOptions};
use std::io::{Seek, SeekFrom, Write};
use std::path::Path;
use std::time::{Duration, Instant};

/// How soon the server knows.
const SOON: Duration = Duration::from_secs(2);

/// What somebody does to `games.db`.
type Mishap = (&'static str, fn(&Path));

const MISHAPS: [Mishap; 7] = [
    ("removed", |folder| fs::remove_file(folder.join("games.db")).unwrap()),
    ("renamed", |folder| fs::rename(folder.join("games.db"), folder.join("old.db")).unwrap()),
    ("replaced by a copy", |folder| {
        fs::copy(folder.join("games.db"), folder.join("copy.db")).unwrap();
        fs::rename(folder.join("copy.db"), folder.join("games.db")).unwrap();
    }),
    ("without its log", |folder| fs::remove_file(folder.join("games.db-wal")).unwrap()),
    ("cut", |folder| {
        let file = open(folder);
        file.set_len(file.metadata().unwrap().len() / 2).unwrap();
    }),
    ("emptied", |folder| open(folder).set_len(0).unwrap()),
    ("damaged", |folder| {
        let mut file = open(folder);
        let length = file.metadata().unwrap().len() as usize;
        file.seek(SeekFrom::Start(4_096)).unwrap();
        file.write_all(&vec![0xa5; length - 4_096]).unwrap();
    }),
];

fn open(folder: &Path) -> File {
    OpenOptions::new().write(true).open(folder.join("games.db")).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_is_taken_away_is_missed() {
    for (name, mishap) in MISHAPS {
        let folder = tempfile::tempdir().unwrap();
        let served = Served::start(folder.path(), &["--data", "games.db"]);
        let ada = Guest::arrive(&served.address, "/api/guests", json!({ "name": "Ada" })).await;
        let table = ada.table(json!(["me", "me"])).await;
        ada.start(&table).await;
        ada.play(&table, 5).await;
        // Until the log has been brought into the file.
        tokio::time::sleep(Duration::from_millis(1_200)).await;
        let begin = Instant::now();
        assert_eq!(health(&ada).await.0, StatusCode::OK);
        let floor = begin.elapsed();
        mishap(folder.path());
        let begin = Instant::now();
        // What fails may be a write, before the file itself has been looked at.
        while !tells_of_the_file(&health(&ada).await.1) {
            assert!(begin.elapsed() < Duration::from_secs(20), "{name}: nobody notices");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let took = begin.elapsed();
        assert!(took < SOON + 20 * floor, "{name}: noticed after {took:?}, where {floor:?} is nothing");
        let (status, refusal) = answer(&ada, &table).await;
        println!("{name}: noticed after {took:?}: {refusal}");
        assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE, "{name}: {refusal}");
        assert!(tells_of_the_file(&refusal), "{name}: {refusal}");
        let log = served.stop();
        assert!(log.contains("nothing is written") && log.contains("the file with the games"), "{name}: {log}");
    }
}

fn tells_of_the_file(refusal: &Value) -> bool {
    refusal["message"].as_str().is_some_and(|why| why.starts_with("nothing is kept at the moment: the file"))
}

async fn health(ada: &Guest) -> (StatusCode, Value) {
    ada.send(Method::GET, "/healthz", None).await
}

/// Answers for whoever of the two seats is asked.
async fn answer(ada: &Guest, table: &Value) -> (StatusCode, Value) {
    let path = format!("/api/tables/{}", table["id"].as_str().unwrap());
    for seat in [0, 1] {
        let (status, view) = ada.send(Method::GET, &format!("{path}/view?seat={seat}"), None).await;
        if status != StatusCode::OK {
            return (status, view);
        }
        let options = view["options"].as_array().unwrap();
        if let Some(mv) = options.first() {
            let body = json!({ "seat": seat, "number": view["number"], "move": mv });
            return ada.send(Method::POST, &format!("{path}/moves"), Some(body)).await;
        }
    }
    panic!("nobody is asked")
}

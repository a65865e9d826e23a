//! One file, one server: whoever comes second is told, and whoever only reads may.

use super::served::{Guest, Served, orleans, run};
use serde_json::json;
use std::fs;
use std::path::Path;
use std::process::Stdio;
use std::time::{Duration, Instant};

#[tokio::test(flavor = "multi_thread")]
async fn a_second_server_on_a_file_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::start(folder.path(), &["--data", "games.db"]);
    let ada = Guest::arrive(&served.address, "/api/guests", json!({ "name": "Ada" })).await;
    let table = ada.table(json!(["me", { "bot": "easy" }])).await;
    ada.start(&table).await;
    ada.play(&table, 10).await;
    // What a start takes here and now, whatever else this machine does.
    let begin = Instant::now();
    assert!(run(folder.path(), &["--version"]).status.success());
    let (floor, begin) = (begin.elapsed(), Instant::now());
    let said = refusal(folder.path(), "games.db");
    let took = begin.elapsed();
    println!("refused after {took:?}, where {floor:?} is nothing: {said}");
    assert!(took < Duration::from_secs(1) + 4 * floor, "{took:?} {said}");
    assert!(said.contains("`games.db` is served by another server") && said.lines().count() == 1, "{said}");

    for words in [
        &["backup", "--data", "games.db", "--to", "copy.db"][..],
        &["export", "--data", "games.db", "--to", "all.jsonl"],
        &["patch", "--dry-run", "--data", "games.db"],
    ] {
        let read = run(folder.path(), words);
        assert!(read.status.success(), "{words:?}: {}", String::from_utf8_lossy(&read.stderr));
    }
    let import = run(folder.path(), &["import", "--data", "games.db", "--from", "all.jsonl"]);
    assert!(String::from_utf8_lossy(&import.stderr).contains("another server"), "{import:?}");
    ada.play(&table, 10).await;
    // The lock dies with its server, however that ends.
    drop(served);
    Served::start(folder.path(), &["--data", "games.db"]).stop();
}

/// What is no store of ours is refused at once, and left as it is.
#[test]
fn a_file_of_somebody_else_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let garbage = "a letter to somebody, and nothing that a database could begin with".repeat(100);
    fs::write(folder.path().join("letter.db"), &garbage).unwrap();
    let begin = Instant::now();
    let said = refusal(folder.path(), "letter.db");
    assert!(said.contains("`letter.db` is no database"), "{said}");
    assert!(begin.elapsed() < Duration::from_secs(10), "it took {:?}", begin.elapsed());
    assert_eq!(fs::read_to_string(folder.path().join("letter.db")).unwrap(), garbage);
}

/// What a server says that cannot serve this file; one that can is ended.
fn refusal(folder: &Path, data: &str) -> String {
    let mut serve = orleans(folder, &["serve", "--addr", "127.0.0.1:0", "--data", data]);
    let mut child = serve.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap();
    let begin = Instant::now();
    while child.try_wait().unwrap().is_none() {
        if begin.elapsed() > Duration::from_secs(20) {
            child.kill().unwrap();
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    let ended = child.wait_with_output().unwrap();
    assert!(!ended.status.success(), "{ended:?}");
    String::from_utf8_lossy(&ended.stderr).into_owned()
}

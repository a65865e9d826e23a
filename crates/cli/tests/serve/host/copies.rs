//! Backup, export and import: the same games in another place.

use super::served::{Guest, Served, run};
use serde_json::json;
use server::Store;
use std::fs;

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_is_made_while_the_game_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::start(folder.path(), &["--data", "games.db"]);
    let ada = Guest::arrive(&served.address, "/api/guests", json!({ "name": "Ada" })).await;
    let table = ada.table(json!(["me", { "bot": "easy" }])).await;
    ada.start(&table).await;
    ada.play(&table, 20).await;
    let copy = ["backup", "--data", "games.db", "--to", "copy.db"];
    let made = run(folder.path(), &copy);
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    let again = run(folder.path(), &copy);
    assert!(
        !again.status.success() && String::from_utf8_lossy(&again.stderr).contains("copy.db"),
        "never over another"
    );
    assert!(!run(folder.path(), &["backup", "--data", "none.db", "--to", "other.db"]).status.success());
    assert!(!folder.path().join("other.db").exists());
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(folder.path().join("copy.db")).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "it holds the seeds");
    }
    ada.play(&table, 5).await;
    drop(served);
    // The copy is a server of its own, and Ada's token opens her seat there.
    let copied = Served::start(folder.path(), &["--data", "copy.db"]);
    let request = reqwest::Client::new().get(format!("http://{}/api/me", copied.address));
    let me = request.header("cookie", &ada.cookie).send().await.unwrap();
    assert_eq!(me.json::<serde_json::Value>().await.unwrap()["name"], "Ada");
    drop(copied);
    let store = Store::open(&folder.path().join("copy.db")).await.unwrap();
    let (rows, snapshot) = store.game(table["id"].as_str().unwrap()).await.unwrap().unwrap();
    assert!(rows.len() >= 20 && snapshot.number as usize >= rows.len());
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_moves_from_one_store_to_another() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::start(folder.path(), &["--data", "games.db"]);
    let credentials = json!({ "name": "Zoë \"Z\"", "password": "correct horse" });
    let zoe = Guest::arrive(&served.address, "/api/accounts", credentials.clone()).await;
    let table = zoe.table(json!(["me", { "bot": "random" }])).await;
    zoe.start(&table).await;
    zoe.play(&table, 15).await;
    served.stop();
    let words = |words: &[&str]| {
        let ran = run(folder.path(), words);
        let said = if ran.status.success() { ran.stdout } else { ran.stderr };
        (ran.status.success(), String::from_utf8_lossy(&said).into_owned())
    };
    let (ok, exported) = words(&["export", "--data", "games.db", "--to", "all.jsonl"]);
    assert!(ok, "{exported}");
    let (ok, imported) = words(&["import", "--data", "new.db", "--from", "all.jsonl"]);
    assert!(ok, "{imported}");
    // What comes out again is what went in.
    assert!(words(&["export", "--data", "new.db", "--to", "again.jsonl"]).0);
    let read = |name: &str| fs::read_to_string(folder.path().join(name)).unwrap();
    let sorted = |text: String| {
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        lines.sort();
        lines
    };
    let all = read("all.jsonl");
    let rows = all.lines().count() - 1;
    assert!(rows > 30 && [exported, imported].iter().all(|said| said.starts_with(&format!("{rows} rows"))), "{rows}");
    assert_eq!(sorted(all.clone()), sorted(read("again.jsonl")));
    // Zoë comes back with her password and plays on.
    let served = Served::start(folder.path(), &["--data", "new.db"]);
    let again = Guest::arrive(&served.address, "/api/sessions", credentials).await;
    again.play(&table, 5).await;
    served.stop();

    // Nothing is mixed, and nothing is taken over by halves.
    let (ok, said) = words(&["import", "--data", "new.db", "--from", "all.jsonl"]);
    assert!(!ok && said.contains("already"), "{said}");
    let (ok, _) = words(&["export", "--data", "games.db", "--to", "all.jsonl"]);
    assert!(!ok, "never over another file");
    let broken: [(&str, String); 4] = [
        ("heading", all.lines().skip(1).collect::<Vec<_>>().join("\n")),
        ("version", all.replacen("{\"orleans\":", "{\"orleans\":1", 1)),
        ("cut", all.chars().take(all.chars().count() - 40).collect()),
        ("column", format!("{all}{}\n", json!({ "table": "people", "row": { "id) VALUES ('1'); --": "x" } }))),
    ];
    for (name, text) in broken {
        fs::write(folder.path().join("broken.jsonl"), text).unwrap();
        let data = format!("{name}.db");
        let (ok, said) = words(&["import", "--data", &data, "--from", "broken.jsonl"]);
        assert!(!ok && said.lines().count() == 1, "{name}: {said}");
        let store = Store::open(&folder.path().join(&data)).await.unwrap();
        assert_eq!(store.rows().await.unwrap(), 0, "{name}");
    }
}

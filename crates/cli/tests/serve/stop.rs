//! Beginning and ending.

use crate::process::{Player, Process};
use std::process::Command;
use std::time::{Duration, Instant};

/// The system says stop: the server ends by itself, and soon.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_told_to_stop_stops() {
    let folder = tempfile::tempdir().unwrap();
    let mut process = Process::start(&folder.path().join("games.db"));
    let mut player = Player::sit_down(&process.address, &["me", "easy"], 1).await;
    assert!(player.step(&process.address).await);
    let told = Command::new("kill").args(["-TERM", &process.child.id().to_string()]).status().unwrap();
    assert!(told.success());
    let begin = Instant::now();
    let end = loop {
        if let Some(end) = process.child.try_wait().unwrap() {
            break end;
        }
        assert!(begin.elapsed() < Duration::from_secs(10), "the server does not stop");
        tokio::time::sleep(Duration::from_millis(10)).await;
    };
    assert!(end.success(), "{end}");
}

/// What cannot be served is one sentence on the error output.
#[test]
fn what_cannot_be_served_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("games.db");
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let taken = taken.local_addr().unwrap().to_string();
    let missing = folder.path().join("no/such/games.db");
    for (addr, data) in [(taken.as_str(), &data), ("127.0.0.1:0", &missing), ("nowhere", &data)] {
        let serve =
            Command::new(env!("CARGO_BIN_EXE_orleans")).args(["serve", "--addr", addr, "--data"]).arg(data).output();
        let serve = serve.unwrap();
        let said = String::from_utf8(serve.stderr).unwrap();
        assert!(!serve.status.success() && said.lines().count() == 1, "{addr}: {said}");
    }
}

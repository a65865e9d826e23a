//! The measurement of `orleans load` in a short form: nothing that was acknowledged is lost, and everybody hears of it.

use serde_json::Value;
use std::process::Command;

#[test]
fn nothing_is_lost_under_load() {
    let words = ["load", "--tables", "4", "--seats", "3", "--seconds", "3", "--json"];
    let load = Command::new(env!("CARGO_BIN_EXE_orleans")).args(words).env_remove("ORLEANS_DATABASE").output().unwrap();
    // It fails by itself if a socket ends or has not told everything.
    assert!(load.status.success(), "{}", String::from_utf8_lossy(&load.stderr));
    let report: Value = serde_json::from_slice(&load.stdout).unwrap();
    println!("{report}");
    assert_eq!((&report["lost"], &report["sockets"]), (&0.into(), &12.into()));
    assert!(report["moves"].as_u64() >= Some(8), "hardly a move was made: {report}");
    assert!(report["p99"].as_f64() < Some(1_000.0), "people wait too long: {report}");
}

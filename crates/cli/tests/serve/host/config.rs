//! Flags go before variables, variables before the file, the file before defaults.

use super::served::{Served, orleans, run};
use std::fs;

#[test]
fn flags_before_variables_before_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("orleans.toml");
    fs::write(&file, "addr = \"127.0.0.1:0\"\ndata = \"file.db\"\nlimits = 600\nlog = \"json\"\nbehind_proxy = true\n")
        .unwrap();
    let file = file.to_str().unwrap();
    let kept = |flags: &[&str], variable: Option<&str>| {
        let mut command = orleans(folder.path(), &["serve", "--config", file]);
        command.args(flags);
        if let Some(value) = variable {
            command.env("ORLEANS_DATA", value);
        }
        let served = Served::begin(command);
        let line = served.said[0].clone();
        served.stop();
        line
    };
    assert!(kept(&[], None).contains("`file.db`"));
    assert!(kept(&[], Some("variable.db")).contains("`variable.db`"));
    assert!(kept(&["--data", "flag.db"], Some("variable.db")).contains("`flag.db`"));
    // A flag for a file takes the place of a database in the file.
    fs::write(file, "addr = \"127.0.0.1:0\"\ndatabase = \"postgres://nobody@127.0.0.1:1/none\"\n").unwrap();
    assert!(kept(&["--data", "flag.db"], None).contains("`flag.db`"));
    let mut variable = orleans(folder.path(), &["serve", "--addr", "127.0.0.1:0", "--data", "flag.db"]);
    variable.env("ORLEANS_CONFIG", file);
    Served::begin(variable).stop();
}

/// What cannot be right is one sentence that names the file and the option.
#[test]
fn a_wrong_file_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("orleans.toml");
    for (text, named) in [
        ("adr = \"127.0.0.1:0\"", "adr"),
        ("addr = 7", "addr"),
        ("addr = [1]", "addr"),
        ("limits = \"many\"", "limits"),
        ("addr =", "orleans.toml"),
    ] {
        fs::write(&file, text).unwrap();
        let refused = run(folder.path(), &["serve", "--config", file.to_str().unwrap()]);
        let said = String::from_utf8(refused.stderr).unwrap();
        assert!(!refused.status.success() && said.lines().count() == 1 && said.contains(named), "{text}: {said}");
    }
    let refused = run(folder.path(), &["serve", "--config", "missing.toml"]);
    assert!(String::from_utf8(refused.stderr).unwrap().contains("missing.toml"));
}

/// The password of a database is not shown in the help.
#[test]
fn help_helps_and_tells_no_secret() {
    let folder = tempfile::tempdir().unwrap();
    let mut help = orleans(folder.path(), &["serve", "--help"]);
    let help = help.env("ORLEANS_DATABASE", "postgres://me:hunter2@localhost/games").output().unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    for word in ["ORLEANS_ADDR", "--config", "--metrics", "--behind-proxy", "--limits", "--log", "RUST_LOG", "SIGTERM"]
    {
        assert!(help.contains(word), "no {word} in {help}");
    }
    assert!(!help.contains("hunter2"));
}

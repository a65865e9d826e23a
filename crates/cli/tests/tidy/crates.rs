//! Dependencies between our crates point one way.

use crate::{read, root};

/// Which of our crates each crate may use.
const MAY_USE: [(&str, &[&str]); 7] = [
    ("tabletop", &[]),
    ("orleans", &["tabletop"]),
    ("joan", &["tabletop"]),
    ("bots", &["tabletop", "orleans", "joan"]),
    ("server", &["tabletop"]),
    ("cli", &["tabletop", "orleans", "joan", "bots", "server"]),
    ("faults", &["tabletop", "orleans", "bots", "server"]),
];

#[test]
fn dependencies_point_one_way() {
    let mut folders: Vec<String> = std::fs::read_dir(root().join("crates"))
        .expect("the crates")
        .flatten()
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    folders.sort();
    for folder in folders {
        let (_, may_use) = MAY_USE
            .iter()
            .find(|(name, _)| *name == folder)
            .unwrap_or_else(|| panic!("{folder} is new: say here what it may use"));
        let manifest = read(&root().join("crates").join(&folder).join("Cargo.toml"));
        // The tests of the server play real games.
        let manifest = if folder == "server" { before_tests(&manifest) } else { &manifest };
        for (other, _) in MAY_USE.iter().filter(|(other, _)| *other != folder) {
            let uses = manifest
                .lines()
                .any(|line| line.starts_with(&format!("{other}.workspace")) || line.starts_with(&format!("{other} =")));
            assert!(!uses || may_use.contains(other), "{folder} must not use {other}");
        }
    }
}

fn before_tests(manifest: &str) -> &str {
    manifest.split("[dev-dependencies]").next().unwrap_or_default()
}

/// What only the web client needs stays out of the rules unless it is asked for.
#[test]
fn the_rules_build_without_typescript() {
    for folder in ["tabletop", "orleans", "joan", "server"] {
        let manifest = read(&root().join("crates").join(folder).join("Cargo.toml"));
        let named: Vec<&str> = manifest.lines().filter(|line| line.starts_with("ts-rs")).collect();
        assert_eq!(named, ["ts-rs = { workspace = true, optional = true }"], "crates/{folder}/Cargo.toml");
        assert!(!manifest.contains("default ="), "crates/{folder}/Cargo.toml has default features");
    }
}

/// One place for versions: no crate names one of its own.
#[test]
fn versions_stand_in_the_workspace() {
    for (folder, _) in MAY_USE {
        let manifest = read(&root().join("crates").join(folder).join("Cargo.toml"));
        let mut in_dependencies = false;
        for line in manifest.lines() {
            if line.starts_with('[') {
                in_dependencies = line.contains("dependencies");
            } else if in_dependencies && line.contains('=') {
                assert!(line.contains("workspace = true"), "crates/{folder}/Cargo.toml: {line}");
            }
        }
    }
}

//! The house keeps itself tidy: what ARCHITECTURE.md promises about the tree, checked.

mod base_rules;
mod chance;
mod crates;
mod games;
mod licences;
mod moves;
mod sources;
mod views;

use std::fs;
use std::path::{Path, PathBuf};

/// The root of the repository.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the repository")
}

/// All files below `folder` with one of these endings, but for what was built or installed.
fn files(folder: &Path, endings: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        let name = entry.file_name().to_string_lossy().into_owned();
        if path.is_dir() {
            if !matches!(name.as_str(), "target" | "node_modules" | "dist" | ".git") {
                found.extend(files(&path, endings));
            }
        } else if endings.iter().any(|ending| name.ends_with(ending)) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// A file as the report names it.
fn shown(path: &Path) -> String {
    path.strip_prefix(root()).unwrap_or(path).display().to_string()
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).expect("a text file")
}

/// The lines of a source with their numbers, without comments and without its tests, which may be a file of their own.
fn code(path: &Path) -> Vec<(usize, String)> {
    if path.file_name().is_some_and(|name| name == "tests.rs") {
        return Vec::new();
    }
    let text = read(path);
    let tests = ["#[cfg(test)]\nmod tests {", "#[cfg(test)]\npub(crate) mod tests {"];
    let program = tests.iter().fold(text.as_str(), |text, tests| text.split(tests).next().unwrap_or_default());
    let without_comment = |line: &str| line.split("//").next().unwrap_or_default().to_owned();
    (1..).zip(program.lines().map(without_comment)).collect()
}

/// The names and numbers in a piece of code.
fn words(code: &str) -> impl Iterator<Item = &str> {
    code.split(|c: char| !(c.is_alphanumeric() || c == '_')).filter(|word| !word.is_empty())
}

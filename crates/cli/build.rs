//! Writes down, for the program to tell, which rules the tests name and how many rows each data file has.

#[path = "src/rules/named.rs"]
mod named;

use named::{named_rules, test_code};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{env, error, fs};

fn main() -> Result<(), Box<dyn error::Error>> {
    let crates = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?).join("..");
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let mut named = BTreeSet::new();
    for krate in folder(&crates)? {
        for part in ["src", "tests"].map(|part| krate.join(part)).into_iter().filter(|part| part.is_dir()) {
            println!("cargo::rerun-if-changed={}", part.display());
            for file in rust_files(&part)? {
                let text = fs::read_to_string(&file)?;
                named.extend(named_rules(test_code(&file, &text)).map(str::to_owned));
            }
        }
    }
    fs::write(out.join("named_rules.rs"), format!("&{:?}", named.into_iter().collect::<Vec<_>>()))?;
    let data = crates.join("../data");
    println!("cargo::rerun-if-changed={}", data.display());
    fs::write(out.join("data_files.rs"), format!("&[{}]", data_files(&data)?))?;
    Ok(())
}

/// What lies in a folder, in the order of names.
fn folder(path: &Path) -> Result<Vec<PathBuf>, Box<dyn error::Error>> {
    let mut found = fs::read_dir(path)?.map(|entry| Ok(entry?.path())).collect::<std::io::Result<Vec<_>>>()?;
    found.sort();
    Ok(found)
}

fn rust_files(path: &Path) -> Result<Vec<PathBuf>, Box<dyn error::Error>> {
    let mut files = Vec::new();
    for entry in folder(path)? {
        if entry.is_dir() {
            files.extend(rust_files(&entry)?);
        } else if entry.extension().is_some_and(|extension| extension == "rs") {
            files.push(entry);
        }
    }
    Ok(files)
}

/// Each data file with its tables and how many rows each of them has.
fn data_files(data: &Path) -> Result<String, Box<dyn error::Error>> {
    let mut lines = Vec::new();
    for path in folder(data)? {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if name == "sources.toml" || !name.ends_with(".toml") {
            continue;
        }
        let mut rows: BTreeMap<String, usize> = BTreeMap::new();
        for line in fs::read_to_string(&path)?.lines() {
            if let Some(table) = line.strip_prefix('[') {
                let kind = table.trim_start_matches('[').split(']').next().unwrap_or_default();
                *rows.entry(kind.to_owned()).or_default() += 1;
            }
        }
        lines.push(format!("(\"data/{name}\", &{:?})", rows.into_iter().collect::<Vec<_>>()));
    }
    Ok(lines.join(","))
}

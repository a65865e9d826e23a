//! Everything we build on is permissively licensed, dev-dependencies included.

use crate::root;
use std::process::Command;

const PERMISSIVE: [&str; 11] = [
    "MIT",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "ISC",
    "Zlib",
    "Unicode-3.0",
    "Unlicense",
    "CC0-1.0",
    "0BSD",
    "BSL-1.0",
];

#[test]
fn dependencies_are_permissive() {
    // What other platforms would need is not on this machine.
    let version = run("rustc", &["-vV"]);
    let host = version.lines().find_map(|line| line.strip_prefix("host: ")).expect("rustc names its host");
    let arguments = ["metadata", "--format-version", "1", "--locked", "--offline", "--filter-platform", host];
    let metadata: serde_json::Value = serde_json::from_str(&run(env!("CARGO"), &arguments)).expect("JSON");
    let packages = metadata["packages"].as_array().expect("packages");
    assert!(packages.len() > 10);
    for package in packages {
        let licence = package["license"].as_str().unwrap_or("none");
        // One permissive choice is enough where there is a choice; every part counts where there is none.
        let choices = licence.replace('/', " OR ").replace(['(', ')'], "");
        let fine = choices
            .split(" OR ")
            .any(|choice| choice.split(" AND ").all(|part| PERMISSIVE.iter().any(|it| part.trim().starts_with(it))));
        assert!(fine, "{} is licensed as {licence}", package["name"]);
    }
}

fn run(program: &str, arguments: &[&str]) -> String {
    let output = Command::new(program).args(arguments).current_dir(root()).output().expect("the program runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

//! Which rules a test file names. Shared with `build.rs`, which looks through the sources.
//!
//! A rule counts as named where a test calls `rule` with its id as a literal. A test that goes through a table calls it in
//! each row, `(rule("its.own.id"), …)`, and asserts each row: an id that merely stands somewhere is not named.

use std::path::Path;

/// The part of a file that only tests run: all of `tests.rs` and of a file in a `tests` folder, elsewhere what follows
/// `#[cfg(test)]`.
pub(crate) fn test_code<'t>(file: &Path, text: &'t str) -> &'t str {
    let in_tests = file.components().any(|part| part.as_os_str() == "tests" || part.as_os_str() == "tests.rs");
    match text.find("#[cfg(test)]") {
        _ if in_tests => text,
        Some(start) => &text[start..],
        None => "",
    }
}

/// The ids that calls of `rule` are given as literals, in the order of the text.
pub(crate) fn named_rules(code: &str) -> impl Iterator<Item = &str> {
    let is_call = |before: &str| !before.ends_with(|c: char| c.is_alphanumeric() || c == '_') && !in_comment(before);
    let calls = code.match_indices("rule(").filter(move |(at, _)| is_call(&code[..*at]));
    calls.filter_map(|(at, call)| {
        let (id, _) = code[at + call.len()..].trim_start().strip_prefix('"')?.split_once('"')?;
        is_id(id).then_some(id)
    })
}

fn in_comment(before: &str) -> bool {
    before.lines().next_back().is_some_and(|line| line.contains("//")) && !before.ends_with('\n')
}

fn is_id(text: &str) -> bool {
    let is_plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-' || c == '_';
    let is_word = |word: &str| !word.is_empty() && word.chars().all(is_plain);
    text.split('.').count() == 3 && text.split('.').all(is_word)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = r#"
        #[test]
        fn a_table() {
            rule("made.up.alone");
            for (id, coins) in [(rule("made.up.first-row"), 1), (rule(
                "made.up.second-row"), 2)] {
                assert_eq!(gains(id), coins);
            }
            for id in ["made.up.only-listed", "made.up.variable"] {
                rule(id);
            }
            // rule("made.up.commented-out");
            game.refuses(mv, "made.up.refusal");
            overrule("made.up.other-word"); rule("not an id"); rule("made.up"); rule(&format!("made.up.{n}"));
        }
    "#;

    #[test]
    fn only_literals_count() {
        let named: Vec<&str> = named_rules(SOURCE).collect();
        assert_eq!(named, ["made.up.alone", "made.up.first-row", "made.up.second-row"]);
    }

    #[test]
    fn only_tests_count() {
        let text = "rule(\"made.up.program\");\n#[cfg(test)]\nmod tests { rule(\"made.up.unit-test\"); }";
        let named = |file: &str| named_rules(test_code(Path::new(file), text)).count();
        assert_eq!(["src/place.rs", "src/tests.rs", "tests/places/well.rs"].map(named), [1, 2, 2]);
        assert_eq!(test_code(Path::new("src/place.rs"), "rule(\"made.up.program\")"), "");
    }
}

//! Numbers, plurals and lists.

/// `1 coin`, `2 coins`.
pub(crate) fn counted(number: impl Into<i64>, noun: &str) -> String {
    match number.into() {
        1 => format!("1 {noun}"),
        number => format!("{number} {}", plural(noun)),
    }
}

/// The plural of a noun of these games.
pub(crate) fn plural(noun: &str) -> String {
    match noun.strip_suffix("man") {
        Some(start) => format!("{start}men"),
        None => format!("{noun}s"),
    }
}

/// `a`, `a and b`, `a, b and c`; `nothing` for an empty list.
pub(crate) fn list(items: &[String]) -> String {
    joined(items, "and")
}

/// `a`, `a or b`, `a, b or c`.
pub(crate) fn choice(items: &[String]) -> String {
    joined(items, "or")
}

fn joined(items: &[String], word: &str) -> String {
    match items {
        [] => "nothing".into(),
        [only] => only.clone(),
        [start @ .., last] => format!("{} {word} {last}", start.join(", ")),
    }
}

/// The sentence with a capital at its beginning.
pub(crate) fn capital(sentence: &str) -> String {
    let mut chars = sentence.chars();
    match chars.next() {
        Some(first) => first.to_uppercase().chain(chars).collect(),
        None => String::new(),
    }
}

//! Where two values differ, in words: a broken contract should point at the field.

use crate::fingerprint::json;
use serde::Serialize;
use serde_json::Value;

/// Panics with `what` and the first difference unless the two are equal.
pub(super) fn same<T: Eq + Serialize>(left: &T, right: &T, what: impl FnOnce() -> String) {
    if left != right {
        panic!("{}: {}", what(), first_difference(left, right));
    }
}

/// Panics with `what` and the first difference unless the two are equal byte by byte as JSON.
pub(super) fn same_bytes<T: Serialize>(left: &T, right: &T, what: impl FnOnce() -> String) {
    if json(left) != json(right) {
        panic!("{}: {}", what(), first_difference(left, right));
    }
}

fn first_difference(left: &impl Serialize, right: &impl Serialize) -> String {
    match (serde_json::to_value(left), serde_json::to_value(right)) {
        (Ok(left), Ok(right)) => {
            between(&left, &right, "").unwrap_or_else(|| "they differ in what JSON does not show".to_owned())
        }
        _ => "they cannot be written as JSON".to_owned(),
    }
}

fn between(left: &Value, right: &Value, at: &str) -> Option<String> {
    match (left, right) {
        (Value::Object(a), Value::Object(b)) if a.keys().eq(b.keys()) => {
            a.iter().find_map(|(key, value)| between(value, &b[key], &format!("{at}.{key}")))
        }
        (Value::Array(a), Value::Array(b)) if a.len() == b.len() => {
            let pairs = a.iter().zip(b).enumerate();
            pairs.into_iter().find_map(|(i, (x, y))| between(x, y, &format!("{at}[{i}]")))
        }
        _ if left == right => None,
        _ => Some(format!("`{at}` is {left} here and {right} there")),
    }
}

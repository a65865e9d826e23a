//! Whatever is written is what `serde_json` would write.

use super::Scribe;
use crate::written::Written;
use serde::Serialize;
use serde_json::json;
use std::collections::BTreeMap;

#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Kind {
    Unit,
    New(Option<u8>),
    Pair(i8, char),
    Named { left: u128, right: () },
    Empty {},
}

#[derive(Serialize)]
struct Pair(i64, f64);

#[derive(Serialize)]
struct Wrapped(&'static str);

#[derive(Serialize)]
struct All {
    kinds: Vec<Kind>,
    nothing: [u8; 0],
    pairs: (Pair, Wrapped),
    texts: Vec<&'static str>,
    by_number: BTreeMap<u16, bool>,
    by_name: BTreeMap<&'static str, [u64; 2]>,
    none: Option<Wrapped>,
    numbers: (f32, f64, i128, u32, i64),
    #[serde(flatten)]
    rest: BTreeMap<String, serde_json::Value>,
}

fn all() -> All {
    let named = Kind::Named { left: u128::MAX, right: () };
    All {
        kinds: vec![Kind::Unit, Kind::New(Some(10)), Kind::New(None), Kind::Pair(-128, 'é'), named, Kind::Empty {}],
        nothing: [],
        pairs: (Pair(i64::MIN, -0.5), Wrapped("déjà")),
        texts: vec!["", "{", "[", "\"", "\\ and /", "a\nb\u{1}", "\u{7f}\u{2028}"],
        by_number: [(7, true), (700, false)].into(),
        by_name: [("a\"b", [0, u64::MAX]), ("c", [9, 10])].into(),
        none: None,
        numbers: (0.1, f64::NAN, i128::MIN, 99, -1),
        rest: [("more".to_owned(), json!({ "of": [null, 1.5e300, {}, []] }))].into(),
    }
}

#[test]
fn all_values_are_written_as_ever() {
    assert_eq!(Scribe::write(&all(), 0).unwrap(), serde_json::to_string(&all()).unwrap());
}

#[test]
fn a_part_stands_in_another_text_as_it_is() {
    let part = Written::new(&all()).unwrap().into_part();
    let whole = Written::new(&[&part, &part]).unwrap().into_text();
    assert_eq!(whole, serde_json::to_string(&[all(), all()]).unwrap());
}

#[test]
fn what_is_no_key_is_no_text() {
    assert!(Scribe::write(&BTreeMap::from([(vec![1], 1)]), 0).is_err());
}

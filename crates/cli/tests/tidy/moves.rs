//! A move names things; nothing is identified by its position in an offered list.

use crate::{code, files, root, words};
use std::collections::{BTreeMap, BTreeSet};

/// The numbers that a move may say, and what they are. A position in a list would have to be one of them.
const NUMBERS: [(&str, &str); 12] = [
    ("DuelMove::ClotheLady", "so many brocade, the rest wool"),
    ("IntrigueMove::AddCoins", "so many coins"),
    ("InvasionMove::SendCoins", "so many coins"),
    ("Move::Bake", "so many grain"),
    ("Move::Draw", "so many followers"),
    ("Move::PayCoins", "so many coins"),
    ("OrderId", "the card of this row of the data"),
    ("Spot::Development", "the citizen space of the track, as printed"),
    ("Unit::Develop", "so many points"),
    ("Unit::Gain", "so many coins"),
    ("Unit::Pay", "so many coins"),
    ("Unit::StepBack", "so many spaces"),
];

/// The same for Joan of Arc.
const NUMBERS_OF_JOAN: [(&str, &str); 3] =
    [("Act::Acquire", "so many coins"), ("Bonus::Coins", "so many coins"), ("Bonus::Goods", "so many goods")];

const INTEGERS: [&str; 12] = ["u8", "u16", "u32", "u64", "u128", "usize", "i8", "i16", "i32", "i64", "i128", "isize"];

#[test]
fn moves_name_things() {
    for (rules, numbers, part) in
        [("crates/orleans/src", &NUMBERS[..], "Plot"), ("crates/joan/src", &NUMBERS_OF_JOAN, "Source")]
    {
        check(rules, numbers, part);
    }
}

/// The moves of a game say these numbers and no other; `part` is something they are made of.
fn check(rules: &str, explained: &[(&str, &str)], part: &str) {
    let types = types(rules);
    // Each expansion adds the moves of its own to the enum.
    let mut next: Vec<&str> = types.keys().map(String::as_str).filter(|name| name.ends_with("Move")).collect();
    let (mut numbers, mut met) = (BTreeSet::new(), BTreeSet::new());
    while let Some(name) = next.pop() {
        if !met.insert(name) {
            continue;
        }
        for (part, of) in types.get(name).into_iter().flatten() {
            next.extend(types.keys().map(String::as_str).filter(|known| words(of).any(|word| word == *known)));
            if words(of).any(|word| INTEGERS.contains(&word)) {
                numbers.insert([name, part].join("::").trim_end_matches("::").to_owned());
            }
        }
    }
    let explained: BTreeSet<String> = explained.iter().map(|(number, _)| (*number).to_owned()).collect();
    assert_eq!(numbers, explained, "a number in a move must be explained here, and no other");
    assert!(met.contains(part), "what moves are made of was looked at, too");
}

/// The parts of every type of the rules: each variant or field with what it holds.
fn types(rules: &str) -> BTreeMap<String, Vec<(String, String)>> {
    let mut types = BTreeMap::new();
    let rules = files(&root().join(rules), &[".rs"]);
    for path in rules.iter().filter(|path| !path.components().any(|part| part.as_os_str() == "pilot")) {
        let mut open: Option<(String, Vec<(String, String)>)> = None;
        for (_, line) in code(path) {
            let said: Vec<&str> = words(&line).collect();
            match &mut open {
                None => match said[..] {
                    ["pub", "enum" | "struct", name, ..] if line.ends_with('{') => {
                        open = Some((name.to_owned(), Vec::new()))
                    }
                    ["pub", "struct", name, ..] => {
                        types.insert(name.to_owned(), vec![(String::new(), line.replace(name, ""))]);
                    }
                    _ => {}
                },
                Some(_) if line.starts_with('}') => types.extend(open.take()),
                // What stands deeper belongs to the variant above.
                Some((_, parts)) if line.starts_with("        ") => {
                    parts.last_mut().into_iter().for_each(|(_, of)| of.push_str(&line));
                }
                Some((_, parts)) => {
                    if let [name, ..] = said[..]
                        && !line.trim_start().starts_with('#')
                    {
                        parts.push((name.to_owned(), line.replacen(name, "", 1)));
                    }
                }
            }
        }
    }
    types
}

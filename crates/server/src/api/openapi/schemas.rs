//! Every type that goes over the wire, by its name: the server's own, and those of each game.
//!
//! The types of the first game keep their names. Those of another have its name in front (`gems.Move`), and so has every
//! type of the server's own that is made of them (`gems.Sight`).

use crate::table::Title;
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;

/// The server's own types, as JSON Schema.
const OWN: &str = include_str!("schemas.json");
/// Where names are found.
const PLACE: &str = "#/components/schemas/";

/// All of them.
pub(super) fn all(titles: &[Title]) -> Map<String, Value> {
    // These files are part of the program: tests read them.
    let read = |text: &str| serde_json::from_str::<Map<String, Value>>(text).unwrap_or_default();
    let own = read(OWN);
    let mut all = own.clone();
    for (title, nth) in titles.iter().zip(0..) {
        let mut of_game = read(title.schemas);
        if nth == 0 {
            all.extend(of_game);
            continue;
        }
        let made = made_of(&own, of_game.keys().cloned().collect());
        of_game.extend(made.iter().filter_map(|name| Some((name.clone(), own.get(name)?.clone()))));
        for (name, mut schema) in of_game {
            rename(&mut schema, &|name| made.contains(name).then(|| within(title, name)));
            all.insert(within(title, &name), schema);
        }
    }
    all
}

/// Where a type is named that other games have, too, any of theirs will do.
pub(super) fn any_game(value: &mut Value, titles: &[Title], schemas: &Map<String, Value>) {
    match value {
        Value::Object(fields) => {
            let name = fields.get("$ref").and_then(Value::as_str).and_then(|name| name.strip_prefix(PLACE));
            let twins: Vec<String> =
                name.into_iter().flat_map(|name| titles.iter().map(|game| within(game, name))).collect();
            let mut choices: Vec<Value> =
                twins.iter().filter(|twin| schemas.contains_key(*twin)).map(|twin| named(twin)).collect();
            if !choices.is_empty() {
                choices.insert(0, Value::Object(fields.clone()));
                *value = json!({ "anyOf": choices });
                return;
            }
            fields.values_mut().for_each(|field| any_game(field, titles, schemas));
        }
        Value::Array(list) => list.iter_mut().for_each(|item| any_game(item, titles, schemas)),
        _ => {}
    }
}

fn within(title: &Title, name: &str) -> String {
    format!("{}.{name}", title.name)
}

fn named(name: &str) -> Value {
    json!({ "$ref": format!("{PLACE}{name}") })
}

/// These names, and those of our own types that are made of them.
fn made_of(own: &Map<String, Value>, mut names: BTreeSet<String>) -> BTreeSet<String> {
    loop {
        let is_new = |(name, schema): &(&String, &Value)| !names.contains(*name) && mentions(schema, &names);
        let more: Vec<String> = own.iter().filter(is_new).map(|(name, _)| name.clone()).collect();
        if more.is_empty() {
            return names;
        }
        names.extend(more);
    }
}

fn mentions(schema: &Value, names: &BTreeSet<String>) -> bool {
    match schema {
        Value::Object(fields) => fields.iter().any(|(key, field)| match field.as_str() {
            Some(text) if key == "$ref" => names.contains(text.trim_start_matches(PLACE)),
            _ => mentions(field, names),
        }),
        Value::Array(list) => list.iter().any(|item| mentions(item, names)),
        _ => false,
    }
}

fn rename(schema: &mut Value, other: &dyn Fn(&str) -> Option<String>) {
    match schema {
        Value::Object(fields) => fields.iter_mut().for_each(|(key, field)| match field {
            Value::String(text) if key == "$ref" => {
                if let Some(name) = other(text.trim_start_matches(PLACE)) {
                    *text = format!("{PLACE}{name}");
                }
            }
            other_field => rename(other_field, other),
        }),
        Value::Array(list) => list.iter_mut().for_each(|item| rename(item, other)),
        _ => {}
    }
}

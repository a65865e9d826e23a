//! The types of the web client as JSON Schema, for the description of the API.

use crate::declared::bare;
use crate::fit::Declarations;
use crate::parse::Type;
use serde_json::{Map, Value, json};

/// These types, as they stand in the description. A generic one has the name that games use.
pub(crate) fn schemas<'a>(types: &Declarations, names: impl Iterator<Item = &'a String>) -> Value {
    let described = names.filter_map(|name| Some((bare(name).to_owned(), schema(types, types.get(name)?))));
    let mut all: Value = described.collect::<Map<_, _>>().into();
    // The only number of ours that is no integer, and the one refusal that shows the game.
    if let Some(mean) = all.pointer_mut("/Tally/properties/mean/type") {
        *mean = "number".into();
    }
    if let Some(current) = all.pointer_mut("/Problem/properties/current") {
        *current = schema(types, &Type::Name("Sight".into()));
    }
    all
}

fn schema(types: &Declarations, ty: &Type) -> Value {
    let of = |ty: &Type| schema(types, ty);
    match ty {
        Type::Name(name) => match name.as_str() {
            "unknown" => json!({}),
            // One of none.
            "never" => json!({ "type": "string", "enum": [] }),
            "number" => json!({ "type": "integer" }),
            "string" | "boolean" | "null" | "object" => json!({ "type": name }),
            _ => json!({ "$ref": format!("#/components/schemas/{}", bare(name)) }),
        },
        Type::Literal(text) => json!({ "type": "string", "enum": [text] }),
        Type::Array(item) => json!({ "type": "array", "items": of(item) }),
        Type::Tuple(items) => json!({
            "type": "array",
            "prefixItems": items.iter().map(of).collect::<Vec<_>>(),
            "items": false,
            "minItems": items.len(),
            "maxItems": items.len(),
        }),
        Type::Map(key, item) => match words(types, key) {
            Some(names) => {
                let properties: Map<_, _> = names.into_iter().map(|name| (name, of(item))).collect();
                json!({ "type": "object", "properties": properties, "additionalProperties": false })
            }
            None => json!({ "type": "object", "additionalProperties": of(item) }),
        },
        Type::Union(choices) => match words(types, ty) {
            Some(words) if choices.iter().all(|choice| matches!(choice, Type::Literal(_))) => {
                json!({ "type": "string", "enum": words })
            }
            _ => json!({ "anyOf": choices.iter().map(of).collect::<Vec<_>>() }),
        },
        Type::Object(_) | Type::Both(_) | Type::Partial(_) => {
            let fields = types.fields(ty).expect("fields");
            let properties: Map<_, _> = fields.iter().map(|(name, _, ty)| (name.clone(), of(ty))).collect();
            let required: Vec<&String> = fields.iter().filter(|field| !field.1).map(|field| &field.0).collect();
            let mut object = json!({ "type": "object", "properties": properties, "additionalProperties": false });
            if !required.is_empty() {
                object["required"] = json!(required);
            }
            object
        }
    }
}

/// The words of a type that is a choice among words in the end.
fn words(types: &Declarations, ty: &Type) -> Option<Vec<String>> {
    match ty {
        Type::Literal(text) => Some(vec![text.clone()]),
        Type::Name(name) => words(types, types.get(name)?),
        Type::Union(choices) => {
            let each: Option<Vec<Vec<String>>> = choices.iter().map(|choice| words(types, choice)).collect();
            Some(each?.concat())
        }
        _ => None,
    }
}

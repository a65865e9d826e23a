//! Whether JSON is what a schema says: the part of JSON Schema that the description of the API uses.

use serde_json::Value;

/// Says where a value is not what the schema of this name says.
pub(crate) fn check(document: &Value, name: &str, value: &Value) {
    let schema = &document["components"]["schemas"][name];
    assert!(schema.is_object(), "nothing describes {name}");
    if let Err(wrong) = fits(document, schema, value) {
        panic!("{name}{wrong}");
    }
}

fn length(text: &Value) -> Option<u64> {
    text.as_str().map(|text| text.chars().count() as u64)
}

fn fits(document: &Value, schema: &Value, value: &Value) -> Result<(), String> {
    let Some(keys) = schema.as_object() else { return Err(format!(": {schema} is no schema")) };
    for (key, says) in keys {
        let right = match key.as_str() {
            "$ref" => {
                let path = says.as_str().unwrap_or_default().trim_start_matches('#');
                let found = document.pointer(path).ok_or_else(|| format!(": {path} leads nowhere"))?;
                return fits(document, found, value);
            }
            "type" => match says.as_str().unwrap_or_default() {
                "object" => value.is_object(),
                "array" => value.is_array(),
                "string" => value.is_string(),
                "number" => value.is_number(),
                "integer" => value.is_i64() || value.is_u64(),
                "boolean" => value.is_boolean(),
                "null" => value.is_null(),
                other => return Err(format!(": there is no type {other}")),
            },
            "enum" => says.as_array().is_some_and(|words| words.contains(value)),
            "anyOf" => {
                let choices = says.as_array().into_iter().flatten();
                let wrongs: Vec<String> = choices.map_while(|choice| fits(document, choice, value).err()).collect();
                if Some(wrongs.len()) == says.as_array().map(Vec::len) {
                    return Err(wrongs.join(" and "));
                }
                true
            }
            "required" => says
                .as_array()
                .is_some_and(|names| names.iter().all(|name| value.get(name.as_str().unwrap_or_default()).is_some())),
            "properties" => {
                for (name, schema) in says.as_object().into_iter().flatten() {
                    if let Some(value) = value.get(name) {
                        fits(document, schema, value).map_err(|wrong| format!(".{name}{wrong}"))?;
                    }
                }
                true
            }
            "additionalProperties" if *says == Value::Bool(false) => {
                let known = |name: &String| schema["properties"].get(name).is_some();
                value.as_object().is_none_or(|fields| fields.keys().all(known))
            }
            "additionalProperties" => {
                value
                    .as_object()
                    .into_iter()
                    .flat_map(|fields| fields.values())
                    .try_for_each(|value| fits(document, says, value))?;
                true
            }
            // The rest is in `prefixItems`.
            "items" if *says == Value::Bool(false) => true,
            "items" => {
                value.as_array().into_iter().flatten().try_for_each(|value| fits(document, says, value))?;
                true
            }
            "prefixItems" => {
                let pairs = says.as_array().into_iter().flatten().zip(value.as_array().into_iter().flatten());
                pairs.into_iter().try_for_each(|(schema, value)| fits(document, schema, value))?;
                true
            }
            "minItems" => value.as_array().is_none_or(|list| says.as_u64().is_some_and(|n| list.len() as u64 >= n)),
            "maxItems" => value.as_array().is_none_or(|list| says.as_u64().is_some_and(|n| list.len() as u64 <= n)),
            "minimum" => value.as_i64() >= says.as_i64(),
            "maximum" => value.as_i64() <= says.as_i64(),
            "minLength" => length(value) >= says.as_u64(),
            "maxLength" => length(value) <= says.as_u64(),
            other => return Err(format!(": nobody knows {other}")),
        };
        if !right {
            return Err(format!(": {key} {says} does not fit {value}"));
        }
    }
    Ok(())
}

//! Whether a JSON value fits a TypeScript type, for the part of the language that our types use.

use crate::parse::{Type, declarations};
use serde_json::Value;
use std::collections::BTreeMap;

/// The declarations of all files.
pub(crate) struct Declarations(BTreeMap<String, Type>);

impl Declarations {
    /// Reads every `export type`.
    pub(crate) fn read(texts: impl IntoIterator<Item = String>) -> Declarations {
        Declarations(texts.into_iter().flat_map(|text| declarations(&text)).collect())
    }

    /// Says where a value does not fit the type of this name.
    pub(crate) fn check(&self, name: &str, value: &Value) -> Result<(), String> {
        self.fit(&Type::Name(name.into()), value).map_err(|wrong| format!("{name}{wrong}"))
    }

    /// The type of this name.
    pub(crate) fn get(&self, name: &str) -> Option<&Type> {
        self.0.get(name)
    }

    /// The fields of a type that is an object in the end.
    pub(crate) fn fields(&self, ty: &Type) -> Result<Vec<(String, bool, Type)>, String> {
        match ty {
            Type::Object(fields) => Ok(fields.clone()),
            Type::Name(name) => self.fields(self.0.get(name).ok_or_else(|| format!(": nobody declares {name}"))?),
            Type::Both(parts) => parts.iter().try_fold(Vec::new(), |mut all, part| {
                all.extend(self.fields(part)?);
                Ok(all)
            }),
            Type::Partial(whole) => Ok(self.fields(whole)?.into_iter().map(|(name, _, ty)| (name, true, ty)).collect()),
            other => Err(format!(": {other:?} has no fields")),
        }
    }

    fn fit(&self, ty: &Type, value: &Value) -> Result<(), String> {
        let fits = |right: bool| if right { Ok(()) } else { Err(format!(": {value} is not {ty:?}")) };
        match (ty, value) {
            (Type::Name(name), _) => match name.as_str() {
                "unknown" => Ok(()),
                "never" => fits(false),
                "number" => fits(value.is_number()),
                "string" => fits(value.is_string()),
                "boolean" => fits(value.is_boolean()),
                "null" => fits(value.is_null()),
                "object" => fits(value.is_object()),
                _ => self.fit(self.0.get(name).ok_or_else(|| format!(": nobody declares {name}"))?, value),
            },
            (Type::Literal(text), _) => fits(value == text),
            (Type::Array(item), Value::Array(list)) => list.iter().try_for_each(|value| self.fit(item, value)),
            (Type::Tuple(items), Value::Array(list)) if items.len() == list.len() => {
                items.iter().zip(list).try_for_each(|(item, value)| self.fit(item, value))
            }
            (Type::Map(key, item), Value::Object(map)) => map.iter().try_for_each(|(name, value)| {
                self.fit(key, &Value::from(name.as_str()))?;
                self.fit(item, value).map_err(|wrong| format!(".{name}{wrong}"))
            }),
            (Type::Object(fields), Value::Object(map)) => {
                if let Some(name) = map.keys().find(|name| fields.iter().all(|(field, ..)| field != *name)) {
                    return Err(format!(": the type has no {name}"));
                }
                fields.iter().try_for_each(|(name, optional, item)| match map.get(name) {
                    Some(value) => self.fit(item, value).map_err(|wrong| format!(".{name}{wrong}")),
                    None if *optional => Ok(()),
                    None => Err(format!(": {name} is missing")),
                })
            }
            (Type::Both(_) | Type::Partial(_), _) => self.fit(&Type::Object(self.fields(ty)?), value),
            (Type::Union(choices), _) => {
                let mut wrongs = Vec::new();
                for choice in choices {
                    match self.fit(choice, value) {
                        // Why the others do not fit would be told at length, and nobody would read it.
                        Ok(()) => return Ok(()),
                        Err(wrong) => wrongs.push(wrong),
                    }
                }
                Err(wrongs.join(" and "))
            }
            _ => fits(false),
        }
    }
}

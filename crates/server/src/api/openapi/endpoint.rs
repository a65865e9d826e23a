//! One line of the description: a method, a path, what it takes and what it gives.

use crate::names::MAX_NAME;
use crate::password::LENGTH;
use utoipa::openapi::path::{Operation, OperationBuilder, Parameter, ParameterBuilder, ParameterIn};
use utoipa::openapi::request_body::{RequestBody, RequestBodyBuilder};
use utoipa::openapi::security::SecurityRequirement;
use utoipa::openapi::{
    ArrayBuilder, Content, HttpMethod, ObjectBuilder, Ref, RefOr, Required, Response, ResponseBuilder, Schema, Type,
};

/// An endpoint as it is described.
pub(super) struct Endpoint {
    pub(super) method: HttpMethod,
    pub(super) path: &'static str,
    says: &'static str,
    query: &'static [(&'static str, &'static str)],
    body: Option<RequestBody>,
    gives: Option<&'static str>,
    status: u16,
    signed_in: bool,
}

pub(super) fn get(path: &'static str, says: &'static str) -> Endpoint {
    Endpoint::new(HttpMethod::Get, path, says)
}

pub(super) fn post(path: &'static str, says: &'static str) -> Endpoint {
    Endpoint::new(HttpMethod::Post, path, says)
}

pub(super) fn put(path: &'static str, says: &'static str) -> Endpoint {
    Endpoint::new(HttpMethod::Put, path, says)
}

pub(super) fn delete(path: &'static str, says: &'static str) -> Endpoint {
    Endpoint::new(HttpMethod::Delete, path, says)
}

impl Endpoint {
    fn new(method: HttpMethod, path: &'static str, says: &'static str) -> Endpoint {
        Endpoint { method, path, says, query: &[], body: None, gives: None, status: 204, signed_in: false }
    }

    /// What may stand behind the question mark, and what it means.
    pub(super) fn query(self, query: &'static [(&'static str, &'static str)]) -> Endpoint {
        Endpoint { query, ..self }
    }

    /// The type of the body.
    pub(super) fn takes(self, name: &'static str) -> Endpoint {
        Endpoint { body: Some(body(content(name))), ..self }
    }

    /// The fields of a body that has no type of its own; those with a question mark may be missing.
    pub(super) fn fields(self, fields: &[(&'static str, &'static str)]) -> Endpoint {
        let mut object = ObjectBuilder::new().schema_type(Type::Object);
        for &(name, of) in fields {
            let bare = name.trim_end_matches('?');
            object = object.property(bare, schema(of));
            object = if bare == name { object.required(bare) } else { object };
        }
        Endpoint { body: Some(body(Content::new(Some(object)))), ..self }
    }

    /// The type of the answer; `[Name]` for a list.
    pub(super) fn gives(self, name: &'static str) -> Endpoint {
        Endpoint { gives: Some(name), status: 200, ..self }
    }

    /// The type of the answer about something new.
    pub(super) fn makes(self, name: &'static str) -> Endpoint {
        Endpoint { gives: Some(name), status: 201, ..self }
    }

    /// Another status than the usual one.
    pub(super) fn with_status(self, status: u16) -> Endpoint {
        Endpoint { status, ..self }
    }

    /// Only for people who have told a name.
    pub(super) fn signed_in(self) -> Endpoint {
        Endpoint { signed_in: true, ..self }
    }

    /// The description of one operation.
    pub(super) fn operation(&self) -> Operation {
        let mut operation = OperationBuilder::new().summary(Some(self.says)).request_body(self.body.clone());
        for name in self.path.split('{').skip(1).filter_map(|rest| rest.split('}').next()) {
            operation = operation.parameter(parameter(name, ParameterIn::Path, None));
        }
        for &(name, means) in self.query {
            operation = operation.parameter(parameter(name, ParameterIn::Query, Some(means)));
        }
        if self.signed_in {
            operation = operation.security(SecurityRequirement::new("token", [""; 0]));
        }
        operation
            .response(self.status.to_string(), answer("As wished.", self.gives))
            .response("default", answer("A refusal, with the fitting status.", Some("Problem")))
            .build()
    }
}

fn parameter(name: &str, place: ParameterIn, means: Option<&str>) -> Parameter {
    let required = if place == ParameterIn::Path { Required::True } else { Required::False };
    let schema = match name {
        "id" => schema("id"),
        "game" | "language" => schema("string"),
        _ => schema("number"),
    };
    ParameterBuilder::new()
        .name(name)
        .parameter_in(place)
        .required(required)
        .description(means)
        .schema(Some(schema))
        .build()
}

fn body(content: Content) -> RequestBody {
    RequestBodyBuilder::new().content("application/json", content).required(Some(Required::True)).build()
}

fn answer(description: &str, name: Option<&str>) -> Response {
    let answer = ResponseBuilder::new().description(description);
    name.into_iter().fold(answer, |answer, name| answer.content("application/json", content(name))).build()
}

fn content(name: &str) -> Content {
    // What is told in the game's own words, or the host's, has no type here.
    Content::new((name != "unknown").then(|| schema(name)))
}

fn text() -> ObjectBuilder {
    ObjectBuilder::new().schema_type(Type::String)
}

/// The type of this name; `[Name]` is a list of them.
fn schema(name: &str) -> RefOr<Schema> {
    match name {
        "number" => ObjectBuilder::new().schema_type(Type::Integer).minimum(Some(0)).into(),
        "string" => text().into(),
        "id" => text().pattern(Some("^[0-9a-f]{32}$")).into(),
        "name" => text().min_length(Some(1)).max_length(Some(MAX_NAME)).into(),
        "password" => text().min_length(Some(*LENGTH.start())).max_length(Some(*LENGTH.end())).into(),
        _ => match name.strip_prefix('[').and_then(|name| name.strip_suffix(']')) {
            Some(item) => ArrayBuilder::new().items(schema(item)).into(),
            None => Ref::from_schema_name(name).into(),
        },
    }
}

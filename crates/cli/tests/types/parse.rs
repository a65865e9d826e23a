//! Reads the part of TypeScript that our types are written in.

/// A type.
#[derive(Clone, Debug)]
pub(crate) enum Type {
    /// `number`, `string`, `boolean`, `null`, `object`, `unknown`, `never`, or the name of a declaration.
    Name(String),
    /// A text in quotes.
    Literal(String),
    /// `Array<Item>`
    Array(Box<Type>),
    /// `[A, B]`
    Tuple(Vec<Type>),
    /// Fields with their type, and whether they may be missing.
    Object(Vec<(String, bool, Type)>),
    /// `{ [key in Key]?: Value }`
    Map(Box<Type>, Box<Type>),
    /// `A | B`
    Union(Vec<Type>),
    /// `A & B`: an object with the fields of both.
    Both(Vec<Type>),
    /// `Partial<A>`: an object whose fields may all be missing.
    Partial(Box<Type>),
}

/// Every `export type` of a file.
pub(crate) fn declarations(text: &str) -> Vec<(String, Type)> {
    let mut parser = Parser { tokens: tokens(text), at: 0 };
    let mut found = Vec::new();
    while parser.at < parser.tokens.len() {
        if parser.next() == "export" && parser.eat("type") && parser.peek() != "*" {
            let name = parser.next();
            parser.parts();
            parser.expect("=");
            found.push((name, parser.union()));
        }
    }
    found
}

/// The names in a text that are neither in comments nor in quotes.
pub(crate) fn words(text: &str) -> Vec<String> {
    tokens(text).into_iter().filter(|token| token.starts_with(char::is_alphabetic)).collect()
}

struct Parser {
    tokens: Vec<String>,
    at: usize,
}

impl Parser {
    fn peek(&self) -> &str {
        self.tokens.get(self.at).map_or("", String::as_str)
    }

    fn next(&mut self) -> String {
        self.at += 1;
        self.tokens[self.at - 1].clone()
    }

    fn eat(&mut self, token: &str) -> bool {
        let is_next = self.peek() == token;
        self.at += usize::from(is_next);
        is_next
    }

    fn expect(&mut self, token: &str) {
        let before = self.tokens[..self.at].iter().rev().take(9).rev().cloned().collect::<Vec<_>>().join(" ");
        assert!(self.eat(token), "after {before}: {token} is missing before {}", self.peek());
    }

    fn union(&mut self) -> Type {
        self.eat("|");
        let mut choices = vec![self.both()];
        while self.eat("|") {
            choices.push(self.both());
        }
        if choices.len() == 1 { choices.remove(0) } else { Type::Union(choices) }
    }

    fn both(&mut self) -> Type {
        let mut parts = vec![self.single()];
        while self.eat("&") {
            parts.push(self.single());
        }
        if parts.len() == 1 { parts.remove(0) } else { Type::Both(parts) }
    }

    /// What stands between `<` and `>`.
    fn inner(&mut self) -> Box<Type> {
        self.expect("<");
        let item = self.union();
        self.expect(">");
        Box::new(item)
    }

    /// Passes over the parts of a generic type: they are called like the types that are put there.
    fn parts(&mut self) {
        if self.eat("<") {
            while !self.eat(">") {
                self.union();
                self.eat(",");
            }
        }
    }

    fn single(&mut self) -> Type {
        let token = self.next();
        match token.as_str() {
            "{" => self.object(),
            "[" => {
                let mut items = Vec::new();
                while !self.eat("]") {
                    items.push(self.union());
                    self.eat(",");
                }
                Type::Tuple(items)
            }
            "(" => {
                let inner = self.union();
                self.expect(")");
                inner
            }
            "Array" => Type::Array(self.inner()),
            "Partial" => Type::Partial(self.inner()),
            _ => match token.strip_prefix('"') {
                Some(text) => Type::Literal(text.into()),
                None => {
                    self.parts();
                    Type::Name(token)
                }
            },
        }
    }

    fn object(&mut self) -> Type {
        if self.eat("[") {
            self.next();
            self.expect("in");
            let key = self.union();
            self.expect("]");
            self.eat("?");
            self.expect(":");
            let value = self.union();
            self.expect("}");
            return Type::Map(Box::new(key), Box::new(value));
        }
        let mut fields = Vec::new();
        while !self.eat("}") {
            let name = self.next().trim_start_matches('"').to_owned();
            let optional = self.eat("?");
            self.expect(":");
            fields.push((name, optional, self.union()));
            let _ = self.eat(",") || self.eat(";");
        }
        Type::Object(fields)
    }
}

/// Names, signs, and texts with only their opening quote; comments are left out.
fn tokens(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let is_name = |c: char| c.is_alphanumeric() || c == '_';
        let length = if rest.starts_with("/*") {
            rest.find("*/").expect("the end of a comment") + 2
        } else if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if first == '"' {
            let length = rest[1..].find('"').expect("the closing quote") + 2;
            found.push(rest[..length - 1].to_owned());
            length
        } else {
            let length = rest.find(|c| !is_name(c)).unwrap_or(rest.len()).max(first.len_utf8());
            found.push(rest[..length].to_owned());
            length
        };
        rest = rest[length..].trim_start();
    }
    found
}

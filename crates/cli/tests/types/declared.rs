//! What ts-rs says about our types, sorted into files.

use crate::parse::words;
use server::wire;
use std::any::{TypeId, type_name};
use std::collections::{BTreeMap, BTreeSet};
use ts_rs::{Config, TS, TypeVisitor};

/// The first line of every file.
const HEAD: &str = "// Made from the Rust types by `make types`. Do not edit.\n";

/// The files of each game, the usual game first. What games have under one name stands in files of their own.
pub(crate) const GAMES: [(&str, &[&str]); 2] = [("orleans", &["components", "orleans"]), ("joan", &["joan"])];
/// What generic types of the server end with; those of one game have the name without it.
const GENERIC: &str = "Of";

/// The declarations of each file, by name.
pub(crate) type Files = BTreeMap<&'static str, BTreeMap<String, String>>;

/// Every type a client meets, with all that is inside it.
pub(crate) fn files() -> Files {
    let mut collector = Collector {
        // JSON numbers; no number of ours is too big for them. Long arrays are arrays, short ones tuples.
        config: Config::new().with_large_int("number").with_array_tuple_limit(7),
        files: Files::new(),
        seen: BTreeSet::new(),
    };
    collector.visit::<orleans::Ask>();
    collector.visit::<orleans::Event>();
    collector.visit::<orleans::Facts>();
    collector.visit::<orleans::Glance>();
    collector.visit::<orleans::Move>();
    collector.visit::<orleans::Setup>();
    collector.visit::<orleans::View>();
    // What others only name in a text of their own.
    collector.visit::<orleans::Frame>();
    collector.visit::<orleans::Module>();
    collector.visit::<orleans::components::SpaceId>();
    collector.visit::<joan::components::Standard>();
    collector.visit::<joan::Ask>();
    collector.visit::<joan::Event>();
    collector.visit::<joan::Facts>();
    collector.visit::<joan::Glance>();
    collector.visit::<joan::Move>();
    collector.visit::<joan::Setup>();
    collector.visit::<joan::View>();
    collector.visit::<tabletop::Outcome>();
    collector.visit::<tabletop::Seed>();
    collector.visit::<tabletop::ledger::Ledger>();
    wire(&mut collector);
    let generic = of_one_game(&collector.files["server"]);
    for (game, _) in GAMES {
        collector.files.entry(game).or_default().extend(generic.clone());
    }
    collector.files
}

/// The name of a type where one game is meant.
pub(crate) fn bare(name: &str) -> &str {
    name.strip_suffix(GENERIC).unwrap_or(name)
}

/// The generic types of the server, made of what the game calls their parts.
fn of_one_game(server: &BTreeMap<String, String>) -> BTreeMap<String, String> {
    let of = |(name, declaration): (&String, &String)| {
        let (head, _) = declaration.split_once(" = ")?;
        let (docs, parts) = head.split_once("export type ")?;
        let bare = name.strip_suffix(GENERIC)?;
        Some((bare.to_owned(), format!("{docs}export type {bare} = {parts};\n")))
    };
    server.iter().filter_map(of).collect()
}

/// What goes between the server and its clients.
fn wire(collector: &mut Collector) {
    type Setup = orleans::Setup;
    type Event = orleans::Event;
    type Sight = wire::Sight<orleans::Glance, orleans::View, orleans::Ask, orleans::Move>;
    collector.visit::<wire::ChatLine>();
    collector.visit::<wire::Continue>();
    collector.visit::<wire::Games>();
    collector.visit::<wire::Hint<orleans::Move>>();
    collector.visit::<wire::Me>();
    collector.visit::<wire::MyTable<Setup>>();
    collector.visit::<wire::News<Event>>();
    collector.visit::<wire::NoticeWish>();
    collector.visit::<wire::Notices>();
    collector.visit::<wire::Problem>();
    collector.visit::<wire::RecordBook>();
    collector.visit::<wire::Replay<Event>>();
    collector.visit::<Sight>();
    collector.visit::<wire::Standing>();
    collector.visit::<wire::Statistics>();
    collector.visit::<wire::TableDescription<Setup>>();
    collector.visit::<wire::TableWebhook>();
    collector.visit::<wire::PushKey>();
    collector.visit::<wire::Browser>();
    collector.visit::<wire::TableWish<Setup>>();
    collector.visit::<wire::SeatWish>();
    collector.visit::<wire::Told<Setup, Event, Sight>>();
    collector.visit::<wire::Why>();
    collector.visit::<wire::Words>();
}

struct Collector {
    config: Config,
    files: Files,
    seen: BTreeSet<TypeId>,
}

impl TypeVisitor for Collector {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        if T::output_path().is_some() {
            let docs = T::docs().unwrap_or_default();
            let declaration = format!("{docs}export {}\n", laid_out(&T::decl(&self.config)));
            let file = self.files.entry(file_of(type_name::<T>())).or_default();
            let twin = file.insert(T::ident(&self.config), on_one_line(&declaration));
            assert!(twin.is_none(), "two types share the name {}", T::ident(&self.config));
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

/// Fields stand indented, and the choices of a long type each on a line of its own.
fn laid_out(declaration: &str) -> String {
    let (mut depth, mut text) = (0, String::new());
    let lines: Vec<&str> = declaration.lines().map(str::trim_end).collect();
    let declaration = lines.join("\n  ").replace(", };", ",\n};");
    for (at, sign) in declaration.char_indices() {
        match sign {
            '{' | '[' | '(' | '<' => depth += 1,
            '}' | ']' | ')' | '>' => depth -= 1,
            '|' if depth == 0 && declaration.len() > 100 => {
                text.truncate(text.trim_end().len());
                text += "\n  ";
            }
            _ => {}
        }
        text += &declaration[at..at + sign.len_utf8()];
    }
    text
}

/// A comment of one line needs no three.
fn on_one_line(declaration: &str) -> String {
    let mut text = declaration.to_owned();
    for indent in ["", "  "] {
        text = text.replace(&format!("/**\n{indent} * "), "/** ").replace(&format!("\n{indent} */"), " */");
    }
    text
}

/// The file of a type: its crate, and the printed things for themselves.
fn file_of(path: &str) -> &'static str {
    match path.split("::").collect::<Vec<_>>()[..] {
        ["orleans", "components", ..] => "components",
        ["orleans", ..] => "orleans",
        ["joan", ..] => "joan",
        ["tabletop", ..] => "tabletop",
        ["server", ..] => "server",
        _ => panic!("{path} is nobody's type"),
    }
}

/// Whether types of `file` may name those of `other`: of its own game, or of none.
fn may_name(file: &str, other: &str) -> bool {
    let game = |file: &str| GAMES.iter().find(|(_, files)| files.contains(&file)).map(|(game, _)| *game);
    game(other).is_none_or(|other| game(file) == Some(other))
}

/// The texts of one game's files and of those that belong to none: no two of their types share a name.
pub(crate) fn texts_of(game: &str) -> Vec<String> {
    let others = GAMES.iter().filter(|(name, _)| *name != game).flat_map(|(_, files)| files.iter());
    let others: BTreeSet<String> = others.map(|file| format!("{file}.ts")).collect();
    texts().into_iter().filter(|(name, _)| !others.contains(name)).map(|(_, text)| text).collect()
}

/// The text of each file, with what it needs from the others.
pub(crate) fn texts() -> BTreeMap<String, String> {
    let files = files();
    let mut texts = BTreeMap::new();
    for (file, types) in &files {
        let mut needs: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
        for word in types.values().flat_map(|declaration| words(declaration)) {
            let has = |(other, types): &(&&str, &BTreeMap<_, _>)| types.contains_key(&word) && may_name(file, other);
            let others: Vec<&str> = files.iter().filter(has).map(|(other, _)| *other).collect();
            if let Some(other) = others.first().filter(|_| !others.contains(file)) {
                needs.entry(other).or_default().insert(word);
            }
        }
        let mut text = String::from(HEAD);
        for (other, names) in needs {
            let names: Vec<String> = names.into_iter().collect();
            text += &format!("\nimport type {{ {} }} from \"./{other}\";\n", names.join(", "));
        }
        types.values().for_each(|declaration| text += &format!("\n{declaration}"));
        texts.insert(format!("{file}.ts"), text);
    }
    let usual = |file: &&&str| GAMES.iter().skip(1).all(|(_, files)| !files.contains(*file));
    let all: String = files.keys().filter(usual).map(|file| format!("export type * from \"./{file}\";\n")).collect();
    texts.insert("index.ts".into(), format!("{HEAD}\n{all}"));
    texts
}

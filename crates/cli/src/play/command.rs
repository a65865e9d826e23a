//! What somebody types at the prompt.

/// A line, understood.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Command<'a> {
    /// The option with this number, from 1.
    Number(usize),
    /// The options once more.
    Options,
    /// Fill a place.
    Fill(&'a str),
    /// Is this allowed?
    Why(&'a str),
    /// Take the last move back.
    Undo,
    /// Look up rules.
    Rules(&'a str),
    /// Look at something on the table.
    Show(Thing, &'a str),
    /// Keep the game.
    Save(&'a str),
    /// Leave.
    Quit,
    /// What can be typed?
    Help,
    /// A move in words.
    Words(&'a str),
}

/// Something to look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Thing {
    /// A player's board.
    Board,
    /// The map.
    Map,
    /// The beneficial deeds.
    Deeds,
    /// The tracks.
    Tracks,
    /// The place tiles.
    Tiles,
    /// The supply.
    Supply,
    /// The own bag.
    Bag,
    /// The scores as things stand.
    Scores,
    /// The round.
    Round,
    /// What happened.
    Log,
}

impl Command<'_> {
    /// Understands a line; whatever is no command is a move in words.
    pub(crate) fn parse(line: &str) -> Command<'_> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        if let Ok(number) = line.trim_end_matches('.').parse() {
            return Command::Number(number);
        }
        match word.to_lowercase().as_str() {
            "" | "options" | "o" => Command::Options,
            "fill" => Command::Fill(rest),
            "why" => Command::Why(rest),
            "undo" | "u" => Command::Undo,
            "rules" | "rule" => Command::Rules(rest),
            "save" => Command::Save(rest),
            "quit" | "exit" | "q" => Command::Quit,
            "help" | "?" | "h" => Command::Help,
            other => match thing(other) {
                Some(thing) => Command::Show(thing, rest),
                None => Command::Words(line),
            },
        }
    }
}

fn thing(word: &str) -> Option<Thing> {
    Some(match word {
        "board" | "b" => Thing::Board,
        "map" | "m" => Thing::Map,
        "deeds" => Thing::Deeds,
        "tracks" => Thing::Tracks,
        "tiles" => Thing::Tiles,
        "supply" => Thing::Supply,
        "bag" => Thing::Bag,
        "scores" | "score" => Thing::Scores,
        "round" => Thing::Round,
        "log" => Thing::Log,
        _ => return None,
    })
}

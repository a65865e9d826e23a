//! What somebody types at the prompt.

/// A line, understood.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Command<'a> {
    /// The option with this number, from 1.
    Number(usize),
    /// The options once more.
    Options,
    /// Is this allowed?
    Why(&'a str),
    /// Take the last move back.
    Undo,
    /// Look up rules.
    Rules(&'a str),
    /// The round.
    Round,
    /// What happened: in this round, or in the whole game.
    Log(&'a str),
    /// Keep the game.
    Save(&'a str),
    /// Leave.
    Quit,
    /// What can be typed?
    Help,
    /// A command of the game that is played, or a move in words.
    Words(&'a str),
}

impl Command<'_> {
    /// Understands a line; whatever is no command of every game is for the game to understand.
    pub(crate) fn parse(line: &str) -> Command<'_> {
        let line = line.trim();
        let (word, rest) = split(line);
        if let Ok(number) = line.trim_end_matches('.').parse() {
            return Command::Number(number);
        }
        match word.to_lowercase().as_str() {
            "" | "options" | "o" => Command::Options,
            "why" => Command::Why(rest),
            "undo" | "u" => Command::Undo,
            "rules" | "rule" => Command::Rules(rest),
            "save" => Command::Save(rest),
            "quit" | "exit" | "q" => Command::Quit,
            "help" | "?" | "h" => Command::Help,
            "round" => Command::Round,
            "log" => Command::Log(rest),
            _ => Command::Words(line),
        }
    }
}

/// The first word of a line, and the rest.
pub(crate) fn split(line: &str) -> (&str, &str) {
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    (word, rest.trim())
}

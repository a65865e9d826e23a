//! The command line.

use crate::{components, golden, load, play, replay, rules, serve, simulate};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Parser, Subcommand};
use orleans::components::Edition;
use tabletop::Seed;

const EXAMPLES: &str = "\
Examples:
  orleans play                              you against three bots
  orleans play --players 2 --names Ada      you against one
  orleans play --save game.json             every move is kept in a file
  orleans play --resume game.json           go on with a saved game
  orleans serve --data orleans.db           host tables at http://127.0.0.1:8080
  orleans replay game.json --check          was this game played by the rules?
  orleans rules merchant road               every rule with these words
  orleans simulate --players 4 --games 1000 --seed 7

`orleans play --help` and so on tell more about each command.";

/// The board game Orléans in words: play it in the terminal, simulate it, replay it, look up its rules.
#[derive(Parser)]
#[command(name = "orleans", version, after_help = EXAMPLES, arg_required_else_help = true)]
pub(crate) struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// What the program can do.
#[derive(Subcommand)]
pub(crate) enum Command {
    /// Play a game in the terminal, against bots or with others at the same keyboard
    Play(play::Args),
    /// Host tables for people and bots, and keep every move in a file or a database
    Serve(serve::Args),
    /// Let bots play many games and tell what came out
    Simulate(simulate::Args),
    /// Measure how many tables a server of this machine bears
    Load(load::Args),
    /// Tell a recorded game, show it at one move, or check it
    Replay(replay::Args),
    /// Look up rules by their id or by words
    Rules(rules::Args),
    /// Tell what is in the box
    Components(components::Args),
    /// Record a game between bots
    #[command(hide = true)]
    Golden(golden::Args),
}

/// Reads an edition.
pub(crate) fn edition() -> impl TypedValueParser<Value = Edition> {
    PossibleValuesParser::new(Edition::ALL.iter().map(|edition| edition.name())).map(|name| {
        let found = Edition::ALL.iter().find(|edition| edition.name() == name);
        found.copied().unwrap_or(Edition::Current)
    })
}

/// Reads a seed: 64 hexadecimal digits, or a short number for a game that can be repeated.
pub(crate) fn seed(text: &str) -> Result<Seed, String> {
    text.parse::<Seed>()
        .or_else(|_| text.parse::<u64>().map(|number| Seed::of_series(number, 0)))
        .map_err(|_| "give 64 hexadecimal digits, or a whole number".into())
}

//! The command line.

use crate::{
    arena, backup, components, golden, load, patch, play, replay, review, rules, serve, simulate, train, transfer,
};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Parser, Subcommand};
use tabletop::Seed;
use tabletop::ledger::Language;

const EXAMPLES: &str = "\
Examples:
  orleans play                              you against three bots
  orleans play --players 2 --names Ada      you against one
  orleans play --save game.json             every move is kept in a file
  orleans play --resume game.json           go on with a saved game
  orleans serve --data orleans.db           host tables at http://127.0.0.1:8080
  orleans replay game.json --check          was this game played by the rules?
  orleans review game.json                  what was played well, and what was luck
  orleans arena --players 2 --bots hard,medium --deals 50
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
    /// Copy the file of a server, which may go on meanwhile
    Backup(backup::Args),
    /// Write everything a server keeps as lines of JSON
    Export(transfer::Export),
    /// Take over what `export` has written, from a file to a database and the other way
    Import(transfer::Import),
    /// See whether running games go on by the rules of this program
    Patch(patch::Args),
    /// Let bots play against each other and tell who is stronger
    Arena(arena::Args),
    /// Let bots play many games and tell what came out
    Simulate(simulate::Args),
    /// Measure how many tables a server of this machine bears
    Load(load::Args),
    /// Tell a recorded game, show it at one move, or check it
    Replay(replay::Args),
    /// Tell what was played well in a recorded game, and what was luck
    Review(review::Args),
    /// Teach the network of the searching bots
    Train(train::Args),
    /// Look up rules by their id or by words
    Rules(rules::Args),
    /// Tell what is in the box
    Components(components::Args),
    /// Record a game between bots
    #[command(hide = true)]
    Golden(golden::Args),
}

/// Reads a language of the rules.
pub(crate) fn language() -> impl TypedValueParser<Value = Language> {
    PossibleValuesParser::new(Language::ALL.map(Language::code)).map(|code| {
        let found = Language::ALL.into_iter().find(|language| language.code() == code);
        found.unwrap_or_default()
    })
}

/// Reads a seed: 64 hexadecimal digits, or a short number for a game that can be repeated.
pub(crate) fn seed(text: &str) -> Result<Seed, String> {
    text.parse::<Seed>()
        .or_else(|_| text.parse::<u64>().map(|number| Seed::of_series(number, 0)))
        .map_err(|_| "give 64 hexadecimal digits, or a whole number".into())
}

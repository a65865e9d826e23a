//! Where the options of a command come from: flags, then variables, then the configuration file, then defaults.
//!
//! Every option `--name-of-it` of `orleans serve` is also the variable `ORLEANS_NAME_OF_IT` and the key `name_of_it` of
//! the file: one list of options, and no second place to keep up to date.

use crate::args::Cli;
use clap::builder::OsStr;
use clap::error::ErrorKind;
use clap::parser::ValueSource;
use clap::{Arg, ArgMatches, Command, CommandFactory, Error, FromArgMatches, value_parser};
use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;

/// The commands that hosts configure.
const HOSTING: [&str; 5] = ["serve", "backup", "export", "import", "patch"];
/// Options of which one takes the place of the other.
const EITHER: [(&str, &str); 2] = [("data", "database"), ("database", "data")];

/// Reads the command line with whatever stands behind it.
pub(crate) fn parse(line: impl Iterator<Item = OsString>) -> Result<Cli, Error> {
    let line: Vec<OsString> = line.collect();
    let mut command = configurable();
    let mut matches = command.try_get_matches_from_mut(&line)?;
    if let Some((name, hosting)) = matches.subcommand()
        && let Ok(Some(path)) = hosting.try_get_one::<PathBuf>("config")
    {
        let defaults = defaults(&command, name, hosting, path)?;
        // A command that has parsed once is not to be changed any more.
        command = defaults.into_iter().fold(configurable(), |command, (key, value)| {
            command.mut_subcommand(name, |hosting| hosting.mut_arg(key, |arg| arg.default_value(value)))
        });
        matches = command.try_get_matches_from_mut(&line)?;
    }
    Cli::from_arg_matches_mut(&mut matches).map_err(|error| error.format(&mut command))
}

/// The command line with a variable for every option of the commands that hosts configure.
fn configurable() -> Command {
    HOSTING.iter().fold(Cli::command(), |command, name| {
        command.mut_subcommand(name, |hosting| hosting.arg(file()).mut_args(with_variable))
    })
}

/// The option that names the file.
fn file() -> Arg {
    let help = "A TOML file with the options of `orleans serve`";
    Arg::new("config").long("config").value_name("FILE").value_parser(value_parser!(PathBuf)).help(help)
}

fn with_variable(arg: Arg) -> Arg {
    match arg.get_long() {
        Some(long) if !matches!(long, "help" | "version" | "open") => {
            let variable = format!("ORLEANS_{}", long.replace('-', "_").to_uppercase());
            // What a variable holds may be a password.
            arg.env(OsStr::from(variable)).hide_env_values(true)
        }
        _ => arg,
    }
}

/// What the file says, for the options it may set.
fn defaults(command: &Command, name: &str, given: &ArgMatches, path: &PathBuf) -> Result<Vec<(String, OsStr)>, Error> {
    let shown = path.display();
    let wrong = |sentence: String| Error::raw(ErrorKind::Io, format!("`{shown}`: {sentence}"));
    let text = fs::read_to_string(path).map_err(|error| wrong(format!("it cannot be read ({error})")))?;
    let page: toml::Table = toml::from_str(&text).map_err(|error| wrong(error.message().to_owned()))?;
    let options = |name: &str| -> Vec<String> {
        let hosting = command.find_subcommand(name);
        let ids = hosting.into_iter().flat_map(Command::get_arguments).filter(|arg| arg.get_long().is_some());
        ids.map(|arg| arg.get_id().to_string()).filter(|id| id != "config" && id != "help").collect()
    };
    let (known, own): (Vec<String>, _) = (HOSTING.iter().flat_map(|name| options(name)).collect(), options(name));
    let said = |key: &str| {
        let source = given.try_contains_id(key).is_ok().then(|| given.value_source(key)).flatten();
        matches!(source, Some(ValueSource::CommandLine | ValueSource::EnvVariable))
    };
    let mut found = Vec::new();
    for (key, value) in page {
        if !known.contains(&key) {
            return Err(wrong(format!("there is no option `{key}`: `orleans serve --help` shows them")));
        }
        let value = match value {
            toml::Value::String(text) => text,
            toml::Value::Integer(number) => number.to_string(),
            toml::Value::Boolean(flag) => flag.to_string(),
            _ => return Err(wrong(format!("`{key}` is a text, a whole number, true or false"))),
        };
        // A flag for the one takes the place of the file's word for the other.
        let replaced = EITHER.iter().any(|(one, other)| *one == key && said(other));
        if own.contains(&key) && !replaced {
            found.push((key, OsStr::from(value)));
        }
    }
    Ok(found)
}

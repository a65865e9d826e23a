//! A command line that cannot be understood, as one sentence that says what to do.

use crate::speech::count::choice;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use std::error::Error;
use std::num::ParseIntError;

/// The sentence for a mistake in the command line.
pub(crate) fn sentence(wrong: &clap::Error) -> String {
    let text = |kind| match wrong.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        _ => String::new(),
    };
    let (arg, value) = (text(ContextKind::InvalidArg), text(ContextKind::InvalidValue));
    match wrong.kind() {
        ErrorKind::InvalidSubcommand => {
            let command = text(ContextKind::InvalidSubcommand);
            format!("there is no command `{command}`: run `orleans --help` to see the commands")
        }
        ErrorKind::UnknownArgument => format!("`{arg}` is not understood here: add `--help` to see the options"),
        ErrorKind::InvalidValue if value.is_empty() => format!("`{arg}` needs a value: add `--help` to see which"),
        ErrorKind::InvalidValue => format!("`{arg}` cannot be `{value}`: {}", choices(wrong)),
        ErrorKind::ValueValidation => format!("`{arg}` cannot be `{value}`: {}", cause(wrong)),
        ErrorKind::MissingRequiredArgument => format!("{arg} is missing: add `--help` to see what is needed"),
        ErrorKind::ArgumentConflict => {
            let prior = text(ContextKind::PriorArg);
            format!("`{arg}` does not go together with `{prior}`: leave one of them out")
        }
        _ => {
            let rendered = wrong.render().to_string();
            let line = rendered.lines().next().unwrap_or_default().trim_start_matches("error: ").to_owned();
            format!("{line}: add `--help` to see what is possible")
        }
    }
}

fn choices(wrong: &clap::Error) -> String {
    match wrong.get(ContextKind::ValidValue) {
        Some(ContextValue::Strings(values)) if !values.is_empty() => format!("choose {}", choice(values)),
        _ => "add `--help` to see what is possible".into(),
    }
}

fn cause(wrong: &clap::Error) -> String {
    let Some(source) = wrong.source() else { return "add `--help` to see what is possible".into() };
    let text = source.to_string();
    match text.split_once(" is not in ") {
        Some((_, range)) => format!("give a whole number, {}", range.replace("..=", " to ")),
        None if source.is::<ParseIntError>() => "give a whole number".into(),
        None => text,
    }
}

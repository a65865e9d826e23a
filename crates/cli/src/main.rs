//! The program `orleans`: play in the terminal, serve, simulate, replay, and look up rules and components.

mod arena;
mod args;
mod backup;
mod browser;
mod components;
mod config;
mod database;
mod file;
mod games;
mod golden;
mod lineup;
mod load;
mod log;
mod notices;
mod out;
mod patch;
mod play;
mod progress;
mod replay;
mod review;
mod rules;
mod series;
mod serve;
mod share;
mod simulate;
mod speech;
mod train;
mod transfer;
mod usage;
mod wish;

use args::Command;
use clap::error::ErrorKind;
use std::process::ExitCode;

/// What went wrong while doing what was asked.
const FAILED: u8 = 1;
/// What was asked cannot be understood.
const MISUSED: u8 = 2;

fn main() -> ExitCode {
    let cli = match config::parse(std::env::args_os()) {
        Ok(cli) => cli,
        Err(wrong) if is_help(&wrong) => return finish(out::say(wrong.render().to_string().trim_end())),
        Err(wrong) => return refuse(&usage::sentence(&wrong), MISUSED),
    };
    finish(match cli.command {
        Command::Play(args) => play::run(&args),
        Command::Serve(args) => serve::run(&args),
        Command::Backup(args) => backup::run(&args),
        Command::Export(args) => transfer::export(&args),
        Command::Import(args) => transfer::import(&args),
        Command::Patch(args) => patch::run(&args),
        Command::Arena(args) => arena::run(&args),
        Command::Train(args) => train::run(&args),
        Command::Review(args) => review::run(&args),
        Command::Simulate(args) => simulate::run(&args),
        Command::Load(args) => load::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Rules(args) => rules::run(&args),
        Command::Components(args) => components::run(&args),
        Command::Golden(args) => golden::run(&args),
    })
}

fn is_help(wrong: &clap::Error) -> bool {
    use ErrorKind::{DisplayHelp, DisplayHelpOnMissingArgumentOrSubcommand, DisplayVersion};
    matches!(wrong.kind(), DisplayHelp | DisplayHelpOnMissingArgumentOrSubcommand | DisplayVersion)
}

/// Every failure is one sentence on the error output; a reader that went away is none.
fn finish(result: anyhow::Result<()>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if out::is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => refuse(&format!("{error:#}"), FAILED),
    }
}

fn refuse(sentence: &str, code: u8) -> ExitCode {
    out::complain(sentence);
    ExitCode::from(code)
}

//! `orleans rules`: the ledger to look things up in.

mod coverage;
#[cfg(test)]
mod named;

use crate::args;
use crate::games::{self, House};
use crate::out::{say, say_all};
use crate::speech::{around::around, rule};
use anyhow::{Result, bail};
use tabletop::ledger::{Language, Ledger, Rule};

const HELP: &str = "\
Examples:
  orleans rules                          the modules and how many rules each has
  orleans rules base.travel.must-move    one rule, with book and ruling
  orleans rules merchant road            every rule with all of these words
  orleans rules --language de Kaufmann   the same in German; fr is French
  orleans rules --coverage               how many rules the tests of this program name
  orleans rules --coverage -v            and which rules no test names

Coverage counts a rule as named if a test of this program calls rule(\"its.own.id\"), alone or in a row of a table.
It says that a test was written for the rule, not how good it is.";

/// Look up rules.
#[derive(clap::Args)]
#[command(after_help = HELP)]
pub(crate) struct Args {
    /// The id of a rule, or words that a rule must have
    #[arg(value_name = "ID or WORDS")]
    words: Vec<String>,
    /// Only the rules of this game
    #[arg(long, value_name = "GAME", value_parser = games::names_of(|game| vec![game.name()]))]
    game: Option<String>,
    /// The language of the rules, to read and to search
    #[arg(long, value_parser = args::language(), default_value = "en", conflicts_with = "coverage")]
    language: Language,
    /// Tell for each module how many rules the tests name
    #[arg(long)]
    coverage: bool,
    /// With --coverage: list the rules that no test names
    #[arg(long, short, requires = "coverage")]
    verbose: bool,
}

/// Prints what was asked for.
pub(crate) fn run(args: &Args) -> Result<()> {
    let words = args.words.join(" ");
    let wanted = |game: &&dyn House| args.game.as_ref().is_none_or(|name| game.name() == name);
    let ledgers: Vec<&Ledger> = games::all().filter(wanted).map(|game| game.ledger(args.language)).collect();
    if args.coverage {
        return coverage::print(&ledgers, &words, args.verbose);
    }
    if words.trim().is_empty() {
        return modules(&ledgers, args.language);
    }
    match &found(&words, &ledgers, args.language)[..] {
        [] => bail!("no rule has all of the words `{words}`: try fewer or other words"),
        lines => say_all(lines),
    }
}

/// One rule in full, or the rules with all these words in short, or nothing.
pub(crate) fn found(words: &str, ledgers: &[&Ledger], language: Language) -> Vec<String> {
    if let Some(rule) = ledgers.iter().find_map(|ledger| ledger.get(words.trim())) {
        return rule::full(rule, language);
    }
    let rules: Vec<&Rule> = ledgers.iter().flat_map(|ledger| ledger.search(words)).collect();
    match &rules[..] {
        [] => Vec::new(),
        [only] => rule::full(only, language),
        rules => {
            let short = |rule: &&Rule| format!("{}: {}", rule.id, rule.text);
            let mut lines: Vec<String> = rules.iter().map(short).collect();
            lines.push(format!("{} {}", rules.len(), around(language).found));
            lines
        }
    }
}

fn modules(ledgers: &[&Ledger], language: Language) -> Result<()> {
    let around = around(language);
    for module in ledgers.iter().flat_map(|ledger| &ledger.modules) {
        say(format!("{} ({}): {} {}", module.title, module.name, module.rules.len(), around.rules))?;
    }
    say(format!("{} {}", ledgers.iter().flat_map(|ledger| ledger.rules()).count(), around.in_all))
}

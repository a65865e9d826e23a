//! How many rules the tests name.

use crate::out::say;
use anyhow::{Result, bail};
use std::collections::BTreeSet;
use tabletop::ledger::{Ledger, Module, Rule};

/// The ids that tests name, found when the program was built.
const NAMED: &[&str] = include!(concat!(env!("OUT_DIR"), "/named_rules.rs"));

/// Prints a line for each module whose name or title has `words` in it, then the sum.
pub(crate) fn print(ledgers: &[&Ledger], words: &str, verbose: bool) -> Result<()> {
    let named: BTreeSet<&str> = NAMED.iter().copied().collect();
    let words = words.trim().to_lowercase();
    let wanted = |module: &&Module| format!("{} {}", module.name, module.title).to_lowercase().contains(&words);
    let (mut all, mut covered) = (0, 0);
    for module in ledgers.iter().flat_map(|ledger| &ledger.modules).filter(wanted) {
        let is_named = |rule: &&Rule| named.contains(rule.id.as_str());
        let n_named = module.rules.iter().filter(is_named).count();
        say(line(&format!("{} ({})", module.title, module.name), n_named, module.rules.len()))?;
        if verbose {
            for rule in module.rules.iter().filter(|rule| !is_named(rule)) {
                say(format!("  {}", rule.id))?;
            }
        }
        all += module.rules.len();
        covered += n_named;
    }
    if all == 0 {
        bail!("there is no module `{words}`: run `orleans rules` to see the modules");
    }
    say(line("All together", covered, all))
}

fn line(what: &str, named: usize, all: usize) -> String {
    format!("{what}: {all} rules, {named} named by a test ({} %)", named * 100 / all.max(1))
}

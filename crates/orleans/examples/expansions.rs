//! Golden games with expansions and scenarios, played eagerly: every mix that goes together, at every player count
//! and level: `cargo run --release --package orleans --example expansions -- FOLDER`, with the name of an expansion after
//! it only the mixes that have it.

use orleans::components::Edition;
use orleans::{Module, Modules, Setup, State};
use std::path::{Path, PathBuf};
use tabletop::{Game, Record, Rng, Seed, eager_choice};

fn main() -> std::io::Result<()> {
    let folder = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| "games".into()));
    let wanted = std::env::args().nth(2);
    let has_it = |mix: &Modules| wanted.as_ref().is_none_or(|name| mix.iter().any(|module| module.name() == name));
    for modules in Modules::mixes(Edition::Bigbox).into_iter().filter(has_it) {
        for players in modules.seats(Edition::Bigbox) {
            for level in modules.levels() {
                let mut names = modules.iter().map(Module::name).collect::<Vec<_>>().join("+");
                if !level.is_normal() {
                    names += &format!("-{level}");
                }
                let path = folder.join(format!("{names}-{players}.json"));
                let setup = Setup { modules, level, ..Setup::new(Edition::Bigbox, players) };
                std::fs::write(&path, play(setup, players.into()).0.to_text())?;
                println!("{}", path.display());
            }
        }
    }
    match wanted.as_deref() {
        None | Some("invasion") => losses(&folder),
        Some(_) => Ok(()),
    }
}

/// Games that are looked through.
const MOST_TRIED: u64 = 20_000;

/// The city is lost in seven ways, six of them before the end: a game for each, the first that comes.
fn losses(folder: &Path) -> std::io::Result<()> {
    let modules = Modules::NONE.with(Module::Invasion);
    let mut seen: Vec<&str> = Vec::new();
    for n in 0..MOST_TRIED {
        let setup = Setup { modules, ..Setup::new(Edition::Bigbox, 2 + (n % 4) as u8) };
        let (record, rule) = play(setup, 1000 + n);
        if !seen.contains(&rule) {
            let name = rule.rsplit('.').next().unwrap_or(rule);
            let path = folder.join(format!("invasion-lost-{name}.json"));
            std::fs::write(&path, record.to_text())?;
            println!("{}", path.display());
            seen.push(rule);
        }
        if seen.len() == 7 {
            break;
        }
    }
    Ok(())
}

/// An eager game, and the rule behind its end where points do not decide.
fn play(setup: Setup, n: u64) -> (Record<State>, &'static str) {
    let seed = Seed::of_series(63, n);
    let mut rng = Rng::new(Seed::of_series(64, n));
    let mut state = State::new(&setup, seed).expect("a playable set-up");
    let mut record = Record::new(setup, seed);
    let (mut options, mut log) = (Vec::new(), Vec::new());
    while let Some(seat) = state.asked().first() {
        state.options(seat, &mut options);
        let mv = eager_choice(&state, seat, &options, &mut rng).expect("options are never empty");
        log.clear();
        state.play(seat, mv, &mut log);
        record.push(seat, mv);
    }
    record.finish(&state);
    (record, state.table.ending.map_or("", |ending| ending.rule.0))
}

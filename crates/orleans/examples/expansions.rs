//! Golden games with expansions and scenarios, played eagerly: every mix that goes together, at every player count
//! and level: `cargo run --release --package orleans --example expansions -- FOLDER`, with the name of an expansion after
//! it only the mixes that have it.

use orleans::components::Edition;
use orleans::{Module, Modules, Setup, State};
use std::path::PathBuf;
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
                std::fs::write(&path, play(setup).to_text())?;
                println!("{}", path.display());
            }
        }
    }
    Ok(())
}

fn play(setup: Setup) -> Record<State> {
    let seed = Seed::of_series(63, setup.players.into());
    let mut rng = Rng::new(Seed::of_series(64, setup.players.into()));
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
    record
}

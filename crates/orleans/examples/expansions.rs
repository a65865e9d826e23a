//! Golden games with Trade & Intrigue, played eagerly: each expansion alone, each pair and all that go together, at
//! every player count: `cargo run --release --package orleans --example expansions -- FOLDER`.

use orleans::components::Edition;
use orleans::{Module, Modules, Setup, State, expansions};
use std::path::PathBuf;
use tabletop::{Game, Record, Rng, Seed, eager_choice};

fn main() -> std::io::Result<()> {
    let folder = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| "games".into()));
    for modules in mixes().into_iter().filter(|modules| !modules.is_empty()) {
        for players in 2..=5 {
            let names: Vec<&str> = modules.iter().map(Module::name).collect();
            let path = folder.join(format!("{}-{players}.json", names.join("+")));
            std::fs::write(&path, play(modules, players).to_text())?;
            println!("{}", path.display());
        }
    }
    Ok(())
}

/// One or none of every group.
fn mixes() -> Vec<Modules> {
    expansions(Edition::Bigbox).iter().fold(vec![Modules::NONE], |mixes, group| {
        let added = mixes.iter().flat_map(|mix| group.iter().map(|&module| mix.with(module)));
        mixes.iter().copied().chain(added).collect()
    })
}

fn play(modules: Modules, players: u8) -> Record<State> {
    let setup = Setup { modules, ..Setup::new(Edition::Bigbox, players) };
    let seed = Seed::of_series(63, players.into());
    let mut rng = Rng::new(Seed::of_series(64, players.into()));
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

//! Golden games with expansions and scenarios, played eagerly: every mix that goes together, at every player count:
//! `cargo run --release --package orleans --example expansions -- FOLDER`.

use orleans::components::Edition;
use orleans::{Module, Modules, Setup, State};
use std::path::PathBuf;
use tabletop::{Game, Record, Rng, Seed, eager_choice};

fn main() -> std::io::Result<()> {
    let folder = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| "games".into()));
    for modules in Modules::mixes(Edition::Bigbox) {
        for players in modules.seats(Edition::Bigbox) {
            let names: Vec<&str> = modules.iter().map(Module::name).collect();
            let path = folder.join(format!("{}-{players}.json", names.join("+")));
            std::fs::write(&path, play(modules, players).to_text())?;
            println!("{}", path.display());
        }
    }
    Ok(())
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

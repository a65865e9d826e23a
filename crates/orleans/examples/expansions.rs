//! Golden games with Trade & Intrigue, played eagerly: each expansion alone at one player count, all that go
//! together at each: `cargo run --release --package orleans --example expansions -- FOLDER`.

use orleans::components::Edition;
use orleans::{Module, Modules, Setup, State};
use std::path::PathBuf;
use tabletop::{Game, Record, Rng, Seed, eager_choice};

fn main() -> std::io::Result<()> {
    let folder = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| "games".into()));
    let all: Modules = [Module::Orders, Module::TradeEvents, Module::Intrigue].into_iter().collect();
    let alone = Module::ALL.iter().map(|&module| (module.name().to_owned(), Modules::NONE.with(module), 3));
    let together = (2..=5).map(|players| ("trade-intrigue".to_owned(), all, players));
    for (name, modules, players) in alone.chain(together) {
        let path = folder.join(format!("{name}-{players}.json"));
        std::fs::write(&path, play(modules, players).to_text())?;
        println!("{}", path.display());
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

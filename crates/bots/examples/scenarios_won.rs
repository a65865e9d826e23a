//! Looks for a game of every scenario and level that is won, and keeps it where it finds one:
//! `cargo run --release --package bots --example scenarios_won -- FOLDER [SCENARIO [LINES [SHUFFLES]]]`.

use bots::orleans::foresee;
use orleans::components::Edition;
use orleans::{Family, Level, Module, Modules, Setup, State};
use std::path::PathBuf;
use tabletop::{Game, Record, Rng, Seat, Seed};

const ME: Seat = Seat(0);

fn main() -> std::io::Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |nth: usize, usual: u64| args.get(nth).and_then(|text| text.parse().ok()).unwrap_or(usual);
    let (folder, lines, shuffles) = (PathBuf::from(args.first().map_or("games", |it| it)), number(2, 40), number(3, 4));
    let scenarios = Module::ALL.iter().filter(|module| module.meta().family == Family::Solo);
    for &module in scenarios.filter(|module| args.get(1).is_none_or(|name| name == module.name())) {
        for &level in module.levels() {
            let name = if level.is_normal() { format!("{module}-won") } else { format!("{module}-{level}-won") };
            match (0..shuffles).find_map(|number| find(module, level, number, lines as usize)) {
                Some(record) => std::fs::write(folder.join(format!("{name}.json")), record.to_text())?,
                None => println!("{name}: no game was won"),
            }
        }
    }
    Ok(())
}

fn find(module: Module, level: Level, number: u64, lines: usize) -> Option<Record<State>> {
    let setup = Setup { level, modules: Modules::NONE.with(module), ..Setup::new(Edition::Bigbox, 1) };
    let seed = Seed::of_series(65, number);
    let line = foresee(State::new(&setup, seed).ok()?, lines, &mut Rng::new(Seed::of_series(66, number)));
    let is_won = line.is_won();
    println!("{module} {level}: shuffle {number} in round {}, won: {is_won}", line.state.table.round);
    let mut record = Record::new(setup, seed);
    line.moves.iter().for_each(|&mv| record.push(ME, mv));
    record.finish(&line.state);
    is_won.then_some(record)
}

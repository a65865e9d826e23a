//! Plays eager random games until every place tile was at work in one of them, and keeps the few games that
//! show most: `cargo run --release --package orleans --example cover_tiles -- FOLDER`.

#[path = "../tests/golden/at_work.rs"]
mod at_work;

use at_work::AtWork;
use orleans::components::{Edition, PlaceSet};
use orleans::{Setup, State, playable};
use std::path::PathBuf;
use tabletop::{Game, Record, Rng, Seed, eager_choice};

/// Games looked at in search of those that show most.
const GAMES: u64 = 60_000;

fn main() -> std::io::Result<()> {
    let folder = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| "games".into()));
    let mut missing = playable();
    let mut shown: Vec<(u64, PlaceSet)> = (0..GAMES).map(|number| (number, play(number).1)).collect();
    while !missing.is_empty() {
        shown.sort_by_key(|(number, seen)| (std::cmp::Reverse((*seen & missing).len()), *number));
        let (number, seen) = shown[0];
        if (seen & missing).is_empty() {
            let names: Vec<_> = missing.iter().collect();
            return Err(std::io::Error::other(format!("no game shows {names:?}")));
        }
        missing = missing - seen;
        let path = folder.join(format!("tiles-{number}.json"));
        std::fs::write(&path, play(number).0.to_text())?;
        println!("{} shows {} more tiles", path.display(), seen.len());
    }
    Ok(())
}

/// Game `number`, its record and the tiles at work in it.
fn play(number: u64) -> (Record<State>, PlaceSet) {
    let setup = Setup::new(Edition::Bigbox, 2 + (number % 4) as u8);
    let seed = Seed::of_series(61, number);
    let mut rng = Rng::new(Seed::of_series(62, number));
    let mut state = State::new(&setup, seed).expect("a playable set-up");
    let mut record = Record::new(setup, seed);
    let (mut options, mut log, mut at_work) = (Vec::new(), Vec::new(), AtWork::default());
    while let Some(seat) = state.asked().first() {
        state.options(seat, &mut options);
        let mv = eager_choice(&state, seat, &options, &mut rng).expect("options are never empty");
        log.clear();
        state.play(seat, mv, &mut log);
        record.push(seat, mv);
        at_work.watch(&state, seat, mv, &log);
    }
    record.finish(&state);
    (record, at_work.seen)
}

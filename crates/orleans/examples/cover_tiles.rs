//! Plays eager random games until every place tile was at work in one of them, and keeps the few games that
//! show most: `cargo run --release --package orleans --example cover_tiles -- FOLDER`.

#[path = "../tests/contract/golden/at_work.rs"]
mod at_work;

use at_work::AtWork;
use orleans::components::{Edition, Home, Kind, Place, PlaceSet, components};
use orleans::{Move, Setup, State, playable};
use std::path::PathBuf;
use tabletop::{Game, Record, Rng, Seat, Seed};

/// Games looked at in search of those that show most.
const GAMES: u64 = 40_000;

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
        println!("{} shows {} tiles", path.display(), seen.len());
    }
    Ok(())
}

/// Eager, and curious about place tiles: how to get them, how to fill them, how to use them.
fn curious_choice(state: &State, seat: Seat, options: &[Move], rng: &mut Rng) -> Move {
    let is_tile = |place: Place| components().place(place).home != Home::Board;
    let weight = |mv: Move| {
        let factor = match mv {
            Move::Put { place, .. } | Move::Use(place) if is_tile(place) => 12,
            Move::Put { place: Place::University, .. } => 6,
            Move::Put { place: Place::Monastery | Place::Village, .. } => 3,
            Move::Put { place: Place::Ship | Place::Wagon | Place::Guildhall, .. } => 3,
            Move::Recruit(Kind::Trader) | Move::Tile(_) => 8,
            _ => 1,
        };
        factor * state.interest(seat, mv)
    };
    let mut nth = rng.below(options.iter().map(|&mv| weight(mv)).sum());
    let picked = options.iter().find(|&&mv| {
        let hit = nth < weight(mv);
        nth = nth.saturating_sub(weight(mv));
        hit
    });
    *picked.expect("one of the options")
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
        let mv = curious_choice(&state, seat, &options, &mut rng);
        log.clear();
        state.play(seat, mv, &mut log);
        record.push(seat, mv);
        at_work.watch(&state, seat, mv, &log);
    }
    record.finish(&state);
    (record, at_work.seen)
}

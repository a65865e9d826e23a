//! Lets a team of one level play Invasion, and says what it lacked in the end:
//! `cargo run --release --package bots --example invasion_won -- LEVEL PLAYERS GAMES [easier|normal|harder [SERIES]]`.

use bots::{Budget, Desk, play_out};
use orleans::components::Edition;
use orleans::{Aim, Level, Module, Modules, Setup, State, Task, glance, rounds};
use std::collections::BTreeMap;
use std::time::Duration;
use tabletop::{Game, Seat, Seed, Viewer};

/// What became of one objective over all games that reached the last round.
#[derive(Default)]
struct Kept {
    games: u32,
    done: u32,
    percent: u32,
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let text = |nth: usize| args.get(nth).map_or("", |text| text);
    let number = |nth: usize, usual: u64| text(nth).parse().unwrap_or(usual);
    let (name, players, games) = (args.first().map_or("medium", |text| text), number(1, 4) as u8, number(2, 100));
    let level = match text(3) {
        "easier" => Level::Easier,
        "harder" => Level::Harder,
        _ => Level::Normal,
    };
    let setup = Setup { level, modules: Modules::NONE.with(Module::Invasion), ..Setup::new(Edition::Bigbox, players) };
    let (mut won, mut open, mut late) = (0, 0, 0);
    let (mut ends, mut kept) = (BTreeMap::<String, u32>::new(), BTreeMap::<String, Kept>::new());
    for game in 0..games {
        let state = played(&setup, name, number(4, 71), game);
        let is_won = state.outcome().is_some_and(|outcome| !outcome.winners.is_empty());
        won += u32::from(is_won);
        if state.table.round < rounds(&setup, &state.table) {
            let rule = state.table.ending.map_or("?", |ending| ending.rule.0);
            *ends.entry(rule.into()).or_default() += 1;
            continue;
        }
        late += 1;
        let tasks = glance(&state.view(Viewer::Seat(Seat(0)))).tasks;
        for Task { aim, have, of, done, .. } in tasks {
            let it = kept.entry(words(&aim)).or_default();
            it.games += 1;
            it.done += u32::from(done);
            it.percent += 100 * u32::from(have.min(of)) / u32::from(of.max(1));
            open += u32::from(!done && !is_achievement(&aim));
        }
    }
    let (low, high) = interval(won, games as u32);
    println!("{name}, {players} players, {level}: won {won} of {games} ({low:.1} to {high:.1} %)");
    println!("{late} reached the last round, {:.1} objectives open", f64::from(open) / f64::from(late.max(1)));
    ends.iter().for_each(|(rule, games)| println!("  lost early {games:4}  {rule}"));
    for (aim, Kept { games, done, percent }) in kept {
        println!("  {aim:60} {:3} % met, {:3} % there, {games} games", 100 * done / games, percent / games);
    }
}

/// A game to its end, without a clock.
fn played(setup: &Setup, name: &str, series: u64, game: u64) -> State {
    let mut state = State::new(setup, Seed::of_series(series, game)).expect("a game");
    let patient = bots::budget(name).map(|budget| Budget { time: Duration::MAX, ..budget });
    let bot = |seat: u8| {
        bots::make_within(name, Seed::of_series(!series, game * 8 + u64::from(seat)), patient).expect("a level")
    };
    let mut bots: Vec<_> = (0..setup.players).map(bot).collect();
    play_out(&mut state, &mut bots, &mut Desk::default()).expect("legal answers");
    state
}

fn is_achievement(aim: &Aim) -> bool {
    words(aim).starts_with("Achievement")
}

/// The objective, whoever has to do it.
fn words(aim: &Aim) -> String {
    (0..5).fold(format!("{aim:?}"), |text, seat| text.replace(&format!("Seat({seat}), "), ""))
}

/// Where the share of games won lies with 95 %, in percent (Wilson).
fn interval(won: u32, games: u32) -> (f64, f64) {
    let (n, z) = (f64::from(games.max(1)), 1.96);
    let share = f64::from(won) / n;
    let middle = share + z * z / (2.0 * n);
    let wide = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    let whole = 1.0 + z * z / n;
    (100.0 * (middle - wide).max(0.0) / whole, 100.0 * (middle + wide) / whole)
}

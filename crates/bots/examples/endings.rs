//! Lets bots of one level play a system, and says how its games ended and what was done in them:
//! `cargo run --release --package bots --example endings -- MODULE LEVEL PLAYERS GAMES [DIFFICULTY [SERIES]]`.

use bots::{Budget, Desk, play_out};
use orleans::components::{DuelObjective, Edition};
use orleans::state::Mat;
use orleans::{Aim, Level, Module, Modules, Setup, State, SystemOnMat, Task, glance, rounds};
use std::collections::BTreeMap;
use std::time::Duration;
use tabletop::{Game, Outcome, Seat, Seed, Viewer};

/// What became of one thing that is asked for.
#[derive(Default)]
struct Kept {
    /// How often it was looked at: a game, or a player.
    times: u32,
    done: u32,
    percent: u32,
}

impl Kept {
    fn add(&mut self, done: bool, percent: u32) {
        self.times += 1;
        self.done += u32::from(done);
        self.percent += percent;
    }
}

/// What is told at the end.
#[derive(Default)]
struct Told {
    won: u32,
    nobody: u32,
    late: u32,
    open: u32,
    ends: BTreeMap<String, u32>,
    kept: BTreeMap<String, Kept>,
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let text = |nth: usize| args.get(nth).map_or("", |text| text);
    let number = |nth: usize, usual: u64| text(nth).parse().unwrap_or(usual);
    let module = Module::ALL.iter().find(|module| module.name() == text(0)).expect("an expansion or scenario");
    let (name, players, games) = (args.get(1).map_or("medium", |text| text), number(2, 4) as u8, number(3, 100));
    let level = Level::ALL.into_iter().find(|level| level.name() == text(4)).unwrap_or_default();
    let setup = Setup { level, modules: Modules::NONE.with(*module), ..Setup::new(Edition::Bigbox, players) };
    let mut told = Told::default();
    (0..games).for_each(|game| told.look_at(&played(&setup, name, number(5, 71), game)));
    println!("{module}, {name}, {players} players, {level}");
    told.print(games as u32);
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

impl Told {
    fn look_at(&mut self, state: &State) {
        let Outcome { winners, rule, .. } = state.outcome().expect("an end");
        self.won += u32::from(!winners.is_empty());
        self.nobody += u32::from(winners.is_empty());
        let when = if state.table.round < rounds(&state.setup, &state.table) { "early" } else { "in the last round" };
        *self.ends.entry(format!("{when}: {}", rule.map_or("points", |rule| rule.0))).or_default() += 1;
        (0..state.setup.players).for_each(|seat| self.mat(state.mat(Seat(seat))));
        if when == "early" {
            return;
        }
        self.late += 1;
        for Task { aim, have, of, done, .. } in glance(&state.view(Viewer::Seat(Seat(0)))).tasks {
            let percent = 100 * u32::from(have.min(of)) / u32::from(of.max(1));
            self.kept.entry(words(&aim)).or_default().add(done, percent);
            self.open += u32::from(!done && !matches!(aim, Aim::Achievement(_)));
        }
    }

    /// What a player has done of what lies before each.
    fn mat(&mut self, mat: &Mat) {
        let mut has = |what: String, done: bool| self.kept.entry(what).or_default().add(done, 100 * u32::from(done));
        match mat.modules.system {
            SystemOnMat::Duel(duel) => {
                DuelObjective::ALL.iter().zip(duel.done).for_each(|(objective, done)| has(objective.to_string(), done));
            }
            SystemOnMat::Prosperity(own) => {
                for (nth, built) in (1..).zip(own.built) {
                    has(format!("Structure {nth} built"), built.is_some());
                    has(format!("Structure {nth} completed"), built.is_some_and(|built| built.done));
                }
            }
            _ => {}
        }
    }

    fn print(&self, games: u32) {
        let (low, high) = interval(self.won, games);
        println!("somebody won {} of {games} ({low:.1} to {high:.1} %), nobody {}", self.won, self.nobody);
        let open = f64::from(self.open) / f64::from(self.late.max(1));
        println!("{} reached the last round, {open:.1} objectives open", self.late);
        self.ends.iter().for_each(|(how, games)| println!("  {games:4}  {how}"));
        for (what, Kept { times, done, percent }) in &self.kept {
            println!("  {what:60} {done:4} of {times} met, {:3} % there", percent / times);
        }
    }
}

/// The objective, whoever has to do it.
fn words(aim: &Aim) -> String {
    (0..5).fold(format!("{aim:?}"), |text, seat| text.replace(&format!("Seat({seat}), "), ""))
}

/// Where a share lies with 95 %, in percent (Wilson).
fn interval(won: u32, games: u32) -> (f64, f64) {
    let (n, z) = (f64::from(games.max(1)), 1.96);
    let share = f64::from(won) / n;
    let middle = share + z * z / (2.0 * n);
    let wide = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    let whole = 1.0 + z * z / n;
    (100.0 * (middle - wide).max(0.0) / whole, 100.0 * (middle + wide) / whole)
}

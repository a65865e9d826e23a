//! Learning from games: whole games are played, and the network learns what came of their positions.

use crate::search::{Choice, Desk, Judge, matters};
use crate::taste::Taste;
use crate::thumb::Whim;
use crate::value::{Inputs, Learner, Net, Sample};
use orleans::components::Edition;
use orleans::{Setup, State};
use serde::{Deserialize, Serialize};
use tabletop::{Game, Rng, Seat, Seed, Viewer};

/// Who plays the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Teacher {
    /// Thumb rules, with rounds of misjudgement.
    Thumb,
    /// The network itself, with a little chance.
    Net,
}

/// The tables that take turns: what is played most comes most often.
const TABLES: [(Edition, u8); 12] = [
    (Edition::Current, 2),
    (Edition::Current, 3),
    (Edition::Current, 4),
    (Edition::First, 4),
    (Edition::Current, 2),
    (Edition::First, 2),
    (Edition::Current, 4),
    (Edition::First, 3),
    (Edition::Bigbox, 4),
    (Edition::Bigbox, 5),
    (Edition::Bigbox, 2),
    (Edition::Bigbox, 3),
];
/// So many positions are remembered.
const POOL: usize = 150_000;
/// Positions in one lesson.
const BATCH: usize = 64;
/// How often a position is learned from, on the mean.
const REPEATS: usize = 4;

/// A network, the positions it learns from, and who plays the games.
#[derive(Debug)]
pub struct School {
    learner: Learner,
    teacher: Teacher,
    pool: Vec<Sample>,
    oldest: usize,
    rng: Rng,
}

/// What came of one game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lesson {
    /// How many positions it had.
    pub positions: usize,
    /// The mean squared error on them in points, before anything was learned from them.
    pub squared_error: f32,
}

impl School {
    /// Goes on from a network, or from nothing.
    pub fn new(net: Option<Net>, teacher: Teacher, seed: Seed) -> School {
        let mut rng = Rng::new(seed);
        School { learner: Learner::new(net, &mut rng), teacher, pool: Vec::new(), oldest: 0, rng }
    }

    /// What was learned so far.
    pub fn net(&self) -> &Net {
        &self.learner.net
    }

    /// Plays game `nth` of a series: the same one whoever else plays at the same time. What it teaches is for
    /// [`School::learn`].
    pub fn play(&self, series: u64, nth: u64) -> Vec<Sample> {
        let (edition, players) = TABLES[nth as usize % TABLES.len()];
        // The players' own chance, apart from the game's.
        let mut rng = Rng::new(Seed::of_series(!series, nth));
        positions(&Setup::new(edition, players), Seed::of_series(series, nth), self.teacher, self.net(), &mut rng)
    }

    /// Learns from the positions of a game, and once more from some of earlier games; `rate` is the size of a step.
    pub fn learn(&mut self, samples: Vec<Sample>, rate: f32) -> Lesson {
        let lesson = Lesson { positions: samples.len(), squared_error: self.learner.score(&samples) };
        for sample in samples {
            if self.pool.len() < POOL {
                self.pool.push(sample);
            } else {
                self.pool[self.oldest] = sample;
                self.oldest = (self.oldest + 1) % POOL;
            }
        }
        for _ in 0..(lesson.positions * REPEATS).div_ceil(BATCH) {
            let n = self.pool.len() as u32;
            let batch: Vec<usize> = (0..BATCH).map(|_| self.rng.below(n.max(1)) as usize).collect();
            self.learner.lesson(batch.iter().filter_map(|&nth| self.pool.get(nth)), rate);
        }
        lesson
    }
}

/// Plays a game; what each seat saw at the beginning of each round, with what came of it.
fn positions(setup: &Setup, seed: Seed, teacher: Teacher, net: &Net, rng: &mut Rng) -> Vec<Sample> {
    let Ok(mut state) = State::new(setup, seed) else { return Vec::new() };
    let (mut inputs, mut samples, mut round) = (Inputs::default(), Vec::new(), 0);
    let seats = || (0..setup.players).map(Seat);
    let (mut judge, mut desk) = (Judge::new(net), Desk::default());
    let mut whims = [Whim::default(); tabletop::MAX_SEATS as usize];
    let tastes = whims.map(|_| Taste::any(rng));
    // Every second player opens by thumb rules: so the network learns to go on from openings it would not choose yet.
    let openings = whims.map(|_| if rng.below(2) == 0 { 0 } else { rng.below(12) as u8 });
    while let Some(seat) = state.asked().first() {
        if state.table.round != round {
            round = state.table.round;
            for seat in seats() {
                samples.push((seat, Sample::new(&state, seat, &mut inputs)));
                // Anew in each round: else a good position would only tell that somebody good sits there.
                let blur = [0, 0, 0, 25, 70][rng.below(5) as usize];
                whims[seat.index()] = Whim { blur, overlooked: blur / 8, salt: rng.below(u32::MAX).into() };
            }
            judge.noise = [0.0, 0.0, 1.0, 3.0][rng.below(4) as usize];
        }
        state.options(seat, &mut desk.options);
        match (teacher, state.question(seat)) {
            (Teacher::Net, Some(ask)) if desk.options.len() > 1 && matters(ask) && round > openings[seat.index()] => {
                judge.taste = tastes[seat.index()];
                match judge.answer(&state.view(Viewer::Seat(seat)), seat, ask, &desk.options, rng) {
                    Choice::Plan(idea) => judge.carry_out(&mut state, seat, &idea),
                    Choice::Answer(mv) => desk.play(&mut state, seat, mv),
                }
            }
            _ => desk.by_thumb(&mut state, seat, whims[seat.index()]),
        }
    }
    let Some(outcome) = state.outcome() else { return Vec::new() };
    let mut ahead: Vec<(f32, f32)> = outcome.sheets.iter().map(|sheet| (sheet.total as f32, 0.0)).collect();
    for (seat, sample) in samples.iter_mut().rev() {
        ahead[seat.index()] = sample.foresee(ahead[seat.index()], net);
    }
    samples.into_iter().map(|(_, sample)| sample).collect()
}

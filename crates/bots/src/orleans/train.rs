//! The games that a network of Orléans learns from: what each seat saw in them, and what came of it.

use crate::learned::{Curriculum, Inputs, Net, Sample, Teacher};
use crate::orleans::search::{Judge, matters};
use crate::orleans::taste::Taste;
use crate::orleans::thumb::{self, Look, Whim};
use crate::orleans::value::{counted, end, features, inputs_with};
use crate::play::{Company, Desk, play_out};
use orleans::components::Edition;
use orleans::{Level, Modules, Move, Setup, State};
use tabletop::{Chair, Game, Rng, Seat, Seed};

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

/// The games that a network of Orléans learns from.
#[derive(Clone, Copy, Debug)]
pub struct Games {
    /// A system, or nothing for the tables of the base game.
    pub modules: Modules,
    /// Who plays them.
    pub teacher: Teacher,
}

impl Curriculum for Games {
    fn inputs(&self) -> usize {
        inputs_with(self.modules)
    }

    fn play(&self, net: &Net, series: u64, nth: u64) -> Vec<Sample> {
        // The players' own chance, apart from the game's.
        let mut rng = Rng::new(Seed::of_series(!series, nth));
        positions(&table(self.modules, nth), Seed::of_series(series, nth), self.teacher, net, &mut rng)
    }
}

/// The table of game `nth`: those of the base game, or the levels and seats of a system, take turns.
fn table(modules: Modules, nth: u64) -> Setup {
    if modules.is_empty() {
        let (edition, players) = TABLES[nth as usize % TABLES.len()];
        return Setup::new(edition, players);
    }
    let levels: Vec<Level> = modules.levels().collect();
    let level = levels.get(nth as usize % levels.len().max(1)).copied().unwrap_or_default();
    // Every second game is played as printed.
    let level = if nth.is_multiple_of(2) { Level::Normal } else { level };
    let seats: Vec<u8> = modules.seats(Edition::Bigbox).collect();
    Setup { modules, level, ..Setup::new(Edition::Bigbox, seats[nth as usize % seats.len()]) }
}

/// Plays a game; what each seat saw at the beginning of each round, with what came of it.
fn positions(setup: &Setup, seed: Seed, teacher: Teacher, net: &Net, rng: &mut Rng) -> Vec<Sample> {
    let Ok(mut state) = State::new(setup, seed) else { return Vec::new() };
    let mut class = Class::new(setup.players, teacher, net, rng);
    let played = play_out(&mut state, &mut class, &mut Desk::default());
    let (Ok(_), Some(_)) = (played, state.outcome()) else { return Vec::new() };
    let mut ahead: Vec<(f32, f32)> = (0..setup.players).map(|seat| (end(&state, Seat(seat)), 0.0)).collect();
    for (seat, sample) in class.samples.iter_mut().rev() {
        ahead[seat.index()] = sample.foresee(ahead[seat.index()], net);
    }
    class.samples.into_iter().map(|(_, sample)| sample).collect()
}

/// Something for each seat that a table can have.
type Each<T> = [T; tabletop::MAX_SEATS as usize];

/// The players of a game to learn from, and what is remembered of it.
struct Class<'a> {
    n_seats: u8,
    teacher: Teacher,
    judge: Judge<'a>,
    rng: &'a mut Rng,
    whims: Each<Whim>,
    tastes: Each<Taste>,
    /// Up to which round each player goes by thumb rules.
    openings: Each<u8>,
    /// The rest of the plan that a player carries out.
    plans: Each<Vec<Move>>,
    round: u8,
    inputs: Inputs,
    samples: Vec<(Seat, Sample)>,
}

impl<'a> Class<'a> {
    fn new(n_seats: u8, teacher: Teacher, net: &'a Net, rng: &'a mut Rng) -> Class<'a> {
        let whims = Each::<Whim>::default();
        let tastes = whims.map(|_| Taste::any(rng));
        // Every second player opens by thumb rules: so the network learns to go on from openings it would not choose yet.
        let openings = whims.map(|_| if rng.below(2) == 0 { 0 } else { rng.below(12) as u8 });
        let (judge, plans, inputs) = (Judge::new(net), Each::default(), Inputs::default());
        Class { n_seats, teacher, judge, rng, whims, tastes, openings, plans, round: 0, inputs, samples: Vec::new() }
    }

    fn by_thumb(&self, chair: &Chair<'_, State>, options: &[Move]) -> Option<Move> {
        let (ask, view) = (chair.question()?, chair.view());
        let mut look = Look::new(&view, chair.seat());
        look.whim = self.whims[chair.seat().index()];
        Some(thumb::answer(&look, ask, options))
    }

    fn by_net(&mut self, chair: &Chair<'_, State>, options: &[Move]) -> Option<Move> {
        let (ask, seat) = (chair.question()?, chair.seat());
        self.judge.taste = self.tastes[seat.index()];
        let mut moves = self.judge.answer(&chair.view(), seat, ask, options, self.rng);
        moves.reverse();
        let first = moves.pop();
        self.plans[seat.index()] = moves;
        first
    }
}

impl Company<State> for Class<'_> {
    fn asked(&mut self, state: &State, _: Seat) {
        if state.table.round == self.round {
            return;
        }
        self.round = state.table.round;
        for seat in (0..self.n_seats).map(Seat) {
            features(state, seat, &mut self.inputs);
            self.samples.push((seat, Sample::new(self.inputs.list(), counted(state, seat))));
            // Anew in each round: else a good position would only tell that somebody good sits there.
            let blur = [0, 0, 0, 25, 70][self.rng.below(5) as usize];
            self.whims[seat.index()] = Whim { blur, overlooked: blur / 8, salt: self.rng.below(u32::MAX).into() };
        }
        self.judge.noise = [0.0, 0.0, 1.0, 3.0][self.rng.below(4) as usize];
    }

    fn answer(&mut self, chair: &Chair<'_, State>, options: &[Move]) -> Option<Move> {
        let seat = chair.seat().index();
        let by_net = self.teacher == Teacher::Net && self.round > self.openings[seat];
        match (options, self.plans[seat].pop()) {
            (_, Some(planned)) => Some(planned),
            ([only], None) => Some(*only),
            _ if by_net && chair.question().is_some_and(matters) => self.by_net(chair, options),
            _ => self.by_thumb(chair, options),
        }
    }
}

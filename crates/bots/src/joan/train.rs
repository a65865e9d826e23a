//! The games that a network of Joan of Arc learns from: what each seat saw when its turn was over, and what came of it.

use super::thumb::Thumb;
use super::turn::{Turns, Value};
use super::value::{INPUTS, Learned, counted, end, features};
use crate::learned::{Curriculum, Inputs, Net, Sample, Teacher};
use crate::play::{Company, Desk, play_out};
use ::joan::components::Level;
use ::joan::{Ask, Move, Places, Setup, Sheet, State};
use tabletop::{Chair, Game, Rng, Seat, Seed};

/// The games that a network of Joan of Arc learns from.
#[derive(Clone, Copy, Debug)]
pub struct Games {
    /// Alone against Joan, or two to five players.
    pub alone: bool,
    /// Who plays them.
    pub teacher: Teacher,
}

/// The numbers of players that take turns: what is played most comes most often.
const PLAYERS: [u8; 8] = [2, 3, 2, 4, 2, 3, 4, 5];
/// How many unfinished turns are gone on with.
const WIDTH: usize = 4;

impl Curriculum for Games {
    fn inputs(&self) -> usize {
        INPUTS
    }

    fn play(&self, net: &Net, series: u64, nth: u64) -> Vec<Sample> {
        // The players' own chance, apart from the game's.
        let mut rng = Rng::new(Seed::of_series(!series, nth));
        let setup = table(self.alone, nth);
        let Ok(mut state) = State::new(&setup, Seed::of_series(series, nth)) else { return Vec::new() };
        let mut class = Class::new(self.teacher, net, &mut rng);
        let played = play_out(&mut state, &mut class, &mut Desk::default());
        let (Ok(_), Some(_)) = (played, state.outcome()) else { return Vec::new() };
        let mut ahead: Vec<(f32, f32)> = (0..setup.players).map(|seat| (end(&state, Seat(seat)), 0.0)).collect();
        for (seat, sample) in class.samples.iter_mut().rev() {
            ahead[seat.index()] = sample.foresee(ahead[seat.index()], net);
        }
        class.samples.into_iter().map(|(_, sample)| sample).collect()
    }
}

/// The table of game `nth`: numbers of players take turns, alone the levels; one in eight has the printed places.
fn table(alone: bool, nth: u64) -> Setup {
    if alone {
        return Setup::solo(Level::ALL[nth as usize % Level::COUNT]);
    }
    let players = PLAYERS[nth as usize % PLAYERS.len()];
    let printed = (nth / PLAYERS.len() as u64).is_multiple_of(8);
    Setup { places: if printed { Places::Printed } else { Places::Cards }, ..Setup::new(players) }
}

/// The players of a game to learn from, and what is remembered of it.
struct Class<'a> {
    teacher: Teacher,
    value: Learned<'a>,
    turns: Turns,
    rng: &'a mut Rng,
    likings: [Liking; ::joan::components::MAX_PLAYERS],
    /// The rest of the turn that is going on.
    plan: Vec<Move>,
    inputs: Inputs,
    samples: Vec<(Seat, Sample)>,
}

/// What one player likes more than it is worth. Who learns from games of its own sees only what it does already: a way
/// to play that was poor while nobody knew how to go on with it would never be tried again.
#[derive(Clone, Copy, Debug, Default)]
struct Liking {
    what: u32,
    much: f32,
}

impl Liking {
    fn any(rng: &mut Rng) -> Liking {
        Liking { what: rng.below(7), much: [0.0, 0.0, 0.0, 1.0, 2.0][rng.below(5) as usize] }
    }

    fn likes(self, sheet: &Sheet) -> f32 {
        let much = match self.what {
            0 => sheet.places.len(),
            1 => sheet.stations.len(),
            2 => sheet.routes.len() / 2,
            3 => sheet.goods.iter().sum::<u8>() / 2,
            4 => sheet.development / 2,
            5 => sheet.circled.iter().sum::<u8>() / 2,
            _ => sheet.deeds.iter().flatten().filter(|marked| **marked).count() as u8,
        };
        f32::from(much) * self.much
    }
}

/// A value with a liking.
struct Fond<'a, V> {
    value: &'a mut V,
    liking: Liking,
}

impl<V: Value> Value for Fond<'_, V> {
    fn worth(&mut self, state: &State, seat: Seat) -> f32 {
        self.value.worth(state, seat) + self.liking.likes(state.sheet(seat))
    }
}

impl<'a> Class<'a> {
    fn new(teacher: Teacher, net: &'a Net, rng: &'a mut Rng) -> Class<'a> {
        let likings = [(); ::joan::components::MAX_PLAYERS].map(|()| Liking::any(rng));
        let (turns, plan, inputs) = (Turns::default(), Vec::new(), Inputs::default());
        Class { teacher, value: Learned::new(net), turns, rng, likings, plan, inputs, samples: Vec::new() }
    }

    /// A good way to play the turn: the best one, with a little chance in every third.
    fn choose(&mut self, world: &State, seat: Seat) -> Vec<Move> {
        let liking = self.likings[seat.index()];
        let lines = match self.teacher {
            Teacher::Thumb => self.turns.lines(world, seat, WIDTH, &mut Fond { value: &mut Thumb, liking }),
            Teacher::Net => self.turns.lines(world, seat, WIDTH, &mut Fond { value: &mut self.value, liking }),
        };
        let noise = [0.0, 0.0, 1.0, 3.0][self.rng.below(4) as usize];
        let stray = |rng: &mut Rng| noise * (rng.below(2001) as f32 / 1000.0 - 1.0);
        let mut best = (f32::MIN, Vec::new());
        for line in lines {
            let worth = line.worth + stray(self.rng);
            if worth > best.0 {
                best = (worth, line.moves);
            }
        }
        best.1
    }
}

impl Company<State> for Class<'_> {
    fn asked(&mut self, state: &State, seat: Seat) {
        if self.plan.len() == 1 && state.turn.ask == Some(Ask::Next) {
            features(state, seat, &mut self.inputs);
            self.samples.push((seat, Sample::new(self.inputs.list(), counted(state, seat))));
        }
    }

    fn answer(&mut self, chair: &Chair<'_, State>, _: &[Move]) -> Option<Move> {
        if self.plan.is_empty() {
            let world = State::guess(&chair.view(), self.rng);
            self.plan = self.choose(&world, chair.seat());
            self.plan.reverse();
        }
        self.plan.pop()
    }
}

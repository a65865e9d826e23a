//! The easy level: takes what its sheet gains most from at once.

use super::thumb::open;
use ::joan::{Ask, Move, Sheet, State};
use tabletop::{Bot, Chair, Game, Rng, Seat, Seed};

/// What a mark is worth beyond the points it scores now, for what it may still bring.
const COIN: f32 = 0.8;
const GOOD: f32 = 0.7;
const SPACE: f32 = 0.9;
const ROUTE: f32 = 0.4;
const PLACE: f32 = 2.5;
const STATION: f32 = 2.0;
const SYMBOL: f32 = 0.6;

/// Looks one mark ahead, and from a tile to the mark that it allows.
#[derive(Clone, Debug)]
pub struct Easy {
    rng: Rng,
}

impl Easy {
    /// The bot at the beginning of its own chance.
    pub fn new(seed: Seed) -> Easy {
        Easy { rng: Rng::new(seed) }
    }
}

impl Bot<State> for Easy {
    fn name(&self) -> &str {
        "easy"
    }

    fn choose(&mut self, chair: &Chair<'_, State>, options: &[Move]) -> Move {
        if let [only] = options {
            return *only;
        }
        let world = State::guess(&chair.view(), &mut self.rng);
        let ahead = if chair.question() == Some(Ask::Take) { 1 } else { 0 };
        let mut best = (options[0], f32::MIN);
        for mv in options {
            let worth = imagined(&world, chair.seat(), *mv, ahead);
            if worth > best.1 {
                best = (*mv, worth);
            }
        }
        best.0
    }
}

/// What a move leads to, with the best of so many answers behind it.
fn imagined(world: &State, seat: Seat, mv: Move, ahead: u8) -> f32 {
    let mut after = world.clone();
    after.play(seat, mv, &mut Vec::new());
    let now = worth(&after, seat);
    if ahead == 0 || !after.asked().contains(seat) {
        return now;
    }
    let mut options = Vec::new();
    after.options(seat, &mut options);
    options.into_iter().map(|next| imagined(&after, seat, next, ahead - 1)).fold(now, f32::max)
}

/// The points of a seat and what its sheet promises, with the open bonuses of its turn.
fn worth(state: &State, seat: Seat) -> f32 {
    let own_turn = state.turn.ask.is_some() && state.side() == seat;
    let open = if own_turn { open(&state.turn) } else { 0.0 };
    ::joan::score::total(state, seat) as f32 + promise(state.sheet(seat)) + open
}

fn promise(sheet: &Sheet) -> f32 {
    let goods: u8 = sheet.goods.iter().sum();
    let symbols = sheet.deeds.iter().flatten().filter(|marked| **marked).count();
    COIN * f32::from(sheet.coins())
        + GOOD * f32::from(goods + 2 * sheet.goods_columns())
        + SPACE * f32::from(sheet.development)
        + ROUTE * f32::from(sheet.routes.len())
        + PLACE * f32::from(sheet.places.len())
        + STATION * f32::from(sheet.stations.len())
        + SYMBOL * symbols as f32
}

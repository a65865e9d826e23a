//! How much of the game is left.

use ::joan::State;
use tabletop::Seat;

/// The turns that a seat still has after the present one.
pub(crate) fn turns_left(state: &State, seat: Seat) -> u8 {
    let (table, facts, sides) = (&state.table, state.setup.facts(), state.setup.sides());
    let offset = |start: u8| (sides + seat.0 - start) % sides;
    // Of a round's turns every `sides`-th is the seat's, the first of them so far behind the start.
    let until = |start: u8, turns: u8| turns.saturating_sub(offset(start)).div_ceil(sides);
    let now = until(table.start.0, facts.drawn) - until(table.start.0, (table.turn + 1).min(facts.drawn));
    let rounds = (facts.bags * facts.rounds_per_bag).saturating_sub(table.round);
    (1..=rounds).map(|nth| until((table.start.0 + nth) % sides, facts.drawn)).sum::<u8>() + now
}

/// Whether the game ends with this turn.
pub(crate) fn is_last(state: &State) -> bool {
    let (table, facts) = (&state.table, state.setup.facts());
    table.round == facts.bags * facts.rounds_per_bag && table.turn + 1 == facts.drawn
}

/// How many turns of others come before the next one of `seat`; nothing if it has none.
pub(crate) fn others_before(state: &State, seat: Seat) -> Option<u8> {
    let (table, facts, sides) = (&state.table, state.setup.facts(), state.setup.sides());
    let this_round = (table.turn + 1..facts.drawn).position(|turn| (table.start.0 + turn) % sides == seat.0);
    let left = facts.drawn.saturating_sub(table.turn + 1);
    match this_round {
        Some(others) => Some(others as u8),
        None if turns_left(state, seat) == 0 => None,
        None => Some(left + (sides + seat.0 - (table.start.0 + 1) % sides) % sides),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::joan::{Ask, Setup};
    use tabletop::{Game, Rng, Seed};

    /// Counted by playing on: what is told before each turn of a random game comes true.
    #[test]
    fn turns_are_counted_as_they_come() {
        for setup in [Setup::new(2), Setup::new(3), Setup::new(4), Setup::new(5), Setup::new(1)] {
            let mut game = State::new(&setup, Seed::of_series(70, setup.players.into())).expect("a game");
            let (mut rng, mut options, mut log) = (Rng::new(Seed::of_series(71, 0)), Vec::new(), Vec::new());
            let mut told: Vec<(usize, u8, Option<u8>)> = Vec::new();
            let mut turns: Vec<Seat> = Vec::new();
            while let Some(seat) = game.asked().first() {
                if game.turn.ask == Some(Ask::Take) {
                    told.push((turns.len(), turns_left(&game, seat), others_before(&game, seat)));
                    turns.push(seat);
                }
                game.options(seat, &mut options);
                let mv = options[rng.below(options.len() as u32) as usize];
                game.play(seat, mv, &mut log);
            }
            for (at, left, others) in told {
                let seat = turns[at];
                let after = &turns[at + 1..];
                assert_eq!(after.iter().filter(|other| **other == seat).count(), usize::from(left), "{setup:?} {at}");
                if !setup.is_solo() {
                    let next = after.iter().position(|other| *other == seat).map(|nth| nth as u8);
                    assert_eq!(others, next, "{setup:?} {at}");
                }
            }
        }
    }
}

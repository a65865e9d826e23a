//! The names of the people and bots at the table.

use tabletop::{Game, Seat};

/// How long a name may be, in characters.
const LONGEST: usize = 30;
/// Names for those who give none.
const USUAL: [&str; 5] = ["Ada", "Blanche", "Charles", "Denise", "Étienne"];

/// Who sits where, and what they play: sentences need both.
#[derive(Clone, Debug)]
pub(crate) struct Names<G: Game> {
    names: Vec<String>,
    /// What is played.
    pub(crate) setup: G::Setup,
}

impl<G: Game> Names<G> {
    /// The names of so many seats in order; seats without one get a usual name.
    pub(crate) fn new(given: &[String], n_seats: u8, setup: G::Setup) -> Names<G> {
        let usual = |seat: usize| USUAL.get(seat).map_or_else(|| format!("Player {}", seat + 1), |name| (*name).into());
        let mut names: Vec<String> = Vec::with_capacity(n_seats.into());
        for seat in 0..usize::from(n_seats) {
            let name = given.get(seat).map(|name| clean(name)).filter(|name| !name.is_empty());
            names.push(name.unwrap_or_else(|| usual(seat)));
        }
        Names { names, setup }
    }

    /// The name of a seat.
    pub(crate) fn of(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("nobody", String::as_str)
    }

    /// The names in seat order.
    pub(crate) fn all(&self) -> &[String] {
        &self.names
    }

    /// The seat that is meant by a name, the beginning of a name, or a number from 1.
    pub(crate) fn seat(&self, word: &str) -> Option<Seat> {
        if let Ok(number) = word.parse::<usize>() {
            return (1..=self.names.len()).contains(&number).then(|| Seat(number as u8 - 1));
        }
        let word = word.to_lowercase();
        let found = self.names.iter().position(|name| !word.is_empty() && name.to_lowercase().starts_with(&word));
        found.map(|index| Seat(index as u8))
    }
}

/// A name may come from a file: no control characters reach the terminal, and it stays short.
fn clean(name: &str) -> String {
    name.trim().chars().filter(|c| !c.is_control()).take(LONGEST).collect()
}

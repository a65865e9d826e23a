//! A random game that a contract walks through, and the report when something breaks on the way.

use super::Effort;
use crate::{Game, Rng, Seat, Seed, eager_choice};
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A random game in progress. The state's own chance and the walk's choices come from different seeds.
pub(super) struct Walk<G: Game> {
    pub(super) state: G,
    pub(super) effort: Effort,
    pub(super) seed: Seed,
    /// Every other game is played eagerly, or random players would end their turns before much happens.
    eager: bool,
    /// Decides what is chosen and what is checked.
    pub(super) rng: Rng,
    pub(super) moves: Vec<(Seat, G::Move)>,
    /// All events of the game so far.
    pub(super) log: Vec<G::Event>,
}

/// Walks through `effort.games` games. Whatever panics on the way, be it the contract or the game, is
/// reported with what is needed to see it again.
pub(super) fn each_game<G: Game>(
    contract: &str,
    setup: &G::Setup,
    effort: &Effort,
    mut body: impl FnMut(&mut Walk<G>),
) {
    for game in 0..effort.games {
        let seed = Seed::of_series(effort.series, game);
        let state = match G::new(setup, seed) {
            Ok(state) => state,
            Err(error) => panic!("contract `{contract}`: the set-up {setup:?} cannot be played: {error}"),
        };
        let rng = Rng::new(Seed::of_series(!effort.series, game));
        let eager = game % 2 == 1;
        let mut walk = Walk { state, effort: *effort, seed, eager, rng, moves: Vec::new(), log: Vec::new() };
        if let Err(payload) = catch_unwind(AssertUnwindSafe(|| body(&mut walk))) {
            let n = walk.moves.len();
            let latest = &walk.moves[n.saturating_sub(3)..];
            panic!(
                "contract `{contract}` of `{}` broken after move {n}: {}\n  set-up {setup:?}\n  \
                 seed {seed} (game {game} of series {})\n  latest moves {latest:?}",
                G::NAME,
                message(&*payload),
                effort.series,
            );
        }
    }
}

impl<G: Game> Walk<G> {
    /// A seat that is asked and one of its options, at random; nothing when the game is over.
    pub(super) fn pick(&mut self) -> Option<(Seat, G::Move)> {
        let asked: Vec<Seat> = self.state.asked().iter().collect();
        let seat = *choose(&asked, &mut self.rng)?;
        let bound = self.effort.max_moves;
        assert!(self.moves.len() < bound, "the game is not over within {bound} moves");
        let options = options(&self.state, seat);
        let picked = match self.eager {
            true => eager_choice(&self.state, seat, &options, &mut self.rng),
            false => choose(&options, &mut self.rng).copied(),
        };
        match picked {
            Some(mv) => Some((seat, mv)),
            None => panic!("seat {} is asked and has no option", seat.0),
        }
    }

    /// Plays a legal move and gives its events.
    pub(super) fn play(&mut self, seat: Seat, mv: G::Move) -> Vec<G::Event> {
        let events = applied(&mut self.state, seat, mv);
        self.moves.push((seat, mv));
        self.log.extend_from_slice(&events);
        events
    }

    /// Whether the costly checks are due at this decision.
    pub(super) fn due(&self) -> bool {
        self.moves.len().is_multiple_of(self.effort.every.max(1))
    }
}

/// The options of `seat`.
pub(super) fn options<G: Game>(state: &G, seat: Seat) -> Vec<G::Move> {
    let mut out = Vec::new();
    state.options(seat, &mut out);
    out
}

/// Applies a move that must be legal and gives its events.
pub(super) fn applied<G: Game>(state: &mut G, seat: Seat, mv: G::Move) -> Vec<G::Event> {
    let mut events = Vec::new();
    if let Err(illegal) = state.apply(seat, mv, &mut events) {
        panic!("the legal move {mv:?} of seat {} is refused by rule {}", seat.0, illegal.rule);
    }
    events
}

/// One of `items` at random.
pub(super) fn choose<'a, T>(items: &'a [T], rng: &mut Rng) -> Option<&'a T> {
    if items.is_empty() { None } else { items.get(rng.below(items.len() as u32) as usize) }
}

fn message(payload: &(dyn Any + Send)) -> &str {
    match (payload.downcast_ref::<String>(), payload.downcast_ref::<&str>()) {
        (Some(text), _) => text,
        (_, Some(text)) => text,
        _ => "a panic without a message",
    }
}

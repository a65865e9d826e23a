//! Place tiles owned from the start: no two of them together break the contract, and each says what it brings to light.

use crate::MAX_MOVES;
use crate::audit::Audit;
use crate::turns::sixth;
use orleans::components::{Edition, Follower, Kind, Place};
use orleans::{Setup, State, playable};
use tabletop::Seat;
use tabletop::contract::{Effort, play_random_arranged, reveal_arranged};

/// Seat 0 owns these tiles, seat 1 stands beside with tiles that reach across the table.
fn arrange(state: &mut State, owned: &[Place]) {
    for &place in owned {
        state.table.tiles.remove(place);
        state.players[Seat(0)].mat.places.insert(place);
    }
    for place in [Place::Church, Place::Prairie, Place::Well].into_iter().filter(|place| !owned.contains(place)) {
        state.table.tiles.remove(place);
        state.players[Seat(1)].mat.places.insert(place);
    }
    // A few followers of every kind in the bag, so that tiles are used early and often.
    for player in state.players.as_mut_slice() {
        for &kind in Kind::ALL {
            for _ in 0..2 {
                state.table.followers[kind.index()] -= 1;
                player.bag.add(kind.neutral());
            }
        }
        player.mat.tracks[4] = 3;
        player.mat.market = Follower::OWN.into_iter().collect();
    }
}

/// Every pair whose first tile is of this half: a sixth of them in every run, all in `make soak`.
fn every_pair(half: usize) {
    let setup = Setup::new(Edition::Bigbox, 3);
    let tiles: Vec<Place> = playable().iter().collect();
    assert_eq!(tiles.len(), 57);
    let pairs = (0..tiles.len()).flat_map(|one| (one + 1..tiles.len()).map(move |two| (one, two)));
    for (one, two) in sixth(pairs.filter(|(one, _)| one % 2 == half)) {
        let mut audit = Audit::new(setup);
        let series = 1000 + (one * tiles.len() + two) as u64;
        // Game 0 of a series is uniform, game 1 eager.
        let effort = Effort { series, games: 2, max_moves: MAX_MOVES, every: 60, samples: 1 };
        let owned = [tiles[one], tiles[two]];
        let arrange = move |state: &mut State| arrange(state, &owned);
        play_random_arranged::<State>(&setup, &effort, &arrange, &mut |state, events| audit.check(state, events));
    }
}

#[test]
fn every_pair_of_tiles_first_half() {
    every_pair(0);
}

#[test]
fn every_pair_of_tiles_second_half() {
    every_pair(1);
}

/// Dice and draws of tiles that chance would seldom bring into a game.
#[test]
fn what_every_tile_brings_to_light_is_said() {
    let setup = Setup::new(Edition::Bigbox, 3);
    let tiles: Vec<Place> = playable().iter().collect();
    for (series, owned) in (3000..).zip(tiles.chunks(5)) {
        let effort = Effort { series, every: 2, samples: 1, ..Effort::games(6, MAX_MOVES) };
        reveal_arranged::<State>(&setup, &effort, &|state| arrange(state, owned));
    }
}

//! The stack of hour glass tiles: how it is made, and what of it may be known.

use crate::preparation::EDITIONS;
use crate::scene::{rule, scene, seeded};
use orleans::Setup;
use orleans::components::{Edition, Happening, Letter, TileId, components};
use std::collections::BTreeSet;
use tabletop::{Game, Rng, Seed, Viewer};

fn letter(tile: TileId) -> Letter {
    components().base_tiles()[usize::from(tile.0)].letter.expect("every tile has a letter or is the start tile")
}

fn stacks(edition: Edition) -> Vec<[TileId; 18]> {
    (0..300).map(|n| seeded(Setup::new(edition, 2), n).state.secret.hour_glass).collect()
}

/// The tiles that come up in a given round of some game.
fn in_round(stacks: &[[TileId; 18]], round: usize) -> BTreeSet<TileId> {
    stacks.iter().map(|stack| stack[round - 1]).collect()
}

/// The pale Pilgrimage, then A, B and C; each letter is shuffled for itself.
#[test]
fn lettered_stack() {
    rule("base.setup.hourglass-stack");
    for edition in [Edition::Current, Edition::Bigbox] {
        let stacks = stacks(edition);
        for stack in &stacks {
            let letters = stack.map(letter);
            assert_eq!(letters[0], Letter::Start);
            assert_eq!(letters[1..6], [Letter::A; 5]);
            assert_eq!(letters[6..12], [Letter::B; 6]);
            assert_eq!(letters[12..], [Letter::C; 6]);
            assert_eq!(stack.iter().collect::<BTreeSet<_>>().len(), 18, "every tile once");
        }
        for (round, tiles) in [(1, 1), (2, 5), (6, 5), (7, 6), (12, 6), (13, 6), (18, 6)] {
            assert_eq!(in_round(&stacks, round).len(), tiles, "{edition}: any tile of the letter in round {round}");
        }
    }
}

/// One tile of each event for each letter; the Pilgrimage of A is the pale start tile.
#[test]
fn letters() {
    rule("base.setup.hourglass-letters");
    let events = |letter| {
        let tiles = components().base_tiles().iter().filter(move |tile| tile.letter == Some(letter));
        tiles.map(|tile| tile.event).collect::<Vec<_>>()
    };
    let lasting = [Happening::Income, Happening::Harvest, Happening::Taxes, Happening::TradingDay, Happening::Plague];
    assert_eq!(events(Letter::Start), [Happening::Pilgrimage]);
    for (of, number) in [(Letter::A, 5), (Letter::B, 6), (Letter::C, 6)] {
        let events = events(of);
        assert_eq!(events.len(), number, "{of}");
        assert_eq!(events.contains(&Happening::Pilgrimage), of != Letter::A, "{of}");
        assert!(lasting.iter().all(|event| events.contains(event)), "{of}");
    }
}

/// The first edition has no letters: 17 tiles in one shuffle under the pale Pilgrimage.
#[test]
fn first_edition_stack() {
    rule("base.setup.hourglass-first-edition");
    let stacks = stacks(Edition::First);
    assert!(stacks.iter().all(|stack| letter(stack[0]) == Letter::Start));
    for round in 2..=18 {
        assert_eq!(in_round(&stacks, round).len(), 17, "any tile can come in round {round}");
    }
}

/// What is to come shows in no view; what was, how many are left and the next letter do.
#[test]
fn the_stack_is_hidden() {
    rule("base.hourglass.stack-hidden");
    for edition in EDITIONS {
        let mut game = scene(edition, 3);
        for round in 1..18 {
            let tiles = game.state.secret.hour_glass;
            let mut other = game.state.clone();
            other.secret.hour_glass[round..].reverse();
            other.secret.rng = Rng::new(Seed::of_series(3, 0));
            for viewer in Viewer::all(3) {
                let view = game.state.view(viewer);
                assert_eq!(view, other.view(viewer), "{edition}, round {round}");
                let past = |tile: &TileId| view.table.turned >> tile.0 & 1 != 0;
                assert!(tiles[..round].iter().all(past), "past tiles are open");
                let left: Vec<Letter> = tiles.iter().filter(|tile| !past(tile)).map(|&tile| letter(tile)).collect();
                assert_eq!(left.len(), 18 - round, "so is the number of tiles left");
                if edition != Edition::First {
                    assert_eq!(left.iter().min(), Some(&letter(tiles[round])), "and the letter of the next");
                }
            }
            game.next_round();
        }
    }
}

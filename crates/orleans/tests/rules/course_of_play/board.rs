//! The ten places of the player board.

use crate::scene::{rule, scene};
use orleans::Move;
use orleans::components::SpaceKind::{self, Any, Boatman, Craftsman, Farmer, Knight, Scholar, Trader};
use orleans::components::{Edition, Follower, Place};

/// The printed spaces, found by filling each place with monks, who fit everywhere.
#[test]
fn the_spaces_of_the_board() {
    for (id, place, printed) in [
        (rule("base.board.spaces"), Place::FarmHouse, &[Boatman, Craftsman][..]),
        (rule("base.board.spaces"), Place::Village, &[Farmer, Boatman, Craftsman]),
        (rule("base.board.spaces"), Place::University, &[Farmer, Craftsman, Trader]),
        (rule("base.board.spaces"), Place::Castle, &[Farmer, Boatman, Trader]),
        (rule("base.board.spaces"), Place::Monastery, &[Trader, Scholar]),
        (rule("base.board.spaces-travel"), Place::Ship, &[Farmer, Boatman, Knight]),
        (rule("base.board.spaces-travel"), Place::Wagon, &[Farmer, Trader, Knight]),
        (rule("base.board.spaces-travel"), Place::Guildhall, &[Farmer, Craftsman, Knight]),
        (rule("base.board.spaces-travel"), Place::Scriptorium, &[Knight, Scholar]),
        (rule("base.board.spaces-travel"), Place::TownHall, &[Any, Any]),
    ] {
        for &edition in Edition::ALL {
            let mut game = scene(edition, 2);
            game.set_market(0, [Follower::Monk; 8]);
            let mut filled: Vec<SpaceKind> = Vec::new();
            let next = |options: Vec<Move>| {
                options.into_iter().find(|mv| matches!(mv, Move::Put { place: there, .. } if *there == place))
            };
            // Eight monks are more than any place has room for.
            for _ in 0..8 {
                if let Some(mv @ Move::Put { space, .. }) = next(game.options(0)) {
                    filled.push(space);
                    game.play(0, mv);
                }
            }
            filled.sort();
            assert_eq!(filled, printed, "{id}: {place}");
        }
    }
}

/// These ten places are on every board, and no others.
#[test]
fn the_places_of_the_board() {
    rule("base.board.spaces");
    rule("base.board.spaces-travel");
    let mut game = scene(Edition::Bigbox, 5);
    for seat in 0..5 {
        game.set_market(seat, [Follower::Monk]);
        let mut places: Vec<Place> = Vec::new();
        for mv in game.options(seat) {
            match mv {
                Move::Put { place, .. } if !places.contains(&place) => places.push(place),
                _ => {}
            }
        }
        places.sort();
        assert_eq!(places, Place::ALL[..=Place::TownHall.index()]);
    }
}

//! The Lock, met with each of the fourteen events: it lets a boatman step on another track, and no other kind is taken
//! by it.

use crate::tours::crossings::{Row, cross};
use crate::tours::{Scene, rule};
use orleans::components::{Follower, Kind, Place, Track};
use orleans::{Ask, HappeningAsk, Move};

#[test]
fn the_lock() {
    rule("tours.event.ban-scope");
    rule("tours.event.amnesty");
    fn steps(game: &mut Scene, track: Track) {
        game.tile(0, Place::Lock).fill(0, Place::Village).all_ready().play(0, Move::Use(Place::Village));
        game.play(0, Move::Recruit(Kind::Boatman)).play(0, Move::Advance(track));
        assert_eq!((game.track(0, track), game.track(0, Track::Boatmen)), (1, 0));
    }
    let rows: [Row; 3] = [
        // The ban is on craftsmen and knights, not on steps of their tracks.
        (1, |game| {
            steps(game, Track::Craftsmen);
            assert_eq!(game.mat(0).wheels.iter().sum::<u8>(), 1);
        }),
        (2, |game| {
            steps(game, Track::Knights);
            assert_eq!(game.player(0).bag.count(Follower::Boatman), 1 + 1, "the new one, and who had stood there");
        }),
        // The track is chosen, and then where the newcomer goes.
        (6, |game| {
            steps(game, Track::Knights);
            assert_eq!(game.asks(0), Some(Ask::Happening(HappeningAsk::Newcomer(Kind::Boatman))));
        }),
    ];
    let apart: [(&str, &[u8]); 2] = [
        ("the Lock has no action, no space and no way", &[5, 13]),
        ("phase 6 recruits nobody", &[3, 4, 7, 8, 9, 10, 11, 12, 14]),
    ];
    cross(&rows, &apart);
}

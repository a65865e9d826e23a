//! Who wins.

use crate::scene::{rule, scene};
use orleans::components::Edition;
use tabletop::Game;

/// Most points; then the marker further ahead on the Development track; else a shared victory.
#[test]
fn most_points_then_development() {
    rule("base.scoring.winner");
    // Points as coins, so that the marker decides ties alone; markers, and the seats that win.
    for (points, markers, winners) in [
        ([20, 19, 3], [0, 30, 12], vec![0]),
        ([3, 19, 20], [0, 30, 12], vec![2]),
        ([20, 20, 3], [3, 5, 30], vec![1]),
        ([20, 20, 20], [8, 5, 7], vec![0]), // one status for all: the space counts
        ([20, 20, 20], [5, 8, 8], vec![1, 2]),
        ([20, 20, 3], [8, 8, 30], vec![0, 1]),
        ([7, 7, 7], [4, 4, 4], vec![0, 1, 2]),
    ] {
        for start_player in 0..3 {
            let mut game = scene(Edition::Current, 3);
            game.state.table.start_player = tabletop::Seat(start_player);
            for seat in 0..3 {
                game.set_coins(seat, points[usize::from(seat)]).set_development(seat, markers[usize::from(seat)]);
            }
            game.state.table.round = 18;
            game.until(|_| false);
            let won = game.state.outcome().expect("the game is over").winners;
            assert_eq!(won.iter().map(|seat| seat.0).collect::<Vec<_>>(), winners, "{points:?} {markers:?}");
        }
    }
}

//! University: a scholar and development points.

use crate::course_of_play::hands::{acting_alone, fill_and_use};
use crate::scene::rule;
use orleans::components::{Edition, Follower, Kind, Place, Track};

/// A scholar from the supply, one space forward, as many points as the new space shows.
#[test]
fn a_scholar_and_development_points() {
    rule("base.university.effect");
    for &edition in Edition::ALL {
        let mut game = acting_alone(edition);
        game.set_track(0, Track::Scholars, 3).set_development(0, 13);
        fill_and_use(&mut game, Place::University);
        assert_eq!(game.player(0).bag.count(Follower::Scholar), 1);
        assert_eq!(game.state.table.followers[Kind::Scholar.index()], 19);
        assert_eq!(game.track(0, Track::Scholars), 4);
        assert_eq!(game.mat(0).development, 13 + 5);
        // Space 18 has the second citizen of the Development track; coins there are none.
        assert_eq!((game.mat(0).citizens, game.coins(0)), (1, 5));
    }
}

//! Port: points for stations linked by waterways.

use crate::scene::{rule, scene};
use orleans::components::{Edition, Place, Town};
use orleans::score;
use tabletop::Seat;

use Town::*;

const EDITIONS: [Edition; 2] = [Edition::Current, Edition::Bigbox];

/// The points of seat 0 with stations in these towns; the neighbour has those.
fn points(edition: Edition, own: &[Town], others: &[Town]) -> i32 {
    let mut game = scene(edition, 2);
    own.iter().for_each(|&town| _ = game.station(0, town));
    others.iter().for_each(|&town| _ = game.station(1, town));
    let without = score::sheet(&game.state, Seat(0)).total;
    game.tile(0, Place::Port);
    score::sheet(&game.state, Seat(0)).total - without
}

/// Ten points for a group of 4, fifteen for 5 or more; fewer give nothing, and nobody gets both.
#[test]
fn ten_or_fifteen_points() {
    rule("places.port.score");
    let river = [Orleans, Blois, Tours, Chinon, Chatellerault, LeBlanc, ArgentonSurCreuse];
    for edition in EDITIONS {
        for (n, expected) in [(0, 0), (1, 0), (2, 0), (3, 0), (4, 10), (5, 15), (6, 15), (7, 15)] {
            assert_eq!(points(edition, &river[..n], &[]), expected, "{n} stations");
        }
    }
}

/// Two groups of 4 count once; the largest group decides, wherever it lies.
#[test]
fn the_largest_group_counts_once() {
    rule("places.port.score");
    let (east, west) = ([Orleans, Briare, Sancerre, Nevers], [Tours, Chinon, Chatellerault, LeBlanc]);
    let more = [&west[..], &[ArgentonSurCreuse]].concat();
    for edition in EDITIONS {
        assert_eq!(points(edition, &[east, west].concat(), &[]), 10);
        assert_eq!(points(edition, &[&east[..], &more].concat(), &[]), 15);
    }
}

/// Waterways must join the stations directly to one another; the group may branch.
#[test]
fn what_is_linked() {
    rule("places.port.linked-group");
    for edition in EDITIONS {
        // A star: three waterways meet in Tours.
        assert_eq!(points(edition, &[Tours, Blois, Montrichard, Loches], &[]), 10);
        assert_eq!(points(edition, &[Tours, Blois, Montrichard, Loches, Chinon], &[]), 15);
        // A town without an own station breaks the link, even if somebody else has one there.
        assert_eq!(points(edition, &[Orleans, Blois, Chinon, LeBlanc], &[]), 0);
        assert_eq!(points(edition, &[Orleans, Blois, Chinon, LeBlanc], &[Tours]), 0);
        // Roads do not link: Loches and Châteauroux, Montargis and Briare.
        assert_eq!(points(edition, &[Tours, Montrichard, Loches, Chateauroux], &[]), 0);
        assert_eq!(points(edition, &[Orleans, Briare, Sancerre, Montargis], &[]), 0);
        // The road from Chinon to Châtellerault is doubled by a waterway, which does.
        assert_eq!(points(edition, &[Tours, Blois, Chinon, Chatellerault], &[]), 10);
    }
}

/// Stations on the Road stand in no town and help no group.
#[test]
fn the_road_does_not_help() {
    rule("places.port.linked-group");
    rule("places.road.counts-as-built");
    for edition in EDITIONS {
        let mut game = scene(edition, 2);
        game.tile(0, Place::Port).tile(0, Place::Road).mat_mut(0).on_tiles.road = 2;
        [Orleans, Blois, Tours].into_iter().for_each(|town| _ = game.station(0, town));
        let line = |line: &&tabletop::Line| line.source == "places";
        let sheet = score::sheet(&game.state, Seat(0));
        assert_eq!(sheet.lines.iter().find(line).expect("a line").points, 0);
    }
}

//! The tiles that use the die.

use crate::scene::{Scene, rule, scene};
use orleans::components::{Edition, Follower, Good, Happening, Letter, Place, components};
use orleans::{Ask, Event, Move};
use tabletop::{Rng, Seat, Seed};

const EDITIONS: [Edition; 2] = [Edition::Current, Edition::Bigbox];
const TILES: [Place; 4] = [Place::Bookbindery, Place::ChristmasMarket, Place::FleaMarket, Place::TinkerersWagon];

fn ready(edition: Edition, place: Place) -> Scene {
    let mut game = scene(edition, 2);
    game.tile(0, place).fill(0, place).set_bag(0, []).event(Happening::Income, Letter::A).all_ready();
    game
}

/// Uses the tile; another `n`, another fall of the die. Tells what it showed.
fn roll(game: &mut Scene, place: Place, n: u64) -> u8 {
    game.state.secret.rng = Rng::new(Seed::of_series(7, n));
    game.play(0, Move::Use(place));
    let rolls: Vec<u8> = game.log.iter().filter_map(rolled).collect();
    assert_eq!(rolls.len(), 1, "{place}: rolled once, when the action is carried out");
    rolls[0]
}

fn rolled(event: &Event) -> Option<u8> {
    match *event {
        Event::Rolled(Seat(0), pips) => Some(pips),
        _ => None,
    }
}

/// Every tile uses one die with six sides, and every side comes up.
#[test]
fn one_die_with_six_sides() {
    rule("places.general.die");
    for edition in EDITIONS {
        for place in TILES {
            let mut seen = [0; 7];
            for n in 0..120 {
                seen[usize::from(roll(&mut ready(edition, place), place, n))] += 1;
            }
            assert_eq!(seen[0], 0);
            assert!(seen[1..].iter().all(|&times| times >= 5), "{place}: {seen:?}");
        }
    }
}

/// The result is binding: nothing that follows rolls again, and the followers return in the end.
#[test]
fn the_result_is_binding() {
    rule("places.general.die");
    for edition in EDITIONS {
        for place in TILES {
            for n in 0..30 {
                let mut game = ready(edition, place);
                let pips = roll(&mut game, place, n);
                while game.asks(0).is_some() {
                    let option = game.options(0)[0];
                    game.play(0, option);
                    assert_eq!(game.log.iter().filter_map(rolled).count(), 0, "{place} shows {pips}");
                }
                assert!(game.standing(0, place).is_empty(), "{place} shows {pips}");
                for space in &components().place(place).action_spaces {
                    let follower = space.kind().expect("a kind").neutral();
                    assert!(game.player(0).bag.count(follower) > 0, "{place}: the {follower} is back");
                }
                assert!(game.player(0).bag.total() >= 2, "{place} shows {pips}");
            }
        }
    }
}

/// The tile can be used as long as one result would do something; if the die shows another, there
/// is nothing to be had, and the followers return all the same.
#[test]
fn it_may_give_nothing() {
    rule("places.general.die");
    for edition in EDITIONS {
        let mut empty_handed = 0;
        for n in 0..40 {
            let mut game = ready(edition, Place::ChristmasMarket);
            game.state.table.goods = [0; Good::COUNT];
            match roll(&mut game, Place::ChristmasMarket, n) {
                6 => assert!(matches!(game.asks(0), Some(Ask::Travel(_)))),
                _ => {
                    empty_handed += 1;
                    assert_eq!((game.asks(0), game.mat(0).n_goods(), game.coins(0)), (None, 0, 5));
                    assert_eq!(game.player(0).bag, [Follower::Farmer, Follower::Trader].into_iter().collect());
                }
            }
            // At the end of the Development track only the coin of the 6 is left.
            let mut game = ready(edition, Place::Bookbindery);
            let last = components().development.last;
            game.set_development(0, last);
            let six = roll(&mut game, Place::Bookbindery, n) == 6;
            assert_eq!((game.coins(0), game.mat(0).development), (5 + u16::from(six), last));
            assert_eq!(game.player(0).bag.total(), 2);
        }
        assert!(empty_handed > 0);
    }
}

//! Bathhouse: how many followers are drawn, and how many of them must be placed.

use crate::scene::{Scene, rule, scene};
use orleans::components::{Edition, Follower, Place, SpaceKind};
use orleans::state::Pool;
use orleans::{Ask, Move, Origin};

use Follower::{Craftsman, Farmer, Knight, Monk, OwnCraftsman, OwnFarmer, OwnTrader, Scholar};

/// The Bathhouse of seat 0 is activated by a farmer, the bag holds these followers.
fn ready(edition: Edition, bag: &[Follower]) -> Scene {
    let mut game = scene(edition, 2);
    game.tile(0, Place::Bathhouse).stand(0, Place::Bathhouse, SpaceKind::Farmer, Farmer);
    game.set_market(0, []).set_bag(0, bag.iter().copied()).all_ready();
    game
}

fn bathe(edition: Edition, bag: &[Follower]) -> Scene {
    let mut game = ready(edition, bag);
    game.play(0, Move::Use(Place::Bathhouse));
    game
}

fn drawn(game: &Scene) -> Vec<Follower> {
    match game.asks(0) {
        Some(Ask::Bathhouse(drawn)) => drawn.followers.into_iter().flatten().collect(),
        other => panic!("not at the Bathhouse: {other:?}"),
    }
}

fn put(follower: Follower, place: Place, space: SpaceKind) -> Move {
    Move::Put { follower, place, space, from: Origin::Drawn }
}

/// Every neutral follower fits the Town Hall.
fn to_town_hall(follower: Follower) -> Move {
    put(follower, Place::TownHall, SpaceKind::Any)
}

fn pool(followers: &[Follower]) -> Pool {
    followers.iter().copied().collect()
}

/// Current and Big Box: two are drawn, one of them is placed, the other goes back.
#[test]
fn two_are_drawn_and_one_placed() {
    rule("places.bathhouse.draw");
    for edition in [Edition::Current, Edition::Bigbox] {
        for chosen in [0, 1] {
            let mut game = bathe(edition, &[Farmer, Knight, Scholar, Craftsman]);
            let two = drawn(&game);
            assert_eq!((two.len(), game.player(0).bag.total()), (2, 2));
            let follower = two[chosen];
            game.play(0, to_town_hall(follower));
            assert_eq!(game.standing(0, Place::TownHall), [follower]);
            assert_eq!(game.asks(0), None, "the action is over");

            let mut left = pool(&[Farmer, Knight, Scholar, Craftsman, Farmer]);
            left.take(follower);
            assert_eq!(game.player(0).bag, left, "the other drawn one and the farmer are back");
        }
    }
}

/// First edition: three are drawn, two of them placed, the third goes back.
#[test]
fn first_edition_draws_three_and_places_two() {
    rule("places.bathhouse.draw-first-edition");
    let mut game = bathe(Edition::First, &[Farmer, Knight, Scholar, Craftsman]);
    let three = drawn(&game);
    assert_eq!((three.len(), game.player(0).bag.total()), (3, 1));
    game.play(0, to_town_hall(three[0])).play(0, to_town_hall(three[2]));
    assert_eq!(game.asks(0), None);
    assert_eq!(game.standing(0, Place::TownHall), [three[0], three[2]]);
    let mut left = pool(&[Farmer, Knight, Scholar, Craftsman, Farmer]);
    left.take(three[0]);
    left.take(three[2]);
    assert_eq!(game.player(0).bag, left);
}

/// Fills the whole board but for the knight space of the Scriptorium.
fn only_a_knight_fits(game: &mut Scene) {
    fill_all_but(game, Place::Scriptorium);
    game.stand(0, Place::Scriptorium, SpaceKind::Scholar, Scholar);
}

fn fill_all_but(game: &mut Scene, open: Place) {
    for place in game.mat(0).places.iter().filter(|&place| place != open && place != Place::Bathhouse) {
        game.fill(0, place);
    }
}

/// First edition: if only one of the three fits, only that one is placed.
#[test]
fn first_edition_places_one_if_only_one_fits() {
    rule("places.bathhouse.draw-first-edition");
    let mut game = ready(Edition::First, &[Knight, OwnFarmer, OwnTrader]);
    only_a_knight_fits(&mut game);
    game.play(0, Move::Use(Place::Bathhouse));
    assert_eq!(game.options(0), [put(Knight, Place::Scriptorium, SpaceKind::Knight)]);
    game.play(0, put(Knight, Place::Scriptorium, SpaceKind::Knight));
    assert_eq!((game.asks(0), game.player(0).bag), (None, pool(&[OwnFarmer, OwnTrader, Farmer])));
}

/// What fits must be placed: declining is not offered, but the player chooses whom and where.
#[test]
fn what_fits_must_be_placed() {
    rule("places.bathhouse.must-place");
    for &edition in Edition::ALL {
        let to_place = if edition == Edition::First { 2 } else { 1 };
        let mut game = bathe(edition, &[Scholar, Knight]);
        for mv in [
            put(Scholar, Place::Monastery, SpaceKind::Scholar),
            put(Scholar, Place::Scriptorium, SpaceKind::Scholar),
            put(Knight, Place::Ship, SpaceKind::Knight),
            put(Knight, Place::Wagon, SpaceKind::Knight),
        ] {
            assert!(game.offers(0, mv), "{mv:?}");
        }
        for follower in [Scholar, Knight].into_iter().take(to_place) {
            game.refuses(0, Move::Decline, "places.bathhouse.must-place");
            assert!(game.options(0).iter().all(|mv| matches!(mv, Move::Put { .. })));
            game.play(0, to_town_hall(follower));
        }
        assert_eq!(game.standing(0, Place::TownHall).len(), to_place);
        assert_eq!(game.asks(0), None, "and no more than asked for");

        // Of two only one fits: that one has to be placed.
        let mut game = ready(edition, &[Knight, OwnCraftsman]);
        only_a_knight_fits(&mut game);
        game.play(0, Move::Use(Place::Bathhouse)).refuses(0, Move::Decline, "places.bathhouse.must-place");
        assert_eq!(game.options(0), [put(Knight, Place::Scriptorium, SpaceKind::Knight)]);
    }
}

/// If none of the drawn followers fits, all go back, and the action is over.
#[test]
fn if_none_fits_all_go_back() {
    rule("places.bathhouse.no-fit");
    for &edition in Edition::ALL {
        let mut game = ready(edition, &[Monk, Scholar, OwnTrader]);
        fill_all_but(&mut game, Place::Bathhouse);
        let filled = game.mat(0).board.filled().len();
        game.play(0, Move::Use(Place::Bathhouse));
        assert_eq!((game.asks(0), game.asks(1)), (None, Some(Ask::Action)));
        assert_eq!(game.player(0).bag, pool(&[Monk, Scholar, OwnTrader, Farmer]));
        assert_eq!(game.mat(0).board.filled().len(), filled - 1, "only the farmer has left the board");
    }
}

/// A short bag is drawn empty; with an empty bag the Bathhouse may not be used.
#[test]
fn a_short_bag() {
    rule("places.bathhouse.short-bag");
    for &edition in Edition::ALL {
        ready(edition, &[]).refuses(0, Move::Use(Place::Bathhouse), "places.bathhouse.short-bag");

        let mut game = bathe(edition, &[Knight]);
        assert_eq!((drawn(&game), game.player(0).bag), (vec![Knight], Pool::default()));
        game.play(0, to_town_hall(Knight));
        assert_eq!((game.asks(0), game.player(0).bag), (None, pool(&[Farmer])));
    }
    let game = bathe(Edition::First, &[Knight, Scholar]);
    assert_eq!((drawn(&game).len(), game.player(0).bag), (2, Pool::default()));
}

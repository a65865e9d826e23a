//! Traitor: markers forward and back.

use crate::scene::{Scene, rule};
use crate::trade::intrigue_board::{deed, on, schemer};
use crate::trade::{fill_deed, send};
use orleans::components::{Character, Good, Kind, Place, Track};
use orleans::state::Spot;
use orleans::{AnyTrack, IntrigueMove, Move, Plot};

const TRAITOR: Character = Character::Traitor;

fn alone(track: AnyTrack) -> Move {
    Move::Intrigue(IntrigueMove::Alone(track))
}

fn treason(victim: u8, track: AnyTrack) -> Move {
    on(victim, Plot::Treason(track))
}

fn traitor(arrange: impl Fn(&mut Scene)) -> Scene {
    let mut game = schemer(&[Kind::Monk], 3, arrange);
    game.play(0, send(Kind::Monk, deed(TRAITOR)));
    game
}

#[test]
fn forward_and_back() {
    rule("intrigue.traitor.advance");
    rule("intrigue.traitor.set-back");
    let knights = AnyTrack::Follower(Track::Knights);
    let mut game = traitor(|game| {
        game.set_track(0, Track::Knights, 1).set_track(1, Track::Knights, 2).set_track(2, Track::Knights, 1);
        game.set_track(0, Track::Farmers, 8).set_development(1, 4);
    });
    assert!(game.offers(0, treason(1, knights)) && !game.offers(0, treason(2, knights)), "who is level is not ahead");
    game.refuses(0, treason(2, knights), "intrigue.traitor.set-back");
    game.refuses(0, alone(AnyTrack::Follower(Track::Farmers)), "intrigue.traitor.advance");
    let mut developed = game.fork();
    developed.play(0, treason(1, AnyTrack::Development));
    assert_eq!((developed.mat(0).development, developed.mat(1).development), (1, 3));
    game.play(0, treason(1, knights));
    assert_eq!(
        (game.track(0, Track::Knights), game.track(1, Track::Knights), game.track(2, Track::Knights)),
        (2, 1, 1)
    );
}

#[test]
fn nobody_set_back() {
    rule("intrigue.traitor.nobody-ahead");
    let boatmen = AnyTrack::Follower(Track::Boatmen);
    let mut game = traitor(|_| {});
    assert!(game.options(0).iter().all(|mv| !matches!(mv, Move::Intrigue(IntrigueMove::Plot { .. }))));
    game.play(0, alone(boatmen));
    assert_eq!(game.track(0, Track::Boatmen), 1);
    // Bought off, the active player still advances.
    let mut game = traitor(|game| _ = game.set_track(1, Track::Boatmen, 3).set_coins(1, 2));
    game.play(0, treason(1, boatmen)).play(1, Move::Intrigue(IntrigueMove::AddCoins(1)));
    game.play(1, Move::Intrigue(IntrigueMove::Offer)).play(0, Move::Intrigue(IntrigueMove::Accept));
    assert_eq!((game.track(0, Track::Boatmen), game.track(1, Track::Boatmen), game.coins(0)), (1, 3, 1));
}

#[test]
fn no_bonuses() {
    rule("intrigue.traitor.no-bonuses");
    for track in [Track::Farmers, Track::Boatmen, Track::Craftsmen, Track::Traders, Track::Scholars] {
        let mut game = traitor(|game| _ = game.set_track(1, track, 2));
        let before = (*game.mat(0), *game.mat(1));
        game.play(0, treason(1, AnyTrack::Follower(track)));
        for (seat, before) in [(0, before.0), (1, before.1)] {
            let now = game.mat(seat);
            assert_eq!(
                (now.coins, now.goods, now.wheels, now.places, now.development),
                (before.coins, before.goods, before.wheels, before.places, before.development),
                "{track}"
            );
        }
    }
    // A citizen passed like this stays for the next to reach it.
    let mut game = traitor(|game| _ = game.set_development(0, 2));
    game.play(0, alone(AnyTrack::Development));
    assert_eq!((game.mat(0).development, game.mat(0).citizens), (3, 0));
    assert!(game.state.table.citizens.waits(Spot::Development(0)));
    let mut boat = traitor(|game| _ = game.set_track(0, Track::Boatmen, 4));
    boat.play(0, alone(AnyTrack::Follower(Track::Boatmen)));
    assert_eq!((boat.track(0, Track::Boatmen), boat.mat(0).citizens), (5, 0));
    assert!(boat.state.table.citizens.waits(Spot::Boatmen));
    // What depends on the position follows it.
    let mut knights = traitor(|game| _ = game.set_track(0, Track::Knights, 1));
    let limit = orleans::draw_limit(knights.mat(0));
    knights.play(0, alone(AnyTrack::Follower(Track::Knights)));
    assert!(orleans::draw_limit(knights.mat(0)) > limit);
}

#[test]
fn bonus_again() {
    rule("intrigue.traitor.bonus-again");
    let mut game = traitor(|game| {
        game.set_track(1, Track::Farmers, 2).set_development(1, 7).fill(1, Place::FarmHouse).give_goods(
            1,
            Good::Grain,
            0,
        );
    });
    let mut farmer = game.fork();
    farmer.play(0, treason(1, AnyTrack::Follower(Track::Farmers)));
    assert_eq!(farmer.track(1, Track::Farmers), 1);
    farmer.play(1, Move::Use(Place::FarmHouse));
    assert_eq!((farmer.track(1, Track::Farmers), farmer.mat(1).n_goods()), (2, 1), "the good of the space once more");
    game.play(0, treason(1, AnyTrack::Development));
    assert_eq!((game.mat(1).development, game.coins(1)), (6, 0));
    game.fill(1, Place::Scriptorium).play(1, Move::Use(Place::Scriptorium));
    assert_eq!((game.mat(1).development, game.coins(1)), (7, 3), "the coins once more");
}

#[test]
fn complete() {
    rule("intrigue.traitor.complete");
    let mut game = schemer(&[Kind::Boatman], 3, |game| fill_deed(game, deed(TRAITOR), 1));
    game.play(0, send(Kind::Boatman, deed(TRAITOR))).play(0, Move::Decline);
    assert_eq!(game.mat(0).citizens, 1);
}

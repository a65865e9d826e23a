//! Where citizens come from, and who gets them.

use crate::invasion::{Scene, invasion, resolve, rule, unit};
use orleans::components::{Good, Happening, InvasionCharacter, Kind, Place, Town, Track, components};
use orleans::state::Spot;
use orleans::{Ask, InvasionAsk, InvasionMove, Move, Unit};
use tabletop::Seat;

const KEEP: Move = Move::Invasion(InvasionMove::Keep);

/// Whatever any player wins lies in one pool.
#[test]
fn one_pool() {
    rule("invasion.objective.citizens-pool");
    rule("invasion.objective.citizens-tracks");
    let mut game = invasion(3);
    game.set_track(0, Track::Boatmen, 4).set_track(1, Track::Knights, 3).set_development(2, 2);
    game.fill(0, Place::Village).fill(1, Place::Castle).fill(2, Place::Scriptorium).until_turn_of(0);
    game.play(0, Move::Use(Place::Village)).play(0, Move::Recruit(Kind::Boatman));
    game.play(1, Move::Use(Place::Castle)).play(2, Move::Use(Place::Scriptorium));
    assert_eq!(game.city().citizens, 3);
    assert_eq!([0, 1, 2].map(|seat| game.mat(seat).citizens), [0; 3]);
    for spot in [Spot::Boatmen, Spot::Knights, Spot::Development(0)] {
        assert!(!game.state.table.citizens.waits(spot), "the first takes it");
    }
    assert_eq!(game.track(1, Track::Knights), 4, "one space before the end");
}

/// The first trading station in Le Blanc, whoever builds it.
#[test]
fn le_blanc() {
    rule("invasion.objective.citizens-le-blanc");
    let mut game = invasion(3);
    game.set_merchant(1, Town::LeBlanc).fill(1, Place::Guildhall).until_turn_of(1).play(1, Move::Use(Place::Guildhall));
    assert_eq!(game.city().citizens, 1);
    assert!(!game.state.table.citizens.waits(Spot::Town(Town::LeBlanc)));
}

/// Takes every good of a kind out of the goods market but so many.
fn leave(game: &mut Scene, good: Good, left: u8) {
    let there = game.state.table.goods[good.index()];
    game.give_goods(2, good, there - left);
}

/// A pile that becomes empty gives its citizen for good; the other two have none.
#[test]
fn goods_piles() {
    rule("invasion.objective.citizens-goods-piles");
    assert_eq!(components().invasion.piles, [Good::Wine, Good::Wool, Good::Brocade]);
    for (good, tile, citizens) in [
        (Good::Wine, Place::Winery, 1),
        (Good::Wool, Place::WoolManufacturer, 1),
        (Good::Brocade, Place::TailorShop, 1),
        (Good::Cheese, Place::CheeseFactory, 0),
    ] {
        let mut game = invasion(3);
        leave(&mut game, good, 1);
        game.tile(0, tile).act(0, tile);
        assert_eq!(game.city().citizens, citizens, "{good}");
        game.state.table.goods[good.index()] += 1;
        assert_eq!(game.city().citizens, citizens, "kept when the pile fills again");
    }
    let mut game = resolve(Happening::WoolMarket, 3, |game| leave(game, Good::Wool, 1));
    game.play(0, unit(Unit::Buy { seat: Seat(1), good: Good::Wool })).play(0, crate::invasion::pay(0, 2));
    game.play(0, crate::invasion::SUBMIT).all_approve();
    assert_eq!(game.city().citizens, 1, "by an event, too");
}

/// A pile that is empty from the start gives nothing until it was filled and emptied again.
#[test]
fn empty_from_the_start() {
    rule("invasion.objective.citizens-goods-setup");
    let mut game = invasion(3);
    leave(&mut game, Good::Wine, 0);
    game.tile(0, Place::Winery).fill(0, Place::Winery).until_turn_of(0);
    assert_eq!(game.city().citizens, 0);
    assert!(game.state.table.citizens.waits(Spot::Pile(Good::Wine)));
    game.state.table.goods[Good::Wine.index()] = 1;
    game.mat_mut(2).goods[Good::Wine.index()] -= 1;
    game.play(0, Move::Use(Place::Winery));
    assert_eq!(game.city().citizens, 1);
}

/// A marker of any player at the end of each of the six tracks.
#[test]
fn six_tracks() {
    rule("invasion.objective.citizens-six-tracks");
    let mut game = invasion(3);
    for (nth, &track) in Track::ALL.iter().enumerate() {
        let last = components().track(track).spaces.len() as u8 - 1;
        game.set_track(nth as u8 % 3, track, if track == Track::Scholars { last - 1 } else { last });
    }
    let scholar = (0..3).find(|&seat| game.track(seat, Track::Scholars) > 0).expect("somebody");
    game.set_development(scholar, 29);
    game.state.table.citizens.take(Spot::Development(2));
    game.fill(scholar, Place::University).until_turn_of(scholar);
    assert_eq!(game.city().citizens, 0);
    game.play(scholar, Move::Use(Place::University));
    assert_eq!(game.city().citizens, 1);
    assert!(!game.state.table.citizens.waits(Spot::SixTracks));
}

/// The Mayor decides at once about what was won personally, and keeps two at most.
#[test]
fn the_mayor_keeps() {
    rule("invasion.character.mayor-claim");
    let mut game = invasion(3);
    game.be(0, InvasionCharacter::Mayor).set_development(0, 2).act(0, Place::Scriptorium);
    assert_eq!(game.asks(0), Some(Ask::Invasion(InvasionAsk::KeepCitizen)));
    let mut leaving = game.fork();
    game.play(0, KEEP);
    assert_eq!((game.mat(0).citizens, game.city().citizens), (1, 0));
    leaving.play(0, Move::Decline);
    assert_eq!((leaving.mat(0).citizens, leaving.city().citizens), (0, 1));
    rule("invasion.character.mayor-own-citizens");
    game.mat_mut(0).citizens = 2;
    game.set_development(0, 17).fill(0, Place::Scriptorium).until_turn_of(0).play(0, Move::Use(Place::Scriptorium));
    assert_eq!((game.mat(0).citizens, game.city().citizens), (2, 1), "the third serves the team");
    assert_ne!(game.asks(0), Some(Ask::Invasion(InvasionAsk::KeepCitizen)), "and nobody is asked about it");
    let mut game = invasion(3);
    game.be(0, InvasionCharacter::Mayor).set_development(1, 2).fill(1, Place::Scriptorium).until_turn_of(1);
    game.play(1, Move::Use(Place::Scriptorium));
    assert_eq!((game.mat(0).citizens, game.city().citizens), (0, 1), "a partner's citizen is the team's");
}

/// What the team does together serves the team, though it is the Mayor's marker that moves.
#[test]
fn joint_steps_serve_the_team() {
    let mut game = resolve(Happening::Donation, 2, |game| {
        game.be(0, InvasionCharacter::Mayor).set_development(0, 2);
    });
    game.play(0, unit(Unit::Develop { seat: Seat(0), points: 3 })).play(0, unit(Unit::Wine(Seat(1))));
    game.play(0, unit(Unit::Gain { seat: Seat(1), coins: 3 })).all_approve();
    rule("invasion.character.mayor-claim");
    assert_eq!((game.mat(0).citizens, game.city().citizens, game.mat(0).development), (0, 1, 5));
    assert_ne!(game.asks(0), Some(Ask::Invasion(InvasionAsk::KeepCitizen)));
}

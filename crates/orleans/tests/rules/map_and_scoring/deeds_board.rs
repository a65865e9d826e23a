//! The eight deeds as printed: their spaces, rewards and citizens.

use crate::scene::{Scene, rule, scene};
use orleans::components::{Deed, Edition, Kind, Place, SpaceKind};
use orleans::state::Spot;
use orleans::{Ask, Move};

/// Deed, coins per follower, farmers, boatmen, craftsmen, traders, knights, scholars and monks.
fn deeds() -> [(&'static str, Deed, u16, [u8; Kind::COUNT]); 8] {
    [
        (rule("base.deeds.city-wall"), Deed::CityWall, 1, [3, 0, 3, 1, 3, 0, 0]),
        (rule("base.deeds.papal-conclave"), Deed::PapalConclave, 3, [0, 0, 0, 0, 1, 0, 2]),
        (rule("base.deeds.defeating-the-plague"), Deed::DefeatingThePlague, 2, [1, 1, 0, 1, 0, 2, 0]),
        (rule("base.deeds.astronomy"), Deed::Astronomy, 1, [0, 0, 0, 1, 0, 2, 0]),
        (rule("base.deeds.boatmens-guild"), Deed::BoatmensGuild, 1, [0, 3, 0, 0, 0, 1, 0]),
        (rule("base.deeds.building-the-cathedral"), Deed::BuildingTheCathedral, 2, [0, 0, 2, 2, 0, 0, 2]),
        (rule("base.deeds.peace-treaty"), Deed::PeaceTreaty, 2, [0, 0, 0, 0, 2, 1, 1]),
        (rule("base.deeds.canalization"), Deed::Canalization, 1, [3, 3, 2, 2, 0, 0, 0]),
    ]
}

/// Seat 0 sends one follower to a deed, taking a coin at the Canalization.
fn send(game: &mut Scene, kind: Kind, deed: Deed) {
    game.until_turn_of(0);
    game.stand(0, Place::TownHall, SpaceKind::Any, kind.neutral());
    game.play(0, Move::Use(Place::TownHall)).play(0, Move::Send { kind, deed });
    if deed == Deed::Canalization {
        game.play(0, Move::Coin);
    }
}

/// Whether the deed has a free space for this kind.
fn takes(game: &mut Scene, kind: Kind, deed: Deed) -> bool {
    game.until_turn_of(0);
    let mut asked = game.fork();
    asked.stand(0, Place::TownHall, SpaceKind::Any, kind.neutral());
    asked.offers(0, Move::Use(Place::TownHall))
        && asked.play(0, Move::Use(Place::TownHall)).offers(0, Move::Send { kind, deed })
}

/// Every deed takes its followers and no others, pays for each, and gives its citizen with the last.
#[test]
fn the_printed_deeds() {
    for (id, deed, coins, spaces) in deeds() {
        let mut game = scene(Edition::Current, 2);
        game.all_ready();
        let mut missing: u8 = spaces.iter().sum();
        for (&kind, &number) in Kind::ALL.iter().zip(&spaces) {
            for _ in 0..number {
                assert!(takes(&mut game, kind, deed), "{id}: {kind}");
                let before = game.coins(0);
                send(&mut game, kind, deed);
                assert_eq!(game.coins(0) - before, coins, "{id}");
                missing -= 1;
                assert_eq!(game.mat(0).citizens, u8::from(missing == 0), "{id}: {missing} to go");
            }
            assert!(!takes(&mut game, kind, deed), "{id}: no more {kind}");
        }
        assert!(!game.state.table.citizens.waits(Spot::Deed(deed)), "{id}");
    }
}

/// At the Canalization each follower brings a coin or a development point, as the sender likes.
#[test]
fn canalization() {
    rule("base.deeds.canalization");
    let mut game = scene(Edition::Current, 2);
    game.stand(0, Place::TownHall, SpaceKind::Any, Kind::Farmer.neutral());
    game.stand(0, Place::TownHall, SpaceKind::Any, Kind::Trader.neutral());
    game.all_ready().play(0, Move::Use(Place::TownHall));
    for (kind, choice, coins, development) in [(Kind::Farmer, Move::Develop, 5, 1), (Kind::Trader, Move::Coin, 6, 1)] {
        game.play(0, Move::Send { kind, deed: Deed::Canalization });
        assert_eq!((game.asks(0), game.options(0)), (Some(Ask::Canalization), vec![Move::Coin, Move::Develop]));
        game.refuses(0, Move::Decline, "base.deeds.canalization").play(0, choice);
        assert_eq!((game.coins(0), game.mat(0).development), (coins, development));
    }
}

/// All eight deeds with all 45 spaces are there, however many play.
#[test]
fn at_every_player_count() {
    rule("base.deeds.all-player-counts");
    for (&edition, most) in Edition::ALL.iter().zip([4, 4, 5]) {
        for players in 2..=most {
            let mut game = scene(edition, players);
            game.all_ready();
            let mut sent = 0;
            for (_, deed, _, spaces) in deeds() {
                for (&kind, &number) in Kind::ALL.iter().zip(&spaces) {
                    (0..number).for_each(|_| send(&mut game, kind, deed));
                    sent += number;
                }
            }
            assert_eq!((sent, game.mat(0).citizens), (45, 8), "{edition}, {players} players");
        }
    }
}

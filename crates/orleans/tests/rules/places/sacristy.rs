//! Sacristy: a monk against an unpleasant event.

use crate::scene::{Scene, rule, scene};
use orleans::components::{Edition, Follower, Good, Happening, Letter, Place, SpaceKind};
use orleans::state::Pool;
use orleans::{Ask, Move};

const UNPLEASANT: [Happening; 3] = [Happening::Harvest, Happening::Taxes, Happening::Plague];
const LETTERS: [Letter; 3] = [Letter::A, Letter::B, Letter::C];

/// Seat 0 owns the Sacristy, six wool, 20 coins and a farmer in the bag; the event comes next.
pub(crate) fn struck(edition: Edition, event: Happening, letter: Letter, monk: bool) -> Scene {
    let mut game = scene(edition, 2);
    game.tile(0, Place::Sacristy).set_market(0, []).set_coins(0, 20).set_bag(0, [Follower::Farmer]);
    if monk {
        game.fill(0, Place::Sacristy);
    }
    game.state.table.goods = [12; Good::COUNT];
    game.give_goods(0, Good::Wool, 6).event(event, letter).all_ready().all_pass();
    game
}

/// What an event can take: coins, goods, followers in the bag.
fn belongings(game: &Scene) -> (u16, [u8; Good::COUNT], Pool) {
    (game.coins(0), game.mat(0).goods, game.player(0).bag)
}

/// The monk goes back into the bag and the event passes its owner by, though not the others.
#[test]
fn the_monk_wards_off_the_event() {
    rule("places.sacristy.shield");
    for &edition in Edition::ALL {
        for event in UNPLEASANT {
            for letter in LETTERS {
                let mut game = struck(edition, event, letter, true);
                assert_eq!(game.asks(0), Some(Ask::Shield), "{event} {letter}");
                let (coins, goods, mut bag) = belongings(&game);
                let supply = game.state.table.followers;
                game.set_coins(1, 20).give_goods(1, Good::Wool, 6).set_bag(1, [Follower::Farmer]);
                game.play(0, Move::Shield);
                bag.add(Follower::Monk);
                assert_eq!(belongings(&game), (coins, goods, bag), "{event} {letter}");
                assert!(game.standing(0, Place::Sacristy).is_empty());
                let hit = match event {
                    Happening::Harvest => matches!(game.asks(1), Some(Ask::Harvest { .. })),
                    Happening::Taxes => game.coins(1) < 20,
                    _ => game.player(1).bag.is_empty() && game.state.table.followers[0] == supply[0] + 1,
                };
                assert!(hit, "the neighbour has no shield against {event}");
            }
        }
    }
}

/// Without a monk on it the Sacristy is no help.
#[test]
fn no_monk_no_shield() {
    rule("places.sacristy.shield");
    for &edition in Edition::ALL {
        let taxed = struck(edition, Happening::Taxes, Letter::A, false);
        assert!(taxed.asks(0) != Some(Ask::Shield) && taxed.coins(0) < 20);
        let ill = struck(edition, Happening::Plague, Letter::A, false);
        assert!(ill.asks(0) != Some(Ask::Shield) && ill.player(0).bag.is_empty());
        let hungry = struck(edition, Happening::Harvest, Letter::A, false);
        assert_eq!(hungry.asks(0), Some(Ask::Harvest { owed: 1 }));
    }
}

/// The owner chooses before the event takes effect; an unused monk waits for a later round.
#[test]
fn the_owner_chooses() {
    rule("places.sacristy.optional");
    for &edition in Edition::ALL {
        for event in UNPLEASANT {
            let mut game = struck(edition, event, Letter::A, true);
            assert_eq!(game.options(0), [Move::Shield, Move::Decline]);
            game.refuses(0, Move::Pass, "places.sacristy.optional");
            assert_eq!(game.coins(0), 20);
            assert_eq!((game.mat(0).n_goods(), game.player(0).bag.total()), (6, 1), "nothing is taken yet");

            game.play(0, Move::Decline);
            match event {
                Happening::Harvest => _ = game.play(0, Move::PayCoins(5)),
                Happening::Taxes => assert_eq!(game.coins(0), if edition == Edition::First { 18 } else { 14 }),
                _ => assert!(game.player(0).bag.is_empty()),
            }
            assert_eq!(game.standing(0, Place::Sacristy), [Follower::Monk]);
            game.next_round().event(Happening::Taxes, Letter::A).all_ready().all_pass();
            while game.asks(0).is_none() && game.asks(1).is_some() {
                let first = game.options(1)[0];
                game.play(1, first);
            }
            assert_eq!(game.asks(0), Some(Ask::Shield), "a later round");
            game.play(0, Move::Shield);
            assert_eq!(game.player(0).bag.count(Follower::Monk), 1);
        }
    }
}

/// One monk cancels the whole event, all three food items of Harvest C among them.
#[test]
fn the_whole_event_is_cancelled() {
    rule("places.sacristy.whole-event");
    for (edition, owed) in [(Edition::First, 1), (Edition::Current, 3), (Edition::Bigbox, 3)] {
        let mut game = struck(edition, Happening::Harvest, Letter::C, true);
        game.give_goods(0, Good::Grain, 4);
        let mut declined = game.fork();
        declined.play(0, Move::Decline);
        assert_eq!(declined.asks(0), Some(Ask::Harvest { owed }));

        game.play(0, Move::Shield);
        assert!(!matches!(game.asks(0), Some(Ask::Harvest { .. } | Ask::Shield)));
        assert_eq!((game.coins(0), game.goods(0, Good::Grain)), (20, 4));
        game.next_round();
        assert_eq!((game.coins(0), game.goods(0, Good::Grain)), (20, 4), "nor later");
    }
}

/// In phase 5 the Sacristy has no action, and its monk can be taken back in phase 3.
#[test]
fn no_action_of_its_own() {
    rule("places.sacristy.no-action");
    for &edition in Edition::ALL {
        let mut game = scene(edition, 2);
        game.tile(0, Place::Sacristy).set_market(0, []).fill(0, Place::Sacristy).all_ready();
        game.refuses(0, Move::Use(Place::Sacristy), "places.sacristy.no-action");
        game.until(|state| matches!(state.asked_of(tabletop::Seat(0)), Some(Ask::Followers { .. })));
        let (place, space, follower) = (Place::Sacristy, SpaceKind::Monk, Follower::Monk);
        game.play(0, Move::TakeBack { place, space, follower });
        assert_eq!((game.mat(0).market.count(follower), game.standing(0, place).len()), (1, 0));
    }
}

//! Rat Infestation and Taking to the Road: tokens drawn from the bag.

use crate::plague::{Scene, plague, rule};
use orleans::components::{Follower, Happening, Kind, Letter, Place, SpaceKind};
use orleans::{Ask, Event, Move, Origin, PlagueAsk, PlagueMove};
use tabletop::Seat;

fn infested(letter: Letter, corpses: u8, bag: &[Follower]) -> Scene {
    let mut game = plague(2);
    game.under_letter(Happening::RatInfestation, letter).set_bag(0, bag.iter().copied()).in_bag(0, corpses);
    game.befall();
    game
}

fn lose(kind: Kind) -> Move {
    Move::Plague(PlagueMove::Lose(kind))
}

#[test]
fn rat_infestation() {
    rule("plague.event.rat-infestation-b");
    rule("plague.event.rat-infestation-d");
    rule("plague.event.rat-infestation-rest");
    rule("plague.event.rat-infestation-small-bag");
    for letter in [Letter::B, Letter::D] {
        let supply = plague(2).on_table().supply;
        let mut game = infested(letter, 2, &[Follower::Knight, Follower::Scholar, Follower::OwnTrader]);
        assert_eq!((game.plagued(0).in_bag, game.on_table().supply), (0, supply), "corpses are gone at once");
        assert_eq!(game.options(0), [lose(Kind::Knight), lose(Kind::Scholar)], "a neutral one, by choice");
        game.refuses(0, Move::Decline, "plague.event.rat-infestation-small-bag");
        game.refuses(0, lose(Kind::Trader), "plague.event.rat-infestation-small-bag");
        let knights = game.state.table.followers[Kind::Knight.index()];
        game.play(0, lose(Kind::Knight));
        assert_eq!(game.state.table.followers[Kind::Knight.index()], knights + 1);
        let bag = game.player(0).bag;
        assert_eq!((bag.count(Follower::Scholar), bag.count(Follower::OwnTrader), bag.total()), (1, 1, 2));
        // Corpses and own-colour followers alone: nobody is lost.
        let game = infested(letter, 2, &[Follower::OwnTrader]);
        assert!(!matches!(game.asks(0), Some(Ask::Plague(PlagueAsk::Rats { .. }))));
        assert_eq!(game.player(0).bag.total(), 1);
        // Five of many.
        let game = infested(letter, 0, &[Follower::Farmer; 9]);
        let drawn = game.log.iter().filter(|event| matches!(event, Event::Drew(Seat(0), _))).count();
        assert_eq!((drawn, game.player(0).bag.total()), (5, 4));
        // Corpses are among the five.
        let game = infested(letter, 9, &[Follower::Farmer; 9]);
        let left = (game.player(0).bag.total(), game.plagued(0).in_bag);
        assert_eq!(left.0 + left.1, 9 + 9 - 5);
        assert!(left.0 < 9 && left.1 < 9, "some of both: {left:?}");
        // All of few, and of these one must go.
        let mut game = infested(letter, 1, &[Follower::Knight, Follower::Scholar]);
        assert_eq!((game.player(0).bag.total(), game.plagued(0).in_bag), (0, 0));
        assert_eq!(game.options(0), [lose(Kind::Knight), lose(Kind::Scholar)]);
        game.play(0, lose(Kind::Scholar));
        assert_eq!((game.player(0).bag.count(Follower::Knight), game.player(0).bag.total()), (1, 1));
    }
}

#[test]
fn taking_to_the_road() {
    rule("plague.event.taking-to-the-road");
    rule("plague.event.taking-to-the-road-placement");
    let goes = |corpses: u8, bag: &[Follower], arrange: fn(&mut Scene)| {
        let mut game = plague(2);
        game.under(Happening::TakingToTheRoad).set_bag(0, bag.iter().copied()).set_bag(1, []).in_bag(0, corpses);
        arrange(&mut game);
        game.befall();
        game
    };
    for follower in [Follower::Knight, Follower::OwnFarmer] {
        let mut game = goes(0, &[follower], |_| ());
        assert!(matches!(game.asks(0), Some(Ask::Plague(PlagueAsk::Drawn(_)))), "{follower}");
        game.refuses(0, Move::Decline, "plague.corpse.drawn-outside-phase-three");
        let space = SpaceKind::from(follower.kind());
        let place = if follower == Follower::Knight { Place::Scriptorium } else { Place::Castle };
        game.play(0, Move::Put { follower, place, space, from: Origin::Drawn });
        game.next_round();
        assert_eq!(game.standing(0, place), [follower], "it stays for the next round");
    }
    // And works there from its first turn on.
    let mut game = goes(0, &[Follower::Knight], |game| {
        _ = game.stand(0, Place::Scriptorium, SpaceKind::Scholar, Follower::Scholar)
    });
    let put = Move::Put {
        follower: Follower::Knight,
        place: Place::Scriptorium,
        space: SpaceKind::Knight,
        from: Origin::Drawn,
    };
    game.play(0, put).next_round().until_turn_of(0).play(0, Move::Use(Place::Scriptorium));
    assert_eq!(game.standing(0, Place::Scriptorium), []);
    // A corpse is gone.
    let supply = plague(2).on_table().supply;
    let game = goes(1, &[], |_| ());
    assert_eq!((game.plagued(0).in_bag, game.on_table().supply), (1, supply - 2), "the tile brings one for each again");
    assert!(!matches!(game.asks(0), Some(Ask::Plague(PlagueAsk::Drawn(_)))));
    // Without a space it returns, and an empty bag gives nothing.
    let game = goes(0, &[Follower::OwnTrader], |game| {
        let places = game.mat(0).places;
        for place in places.iter().filter(|&place| place != Place::TownHall) {
            let spaces = &orleans::components::components().place(place).action_spaces;
            for &space in spaces.iter().filter(|&&space| space == SpaceKind::Trader) {
                game.stand(0, place, space, Follower::Trader);
            }
        }
    });
    assert_eq!(game.player(0).bag.count(Follower::OwnTrader), 1);
    let game = goes(0, &[], |_| ());
    assert!(!matches!(game.asks(0), Some(Ask::Plague(PlagueAsk::Drawn(_)))));
}

//! Cemetery, and what everything counts for in the end.

use crate::plague::{RETURN, THROW, plague, play_and_remove, rule};
use orleans::components::{Follower, Good, Happening, Indulgence, Kind, Place, PlagueDeed, SpaceKind, components};
use orleans::{Ask, BoardDeed, Move, PlagueAsk, PlagueMove};
use tabletop::{Game, Seat};

const THROW_ALL: Move = Move::Plague(PlagueMove::ThrowBack { cemetery: true });

#[test]
fn a_space_for_one_corpse() {
    rule("plague.tile.cemetery");
    rule("places.cemetery.space");
    rule("plague.tile.cemetery-moving");
    // A corpse that lies there moves when the tile is gained.
    let mut game = plague(2);
    game.infect(0, 3).state.table.tiles = [Place::Cemetery].into_iter().collect();
    game.use_place(Place::Village).play(0, Move::Recruit(Kind::Trader)).play(0, Move::Tile(Place::Cemetery));
    assert_eq!((game.plagued(0).on_market, game.plagued(0).on_cemetery), (2, true));
    // One that arrives moves by itself, and only one finds room.
    let mut game = plague(2);
    game.tile(0, Place::Cemetery).under(Happening::Outbreak).befall();
    assert_eq!((game.plagued(0).on_market, game.plagued(0).on_cemetery), (0, true));
    let mut game = plague(2);
    game.bury(0).under(Happening::Outbreak).befall();
    assert_eq!((game.plagued(0).on_market, game.plagued(0).on_cemetery), (1, true));
    // There it lies beside the Market, and two of its eight spaces are free.
    let mut game = plague(2);
    game.bury(0).set_market(0, [Follower::Farmer; 6]).set_bag(0, [Follower::Knight; 4]);
    game.until(|state| matches!(state.asked_of(Seat(0)), Some(Ask::Followers { .. })));
    assert_eq!(game.options(0)[0], Move::Draw(2));
}

#[test]
fn drawing() {
    rule("plague.tile.cemetery-drawing");
    let mut game = plague(2);
    game.tile(0, Place::Cemetery).set_market(0, [Follower::Farmer; 7]).set_bag(0, []).in_bag(0, 4);
    game.until(|state| matches!(state.asked_of(Seat(0)), Some(Ask::Followers { .. })));
    assert_eq!(game.options(0), [Move::Draw(1), Move::Draw(0)], "the free spaces of the Market set the limit");
    game.play(0, Move::Draw(1));
    assert_eq!((game.plagued(0).on_market, game.plagued(0).on_cemetery), (0, true));
}

#[test]
fn returned_and_thrown() {
    rule("plague.tile.cemetery-removal");
    rule("plague.tile.cemetery-throw-back");
    let card = Indulgence::OneGrain;
    let mut game = plague(2);
    game.bury(0)
        .infect(0, 2)
        .give_goods(0, Good::Grain, 1)
        .give_cards(0, &[card])
        .until_turn_of(0)
        .play(0, play_and_remove(card));
    assert_eq!((game.plagued(0).on_market, game.plagued(0).on_cemetery), (0, false));
    let mut game = plague(2);
    game.bury(0).under(Happening::GraveGoods).befall();
    game.play(0, RETURN);
    assert!(!game.plagued(0).on_cemetery);
    // With corpses on the Market, too, the Cemetery is never the empty one.
    let mut game = plague(2);
    game.bury(0).infect(0, 2).under(Happening::GraveGoods).befall();
    game.play(0, RETURN);
    assert_eq!((game.plagued(0).on_market, game.plagued(0).on_cemetery), (1, true));
    let mut game = plague(2);
    game.bury(0).stand(0, Place::TownHall, SpaceKind::Any, Follower::Knight).until_turn_of(0);
    let deed = BoardDeed::Plague(PlagueDeed::Autopsy);
    game.play(0, Move::Use(Place::TownHall))
        .play(0, Move::SendTo { kind: Kind::Knight, deed, good: None })
        .play(0, RETURN);
    assert!(!game.plagued(0).on_cemetery);
    // All or none, and the one on the Cemetery as its owner likes.
    let mut game = plague(2);
    game.bury(0).infect(0, 2).befall();
    assert_eq!(
        (game.asks(0), game.options(0)),
        (Some(Ask::Plague(PlagueAsk::AllOrNone)), vec![THROW, THROW_ALL, Move::Decline])
    );
    let mut all = game.fork();
    game.play(0, THROW);
    assert_eq!((game.plagued(0).on_market, game.plagued(0).on_cemetery, game.plagued(0).in_bag), (0, true, 2));
    all.play(0, THROW_ALL);
    assert_eq!((all.plagued(0).on_market, all.plagued(0).on_cemetery, all.plagued(0).in_bag), (0, false, 3));
}

#[test]
fn scoring() {
    rule("plague.score.cards");
    rule("plague.score.corpses");
    rule("plague.score.winner");
    let points = |game: &crate::plague::Scene, seat: u8, source: &str| {
        let sheet = orleans::score::sheet(&game.state, Seat(seat));
        assert_eq!(sheet.total, sheet.lines.iter().map(|line| line.points).sum::<i32>());
        sheet.lines.iter().find(|line| line.source == source).map_or(0, |line| line.points)
    };
    let mut game = plague(2);
    game.infect(0, 3).bury(0).in_bag(0, 4).give_cards(0, &[Indulgence::TenCoins]).give_cards(1, &[Indulgence::OneWine]);
    game.plagued_mut(1).played = [Indulgence::ThreeCheese, Indulgence::OneGrain].into_iter().collect();
    let worth = |card: Indulgence| i32::from(components().plague.indulgences[card.index()].points);
    assert_eq!(points(&game, 1, "indulgences"), worth(Indulgence::ThreeCheese) + worth(Indulgence::OneGrain));
    assert_eq!((points(&game, 0, "indulgences"), points(&game, 0, "corpses")), (0, -8), "unplayed cards cost nothing");
    // A total may be negative.
    game.set_coins(0, 0);
    assert!(orleans::score::sheet(&game.state, Seat(0)).total < 0);
    // Most points win; ties go to the one further ahead on the Development track.
    let ends = |corpses: u8, development: [u8; 2]| {
        let mut game = plague(2);
        game.infect(0, corpses).set_development(0, development[0]).set_development(1, development[1]);
        game.state.table.round = 18;
        game.until(|state| state.asked_now().is_none());
        let outcome = game.state.outcome().expect("the end");
        outcome.winners.iter().map(|seat| seat.0).collect::<Vec<u8>>()
    };
    assert_eq!(ends(1, [0, 0]), [1]);
    assert_eq!(ends(0, [1, 2]), [1]);
    assert_eq!(ends(0, [2, 1]), [0]);
    assert_eq!(ends(0, [2, 2]), [0, 1]);
}

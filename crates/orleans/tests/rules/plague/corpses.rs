//! Corpses in bags and on Markets.

use crate::plague::{RETURN, Scene, THROW, plague, play, play_and_remove, rule};
use orleans::components::{Follower, Good, Happening, Indulgence, Kind, Place, SpaceKind};
use orleans::{Ask, Event, Move, PlagueAsk, PlagueEvent, Sender};
use tabletop::{Game, Seat, Viewer};

const DREW: Event = Event::Plague(PlagueEvent::DrewCorpse { seat: Seat(0), to_market: true });
const DREW_AND_GONE: Event = Event::Plague(PlagueEvent::DrewCorpse { seat: Seat(0), to_market: false });

/// Seat 0 is asked for phase 3 of the next round, with these followers on the Market and nobody on the board.
fn before_drawing(market: &[Follower], arrange: impl Fn(&mut Scene)) -> Scene {
    let mut game = plague(2);
    game.set_market(0, market.iter().copied()).set_bag(0, []);
    game.state.table.start_player = Seat(1);
    arrange(&mut game);
    game.until(|state| matches!(state.asked_of(Seat(0)), Some(Ask::Followers { .. })));
    game
}

#[test]
fn drawn_like_followers() {
    rule("plague.corpse.draw-phase-three");
    rule("plague.corpse.blocks-market");
    rule("plague.corpse.no-action");
    let mut game = before_drawing(&[], |game| _ = game.in_bag(0, 6));
    assert_eq!(game.options(0).len(), 5, "four of six, as the Knights track says");
    game.play(0, Move::Draw(4));
    assert_eq!((game.plagued(0).on_market, game.plagued(0).in_bag, game.mat(0).market.total()), (4, 2, 0));
    assert_eq!(game.log.iter().filter(|event| **event == DREW).count(), 4);
    let removed = Event::Plague(PlagueEvent::Removed(Seat(0), 1));
    assert!(DREW.reveals() && !removed.reveals(), "what is drawn stays known; what was decided can be taken back");
    // Nobody of them can be planned.
    game.until(|state| matches!(state.asked_now(), Some((_, Ask::Plan))));
    let puts = game.options(0).into_iter().filter(|mv| matches!(mv, Move::Put { .. }));
    assert!(puts.into_iter().all(|mv| matches!(mv, Move::Put { follower: Follower::PlagueDoctor, .. })));
    // Nobody waits on a space that a corpse has taken.
    let waits = |corpses: u8| {
        let mut game = plague(2);
        game.set_market(0, [Follower::Farmer; 6]).infect(0, corpses).tile(0, Place::Statue).use_place(Place::Castle);
        game.asks(0) == Some(Ask::Statue(Kind::Knight))
    };
    assert!(waits(1) && !waits(2));
    // With 7 corpses on the Market one space is free.
    let mut game = before_drawing(&[], |game| _ = game.infect(0, 7).in_bag(0, 3));
    assert_eq!(game.options(0), [Move::Draw(1), Move::Draw(0)]);
    game.refuses(0, Move::Draw(2), "base.followers.market-caps-draw");
    // A mixed bag gives either.
    let mut seen = [false; 2];
    for n in 0..40 {
        let mut game = before_drawing(&[], |game| _ = game.in_bag(0, 2).set_bag(0, [Follower::Farmer, Follower::Monk]));
        game.state.secret.rng = tabletop::Rng::new(tabletop::Seed::of_series(n, 3));
        game.play(0, Move::Draw(1));
        seen[usize::from(game.plagued(0).on_market)] = true;
        assert_eq!(game.mat(0).market.total() + game.plagued(0).on_market, 1);
    }
    assert_eq!(seen, [true; 2]);
}

#[test]
fn into_all_bags() {
    rule("plague.corpse.tile-number");
    rule("plague.corpse.short-supply");
    let tiles = &orleans::components::components().plague;
    for (nth, &number) in tiles.tile_corpses.iter().enumerate().filter(|(nth, _)| *nth > 0 && *nth < 25) {
        let mut game = plague(3);
        (0..3).for_each(|seat| _ = game.set_bag(seat, []).set_coins(seat, 40));
        let supply = game.on_table().supply;
        game.state.table.tile = Some(orleans::components::TileId(nth as u8));
        let event = tiles.tiles[nth].event;
        game.until(|state| state.table.round == 3);
        let in_bags: Vec<u8> = (0..3).map(|seat| game.plagued(seat).in_bag).collect();
        assert_eq!(in_bags, [number; 3], "{event}");
        assert_eq!(game.on_table().supply, supply - 3 * number, "{event}");
    }
    let mut game = plague(3);
    game.in_bag(0, 41).under(Happening::GraveGoods);
    game.until(|state| state.table.round == 3);
    assert_eq!([0, 1, 2].map(|seat| game.plagued(seat).in_bag), [42, 1, 1], "1 for each of 5, though 2 are printed");
    assert_eq!(game.on_table().supply, 2, "the rest stays");
}

#[test]
fn phase_six_in_three_steps() {
    rule("plague.corpse.phase-six-order");
    rule("plague.corpse.all-or-none");
    rule("plague.corpse.throw-back-decision");
    let mut game = plague(2);
    game.infect(0, 3).infect(1, 2).set_coins(0, 20).in_bag(1, 40).under(Happening::GraveGoods).befall();
    assert_eq!(game.asks(0), Some(Ask::Plague(PlagueAsk::GraveGoods)), "the event first");
    game.play(0, RETURN)
        .play(0, RETURN)
        .until(|state| !matches!(state.asked_now(), Some((_, Ask::Plague(PlagueAsk::GraveGoods)))));
    // The corpses that the event freed are handed out: 1 was left, 3 are there now.
    assert_eq!((game.plagued(0).in_bag, game.plagued(1).in_bag), (1, 41), "then the corpses of the tile");
    assert_eq!(game.asks(0), Some(Ask::Plague(PlagueAsk::AllOrNone)), "then the decisions, the start player's first");
    assert_eq!(game.options(0), [THROW, Move::Decline]);
    game.refuses(0, RETURN, "plague.corpse.all-or-none");
    game.play(0, Move::Decline);
    assert_eq!((game.plagued(0).on_market, game.asks(1)), (1, Some(Ask::Plague(PlagueAsk::AllOrNone))));
    game.play(1, THROW);
    assert_eq!((game.plagued(1).on_market, game.plagued(1).in_bag), (0, 43), "all of them");
}

#[test]
fn six_or_more() {
    rule("plague.corpse.six-plus");
    rule("plague.corpse.six-plus-optional");
    rule("plague.corpse.six-plus-count");
    rule("places.cemetery.not-counted");
    let reduce = |on_market: u8, cemetery: bool| {
        let mut game = plague(2);
        game.set_market(0, []).infect(0, on_market).under(Happening::Wake);
        if cemetery {
            game.bury(0);
        }
        game.until(|state| state.table.round == 3)
            .until(|state| matches!(state.asked_now(), Some((_, Ask::Plague(_) | Ask::Plan | Ask::Followers { .. }))));
        game
    };
    for on_market in [6, 7, 8] {
        let mut game = reduce(on_market, false);
        assert_eq!(game.asks(0), Some(Ask::Plague(PlagueAsk::Reduce)), "after a Wake, too, and before phase 3");
        assert_eq!(game.options(0), [THROW, Move::Decline]);
        let mut kept = game.fork();
        kept.play(0, Move::Decline);
        assert_eq!(kept.plagued(0).on_market, on_market, "nobody must");
        let in_bag = game.plagued(0).in_bag;
        game.play(0, THROW);
        assert_eq!((game.plagued(0).on_market, game.plagued(0).in_bag), (5, in_bag + on_market - 5));
        assert!(!game.offers(0, THROW), "once");
    }
    assert_ne!(reduce(5, false).asks(0), Some(Ask::Plague(PlagueAsk::Reduce)));
    assert_ne!(reduce(5, true).asks(0), Some(Ask::Plague(PlagueAsk::Reduce)), "the Cemetery is not counted");
    let game = reduce(6, true);
    assert_eq!(game.options(0), [THROW, Move::Decline], "nor thrown back here");
}

#[test]
fn gone_with_a_card() {
    rule("plague.corpse.removed-by-indulgence");
    let mut game = plague(2);
    game.infect(0, 4)
        .in_bag(0, 2)
        .give_goods(0, Good::Grain, 1)
        .give_cards(0, &[Indulgence::OneGrain])
        .until_turn_of(0);
    let supply = game.on_table().supply;
    let mut kept = game.fork();
    game.play(0, play_and_remove(Indulgence::OneGrain));
    assert_eq!((game.plagued(0).on_market, game.plagued(0).in_bag, game.on_table().supply), (0, 2, supply + 4));
    kept.play(0, play(Indulgence::OneGrain));
    assert_eq!((kept.plagued(0).on_market, kept.on_table().supply), (4, supply), "all or none");
    let mut without = plague(2);
    without.give_goods(0, Good::Grain, 1).give_cards(0, &[Indulgence::OneGrain]).until_turn_of(0);
    without.refuses(0, play_and_remove(Indulgence::OneGrain), "plague.corpse.removed-by-indulgence");
}

#[test]
fn drawn_for_something_else() {
    rule("plague.corpse.drawn-outside-phase-three");
    rule("plague.corpse.bathhouse");
    rule("places.bathhouse.corpse");
    let bath = |corpses: u8, followers: &[Follower]| {
        let mut game = plague(2);
        game.tile(0, Place::Bathhouse)
            .fill(0, Place::Bathhouse)
            .set_bag(0, followers.iter().copied())
            .in_bag(0, corpses);
        game.until_turn_of(0);
        game
    };
    let supply = plague(2).on_table().supply;
    let mut game = bath(1, &[Follower::Knight]);
    game.play(0, Move::Use(Place::Bathhouse));
    assert!(!matches!(game.asks(0), Some(Ask::Bathhouse(_))), "the other one is not placed");
    assert_eq!((game.on_table().supply, game.plagued(0).in_bag), (supply, 0));
    assert_eq!(game.player(0).bag.count(Follower::Knight), 1, "but goes back into the bag");
    assert!(game.log.contains(&DREW_AND_GONE));
    let mut game = bath(2, &[]);
    game.play(0, Move::Use(Place::Bathhouse));
    assert_eq!((game.on_table().supply, game.plagued(0).in_bag), (supply, 0), "both are gone");
    let mut game = bath(1, &[]);
    game.play(0, Move::Use(Place::Bathhouse));
    assert_eq!(game.plagued(0).in_bag, 0, "a bag of one corpse will do");
    bath(0, &[]).refuses(0, Move::Use(Place::Bathhouse), "places.bathhouse.short-bag");
    let mut game = bath(0, &[Follower::Knight, Follower::Monk]);
    game.play(0, Move::Use(Place::Bathhouse));
    assert!(matches!(game.asks(0), Some(Ask::Bathhouse(_))), "without corpses as ever");
}

#[test]
fn torture_draws_again() {
    rule("plague.corpse.drawn-in-torture");
    rule("plague.corpse.no-payment");
    let mut game = plague(2);
    game.set_coins(0, 0).set_development(0, 4).set_bag(0, [Follower::Knight, Follower::OwnFarmer]).in_bag(0, 5);
    game.infect(0, 2).give_cards(0, &[Indulgence::OneWool]);
    game.mat_mut(0).stations_left = 0;
    game.under(Happening::DevelopmentTax).befall();
    assert_eq!(game.asks(0), Some(Ask::Torture { owed: 2 }));
    assert_eq!(game.options(0), [Move::GiveFollower, Move::GiveStep], "no corpse, card, doctor or Infirmary is taken");
    let mut drawn = 0;
    for n in 0..20 {
        let mut game = game.fork();
        game.state.secret.rng = tabletop::Rng::new(tabletop::Seed::of_series(n, 5));
        game.play(0, Move::GiveFollower);
        let gone = game.log.iter().filter(|event| **event == DREW_AND_GONE).count() as u8;
        drawn = drawn.max(gone);
        assert!(game.log.contains(&Event::GaveFollower(Seat(0), Kind::Knight)), "the knight pays");
        assert_eq!(game.asks(0), Some(Ask::Torture { owed: 1 }), "a corpse does not count");
        assert_eq!(game.plagued(0).in_bag, 5 - gone);
        assert_eq!(game.player(0).bag.count(Follower::OwnFarmer), 1);
    }
    assert!(drawn > 1);
    // A bag of corpses alone has nobody to give.
    game.set_bag(0, []).refuses(0, Move::GiveFollower, "base.torture.follower-only-from-bag");
}

#[test]
fn full_markets_and_counting() {
    rule("plague.corpse.no-market-space");
    rule("plague.corpse.public");
    let mut game = plague(2);
    game.infect(0, 4).set_market(0, [Follower::Farmer; 4]);
    let supply = game.on_table().supply;
    game.under(Happening::Outbreak).state.table.round = 1;
    game.until(|state| !matches!(state.asked_now(), Some((_, Ask::Plan | Ask::Action))));
    assert_eq!((game.plagued(0).on_market, game.plagued(1).on_market), (4, 1));
    assert_eq!(game.on_table().supply, supply - 1, "it stays in the supply");
    // Everybody sees the corpses on Markets and has seen what went into bags.
    game.in_bag(1, 3);
    let view = game.state.view(Viewer::Seat(Seat(0)));
    let orleans::SystemOnMat::Plague(seen) = view.players[1].mat.modules.system else { panic!("a mat") };
    assert_eq!((seen.on_market, seen.in_bag), (1, 3));
}

#[test]
fn no_deed_takes_one() {
    rule("plague.corpse.no-action");
    let mut game = plague(2);
    game.infect(0, 3).stand(0, Place::TownHall, SpaceKind::Any, Follower::Farmer);
    game.until_turn_of(0).play(0, Move::Use(Place::TownHall));
    assert_eq!(game.asks(0), Some(Ask::Send { from: Sender::TownHall, sent: 0 }));
    let kinds = game.options(0).into_iter().filter_map(|mv| match mv {
        Move::SendTo { kind, .. } => Some(kind),
        _ => None,
    });
    assert!(kinds.into_iter().all(|kind| kind == Kind::Farmer));
}

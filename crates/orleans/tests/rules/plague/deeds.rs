//! The deeds of the Plague board.

use crate::plague::{RETURN, Scene, plague, rule};
use crate::scene::trade::fill_deed;
use orleans::components::{
    Deed, Follower, Good, Happening, Indulgence, Kind, Place, PlagueDeed, SpaceKind, Town, components,
};
use orleans::{Ask, BoardDeed, Move, Origin, PlagueAsk, Sender};

fn to(kind: Kind, deed: PlagueDeed) -> Move {
    Move::SendTo { kind, deed: BoardDeed::Plague(deed), good: None }
}

/// Seat 0 uses the Town Hall with these followers.
fn sending(players: u8, kinds: &[Kind], arrange: impl Fn(&mut Scene)) -> Scene {
    let mut game = plague(players);
    kinds.iter().for_each(|kind| _ = game.stand(0, Place::TownHall, SpaceKind::Any, kind.neutral()));
    arrange(&mut game);
    game.until_turn_of(0).play(0, Move::Use(Place::TownHall));
    game
}

#[test]
fn areas_and_placement() {
    rule("plague.deed.placement");
    rule("plague.deed.upper-area");
    rule("plague.deed.all-areas");
    rule("plague.deed.area-list");
    let upper = [PlagueDeed::AlchemyI, PlagueDeed::Autopsy, PlagueDeed::Coinage, PlagueDeed::Storeroom];
    for players in 2..=5 {
        for &deed in PlagueDeed::ALL {
            let facts = &components().plague.deeds[deed.index()];
            assert_eq!(facts.open(players).is_empty(), players < 4 && !upper.contains(&deed), "{deed} with {players}");
        }
    }
    let mut game = sending(3, &[Kind::Scholar, Kind::Monk], |_| ());
    game.refuses(0, to(Kind::Scholar, PlagueDeed::Herbalism), "plague.deed.upper-area");
    game.refuses(0, to(Kind::Monk, PlagueDeed::Coinage), "plague.deed.placement");
    game.refuses(0, to(Kind::Scholar, PlagueDeed::Coinage), "plague.deed.placement");
    game.refuses(0, to(Kind::Trader, PlagueDeed::Coinage), "base.townhall.send");
    game.refuses(0, Move::Send { kind: Kind::Scholar, deed: Deed::Astronomy }, "base.deeds.free-space");
    // A space is filled once.
    let mut full = sending(3, &[Kind::Craftsman], |game| fill_deed(game, BoardDeed::Plague(PlagueDeed::Coinage), 3));
    full.refuses(0, to(Kind::Craftsman, PlagueDeed::Coinage), "plague.deed.placement");
}

#[test]
fn simple_rewards() {
    rule("plague.deed.coinage");
    rule("plague.deed.storeroom");
    rule("plague.deed.herbalism");
    rule("plague.deed.cremation");
    rule("plague.deed.bonus-voluntary");
    let mut game = sending(2, &[Kind::Trader, Kind::Farmer], |_| ());
    game.play(0, to(Kind::Trader, PlagueDeed::Coinage));
    assert_eq!(game.coins(0), 7);
    game.play(0, to(Kind::Farmer, PlagueDeed::Storeroom));
    assert_eq!(game.goods(0, Good::Grain), 1);
    let mut game = sending(2, &[Kind::Farmer], |game| game.state.table.goods = [0; 5]);
    game.play(0, to(Kind::Farmer, PlagueDeed::Storeroom));
    assert_eq!(game.goods(0, Good::Grain), 0, "sent even if nothing is left");
    let mut game = sending(4, &[Kind::Scholar, Kind::Knight], |_| ());
    game.play(0, to(Kind::Scholar, PlagueDeed::Herbalism));
    assert_eq!(game.mat(0).development, 2);
    game.play(0, to(Kind::Knight, PlagueDeed::Cremation));
    assert_eq!(game.options(0), [Move::Coin, Move::Develop]);
    let mut coin = game.fork();
    coin.play(0, Move::Coin);
    assert_eq!((coin.coins(0), coin.mat(0).development), (6, 2));
    game.play(0, Move::Develop);
    assert_eq!((game.coins(0), game.mat(0).development), (5, 3));
}

#[test]
fn completing() {
    rule("plague.deed.citizen");
    rule("plague.deed.one-after-another");
    for &deed in PlagueDeed::ALL {
        let board = BoardDeed::Plague(deed);
        let spaces = &board.facts().spaces;
        let kind = spaces[spaces.len() - 1].kind().unwrap_or(Kind::Farmer);
        let mut game = sending(5, &[kind], |game| {
            fill_deed(game, BoardDeed::Plague(PlagueDeed::AlchemyI), 0);
            fill_deed(game, board, 1);
            game.state.table.modules.board.sent[board.index()][spaces.len() - 1] = None;
            game.set_bag(0, []);
        });
        game.play(0, to(kind, deed))
            .until(|state| !matches!(state.asked_now(), Some((_, Ask::Plague(_) | Ask::Canalization))));
        assert_eq!(game.mat(0).citizens, u8::from(deed != PlagueDeed::AlchemyI), "{deed}");
        assert!(!game.state.table.citizens.waits(orleans::state::Spot::Board(board)));
    }
    // The first is settled, citizen included, before the second goes.
    let mut game = sending(2, &[Kind::Farmer, Kind::Craftsman], |game| {
        fill_deed(game, BoardDeed::Plague(PlagueDeed::Coinage), 1);
    });
    game.play(0, to(Kind::Farmer, PlagueDeed::Coinage));
    assert_eq!((game.coins(0), game.mat(0).citizens), (7, 1));
    assert_eq!(game.asks(0), Some(Ask::Send { from: Sender::TownHall, sent: 1 }));
}

#[test]
fn alchemy() {
    rule("plague.deed.alchemy-draw");
    rule("plague.deed.alchemy-same-round");
    rule("plague.deed.alchemy-corpse");
    rule("plague.deed.alchemy-no-space");
    let deed = PlagueDeed::AlchemyI;
    for &kind in Kind::ALL {
        let mut game = sending(2, &[kind], |game| _ = game.set_bag(0, [Follower::Knight]));
        game.play(0, to(kind, deed));
        assert_eq!(
            (game.asks(0), game.options(0)),
            (Some(Ask::Plague(PlagueAsk::Alchemy)), vec![Move::Draw(1), Move::Decline])
        );
    }
    let mut game = sending(2, &[Kind::Farmer, Kind::Farmer], |game| {
        game.set_bag(0, [Follower::Knight]).stand(0, Place::Scriptorium, SpaceKind::Scholar, Follower::Scholar);
    });
    game.play(0, to(Kind::Farmer, deed));
    let mut declined = game.fork();
    declined.play(0, Move::Decline);
    assert_eq!(declined.player(0).bag.total(), 1);
    game.refuses(0, Move::Draw(2), "plague.deed.alchemy-draw");
    game.play(0, Move::Draw(1));
    game.refuses(0, Move::Decline, "plague.corpse.drawn-outside-phase-three");
    let put = |place, space| Move::Put { follower: Follower::Knight, place, space, from: Origin::Drawn };
    assert!(game.offers(0, put(Place::TownHall, SpaceKind::Any)), "into the Town Hall just used, too");
    game.play(0, put(Place::Scriptorium, SpaceKind::Knight));
    assert_eq!(game.asks(0), Some(Ask::Send { from: Sender::TownHall, sent: 1 }), "the second comes after it");
    game.play(0, Move::Decline).until_turn_of(0);
    assert!(game.offers(0, Move::Use(Place::Scriptorium)), "in the same round");
    // Who comes to the Town Hall like this is not sent by the same action.
    rule("base.actions.who-stood-there");
    let mut again = sending(2, &[Kind::Farmer], |game| _ = game.set_bag(0, [Follower::Knight]));
    again.play(0, to(Kind::Farmer, deed)).play(0, Move::Draw(1)).play(0, put(Place::TownHall, SpaceKind::Any));
    assert!(!matches!(again.asks(0), Some(Ask::Send { .. })), "{:?}", again.asks(0));
    assert!(again.until_turn_of(0).offers(0, Move::Use(Place::TownHall)));
    // A corpse is gone, and there is no second draw.
    let mut game = sending(2, &[Kind::Farmer], |game| _ = game.set_bag(0, []).in_bag(0, 2));
    let supply = game.on_table().supply;
    game.play(0, to(Kind::Farmer, deed)).play(0, Move::Draw(1));
    assert_eq!((game.on_table().supply, game.plagued(0).in_bag), (supply + 1, 1));
    assert!(!matches!(game.asks(0), Some(Ask::Plague(_))));
    // Who fits nowhere goes back.
    let mut game = sending(2, &[Kind::Farmer], |game| {
        game.set_bag(0, [Follower::OwnBoatman]);
        let places = game.mat(0).places;
        for place in places.iter() {
            for &space in &components().place(place).action_spaces {
                if place != Place::TownHall && space == SpaceKind::Boatman {
                    game.stand(0, place, space, Follower::Boatman);
                }
            }
        }
    });
    game.play(0, to(Kind::Farmer, deed)).play(0, Move::Draw(1));
    assert_eq!(game.player(0).bag.count(Follower::OwnBoatman), 1);
    // An empty bag brings nothing, but the follower is sent.
    let mut game = sending(2, &[Kind::Farmer], |game| _ = game.set_bag(0, []));
    game.play(0, to(Kind::Farmer, deed));
    assert!(!matches!(game.asks(0), Some(Ask::Plague(_))));
}

#[test]
fn alchemy_two() {
    rule("plague.deed.alchemy-two-locked");
    rule("plague.deed.alchemy-two-same-action");
    let mut game = sending(4, &[Kind::Farmer, Kind::Monk], |game| {
        fill_deed(game, BoardDeed::Plague(PlagueDeed::AlchemyI), 1);
        game.set_bag(0, []);
    });
    game.refuses(0, to(Kind::Farmer, PlagueDeed::AlchemyIi), "plague.deed.alchemy-two-locked");
    game.play(0, to(Kind::Farmer, PlagueDeed::AlchemyI));
    game.play(0, to(Kind::Monk, PlagueDeed::AlchemyIi));
    assert_eq!(crate::scene::trade::n_sent(&game, BoardDeed::Plague(PlagueDeed::AlchemyIi)), 1);
}

#[test]
fn autopsy() {
    rule("plague.deed.autopsy");
    rule("plague.deed.autopsy-none");
    rule("plague.deed.autopsy-full-market");
    rule("plague.deed.autopsy-short-supply");
    let deed = PlagueDeed::Autopsy;
    let mut game = sending(3, &[Kind::Knight], |game| {
        game.infect(0, 2).set_market(1, [Follower::Farmer; 8]).set_market(2, [Follower::Farmer; 7]);
    });
    let supply = game.on_table().supply;
    game.play(0, to(Kind::Knight, deed));
    assert_eq!(game.options(0), [RETURN, Move::Decline]);
    let mut declined = game.fork();
    declined.play(0, Move::Decline);
    assert_eq!((declined.on_table().supply, declined.plagued(2).on_market), (supply, 0), "then nobody takes one");
    game.play(0, RETURN);
    assert_eq!([0, 1, 2].map(|seat| game.plagued(seat).on_market), [1, 0, 1], "a full Market takes none");
    assert_eq!(game.on_table().supply, supply + 1 - 1);
    // A free Cemetery takes it.
    let mut game = sending(2, &[Kind::Knight], |game| {
        game.infect(0, 1).set_market(1, [Follower::Farmer; 8]).tile(1, Place::Cemetery);
    });
    game.play(0, to(Kind::Knight, deed)).play(0, RETURN);
    assert!(game.plagued(1).on_cemetery && game.plagued(1).on_market == 0);
    // Without a corpse there is nothing to ask.
    let mut game = sending(2, &[Kind::Knight], |_| ());
    game.play(0, to(Kind::Knight, deed));
    assert!(!matches!(game.asks(0), Some(Ask::Plague(_))));
    // The same for everybody, or nothing.
    for (left, others) in [(0, [0, 0]), (1, [1, 1])] {
        let mut game = sending(3, &[Kind::Knight], |game| _ = game.infect(0, 1).in_bag(0, 45 - left));
        game.play(0, to(Kind::Knight, deed)).play(0, RETURN);
        assert_eq!([1, 2].map(|seat| game.plagued(seat).on_market), others, "{left}");
    }
}

#[test]
fn messenger_service() {
    rule("plague.deed.messenger-service");
    let deed = PlagueDeed::MessengerService;
    let card = Indulgence::PilgrimageToVierzon;
    let route = components().routes.iter().find(|route| [route.a, route.b].contains(&Town::Vierzon)).expect("a way");
    let mut game = sending(4, &[Kind::Knight], |game| {
        game.set_merchant(0, route.other_end(Town::Vierzon)).give_cards(0, &[card]);
        game.lay_goods(route.a, route.b, route.by, &[Good::Wine]);
    });
    game.play(0, to(Kind::Knight, deed));
    let go = |take| Move::Travel { to: Town::Vierzon, by: route.by, take };
    game.refuses(0, go(Some(Good::Wine)), "plague.deed.messenger-service");
    assert!(game.offers(0, Move::Decline));
    game.play(0, go(None));
    assert_eq!((game.mat(0).merchant, game.mat(0).n_goods()), (Town::Vierzon, 0));
    assert!(game.offers(0, crate::plague::play(card)), "arriving counts");
    // A Curfew lets the follower go and brings no move.
    let mut game = sending(4, &[Kind::Knight], |game| _ = game.under(Happening::Curfew));
    game.play(0, to(Kind::Knight, deed));
    assert!(!matches!(game.asks(0), Some(Ask::Plague(_))));
}

//! The Intrigue board: what lies there, who may be sent, and in which order things happen.

pub(crate) use crate::scene::trade::on;
use crate::scene::{Scene, rule};
use crate::trade::{expansion, fill_deed, in_town_hall, n_sent, send};
use orleans::components::{Character, Deed, Follower, Good, Kind, Place, SpaceKind, Town};
use orleans::state::Spot;
use orleans::{Ask, BoardDeed, Event, IntrigueAsk, IntrigueEvent, Module, Move, Plot};
use tabletop::Seat;

pub(crate) fn deed(character: Character) -> BoardDeed {
    BoardDeed::Intrigue(character)
}

/// Seat 0 sends these from the Town Hall; nobody has anything to bribe with.
pub(crate) fn schemer(kinds: &[Kind], players: u8, arrange: impl Fn(&mut Scene)) -> Scene {
    let mut game = expansion(&[Module::Intrigue], players);
    (0..players).for_each(|seat| _ = game.set_coins(seat, 0).set_bag(seat, []));
    in_town_hall(&mut game, 0, kinds);
    arrange(&mut game);
    game.all_ready().play(0, Move::Use(Place::TownHall));
    game
}

#[test]
fn in_place_of_the_base_board() {
    rule("intrigue.setup.board");
    rule("intrigue.setup.citizens");
    for players in 2..=5 {
        let game = expansion(&[Module::Intrigue], players);
        let waits = |spot: Spot| game.state.table.citizens.waits(spot);
        assert!(Deed::ALL.iter().all(|&deed| !waits(Spot::Deed(deed))));
        let with: Vec<Character> = Character::ALL.iter().copied().filter(|&it| waits(Spot::Board(deed(it)))).collect();
        let expected =
            [Character::Kidnapper, Character::Torturer, Character::Hangman, Character::Saboteur, Character::Traitor];
        assert_eq!(with, expected);
    }
    let mut game = schemer(&[Kind::Knight], 4, |_| {});
    game.refuses(0, Move::Send { kind: Kind::Knight, deed: Deed::CityWall }, "base.deeds.free-space");
    assert!(game.options(0).iter().all(|mv| matches!(mv, Move::SendTo { deed: BoardDeed::Intrigue(_), .. })));
}

#[test]
fn covered_and_closed() {
    rule("intrigue.setup.cover-rightmost");
    rule("intrigue.setup.two-player-closed");
    for &character in Character::ALL {
        let facts = deed(character).facts();
        assert_eq!(facts.open(3).len(), facts.spaces.len() - 1);
        assert_eq!(facts.open(4).len(), facts.spaces.len());
        let closed = matches!(character, Character::Arsonist | Character::Spy);
        assert_eq!(facts.open(2).is_empty(), closed, "{character}");
    }
    let mut game = schemer(&[Kind::Farmer], 2, |_| {});
    game.refuses(0, send(Kind::Farmer, deed(Character::Arsonist)), "intrigue.setup.two-player-closed");
    game.refuses(0, send(Kind::Farmer, deed(Character::Kidnapper)), "intrigue.setup.cover-rightmost");
    // Complete without the covered space.
    let kidnapper = deed(Character::Kidnapper);
    let mut game = schemer(&[Kind::Trader], 3, |game| fill_deed(game, kidnapper, 1));
    game.play(0, send(Kind::Trader, kidnapper));
    assert_eq!(game.mat(0).citizens, 1);
}

#[test]
fn sent_like_to_deeds() {
    rule("intrigue.place.like-deeds");
    rule("intrigue.place.any-space");
    rule("intrigue.place.no-own-colour");
    let mut game = schemer(&[Kind::Monk, Kind::Boatman], 4, |_| {});
    game.refuses(0, send(Kind::Monk, deed(Character::Fraud)), "intrigue.place.like-deeds");
    // The third space before the first.
    game.play(0, send(Kind::Boatman, deed(Character::Fraud)));
    assert_eq!(game.state.table.modules.board.sent[Character::Fraud.index()][2], Some(Kind::Boatman));
    fill_deed(&mut game, deed(Character::Torturer), 0);
    game.refuses(0, send(Kind::Monk, deed(Character::Torturer)), "intrigue.place.any-space");
    let mut tower = expansion(&[Module::Intrigue], 4);
    tower.tile(0, Place::GunpowderTower).mat_mut(0).tower = [Follower::OwnFarmer].into_iter().collect();
    tower.all_ready();
    tower.refuses(0, Move::Use(Place::GunpowderTower), "places.gunpowder-tower.no-own-colour-sent");
    let mut planned = expansion(&[Module::Intrigue], 4);
    let own = Move::Put {
        follower: Follower::OwnFarmer,
        place: Place::TownHall,
        space: SpaceKind::Any,
        from: orleans::Origin::Market,
    };
    planned.refuses(0, own, "base.townhall.no-own-colour");
}

#[test]
fn without_effect() {
    rule("intrigue.place.without-effect");
    rule("intrigue.resolve.coins-always");
    // Everybody's merchant is in Orléans: nobody to kidnap.
    let kidnapper = deed(Character::Kidnapper);
    let mut game = schemer(&[Kind::Farmer], 4, |game| fill_deed(game, kidnapper, 1));
    game.play(0, send(Kind::Farmer, kidnapper));
    assert_eq!((game.coins(0), game.mat(0).citizens, n_sent(&game, kidnapper)), (1, 1, 4));
    assert_eq!(game.asks(1), Some(Ask::Action));
    // Declined, coin and citizen come all the same.
    let mut game = schemer(&[Kind::Farmer], 4, |game| {
        fill_deed(game, kidnapper, 1);
        game.set_merchant(1, Town::Tours);
    });
    game.play(0, send(Kind::Farmer, kidnapper));
    assert_eq!(game.mat(0).citizens, 0, "the bonus comes last");
    game.play(0, Move::Decline);
    assert_eq!((game.coins(0), game.mat(0).citizens, game.mat(1).merchant), (1, 1, Town::Tours));
}

#[test]
fn the_order_of_things() {
    rule("intrigue.resolve.sequence");
    let arsonist = deed(Character::Arsonist);
    let mut game = schemer(&[Kind::Knight, Kind::Farmer], 4, |game| {
        fill_deed(game, arsonist, 1);
        game.set_merchant(0, Town::Tours).station(1, Town::Tours).give_goods(1, Good::Wool, 1);
    });
    game.play(0, send(Kind::Knight, arsonist));
    assert_eq!(game.asks(0), Some(Ask::Intrigue(IntrigueAsk::Declare(Character::Arsonist))));
    game.play(0, on(1, Plot::Arson));
    assert!(matches!(game.asks(1), Some(Ask::Intrigue(IntrigueAsk::Offer { by: Seat(0), .. }))), "bribes before harm");
    assert!(game.mat(1).stations.contains(Town::Tours));
    game.play(1, Move::Decline);
    assert!(game.log.contains(&Event::Intrigue(IntrigueEvent::Burned { owner: Seat(1), town: Town::Tours })));
    assert_eq!(game.asks(0), Some(Ask::Intrigue(IntrigueAsk::Build)), "the bonus last: the town is free now");
    game.play(0, Move::BuildIn(Town::Tours));
    assert!(matches!(game.asks(0), Some(Ask::Send { sent: 1, .. })), "only then the second follower");
}

#[test]
fn voluntary_or_not() {
    rule("intrigue.resolve.attack-voluntary");
    for (character, kind, arrange) in [
        (
            Character::Hangman,
            Kind::Knight,
            (|game: &mut Scene| _ = game.set_bag(1, [Follower::Farmer])) as fn(&mut Scene),
        ),
        (Character::Kidnapper, Kind::Knight, |game| _ = game.set_merchant(1, Town::Tours)),
    ] {
        let mut game = schemer(&[kind], 4, arrange);
        game.play(0, send(kind, deed(character)));
        assert!(game.offers(0, Move::Decline), "{character}");
    }
    let mut game = schemer(&[Kind::Knight], 3, |game| _ = game.set_coins(1, 5).set_coins(2, 5));
    game.play(0, send(Kind::Knight, deed(Character::TaxCollector)));
    assert_eq!(game.asks(0), None, "nothing to choose");
    assert!(matches!(game.asks(1), Some(Ask::Intrigue(IntrigueAsk::Offer { plot: Plot::Tax, .. }))));
}

#[test]
fn open_to_the_effect() {
    rule("intrigue.target.legal");
    let mut game =
        schemer(&[Kind::Knight], 4, |game| _ = game.set_merchant(1, Town::Tours).set_bag(2, [Follower::Monk]));
    let mut hangman = game.fork();
    hangman.play(0, send(Kind::Knight, deed(Character::Hangman)));
    assert_eq!(hangman.options(0), [on(2, Plot::Hang), Move::Decline]);
    hangman.refuses(0, on(1, Plot::Hang), "intrigue.target.legal");
    hangman.refuses(0, on(9, Plot::Hang), "intrigue.target.legal");
    game.play(0, send(Kind::Knight, deed(Character::Kidnapper)));
    assert_eq!(game.options(0), [on(1, Plot::Kidnap), Move::Decline]);
    game.refuses(0, on(2, Plot::Kidnap), "intrigue.target.legal");
    let mut fraud = schemer(&[Kind::Trader], 4, |game| _ = game.give_goods(0, Good::Wool, 1));
    fraud.play(0, send(Kind::Trader, deed(Character::Fraud)));
    assert_eq!(fraud.asks(0), None, "nobody has a good");
    let mut saboteur = schemer(&[Kind::Craftsman], 4, |_| {});
    saboteur.play(0, send(Kind::Craftsman, deed(Character::Saboteur)));
    assert_eq!(saboteur.asks(0), None, "nobody stands anywhere");
}

#[test]
fn who_has_passed() {
    rule("intrigue.target.passed-player");
    rule("intrigue.target.no-tile-shield");
    let mut game = expansion(&[Module::Intrigue], 2);
    in_town_hall(&mut game, 0, &[Kind::Knight]);
    game.set_bag(1, [Follower::Monk]).set_coins(1, 3).fill(0, Place::Scriptorium);
    game.tile(1, Place::Sacristy).stand(1, Place::Sacristy, SpaceKind::Monk, Follower::Monk);
    game.tile(1, Place::Brasserie).give_goods(1, Good::Wine, 1);
    game.mat_mut(1).on_tiles.brasserie[Good::Wine.index()] = 1;
    game.all_ready().play(0, Move::Use(Place::Scriptorium)).play(1, Move::Pass);
    game.play(0, Move::Use(Place::TownHall)).play(0, send(Kind::Knight, deed(Character::Hangman)));
    game.play(0, on(1, Plot::Hang));
    assert!(game.mat(1).passed && matches!(game.asks(1), Some(Ask::Intrigue(IntrigueAsk::Offer { .. }))));
    game.refuses(1, Move::Shield, "intrigue.bribe.what");
    game.play(1, Move::Decline);
    assert!(game.player(1).bag.is_empty(), "no tile shields from it");
}

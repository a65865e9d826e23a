//! The three Beneficial Deeds of the board.

use crate::prosperity::{Scene, in_round, in_town_hall, prosperity, rule, send};
use crate::scene::trade::{fill_deed, n_sent};
use orleans::components::{Deed, Follower, Kind, Place, ProsperityDeed, SpaceKind, ToursDeed};
use orleans::state::Spot;
use orleans::{Ask, BoardDeed, Event, Move};
use tabletop::Seat;

const GUILD: BoardDeed = BoardDeed::Prosperity(ProsperityDeed::FoundingTheCarpentersGuild);
const ASSEMBLY: BoardDeed = BoardDeed::Prosperity(ProsperityDeed::RightOfAssembly);
const ORPHANAGE: BoardDeed = BoardDeed::Prosperity(ProsperityDeed::BuildingTheOrphanage);
const LIMITS: &str = "prosperity.deed.base-limits";

fn sending(kinds: &[Kind], arrange: impl Fn(&mut Scene)) -> Scene {
    let mut game = in_round(3);
    arrange(&mut game);
    in_town_hall(&mut game, 0, kinds);
    game.all_ready().play(0, Move::Use(Place::TownHall));
    game
}

fn kinds(deed: BoardDeed) -> Vec<Kind> {
    deed.facts().spaces.iter().filter_map(|space| space.kind()).collect()
}

/// So many coins for each follower, a citizen for whoever sends the last.
fn pays(deed: BoardDeed, coins: u16) {
    for kind in kinds(deed) {
        let mut game = sending(&[kind], |_| {});
        game.play(0, send(kind, deed));
        assert_eq!((game.coins(0), game.mat(0).citizens, n_sent(&game, deed)), (5 + coins, 0, 1), "{kind}");
    }
    let last = *kinds(deed).last().expect("spaces");
    let mut game = sending(&[last], |game| fill_deed(game, deed, 1));
    game.play(0, send(last, deed));
    assert_eq!((game.coins(0), game.mat(0).citizens), (5 + coins, 1));
    assert!(game.log.contains(&Event::Citizen(Seat(0), Spot::Board(deed))));
}

#[test]
fn guild() {
    rule("prosperity.deed.carpenters-guild");
    pays(GUILD, 1);
}

#[test]
fn assembly() {
    rule("prosperity.deed.right-of-assembly");
    pays(ASSEMBLY, 2);
}

#[test]
fn orphanage() {
    rule("prosperity.deed.orphanage");
    for (answer, coins, development) in [(Move::Coin, 6, 0), (Move::Develop, 5, 1)] {
        let mut game = sending(&[Kind::Farmer], |_| {});
        game.play(0, send(Kind::Farmer, ORPHANAGE));
        assert_eq!(game.asks(0), Some(Ask::Canalization));
        game.play(0, answer);
        assert_eq!((game.coins(0), game.mat(0).development), (coins, development));
    }
    let mut game = sending(&[Kind::Monk], |game| fill_deed(game, ORPHANAGE, 1));
    game.play(0, send(Kind::Monk, ORPHANAGE)).play(0, Move::Coin);
    assert_eq!(game.mat(0).citizens, 1);
}

#[test]
fn spaces() {
    rule("prosperity.deed.layout");
    use Kind::{Boatman, Craftsman, Farmer, Knight, Monk, Scholar, Trader};
    assert_eq!(kinds(GUILD), [Craftsman, Craftsman, Trader, Boatman]);
    assert_eq!(kinds(ASSEMBLY), [Knight, Scholar, Trader, Monk]);
    assert_eq!(kinds(ORPHANAGE), [Farmer, Farmer, Farmer, Craftsman, Scholar, Monk]);
    assert!([GUILD, ASSEMBLY, ORPHANAGE].iter().all(|deed| deed.facts().reconstructed));
}

#[test]
fn as_for_other_deeds() {
    rule("prosperity.deed.base-limits");
    let mut game = sending(&[Kind::Knight, Kind::Trader], |game| fill_deed(game, GUILD, 1));
    game.refuses(0, send(Kind::Knight, GUILD), LIMITS);
    game.refuses(0, send(Kind::Trader, GUILD), LIMITS);
    game.refuses(0, Move::Send { kind: Kind::Knight, deed: Deed::PeaceTreaty }, "base.deeds.free-space");
    let other = BoardDeed::Tours(ToursDeed::KnightConsecration);
    assert!(!game.offers(0, send(Kind::Knight, other)));
    game.play(0, send(Kind::Knight, ASSEMBLY));
    let mut own = in_round(3);
    own.set_market(0, [Follower::OwnTrader]);
    own.refuses(
        0,
        Move::Put {
            follower: Follower::OwnTrader,
            place: Place::TownHall,
            space: SpaceKind::Any,
            from: orleans::Origin::Market,
        },
        "base.townhall.no-own-colour",
    );
    let mut tower = in_round(3);
    tower.tile(0, Place::GunpowderTower).mat_mut(0).tower.add(Follower::Knight);
    tower.all_ready().play(0, Move::Use(Place::GunpowderTower)).play(0, send(Kind::Knight, ASSEMBLY));
    assert_eq!(tower.coins(0), 7);
}

#[test]
fn all_spaces_with_any_number() {
    rule("prosperity.deed.all-counts");
    for players in 2..=5 {
        let game = prosperity(players);
        for &deed in game.state.setup.modules.deeds() {
            assert_eq!(deed.facts().open(players), deed.facts().spaces);
        }
    }
}

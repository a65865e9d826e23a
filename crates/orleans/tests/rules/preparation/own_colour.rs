//! Followers of the own colour: they never leave their player, and else are like others.

use crate::preparation::EDITIONS;
use crate::preparation::walk::random_game;
use crate::scene::{Scene, rule, scene, seeded};
use orleans::components::{Edition, Follower, Happening, Kind, Letter, Place, SpaceKind, Track, components};
use orleans::state::Pool;
use orleans::{Ask, Event, Move, Origin, Setup, State};

const OWN: [Follower; 4] = [Follower::OwnFarmer, Follower::OwnBoatman, Follower::OwnCraftsman, Follower::OwnTrader];

fn put(follower: Follower, place: Place, space: SpaceKind) -> Move {
    Move::Put { follower, place, space, from: Origin::Market }
}

/// They are not sent to deeds: not from the Town Hall, not from the Gunpowder Tower.
#[test]
fn never_sent_to_deeds() {
    rule("base.general.own-colour-stays");
    for edition in EDITIONS {
        let mut game = scene(edition, 2);
        for own in OWN {
            game.refuses(0, put(own, Place::TownHall, SpaceKind::Any), "base.townhall.no-own-colour");
        }
        game.tile(0, Place::GunpowderTower).mat_mut(0).tower = OWN[..2].iter().copied().collect();
        game.all_ready();
        game.refuses(0, Move::Use(Place::GunpowderTower), "places.gunpowder-tower.no-own-colour-sent");
        game.mat_mut(0).tower.add(Follower::Knight);
        game.play(0, Move::Use(Place::GunpowderTower));
        let kinds = |mv: &Move| matches!(mv, Move::Send { kind: Kind::Knight, .. });
        assert!(game.options(0).iter().all(kinds), "{edition}: the knight may go, the own farmer stays");
    }
}

/// The Plague and torture take neutral followers, whatever else is in the bag.
#[test]
fn never_lost() {
    rule("base.general.own-colour-stays");
    let bag: Vec<Follower> = OWN.into_iter().chain([Follower::Knight]).collect();
    let own: Pool = OWN.into_iter().collect();
    for edition in EDITIONS {
        let (mut lucky, mut lost) = (0, 0);
        for n in 0..60 {
            let mut game = seeded(Setup::new(edition, 2), n);
            game.set_market(0, []).set_bag(0, bag.clone()).event(Happening::Plague, Letter::A);
            game.all_ready().all_pass();
            let after = game.player(0).bag;
            match after == own {
                true => lost += 1,
                false => lucky += 1,
            }
            assert!(OWN.iter().all(|&own| after.count(own) == 1), "{edition}: plague");

            let mut game = tortured(edition, n, &bag);
            game.play(0, Move::GiveFollower);
            assert_eq!(game.player(0).bag, own, "{edition}: torture");
            assert!(game.log.iter().any(|event| matches!(event, Event::GaveFollower(_, Kind::Knight))));
        }
        assert!(lucky > lost && lost > 0, "{edition}: four in five draws lose nobody");
        let mut game = tortured(edition, 0, &OWN);
        game.refuses(0, Move::GiveFollower, "base.torture.follower-only-from-bag");
    }
}

/// Seat 0 is last in the Census without a coin.
fn tortured(edition: Edition, n: u64, bag: &[Follower]) -> Scene {
    let mut game = seeded(Setup::new(edition, 3), n);
    game.set_market(0, []).set_bag(0, bag.iter().copied()).set_coins(0, 0);
    game.set_track(1, Track::Farmers, 1).set_track(2, Track::Farmers, 2);
    game.all_ready().all_pass();
    assert_eq!(game.asks(0), Some(Ask::Torture { owed: 1 }));
    game
}

fn followers(state: &State, seat: usize) -> Pool {
    let player = &state.players.as_slice()[seat];
    let board = &player.mat.board;
    let mut all: Pool = board.stood().iter().filter_map(|space| board.follower(space)).collect();
    [player.bag, player.mat.market, player.mat.tower].into_iter().for_each(|pool| all.add_all(pool));
    if let Some((seats, Ask::Bathhouse(drawn))) = state.asked_now()
        && seats.first().is_some_and(|it| it.index() == seat)
    {
        drawn.followers.iter().flatten().for_each(|&follower| all.add(follower));
    }
    all
}

/// In whole games everybody always has the four, and no neutral follower is made or lost.
#[test]
fn always_there() {
    rule("base.general.own-colour-stays");
    rule("base.setup.unused-colours");
    for edition in EDITIONS {
        for n in 0..10 {
            random_game(Setup::new(edition, 3), n, |game| {
                let state = &game.state;
                let table = &state.table;
                let held: Vec<Pool> = (0..3).map(|seat| followers(state, seat)).collect();
                assert!(held.iter().all(|held| OWN.iter().all(|&own| held.count(own) == 1)), "{edition}, game {n}");
                for &kind in Kind::ALL {
                    let held: u8 = held.iter().map(|held| held.count(kind.neutral())).sum();
                    let on_deeds: u8 = table.deeds.iter().map(|deed| deed[kind.index()]).sum();
                    let rest = table.followers[kind.index()] + table.gone.followers[kind.index()];
                    let all = components().counts.followers[3][kind.index()];
                    assert_eq!(held + on_deeds + rest, all, "{edition}, game {n}: {kind}");
                }
            });
        }
    }
}

/// The books' example with the own boatman and craftsman: the Farm House gives a farmer, and they
/// return to the bag, from which they are drawn like others.
#[test]
fn they_work_like_others() {
    rule("base.general.own-colour-full-followers");
    for edition in EDITIONS {
        let mut game = scene(edition, 2);
        assert_eq!(game.mat(0).tracks, [0; 6], "{edition}: they move no marker");
        game.refuses(0, put(Follower::OwnFarmer, Place::FarmHouse, SpaceKind::Boatman), "base.planning.matching-space");
        game.plan(0, Follower::OwnBoatman, Place::FarmHouse, SpaceKind::Boatman);
        game.plan(0, Follower::OwnCraftsman, Place::FarmHouse, SpaceKind::Craftsman);
        game.all_ready().play(0, Move::Use(Place::FarmHouse));
        let bag = game.player(0).bag;
        let expected = [Follower::OwnBoatman, Follower::OwnCraftsman, Follower::Farmer];
        assert_eq!(bag, expected.into_iter().collect::<Pool>(), "{edition}");
        assert_eq!(game.mat(0).tracks, [1, 0, 0, 0, 0, 0], "only the recruit moves a marker");
        game.all_pass().play(0, Move::Draw(3));
        assert_eq!(game.mat(0).market.total(), 5, "{edition}: two stayed and three are drawn");
    }
}

/// Each of the four fills the spaces of its kind, and those that a privilege opens to it.
#[test]
fn they_fill_the_same_spaces() {
    rule("base.general.own-colour-full-followers");
    for edition in EDITIONS {
        for own in OWN {
            let neutral = own.kind().neutral();
            for herb_garden in [false, true] {
                let mut game = scene(edition, 2);
                if herb_garden {
                    game.tile(0, Place::HerbGarden);
                }
                game.tile(0, Place::Pharmacy).set_market(0, [own, neutral]);
                let offered = game.options(0);
                for &place in Place::ALL.iter().filter(|&&place| place != Place::TownHall) {
                    for &space in &components().place(place).action_spaces {
                        let (mine, theirs) = (put(own, place, space), put(neutral, place, space));
                        assert_eq!(offered.contains(&mine), offered.contains(&theirs), "{own}: {place}, {space}");
                    }
                }
                let garden = put(own, Place::Guildhall, SpaceKind::Craftsman);
                let fits = own == Follower::OwnCraftsman || (herb_garden && own == Follower::OwnBoatman);
                assert_eq!(offered.contains(&garden), fits, "{edition}: {own}, Herb Garden: {herb_garden}");
            }
        }
    }
}

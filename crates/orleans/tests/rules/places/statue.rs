//! Statue: new followers may go to the Market.

use crate::scene::{Scene, rule, scene};
use orleans::components::{Edition, Follower, Happening, Kind, Letter, Place, SpaceKind, Track, components};
use orleans::state::Pool;
use orleans::{Ask, Move, Origin};
use tabletop::Seat;

const EDITIONS: [Edition; 2] = [Edition::Current, Edition::Bigbox];

/// Seat 0 has the Statue and an empty Market and bag; no Pilgrimage is in the way.
fn with_statue(edition: Edition) -> Scene {
    let mut game = scene(edition, 2);
    game.tile(0, Place::Statue).set_market(0, []).set_bag(0, []);
    game.event(Happening::Income, Letter::A);
    game
}

/// The Statue question is answered; questions of the track bonus before or after it are declined.
fn choose(game: &mut Scene, kind: Kind, mv: Move) {
    while let Some(ask) = game.asks(0) {
        match ask {
            Ask::Statue(new) => {
                assert_eq!(new, kind);
                game.refuses(0, Move::Pass, "places.statue.to-market").play(0, mv);
            }
            Ask::Tile { .. } => _ = game.play(0, Move::Decline),
            other => panic!("{other:?}"),
        }
    }
}

/// Whoever is recruited by an action goes to the Market or into the bag, as the owner likes; the
/// advance on the track is the same.
#[test]
fn to_the_market_or_the_bag() {
    rule("places.statue.to-market");
    for edition in EDITIONS {
        for (place, kind) in [
            (Place::FarmHouse, Kind::Farmer),
            (Place::Village, Kind::Boatman),
            (Place::Village, Kind::Craftsman),
            (Place::Village, Kind::Trader),
            (Place::University, Kind::Scholar),
            (Place::Castle, Kind::Knight),
            (Place::Monastery, Kind::Monk),
        ] {
            for to_market in [true, false] {
                let mut game = with_statue(edition);
                game.fill(0, place).all_ready().play(0, Move::Use(place));
                if place == Place::Village {
                    game.play(0, Move::Recruit(kind));
                }
                let supply = components().counts.followers[2][kind.index()];
                assert_eq!(game.state.table.followers[kind.index()], supply - 1);
                choose(&mut game, kind, if to_market { Move::ToMarket } else { Move::Decline });

                let new: Pool = [kind.neutral()].into_iter().collect();
                assert_eq!(game.mat(0).market, if to_market { new } else { Pool::default() }, "{kind}");
                let used = &components().place(place).action_spaces;
                let mut bag: Pool = used.iter().map(|space| space.kind().expect("a kind").neutral()).collect();
                bag.add_all(if to_market { Pool::default() } else { new });
                assert_eq!(game.player(0).bag, bag, "the used followers return as ever");
                if let Some(track) = Track::of(kind) {
                    assert_eq!(game.track(0, track), 1);
                }
            }
        }
    }
}

/// Without the Statue there is no choice, and somebody else's is no help.
#[test]
fn only_for_its_owner() {
    rule("places.statue.to-market");
    for edition in EDITIONS {
        let mut game = with_statue(edition);
        game.fill(1, Place::FarmHouse).set_bag(1, []).all_ready();
        game.play(0, Move::Pass).play(1, Move::Use(Place::FarmHouse));
        assert_eq!((game.asks(1), game.player(1).bag.count(Follower::Farmer)), (Some(Ask::Action), 1));
    }
}

/// Other ways of gaining a follower by an action count, too: here the Well lends the Castle.
#[test]
fn lent_actions_count() {
    rule("places.statue.to-market");
    for edition in EDITIONS {
        let mut game = with_statue(edition);
        game.tile(0, Place::Well).fill(0, Place::Well).all_ready();
        game.play(0, Move::Use(Place::Well)).play(0, Move::Use(Place::Castle));
        choose(&mut game, Kind::Knight, Move::ToMarket);
        assert_eq!(game.mat(0).market, [Follower::Knight].into_iter().collect());
        assert_eq!(game.player(0).bag, [Follower::Monk; 2].into_iter().collect());
    }
}

/// A full Market leaves only the bag; the spaces of the Gunpowder Tower do not help.
#[test]
fn a_free_space_is_needed() {
    rule("places.statue.limits");
    let spaces = components().counts.market_spaces;
    for edition in EDITIONS {
        for (lying, asked) in [(spaces - 1, true), (spaces, false)] {
            let mut game = with_statue(edition);
            game.tile(0, Place::GunpowderTower).fill(0, Place::FarmHouse);
            game.set_market(0, std::iter::repeat_n(Follower::Knight, lying.into()));
            game.all_ready().play(0, Move::Use(Place::FarmHouse));
            assert_eq!(game.asks(0) == Some(Ask::Statue(Kind::Farmer)), asked, "{lying} on the Market");
            choose(&mut game, Kind::Farmer, Move::ToMarket);
            assert_eq!((game.mat(0).market.total(), game.mat(0).tower.total()), (spaces, 0));
            assert_eq!(game.player(0).bag.count(Follower::Farmer), u8::from(!asked));
        }
    }
}

/// Who came to the Market in phase 5 is planned in the next round, not before.
#[test]
fn planned_from_the_next_round_on() {
    rule("places.statue.limits");
    for edition in EDITIONS {
        let mut game = with_statue(edition);
        game.fill(0, Place::Castle).all_ready().play(0, Move::Use(Place::Castle));
        choose(&mut game, Kind::Knight, Move::ToMarket);
        let (follower, place, space) = (Follower::Knight, Place::Ship, SpaceKind::Knight);
        let put = Move::Put { follower, place, space, from: Origin::Market };
        game.play(1, Move::Pass).refuses(0, put, "base.planning.done-is-final");
        game.next_round();
        assert!(game.mat(0).market.count(Follower::Knight) == 1);
        game.play(0, put);
        assert_eq!(game.standing(0, Place::Ship), [Follower::Knight]);
    }
}

/// Followers that come back are not new, and no event brings one to the Market: who was drawn in the
/// Plague and is spared goes back into the bag.
#[test]
fn not_in_events() {
    rule("places.statue.limits");
    for edition in EDITIONS {
        let mut game = with_statue(edition);
        game.set_bag(0, [Follower::OwnTrader]).fill(0, Place::Scriptorium);
        game.event(Happening::Plague, Letter::A).all_ready().play(0, Move::Use(Place::Scriptorium));
        assert_eq!(game.asks(0), None);
        game.until(|state| {
            assert!(!matches!(state.asked_of(Seat(0)), Some(Ask::Statue(_))));
            state.table.round == 2
        });
        let all = game.player(0).bag.total() + game.mat(0).market.total();
        assert!(all >= 2 && game.mat(0).market.is_empty(), "nobody was laid on the Market");
    }
}

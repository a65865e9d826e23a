//! Banishment: two of those just drawn go back.

use crate::vierzon::{Scene, in_round, rule, vierzon};
use orleans::components::{Follower, Kind, Place, SpaceKind, VierzonObjective};
use orleans::{Ask, Event, HappeningAsk, HappeningEvent, HappeningMove, Move};
use tabletop::Seat;

fn banish(follower: Follower) -> Move {
    Move::Happening(HappeningMove::Banish(follower))
}

/// Phase 3 of a round begins, with these in the bag and nobody on the Market.
fn phase_three(round: u8, bag: &[Follower]) -> Scene {
    let mut game = in_round(round - 1);
    game.mark(&[VierzonObjective::Builder]).set_coins(0, 9).set_market(0, []).set_bag(0, bag.iter().copied());
    game.set_track(0, orleans::components::Track::Knights, 4).all_ready();
    game.until(|state| state.table.round == round && matches!(state.asked_now(), Some((_, Ask::Followers { .. }))));
    game
}

#[test]
fn two_go_back() {
    rule("vierzon.event.banishment");
    let mut game = phase_three(14, &[Follower::Monk; 5]);
    game.play(0, Move::Draw(5));
    assert!(matches!(game.asks(0), Some(Ask::Happening(HappeningAsk::Banishment { owed: 2, .. }))));
    assert_eq!((game.mat(0).market.total(), game.options(0)), (5, vec![banish(Follower::Monk)]));
    game.refuses(0, Move::Decline, "vierzon.event.banishment");
    game.play(0, banish(Follower::Monk));
    assert_eq!(game.log, [Event::Happening(HappeningEvent::Banished(Seat(0), Follower::Monk))]);
    game.play(0, banish(Follower::Monk));
    assert_eq!((game.mat(0).market.total(), game.player(0).bag.total()), (3, 2), "nobody comes in their place");
    assert_eq!(game.asks(0), Some(Ask::Plan));
}

/// The player chooses, among those drawn and nobody else.
#[test]
fn of_choice() {
    rule("vierzon.event.banishment");
    let mut game = phase_three(14, &[Follower::Monk, Follower::Knight, Follower::OwnFarmer]);
    game.mat_mut(0).market.add(Follower::Scholar);
    game.play(0, Move::Draw(3));
    assert_eq!(game.options(0).len(), 3);
    game.refuses(0, banish(Follower::Scholar), "vierzon.event.banishment");
    game.play(0, banish(Follower::OwnFarmer)).refuses(0, banish(Follower::OwnFarmer), "vierzon.event.banishment");
    game.play(0, banish(Follower::Knight));
    assert_eq!(game.mat(0).market.present().collect::<Vec<_>>(), [Follower::Scholar, Follower::Monk]);
    assert_eq!(game.player(0).bag.present().collect::<Vec<_>>(), [Follower::Knight, Follower::OwnFarmer]);
}

/// Who draws fewer loses them all; who draws nobody, nobody.
#[test]
fn fewer_than_two() {
    rule("vierzon.event.banishment");
    let mut game = phase_three(14, &[Follower::Monk; 3]);
    let mut none = game.fork();
    game.play(0, Move::Draw(1)).play(0, banish(Follower::Monk));
    assert_eq!((game.mat(0).market.total(), game.asks(0)), (0, Some(Ask::Plan)));
    none.play(0, Move::Draw(0));
    assert_eq!(none.asks(0), Some(Ask::Plan));
}

/// Taken back from an action space is not drawn.
#[test]
fn taken_back() {
    rule("vierzon.event.banishment");
    let mut game = phase_three(14, &[Follower::Monk; 2]);
    game.stand(0, Place::TownHall, SpaceKind::Any, Follower::Knight);
    game.play(0, Move::TakeBack { place: Place::TownHall, space: SpaceKind::Any, follower: Follower::Knight });
    game.play(0, Move::Draw(2)).refuses(0, banish(Follower::Knight), "vierzon.event.banishment");
    game.play(0, banish(Follower::Monk)).play(0, banish(Follower::Monk));
    assert_eq!(game.mat(0).market.count(Kind::Knight.neutral()), 1);
}

/// Before Market and Tower are divided: whoever was drawn can be chosen.
#[test]
fn with_the_tower() {
    rule("vierzon.event.banishment");
    let mut game = phase_three(14, &[Follower::Monk; 4]);
    game.on_tower(0, &[Follower::Knight]).play(0, Move::Draw(4));
    assert!(matches!(game.asks(0), Some(Ask::Happening(HappeningAsk::Banishment { .. }))));
    game.play(0, banish(Follower::Monk)).play(0, banish(Follower::Monk));
    assert!(matches!(game.asks(0), Some(Ask::Tower { .. })), "then they are divided");
    assert_eq!(game.mat(0).market.total(), 3);
}

#[test]
fn in_round_14_only() {
    rule("vierzon.event.banishment");
    for round in 2..=13 {
        let mut game = phase_three(round, &[Follower::Monk; 4]);
        game.play(0, Move::Draw(1));
        assert_eq!((game.mat(0).market.total(), game.asks(0)), (1, Some(Ask::Plan)), "round {round}");
    }
    assert_eq!(vierzon().asks(0), Some(Ask::Plan), "nobody is drawn in round 1");
}

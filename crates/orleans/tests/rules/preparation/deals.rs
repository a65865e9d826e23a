//! Nothing passes from player to player.

use crate::preparation::EDITIONS;
use crate::preparation::walk::random_game;
use crate::scene::{rule, scene};
use orleans::components::{Follower, Good, Place, Town};
use orleans::state::{Mat, Wheel};
use orleans::{Ask, Move, Setup, State};

/// Nothing can be given away: what is handed over is owed, and it goes out of the game or to the supply.
#[test]
fn no_gifts() {
    rule("base.general.no-deals");
    let gifts = [
        Move::GiveGood(Good::Grain),
        Move::Feed(Good::Grain),
        Move::PayCoins(5),
        Move::GiveTile(Place::Brewery),
        Move::GiveWheel(Wheel::Later),
        Move::GiveSpareStation,
        Move::GiveStation(Town::Tours),
        Move::GiveFollower,
    ];
    for edition in EDITIONS {
        let mut game = scene(edition, 2);
        game.give_goods(0, Good::Grain, 2).tile(0, Place::Brewery).station(0, Town::Tours);
        game.set_bag(0, [Follower::Knight]).set_bag(1, [Follower::Knight]);
        game.mat_mut(0).wheels[Wheel::Later as usize] = 1;
        for phase in ["Planning", "Actions", "Followers"] {
            let seat = game.state.clockwise().next().map_or(0, |seat| seat.0);
            for gift in gifts {
                game.refuses(seat, gift, "base.round.phase-order");
            }
            match phase {
                "Planning" => game.all_ready(),
                _ => game.all_pass(),
            };
        }
    }
}

/// What a player has that others could want.
fn belongings(mat: &Mat) -> Vec<i32> {
    let tile = |place: &Place| i32::from(mat.places.contains(*place));
    let goods = mat.goods.iter().map(|&count| i32::from(count));
    let wheels = mat.wheels.iter().map(|&count| i32::from(count));
    goods.chain(wheels).chain([i32::from(mat.citizens)]).chain(Place::ALL.iter().map(tile)).collect()
}

/// Whether the game waits for a player in the middle of the Action phase.
fn in_actions(state: &State) -> bool {
    let ask = state.asked_now().map(|(_, ask)| *ask);
    !matches!(
        ask,
        None | Some(Ask::Plan | Ask::Exclude | Ask::Followers { .. } | Ask::Tower { .. })
            | Some(Ask::Torture { .. } | Ask::Harvest { .. } | Ask::Shield)
    )
}

/// In whole games no move takes a thing from one player and gives it to another, and no action
/// touches what the others have.
#[test]
fn nothing_changes_hands() {
    rule("base.general.no-deals");
    rule("base.general.payments");
    for edition in EDITIONS {
        for n in 0..10 {
            let mut before: Option<State> = None;
            random_game(Setup::new(edition, 4), n, |game| {
                let after = &game.state;
                if let Some(before) = before.replace(after.clone()) {
                    compare(&before, after);
                }
            });
        }
    }
}

fn compare(before: &State, after: &State) {
    let changes = |seat: usize| {
        let (then, now) = (&before.players.as_slice()[seat].mat, &after.players.as_slice()[seat].mat);
        let pairs = belongings(then).into_iter().zip(belongings(now));
        pairs.map(|(then, now)| now - then).collect::<Vec<_>>()
    };
    let changes: Vec<Vec<i32>> = (0..4).map(changes).collect();
    for thing in 0..changes[0].len() {
        let lost = changes.iter().any(|change| change[thing] < 0);
        let gained = changes.iter().any(|change| change[thing] > 0);
        assert!(!(lost && gained), "thing {thing} changed hands in round {}", after.table.round);
    }
    if before.table.round == after.table.round && in_actions(before) && in_actions(after) {
        let (seats, _) = before.asked_now().expect("a question");
        let players = || before.players.as_slice().iter().zip(after.players.as_slice()).enumerate();
        for (seat, (then, now)) in players().filter(|(seat, _)| seats.first().is_some_and(|it| it.index() != *seat)) {
            assert_eq!(then, now, "seat {seat} did not act in round {}", after.table.round);
        }
    }
}

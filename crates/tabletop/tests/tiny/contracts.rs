//! The tiny game keeps every contract.

use crate::game::{Fault, Gems, Setup, Stage, scramble};
use tabletop::contract::{self, Effort};

/// Far more moves than a game can have: three rounds of at most four plans of three moves, four draws and
/// the selling of all gems.
pub const MAX_MOVES: usize = 150;

pub fn setup(n_seats: u8) -> Setup {
    Setup { n_seats, fault: Fault::None }
}

fn each_setup(mut check: impl FnMut(&Setup, &Effort)) {
    for n_seats in 2..=4 {
        check(&setup(n_seats), &Effort::games(60, MAX_MOVES));
    }
}

#[test]
fn random_games_keep_all_promises_and_all_gems() {
    let mut audited = 0;
    each_setup(|setup, effort| {
        contract::play_random::<Gems>(setup, effort, &mut |game, _| {
            let held: u8 = game.players.iter().flat_map(|player| player.gems).sum();
            let offered = u8::from(matches!(game.stage, Stage::Draw { .. }));
            assert_eq!(game.bag.iter().sum::<u8>() + held + offered, 15, "gems are lost or made");
            assert_eq!(game.deck.len() + game.shown.len(), 6, "deck cards are lost or made");
            audited += 1;
        });
    });
    assert!(audited > 5_000, "only {audited} positions were audited");
}

#[test]
fn answers_given_at_once_commute() {
    each_setup(contract::commute::<Gems>);
}

#[test]
fn nothing_hidden_shows() {
    each_setup(|setup, effort| {
        let effort = Effort { every: 1, ..*effort };
        contract::leak::<Gems>(setup, &effort, &mut scramble);
    });
}

#[test]
fn saving_and_loading_change_nothing() {
    each_setup(contract::save_load::<Gems>);
}

#[test]
fn records_replay() {
    each_setup(contract::replays::<Gems>);
}

#[test]
fn games_can_be_taken_up_with_new_chance() {
    each_setup(contract::reseed::<Gems>);
}

#[test]
fn what_comes_to_light_is_said() {
    each_setup(contract::reveal::<Gems>);
}

#[test]
fn moves_can_be_taken_back_without_a_trace() {
    each_setup(contract::undo::<Gems>);
}

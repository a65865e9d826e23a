//! Games that are broken on purpose: a contract that cannot fail proves nothing.

use crate::contracts::MAX_MOVES;
use crate::game::{Fault, Gems, Setup, scramble};
use std::panic::catch_unwind;
use tabletop::contract::{self, Effort};

/// Runs a contract on a broken game and makes sure that it says what is wrong, where, and how to see it again.
fn caught(fault: Fault, says: &str, check: fn(&Setup, &Effort)) {
    let setup = Setup { n_seats: 3, fault };
    let payload =
        catch_unwind(|| check(&setup, &Effort::games(20, MAX_MOVES))).expect_err(&format!("{fault:?} is not noticed"));
    let message = payload.downcast_ref::<String>().expect("a message");
    assert!(message.contains(says), "{fault:?} is reported as: {message}");
    for part in ["broken after move ", &format!("fault: {fault:?}"), "seed ", "of series 1"] {
        assert!(message.contains(part), "`{part}` is missing in: {message}");
    }
}

fn random(setup: &Setup, effort: &Effort) {
    contract::play_random::<Gems>(setup, effort, &mut |_, _| {});
}

/// With views looked at in the first position only, so that the fault is not met in a guessed world.
fn random_moves(setup: &Setup, effort: &Effort) {
    random(setup, &Effort { every: 1_000, ..*effort });
}

fn leak(setup: &Setup, effort: &Effort) {
    contract::leak::<Gems>(setup, effort, &mut scramble);
}

/// With a scramble that forgets the plans.
fn leak_beside_plans(setup: &Setup, effort: &Effort) {
    contract::leak::<Gems>(setup, effort, &mut |game, _, rng| rng.shuffle(&mut game.deck));
}

#[test]
fn broken_options_are_noticed() {
    caught(Fault::NoOption, "is asked and has no option", random_moves);
    caught(Fault::NoOption, "has no option in a world guessed by", random);
    caught(Fault::SameOptionTwice, "twice", random);
    caught(Fault::OptionsForAll, "is not asked and has the options [Take]", random);
    caught(Fault::MoodyOptions, "change", random);
    caught(Fault::WhyNotForbidsOption, "why_not forbids the option Take", random);
    caught(Fault::NoOption, "has no option", contract::replays::<Gems>);
}

#[test]
fn broken_legality_is_noticed() {
    caught(Fault::AcceptsAnything, "is accepted", random);
    caught(Fault::RefusalCosts, "changes the state: `.round` is", random);
    caught(Fault::RefusalTells, "writes events", random);
    caught(Fault::TrustsSeats, "index out of bounds", random);
    caught(Fault::RefusesByOtherRule, "and why_not says", random);
    caught(Fault::PlayDiffers, "play and apply of Leave lead to different states: `.players[", random);
    caught(Fault::PlayTells, "write different events", random);
}

#[test]
fn broken_ends_are_noticed() {
    caught(Fault::Endless, "not over within 150 moves", random);
    caught(Fault::WrongSum, "add up", random);
    caught(Fault::Panics, "broken on purpose", random);
}

#[test]
fn broken_saving_is_noticed() {
    caught(Fault::ForgetsInJson, "through JSON", random);
    caught(Fault::ForgetsInJson, "through JSON", contract::save_load::<Gems>);
}

#[test]
fn chance_from_elsewhere_is_noticed() {
    caught(Fault::Fickle, "the second time", random);
    caught(Fault::Fickle, "the record is refused", contract::replays::<Gems>);
}

#[test]
fn broken_guesses_are_noticed() {
    caught(Fault::BadGuess, "looks different", random);
    caught(Fault::BadGuess, "a guessed world shows in the view of Seat(Seat(0)): `.bag[0]`", leak);
}

#[test]
fn leaks_are_noticed() {
    caught(Fault::ShowsLaidCards, "shows in the view", leak);
    caught(Fault::ShowsDeck, "shows in the view of Seat(Seat(0)): `.leaked[0]`", leak);
    caught(Fault::ShowsWhoIsReady, "what is hidden shows in the view", leak);
    caught(Fault::ShowsWhoIsReady, "the choice of Ready over Double by seat", leak_beside_plans);
    caught(Fault::OptionsTell, "shows in the options", leak);
    caught(Fault::TellsPlans, "shows in the events", leak);
}

#[test]
fn old_chance_is_noticed() {
    caught(Fault::KeepsChance, "two seeds give the same chance", contract::reseed::<Gems>);
    caught(Fault::ShufflesOn, "something of the old chance is left: `.deck", contract::reseed::<Gems>);
    caught(Fault::ReseedShows, "new chance shows in the view of Seat(Seat(0)): `.bag[0]`", contract::reseed::<Gems>);
}

#[test]
fn a_look_at_chance_to_come_is_noticed() {
    caught(Fault::PeeksAtChance, "new chance changes what seat 0 is asked", contract::reseed::<Gems>);
    caught(Fault::PeeksAtChance, "a guessed world shows in the options", leak);
}

#[test]
fn what_comes_to_light_unsaid_is_noticed() {
    let quiet = "shows different things in worlds that looked alike, and nothing reveals it to Seat(Seat(0))";
    caught(Fault::DrawsQuietly, quiet, contract::reveal::<Gems>);
    caught(Fault::DeckForbids, "cannot be made in a world that looked alike", contract::reveal::<Gems>);
}

#[test]
fn a_scramble_that_changes_nothing_is_noticed() {
    let setup = Setup { n_seats: 3, fault: Fault::None };
    let check = || contract::leak::<Gems>(&setup, &Effort::games(2, MAX_MOVES), &mut |_, _, _| {});
    let payload = catch_unwind(check).expect_err("an empty contract is not noticed");
    assert!(payload.downcast_ref::<String>().is_some_and(|text| text.contains("scramble changes nothing")));
}

#[test]
fn answers_that_do_not_commute_are_noticed() {
    caught(Fault::FirstReadyGains, "depend on their order", contract::commute::<Gems>);
    caught(Fault::FirstReadyEnds, "changes the question", contract::commute::<Gems>);
    caught(Fault::OptionsTell, "changes the options", contract::commute::<Gems>);
    caught(Fault::FirstReadyGains, "leads elsewhere", contract::undo::<Gems>);
}

#[test]
fn a_set_up_that_cannot_be_played_is_reported() {
    let check = || random(&Setup { n_seats: 9, fault: Fault::None }, &Effort::games(1, 1));
    let payload = catch_unwind(check).expect_err("nine seats cannot play");
    assert!(payload.downcast_ref::<String>().is_some_and(|text| text.contains("choose 2 to 4")));
}

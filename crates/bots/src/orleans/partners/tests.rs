//! What the team sees of itself.

use super::{Partners, gained};
use crate::orleans::thumb::{Look, Whim};
use crate::play::Desk;
use orleans::components::{Edition, Good, InvasionCharacter, components};
use orleans::{Ask, InvasionOnMat, Module, Modules, Setup, State, SystemOnMat, SystemOnTable};
use tabletop::{Game, Seat, Seed, Viewer};

/// Names the rule that a test checks.
pub(crate) fn rule(id: &str) {
    assert!(orleans::ledger().get(id).is_some(), "the ledger has no rule {id}");
}

/// A game in which each seat is this character.
pub(crate) fn begun(characters: &[InvasionCharacter]) -> State {
    let setup =
        Setup { modules: Modules::NONE.with(Module::Invasion), ..Setup::new(Edition::Bigbox, characters.len() as u8) };
    let mut state = State::new(&setup, Seed::of_series(1, 1)).expect("a game");
    for (seat, &character) in (0..).map(Seat).zip(characters) {
        let own = InvasionOnMat { character: Some(character), ..InvasionOnMat::default() };
        state.mat_mut(seat).modules.system = SystemOnMat::Invasion(own);
    }
    state.table.tile = None;
    state
}

fn team(state: &State) -> Partners {
    Partners::seen(&state.view(Viewer::Seat(Seat(0)))).expect("a team")
}

#[test]
fn others_have_no_team() {
    let state = State::new(&Setup::new(Edition::Bigbox, 2), Seed::of_series(1, 1)).expect("a game");
    assert_eq!(Partners::seen(&state.view(Viewer::Seat(Seat(0)))), None);
}

#[test]
fn what_somebody_can_send_is_wanted_no_more() {
    let mut state = begun(&[InvasionCharacter::General, InvasionCharacter::Librarian]);
    let (before, needs) = (team(&state), components().invasion.needs[2]);
    assert_eq!((before.goods, before.knights, before.citizens), (needs.goods, needs.walls, needs.citizens));
    assert_eq!(before.towers.len(), 6, "seven stand from the start");
    state.mat_mut(Seat(1)).goods[Good::Grain.index()] = 4;
    let after = team(&state);
    assert_eq!(after.goods, before.goods, "nothing was sent yet");
    assert_eq!(after.wanted[Good::Grain.index()], before.wanted[Good::Grain.index()] - 4);
}

#[test]
fn what_a_character_must_have_is_kept() {
    let mut state = begun(&[InvasionCharacter::Fisherman, InvasionCharacter::Merchant]);
    state.mat_mut(Seat(1)).coins = 20;
    let shares = team(&state).shares;
    let wool = Good::Wool.index();
    assert_eq!((shares[0].keeps[wool], shares[0].lacks[wool]), (2, 2));
    assert!(shares[1].keeps_coins >= 20, "the Merchant sends nothing as long as it is not enough");
    state.mat_mut(Seat(0)).goods[wool] = 1;
    assert_eq!(team(&state).shares[0].lacks[wool], 1);
}

#[test]
fn dues_are_kept_and_asked_for() {
    let mut state = begun(&[InvasionCharacter::EstateManager, InvasionCharacter::General]);
    (state.table.round, state.mat_mut(Seat(0)).coins) = (3, 1);
    let share = team(&state).shares[0];
    assert!(share.urgent && share.lacks_coins >= 1, "two coins are due in round 3: {share:?}");
    (state.table.round, state.mat_mut(Seat(0)).coins) = (4, 30);
    let share = team(&state).shares[0];
    assert!(share.urgent && share.lacks[Good::Cheese.index()] == 1, "a cheese is due in round 4: {share:?}");
}

/// Whoever plans later counts on what lies there already.
#[test]
fn a_plan_that_lies_there_is_counted_on() {
    let mut state = begun(&[InvasionCharacter::EstateManager, InvasionCharacter::General]);
    let mut desk = Desk::default();
    desk.play_to_planning(&mut state, Seat(0));
    let sees = |state: &State| {
        let view = state.view(Viewer::Seat(Seat(1)));
        (Look::new(&view, Seat(1)).team, Partners::seen(&view))
    };
    let (counted, as_it_stands) = sees(&state);
    assert_eq!(counted, as_it_stands, "nobody has planned yet");
    while state.question(Seat(0)) == Some(Ask::Plan) {
        desk.by_thumb(&mut state, Seat(0), Whim::default());
    }
    let (counted, as_it_stands) = sees(&state);
    assert_ne!(counted, as_it_stands, "the Estate Manager gathers the grain that is due");
}

#[test]
fn wheels_or_coins_for_the_demolition() {
    let mut state = begun(&[InvasionCharacter::General, InvasionCharacter::Librarian]);
    assert!(team(&state).ransom, "two wheels or twelve coins, and ten are there");
    state.mat_mut(Seat(1)).wheels[0] = 1;
    assert!(!team(&state).ransom);
}

#[test]
fn whatever_is_done_is_nearer() {
    let mut state = begun(&[InvasionCharacter::General, InvasionCharacter::Librarian]);
    let mut last = gained(&state);
    for nth in 0..3 {
        let SystemOnTable::Invasion(city) = &mut state.table.modules.system else { unreachable!("a City") };
        match nth {
            0 => city.walls += 1,
            1 => city.city_treasury += 4,
            _ => city.goods[Good::Wine.index()] += 1,
        }
        assert!(gained(&state) > last);
        last = gained(&state);
    }
}

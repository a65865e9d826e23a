//! Which words bots pass on, and what they vote for.

use super::super::send::guild_house;
use super::{propose, vote};
use crate::orleans::partners::tests::{begun, rule};
use crate::orleans::thumb::look::Look;
use orleans::components::{Happening, InvasionCharacter, TileId};
use orleans::{InvasionMove, Move, Purse, State, SystemOnTable, Team, Unit, events};
use tabletop::{Game, Seat, SeatSet, Viewer};

/// How somebody votes on these units in this round, with five coins each.
fn voted(round: u8, units: &[Unit]) -> Move {
    voted_with(round, 5, units)
}

/// The same with so many coins of whoever is not the Estate Manager.
fn voted_with(round: u8, coins: u16, units: &[Unit]) -> Move {
    let mut state: State = begun(&[InvasionCharacter::General, InvasionCharacter::EstateManager]);
    state.table.round = round;
    state.mat_mut(Seat(0)).coins = coins;
    let proposal = units.iter().copied().collect();
    let SystemOnTable::Invasion(city) = &mut state.table.modules.system else { unreachable!("a City") };
    city.team = Some(Team { speaker: Seat(1), proposal, spoken: SeatSet::EMPTY, best: None });
    let view = state.view(Viewer::Seat(Seat(0)));
    vote(&Look::new(&view, Seat(0)))
}

#[test]
fn only_what_leaves_the_due_unpaid_is_refused() {
    rule("invasion.team.bot-vote");
    let [approve, refuse] = [InvasionMove::Approve, InvasionMove::Refuse].map(Move::Invasion);
    let pays = |seat: u8, coins: u8| [Unit::Pay { seat: Seat(seat), coins }];
    assert_eq!(voted(1, &pays(1, 4)), refuse, "two coins are due");
    assert_eq!(voted(1, &pays(1, 3)), approve);
    assert_eq!(voted(1, &pays(0, 5)), approve, "others may pay what they like");
    assert_eq!(voted(9, &pays(1, 2)), refuse, "four coins are due");
    assert_eq!(voted(2, &pays(1, 4)), approve, "no coins are due");
    assert_eq!(voted(4, &pays(1, 4)), approve, "a due that cannot be paid anyway ruins nothing");
    assert_eq!(voted_with(1, 0, &pays(1, 4)), approve, "nobody else could pay");
    assert_eq!(voted_with(1, 1, &pays(1, 4)), refuse, "one coin is short, and the other has it");
    let all = [Unit::Pay { seat: Seat(0), coins: 5 }, Unit::Pay { seat: Seat(1), coins: 4 }];
    assert_eq!(voted(1, &all), approve, "the other pays all there is");
}

/// A Trip costs four coins and the due two: a partner who keeps four for the Trip has one to send, whatever else may come.
#[test]
fn a_coin_that_saves_the_game_is_sent() {
    let mut state: State = begun(&[InvasionCharacter::General, InvasionCharacter::EstateManager]);
    let trip = events(&state.setup).iter().position(|facts| facts.event == Happening::Trip).expect("a tile");
    state.table.tile = Some(TileId(trip as u8));
    let view = state.view(Viewer::Seat(Seat(0)));
    let look = Look::new(&view, Seat(0));
    let send =
        |coins: u8| guild_house(&look, Move::Invasion(InvasionMove::SendCoins { coins, to: Purse::Player(Seat(1)) }));
    assert!(send(1) > 0 && send(2) < 0, "{} {}", send(1), send(2));
}

/// Two wheels or twelve coins, and ten are there: both must have a wheel before the round is over.
#[test]
fn wheels_are_made_before_the_demolition() {
    let mut state: State = begun(&[InvasionCharacter::Innkeeper, InvasionCharacter::Librarian]);
    let wheel = |state: &State| super::super::wheel(&Look::new(&state.view(Viewer::Seat(Seat(0))), Seat(0)));
    let before = wheel(&state);
    let tile = events(&state.setup).iter().position(|facts| facts.event == Happening::Demolition).expect("a tile");
    state.table.tile = Some(TileId(tile as u8));
    assert!(wheel(&state) > before + 500);
    state.mat_mut(Seat(1)).coins = 20;
    assert_eq!(wheel(&state), before, "it can be paid for");
}

#[test]
fn the_word_is_passed_on_while_somebody_may_take_it() {
    rule("invasion.team.bot-propose");
    let state = begun(&[InvasionCharacter::General, InvasionCharacter::Librarian]);
    let view = state.view(Viewer::Seat(Seat(0)));
    let unit = |seat: u8| Move::Invasion(InvasionMove::Unit(Unit::Develop { seat: Seat(seat), points: 3 }));
    let pass = Move::Invasion(InvasionMove::PassWord);
    let look = Look::new(&view, Seat(0));
    assert_eq!(propose(&look, &[unit(0), unit(1), pass]), pass);
    assert_eq!(propose(&look, &[unit(0), unit(1)]), unit(1), "the Librarian needs the points");
}

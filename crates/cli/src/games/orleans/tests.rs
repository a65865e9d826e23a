//! Words and lists at the table, without a table to sit at.

use super::fill;
use super::words::moves;
use crate::games::Told;
use crate::play::{Choice, Menu, Question, thing, why};
use orleans::components::{Edition, Follower, Kind, Place, SpaceKind, Town};
use orleans::state::Pool;
use orleans::{Move, Origin, Setup, State};
use std::collections::BTreeSet;
use tabletop::{Chair, Game, Rng, Seat, Seed};

/// Seat 0 plans with these followers on the Market and these place tiles.
fn planning(market: &[Follower], tiles: &[Place]) -> State {
    let mut state = State::new(&Setup::new(Edition::Current, 2), Seed::of_series(3, 0)).expect("a table of two");
    let mat = state.mat_mut(Seat(0));
    mat.market = market.iter().copied().collect::<Pool>();
    tiles.iter().for_each(|&tile| mat.places.insert(tile));
    state
}

fn question(state: &State) -> Question<State> {
    Question::of(&Chair::new(state, Seat(0))).expect("seat 0 is asked")
}

fn who_fills(market: &[Follower], tiles: &[Place], place: Place) -> Option<Vec<Follower>> {
    let state = planning(market, tiles);
    let moves = fill::moves(&question(&state), place).ok()?;
    let mut played = state.clone();
    moves.iter().for_each(|&mv| played.apply(Seat(0), mv, &mut Vec::new()).expect("a legal move"));
    let put = |mv: &Move| match *mv {
        Move::Put { follower, .. } => follower,
        _ => panic!("filling only puts"),
    };
    Some(moves.iter().map(put).collect())
}

#[test]
fn a_place_is_filled_with_those_who_are_least_needed_elsewhere() {
    use Follower::{Boatman, Craftsman, Farmer, Knight, Monk, OwnFarmer, Scholar, Trader};
    assert_eq!(
        who_fills(&[Monk, Farmer, OwnFarmer, Boatman, Craftsman], &[], Place::Village),
        Some(vec![OwnFarmer, Boatman, Craftsman]),
        "one's own colour before neutral ones, and no monk while others fit"
    );
    assert_eq!(who_fills(&[Monk, Farmer, Craftsman], &[], Place::Village), Some(vec![Farmer, Monk, Craftsman]));
    assert_eq!(who_fills(&[Farmer, Craftsman], &[], Place::Village), None);
    assert_eq!(who_fills(&[OwnFarmer, Farmer, Knight], &[], Place::TownHall), Some(vec![Farmer, Knight]));
    // The scholar must leave the scholar space of the Monastery to itself and cannot stand twice.
    assert_eq!(who_fills(&[Scholar], &[Place::School], Place::Monastery), None);
    assert_eq!(who_fills(&[Scholar, Scholar], &[Place::School], Place::Monastery), Some(vec![Scholar, Scholar]));
    assert_eq!(who_fills(&[Scholar, Trader], &[], Place::School), None, "not an own place");
}

/// Filling goes back where the first choice leaves a later space empty.
#[test]
fn filling_finds_a_way_if_there_is_one() {
    use Follower::{Boatman, Craftsman, Farmer};
    // With the Herb Garden a boatman can stand for the farmer, but the boatman space needs one too.
    let filled = who_fills(&[Boatman, Boatman, Craftsman], &[Place::HerbGarden], Place::Village);
    assert_eq!(filled, Some(vec![Boatman, Boatman, Craftsman]));
    assert_eq!(
        who_fills(&[Farmer, Boatman, Boatman], &[Place::HerbGarden], Place::Village),
        Some(vec![Farmer, Boatman, Boatman])
    );
}

#[test]
fn words_mean_moves() {
    let meant = |said: &str| State::sayings().expect("Orléans lists its moves").meant(said);
    let best = |said: &str| meant(said).into_iter().min_by_key(|it| it.unsaid).map(|it| it.mv);
    let put = |follower, place, space| Some(Move::Put { follower, place, space, from: Origin::Market });
    for (said, mv) in [
        ("put monk village boatman", put(Follower::Monk, Place::Village, SpaceKind::Boatman)),
        ("Put a monk on the boatman space of the Village", put(Follower::Monk, Place::Village, SpaceKind::Boatman)),
        ("use the town hall", Some(Move::Use(Place::TownHall))),
        ("ready", Some(Move::Ready)),
        ("pass", Some(Move::Pass)),
        ("recruit trader", Some(Move::Recruit(Kind::Trader))),
        ("draw 3", Some(Move::Draw(3))),
        ("", None),
        ("the", None),
        ("sing a song", None),
    ] {
        assert_eq!(best(said), mv, "{said}");
    }
    assert!(meant("travel etampes").iter().all(|it| matches!(it.mv, Move::Travel { to: Town::Etampes, .. })));
    assert_eq!(thing("saint amand", Town::ALL), Some(Town::SaintAmandMontrond));
    assert_eq!(thing("farm", Place::ALL), Some(Place::Farm));
    assert_eq!(thing("", Place::ALL), None);
}

fn choices(menu: &Menu<State>, found: &mut Vec<Move>) {
    for line in &menu.lines {
        match &line.choice {
            Choice::Play(moves) => found.extend(moves),
            Choice::Open(menu) => choices(menu, found),
            Choice::Back => {}
        }
    }
}

/// Every legal move can be chosen by number, nothing else can, and its own sentence means it.
#[test]
fn menus_hold_exactly_the_options() {
    let mut rng = Rng::new(Seed::of_series(3, 1));
    for game in 0..2 {
        let mut state = State::new(&Setup::new(Edition::Current, 2), Seed::of_series(3, game)).expect("a table of two");
        let mut said = BTreeSet::new();
        while let Some(seat) = state.asked().first() {
            let question = Question::of(&Chair::new(&state, seat)).expect("an asked seat");
            let mut found = Vec::new();
            choices(&State::menu(&question), &mut found);
            assert!(question.options.iter().all(|mv| found.contains(mv)), "{:?}", question.ask);
            assert!(found.iter().all(|mv| question.options.contains(mv)), "{:?}", question.ask);
            let mv = question.options[rng.below(question.options.len() as u32) as usize];
            if said.insert(mv) {
                assert_eq!(why::legal(&question, &moves::plain(mv))[..], [mv], "its own sentence means a move");
            }
            state.play(seat, mv, &mut Vec::new());
        }
    }
}

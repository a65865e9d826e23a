//! Laying out a game.

pub(crate) mod exclude;
mod goods;
pub(crate) mod hour_glass;
mod supply;
pub(crate) mod tiles;

use crate::components::{Deed, Edition, Follower, Kind, SpaceSet, components};
use crate::event::Event;
use crate::flow::{Frame, Step};
use crate::modules::{self, ModulesHidden, ModulesOnTable};
use crate::state::{Citizens, Gone, Mat, Player, Players, Pool, Secret, Setup, Spot, Stack, State, Table};
pub use supply::Supply;
use tabletop::{Rng, RuleId, Seat, Seed, SetupError};

/// Lays the game out and runs it to the first question.
pub(crate) fn lay_out(setup: &Setup, seed: Seed) -> Result<State, SetupError> {
    check(setup)?;
    Ok(begin(setup, seed))
}

/// The game as it begins. Apart from the checks, so that it is laid out where it will lie and not carried there.
#[inline(never)]
fn begin(setup: &Setup, seed: Seed) -> State {
    let supply = Supply::of(setup);
    let mut rng = Rng::new(seed);
    let start_player = match setup.options.start_player {
        Some(seat) => seat,
        None => Seat(rng.below(setup.players.into()) as u8),
    };
    let dealt = goods::deal(&supply, &mut rng);
    let table = Table {
        round: 0,
        start_player,
        tile: None,
        turned: 0,
        followers: supply.followers,
        gears: supply.gears,
        goods: dealt.market,
        map: dealt.map,
        tiles: tiles::choose(setup, &mut rng),
        deeds: Default::default(),
        citizens: citizens(),
        gone: Gone { goods: dealt.removed, ..Gone::default() },
        just_placed: SpaceSet::EMPTY,
        ending: None,
        modules: ModulesOnTable::default(),
    };
    let mut players = Players::new(setup.players);
    players.as_mut_slice().fill(player(&supply));
    let hour_glass = hour_glass::stack(setup.edition, &mut rng);
    let secret = Secret { rng, hour_glass, modules: ModulesHidden::default() };
    let mut state = State { setup: *setup, table, players, secret, stack: Stack::new() };
    modules::lay_out(&mut state);
    state.then([Frame::Do(Step::Round)]);
    if setup.options.exclude_tiles {
        exclude::ask_all(&mut state);
    }
    // Asked last, answered first: what an expansion asks may decide which tiles there are.
    modules::before_round_one(&mut state);
    // What is laid out is seen by looking at it: the first events belong to no move.
    state.run(&mut Vec::<Event>::new());
    state
}

fn check(setup: &Setup) -> Result<(), SetupError> {
    modules::check(setup)?;
    let error = |message: String, rule| Err(SetupError { message, rule: Some(RuleId(rule)) });
    if setup.options.added_tiles && setup.edition == Edition::Bigbox {
        let message = "the Big Box is dealt from all place tiles: leave out the added ones".to_string();
        return error(message, "base.setup.place-stacks-extended");
    }
    match setup.options.start_player {
        Some(seat) if seat.0 >= setup.players => {
            let (seat, players) = (seat.0 + 1, setup.players);
            let message = format!("player {seat} cannot start: the table has {players}");
            error(message, "base.setup.first-start-player")
        }
        _ => Ok(()),
    }
}

/// Everybody begins alike (base.setup.player-pieces, base.setup.own-followers-on-market).
fn player(supply: &Supply) -> Player {
    let on_market =
        Kind::ALL.iter().flat_map(|kind| std::iter::repeat_n(kind.neutral(), supply.on_market[kind.index()].into()));
    let mat = Mat {
        coins: supply.coins,
        stations_left: supply.stations,
        merchant: supply.merchant,
        places: components().board,
        market: Follower::OWN.into_iter().chain(on_market).collect::<Pool>(),
        ..Mat::default()
    };
    Player { mat, ..Player::default() }
}

/// One citizen on each marked space, one aside (base.setup.citizens).
fn citizens() -> Citizens {
    let mut citizens = Citizens::default();
    let on_development = (0..components().development.citizens.len()).map(|nth| Spot::Development(nth as u8));
    [Spot::Boatmen, Spot::Knights, Spot::MostStations].into_iter().for_each(|spot| citizens.put(spot));
    on_development.for_each(|spot| citizens.put(spot));
    Deed::ALL.iter().for_each(|&deed| citizens.put(Spot::Deed(deed)));
    citizens
}

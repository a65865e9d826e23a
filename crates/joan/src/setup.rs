//! Laying out a game.

use crate::components::{Card, Category, Follower, Level, MAX_PLAYERS, PlaceSet, Race, TownSet, components};
use crate::event::Log;
use crate::round;
use crate::state::{Ask, DECK, Joan, Places, Secret, Setup, Sheet, State, Table, Turn};
use tabletop::{Rng, RuleId, Seat, Seed, SetupError};

/// Lays a game out, up to the first question.
pub(crate) fn lay_out(setup: &Setup, seed: Seed) -> Result<State, SetupError> {
    check(setup)?;
    let mut rng = Rng::new(seed);
    // joan_solo.round.first: alone the player begins.
    let start = match setup.start_player {
        Some(seat) => seat,
        None if setup.is_solo() => Seat(0),
        None => Seat(rng.below(setup.players.into()) as u8),
    };
    let table = Table {
        round: 0,
        bag_number: 0,
        start,
        turn: 0,
        bag: [0; Follower::TILES],
        display: [0; Follower::TILES],
        holding: [0; Follower::TILES],
        market: places(setup.places, &mut rng),
        acquired: PlaceSet::EMPTY,
        removed: PlaceSet::EMPTY,
        taken: TownSet::EMPTY,
        races: [None; Race::COUNT],
    };
    let written = |seat| if seat < usize::from(setup.players) { Sheet::new() } else { Sheet::default() };
    let mut state = State {
        setup: *setup,
        table,
        sheets: std::array::from_fn::<_, MAX_PLAYERS, _>(written),
        joan: setup.is_solo().then(Joan::default),
        turn: Turn { ask: Some(Ask::Take), ..Turn::default() },
        secret: Secret { pile: [Card::C1; DECK], rng },
    };
    let mut log = Log::new();
    round::refill(&mut state, &mut log);
    round::draw_display(&mut state, &mut log);
    Ok(state)
}

/// The printed places, or random cards of each category (joan.setup.printed-places, joan.setup.place-cards).
fn places(places: Places, rng: &mut Rng) -> PlaceSet {
    if places == Places::Printed {
        return components().printed_places;
    }
    let mut market = PlaceSet::EMPTY;
    for category in Category::ALL {
        let mut left = components().places_of[category.index()];
        for _ in 0..components().laid_out {
            if let Some(place) = left.iter().nth(rng.below(left.len().into()) as usize) {
                left.remove(place);
                market.insert(place);
            }
        }
    }
    market
}

/// Refuses what cannot be played, with its rule.
fn check(setup: &Setup) -> Result<(), SetupError> {
    let refuse = |message: &str, rule| Err(SetupError { message: message.into(), rule: Some(RuleId(rule)) });
    if setup.players == 0 || usize::from(setup.players) > MAX_PLAYERS {
        return refuse("Joan of Arc is for one to five players", "joan.setup.players");
    }
    if setup.is_solo() && setup.places == Places::Printed {
        return refuse("alone one plays with Place cards", "joan_solo.setup.place-cards");
    }
    if !setup.is_solo() && setup.level.is_some() {
        return refuse("a level belongs to the solo game", "joan.setup.solo-cards");
    }
    match setup.start_player {
        Some(seat) if setup.is_solo() && seat != Seat(0) => refuse("alone one begins oneself", "joan_solo.round.first"),
        Some(seat) if seat.0 >= setup.players => {
            refuse("the starting player has no seat at this table", "joan.setup.start-player")
        }
        _ => Ok(()),
    }
}

/// The solo cards of a level, in printed order (joan_solo.setup.cards).
pub(crate) fn deck(level: Level) -> [Card; DECK] {
    let mut deck = [Card::C1; DECK];
    deck.iter_mut().zip(components().solo.decks[level.index()].iter()).for_each(|(place, card)| *place = card);
    deck
}

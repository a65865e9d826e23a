//! Joan of Arc at the server's tables.

use super::table::level_name;
use crate::games::advice;
use joan::components::{Level, MAX_PLAYERS};
use joan::{Facts, Glance, Move, Places, Setup, State, View};
use server::Host;
use server::wire::{EditionOffer, Hint};
use tabletop::ledger::{Language, Ledger};
use tabletop::{Bot, Chair, Seat, SeatSet, Seed};

/// The host of Joan of Arc.
pub(crate) enum JoanOfArc {}

/// The only option there is.
const SINGLE_OPTION: &str = "single_option";

impl Host for JoanOfArc {
    type Game = State;

    type Glance = Glance;

    fn glance(view: &View) -> Glance {
        joan::glance(view)
    }

    fn waits_for(view: &View) -> SeatSet {
        view.at_turn().map_or(SeatSet::EMPTY, SeatSet::of)
    }

    fn round(game: &State) -> u8 {
        game.table.round
    }

    fn scores(game: &State) -> Vec<i32> {
        (0..game.setup.players).map(|seat| joan::score::sheet(game, Seat(seat)).total).collect()
    }

    /// Where the places are, or alone how strong Joan is.
    fn variant(setup: &Setup) -> String {
        if setup.is_solo() { "solo".to_owned() } else { "base".to_owned() }
    }

    fn edition(setup: &Setup) -> String {
        match (setup.is_solo(), setup.places) {
            (true, _) => level_name(setup.level()),
            (false, Places::Cards) => "cards",
            (false, Places::Printed) => "printed",
        }
        .to_owned()
    }

    fn level(setup: &Setup) -> String {
        if setup.is_solo() { level_name(setup.level()).to_owned() } else { "normal".to_owned() }
    }

    type Facts = Facts;

    fn facts() -> Facts {
        joan::facts()
    }

    fn ledger(language: Language) -> &'static Ledger {
        joan::ledger_in(language)
    }

    fn editions() -> Vec<EditionOffer> {
        let offer = |edition: &str, fewest, most| EditionOffer {
            edition: edition.to_owned(),
            fewest,
            most,
            expansions: Vec::new(),
            modules: Vec::new(),
        };
        let together = ["cards", "printed"].map(|places| offer(places, 2, MAX_PLAYERS as u8));
        let alone = Level::ALL.iter().map(|level| offer(level_name(*level), 1, 1));
        together.into_iter().chain(alone).collect()
    }

    const SCHEMAS: &'static str = include_str!("schemas.json");

    const STANDING: &'static [&'static str] = &[SINGLE_OPTION];

    fn standing(answers: &[String], chair: &Chair<'_, State>) -> Option<Move> {
        let mut options = Vec::new();
        chair.options(&mut options);
        match options[..] {
            [only] if answers.iter().any(|answer| answer == SINGLE_OPTION) => Some(only),
            _ => None,
        }
    }

    const BOTS: &'static [&'static str] = bots::joan::NAMES;

    const STAND_IN: &'static str = "easy";

    fn bot(name: &str, seed: Seed) -> Option<Box<dyn Bot<State>>> {
        bots::joan::make(name, seed)
    }

    fn hint(chair: &Chair<'_, State>, _: Seed) -> Vec<Hint<Move>> {
        bots::joan::hint(chair, "hard").into_iter().map(advice::told).collect()
    }
}

//! Orléans at the server's tables.

mod standing;

use crate::games::advice;
use orleans::components::Edition;
use orleans::{Family, Frame, Module, Move, Setup, State, View};
use server::Host;
use server::wire::{EditionOffer, Hint, ModuleOffer};
use tabletop::ledger::{Language, Ledger};
use tabletop::{Bot, Chair, Seat, SeatSet, Seed};

/// The host of Orléans.
pub(crate) enum Orleans {}

impl Host for Orleans {
    type Game = State;

    type Glance = orleans::Glance;

    fn glance(view: &View) -> orleans::Glance {
        orleans::Glance { intents: bots::orleans::intents(view), ..orleans::glance(view) }
    }

    fn waits_for(view: &View) -> SeatSet {
        match view.stack.last() {
            Some(&Frame::Ask(seat, _)) => SeatSet::of(seat),
            Some(&Frame::AskAll(seats, _)) => seats,
            _ => SeatSet::EMPTY,
        }
    }

    fn round(game: &State) -> u8 {
        game.table.round
    }

    fn scores(game: &State) -> Vec<i32> {
        (0..game.setup.players).map(|seat| orleans::score::sheet(game, Seat(seat)).total).collect()
    }

    fn counted(game: &State) -> Option<Vec<i32>> {
        game.setup.counts_points().then(|| Orleans::scores(game))
    }

    fn edition(setup: &Setup) -> String {
        setup.edition.to_string()
    }

    /// The scenario, or the base game with whatever is mixed into it.
    fn variant(setup: &Setup) -> String {
        let scenario = setup.modules.iter().find(|module| module.meta().family != Family::TradeAndIntrigue);
        scenario.map_or("base".to_owned(), |module| spelled(module.name()))
    }

    fn level(setup: &Setup) -> String {
        spelled(setup.level.name())
    }

    fn done(game: &State) -> u8 {
        orleans::done(game)
    }

    type Facts = orleans::Facts;

    fn facts() -> orleans::Facts {
        orleans::facts()
    }

    fn ledger(language: Language) -> &'static Ledger {
        orleans::ledger_in(language)
    }

    fn editions() -> Vec<EditionOffer> {
        Edition::ALL.iter().copied().map(offer).collect()
    }

    const SCHEMAS: &'static str = include_str!("schemas.json");

    const STANDING: &'static [&'static str] = standing::ALL;

    fn standing(answers: &[String], chair: &Chair<'_, State>) -> Option<Move> {
        standing::answer(answers, chair)
    }

    const BOTS: &'static [&'static str] = bots::NAMES;

    const STAND_IN: &'static str = "easy";

    fn bot(name: &str, seed: Seed) -> Option<Box<dyn Bot<State>>> {
        bots::make(name, seed)
    }

    fn hint(chair: &Chair<'_, State>, _: Seed) -> Vec<Hint<Move>> {
        bots::hint(chair, "hard").into_iter().map(advice::told).collect()
    }
}

/// A printing, and what can be mixed with it.
fn offer(edition: Edition) -> EditionOffer {
    let (fewest, most) = edition.seats().into_inner();
    EditionOffer {
        edition: edition.to_string(),
        fewest,
        most,
        expansions: expansions(edition),
        modules: modules(edition),
    }
}

/// A name as a set-up spells it.
fn spelled(name: &str) -> String {
    name.replace('-', "_")
}

/// What can be mixed with a printing; of those in one group only one.
fn expansions(edition: Edition) -> Vec<Vec<String>> {
    let mut groups: Vec<Vec<Module>> = Vec::new();
    let offered = |module: &&Module| module.meta().editions.contains(&edition);
    let mixed = |module: &&Module| module.meta().family == Family::TradeAndIntrigue;
    for &module in Module::ALL.iter().filter(offered).filter(mixed) {
        match groups.iter_mut().find(|group| group.iter().any(|other| !other.goes_with(module))) {
            Some(group) => group.push(module),
            None => groups.push(vec![module]),
        }
    }
    groups.into_iter().map(|group| group.into_iter().map(|module| spelled(module.name())).collect()).collect()
}

/// Every module of a printing, with the seats it has and what it excludes.
fn modules(edition: Edition) -> Vec<ModuleOffer> {
    let offered = || Module::ALL.iter().copied().filter(move |module| module.meta().editions.contains(&edition));
    let offer = |module: Module| {
        let (fewest, most) = module.seats().into_inner();
        let excludes = offered().filter(|other| !other.goes_with(module)).map(|other| spelled(other.name())).collect();
        let levels = module.levels().iter().map(|level| spelled(level.name())).collect();
        ModuleOffer { module: spelled(module.name()), fewest, most, levels, excludes }
    };
    offered().map(offer).collect()
}

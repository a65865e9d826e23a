//! What a game must offer to be hosted, and the games that do.

use crate::standing;
use crate::wire::{EditionOffer, Gain, Hint, ModuleOffer};
use orleans::components::Edition;
use orleans::{Family, Frame, Module};
use serde::Serialize;
use tabletop::ledger::{Language, Ledger};
use tabletop::{Bot, Chair, Game, Seat, SeatSet, Seed};

/// A game with bots to sit at its tables.
pub trait HostedGame: Game<Ask: Send + Sync, Event: Send + Sync, View: Send + Sync> {
    /// What a player reads off the table at a glance, worked out from a view.
    type Glance: Serialize + Send;

    /// The table of a view at a glance.
    fn glance(view: &Self::View) -> Self::Glance;

    /// The seats that the game waits for, as far as the viewer of this view may know.
    fn waits_for(view: &Self::View) -> SeatSet;

    /// The round that the game is in, counted from 1.
    fn round(&self) -> u8;

    /// What each seat would score if the game ended now.
    fn scores(&self) -> Vec<i32>;

    /// The printing that a set-up names.
    fn edition(setup: &Self::Setup) -> String;

    /// What is printed, as a screen needs it.
    type Facts: Serialize;

    /// The printed facts.
    fn facts() -> Self::Facts;

    /// Every rule with its stable id, in the words of a language.
    fn ledger(language: Language) -> &'static Ledger;

    /// The printings that can be played.
    fn editions() -> Vec<EditionOffer>;

    /// The ids of dull questions that can be answered in advance.
    const STANDING: &'static [&'static str];

    /// The answer to the present question, if one of the standing `answers` is meant for it.
    fn standing(answers: &[String], chair: &Chair<'_, Self>) -> Option<Self::Move>;

    /// The bot that answers for whoever is too late.
    const STAND_IN: &'static str;

    /// The best few ways on for a seat that is asked, best first; `seed` is the adviser's own chance.
    fn hint(chair: &Chair<'_, Self>, seed: Seed) -> Vec<Hint<Self::Move>> {
        let mut options = Vec::new();
        chair.options(&mut options);
        let Some(mut bot) = Self::bot(Self::STAND_IN, seed).filter(|_| !options.is_empty()) else { return Vec::new() };
        let reason = format!("The bot `{}` would do this.", bot.name());
        vec![Hint { moves: vec![bot.choose(chair, &options)], worth: 0, reason, gains: Vec::new() }]
    }

    /// The names that [`HostedGame::bot`] knows.
    const BOTS: &'static [&'static str];

    /// The bot of this name; `seed` is its own chance, never the game's.
    fn bot(name: &str, seed: Seed) -> Option<Box<dyn Bot<Self>>>;
}

/// A module as a set-up spells it.
fn spelled(module: Module) -> String {
    module.name().replace('-', "_")
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
    groups.into_iter().map(|group| group.into_iter().map(spelled).collect()).collect()
}

/// Every module of a printing, with the seats it has and what it excludes.
fn modules(edition: Edition) -> Vec<ModuleOffer> {
    let offered = || Module::ALL.iter().copied().filter(move |module| module.meta().editions.contains(&edition));
    let offer = |module: Module| {
        let (fewest, most) = module.seats().into_inner();
        let excludes = offered().filter(|other| !other.goes_with(module)).map(spelled).collect();
        ModuleOffer { module: spelled(module), fewest, most, excludes }
    };
    offered().map(offer).collect()
}

impl HostedGame for orleans::State {
    type Glance = orleans::Glance;

    fn glance(view: &orleans::View) -> orleans::Glance {
        orleans::glance(view)
    }

    fn waits_for(view: &orleans::View) -> SeatSet {
        match view.stack.last() {
            Some(&Frame::Ask(seat, _)) => SeatSet::of(seat),
            Some(&Frame::AskAll(seats, _)) => seats,
            _ => SeatSet::EMPTY,
        }
    }

    fn round(&self) -> u8 {
        self.table.round
    }

    fn scores(&self) -> Vec<i32> {
        (0..self.setup.players).map(|seat| orleans::score::sheet(self, Seat(seat)).total).collect()
    }

    fn edition(setup: &orleans::Setup) -> String {
        setup.edition.to_string()
    }

    type Facts = orleans::Facts;

    fn facts() -> orleans::Facts {
        orleans::facts()
    }

    fn ledger(language: Language) -> &'static Ledger {
        orleans::ledger_in(language)
    }

    fn editions() -> Vec<EditionOffer> {
        let offer = |edition: &Edition| {
            let (fewest, most) = edition.seats().into_inner();
            EditionOffer {
                edition: edition.to_string(),
                fewest,
                most,
                expansions: expansions(*edition),
                modules: modules(*edition),
            }
        };
        Edition::ALL.iter().map(offer).collect()
    }

    const STANDING: &'static [&'static str] = standing::ALL;

    fn standing(answers: &[String], chair: &Chair<'_, Self>) -> Option<Self::Move> {
        standing::answer(answers, chair)
    }

    const STAND_IN: &'static str = "easy";

    fn hint(chair: &Chair<'_, Self>, _: Seed) -> Vec<Hint<orleans::Move>> {
        let hints = bots::hint(chair, "hard").into_iter();
        let gain = |gain: &bots::Gain| Gain { what: gain.what.into(), by: gain.by };
        let told = |hint: bots::Hint| {
            let (reason, gains) = (hint.reason.to_string(), hint.reason.gains.iter().map(gain).collect());
            Hint { moves: hint.moves, worth: hint.worth, reason, gains }
        };
        hints.map(told).collect()
    }

    const BOTS: &'static [&'static str] = bots::NAMES;

    fn bot(name: &str, seed: Seed) -> Option<Box<dyn Bot<Self>>> {
        bots::make(name, seed)
    }
}

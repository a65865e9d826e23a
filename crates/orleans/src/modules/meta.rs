//! What goes with what: printings, seats, and the parts of the game that an expansion brings itself.

use super::hooks::Hooks;
use super::list::{each, every, list};
use super::{Module, Modules};
use crate::components::Edition;
use crate::state::{Level, Setup};
use std::ops::RangeInclusive;
use tabletop::{RuleId, SetupError};

/// What an expansion goes with. Everything that offers, checks or tests mixes follows from it.
#[derive(Clone, Copy, Debug)]
pub struct Meta {
    /// The box it is from.
    pub family: Family,
    /// The printings it can be added to.
    pub editions: &'static [Edition],
    /// The fewest and the most players.
    pub seats: (u8, u8),
    /// The parts of the game that it brings itself: no two in play bring the same.
    pub fills: &'static [Slot],
    /// The rule behind printings and seats.
    pub home: RuleId,
    /// The rule that keeps others away.
    pub alone: RuleId,
}

/// The box that an expansion is from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// Trade & Intrigue: parts to be mixed freely.
    TradeAndIntrigue,
    /// A scenario for one player.
    Solo,
    /// A scenario for two players.
    Duel,
    /// The Plague.
    Plague,
    /// A scenario for all player counts.
    Prosperity,
    /// The game that all play together.
    Invasion,
}

/// A part of the game of which there is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slot {
    /// Which event comes when.
    Events,
    /// The board with the deeds.
    Deeds,
    /// The place tiles in play.
    Tiles,
    /// Followers, gear wheels and coins at the start.
    Supply,
    /// The goods on the map.
    Goods,
    /// Goods that are wanted somewhere.
    Orders,
    /// How the game ends.
    End,
}

impl Slot {
    /// What a scenario brings.
    pub(crate) const ALL: &'static [Slot] =
        &[Slot::Events, Slot::Deeds, Slot::Tiles, Slot::Supply, Slot::Goods, Slot::Orders, Slot::End];
}

impl Module {
    /// Whether two expansions can be in play together.
    pub fn goes_with(self, other: Module) -> bool {
        self == other || !self.meta().fills.iter().any(|slot| other.meta().fills.contains(slot))
    }

    /// The levels it is played at, from easy to hard.
    pub fn levels(self) -> &'static [Level] {
        list!(each, Modules::NONE.with(self), Rules => return Rules::LEVELS);
        &[Level::Normal]
    }

    fn level_rule(self) -> RuleId {
        list!(each, Modules::NONE.with(self), Rules => return Rules::LEVEL_RULE.unwrap_or(self.meta().home));
        self.meta().home
    }

    /// How many players it seats.
    pub fn seats(self) -> RangeInclusive<u8> {
        let (fewest, most) = self.meta().seats;
        fewest..=most
    }
}

impl Setup {
    /// Whether points decide: a scenario for one, for two or for all together is won or lost by its task.
    pub fn counts_points(&self) -> bool {
        !self
            .modules
            .iter()
            .any(|module| matches!(module.meta().family, Family::Solo | Family::Duel | Family::Invasion))
    }
}

impl Modules {
    /// Every mix that can be added to a printing, the expansions of each in their order.
    pub fn mixes(edition: Edition) -> Vec<Modules> {
        let offered = Module::ALL.iter().filter(|module| module.meta().editions.contains(&edition));
        let mut mixes = vec![Modules::NONE];
        for &module in offered {
            let fitting = mixes.iter().filter(|mix| mix.iter().all(|other| other.goes_with(module)));
            let with: Vec<Modules> = fitting.map(|mix| mix.with(module)).collect();
            mixes.extend(with);
        }
        mixes.retain(|mix| !mix.is_empty());
        mixes
    }

    /// The levels a mix is played at, from easy to hard.
    pub fn levels(self) -> impl Iterator<Item = Level> {
        Level::ALL.into_iter().filter(move |level| match self.is_empty() {
            true => level.is_normal(),
            false => self.iter().all(|module| module.levels().contains(level)),
        })
    }

    /// How many players a mix seats in a printing.
    pub fn seats(self, edition: Edition) -> RangeInclusive<u8> {
        let both = |all: RangeInclusive<u8>, one: RangeInclusive<u8>| {
            *all.start().max(one.start())..=*all.end().min(one.end())
        };
        self.iter().map(Module::seats).reduce(both).unwrap_or_else(|| edition.seats())
    }
}

/// Whether printing, seats and expansions of a set-up go together.
pub(crate) fn check(setup: &Setup) -> Result<(), SetupError> {
    let (modules, edition, players) = (setup.modules, setup.edition, setup.players);
    for module in modules.iter() {
        let Meta { editions, seats: (fewest, most), home, .. } = *module.meta();
        if !editions.contains(&edition) {
            let printings: Vec<&str> = editions.iter().map(|edition| edition.name()).collect();
            return refuse(format!("{module} is played with the {} edition", printings.join(" or ")), home);
        }
        if let Some(other) = modules.iter().find(|&other| !other.goes_with(module)) {
            return refuse(format!("{module} and {other} do not go together: choose one"), keeps_apart(module, other));
        }
        if !module.seats().contains(&players) {
            let seats = if fewest == most { format!("{most}") } else { format!("{fewest} to {most}") };
            let noun = if most == 1 { "player" } else { "players" };
            return refuse(format!("{module} is played with {seats} {noun}, not {players}"), home);
        }
    }
    let seats = edition.seats();
    if modules.is_empty() && !seats.contains(&players) {
        let (fewest, most) = seats.into_inner();
        let message = format!("the {edition} edition seats {fewest} to {most} players, not {players}");
        return refuse(message, RuleId("base.setup.player-count"));
    }
    check_level(setup)?;
    list!(every, Rules => Rules::check(setup)?);
    Ok(())
}

/// A level needs a scenario that has it; everything else is played as printed.
fn check_level(setup: &Setup) -> Result<(), SetupError> {
    let level = setup.level;
    match setup.modules.iter().find(|module| !module.levels().contains(&level)) {
        Some(module) => {
            let levels: Vec<&str> = module.levels().iter().map(|level| level.name()).collect();
            let message = format!("{module} is played at the level {}, not {level}", levels.join(" or "));
            refuse(message, module.level_rule())
        }
        None if setup.modules.is_empty() && !level.is_normal() => {
            refuse(format!("only scenarios have the level {level}"), RuleId("base.scoring.winner"))
        }
        None => Ok(()),
    }
}

/// The rule of the one that brings more of the game itself: a scenario stands alone, a part only where two are alike.
fn keeps_apart(one: Module, other: Module) -> RuleId {
    let [one, other] = [one.meta(), other.meta()];
    if one.fills.len() < other.fills.len() { other.alone } else { one.alone }
}

pub(super) fn refuse(message: String, rule: RuleId) -> Result<(), SetupError> {
    Err(SetupError { message, rule: Some(rule) })
}

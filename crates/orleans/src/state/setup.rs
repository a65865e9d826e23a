//! What is agreed before a game.

use crate::components::Edition;
use crate::modules::Modules;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// Edition, seats and options of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The printing that is played.
    pub edition: Edition,
    /// How many seats the table has.
    pub players: u8,
    /// What the table has agreed on beyond that.
    #[serde(default)]
    pub options: TableOptions,
    /// The expansions in play; none is the base game.
    #[serde(default, skip_serializing_if = "Modules::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Modules>", optional))]
    pub modules: Modules,
    /// How hard the scenario in play is.
    #[serde(default, skip_serializing_if = "Level::is_normal")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Level>", optional))]
    pub level: Level,
}

/// How hard a scenario is. Which levels it has says [`crate::Module::levels`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// For beginners: less is needed.
    Easier,
    /// As printed.
    #[default]
    Normal,
    /// With what helps most left out.
    Harder,
    /// At most one objective a round.
    HarderOne,
    /// At most one objective a round, and in the order of the board.
    HarderOrder,
}

impl Level {
    /// Every level there is, from easy to hard.
    pub const ALL: [Level; 5] = [Level::Easier, Level::Normal, Level::Harder, Level::HarderOne, Level::HarderOrder];

    /// The name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Level::Easier => "easier",
            Level::Normal => "normal",
            Level::Harder => "harder",
            Level::HarderOne => "harder-one",
            Level::HarderOrder => "harder-order",
        }
    }

    /// Whether the game is played as printed: saved games say nothing of that.
    pub fn is_normal(&self) -> bool {
        *self == Level::Normal
    }
}

impl std::fmt::Display for Level {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(self.name())
    }
}

/// What a table may agree on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct TableOptions {
    /// The first or the current edition with the place tiles of later sets (base.setup.place-stacks-extended).
    pub added_tiles: bool,
    /// Players may remove place tiles before round 1 (base.setup.place-exclusion-variant).
    pub exclude_tiles: bool,
    /// Unfinished plans lie open (base.planning.simultaneous).
    pub open_planning: bool,
    /// Players plan one after another (base.planning.ordered-on-demand).
    pub ordered_planning: bool,
    /// The first start player; drawn at random if nobody is named (base.setup.first-start-player).
    pub start_player: Option<Seat>,
    /// The Peasant Uprising is the last of the trade events (events.setup.variant-uprising).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
    pub uprising_last: bool,
    /// Whoever is ready stays so, as printed (base.planning.done-is-final).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
    pub final_ready: bool,
    /// How the characters of Invasion come to the players (invasion.setup.characters-chosen).
    #[serde(skip_serializing_if = "Characters::is_dealt")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Characters>", optional))]
    pub characters: Characters,
}

/// How characters come to the players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Characters {
    /// At random.
    #[default]
    Dealt,
    /// By choice, the start player first.
    Chosen,
    /// At random from the easier ones.
    Easier,
    /// At random from the harder ones.
    Harder,
}

impl Characters {
    /// Every way there is.
    pub const ALL: [Characters; 4] = [Characters::Dealt, Characters::Chosen, Characters::Easier, Characters::Harder];

    /// The name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Characters::Dealt => "dealt",
            Characters::Chosen => "chosen",
            Characters::Easier => "easier",
            Characters::Harder => "harder",
        }
    }

    /// Whether they are dealt as printed: saved games say nothing of that.
    pub fn is_dealt(&self) -> bool {
        *self == Characters::Dealt
    }
}

impl Setup {
    /// A game without special agreements.
    pub fn new(edition: Edition, players: u8) -> Setup {
        Setup { edition, players, options: TableOptions::default(), modules: Modules::NONE, level: Level::Normal }
    }
}

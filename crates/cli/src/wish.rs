//! The table that somebody wishes for on the command line, and the table that is laid.

use crate::games::{self, Playable};
use crate::lineup;
use crate::speech::count::counted;
use anyhow::{Result, bail};
use serde::{Deserialize, Serialize};
use tabletop::Seed;

/// The table that somebody wishes for.
#[derive(Clone, clap::Args)]
pub(crate) struct Wish {
    /// The game that is played
    #[arg(long, value_name = "GAME", value_parser = games::names_of(|game| vec![game.name()]), default_value = games::usual().name())]
    pub(crate) game: String,
    /// The printing that is played [default: current, or bigbox with expansions]
    #[arg(long, value_parser = games::names_of(|game| game.editions()))]
    pub(crate) edition: Option<String>,
    #[arg(long, help = games::orleans::MODULES_HELP, value_parser = games::names_of(|game| game.modules()), value_delimiter = ',')]
    pub(crate) modules: Vec<String>,
    /// How hard a scenario is: easier (dignitary, invasion), normal, harder (invasion), harder-one or harder-order
    /// (vierzon, salesman); in the solo game of Joan of Arc standard, connoisseur or special
    #[arg(long, value_parser = games::names_of(|game| game.levels()))]
    pub(crate) level: Option<String>,
    /// How many seats the table has [default: 4, or what the scenario seats]
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<u8>,
    /// Joan of Arc: the places printed on the sheet instead of Place cards, for a first game
    #[arg(long)]
    pub(crate) printed_places: bool,
    /// What else is agreed on, by the name of its option.
    #[arg(skip)]
    pub(crate) agreed: Vec<&'static str>,
    /// Who starts, counted from 1; chance decides if nobody is named.
    #[arg(skip)]
    pub(crate) start_player: Option<u8>,
}

impl Wish {
    /// The set-up, if it can be played, and the bot of each seat.
    pub(crate) fn seated<G: Playable>(&self, bots: &[String]) -> Result<(G::Setup, Vec<String>)> {
        let setup = G::setup(self)?;
        let table = G::new(&setup, Seed::of_series(0, 0)).map_err(|error| lineup::refused::<G>(error, &setup))?;
        let bots = lineup::bots::<G>(bots, table.n_seats().into())?;
        if bots.is_empty() {
            bail!("nobody plays: name a bot with --bots");
        }
        Ok((setup, bots))
    }
}

/// The table that is laid, in the words of the command line: what a report tells of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Laid {
    /// The name of the game.
    #[serde(default = "usual_game")]
    pub(crate) game: String,
    /// The printing, where there are several.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) edition: Option<String>,
    /// The expansions in play.
    pub(crate) modules: Vec<String>,
    /// How hard the scenario is, where it is not as printed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) level: Option<String>,
    /// How many seats it has.
    pub(crate) players: u8,
}

/// Files from before there were several games do not name theirs.
fn usual_game() -> String {
    games::usual().name().to_owned()
}

impl Laid {
    /// `the bigbox edition and orders, intrigue with 4 players`.
    pub(crate) fn words(&self) -> String {
        let edition =
            self.edition.as_ref().map_or_else(|| self.game.clone(), |edition| format!("the {edition} edition"));
        let modules = if self.modules.is_empty() { String::new() } else { format!(" and {}", self.modules.join(", ")) };
        let level = self.level.as_ref().map_or(String::new(), |level| format!(" ({level})"));
        format!("{edition}{modules}{level} with {}", counted(self.players, "player"))
    }

    /// `current edition, 4 players`.
    pub(crate) fn short(&self) -> String {
        let edition = self.edition.as_ref().map_or(String::new(), |edition| format!("{edition} edition, "));
        format!("{edition}{}", counted(self.players, "player"))
    }
}

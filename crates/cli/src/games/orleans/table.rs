//! A table of Orléans from the words of the command line.

use crate::wish::Wish;
use anyhow::{Result, bail};
use orleans::components::Edition;
use orleans::{Characters, Family, Level, Module, Modules, Setup, TableOptions};
use tabletop::Seat;

/// What stands for every expansion that goes together.
pub(super) const ALL_MODULES: &str = "all";

/// What `--modules` takes, for every command that knows it. The book lets any mix of Trade & Intrigue be played, but
/// with one deeds board (trade.modules.one-deeds-board); which one `all` means is our choice.
pub(crate) const MODULES_HELP: &str = "Expansions in play, separated by commas: orders, trade-events, trade-deeds or \
    intrigue; plague, alone or with orders; or a scenario: tours, dignitary, vierzon or salesman for one player, duel \
    for two, prosperity for two to five, invasion for two to five together. `all` means all of Trade & Intrigue that goes together: only \
    one deeds board can lie on the table, the Intrigue board unless trade-deeds is named, too";

/// How many sit at a table if nobody says and the scenario lets so many sit down.
const USUAL_PLAYERS: u8 = 4;

/// What a table may agree on: options of `orleans play`.
#[derive(clap::Args)]
pub(crate) struct Agreements {
    /// Plans lie open while they are made
    #[arg(long)]
    open_planning: bool,
    /// Players plan one after another
    #[arg(long)]
    ordered_planning: bool,
    /// Whoever is ready stays so, as printed
    #[arg(long)]
    final_ready: bool,
    /// Players may remove place tiles before the first round
    #[arg(long)]
    exclude_tiles: bool,
    /// The current edition with the place tiles of later sets
    #[arg(long)]
    added_tiles: bool,
    /// Players choose their characters in Invasion
    #[arg(long)]
    choose_characters: bool,
}

/// The options of [`Agreements`].
pub(crate) const AGREEMENTS: [&str; 6] =
    ["open_planning", "ordered_planning", "final_ready", "exclude_tiles", "added_tiles", "choose_characters"];

impl Agreements {
    /// What was agreed on.
    pub(crate) fn agreed(&self) -> Vec<&'static str> {
        let said = [
            self.open_planning,
            self.ordered_planning,
            self.final_ready,
            self.exclude_tiles,
            self.added_tiles,
            self.choose_characters,
        ];
        AGREEMENTS.into_iter().zip(said).filter(|(_, said)| *said).map(|(name, _)| name).collect()
    }
}

/// The set-up that is wished for; expansions need the bigbox edition.
pub(super) fn setup(wish: &Wish) -> Result<Setup> {
    if wish.printed_places {
        bail!("printed places belong to Joan of Arc: choose --game joan");
    }
    let level = match &wish.level {
        None => Level::default(),
        Some(name) => match Level::ALL.into_iter().find(|level| level.name() == name) {
            Some(level) => level,
            None => bail!("the level `{name}` belongs to another game: choose --game joan"),
        },
    };
    let modules = modules(&wish.modules);
    let usual = if modules.is_empty() { Edition::Current } else { Edition::Bigbox };
    let named = Edition::ALL.iter().find(|edition| wish.edition.as_deref() == Some(edition.name()));
    let edition = named.copied().unwrap_or(usual);
    let players = wish.players.unwrap_or_else(|| usual_players(modules, edition));
    let start_player = match wish.start_player {
        None => None,
        Some(seat) if (1..=players).contains(&seat) => Some(Seat(seat - 1)),
        Some(seat) => bail!("seat {seat} cannot start: choose a number from 1 to {players} with --start-player"),
    };
    let agreed = |name: &str| wish.agreed.contains(&name);
    let options = TableOptions {
        added_tiles: agreed("added_tiles"),
        exclude_tiles: agreed("exclude_tiles"),
        open_planning: agreed("open_planning"),
        ordered_planning: agreed("ordered_planning"),
        final_ready: agreed("final_ready"),
        start_player,
        characters: if agreed("choose_characters") { Characters::Chosen } else { Characters::Dealt },
        ..TableOptions::default()
    };
    Ok(Setup { options, modules, level, ..Setup::new(edition, players) })
}

/// The expansions of these names; `all` adds what is left of Trade & Intrigue and goes with them.
fn modules(names: &[String]) -> Modules {
    let all = names.iter().any(|name| name == ALL_MODULES);
    let named = |module: &&Module| names.iter().any(|name| name == module.name());
    let mut said: Modules = Module::ALL.iter().filter(named).copied().collect();
    let mixed = Module::ALL.iter().rev().filter(|module| module.meta().family == Family::TradeAndIntrigue);
    for &module in mixed.filter(|_| all) {
        if said.iter().all(|other| other.goes_with(module)) {
            said = said.with(module);
        }
    }
    said
}

fn usual_players(modules: Modules, edition: Edition) -> u8 {
    let (fewest, most) = modules.seats(edition).into_inner();
    if fewest <= most { USUAL_PLAYERS.clamp(fewest, most) } else { USUAL_PLAYERS }
}

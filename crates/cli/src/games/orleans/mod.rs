//! Orléans: its table, its bots and its words.

mod box_words;
mod fill;
mod host;
mod meaning;
mod planning;
mod review;
mod show;
mod table;
#[cfg(test)]
mod tests;
mod words;

pub(crate) use host::Orleans;
pub(crate) use table::{AGREEMENTS, Agreements, MODULES_HELP};

use super::{Playable, Told, Waiting};
use crate::play::{Menu, Question, Sayings};
use crate::review::{SeatReview, walk};
use crate::speech::Names;
use crate::wish::{Laid, Wish};
use anyhow::{Context, Result};
use bots::Budget;
use orleans::components::{Edition, reconstructed};
use orleans::score::sheet;
use orleans::{Ask, Event, Level, Module, Move, Setup, State, View, ledger_in};
use std::collections::BTreeMap;
use tabletop::ledger::{Language, Ledger};
use tabletop::{Bot, Game, Record, RecordError, RuleId, Seat, Seed};
use words::{event, moves, question, score};

impl Playable for State {
    const TITLE: &'static str = "Orléans";
    const BOTS: &'static [&'static str] = bots::NAMES;

    fn editions() -> Vec<&'static str> {
        Edition::ALL.iter().map(|edition| edition.name()).collect()
    }

    fn modules() -> Vec<&'static str> {
        Module::ALL.iter().map(|module| module.name()).chain([table::ALL_MODULES]).collect()
    }

    fn levels() -> Vec<&'static str> {
        Level::ALL.into_iter().map(Level::name).collect()
    }

    fn setup(wish: &Wish) -> Result<Setup> {
        table::setup(wish)
    }

    fn laid(setup: &Setup) -> Laid {
        let modules = setup.modules.iter().map(|module| module.name().to_owned()).collect();
        Laid {
            game: State::NAME.to_owned(),
            edition: Some(setup.edition.name().to_owned()),
            modules,
            level: (!setup.level.is_normal()).then(|| setup.level.name().to_owned()),
            players: setup.players,
        }
    }

    fn advice(rule: RuleId, setup: &Setup) -> &'static str {
        match rule.0 {
            _ if !setup.modules.levels().any(|level| level == setup.level) => "choose another --level",
            "base.setup.player-count" => "choose another number with --players, or another --edition",
            "base.setup.place-stacks-extended" => "leave out --added-tiles, or choose --edition current",
            "base.setup.first-start-player" => "choose another --start-player",
            rule if rule.ends_with(".setup.solo") => "choose --players 1",
            rule if rule.ends_with(".setup.alone") => "name it alone in --modules",
            _ => "choose other options",
        }
    }

    fn bot(name: &str, seed: Seed, budget: Option<Budget>) -> Option<Box<dyn Bot<State>>> {
        bots::make_within(name, seed, budget)
    }

    fn budget(name: &str) -> Option<Budget> {
        bots::budget(name)
    }

    fn round(&self) -> u8 {
        self.table.round
    }

    fn points(&self, seat: Seat) -> i32 {
        sheet(self, seat).total
    }

    fn figures(&self, seat: Seat) -> Vec<(&'static str, u8)> {
        let mat = self.mat(seat);
        vec![("stations", mat.n_stations()), ("citizens", mat.citizens), ("status", orleans::status(mat))]
    }

    fn figures_words(means: &BTreeMap<String, f64>) -> Option<String> {
        let [stations, citizens, status] =
            ["stations", "citizens", "status"].map(|name| means.get(name).copied().unwrap_or(0.0));
        Some(format!("({stations:.1} stations + {citizens:.1} citizens) × status {status:.1}"))
    }

    fn ledger(language: Language) -> &'static Ledger {
        ledger_in(language)
    }

    fn has_data(file: &str) -> bool {
        !file.starts_with("data/joan")
    }

    fn waiting() -> Result<Vec<Waiting>> {
        let rows = reconstructed().context("the component tables of this program are damaged")?;
        let waiting = rows.into_iter().map(|row| Waiting {
            file: row.file,
            words: format!("{}: confidence {}; {}", row.row, row.confidence, row.source.join("; ")),
        });
        Ok(waiting.collect())
    }
}

impl Told for State {
    const HELP: &'static str = "\
fill PLACE         while planning: put fitting followers on all free spaces of a place
board [SEAT]       your board, or that of another seat (a name or a number)
map [TOWN]         the map, or one town with its roads and waterways
deeds, tracks, tiles, supply, scores
bag                what is in your bag";
    const EXAMPLE: &'static str = "put monk village boatman";

    fn components() -> Vec<String> {
        box_words::base_game()
    }

    fn asks(question: &Question<State>, names: &Names<State>) -> String {
        question::question(&question.ask, &question.view, question.seat, names)
    }

    fn option(question: &Question<State>, mv: Move) -> String {
        moves::option(mv, &question.ask, &question.view, question.seat)
    }

    fn plain(mv: Move) -> String {
        moves::plain(mv)
    }

    /// Planning and turns are always the player's own.
    fn is_always_asked(ask: &Ask) -> bool {
        matches!(ask, Ask::Plan | Ask::Action)
    }

    fn menu(question: &Question<State>) -> Menu<State> {
        match question.ask {
            Ask::Plan => planning::menu(question),
            _ => Menu::plain(question),
        }
    }

    fn sayings() -> Option<&'static Sayings<Move>> {
        Some(&meaning::SAYINGS)
    }

    fn is_far(question: &Question<State>, mv: Move) -> bool {
        meaning::is_far(question, mv)
    }

    fn several(question: &Question<State>, word: &str, rest: &str) -> Option<Result<Vec<Move>, String>> {
        (word == "fill").then(|| fill::said(question, rest))
    }

    fn events(events: &[Event], names: &Names<State>) -> Vec<String> {
        event::tell(events, names)
    }

    fn begins_round(event: &Event) -> bool {
        matches!(event, Event::Round(_))
    }

    fn round_words(view: &View, names: &Names<State>) -> Vec<String> {
        words::table::round(view, names)
    }

    fn table(view: &View, names: &Names<State>) -> Vec<String> {
        show::table(view, names)
    }

    fn show(word: &str, rest: &str, seat: Seat, view: &View, names: &Names<State>) -> Option<Vec<String>> {
        show::show(word, rest, seat, view, names)
    }

    fn source(source: &str) -> &str {
        score::source(source)
    }

    fn review(
        record: &Record<State>,
        seats: &[Seat],
        level: &str,
        step: &dyn Fn(),
    ) -> Option<Result<Vec<SeatReview>, RecordError>> {
        Some(walk::<State, review::Onlooker>(record, seats, level, step))
    }
}

//! Joan of Arc: its table, its bots and its words.

mod host;
mod meaning;
mod review;
mod show;
mod table;
#[cfg(test)]
mod tests;
mod words;

pub(crate) use host::JoanOfArc;

use super::{Playable, Told, Waiting};
use crate::play::{Question, Sayings};
use crate::review::{SeatReview, walk};
use crate::speech::Names;
use crate::wish::{Laid, Wish};
use anyhow::Result;
use bots::Budget;
use joan::components::Level;
use joan::score::sheet;
use joan::{Ask, Event, Move, Places, Setup, State, View, ledger_in};
use tabletop::ledger::{Language, Ledger};
use tabletop::{Bot, Record, RecordError, RuleId, Seat, Seed};
use words::{event, moves, question};

impl Playable for State {
    const TITLE: &'static str = "Joan of Arc";
    const BOTS: &'static [&'static str] = bots::joan::NAMES;

    fn levels() -> Vec<&'static str> {
        Level::ALL.iter().map(|level| table::level_name(*level)).collect()
    }

    fn setup(wish: &Wish) -> Result<Setup> {
        table::setup(wish)
    }

    fn laid(setup: &Setup) -> Laid {
        let printed = (setup.places == Places::Printed).then(|| "printed places".to_owned());
        Laid {
            game: <State as tabletop::Game>::NAME.to_owned(),
            edition: None,
            modules: printed.into_iter().collect(),
            level: setup.is_solo().then(|| setup.level().name().to_owned()),
            players: setup.players,
        }
    }

    fn advice(rule: RuleId, _: &Setup) -> &'static str {
        match rule.0 {
            "joan.setup.players" => "choose another number with --players",
            "joan_solo.setup.place-cards" => "leave out --printed-places",
            "joan.setup.solo-cards" => "leave out --level, or choose --players 1",
            _ => "choose another --start-player",
        }
    }

    fn bot(name: &str, seed: Seed, budget: Option<Budget>) -> Option<Box<dyn Bot<State>>> {
        bots::joan::make_within(name, seed, budget)
    }

    fn budget(name: &str) -> Option<Budget> {
        bots::joan::budget(name)
    }

    fn round(&self) -> u8 {
        self.table.round
    }

    fn points(&self, seat: Seat) -> i32 {
        sheet(self, seat).total
    }

    fn figures(&self, seat: Seat) -> Vec<(&'static str, u8)> {
        let sheet = self.sheet(seat);
        vec![("stations", sheet.stations.len()), ("citizens", self.citizens(seat)), ("status", sheet.status())]
    }

    fn figures_words(means: &std::collections::BTreeMap<String, f64>) -> Option<String> {
        <::orleans::State as Playable>::figures_words(means)
    }

    fn ledger(language: Language) -> &'static Ledger {
        ledger_in(language)
    }

    fn has_data(file: &str) -> bool {
        file.starts_with("data/joan")
    }

    /// The rows of all data files are checked in one place; [`Playable::has_data`] says which are of this game.
    fn waiting() -> Result<Vec<Waiting>> {
        <::orleans::State as Playable>::waiting()
    }
}

impl Told for State {
    const HELP: &'static str = "\
sheet [SEAT]       your sheet, or that of another seat (a name or a number)
map [TOWN]         the map, or one town with its routes
market, deeds, races, bag, scores
joan               playing alone: her area and her cards";
    const EXAMPLE: &'static str = "take farmer";
    const RIVAL: &'static str = "Joan";

    fn components() -> Vec<String> {
        words::table::in_the_box()
    }

    fn asks(question: &Question<State>, names: &Names<State>) -> String {
        question::question(&question.ask, &question.view, question.seat, names)
    }

    fn option(question: &Question<State>, mv: Move) -> String {
        moves::option(mv, &question.view, question.seat)
    }

    fn plain(mv: Move) -> String {
        moves::plain(mv)
    }

    /// The end of a turn is always the player's own.
    fn is_always_asked(ask: &Ask) -> bool {
        matches!(ask, Ask::Take | Ask::Next)
    }

    fn sayings() -> Option<&'static Sayings<Move>> {
        Some(&meaning::SAYINGS)
    }

    fn is_far(question: &Question<State>, mv: Move) -> bool {
        meaning::is_far(question, mv)
    }

    fn events(events: &[Event], names: &Names<State>) -> Vec<String> {
        events.iter().map(|event| event::sentence(event, names)).collect()
    }

    fn begins_round(event: &Event) -> bool {
        matches!(event, Event::Round { .. })
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
        match source {
            "development" => "trading stations and Citizens times status",
            "farmers" => "Farmer track",
            "boatmen" => "Boatman track",
            "knights" => "Knight track",
            other => other,
        }
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

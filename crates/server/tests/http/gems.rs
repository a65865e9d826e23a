//! The tiny game of `tabletop`'s tests, hosted like any other.

use crate::tiny::{Ask, Gems, Move, Setup, Stage, View};
use server::Host;
use server::wire::EditionOffer;
use tabletop::ledger::{Language, Ledger};
use tabletop::{Bot, Chair, SeatSet, Seed};

/// The one bot.
pub(crate) const LAST: &str = "last";

impl Host for Gems {
    type Game = Gems;

    type Glance = u8;

    /// The rounds that are over.
    fn glance(view: &View) -> u8 {
        view.round - 1
    }

    fn waits_for(view: &View) -> SeatSet {
        match view.stage {
            Stage::Choose => SeatSet::all(view.setup.n_seats),
            Stage::Draw { seat, .. } | Stage::Sell { seat, .. } => SeatSet::of(seat),
            Stage::Over => SeatSet::EMPTY,
        }
    }

    fn round(game: &Gems) -> u8 {
        game.round
    }

    fn scores(game: &Gems) -> Vec<i32> {
        game.players.iter().map(|player| player.points.into()).collect()
    }

    fn edition(_: &Setup) -> String {
        "only".into()
    }

    fn variant(_: &Setup) -> String {
        "tiny".into()
    }

    type Facts = [&'static str; 3];

    fn facts() -> [&'static str; 3] {
        ["red", "green", "blue"]
    }

    fn ledger(_: Language) -> &'static Ledger {
        static EMPTY: Ledger = Ledger { modules: Vec::new() };
        &EMPTY
    }

    fn editions() -> Vec<EditionOffer> {
        let (expansions, modules) = (Vec::new(), Vec::new());
        vec![EditionOffer { edition: "only".into(), fewest: 2, most: 4, expansions, modules }]
    }

    const SCHEMAS: &'static str = include_str!("gems.json");

    const STANDING: &'static [&'static str] = &["done"];

    fn standing(_: &[String], chair: &Chair<'_, Gems>) -> Option<Move> {
        (chair.question() == Some(Ask::Sell)).then_some(Move::Done)
    }

    const BOTS: &'static [&'static str] = &[LAST];

    const STAND_IN: &'static str = LAST;

    fn bot(name: &str, _: Seed) -> Option<Box<dyn Bot<Gems>>> {
        (name == LAST).then(|| Box::new(Last) as Box<dyn Bot<Gems>>)
    }
}

/// Takes what is offered last.
struct Last;

impl Bot<Gems> for Last {
    fn name(&self) -> &str {
        LAST
    }

    fn choose(&mut self, _: &Chair<'_, Gems>, options: &[Move]) -> Move {
        options[options.len() - 1]
    }
}

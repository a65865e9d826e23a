//! What a game must offer to be hosted. Hosts live outside the server, beside the program that is put together from them.

use crate::wire::{EditionOffer, Hint};
use serde::Serialize;
use tabletop::ledger::{Language, Ledger};
use tabletop::{Bot, Chair, Game, SeatSet, Seed};

/// A move of a host's game.
pub type MoveOf<H> = <<H as Host>::Game as Game>::Move;
/// An event of a host's game.
pub type EventOf<H> = <<H as Host>::Game as Game>::Event;
/// What one viewer may know of a host's game.
pub type ViewOf<H> = <<H as Host>::Game as Game>::View;
/// What is agreed before a host's game.
pub type SetupOf<H> = <<H as Host>::Game as Game>::Setup;

/// A game with everything a table online needs: bots to sit there, and words for screens. A type without values.
pub trait Host: Send + Sync + Sized + 'static {
    /// The game.
    type Game: Game<Ask: Send + Sync, Event: Send + Sync, View: Send + Sync>;

    /// What a player reads off the table at a glance, worked out from a view.
    type Glance: Serialize + Send;

    /// The table of a view at a glance.
    fn glance(view: &ViewOf<Self>) -> Self::Glance;

    /// The seats that the game waits for, as far as the viewer of this view may know.
    fn waits_for(view: &ViewOf<Self>) -> SeatSet;

    /// The round that the game is in, counted from 1; 0 before the first. Everybody may know it.
    fn round(game: &Self::Game) -> u8;

    /// What each seat would score if the game ended now.
    fn scores(game: &Self::Game) -> Vec<i32>;

    /// The same where points are counted at all.
    fn counted(game: &Self::Game) -> Option<Vec<i32>> {
        Some(Self::scores(game))
    }

    /// The printing that a set-up names.
    fn edition(setup: &SetupOf<Self>) -> String;

    /// What kind of game a set-up is, by a name of the host's own: results of different kinds are not compared.
    fn variant(_setup: &SetupOf<Self>) -> String {
        "base".to_owned()
    }

    /// How hard the game of a set-up is, by a name of the host's own.
    fn level(_setup: &SetupOf<Self>) -> String {
        "normal".to_owned()
    }

    /// How many parts of its task are done, where the game has one.
    fn done(_game: &Self::Game) -> u8 {
        0
    }

    /// What is printed, as a screen needs it.
    type Facts: Serialize;

    /// The printed facts.
    fn facts() -> Self::Facts;

    /// Every rule with its stable id, in the words of a language.
    fn ledger(language: Language) -> &'static Ledger;

    /// The printings that can be played.
    fn editions() -> Vec<EditionOffer>;

    /// The game's own types by their names, as JSON Schema: an object. `Ask`, `Event`, `Facts`, `Glance`, `Move`,
    /// `Setup` and `View` are those that the server's own types are made of.
    const SCHEMAS: &'static str;

    /// The ids of dull questions that can be answered in advance.
    const STANDING: &'static [&'static str];

    /// The answer to the present question, if one of the standing `answers` is meant for it.
    fn standing(answers: &[String], chair: &Chair<'_, Self::Game>) -> Option<MoveOf<Self>>;

    /// The names that [`Host::bot`] knows, the weakest first.
    const BOTS: &'static [&'static str];

    /// The bot that answers for whoever is too late, or gone.
    const STAND_IN: &'static str;

    /// The bot of this name; `seed` is its own chance, never the game's.
    fn bot(name: &str, seed: Seed) -> Option<Box<dyn Bot<Self::Game>>>;

    /// The best few ways on for a seat that is asked, best first; `seed` is the adviser's own chance.
    fn hint(chair: &Chair<'_, Self::Game>, seed: Seed) -> Vec<Hint<MoveOf<Self>>> {
        let mut options = Vec::new();
        chair.options(&mut options);
        let Some(mut bot) = Self::bot(Self::STAND_IN, seed).filter(|_| !options.is_empty()) else { return Vec::new() };
        let reason = format!("The bot `{}` would do this.", bot.name());
        vec![Hint { moves: vec![bot.choose(chair, &options)], worth: 0, expected: None, reason, gains: Vec::new() }]
    }
}

//! A game behind its name: what every command does with it.

use super::{Told, Waiting};
use crate::file::SavedGame;
use crate::{arena, golden, play, replay, review, simulate};
use anyhow::Result;
use std::marker::PhantomData;
use tabletop::ledger::{Language, Ledger};

/// A game of the program. Every method is the command, or what it looks up, for this game.
pub(crate) trait House: Sync {
    fn name(&self) -> &'static str;
    fn editions(&self) -> Vec<&'static str>;
    fn modules(&self) -> Vec<&'static str>;
    fn levels(&self) -> Vec<&'static str>;
    fn ledger(&self, language: Language) -> &'static Ledger;
    fn components(&self) -> Vec<String>;
    fn has_data(&self, file: &str) -> bool;
    fn waiting(&self) -> Result<Vec<Waiting>>;
    fn play(&self, args: &play::Args) -> Result<()>;
    fn resume(&self, args: &play::Args, saved: &SavedGame) -> Result<()>;
    fn simulate(&self, args: &simulate::Args) -> Result<()>;
    fn arena(&self, args: &arena::Args) -> Result<()>;
    fn golden(&self, args: &golden::Args) -> Result<()>;
    fn replay(&self, args: &replay::Args, saved: &SavedGame) -> Result<()>;
    fn review(&self, args: &review::Args, saved: &SavedGame) -> Result<()>;
}

/// The house of a game.
pub(super) struct Of<G>(PhantomData<fn() -> G>);

impl<G> Of<G> {
    pub(super) const NEW: Of<G> = Of(PhantomData);
}

impl<G: Told> House for Of<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn editions(&self) -> Vec<&'static str> {
        G::editions()
    }

    fn modules(&self) -> Vec<&'static str> {
        G::modules()
    }

    fn levels(&self) -> Vec<&'static str> {
        G::levels()
    }

    fn ledger(&self, language: Language) -> &'static Ledger {
        G::ledger(language)
    }

    fn components(&self) -> Vec<String> {
        G::components()
    }

    fn has_data(&self, file: &str) -> bool {
        G::has_data(file)
    }

    fn waiting(&self) -> Result<Vec<Waiting>> {
        G::waiting()
    }

    fn play(&self, args: &play::Args) -> Result<()> {
        play::begin::<G>(args)
    }

    fn resume(&self, args: &play::Args, saved: &SavedGame) -> Result<()> {
        play::resume::<G>(args, saved)
    }

    fn simulate(&self, args: &simulate::Args) -> Result<()> {
        simulate::with::<G>(args)
    }

    fn arena(&self, args: &arena::Args) -> Result<()> {
        arena::with::<G>(args)
    }

    fn golden(&self, args: &golden::Args) -> Result<()> {
        golden::with::<G>(args)
    }

    fn replay(&self, args: &replay::Args, saved: &SavedGame) -> Result<()> {
        replay::of::<G>(args, saved)
    }

    fn review(&self, args: &review::Args, saved: &SavedGame) -> Result<()> {
        review::of::<G>(args, saved)
    }
}

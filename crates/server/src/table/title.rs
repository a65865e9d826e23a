//! What a host says of its game once and for all.

use crate::wire::EditionOffer;
use crate::written::Written;
use crate::{Error, Host};
use tabletop::Game;
use tabletop::ledger::{Language, Ledger};

/// A game on the shelf.
#[derive(Clone, Copy)]
pub(crate) struct Title {
    /// Its name in records and tables.
    pub(crate) name: &'static str,
    /// The bots that can sit down.
    pub(crate) bots: &'static [&'static str],
    /// The bot that answers for whoever is gone.
    pub(crate) stand_in: &'static str,
    /// The dull questions that can be answered in advance.
    pub(crate) standing: &'static [&'static str],
    /// Its own types as JSON Schema.
    pub(crate) schemas: &'static str,
    /// The printings that can be played.
    pub(crate) editions: fn() -> Vec<EditionOffer>,
    /// The printed facts.
    pub(crate) facts: fn() -> Result<Written, Error>,
    /// Every rule.
    pub(crate) ledger: fn(Language) -> &'static Ledger,
}

impl Title {
    /// What this host says.
    pub(super) fn of<H: Host>() -> Title {
        Title {
            name: H::Game::NAME,
            bots: H::BOTS,
            stand_in: H::STAND_IN,
            standing: H::STANDING,
            schemas: H::SCHEMAS,
            editions: H::editions,
            facts: || Written::new(&H::facts()),
            ledger: H::ledger,
        }
    }

    /// How many colours its pieces have: one for each who can sit down.
    pub(crate) fn n_colours(&self) -> u8 {
        (self.editions)().iter().map(|offer| offer.most).max().unwrap_or(0)
    }

    /// A name that one of its bots has.
    pub(crate) fn bot(&self, name: String) -> Result<String, Error> {
        match self.bots.contains(&name.as_str()) {
            true => Ok(name),
            false => Err(Error::BadRequest(format!("the bots are {}", self.bots.join(", ")))),
        }
    }
}

//! Which expansions are in play.

use crate::components::Edition;
use crate::components::named::named;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

named! {
    /// An expansion that can be added to the base game, alone or with others.
    Module {
        Orders = "orders",
        TradeEvents = "trade-events",
        TradeDeeds = "trade-deeds",
        Intrigue = "intrigue",
    }
}

/// What can be added to a printing; of those in one group only one (trade.modules.free-combination,
/// trade.modules.one-deeds-board).
pub fn expansions(edition: Edition) -> &'static [&'static [Module]] {
    match edition {
        Edition::Bigbox => &[&[Module::Orders], &[Module::TradeEvents], &[Module::TradeDeeds, Module::Intrigue]],
        Edition::First | Edition::Current => &[],
    }
}

/// A set of expansions; empty for the base game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(type = "Array<\"orders\" | \"trade_events\" | \"trade_deeds\" | \"intrigue\">")
)]
pub struct Modules(u8);

impl Modules {
    /// The base game.
    pub const NONE: Modules = Modules(0);

    /// Whether only the base game is played.
    pub fn is_empty(&self) -> bool {
        self.0 == 0
    }

    /// Whether an expansion is in play.
    pub fn contains(self, module: Module) -> bool {
        self.0 >> module.index() & 1 != 0
    }

    /// The same with one more expansion.
    #[must_use]
    pub fn with(self, module: Module) -> Modules {
        Modules(self.0 | 1 << module.index())
    }

    /// The expansions in play.
    pub fn iter(self) -> impl Iterator<Item = Module> {
        Module::ALL.iter().copied().filter(move |&module| self.contains(module))
    }
}

impl FromIterator<Module> for Modules {
    fn from_iter<I: IntoIterator<Item = Module>>(modules: I) -> Modules {
        modules.into_iter().fold(Modules::NONE, Modules::with)
    }
}

impl Serialize for Modules {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Modules {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Modules, D::Error> {
        Ok(Vec::<Module>::deserialize(deserializer)?.into_iter().collect())
    }
}

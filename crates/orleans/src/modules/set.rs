//! Which expansions are in play.

use super::list::list;
use super::meta::Meta;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

macro_rules! declare {
    ($([$($(#[$when:meta])* $Module:ident $folder:ident $at:literal $name:literal,)*])*) => {
        /// An expansion or scenario that can be added to the base game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        #[serde(rename_all = "snake_case")]
        #[repr(u8)]
        #[allow(missing_docs, reason = "the printed name says it")]
        pub enum Module { $($($(#[$when])* $Module = $at,)*)* }

        impl Module {
            /// Every one of them.
            pub const ALL: &'static [Module] = &in_order([$($($(#[$when])* Module::$Module,)*)*]);

            /// The name on the command line.
            pub fn name(self) -> &'static str {
                match self { $($($(#[$when])* Module::$Module => $name,)*)* }
            }

            /// What it goes with.
            pub fn meta(self) -> &'static Meta {
                match self { $($($(#[$when])* Module::$Module => &super::$folder::META,)*)* }
            }
        }
    };
}
list!(declare);

macro_rules! systems {
    (
        [$($mixed:tt)*] [$($silent:tt)*]
        [$($(#[$when:meta])* $System:ident $folder:ident $at:literal $name:literal,)*]
    ) => {
        /// What of a set is a system.
        const ANY_SYSTEM: u16 = {
            let mut bits = 0;
            $($(#[$when])* { bits |= 1 << $at; })*
            bits
        };
    };
}
list!(systems);

/// Sorted by their position in sets: saved games list them in this order.
const fn in_order<const N: usize>(mut modules: [Module; N]) -> [Module; N] {
    let mut done = 1;
    while done < N {
        let mut at = done;
        while at > 0 && modules[at - 1] as u8 > modules[at] as u8 {
            modules.swap(at - 1, at);
            at -= 1;
        }
        done += 1;
    }
    modules
}

impl std::fmt::Display for Module {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(self.name())
    }
}

/// A set of expansions; empty for the base game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<Module>"))]
pub struct Modules(u16);

impl Modules {
    /// The base game.
    pub const NONE: Modules = Modules(0);

    /// Whether only the base game is played.
    pub fn is_empty(&self) -> bool {
        self.0 == 0
    }

    /// Whether an expansion is in play.
    pub fn contains(self, module: Module) -> bool {
        self.0 >> module as u8 & 1 != 0
    }

    /// Whether nothing but a system is in play, if anything.
    pub(crate) fn is_system_alone(self) -> bool {
        self.0 & !ANY_SYSTEM == 0
    }

    /// The position of the system in play, if there is one.
    pub(crate) fn system_at(self) -> u32 {
        (self.0 & ANY_SYSTEM).trailing_zeros()
    }

    /// The same with one more expansion.
    #[must_use]
    pub fn with(self, module: Module) -> Modules {
        Modules(self.0 | 1 << module as u8)
    }

    /// Every expansion by itself.
    pub(crate) fn singles() -> impl Iterator<Item = Modules> {
        Module::ALL.iter().map(|&module| Modules::NONE.with(module))
    }

    /// The expansions in play.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Module> {
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

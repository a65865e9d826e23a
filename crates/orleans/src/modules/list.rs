//! The expansions. One more is a folder beside this file and a line in this list.

/// Hands the list of the expansions to another macro: name, folder, position in sets, and the name on the command
/// line. Those of the first group ask, answer and tell in words of their own; those of the second only say which
/// events come; the systems of the third exclude each other and share their room.
macro_rules! list {
    ($then:path $(, $($more:tt)*)?) => {
        $then! {
            [
                Orders orders 0 "orders",
                TradeDeeds trade_deeds 2 "trade-deeds",
                Intrigue intrigue 3 "intrigue",
            ]
            [
                TradeEvents trade_events 1 "trade-events",
            ]
            [
                Tours tours 4 "tours",
                Dignitary dignitary 5 "dignitary",
                Vierzon vierzon 6 "vierzon",
                Salesman salesman 7 "salesman",
                Duel duel 8 "duel",
                Plague plague 10 "plague",
                Prosperity prosperity 9 "prosperity",
                Invasion invasion 11 "invasion",
                #[cfg(test)] Pilot pilot 15 "pilot",
            ]
            $($($more)*)?
        }
    };
}
pub(crate) use list;

/// Declares an enum of the game with one variant more for each expansion: the type of the same name in its folder.
macro_rules! with_modules {
    ($(#[$meta:meta])* pub enum $Enum:ident { $($body:tt)* }) => {
        $crate::modules::list::list! {
            $crate::modules::list::declare_with_modules, { $(#[$meta])* } $Enum { $($body)* }
        }
    };
}
pub(crate) use with_modules;

/// The second half of [`with_modules`].
macro_rules! declare_with_modules {
    (
        [$($(#[$when:meta])* $Module:ident $folder:ident $at:literal $name:literal,)*]
        [$($silent:tt)*]
        [$($(#[$when_system:meta])* $System:ident $system:ident $at_system:literal $name_system:literal,)*]
        { $($meta:tt)* } $Enum:ident { $($body:tt)* }
    ) => {
        $($meta)*
        pub enum $Enum {
            $($body)*
            $(#[doc = concat!("Of the expansion ", $name, ".")] $(#[$when])* $Module($crate::modules::$folder::$Enum),)*
            $(
                #[doc = concat!("Of the system ", $name_system, ".")]
                $(#[$when_system])*
                $System($crate::modules::$system::$Enum),
            )*
        }
    };
}
pub(crate) use declare_with_modules;

/// Evaluates `$call` once for each expansion in play, where `$Rules` is the type that has its hooks.
macro_rules! each {
    (
        [$($(#[$when:meta])* $Module:ident $folder:ident $at:literal $name:literal,)*]
        [$($(#[$when_silent:meta])* $Silent:ident $silent:ident $at_silent:literal $name_silent:literal,)*]
        [$($(#[$when_system:meta])* $System:ident $system:ident $at_system:literal $name_system:literal,)*]
        $modules:expr, $Rules:ident => $call:expr
    ) => {
        // Most games have none, and this is asked at every move.
        if !$modules.is_empty() {
            // A system has most games for itself.
            if !$modules.is_system_alone() {
                $(
                    $(#[$when])*
                    if $modules.contains($crate::modules::Module::$Module) {
                        type $Rules = $crate::modules::$folder::Rules;
                        $call;
                    }
                )*
                $(
                    $(#[$when_silent])*
                    if $modules.contains($crate::modules::Module::$Silent) {
                        type $Rules = $crate::modules::$silent::Rules;
                        $call;
                    }
                )*
            }
            // There is one system at most: the way to it is one leap, however many there are to choose from.
            match $modules.system_at() {
                $(
                    $(#[$when_system])*
                    $at_system => {
                        type $Rules = $crate::modules::$system::Rules;
                        $call;
                    }
                )*
                _ => {}
            }
        }
    };
}
pub(crate) use each;

/// Evaluates `$call` once for each expansion there is, in play or not.
macro_rules! every {
    (
        $([$($(#[$when:meta])* $Module:ident $folder:ident $at:literal $name:literal,)*])*
        $Rules:ident => $call:expr
    ) => {
        $($(
            $(#[$when])*
            {
                type $Rules = $crate::modules::$folder::Rules;
                $call;
            }
        )*)*
    };
}
pub(crate) use every;

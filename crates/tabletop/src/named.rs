//! Printed things as closed enums that know their printed names.

/// Declares an enum of printed things: `Variant = "printed name"`.
#[macro_export]
macro_rules! named {
    ($(#[$doc:meta])* $Type:ident { $($Variant:ident = $name:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[derive(serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        #[serde(rename_all = "snake_case")]
        #[repr(u8)]
        #[allow(missing_docs, reason = "the printed name says it")]
        pub enum $Type { $($Variant),* }

        #[allow(dead_code, reason = "every printed thing gets the same methods")]
        impl $Type {
            /// Every one of them, in printed order.
            pub const ALL: &'static [$Type] = &[$($Type::$Variant),*];
            /// How many there are.
            pub const COUNT: usize = Self::ALL.len();

            /// The printed name.
            pub fn name(self) -> &'static str {
                match self { $($Type::$Variant => $name),* }
            }

            /// The position in `ALL`, for arrays.
            pub fn index(self) -> usize {
                self as usize
            }
        }

        impl std::fmt::Display for $Type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.name())
            }
        }
    };
}

//! Advice and looking back, as bots of every game give it.

use serde::Serialize;

/// One piece of advice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Hint<M> {
    /// What to do: one answer, or all the moves of a plan or a turn.
    pub moves: Vec<M>,
    /// What it is worth against the best advice, in tenths of a point; 0 for the best.
    pub worth: i32,
    /// The points that it lets expect at the end, in tenths; nothing where that is not known.
    pub expected: Option<i32>,
    /// Why.
    pub reason: Reason,
}

/// Why something is advised.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reason {
    /// What is done, in words.
    pub words: String,
    /// What it brings, as far as no chance falls.
    pub gains: Vec<Gain>,
}

impl std::fmt::Display for Reason {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.words)?;
        self.gains.iter().enumerate().try_for_each(|(n, gain)| write!(f, "{} {gain}", if n == 0 { ":" } else { "," }))
    }
}

/// So much more of something, or less.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Gain {
    /// Its name: a screen has words for it.
    pub what: &'static str,
    /// By how much; less than nothing for a loss.
    pub by: i32,
}

impl Gain {
    /// The differences that there are, from `(name, before, after)`.
    pub(crate) fn between(counts: impl IntoIterator<Item = (&'static str, i32, i32)>) -> Vec<Gain> {
        let gain =
            |(what, before, after): (_, i32, i32)| (before != after).then_some(Gain { what, by: after - before });
        counts.into_iter().filter_map(gain).collect()
    }
}

impl std::fmt::Display for Gain {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (number, sign) = (self.by.abs(), if self.by < 0 { "−" } else { "" });
        let ending = if number == 1 { "" } else { "s" };
        write!(f, "{sign}{number} ")?;
        match self.what {
            "status" => f.write_str("more status"),
            "development" => write!(f, "development point{ending}"),
            "draws" => write!(f, "more draw{ending} each round"),
            "stations" => write!(f, "trading station{ending}"),
            "deeds" => write!(f, "mark{ending} at deeds"),
            "points" => write!(f, "point{ending} at once"),
            good @ ("grain" | "cheese" | "wine" | "wool" | "brocade") => f.write_str(good),
            what => write!(f, "{}{ending}", what.trim_end_matches('s')),
        }
    }
}

/// What was played against the best that was found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Appraisal<M> {
    /// What was played lets expect so many points against the others, in tenths.
    pub played: i32,
    /// The same for the best that was found; at least as much.
    pub best: i32,
    /// The best that was found.
    pub hint: Hint<M>,
}

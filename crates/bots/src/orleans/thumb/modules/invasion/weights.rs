//! What units of the objectives are worth, in tenths of a point. Found by playing games with many small changes, as the
//! prices of scenarios were.

/// What thumb rules of Invasion reckon with.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    /// A good that the City lacks, in one's own hands.
    pub(super) good: i32,
    /// A coin that the City lacks, in one's own hands.
    pub(super) coin: i32,
    /// A knight in the bag while the City Walls lack some.
    pub(super) knight: i32,
    /// A tower.
    pub(super) tower: i32,
    /// A citizen of the team.
    pub(super) citizen: i32,
    /// A part of what a character must have, shared out over its units.
    pub(super) part: i32,
    /// A good, a coin and a knight that reach the City.
    pub(super) sent_good: i32,
    pub(super) sent_coin: i32,
    pub(super) sent_knight: i32,
    /// An achievement, shared out over its units.
    pub(super) achievement: i32,
    /// A step towards the status of a character.
    pub(super) status: i32,
    /// A town that a character needs, in percent of a part.
    pub(super) town: i32,
    /// A follower whom the Assembly Hall lacks, in the bag.
    pub(super) hall: i32,
    /// A point of the goods and coins that a character must have.
    pub(super) hoard: i32,
    /// A tower that a partner is nearer to, in percent.
    pub(super) nearer: i32,
}

/// Some hundred changes, each with 160 to 400 games at all counts, by what the team had done at their end.
pub(super) const WEIGHTS: Weights = Weights {
    good: 51,
    coin: 10,
    knight: 25,
    tower: 200,
    citizen: 70,
    part: 440,
    sent_good: 22,
    sent_coin: 18,
    sent_knight: 220,
    achievement: 121,
    status: 22,
    town: 84,
    hall: 61,
    hoard: 24,
    nearer: 70,
};

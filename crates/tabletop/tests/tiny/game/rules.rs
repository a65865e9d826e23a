//! The rules of the tiny game, by id.

use tabletop::RuleId;

pub const SEATS: RuleId = RuleId("gems.setup.seats");
pub const TURN: RuleId = RuleId("gems.turn");
pub const IN_HAND: RuleId = RuleId("gems.choose.in-hand");
pub const ONE_CARD: RuleId = RuleId("gems.choose.one-card");
pub const PAY_DOUBLE: RuleId = RuleId("gems.choose.double");
pub const CARD_FIRST: RuleId = RuleId("gems.choose.card-first");
pub const OFFERED: RuleId = RuleId("gems.draw.offered");
pub const OWN_GEM: RuleId = RuleId("gems.sell.own-gem");
pub const OTHER_QUESTION: RuleId = RuleId("gems.other-question");

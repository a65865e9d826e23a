//! Standing answers for the dull questions of Orléans, from a seat's chair alone.

use orleans::components::components;
use orleans::{Ask, Move, State, status};
use tabletop::Chair;

/// Food is given before coins, the cheapest first.
const FEED_BEFORE_COINS: &str = "feed_before_coins";
/// Who can only pass passes.
const PASS_WHEN_NOTHING_LEFT: &str = "pass_when_nothing_left";
/// The only option there is.
const SINGLE_OPTION: &str = "single_option";

/// The ids of all standing answers.
pub(super) const ALL: &[&str] = &[FEED_BEFORE_COINS, PASS_WHEN_NOTHING_LEFT, SINGLE_OPTION];

/// The answer to the present question, if one of `answers` is meant for it.
pub(super) fn answer(answers: &[String], chair: &Chair<'_, State>) -> Option<Move> {
    let wanted = |id: &str| answers.iter().any(|answer| answer == id);
    let ask = chair.question()?;
    let mut options = Vec::new();
    chair.options(&mut options);
    let ends = |mv: &Move| matches!(mv, Move::Pass | Move::Decline);
    match options.as_slice() {
        [only] if wanted(SINGLE_OPTION) => Some(*only),
        [first, ..] if wanted(PASS_WHEN_NOTHING_LEFT) && options.iter().all(ends) => Some(*first),
        _ if wanted(FEED_BEFORE_COINS) && matches!(ask, Ask::Harvest { .. }) => cheapest_food(chair, &options),
        _ => None,
    }
}

/// The food that is worth the fewest points at the end.
fn cheapest_food(chair: &Chair<'_, State>, options: &[Move]) -> Option<Move> {
    let view = chair.view();
    let mat = view.players.get(chair.seat().index())?.mat;
    let worth = |mv: &Move| match mv {
        Move::Feed(good) => components().counts.goods_points.get(good.index()).copied().map(i32::from),
        Move::FeedBread => Some(status(&mat).into()),
        _ => None,
    };
    options.iter().filter_map(|mv| Some((worth(mv)?, *mv))).min().map(|(_, mv)| mv)
}

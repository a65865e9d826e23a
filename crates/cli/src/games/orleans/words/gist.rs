//! What the printed things do, each in a few words.

use super::count::{counted, list};
use orleans::components::{Bonus, Effect, Place, SpaceKind, components};
use orleans::ledger;

/// What a place is good for, as the end of a sentence.
pub(crate) fn place(place: Place) -> String {
    if let Some(text) = code(place) {
        return text.into();
    }
    match &components().place(place).effect {
        Some(effect) => effect_words(effect),
        None => from_ledger(place).unwrap_or_else(|| format!("see `rules {}`", place.name().to_lowercase())),
    }
}

/// What the ledger says about a place that no shorter words were found for.
fn from_ledger(place: Place) -> Option<String> {
    let start = format!("{place}: ");
    let text = ledger().rules().find_map(|rule| rule.text.strip_prefix(&start))?;
    Some(text.trim_end_matches('.').to_owned())
}

/// Places whose action is code, so that no data can tell it.
fn code(place: Place) -> Option<&'static str> {
    Some(match place {
        Place::Village => "recruit a boatman, a craftsman or a trader",
        Place::Ship => "travel along a waterway and collect a good",
        Place::Wagon | Place::HorseWagon => "travel along a road and collect a good",
        Place::Guildhall => "build a trading station where your merchant is",
        Place::TownHall => "send one or two followers to beneficial deeds",
        Place::Bathhouse => "draw followers from the bag and place some of them at once",
        Place::GunpowderTower => "more room on the Market, and its followers can be sent to deeds",
        Place::HerbGarden => "boatmen may stand on farmer, craftsman and trader spaces",
        Place::Hospital => "coins equal to your development status",
        Place::Laboratory => "receive a gear wheel",
        Place::Office => "a coin for each of your trading stations",
        Place::Pharmacy => "pay coins to advance on the Development track",
        Place::Sacristy => "a monk there shields you from an unpleasant event",
        Place::Infirmary => "take an Indulgence card; the plague doctor rests there",
        Place::SharedHouse => "pay a citizen and give up the follower for coins, a good, a journey or development",
        Place::Carpenter => "move the Carpenter along a route for each follower, then build a Structure",
        Place::Vehicle => "send up to 3 goods to the City or to a partner",
        Place::GuildHouse => "send up to 4 coins to the City or to a partner",
        Place::Hostel => "send a follower of your Market to a partner",
        Place::Palatinate => "use an action that a partner has activated",
        Place::School => "scholars may stand on all but monk spaces",
        _ => return None,
    })
}

fn effect_words(effect: &Effect) -> String {
    let mut parts = Vec::new();
    if let Some(kind) = effect.recruit {
        parts.push(format!("recruit a {kind}"));
    }
    if let Some(good) = effect.good {
        parts.push(format!("receive {good}"));
    }
    if effect.coins > 0 {
        parts.push(format!("receive {}", counted(effect.coins, "coin")));
    }
    if effect.develop > 0 {
        parts.push(format!("advance {} on the Development track", counted(effect.develop, "space")));
    }
    list(&parts)
}

/// What a space of a follower track gives, as the end of a sentence.
pub(crate) fn bonus(bonus: Bonus) -> String {
    match bonus {
        Bonus::Nothing => "no bonus".into(),
        Bonus::Good(good) => good.to_string(),
        Bonus::Coins(coins) => counted(coins, "coin"),
        Bonus::Develop(points) => counted(points, "development point"),
        Bonus::Gear => "a gear wheel".into(),
        Bonus::TileOne => "a place tile of category I".into(),
        Bonus::TileAny => "a place tile".into(),
        Bonus::Draw(limit) => format!("draw up to {limit} followers"),
    }
}

/// `the farmer space of the Village`.
pub(crate) fn space(place: Place, kind: SpaceKind) -> String {
    format!("the {} of the {place}", space_kind(kind))
}

/// `farmer space`, `space for any follower`.
pub(crate) fn space_kind(kind: SpaceKind) -> String {
    match kind {
        SpaceKind::Any => "space for any follower".into(),
        SpaceKind::Patient => "space for a patient".into(),
        kind => format!("{kind} space"),
    }
}

/// The spaces of a place, to choose a tile by: `farmer and trader`.
pub(crate) fn spaces(place: Place) -> Option<String> {
    let spaces: Vec<String> = components().place(place).action_spaces.iter().map(SpaceKind::to_string).collect();
    (!spaces.is_empty()).then(|| list(&spaces))
}

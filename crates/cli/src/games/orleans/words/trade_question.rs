//! What Trade & Intrigue asks, in one sentence.

use super::Names;
use super::count::{counted, goods, list, your_follower};
use super::trade_moves::plot;
use orleans::{Ask, Bribe, HappeningAsk, IntrigueAsk, OrdersAsk, TradeDeedsAsk};

/// The question that Trade & Intrigue asks `name`; nothing for every other question.
pub(crate) fn question(ask: &Ask, name: &str, names: &Names) -> Option<String> {
    Some(match *ask {
        Ask::Orders(OrdersAsk::Deliver) => format!("{name}, do you fulfil an order after this action? You then pass."),
        Ask::TradeDeeds(ask) => of_deeds(ask, name),
        Ask::Happening(ask) => return of_events(ask, name),
        Ask::Intrigue(ask) => of_intrigue(ask, name, names),
        _ => return None,
    })
}

fn of_deeds(ask: TradeDeedsAsk, name: &str) -> String {
    match ask {
        TradeDeedsAsk::Alchemy { .. } => format!("{name}, do you draw for Alchemy?"),
        TradeDeedsAsk::Drawn(drawn) => {
            let there: Vec<String> = drawn.followers.iter().flatten().map(|&it| your_follower(it)).collect();
            format!("{name}, where do you place those you have drawn, {}?", list(&there))
        }
        TradeDeedsAsk::Assessors => format!("{name}, which action do the Lay Assessors grant you?"),
        TradeDeedsAsk::Research => format!("{name}, do you take the development points for completing Research?"),
        TradeDeedsAsk::Tow => format!("{name}, where does the Towing Service bring your merchant?"),
        TradeDeedsAsk::Architecture => format!("{name}, do you build a trading station for completing Architecture?"),
    }
}

fn of_events(ask: HappeningAsk, name: &str) -> Option<String> {
    Some(match ask {
        HappeningAsk::Indulgence => format!("{name}, whom do you buy for 2 coins?"),
        HappeningAsk::Training => format!("{name}, on which track do you buy a step for 2 coins?"),
        HappeningAsk::Wheel => format!("{name}, do you lay the new gear wheel on an action space?"),
        HappeningAsk::BonVoyage => format!("{name}, where does your merchant travel for 2 coins?"),
        HappeningAsk::Harvest { owed } => {
            format!("{name}, what do you give for the Harvest? You still owe {}.", counted(owed, "food item"))
        }
        HappeningAsk::Retraining => format!("{name}, which good do you spend for Retraining, or do you pay?"),
        HappeningAsk::Malfunction => format!("{name}, which gear wheel do you return to the supply?"),
        HappeningAsk::Dues { owed } => {
            format!("{name}, what do you give? You still owe {}.", counted(owed, "point"))
        }
        HappeningAsk::Summoning => format!("{name}, does your merchant return to Orléans, or do you pay?"),
        HappeningAsk::Famine { owed } => {
            format!("{name}, whom do you return to the supply? You still owe {}.", counted(owed, "follower"))
        }
        HappeningAsk::Newcomer(kind) => format!("{name}, where does your new {kind} go?"),
        HappeningAsk::Drought { owed } => {
            format!("{name}, where does grain wither? {} still to go.", counted(owed, "grain"))
        }
        HappeningAsk::Riots => format!("{name}, do you give up a knight, or do you pay?"),
        HappeningAsk::WheelTax { owed } => {
            format!("{name}, which gear wheel is removed? You cannot pay for {}.", counted(owed, "gear wheel"))
        }
        HappeningAsk::Banishment { owed, .. } => {
            let some = counted(owed, "follower");
            format!("{name}, who of those just drawn goes back into the bag? You must still return {some}.")
        }
        // Told by The Plague, The Duel, Prosperity and Invasion, which have them.
        HappeningAsk::Progress
        | HappeningAsk::Arson
        | HappeningAsk::TownMeeting
        | HappeningAsk::Trade
        | HappeningAsk::QuickTravel { .. }
        | HappeningAsk::PilgrimsDay
        | HappeningAsk::Companion
        | HappeningAsk::MarketDay { .. } => return None,
    })
}

fn of_intrigue(ask: IntrigueAsk, name: &str, names: &Names) -> String {
    match ask {
        IntrigueAsk::Declare(character) => format!("{name}, whom does the {character} strike, and how?"),
        IntrigueAsk::Offer { by, plot: threat, bribe } => {
            let threat = within(&plot(threat, "you"));
            let by = names.of(by);
            format!("{name}, what do you offer {by}, who would {threat}? So far: {}.", items(&bribe))
        }
        IntrigueAsk::Verdict { victim, bribe, .. } => {
            format!("{name}, do you accept the bribe of {}: {}?", names.of(victim), items(&bribe))
        }
        IntrigueAsk::Good => format!("{name}, which good do you take for completing Fraud?"),
        IntrigueAsk::Build => format!("{name}, do you build a trading station for completing the Arsonist?"),
    }
}

/// The words as they stand inside a sentence.
fn within(words: &str) -> String {
    let mut chars = words.chars();
    chars.next().map_or(String::new(), |first| first.to_lowercase().chain(chars).collect())
}

/// `2 coins, 1 wine and 1 bread`.
pub(crate) fn items(bribe: &Bribe) -> String {
    let mut parts = Vec::new();
    if bribe.coins > 0 {
        parts.push(counted(bribe.coins, "coin"));
    }
    if bribe.goods.iter().any(|&number| number > 0) {
        parts.push(goods(&bribe.goods));
    }
    if bribe.bread > 0 {
        parts.push(counted(bribe.bread, "bread"));
    }
    list(&parts)
}

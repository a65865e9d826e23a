//! What place tiles ask, in one sentence.

use super::Names;
use super::count::counted;
use orleans::{Ask, Lender};

/// The question that a place tile asks `name`; nothing for every other question.
pub(crate) fn question(ask: &Ask, name: &str, names: &Names) -> Option<String> {
    Some(match *ask {
        Ask::AnyAction(Lender::FleaMarket) => {
            format!("{name}, which action of your board does the Flea Market lend you?")
        }
        Ask::AnyAction(_) => format!("{name}, which action does the Well lend you?"),
        Ask::Church => format!("{name}, whose place tile do you borrow through the Church for 2 coins?"),
        Ask::Court => format!("{name}, whose merchant does the Court move, and where? It costs you 1 coin."),
        Ask::Statue(kind) => format!("{name}, does the new {kind} go to the Market?"),
        Ask::Lock => format!("{name}, on which track do you advance for the boatman?"),
        Ask::Prairie => format!("{name}, from whom do you demand a good?"),
        Ask::Gift { to } => format!("{name}, which good do you hand to {}?", names.of(to)),
        Ask::Vineyard => format!("{name}, do you buy a wine for 1 coin?"),
        Ask::EpiscopalSee => format!("{name}, where does your merchant go from Tours?"),
        Ask::TinkerersWagon { most } => {
            format!("{name}, where does your merchant go, at most {} away?", counted(most, "town"))
        }
        Ask::Bakery => format!("{name}, how many grain do you bake into bread for 2 coins?"),
        Ask::Ballroom => format!("{name}, which place tile do you buy?"),
        Ask::BlackMarket => format!("{name}, which goods do you exchange?"),
        Ask::BourgeoisHouse => format!("{name}, what does the Bourgeois House give you?"),
        Ask::Goldsmith => format!("{name}, which good do you pay to the Goldsmith?"),
        Ask::LairPrice => format!("{name}, which good do you pay for the Lair?"),
        Ask::Lair => format!("{name}, of which track do you want the bonus?"),
        Ask::MarketStand { left } => {
            format!("{name}, what do you trade? You may trade {} more.", counted(left, "good"))
        }
        Ask::Quarry => format!("{name}, where do you build through the Quarry?"),
        Ask::SheepFarm => format!("{name}, what do you take for a cheese?"),
        Ask::Workshop => format!("{name}, which gear wheel do you move, and where?"),
        _ => return None,
    })
}

//! What a player is asked, in one sentence.

use super::count::{counted, followers, list, your_follower};
use super::{Names, alone, board, duel, invasion, partners, plague, prosperity, tile_question, trade_question};
use orleans::components::Happening;
use orleans::{Ask, Means, Sender, View, events};
use tabletop::Seat;

/// The question to `seat`.
pub(crate) fn question(ask: &Ask, view: &View, seat: Seat, names: &Names) -> String {
    let name = names.of(seat);
    let Some(player) = view.players.get(seat.index()) else { return format!("{name}, what do you do?") };
    let own = invasion::question(ask, name, view);
    if let Some(words) = own.or_else(|| prosperity::question(ask, name, view)) {
        return words;
    }
    match *ask {
        Ask::Exclude => format!("{name}, do you remove a place tile from the game?"),
        Ask::Followers { left } => {
            format!("{name}, how many followers do you draw? You may still draw or take back {left}.")
        }
        Ask::Tower { room } => {
            format!("{name}, whom do you lay on the Gunpowder Tower? It has {}.", counted(room, "free space"))
        }
        Ask::Plan => {
            let market = followers(&player.mat.market, "your ");
            let said: String = partners::said(view, names).iter().map(|said| format!(" {said}")).collect();
            format!("{name}, what do you plan? On your Market: {market}{}.{said}", board::tower(&player.mat, "your "))
        }
        Ask::Action => format!("{name}, which place do you use?"),
        Ask::Wheels => format!("{name}, do you lay a gear wheel on an action space?"),
        Ask::Village => format!("{name}, whom does the Village recruit?"),
        Ask::Tile { one_only: true } => format!("{name}, which place tile of category I do you take?"),
        Ask::Tile { one_only: false } => format!("{name}, which place tile do you take?"),
        Ask::Travel(means) => {
            let way = match means {
                Means::Road => "road",
                Means::Water => "waterway",
                Means::Either => "road or waterway",
            };
            format!("{name}, where does your merchant travel by {way} from {}?", player.mat.merchant)
        }
        Ask::Send { from, .. } => {
            let sender = match from {
                Sender::TownHall | Sender::Partner(_) => "Town Hall",
                Sender::GunpowderTower => "Gunpowder Tower",
            };
            format!("{name}, whom do you send from the {sender} to which deed?")
        }
        Ask::Canalization => format!("{name}, do you take a coin or a development point for the Canalization?"),
        Ask::Torture { owed } => {
            format!("{name}, what do you give up under torture? You still owe {}.", counted(owed, "coin"))
        }
        Ask::Harvest { owed } => {
            let tile = view.table.tile.and_then(|tile| events(&view.setup).get(usize::from(tile.0)));
            let event = tile.map_or(Happening::Harvest, |facts| facts.event);
            format!("{name}, what do you give for the {event}? You still owe {}.", counted(owed, "food item"))
        }
        Ask::Shield => format!("{name}, do you shield yourself from the event?"),
        Ask::Bathhouse(drawn) => {
            let there: Vec<String> = drawn.followers.iter().flatten().map(|&it| your_follower(it)).collect();
            let number = drawn.to_place;
            format!("{name}, whom do you place, and where? You have drawn {} and place {number}.", list(&there))
        }
        Ask::Pharmacy => format!("{name}, how many coins do you pay at the Pharmacy?"),
        ref other => {
            let words = plague::question(other, name, view).or_else(|| duel::question(other, name));
            let words = words.or_else(|| tile_question::question(other, name, names));
            let words = words.or_else(|| trade_question::question(other, name, names));
            let words = words.or_else(|| alone::question(other, name, view));
            words.unwrap_or_else(|| format!("{name}, what do you do?"))
        }
    }
}

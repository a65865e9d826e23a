//! What lies before a player: the mat, the Market, the places and, for its owner, the bag.

use super::count::{counted, followers, goods, list};
use super::{Names, gist, on_tiles, plague};
use orleans::components::{Home, Place, components};
use orleans::state::{Mat, Wheel};
use orleans::{PlayerView, View, draw_limit, status};
use tabletop::Seat;

/// The whole board of a player, a line each.
pub(crate) fn board(view: &View, seat: Seat, names: &Names) -> Vec<String> {
    let Some(player) = view.players.get(seat.index()) else { return Vec::new() };
    let mat = &player.mat;
    let mut lines = vec![summary(mat, names.of(seat)), merchant(mat)];
    lines.push(format!("Market: {}{}.", followers(&mat.market, ""), tower(mat, "")));
    lines.push(bag(player));
    lines.extend(plague::mat(player));
    if mat.wheels != [0; Wheel::COUNT] {
        lines.push(format!("Gear wheels beside the board: {}.", wheels(mat)));
    }
    lines.extend(on_tiles::lines(mat));
    lines.extend(mat.places.iter().map(|place| place_line(mat, place)));
    lines
}

/// Coins, goods, citizens and where the markers stand, in one line.
pub(crate) fn summary(mat: &Mat, name: &str) -> String {
    format!(
        "{name} has {}, {}, goods: {}; development space {}, status {}; draws up to {} followers.",
        counted(mat.coins, "coin"),
        counted(mat.citizens, "citizen"),
        goods(&mat.goods),
        mat.development,
        status(mat),
        draw_limit(mat),
    )
}

fn merchant(mat: &Mat) -> String {
    let towns: Vec<String> = mat.stations.iter().map(|town| town.to_string()).collect();
    let built = if towns.is_empty() { "none".into() } else { list(&towns) };
    format!("Merchant in {}. Trading stations built: {built}; left: {}.", mat.merchant, mat.stations_left)
}

/// What is in the bag, or only how many for those who may not look.
pub(crate) fn bag(player: &PlayerView) -> String {
    match &player.bag {
        Some(bag) => format!("Bag, {} in all: {}.", player.bag_size, followers(bag, "")),
        None => format!("Bag: {}.", counted(player.bag_size, "follower")),
    }
}

/// The followers on the Gunpowder Tower, behind those of the Market.
pub(crate) fn tower(mat: &Mat, whose: &str) -> String {
    match mat.tower.is_empty() {
        true => String::new(),
        false => format!("; on the Gunpowder Tower: {}", followers(&mat.tower, whose)),
    }
}

fn wheels(mat: &Mat) -> String {
    let words = |wheel: Wheel| match wheel {
        Wheel::First => "for a farmer space",
        Wheel::Later => "for any but monk spaces",
        Wheel::Laboratory => "from the Laboratory",
    };
    let there = Wheel::ALL.into_iter().filter(|&wheel| mat.wheels[wheel as usize] > 0);
    list(&there.map(|wheel| format!("{} {}", mat.wheels[wheel as usize], words(wheel))).collect::<Vec<_>>())
}

/// A place with what stands on each of its spaces.
fn place_line(mat: &Mat, place: Place) -> String {
    let facts = components().place(place);
    let kind = match facts.home {
        Home::Board => "",
        Home::Tile(_) => " (place tile)",
        Home::Shared => " (a space for each player)",
        Home::Extension => " (beside the board)",
        Home::Support => " (Support board)",
    };
    let spaces: Vec<String> = facts
        .space_set
        .iter()
        .map(|space| {
            let printed = gist::space_kind(components().space(space).kind);
            match mat.board.follower(space) {
                Some(follower) => format!("{printed} holds {}", held(follower.is_own(), follower.name())),
                None if mat.board.wheels().contains(space) => format!("{printed} holds a gear wheel"),
                None => format!("{printed} is empty"),
            }
        })
        .collect();
    match spaces.is_empty() {
        true => format!("{place}{kind}: {}.", gist::place(place)),
        false => format!("{place}{kind}: {}.", spaces.join(", ")),
    }
}

fn held(own: bool, follower: &str) -> String {
    if own { format!("the {follower}") } else { format!("a {follower}") }
}

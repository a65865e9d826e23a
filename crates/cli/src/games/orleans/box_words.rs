//! What is in the box of Orléans.

use super::words::count::{counted, list};
use orleans::components::{By, Category, Good, Home, components};

/// The base game in a few sentences.
pub(super) fn base_game() -> Vec<String> {
    let all = components();
    let places = |home: Home| all.places.iter().filter(|facts| facts.home == home).count();
    let routes = |by: By| all.routes.iter().filter(|route| route.by == by).count();
    let goods: Vec<String> = Good::ALL
        .iter()
        .map(|good| {
            let (tiles, points) = (all.counts.goods[good.index()], all.counts.goods_points[good.index()]);
            format!("{tiles} {good} worth {}", counted(points, "point"))
        })
        .collect();
    vec![
        format!(
            "Places: {} on the player board, {} tiles of category I, {} of category II, {} of The Plague; {} action spaces.",
            places(Home::Board),
            places(Home::Tile(Category::I)),
            places(Home::Tile(Category::II)),
            places(Home::Tile(Category::Plague)),
            all.spaces.len(),
        ),
        format!(
            "Map: {} towns, {} roads, {} waterways, {} goods spaces.",
            all.towns.len(),
            routes(By::Road),
            routes(By::Water),
            all.goods_spaces.len(),
        ),
        format!("Goods: {}.", list(&goods)),
        format!(
            "Tracks: {} follower tracks and a Development track of {} spaces with {} stars.",
            all.tracks.len(),
            all.development.last,
            all.development.stars.len(),
        ),
        format!("{} beneficial deeds and {} hour glass tiles.", all.deeds.len(), all.hour_glass.len()),
    ]
}

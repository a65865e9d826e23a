//! What lies on a player's place tiles besides followers and gear wheels on action spaces.

use super::count::{counted, goods, list};
use orleans::components::{Good, Kind};
use orleans::state::{Mat, OnTiles};

/// A line for each tile with something on it.
pub(crate) fn lines(mat: &Mat) -> Vec<String> {
    let OnTiles { bread, brasserie, road, gaming_room, gaming_goods } = mat.on_tiles;
    let mut lines = Vec::new();
    if bread > 0 {
        lines.push(format!("Bread: {bread}, each worth the development status at the end."));
    }
    if brasserie != [0; Good::COUNT] {
        lines.push(format!("Of the goods, on the Brasserie: {}.", goods(&brasserie)));
    }
    if road > 0 {
        lines.push(format!("On the Road: {}.", counted(road, "trading station")));
    }
    let kinds = Kind::ALL.iter().filter(|kind| gaming_room[kind.index()]).map(Kind::to_string);
    let laid = Good::ALL.iter().filter(|good| gaming_goods[good.index()]).map(Good::to_string);
    let in_room: Vec<String> = kinds.chain(laid).collect();
    if !in_room.is_empty() {
        lines.push(format!("In the Gaming Room: {}.", list(&in_room)));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tile_with_something_on_it_has_a_line() {
        let mut mat = Mat::default();
        assert!(lines(&mat).is_empty());
        mat.on_tiles = OnTiles { bread: 2, brasserie: [0, 1, 2, 0, 0], road: 1, ..OnTiles::default() };
        mat.on_tiles.gaming_room[Kind::Knight.index()] = true;
        mat.on_tiles.gaming_goods[Good::Wine.index()] = true;
        assert_eq!(
            lines(&mat),
            [
                "Bread: 2, each worth the development status at the end.",
                "Of the goods, on the Brasserie: 1 cheese and 2 wine.",
                "On the Road: 1 trading station.",
                "In the Gaming Room: knight and wine.",
            ]
        );
    }
}

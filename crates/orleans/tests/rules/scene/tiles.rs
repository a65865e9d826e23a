//! What lies on tiles and spaces besides followers: bread, gear wheels, the Gunpowder Tower, a lock.

use super::Scene;
use orleans::Module;
use orleans::components::{Follower, Good, Place, SpaceKind, components};

impl Scene {
    /// Gives the Bakery with so many breads on it, from grain of the goods market.
    pub(crate) fn bake(&mut self, seat: u8, bread: u8) -> &mut Scene {
        self.state.table.goods[Good::Grain.index()] -= bread;
        self.tile(seat, Place::Bakery).mat_mut(seat).on_tiles.bread += bread;
        self
    }

    /// Gives the Gunpowder Tower with these followers on it.
    pub(crate) fn on_tower(&mut self, seat: u8, followers: &[Follower]) -> &mut Scene {
        self.tile(seat, Place::GunpowderTower).mat_mut(seat).tower = followers.iter().copied().collect();
        self
    }

    /// Lays a gear wheel of the supply on the first free space of this kind.
    pub(crate) fn lay_wheel(&mut self, seat: u8, place: Place, space: SpaceKind) -> &mut Scene {
        let at = self.mat(seat).board.free_space(place, space).expect("a free space of this kind");
        self.mat_mut(seat).board.lay_wheel(at, false);
        self.state.table.gears -= 1;
        self
    }

    /// Gives a place tile with all its spaces filled.
    pub(crate) fn filled(&mut self, seat: u8, tile: Place) -> &mut Scene {
        self.tile(seat, tile).fill(seat, tile)
    }

    /// Fills the spaces of a place that neither a follower nor a wheel has taken.
    pub(crate) fn fill_rest(&mut self, place: Place) -> &mut Scene {
        for &space in &components().place(place).action_spaces {
            if self.mat(0).board.free_space(place, space).is_some() {
                self.stand(0, place, space, space.kind().map_or(Follower::Farmer, |kind| kind.neutral()));
            }
        }
        self
    }

    /// The Saboteur, who comes with Intrigue, has deactivated this place; it may have been filled again since.
    pub(crate) fn locked(&mut self, seat: u8, place: Place) -> &mut Scene {
        self.state.setup.modules = self.state.setup.modules.with(Module::Intrigue);
        self.mat_mut(seat).modules.locked.insert(place);
        self
    }
}

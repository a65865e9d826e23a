//! The followers a viewer cannot see: they must be in the other players' bags.

use super::View;
use crate::components::{Follower, Kind};
use crate::modules;
use crate::setup::Supply;
use crate::state::{Mat, Player, Pool};
use tabletop::{Rng, Seat};

/// A bag as the viewer knows it: the own one as it is, of another the own-colour followers that lie nowhere else and
/// so many neutral ones, whose kind nobody sees.
pub(super) fn face_down(view: &View, seat: Seat) -> Pool {
    let seen = &view.players[seat.index()];
    let mut bag = seen.bag.unwrap_or_else(|| own_colours_in_bag(view, seat, &seen.mat));
    (bag.total()..seen.bag_size).for_each(|_| bag.add(Kind::Farmer.neutral()));
    bag
}

/// Fills every bag: the viewer's own as it is, the others' with the own-colour followers that lie
/// nowhere else and a random share of the neutral ones that nobody sees.
pub(super) fn deal_bags(view: &View, players: &mut [Player], rng: &mut Rng) {
    let mut unseen = neutral_unseen(view);
    for (index, player) in players.iter_mut().enumerate() {
        let seen = &view.players[index];
        player.bag = match seen.bag {
            Some(bag) => bag,
            None => own_colours_in_bag(view, Seat(index as u8), &seen.mat),
        };
        while player.bag.total() < seen.bag_size && !unseen.is_empty() {
            player.bag.add(unseen.draw(rng));
        }
    }
}

/// All neutral followers but those in the supply, on deeds, on a mat, in the own bag or gone.
fn neutral_unseen(view: &View) -> Pool {
    let mut seen = Pool::default();
    for (index, player) in view.players.iter().enumerate() {
        seen.add_all(on_mat(view, Seat(index as u8), &player.mat));
        seen.add_all(player.bag.unwrap_or_default());
    }
    let (mut unseen, supply) = (Pool::default(), Supply::of(&view.setup));
    for &kind in Kind::ALL {
        let all = supply.followers_in_game(kind, view.setup.players);
        let on_deeds: u8 = view.table.deeds.iter().map(|deed| deed[kind.index()]).sum();
        let on_deeds = on_deeds + modules::on_deeds(&view.table, kind);
        let on_table = view.table.followers[kind.index()] + view.table.gone.followers[kind.index()] + on_deeds;
        let left = all.saturating_sub(on_table + seen.count(kind.neutral()));
        (0..left).for_each(|_| unseen.add(kind.neutral()));
    }
    unseen
}

fn own_colours_in_bag(view: &View, seat: Seat, mat: &Mat) -> Pool {
    let in_sight = on_mat(view, seat, mat);
    Follower::OWN.into_iter().filter(|&own| in_sight.count(own) == 0).collect()
}

/// The followers of a player that lie in the open, those that a question holds included.
fn on_mat(view: &View, seat: Seat, mat: &Mat) -> Pool {
    let mut followers: Pool = mat.board.stood().iter().filter_map(|space| mat.board.follower(space)).collect();
    followers.add_all(mat.market);
    followers.add_all(mat.tower);
    let gaming = Kind::ALL.iter().filter(|kind| mat.on_tiles.gaming_room[kind.index()]);
    gaming.for_each(|kind| followers.add(kind.neutral()));
    followers.add_all(view.stack.held_for(seat));
    followers.add_all(modules::waiting(mat));
    followers
}

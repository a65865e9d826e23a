//! Scenes of Prosperity: any player count, any of its rounds, cards, Carpenter and Structures as a test wants them.

use super::{Scene, trade};
use orleans::components::{By, Follower, Good, GoodsSpaceId, Kind, Structure, Town, components};
use orleans::{
    Ask, BuiltStructure, Module, Move, ProsperityHand, ProsperityMove, ProsperityOnTable, SystemHand, SystemHidden,
    SystemOnMat, SystemOnTable,
};
use tabletop::Seat;

/// Before round 1: seat 0, the start player, is asked which card to keep.
pub(crate) fn before(players: u8) -> Scene {
    trade::expansion(&[Module::Prosperity], players)
}

/// Round 1, planning; everybody has kept the first card.
pub(crate) fn prosperity(players: u8) -> Scene {
    let mut game = before(players);
    game.until(|state| matches!(state.asked_now(), Some((_, Ask::Plan))));
    game
}

/// The Planning phase of this round, with everything still as it was at the start; four players use the whole map.
pub(crate) fn in_round(round: u8) -> Scene {
    let mut game = prosperity(4);
    game.skip_to(round);
    game
}

/// Moves the Carpenter.
pub(crate) const fn walk(follower: Follower, to: Town, by: By) -> Move {
    Move::Prosperity(ProsperityMove::Walk { follower, to, by })
}

/// Builds on a good of the route to a town.
pub(crate) const fn build(to: Town, by: By) -> Move {
    Move::Prosperity(ProsperityMove::Build { to, by })
}

/// Sends a follower to a Structure.
pub(crate) const fn man(kind: Kind, structure: Structure) -> Move {
    Move::Prosperity(ProsperityMove::Man { kind, structure })
}

/// Puts a coin next to a Structure.
pub(crate) const fn coin(structure: Structure) -> Move {
    Move::Prosperity(ProsperityMove::LayCoin(structure))
}

/// Puts a good next to a Structure.
pub(crate) const fn good(structure: Structure, good: Good) -> Move {
    Move::Prosperity(ProsperityMove::LayGood(structure, good))
}

/// Keeps a card.
pub(crate) const fn keep(card: Structure) -> Move {
    Move::Prosperity(ProsperityMove::Keep(card))
}

/// Draws other cards.
pub(crate) const EXCHANGE: Move = Move::Prosperity(ProsperityMove::Exchange);

impl Scene {
    pub(crate) fn board(&self) -> ProsperityOnTable {
        let SystemOnTable::Prosperity(table) = self.state.table.modules.system else { panic!("Prosperity") };
        table
    }

    pub(crate) fn board_mut(&mut self) -> &mut ProsperityOnTable {
        let SystemOnTable::Prosperity(table) = &mut self.state.table.modules.system else { panic!("Prosperity") };
        table
    }

    pub(crate) fn carpenter(&mut self, town: Town) -> &mut Scene {
        self.board_mut().carpenter = town;
        self
    }

    pub(crate) fn hand(&self, seat: u8) -> ProsperityHand {
        let SystemHand::Prosperity(hand) = self.player(seat).hand else { panic!("Prosperity") };
        hand
    }

    /// The only card in the hand, or none.
    pub(crate) fn hold(&mut self, seat: u8, card: Option<Structure>) -> &mut Scene {
        let hand = ProsperityHand { card, ..ProsperityHand::default() };
        self.state.players[Seat(seat)].hand = SystemHand::Prosperity(hand);
        if let SystemOnMat::Prosperity(mat) = &mut self.mat_mut(seat).modules.system {
            mat.cards = u8::from(card.is_some());
        }
        self
    }

    pub(crate) fn pile(&self) -> Vec<Structure> {
        let SystemHidden::Prosperity(hidden) = self.state.secret.modules.system else { panic!("Prosperity") };
        hidden.pile[..usize::from(self.board().pile)].to_vec()
    }

    /// Only so many cards are left in the pile.
    pub(crate) fn shorten_pile(&mut self, number: u8) -> &mut Scene {
        self.board_mut().pile = number;
        self
    }

    pub(crate) fn built(&self, seat: u8) -> Vec<BuiltStructure> {
        let SystemOnMat::Prosperity(mat) = self.mat(seat).modules.system else { panic!("Prosperity") };
        mat.built.into_iter().flatten().collect()
    }

    /// A Structure stands on some good, with the items of these bits.
    pub(crate) fn raise(&mut self, seat: u8, structure: Structure, laid: u8) -> &mut Scene {
        let space = self.board().face_down.iter().last().expect("a good");
        self.board_mut().face_down.remove(space);
        let mat = self.mat_mut(seat);
        mat.stations_left -= 1;
        let SystemOnMat::Prosperity(own) = &mut mat.modules.system else { panic!("Prosperity") };
        let room = own.built.iter_mut().find(|room| room.is_none()).expect("room");
        *room = Some(BuiltStructure { structure, space, laid, done: false });
        self
    }

    /// The goods spaces of a route.
    pub(crate) fn spaces(a: Town, b: Town, by: By) -> Vec<GoodsSpaceId> {
        let ends = [(a, b), (b, a)];
        let route = components().routes.iter().find(|route| route.by == by && ends.contains(&(route.a, route.b)));
        route.expect("a route").goods_spaces.clone().map(|at| GoodsSpaceId(at as u8)).collect()
    }

    /// How many goods lie face down on a route.
    pub(crate) fn face_down(&self, a: Town, b: Town, by: By) -> usize {
        Scene::spaces(a, b, by).into_iter().filter(|&space| self.board().face_down.contains(space)).count()
    }

    /// Takes every good away that lies on a route.
    pub(crate) fn sweep(&mut self, a: Town, b: Town, by: By) -> &mut Scene {
        for space in Scene::spaces(a, b, by) {
            self.board_mut().face_down.remove(space);
        }
        self
    }
}

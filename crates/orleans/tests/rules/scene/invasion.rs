//! Scenes of Invasion: any player count, characters, City and events as a test wants them.

use super::{Scene, trade};
use orleans::components::{Happening, InvasionCharacter, Kind, Place, SpaceKind, TileId, Town};
use orleans::{
    Ask, InvasionAsk, InvasionMove, InvasionOnMat, InvasionOnTable, Module, Move, Post, SystemOnMat, SystemOnTable,
    Unit, events,
};
use tabletop::{Game, Seat};

/// Round 1, planning; nobody is anybody, so that no personal objective or due is in the way.
pub(crate) fn invasion(players: u8) -> Scene {
    let mut game = trade::expansion(&[Module::Invasion], players);
    for seat in 0..players {
        game.on_mut(seat).character = None;
    }
    game.force(Happening::Invasion);
    game
}

/// The same with this event in force.
pub(crate) fn under(event: Happening, players: u8) -> Scene {
    let mut game = invasion(players);
    game.force(event);
    game
}

/// Goes on to the Event phase and what it asks.
pub(crate) fn resolve(event: Happening, players: u8, prepare: impl FnOnce(&mut Scene)) -> Scene {
    let mut game = under(event, players);
    prepare(&mut game);
    game.all_ready().all_pass();
    game
}

/// A unit of a proposal.
pub(crate) const fn unit(unit: Unit) -> Move {
    Move::Invasion(InvasionMove::Unit(unit))
}

/// Somebody pays.
pub(crate) const fn pay(seat: u8, coins: u8) -> Move {
    unit(Unit::Pay { seat: Seat(seat), coins })
}

/// A follower goes to the City.
pub(crate) const fn man(kind: Kind, at: Post) -> Move {
    Move::Invasion(InvasionMove::Man { kind, at })
}

pub(crate) const APPROVE: Move = Move::Invasion(InvasionMove::Approve);
pub(crate) const REFUSE: Move = Move::Invasion(InvasionMove::Refuse);
pub(crate) const SUBMIT: Move = Move::Invasion(InvasionMove::Submit);
pub(crate) const PASS_WORD: Move = Move::Invasion(InvasionMove::PassWord);

impl Scene {
    pub(crate) fn on(&self, seat: u8) -> InvasionOnMat {
        match self.mat(seat).modules.system {
            SystemOnMat::Invasion(own) => own,
            _ => panic!("a player without pieces of Invasion"),
        }
    }

    pub(crate) fn on_mut(&mut self, seat: u8) -> &mut InvasionOnMat {
        match &mut self.mat_mut(seat).modules.system {
            SystemOnMat::Invasion(own) => own,
            _ => panic!("a player without pieces of Invasion"),
        }
    }

    pub(crate) fn city(&self) -> InvasionOnTable {
        match self.state.table.modules.system {
            SystemOnTable::Invasion(city) => city,
            _ => panic!("a table without the City"),
        }
    }

    pub(crate) fn city_mut(&mut self) -> &mut InvasionOnTable {
        match &mut self.state.table.modules.system {
            SystemOnTable::Invasion(city) => city,
            _ => panic!("a table without the City"),
        }
    }

    /// Makes somebody somebody.
    pub(crate) fn be(&mut self, seat: u8, character: InvasionCharacter) -> &mut Scene {
        self.on_mut(seat).character = Some(character);
        self
    }

    /// The tile with this event is in force.
    pub(crate) fn force(&mut self, event: Happening) -> &mut Scene {
        let nth = events(&self.state.setup).iter().position(|facts| facts.event == event);
        self.state.table.tile = Some(TileId(nth.expect("a tile with this event") as u8));
        self
    }

    /// It is this round, with the tile that is in force.
    pub(crate) fn round(&mut self, round: u8) -> &mut Scene {
        self.state.table.round = round;
        self
    }

    /// The place is filled, all are ready, it is this seat's turn, and it uses the place.
    pub(crate) fn act(&mut self, seat: u8, place: Place) -> &mut Scene {
        self.fill(seat, place).until_turn_of(seat);
        self.play(seat, Move::Use(place))
    }

    /// Followers stand in the Town Hall of a seat.
    pub(crate) fn hall(&mut self, seat: u8, kinds: &[Kind]) -> &mut Scene {
        for kind in kinds {
            self.stand(seat, Place::TownHall, SpaceKind::Any, kind.neutral());
        }
        self
    }

    /// An own tower stands in a town.
    pub(crate) fn tower(&mut self, seat: u8, town: Town) -> &mut Scene {
        self.mat_mut(seat).stations_left -= 1;
        self.on_mut(seat).towers.insert(town);
        self
    }

    /// Everybody who is asked approves.
    pub(crate) fn all_approve(&mut self) -> &mut Scene {
        while let Some((seats, Ask::Invasion(InvasionAsk::Vote))) = self.state.asked_now() {
            let seat = seats.first().expect("somebody is asked").0;
            self.play(seat, APPROVE);
        }
        self
    }

    /// All have lost, by this rule.
    pub(crate) fn is_lost(&self, id: &str) -> &Scene {
        let outcome = self.state.outcome().expect("the game is over");
        assert_eq!((outcome.rule.map(|rule| rule.0), outcome.winners.len()), (Some(id), 0));
        assert_eq!((outcome.kind, outcome.sheets), (tabletop::OutcomeKind::Together, vec![]), "nothing is counted");
        self
    }
}

//! Which place tiles are seen at work in a game: used as an action, or doing what they do by themselves.

use orleans::components::{Follower, Kind, Place, PlaceSet, SpaceKind, Track};
use orleans::{Event, Move, State};
use tabletop::{Game, Seat};

/// Collects the tiles at work, move by move.
#[derive(Default)]
pub(crate) struct AtWork {
    pub(crate) seen: PlaceSet,
}

impl AtWork {
    /// Looks at one move, its events and the state after it.
    pub(crate) fn watch(&mut self, state: &State, seat: Seat, mv: Move, events: &[Event]) {
        for event in events {
            self.event(state, *event);
        }
        let owns = |place: Place| state.owns(seat, place);
        let built = events.iter().any(|event| matches!(event, Event::Built(..)));
        match mv {
            Move::Buy(_) if owns(Place::Vineyard) && !built && !owns(Place::MarketStand) => self.add(Place::Vineyard),
            // The Lock leads to another track than the boatman's.
            Move::Advance(track) if owns(Place::Lock) && track != Track::Boatmen && !owns(Place::Lair) => {
                self.add(Place::Lock);
            }
            _ => {}
        }
        if state.outcome().is_some() {
            self.end(state);
        }
    }

    fn event(&mut self, state: &State, event: Event) {
        match event {
            Event::Used(_, place) | Event::Lent(_, place) | Event::Borrowed { place, .. } => self.add(place),
            Event::Shielded(_, place) => self.add(place),
            Event::Returned { place: Place::Tavern, .. } => self.add(Place::Tavern),
            Event::ToMarket(..) => self.add(Place::Statue),
            Event::ToTower(..) => self.add(Place::GunpowderTower),
            Event::Handed { .. } => self.add(Place::Prairie),
            Event::Discarded(..) => self.add(Place::Brasserie),
            Event::SentToGamingRoom(..) | Event::LaidInGamingRoom(..) => self.add(Place::GamingRoom),
            Event::Placed { seat, space, follower, .. } => self.stood_in(state, seat, space, follower),
            Event::Travelled { seat, .. } if state.owns(seat, Place::Drawbridge) => self.add(Place::Drawbridge),
            _ => {}
        }
    }

    /// A follower that stands in for another kind does so by a privilege, unless it is a monk.
    fn stood_in(&mut self, state: &State, seat: Seat, space: SpaceKind, follower: Follower) {
        let (Some(printed), kind) = (space.kind(), follower.kind()) else { return };
        if kind == printed || kind == Kind::Monk {
            return;
        }
        let privilege = match (kind, printed) {
            (Kind::Scholar, _) if state.owns(seat, Place::School) => Place::School,
            (Kind::Boatman, Kind::Farmer | Kind::Craftsman | Kind::Trader) => Place::HerbGarden,
            _ => Place::Barracks,
        };
        self.add(privilege);
    }

    /// What counts at the end, or all the time.
    fn end(&mut self, state: &State) {
        for player in state.players.as_slice() {
            for place in [Place::Cathedral, Place::Depot, Place::MerchantHouse, Place::Port] {
                if player.mat.places.contains(place) {
                    self.add(place);
                }
            }
        }
    }

    fn add(&mut self, place: Place) {
        if orleans::playable().contains(place) {
            self.seen.insert(place);
        }
    }
}

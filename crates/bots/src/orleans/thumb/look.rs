//! What the bot looks at: the view of its seat, with the questions it often asks about it.

use super::modules::invasion;
use super::prices::{self, Prices};
use super::whim::Whim;
use crate::orleans::aims::Aims;
use crate::orleans::partners::Partners;
use orleans::components::{EventFacts, Follower, Kind, Place, SpaceSet, Town, TownSet, components};
use orleans::state::{Mat, Pool};
use orleans::{Ask, Frame, Module, Setup, Slot, Step, SystemHand, View, events, rounds};
use std::cell::OnceCell;
use tabletop::{Seat, SeatSet};

/// Whether the hour glass tiles of the base game are in play.
pub(crate) fn has_base_tiles(setup: &Setup) -> bool {
    !setup.modules.iter().any(|module| module.meta().fills.contains(&Slot::Events))
}

/// A view, seen from one seat.
pub(crate) struct Look<'a> {
    pub(crate) view: &'a View,
    pub(crate) mat: &'a Mat,
    /// The own bag.
    pub(crate) bag: Pool,
    /// All own followers by kind, wherever they are.
    pub(crate) owned: [i32; Kind::COUNT],
    /// What wins a scenario; nothing in games that are counted.
    pub(crate) aims: Option<Aims>,
    /// What the team lacks; nothing where nobody is a partner.
    pub(crate) team: Option<Partners>,
    /// What things are worth in the system in play.
    pub(crate) prices: &'static Prices,
    /// How the player misjudges.
    pub(crate) whim: Whim,
    seat: Seat,
    rounds_left: i32,
    happening: Option<&'static EventFacts>,
    /// How many followers of each kind the deeds still take, and the most that one of them brings, once it was asked.
    rooms: OnceCell<[(u8, i32); Kind::COUNT]>,
}

impl<'a> Look<'a> {
    pub(crate) fn new(view: &'a View, seat: Seat) -> Look<'a> {
        Look::minding(view, seat, laid(view, seat))
    }

    /// The same for a partner who counts on what these seats plan.
    pub(crate) fn minding(view: &'a View, seat: Seat, partners: SeatSet) -> Look<'a> {
        let me = &view.players[seat.index()];
        let bag = me.bag.unwrap_or_default();
        let mut all = bag;
        all.add_all(me.mat.market);
        all.add_all(me.mat.tower);
        me.mat.board.stood().iter().filter_map(|space| me.mat.board.follower(space)).for_each(|it| all.add(it));
        let mut owned = [0; Kind::COUNT];
        Follower::ALL.iter().for_each(|&it| owned[it.kind().index()] += i32::from(all.count(it)));
        let aims = Aims::of(&view.setup, &view.table, &me.mat);
        let prices = prices::of(me.mat.modules.system);
        let rounds_left = i32::from(rounds(&view.setup, &view.table)) - i32::from(view.table.round);
        let happening = view.table.tile.and_then(|tile| events(&view.setup).get(usize::from(tile.0)));
        let (whim, rooms) = (Whim::default(), OnceCell::new());
        let team = Partners::seen(view).map(|team| team.heeding(view, partners));
        Look { view, mat: &me.mat, bag, owned, aims, team, prices, whim, seat, rounds_left, happening, rooms }
    }

    /// How many followers of a kind the deeds still take, and the most that one of them brings. It is asked for often.
    pub(crate) fn rooms(&self, kind: Kind, reckon: impl Fn() -> [(u8, i32); Kind::COUNT]) -> (u8, i32) {
        self.rooms.get_or_init(reckon)[kind.index()]
    }

    /// The own cards.
    pub(crate) fn hand(&self) -> Option<SystemHand> {
        self.view.players[self.seat.index()].hand
    }

    /// How many rounds follow after this one.
    pub(crate) fn rounds_left(&self) -> i32 {
        self.rounds_left
    }

    /// How many own followers there are.
    pub(crate) fn n_owned(&self) -> i32 {
        self.owned.iter().sum()
    }

    /// How many neutral followers of a kind there are.
    pub(crate) fn neutral(&self, kind: Kind) -> i32 {
        let heaps = [&self.bag, &self.mat.market, &self.mat.tower].map(|heap| i32::from(heap.count(kind.neutral())));
        let board = &self.mat.board;
        let standing = board.stood().iter().filter(|&space| board.follower(space) == Some(kind.neutral())).count();
        heaps.iter().sum::<i32>() + standing as i32
    }

    /// The mats of the other players.
    pub(crate) fn others(&self) -> impl Iterator<Item = &'a Mat> {
        let (players, me) = (&self.view.players, self.seat.index());
        players.iter().enumerate().filter(move |(seat, _)| *seat != me).map(|(_, player)| &player.mat)
    }

    /// The event of this round.
    pub(crate) fn happening(&self) -> Option<&'static EventFacts> {
        self.happening
    }

    /// The event of this round, if the tiles of the base game are in play.
    pub(crate) fn base_event(&self) -> Option<&'static EventFacts> {
        self.happening().filter(|_| has_base_tiles(&self.view.setup))
    }

    /// The seat that looks.
    pub(crate) fn seat(&self) -> Seat {
        self.seat
    }

    /// Whether this is the seat that looks.
    pub(crate) fn is_me(&self, seat: Seat) -> bool {
        seat == self.seat
    }

    /// Where a station of one's own may be built.
    pub(crate) fn free_towns(&self) -> TownSet {
        let mut taken = self.others().fold(TownSet::EMPTY, |taken, mat| taken | mat.stations);
        taken.remove(Town::Orleans);
        invasion::free_towns(self, TOWNS - taken - self.mat.stations)
    }

    /// The action spaces of a place that are still empty.
    pub(crate) fn missing(&self, place: Place) -> SpaceSet {
        components().place(place).space_set - self.mat.board.filled()
    }

    /// Whether the place can be used once more: it is filled, and not the one being used right now.
    pub(crate) fn is_ready(&self, place: Place) -> bool {
        let in_use = |frame: &Frame| *frame == Frame::Do(Step::Return { seat: self.seat, place });
        self.mat.places.contains(place)
            && self.missing(place).is_empty()
            && !self.view.stack.as_slice().iter().any(in_use)
    }
}

/// The partners whose plans lie there for all to see: whoever plans after them counts on what they will do.
fn laid(view: &View, seat: Seat) -> SeatSet {
    match view.stack.last() {
        Some(&Frame::AskAll(asked, Ask::Plan)) if view.setup.modules.contains(Module::Invasion) => {
            let seats = (0..view.setup.players).map(Seat).filter(|&other| other != seat && !asked.contains(other));
            seats.fold(SeatSet::EMPTY, SeatSet::with)
        }
        _ => SeatSet::EMPTY,
    }
}

/// All towns.
pub(crate) const TOWNS: TownSet = TownSet((1 << Town::COUNT) - 1);

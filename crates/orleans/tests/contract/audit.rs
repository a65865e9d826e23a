//! Every follower, good, gear wheel, citizen, station, tile and coin is accounted for, always.

use orleans::components::{Deed, Follower, Good, Kind, Place, TradeDeed, components};
use orleans::state::{Mat, Pool};
use orleans::{Ask, BoardDeed, Event, Setup, State, Supply};
use tabletop::Seat;

/// Watches one game after the other: a game in its first round before any event is a new one.
pub(crate) struct Audit {
    setup: Setup,
    coins: Vec<i32>,
    stations: Vec<u8>,
    on_road: Vec<u8>,
    tiles: usize,
}

impl Audit {
    pub(crate) fn new(setup: Setup) -> Audit {
        Audit { setup, coins: Vec::new(), stations: Vec::new(), on_road: Vec::new(), tiles: 0 }
    }

    /// Called after the set-up (without events) and after each move (with its events).
    pub(crate) fn check(&mut self, state: &State, events: &[Event]) {
        let n_seats = usize::from(self.setup.players);
        if events.is_empty() && state.table.round <= 1 && fresh(state) {
            self.coins = vec![Supply::of(&self.setup).coins.into(); n_seats];
            self.stations = vec![components().counts.stations; n_seats];
            self.on_road = vec![0; n_seats];
            self.tiles = n_tiles(state);
        }
        events.iter().for_each(|event| self.book(event));
        for seat in (0..self.setup.players).map(Seat) {
            let mat = state.mat(seat);
            assert_eq!(i32::from(mat.coins), self.coins[seat.index()], "coins of {seat:?}");
            assert_eq!(mat.n_stations() + mat.stations_left, self.stations[seat.index()], "stations of {seat:?}");
        }
        assert_eq!(n_tiles(state), self.tiles, "place tiles");
        followers(state);
        goods(state);
        gears(state);
        citizens(state);
        markets(state);
        assert!(state.table.round <= components().counts.rounds, "18 rounds");
    }

    fn book(&mut self, event: &Event) {
        match *event {
            Event::Coins(seat, coins) => self.coins[seat.index()] += i32::from(coins),
            Event::GaveStation { seat, .. } => self.stations[seat.index()] -= 1,
            Event::GaveRoadStation(seat) => {
                self.stations[seat.index()] -= 1;
                self.on_road[seat.index()] -= 1;
            }
            Event::BuiltOnRoad(seat) => self.on_road[seat.index()] += 1,
            Event::GaveTile(seat, place) => {
                self.tiles -= 1;
                if place == Place::Road {
                    // Stations on the Road leave the game with it.
                    self.stations[seat.index()] -= std::mem::take(&mut self.on_road[seat.index()]);
                }
            }
            Event::Excluded(..) => self.tiles -= 1,
            _ => {}
        }
    }
}

fn fresh(state: &State) -> bool {
    state.players.as_slice().iter().all(|player| player.mat.coins == Supply::of(&state.setup).coins)
        && state.table.turned.count_ones() <= 1
}

/// Tiles on the table and before the players, without the ten places of each board.
fn n_tiles(state: &State) -> usize {
    let owned: u8 = state.players.as_slice().iter().map(|player| player.mat.places.len() - 10).sum();
    usize::from(state.table.tiles.len() + owned)
}

fn followers(state: &State) {
    let mut all = Pool::default();
    for (index, player) in state.players.as_slice().iter().enumerate() {
        let mat = &player.mat;
        let mut own: Pool = mat.board.stood().iter().filter_map(|space| mat.board.follower(space)).collect();
        let gaming = Kind::ALL.iter().filter(|kind| mat.on_tiles.gaming_room[kind.index()]);
        own.add_all(gaming.map(|kind| kind.neutral()).collect());
        let held = state.stack.held_for(Seat(index as u8));
        for pool in [mat.market, mat.tower, player.bag, held, mat.modules.newcomers] {
            own.add_all(pool);
        }
        for colour in Follower::OWN {
            assert_eq!(own.count(colour), 1, "{colour} of seat {index}");
        }
        all.add_all(own);
    }
    for &kind in Kind::ALL {
        let on_deeds: u8 = state.table.deeds.iter().map(|deed| deed[kind.index()]).sum();
        let board = state.table.modules.board.sent.iter().flatten();
        let on_deeds = on_deeds + board.filter(|&&sent| sent == Some(kind)).count() as u8;
        let on_table = state.table.followers[kind.index()] + state.table.gone.followers[kind.index()] + on_deeds;
        let printed = Supply::of(&state.setup).followers[kind.index()];
        assert_eq!(all.count(kind.neutral()) + on_table, printed, "{kind}");
    }
}

fn goods(state: &State) {
    for &good in Good::ALL {
        let on_map = state.table.map.iter().filter(|&&space| space == Some(good)).count() as u8;
        let owned: u8 = state.players.as_slice().iter().map(|player| owned(&player.mat, good)).sum();
        let at_deeds = state.table.modules.board.goods.iter().flatten().filter(|&&at| at == Some(good)).count() as u8;
        let on_table = state.table.goods[good.index()] + state.table.gone.goods[good.index()] + at_deeds;
        assert_eq!(on_map + owned + on_table, components().counts.goods[good.index()], "{good}");
    }
}

/// Goods before a player, those baked or laid into the Gaming Room included.
fn owned(mat: &Mat, good: Good) -> u8 {
    let bread = if good == Good::Grain { mat.on_tiles.bread } else { 0 };
    assert!(mat.on_tiles.brasserie[good.index()] <= mat.good(good), "goods on the Brasserie are own goods");
    mat.good(good) + bread + u8::from(mat.on_tiles.gaming_goods[good.index()])
}

fn gears(state: &State) {
    let owned = |mat: &Mat| mat.board.wheels().len() + mat.wheels.iter().sum::<u8>();
    let all: u8 = state.players.as_slice().iter().map(|player| owned(&player.mat)).sum();
    let printed = Supply::of(&state.setup).gears;
    let at_deeds = state.table.modules.board.wheels;
    assert_eq!(all + state.table.gears + state.table.gone.gears + at_deeds, printed, "gear wheels");
}

fn citizens(state: &State) {
    let taken: u8 = state.players.as_slice().iter().map(|player| player.mat.citizens).sum();
    // Beside the deeds six wait: on tracks, and for the most stations or, where nobody counts them, in Orléans.
    let base = 14 - Deed::COUNT as u8;
    let (on_board, more) = match state.setup.modules.deeds() {
        [] => (Deed::COUNT as u8, 0),
        deeds => (deeds.iter().map(|&deed| printed_citizens(state, deed)).sum(), architecture_left(state)),
    };
    assert_eq!(taken + state.table.citizens.len() + more, base + on_board, "citizens");
}

/// What a deed brings in all.
fn printed_citizens(state: &State, deed: BoardDeed) -> u8 {
    let (facts, n_open) = (deed.facts(), deed.facts().open(state.setup.players).len() as u8);
    if n_open == 0 { 0 } else { facts.complete.citizens + facts.each.citizens * n_open }
}

/// The citizens of Architecture that wait besides the one that marks the deed.
fn architecture_left(state: &State) -> u8 {
    let deed = BoardDeed::Trade(TradeDeed::Architecture);
    if !state.setup.modules.contains(deed.module()) {
        return 0;
    }
    let n_open = deed.facts().open(state.setup.players).len();
    let free = state.table.modules.board.sent[deed.index()][..n_open].iter().filter(|sent| sent.is_none()).count();
    (free as u8).saturating_sub(1)
}

/// Nobody has more followers than spaces to lay them on. Who owns the Tower divides them between it and the
/// Market at the end of phase 3; until then only the sum counts.
fn markets(state: &State) {
    for (index, player) in state.players.as_slice().iter().enumerate() {
        let (market, tower) = (player.mat.market.total(), player.mat.tower.total());
        let owns_tower = player.mat.places.contains(Place::GunpowderTower);
        assert!(market + tower <= 8 + if owns_tower { 2 } else { 0 }, "Market and Tower of seat {index}");
        assert!(tower <= 2, "the Tower of seat {index} has 2 spaces");
        let divides = matches!(state.asked_of(Seat(index as u8)), Some(Ask::Tower { .. } | Ask::Followers { .. }));
        assert!(market <= 8 || divides, "the Market of seat {index} has 8 spaces");
    }
}

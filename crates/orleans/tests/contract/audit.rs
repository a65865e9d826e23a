//! Every follower, good, gear wheel, citizen, station, tile and coin is accounted for, always.

use crate::plague;
use orleans::components::{Deed, Follower, Good, Home, Item, Kind, Place, TradeDeed, components};
use orleans::state::{Mat, Pool};
use orleans::{
    Ask, BoardDeed, DignitaryAsk, DignitaryEvent, DuelEvent, Event, HappeningAsk, InvasionEvent, InvasionOnTable,
    Module, ProsperityEvent, Purse, Reinforcement, Setup, State, Supply, SystemHand, SystemHidden, SystemOnMat,
    SystemOnTable,
};
use tabletop::Seat;

/// Coins that some games give to everybody beforehand.
pub(crate) const RICHER: u16 = 40;

/// What is still to be done between two moves: well below what the stack of frames has room for, since a move adds to it.
const DEEPEST: usize = 16;

/// Watches one game after the other: a game in its first round before any event is a new one.
pub(crate) struct Audit {
    setup: Setup,
    coins: Vec<i32>,
    stations: Vec<u8>,
    on_road: Vec<u8>,
    tiles: usize,
    citizens: Vec<i32>,
}

impl Audit {
    pub(crate) fn new(setup: Setup) -> Audit {
        Audit { setup, coins: Vec::new(), stations: Vec::new(), on_road: Vec::new(), tiles: 0, citizens: Vec::new() }
    }

    /// Called after the set-up (without events) and after each move (with its events).
    pub(crate) fn check(&mut self, state: &State, events: &[Event]) {
        let n_seats = usize::from(self.setup.players);
        if events.is_empty() && state.table.round <= 1 && fresh(state) {
            self.coins = state.players.as_slice().iter().map(|player| player.mat.coins.into()).collect();
            self.stations = state.players.as_slice().iter().map(|player| player.mat.stations_left).collect();
            self.on_road = vec![0; n_seats];
            self.tiles = n_tiles(state);
            self.citizens = vec![0; n_seats];
        }
        events.iter().for_each(|event| self.book(event));
        for seat in (0..self.setup.players).map(Seat) {
            let mat = state.mat(seat);
            assert_eq!(i32::from(mat.coins), self.coins[seat.index()], "coins of {seat:?}");
            assert_eq!(mat.n_stations() + mat.stations_left, self.stations[seat.index()], "stations of {seat:?}");
            assert_eq!(i32::from(mat.citizens), self.citizens[seat.index()], "citizens of {seat:?}");
        }
        assert_eq!(n_tiles(state), self.tiles, "place tiles");
        assert!(state.stack.as_slice().len() <= DEEPEST, "what is still to be done leaves no room: {:?}", state.stack);
        followers(state);
        goods(state);
        gears(state);
        citizens(state);
        markets(state);
        marks(state);
        if self.setup.modules.contains(Module::Plague) {
            plague::audit(state);
        }
        structures(state);
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
            // Five of each category.
            Event::Dignitary(DignitaryEvent::DrewTiles) => self.tiles += 10,
            Event::Duel(DuelEvent::Chose(..)) => self.tiles += 1,
            // The station of a Structure is none any more, and stays where it is.
            Event::Prosperity(ProsperityEvent::Built { seat, .. }) => self.stations[seat.index()] -= 1,
            Event::Prosperity(ProsperityEvent::LaidCoin(seat, _)) => self.coins[seat.index()] -= 1,
            // In Invasion citizens are the team's, unless the Mayor keeps one.
            Event::Citizen(..) if self.setup.modules.contains(Module::Invasion) => {}
            Event::Invasion(event) => self.book_invasion(event),
            Event::Citizen(seat, _) => self.citizens[seat.index()] += 1,
            Event::ReturnedCitizen(seat) => self.citizens[seat.index()] -= 1,
            _ => {}
        }
    }
}

impl Audit {
    fn book_invasion(&mut self, event: InvasionEvent) {
        match event {
            InvasionEvent::SentCoins { seat, coins, to } => {
                self.coins[seat.index()] -= i32::from(coins);
                if let Purse::Player(partner) = to {
                    self.coins[partner.index()] += i32::from(coins);
                }
            }
            // A tower is no station any more, until it is destroyed.
            InvasionEvent::TowerBuilt(seat, _) => self.stations[seat.index()] -= 1,
            InvasionEvent::TowerDestroyed(seat, _) => self.stations[seat.index()] += 1,
            InvasionEvent::Kept(seat) => self.citizens[seat.index()] += 1,
            InvasionEvent::TurnedOver(_) => self.tiles -= 1,
            InvasionEvent::TileReturned(..) => self.tiles += 1,
            _ => {}
        }
    }
}

fn fresh(state: &State) -> bool {
    if state.table.round == 0 {
        return true;
    }
    // A fee for corpses is paid before the first tile.
    let coins = Supply::of(&state.setup).coins;
    let usual = |held: u16| (coins.saturating_sub(1)..=coins).contains(&held) || held == coins + RICHER;
    state.players.as_slice().iter().all(|player| usual(player.mat.coins)) && state.table.turned.count_ones() <= 1
}

/// Tiles on the table and before the players, without the places of the boards.
fn n_tiles(state: &State) -> usize {
    let is_tile = |place: &Place| matches!(components().place(*place).home, Home::Tile(_));
    // Tiles that are turned over still belong to somebody; of those locked for a round the places have them.
    let places = |mat: &Mat| mat.places | mat.modules.locked;
    let owned = state.players.as_slice().iter().flat_map(|player| places(&player.mat).iter().filter(is_tile));
    usize::from(state.table.tiles.len()) + owned.count()
}

fn followers(state: &State) {
    let mut all = Pool::default();
    for (index, player) in state.players.as_slice().iter().enumerate() {
        let mat = &player.mat;
        let mut own: Pool = mat.board.stood().iter().filter_map(|space| mat.board.follower(space)).collect();
        let gaming = Kind::ALL.iter().filter(|kind| mat.on_tiles.gaming_room[kind.index()]);
        own.add_all(gaming.map(|kind| kind.neutral()).collect());
        let held = state.stack.held_for(Seat(index as u8));
        let manning = lying(mat).filter_map(|item| if let Item::Follower(kind) = item { Some(kind) } else { None });
        own.add_all(manning.map(Kind::neutral).collect());
        let hall = hall(mat);
        for pool in [mat.market, mat.tower, player.bag, held, mat.modules.newcomers, hall] {
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
        let on_deeds = on_deeds + board.filter(|&&sent| sent == Some(kind)).count() as u8 + in_city(state, kind);
        let on_table = state.table.followers[kind.index()] + state.table.gone.followers[kind.index()] + on_deeds;
        let printed = Supply::of(&state.setup).followers_in_game(kind, state.setup.players);
        assert_eq!(all.count(kind.neutral()) + on_table, printed, "{kind}");
    }
}

fn goods(state: &State) {
    for &good in Good::ALL {
        let on_map = state.table.map.iter().filter(|&&space| space == Some(good)).count() as u8;
        let owned: u8 = state.players.as_slice().iter().map(|player| owned(&player.mat, good)).sum();
        let at_deeds = state.table.modules.board.goods.iter().flatten().filter(|&&at| at == Some(good)).count() as u8;
        let unseen = match state.table.modules.system {
            SystemOnTable::Prosperity(table) => table.unseen[good.index()],
            SystemOnTable::Invasion(city) => city.goods[good.index()],
            _ => 0,
        };
        let on_table = state.table.goods[good.index()] + state.table.gone.goods[good.index()] + at_deeds + unseen;
        assert_eq!(on_map + owned + on_table, components().counts.goods[good.index()], "{good}");
    }
}

/// Goods before a player, those baked or laid into the Gaming Room included.
fn owned(mat: &Mat, good: Good) -> u8 {
    let bread = if good == Good::Grain { mat.on_tiles.bread } else { 0 };
    assert!(mat.on_tiles.brasserie[good.index()] <= mat.good(good), "goods on the Brasserie are own goods");
    let laid = lying(mat).filter(|&item| item == Item::Good(good)).count() as u8;
    mat.good(good) + laid + bread + u8::from(mat.on_tiles.gaming_goods[good.index()])
}

fn gears(state: &State) {
    let owned = |mat: &Mat| mat.board.wheels().len() + mat.wheels.iter().sum::<u8>();
    let all: u8 = state.players.as_slice().iter().map(|player| owned(&player.mat)).sum();
    let printed = Supply::of(&state.setup).gears;
    let at_deeds = state.table.modules.board.wheels + city(state).map_or(0, |city| city.catapult);
    assert_eq!(all + state.table.gears + state.table.gone.gears + at_deeds, printed, "gear wheels");
}

fn citizens(state: &State) {
    if state.setup.modules.contains(Module::Duel) {
        return citizens_of_deeds(state);
    }
    let taken: u8 = state.players.as_slice().iter().map(|player| player.mat.citizens).sum();
    if let Some(city) = city(state) {
        let gone = city.citizens + city.citizens_lost;
        return assert_eq!(taken + state.table.citizens.len() + gone, 15, "citizens");
    }
    if state.setup.modules.contains(Module::Prosperity) {
        return assert!(taken + state.table.citizens.len() <= 16, "all citizens there are");
    }
    if let Some(all) = alone(state) {
        return assert_eq!(taken + state.table.citizens.len(), all, "citizens");
    }
    // Beside the deeds six wait: on tracks, and for the most stations or, where nobody counts them, in Orléans.
    let base = 14 - Deed::COUNT as u8;
    let (on_board, more) = match state.setup.modules.deeds() {
        [] => (Deed::COUNT as u8, 0),
        deeds => (deeds.iter().map(|&deed| printed_citizens(state, deed)).sum(), architecture_left(state)),
    };
    assert_eq!(taken + state.table.citizens.len() + more, base + on_board, "citizens");
}

/// The City, where Invasion is played; it never holds more than it needs, and no town of the rim has two towers.
fn city(state: &State) -> Option<InvasionOnTable> {
    let SystemOnTable::Invasion(city) = state.table.modules.system else { return None };
    let needs = components().invasion.needs[usize::from(state.setup.players)];
    assert!(city.goods.iter().zip(needs.goods).all(|(&there, most)| there <= most), "{city:?}");
    assert!(city.walls <= needs.walls && city.catapult <= needs.catapult, "{city:?}");
    assert!(city.city_treasury <= needs.city_treasury && city.treasury <= needs.treasury, "{city:?}");
    assert!(city.militia.iter().zip(needs.militia).all(|(&there, most)| there <= most), "{city:?}");
    assert!(city.prayer.iter().zip(needs.prayer).all(|(&there, most)| there <= most), "{city:?}");
    let mut towers = city.neutral;
    for player in state.players.as_slice() {
        let SystemOnMat::Invasion(own) = player.mat.modules.system else { panic!("a player without a board") };
        assert!((towers & own.towers).is_empty(), "two towers in one town");
        towers = towers | own.towers;
    }
    let rim = components().invasion.rim;
    assert!((towers - rim).is_empty(), "towers stand on the rim");
    let stations = state.players.as_slice().iter().map(|player| player.mat.stations);
    assert!(stations.into_iter().all(|stations| (stations & rim).is_empty()), "and stations elsewhere");
    Some(city)
}

fn in_city(state: &State, kind: Kind) -> u8 {
    let Some(city) = city(state) else { return 0 };
    let knights = city.walls + u8::from(city.reinforcement == Reinforcement::Manned);
    city.militia[kind.index()] + city.prayer[kind.index()] + if kind == Kind::Knight { knights } else { 0 }
}

/// Followers in the Assembly Hall.
fn hall(mat: &Mat) -> Pool {
    let hall = if let SystemOnMat::Invasion(own) = mat.modules.system { own.hall } else { [0; Kind::COUNT] };
    Kind::ALL.iter().flat_map(|kind| std::iter::repeat_n(kind.neutral(), hall[kind.index()].into())).collect()
}

/// The citizens of scenarios that lay them out in their own way: in six towns and on the spaces chosen so far, on
/// tracks and two deeds, or none.
fn alone(state: &State) -> Option<u8> {
    let modules = state.setup.modules;
    if modules.contains(Module::Dignitary) {
        let left = match state.asked_of(Seat(0)) {
            Some(Ask::Dignitary(DignitaryAsk::Citizens { left })) => *left,
            _ => 0,
        };
        return Some(6 + 7 - left);
    }
    modules.contains(Module::Vierzon).then_some(5 + 2).or(modules.contains(Module::Salesman).then_some(0))
}

/// Five objectives at the most, marked in rounds that have been.
fn marks(state: &State) {
    for player in state.players.as_slice() {
        if let SystemOnMat::Vierzon(marks) | SystemOnMat::Salesman(marks) = player.mat.modules.system {
            assert!(marks.done < 1 << 5 && marks.last <= state.table.round, "{marks:?}");
            assert_eq!(marks.is_empty(), marks.last == 0, "{marks:?}");
        }
    }
}

/// What lies at the unfinished Structures of a player.
fn lying(mat: &Mat) -> impl Iterator<Item = Item> {
    let built = match mat.modules.system {
        SystemOnMat::Prosperity(own) => own.built,
        _ => Default::default(),
    };
    built.into_iter().flatten().filter(|it| !it.done).flat_map(|it| {
        let items = &components().prosperity.structures[it.structure.index()].items;
        items.iter().copied().enumerate().filter(move |(nth, _)| it.laid >> nth & 1 != 0).map(|(_, item)| item)
    })
}

/// Every Structure card is in the pile, in one hand or before one player; goods under a station cannot be taken, and
/// what nobody has seen lies on the map or left at the start.
fn structures(state: &State) {
    let (SystemOnTable::Prosperity(table), SystemHidden::Prosperity(hidden)) =
        (state.table.modules.system, state.secret.modules.system)
    else {
        return;
    };
    let mut cards = hidden.pile[..usize::from(table.pile)].to_vec();
    let mut covered = 0;
    for player in state.players.as_slice() {
        let (SystemOnMat::Prosperity(mat), SystemHand::Prosperity(hand)) = (player.mat.modules.system, player.hand)
        else {
            panic!("a player without pieces of Prosperity");
        };
        let held: Vec<_> = hand.drawn.into_iter().chain([hand.card]).flatten().collect();
        assert_eq!(held.len(), usize::from(mat.cards), "cards in the hand");
        cards.extend(held);
        for built in mat.built.into_iter().flatten() {
            assert!(!table.face_down.contains(built.space), "a station stands on this good");
            covered += 1;
            cards.push(built.structure);
        }
    }
    cards.sort();
    assert_eq!(cards, orleans::components::Structure::ALL, "every card once");
    let unseen: u8 = table.unseen.iter().sum();
    let removed = Supply::of(&state.setup).goods_removed;
    assert_eq!(unseen, table.face_down.len() + covered + removed, "goods that nobody has seen");
}

/// In The Duel citizens come from the supply and go back there; on the board one waits at each deed that is open.
fn citizens_of_deeds(state: &State) {
    let is_open = |deed: &&BoardDeed| state.table.modules.board.sent[deed.index()][..3].iter().any(Option::is_none);
    let open = state.setup.modules.deeds().iter().filter(is_open).count();
    assert_eq!(usize::from(state.table.citizens.len()), open, "citizens on deeds");
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
        let divides = matches!(
            state.asked_of(Seat(index as u8)),
            Some(Ask::Tower { .. } | Ask::Followers { .. } | Ask::Happening(HappeningAsk::Banishment { .. }))
        );
        assert!(market <= 8 || divides, "the Market of seat {index} has 8 spaces");
    }
}

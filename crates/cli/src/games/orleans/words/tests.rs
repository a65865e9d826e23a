//! Every event, question and move is told in whole sentences, without a word of Rust in them.

use super::{Names, event, moves, question, table};
use orleans::components::{
    Achievement, By, Deed, Edition, Follower, Good, InvasionCharacter, Kind, Place, SpaceKind, Structure, TileId, Town,
    Track,
};
use orleans::state::{Spot, Wheel};
use orleans::{
    Ask, Drawn, DuelAsk, DuelEvent, DuelMove, Event, Family, HappeningAsk, HappeningEvent, HappeningMove,
    InvasionEvent, Lender, Means, Module, Move, Origin, Post, ProsperityEvent, ProsperityMove, Purse, Receiver, Sender,
    Setup, State, TableOptions, Unit,
};
use std::collections::BTreeSet;
use tabletop::{Game, Rng, Seat, Seed, Viewer, eager_choice};

const SEAT: Seat = Seat(1);
const PLACE: Place = Place::Village;
const CARD: Structure = Structure::WineCellar;
const SPACE: SpaceKind = SpaceKind::Boatman;

fn names() -> Names {
    Names::new(&[], 4, Setup::new(Edition::Current, 4))
}

/// Fails unless the text reads like something a person wrote.
fn is_english(text: &str, what: &str) {
    assert!(!["Something happens.", "Do something"].contains(&text), "{what} has no words");
    assert!(!text.ends_with("what do you do?"), "{what} has no words");
    assert!(text.starts_with(|c: char| c.is_uppercase() || c.is_ascii_digit()), "{what}: {text}");
    for foreign in ["{", "}", "::", "_", "Some", "None", "Seat(", "  ", "\n", "nobody here"] {
        assert!(!text.contains(foreign), "{what}: {text}");
    }
    let camel = text.as_bytes().windows(2).any(|pair| pair[0].is_ascii_lowercase() && pair[1].is_ascii_uppercase());
    assert!(!camel, "{what}: {text}");
}

fn is_sentence(text: &str, what: &str) {
    is_english(text, what);
    assert!(text.ends_with(['.', '?']), "{what}: {text}");
}

/// One event of every kind.
fn events() -> Vec<Event> {
    let (follower, place, space) = (Follower::OwnFarmer, PLACE, SPACE);
    vec![
        Event::Round(3),
        Event::StartPlayer(SEAT),
        Event::HourGlass(TileId(1)),
        Event::Excluded(SEAT, PLACE),
        Event::Census { first: Some(SEAT), last: Some(Seat(0)) },
        Event::Census { first: Some(SEAT), last: None },
        Event::Census { first: None, last: Some(SEAT) },
        Event::Census { first: None, last: None },
        Event::Drew(SEAT, follower),
        Event::TookBack { seat: SEAT, place, follower },
        Event::ToTower(SEAT, Follower::Monk),
        Event::Put { seat: SEAT, place, space, follower, open: true },
        Event::PutBack { seat: SEAT, place, follower, open: true },
        Event::Placed { seat: SEAT, place, space, follower },
        Event::Ready { seat: SEAT, binding: true },
        Event::Used(SEAT, PLACE),
        Event::Passed(SEAT),
        Event::Returned { seat: SEAT, place, follower },
        Event::Recruited(SEAT, Kind::Monk),
        Event::Advanced { seat: SEAT, track: Track::Boatmen, to: 2 },
        Event::Developed { seat: SEAT, to: 9 },
        Event::SteppedBack { seat: SEAT, to: 3 },
        Event::Coins(SEAT, 1),
        Event::Coins(SEAT, -3),
        Event::GainedGood(SEAT, Good::Wine),
        Event::CollectedGood(SEAT, Good::Wool),
        Event::ReturnedGood(SEAT, Good::Grain),
        Event::Citizen(SEAT, Spot::Boatmen),
        Event::Citizen(SEAT, Spot::Knights),
        Event::Citizen(SEAT, Spot::Development(2)),
        Event::Citizen(SEAT, Spot::Deed(Deed::Astronomy)),
        Event::Citizen(SEAT, Spot::MostStations),
        Event::Citizen(SEAT, Spot::Supply),
        Event::ReturnedCitizen(SEAT),
        Event::Duel(DuelEvent::Chose(SEAT, PLACE)),
        Event::Duel(DuelEvent::Completed(SEAT, orleans::components::DuelObjective::ClotheLady)),
        Event::Duel(DuelEvent::CannotPay(SEAT)),
        Event::Prosperity(ProsperityEvent::TurnedUp(SEAT, Good::Wine)),
        Event::Prosperity(ProsperityEvent::Walked { seat: SEAT, to: Town::Tours, by: By::Road }),
        Event::Prosperity(ProsperityEvent::Stays(SEAT)),
        Event::Prosperity(ProsperityEvent::Built { seat: SEAT, structure: CARD, to: Town::Tours, by: By::Water }),
        Event::Prosperity(ProsperityEvent::Drew(SEAT, [Some(CARD), None])),
        Event::Prosperity(ProsperityEvent::Drew(SEAT, [None; 2])),
        Event::Prosperity(ProsperityEvent::Kept(SEAT, Some(CARD))),
        Event::Prosperity(ProsperityEvent::Kept(SEAT, None)),
        Event::Prosperity(ProsperityEvent::Manned { seat: SEAT, kind: Kind::Monk, structure: CARD }),
        Event::Prosperity(ProsperityEvent::LaidCoin(SEAT, CARD)),
        Event::Prosperity(ProsperityEvent::LaidGood(SEAT, CARD, Good::Wine)),
        Event::Prosperity(ProsperityEvent::Completed(SEAT, CARD)),
        Event::Invasion(InvasionEvent::Became(SEAT, InvasionCharacter::Mayor)),
        Event::Invasion(InvasionEvent::SentGood { seat: SEAT, good: Good::Wine, to: Receiver::City }),
        Event::Invasion(InvasionEvent::SentGood { seat: SEAT, good: Good::Wine, to: Receiver::Player(Seat(0)) }),
        Event::Invasion(InvasionEvent::SentCoins { seat: SEAT, coins: 2, to: Purse::Treasury }),
        Event::Invasion(InvasionEvent::SentCoins { seat: SEAT, coins: 2, to: Purse::Player(Seat(0)) }),
        Event::Invasion(InvasionEvent::Lodged { seat: SEAT, kind: Kind::Monk, to: Seat(0) }),
        Event::Invasion(InvasionEvent::ToBag(SEAT, Kind::Monk)),
        Event::Invasion(InvasionEvent::Manned { seat: SEAT, kind: Kind::Knight, at: Post::CityWalls }),
        Event::Invasion(InvasionEvent::ToCatapult(SEAT)),
        Event::Invasion(InvasionEvent::Completed(Achievement::Militia)),
        Event::Invasion(InvasionEvent::Kept(SEAT)),
        Event::Invasion(InvasionEvent::CitizenLost(Spot::SixTracks)),
        Event::Invasion(InvasionEvent::TowerBuilt(SEAT, Town::Nevers)),
        Event::Invasion(InvasionEvent::TowerDestroyed(SEAT, Town::Nevers)),
        Event::Invasion(InvasionEvent::ReinforcementWanted),
        Event::Invasion(InvasionEvent::Eaten(Good::Cheese)),
        Event::Invasion(InvasionEvent::Stored(3)),
        Event::Invasion(InvasionEvent::TurnedOver(PLACE)),
        Event::Invasion(InvasionEvent::Unit(SEAT, Unit::Sell { seat: SEAT, good: Good::Wool, to: Seat(0) })),
        Event::Invasion(InvasionEvent::WordPassed { from: SEAT, to: Seat(0) }),
        Event::Invasion(InvasionEvent::Proposed(SEAT)),
        Event::Invasion(InvasionEvent::Voted { seat: SEAT, approves: true }),
        Event::Invasion(InvasionEvent::Voted { seat: SEAT, approves: false }),
        Event::Invasion(InvasionEvent::Decided(Some(SEAT))),
        Event::Invasion(InvasionEvent::Decided(None)),
        Event::Invasion(InvasionEvent::StationReturned(SEAT, Town::Loches)),
        Event::Invasion(InvasionEvent::TileReturned(SEAT, PLACE)),
        Event::Invasion(InvasionEvent::DuePaid(SEAT)),
        Event::Invasion(InvasionEvent::CannotPay(Some(SEAT))),
        Event::Invasion(InvasionEvent::CannotPay(None)),
        Event::Happening(HappeningEvent::Supported(SEAT, Follower::OwnTrader)),
        Event::Happening(HappeningEvent::NoKnight(SEAT)),
        Event::Happening(HappeningEvent::Turned { seat: SEAT, place: PLACE, up: false }),
        Event::Happening(HappeningEvent::Turned { seat: SEAT, place: PLACE, up: true }),
        Event::TookTile(SEAT, Place::School),
        Event::GainedWheel(SEAT, Wheel::First),
        Event::GainedWheel(SEAT, Wheel::Later),
        Event::GainedWheel(SEAT, Wheel::Laboratory),
        Event::PlacedWheel { seat: SEAT, place, space },
        Event::Travelled { seat: SEAT, to: Town::Tours, by: By::Water },
        Event::Built(SEAT, Town::Tours),
        Event::Sent { seat: SEAT, kind: Kind::Knight, deed: Deed::CityWall },
        Event::Tortured(SEAT, 2),
        Event::Released(SEAT),
        Event::GaveStation { seat: SEAT, town: Some(Town::Blois) },
        Event::GaveStation { seat: SEAT, town: None },
        Event::GaveFollower(SEAT, Kind::Farmer),
        Event::GaveGood(SEAT, Good::Cheese),
        Event::GaveTile(SEAT, Place::School),
        Event::GaveWheel { seat: SEAT, place: Some(PLACE) },
        Event::GaveWheel { seat: SEAT, place: None },
        Event::PlagueDrew(SEAT, None),
        Event::PlagueDrew(SEAT, Some(Follower::Farmer)),
        Event::PlagueDrew(SEAT, Some(follower)),
        Event::Shielded(SEAT, Place::Sacristy),
        Event::GameOver,
        Event::Rolled(SEAT, 4),
        Event::Lent(SEAT, PLACE),
        Event::Borrowed { seat: SEAT, owner: Seat(0), place: Place::Brewery },
        Event::ToMarket(SEAT, Kind::Knight),
        Event::Moved(SEAT, Town::Tours),
        Event::Displaced { seat: SEAT, victim: Seat(0), to: Town::Blois, by: By::Road },
        Event::BuiltOnRoad(SEAT),
        Event::Baked(SEAT, 2),
        Event::ReturnedBread(SEAT),
        Event::GaveBread(SEAT),
        Event::GaveRoadStation(SEAT),
        Event::Stocked(SEAT, Good::Wine),
        Event::Discarded(SEAT, Good::Cheese),
        Event::SentToGamingRoom(SEAT, Kind::Scholar),
        Event::LaidInGamingRoom(SEAT, Good::Wine),
        Event::Handed { from: SEAT, to: Seat(0), good: Good::Wool },
        Event::MovedWheel { seat: SEAT, from: PLACE, place, space },
    ]
}

/// One question of every kind.
fn asks() -> Vec<Ask> {
    let drawn = Drawn { followers: [Some(Follower::Monk), Some(Follower::OwnTrader), None], to_place: 1 };
    vec![
        Ask::Exclude,
        Ask::Followers { left: 4 },
        Ask::Tower { room: 1 },
        Ask::Plan,
        Ask::Action,
        Ask::Wheels,
        Ask::Village,
        Ask::Tile { one_only: true },
        Ask::Tile { one_only: false },
        Ask::Travel(Means::Road),
        Ask::Travel(Means::Water),
        Ask::Send { from: Sender::TownHall, sent: 0 },
        Ask::Send { from: Sender::GunpowderTower, sent: 1 },
        Ask::Canalization,
        Ask::Torture { owed: 2 },
        Ask::Harvest { owed: 1 },
        Ask::Shield,
        Ask::Bathhouse(drawn),
        Ask::Pharmacy,
        Ask::Travel(Means::Either),
        Ask::AnyAction(Lender::FleaMarket),
        Ask::AnyAction(Lender::Well { borrowed: false }),
        Ask::Church,
        Ask::Court,
        Ask::Statue(Kind::Knight),
        Ask::Lock,
        Ask::Prairie,
        Ask::Gift { to: Seat(0) },
        Ask::Vineyard,
        Ask::EpiscopalSee,
        Ask::TinkerersWagon { most: 3 },
        Ask::Bakery,
        Ask::Ballroom,
        Ask::BlackMarket,
        Ask::BourgeoisHouse,
        Ask::SharedHouse,
        Ask::Duel(DuelAsk::Merchant),
        Ask::Duel(DuelAsk::Tiles { one: 2, two: 5 }),
        Ask::Duel(DuelAsk::Shield { shielded: tabletop::SeatSet::EMPTY }),
        Ask::Happening(HappeningAsk::TownMeeting),
        Ask::Happening(HappeningAsk::Trade),
        Ask::Happening(HappeningAsk::QuickTravel { left: 2 }),
        Ask::Goldsmith,
        Ask::LairPrice,
        Ask::Lair,
        Ask::MarketStand { left: 2 },
        Ask::Quarry,
        Ask::SheepFarm,
        Ask::Workshop,
    ]
}

/// One move of every kind, and several where the words differ.
fn all_moves() -> Vec<Move> {
    let (place, space) = (PLACE, SPACE);
    let mut all = vec![
        Move::Decline,
        Move::Draw(0),
        Move::Draw(1),
        Move::ToTower(Follower::Monk),
        Move::Ready,
        Move::Pass,
        Move::Travel { to: Town::Tours, by: By::Road, take: None },
        Move::Travel { to: Town::Tours, by: By::Water, take: Some(Good::Wine) },
        Move::Send { kind: Kind::Knight, deed: Deed::Canalization },
        Move::Coin,
        Move::Develop,
        Move::GiveStation(Town::Blois),
        Move::GiveSpareStation,
        Move::GiveFollower,
        Move::GiveStep,
        Move::GiveGood(Good::Grain),
        Move::Feed(Good::Cheese),
        Move::PayCoins(5),
        Move::Shield,
        Move::Discard(Good::Wine),
        Move::LayInGamingRoom(Good::Wine),
        Move::SendToGamingRoom(Kind::Knight),
        Move::Borrow { owner: Seat(0), place: Place::Brewery },
        Move::Displace { victim: Seat(0), to: Town::Tours, by: By::Road, take: None },
        Move::Displace { victim: Seat(0), to: Town::Tours, by: By::Road, take: Some(Good::Wool) },
        Move::ToMarket,
        Move::Advance(Track::Knights),
        Move::Demand(Seat(0)),
        Move::GoTo(Town::Tours),
        Move::SetOut,
        Move::Bake(2),
        Move::Swap { give: Good::Grain, take: Good::Wool },
        Move::TakeGood(Good::Wool),
        Move::Buy(Good::Wine),
        Move::Sell(Good::Wine),
        Move::BuildIn(Town::Blois),
        Move::MoveWheel { from: Place::Ship, place, space },
        Move::GiveBread,
        Move::GiveRoadStation,
        Move::FeedBread,
        Move::Duel(DuelMove::DeliverWine),
        Move::Duel(DuelMove::ClotheLady { brocade: 2 }),
        Move::Happening(HappeningMove::BuyCitizen),
        Move::Happening(HappeningMove::TradeBread(Good::Wine)),
        Move::TravelTakingUnseen { to: Town::Tours, by: By::Road },
        Move::Prosperity(ProsperityMove::Keep(CARD)),
        Move::Prosperity(ProsperityMove::Exchange),
        Move::Prosperity(ProsperityMove::Walk { follower: Follower::OwnTrader, to: Town::Tours, by: By::Road }),
        Move::Prosperity(ProsperityMove::Build { to: Town::Tours, by: By::Road }),
        Move::Prosperity(ProsperityMove::Man { kind: Kind::Monk, structure: CARD }),
        Move::Prosperity(ProsperityMove::LayCoin(CARD)),
        Move::Prosperity(ProsperityMove::LayGood(CARD, Good::Wine)),
    ];
    for follower in [Follower::Monk, Follower::OwnTrader] {
        all.extend([Origin::Market, Origin::Tower, Origin::Drawn].map(|from| Move::Put {
            follower,
            place,
            space,
            from,
        }));
        all.extend([Origin::Market, Origin::Tower].map(|from| Move::PutBack { follower, place, space, from }));
        all.push(Move::TakeBack { place, space, follower });
    }
    for wheel in Wheel::ALL {
        all.extend([Move::PlaceWheel { wheel, place, space }, Move::GiveWheel(wheel)]);
    }
    all.extend(Kind::ALL.iter().map(|&kind| Move::Recruit(kind)));
    for &place in Place::ALL {
        all.extend([Move::Use(place), Move::Tile(place), Move::Exclude(place)]);
        all.extend([Move::GiveTile(place), Move::GivePlacedWheel(place)]);
    }
    all
}

#[test]
fn every_event_is_a_sentence() {
    for event in events() {
        let what = format!("{event:?}");
        is_sentence(&event::sentence(&event, &names()), &what);
        for sentence in event::tell(&[event], &names()) {
            is_sentence(&sentence, &what);
        }
    }
    event::tell(&events(), &names()).iter().for_each(|sentence| is_sentence(sentence, "all events"));
}

#[test]
fn every_question_and_every_move_has_words() {
    let state = State::new(&Setup::new(Edition::Current, 4), Seed::of_series(1, 0)).expect("a table of four");
    let view = state.view(Viewer::Seat(SEAT));
    for ask in asks() {
        let what = format!("{ask:?}");
        is_sentence(&question::question(&ask, &view, SEAT, &names()), &what);
        for mv in all_moves() {
            is_english(&moves::plain(mv), &format!("{mv:?}"));
            is_english(&moves::option(mv, &ask, &view, SEAT), &format!("{what} {mv:?}"));
        }
    }
}

/// No two options of a question may read alike, and whatever happens in real games can be told.
#[test]
fn real_games_can_be_told() {
    for &edition in Edition::ALL {
        for game in 0..6 {
            let agreed = TableOptions { exclude_tiles: game % 2 == 0, ..TableOptions::default() };
            tell_game(Setup { options: agreed, ..Setup::new(edition, 3) }, game);
        }
    }
}

/// The same with Trade & Intrigue, on either deeds board.
#[test]
fn games_with_expansions_can_be_told() {
    for board in [Module::TradeDeeds, Module::Intrigue] {
        let modules = [Module::Orders, Module::TradeEvents, board].into_iter().collect();
        (0..5).for_each(|game| tell_game(Setup { modules, ..Setup::new(Edition::Bigbox, 4) }, game));
    }
}

/// The scenarios at every level, to their ends; the task is told at every question.
#[test]
fn scenarios_can_be_told() {
    for &module in Module::ALL.iter().filter(|module| module.meta().family == Family::Solo) {
        for &level in module.levels() {
            let setup = Setup { level, modules: [module].into_iter().collect(), ..Setup::new(Edition::Bigbox, 1) };
            (0..6).for_each(|game| tell_game(setup, game));
        }
    }
}

/// And the scenario for two, to its end.
#[test]
fn a_duel_can_be_told() {
    let modules = [Module::Duel].into_iter().collect();
    (0..8).for_each(|game| tell_game(Setup { modules, ..Setup::new(Edition::Bigbox, 2) }, game));
}

/// And Prosperity at every player count, with the board at every question.
#[test]
fn prosperity_can_be_told() {
    let modules = [Module::Prosperity].into_iter().collect();
    (2..=5).for_each(|players| tell_game(Setup { modules, ..Setup::new(Edition::Bigbox, players) }, players.into()));
}

/// And Invasion at every player count and level, with the City at every question.
#[test]
fn invasion_can_be_told() {
    let modules = [Module::Invasion].into_iter().collect();
    for players in 2..=5 {
        for level in Module::Invasion.levels() {
            tell_game(Setup { modules, level: *level, ..Setup::new(Edition::Bigbox, players) }, players.into());
        }
    }
}

fn tell_game(setup: Setup, game: u64) {
    let (mut options, mut rng) = (Vec::new(), Rng::new(Seed::of_series(2, game)));
    let names = Names::new(&[], setup.players, setup);
    let mut state = State::new(&setup, Seed::of_series(2, game)).expect("a table");
    while let Some(seat) = state.asked().first() {
        let view = state.view(Viewer::Seat(seat));
        let ask = state.question(seat).expect("an asked seat has a question");
        is_sentence(&question::question(&ask, &view, seat, &names), &format!("{ask:?}"));
        if setup.players == 1 || [Module::Prosperity, Module::Invasion].iter().any(|&it| setup.modules.contains(it)) {
            let around = [table::round(&view, &names), table::tracks(&view, &names)].concat();
            assert!(around.len() > 8, "round, event, task and tracks: {around:?}");
            around.iter().for_each(|line| is_sentence(line, "the table"));
        }
        state.options(seat, &mut options);
        let words: BTreeSet<String> = options.iter().map(|&mv| moves::option(mv, &ask, &view, seat)).collect();
        assert_eq!(words.len(), options.len(), "two options of {ask:?} read alike: {options:?}");
        words.iter().for_each(|words| is_english(words, &format!("{ask:?}")));
        let mv = eager_choice(&state, seat, &options, &mut rng).expect("options are never empty");
        let mut events = Vec::new();
        state.play(seat, mv, &mut events);
        event::tell(&events, &names).iter().for_each(|told| is_sentence(told, &format!("{events:?}")));
    }
}

#[test]
fn events_that_belong_together_share_a_sentence() {
    let told = |events: &[Event]| event::tell(events, &names());
    let recruit = [
        Event::Recruited(Seat(0), Kind::Boatman),
        Event::Advanced { seat: Seat(0), track: Track::Boatmen, to: 2 },
        Event::Coins(Seat(0), 3),
    ];
    assert_eq!(
        told(&recruit),
        ["Ada recruits a boatman and advances to space 2 of the Boatmen track.", "Ada receives 3 coins."]
    );
    let drawn = [Follower::Farmer, Follower::Farmer, Follower::OwnTrader].map(|it| Event::Drew(Seat(0), it));
    assert_eq!(told(&drawn), ["Ada draws 2 farmers and their own trader."]);
    let placed =
        [(Place::Village, Follower::Farmer), (Place::Village, Follower::Monk), (Place::Ship, Follower::Knight)];
    let placed =
        placed.map(|(place, follower)| Event::Placed { seat: Seat(0), place, space: SpaceKind::Farmer, follower });
    assert_eq!(told(&placed), ["Ada now has a farmer and a monk at the Village; a knight at the Ship."]);
}

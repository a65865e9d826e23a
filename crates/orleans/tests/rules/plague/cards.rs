//! Every Indulgence card by its printed name: those that something done meets.

use crate::plague::{Scene, plague, play, rule};
use orleans::components::{
    By, Follower, Happening, Indulgence, Kind, Place, PlagueDeed, SpaceKind, Town, Track, components,
};
use orleans::{BoardDeed, Move};

/// Seat 0 holds the card when this is done; whether it can be played then.
fn met(card: Indulgence, done: impl Fn(&mut Scene)) -> bool {
    let mut game = plague(2);
    game.give_cards(0, &[card]);
    done(&mut game);
    let offered = game.offers(0, play(card));
    if offered {
        game.play(0, play(card));
        assert!(game.plagued(0).played.contains(card), "{card}");
    }
    offered
}

fn neighbour(town: Town, by: By) -> Option<Town> {
    let route = components().routes.iter().find(|route| route.by == by && [route.a, route.b].contains(&town));
    route.map(|route| route.other_end(town))
}

/// The merchant of seat 0 goes to a town by Wagon or Ship.
fn go(game: &mut Scene, to: Town) {
    let (by, place) = match neighbour(to, By::Road) {
        Some(_) => (By::Road, Place::Wagon),
        None => (By::Water, Place::Ship),
    };
    game.set_merchant(0, neighbour(to, by).expect("a way")).use_place(place);
    game.play(0, Move::Travel { to, by, take: None });
}

/// The number of cards of a condition in the box.
fn named(start: &str) -> Vec<Indulgence> {
    Indulgence::ALL.iter().copied().filter(|card| card.name().starts_with(start)).collect()
}

#[test]
fn pilgrimages() {
    rule("plague.card.pilgrimage");
    let towns = [
        (Indulgence::PilgrimageToArgenton, Town::ArgentonSurCreuse),
        (Indulgence::PilgrimageToChinon, Town::Chinon),
        (Indulgence::PilgrimageToEtampes, Town::Etampes),
        (Indulgence::PilgrimageToLeMans, Town::LeMans),
        (Indulgence::PilgrimageToLoches, Town::Loches),
        (Indulgence::PilgrimageToSancerre, Town::Sancerre),
        (Indulgence::PilgrimageToVierzon, Town::Vierzon),
    ];
    assert_eq!(named("Pilgrimage").len(), towns.len());
    for (card, town) in towns {
        assert!(card.name().ends_with(town.name()), "{card}");
        assert!(met(card, |game| go(game, town)), "{card}");
        assert!(!met(card, |game| go(game, Town::Bourges)), "{card}: elsewhere");
        assert!(!met(card, |game| _ = game.set_merchant(0, town).use_place(Place::Castle)), "{card}: standing there");
    }
}

#[test]
fn arriving_by_any_effect() {
    rule("plague.card.pilgrimage-arrival");
    let card = Indulgence::PilgrimageToVierzon;
    assert!(met(card, |game| {
        game.set_merchant(0, Town::Tours).tile(0, Place::EpiscopalSeeOfTours).use_place(Place::EpiscopalSeeOfTours);
        game.play(0, Move::GoTo(Town::Vierzon));
    }));
    // Fast Travel goes town by town, and so does the Tinkerer's Wagon.
    assert!(met(card, |game| {
        let from = neighbour(Town::Vierzon, By::Road).or(neighbour(Town::Vierzon, By::Water)).expect("a way");
        game.set_merchant(0, from).under(Happening::FastTravel).befall();
        let into = game.options(0).into_iter().find(|mv| matches!(mv, Move::Travel { to: Town::Vierzon, .. }));
        game.play(0, into.expect("a way"));
        let on = game.options(0).into_iter().find(|mv| matches!(mv, Move::Travel { .. })).expect("a second town");
        game.play(0, on);
        assert_ne!(game.mat(0).merchant, Town::Vierzon);
    }));
    let beyond: Vec<Town> =
        Town::ALL.iter().copied().filter(|&town| components().distance(Town::Vierzon, town) == 1).collect();
    let (from, to) = (beyond[0], beyond[1]);
    let rolls = |pips: u8| {
        met(card, |game| {
            game.set_merchant(0, from).tile(0, Place::TinkerersWagon).fill(0, Place::TinkerersWagon).until_turn_of(0);
            game.next_roll(pips).play(0, Move::Use(Place::TinkerersWagon)).play(0, Move::GoTo(to));
        })
    };
    assert!(rolls(2), "through Vierzon from {from} to {to}");
    if components().distance(from, to) == 1 {
        assert!(!rolls(1), "the straight way");
    }
}

#[test]
fn building() {
    rule("plague.card.build-in-town");
    let towns = [
        (Indulgence::BuildInChartres, Town::Chartres),
        (Indulgence::BuildInMontargis, Town::Montargis),
        (Indulgence::BuildInBlois, Town::Blois),
        (Indulgence::BuildInTours, Town::Tours),
        (Indulgence::BuildInLeBlanc, Town::LeBlanc),
        (Indulgence::BuildInNevers, Town::Nevers),
    ];
    assert_eq!(named("Building").len(), towns.len());
    for (card, town) in towns {
        assert!(card.name().ends_with(town.name()), "{card}");
        assert!(met(card, |game| _ = game.set_merchant(0, town).use_place(Place::Guildhall)), "{card}");
        let elsewhere = |game: &mut Scene| {
            _ = game.station(0, town).set_merchant(0, Town::Chinon).use_place(Place::Guildhall);
        };
        assert!(!met(card, elsewhere), "{card}: what stood there before");
        assert!(!met(card, |game| _ = game.set_merchant(0, Town::Bourges).use_place(Place::Guildhall)), "{card}");
    }
    // Beside another station, with the Tavern.
    assert!(met(Indulgence::BuildInBlois, |game| {
        game.station(1, Town::Blois).set_merchant(0, Town::Blois).tile(0, Place::Tavern).fill(0, Place::Tavern);
        game.use_place(Place::Guildhall);
    }));
    // Any way of building counts.
    assert!(met(Indulgence::BuildInNevers, |game| {
        game.set_coins(0, 50).tile(0, Place::Quarry).use_place(Place::Quarry).play(0, Move::BuildIn(Town::Nevers));
    }));
}

#[test]
fn stations() {
    rule("plague.card.fifth-station");
    rule("plague.card.third-inland-station");
    let towns = [Town::Blois, Town::Tours, Town::Chinon, Town::Nevers, Town::Briare];
    let built = |number: usize| {
        met(Indulgence::FifthStation, |game| {
            towns[..number].iter().for_each(|&town| _ = game.station(0, town));
            game.set_merchant(0, Town::Bourges).use_place(Place::Guildhall);
        })
    };
    assert_eq!([3, 4, 5].map(built), [false, true, false]);
    assert!(
        met(Indulgence::FifthStation, |game| {
            towns[..3].iter().for_each(|&town| _ = game.station(0, town));
            game.tile(0, Place::Road).mat_mut(0).on_tiles.road = 1;
            game.use_place(Place::Road);
        }),
        "on the Road, too"
    );
    let inland = [
        Town::Chartres,
        Town::Chateaudun,
        Town::Chateauroux,
        Town::Etampes,
        Town::LaChatre,
        Town::LeMans,
        Town::Montargis,
        Town::Vendome,
    ];
    for &town in Town::ALL.iter().filter(|&&town| town != Town::Orleans) {
        let third = met(Indulgence::ThirdInlandStation, |game| {
            let others = inland.iter().filter(|&&other| other != town).take(2);
            others.for_each(|&other| _ = game.station(0, other));
            game.station(0, if town == Town::Blois { Town::Tours } else { Town::Blois });
            game.set_merchant(0, town).use_place(Place::Guildhall);
        });
        assert_eq!(third, inland.contains(&town), "{town}");
    }
    assert!(
        met(Indulgence::ThirdInlandStation, |game| {
            game.station(0, Town::Chartres).station(0, Town::LeMans).tile(0, Place::Road).use_place(Place::Road);
        }),
        "the Road is away from rivers"
    );
    assert!(
        !met(Indulgence::ThirdInlandStation, |game| {
            game.station(0, Town::Chartres).set_merchant(0, Town::LeMans).use_place(Place::Guildhall);
        }),
        "the second is not the third"
    );
    assert!(
        !met(Indulgence::ThirdInlandStation, |game| {
            inland[..3].iter().for_each(|&town| _ = game.station(0, town));
            game.set_merchant(0, Town::Blois).use_place(Place::Guildhall);
        }),
        "three were there before, and this one is at a river"
    );
}

#[test]
fn development_status() {
    rule("plague.card.status-three");
    rule("plague.card.status-five");
    rule("plague.card.status-cathedral");
    for (card, star, before) in [(Indulgence::StatusThree, 9, 4), (Indulgence::StatusFive, 22, 15)] {
        let steps = |from: u8| {
            met(card, |game| {
                _ = game.set_development(0, from).set_track(0, Track::Scholars, 0).use_place(Place::University)
            })
        };
        assert!(steps(star - 1) && steps(star - 2), "{card}");
        assert!(!steps(star - 3) && !steps(star), "{card}: not reached, or reached before");
        // A Cathedral adds a point: gaining it can be what was missing, and then it counts below.
        let gains = |from: u8| {
            met(card, |game| {
                game.set_development(0, from).set_track(0, Track::Traders, 1);
                game.state.table.tiles = [Place::Cathedral].into_iter().collect();
                game.use_place(Place::Village)
                    .play(0, Move::Recruit(Kind::Trader))
                    .play(0, Move::Tile(Place::Cathedral));
            })
        };
        assert!(gains(before) && !gains(star), "{card}");
        let has = |from: u8| {
            met(card, |game| _ = game.tile(0, Place::Cathedral).set_development(0, from).use_place(Place::University))
        };
        assert!(has(before - 1) && !has(star - 1), "{card}");
    }
}

#[test]
fn wheels_tiles_and_citizens() {
    rule("plague.card.second-gear");
    rule("plague.card.third-place-tile");
    rule("plague.card.second-citizen");
    assert!(
        met(Indulgence::SecondGearWheel, |game| {
            game.lay_wheel(0, Place::Castle, SpaceKind::Farmer)
                .use_place(Place::Village)
                .play(0, Move::Recruit(Kind::Craftsman));
        }),
        "one is placed"
    );
    assert!(!met(Indulgence::SecondGearWheel, |game| {
        game.use_place(Place::Village).play(0, Move::Recruit(Kind::Craftsman));
    }));
    let tiles = |number: usize| {
        met(Indulgence::ThirdPlaceTile, |game| {
            [Place::Library, Place::Port, Place::Depot][..number].iter().for_each(|&tile| _ = game.tile(0, tile));
            game.state.table.tiles = [Place::Hayrick].into_iter().collect();
            game.use_place(Place::Village).play(0, Move::Recruit(Kind::Trader)).play(0, Move::Tile(Place::Hayrick));
        })
    };
    assert_eq!([1, 2, 3].map(tiles), [false, true, false], "the Infirmary is no tile");
    let citizens = |before: u8| {
        met(Indulgence::SecondCitizen, |game| {
            game.mat_mut(0).citizens = before;
            game.set_development(0, 2).use_place(Place::University);
        })
    };
    assert_eq!([0, 1, 2].map(citizens), [false, true, false]);
    // Two at once from none: the step for the last follower of a deed, then the citizen of the deed.
    let mut game = plague(4);
    game.give_cards(0, &[Indulgence::SecondCitizen]).set_development(0, 2);
    let deed = BoardDeed::Plague(PlagueDeed::Herbalism);
    crate::scene::trade::fill_deed(&mut game, deed, 1);
    game.stand(0, Place::TownHall, SpaceKind::Any, Follower::Farmer)
        .until_turn_of(0)
        .play(0, Move::Use(Place::TownHall));
    game.play(0, Move::SendTo { kind: Kind::Farmer, deed, good: None });
    assert_eq!(game.mat(0).citizens, 2);
    assert!(game.offers(0, play(Indulgence::SecondCitizen)));
}

#[test]
fn tracks_and_deeds() {
    rule("plague.card.wine-space");
    rule("plague.card.track-end");
    rule("plague.card.deed-citizen");
    let farm = |at: u8| {
        met(Indulgence::WineSpace, |game| _ = game.set_track(0, Track::Farmers, at).use_place(Place::FarmHouse))
    };
    assert_eq!([3, 4, 5].map(farm), [false, true, false], "the first wine, not the second");
    assert!(met(Indulgence::TrackEnd, |game| _ = game.set_track(0, Track::Knights, 4).use_place(Place::Castle)));
    assert!(!met(Indulgence::TrackEnd, |game| _ = game.set_track(0, Track::Knights, 3).use_place(Place::Castle)));
    assert!(met(Indulgence::TrackEnd, |game| _ = game.set_development(0, 29).use_place(Place::University)));
    let completes = |deed: PlagueDeed, left: usize, kind: Kind| {
        met(Indulgence::DeedCitizen, |game| {
            let deed = BoardDeed::Plague(deed);
            crate::scene::trade::fill_deed(game, deed, left);
            game.set_bag(0, []).stand(0, Place::TownHall, SpaceKind::Any, kind.neutral()).until_turn_of(0);
            game.play(0, Move::Use(Place::TownHall)).play(0, Move::SendTo { kind, deed, good: None });
        })
    };
    let of_track = met(Indulgence::DeedCitizen, |game| _ = game.set_development(0, 2).use_place(Place::University));
    assert!(!of_track, "a citizen of a track is none of a deed");
    assert!(completes(PlagueDeed::Coinage, 1, Kind::Farmer));
    assert!(!completes(PlagueDeed::Coinage, 2, Kind::Trader), "not complete");
    assert!(!completes(PlagueDeed::AlchemyI, 1, Kind::Knight), "Alchemy I brings none");
}

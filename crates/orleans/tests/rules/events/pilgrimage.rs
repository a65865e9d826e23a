//! Pilgrimage: no monks in this round.

use crate::events::before;
use crate::scene::{Scene, rule};
use orleans::components::{Deed, Edition, Follower, Happening, Kind, Letter, Place, SpaceKind};
use orleans::{Ask, Move, playable};

const TILES: [Letter; 3] = [Letter::Start, Letter::B, Letter::C];

/// The Monastery is closed in this round, and open in the next.
#[test]
fn the_monastery_is_closed() {
    rule("base.events.pilgrimage");
    for &edition in Edition::ALL {
        for letter in TILES {
            let mut game = before(edition, Happening::Pilgrimage, letter);
            game.fill(0, Place::Monastery).fill(0, Place::University).fill(1, Place::Monastery);
            game.refuses(0, Move::Use(Place::Monastery), "base.events.pilgrimage");
            game.play(0, Move::Use(Place::University));
            game.refuses(1, Move::Use(Place::Monastery), "base.events.pilgrimage");
            assert_eq!(game.standing(0, Place::Monastery).len(), 2, "its followers stay");

            game.next_round().event(Happening::Plague, Letter::A).all_ready().play(1, Move::Use(Place::Monastery));
        }
        for event in Happening::ALL[..6].iter().copied().filter(|&event| event != Happening::Pilgrimage) {
            let mut game = before(edition, event, Letter::A);
            game.fill(0, Place::Monastery).play(0, Move::Use(Place::Monastery));
            assert_eq!(game.player(0).bag.count(Follower::Monk), 1, "{edition}: {event}");
        }
    }
}

/// The neutral monks of seat 0, wherever they are.
fn monks(game: &Scene) -> u8 {
    let player = game.player(0);
    let standing = Place::ALL.iter().flat_map(|&place| game.standing(0, place));
    let on_spaces = standing.filter(|&follower| follower == Follower::Monk).count() as u8;
    let lying = [player.bag, player.mat.market, player.mat.tower].map(|pool| pool.count(Follower::Monk));
    on_spaces + lying.iter().sum::<u8>()
}

/// Whether seat 0 can gain a monk in the action going on, by any answers.
fn can_gain_monk(game: &Scene, monks_before: u8) -> bool {
    if matches!(game.asks(0), None | Some(Ask::Action)) {
        return monks(game) > monks_before;
    }
    game.options(0).into_iter().any(|mv| {
        let mut next = game.fork();
        can_gain_monk(next.play(0, mv), monks_before)
    })
}

/// No place of any kind gives a monk, though under other events some do.
#[test]
fn no_monk_from_anywhere() {
    rule("base.events.pilgrimage-all-sources");
    let sources = |event: Happening| -> Vec<Place> {
        let mut game = before(Edition::Bigbox, event, Letter::B);
        let places = game.mat(0).places | playable();
        for place in places.iter() {
            game.tile(0, place).fill(0, place);
        }
        let gives_monk = |&place: &Place| {
            let mut next = game.fork();
            next.offers(0, Move::Use(place)) && can_gain_monk(next.play(0, Move::Use(place)), monks(&game))
        };
        places.iter().filter(gives_monk).collect()
    };
    assert_eq!(sources(Happening::Pilgrimage), []);
    assert!(sources(Happening::Income).contains(&Place::Monastery));
}

/// Monks already owned stand in for others, act and go to deeds as ever.
#[test]
fn monks_already_owned_work() {
    rule("base.events.pilgrimage-all-sources");
    let mut game = before(Edition::Current, Happening::Pilgrimage, Letter::Start);
    game.stand(0, Place::Scriptorium, SpaceKind::Knight, Follower::Monk);
    game.stand(0, Place::Scriptorium, SpaceKind::Scholar, Follower::Monk);
    game.stand(1, Place::TownHall, SpaceKind::Any, Follower::Monk);
    game.play(0, Move::Use(Place::Scriptorium));
    assert_eq!((game.mat(0).development, game.player(0).bag.count(Follower::Monk)), (1, 2));
    game.play(1, Move::Use(Place::TownHall)).play(1, Move::Send { kind: Kind::Monk, deed: Deed::PapalConclave });
    assert_eq!(game.coins(1), 5 + 3);
}

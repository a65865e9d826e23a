//! Taking goods that lie face down.

use crate::prosperity::{Scene, in_round, prosperity, rule};
use orleans::components::{By, Good, Place, Town};
use orleans::{Ask, Event, Move, ProsperityEvent};
use tabletop::{Game, Rng, Seat, Seed, Viewer};

const TAKE: Move = Move::TravelTakingUnseen { to: Town::Chartres, by: By::Road };
const PASS_BY: Move = Move::Travel { to: Town::Chartres, by: By::Road, take: None };

/// Seat 0 travels by road from Orléans.
fn on_the_road() -> Scene {
    let mut game = in_round(3);
    game.fill(0, Place::Wagon).all_ready().play(0, Move::Use(Place::Wagon));
    game
}

/// First it is decided, then it is seen; it lies open from then on.
#[test]
fn decided_before_seen() {
    rule("prosperity.round.pick-up-good");
    let mut game = on_the_road();
    assert!(game.face_down(Town::Orleans, Town::Chartres, By::Road) > 0);
    assert!(game.offers(0, TAKE) && game.offers(0, PASS_BY));
    for &good in Good::ALL {
        let seen = Move::Travel { to: Town::Chartres, by: By::Road, take: Some(good) };
        game.refuses(0, seen, "base.travel.empty-route");
    }
    let (unseen, lying) = (game.board().unseen, game.face_down(Town::Orleans, Town::Chartres, By::Road));
    game.play(0, TAKE);
    let taken = game.log.iter().find_map(|event| match event {
        Event::Prosperity(ProsperityEvent::TurnedUp(Seat(0), good)) => Some(*good),
        _ => None,
    });
    let taken = taken.expect("a good");
    assert!(game.log.iter().any(Event::reveals), "nobody takes it back");
    assert_eq!((game.goods(0, taken), game.mat(0).n_goods(), game.mat(0).merchant), (1, 1, Town::Chartres));
    assert_eq!(game.board().unseen[taken.index()], unseen[taken.index()] - 1);
    assert_eq!(game.face_down(Town::Orleans, Town::Chartres, By::Road), lying - 1);
}

#[test]
fn an_empty_route_has_none() {
    let mut game = on_the_road();
    game.sweep(Town::Orleans, Town::Chartres, By::Road);
    assert!(game.offers(0, PASS_BY));
    game.refuses(0, TAKE, "base.travel.empty-route");
    game.refuses(0, Move::TravelTakingUnseen { to: Town::Tours, by: By::Road }, "base.travel.map");
}

/// Whatever can be known from what lies open is known, and no more: any unseen kind may come.
#[test]
fn nobody_knows_which() {
    rule("prosperity.setup.goods-hidden");
    let game = on_the_road();
    let counted: Vec<u8> = Good::ALL.iter().map(|good| game.board().unseen[good.index()]).collect();
    let open = game.state.table.goods;
    let all = orleans::components::components().counts.goods;
    assert!((0..5).all(|nth| counted[nth] + open[nth] == all[nth]), "what is not open is unseen");
    let mut kinds = std::collections::BTreeSet::new();
    for n in 0..60 {
        let view = game.state.view(Viewer::Seat(Seat(0)));
        let mut world =
            Scene { state: orleans::State::guess(&view, &mut Rng::new(Seed::of_series(7, n))), log: vec![] };
        world.play(0, TAKE);
        kinds.extend(Good::ALL.iter().copied().filter(|&good| world.goods(0, good) > 0));
    }
    assert_eq!(kinds.len(), Good::COUNT);
}

/// With two players fewer spaces are used, and some goods left the game without being seen.
#[test]
fn removed_goods_stay_unseen() {
    let game = prosperity(2);
    let unseen: u8 = game.board().unseen.iter().sum();
    assert_eq!(unseen - game.board().face_down.len(), 12);
    assert_eq!(game.asks(0), Some(Ask::Plan));
}

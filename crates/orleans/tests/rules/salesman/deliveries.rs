//! The five deliveries: what each asks for, and where.

use crate::salesman::{TOWNS, deliver, rule, salesman};
use orleans::components::{Good, Town};
use orleans::{Event, SalesmanEvent};
use tabletop::Seat;

/// Grain, cheese, wine, wool and brocade for each town; one good short, nothing is handed over.
#[test]
fn what_each_town_wants() {
    rule("salesman.objective.whole");
    for (town, goods, id) in [
        (Town::Bourges, [0, 0, 0, 3, 0], rule("salesman.objective.bourges")),
        (Town::Chartres, [1, 1, 1, 1, 1], rule("salesman.objective.chartres")),
        (Town::Vendome, [0, 2, 2, 0, 0], rule("salesman.objective.vendome")),
        (Town::Tours, [3, 0, 0, 0, 0], rule("salesman.objective.tours")),
        (Town::ArgentonSurCreuse, [0, 0, 0, 0, 1], rule("salesman.objective.argenton")),
    ] {
        for &good in Good::ALL.iter().filter(|good| goods[good.index()] > 0) {
            let mut game = salesman();
            game.laden_for(town).mat_mut(0).goods[good.index()] -= 1;
            let other = if good == Good::Grain { Good::Cheese } else { Good::Grain };
            game.give_goods(0, other, 4).refuses(0, deliver(town), id);
            assert!(!game.offers(0, deliver(town)), "{town} without {good}");
        }
        let mut game = salesman();
        game.laden_for(town);
        assert_eq!(game.mat(0).goods, goods, "{town}");
        let before = game.state.table.goods;
        game.give_goods(0, Good::Wine, 1).play(0, deliver(town));
        assert_eq!(game.log.last(), Some(&Event::Salesman(SalesmanEvent::Delivered(Seat(0), town))));
        assert_eq!(game.mat(0).goods, [0, 0, 1, 0, 0], "what is left over stays");
        let back = (0..Good::COUNT).map(|good| game.state.table.goods[good] + game.mat(0).goods[good] - before[good]);
        assert_eq!(back.collect::<Vec<_>>(), goods, "to the supply");
        assert_eq!(game.marks().len(), 1);
    }
}

/// In any order; each once, and no other town waits for anything.
#[test]
fn any_order() {
    rule("salesman.objective.any-order");
    for turn in 0..5 {
        let mut game = salesman();
        let mut towns = TOWNS;
        towns.rotate_left(turn);
        if turn % 2 == 1 {
            towns.reverse();
        }
        for (nth, town) in towns.into_iter().enumerate() {
            game.laden_for(town).play(0, deliver(town));
            assert_eq!(game.marks().len(), nth + 1);
            game.laden_for(town).refuses(0, deliver(town), "salesman.objective.any-order");
        }
    }
    let mut game = salesman();
    game.laden_for(Town::Tours).set_merchant(0, Town::Blois);
    game.refuses(0, deliver(Town::Blois), "salesman.objective.any-order");
    assert!(game.options(0).iter().all(|mv| !matches!(mv, orleans::Move::Salesman(_))));
}

/// The merchant must be there; when it came does not matter.
#[test]
fn being_there() {
    rule("salesman.objective.presence");
    for town in TOWNS {
        for &other in Town::ALL.iter().filter(|&&other| other != town) {
            let mut game = salesman();
            game.laden_for(town).set_merchant(0, other);
            game.refuses(0, deliver(town), "salesman.objective.presence");
            assert!(!game.offers(0, deliver(town)));
        }
    }
    let mut game = salesman();
    game.set_merchant(0, Town::Tours).resolve().play(0, orleans::Move::PayCoins(2)).laden_for(Town::Tours);
    game.play(0, deliver(Town::Tours));
    assert_eq!(game.state.table.round, 2, "a round after it came");
}

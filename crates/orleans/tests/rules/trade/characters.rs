//! Characters that strike one chosen player.

use crate::scene::{Scene, rule};
use crate::trade::intrigue_board::{deed, on, schemer};
use crate::trade::{fill_deed, send};
use orleans::components::{Character, Follower, Good, Kind, Place, SpaceKind, Town};
use orleans::{Ask, Event, IntrigueAsk, IntrigueEvent, Move, Plot, Ware};

#[test]
fn fraud() {
    rule("intrigue.fraud.swap");
    rule("intrigue.fraud.needs-goods");
    let mut game = schemer(&[Kind::Trader], 4, |game| {
        game.give_goods(0, Good::Grain, 1)
            .give_goods(1, Good::Brocade, 1)
            .tile(0, Place::Brasserie)
            .tile(1, Place::Bakery);
        game.state.table.goods[Good::Grain.index()] -= 1;
        game.mat_mut(1).on_tiles.bread = 1;
    });
    game.play(0, send(Kind::Trader, deed(Character::Fraud)));
    let give = Ware::Good(Good::Grain);
    let swap = |take| on(1, Plot::Fraud { take, give });
    assert_eq!(game.options(0), [swap(Ware::Good(Good::Brocade)), swap(Ware::Bread), Move::Decline]);
    let mut bread = game.fork();
    bread.play(0, swap(Ware::Bread)).play(1, Move::Decline);
    assert_eq!((bread.goods(0, Good::Grain), bread.mat(1).on_tiles.bread, bread.goods(1, Good::Grain)), (1, 0, 1));
    game.play(0, swap(Ware::Good(Good::Brocade))).play(1, Move::Decline);
    assert_eq!((game.goods(0, Good::Brocade), game.goods(1, Good::Grain)), (1, 1));
    assert_eq!(game.mat(0).on_tiles.brasserie, [0; 5], "never onto a Brasserie");
    // Without an own good it cannot be used.
    let mut empty = schemer(&[Kind::Trader], 4, |game| _ = game.give_goods(1, Good::Wine, 1));
    empty.play(0, send(Kind::Trader, deed(Character::Fraud)));
    assert_eq!(empty.asks(1), Some(Ask::Action));
    let mut other = schemer(&[Kind::Boatman], 4, |game| _ = game.set_merchant(1, Town::Tours));
    other.play(0, send(Kind::Boatman, deed(Character::Kidnapper)));
    other.refuses(0, swap(Ware::Bread), "intrigue.fraud.needs-goods");
}

/// Which of the victim's goods is the thief's choice: one that lies on the Brasserie is a shield less.
#[test]
fn fraud_from_the_brasserie() {
    rule("intrigue.fraud.swap");
    rule("intrigue.fraud.needs-goods");
    let cheese = Good::Cheese.index();
    let mut game = schemer(&[Kind::Trader], 4, |game| {
        game.give_goods(0, Good::Grain, 1).give_goods(1, Good::Cheese, 3).tile(1, Place::Brasserie);
        game.mat_mut(1).on_tiles.brasserie[cheese] = 2;
    });
    game.play(0, send(Kind::Trader, deed(Character::Fraud)));
    let swap = |take| on(1, Plot::Fraud { take, give: Ware::Good(Good::Grain) });
    let (beside, lying) = (swap(Ware::Good(Good::Cheese)), swap(Ware::OnBrasserie(Good::Cheese)));
    assert_eq!(game.options(0), [beside, lying, Move::Decline]);
    let left = |mut game: Scene, mv: Move| {
        game.play(0, mv).play(1, Move::Decline);
        assert_eq!((game.goods(0, Good::Cheese), game.goods(1, Good::Cheese), game.goods(1, Good::Grain)), (1, 2, 1));
        assert_eq!(game.mat(0).on_tiles.brasserie, [0; 5], "a good received lies beside");
        game.mat(1).on_tiles.brasserie[cheese]
    };
    assert_eq!((left(game.fork(), beside), left(game.fork(), lying)), (2, 1));
    // Where all of them lie there is nothing to choose.
    let mut all = game.fork();
    all.mat_mut(1).on_tiles.brasserie[cheese] = 3;
    assert_eq!(all.options(0), [beside, Move::Decline]);
    assert_eq!(left(all, beside), 2);
}

#[test]
fn fraud_complete() {
    rule("intrigue.fraud.complete");
    let mut game = schemer(&[Kind::Farmer], 4, |game| {
        fill_deed(game, deed(Character::Fraud), 1);
        game.state.table.goods[Good::Brocade.index()] = 0;
    });
    game.play(0, send(Kind::Farmer, deed(Character::Fraud)));
    assert_eq!(game.asks(0), Some(Ask::Intrigue(IntrigueAsk::Good)));
    game.refuses(0, Move::TakeGood(Good::Brocade), "intrigue.fraud.complete");
    game.play(0, Move::TakeGood(Good::Wool));
    assert_eq!(game.goods(0, Good::Wool), 1);
}

#[test]
fn arsonist() {
    rule("intrigue.arsonist.remove");
    rule("intrigue.arsonist.which-station");
    let arsonist = deed(Character::Arsonist);
    let mut game = schemer(&[Kind::Farmer], 4, |game| {
        game.station(0, Town::Orleans).station(1, Town::Orleans).station(2, Town::Tours).set_coins(1, 1);
        game.tile(3, Place::Road).mat_mut(3).on_tiles.road = 1;
        game.mat_mut(3).stations_left -= 1;
    });
    game.play(0, send(Kind::Farmer, arsonist));
    assert_eq!(game.options(0), [on(0, Plot::Arson), on(1, Plot::Arson), Move::Decline]);
    game.refuses(0, on(2, Plot::Arson), "intrigue.arsonist.which-station");
    game.refuses(0, on(3, Plot::Arson), "intrigue.arsonist.which-station");
    let left = game.mat(0).stations_left;
    let mut own = game.fork();
    own.play(0, on(0, Plot::Arson));
    assert_eq!((own.mat(0).stations_left, own.asks(1)), (left + 1, Some(Ask::Action)), "nobody bribes oneself");
    let left = game.mat(1).stations_left;
    game.play(0, on(1, Plot::Arson)).play(1, Move::Decline);
    assert_eq!((game.mat(1).stations_left, game.mat(1).stations.contains(Town::Orleans)), (left + 1, false));
}

#[test]
fn arsonist_complete() {
    rule("intrigue.arsonist.complete");
    let arsonist = deed(Character::Arsonist);
    let last = |arrange: fn(&mut crate::trade::Scene)| {
        let mut game = schemer(&[Kind::Knight], 4, |game| {
            fill_deed(game, arsonist, 1);
            game.set_merchant(0, Town::Tours);
            arrange(game);
        });
        game.play(0, send(Kind::Knight, arsonist));
        game
    };
    let mut free = last(|game| _ = game.tile(0, Place::Vineyard).set_coins(0, 1));
    assert_eq!(free.options(0), [Move::BuildIn(Town::Tours), Move::Decline]);
    free.refuses(0, Move::BuildIn(Town::Blois), "intrigue.arsonist.complete");
    free.play(0, Move::BuildIn(Town::Tours));
    assert!(free.mat(0).stations.contains(Town::Tours));
    assert_eq!(free.asks(0), Some(Ask::Vineyard), "a Vineyard reacts");
    let mut taken = last(|game| _ = game.station(1, Town::Tours).tile(0, Place::Tavern).fill(0, Place::Tavern));
    taken.play(0, Move::Decline);
    assert_eq!(taken.asks(1), Some(Ask::Action), "a Tavern does not help");
}

#[test]
fn kidnapper() {
    rule("intrigue.kidnapper.effect");
    rule("intrigue.kidnapper.complete");
    let kidnapper = deed(Character::Kidnapper);
    let mut game = schemer(&[Kind::Farmer], 4, |game| {
        fill_deed(game, kidnapper, 1);
        game.set_merchant(2, Town::Tours).set_merchant(0, Town::Blois);
    });
    game.play(0, send(Kind::Farmer, kidnapper));
    assert_eq!(game.coins(0), 1);
    assert!(!game.offers(0, on(0, Plot::Kidnap)), "another player's");
    game.play(0, on(2, Plot::Kidnap));
    assert_eq!((game.mat(2).merchant, game.mat(2).n_goods(), game.mat(0).citizens), (Town::Orleans, 0, 1));
}

#[test]
fn hangman() {
    rule("intrigue.hangman.effect");
    rule("intrigue.hangman.bribe-first");
    rule("intrigue.hangman.complete");
    let hangman = deed(Character::Hangman);
    for (follower, lost) in [(Follower::Monk, true), (Follower::OwnTrader, false)] {
        let mut game = schemer(&[Kind::Farmer], 4, |game| {
            fill_deed(game, hangman, 1);
            game.set_bag(1, [follower]).set_coins(1, 1);
        });
        let monks = game.state.table.followers[Kind::Monk.index()];
        game.play(0, send(Kind::Farmer, hangman)).play(0, on(1, Plot::Hang));
        assert_eq!(game.coins(0), 2);
        let drawn = |game: &crate::trade::Scene| {
            game.log.iter().any(|event| matches!(event, Event::Intrigue(IntrigueEvent::Hanged(..))))
        };
        assert!(!drawn(&game) && game.asks(1).is_some(), "the bribe comes before the draw");
        game.play(1, Move::Decline);
        assert!(drawn(&game));
        assert_eq!(game.player(1).bag.is_empty(), lost, "{follower}");
        assert_eq!(game.state.table.followers[Kind::Monk.index()], monks + u8::from(lost));
        assert_eq!(game.mat(0).citizens, 1);
    }
}

pub(crate) fn sabotage(place: Place, space: SpaceKind, follower: Follower) -> Plot {
    Plot::Sabotage { place, space, follower }
}

#[test]
fn saboteur() {
    rule("intrigue.saboteur.effect");
    rule("intrigue.saboteur.which-follower");
    rule("intrigue.saboteur.complete");
    let saboteur = deed(Character::Saboteur);
    let mut game = schemer(&[Kind::Craftsman], 4, |game| {
        fill_deed(game, saboteur, 1);
        game.set_market(1, [Follower::Knight]).stand(1, Place::Castle, SpaceKind::Farmer, Follower::OwnFarmer);
        crate::trade::in_town_hall(game, 1, &[Kind::Monk]);
        game.tile(1, Place::GunpowderTower).mat_mut(1).tower = [Follower::Boatman].into_iter().collect();
        let at = game.mat(1).board.free_space(Place::Village, SpaceKind::Farmer).expect("a farmer space");
        game.mat_mut(1).board.lay_wheel(at, false);
        game.fill(0, Place::Scriptorium);
    });
    game.play(0, send(Kind::Craftsman, saboteur));
    assert_eq!(game.coins(0), 1);
    let own = on(1, sabotage(Place::Castle, SpaceKind::Farmer, Follower::OwnFarmer));
    let monk = on(1, sabotage(Place::TownHall, SpaceKind::Any, Follower::Monk));
    let mut options = game.options(0);
    options.sort();
    let mut expected = vec![Move::Decline, own, monk];
    expected.sort();
    assert_eq!(options, expected, "no market, no wheel, not one's own");
    let wrong = on(1, sabotage(Place::Castle, SpaceKind::Farmer, Follower::Farmer));
    game.refuses(0, wrong, "intrigue.saboteur.which-follower");
    game.play(0, own);
    assert_eq!((game.player(1).bag.count(Follower::OwnFarmer), game.mat(0).citizens), (1, 1));
    assert!(game.standing(1, Place::Castle).is_empty());
}

//! The five achievements.

use crate::invasion::{Scene, invasion, man, rule};
use orleans::components::{Achievement, Good, InvasionCharacter, Kind, Place, components};
use orleans::state::Spot;
use orleans::{Ask, Event, InvasionEvent, InvasionMove, Move, Post, Purse, Receiver};

/// What each takes, with any number of players.
#[test]
fn requirements() {
    rule("invasion.achievement.requirements");
    for players in 2..=5 {
        let needs = components().invasion.needs[players];
        rule("invasion.achievement.catapult-size");
        assert_eq!(needs.catapult, 4);
        rule("invasion.achievement.clothing-store");
        assert_eq!(needs.goods[3..], [3, 2]);
        rule("invasion.achievement.treasury");
        assert_eq!(needs.treasury, 15);
        rule("invasion.achievement.militia");
        assert_eq!(needs.militia, [2, 1, 2, 1, 0, 0, 0]);
        rule("invasion.achievement.prayer-service");
        assert_eq!(needs.prayer, [0, 0, 0, 0, 0, 2, 2]);
    }
}

/// All but one unit of each achievement is there; somebody adds the last.
fn complete(achievement: Achievement, game: &mut Scene) {
    let needs = components().invasion.needs[usize::from(game.state.setup.players)];
    let city = game.city_mut();
    match achievement {
        Achievement::ClothingStore => {
            city.goods[3..].copy_from_slice(&[3, 1]);
            game.give_goods(1, Good::Brocade, 1).fill(1, Place::Vehicle).until_turn_of(1);
            let brocade = Move::Invasion(InvasionMove::SendGood { good: Good::Brocade, to: Receiver::City });
            game.play(1, Move::Use(Place::Vehicle)).play(1, brocade);
        }
        Achievement::Treasury => {
            city.treasury = 14;
            game.fill(1, Place::GuildHouse).until_turn_of(1);
            let coin = Move::Invasion(InvasionMove::SendCoins { coins: 1, to: Purse::Treasury });
            game.play(1, Move::Use(Place::GuildHouse)).play(1, coin);
        }
        Achievement::Militia => {
            city.militia = needs.militia;
            city.militia[0] = 1;
            game.hall(1, &[Kind::Farmer]).until_turn_of(1).play(1, Move::Use(Place::TownHall));
            game.play(1, man(Kind::Farmer, Post::Militia));
        }
        Achievement::PrayerService => {
            city.prayer = needs.prayer;
            city.prayer[6] = 1;
            game.hall(1, &[Kind::Monk]).until_turn_of(1).play(1, Move::Use(Place::TownHall));
            game.play(1, man(Kind::Monk, Post::PrayerService));
        }
        Achievement::Catapult => {
            city.catapult = 3;
            game.tile(1, Place::Laboratory).fill(1, Place::Laboratory).until_turn_of(1);
            game.play(1, Move::Use(Place::Laboratory)).play(1, Move::Invasion(InvasionMove::ToCatapult));
        }
    }
}

/// Whoever adds the last piece, over however many turns, the citizen comes to the team at once, not to the Mayor.
#[test]
fn citizen_for_the_team() {
    rule("invasion.achievement.five");
    rule("invasion.achievement.citizen");
    for &achievement in Achievement::ALL {
        let mut game = invasion(3);
        game.be(1, InvasionCharacter::Mayor);
        complete(achievement, &mut game);
        assert!(game.log.contains(&Event::Invasion(InvasionEvent::Completed(achievement))), "{achievement}");
        assert_eq!((game.city().citizens, game.mat(1).citizens), (1, 0), "{achievement}");
        assert!(!game.state.table.citizens.waits(Spot::Achievement(achievement)));
        let asks_mayor = matches!(game.asks(1), Some(Ask::Invasion(orleans::InvasionAsk::KeepCitizen)));
        assert!(!asks_mayor, "the Mayor cannot keep it");
    }
}

/// A citizen that has left the game is not given, though the achievement can be completed.
#[test]
fn removed_citizen() {
    rule("invasion.event.removed-citizen");
    for &achievement in Achievement::ALL {
        let mut game = invasion(3);
        game.state.table.citizens.take(Spot::Achievement(achievement));
        complete(achievement, &mut game);
        assert_eq!(game.city().citizens, 0, "{achievement}");
        let told = Event::Invasion(InvasionEvent::Completed(achievement));
        assert!(!game.log.contains(&told), "nothing is told of a citizen who is gone");
    }
}

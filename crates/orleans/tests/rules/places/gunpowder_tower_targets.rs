//! Gunpowder Tower and Gaming Room: the Tower sends wherever the Town Hall does, and nobody counts
//! there as somebody else.

use crate::scene::{Scene, rule, scene};
use orleans::components::{Deed, Edition, Follower, Kind, Place, SpaceKind};
use orleans::state::Pool;
use orleans::{Ask, Event, Move};
use tabletop::Seat;

use Follower::{Boatman, Craftsman, Farmer, Knight, Monk, OwnFarmer, Scholar};

const EDITIONS: [Edition; 2] = [Edition::Current, Edition::Bigbox];
const SENDERS: [Place; 2] = [Place::TownHall, Place::GunpowderTower];
const ROOM: [Kind; 3] = [Kind::Farmer, Kind::Scholar, Kind::Knight];

/// Seat 0 owns Gaming Room and Tower; these followers wait at the sender, who is used.
fn ready(edition: Edition, sender: Place, followers: &[Follower], tiles: &[Place]) -> Scene {
    let mut game = scene(edition, 2);
    for &tile in [Place::GamingRoom, Place::GunpowderTower].iter().chain(tiles) {
        game.tile(0, tile);
    }
    game.set_market(0, []).set_coins(0, 0);
    for &follower in followers {
        match sender {
            Place::TownHall => _ = game.stand(0, sender, SpaceKind::Any, follower),
            _ => game.mat_mut(0).tower.add(follower),
        }
    }
    game.all_ready();
    game
}

fn in_room(game: &Scene) -> Vec<Kind> {
    Kind::ALL.iter().copied().filter(|kind| game.mat(0).on_tiles.gaming_room[kind.index()]).collect()
}

/// The Tower sends one or both of its followers to the Gaming Room, without a reward, or one there
/// and one to a deed.
#[test]
fn the_tower_sends_to_the_gaming_room() {
    rule("places.gunpowder-tower.other-targets");
    let tower = Move::Use(Place::GunpowderTower);
    for edition in EDITIONS {
        for kind in ROOM {
            let mut game = ready(edition, Place::GunpowderTower, &[kind.neutral()], &[]);
            game.play(0, tower).play(0, Move::SendToGamingRoom(kind));
            assert!(game.log.contains(&Event::SentToGamingRoom(Seat(0), kind)));
            assert_eq!((in_room(&game), game.mat(0).tower, game.coins(0)), (vec![kind], Pool::default(), 0));
            assert_eq!((game.asks(0), game.player(0).bag), (None, Pool::default()));
        }
        let mut game = ready(edition, Place::GunpowderTower, &[Scholar, Knight], &[]);
        game.play(0, tower).play(0, Move::SendToGamingRoom(Kind::Scholar));
        let mut other = game.fork();
        game.play(0, Move::SendToGamingRoom(Kind::Knight));
        assert_eq!((in_room(&game), game.asks(0)), (vec![Kind::Knight, Kind::Scholar], None));
        other.play(0, Move::Send { kind: Kind::Knight, deed: Deed::PeaceTreaty });
        assert_eq!((in_room(&other), other.coins(0), other.asks(0)), (vec![Kind::Scholar], 2, None));
    }
}

/// The rules of the Tower and of the Gaming Room hold: no own colour, no second one of a kind, and
/// no action if nobody can be sent anywhere.
#[test]
fn the_usual_limits_hold() {
    rule("places.gunpowder-tower.other-targets");
    let tower = Move::Use(Place::GunpowderTower);
    for edition in EDITIONS {
        let mut game = ready(edition, Place::GunpowderTower, &[OwnFarmer, Knight], &[]);
        game.play(0, tower).refuses(0, Move::SendToGamingRoom(Kind::Farmer), "places.gaming-room.send");
        assert!(game.offers(0, Move::SendToGamingRoom(Kind::Knight)));

        let mut game = ready(edition, Place::GunpowderTower, &[Knight, Knight], &[]);
        game.play(0, tower).play(0, Move::SendToGamingRoom(Kind::Knight));
        game.refuses(0, Move::SendToGamingRoom(Kind::Knight), "places.gaming-room.send").play(0, Move::Decline);
        assert_eq!(game.mat(0).tower, [Knight].into_iter().collect());

        // All deeds are complete: only the Gaming Room is left.
        let mut game = ready(edition, Place::GunpowderTower, &[Farmer], &[]);
        for &deed in Deed::ALL {
            game.state.table.deeds[deed.index()] = orleans::components::components().deed(deed).spaces;
        }
        assert!(game.offers(0, tower));
        game.mat_mut(0).on_tiles.gaming_room[Kind::Farmer.index()] = true;
        game.refuses(0, tower, "places.gunpowder-tower.send");
    }
}

/// Neither Herb Garden nor School nor Barracks turn one kind into another in the Gaming Room or at
/// the deeds, whoever sends; nor does a monk stand in for anybody.
#[test]
fn nobody_counts_as_somebody_else() {
    rule("places.general.substitution-scope");
    for edition in EDITIONS {
        for sender in SENDERS {
            for (tile, follower, as_kind) in [
                (Place::HerbGarden, Boatman, Kind::Farmer),
                (Place::School, Scholar, Kind::Knight),
                (Place::School, Scholar, Kind::Farmer),
                (Place::Barracks, Craftsman, Kind::Knight),
                (Place::Barracks, Farmer, Kind::Knight),
                (Place::Barracks, Monk, Kind::Knight),
            ] {
                let mut game = ready(edition, sender, &[follower], &[tile]);
                game.play(0, Move::Use(sender));
                assert!(matches!(game.asks(0), Some(Ask::Send { .. })));
                game.refuses(0, Move::SendToGamingRoom(as_kind), "places.gaming-room.send");
                let to_room = Move::SendToGamingRoom(follower.kind());
                assert_eq!(game.offers(0, to_room), ROOM.contains(&follower.kind()), "{follower}");
                let only_itself = |mv: &Move| match *mv {
                    Move::Send { kind, .. } | Move::SendToGamingRoom(kind) => kind == follower.kind(),
                    _ => false,
                };
                assert!(game.options(0).iter().all(only_itself), "{follower} of {tile}");
                let as_knight = Move::Send { kind: Kind::Knight, deed: Deed::PeaceTreaty };
                assert!(!game.offers(0, as_knight));
            }
        }
    }
}

/// At the Gaming Room itself a kind that the deed of the owner does not ask for is refused.
#[test]
fn only_its_three_kinds() {
    rule("places.general.substitution-scope");
    for edition in EDITIONS {
        for sender in SENDERS {
            for &kind in Kind::ALL.iter().filter(|kind| !ROOM.contains(kind)) {
                let privileges = [Place::HerbGarden, Place::School, Place::Barracks];
                let mut game = ready(edition, sender, &[kind.neutral()], &privileges);
                game.play(0, Move::Use(sender));
                game.refuses(0, Move::SendToGamingRoom(kind), "places.gaming-room.send");
                assert_eq!(in_room(&game), []);
            }
        }
    }
}

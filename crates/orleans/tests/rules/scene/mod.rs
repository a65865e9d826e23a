//! Scenes: a table laid out as a rule test needs it, played in the words of the rulebook.

pub(crate) mod duel;
pub(crate) mod invasion;
pub(crate) mod newcomers;
pub(crate) mod plague;
pub(crate) mod prosperity;
pub(crate) mod solo;
mod tiles;
pub(crate) mod tours;
pub(crate) mod trade;

use orleans::components::{By, Edition, Follower, Good, Place, SpaceKind, TileId, Town, Track, components};
use orleans::state::{Mat, Player, Pool};
use orleans::{Ask, Event, Move, Origin, Setup, State, TableOptions};
use tabletop::{Game, Rng, Seat, Seed};

/// Names the rule a test checks. The ledger must know it; the coverage report counts it where the id is a literal, so a
/// table names the rule of a row in that row.
pub(crate) fn rule(id: &str) -> &str {
    assert!(orleans::ledger().get(id).is_some(), "the ledger has no rule {id}");
    id
}

/// A game in which things can be put where a test wants them.
pub(crate) struct Scene {
    pub(crate) state: State,
    /// The events of the last move.
    pub(crate) log: Vec<Event>,
}

/// A fresh game: round 1, everybody planning, seat 0 is the start player.
pub(crate) fn scene(edition: Edition, players: u8) -> Scene {
    scene_with(edition, players, TableOptions::default())
}

/// A fresh game with table options; seat 0 is the start player unless they say otherwise.
pub(crate) fn scene_with(edition: Edition, players: u8, mut options: TableOptions) -> Scene {
    options.start_player = options.start_player.or(Some(Seat(0)));
    seeded(Setup { options, ..Setup::new(edition, players) }, 1)
}

/// A fresh game of a given set-up; another `n`, another shuffle.
pub(crate) fn seeded(setup: Setup, n: u64) -> Scene {
    let state = State::new(&setup, Seed::of_series(1, n)).expect("a set-up that can be played");
    Scene { state, log: Vec::new() }
}

impl Scene {
    // --- looking -------------------------------------------------------------------------------

    pub(crate) fn player(&self, seat: u8) -> &Player {
        &self.state.players[Seat(seat)]
    }

    pub(crate) fn mat(&self, seat: u8) -> &Mat {
        &self.player(seat).mat
    }

    pub(crate) fn coins(&self, seat: u8) -> u16 {
        self.mat(seat).coins
    }

    pub(crate) fn goods(&self, seat: u8, good: Good) -> u8 {
        self.mat(seat).goods[good.index()]
    }

    pub(crate) fn track(&self, seat: u8, track: Track) -> u8 {
        self.mat(seat).track(track)
    }

    pub(crate) fn asks(&self, seat: u8) -> Option<Ask> {
        self.state.question(Seat(seat))
    }

    pub(crate) fn options(&self, seat: u8) -> Vec<Move> {
        let mut options = Vec::new();
        self.state.options(Seat(seat), &mut options);
        options
    }

    pub(crate) fn offers(&self, seat: u8, mv: Move) -> bool {
        self.options(seat).contains(&mv)
    }

    /// The followers standing at a place.
    pub(crate) fn standing(&self, seat: u8, place: Place) -> Vec<Follower> {
        self.mat(seat).board.at(place).map(|(_, follower)| follower).collect()
    }

    // --- arranging -----------------------------------------------------------------------------

    pub(crate) fn mat_mut(&mut self, seat: u8) -> &mut Mat {
        &mut self.state.players[Seat(seat)].mat
    }

    pub(crate) fn set_coins(&mut self, seat: u8, coins: u16) -> &mut Scene {
        self.mat_mut(seat).coins = coins;
        self
    }

    /// Gives goods from the goods market.
    pub(crate) fn give_goods(&mut self, seat: u8, good: Good, number: u8) -> &mut Scene {
        self.state.table.goods[good.index()] -= number;
        self.mat_mut(seat).goods[good.index()] += number;
        self
    }

    pub(crate) fn set_bag(&mut self, seat: u8, followers: impl IntoIterator<Item = Follower>) -> &mut Scene {
        self.state.players[Seat(seat)].bag = followers.into_iter().collect::<Pool>();
        self
    }

    pub(crate) fn set_market(&mut self, seat: u8, followers: impl IntoIterator<Item = Follower>) -> &mut Scene {
        self.mat_mut(seat).market = followers.into_iter().collect::<Pool>();
        self
    }

    pub(crate) fn set_track(&mut self, seat: u8, track: Track, at: u8) -> &mut Scene {
        self.mat_mut(seat).tracks[track.index()] = at;
        self
    }

    pub(crate) fn set_development(&mut self, seat: u8, at: u8) -> &mut Scene {
        self.mat_mut(seat).development = at;
        self
    }

    pub(crate) fn set_merchant(&mut self, seat: u8, town: Town) -> &mut Scene {
        self.mat_mut(seat).merchant = town;
        self
    }

    /// Builds a station from the own supply.
    pub(crate) fn station(&mut self, seat: u8, town: Town) -> &mut Scene {
        let mat = self.mat_mut(seat);
        mat.stations.insert(town);
        mat.stations_left -= 1;
        self
    }

    /// Gives a place tile, wherever it was.
    pub(crate) fn tile(&mut self, seat: u8, place: Place) -> &mut Scene {
        self.state.table.tiles.remove(place);
        self.mat_mut(seat).places.insert(place);
        self
    }

    /// Puts one follower on the first free space of this kind.
    pub(crate) fn stand(&mut self, seat: u8, place: Place, space: SpaceKind, follower: Follower) -> &mut Scene {
        let mat = self.mat_mut(seat);
        let at = mat.board.free_space(place, space).expect("a free space of this kind");
        mat.board.put(at, follower);
        self
    }

    /// Fills every action space of a place with the neutral follower it asks for (a farmer where any will do).
    pub(crate) fn fill(&mut self, seat: u8, place: Place) -> &mut Scene {
        for &space in &components().place(place).action_spaces {
            let follower = space.kind().map_or(Follower::Farmer, |kind| kind.neutral());
            self.stand(seat, place, space, follower);
        }
        self
    }

    /// Makes the hour glass tile of this event and letter the one in force.
    pub(crate) fn event(
        &mut self,
        event: orleans::components::Happening,
        letter: orleans::components::Letter,
    ) -> &mut Scene {
        let tiles = &components().hour_glass;
        let index = tiles.iter().position(|tile| tile.event == event && tile.letter == Some(letter));
        self.state.table.tile = Some(TileId(index.expect("a tile with this event and letter") as u8));
        self
    }

    // --- playing -------------------------------------------------------------------------------

    /// Plays a move that must be legal.
    pub(crate) fn play(&mut self, seat: u8, mv: Move) -> &mut Scene {
        let asked = self.asks(seat);
        assert_eq!(self.state.why_not(Seat(seat), mv), None, "{mv:?} of seat {seat}, asked {asked:?}");
        self.log.clear();
        self.state.apply(Seat(seat), mv, &mut self.log).expect("a legal move");
        self
    }

    /// Tries a move that must be refused with this rule, changing nothing.
    pub(crate) fn refuses(&mut self, seat: u8, mv: Move, id: &str) -> &mut Scene {
        let before = self.state.clone();
        let mut log = Vec::new();
        let refused = self.state.apply(Seat(seat), mv, &mut log).expect_err("a refusal");
        assert_eq!(refused.rule.0, id, "{mv:?} of seat {seat}");
        assert_eq!(self.state.why_not(Seat(seat), mv).map(|rule| rule.0), Some(id));
        assert_eq!(self.state, before, "a refused move changes nothing");
        assert!(log.is_empty());
        self
    }

    /// Puts a follower from the Market on a space while planning.
    pub(crate) fn plan(&mut self, seat: u8, follower: Follower, place: Place, space: SpaceKind) -> &mut Scene {
        self.play(seat, Move::Put { follower, place, space, from: Origin::Market })
    }

    /// Everybody is ready; the Action phase begins.
    pub(crate) fn all_ready(&mut self) -> &mut Scene {
        self.until(|state| !matches!(state.asked_now(), Some((_, Ask::Plan))))
    }

    /// Everybody passes; wheels are kept. Goes on to the first question that is neither.
    pub(crate) fn all_pass(&mut self) -> &mut Scene {
        self.until(|state| !matches!(state.asked_now(), Some((_, Ask::Action | Ask::Wheels))))
    }

    /// Plays on to the Planning phase of the next round in the quietest way.
    pub(crate) fn next_round(&mut self) -> &mut Scene {
        let round = self.state.table.round;
        self.until(|state| state.table.round > round && matches!(state.asked_now(), Some((_, Ask::Plan))))
    }

    /// Plays on in the quietest way until `done`, or until the game is over.
    pub(crate) fn until(&mut self, done: impl Fn(&State) -> bool) -> &mut Scene {
        while let (false, Some(seat)) = (done(&self.state), self.state.asked().first()) {
            let options = self.options(seat.0);
            let quiet = [Move::Ready, Move::Pass, Move::Decline, Move::Draw(0)];
            let mv = quiet.into_iter().find(|mv| options.contains(mv)).unwrap_or(options[0]);
            self.play(seat.0, mv);
        }
        self
    }

    /// Plays on in the quietest way until this seat is asked for an action.
    pub(crate) fn until_turn_of(&mut self, seat: u8) -> &mut Scene {
        self.until(|state| state.asked_of(Seat(seat)) == Some(&Ask::Action))
    }

    /// The same table once more, to try another move.
    pub(crate) fn fork(&self) -> Scene {
        Scene { state: self.state.clone(), log: Vec::new() }
    }

    /// Makes the next roll of the die show these pips.
    pub(crate) fn next_roll(&mut self, pips: u8) -> &mut Scene {
        let shows = |rng: &Rng| rng.clone().below(6) + 1 == u32::from(pips);
        let rng = (0..).map(|n| Rng::new(Seed::of_series(n, 0))).find(shows);
        self.state.secret.rng = rng.expect("one to six pips");
        self
    }

    /// Lays these goods on the route between two towns, and nothing on its remaining spaces.
    pub(crate) fn lay_goods(&mut self, a: Town, b: Town, by: By, goods: &[Good]) -> &mut Scene {
        let ends = [(a, b), (b, a)];
        let route = components().routes.iter().find(|route| route.by == by && ends.contains(&(route.a, route.b)));
        let spaces = route.expect("a route").goods_spaces.clone();
        assert!(goods.len() <= spaces.len(), "more goods than spaces");
        let goods = goods.iter().copied().map(Some).chain(std::iter::repeat(None));
        self.state.table.map[spaces].iter_mut().zip(goods).for_each(|(space, good)| *space = good);
        self
    }
}

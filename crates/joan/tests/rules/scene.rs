//! Scenes: a table laid out as a rule test needs it, played in the words of the rulebook.

use joan::components::{BankRow, Bonus, Deed, Follower, Good, Place, PlaceSet, Route, Town};
use joan::{Act, Ask, Event, Move, Setup, Sheet, Source, State};
use tabletop::{Game, Seat, Seed};

/// Names the rule a test checks. The ledger must know it; the coverage report counts it where the id is a literal, so a
/// table names the rule of a row in that row.
pub(crate) fn rule(id: &str) -> &str {
    assert!(joan::ledger().get(id).is_some(), "the ledger has no rule {id}");
    id
}

/// A game in which things can be put where a test wants them.
pub(crate) struct Scene {
    pub(crate) state: State,
    /// The events of the last move.
    pub(crate) log: Vec<Event>,
}

/// A fresh game: round 1, seat 0 begins, and every place can be bought.
pub(crate) fn scene(players: u8) -> Scene {
    let mut game = set(Setup { start_player: Some(Seat(0)), ..Setup::new(players) });
    game.state.table.market = Place::ALL.iter().copied().collect();
    game
}

/// A fresh game of this set-up.
pub(crate) fn set(setup: Setup) -> Scene {
    Scene { state: State::new(&setup, Seed::of_series(1, 1)).expect("a set-up that can be played"), log: Vec::new() }
}

/// A fresh game of two in which seat 0 has just taken this tile; further tiles lie there.
pub(crate) fn taken(follower: Follower) -> Scene {
    let mut game = scene(2);
    game.display(&[follower, Follower::Farmer, Follower::Knight]).take(0, follower);
    game
}

impl Scene {
    // --- looking -------------------------------------------------------------------------------

    pub(crate) fn sheet(&self, seat: u8) -> &Sheet {
        self.state.sheet(Seat(seat))
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

    /// What can be done with a source.
    pub(crate) fn acts(&self, seat: u8, source: Source) -> Vec<Act> {
        let acts = self.options(seat).into_iter().filter_map(|mv| match mv {
            Move::Do { with, act } if with == source => Some(act),
            _ => None,
        });
        acts.collect()
    }

    /// What can be done with the action of the turn.
    pub(crate) fn actions(&self, seat: u8) -> Vec<Act> {
        self.acts(seat, Source::Action)
    }

    pub(crate) fn open(&self) -> &[Bonus] {
        self.state.turn.bonuses.as_slice()
    }

    pub(crate) fn goods(&self, seat: u8, good: Good) -> u8 {
        self.sheet(seat).goods[good.index()]
    }

    // --- arranging -----------------------------------------------------------------------------

    pub(crate) fn sheet_mut(&mut self, seat: u8) -> &mut Sheet {
        &mut self.state.sheets[usize::from(seat)]
    }

    /// Exactly these tiles lie on display.
    pub(crate) fn display(&mut self, tiles: &[Follower]) -> &mut Scene {
        self.state.table.display = [0; Follower::TILES];
        tiles.iter().for_each(|tile| self.state.table.display[tile.index()] += 1);
        self
    }

    /// Coins circled and struck out in each row.
    pub(crate) fn bank(&mut self, seat: u8, circled: [u8; 3], struck: [u8; 3]) -> &mut Scene {
        (self.sheet_mut(seat).circled, self.sheet_mut(seat).struck) = (circled, struck);
        self
    }

    pub(crate) fn warehouse(&mut self, seat: u8, goods: [u8; 5]) -> &mut Scene {
        self.sheet_mut(seat).goods = goods;
        self
    }

    pub(crate) fn developed(&mut self, seat: u8, spaces: u8) -> &mut Scene {
        self.sheet_mut(seat).development = spaces;
        self
    }

    /// Fills in routes without what they give.
    pub(crate) fn roads(&mut self, seat: u8, routes: &[Route]) -> &mut Scene {
        routes.iter().for_each(|route| self.sheet_mut(seat).fill(*route));
        self
    }

    /// Gives places, wherever they were.
    pub(crate) fn own(&mut self, seat: u8, places: &[Place]) -> &mut Scene {
        for place in places {
            self.state.table.market.remove(*place);
            self.state.table.acquired.insert(*place);
            self.sheet_mut(seat).places.insert(*place);
        }
        self
    }

    /// Only these places can be bought.
    pub(crate) fn market(&mut self, places: &[Place]) -> &mut Scene {
        self.state.table.market = places.iter().copied().collect::<PlaceSet>();
        self
    }

    pub(crate) fn station(&mut self, seat: u8, town: Town) -> &mut Scene {
        self.sheet_mut(seat).stations.insert(town);
        if town != Town::Orleans {
            self.state.table.taken.insert(town);
        }
        self
    }

    /// Opens a bonus at the present moment of the turn.
    pub(crate) fn gain(&mut self, bonus: Bonus) -> &mut Scene {
        self.state.turn.bonuses.add(bonus);
        self
    }

    /// Marks symbols of a deed.
    pub(crate) fn marks(&mut self, seat: u8, deed: Deed, marks: [bool; 3]) -> &mut Scene {
        self.sheet_mut(seat).deeds[deed.index()] = marks;
        self
    }

    /// All rows, the whole depot and the whole track are full: nothing more can be marked there.
    pub(crate) fn full(&mut self, seat: u8) -> &mut Scene {
        self.bank(seat, [5; 3], [5; 3]).warehouse(seat, [5; 5]).developed(seat, 30);
        self.sheet_mut(seat).shields = 8;
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
        assert!(self.state == before && log.is_empty(), "a refused move changes nothing");
        self
    }

    pub(crate) fn take(&mut self, seat: u8, follower: Follower) -> &mut Scene {
        self.play(seat, Move::Take(follower))
    }

    pub(crate) fn recruit(&mut self, seat: u8, discard: Follower) -> &mut Scene {
        self.play(seat, Move::Recruit { discard })
    }

    /// Carries out the action of the turn.
    pub(crate) fn act(&mut self, seat: u8, act: Act) -> &mut Scene {
        self.play(seat, with(Source::Action, act))
    }

    pub(crate) fn refuses_act(&mut self, seat: u8, act: Act, id: &str) -> &mut Scene {
        self.refuses(seat, with(Source::Action, act), id)
    }

    /// Goes on with the effect.
    pub(crate) fn then(&mut self, seat: u8, act: Act) -> &mut Scene {
        self.play(seat, with(Source::Effect, act))
    }

    /// Carries out an open bonus.
    pub(crate) fn bonus(&mut self, seat: u8, bonus: Bonus, act: Act) -> &mut Scene {
        self.play(seat, with(Source::Bonus(bonus), act))
    }

    pub(crate) fn pay(&mut self, seat: u8, row: BankRow) -> &mut Scene {
        self.play(seat, Move::Pay(row))
    }

    pub(crate) fn end(&mut self, seat: u8) -> &mut Scene {
        self.play(seat, Move::EndTurn)
    }

    /// A whole turn in which a tile is taken and nothing is done.
    pub(crate) fn pass(&mut self, seat: u8) -> &mut Scene {
        let tile = *self.options(seat).first().expect("a tile");
        self.play(seat, tile);
        while self.asks(seat) != Some(Ask::Next) {
            let first = *self.options(seat).first().expect("an answer");
            self.play(seat, first);
        }
        self.end(seat)
    }
}

/// An act with its source.
pub(crate) fn with(source: Source, act: Act) -> Move {
    Move::Do { with: source, act }
}

/// The Monk action of a bonus.
pub(crate) const MONK: Bonus = Bonus::Action(Follower::Monk);

//! What Joan does, effect by effect.

use crate::components::{Back, Card, Category, Deed, End, JoanEffect, Level, Race, Town, TownSet, Track, components};
use crate::event::{Event, Log};
use crate::state::{Holder, Joan, State};

/// Joan while she acts: her card lies face up, the back beside it tells her Monk actions.
pub(super) struct Doer<'a> {
    pub(super) state: &'a mut State,
    pub(super) card: Card,
    pub(super) back: Back,
    pub(super) log: &'a mut Log,
}

impl Doer<'_> {
    pub(super) fn carry_out(&mut self, effect: JoanEffect) {
        match effect {
            JoanEffect::Citizen => self.citizen(),
            JoanEffect::TakeCitizen(race) => self.take_citizen(race),
            JoanEffect::StrikeDeed(end) => self.strike_deed(end),
            JoanEffect::StrikeBankShield => self.strike_bank_shield(),
            JoanEffect::Monk => self.monk(),
            JoanEffect::RemovePlace(category) => self.remove_place(category),
            JoanEffect::Shield => self.shield(),
            JoanEffect::Level => self.level(),
            JoanEffect::Station => self.station(),
        }
    }

    /// Marks the next space of a track, if one is free; a Scholar space has an effect of its own
    /// (joan_solo.track.mark, joan_solo.track.full, joan_solo.track.scholar-extra).
    pub(super) fn mark_track(&mut self, track: Track) {
        let solo = &components().solo;
        let marked = usize::from(self.joan().tracks[track.index()]);
        let length = solo.tracks.get(track.index()).map_or(solo.scholar.len(), Vec::len);
        if marked >= length {
            return self.log.push(Event::JoanForfeits);
        }
        self.change(|joan| joan.tracks[track.index()] += 1, Event::JoanTrack { track });
        if track == Track::Scholar {
            self.carry_out(solo.scholar[marked]);
        }
    }

    /// The back of the next card tells the Monk action, except at Standard level (joan_solo.monk.back,
    /// joan_solo.monk.ignored).
    fn monk(&mut self) {
        if self.state.setup.level() == Level::Standard {
            return self.log.push(Event::JoanForfeits);
        }
        match self.back.monk {
            Some(track) => {
                self.mark_track(track);
                self.shield();
            }
            None => self.station(),
        }
    }

    /// Builds: the town of the card is struck out, else the next higher free one, from the beginning if need be
    /// (joan_solo.effect.station-next, joan_solo.effect.station-wrap).
    fn station(&mut self) {
        let (state, printed) = (&self.state, components());
        if self.joan().stations >= printed.solo.stations {
            return self.log.push(Event::JoanForfeits);
        }
        let in_play = printed.towns_for[usize::from(state.setup.players)];
        let free = in_play - state.table.taken - TownSet::of(Town::Orleans);
        let wanted = printed.solo.card(self.card).town;
        let town = free.iter().find(|town| *town >= wanted).or_else(|| free.iter().next());
        town.into_iter().for_each(|town| self.state.table.taken.insert(town));
        self.change(|joan| joan.stations += 1, Event::JoanStation { town });
    }

    /// A random card of the category leaves the game (joan_solo.effect.place-card).
    fn remove_place(&mut self, category: Category) {
        let left = components().places_of[category.index()] & self.state.table.market;
        if left.is_empty() {
            return self.log.push(Event::JoanForfeits);
        }
        let nth = self.state.secret.rng.below(left.len().into());
        if let Some(place) = left.iter().nth(nth as usize) {
            self.state.table.market.remove(place);
            self.state.table.removed.insert(place);
            self.log.push(Event::JoanRemoves { place });
        }
    }

    /// A shield of her depot, the first row first (joan_solo.effect.shield-order).
    fn shield(&mut self) {
        let room = components().solo.depot.iter().map(Vec::len).sum();
        if usize::from(self.joan().shields) < room {
            self.change(|joan| joan.shields += 1, Event::JoanShield);
        } else {
            self.log.push(Event::JoanForfeits);
        }
    }

    /// Her next Development level (joan_solo.effect.level).
    fn level(&mut self) {
        let levels = self.joan().levels + 1;
        if usize::from(levels) <= components().solo.levels.len() {
            self.change(|joan| joan.levels = levels, Event::JoanLevel { levels });
        } else {
            self.log.push(Event::JoanForfeits);
        }
    }

    /// A Citizen in her area; where there is no room it is lost (joan_solo.effect.citizen-limit).
    fn citizen(&mut self) {
        if self.joan().citizens < components().solo.citizens {
            self.change(|joan| joan.citizens += 1, Event::JoanCitizen);
        } else {
            self.log.push(Event::JoanForfeits);
        }
    }

    /// A Citizen of the sheet that nobody has yet becomes hers (joan_solo.effect.citizen-sheet).
    fn take_citizen(&mut self, race: Race) {
        if self.strike(race) {
            self.citizen();
        } else {
            self.log.push(Event::JoanForfeits);
        }
    }

    /// The next open deed from one end is struck out; she gains nothing (joan_solo.effect.deed,
    /// joan_solo.yellow.joan-gains).
    fn strike_deed(&mut self, end: End) {
        let open = |deed: &&Deed| self.state.deed_is_open(**deed);
        let deed = match end {
            End::Left => Deed::ALL.iter().find(open),
            End::Right => Deed::ALL.iter().rev().find(open),
        };
        match deed {
            Some(deed) => _ = self.strike(Race::of_deed(*deed)),
            None => self.log.push(Event::JoanForfeits),
        }
    }

    /// The leftmost shield below the bank that is still open is struck out (joan_solo.effect.bank-yellow).
    fn strike_bank_shield(&mut self) {
        match Race::OF_BANK_COLUMNS.into_iter().find(|race| self.state.winner(*race).is_none()) {
            Some(race) => _ = self.strike(race),
            None => self.log.push(Event::JoanForfeits),
        }
    }

    /// Strikes out a yellow bonus that nobody has yet.
    fn strike(&mut self, race: Race) -> bool {
        let open = self.state.winner(race).is_none();
        if open {
            self.state.table.races[race.index()] = Some(Holder::Joan);
            self.log.push(Event::Won { holder: Holder::Joan, race });
        }
        open
    }

    fn joan(&self) -> Joan {
        self.state.joan.unwrap_or_default()
    }

    fn change(&mut self, mark: impl FnOnce(&mut Joan), event: Event) {
        if let Some(joan) = &mut self.state.joan {
            mark(joan);
        }
        self.log.push(event);
    }
}

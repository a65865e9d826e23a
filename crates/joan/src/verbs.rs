//! The few ways things change; each writes its event. All marks are made by whoever is at turn
//! (joan.bonus.yellow-simultaneous).

use crate::components::{
    BankRow, Bonus, By, Count, Deed, Effect, Follower, Good, Place, Prize, Race, Route, Town, components,
};
use crate::event::{Event, Log};
use crate::state::{Bonuses, Holder, State};

impl State {
    /// Marks a good; of a full row it becomes a shield (joan.warehouse.row-full). A completed column gives its bonus.
    pub(crate) fn mark_good(&mut self, good: Good, log: &mut Log) {
        if !self.own().has_room_for(good) {
            return self.circle_shield(log);
        }
        let seat = self.side();
        let columns = self.own().goods_columns();
        self.own_mut().goods[good.index()] += 1;
        log.push(Event::Good { seat, good });
        if self.own().goods_columns() > columns {
            match components().warehouse_columns[usize::from(columns)] {
                Prize::Citizen => self.claim(Race::Warehouse, log),
                prize => self.gain(prize, log),
            }
        }
    }

    /// Circles a coin in a row with room. A whole row gives its bonus (joan.bank.row-bonus).
    pub(crate) fn circle_coin(&mut self, row: BankRow, log: &mut Log) {
        let seat = self.side();
        self.own_mut().circled[row.index()] += 1;
        log.push(Event::Coin { seat, row });
        if !self.own().has_room_for_coin(row) {
            match components().bank_rows[row.index()] {
                Prize::Citizen => self.claim(Race::Bank, log),
                prize => self.gain(prize, log),
            }
        }
    }

    /// Strikes out a coin. A whole column gives its bonus, and to the first a yellow one (joan.bank.column-bonus,
    /// joan.bank.column-shield).
    pub(crate) fn strike_coin(&mut self, row: BankRow, log: &mut Log) {
        let seat = self.side();
        let columns = self.own().struck_columns();
        self.own_mut().struck[row.index()] += 1;
        log.push(Event::Paid { seat, row });
        if self.own().struck_columns() > columns {
            self.gain(components().bank_columns[usize::from(columns)], log);
            self.claim(Race::OF_BANK_COLUMNS[usize::from(columns)], log);
        }
    }

    /// Circles a shield; beyond the last it is lost (joan.depot.full).
    pub(crate) fn circle_shield(&mut self, log: &mut Log) {
        let seat = self.side();
        if self.own().has_shield_left() {
            self.own_mut().shields += 1;
            log.push(Event::Shield { seat });
        } else {
            log.push(Event::ShieldLost { seat });
        }
    }

    /// Marks spaces of the Development track with the bonuses below them (joan.development.bonus).
    pub(crate) fn develop(&mut self, points: u8, log: &mut Log) {
        for marked in 0..points {
            if !self.own().can_develop() {
                log.push(Event::PointsLost { seat: self.side(), points: points - marked });
                return;
            }
            if let Some(prize) = self.mark_space(log) {
                self.gain(prize, log);
            }
        }
    }

    /// Marks the spaces up to the next star: ordinary bonuses are lost (joan.card.observatory-bonuses).
    fn develop_to_next_star(&mut self, log: &mut Log) {
        for _ in 0..self.own().to_next_star().unwrap_or(0) {
            self.mark_space(log);
        }
    }

    /// Marks one space, claims its yellow bonus and tells its ordinary one.
    fn mark_space(&mut self, log: &mut Log) -> Option<Prize> {
        let seat = self.side();
        let space = self.own().development;
        self.own_mut().development += 1;
        log.push(Event::Point { seat, space: space + 1 });
        let facts = components().development[usize::from(space)];
        if let Some(race) = facts.race {
            self.claim(race, log);
        }
        facts.prize
    }

    /// Fills in a route. Its goods and points are marked at once (joan.map.route-goods, joan.map.route-points), but
    /// for the choice that a Tree House gives.
    pub(crate) fn fill_in(&mut self, route: Route, log: &mut Log) {
        let seat = self.side();
        let facts = components().route(route);
        self.own_mut().fill(route);
        log.push(Event::Route { seat, route });
        self.develop(facts.points, log);
        if facts.by == By::Land && self.own().has(Place::TreeHouse) && facts.goods != [0; Good::COUNT] {
            self.turn.work.replace = Some(route);
        } else {
            self.mark_goods(facts.goods, log);
        }
    }

    /// Marks goods one after the other (joan.warehouse.several).
    pub(crate) fn mark_goods(&mut self, goods: [u8; Good::COUNT], log: &mut Log) {
        for (good, number) in Good::ALL.iter().zip(goods) {
            (0..number).for_each(|_| self.mark_good(*good, log));
        }
    }

    /// Builds a trading station: the town is closed to all others but in Orléans (joan.map.station-circle,
    /// joan.map.station-orleans).
    pub(crate) fn build(&mut self, town: Town, log: &mut Log) {
        let seat = self.side();
        self.own_mut().stations.insert(town);
        log.push(Event::Station { seat, town });
        if town != Town::Orleans {
            self.table.taken.insert(town);
        }
        if components().towns[town.index()].citizen {
            self.claim(Race::Town22, log);
        }
    }

    /// Acquires a place; it is paid afterwards.
    pub(crate) fn acquire(&mut self, place: Place, price: u8, log: &mut Log) {
        let seat = self.side();
        self.table.market.remove(place);
        self.table.acquired.insert(place);
        self.own_mut().places.insert(place);
        self.turn.work.pay += price;
        log.push(Event::Acquired { seat, place, price });
    }

    /// Marks a follower at a deed and begins the deed's effect. Who has all three is first: the deed is closed
    /// (joan.deed.complete).
    pub(crate) fn mark_deed(&mut self, deed: Deed, follower: Follower, log: &mut Log) {
        let seat = self.side();
        if let Some(at) = self.own().symbol(deed, follower) {
            self.own_mut().deeds[deed.index()][at] = true;
        }
        log.push(Event::Deed { seat, deed, follower });
        self.begin(components().deed(deed).effect, log);
        if self.own().deeds[deed.index()] == [true; 3] {
            self.claim(Race::of_deed(deed), log);
        }
    }

    /// Begins an effect: what asks nothing is done, the rest is left to be asked.
    pub(crate) fn begin(&mut self, effect: Effect, log: &mut Log) {
        let counted = effect.point_per.map_or(0, |count| self.count(count));
        let work = &mut self.turn.work;
        work.land += effect.land;
        work.water += effect.water;
        work.stations += u8::from(effect.station);
        work.goods += effect.any_goods;
        work.coins += effect.coins;
        work.coin_or_point += effect.coin_or_point;
        self.mark_goods(effect.goods, log);
        self.develop(effect.points + counted, log);
        if effect.to_next_star {
            self.develop_to_next_star(log);
        }
    }

    /// What a place counts, once when it is used (joan.card.counted-once).
    pub(crate) fn count(&self, count: Count) -> u8 {
        match count {
            Count::WarehouseCompleteColumns => self.own().goods_columns(),
            Count::BankStruckColumns => self.own().struck_columns(),
            Count::OwnTradingStations => self.own().stations.len(),
        }
    }

    /// The first gets a yellow bonus, and nobody else ever (joan.bonus.yellow).
    fn claim(&mut self, race: Race, log: &mut Log) {
        if self.winner(race).is_none() {
            let holder = Holder::Seat(self.side());
            self.table.races[race.index()] = Some(holder);
            log.push(Event::Won { holder, race });
            self.gain(components().prize(race), log);
        }
    }

    /// A bonus waits for its player or is marked when the effect is finished (joan.bonus.automatic).
    fn gain(&mut self, prize: Prize, log: &mut Log) {
        log.push(Event::Gained { seat: self.side(), prize });
        match prize {
            Prize::Open(bonus) => self.turn.bonuses.add(bonus),
            Prize::Points(points) => self.turn.due.points += points,
            Prize::Shields(shields) => self.turn.due.shields += shields,
            // Counted at the end from what is circled.
            Prize::Victory(_) | Prize::Citizen => {}
        }
    }

    /// Lets the turn's open bonuses lapse (joan.bonus.lapse).
    pub(crate) fn lapse(&mut self, log: &mut Log) {
        let seat = self.side();
        let lapsed = |bonus: &Bonus| Event::Lapsed { seat, bonus: *bonus };
        log.extend(self.turn.bonuses.as_slice().iter().map(lapsed));
        self.turn.bonuses = Bonuses::default();
    }
}

//! What can be answered: the only source of legality. Each option is told once, in a fixed order.

use crate::components::{
    BankRow, Bonus, By, Category, Deed, Effect, Fit, Follower, Good, Place, PlaceSet, RouteSet, Sort, Standard,
    Standards, TownSet, components,
};
use crate::moves::{Act, Move, Source};
use crate::state::{Action, Ask, Origin, State};

impl State {
    /// Tells every legal answer to the open question.
    pub(crate) fn offer(&self, tell: &mut impl FnMut(Move)) {
        match self.turn.ask {
            None => {}
            Some(Ask::Take) => self.offer_tiles(tell),
            Some(Ask::Next) => self.offer_next(tell),
            Some(ask) => self.offer_work(ask, tell),
        }
    }

    /// A tile of each kind on display, or a Monk for one of them (joan.round.turns, joan.monk.recruit).
    fn offer_tiles(&self, tell: &mut impl FnMut(Move)) {
        let on_display = || Follower::tiles().iter().filter(|tile| self.table.display[tile.index()] > 0);
        on_display().for_each(|tile| tell(Move::Take(*tile)));
        if self.can_recruit() {
            on_display().for_each(|tile| tell(Move::Recruit { discard: *tile }));
        }
    }

    pub(crate) fn can_recruit(&self) -> bool {
        usize::from(self.own().monks) + 1 < components().monk_points.len()
    }

    /// The action, the open bonuses, the end of the turn: the player chooses what comes next (joan.bonus.when).
    fn offer_next(&self, tell: &mut impl FnMut(Move)) {
        if let Some(action) = self.turn.action {
            self.offer_action(action, &mut |act| tell(Move::Do { with: Source::Action, act }));
        }
        for bonus in self.turn.bonuses.kinds() {
            let tell = &mut |act| tell(Move::Do { with: Source::Bonus(bonus), act });
            match bonus {
                Bonus::Action(follower) => self.offer_action(Action { follower, origin: Origin::Bonus }, tell),
                Bonus::Goods(_) => self.offer_goods(tell),
                Bonus::Coins(_) => self.offer_coins(tell),
                Bonus::Station => self.building_sites().iter().for_each(|town| tell(Act::Station(town))),
            }
        }
        tell(Move::EndTurn);
    }

    /// What is left of an effect.
    fn offer_work(&self, ask: Ask, tell: &mut impl FnMut(Move)) {
        let effect = &mut |act| tell(Move::Do { with: Source::Effect, act });
        match ask {
            Ask::Take | Ask::Next => {}
            Ask::Route(by) => self.open_routes(by).iter().for_each(|route| effect(Act::Route(route))),
            Ask::Good => self.offer_goods(effect),
            Ask::Coin => self.offer_coins(effect),
            Ask::CoinOrPoint => {
                self.offer_coins(effect);
                self.offer_point(effect);
            }
            Ask::Station if self.own().coins() >= components().station_price => {
                self.building_sites().iter().for_each(|town| effect(Act::Station(town)));
            }
            Ask::Station => {}
            Ask::Pay => {
                let rows = BankRow::ALL.iter().filter(|row| self.own().can_pay(**row));
                rows.for_each(|row| tell(Move::Pay(*row)));
            }
            Ask::Replace(route) => {
                tell(Move::Keep);
                let goods = components().route(route).goods;
                for good in Good::ALL.iter().copied().filter(|good| goods[good.index()] > 0) {
                    let others = || Good::ALL.iter().copied().filter(move |other| *other != good);
                    let mut room = others().filter(|other| self.own().has_room_for(*other)).peekable();
                    if room.peek().is_none() {
                        tell(Move::Replace { good, by: None });
                    }
                    room.for_each(|other| tell(Move::Replace { good, by: Some(other) }));
                }
            }
        }
    }

    /// The three options of an action: standard action, own place, deed (joan.action.three-options). Only what
    /// changes something is offered, but a follower may always be marked (joan.action.no-effect-choice).
    fn offer_action(&self, action: Action, tell: &mut impl FnMut(Act)) {
        self.offer_standard(self.standards(action), tell);
        for place in self.own().places.iter() {
            if self.fits(place, action) && self.changes_something(components().place(place).effect) {
                tell(Act::Use(place));
            }
        }
        for deed in Deed::ALL.iter().copied() {
            if self.own().symbol(deed, action.follower).is_some() && self.deed_is_open(deed) {
                tell(Act::Deed { deed, follower: action.follower });
            }
        }
    }

    fn offer_standard(&self, acts: Standards, tell: &mut impl FnMut(Act)) {
        let (good, coin) = (acts.contains(Standard::Good), acts.contains(Standard::Coin));
        if good {
            self.offer_rooms(tell);
        }
        for (act, by) in [(Standard::LandRoute, By::Land), (Standard::WaterRoute, By::Water)] {
            if acts.contains(act) {
                self.open_routes(by).iter().for_each(|route| tell(Act::Route(route)));
            }
        }
        if coin {
            self.offer_rows(tell);
        }
        let overflows = (good && self.own().warehouse_is_full()) || (coin && self.own().bank_is_full());
        if overflows && self.own().has_shield_left() {
            tell(Act::Shield);
        }
        if acts.contains(Standard::Station) && self.own().coins() >= components().station_price {
            self.building_sites().iter().for_each(|town| tell(Act::Station(town)));
        }
        if acts.contains(Standard::Place) {
            self.offer_places(tell);
        }
        if acts.contains(Standard::Point) {
            self.offer_point(tell);
        }
    }

    /// A good of a row with room; with a full warehouse a shield (joan.warehouse.any-good).
    fn offer_goods(&self, tell: &mut impl FnMut(Act)) {
        self.offer_rooms(tell);
        if self.own().warehouse_is_full() && self.own().has_shield_left() {
            tell(Act::Shield);
        }
    }

    /// A coin in a row with room; with a full bank a shield (joan.bank.full).
    fn offer_coins(&self, tell: &mut impl FnMut(Act)) {
        self.offer_rows(tell);
        if self.own().bank_is_full() && self.own().has_shield_left() {
            tell(Act::Shield);
        }
    }

    fn offer_rooms(&self, tell: &mut impl FnMut(Act)) {
        Good::ALL.iter().filter(|good| self.own().has_room_for(**good)).for_each(|good| tell(Act::Good(*good)));
    }

    fn offer_rows(&self, tell: &mut impl FnMut(Act)) {
        BankRow::ALL.iter().filter(|row| self.own().has_room_for_coin(**row)).for_each(|row| tell(Act::Coin(*row)));
    }

    fn offer_point(&self, tell: &mut impl FnMut(Act)) {
        if self.own().can_develop() {
            tell(Act::Point);
        }
    }

    /// The places of open categories that can be paid, in full or with what the Cemetery spares.
    fn offer_places(&self, tell: &mut impl FnMut(Act)) {
        let (coins, discount) = (self.own().coins(), self.discount());
        let open = Category::ALL.iter().take_while(|category| self.category_is_open(**category));
        let open = open.fold(PlaceSet::EMPTY, |all, category| all | components().places_of[category.index()]);
        for place in (open & self.table.market).iter() {
            let full = components().place(place).price;
            for price in full.saturating_sub(discount)..=full.min(coins) {
                tell(Act::Acquire { place, price });
            }
        }
    }

    /// How many coins less may be paid for a place (joan.card.cemetery).
    pub(crate) fn discount(&self) -> u8 {
        if self.own().has(Place::Cemetery) { components().place(Place::Cemetery).discount } else { 0 }
    }

    /// Whether enough cards of each lower category have been acquired, by anybody (joan.place.unlock-2-3,
    /// joan.place.unlock-4-5).
    pub fn category_is_open(&self, category: Category) -> bool {
        let needed = self.setup.facts().opens_at;
        let lower = &components().places_of[..category.index()];
        lower.iter().all(|places| (*places & self.table.acquired).len() >= needed)
    }

    /// The routes that can be filled in next.
    pub(crate) fn open_routes(&self, by: By) -> RouteSet {
        self.own().open_routes(by, self.setup.players)
    }

    /// The towns for a trading station: connected, without an own one, and not struck out but with the Tavern
    /// (joan.map.station-where, joan.card.tavern).
    pub(crate) fn building_sites(&self) -> TownSet {
        let sheet = self.own();
        let free = sheet.reached - sheet.stations;
        if sheet.has(Place::Tavern) { free } else { free - self.table.taken }
    }

    /// The standard actions of a follower; a Scholar that was taken acts as anybody with the School
    /// (joan.card.school).
    pub(crate) fn standards(&self, action: Action) -> Standards {
        let acts_as = if self.is_schooled(action) { Follower::Monk } else { action.follower };
        components().standard[acts_as.index()]
    }

    pub(crate) fn is_schooled(&self, action: Action) -> bool {
        action == Action { follower: Follower::Scholar, origin: Origin::Taken } && self.own().has(Place::School)
    }

    /// Whether a follower can use the action of a place.
    pub(crate) fn fits(&self, place: Place, action: Action) -> bool {
        let facts = components().place(place);
        let is_monk = action.follower == Follower::Monk;
        facts.sort == Sort::Action
            && match facts.fit {
                Some(Fit::Only(follower)) => follower == action.follower || is_monk || self.is_schooled(action),
                Some(Fit::Any) => true,
                Some(Fit::RecruitedMonk) => is_monk && action.origin == Origin::Recruited,
                None => false,
            }
    }

    /// Whether at least one part of an effect would change something (joan.action.no-effect-choice).
    pub(crate) fn changes_something(&self, effect: Effect) -> bool {
        let sheet = self.own();
        let shield = sheet.has_shield_left();
        let good = |good: &Good| effect.goods[good.index()] > 0 && (shield || sheet.has_room_for(*good));
        let coin = || shield || !sheet.bank_is_full();
        let points = effect.points + effect.point_per.map_or(0, |count| self.count(count));
        Good::ALL.iter().any(good)
            || (effect.any_goods > 0 && (shield || !sheet.warehouse_is_full()))
            || (effect.coins > 0 && coin())
            || (points > 0 && sheet.can_develop())
            || (effect.coin_or_point > 0 && (coin() || sheet.can_develop()))
            || (effect.land > 0 && !self.open_routes(By::Land).is_empty())
            || (effect.water > 0 && !self.open_routes(By::Water).is_empty())
            || (effect.station && sheet.coins() >= components().station_price && !self.building_sites().is_empty())
            || (effect.to_next_star && sheet.to_next_star().is_some())
    }
}

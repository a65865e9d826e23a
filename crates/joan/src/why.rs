//! Why a move is refused: every refusal has its rule.

use crate::components::{
    Bonus, By, Category, Deed, Fit, Follower, Place, Route, Sort, Standard, Standards, Town, components,
};
use crate::moves::{Act, Move, Source};
use crate::state::{Action, Ask, State};
use tabletop::{RuleId, Seat};

impl State {
    /// The rule that forbids this move now, or nothing if it is one of the options.
    pub(crate) fn forbids(&self, seat: Seat, mv: Move) -> Option<RuleId> {
        if self.turn.ask.is_none() || seat != self.side() {
            return Some(RuleId(self.why_not_asked(seat)));
        }
        let mut offered = false;
        self.offer(&mut |option| offered |= option == mv);
        (!offered).then(|| RuleId(self.why(mv)))
    }

    fn why_not_asked(&self, seat: Seat) -> &'static str {
        match (self.turn.ask, self.setup.is_solo()) {
            (None, false) => "joan.end.trigger",
            (None, true) => "joan_solo.end.trigger",
            (Some(_), true) if seat == Seat(1) => "joan_solo.round.joan-automatic",
            (Some(_), _) => "joan.round.turns",
        }
    }

    /// The rule behind a move that is no option.
    fn why(&self, mv: Move) -> &'static str {
        match (self.turn.ask, mv) {
            (Some(Ask::Take), Move::Take(_)) => "joan.round.turns",
            (Some(Ask::Take), Move::Recruit { .. }) if !self.can_recruit() => "joan.monk.recruit",
            (Some(Ask::Take), Move::Recruit { .. }) => "joan.monk.discard-tile",
            (Some(Ask::Take), _) => "joan.round.action-optional",
            (_, Move::Take(_) | Move::Recruit { .. }) => "joan.round.turns",
            (Some(Ask::Next), Move::Do { with, act }) => self.why_not_next(with, act),
            (Some(Ask::Next), _) => "joan.action.choices",
            // An effect is finished before anything else begins.
            (_, Move::EndTurn | Move::Do { with: Source::Action | Source::Bonus(_), .. }) => {
                "joan.bonus.chain-complete"
            }
            (Some(Ask::Pay), Move::Pay(_)) => "joan.bank.strike",
            (Some(Ask::Replace(_)), Move::Replace { .. }) => "joan.card.tree-house",
            (Some(Ask::Route(by)), Move::Do { act: Act::Route(route), .. }) => self.why_not_route(route, Some(by)),
            (Some(Ask::Station), Move::Do { act: Act::Station(town), .. }) => self.why_not_station(town, false),
            (Some(Ask::Good), Move::Do { act: Act::Good(_), .. }) => "joan.warehouse.any-good",
            (Some(Ask::Coin | Ask::CoinOrPoint), Move::Do { act: Act::Coin(_), .. }) => "joan.bank.circle",
            (Some(Ask::CoinOrPoint), Move::Do { act: Act::Point, .. }) => "joan.development.end",
            (_, Move::Do { act: Act::Shield, .. }) => "joan.depot.sources",
            _ => "joan.action.choices",
        }
    }

    /// Why this cannot come next in the turn.
    fn why_not_next(&self, with: Source, act: Act) -> &'static str {
        match with {
            Source::Effect => "joan.action.choices",
            Source::Bonus(bonus) if !self.turn.bonuses.contains(bonus) => "joan.bonus.chain",
            Source::Bonus(Bonus::Goods(_)) => match act {
                Act::Good(_) => "joan.warehouse.any-good",
                _ => "joan.development.good",
            },
            Source::Bonus(Bonus::Coins(_)) => match act {
                Act::Coin(_) => "joan.bank.circle",
                _ => "joan.development.coin",
            },
            Source::Bonus(Bonus::Station) => match act {
                Act::Station(town) => self.why_not_station(town, true),
                _ => "joan.bank.column-station",
            },
            Source::Action | Source::Bonus(Bonus::Action(_)) => match self.actor(with) {
                Some(action) => self.why_not_act(action, act),
                // The action of the turn has been carried out.
                None => "joan.round.turns",
            },
        }
    }

    fn why_not_act(&self, action: Action, act: Act) -> &'static str {
        let acts = self.standards(action);
        let allowed = |standard: Standard| acts.contains(standard);
        match act {
            Act::Good(_) if allowed(Standard::Good) => "joan.warehouse.any-good",
            Act::Coin(_) if allowed(Standard::Coin) => "joan.bank.circle",
            Act::Point if allowed(Standard::Point) => "joan.development.end",
            Act::Shield => "joan.depot.sources",
            Act::Route(route) => self.why_not_route(route, way_of(acts)),
            Act::Station(town) if allowed(Standard::Station) => self.why_not_station(town, false),
            Act::Acquire { place, price } if allowed(Standard::Place) => self.why_not_acquire(place, price),
            Act::Use(place) => self.why_not_use(place, action),
            Act::Deed { deed, follower } => self.why_not_deed(deed, follower, action),
            Act::Good(_) | Act::Coin(_) | Act::Point | Act::Station(_) | Act::Acquire { .. } => {
                "joan.action.three-options"
            }
        }
    }

    /// Why a route cannot be filled in; `by` is the one way that is allowed, where there is but one.
    fn why_not_route(&self, route: Route, by: Option<By>) -> &'static str {
        let printed = components();
        if !printed.routes_for[usize::from(self.setup.players)].contains(route) {
            return "joan.setup.struck-parts";
        }
        if self.own().routes.contains(route) {
            return "joan.map.route-once";
        }
        if !self.own().near.contains(route) {
            return "joan.map.route-start";
        }
        match by {
            Some(By::Land) => "joan.standard.knight",
            Some(By::Water) => "joan.standard.boatman",
            None => "joan.action.three-options",
        }
    }

    fn why_not_station(&self, town: Town, free: bool) -> &'static str {
        let sheet = self.own();
        if !components().towns_for[usize::from(self.setup.players)].contains(town) {
            "joan.setup.struck-parts"
        } else if sheet.stations.contains(town) && town == Town::Orleans {
            "joan.map.station-orleans"
        } else if sheet.stations.contains(town) || !sheet.reached.contains(town) {
            "joan.map.station-where"
        } else if !self.building_sites().contains(town) {
            "joan.map.station-circle"
        } else if !free {
            "joan.standard.craftsman-no-coin"
        } else {
            "joan.bank.column-station"
        }
    }

    fn why_not_acquire(&self, place: Place, price: u8) -> &'static str {
        let facts = components().place(place);
        if !self.table.market.contains(place) {
            "joan.place.from-middle"
        } else if !self.category_is_open(facts.category) {
            self.why_closed(facts.category)
        } else if self.own().has(Place::Cemetery)
            && price.saturating_add(self.discount()) >= facts.price
            && price <= facts.price
        {
            "joan.place.cost-short"
        } else if price != facts.price {
            "joan.place.cost"
        } else {
            "joan.place.cost-short"
        }
    }

    fn why_closed(&self, category: Category) -> &'static str {
        if self.setup.is_solo() {
            let lower = &components().places_of[..category.index()];
            let gone =
                |places: &_| (self.table.market & *places).is_empty() && (self.table.acquired & *places).is_empty();
            return if lower.iter().any(gone) { "joan_solo.place.category-gone" } else { "joan_solo.place.own-unlock" };
        }
        match self.setup.players {
            _ if self.table.acquired.is_empty() => "joan.place.first-category",
            2 | 3 => "joan.place.unlock-2-3",
            _ => "joan.place.unlock-4-5",
        }
    }

    fn why_not_use(&self, place: Place, action: Action) -> &'static str {
        let facts = components().place(place);
        if !self.own().has(place) {
            return "joan.action.three-options";
        }
        match (facts.sort, facts.fit) {
            (Sort::Plus, _) => "joan.place.plus-trigger",
            (Sort::Passive, _) if place == Place::School => "joan.card.school",
            (Sort::Passive, _) => "joan.place.passive",
            (Sort::Action, _) if self.fits(place, action) => "joan.action.no-effect-choice",
            (Sort::Action, Some(Fit::RecruitedMonk)) => "joan.card.observatory",
            (Sort::Action, _) => "joan.action.three-options",
        }
    }

    fn why_not_deed(&self, deed: Deed, follower: Follower, action: Action) -> &'static str {
        let symbols = components().deed(deed).followers;
        if !self.deed_is_in_play(deed) {
            "joan.setup.map-two"
        } else if !self.deed_is_open(deed) {
            "joan.deed.closed"
        } else if follower == action.follower || !symbols.contains(&follower) {
            "joan.deed.mark"
        } else if action.follower == Follower::Monk {
            "joan.monk.not-for-deeds"
        } else if self.is_schooled(action) {
            "joan.deed.no-replacement"
        } else {
            "joan.deed.mark"
        }
    }
}

/// The one way of route that these acts know.
fn way_of(acts: Standards) -> Option<By> {
    match (acts.contains(Standard::LandRoute), acts.contains(Standard::WaterRoute)) {
        (true, false) => Some(By::Land),
        (false, true) => Some(By::Water),
        _ => None,
    }
}

//! Journeys and trading stations: the best tour with the places at hand.

use super::look::Look;
use super::modules::{alone, indulgences, invasion, orders, prosperity};
use super::worth;
use orleans::components::{By, Good, Place, RouteFacts, Town, TownSet, components};
use orleans::{Module, Move};

/// The places of a tour and what they let the merchant do.
pub(crate) const PLACES: [Place; 4] = [Place::Ship, Place::Wagon, Place::HorseWagon, Place::Guildhall];

/// How often a tour may still use waterways, roads and the Guildhall.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Means {
    waters: u8,
    roads: u8,
    builds: u8,
}

impl Means {
    /// These means with one use of `place`.
    pub(crate) fn with(mut self, place: Place) -> Means {
        match place {
            Place::Ship => self.waters += 1,
            Place::Wagon | Place::HorseWagon => self.roads += 1,
            _ => self.builds += 1,
        }
        self
    }

    /// The means of all places that are ready.
    pub(crate) fn ready(look: &Look<'_>) -> Means {
        PLACES.iter().filter(|place| look.is_ready(**place)).fold(Means::default(), |means, &place| means.with(place))
    }
}

/// The map as the merchant sees it.
pub(crate) struct Map<'a> {
    look: &'a Look<'a>,
    free: TownSet,
    station: i32,
    /// The best good on each route.
    goods: Vec<i32>,
    /// What can be delivered in each town.
    orders: [i32; Town::COUNT],
    /// What the merchant who comes to each town fulfils there.
    goals: [i32; Town::COUNT],
    /// What a station in each town fulfils.
    sites: [i32; Town::COUNT],
    /// What can still be won from each town in later rounds.
    ahead: [i32; Town::COUNT],
}

impl<'a> Map<'a> {
    pub(crate) fn new(look: &'a Look<'a>) -> Map<'a> {
        let free = match look.mat.stations_left {
            0 => TownSet::EMPTY,
            _ => look.free_towns(),
        };
        let (station, goods, orders) = (worth::station(look), goods(look), orders::by_town(look));
        let in_town = |nth: usize| (Town::ALL[nth], look.aims);
        let (on_arrival, on_building) = indulgences::concerned(look);
        let goals = std::array::from_fn(|nth| {
            let (town, aims) = in_town(nth);
            let card = || if on_arrival.contains(town) { indulgences::arrival(look, town) } else { 0 };
            let arrival = || card() + invasion::arrival(look, town).unwrap_or(0);
            aims.map_or_else(arrival, |aims| alone::arrival(look, &aims, town))
        });
        let sites = std::array::from_fn(|nth| {
            let (town, aims) = in_town(nth);
            let card = || if on_building.contains(town) { indulgences::site(look, town) } else { 0 };
            let site = || card() + invasion::site(look, town).unwrap_or(0);
            aims.map_or_else(site, |aims| alone::site(look, &aims, town))
        });
        let mut map = Map { look, free, station, goods, orders, goals, sites, ahead: [0; Town::COUNT] };
        // What lies further away counts for less, and near the end for nothing; a task is worth a longer way.
        let has_task = look.aims.is_some() || look.team.is_some();
        let (far, share) = if has_task { (6, 3) } else { (3, 2) };
        // What whoever comes to a town finds there, without what lies further away.
        let found: [i32; Town::COUNT] = std::array::from_fn(|nth| map.goals[nth] + map.rest(Town::ALL[nth], map.free));
        for _ in 0..look.rounds_left().min(far) {
            let mut ahead = [0; Town::COUNT];
            for &town in Town::ALL {
                let goals = routes(town).map(|(nth, route)| {
                    let to = route.other_end(town).index();
                    map.goods[nth] + found[to] + map.ahead[to]
                });
                ahead[town.index()] = goals.max().unwrap_or(0) * share / 5;
            }
            map.ahead = ahead;
        }
        map
    }

    /// What the best tour with these means brings, over staying where the merchant is.
    pub(crate) fn tour(&self, means: Means) -> i32 {
        if means == Means::default() {
            return 0;
        }
        let here = self.look.mat.merchant;
        self.best(here, self.free, means) - self.rest(here, self.free)
    }

    /// The best way on from a town: stop there, build, or travel along a route.
    fn best(&self, town: Town, free: TownSet, means: Means) -> i32 {
        let mut best = self.rest(town, free);
        if means.builds > 0 && free.contains(town) {
            best = best.max(self.build(town, free, means));
        }
        for route in routes(town) {
            best = best.max(self.travel(town, route, free, means).unwrap_or(best));
        }
        best
    }

    /// Building here, and the best way on.
    fn build(&self, town: Town, mut free: TownSet, means: Means) -> i32 {
        free.remove(town);
        self.station + self.sites[town.index()] + self.best(town, free, Means { builds: means.builds - 1, ..means })
    }

    /// Travelling along a route, and the best way on; nothing if the means do not allow it.
    fn travel(&self, town: Town, (nth, route): Way, free: TownSet, mut means: Means) -> Option<i32> {
        let left = if route.by == By::Water { &mut means.waters } else { &mut means.roads };
        *left = left.checked_sub(1)?;
        let to = route.other_end(town);
        Some(self.goods[nth] + self.goals[to.index()] + self.best(to, free, means))
    }

    /// The place to begin the tour with, and what the whole tour brings.
    pub(crate) fn first(&self, means: Means) -> Option<(Place, i32)> {
        let here = self.look.mat.merchant;
        let begin = |place: Place| match place {
            Place::Guildhall if self.free.contains(here) => Some(self.build(here, self.free, means)),
            Place::Guildhall => None,
            _ => {
                let by = if place == Place::Ship { By::Water } else { By::Road };
                let ways = routes(here).filter(|(_, route)| route.by == by);
                ways.filter_map(|route| self.travel(here, route, self.free, means)).max()
            }
        };
        let ready = PLACES.iter().copied().filter(|&place| self.look.is_ready(place));
        let ways = ready.filter_map(|place| Some((place, begin(place)? - self.rest(here, self.free))));
        ways.max_by_key(|&(_, worth)| worth)
    }

    /// What the merchant's place promises for later rounds, and what can be delivered there.
    fn rest(&self, town: Town, free: TownSet) -> i32 {
        self.orders[town.index()] + self.build_later(town, free) + self.ahead[town.index()]
    }

    /// The best way on from where the merchant stands, with all that is ready.
    pub(crate) fn stay(&self) -> i32 {
        self.stay_in(self.look.mat.merchant)
    }

    /// The same if the merchant stood in this town.
    pub(crate) fn stay_in(&self, town: Town) -> i32 {
        self.best(town, self.free, Means::ready(self.look))
    }

    fn build_later(&self, town: Town, free: TownSet) -> i32 {
        let built = self.station + self.sites[town.index()];
        if free.contains(town) && self.look.rounds_left() > 0 { built * 3 / 10 } else { 0 }
    }

    /// How good a journey is: the good taken, and the best way on from there.
    pub(crate) fn journey(&self, mv: Move) -> i32 {
        let worth = |good: Good| worth::good(self.look, good);
        match mv {
            Move::Travel { to, take, .. } => take.map_or(0, worth) + self.goals[to.index()] + self.stay_in(to),
            Move::TravelTakingUnseen { to, by } => {
                let here = self.look.mat.merchant;
                let way = routes(here).find(|(_, route)| route.other_end(here) == to && route.by == by);
                way.map_or(0, |(nth, _)| self.goods[nth]) + self.goals[to.index()] + self.stay_in(to)
            }
            Move::TravelTakingBoth { to, by } => {
                let here = self.look.mat.merchant;
                let way = routes(here).find(|(_, route)| route.other_end(here) == to && route.by == by);
                let spaces = way.map_or(0..0, |(_, route)| route.goods_spaces.clone());
                let goods = self.look.view.table.map[spaces].iter().flatten();
                goods.map(|&good| worth(good)).sum::<i32>() + self.goals[to.index()] + self.stay_in(to)
            }
            _ => 0,
        }
    }
}

/// The best good on each route, or all of them where the merchant takes them all.
fn goods(look: &Look<'_>) -> Vec<i32> {
    let takes_all = look.view.setup.modules.contains(Module::Tours);
    let worth: [i32; Good::COUNT] = std::array::from_fn(|nth| worth::good(look, Good::ALL[nth]));
    let unseen = prosperity::unseen(look, &worth);
    let best = |route: &RouteFacts| {
        let goods = look.view.table.map[route.goods_spaces.clone()].iter().flatten();
        let worths = goods.map(|good| worth[good.index()]);
        let open = if takes_all { worths.sum() } else { worths.max().unwrap_or(0) };
        if prosperity::lies_face_down(look, route) { open.max(unseen) } else { open.max(0) }
    };
    components().routes.iter().map(best).collect()
}

/// A route, with its number.
type Way = (usize, &'static RouteFacts);

fn routes(town: Town) -> impl Iterator<Item = Way> {
    let components = components();
    let numbers = components.towns[town.index()].routes.iter().map(|&route| usize::from(route));
    numbers.map(|route| (route, &components.routes[route]))
}

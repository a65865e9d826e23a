//! The flow of the game: an answer is carried out, then everything that asks nothing, up to the next question.

use crate::components::{Bonus, By, Good, components};
use crate::event::{Event, Log};
use crate::moves::{Act, Move, Source};
use crate::round;
use crate::state::{Ask, State, Work};
use tabletop::Illegal;

impl State {
    /// Answers the open question if the move is among its options.
    pub(crate) fn submit(&mut self, seat: tabletop::Seat, mv: Move, log: &mut Log) -> Result<(), Illegal> {
        match self.forbids(seat, mv) {
            Some(rule) => Err(Illegal { rule }),
            None => {
                self.answer(mv, log);
                Ok(())
            }
        }
    }

    /// Answers the open question with one of its options and runs on to the next one.
    pub(crate) fn answer(&mut self, mv: Move, log: &mut Log) {
        self.carry_out(mv, log);
        if mv != Move::EndTurn {
            self.run(log);
        }
    }

    fn carry_out(&mut self, mv: Move, log: &mut Log) {
        match mv {
            Move::Take(follower) => round::take(self, follower, log),
            Move::Recruit { discard } => round::recruit(self, discard, log),
            Move::Do { with, act } => {
                self.spend(with);
                self.act(with, act, log);
            }
            Move::Pay(row) => {
                self.turn.work.pay -= 1;
                self.strike_coin(row, log);
            }
            Move::Keep => self.mark_replaced(None, log),
            Move::Replace { good, by } => self.mark_replaced(Some((good, by)), log),
            Move::EndTurn => round::end_turn(self, log),
        }
    }

    /// Pays an answer with its source; what a bonus of several marks has left is the effect that goes on.
    fn spend(&mut self, source: Source) {
        let work = &mut self.turn.work;
        match source {
            Source::Action => self.turn.action = None,
            Source::Bonus(bonus) => {
                self.turn.bonuses.remove(bonus);
                match bonus {
                    Bonus::Goods(goods) => work.goods = goods - 1,
                    Bonus::Coins(coins) => work.coins = coins - 1,
                    Bonus::Action(_) | Bonus::Station => {}
                }
            }
            Source::Effect => match self.turn.ask {
                Some(Ask::Route(By::Land)) => work.land -= 1,
                Some(Ask::Route(By::Water)) => work.water -= 1,
                Some(Ask::Station) => work.stations -= 1,
                Some(Ask::Good) => work.goods -= 1,
                Some(Ask::Coin) => work.coins -= 1,
                Some(Ask::CoinOrPoint) => work.coin_or_point -= 1,
                _ => {}
            },
        }
    }

    fn act(&mut self, with: Source, act: Act, log: &mut Log) {
        let seat = self.side();
        match act {
            Act::Good(good) => self.mark_good(good, log),
            Act::Coin(row) => self.circle_coin(row, log),
            Act::Shield => self.circle_shield(log),
            Act::Route(route) => self.fill_in(route, log),
            Act::Point => self.develop(1, log),
            Act::Station(town) => {
                // The station of the bank is free (joan.bank.column-station).
                if with != Source::Bonus(Bonus::Station) {
                    self.turn.work.pay += components().station_price;
                }
                self.build(town, log);
            }
            Act::Acquire { place, price } => self.acquire(place, price, log),
            Act::Use(place) => {
                log.push(Event::Used { seat, place });
                self.begin(components().place(place).effect, log);
            }
            Act::Deed { deed, follower } => self.mark_deed(deed, follower, log),
        }
    }

    /// Marks the goods of the route that waits for the Tree House, one of them as another kind or as a shield
    /// (joan.card.tree-house).
    fn mark_replaced(&mut self, change: Option<(Good, Option<Good>)>, log: &mut Log) {
        let Some(route) = self.turn.work.replace.take() else { return };
        let mut goods = components().route(route).goods;
        if let Some((good, by)) = change {
            log.push(Event::Replaced { seat: self.side(), good, by });
            goods[good.index()] -= 1;
            match by {
                Some(other) => goods[other.index()] += 1,
                None => self.circle_shield(log),
            }
        }
        self.mark_goods(goods, log);
    }

    /// Goes on until somebody has to choose: the rest of the effect, then the bonuses that are marked by themselves,
    /// then the player chooses what comes next (joan.bonus.chain-complete, joan.bonus.automatic).
    fn run(&mut self, log: &mut Log) {
        loop {
            if let Some(ask) = self.turn.work.next() {
                self.turn.ask = Some(ask);
                match self.only_answer() {
                    Answers::Several => return,
                    // joan.action.choices: a choice with a single answer is made without asking.
                    Answers::One(mv) => self.carry_out(mv, log),
                    // joan.action.as-far-as-possible: a part that cannot be done is skipped.
                    Answers::None => self.turn.work.skip(ask),
                }
            } else if self.turn.due.shields > 0 {
                self.turn.due.shields -= 1;
                self.circle_shield(log);
            } else if self.turn.due.points > 0 {
                let points = std::mem::take(&mut self.turn.due.points);
                self.develop(points, log);
            } else {
                self.turn.ask = Some(Ask::Next);
                return;
            }
        }
    }

    fn only_answer(&self) -> Answers {
        let mut answers = Answers::None;
        self.offer(&mut |mv| {
            answers = match answers {
                Answers::None => Answers::One(mv),
                Answers::One(_) | Answers::Several => Answers::Several,
            }
        });
        answers
    }
}

/// How many answers a question has.
enum Answers {
    None,
    One(Move),
    Several,
}

impl Work {
    /// The next question of the effect.
    fn next(&self) -> Option<Ask> {
        if let Some(route) = self.replace {
            return Some(Ask::Replace(route));
        }
        let parts = [
            (self.land, Ask::Route(By::Land)),
            (self.water, Ask::Route(By::Water)),
            (self.stations, Ask::Station),
            (self.pay, Ask::Pay),
            (self.goods, Ask::Good),
            (self.coins, Ask::Coin),
            (self.coin_or_point, Ask::CoinOrPoint),
        ];
        parts.into_iter().find(|(left, _)| *left > 0).map(|(_, ask)| ask)
    }

    /// Gives up a part that cannot be done.
    fn skip(&mut self, ask: Ask) {
        match ask {
            Ask::Take | Ask::Next => {}
            Ask::Replace(_) => self.replace = None,
            Ask::Route(By::Land) => self.land = 0,
            Ask::Route(By::Water) => self.water = 0,
            Ask::Station => self.stations = 0,
            Ask::Pay => self.pay = 0,
            Ask::Good => self.goods = 0,
            Ask::Coin => self.coins = 0,
            Ask::CoinOrPoint => self.coin_or_point = 0,
        }
    }
}

//! Means, and how sure they are.

use std::collections::BTreeMap;

/// Standard errors to either side within which a mean lies in 95 of 100 cases.
const SURE: f64 = 1.96;

/// A mean that is built up.
#[derive(Default)]
pub(crate) struct Mean {
    sum: f64,
    n: f64,
}

impl Mean {
    /// Adds a number.
    pub(crate) fn add(&mut self, number: f64) {
        self.sum += number;
        self.n += 1.0;
    }

    /// The mean of what was added.
    pub(crate) fn get(&self) -> f64 {
        self.sum / self.n.max(1.0)
    }
}

/// A mean over deals. What is played on one deal belongs together, whoever sits where: its mean is one observation.
#[derive(Default)]
pub(crate) struct ByDeal(BTreeMap<u64, Mean>);

impl ByDeal {
    /// Adds a number that was reached on a deal.
    pub(crate) fn add(&mut self, deal: u64, number: f64) {
        self.0.entry(deal).or_default().add(number);
    }

    /// The mean of the deals.
    pub(crate) fn mean(&self) -> f64 {
        let mut all = Mean::default();
        self.0.values().for_each(|deal| all.add(deal.get()));
        all.get()
    }

    /// Half the width of the interval around the mean that holds with 95 %. One deal does not tell how much deals
    /// differ.
    pub(crate) fn margin(&self) -> Option<f64> {
        let (n, mean) = (self.0.len() as f64, self.mean());
        let squares: f64 = self.0.values().map(|deal| (deal.get() - mean).powi(2)).sum();
        (n > 1.0).then(|| SURE * (squares / (n - 1.0) / n).sqrt())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn by_deal(numbers: &[(u64, f64)]) -> ByDeal {
        let mut all = ByDeal::default();
        numbers.iter().for_each(|&(deal, number)| all.add(deal, number));
        all
    }

    /// Deals of 100, 110, 120 and 150 points: the mean is 120, the squares 400, 100, 0 and 900 sum up to 1,400, so the
    /// standard error is the root of 1,400 / 3 / 4, which is 10.801, and 1.96 of it are 21.17.
    #[test]
    fn the_interval_is_reckoned_from_the_spread_of_the_deals() {
        let all = by_deal(&[(0, 100.0), (1, 110.0), (2, 120.0), (3, 150.0)]);
        assert_eq!(all.mean(), 120.0);
        assert!((all.margin().expect("four deals") - 21.170).abs() < 0.001, "{:?}", all.margin());
    }

    /// The same game four times over tells no more than once.
    #[test]
    fn games_of_one_deal_count_once() {
        let once = by_deal(&[(0, 90.0), (1, 110.0)]);
        let often = by_deal(&[(0, 90.0), (0, 90.0), (0, 90.0), (0, 90.0), (1, 100.0), (1, 120.0)]);
        assert_eq!((often.mean(), often.margin()), (once.mean(), once.margin()));
        assert_eq!(once.margin(), Some(1.96 * 10.0));
    }

    #[test]
    fn one_deal_has_no_interval() {
        assert_eq!(by_deal(&[(7, 90.0), (7, 110.0)]).margin(), None);
        assert_eq!((by_deal(&[]).mean(), by_deal(&[]).margin()), (0.0, None));
    }
}

//! A race between choices: all see the same possible worlds, and those that need no more trying drop out.

use crate::budget::Meter;

/// Nothing drops out before so many worlds.
const FEW: usize = 6;
/// A difference is clear from so many standard errors on.
const CLEAR: f32 = 2.5;
/// Choices this near to each other are equal for all practical purposes, in points.
const EQUAL: f32 = 0.1;
/// The spread between two choices that is assumed before anything was tried, in points squared.
const DOUBT: f32 = 2.0;

/// A choice and what the worlds said to it.
#[derive(Clone, Debug)]
pub(crate) struct Tried<C> {
    pub(crate) choice: C,
    /// What came of it in each world, in points; all choices see the same worlds in the same order.
    worths: Vec<f32>,
}

impl<C> Tried<C> {
    pub(crate) fn new(choice: C) -> Tried<C> {
        Tried { choice, worths: Vec::new() }
    }

    /// The mean over all its worlds, in points.
    pub(crate) fn worth(&self) -> f32 {
        self.worths.iter().sum::<f32>() / self.worths.len().max(1) as f32
    }

    /// Whether it is better than another choice by more than the spread between them lets expect of equals.
    pub(crate) fn beats(&self, other: &Tried<C>) -> bool {
        let n = self.worths.len().min(other.worths.len()) as f32;
        let mean = self.over(other);
        let differences = self.worths.iter().zip(&other.worths).map(|(mine, other)| mine - other - mean);
        mean > (differences.map(|it| it * it).sum::<f32>() / (n * (n - 1.0)).max(1.0)).sqrt()
    }

    /// The mean difference to another choice in the worlds that both have seen.
    pub(crate) fn over(&self, other: &Tried<C>) -> f32 {
        let common = self.worths.len().min(other.worths.len());
        let sum = |it: &Tried<C>| it.worths[..common].iter().sum::<f32>();
        (sum(self) - sum(other)) / common.max(1) as f32
    }
}

/// Tries all choices in the same worlds; those that are clearly worse, or as good as equal, drop out. The best comes
/// first, and those that dropped out late before those that did early.
pub(crate) fn race<C, W>(
    mut tried: Vec<Tried<C>>,
    meter: &mut Meter,
    mut world: impl FnMut() -> W,
    mut imagine: impl FnMut(&W, &C) -> f32,
) -> Vec<Tried<C>> {
    let mut left = tried.len();
    while left > 1 && meter.has_world() {
        let world = world();
        for nth in 0..left {
            if !meter.goes_on() && !tried[left - 1].worths.is_empty() {
                rank(&mut tried[..left]);
                return tried;
            }
            let worth = imagine(&world, &tried[nth].choice);
            tried[nth].worths.push(worth);
        }
        left = drop_out(&mut tried[..left]);
    }
    tried
}

/// Puts the best first and those that need no more trying last; returns how many are left.
fn drop_out<C>(tried: &mut [Tried<C>]) -> usize {
    if tried[0].worths.len() < FEW {
        return tried.len();
    }
    rank(tried);
    let mut left = 1;
    for nth in 1..tried.len() {
        if !is_decided(&tried[0].worths, &tried[nth].worths) {
            tried[left..=nth].rotate_right(1);
            left += 1;
        }
    }
    left
}

/// Sorts by what came of the choices in the worlds that all of them have seen.
fn rank<C>(tried: &mut [Tried<C>]) {
    let common = tried.iter().map(|it| it.worths.len()).min().unwrap_or(0);
    let sum = |it: &Tried<C>| it.worths[..common].iter().sum::<f32>();
    tried.sort_by(|a, b| sum(b).total_cmp(&sum(a)));
}

/// Whether the second is clearly worse than the first, or as good as equal: by the spread of the difference.
fn is_decided(best: &[f32], other: &[f32]) -> bool {
    let n = best.len().min(other.len()) as f32;
    let differences = || best.iter().zip(other).map(|(best, other)| best - other);
    let mean = differences().sum::<f32>() / n;
    let squares: f32 = differences().map(|it| (it - mean) * (it - mean)).sum();
    let error = |squares: f32| (squares / (n * (n - 1.0))).sqrt();
    mean > CLEAR * error(squares + DOUBT) || mean + 2.0 * error(squares) < EQUAL
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Budget;

    fn tried(name: char, worths: &[f32]) -> Tried<char> {
        Tried { worths: worths.to_vec(), choice: name }
    }

    /// The names that tell the choices apart, in the order they are in now.
    fn order(tried: &[Tried<char>]) -> String {
        tried.iter().map(|it| it.choice).collect()
    }

    #[test]
    fn who_is_clearly_worse_drops_out_and_who_may_be_better_stays() {
        let mut all = [
            tried('a', &[1.0, 2.0, 1.0, 2.0, 1.0, 2.0]),
            tried('b', &[9.0, 8.0, 9.0, 8.0, 9.0, 8.0]),
            tried('c', &[2.0, 14.0, 2.0, 14.0, 2.0, 14.0]),
        ];
        assert_eq!(drop_out(&mut all), 2);
        assert_eq!(order(&all), "bca");
    }

    #[test]
    fn equals_are_not_tried_any_further() {
        let worths = [3.0, -4.0, 5.0, 6.0, 0.0, 2.0];
        let mut all = [tried('a', &worths), tried('b', &worths.map(|worth| worth + 0.01))];
        assert_eq!(drop_out(&mut all), 1);
        assert_eq!(order(&all), "ba");
    }

    #[test]
    fn nobody_drops_out_in_the_first_worlds() {
        let mut all = [tried('a', &[0.0; FEW - 1]), tried('b', &[90.0; FEW - 1])];
        assert_eq!(drop_out(&mut all), 2);
    }

    #[test]
    fn what_wavers_beats_nobody() {
        let steady = tried('a', &[2.0, 2.0, 2.0, 2.0]);
        assert!(tried('b', &[3.0, 3.1, 2.9, 3.0]).beats(&steady));
        assert!(!tried('c', &[9.0, -5.0, 9.0, -4.0]).beats(&steady));
        assert!(!steady.beats(&steady));
    }

    #[test]
    fn only_worlds_that_all_have_seen_count() {
        let mut all = [tried('a', &[1.0, 1.0, 99.0]), tried('b', &[2.0, 2.0])];
        rank(&mut all);
        assert_eq!(order(&all), "ba");
        assert_eq!(all[1].over(&all[0]), -1.0);
    }

    /// Worlds are numbers here, and what a choice is worth in them is no secret: the race finds the best one, stops
    /// trying what is clearly worse, and ends where the limit is reached.
    #[test]
    fn the_best_choice_wins_within_the_limit() {
        let run = |limit| {
            let (mut worlds, mut times) = (0, [0; 3]);
            let choices = (0..3).map(Tried::new).collect();
            let next = || {
                worlds += 1;
                worlds
            };
            let imagine = |world: &u32, choice: &usize| {
                times[*choice] += 1;
                [0.0, 9.0, 8.0][*choice] + if *choice == 2 { 3.0 * (world % 2) as f32 } else { 0.0 }
            };
            let order: Vec<usize> = race(choices, &mut Meter::new(Budget::iterations(limit)), next, imagine)
                .iter()
                .map(|it| it.choice)
                .collect();
            (order, times)
        };
        let (order, times) = run(200);
        assert_eq!((order[2], times[0]), (0, FEW));
        assert_eq!(order[0], 2);
        assert_eq!(run(5).1.iter().sum::<usize>(), 5);
    }

    /// Two choices that are better by turns differ by nothing that more worlds would tell.
    #[test]
    fn what_cannot_be_told_apart_is_tried_in_so_many_worlds() {
        let (mut worlds, mut tried) = (0, 0);
        let next = || {
            worlds += 1;
            worlds
        };
        let imagine = |world: &usize, choice: &usize| {
            tried += 1;
            if world % 2 == *choice { 9.0 } else { 0.0 }
        };
        let mut meter = Meter::new(Budget::iterations(1000)).within(16);
        race((0..2).map(Tried::new).collect(), &mut meter, next, imagine);
        assert_eq!((worlds, tried), (16, 32));
    }
}

//! Which choices are still worth trying.

use super::worlds::Tried;

/// Nothing drops out before so many worlds.
const FEW: usize = 6;
/// A difference is clear from so many standard errors on.
const CLEAR: f32 = 2.5;
/// Choices this near to each other are equal for all practical purposes, in points.
const EQUAL: f32 = 0.1;
/// The spread between two choices that is assumed before anything was tried, in points squared.
const DOUBT: f32 = 2.0;

/// Puts the best first and those that need no more trying last; returns how many are left.
pub(super) fn drop_out(tried: &mut [Tried]) -> usize {
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
pub(super) fn rank(tried: &mut [Tried]) {
    let common = tried.iter().map(|it| it.worths.len()).min().unwrap_or(0);
    let sum = |it: &Tried| it.worths[..common].iter().sum::<f32>();
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
    use crate::search::Choice;
    use orleans::Move;

    fn tried(coins: u8, worths: &[f32]) -> Tried {
        Tried { worths: worths.to_vec(), ..Tried::new(Choice::Answer(Move::PayCoins(coins))) }
    }

    /// The coins that tell the choices apart, in the order they are in now.
    fn order(tried: &[Tried]) -> Vec<u8> {
        let coins = |it: &Tried| if let Choice::Answer(Move::PayCoins(coins)) = it.choice { coins } else { 0 };
        tried.iter().map(coins).collect()
    }

    #[test]
    fn who_is_clearly_worse_drops_out_and_who_may_be_better_stays() {
        let mut all = [
            tried(1, &[1.0, 2.0, 1.0, 2.0, 1.0, 2.0]),
            tried(2, &[9.0, 8.0, 9.0, 8.0, 9.0, 8.0]),
            tried(3, &[2.0, 14.0, 2.0, 14.0, 2.0, 14.0]),
        ];
        assert_eq!(drop_out(&mut all), 2);
        assert_eq!(order(&all), [2, 3, 1]);
    }

    #[test]
    fn equals_are_not_tried_any_further() {
        let worths = [3.0, -4.0, 5.0, 6.0, 0.0, 2.0];
        let mut all = [tried(1, &worths), tried(2, &worths.map(|worth| worth + 0.01))];
        assert_eq!(drop_out(&mut all), 1);
        assert_eq!(order(&all), [2, 1]);
    }

    #[test]
    fn nobody_drops_out_in_the_first_worlds() {
        let mut all = [tried(1, &[0.0; FEW - 1]), tried(2, &[90.0; FEW - 1])];
        assert_eq!(drop_out(&mut all), 2);
    }

    #[test]
    fn only_worlds_that_all_have_seen_count() {
        let mut all = [tried(1, &[1.0, 1.0, 99.0]), tried(2, &[2.0, 2.0])];
        rank(&mut all);
        assert_eq!(order(&all), [2, 1]);
        assert_eq!(all[1].over(&all[0]), -1.0);
    }
}

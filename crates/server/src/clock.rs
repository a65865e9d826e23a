//! What time it is. The wall clock can be set, and whoever sets it must not make anybody late: ours goes on at its own
//! pace and comes up to the wall clock little by little.

use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// Of every so many milliseconds ours may lose or gain one on the wall clock.
const SLEW: i64 = 10;

/// Tells the time, in milliseconds since 1970. Who needs it is handed one, so that a test can hand in another.
#[derive(Clone)]
pub(crate) struct Clock(Arc<dyn Fn() -> i64 + Send + Sync>);

impl Clock {
    /// The clock of this machine. It never goes back while the program runs.
    pub(crate) fn of_machine() -> Clock {
        static OURS: LazyLock<Mutex<Slewed>> = LazyLock::new(|| Mutex::new(Slewed::begin(wall(), Instant::now())));
        Clock::showing(|| OURS.lock().unwrap_or_else(PoisonError::into_inner).read(wall(), Instant::now()))
    }

    /// A clock that shows what this says.
    pub(crate) fn showing(time: impl Fn() -> i64 + Send + Sync + 'static) -> Clock {
        Clock(Arc::new(time))
    }

    /// What it shows.
    pub(crate) fn now(&self) -> i64 {
        (self.0)()
    }
}

/// What the wall clock shows. One before 1970 is wrong, and then nobody is late.
fn wall() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}

/// What our clock showed, and when that was by a clock that nobody can set.
struct Slewed {
    shown: i64,
    at: Instant,
}

impl Slewed {
    fn begin(wall: i64, at: Instant) -> Slewed {
        Slewed { shown: wall, at }
    }

    /// What it shows at a moment at which the wall clock shows `wall`.
    fn read(&mut self, wall: i64, at: Instant) -> i64 {
        let passed = at.saturating_duration_since(self.at).as_millis() as i64;
        let slew = passed / SLEW;
        // Less than what can be corrected is left for the next reading.
        if slew > 0 {
            self.shown += passed + (wall - self.shown - passed).clamp(-slew, slew);
            self.at += Duration::from_millis(passed as u64);
            return self.shown;
        }
        self.shown + passed
    }
}

#[cfg(test)]
mod tests {
    use super::Slewed;
    use std::time::{Duration, Instant};

    const HOUR: i64 = 3_600_000;

    /// Somebody sets the wall clock by an hour: who has two minutes for an answer has about two minutes, and half a day
    /// later both clocks show the same.
    #[test]
    fn nobody_is_late_because_a_clock_was_set() {
        for jump in [HOUR, -HOUR] {
            let (begin, wall) = (Instant::now(), 1_800_000_000_000);
            let mut clock = Slewed::begin(wall, begin);
            let mut last = wall;
            for second in 1..=12 * 3_600 {
                let now = clock.read(wall + jump + second * 1_000, begin + Duration::from_secs(second as u64));
                assert!(now > last, "time goes back");
                if second == 120 {
                    assert!((108_000..=132_000).contains(&(now - wall)), "{} instead of 120,000", now - wall);
                }
                last = now;
            }
            assert_eq!(last, wall + jump + 12 * HOUR);
        }
    }

    /// However often it is asked.
    #[test]
    fn it_goes_on_between_short_looks() {
        let (begin, wall) = (Instant::now(), 1_800_000_000_000);
        let mut clock = Slewed::begin(wall, begin);
        let shown: Vec<i64> = (0..=50).map(|ms| clock.read(wall, begin + Duration::from_millis(ms)) - wall).collect();
        assert!(shown.is_sorted() && (44..=50).contains(&shown[50]), "{shown:?}");
    }
}

//! How fast somebody may ask: a burst within a second, and a pace over a minute.

use super::limits::REQUESTS;
use crate::Error;
use axum::http::Method;
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota};
use std::net::IpAddr;
use std::num::NonZeroU32;

/// What a request is for, as far as the pace is concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Errand {
    /// Anything else.
    Common,
    /// A password to be checked or made.
    Password,
    /// A new guest.
    Newcomer,
    /// A new table.
    Table,
    /// A line of chat.
    Chat,
    /// A letter to be sent.
    Letter,
}

/// Whose pace it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Who {
    /// Everybody behind this address.
    Address(IpAddr),
    /// The person with this id, from wherever.
    Person(u128),
    /// Everybody who says they are the one with this name, from wherever.
    Name(u128),
}

/// The most requests in one second and in one minute, from one address and of one person or name.
type Speeds = [(u32, u32); 2];

/// The first row stands for all requests, the others for a few errands.
const SPEEDS: [(Errand, Speeds); 6] = [
    (Errand::Common, [(400, REQUESTS), (60, 1_800)]),
    (Errand::Password, [(10, 60), (3, 20)]),
    (Errand::Newcomer, [(20, 120), (5, 20)]),
    (Errand::Table, [(20, 240), (5, 60)]),
    (Errand::Chat, [(40, 1_200), (5, 60)]),
    (Errand::Letter, [(10, 60), (3, 20)]),
];

/// More keys than this are looked through at once for those that no longer matter.
const MAX_KEYS: usize = 50_000;

/// The pace of everybody.
pub(super) struct Pace(Vec<(Errand, [TwoSpeeds; 2])>);

impl Pace {
    /// Limits in proportion to so many requests a minute from one address; none if nothing is given.
    pub(super) fn new(requests: Option<u32>) -> Pace {
        let Some(requests) = requests else { return Pace(Vec::new()) };
        let scaled = |speed: u32| (u64::from(speed) * u64::from(requests)).div_ceil(REQUESTS.into());
        let scaled = |speed| NonZeroU32::new(scaled(speed).min(u32::MAX.into()) as u32).unwrap_or(NonZeroU32::MIN);
        let speeds = |(second, minute): (u32, u32)| TwoSpeeds {
            second: DefaultKeyedRateLimiter::keyed(Quota::per_second(scaled(second))),
            minute: DefaultKeyedRateLimiter::keyed(Quota::per_minute(scaled(minute))),
        };
        Pace(SPEEDS.map(|(errand, both)| (errand, both.map(speeds))).into())
    }

    /// Counts a request; an error if it comes too fast.
    pub(super) fn step(&self, errand: Errand, who: Who) -> Result<(), Error> {
        for (counted, speeds) in &self.0 {
            if *counted == Errand::Common || *counted == errand {
                let [address, person] = speeds;
                let speeds = if matches!(who, Who::Address(_)) { address } else { person };
                speeds.step(who)?;
            }
        }
        Ok(())
    }

    /// Forgets everybody whose requests no longer matter.
    pub(super) fn forget(&self) {
        self.0.iter().flat_map(|(_, speeds)| speeds).for_each(TwoSpeeds::forget);
    }
}

/// A limit for each key, in two speeds.
struct TwoSpeeds {
    second: DefaultKeyedRateLimiter<Who>,
    minute: DefaultKeyedRateLimiter<Who>,
}

impl TwoSpeeds {
    fn step(&self, who: Who) -> Result<(), Error> {
        for limiter in [&self.second, &self.minute] {
            if limiter.len() > MAX_KEYS {
                limiter.retain_recent();
            }
            limiter.check_key(&who).map_err(|not_yet| {
                let wait = not_yet.wait_time_from(DefaultClock::default().now());
                Error::TooFast { seconds: wait.as_secs() + 1 }
            })?;
        }
        Ok(())
    }

    fn forget(&self) {
        for limiter in [&self.second, &self.minute] {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
    }
}

impl Errand {
    /// The errand of a request, by its route.
    pub(super) fn of(method: &Method, route: &str) -> Errand {
        match (method, route) {
            (&Method::POST, "/api/sessions" | "/api/accounts") => Errand::Password,
            (&Method::PUT, "/api/me/password") => Errand::Password,
            (&Method::PUT, "/api/me/notices") => Errand::Letter,
            (&Method::POST, "/api/guests") => Errand::Newcomer,
            (&Method::POST, "/api/tables" | "/api/tables/{id}/rematch" | "/api/tables/{id}/continue") => Errand::Table,
            (&Method::POST, "/api/tables/{id}/chat") => Errand::Chat,
            _ => Errand::Common,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Errand, Pace, Who};
    use crate::Error;

    fn allowed(pace: &Pace, errand: Errand, who: Who) -> usize {
        (0..100_000).take_while(|_| pace.step(errand, who).is_ok()).count()
    }

    #[test]
    fn each_errand_and_each_of_us_has_a_pace() {
        let (here, there) = (Who::Address([127, 0, 0, 1].into()), Who::Address([127, 0, 0, 2].into()));
        let pace = Pace::new(Some(12_000));
        assert!((10..13).contains(&allowed(&pace, Errand::Password, here)));
        assert!(matches!(pace.step(Errand::Password, here), Err(Error::TooFast { seconds: 1.. })));
        assert!((350..500).contains(&allowed(&pace, Errand::Common, here)), "the rest goes on");
        assert!(pace.step(Errand::Password, there).is_ok(), "and so do others");
        assert!((60..80).contains(&allowed(&pace, Errand::Common, Who::Person(1))));
        assert!(allowed(&Pace::new(Some(1)), Errand::Common, here) <= 2, "in proportion");
        assert_eq!(allowed(&Pace::new(None), Errand::Password, here), 100_000, "off");
    }

    #[test]
    fn who_has_gone_is_forgotten() {
        let pace = Pace::new(Some(12_000_000));
        for person in 0..1_000 {
            pace.step(Errand::Common, Who::Person(person)).unwrap();
        }
        let people = &pace.0[0].1[1];
        assert_eq!(people.second.len(), 1_000);
        std::thread::sleep(std::time::Duration::from_millis(50));
        pace.forget();
        assert_eq!(people.second.len(), 0);
    }
}

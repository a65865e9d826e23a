//! Whom everybody sees the table wait for, and since when.

use crate::Host;
use crate::store::Times;
use tabletop::{Game, Seat, Viewer};

impl Times {
    /// The times of a game that nobody has moved in, at a table that gives so many seconds for an answer.
    pub(super) fn begin<H: Host>(game: &H::Game, seconds: Option<u32>, now: i64) -> Times {
        let n_seats = usize::from(game.n_seats());
        let empty = Times {
            seconds,
            asked: Vec::new(),
            waits: vec![None; n_seats],
            answered: vec![None; n_seats],
            moved: vec![now; n_seats + 1],
            round: 0,
            scores: Vec::new(),
        };
        let mut times = Times { waits: empty.waits_in::<H>(game, now), asked: game.asked().iter().collect(), ..empty };
        times.stand::<H>(game);
        times
    }

    /// The times after `seat` has moved, or has taken moves back, and led to `game`. `noticed` says which
    /// viewers noticed it; what the spectator does not notice changes nothing that others see.
    pub(super) fn after<H: Host>(
        &self,
        game: &H::Game,
        seat: Seat,
        takes_back: bool,
        noticed: &[bool],
        now: i64,
    ) -> Times {
        let mut times = self.clone();
        times.asked = game.asked().iter().collect();
        for (moved, _) in times.moved.iter_mut().zip(noticed).filter(|(_, noticed)| **noticed) {
            *moved = now;
        }
        if noticed.last() == Some(&true)
            && let Some(wait) = times.waits.get_mut(seat.index())
            && let Some(answered) = times.answered.get_mut(seat.index())
        {
            let before = wait.take();
            *if takes_back { wait } else { answered } = if takes_back { answered.or(before) } else { before };
        }
        times.waits = times.waits_in::<H>(game, now);
        times.stand::<H>(game);
        times
    }

    /// How the game stands, for the lists of those who play it.
    fn stand<H: Host>(&mut self, game: &H::Game) {
        (self.round, self.scores) = (H::round(game), H::counted(game).unwrap_or_default());
    }

    fn waits_in<H: Host>(&self, game: &H::Game, now: i64) -> Vec<Option<i64>> {
        let waiting = H::waits_for(&game.view(Viewer::Spectator));
        let since = |(wait, seat): (&Option<i64>, u8)| waiting.contains(Seat(seat)).then(|| wait.unwrap_or(now));
        self.waits.iter().zip(0..).map(since).collect()
    }
}

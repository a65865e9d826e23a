//! Results: written with the last move of a game, one row for each person.

use super::{Store, StoreError};
use crate::wire::{Ended, Tally};
use sqlx::AnyConnection;
use std::collections::HashMap;
use tabletop::{Outcome, OutcomeKind};

/// How a game ended.
#[derive(Clone, Debug, Default)]
pub struct Results {
    /// The game's name.
    pub game: String,
    /// The printing.
    pub edition: String,
    /// What kind of game it was.
    pub variant: String,
    /// How hard it was.
    pub level: String,
    /// How it could end.
    pub outcome: Ended,
    /// The round in which it ended.
    pub round: u8,
    /// How many parts of its task were done.
    pub done: u8,
    /// When, in milliseconds since 1970.
    pub finished: i64,
    /// Whether it took up another game.
    pub continued: bool,
    /// For each seat the points, if they were counted, and whether it won.
    pub seats: Vec<(i32, bool)>,
}

/// How a game ended for somebody.
#[derive(Clone, Copy, Debug)]
pub(crate) struct End {
    /// How it could end.
    pub(crate) outcome: Ended,
    /// Whether they have won.
    pub(crate) won: bool,
}

impl Ended {
    /// How an outcome ended.
    pub fn of(outcome: &Outcome) -> Ended {
        match outcome.kind {
            OutcomeKind::Ranked => Ended::Ranked,
            OutcomeKind::Decided => Ended::Decided,
            OutcomeKind::Together => Ended::Together,
            OutcomeKind::Alone => Ended::Alone,
            OutcomeKind::Rival(_) => Ended::Rival,
        }
    }

    /// The word that is kept.
    fn word(self) -> &'static str {
        match self {
            Ended::Ranked => "ranked",
            Ended::Decided => "decided",
            Ended::Together => "together",
            Ended::Alone => "alone",
            Ended::Rival => "rival",
        }
    }

    fn read(word: &str) -> Result<Ended, StoreError> {
        let all = [Ended::Ranked, Ended::Decided, Ended::Together, Ended::Alone, Ended::Rival];
        let known = all.into_iter().find(|ended| ended.word() == word);
        known.ok_or_else(|| StoreError::Damaged(format!("a game ended `{word}`")))
    }

    /// Whether points say how well somebody has played.
    pub(crate) fn counts(self) -> bool {
        matches!(self, Ended::Ranked | Ended::Rival)
    }
}

impl Results {
    /// Writes the results of the people at a table. Who holds several seats plays against themselves, which counts
    /// for nobody.
    pub(super) async fn write(&self, table: &str, connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
        for (&(score, won), seat) in self.seats.iter().zip(0_i64..) {
            sqlx::query(
                "INSERT INTO results (table_id, seat, person, game, edition, players, score, won, variant, outcome,
                                      level, round, done, finished, aid)
                 SELECT own.table_id, own.seat, people.id, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13,
                        CASE WHEN $14 = 1 THEN 'continued' WHEN tables.known = 1 THEN 'known'
                             WHEN own.helped = 1 THEN 'hints' ELSE 'none' END
                 FROM seats own JOIN people ON people.id = own.holder JOIN tables ON tables.id = own.table_id
                 WHERE own.table_id = $1 AND own.seat = $2 AND own.kind = 'person'
                 AND NOT EXISTS (SELECT 1 FROM seats other WHERE other.table_id = own.table_id
                                 AND other.kind = 'person' AND other.holder = own.holder AND other.seat <> own.seat)",
            )
            .bind(table)
            .bind(seat)
            .bind(&self.game)
            .bind(&self.edition)
            .bind(self.seats.len() as i64)
            .bind(i64::from(score))
            .bind(i64::from(won))
            .bind(&self.variant)
            .bind(self.outcome.word())
            .bind(&self.level)
            .bind(i64::from(self.round))
            .bind(i64::from(self.done))
            .bind(self.finished)
            .bind(i64::from(self.continued))
            .execute(&mut *connection)
            .await?;
        }
        Ok(())
    }
}

impl Store {
    /// How the games of a person ended, by their table.
    pub(crate) async fn ends_of(&self, person: &str) -> Result<HashMap<String, End>, StoreError> {
        let found: Vec<(String, String, i64)> =
            sqlx::query_as("SELECT table_id, outcome, won FROM results WHERE person = $1")
                .bind(person)
                .fetch_all(&self.read)
                .await?;
        let end = |(table, outcome, won): (String, String, i64)| {
            Ok((table, End { outcome: Ended::read(&outcome)?, won: won != 0 }))
        };
        found.into_iter().map(end).collect()
    }

    /// What a person has played, by game, variant, edition, number of players and how it could end. Whoever knows what
    /// chance brings, or takes up another game, practises.
    pub async fn statistics(&self, person: &str) -> Result<Vec<Tally>, StoreError> {
        type Found = (String, String, String, i64, String, i64, i64, i64, i64);
        let found: Vec<Found> = sqlx::query_as(
            "SELECT game, variant, edition, players, outcome,
                    COUNT(*), CAST(SUM(won) AS BIGINT), MAX(score), CAST(SUM(score) AS BIGINT)
             FROM results WHERE person = $1 AND aid IN ('none', 'hints')
             GROUP BY game, variant, edition, players, outcome ORDER BY game, variant, edition, players, outcome",
        )
        .bind(person)
        .fetch_all(&self.read)
        .await?;
        let tally = |(game, variant, edition, players, outcome, games, wins, best, sum): Found| {
            let outcome = Ended::read(&outcome)?;
            let mean = (sum * 10 / games.max(1)) as f64 / 10.0;
            let (best, mean) = Some((best, mean)).filter(|_| outcome.counts()).unzip();
            let (players, games, wins) = (players as u8, games as u64, wins as u64);
            Ok(Tally { game, variant, edition, players, outcome, games, wins, best, mean })
        };
        found.into_iter().map(tally).collect()
    }
}

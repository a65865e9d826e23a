//! Results: written with the last move of a game, one row for each person.

use super::{Store, StoreError};
use crate::wire::Tally;
use sqlx::AnyConnection;

/// How a game ended.
#[derive(Clone, Debug, Default)]
pub struct Results {
    /// The game's name.
    pub game: String,
    /// The printing.
    pub edition: String,
    /// For each seat the points, and whether it won.
    pub seats: Vec<(i32, bool)>,
}

impl Results {
    /// Writes the results of the people at a table. Who holds several seats plays against themselves, which counts
    /// for nobody.
    pub(super) async fn write(&self, table: &str, connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
        for (&(score, won), seat) in self.seats.iter().zip(0_i64..) {
            sqlx::query(
                "INSERT INTO results (table_id, seat, person, game, edition, players, score, won)
                 SELECT own.table_id, own.seat, people.id, $3, $4, $5, $6, $7
                 FROM seats own JOIN people ON people.id = own.holder
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
            .execute(&mut *connection)
            .await?;
        }
        Ok(())
    }
}

impl Store {
    /// What a person has played, by game, edition and number of players.
    pub async fn statistics(&self, person: &str) -> Result<Vec<Tally>, StoreError> {
        type Found = (String, String, i64, i64, i64, i64, i64);
        let found: Vec<Found> = sqlx::query_as(
            "SELECT game, edition, players, COUNT(*), CAST(SUM(won) AS BIGINT), MAX(score), CAST(SUM(score) AS BIGINT)
             FROM results WHERE person = $1 GROUP BY game, edition, players ORDER BY game, edition, players",
        )
        .bind(person)
        .fetch_all(&self.read)
        .await?;
        let tally = |(game, edition, players, games, wins, best, sum): Found| Tally {
            game,
            edition,
            players: players as u8,
            games: games as u64,
            wins: wins as u64,
            best,
            mean: (sum * 10 / games.max(1)) as f64 / 10.0,
        };
        Ok(found.into_iter().map(tally).collect())
    }
}

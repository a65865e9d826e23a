//! Colours: before the game everybody may have another one than that of their seat.

use super::{Store, StoreError};
use tabletop::Seat;

impl Store {
    /// Gives a seat another colour at a table that has not begun; a bot or an empty seat that had it gets the old one.
    /// False if somebody else has it, the seat is not theirs, or the game has begun.
    pub(crate) async fn choose_colour(
        &self,
        table: &str,
        seat: Seat,
        person: &str,
        colour: u8,
    ) -> Result<bool, StoreError> {
        let (seat, colour) = (i64::from(seat.0), i64::from(colour));
        let mut transaction = self.pen.begin().await?;
        // Whoever else chooses a colour here waits until this one is kept.
        let open = sqlx::query("UPDATE tables SET state = state WHERE id = $1 AND state = 'open'").bind(table);
        let is_open = open.execute(&mut *transaction).await?.rows_affected() == 1;
        let seats: Vec<(i64, String, String, i64)> = sqlx::query_as(
            "SELECT seat, kind, COALESCE(holder, ''), COALESCE(colour, seat) FROM seats WHERE table_id = $1",
        )
        .bind(table)
        .fetch_all(&mut *transaction)
        .await?;
        let is_other = |kind: &str, holder: &str| kind == "person" && holder != person;
        let own = seats.iter().find(|(at, kind, holder, _)| *at == seat && kind == "person" && holder == person);
        let with_it = seats.iter().find(|(at, .., has)| *at != seat && *has == colour);
        let is_free = with_it.is_none_or(|(_, kind, holder, _)| !is_other(kind, holder));
        let chosen = own.filter(|_| is_open && is_free).map(|(.., before)| *before);
        if let Some(before) = chosen {
            for (at, has) in [(Some(seat), colour), (with_it.map(|(at, ..)| *at), before)] {
                let Some(at) = at else { continue };
                sqlx::query("UPDATE seats SET colour = $3 WHERE table_id = $1 AND seat = $2")
                    .bind(table)
                    .bind(at)
                    .bind(has)
                    .execute(&mut *transaction)
                    .await?;
            }
        }
        transaction.commit().await?;
        Ok(chosen.is_some())
    }
}

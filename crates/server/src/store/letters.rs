//! Letters: to whom, and how often.

use super::{Store, StoreError};
use crate::id;
use std::time::Duration;

impl Store {
    /// Whether a letter may go to this address now, for the first time in so long; it counts as sent then.
    pub(crate) async fn claim_letter(&self, address: &str, now: i64, apart: Duration) -> Result<bool, StoreError> {
        let before = now - apart.as_millis() as i64;
        self.pen.run(sqlx::query("DELETE FROM letters WHERE at <= $1").bind(before)).await?;
        let claim = sqlx::query("INSERT INTO letters (address, at) VALUES ($1, $2) ON CONFLICT (address) DO NOTHING")
            .bind(id::hash(&box_of(address)))
            .bind(now);
        let claimed = self.pen.run(claim).await?;
        Ok(claimed.rows_affected() == 1)
    }

    /// Keeps the hash of the secret that a letter carries to the address of a person.
    pub(crate) async fn keep_secret(&self, person: &str, hash: &str, until: i64) -> Result<(), StoreError> {
        let keep = sqlx::query("UPDATE notices SET secret = $2, secret_until = $3 WHERE person = $1")
            .bind(person)
            .bind(hash)
            .bind(until);
        self.pen.run(keep).await?;
        Ok(())
    }

    /// Whoever knows the secret with this hash has read the letter: notices may go there. False if nobody waits for it.
    pub(crate) async fn confirm(&self, hash: &str, now: i64) -> Result<bool, StoreError> {
        let confirm =
            sqlx::query("UPDATE notices SET confirmed = 1, secret = NULL WHERE secret = $1 AND secret_until > $2")
                .bind(hash)
                .bind(now);
        let confirmed = self.pen.run(confirm).await?;
        Ok(confirmed.rows_affected() == 1)
    }
}

/// The letter box behind an address: what follows a plus, dots and capitals lead to the same one at many hosts.
fn box_of(address: &str) -> String {
    let lower = address.to_lowercase();
    let (name, host) = lower.rsplit_once('@').unwrap_or((&lower, ""));
    format!("{}@{host}", name.split('+').next().unwrap_or_default().replace('.', ""))
}

#[cfg(test)]
mod tests {
    use super::box_of;

    #[test]
    fn many_addresses_lead_to_one_box() {
        for address in ["ada.l@example.org", "Ada.L+games@Example.org", "adal@example.org"] {
            assert_eq!(box_of(address), "adal@example.org");
        }
        assert_ne!(box_of("ada@example.org"), box_of("ada@example.com"));
    }
}

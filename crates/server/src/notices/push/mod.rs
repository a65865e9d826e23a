//! Notices that a browser shows also where no page of ours is open: Web Push.

mod seal;
mod voucher;

pub(crate) use seal::Keys;
pub(crate) use voucher::{Seal, kept};

use super::Notice;
use crate::{Error, id};
use p256::SecretKey;
use reqwest::Url;
use seal::sealed;

/// A message on its way to a browser.
#[derive(Debug)]
pub(super) struct Parcel {
    /// Where the push service of the browser takes it.
    pub(super) endpoint: String,
    /// What nobody else can read.
    pub(super) body: Vec<u8>,
    /// By what the service knows us.
    pub(super) voucher: String,
}

impl Parcel {
    /// A notice for the browser with these keys, at a time in milliseconds since 1970.
    pub(super) fn new(
        notice: &Notice,
        (endpoint, keys): (String, &Keys),
        seal: &Seal,
        contact: &str,
        now: i64,
    ) -> Result<Parcel, Error> {
        let broken = |what: &str| Error::Internal(format!("nothing can be pushed: {what}"));
        let url = Url::parse(&endpoint).map_err(|_| broken("no address"))?;
        let once = SecretKey::from_slice(&id::bytes::<32>()?).map_err(|_| broken("no key"))?;
        let text = serde_json::to_vec(notice).map_err(|_| broken("no text"))?;
        let body = sealed(&text, keys, &once, id::bytes()?).ok_or_else(|| broken("no seal"))?;
        let voucher = seal.voucher(&url.origin().ascii_serialization(), contact, now / 1_000);
        Ok(Parcel { endpoint, body, voucher })
    }
}

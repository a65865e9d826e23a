//! How many are there at once: in all, and from each address.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// Those who are there now. Who leaves is forgotten, so this never grows beyond `most`.
pub(super) struct Crowd {
    most: u32,
    places: Arc<Semaphore>,
    per_address: Option<usize>,
    addresses: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

/// A place in the crowd, free again when this is dropped.
pub(crate) struct Place {
    address: IpAddr,
    addresses: Arc<Mutex<HashMap<IpAddr, usize>>>,
    _place: OwnedSemaphorePermit,
}

impl Crowd {
    pub(super) fn new(most: usize, per_address: Option<usize>) -> Crowd {
        let most = u32::try_from(most).unwrap_or(u32::MAX);
        let places = Arc::new(Semaphore::new(most as usize));
        Crowd { most, places, per_address, addresses: Arc::default() }
    }

    /// A place for somebody from `address`, if there is one.
    pub(super) fn enter(&self, address: IpAddr) -> Option<Place> {
        let place = Arc::clone(&self.places).try_acquire_owned().ok()?;
        let mut addresses = self.addresses.lock().unwrap_or_else(PoisonError::into_inner);
        let there = addresses.entry(address).or_default();
        if self.per_address.is_some_and(|most| *there >= most) {
            return None;
        }
        *there += 1;
        Some(Place { address, addresses: Arc::clone(&self.addresses), _place: place })
    }

    /// Done when everybody has left.
    pub(super) async fn leaves(&self) {
        self.places.acquire_many(self.most).await.map(drop).ok();
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut addresses = self.addresses.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(there) = addresses.get_mut(&self.address) {
            *there -= 1;
            if *there == 0 {
                addresses.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Crowd;
    use std::net::IpAddr;

    #[test]
    fn a_place_is_free_again_when_its_holder_has_left() {
        let (here, there): (IpAddr, IpAddr) = ([127, 0, 0, 1].into(), [127, 0, 0, 2].into());
        let crowd = Crowd::new(3, Some(2));
        let places = [crowd.enter(here).unwrap(), crowd.enter(here).unwrap()];
        assert!(crowd.enter(here).is_none(), "two from one address");
        let other = crowd.enter(there).unwrap();
        assert!(crowd.enter(there).is_none(), "three in all");
        drop(places);
        assert!(crowd.enter(here).is_some());
        drop(other);
        assert!(crowd.addresses.lock().unwrap().is_empty(), "nobody who has left is remembered");
    }
}

//! The few ways things change. Each writes its event, so that nothing happens unseen.

pub(crate) mod bag;
pub(crate) mod build;
pub(crate) mod coins;
pub(crate) mod develop;
pub(crate) mod die;
pub(crate) mod drawn;
pub(crate) mod goods;
pub(crate) mod recruit;
pub(crate) mod stand;
pub(crate) mod tile;
pub(crate) mod torture;
pub(crate) mod travel;

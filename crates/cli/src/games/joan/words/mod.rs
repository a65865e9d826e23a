//! Joan of Arc in words.

pub(super) mod event;
mod gist;
pub(super) mod moves;
pub(super) mod question;
pub(super) mod sheet;
pub(super) mod solo;
pub(super) mod table;

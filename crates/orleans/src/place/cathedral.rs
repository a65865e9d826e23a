//! Cathedral: the development status is 1 higher for everything that uses it
//! (places.cathedral.plus-one), also above 6 (places.cathedral.above-six). The marker stays where it
//! is (places.cathedral.marker-unchanged).

/// What it adds to the status.
pub(super) const PLUS: u8 = 1;

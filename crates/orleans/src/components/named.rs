//! Printed things as closed enums that know their printed names.

pub(crate) use tabletop::named;

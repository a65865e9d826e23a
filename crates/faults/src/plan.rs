//! What fails, and when.

use libsqlite3_sys as sqlite;

/// A way for a disk to fail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Nothing more can be written: the disk is full.
    Full,
    /// Nothing can be written: the disk is broken.
    Write,
    /// Half of it is written, then the disk is full.
    Short,
    /// What was written may not have reached the disk.
    Sync,
    /// Nothing can be read.
    Read,
}

impl Fault {
    /// Every way.
    pub const ALL: [Fault; 5] = [Fault::Full, Fault::Write, Fault::Short, Fault::Sync, Fault::Read];

    /// What SQLite is told.
    pub(crate) fn code(self) -> i32 {
        match self {
            Fault::Full | Fault::Short => sqlite::SQLITE_FULL,
            Fault::Write => sqlite::SQLITE_IOERR_WRITE,
            Fault::Sync => sqlite::SQLITE_IOERR_FSYNC,
            Fault::Read => sqlite::SQLITE_IOERR_READ,
        }
    }
}

/// The fault to come.
#[derive(Debug, Default)]
pub(crate) struct Plan {
    fault: Option<Fault>,
    after: u32,
    times: u32,
    pub(crate) struck: u32,
}

impl Plan {
    pub(crate) fn new(fault: Fault, after: u32, times: u32) -> Plan {
        Plan { fault: Some(fault), after, times, struck: 0 }
    }

    /// The fault that strikes now, if it is one of those that could.
    pub(crate) fn strikes(&mut self, could: &[Fault]) -> Option<Fault> {
        let fault = self.fault.filter(|fault| could.contains(fault) && self.struck < self.times)?;
        if self.after > 0 {
            self.after -= 1;
            return None;
        }
        self.struck += 1;
        Some(fault)
    }
}

#[cfg(test)]
mod tests {
    use super::{Fault, Plan};

    #[test]
    fn a_fault_strikes_when_it_should_and_as_often() {
        let mut plan = Plan::new(Fault::Sync, 2, 2);
        assert_eq!(plan.strikes(&[Fault::Full]), None, "another kind does not count");
        let strikes: Vec<bool> = (0..6).map(|_| plan.strikes(&[Fault::Sync]).is_some()).collect();
        assert_eq!((strikes, plan.struck), (vec![false, false, true, true, false, false], 2));
    }
}

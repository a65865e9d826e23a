//! A file of SQLite with ours around it: what may fail asks the plan first, everything else goes through.

use crate::lock;
use crate::plan::{Fault, Plan};
use libsqlite3_sys as sqlite;
use std::ffi::{c_int, c_void};
use std::sync::{Arc, Mutex};

type File = sqlite::sqlite3_file;

/// The beginning of a file as SQLite holds it; the real one lies behind it.
#[repr(C)]
pub(crate) struct Wrapped {
    pub(crate) base: File,
    plan: Option<Arc<Mutex<Plan>>>,
}

/// The room before the real file.
pub(crate) const ROOM: usize = size_of::<Wrapped>().next_multiple_of(16);

impl Wrapped {
    pub(crate) fn new(plan: Option<Arc<Mutex<Plan>>>) -> Wrapped {
        Wrapped { base: File { pMethods: std::ptr::null() }, plan }
    }
}

/// The real file behind ours.
///
/// # Safety
/// `file` must be one that our layer has opened.
pub(crate) unsafe fn inner(file: *mut File) -> *mut File {
    // SAFETY: our layer asks for this much room before that of the real file.
    unsafe { file.cast::<u8>().add(ROOM).cast() }
}

/// Whether one of these faults strikes this file now.
unsafe fn strikes(file: *mut File, could: &[Fault]) -> Option<Fault> {
    // SAFETY: SQLite calls our methods with files that our layer has opened.
    let wrapped = unsafe { &*file.cast::<Wrapped>() };
    wrapped.plan.as_ref().and_then(|plan| lock(plan).strikes(could))
}

/// Goes on to the real file.
macro_rules! through {
    ($file:expr, $method:ident $(, $argument:expr)*) => {{
        // SAFETY: SQLite calls our methods with files that our layer has opened, and the real ones have their own.
        let inner = unsafe { inner($file) };
        // SAFETY: as above; the arguments are those that SQLite gave us.
        match unsafe { (*(*inner).pMethods).$method } {
            // SAFETY: as above.
            Some(method) => unsafe { method(inner $(, $argument)*) },
            None => sqlite::SQLITE_IOERR,
        }
    }};
}

unsafe extern "C" fn close(file: *mut File) -> c_int {
    let code = through!(file, xClose);
    // SAFETY: it was written when the file was opened, and SQLite closes a file once.
    unsafe { std::ptr::drop_in_place(file.cast::<Wrapped>()) };
    code
}

unsafe extern "C" fn read(file: *mut File, to: *mut c_void, length: c_int, at: i64) -> c_int {
    // SAFETY: see `strikes`.
    match unsafe { strikes(file, &[Fault::Read]) } {
        Some(fault) => fault.code(),
        None => through!(file, xRead, to, length, at),
    }
}

unsafe extern "C" fn write(file: *mut File, from: *const c_void, length: c_int, at: i64) -> c_int {
    // SAFETY: see `strikes`.
    match unsafe { strikes(file, &[Fault::Full, Fault::Write, Fault::Short]) } {
        Some(Fault::Short) => {
            through!(file, xWrite, from, length / 2, at);
            Fault::Short.code()
        }
        Some(fault) => fault.code(),
        None => through!(file, xWrite, from, length, at),
    }
}

unsafe extern "C" fn sync(file: *mut File, flags: c_int) -> c_int {
    // SAFETY: see `strikes`.
    match unsafe { strikes(file, &[Fault::Sync]) } {
        Some(fault) => fault.code(),
        None => through!(file, xSync, flags),
    }
}

unsafe extern "C" fn truncate(file: *mut File, size: i64) -> c_int {
    through!(file, xTruncate, size)
}

unsafe extern "C" fn file_size(file: *mut File, size: *mut i64) -> c_int {
    through!(file, xFileSize, size)
}

unsafe extern "C" fn lock_file(file: *mut File, level: c_int) -> c_int {
    through!(file, xLock, level)
}

unsafe extern "C" fn unlock_file(file: *mut File, level: c_int) -> c_int {
    through!(file, xUnlock, level)
}

unsafe extern "C" fn check_reserved_lock(file: *mut File, out: *mut c_int) -> c_int {
    through!(file, xCheckReservedLock, out)
}

unsafe extern "C" fn file_control(file: *mut File, what: c_int, argument: *mut c_void) -> c_int {
    through!(file, xFileControl, what, argument)
}

unsafe extern "C" fn sector_size(file: *mut File) -> c_int {
    through!(file, xSectorSize)
}

unsafe extern "C" fn device_characteristics(file: *mut File) -> c_int {
    through!(file, xDeviceCharacteristics)
}

unsafe extern "C" fn shm_map(file: *mut File, page: c_int, size: c_int, make: c_int, out: *mut *mut c_void) -> c_int {
    through!(file, xShmMap, page, size, make, out)
}

unsafe extern "C" fn shm_lock(file: *mut File, offset: c_int, count: c_int, flags: c_int) -> c_int {
    through!(file, xShmLock, offset, count, flags)
}

unsafe extern "C" fn shm_barrier(file: *mut File) {
    // SAFETY: as in `through`.
    unsafe {
        let inner = inner(file);
        if let Some(barrier) = (*(*inner).pMethods).xShmBarrier {
            barrier(inner);
        }
    }
}

unsafe extern "C" fn shm_unmap(file: *mut File, delete: c_int) -> c_int {
    through!(file, xShmUnmap, delete)
}

/// The second version of the methods: with shared memory for the log, without mapped files.
pub(crate) static METHODS: sqlite::sqlite3_io_methods = sqlite::sqlite3_io_methods {
    iVersion: 2,
    xClose: Some(close),
    xRead: Some(read),
    xWrite: Some(write),
    xTruncate: Some(truncate),
    xSync: Some(sync),
    xFileSize: Some(file_size),
    xLock: Some(lock_file),
    xUnlock: Some(unlock_file),
    xCheckReservedLock: Some(check_reserved_lock),
    xFileControl: Some(file_control),
    xSectorSize: Some(sector_size),
    xDeviceCharacteristics: Some(device_characteristics),
    xShmMap: Some(shm_map),
    xShmLock: Some(shm_lock),
    xShmBarrier: Some(shm_barrier),
    xShmUnmap: Some(shm_unmap),
    xFetch: None,
    xUnfetch: None,
};

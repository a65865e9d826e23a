//! SQLite's system layer with ours around it: files are opened by the real one and then wrapped.

use crate::file::{self, Wrapped};
use crate::plan_of;
use libsqlite3_sys as sqlite;
use std::ffi::{CStr, OsStr, c_char, c_int};
use std::os::unix::ffi::OsStrExt;
use std::path::Path;
use std::ptr;
use std::sync::Once;
use std::sync::atomic::{AtomicPtr, Ordering};

/// The layer below ours.
static REAL: AtomicPtr<sqlite::sqlite3_vfs> = AtomicPtr::new(ptr::null_mut());

/// Puts our layer around the real one, once, for every database opened afterwards.
pub(crate) fn install() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        // SAFETY: a null name asks for the layer in use, which lives as long as the program; ours is a copy of it with
        // other room for files, and is never freed either.
        unsafe {
            let real = sqlite::sqlite3_vfs_find(ptr::null());
            assert!(!real.is_null(), "SQLite has no system layer");
            let mut ours = *real;
            ours.zName = c"faulty".as_ptr();
            ours.pNext = ptr::null_mut();
            ours.szOsFile = file::ROOM as c_int + (*real).szOsFile;
            ours.xOpen = Some(open);
            let ours = Box::leak(Box::new(ours));
            REAL.store(real, Ordering::Release);
            assert_eq!(sqlite::sqlite3_vfs_register(ours, 1), sqlite::SQLITE_OK);
        }
    });
}

/// Opens a file by the real layer, into the room behind ours.
unsafe extern "C" fn open(
    _: *mut sqlite::sqlite3_vfs,
    name: *const c_char,
    file: *mut sqlite::sqlite3_file,
    flags: c_int,
    out: *mut c_int,
) -> c_int {
    // SAFETY: SQLite gives room for `szOsFile` bytes and a name that ends with a nought, or none for a file of its own.
    unsafe {
        let real = REAL.load(Ordering::Acquire);
        let wrapped = file.cast::<Wrapped>();
        let plan = match name.is_null() {
            true => None,
            false => plan_of(Path::new(OsStr::from_bytes(CStr::from_ptr(name).to_bytes()))),
        };
        ptr::write(wrapped, Wrapped::new(plan));
        let inner = file::inner(file);
        let code = (*real).xOpen.map_or(sqlite::SQLITE_ERROR, |open| open(real, name, inner, flags, out));
        match (*inner).pMethods.is_null() {
            false => (*wrapped).base.pMethods = &raw const file::METHODS,
            // Without methods SQLite does not close it: nothing was opened.
            true => {
                ptr::drop_in_place(wrapped);
                (*file).pMethods = ptr::null();
            }
        }
        code
    }
}

//! A new migration and a new build of the web client are reasons to build anew.

fn main() {
    println!("cargo::rerun-if-changed=migrations");
    // Where nobody has built the client yet an empty folder stands in, or cargo would look for it at every build.
    match std::fs::create_dir_all("../../web/dist") {
        Ok(()) => println!("cargo::rerun-if-changed=../../web/dist"),
        Err(error) => println!("cargo::warning=web/dist cannot be made: {error}"),
    }
}

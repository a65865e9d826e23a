//! A new build of the web client is a reason to build anew.

fn main() {
    // Where nobody has built the client yet an empty folder stands in, or cargo would look for it at every build.
    match std::fs::create_dir_all("../../web/dist") {
        Ok(()) => println!("cargo::rerun-if-changed=../../web/dist"),
        Err(error) => println!("cargo::warning=web/dist cannot be made: {error}"),
    }
}

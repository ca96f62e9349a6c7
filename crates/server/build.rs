//! Says which files outside the sources the binary is made of.

fn main() {
    println!("cargo:rerun-if-changed=../../migrations");
    // Debug builds read the folder when asked: a new client need not compile the server again. A release build
    // without it looks again next time.
    if std::env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        println!("cargo:rerun-if-changed=../../web/dist");
    }
}

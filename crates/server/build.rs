//! Says which files outside the sources the binary is made of.

fn main() {
    println!("cargo:rerun-if-changed=../../migrations");
    let built = std::path::Path::new("../../web/dist").exists();
    // Debug builds read the folder when asked. A release build without it looks again next time.
    if built || std::env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        println!("cargo:rerun-if-changed=../../web/dist");
    }
}

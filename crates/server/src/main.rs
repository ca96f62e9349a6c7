//! The `septet` command.

/// Frames are built, shared and dropped all the time, many small and some large.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> std::process::ExitCode {
    server::main()
}

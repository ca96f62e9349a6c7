//! The `septet` command.

/// The allocator suits frames: the server allocates, shares and frees many small and some large ones.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> std::process::ExitCode {
    server::main()
}

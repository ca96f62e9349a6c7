//! Septet with a counting allocator, for `bench moves`. All else is as in the normal binary. Only allocations
//! are measured with it, never time.

use std::{
    alloc::System,
    io::Write,
    os::unix::net::{UnixListener, UnixStream},
    process::ExitCode,
    thread,
};

use stats_alloc::{INSTRUMENTED_SYSTEM, StatsAlloc};

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

fn main() -> ExitCode {
    let Some(path) = std::env::var_os("BENCH_COUNTS") else {
        eprintln!("counted: BENCH_COUNTS names the socket at which to ask for the counts");
        return ExitCode::FAILURE;
    };
    match UnixListener::bind(path) {
        Ok(listener) => drop(thread::spawn(move || listener.incoming().flatten().for_each(tell))),
        Err(error) => {
            eprintln!("counted: no socket: {error}");
            return ExitCode::FAILURE;
        }
    }
    server::main()
}

fn tell(mut asks: UnixStream) {
    let stats = ALLOCATOR.stats();
    let allocations = stats.allocations + stats.reallocations;
    let _ = writeln!(asks, "{allocations} {}", stats.bytes_allocated);
}

//! The `septet` command.

fn main() -> std::process::ExitCode {
    server::main()
}

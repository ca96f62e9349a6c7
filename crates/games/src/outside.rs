//! External bots in the arena: programs that are started, asked in lines of JSON, and answer in lines of
//! JSON.

mod lines;
mod process;
mod program;

pub(crate) use program::Program;

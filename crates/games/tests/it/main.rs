//! All games through the erased contract.

mod command;
mod erased;
mod facts;
mod forced;
mod hints;
mod league;
mod outside;
mod take_back;

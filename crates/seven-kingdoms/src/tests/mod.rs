//! The rules, case by case, and the laws. Positions are set up by hand with [`scenario`].

mod ends;
mod imagining;
mod laws;
mod leaving;
mod rounds;
mod scenario;
mod scoring;
mod takings;
mod timeouts;
mod tokens;
mod worked_round;

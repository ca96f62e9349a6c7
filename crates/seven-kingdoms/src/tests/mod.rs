//! The rules, case by case, and the laws. [`scenario`] sets up positions by hand.

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

//! Tables from the outside, in virtual time: requests in, frames out, a store in between.

mod asking;
mod clocks;
mod gathering;
mod house;
mod people;
mod storing;
mod watching;

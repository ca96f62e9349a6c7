//! Tables from the outside, in virtual time: requests in, frames out, a store in between.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

mod absence;
mod accounts;
mod ahead;
mod analysing;
mod asking;
mod banks;
mod changes;
mod clocks;
mod crowds;
mod dealing;
mod debts;
mod editions;
mod forgetting;
mod forked;
mod forking;
mod frames;
mod gathering;
mod hinting;
mod house;
mod lessons;
mod listing;
mod lookalikes;
mod mine;
mod names;
mod newcomers;
mod order;
mod outages;
mod pausing;
mod people;
mod reels;
mod replaying;
mod resuming;
mod sages;
mod statistics;
mod storing;
mod talking;
mod teams;
mod thinking;
mod together;
mod undoing;
mod waking;
mod watching;
mod whispering;

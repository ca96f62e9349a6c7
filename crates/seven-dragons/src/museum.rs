//! Older versions of the rules: a match is played to its end by those it began with.

mod v1;

pub use v1::V1;

//! The rules, case by case, and the laws.

mod laws;

//! The laws, tried on games that break them.

mod leaks;
mod seals;
mod teams;
mod toys;

//! The API over HTTP: sign-in, tables, finished matches, games and schemas.

pub(crate) mod account;
pub(crate) mod admin;
pub(crate) mod days;
pub(crate) mod doorbell;
pub(crate) mod duplicates;
pub(crate) mod export;
pub(crate) mod ladders;
pub(crate) mod mail;
pub(crate) mod matches;
pub(crate) mod passkeys;
pub(crate) mod people;
pub(crate) mod providers;
pub(crate) mod schema;
pub(crate) mod series;
pub(crate) mod session;
pub(crate) mod tables;

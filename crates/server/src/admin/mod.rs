//! `septet admin`: what whoever runs the server looks up and does.
//!
//! - One request, one answer, each a line of JSON ([`ask`], [`answer`]); one place where they are carried out ([`desk`]). The
//!   command line reaches a running server by its socket ([`socket`]), and works on the database itself when none runs.
//! - Each request is in the audit log before it is carried out, and what came of it afterwards ([`audit`]).
//! - Whoever can open the socket or the database may do everything: there is no other right.

mod answer;
mod ask;
mod audit;
mod command;
mod desk;
mod integrity;
mod place;
mod prune;
mod rows;
#[cfg(unix)]
mod socket;
mod tell;
mod values;

pub(crate) use audit::{AUDIT_KEPT, forget_old};
pub use command::AdminArgs;
pub(crate) use command::admin;
pub(crate) use desk::Desk;
pub use place::AdminSocket;
pub(crate) use place::{admin_socket, place};
#[cfg(unix)]
pub(crate) use socket::Listening;

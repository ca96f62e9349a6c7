//! `septet admin`: what whoever runs the server looks up and does.
//!
//! - One request, one answer, each a line of JSON ([`ask`], [`answer`]); one place where they are carried out ([`desk`]). The
//!   command line reaches a running server by its socket ([`socket`]), and works on the database itself when none runs.
//! - Each request is in the audit log before it is carried out, and what came of it afterwards ([`audit`]).
//! - Whoever can open the socket or the database may do everything. An account that the configuration names may do less
//!   ([`permission`]), on a page in the browser (`api::admin`).

mod answer;
mod ask;
mod audit;
mod command;
mod desk;
mod integrity;
mod permission;
mod place;
mod prune;
mod rows;
#[cfg(unix)]
mod socket;
mod tell;
mod values;

pub(crate) use answer::Answer;
pub use ask::Ask;
pub(crate) use audit::{AUDIT_KEPT, Who, changes, forget_old};
pub use command::AdminArgs;
pub(crate) use command::admin;
pub use desk::Desk;
pub use place::AdminSocket;
pub(crate) use place::{admin_socket, place};
#[cfg(unix)]
pub(crate) use socket::Listening;

//! `septet admin`: the commands of the operator.
//!
//! - A request is one enum (`ask.rs`), on the command line and as a line of JSON on the socket. An answer is a line,
//!   too (`answer.rs`).
//! - `desk.rs` carries requests out. It works on the lobby of a running server (`socket.rs`), or opens one in which
//!   nothing happens by itself (`Config::quiet`). The lock on the database decides which.
//! - A request about a table passes through the table's own task (`Command::Evict`). So state, log and watchers agree.
//! - `audit.rs` writes each request to the audit log before and after.
//! - A user who can open the socket or the database may do everything. An admin account may do less (`permission.rs`),
//!   in the browser (`api/admin.rs`).
//! - `POST /api/admin` appears in no document. To all other accounts it answers like an unknown address.
//! - `store/copy.rs` copies between SQLite and Postgres with SQL alone.

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

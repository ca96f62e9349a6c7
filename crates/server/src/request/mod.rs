//! The parts of a request: its address, its account and its content, and its refusal.

mod address;
mod agent;
mod body;
mod cookies;
mod credentials;
mod path;
mod refusal;
mod route;
mod visitor;

pub(crate) use address::{Address, is_trusted, network, unbelieved};
pub(crate) use agent::shortened;
pub(crate) use body::Body;
pub(crate) use cookies::Cookies;
pub(crate) use credentials::{Credentials, MaybeSignedIn, SignedIn};
pub(crate) use path::Path;
pub(crate) use refusal::{Answer, HttpProblem, Refusal, status};
pub(crate) use route::Route;
pub(crate) use visitor::Visiting;

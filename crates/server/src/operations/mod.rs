//! All HTTP operations, each registered once.
//!
//! - `routes.rs` registers an operation with an id and a summary. That makes both its route and its
//!   description.
//! - Arguments (`takes.rs`) and answers (`gives.rs`, `answers.rs`) describe themselves. So every route has a
//!   description that matches its code.
//! - `openapi.rs` makes the OpenAPI document, and `page` makes the page `/docs/api` from it.
//! - Schemas come from `protocol/src/schema`. `sides.rs` separates types that are read from types that are written.
//!   `shape.rs` gives each kind of message a definition of its own. `messages.rs` inserts the types of a game.
//! - `tests/it/described.rs` checks all answers of the server's tests against the document.

mod description;
mod generators;
mod gives;
mod handler;
mod openapi;
mod page;
mod takes;

use axum::{
    Router,
    handler::Handler,
    routing::{MethodFilter, MethodRouter, on},
};
use protocol::ProblemCode;

pub use self::openapi::openapi;
pub(crate) use self::page::{STYLE, page};
use self::{description::Description, handler::Described};
use crate::App;

/// An HTTP operation.
pub(crate) struct Operation {
    pub(crate) group: &'static str,
    pub(crate) method: &'static str,
    pub(crate) path: &'static str,
    /// The unique `operationId`, for programs.
    pub(crate) id: &'static str,
    /// The summary for people, one sentence.
    pub(crate) summary: &'static str,
    /// The problems that do not follow from its types.
    pub(crate) problems: Vec<ProblemCode>,
    describe: fn(&mut Description<'_>),
}

/// A group of operations: an OpenAPI tag with its description.
pub(crate) struct Group {
    pub(crate) name: &'static str,
    pub(crate) about: &'static str,
}

/// All operations and their router.
#[derive(Default)]
pub(crate) struct Operations {
    router: Router<App>,
    groups: Vec<Group>,
    listed: Vec<Operation>,
}

/// The id and the summary of an operation.
pub(crate) type Named = (&'static str, &'static str);

impl Operations {
    /// Begins a group, to which the following operations belong.
    pub(crate) fn group(mut self, name: &'static str, about: &'static str) -> Self {
        self.groups.push(Group { name, about });
        self
    }

    pub(crate) fn get<H, T, D>(self, path: &'static str, named: Named, handler: H) -> Self
    where
        H: Handler<T, App> + Described<D>,
        T: 'static,
    {
        self.register(("get", MethodFilter::GET), path, named, handler)
    }

    pub(crate) fn post<H, T, D>(self, path: &'static str, named: Named, handler: H) -> Self
    where
        H: Handler<T, App> + Described<D>,
        T: 'static,
    {
        self.register(("post", MethodFilter::POST), path, named, handler)
    }

    pub(crate) fn patch<H, T, D>(self, path: &'static str, named: Named, handler: H) -> Self
    where
        H: Handler<T, App> + Described<D>,
        T: 'static,
    {
        self.register(("patch", MethodFilter::PATCH), path, named, handler)
    }

    pub(crate) fn delete<H, T, D>(self, path: &'static str, named: Named, handler: H) -> Self
    where
        H: Handler<T, App> + Described<D>,
        T: 'static,
    {
        self.register(("delete", MethodFilter::DELETE), path, named, handler)
    }

    /// Adds problems that do not follow from its types to the last operation.
    pub(crate) fn fails(mut self, with: &[ProblemCode]) -> Self {
        if let Some(last) = self.listed.last_mut() {
            last.problems.extend(with);
        }
        self
    }

    fn register<H, T, D>(
        mut self,
        (method, filter): (&'static str, MethodFilter),
        path: &'static str,
        (id, summary): Named,
        handler: H,
    ) -> Self
    where
        H: Handler<T, App> + Described<D>,
        T: 'static,
    {
        let group = self.groups.last().map_or("", |group| group.name);
        let describe = H::describe;
        self.listed.push(Operation { group, method, path, id, summary, problems: Vec::new(), describe });
        let route: MethodRouter<App> = on(filter, handler);
        self.router = self.router.route(path, route);
        self
    }

    /// Returns the router, the groups and the operations.
    pub(crate) fn into_parts(self) -> (Router<App>, Vec<Group>, Vec<Operation>) {
        (self.router, self.groups, self.listed)
    }
}

//! All HTTP requests, each registered once.
//!
//! - `routes.rs` registers a request with a name and a sentence. That makes both its route and its description.
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

/// One request.
pub(crate) struct Operation {
    pub(crate) group: &'static str,
    pub(crate) method: &'static str,
    pub(crate) path: &'static str,
    /// For programs: unique.
    pub(crate) id: &'static str,
    /// For people: a sentence.
    pub(crate) summary: &'static str,
    /// What its types do not tell of what can go wrong.
    pub(crate) problems: Vec<ProblemCode>,
    describe: fn(&mut Description<'_>),
}

/// Requests that have to do with the same, by name and in a sentence.
pub(crate) struct Group {
    pub(crate) name: &'static str,
    pub(crate) about: &'static str,
}

/// All requests, and the router that answers them.
#[derive(Default)]
pub(crate) struct Operations {
    router: Router<App>,
    groups: Vec<Group>,
    listed: Vec<Operation>,
}

/// How one request is called: its id and a sentence.
pub(crate) type Named = (&'static str, &'static str);

impl Operations {
    /// What follows belongs to this group.
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

    /// The last one can go wrong in these ways as well, which its types do not tell.
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

    /// The router, and what is said of it.
    pub(crate) fn into_parts(self) -> (Router<App>, Vec<Group>, Vec<Operation>) {
        (self.router, self.groups, self.listed)
    }
}

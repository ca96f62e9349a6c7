//! People are called when a match waits for them, over a push service of the test's own.

mod attacks;
mod calls;
mod device;
mod gathered;
mod hooks;
mod invited;
mod mails;
mod service;
mod smtp;

use std::time::Duration;

use server::BellSettings;

/// Nobody waits long in a test; the push service is on this machine.
fn quick() -> BellSettings {
    BellSettings {
        after: Duration::from_millis(200),
        networks: vec!["127.0.0.0/8".parse().unwrap()],
        contact: Some("mailto:host@example.org".into()),
        ..BellSettings::default()
    }
}

/// At one of several servers, another one of which calls; with these games, and this doorbell at each.
pub fn at_several() -> (lobby::Catalogue, Option<BellSettings>) {
    (gathered::toys(), Some(quick()))
}

/// The same with a doorbell that calls nobody more than twice an hour.
pub fn at_several_seldom() -> (lobby::Catalogue, Option<BellSettings>) {
    (gathered::toys(), Some(BellSettings { per_hour: 2, ..quick() }))
}

/// Whoever is asked by friends at both of these is called as often as at one.
pub async fn friends_are_called_as_often_at(servers: [&crate::support::Server; 2]) {
    invited::a_friend_is_called_as_often_as_at_one(servers).await;
}

/// The same at one server, whichever calls.
pub async fn people_are_called_at(server: &crate::support::Server) {
    let service = service::Service::start().await;
    calls::call_and_take_back(server, &service).await;
}

/// On a database of another kind.
pub async fn people_are_called_from(url: &str) {
    let smtp = smtp::Smtp::start();
    let bell = BellSettings { mail: smtp.as_ref().map(smtp::Smtp::settings), ..quick() };
    let server = crate::support::Server::ringing_on(url, gathered::toys(), bell).await;
    let service = service::Service::start().await;
    calls::call_and_take_back(&server, &service).await;
    calls::devices_come_and_go(&server, &service).await;
    if let Some(smtp) = &smtp {
        mails::confirm_call_stop(&server, smtp).await;
    }
    let crate::support::Server { running, store, .. } = server;
    running.shut_down().await;
    store.close().await;
}

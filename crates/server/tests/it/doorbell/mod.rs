//! Notifications of players whose turn it is, with a push service of the tests.

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

/// Returns settings with short waits. The push service runs on this machine.
fn quick() -> BellSettings {
    BellSettings {
        after: Duration::from_millis(200),
        networks: vec!["127.0.0.0/8".parse().unwrap()],
        contact: Some("mailto:host@example.org".into()),
        ..BellSettings::default()
    }
}

/// Returns the games and settings for several nodes, of which another one notifies.
pub fn at_several() -> (lobby::Catalogue, Option<BellSettings>) {
    (gathered::toys(), Some(quick()))
}

/// Returns the same with a limit of two notifications per hour.
pub fn at_several_seldom() -> (lobby::Catalogue, Option<BellSettings>) {
    (gathered::toys(), Some(BellSettings { per_hour: 2, ..quick() }))
}

/// Checks that invitations at both nodes count against one limit.
pub async fn friends_are_called_as_often_at(servers: [&crate::support::Server; 2]) {
    invited::a_friend_is_called_as_often_as_at_one(servers).await;
}

/// Checks notifications at one node, whichever sends them.
pub async fn people_are_called_at(server: &crate::support::Server) {
    let service = service::Service::start().await;
    calls::call_and_take_back(server, &service).await;
}

/// Checks notifications on a database of another kind.
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

//! Which request is answered by what.

use axum::{
    Router,
    extract::{DefaultBodyLimit, State},
    http::StatusCode,
    routing::{any, delete, get, post},
};
use protocol::{Problem, ProblemCode};

use crate::{
    App,
    api::{
        account, days, doorbell, duplicates, export, mail, matches, passkeys, people, providers, schema,
        session, tables,
    },
    layers,
    request::{Answer, Refusal},
    socket, web_client,
};

/// All routes.
pub fn router(app: App) -> Router {
    let routes = Router::new()
        .route("/api/session", session::routes())
        .route("/api/session/back", post(session::come_back))
        .route("/api/session/passkey/begin", post(passkeys::begin_to_come_back))
        .route("/api/session/passkey", post(passkeys::come_back))
        .route("/api/session/provider/begin", post(providers::begin_to_come_back))
        .route("/api/provider", get(providers::about))
        .route("/api/provider/answer", post(providers::answer))
        .route("/api/account/provider/begin", post(providers::begin))
        .route("/api/account/providers/{id}/remove", post(providers::remove))
        .route("/api/account/shown/provider/begin", post(providers::begin_to_show))
        .route("/api/account", get(account::about))
        .route("/api/account/code", post(account::make_code))
        .route("/api/account/password", post(account::set_password))
        .route("/api/account/passkeys/begin", post(passkeys::begin))
        .route("/api/account/passkeys", post(passkeys::add))
        .route("/api/account/passkeys/{id}/remove", post(passkeys::remove))
        .route("/api/account/shown/begin", post(passkeys::begin_to_show))
        .route("/api/account/shown", post(passkeys::show))
        .route("/api/account/device", post(account::show_device_code))
        .route("/api/account/sessions", delete(account::end_others))
        .route("/api/account/sessions/{id}", delete(account::end_one))
        .route("/api/account/lost", post(account::say_lost).delete(account::nobody_lost))
        .route("/api/account/time", get(account::time))
        .route("/api/account/zone", post(account::set_zone))
        .route("/api/account/vacation", post(account::begin_vacation).delete(account::end_vacation))
        .route("/api/account/export", post(export::all))
        .route("/api/account/erase", post(account::erase))
        .route("/api/doorbell", get(doorbell::about))
        .route("/api/doorbell/here", post(doorbell::ring_here).delete(doorbell::ring_no_more))
        .route("/api/doorbell/webhook", post(doorbell::hook).delete(doorbell::unhook))
        .route("/api/doorbell/wishes", post(doorbell::wish))
        .route("/api/doorbell/mail", post(mail::set).delete(mail::remove))
        .route("/mail/confirm/{token}", get(mail::ask_to_confirm).post(mail::confirm))
        .route("/mail/stop/{token}", get(mail::ask_to_stop).post(mail::stop))
        .route("/api/games", get(schema::games))
        .route("/api/schema", get(schema::protocol))
        .route("/api/schema/{game}", get(schema::game))
        .route("/api/matches/mine", get(matches::mine))
        .route("/api/matches/mine/statistics", get(matches::statistics))
        .route("/api/matches/{id}/replay", get(matches::replay))
        .route("/api/matches/{id}/talk", get(matches::talk))
        .route("/api/matches/{id}/fork", post(matches::fork))
        .route("/api/matches/{id}", get(matches::one))
        .route("/api/matches/{id}/analysis/{input}", get(matches::analysis))
        .route("/api/days", get(days::all))
        .route("/api/days/{game}", post(days::play))
        .route("/api/duplicates", post(duplicates::make))
        .route("/api/duplicates/{id}", get(duplicates::one))
        .route("/api/duplicates/{id}/close", post(duplicates::close))
        .route("/api/ratings/mine", get(people::my_ratings))
        .route("/api/ratings/{game}/{seats}", get(people::ratings))
        .route("/api/mutes", get(people::mutes).post(people::mute))
        .route("/api/reports", post(people::report))
        .route("/api/friends", get(people::friends).post(people::befriend))
        .route("/api/friends/links", post(people::make_link).delete(people::end_links))
        .route("/api/friends/look", post(people::look))
        .route("/api/friends/{account}", delete(people::unfriend))
        .route("/api/friends/{account}/invite", post(people::invite).delete(people::put_away))
        .route("/api/bots", get(people::bots))
        .route("/api/tables", get(tables::public).post(tables::make))
        .route("/api/setup", post(tables::check))
        .route("/api/tables/mine", get(tables::mine))
        .route("/api/tables/{table}", get(tables::one))
        .route("/api/tables/{table}/since", get(matches::since))
        .route("/api/tables/{table}/challenges", post(people::challenge))
        .route("/api/tables/{table}/guess", post(matches::guess))
        .route("/healthz", get(async || "ok\n"))
        .route("/readyz", get(ready))
        .route("/ws", any(socket::upgrade))
        .fallback(web_client::file)
        .method_not_allowed_fallback(async || {
            Refusal::with(StatusCode::METHOD_NOT_ALLOWED, "this URL does not support that method")
        })
        .layer(DefaultBodyLimit::max(app.inner.settings.limits.frame_bytes as usize));
    layers::around(routes, &app).with_state(app)
}

async fn ready(State(app): State<App>) -> Answer<&'static str> {
    if app.inner.stopping.is_cancelled() {
        return Err(Problem::new(ProblemCode::Closing, "the server is stopping").into());
    }
    app.inner.lobby.check()?;
    Ok("ready\n")
}

//! The routes.

use axum::{
    Router,
    extract::{DefaultBodyLimit, State},
    http::StatusCode,
    routing::any,
};
use protocol::{
    Problem,
    ProblemCode::{
        self, BadSetup, BadText, Closing, KeyTaken, NotAllowed, NotFound, ProofNeeded, ProviderFailed,
        Refused, SeatTaken, WrongKey, WrongTime,
    },
};

use crate::{
    App,
    api::{
        account, admin, days, doorbell, duplicates, export, ladders, mail, matches, passkeys, people,
        providers, schema, series, session, tables,
    },
    layers,
    operations::Operations,
    request::{Answer, Refusal},
    socket, web_client,
};

/// Returns all routes.
pub fn router(app: App) -> Router {
    let (routes, _, _) = operations().into_parts();
    let routes = routes
        // Not an operation. It is in no public document, because it is for the client's own page and a few
        // accounts, and its requests change with `septet admin`.
        .route("/api/admin", any(admin::ask))
        .fallback(web_client::file)
        .method_not_allowed_fallback(async || {
            Refusal::with(StatusCode::METHOD_NOT_ALLOWED, "this URL does not support that method")
        })
        .layer(DefaultBodyLimit::max(app.inner.settings.limits.frame_bytes as usize));
    layers::around(routes, &app).with_state(app)
}

/// The problems of a change of sign-in methods.
const KEYS: [ProblemCode; 2] = [WrongKey, ProofNeeded];

/// Returns all operations. `fails` lists the problems that do not follow from their types.
pub(crate) fn operations() -> Operations {
    let operations = Operations::default();
    let operations = about_sessions(operations);
    let operations = about_accounts(operations);
    let operations = about_calls(operations);
    let operations = about_play(operations);
    let operations = about_matches(operations);
    let operations = about_people(operations);
    let operations = about_ladders(operations);
    about_the_server(operations)
}

fn about_sessions(operations: Operations) -> Operations {
    operations
        .group("session", "Signing in, coming back and signing out.")
        .get("/api/session", ("who_am_i", "Who is signed in."), session::show)
        .post("/api/session", ("sign_in", "Makes an account and signs in to it."), session::sign_in)
        .fails(&[BadText])
        .patch("/api/session", ("rename", "Changes the account's name."), session::rename)
        .fails(&[BadText])
        .delete("/api/session", ("sign_out", "Ends the session and closes its sockets."), session::sign_out)
        .post("/api/session/back", ("come_back", "Signs in to an account that there is."), session::come_back)
        .fails(&[WrongKey])
        .post(
            "/api/session/passkey/begin",
            ("begin_to_come_back_by_passkey", "What a browser is asked so that it shows a passkey."),
            passkeys::begin_to_come_back,
        )
        .fails(&[NotAllowed])
        .post(
            "/api/session/passkey",
            ("come_back_by_passkey", "Signs in to the account that a passkey opens."),
            passkeys::come_back,
        )
        .fails(&[WrongKey, WrongTime, NotAllowed])
        .post(
            "/api/session/provider/begin",
            ("begin_to_come_back_by_provider", "Where a browser goes to sign in by the provider."),
            providers::begin_to_come_back,
        )
        .fails(&[NotAllowed, NotFound, ProviderFailed])
        .get("/api/provider", ("about_provider", "Which provider opens accounts here."), providers::about)
        .post(
            "/api/provider/answer",
            ("answer_of_provider", "Takes what the provider has sent a browser back with."),
            providers::answer,
        )
        .fails(&[NotAllowed, NotFound, ProviderFailed, WrongKey, KeyTaken, WrongTime])
}

fn about_accounts(operations: Operations) -> Operations {
    operations
        .group("account", "Keeping an account, where it is signed in, and taking it away.")
        .get("/api/account", ("about_me", "Tag, keys and devices of the account."), account::about)
        .post("/api/account/code", ("make_code", "Makes a recovery code."), account::make_code)
        .fails(&KEYS)
        .post("/api/account/password", ("set_password", "Sets the password."), account::set_password)
        .fails(&KEYS)
        .fails(&[Refused, BadText])
        .post(
            "/api/account/passkeys/begin",
            ("begin_passkey", "What a browser is asked so that it makes a passkey."),
            passkeys::begin,
        )
        .fails(&KEYS)
        .fails(&[WrongTime])
        .post(
            "/api/account/passkeys",
            ("add_passkey", "Adds the passkey that a browser made."),
            passkeys::add,
        )
        .fails(&[WrongTime, Refused, BadText])
        .post(
            "/api/account/passkeys/{id}/remove",
            ("remove_passkey", "Lets a passkey open nothing any more."),
            passkeys::remove,
        )
        .fails(&KEYS)
        .fails(&[NotFound])
        .post(
            "/api/account/provider/begin",
            ("begin_provider_key", "Where a browser goes to add a key at the provider."),
            providers::begin,
        )
        .fails(&KEYS)
        .fails(&[NotFound, ProviderFailed, WrongTime])
        .post(
            "/api/account/providers/{id}/remove",
            ("remove_provider_key", "Lets a key at the provider open nothing any more."),
            providers::remove,
        )
        .fails(&KEYS)
        .fails(&[NotFound])
        .post(
            "/api/account/shown/begin",
            ("begin_to_show_passkey", "What a browser is asked so that it shows a passkey of the account."),
            passkeys::begin_to_show,
        )
        .post(
            "/api/account/shown",
            ("show_passkey", "Shows a passkey: the next change within five minutes needs no other proof."),
            passkeys::show,
        )
        .fails(&[WrongKey, WrongTime])
        .post(
            "/api/account/shown/provider/begin",
            ("begin_to_show_provider_key", "Where a browser goes to show a key at the provider."),
            providers::begin_to_show,
        )
        .fails(&[NotFound, ProviderFailed])
        .post(
            "/api/account/device",
            ("show_device_code", "A code with which another device signs in, once."),
            account::show_device_code,
        )
        .delete(
            "/api/account/sessions",
            ("end_other_sessions", "Ends all other sessions of the account."),
            account::end_others,
        )
        .delete("/api/account/sessions/{id}", ("end_session", "Ends one session."), account::end_one)
        .fails(&[NotFound])
        .post(
            "/api/account/lost",
            ("say_lost", "Says that all keys are lost: after a while the device needs none, once."),
            account::say_lost,
        )
        .fails(&[WrongTime])
        .delete(
            "/api/account/lost",
            ("nobody_lost", "No device of the account waits any more."),
            account::nobody_lost,
        )
        .get(
            "/api/account/time",
            ("account_time", "Where the account lives, and its vacations."),
            account::time,
        )
        .post("/api/account/zone", ("set_zone", "Says in which time zone one lives."), account::set_zone)
        .fails(&[BadText])
        .post("/api/account/vacation", ("begin_vacation", "Goes on vacation."), account::begin_vacation)
        .fails(&[WrongTime])
        .delete("/api/account/vacation", ("end_vacation", "Is back from vacation."), account::end_vacation)
        .fails(&[WrongTime])
        .post("/api/account/export", ("export_account", "All that is known of the account."), export::all)
        .post("/api/account/erase", ("erase_account", "Takes the account away for good."), account::erase)
        .fails(&KEYS)
}

fn about_calls(operations: Operations) -> Operations {
    operations
        .group("doorbell", "How people and programs are called when a match waits for them.")
        .get("/api/doorbell", ("about_doorbell", "How the account is called."), doorbell::about)
        .fails(&[NotFound])
        .post("/api/doorbell/here", ("ring_here", "Calls the device that asks."), doorbell::ring_here)
        .fails(&[NotFound])
        .delete(
            "/api/doorbell/here",
            ("ring_here_no_more", "Calls the device that asks no longer."),
            doorbell::ring_no_more,
        )
        .fails(&[NotFound])
        .post("/api/doorbell/webhook", ("set_webhook", "Calls a program."), doorbell::hook)
        .fails(&[NotFound])
        .delete("/api/doorbell/webhook", ("remove_webhook", "Calls the program no longer."), doorbell::unhook)
        .fails(&[NotFound])
        .post("/api/doorbell/wishes", ("set_wishes", "Sets quiet hours and the reminder."), doorbell::wish)
        .fails(&[NotFound])
        .post(
            "/api/doorbell/mail",
            ("set_mail", "Asks an address whether it wants to be written to."),
            mail::set,
        )
        .fails(&[NotFound])
        .delete("/api/doorbell/mail", ("remove_mail", "Writes to the account no longer."), mail::remove)
        .fails(&[NotFound])
        .get(
            "/mail/confirm/{token}",
            ("ask_to_confirm_mail", "The page that asks whether to write to an address."),
            mail::ask_to_confirm,
        )
        .fails(&[NotFound])
        .post("/mail/confirm/{token}", ("confirm_mail", "Agrees to be written to."), mail::confirm)
        .fails(&[NotFound])
        .get(
            "/mail/stop/{token}",
            ("ask_to_stop_mail", "The page that asks whether to write no longer."),
            mail::ask_to_stop,
        )
        .fails(&[NotFound])
        .post("/mail/stop/{token}", ("stop_mail", "Ends messages to an address."), mail::stop)
        .fails(&[NotFound])
}

fn about_play(operations: Operations) -> Operations {
    operations
        .group("tables", "Games, finding a table, and making one.")
        .get(
            "/api/games",
            ("list_games", "The games, their options and their automatic players."),
            schema::games,
        )
        .get("/api/tables", ("list_tables", "Public tables where somebody is."), tables::public)
        .post("/api/tables", ("make_table", "Makes a table."), tables::make)
        .fails(&[BadSetup, NotFound])
        .post(
            "/api/setup",
            ("check_setup", "What a table would be that is set up so; makes none."),
            tables::check,
        )
        .get(
            "/api/tables/mine",
            ("list_my_tables", "Where the account sits or hosts, the newest first."),
            tables::mine,
        )
        .get("/api/tables/{table}", ("get_table", "One table."), tables::one)
        .fails(&[NotFound])
        .get(
            "/api/tables/{table}/since",
            ("what_i_missed", "What one missed in the running or last match of a table."),
            matches::since,
        )
        .fails(&[NotFound, NotAllowed, WrongTime])
        .post(
            "/api/tables/{table}/guess",
            (
                "play_on_alone",
                "Makes a table at which one plays on alone from what one sees of a running match.",
            ),
            matches::guess,
        )
        .fails(&[NotFound, WrongTime, BadSetup])
        .group("days", "Deals of the day.")
        .get("/api/days", ("list_days", "Today's deal of each game, and how others did."), days::all)
        .fails(&[NotFound])
        .post(
            "/api/days/{game}",
            ("play_day", "Makes the table at which one plays today's deal."),
            days::play,
        )
        .fails(&[NotFound, BadSetup])
        .group("duplicates", "The same deal at several tables.")
        .post("/api/duplicates", ("make_duplicate", "Makes tables that share a deal."), duplicates::make)
        .fails(&[BadSetup, NotFound])
        .get(
            "/api/duplicates/{id}",
            ("get_duplicate", "How far the tables are, and what came of them."),
            duplicates::one,
        )
        .fails(&[NotFound])
        .post(
            "/api/duplicates/{id}/close",
            ("close_duplicate", "Lets no further table begin. For who made them."),
            duplicates::close,
        )
        .fails(&[NotFound])
        .group("series", "Matches between programs.")
        .post("/api/series", ("make_series", "Makes a series, and asks whoever plays it."), series::make)
        .fails(&[BadSetup, NotFound, NotAllowed])
        .get("/api/series/{id}", ("get_series", "How a series stands."), series::one)
        .fails(&[NotFound])
        .get(
            "/api/series/{id}/matches",
            ("list_series_matches", "Its matches that are over, in the order of the deals."),
            series::matches,
        )
        .fails(&[NotFound])
        .post("/api/series/{id}/accept", ("accept_series", "Agrees to play it."), series::accept)
        .fails(&[NotFound, NotAllowed, WrongTime])
        .post("/api/series/{id}/decline", ("decline_series", "Does not play it."), series::decline)
        .fails(&[NotFound, NotAllowed, WrongTime])
        .post(
            "/api/series/{id}/cancel",
            ("cancel_series", "Lets no further match begin. For who made it."),
            series::cancel,
        )
        .fails(&[NotFound, NotAllowed, WrongTime])
        .group("socket", "Where matches are played.")
        .get(
            "/ws",
            (
                "open_socket",
                "Opens the WebSocket. `/api/schema/{game}/messages` describes what is said on it.",
            ),
            socket::upgrade,
        )
}

fn about_matches(operations: Operations) -> Operations {
    operations
        .group("matches", "Matches that are over.")
        .get(
            "/api/matches",
            ("list_matches", "Those of public tables, the last to end first."),
            matches::public,
        )
        .get("/api/matches/mine", ("list_my_matches", "One's own, the last to end first."), matches::mine)
        .get(
            "/api/matches/mine/statistics",
            ("my_statistics", "What came of one's own."),
            matches::statistics,
        )
        .get("/api/matches/{id}", ("get_match", "All that is needed to play a match again."), matches::one)
        .fails(&[NotFound, WrongTime])
        .get(
            "/api/matches/{id}/replay",
            ("replay_match", "A match again, through somebody's eyes."),
            matches::replay,
        )
        .fails(&[NotFound, WrongTime])
        .get(
            "/api/matches/{id}/talk",
            ("match_talk", "What was said while a match ran, for who played it."),
            matches::talk,
        )
        .fails(&[NotFound, NotAllowed, WrongTime])
        .post(
            "/api/matches/{id}/fork",
            ("fork_match", "Makes a table at which a match is played on."),
            matches::fork,
        )
        .fails(&[NotFound, WrongTime, BadSetup, SeatTaken])
        .get(
            "/api/matches/{id}/analysis/{input}",
            ("analyse_decision", "What a strong automatic player would have thought of one decision."),
            matches::analysis,
        )
        .fails(&[NotFound, WrongTime])
}

fn about_people(operations: Operations) -> Operations {
    operations
        .group(
            "people",
            "Ratings, mutes, reports and friends. `not_found` if the server keeps nothing of people.",
        )
        .get("/api/ratings/mine", ("my_ratings", "How strong one is."), people::my_ratings)
        .fails(&[NotFound])
        .get("/api/ratings/{game}/{seats}", ("list_ratings", "How strong others are."), people::ratings)
        .fails(&[NotFound])
        .get("/api/mutes", ("list_mutes", "Whom one muted for oneself, the newest first."), people::mutes)
        .fails(&[NotFound])
        .post("/api/mutes", ("set_mute", "Mutes somebody for oneself, or no longer."), people::mute)
        .fails(&[NotFound])
        .post("/api/reports", ("report", "Reports somebody to whoever runs the server."), people::report)
        .fails(&[NotFound, BadText, WrongTime])
        .get("/api/friends", ("list_friends", "Friends, and what they asked."), people::friends)
        .fails(&[NotFound])
        .post("/api/friends", ("befriend", "Agrees to a link: the two are friends."), people::befriend)
        .fails(&[NotFound])
        .post(
            "/api/friends/links",
            ("make_friend_link", "A link that makes a friend, once."),
            people::make_link,
        )
        .fails(&[NotFound])
        .delete(
            "/api/friends/links",
            ("end_friend_links", "Lets none of one's links work any more."),
            people::end_links,
        )
        .fails(&[NotFound])
        .post("/api/friends/look", ("look_at_friend_link", "Whose link it is; it still works."), people::look)
        .fails(&[NotFound])
        .delete("/api/friends/{account}", ("unfriend", "Ends a friendship for both."), people::unfriend)
        .fails(&[NotFound])
        .post("/api/friends/{account}/invite", ("invite_friend", "Asks a friend to a table."), people::invite)
        .fails(&[NotFound, WrongTime])
        .delete(
            "/api/friends/{account}/invite",
            ("put_invitation_away", "Puts away what a friend asked."),
            people::put_away,
        )
        .fails(&[NotFound])
        .group("bots", "Programs that anybody may ask to play.")
        .get("/api/bots", ("list_bots", "Programs that play with anybody, and are here."), people::bots)
        .fails(&[NotFound])
        .post(
            "/api/tables/{table}/challenges",
            ("challenge", "Asks one of them to a table, whether or not they want to hear it."),
            people::challenge,
        )
        .fails(&[NotFound, NotAllowed, WrongTime, SeatTaken])
}

fn about_ladders(operations: Operations) -> Operations {
    operations
        .group(
            "ladders",
            "Programs that play each other again and again, and their ratings. `not_found` if there are none.",
        )
        .get("/api/ladders", ("list_ladders", "The ladders there are."), ladders::all)
        .fails(&[NotFound])
        .get("/api/ladders/{game}", ("get_ladder", "Who is on a ladder, and what is on."), ladders::one)
        .fails(&[NotFound])
        .get(
            "/api/ladders/{game}/crosstable",
            ("get_crosstable", "The first of a ladder, each against each."),
            ladders::crosstable,
        )
        .fails(&[NotFound])
        .get(
            "/api/ladders/{game}/matches",
            ("list_ladder_matches", "The matches of a ladder, the newest first."),
            ladders::matches,
        )
        .fails(&[NotFound])
        .post(
            "/api/ladders/{game}/queue",
            ("join_ladder", "Plays on a ladder from now on. For a program that listens on a socket."),
            ladders::join,
        )
        .fails(&[NotFound, NotAllowed, WrongTime])
        .delete(
            "/api/ladders/{game}/queue",
            ("leave_ladder", "Begins no further match there. Those that are on go on."),
            ladders::leave,
        )
        .fails(&[NotFound])
}

fn about_the_server(operations: Operations) -> Operations {
    operations
        .group("server", "What describes the server, and whether it is well.")
        .get("/api/openapi.json", ("get_openapi", "This document."), schema::openapi)
        .get("/docs/api", ("read_openapi", "This document as a page."), schema::page)
        .get("/docs/api.css", ("openapi_style", "How that page looks."), schema::style)
        .get("/api/schema", ("get_schema", "JSON Schema of every message and body."), schema::protocol)
        .get("/api/schema/{game}", ("get_game_schema", "JSON Schema of a game's own types."), schema::game)
        .fails(&[NotFound])
        .get(
            "/api/schema/{game}/messages",
            (
                "get_message_schema",
                "JSON Schema of every message about a game, with the game's own types in them.",
            ),
            schema::messages,
        )
        .fails(&[NotFound])
        .get("/healthz", ("is_up", "Whether the server runs."), up)
        .get("/readyz", ("is_ready", "Whether the server can play."), ready)
}

async fn up() -> &'static str {
    "ok\n"
}

async fn ready(State(app): State<App>) -> Answer<&'static str> {
    if app.inner.leaving.is_cancelled() {
        return Err(Problem::new(Closing, "draining: the server is stopping").into());
    }
    app.inner.lobby.check()?;
    Ok("ready\n")
}

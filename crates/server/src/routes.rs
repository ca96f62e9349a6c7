//! The routes.

mod notifications;

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
        account, admin, days, duplicates, export, ladders, matches, passkeys, people, providers, schema,
        series, session, tables,
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
    let operations = notifications::routes(operations);
    let operations = about_play(operations);
    let operations = about_matches(operations);
    let operations = about_people(operations);
    let operations = about_ladders(operations);
    about_the_server(operations)
}

fn about_sessions(operations: Operations) -> Operations {
    operations
        .group("session", "Sign-in and sign-out.")
        .get("/api/session", ("who_am_i", "Returns the signed-in account."), session::show)
        .post("/api/session", ("sign_in", "Makes an account and signs in to it."), session::sign_in)
        .fails(&[BadText])
        .patch("/api/session", ("rename", "Renames the account."), session::rename)
        .fails(&[BadText])
        .delete("/api/session", ("sign_out", "Ends the session and closes its sockets."), session::sign_out)
        .post("/api/session/back", ("come_back", "Signs in to an existing account."), session::come_back)
        .fails(&[WrongKey])
        .post(
            "/api/session/passkey/begin",
            ("begin_to_come_back_by_passkey", "Returns the options with which a browser asks for a passkey."),
            passkeys::begin_to_come_back,
        )
        .fails(&[NotAllowed])
        .post(
            "/api/session/passkey",
            ("come_back_by_passkey", "Signs in with a passkey."),
            passkeys::come_back,
        )
        .fails(&[WrongKey, WrongTime, NotAllowed])
        .post(
            "/api/session/provider/begin",
            ("begin_to_come_back_by_provider", "Returns the provider's page for a sign-in."),
            providers::begin_to_come_back,
        )
        .fails(&[NotAllowed, NotFound, ProviderFailed])
        .get("/api/provider", ("about_provider", "Returns the OpenID Connect provider."), providers::about)
        .post(
            "/api/provider/answer",
            ("answer_of_provider", "Completes a visit to the provider."),
            providers::answer,
        )
        .fails(&[NotAllowed, NotFound, ProviderFailed, WrongKey, KeyTaken, WrongTime])
}

fn about_accounts(operations: Operations) -> Operations {
    operations
        .group("account", "Sign-in methods, devices, time zone, export and deletion of an account.")
        .get("/api/account", ("about_me", "Returns login ID, sign-in methods and devices."), account::about)
        .post("/api/account/code", ("make_code", "Makes a recovery code."), account::make_code)
        .fails(&KEYS)
        .post("/api/account/password", ("set_password", "Sets the password."), account::set_password)
        .fails(&KEYS)
        .fails(&[Refused, BadText])
        .post(
            "/api/account/passkeys/begin",
            ("begin_passkey", "Returns the options with which a browser makes a passkey."),
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
        .post("/api/account/passkeys/{id}/remove", ("remove_passkey", "Removes a passkey."), passkeys::remove)
        .fails(&KEYS)
        .fails(&[NotFound])
        .post(
            "/api/account/provider/begin",
            ("begin_provider_key", "Returns the provider's page, to add it as a sign-in method."),
            providers::begin,
        )
        .fails(&KEYS)
        .fails(&[NotFound, ProviderFailed, WrongTime])
        .post(
            "/api/account/providers/{id}/remove",
            ("remove_provider_key", "Removes a provider key."),
            providers::remove,
        )
        .fails(&KEYS)
        .fails(&[NotFound])
        .post(
            "/api/account/shown/begin",
            ("begin_to_show_passkey", "Returns the options for a confirmation with a passkey."),
            passkeys::begin_to_show,
        )
        .post(
            "/api/account/shown",
            ("show_passkey", "Confirms the next change within five minutes with a passkey."),
            passkeys::show,
        )
        .fails(&[WrongKey, WrongTime])
        .post(
            "/api/account/shown/provider/begin",
            ("begin_to_show_provider_key", "Returns the provider's page for a confirmation."),
            providers::begin_to_show,
        )
        .fails(&[NotFound, ProviderFailed])
        .post(
            "/api/account/device",
            ("show_device_code", "Makes a code with which another device signs in once."),
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
            ("say_lost", "Reports all sign-in methods lost. After a wait the device needs none, once."),
            account::say_lost,
        )
        .fails(&[WrongTime])
        .delete(
            "/api/account/lost",
            ("nobody_lost", "Cancels the wait of every device of the account."),
            account::nobody_lost,
        )
        .get(
            "/api/account/time",
            ("account_time", "Returns the time zone and the vacations of the account."),
            account::time,
        )
        .post("/api/account/zone", ("set_zone", "Sets the time zone of the account."), account::set_zone)
        .fails(&[BadText])
        .post("/api/account/vacation", ("begin_vacation", "Begins a vacation."), account::begin_vacation)
        .fails(&[WrongTime])
        .delete("/api/account/vacation", ("end_vacation", "Ends the vacation."), account::end_vacation)
        .fails(&[WrongTime])
        .post("/api/account/export", ("export_account", "Returns the data of the account."), export::all)
        .post("/api/account/erase", ("erase_account", "Deletes the account permanently."), account::erase)
        .fails(&KEYS)
}

fn about_play(operations: Operations) -> Operations {
    operations
        .group("tables", "Games and tables.")
        .get(
            "/api/games",
            ("list_games", "Returns the games with their options and built-in bots."),
            schema::games,
        )
        .get("/api/tables", ("list_tables", "Returns public tables with connected accounts."), tables::public)
        .post("/api/tables", ("make_table", "Makes a table."), tables::make)
        .fails(&[BadSetup, NotFound])
        .post(
            "/api/setup",
            ("check_setup", "Checks a setup and returns it complete. Makes no table."),
            tables::check,
        )
        .get(
            "/api/tables/mine",
            ("list_my_tables", "Returns the tables where the account sits or is the host, the newest first."),
            tables::mine,
        )
        .get("/api/tables/{table}", ("get_table", "Returns a table."), tables::one)
        .fails(&[NotFound])
        .get(
            "/api/tables/{table}/since",
            ("what_i_missed", "Returns the moves that the account missed in the running or last match."),
            matches::since,
        )
        .fails(&[NotFound, NotAllowed, WrongTime])
        .post(
            "/api/tables/{table}/guess",
            (
                "play_on_alone",
                "Makes a table for a what-if match, from the account's view of a running match.",
            ),
            matches::guess,
        )
        .fails(&[NotFound, WrongTime, BadSetup])
        .group("days", "Deals of the day.")
        .get("/api/days", ("list_days", "Returns today's deal of each game with the results."), days::all)
        .fails(&[NotFound])
        .post("/api/days/{game}", ("play_day", "Makes the account's table for today's deal."), days::play)
        .fails(&[NotFound, BadSetup])
        .group("duplicates", "Shared deals: the same cards at several tables.")
        .post("/api/duplicates", ("make_duplicate", "Makes tables that share a deal."), duplicates::make)
        .fails(&[BadSetup, NotFound])
        .get(
            "/api/duplicates/{id}",
            ("get_duplicate", "Returns the state and the results of the tables."),
            duplicates::one,
        )
        .fails(&[NotFound])
        .post(
            "/api/duplicates/{id}/close",
            ("close_duplicate", "Lets no further table begin. For the maker."),
            duplicates::close,
        )
        .fails(&[NotFound])
        .group("series", "Series of matches between bots.")
        .post("/api/series", ("make_series", "Makes a series and asks its players."), series::make)
        .fails(&[BadSetup, NotFound, NotAllowed])
        .get("/api/series/{id}", ("get_series", "Returns a series and its results so far."), series::one)
        .fails(&[NotFound])
        .get(
            "/api/series/{id}/matches",
            ("list_series_matches", "Returns the finished matches of a series, in the order of the deals."),
            series::matches,
        )
        .fails(&[NotFound])
        .post("/api/series/{id}/accept", ("accept_series", "Agrees to play a series."), series::accept)
        .fails(&[NotFound, NotAllowed, WrongTime])
        .post("/api/series/{id}/decline", ("decline_series", "Declines to play a series."), series::decline)
        .fails(&[NotFound, NotAllowed, WrongTime])
        .post(
            "/api/series/{id}/cancel",
            ("cancel_series", "Begins no further match of a series. For the maker."),
            series::cancel,
        )
        .fails(&[NotFound, NotAllowed, WrongTime])
        .group("socket", "The WebSocket on which matches are played.")
        .get(
            "/ws",
            ("open_socket", "Opens the WebSocket. `/api/schema/{game}/messages` describes its messages."),
            socket::upgrade,
        )
}

fn about_matches(operations: Operations) -> Operations {
    operations
        .group("matches", "Finished matches.")
        .get(
            "/api/matches",
            ("list_matches", "Returns finished matches of public tables, the last to end first."),
            matches::public,
        )
        .get(
            "/api/matches/mine",
            ("list_my_matches", "Returns the account's finished matches, the last to end first."),
            matches::mine,
        )
        .get(
            "/api/matches/mine/statistics",
            ("my_statistics", "Returns the statistics of the account's matches."),
            matches::statistics,
        )
        .get("/api/matches/{id}", ("get_match", "Returns the record of a match, to replay it."), matches::one)
        .fails(&[NotFound, WrongTime])
        .get(
            "/api/matches/{id}/replay",
            ("replay_match", "Returns a match as one observer saw it."),
            matches::replay,
        )
        .fails(&[NotFound, WrongTime])
        .get(
            "/api/matches/{id}/talk",
            ("match_talk", "Returns the public chat of a match. For its players."),
            matches::talk,
        )
        .fails(&[NotFound, NotAllowed, WrongTime])
        .post(
            "/api/matches/{id}/fork",
            ("fork_match", "Makes a table that continues a match."),
            matches::fork,
        )
        .fails(&[NotFound, WrongTime, BadSetup, SeatTaken])
        .get(
            "/api/matches/{id}/analysis/{input}",
            ("analyse_decision", "Returns a strong built-in bot's opinion on one decision."),
            matches::analysis,
        )
        .fails(&[NotFound, WrongTime])
}

fn about_people(operations: Operations) -> Operations {
    operations
        .group(
            "people",
            "Ratings, mutes, reports and friends. `not_found` if the server stores no such data.",
        )
        .get("/api/ratings/mine", ("my_ratings", "Returns the ratings of the account."), people::my_ratings)
        .fails(&[NotFound])
        .get("/api/ratings/{game}/{seats}", ("list_ratings", "Returns ratings of accounts."), people::ratings)
        .fails(&[NotFound])
        .get("/api/mutes", ("list_mutes", "Returns the muted accounts, the newest first."), people::mutes)
        .fails(&[NotFound])
        .post("/api/mutes", ("set_mute", "Mutes or unmutes an account for your account."), people::mute)
        .fails(&[NotFound])
        .post("/api/reports", ("report", "Reports an account to the operator."), people::report)
        .fails(&[NotFound, BadText, WrongTime])
        .get("/api/friends", ("list_friends", "Returns the friends and their invitations."), people::friends)
        .fails(&[NotFound])
        .post("/api/friends", ("befriend", "Accepts a friend link; both become friends."), people::befriend)
        .fails(&[NotFound])
        .post(
            "/api/friends/links",
            ("make_friend_link", "Makes a friend link. It works once."),
            people::make_link,
        )
        .fails(&[NotFound])
        .delete(
            "/api/friends/links",
            ("end_friend_links", "Ends all friend links of the account."),
            people::end_links,
        )
        .fails(&[NotFound])
        .post("/api/friends/look", ("look_at_friend_link", "Returns a friend link's owner."), people::look)
        .fails(&[NotFound])
        .delete("/api/friends/{account}", ("unfriend", "Ends a friendship for both."), people::unfriend)
        .fails(&[NotFound])
        .post("/api/friends/{account}/invite", ("invite_friend", "Invites a friend."), people::invite)
        .fails(&[NotFound, WrongTime])
        .delete(
            "/api/friends/{account}/invite",
            ("put_invitation_away", "Dismisses the invitation of a friend."),
            people::put_away,
        )
        .fails(&[NotFound])
        .group("bots", "Bots that accept challenges.")
        .get("/api/bots", ("list_bots", "Returns the connected bots that accept challenges."), people::bots)
        .fails(&[NotFound])
        .post(
            "/api/tables/{table}/challenges",
            (
                "challenge",
                "Challenges a bot to play at a table. The answer does not reveal a mute by the bot.",
            ),
            people::challenge,
        )
        .fails(&[NotFound, NotAllowed, WrongTime, SeatTaken])
}

fn about_ladders(operations: Operations) -> Operations {
    operations
        .group(
            "ladders",
            "Bots that play each other continuously, and their ratings. `not_found` without ladders.",
        )
        .get("/api/ladders", ("list_ladders", "Returns the ladders."), ladders::all)
        .fails(&[NotFound])
        .get("/api/ladders/{game}", ("get_ladder", "Returns a ladder with its standings."), ladders::one)
        .fails(&[NotFound])
        .get(
            "/api/ladders/{game}/crosstable",
            ("get_crosstable", "Returns the results between the first players of a ladder."),
            ladders::crosstable,
        )
        .fails(&[NotFound])
        .get(
            "/api/ladders/{game}/matches",
            ("list_ladder_matches", "Returns the matches of a ladder, the newest first."),
            ladders::matches,
        )
        .fails(&[NotFound])
        .post(
            "/api/ladders/{game}/queue",
            ("join_ladder", "Joins the queue of a ladder. For a bot that listens on a socket."),
            ladders::join,
        )
        .fails(&[NotFound, NotAllowed, WrongTime])
        .delete(
            "/api/ladders/{game}/queue",
            ("leave_ladder", "Leaves the queue of a ladder. Running matches continue."),
            ladders::leave,
        )
        .fails(&[NotFound])
}

fn about_the_server(operations: Operations) -> Operations {
    operations
        .group("server", "Descriptions of the server, and its health.")
        .get("/api/openapi.json", ("get_openapi", "Returns this document."), schema::openapi)
        .get("/docs/api", ("read_openapi", "Returns this document as a page."), schema::page)
        .get("/docs/api.css", ("openapi_style", "Returns the style sheet of that page."), schema::style)
        .get("/api/schema", ("get_schema", "Returns JSON Schema of messages and bodies."), schema::protocol)
        .get("/api/schema/{game}", ("get_game_schema", "Returns JSON Schema of game types."), schema::game)
        .fails(&[NotFound])
        .get(
            "/api/schema/{game}/messages",
            (
                "get_message_schema",
                "Returns JSON Schema of every message at a table of a game, with the game's types.",
            ),
            schema::messages,
        )
        .fails(&[NotFound])
        .get("/healthz", ("is_up", "Returns 200 if the server runs."), up)
        .get("/readyz", ("is_ready", "Returns 200 if the server can play, otherwise 503."), ready)
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

//! `/api/admin`: `septet admin` for admin accounts.
//!
//! - All other accounts get 404, before the server reads anything of their request.
//! - Only the client's own pages may send requests, with a session cookie. Changes also need a confirmation
//!   with a sign-in method of the account.

use std::time::Instant;

use axum::{
    Json,
    extract::{FromRequest as _, FromRequestParts as _, Request, State},
    http::{Method, StatusCode, request::Parts},
    response::{IntoResponse as _, Response},
};
use lobby::Session;
use protocol::{Problem, ProblemCode, http::Proof};
use serde::{Deserialize, Serialize};

use super::session::limit_come_backs;
use crate::{
    App,
    admin::{self, Ask, Desk, Who, changes},
    request::{self, Body, Credentials, Refusal, Visiting},
    web_client::no_such_url,
};

/// A request of an admin.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Wanted {
    ask: Ask,
    /// The confirmation of a change. Not needed after a recent confirmation with a passkey or a provider.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    proof: Option<Proof>,
}

pub(crate) async fn ask(State(app): State<App>, request: Request) -> Response {
    let (mut parts, body) = request.into_parts();
    let Some((desk, session)) = admin_of(&app, &parts).await else { return no_such_url() };
    let visiting = Visiting::from_request_parts(&mut parts, &app).await;
    let request = Request::from_parts(parts, body);
    match carry_out(&app, desk, session, visiting, request).await {
        Ok(answer) => answer.into_response(),
        Err(refusal) => refusal.into_response(),
    }
}

/// Returns the service and the session if the requester is an admin on a page of this server. A banned admin
/// has no access.
async fn admin_of<'app>(app: &'app App, parts: &Parts) -> Option<(&'app Desk, Session)> {
    let desk = app.inner.desk.as_ref()?;
    let origins = &app.inner.origins;
    let own_page = parts.method == Method::POST && origins.is_own(&parts.headers, &parts.uri);
    let credentials = Credentials::of_parts(parts, app);
    if !own_page || !matches!(credentials, Credentials::Cookie(_)) {
        return None;
    }
    let session = credentials.session(app).await.ok()?;
    desk.is_admin(&session.account.id).then_some((desk, session))
}

async fn carry_out(
    app: &App,
    desk: &Desk,
    session: Session,
    visiting: Result<Visiting, Refusal>,
    request: Request,
) -> request::Answer<Json<admin::Answer>> {
    let Visiting(visitor) = visiting?;
    app.inner.admin_requests.take(visitor.address, Instant::now()).map_err(|wait| {
        Refusal::too_many("too many admin requests came from your network; wait a moment", wait)
    })?;
    let Body(Wanted { ask, proof }) = Body::from_request(request, app).await?;
    if changes(&ask) {
        limit_come_backs(app, &visitor)?;
        app.inner.lobby.shows_key(&session, proof.as_ref(), visitor.address).await?;
    }
    let (desk, who) = (desk.clone(), Who::Account(session.account.id));
    // The request is carried out to its end, even if the client disconnects.
    let done = tokio::spawn(async move { desk.carry_out(&who, ask).await }).await;
    match done {
        Ok(admin::Answer::Refused { why }) => Err(Problem::new(ProblemCode::Refused, why).into()),
        Ok(answer) => Ok(Json(answer)),
        Err(_) => Err(Refusal::with(
            StatusCode::INTERNAL_SERVER_ERROR,
            "the server failed; its log has the reason, and the audit log shows whether the request was carried out",
        )),
    }
}

//! `/api/account/export`: all data of an account, as one JSON text.

use axum::{body::Body, extract::State, http::header, response::IntoResponse};
use futures_util::stream;
use lobby::StoreError;
use protocol::http::Exported;
use protocol::{Problem, ProblemCode};

use crate::{
    App,
    account_export::AccountExport,
    answers::Streamed,
    request::{Answer, Refusal, SignedIn},
};

/// Sends the export while it is read, table by table. The method is not `GET`: a link on any website could
/// make a browser send that.
pub(crate) async fn all(State(app): State<App>, SignedIn(session): SignedIn) -> Answer<Streamed<Exported>> {
    let lobby = app.inner.lobby.clone();
    lobby.begin_export(&session)?;
    let kept = match &app.inner.people {
        Some(people) => {
            people.rate_newest().await.map_err(unread)?;
            Some((people.store(), people.friends(&session).await?.friends))
        }
        None => None,
    };
    let export = AccountExport::begin(lobby, kept, &session.account, Some(&session.hash)).await;
    let ended = || Problem::new(ProblemCode::NotSignedIn, "this session has ended; sign in again");
    let export = export.map_err(unread)?.ok_or_else(ended)?;
    // After an error the connection is cut, so that no client takes a partial export for a complete one.
    let parts = stream::try_unfold(export, |mut export| async move {
        let bytes = export.next().await?;
        Ok::<_, StoreError>(bytes.map(|bytes| (bytes, export)))
    });
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"septet-account.json\""),
    ];
    Ok(Streamed::new((headers, Body::from_stream(parts)).into_response()))
}

fn unread(_: StoreError) -> Refusal {
    Problem::new(ProblemCode::StorageUnavailable, "the account could not be read; try again in a moment")
        .into()
}

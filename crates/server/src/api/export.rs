//! `/api/account/export`: all that is known of an account, as one JSON text.

use axum::{body::Body, extract::State, http::header, response::IntoResponse};
use bytes::Bytes;
use futures_util::stream;
use lobby::{AccountTimes, Lobby, Session};
use protocol::http::{AboutMe, Exported, ExportedBell, ExportedPeople, ExportedTable};
use protocol::{Problem, ProblemCode};
use serde_json::json;

use crate::{
    App,
    answers::Streamed,
    request::{Answer, Refusal, SignedIn},
};

/// What is written next.
enum Part {
    Head(Box<(AboutMe, AccountTimes, Option<ExportedBell>, Option<ExportedPeople>)>),
    /// The first table after the one with this id, and whether one was written before.
    Table(String, bool),
    Done,
}

/// Sent as it is read, table by table: however much there is, the server holds one table of it. Not a `GET`, which a link
/// on any website could make a browser ask for.
pub(crate) async fn all(State(app): State<App>, SignedIn(session): SignedIn) -> Answer<Streamed<Exported>> {
    let lobby = app.inner.lobby.clone();
    lobby.begin_export(&session)?;
    let bell = match &app.inner.doorbell {
        Some(doorbell) => Some(doorbell.export(&session).await.map_err(|_| unread())?),
        None => None,
    };
    let people = match &app.inner.people {
        Some(people) => Some(people.export(&session).await?),
        None => None,
    };
    let (about, times) = (lobby.about(&session).await?, lobby.account_times(&session).await?);
    let head = Part::Head(Box::new((about, times, bell, people)));
    let parts = stream::try_unfold((lobby, session, head), |(lobby, session, part)| async move {
        let Some((bytes, next)) = write(&lobby, &session, part).await? else { return Ok(None) };
        Ok::<_, Broken>(Some((bytes, (lobby, session, next))))
    });
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"septet-account.json\""),
    ];
    Ok(Streamed::new((headers, Body::from_stream(parts)).into_response()))
}

fn unread() -> Refusal {
    Problem::new(ProblemCode::StorageUnavailable, "the account could not be read; try again in a moment")
        .into()
}

/// Half an export is worse than none: the connection is cut, so that no client takes it for a whole one.
#[derive(Debug, thiserror::Error)]
#[error("the account could not be read to its end")]
struct Broken;

async fn write(lobby: &Lobby, session: &Session, part: Part) -> Result<Option<(Bytes, Part)>, Broken> {
    match part {
        Part::Head(head) => {
            let (about, times, bell, people) = &*head;
            let mut head = json!({ "septet": 1, "about": about, "time": times });
            if let Some(bell) = bell {
                head["doorbell"] = json!(bell);
            }
            if let Some(people) = people {
                head["people"] = json!(people);
            }
            let head = head.to_string();
            let open = head.strip_suffix('}').expect("an object ends so");
            Ok(Some((format!("{open},\"tables\":[").into(), Part::Table(String::new(), false))))
        }
        Part::Table(after, more) => match lobby.export_table(session, &after).await.map_err(|_| Broken)? {
            Some(table) => Ok(Some((one(&table, more), Part::Table(table.id, true)))),
            None => Ok(Some(("]}\n".into(), Part::Done))),
        },
        Part::Done => Ok(None),
    }
}

fn one(table: &ExportedTable, more: bool) -> Bytes {
    let text = serde_json::to_string(table).expect("it has string keys");
    if more { format!(",\n{text}").into() } else { text.into() }
}

//! Pending requests, such as a code for another device or the challenge for a passkey. Each is answered or
//! used once, and soon.

use lobby::{Asked, AskedFor, StoreError};
use sqlx::AnyPool;

use super::{
    db::Db,
    error::{all, moment, stored, unavailable},
};

/// A write about pending requests.
#[derive(Debug)]
pub(super) enum AskedWrite {
    /// A new pending request.
    Ask(Box<Asked>),
    /// The answer to a pending request.
    Spend { what: AskedFor, id: String },
    /// The removal of requests that could be answered until this time.
    Forget { before: i64 },
}

impl AskedWrite {
    pub(super) async fn carry_out(&self, db: &mut Db<'_>) -> Result<(), StoreError> {
        match self {
            Self::Ask(asked) => ask(db, asked).await,
            Self::Spend { what, id } => {
                let text = "DELETE FROM asked WHERE what = $1 AND id = $2";
                let spent = db.execute(text, &[what.name().into(), id.into()]).await?;
                all(spent, 1, "it was answered already")
            }
            Self::Forget { before } => {
                db.execute("DELETE FROM asked WHERE ends_at <= $1", &[(*before).into()]).await?;
                Ok(())
            }
        }
    }
}

async fn ask(db: &mut Db<'_>, asked: &Asked) -> Result<(), StoreError> {
    let Asked { what, id, whose, address, held, at, ends_at } = asked;
    match what.most_of_one_address() {
        None => {
            let text = "DELETE FROM asked WHERE what = $1 AND whose = $2";
            db.execute(text, &[what.name().into(), whose.into()]).await?;
        }
        Some(most) => {
            let text = "DELETE FROM asked WHERE what = $1 \
                        AND id = (SELECT id FROM asked WHERE what = $1 AND address = $2 ORDER BY at, id LIMIT 1) \
                        AND (SELECT COUNT(*) FROM asked WHERE what = $1 AND address = $2) >= $3";
            db.execute(text, &[what.name().into(), address.into(), i64::from(most).into()]).await?;
        }
    }
    let text = "INSERT INTO asked (what, id, whose, address, held, at, ends_at) \
                SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS TEXT), CAST($5 AS TEXT), \
                CAST($6 AS BIGINT), CAST($7 AS BIGINT) \
                WHERE (SELECT COUNT(*) FROM asked WHERE what = $1 AND ends_at > $6) < $8";
    let values = [
        what.name().into(),
        id.into(),
        whose.into(),
        address.into(),
        held.into(),
        moment(*at).into(),
        moment(*ends_at).into(),
        i64::from(what.most()).into(),
    ];
    all(db.execute(text, &values).await?, 1, "too much is asked at once")
}

/// A row as it is read: whose, address, held, at, ends_at.
type Row = (String, String, String, i64, i64);

pub(super) async fn find(pool: &AnyPool, what: AskedFor, id: &str) -> Result<Option<Asked>, StoreError> {
    let text = "SELECT whose, address, held, at, ends_at FROM asked WHERE what = $1 AND id = $2";
    let found: Option<Row> =
        sqlx::query_as(text).bind(what.name()).bind(id).fetch_optional(pool).await.map_err(unavailable)?;
    let Some((whose, address, held, at, ends_at)) = found else { return Ok(None) };
    let (at, ends_at) = (stored(at)?, stored(ends_at)?);
    Ok(Some(Asked { what, id: id.to_owned(), whose, address, held, at, ends_at }))
}

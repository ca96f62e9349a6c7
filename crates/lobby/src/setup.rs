//! Whether a table can be set up so.

use protocol::{Problem, ProblemCode, Setup};
use serde_json::Value;

use crate::Catalogue;

/// Checks a setup off the wire and returns it complete.
pub(crate) fn check_setup(catalogue: &Catalogue, setup: Setup) -> Result<Setup, Problem> {
    let bad = |message: String| Problem::new(ProblemCode::BadSetup, message);
    let Some(offer) = catalogue.get(&setup.game) else {
        return Err(Problem::new(ProblemCode::NotFound, "this server does not have that game"));
    };
    if !setup.clock.is_valid() {
        return Err(bad("a clock has 5 to 3,600 seconds or 1 to 14 days for each decision".into()));
    }
    let options = match setup.options {
        Value::Null => read(&offer.game.default_options()),
        options => options,
    };
    let options = offer.game.check_options(setup.seats, &options).map_err(|e| bad(e.0))?;
    Ok(Setup { options: read(&options), ..setup })
}

fn read(json: &table::Json) -> Value {
    serde_json::from_str(json.get()).expect("it is JSON")
}

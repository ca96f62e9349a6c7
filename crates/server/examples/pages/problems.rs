//! Problem codes and close codes.

use protocol::CloseCode;

use crate::markdown::described;

/// Returns the table of problem codes and the table of close codes.
pub(crate) fn page() -> String {
    let schema = protocol::schema();
    let codes = schema["$defs"]["ProblemCode"]["oneOf"].as_array().cloned().unwrap_or_default();
    let mut text = "## Problem codes\n\n| code | meaning |\n|---|---|\n".to_owned();
    for code in &codes {
        text += &format!("| `{}` | {} |\n", code["const"].as_str().unwrap_or_default(), described(code));
    }
    text += "\n## Close codes\n\n| code | name | meaning | reconnect and resume |\n|---|---|---|---|\n";
    for code in CloseCode::ALL {
        let again = if code.resumable() { "yes" } else { "no" };
        text += &format!("| {} | `{code:?}` | {} | {again} |\n", code as u16, code.meaning());
    }
    text
}

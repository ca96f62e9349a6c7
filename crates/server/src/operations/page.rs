//! placeholder
use serde_json::Value;
pub(crate) fn page(_openapi: &Value) -> String {
    String::new()
}

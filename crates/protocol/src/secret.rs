//! What somebody proves with that they are who they are.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A password or a code, on its way between a client and the server. It travels as plain text, so that requests and
/// answers can carry it, and it is never printed: logs and panics show that it is there, and nothing of it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Secret(String);

impl Secret {
    /// Something that is to be kept from everybody else.
    pub fn new(text: impl Into<String>) -> Self {
        Self(text.into())
    }

    /// What it is.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_travels_and_is_never_printed() {
        let secret = Secret::new("hunter2hunter2");
        assert_eq!(serde_json::to_string(&secret).unwrap(), r#""hunter2hunter2""#);
        assert!(!format!("{:?}", Some(secret)).contains("hunter"));
    }
}

//! Secrets in requests and answers.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A password, code or other secret, as plain text between a client and the server. `Debug` does not print
/// it, so logs and panics do not contain it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Secret(String);

impl Secret {
    /// Wraps a secret text.
    pub fn new(text: impl Into<String>) -> Self {
        Self(text.into())
    }

    /// Returns the text.
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
